# SPDX-License-Identifier: Apache-2.0
"""What tests/cluster/faults.py takes for too long, and what it runs its servers behind."""

import os
import sys
import types
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import faults  # noqa: E402
from cluster import proxy_settings  # noqa: E402


def guests_who_waited(*waits):
    return [types.SimpleNamespace(waits=list(waits))]


class Bounds(unittest.TestCase):
    upgrade = [(100.0, 101.0, "SIGTERM")]
    usual = [(10.0 + i / 100, 0.05) for i in range(500)]

    def test_a_pause_within_its_bound_is_none(self):
        self.assertEqual(faults.too_long(guests_who_waited(*self.usual, (100.9, 0.9)), self.upgrade, []), [])

    def test_one_long_wait_elsewhere_excuses_nothing(self):
        guests = guests_who_waited(*self.usual, (20.0, 0.9), (103.0, 3.0))
        self.assertEqual(len(faults.too_long(guests, self.upgrade, [])), 1)

    def test_who_begins_to_wait_later_is_given_the_rest(self):
        guests = guests_who_waited(*self.usual, (106.4, 1.9))
        killed = [(100.0, 101.0, "kill -9")]
        self.assertEqual(len(faults.too_long(guests, killed, [])), 1)
        self.assertEqual(faults.too_long(guests, [(102.0, 103.0, "kill -9")], []), [])

    def test_a_pause_for_no_reason_is_one_too(self):
        self.assertEqual(len(faults.too_long(guests_who_waited(*self.usual, (50.0, 1.5)), self.upgrade, [])), 1)
        self.assertEqual(faults.too_long(guests_who_waited(*self.usual, (50.0, 0.9)), self.upgrade, []), [])

    def test_what_was_met_one_after_the_other_is_added(self):
        log = [(100.0, 101.0, "kill -9"), (102.0, 103.0, "kill -9")]
        self.assertEqual(faults.too_long(guests_who_waited(*self.usual, (109.0, 9.5)), log, []), [])
        self.assertEqual(len(faults.too_long(guests_who_waited(*self.usual, (109.9, 10.5)), log, [])), 1)

    def test_a_machine_that_stood_still_meanwhile_is_allowed_for(self):
        guests = guests_who_waited(*self.usual, (103.0, 3.0))
        self.assertEqual(faults.too_long(guests, self.upgrade, [(102.0, 1.9)]), [])
        self.assertEqual(len(faults.too_long(guests, self.upgrade, [(90.0, 1.9)])), 1)

    def test_only_what_falls_into_the_wait_counts(self):
        self.assertAlmostEqual(faults.stalled_in([(9.0, 2.0), (10.5, 1.0), (11.5, 1.0), (20.0, 3.0)], 11.0, 1.5), 1.5)


class Watching(unittest.TestCase):
    def watcher(self, seen, table="t1"):
        guest = types.SimpleNamespace(table="t1", seen={0: [], 1: []})
        watcher = faults.Watcher(None, 1, guest)
        watcher.sit_at(table)
        watcher.seen = seen
        return watcher

    def test_who_was_shown_less_than_the_player_is_behind(self):
        self.assertEqual(faults.behind([self.watcher({0: [], 1: []})]), [])
        self.assertEqual(faults.behind([self.watcher({0: []})], patience=0), ["a watcher of t1"])
        self.assertEqual(faults.behind([self.watcher({0: [], 1: []}, "t0")], patience=0), ["a watcher of t1"])

    def test_what_is_heard_twice_is_a_fault(self):
        watcher, heard = self.watcher({}), set()
        self.assertTrue(watcher.hear("hello", heard))
        self.assertIsNone(watcher.fault)
        self.assertFalse(watcher.hear("hello", heard))
        self.assertIn("heard twice", watcher.fault)


class Proxy(unittest.TestCase):
    servers = [types.SimpleNamespace(host="127.0.0.1", port=port) for port in (4711, 4712)]

    def test_it_runs_what_operators_are_told(self):
        settings = proxy_settings("127.0.0.1:80", self.servers)
        for line in ("bind 127.0.0.1:80\n", "balance url_param table\n    hash-type consistent\n", "option httpchk GET /healthz\n",
                     "server s0 127.0.0.1:4711\n    server s1 127.0.0.1:4712\n"):
            self.assertIn("    " + line, settings)
        self.assertNotIn("10.0.0", settings)
        self.assertNotIn("ssl", settings)

    def test_another_way_to_choose_takes_the_place_of_that(self):
        settings = proxy_settings("127.0.0.1:80", self.servers, "roundrobin")
        self.assertIn("    balance roundrobin\n    option", settings)
        self.assertNotIn("hash-type", settings)


if __name__ == "__main__":
    unittest.main()
