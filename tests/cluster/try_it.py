#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What somebody does who tries scripts/cluster: opens the address it prints, plays, stops one server, kills another, and presses Ctrl-C.

  tests/cluster/try_it.py build/release/cli/fairground

Play must go on through all of it, by way of the proxy; PostgreSQL must not run as root, nor let others into its folder; and nothing may be
left afterwards: no process and no folder.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "crash"))
sys.path.insert(0, HERE)
import wire_client  # noqa: E402
from cluster import free_port  # noqa: E402

SKIPPED = 77
PATIENCE = 30  # seconds for one more answer, whatever has just happened


def fail(why):
    print(f"failed: {why}")
    sys.exit(1)


class Script:
    """scripts/cluster as a person runs it, and what it printed."""

    def __init__(self, program, folder):
        self.process = subprocess.Popen([os.path.join(ROOT, "scripts/cluster"), program, "--port", str(free_port())],
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                        env={**os.environ, "TMPDIR": folder})
        self.address, self.servers = None, []
        for line in self.process.stdout:
            if found := re.search(r"open: http://127\.0\.0\.1:(\d+)/", line):
                self.address = int(found[1])
            if found := re.search(r"process (\d+)", line):
                self.servers.append(int(found[1]))
            if "Ctrl-C" in line:
                return
        if "apt-get install" in self.process.stderr.read():
            sys.exit(SKIPPED)
        fail("it did not start")

    def children(self):
        """Every process that it has started, and those that they have."""
        parents = {}
        for name in os.listdir("/proc"):
            try:
                with open(f"/proc/{name}/stat") as file:
                    parents[int(name)] = int(file.read().rsplit(")", 1)[1].split()[1])
            except (OSError, ValueError):
                continue
        found = {self.process.pid}
        while more := {child for child, parent in parents.items() if parent in found} - found:
            found |= more
        return found

    def end(self):
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=60)


class Player:
    """One person at one table, who comes back whenever the line is lost."""

    def __init__(self, port):
        self.person = wire_client.Person(port)
        form = {"game": "king_thief_minister", "players": 3, "pace": "swift", "seats": ["me", "random", "random"],
                "start": True}
        self.table = self.person.post("/api/tables", form)["table"]
        self.answered = 0

    def give_an_answer(self):
        deadline = time.time() + PATIENCE
        while time.time() < deadline:
            try:
                if self.try_to():
                    return
            except (OSError, wire_client.WireError):
                time.sleep(0.1)
        fail(f"nobody answers any more at {self.table}")

    def try_to(self):
        socket = self.person.connect(self.table)
        try:
            if not socket.ask(do="watch", table=self.table, since=0)["ok"]:
                return False
            while True:
                push = socket.next_push()
                question = push.get("question") if push["push"] == "play" else None
                if push["push"] == "play" and push["result"]:
                    fail("the game is over too soon to say anything")
                if not question or question["answered"]:
                    continue
                if question["number"] <= self.answered:
                    fail("an answer that was acknowledged is asked for again")
                choice = question["offers"][0]["choice"]
                done = socket.ask(do="choose", table=self.table, question=question["number"], choice=choice)["ok"]
                if done:
                    self.answered = question["number"]
                return done
        finally:
            socket.close()


def check_database(folder, processes):
    """Whose it is, and who may look into it. Started by somebody else than root, it is theirs."""
    owners = {user for name, user in map(name_and_user, processes) if name == "postgres"}
    if not owners or 0 in owners:
        fail(f"PostgreSQL runs as {owners}")
    inner = [os.path.join(folder, name) for name in os.listdir(folder)]
    if len(inner) != 1:
        fail(f"not one folder: {inner}")
    data = os.stat(os.path.join(inner[0], "postgresql"))
    if {data.st_uid} != owners or data.st_mode & 0o077 or os.stat(inner[0]).st_mode & 0o066:
        fail("others may look into the database's folder")
    if os.path.exists(os.path.join(inner[0], "password")):
        fail("the password lies in a file")


def name_and_user(pid):
    try:
        with open(f"/proc/{pid}/status") as file:
            fields = dict(line.split(":", 1) for line in file if ":" in line)
        return fields["Name"].strip(), int(fields["Uid"].split()[1])
    except OSError:
        return "", None


def is_alive(pid):
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def main():
    with tempfile.TemporaryDirectory(prefix="fairground-try-") as folder:
        os.chmod(folder, 0o711)  # the database's user must get to its own
        try_it(folder)
        if os.listdir(folder):
            fail(f"it left {os.listdir(folder)}")
    print("Ctrl-C left nothing")
    return 0


def try_it(folder):
    wire_client.PATIENCE = 6
    script = Script(sys.argv[1], folder)
    if script.address is None or len(script.servers) != 3:
        fail("it does not say where it is")
    everybody = script.children()
    try:
        check_database(folder, everybody)
        if wire_client.Person(script.address).request("GET", "/")[0] != 200:
            fail("there is no page at the address that was printed")
        players = [Player(script.address) for _ in range(6)]
        for what, which in (("nothing", 0), ("one server stopped", signal.SIGTERM), ("another killed", signal.SIGKILL)):
            if which:
                os.kill(script.servers.pop(), which)
            begun = time.time()
            for player in players:
                player.give_an_answer()
            print(f"with {what}: {len(players)} answers in {time.time() - begun:.1f} s")
        everybody |= script.children()
    finally:
        ended = script.end()
    if ended != 0:
        fail(f"it ended with {ended}")
    left = [pid for pid in everybody if is_alive(pid)]
    if left:
        fail(f"processes are left: {left}")


if __name__ == "__main__":
    sys.exit(main())
