#!/bin/sh
# Builds the asan preset and runs the tests there that need no display.
set -eu
cd -- "$(dirname -- "$0")/../.."
cmake --preset asan
cmake --build --preset asan
exec ctest --preset asan -j "$(getconf _NPROCESSORS_ONLN)" -L '^(unit|headless)$' --no-tests=error
