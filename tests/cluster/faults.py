#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Three servers on one PostgreSQL behind HAProxy, many games by real sockets, and one fault after another.

  tests/cluster/faults.py build/release/cli/fairground [--faults 200] [--tables 200] [--seed 1] [--balance roundrobin]

The faults: kill -9; SIGSTOP for longer than a lease, and SIGCONT; SIGTERM and a new start, as in an upgrade; a server cut off from
everything, from another server or from the database, where the system allows network namespaces; PostgreSQL restarted with
`-m immediate`. What is checked of each game is what tests/crash checks; besides, every word that somebody says must be heard
once. One table in five has somebody who only watches, by way of whichever server the proxy gives them: they must be shown every event once,
the same when they come back, and as many as the player. Prints the moves that were acknowledged, what was lost, doubled or stuck, and the
longest pause that somebody who wanted to play had to wait, by the kind of fault. Everything is on loopback or in namespaces of its own.

A pause has a bound: a second for a server that is told to stop, five for one that is killed or hangs, ten for the rest, each counted from
the fault, so that who begins to wait later is given what is left of it; for a pause in which several were met their sum; and a second for
one in which none was. A machine that has much else to do is given more: as long as this program itself stood still in that
time, and four times what a question takes while nothing is wrong (99 of 100 of them), since who comes back asks four times
(a connection, the table, a socket, to watch).
"""

import argparse
import os
import random
import signal
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "crash"))
import wire_client  # noqa: E402
from cluster import INSIDE, Cluster, Missing, Rooms, enter  # noqa: E402
from crash import Player, Visitor, unanswered  # noqa: E402

SKIPPED = 77  # what ctest takes for "cannot be tried here"
LEASE = 3.0
BOUNDS = {"SIGTERM": 1.0, "kill -9": 5.0, "SIGSTOP": 5.0}
OTHER_BOUND = 10.0
NO_FAULT_BOUND = 1.0
WATCHED = 5  # one table in so many
QUIET = 3.0  # before the first fault, to see how long one waits
ROUND_TRIPS = 4  # of somebody who comes back


class Stalls(threading.Thread):
    """How long everything here stood still, and when: somebody who sleeps for a moment again and again, and notes how late they wake."""

    NAP, WORTH_NOTING = 0.01, 0.03

    def __init__(self):
        super().__init__(daemon=True)
        self.log = []  # (when it ended, seconds)

    def run(self):
        while True:
            begun = time.time()
            time.sleep(self.NAP)
            late = time.time() - begun - self.NAP
            if late > self.WORTH_NOTING:
                self.log.append((time.time(), late))


def stalled_in(stalls, ended, seconds):
    """How much of a wait that was."""
    begun = ended - seconds
    return sum(max(0.0, min(end, ended) - max(end - late, begun)) for end, late in stalls)


class Guest(Player):
    """Plays at a person's pace, says something now and then, and knows how long it had to wait."""

    def __init__(self, server, seed, thinking):
        super().__init__(server, seed)
        self.thinking = thinking
        self.said = {}  # text -> whether it was acknowledged
        self.words = self.doubled = self.lost_words = 0
        self.waits = []  # (when it ended, seconds)
        self.waiting_since = None

    def run(self):
        while not self.is_stopping and not self.fault:
            try:
                self.visit()
            except (OSError, wire_client.WireError, ValueError, KeyError):
                self.returns += 1
                self.waiting_since = self.waiting_since or time.time()
                time.sleep(self.random.uniform(0.1, 0.3))

    def take_play(self, push):
        if self.waiting_since is not None:
            self.waits.append((time.time(), time.time() - self.waiting_since))
            self.waiting_since = None
        return super().take_play(push)

    def answer(self, socket, question):
        if self.is_stopping:
            return False
        time.sleep(self.random.uniform(0.5, 1.5) * self.thinking)
        if self.random.random() < 0.1:
            self.say(socket)
        self.waiting_since = time.time()
        is_answered = super().answer(socket, question)
        if is_answered:
            self.waits.append((time.time(), time.time() - self.waiting_since))
            self.waiting_since = None
        return is_answered

    def sit_at(self, table):
        super().sit_at(table)
        self.said = {}

    def say(self, socket):
        self.words += 1
        text = f"{self.person.id} says {self.words}"
        self.said[text] = False
        self.said[text] = socket.ask(do="chat", table=self.table, text=text)["ok"]

    def watch(self, socket):
        """All that was said at this table comes with it; the last fifty lines at least."""
        if not super().watch(socket):
            return False
        heard = {}
        socket.ask(do="barrier", table=self.table)  # which is refused by the table itself: what came before is here now
        for push in socket.pushes:
            if push.get("push") == "chat" and push.get("table") == self.table:
                heard[push.get("text")] = heard.get(push.get("text"), 0) + 1
        return self.check_words(heard)

    def check_words(self, heard):
        twice = [text for text, count in heard.items() if text and count > 1]
        lost = [text for text, is_told in self.said.items() if is_told and text not in heard]
        self.doubled += len(twice)
        if len(self.said) < 45:
            self.lost_words += len(lost)
            self.expect(not lost, f"said and not heard: {lost}")
        return self.expect(not twice, f"heard twice: {twice}")


