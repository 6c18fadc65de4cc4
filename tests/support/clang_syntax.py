"""Lets clang read every source of ours with the flags of the build, without producing code.

A file is read again only when it, or something it includes, has changed. Precompiled headers are
left out, so that an include that only they provide is found missing.
"""

import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

SKIPPED = 77  # ctest's SKIP_RETURN_CODE
OURS = ("core", "app", "tests")
NOT_FOR_CLANG = (
    "-c",
    "-Winvalid-pch",
    "-fpch-preprocess",
)
COMPILER = re.compile(r"(c|g|clang)\+\+(-[\d.]+)?$")


def syntax_command(entry, clang, dependencies):
    """The compile command of an entry, turned into a syntax check."""
    words = shlex.split(entry["command"])
    words = words[next(i for i, word in enumerate(words) if COMPILER.search(word)) + 1 :]
    kept = []
    while words:
        word = words.pop(0)
        if word == "-include" and "cmake_pch" in words[0]:
            words.pop(0)
        elif word == "-o":
            words.pop(0)
        elif word not in NOT_FOR_CLANG:
            kept.append(word)
    return [clang, "-fsyntax-only", "-Werror", "-Wno-unknown-warning-option", "-MD", "-MF", str(dependencies), *kept]


def unchanged(stamp, dependencies, command):
    """Whether the last check of this file passed with this command and these files."""
    if not stamp.exists() or not dependencies.exists() or stamp.read_text() != command:
        return False
    read = dependencies.read_text().replace("\\\n", " ").replace("\\ ", "\0").split()[1:]
    checked = stamp.stat().st_mtime
    files = [name.replace("\0", " ") for name in read]
    return all(os.path.exists(name) and os.path.getmtime(name) < checked for name in files)


def check(entry, clang, root, cache):
    """What clang says about one file, empty when all is well."""
    name = str(pathlib.Path(entry["file"]).relative_to(root)).replace("/", "-")
    dependencies, stamp = cache / f"{name}.d", cache / f"{name}.passed"
    command = syntax_command(entry, clang, dependencies)
    if unchanged(stamp, dependencies, shlex.join(command)):
        return ""
    stamp.unlink(missing_ok=True)
    result = subprocess.run(command, cwd=entry["directory"], capture_output=True, text=True)
    if result.returncode != 0 or result.stderr:
        return result.stderr or f"{entry['file']}: clang ended with {result.returncode}\n"
    stamp.write_text(shlex.join(command))
    return ""


def main():
    root, build = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    clang = shutil.which("clang++-14") or shutil.which("clang++")
    if clang is None:
        print("Skipped: there is no clang++; third_party/install.sh test installs it.")
        return SKIPPED
    cache = build / "clang_syntax"
    cache.mkdir(exist_ok=True)
    entries = [
        entry
        for entry in json.loads((build / "compile_commands.json").read_text())
        if entry["file"].endswith(".cpp")
        and any(pathlib.Path(entry["file"]).is_relative_to(root / folder) for folder in OURS)
    ]
    if not entries:
        print("No source of ours is in compile_commands.json.")
        return 1
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        reports = list(pool.map(lambda entry: check(entry, clang, root, cache), entries))
    print("".join(reports), end="")
    print(f"{clang}: {sum(not report for report in reports)} of {len(entries)} files are clean.")
    return 1 if any(reports) else 0


sys.exit(main())
