#!/usr/bin/env python3
"""Waits until processes have done all that they were asked to.

    settled.py PID...

Ends with 0 once every thread of all of them is found asleep twice and none has run in between: then
nothing is under way from one to another either, however busy the machine is. Ends with 1 when they
never come to rest. A process that has ended is at rest.
"""
import pathlib
import re
import sys
import time

PATIENCE = 120  # seconds
PAUSE = 0.02  # seconds between two looks: a thread that waits for the next frame has run by then
AT_REST = re.compile("[SZ] [(]")  # asleep or ended
TOLD = ("State:", "voluntary_ctxt_switches:", "nonvoluntary_ctxt_switches:")


def activity(process):
    """What each thread is doing, and how often it has gone to sleep and been woken."""
    threads = {}
    for status in pathlib.Path(f"/proc/{process}/task").glob("*/status"):
        try:
            lines = status.read_text().splitlines()
        except OSError:
            continue  # a thread that has just ended
        threads[status.parent.name] = [line for line in lines if line.startswith(TOLD)]
    return threads


def main():
    processes = sys.argv[1:]
    end = time.monotonic() + PATIENCE
    before = None
    while time.monotonic() < end:
        now = [activity(process) for process in processes]
        asleep = all(AT_REST.search(told[0]) for threads in now for told in threads.values())
        if asleep and now == before:
            return 0
        before = now
        time.sleep(PAUSE)
    print(f"not at rest: {before}")
    return 1


sys.exit(main())
