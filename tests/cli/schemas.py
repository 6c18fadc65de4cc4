"""The schemas of app/cli/schemas, and which of them an output is held to."""

import json
import pathlib
import sys

SKIPPED = 77  # ctest's SKIP_RETURN_CODE

try:
    import fastjsonschema
except ImportError:
    fastjsonschema = None

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "app" / "cli" / "schemas"
COMMANDS = {"query": "query", "check": "check", "articles": "articles", "lessons": "lessons",
            "render": "render", "convert": "convert", "find-counterexample": "scene"}


def load():
    """A function for each schema that says what is wrong with a value; None when nothing is."""
    if fastjsonschema is None:
        print("python3-fastjsonschema is missing: nothing is held to the schemas")
        return None

    def judge(compiled):
        def problem(value):
            try:
                compiled(value)
            except fastjsonschema.JsonSchemaValueException as error:
                return error.message
            return None

        return problem

    return {path.name.removesuffix(".schema.json"):
            judge(fastjsonschema.compile(json.loads(path.read_text(encoding="utf-8"))))
            for path in sorted(FOLDER.glob("*.schema.json"))}


def problems(judges, command, out):
    """What is wrong with the JSON that a command printed; nothing when it printed none."""
    if command not in COMMANDS or not out.startswith("{"):
        return []
    if command in ("check", "convert") and not out.startswith('{"version"'):
        if '"sepax-scene"' not in out[:100]:
            return []  # polygons in some other JSON
        command = "find-counterexample"  # it has written a scene
    judge = judges[COMMANDS[command]]
    texts = [out] if command == "find-counterexample" else out.splitlines()
    found = [(judge(json.loads(text)), text) for text in texts]
    return [f"{command}: {problem}\n  {text[:300]}" for problem, text in found if problem]


if __name__ == "__main__":
    sys.exit(SKIPPED if load() is None else 0)
