"""Spells what people read: lessons, titles and notes of scenes, the README.

    spelling.py SOURCE_DIR

Prints each word that hunspell's British dictionary and spelling_words.txt do not know, and where.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

SKIPPED = 77  # ctest's SKIP_RETURN_CODE
READ = ("title", "text", "notes", "say", "hint", "ask", "right", "words")  # fields of our files
MARK = re.compile(r"\{=[^}]*\}|\{[A-Za-z]+:([^}]*)\}|\{([^|}]*)\|[^}]*\}")  # a number, colour, grip
NAME = re.compile(r"\b[A-Z]+\b|\b\w*\d\w*\b")  # A, MTV, B3, 2e−16, Box2D
CODE = re.compile(r"```.*?```|`[^`]*`|<[^>]*>|\]\([^)]*\)|\.[a-z]+\b", re.DOTALL)


def prose(value, field=""):
    """The texts of a file that are read."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from prose(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from prose(inner, field)
    elif isinstance(value, str) and field in READ:
        yield MARK.sub(lambda found: found[1] or found[2] or "0", value)


def texts(root):
    for path in sorted((root / "app").rglob("*.json")):
        yield path, "\n".join(prose(json.loads(path.read_text(encoding="utf-8"))))
    readme = root / "README.md"
    yield readme, CODE.sub(" ", readme.read_text(encoding="utf-8"))


def unknown(text, hunspell, words):
    result = subprocess.run([hunspell, "-i", "UTF-8", "-d", "en_GB", "-p", str(words), "-l"],
                            input=text, capture_output=True, text=True, check=True)
    own = set(words.read_text(encoding="utf-8").split())  # hunspell does not know "Cozic's"
    return {word.removesuffix("'s") for word in result.stdout.split()} - own - {""}


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    hunspell = shutil.which("hunspell")
    if hunspell is None:
        print("Skipped: there is no hunspell; third_party/install.sh test installs it.")
        return SKIPPED
    words = pathlib.Path(__file__).with_name("spelling_words.txt")
    read = {path: NAME.sub(" ", text.replace("’", "'")) for path, text in texts(root)}
    wrong = unknown("\n".join(read.values()), hunspell, words)
    for path, text in read.items():
        here = sorted(wrong.intersection(re.findall(r"\w+", text)))
        if here:
            print(f"{path.relative_to(root)}: {', '.join(here)}")
    count = sum(len(text.split()) for text in read.values())
    print(f"{count} words, {len(wrong)} unknown.")
    return 1 if wrong or not count else 0


sys.exit(main())
