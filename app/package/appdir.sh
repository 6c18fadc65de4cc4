#!/bin/sh
# appdir.sh BUILD FOLDER: a folder that runs on other systems as it is, laid out as the tools for
# AppImage want it. What every desktop has stays outside: the C and C++ libraries, OpenGL, X.
set -eu

[ $# -eq 2 ] || { echo "usage: appdir.sh BUILD FOLDER" >&2; exit 2; }
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
build=$1
folder=$2
cmake --install "$build" --prefix "$folder/usr" --strip >/dev/null
cp "$here/AppRun" "$here/sepax.desktop" "$here/sepax.svg" "$folder"
mkdir -p "$folder/usr/lib"
everywhere='c|m|dl|rt|pthread|stdc[+][+]|gcc_s|EGL|GL.*|X.*|xcb.*|wayland.*|z|expat|fontconfig|freetype'
ldd "$folder/usr/bin/sepax" | awk '$3 ~ /^\// { print $1, $3 }' | while read -r name path; do
  echo "$name" | grep -Eq "^lib($everywhere)[.]so|^ld-linux" || cp -L "$path" "$folder/usr/lib/$name"
done
