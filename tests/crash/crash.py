#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Kills the server at random moments while clients play over real sockets, and checks what comes back.

  tests/crash/crash.py build/release/cli/fairground [--kills 50] [--tables 6] [--seed 1]

Two thirds of the tables are played through by one person against bots, then by rematch or anew; at the others two
friends gather, sit, get ready, start, play a little and leave. Every other kill waits until somebody is just making
a table, gathering, starting or asking for a rematch.

After every kill -9 and restart:
  - every table that was acknowledged is there, with everybody who was told that they sit, are ready, have begun;
  - no answer that was acknowledged is asked for again;
  - who comes back with `since` gets exactly the events from there on, and those they have seen are the same;
  - a table's rematch is the one that was acknowledged.
At the end everybody must get on, every table ever acknowledged must answer, and bots must finish every game that
was left to them when somebody watches. Prints what happened; fails if anything
was lost or stuck.
"""

import argparse
import http.client
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

PHASES = ("gathering", "playing", "over", "closed")
GAMES = [("king_thief_minister", 4), ("huzzah", 3)]


class Server:
    def __init__(self, program, folder):
        self.program, self.folder, self.port, self.process = program, folder, 0, None

    def start(self):
        command = [self.program, "serve", "--listen", f"127.0.0.1:{self.port}", "--database",
                   os.path.join(self.folder, "crash.db"), "--web", "/nowhere"]
        for limit in ["messages-per-second", "message-burst", "requests-per-second", "request-burst",
                      "guests-per-minute", "tables-per-person", "tables-per-address", "rows-per-hour"]:
            command += [f"--{limit}", "100000"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if ":" not in line:
            raise SystemExit("the server did not start")
        self.port = int(line.rstrip("/\n").rsplit(":", 1)[1])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Visitor(threading.Thread):
    """Somebody who goes on through whatever happens to the server."""

    def __init__(self, server, seed):
        super().__init__(daemon=True)
        self.server, self.random = server, random.Random(seed)
        self.game, self.players = GAMES[seed % len(GAMES)]
        self.moves = self.games = self.returns = self.rematches = 0
        self.last_progress = time.time()
        self.fault = None
        self.is_stopping = False
        self.doing = "coming"  # for kills that want to hit something
        self.tables = []  # every one that was acknowledged
        self.left = []  # every one that bots have to finish
        self.person = self.table = None

    def run(self):
        while not self.is_stopping and not self.fault:
            try:
                self.visit()
            except (OSError, WireError, ValueError):
                self.returns += 1
                time.sleep(0.05)

    def expect(self, is_so, what):
        if not is_so:
            self.fault = self.fault or f"{self.table}: {what}"
        return is_so

    def make_table(self, seats, start):
        self.doing = "creating"
        form = {"game": self.game, "players": self.players, "pace": "swift", "start": start, "seats": seats}
        self.sit_at(self.person.post("/api/tables", form)["table"])

    def sit_at(self, table):
        self.table = table
        self.tables.append(table)
        self.seen = {}  # number of an event -> the event as it was told
        self.answered = 0  # the last question whose answer was acknowledged
        self.last_progress = time.time()

    def watch(self, socket):
        """With some of what was seen already, so that it can be compared."""
        since = self.random.randint(0, len(self.seen))
        answer = socket.ask(do="watch", table=self.table, since=since)
        if not answer["ok"]:
            # A table is `busy` for a moment if the last move could not be stored.
            self.expect(answer["error"]["code"] == "busy", f"a table that was acknowledged is gone: {answer}")
            return False
        self.since = since
        return True

    def take_play(self, push):
        """False if what comes is not what is stored."""
        numbers = [number for number, _ in push["events"]]
        if not self.expect(numbers == list(range(self.since, push["n"])), f"since {self.since} gave {numbers}"):
            return False
        for number, event in push["events"]:
            if not self.expect(self.seen.setdefault(number, event) == event,
                               f"event {number} was {self.seen[number]}, is {event}"):
                return False
        self.since = push["n"]
        self.last_progress = time.time()
        return push.get("more", False) or self.expect(
            push["n"] >= len(self.seen), f"{len(self.seen)} events were shown, {push['n']} came back")

    def is_whole(self, socket, push):
        """A long history comes in pieces; asks for the next one if there is one."""
        if push.get("more", False):
            socket.ask(do="watch", table=self.table, since=push["n"])
            return False
        return True

    def play(self, socket, most=10**9):
        """True when the game is over, or so many answers were given."""
        self.doing = "playing"
        if not self.watch(socket):
            return False
        while not self.is_stopping and most > 0:
            push = socket.next_push()
            if push["push"] != "play" or push["table"] != self.table:
                continue
            if not self.take_play(push):
                return False
            if not self.is_whole(socket, push):
                continue
            if push["result"]:
                return True
            question = push["question"]
            if question and not question["answered"]:
                if not self.expect(question["number"] >= self.answered,
                                   f"question {self.answered} was answered, {question['number']} is asked"):
                    return False
                if question["number"] > self.answered:
                    most -= self.answer(socket, question)
        return not self.is_stopping

    def answer(self, socket, question):
        choice = self.random.choice(question["offers"])["choice"]
        answer = socket.ask(do="choose", table=self.table, question=question["number"], choice=choice)
        if answer["ok"]:
            self.answered = question["number"]
            self.moves += 1
        else:
            self.expect(answer["error"]["code"] in ("stale", "busy", "over"), answer)
        return answer["ok"]


class Player(Visitor):
    """Plays game after game against bots, by rematch or at a new table."""

    def visit(self):
        if self.person is None:
            self.person = Person(self.server.port)
        if self.table is None:
            self.make_table(["me"] + ["random"] * (self.players - 1), True)
        socket = self.person.connect(self.table)
        try:
            # The server may have gone between a rematch and its start.
            if self.person.get(f"/api/tables/{self.table}")["phase"] == "gathering":
                socket.ask(do="start", table=self.table)
            if not self.play(socket):
                return
            before = dict(self.seen)
            answer = socket.ask(do="watch", table=self.table, since=0)
            if not answer["ok"]:
                return  # busy: nothing can be said about it now, and the next visit asks again
            self.games += 1
            self.since = 0
            self.seen = {}
            is_whole = False
            while not is_whole:
                push = socket.next_push()
                if push["push"] == "play" and not self.take_play(push):
                    return
                is_whole = push["push"] == "play" and self.is_whole(socket, push)
            self.expect(self.seen == before, "the whole game is not what was seen of it")
            if self.random.random() < 0.5:
                self.table = None
            else:
                self.rematch(socket)
        finally:
            socket.close()

    def rematch(self, socket):
        old, self.doing = self.table, "asking for a rematch"
        answer = socket.ask(do="rematch", table=old)
        if not answer["ok"]:
            self.expect(answer["error"]["code"] in ("busy", "full"), answer)
            return
        self.rematches += 1
        linked = self.person.get(f"/api/tables/{old}").get("rematch")
        self.expect(linked == answer["table"], f"the rematch {answer['table']} became {linked}")
        self.sit_at(answer["table"])
        info = self.person.get(f"/api/tables/{self.table}")
        self.expect(info["you"] is not None, "a rematch without its own guest")
        answer = socket.ask(do="start", table=self.table)
        self.expect(answer["ok"] or answer["error"]["code"] in ("busy", "over"), answer)


class Friends(Visitor):
    """Two people who gather, start, play a little and leave; and do so again."""

    def visit(self):
        if self.person is None:
            self.person = Person(self.server.port)
            self.friend = None
        if self.friend is None:
            self.friend = Person(self.server.port)
        if self.table is None:
            self.make_table(["me", None] + ["random"] * (self.players - 2), False)
            self.told, self.is_leaving = set(), False
        host, friend = self.person.connect(), self.friend.connect()
        try:
            self.doing = "gathering"
            self.step("seated", friend, do="sit", seat=1)
            self.step("ready", friend, do="ready", ready=True)
            self.doing = "starting"
            self.step("started", host, do="start")
            self.check(self.person.get(f"/api/tables/{self.table}"))
            self.doing = "leaving"
            friend.ask(do="leave", table=self.table)  # a bot goes on
            # Once left, perhaps without an answer, one sees what a spectator sees.
            if self.fault or not (self.is_leaving or self.play(host, most=2)):
                return
            self.doing, self.is_leaving = "leaving", True
            host.ask(do="leave", table=self.table)
            self.left.append(self.table)
            self.games, self.table = self.games + 1, None
        finally:
            host.close()
            friend.close()

    def step(self, fact, socket, **message):
        self.check(self.person.get(f"/api/tables/{self.table}"))
        if fact in self.told or self.fault:
            return
        answer = socket.ask(table=self.table, **message)
        # `over`: it had begun before the answer got lost.
        if self.expect(answer["ok"] or answer["error"]["code"] in ("busy", "over"), answer) and answer["ok"]:
            self.told.add(fact)
        self.last_progress = time.time()

    def check(self, info):
        seat = info["seats"][1]
        if "seated" in self.told:
            self.expect(seat.get("person") == self.friend.id, f"who sat down stands: {seat}")
        if "ready" in self.told:
            self.expect(seat["ready"], f"who was ready is not: {seat}")
        if "started" in self.told:
            self.expect(info["phase"] in ("playing", "over"), f"what had begun is {info['phase']}")


AIMS = ["creating", "gathering", "starting", "asking for a rematch"]


def aim(visitors, wanted):
    """Waits until somebody is doing that, but not for ever."""
    deadline = time.time() + 3
    while time.time() < deadline and all(v.doing != wanted for v in visitors):
        time.sleep(0.0002)


def kill_again_and_again(server, visitors, kills, chance):
    """What was being done when the server was killed, by how often; or the first fault."""
    hits = {}
    for i in range(kills):
        time.sleep(chance.uniform(0.2, 1.2))
        if i % 2 == 1:
            aim(visitors, AIMS[i // 2 % len(AIMS)])
            time.sleep(chance.uniform(0, 0.004))
        for doing in {v.doing for v in visitors}:
            hits[doing] = hits.get(doing, 0) + 1
        server.kill()
        server.start()
        if any(v.fault for v in visitors):
            break
    return hits


def standing(person, table):
    """The phase of a table, or why it is not told."""
    try:
        status, text = person.request("GET", f"/api/tables/{table}")
        return json.loads(text)["phase"] if status == 200 else f"{status} {text}"
    except (OSError, http.client.HTTPException, ValueError) as fault:
        return f"{fault!r}"


def unanswered(visitors, patience=20):
    """Tables that were acknowledged and do not answer now; a server that is just taking one over may take a moment."""
    missing = []
    deadline = time.time() + patience
    for visitor in visitors:
        for table in visitor.tables:
            answer = standing(visitor.person, table)
            while answer not in PHASES and time.time() < deadline:
                time.sleep(0.2)
                answer = standing(visitor.person, table)
            if answer not in PHASES:
                missing.append(f"{table}: {answer}")
    return missing


def unfinished(visitors, patience):
    """Tables that were left to their bots, and which these do not bring to an end. Bots play while somebody watches."""
    deadline = time.time() + patience
    waiting = [(v.person, table) for v in visitors for table in v.left]
    sockets = []
    for person, table in waiting:
        sockets.append(person.connect())
        sockets[-1].ask(do="watch", table=table, since=0)
    while waiting and time.time() < deadline:
        waiting = [(p, table) for p, table in waiting if p.get(f"/api/tables/{table}")["phase"] != "over"]
        time.sleep(0.1)
    for socket in sockets:
        socket.close()
    return [table for _, table in waiting]


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
        visitors = [(Friends if i % 3 == 2 else Player)(server, settings.seed * 100 + i) for i in range(settings.tables)]
        for visitor in visitors:
            visitor.start()
        hits = kill_again_and_again(server, visitors, settings.kills, chance)
        # Everybody must get on after the last restart.
        mark, deadline = time.time(), time.time() + 60
        while time.time() < deadline and any(v.last_progress < mark and not v.fault for v in visitors):
            time.sleep(0.1)
        stuck = [v.table for v in visitors if v.last_progress < mark]
        for visitor in visitors:
            visitor.is_stopping = True
        for visitor in visitors:
            visitor.join(25)
        missing = unanswered(visitors)
        stuck += unfinished(visitors, 60)
        server.kill()
        faults = [v.fault for v in visitors if v.fault]
        if faults or stuck or missing:
            print(json.dumps({"faults": faults, "stuck": stuck, "missing": missing}))
            return 1
        print(f"{settings.kills} kills, while somebody was "
              + ", ".join(f"{doing} ({count})" for doing, count in sorted(hits.items())))
        print(f"{sum(v.moves for v in visitors)} acknowledged moves, {sum(v.games for v in visitors)} games, "
              f"{sum(v.rematches for v in visitors)} rematches, {sum(len(v.tables) for v in visitors)} tables, "
              f"{sum(v.returns for v in visitors)} reconnections: nothing lost, nothing stuck")
        return 0


if __name__ == "__main__":
    sys.exit(main())
