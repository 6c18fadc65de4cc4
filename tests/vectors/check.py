#!/usr/bin/env python3
"""check.py DRIVER FILE.json...: lets the driver answer each file of exact cases and compares.

Exit status 1 when an answer is wrong or missing, or when a file has no case.
"""
import json
import subprocess
import sys

import compare


def check_file(driver, path):
    with open(path, encoding="utf-8") as file:
        family = json.load(file)
    run = subprocess.run([driver, path], capture_output=True, text=True, check=True)
    results = {line["id"]: line["result"] for line in map(json.loads, run.stdout.splitlines())}
    wrong, right = 0, 0
    for case in family["cases"]:
        result = results.get(case["id"])
        problems = ["missing"] if result is None else compare.check(family["query"], case, result)
        wrong += bool(problems)
        right += not problems
        if problems:
            print("FAIL", case["id"], case["tier"], case["tags"], problems)
    print(f"{family['query']}: {right} right, {wrong} wrong")
    return wrong == 0 and right > 0


if __name__ == "__main__":
    outcomes = [check_file(sys.argv[1], path) for path in sys.argv[2:]]
    sys.exit(0 if outcomes and all(outcomes) else 1)
