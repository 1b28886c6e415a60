#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Kills the server at random moments while clients play over real sockets, and checks what comes back.

  tests/crash/crash.py PROGRAM [--kills 50] [--tables 6] [--seed 1]

After every kill -9 and restart each table must know at least every move that was acknowledged, the events already
seen must be the same, and the game must go on. Prints one closing line; fails if anything was lost or stuck.
"""

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time

from wire_client import Person, WireError

GAMES = [("king_thief_minister", 4), ("huzzah", 3)]


class Server:
    def __init__(self, program, folder):
        self.program, self.folder, self.port, self.process = program, folder, 0, None

    def start(self):
        command = [self.program, "serve", "--listen", f"127.0.0.1:{self.port}", "--database",
                   os.path.join(self.folder, "crash.db"), "--web", "/nowhere"]
        for limit in ["messages-per-second", "message-burst", "requests-per-second", "request-burst",
                      "guests-per-minute", "tables-per-person"]:
            command += [f"--{limit}", "100000"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if ":" not in line:
            raise SystemExit("the server did not start")
        self.port = int(line.rstrip("/\n").rsplit(":", 1)[1])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player(threading.Thread):
    """Plays game after game on one table at a time, through whatever happens to the server."""

    def __init__(self, server, seed):
        super().__init__(daemon=True)
        self.server, self.random = server, random.Random(seed)
        self.game, self.players = GAMES[seed % len(GAMES)]
        self.moves = self.games = self.returns = 0
        self.last_progress = time.time()
        self.fault = None
        self.is_stopping = False
        self.person = self.table = None
        self.seen = {}  # number of an event -> the event as it was told
        self.answered = 0  # the last question whose answer was acknowledged

    def run(self):
        while not self.is_stopping and not self.fault:
            try:
                self.play()
            except (OSError, WireError, ValueError):
                self.returns += 1
                time.sleep(0.05)

    def play(self):
        if self.person is None:
            self.person = Person(self.server.port)
        if self.table is None:
            form = {"game": self.game, "players": self.players, "pace": "swift", "start": True,
                    "seats": ["me"] + ["random"] * (self.players - 1)}
            self.table = self.person.post("/api/tables", form)["table"]
            self.seen, self.answered = {}, 0
        socket = self.person.connect()
        try:
            answer = socket.ask(do="watch", table=self.table)
            if not answer["ok"]:
                if answer["error"]["code"] != "busy":
                    self.fault = f"a table that was acknowledged is gone: {answer}"
                return
            while not self.is_stopping:
                if not self.on_push(socket, socket.next_push()):
                    return
        finally:
            socket.close()

    def on_push(self, socket, push):
        """False when the game is over or something is wrong."""
        if push["push"] != "play":
            return True
        for number, event in push["events"]:
            if self.seen.setdefault(number, event) != event:
                self.fault = f"{self.table}: event {number} was {self.seen[number]}, is {event}"
                return False
        if push["n"] < len(self.seen):
            self.fault = f"{self.table}: {len(self.seen)} events were shown, {push['n']} came back"
            return False
        self.last_progress = time.time()
        if push["result"]:
            self.games, self.table = self.games + 1, None
            return False
        question = push["question"]
        if question and not question["answered"]:
            if question["number"] < self.answered:
                self.fault = f"{self.table}: question {self.answered} was answered, {question['number']} is asked"
                return False
            if question["number"] > self.answered:
                self.answer(socket, question)
        return True

    def answer(self, socket, question):
        choice = self.random.choice(question["offers"])["choice"]
        answer = socket.ask(do="choose", table=self.table, question=question["number"], choice=choice)
        if answer["ok"]:
            self.answered = question["number"]
            self.moves += 1
        elif answer["error"]["code"] not in ("stale", "busy", "over"):
            self.fault = f"{self.table}: {answer}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    settings = parser.parse_args()
    chance = random.Random(settings.seed)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(settings.program, folder)
        server.start()
        players = [Player(server, settings.seed * 100 + i) for i in range(settings.tables)]
        for player in players:
            player.start()
        fault = None
        for _ in range(settings.kills):
            time.sleep(chance.uniform(0.2, 1.2))
            server.kill()
            server.start()
            fault = fault or next((p.fault for p in players if p.fault), None)
            if fault:
                break
        # Everybody must get on after the last restart.
        mark, deadline = time.time(), time.time() + 60
        while not fault and time.time() < deadline and any(p.last_progress < mark for p in players):
            time.sleep(0.1)
            fault = next((p.fault for p in players if p.fault), None)
        stuck = [p.table for p in players if p.last_progress < mark]
        for player in players:
            player.is_stopping = True
        time.sleep(0.2)
        server.kill()
        moves, games = sum(p.moves for p in players), sum(p.games for p in players)
        if fault or stuck:
            print(json.dumps({"fault": fault, "stuck": stuck}))
            return 1
        print(f"{settings.kills} kills, {moves} acknowledged moves, {games} games over, "
              f"{sum(p.returns for p in players)} reconnections: nothing lost, nothing stuck")
        return 0


if __name__ == "__main__":
    sys.exit(main())
