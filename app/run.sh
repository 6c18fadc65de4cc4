#!/bin/sh
# Installs what is missing, builds, and starts the sandbox with the arguments given.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
build=$root/build/release
sepax=$build/sepax

build_it() {
  # Everything but the program's own output goes to standard error: a query's answer stays clean.
  packages=$root/third_party/packages.txt
  if [ ! -e "$build/build.ninja" ] || [ "$packages" -nt "$build/build.ninja" ]; then
    "$root/third_party/install.sh" build >&2
  fi
  if [ ! -e "$build/build.ninja" ]; then
    (cd "$root" && cmake --preset release >&2)
  fi
  # A start that finds everything built says nothing about it.
  if ! cmake --build "$build" --target sepax -- -n 2>&1 | grep -q 'no work to do'; then
    cmake --build "$build" --target sepax >&2
  fi
}

# What was built once runs from where nobody can build, too.
if ! [ -x "$sepax" ] || [ -w "$build" ]; then
  "$root/third_party/writable.sh" "$build"
  build_it
fi

if [ $# -gt 0 ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  exec "$sepax" "$@"
fi

echo "There is no display, so the built-in scenes are drawn into ./sepax-pictures instead." >&2
mkdir -p sepax-pictures
"$sepax" render --list | while IFS= read -r id; do
  "$sepax" render "builtin:$id" -o "sepax-pictures/$id.png" </dev/null
done
