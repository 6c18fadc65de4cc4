#!/bin/sh
# Installs what is missing, builds the page for browsers, serves it on this machine alone and prints
# its address.
#   --build      only builds it, into build/web/site
#   --port N     another port than 8650
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
build=$root/build/web
port=8650
serves=yes
while [ $# -gt 0 ]; do
  case $1 in
    --build) serves= ;;
    --port)
      [ $# -gt 1 ] || { echo "--port needs a number" >&2 && exit 2; }
      port=$2
      shift
      ;;
    *) echo "$1 is unknown; see the first lines of $0" >&2 && exit 2 ;;
  esac
  shift
done

"$root/third_party/writable.sh" "$build"
packages=$root/third_party/packages.txt
sources=$root/third_party/web_sources.sh
if [ ! -e "$build/build.ninja" ] || [ "$packages" -nt "$build/build.ninja" ] ||
  [ "$sources" -nt "$build/build.ninja" ]; then
  "$root/third_party/install.sh" build web >&2
  "$sources" >&2
fi
cd "$root"
[ -e "$build/build.ninja" ] || cmake --preset web >&2
cmake --build --preset web --target sepax_pdf_page sepax_page >&2
if [ -z "$serves" ]; then
  echo "$build/site"
  exit 0
fi

echo "http://127.0.0.1:$port/"
exec python3 -m http.server "$port" --bind 127.0.0.1 --directory "$build/site" >/dev/null
