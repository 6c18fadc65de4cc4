#!/bin/sh
# Installs what is missing, builds everything and runs the tests. Other arguments go to ctest.
#   --all   also what takes long: labels asan (a second build, with sanitizers), long, fuzz, bench,
#           web (the page, in a browser)
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
all=
count=$#
while [ "$count" -gt 0 ]; do # take --all out, keep the rest in order
  if [ "$1" = --all ]; then all=yes; else set -- "$@" "$1"; fi
  shift
  count=$((count - 1))
done
[ -n "$all" ] || set -- -LE '^(asan|long|fuzz|bench|web)$' "$@"

"$root/third_party/writable.sh" "$root/build"
"$root/third_party/install.sh" build test
cd "$root"
cmake --preset release
cmake --build --preset release
exec ctest --preset release -j "$(getconf _NPROCESSORS_ONLN)" "$@"
