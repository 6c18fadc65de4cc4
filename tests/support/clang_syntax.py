"""Lets clang read sources and headers of ours with the flags of the build, without producing code.

    clang_syntax.py SOURCE_DIR BUILD_DIR [--changed]

Each header is read alone, so that one that forgets an include is found; precompiled headers are
left out for the same reason. A file is read again only when it, or something it includes, has
changed. With --changed only what the last commit and the working tree have changed, and of many
files the first ones: that takes a minute, all of them take ten.
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
OF_ANOTHER_COMPILER = "app/platform/web"  # Emscripten's; no command of this build reads them
MOST_CHANGED = 60  # files that are read with --changed
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
    clang_alone = ("-Wno-unknown-warning-option", "-Wno-pragma-once-outside-header")
    return [clang, "-fsyntax-only", "-Werror", *clang_alone, "-MD", "-MF", str(dependencies), *kept]


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


def is_ours(path, root):
    return any(path.is_relative_to(root / folder) for folder in OURS)


def shared_folders(path, other):
    return len(os.path.commonpath([path, other]))


def sees_generated(entry):
    """Headers of the app lead to files that the build makes."""
    return "/generated" in entry["command"]


def with_headers(sources, root):
    """The compile commands, and one for each header: that of its source, or of one near it."""
    headers = [header for folder in OURS for header in sorted((root / folder).rglob("*.h"))
               if not header.is_relative_to(root / OF_ANOTHER_COMPILER)]
    entries = list(sources)
    for header in headers:
        own = str(header.with_suffix(".cpp"))
        near = max(sources, key=lambda entry: (entry["file"] == own,
                                             shared_folders(entry["file"], header),
                                             sees_generated(entry)))
        command = shlex.split(near["command"])
        command[-1:] = ["-x", "c++", str(header)]
        entries.append({**near, "file": str(header), "command": shlex.join(command)})
    return entries


def git(root, *words):
    """The file names that git answers with; None where it cannot answer or is not there."""
    if shutil.which("git") is None:
        return None
    result = subprocess.run(["git", *words, "-z"], cwd=root, capture_output=True, text=True)
    names = result.stdout.split("\0")[:-1]
    return [str(root / name) for name in names] if result.returncode == 0 else None


def only_changed(entries, root):
    """What is not committed and then what the last commit has changed, headers before sources, no
    more than MOST_CHANGED; None where git does not know."""
    edited = git(root, "diff", "--name-only", "HEAD")
    added = git(root, "ls-files", "--others", "--exclude-standard")
    if edited is None or added is None:
        return None
    fresh = set(edited + added)
    changed = fresh.union(git(root, "diff", "--name-only", "HEAD~1") or [])
    found = [entry for entry in entries if entry["file"] in changed]
    found.sort(key=lambda entry: (
        entry["file"] not in fresh, not entry["file"].endswith(".h"), entry["file"]))
    if len(found) > MOST_CHANGED:
        print(f"{len(found)} files have changed; tests/run.sh --all reads those after the first "
              f"{MOST_CHANGED}.")
    return found[:MOST_CHANGED]


def read_together(entry):
    """Of a file that the build makes of several sources, so that they are read at once, an entry for
    each of these."""
    if "/Unity/" not in entry["file"]:
        return [entry]
    sources = re.findall(r'#include "(.*)"', pathlib.Path(entry["file"]).read_text())
    return [
        {**entry, "file": source, "command": entry["command"].replace(entry["file"], source)}
        for source in sources
    ]


def compiled_sources(root, build):
    return [
        source
        for entry in json.loads((build / "compile_commands.json").read_text())
        for source in read_together(entry)
        if source["file"].endswith(".cpp") and is_ours(pathlib.Path(source["file"]), root)
    ]


def main():
    root, build = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    clang = shutil.which("clang++-14") or shutil.which("clang++")
    if clang is None:
        print("Skipped: there is no clang++; third_party/install.sh test installs it.")
        return SKIPPED
    sources = compiled_sources(root, build)
    if not sources:
        print("No source of ours is in compile_commands.json.")
        return 1
    entries = with_headers(sources, root)
    if "--changed" in sys.argv[3:]:
        entries = only_changed(entries, root)
    if entries is None:
        print("Skipped: git does not tell what has changed here.")
        return SKIPPED
    cache = build / "clang_syntax"
    cache.mkdir(exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        reports = list(pool.map(lambda entry: check(entry, clang, root, cache), entries))
    print("".join(reports), end="")
    print(f"{clang}: {sum(not report for report in reports)} of {len(entries)} files are clean.")
    return 1 if any(reports) else 0


sys.exit(main())
