"""Breaks the sources in many places, one at a time, and tells which breaks no test notices.

    breaks.py [--count 100] [--seed 1] [--jobs 2] [--under app core] [--work DIR] [--replay FILE]

Each job has a checkout of its own below DIR, of the commit that is checked out here. A break is one
small slip: a comparison that takes its bound in or leaves it out, plus for minus, and for or, true
for false, a call left out. It counts as noticed when a test of the labels unit, headless
or window fails, or does not end. The breaks are the same for the same seed, count and sources. The
last lines name the survivors; the exit code is 1 when more than one in twenty lives. What it prints
can be replayed, and so can breaks that somebody wrote in this form:

    core/ray/raycast.cpp:97
        - if (solid(besideX) && solid(besideY)) {
        + if (solid(besideX)) {
"""

import argparse
import concurrent.futures
import dataclasses
import os
import pathlib
import queue
import random
import re
import resource
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
MOST_SURVIVORS = 0.05
CPU_SECONDS = 600  # of one process, where the slowest takes about 60: so a busy machine is no failure
SECONDS = 7200  # what waits for something that never comes
MEMORY = 8 << 30  # bytes: a broken loop must not take the machine with it

SLIPS = [
    (re.compile(pattern), replacement)
    for pattern, replacement in (
        (r" < ", " <= "),
        (r" <= ", " < "),
        (r" > ", " >= "),
        (r" >= ", " > "),
        (r" == ", " != "),
        (r" != ", " == "),
        (r" \+ ", " - "),
        (r" - ", " + "),
        (r" \* ", " / "),
        (r" && ", " || "),
        (r" \|\| ", " && "),
        (r"\btrue\b", "false"),
        (r"\bfalse\b", "true"),
        (r"std::min\(", "std::max("),
        (r"std::max\(", "std::min("),
        (r"(?<=[( ])!(?=[a-z(])", ""),
        (r"^ +(continue|break);$", ";"),
        (r"^ +[a-zA-Z][\w.:>-]*\([^;]*\);$", ";"),
    )
]
NOT_CODE = re.compile(r"^\s*(#|//|using |template|static_assert|friend |namespace )|operator|CHECK|= default|\.reserve\(")
WORDS = re.compile(r'"(?:[^"\\]|\\.)*"|//.*')


@dataclasses.dataclass(frozen=True)
class Break:
    path: str
    line: int  # from 1
    before: str
    after: str

    def __str__(self):
        return f"{self.path}:{self.line}\n    - {self.before.strip()}\n    + {self.after.strip()}"


def breaks_of_line(path, number, text):
    """Every slip that can happen in one line, never inside of a string or a comment."""
    if NOT_CODE.search(text):
        return []
    code = WORDS.sub(lambda words: "\0" * len(words.group()), text)
    found = []
    for pattern, replacement in SLIPS:
        for match in pattern.finditer(code):
            after = text[: match.start()] + replacement + text[match.end() :]
            found.append(Break(path, number, text, after))
    return found


def all_breaks(folders):
    """By line, so that a line with much in it is not broken more often than others."""
    listed = subprocess.run(
        ["git", "ls-files", "--", *folders], cwd=ROOT, check=True, capture_output=True, text=True
    )
    lines = []
    for path in sorted(listed.stdout.split()):
        if not path.endswith((".cpp", ".h")):
            continue
        text = (ROOT / path).read_text()
        for number, line in enumerate(text.split("\n"), 1):
            found = breaks_of_line(path, number, line)
            if found:
                lines.append(found)
    return lines


def breaks_in(report):
    """The breaks of a report; where lines have moved, the one that still reads like that."""
    form = re.compile(r"(\S+):(\d+)\n +- (.*)\n +\+ (.*)")
    found = []
    for path, number, before, after in form.findall(report):
        lines = (ROOT / path).read_text().split("\n")
        places = [i for i, line in enumerate(lines, 1) if line.strip() == before]
        if not places:
            sys.exit(f"{path} has no line {before!r}")
        line = min(places, key=lambda place: abs(place - int(number)))
        found.append(Break(path, line, lines[line - 1], after))
    return found


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))


def succeeds(command, folder):
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=os.environ | {"SEPAX_FIRST_FAILURE": "1"},
            timeout=SECONDS,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=limit,
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def builds(folder):
    return succeeds(["cmake", "--build", "--preset", "release", "-j2"], folder)


def passes(folder):
    """Without memory of earlier runs; the quickest way to a failure first."""
    tests = ["ctest", "--preset", "release", "--stop-on-failure", "-j2", "-L"]
    return all(succeeds([*tests, labels], folder) for labels in ("^(unit|headless)$", "^window$"))


def checkout(folder, commit):
    """A checkout of the commit, built, where all tests pass."""
    if not folder.exists():
        add = ["git", "worktree", "add", "--detach", "--quiet", str(folder), commit]
        subprocess.run(add, cwd=ROOT, check=True)
    if not succeeds(["cmake", "--preset", "release"], folder) or not builds(folder):
        sys.exit(f"{folder} does not build unbroken")
    if not passes(folder):
        sys.exit(f"{folder} does not pass its tests unbroken")


def verdict(made, folder):
    """How it is noticed: build, tests, or not at all."""
    file = folder / made.path
    text = file.read_text()
    lines = text.split("\n")
    if lines[made.line - 1] != made.before:
        sys.exit(f"{file} is not the file that was read: remove {folder}")
    lines[made.line - 1] = made.after
    file.write_text("\n".join(lines))
    try:
        if not builds(folder):
            return "build"
        return "survives" if passes(folder) else "tests"
    finally:
        file.write_text(text)


def judge(chosen, folders):
    """All verdicts, as they come. What does not build is no break and does not count."""
    free = queue.SimpleQueue()
    for folder in folders:
        free.put(folder)

    def one(made):
        folder = free.get()
        try:
            return made, verdict(made, folder)
        finally:
            free.put(folder)

    with concurrent.futures.ThreadPoolExecutor(len(folders)) as pool:
        for task in concurrent.futures.as_completed([pool.submit(one, made) for made in chosen]):
            yield task.result()


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--count", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--under", nargs="+", default=["app", "core"])
    options.add_argument("--work", type=pathlib.Path, default=ROOT / "build" / "breaks")
    options.add_argument("--replay", type=pathlib.Path, help="the breaks that this file names")
    options.add_argument("--list", action="store_true", help="name the breaks and stop")
    given = options.parse_args()
    head = ["git", "rev-parse", "HEAD"]
    commit = subprocess.run(head, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()

    if given.replay:
        chosen = breaks_in(given.replay.read_text())
    else:
        dice = random.Random(given.seed)
        lines = all_breaks(given.under)
        dice.shuffle(lines)
        chosen = [dice.choice(line) for line in lines[: given.count]]
    if given.list:
        print(*chosen, sep="\n")
        return 0
    given.work.mkdir(parents=True, exist_ok=True)
    folders = [given.work / str(job) for job in range(given.jobs)]
    for folder in folders:
        checkout(folder, commit)

    survivors = []
    noticed = 0
    for made, how in judge(chosen, folders):
        print(f"{how}: {made}", flush=True)
        noticed += how == "tests"
        if how == "survives":
            survivors.append(made)
    tried = noticed + len(survivors)
    print(f"\n{noticed} of {tried} noticed; {len(chosen) - tried} do not build", *survivors, sep="\n")
    return 1 if len(survivors) > MOST_SURVIVORS * tried else 0


if __name__ == "__main__":
    sys.exit(main())
