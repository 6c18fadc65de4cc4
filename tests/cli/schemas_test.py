"""Holds answers, reports, lists and scenes to the schemas, and the schemas to their strictness.

    schemas_test.py PROGRAM
"""

import copy
import json
import pathlib
import subprocess
import sys

import schemas

ROOT = schemas.FOLDER.parents[2]
SCENE = {"format": "sepax-scene", "version": 1}
# What an object may leave out.
OPTIONAL = ("along", "across", "parts", "pixels_refused", "fault", "undefined", "pair", "too_late",
            "pieces", "outline", "kind")


def run(program, *arguments, text=""):
    return subprocess.run([program, *arguments], input=text, capture_output=True, text=True).stdout


def expect(condition, words):
    if not condition:
        sys.exit(words)


def builtins(program):
    listed = json.loads(run(program, "articles", "--json"))
    ids = set(run(program, "render", "--list").split())
    for article in listed["articles"]:
        for row in article["items"] + article["figures"]:
            ids.update([row["scene"], *row["also"]])
        for kind in ("functions", "questions", "slips", "errata"):
            ids.update(row["scene"] for row in article[kind] if row["scene"])
    return sorted(ids)


def outputs(program):
    """Commands and what they print."""
    names = ["builtin:" + scene for scene in builtins(program)]
    yield "query", run(program, "query", *names)
    yield "query", run(program, "query", "--time", "0.5", *names)
    yield "query", run(program, "query", "--batch", text=json.dumps(SCENE) + "\n{\n")
    yield "check", run(program, "check", "--json", *names)
    for text in ("[[0,0],[1,0]]", "[[0,0],[2,0],[2,2],[0,2]] [[0,0],[2,2],[2,0],[0,2]]",
                 "[[0,0],[1,0],[NaN,1]]", "POLYGON((0 0,0 0,1 1,1 1))"):
        yield "check", run(program, "check", "--json", "-", text=text)
    yield "articles", run(program, "articles", "--json")
    yield "lessons", run(program, "lessons", "--json")
    yield "render", run(program, "render", "--list", "--json")
    yield "convert", run(program, "convert", "--list", "--json")
    yield "find-counterexample", run(program, "find-counterexample", "one-counter")
    for name in names:
        yield "find-counterexample", run(program, "convert", name, "--to", "scene")


def shortened(value):
    """The value with no list longer than three: what follows is like what is there."""
    if isinstance(value, dict):
        return {key: shortened(child) for key, child in value.items()}
    return [shortened(child) for child in value[:3]] if isinstance(value, list) else value


def places(value, path=()):
    """Every field and first element below a value: what holds it, its key, and the way to it."""
    inner = list(value.items()) if isinstance(value, dict) else \
        list(enumerate(value[:1])) if isinstance(value, list) else []
    for key, child in inner:
        yield value, key, path + (key,)
        yield from places(child, path + (key,))


def wrong_type(value):
    return 7 if isinstance(value, (str, list, dict)) else "x" if value is not None else {"?": 0}


def hold_to_strictness(judge, value):
    """Nothing can be taken away from the value, added to it or be of another type."""
    value = shortened(value)
    expect(judge(value) is None, f"the value itself is refused: {judge(value)}")
    for holder, key, path in places(value):
        name = "/".join(map(str, path))
        right = holder[key]
        holder[key] = wrong_type(right)
        expect(judge(value), f"another type passes at {name}")
        holder[key] = right
        if isinstance(holder, dict) and key not in OPTIONAL:
            del holder[key]
            expect(judge(value), f"{name} can be left out")
            holder[key] = right
        if isinstance(right, dict):
            right["unheard-of"] = 1
            expect(judge(value), f"another field passes in {name}")
            del right["unheard-of"]
    expect(judge(value | {"unheard-of": 1}), "another field passes")


def hold_scenes(program, judge):
    """Every scene file passes; a scene that the schema refuses, the program refuses."""
    files = sorted((ROOT / "app").rglob("scenes/*.json")) + \
        sorted((ROOT / "app/scene/builtin").glob("*.json"))
    expect(len(files) > 100, "the scene files were not found")
    refused = []
    for path in files:
        scene = json.loads(path.read_text(encoding="utf-8"))
        expect(judge(scene) is None, f"{path.name}: {judge(scene)}")
        for holder, key, place in places(scene):
            right = holder[key]
            holder[key] = wrong_type(right)
            expect(judge(scene), f"{path.name}: another type passes at {place}")
            if len(refused) < 400:
                refused.append(copy.deepcopy(scene))
            holder[key] = right
    for fields in ({"bodies": [{"vertices": [[0, 0], [1, 0]]}]}, {"bodies": [{"name": "A"}]},
                   {"bodies": [{"kind": "point", "vertices": [[0, 0], [1, 1]]}]},
                   {"bodies": [{"vertices": [[0, 0], [1, 0], [0, 1]], "colour": 1}]},
                   {"tiles": {"palette": [["ab"]]}}, {"ray": {"length": -1}}, {"pair": ["A"]},
                   {"view": {"time": 2}}, {"technique": "gjk"}, {"unheard-of": 1}, {"version": 2}):
        wrong = SCENE | fields
        expect(judge(wrong), f"a wrong scene passes: {fields}")
        refused.append(wrong)
    answers = run(program, "query", "--batch", text="\n".join(map(json.dumps, refused)) + "\n")
    for scene, line in zip(refused, answers.splitlines(), strict=True):
        expect("error" in json.loads(line), f"only the schema refuses {json.dumps(scene)[:300]}")
    return len(files)


def hold_technique_ids():
    """The ids in the schemas are those of the lists that the program is built with."""
    def listed(name):
        return (ROOT / "app/techniques" / name).read_text(encoding="utf-8").split()

    def fields(name):
        return json.loads((schemas.FOLDER / name).read_text(encoding="utf-8"))

    ids = listed("ids.txt")
    reserved = listed("reserved_ids.txt")
    there = [each for each in ids if each not in reserved]
    expect(len(there) > 5, "the ids of techniques were not found")
    scene = fields("scene.schema.json")["properties"]["technique"]["enum"]
    expect(scene == ids, "scenes may name other techniques")
    lesson = fields("lessons.schema.json")["definitions"]["lesson"]["properties"]
    expect(lesson["technique"]["enum"] == there, "lessons may name other techniques")


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    judges = schemas.load()
    if judges is None:
        return schemas.SKIPPED
    lines = 0
    strict = set()
    for command, out in outputs(program):
        expect(out.startswith("{"), f"{command} printed nothing")
        wrong = schemas.problems(judges, command, out)
        expect(not wrong, "\n".join(wrong))
        lines += out.count("\n")
        if command in ("articles", "lessons", "check") and command not in strict:
            strict.add(command)
            hold_to_strictness(judges[command], json.loads(out.splitlines()[0]))
    for scene in ("two-pentagons", "first-contact", "swept-crossing", "crossing-number",
                  "ray-figure-1", "minkowski-concave"):
        answer = json.loads(run(program, "query", "builtin:" + scene))
        hold_to_strictness(judges["query"], answer)
    hold_technique_ids()
    scenes = hold_scenes(program, judges["scene"])
    print(f"{lines} lines of JSON and {scenes} scene files are what the schemas say")
    return 0


sys.exit(main())
