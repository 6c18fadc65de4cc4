#!/bin/sh
# Lays the sources of the libraries of the browser's program into a folder (default: the one where
# the build looks): those of C as source packages of the distribution, those that are headers as
# they are installed. What is there already stays.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
sources=${1:-$root/build/web-sources}

# A library and the Debian source package that it comes from.
libraries="imgui:imgui zlib:zlib libpng:libpng1.6 giflib:giflib freetype:freetype pixman:pixman
  cairo:cairo"
# A folder of headers, and where it is installed.
headers="json/include/nlohmann:nlohmann fmt/include/fmt:fmt stb:stb cli11/include/CLI:CLI
  doctest/doctest:doctest"

missing=
for library in $libraries; do
  [ -d "$sources/${library%%:*}" ] || missing="$missing $library"
done

mkdir -p "$sources"
for header in $headers; do
  to=$sources/${header%%:*}
  [ -d "$to" ] || { mkdir -p "$(dirname "$to")" && cp -R "/usr/include/${header##*:}" "$to"; }
done
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
  echo "This system has no apt: unpack the sources of$missing into $sources by hand." >&2
  exit 1
fi

# The system's own lists of sources stay as they are: these are made from them.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/lists/partial" "$work/parts"
for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
  [ ! -e "$list" ] || sed -n 's/^deb /deb-src /p' "$list" >>"$work/parts/sources.list"
done
for list in /etc/apt/sources.list.d/*.sources; do
  [ ! -e "$list" ] || sed 's/^Types:.*/Types: deb-src/' "$list" >"$work/parts/${list##*/}"
done
apt() {
  apt-get -q -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$work/parts" \
    -o Dir::State::lists="$work/lists" -o APT::Sandbox::User= "$@"
}
apt update >&2
# shellcheck disable=SC1091
release=$(. /etc/os-release && echo "${VERSION_CODENAME:-stable}")

for library in $missing; do
  name=${library%%:*}
  package=${library##*:}
  mkdir "$work/$name"
  # Where the newest one cannot be had, as from a mirror that lags behind, that of the release;
  # where the changes of the distribution are missing, the sources without them.
  (cd "$work/$name" && { apt source "$package" || apt source "$package/$release" ||
    { apt --tar-only source "$package" && tar -xf ./*.orig.tar.[gx]z; }; }) >&2
  mv "$work/$name"/*/ "$sources/$name"
done