class Watcher(Visitor):
    """Watches a guest's table. The socket does not name it, so the proxy gives any server, and most of it is passed on."""

    def __init__(self, server, seed, guest):
        super().__init__(server, seed)
        self.guest, self.doubled = guest, 0

    def visit(self):
        if self.person is None:
            self.person = wire_client.Person(self.server.port)
        if self.guest.table is None:
            return time.sleep(0.1)
        if self.table != self.guest.table:
            self.sit_at(self.guest.table)
        socket = self.person.connect()
        try:
            if self.watch(socket):
                self.look_on(socket)
        finally:
            socket.close()

    def look_on(self, socket):
        heard = set()
        while self.table == self.guest.table and not self.fault and not self.is_stopping:
            push = socket.next_push()
            if push.get("table") != self.table:
                continue
            is_word = push["push"] == "chat" and push.get("text") and heard is not None
            if is_word and not self.hear(push["text"], heard):
                return
            # A long history comes in pieces, and with each the last words once more.
            if push["push"] == "play" and self.take_play(push) and not self.is_whole(socket, push):
                heard = None

    def hear(self, text, heard):
        self.doubled += text in heard
        is_new = self.expect(text not in heard, f"a watcher heard twice: {text}")
        heard.add(text)
        return is_new

    def is_behind(self):
        if self.guest.table is None:
            return False  # between two games
        return self.table != self.guest.table or len(self.seen) < len(self.guest.seen)


class Trouble:
    """One fault at a time, each with an end."""

    def __init__(self, cluster, rooms, chance):
        self.cluster, self.rooms, self.random = cluster, rooms, chance
        self.log = []  # (begun, ended, kind)
        self.kinds = {"kill -9": self.kill, "SIGSTOP": self.pause, "SIGTERM": self.upgrade,
                      "PostgreSQL -m immediate": self.restart_database}
        if rooms:
            self.kinds |= {"cut off": self.cut, "cut from a server": self.cut_from_server,
                           "cut from the database": self.cut_from_database}

    def strike(self, i):
        kind = list(self.kinds)[i % len(self.kinds)]
        begun = time.time()
        self.kinds[kind](self.random.randrange(len(self.cluster.servers)))
        self.log.append((begun, time.time(), kind))

    def start_again(self, server):
        time.sleep(self.random.uniform(0.2, 1.0))
        for _ in range(20):
            server.start()
            if server.wait():
                return
            server.stop(signal.SIGKILL)
            time.sleep(0.3)
        raise RuntimeError("a server did not come back")

    def kill(self, i):
        self.cluster.servers[i].stop(signal.SIGKILL)
        self.start_again(self.cluster.servers[i])

    def pause(self, i):
        self.cluster.servers[i].tell(signal.SIGSTOP)
        time.sleep(LEASE + self.random.uniform(0.5, 2.0))
        self.cluster.servers[i].tell(signal.SIGCONT)

    def upgrade(self, i):
        self.cluster.servers[i].stop(signal.SIGTERM)
        self.start_again(self.cluster.servers[i])

    def restart_database(self, _):
        self.cluster.postgres.restart_immediately()

    def cut(self, i):
        self.rooms.cut(i, True)
        time.sleep(self.random.uniform(1.0, LEASE + 2.0))
        self.rooms.cut(i, False)

    def cut_between(self, i, host):
        self.rooms.cut_from(i, host, True)
        time.sleep(self.random.uniform(1.0, LEASE + 2.0))
        self.rooms.cut_from(i, host, False)

    def cut_from_server(self, i):
        self.cut_between(i, self.rooms.hosts[(i + 1) % len(self.rooms.hosts)])

    def cut_from_database(self, i):
        self.cut_between(i, self.rooms.database)


def met_in(log, ended, seconds):
    """The faults that somebody met in a wait, each with what they may wait for it: those that were under way, or whose time to be got
    over was not up; whoever began to wait later has the rest of that time."""
    met = []
    for begun, end, kind in log:
        bound = BOUNDS.get(kind, OTHER_BOUND)
        left = max(end, begun + bound) - (ended - seconds)
        if begun <= ended and left >= 0:
            met.append((kind, min(bound, left)))
    return met


def all_waits(guests):
    return [wait for guest in guests for wait in guest.waits]


def longest_pauses(guests, log):
    """By the kind of fault that was met in it."""
    longest = {}
    for ended, seconds in all_waits(guests):
        met = met_in(log, ended, seconds)
        if met:
            kind = met[0][0] if len(met) == 1 else "several at once"
            longest[kind] = max(longest.get(kind, 0), seconds)
    return longest


def usual_wait(guests, log):
    """What 99 of 100 did not wait for longer while nothing was wrong."""
    usual = sorted(seconds for ended, seconds in all_waits(guests) if not met_in(log, ended, seconds))
    return usual[int(0.99 * len(usual))] if usual else 0.0


