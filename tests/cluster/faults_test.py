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
        guests = guests_who_waited(*self.usual, (20.0, 1.5), (103.0, 3.0))
        self.assertEqual(len(faults.too_long(guests, self.upgrade, [])), 1)

    def test_a_machine_that_stood_still_meanwhile_is_allowed_for(self):
        guests = guests_who_waited(*self.usual, (103.0, 3.0))
        self.assertEqual(faults.too_long(guests, self.upgrade, [(102.0, 1.9)]), [])
        self.assertEqual(len(faults.too_long(guests, self.upgrade, [(90.0, 1.9)])), 1)

    def test_only_what_falls_into_the_wait_counts(self):
        self.assertAlmostEqual(faults.stalled_in([(9.0, 2.0), (10.5, 1.0), (11.5, 1.0), (20.0, 3.0)], 11.0, 1.5), 1.5)


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
