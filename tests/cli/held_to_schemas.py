"""Runs a program of tests and holds all JSON that sepax prints meanwhile to the schemas.

    held_to_schemas.py TESTS...

Ends as the tests do, or with 1 when an output is none of its schema.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

import schemas


def main():
    judges = schemas.load()
    with tempfile.TemporaryDirectory() as folder:
        code = subprocess.run(sys.argv[1:], env=os.environ | {"SEPAX_OUTPUTS": folder}).returncode
        if judges is None:
            return code
        outputs = sorted(pathlib.Path(folder).iterdir())
        wrong = []
        for path in outputs:
            command, out = path.read_text(encoding="utf-8").split("\n", 1)
            wrong += schemas.problems(judges, command, out)
        print("\n".join(wrong))
        print(f"{len(outputs)} outputs held to their schemas, {len(wrong)} lines are wrong")
        return code or (1 if wrong or not outputs else 0)


sys.exit(main())