def too_long(guests, log, stalls):
    """Waits that took longer than what was met in them allows, the longest first."""
    broken, usual = [], usual_wait(guests, log)
    for ended, seconds in all_waits(guests):
        met = met_in(log, ended, seconds)
        bound = (max(NO_FAULT_BOUND, sum(allowed for _, allowed in met)) + ROUND_TRIPS * usual
                 + stalled_in(stalls, ended, seconds))
        if seconds > bound:
            kinds = ", ".join(kind for kind, _ in met) or "no fault"
            broken.append((seconds, f"a pause of {seconds:.1f} s with {kinds}: {bound:.1f} s are allowed"))
    return [text for _, text in sorted(broken, reverse=True)]


def settle(guests, patience=60):
    """Everybody must get on after the last fault; those who do not."""
    mark, deadline = time.time(), time.time() + patience
    while time.time() < deadline and any(g.last_progress < mark and not g.fault for g in guests):
        time.sleep(0.2)
    return [g.table for g in guests if g.last_progress < mark and not g.fault]


def stop(visitors):
    for visitor in visitors:
        visitor.is_stopping = True
    for visitor in visitors:
        visitor.join(30)


def behind(watchers, patience=20):
    """Tables of which a watcher is not shown all that their player has seen, who plays no more."""
    deadline = time.time() + patience
    while time.time() < deadline and any(w.is_behind() and not w.fault for w in watchers):
        time.sleep(0.2)
    return [f"a watcher of {w.guest.table}" for w in watchers if w.is_behind() and not w.fault]


def report(trouble, guests, watchers, stuck, missing, wanted, stalls):
    faults = [v.fault for v in guests + watchers if v.fault]
    kinds = {}
    for _, _, kind in trouble.log:
        kinds[kind] = kinds.get(kind, 0) + 1
    print(f"{len(trouble.log)} faults: " + ", ".join(f"{kind} ({count})" for kind, count in kinds.items()))
    print(f"{sum(g.moves for g in guests)} acknowledged moves, {sum(g.words for g in guests)} words, "
          f"{sum(g.games for g in guests)} games played to the end, {sum(len(g.tables) for g in guests)} tables, "
          f"{sum(g.returns for g in guests)} reconnections")
    print(f"{len(watchers)} who watched by way of any server, and came back {sum(w.returns for w in watchers)} times")
    print(f"lost: {len(faults) + len(missing)}, doubled: {sum(v.doubled for v in guests + watchers)}, stuck: {len(stuck)}")
    pauses = longest_pauses(guests, trouble.log)
    for kind, seconds in pauses.items():
        print(f"  longest pause with {kind}: {seconds:.1f} s")
    print(f"  without a fault 99 of 100 waited at most {usual_wait(guests, trouble.log):.2f} s; this machine stood still for "
          f"{sum(late for _, late in stalls):.1f} s in all, {max((late for _, late in stalls), default=0):.2f} s at most")
    broken = too_long(guests, trouble.log, stalls)[:5]
    if len(trouble.log) < wanted:
        broken.append(f"only {len(trouble.log)} of {wanted} faults in the time that was given")
    for fault in (faults[:5] + [f"missing: {table}" for table in missing[:5]] + [f"stuck: {table}" for table in stuck[:5]]
                  + broken):
        print(f"  {fault}")
    return 1 if faults or stuck or missing or broken else 0


def run(settings, folder, rooms):
    chance = random.Random(settings.seed)
    cluster, stalls = Cluster(settings.program, folder, 3, rooms=rooms, balance=settings.balance), Stalls()
    try:
        cluster.start()
        stalls.start()
        guests = [Guest(cluster, settings.seed * 1000 + i, settings.thinking) for i in range(settings.tables)]
        watchers = [Watcher(cluster, guest.random.randrange(10**6), guest) for guest in guests[::WATCHED]]
        for visitor in guests + watchers:
            visitor.start()
            time.sleep(0.01)
        trouble = Trouble(cluster, rooms, chance)
        time.sleep(QUIET)
        deadline = time.time() + settings.seconds
        for i in range(settings.faults):
            time.sleep(chance.uniform(0.5, 2.0))
            if time.time() > deadline or any(v.fault for v in guests + watchers):
                break
            trouble.strike(i)
        stuck = settle(guests + watchers)
        stop(guests)
        stuck += behind(watchers)
        stop(watchers)
        return report(trouble, guests, watchers, stuck, unanswered(guests), settings.faults, list(stalls.log))
    finally:
        cluster.stop()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--thinking", type=float, default=1.0, help="seconds that a guest thinks about a move")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--balance", help="how the proxy chooses a server, if not as in docs/hosting.md")
    settings = parser.parse_args()
    enter([sys.executable] + sys.argv)
    wire_client.PATIENCE = 6
    threading.stack_size(512 * 1024)
    rooms = Rooms(3) if os.environ.get(INSIDE) else None
    if rooms is None:
        print("no network namespaces here: nothing is cut")
    try:
        with tempfile.TemporaryDirectory(prefix="fairground-faults-") as folder:
            return run(settings, folder, rooms)
    except Missing as missing:
        print(f"cannot be tried here: {missing}")
        return SKIPPED
    finally:
        if rooms:
            rooms.close()


if __name__ == "__main__":
    sys.exit(main())
