#!/usr/bin/env python3
"""Times of the program from its start to the written picture, in milliseconds, and as multiples of
a start that does nothing. The best of a few runs counts: what other programs take is no news.

  tests/bench/pictures_bench.py build/release/sepax
"""

import os
import subprocess
import sys
import tempfile
import time

RUNS = 5
SCENE = "builtin:first-contact"
COLD = {"MESA_SHADER_CACHE_DISABLE": "true"}

# name, arguments after the picture, extension, environment
ROWS = [
    ("PNG 1920x1080", ["--size", "1920x1080"], "png", {}),
    ("PNG 1920x1080, shaders compiled", ["--size", "1920x1080"], "png", COLD),
    ("PNG 7680x4320", ["--size", "1920x1080", "--scale", "4"], "png", {}),
    ("GIF 800x500, 60 frames", ["--size", "800x500"], "gif", {}),
    ("APNG 800x500, 60 frames", ["--size", "800x500"], "apng", {}),
    ("SVG", [], "svg", {}),
    ("PDF", [], "pdf", {}),
]


def best_time(command, environment):
    """Milliseconds of the fastest run."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
        times.append(1000 * (time.perf_counter() - start))
    return min(times)


def main():
    program = sys.argv[1]
    start = best_time([program, "--version"], dict(os.environ))
    print(f"{'sepax --version':34}{start:9.1f} ms")
    with tempfile.TemporaryDirectory() as folder:
        for name, options, extension, extra in ROWS:
            picture = os.path.join(folder, "out." + extension)
            command = [program, "render", SCENE, "-o", picture, *options]
            spent = best_time(command, {**os.environ, **extra})
            size = os.path.getsize(picture)
            print(f"{name:34}{spent:9.1f} ms  x {spent / start:6.1f} {size:10} bytes")


if __name__ == "__main__":
    main()
