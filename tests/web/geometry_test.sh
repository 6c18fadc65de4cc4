#!/bin/sh
# Geometry in the browser's program is that of the desktop's: its own tests pass under node, and the
# exact cases are answered with the same bytes. Takes the folder of the native build, and files of
# cases (default: those of the tests). Exit code 77: there is no node.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
native=$1
shift
"$root/third_party/install.sh" build web web-test
command -v node >/dev/null || exit 77
"$root/app/web.sh" --build >/dev/null
cd "$root"
cmake --build --preset web --target core_tests vectors
page=$root/build/web/tests

# The flag: what Emscripten makes takes the fetch of newer versions for that of a browser.
node --no-experimental-fetch "$page/core_tests.js" --no-colors=1
[ $# -gt 0 ] || set -- "$root"/tests/corpus/*.json
for cases in "$@"; do
  grep -q '"query"' "$cases" || continue
  ours=$(node --no-experimental-fetch "$page/vectors.js" "$cases" | cksum)
  if [ "$ours" != "$("$native/tests/vectors" "$cases" | cksum)" ]; then
    echo "$cases is answered otherwise than on the desktop" >&2
    exit 1
  fi
done
echo "$# files of cases are answered with the same bytes"
