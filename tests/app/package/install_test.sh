#!/bin/sh
# An installation: every file in its place, each as its readers want it, and a program that needs
# nothing of the build. Takes the build folder as its argument.
set -eu

build=$1
source=$(CDPATH='' cd -- "$(dirname -- "$0")/../../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
prefix=$folder/prefix

fail() {
  echo "$1"
  cat "$folder/out" 2>/dev/null || true
  exit 1
}

quietly() { # complaint, command
  complaint=$1
  shift
  "$@" >"$folder/out" 2>&1 </dev/null || fail "$complaint"
}

has() {
  command -v "$1" >/dev/null 2>&1 || { echo "$1 is missing: left out"; return 1; }
}

quietly "cmake --install fails:" cmake --install "$build" --prefix "$prefix"
sepax=$prefix/bin/sepax
share=$prefix/share

# --- the program, away from its build
cd "$folder"
"$sepax" --version >"$folder/out"
head -1 "$folder/out" | grep -Eqx 'sepax [0-9]+\.[0-9]+\.[0-9]+' || fail "--version begins with:"
"$sepax" query builtin:touching | grep -q '"relation":"touching"' || fail "query does not answer"
quietly "render fails:" "$sepax" render builtin:touching -o picture.png --size 320x200

# --- what stands beside it
"$sepax" --man | cmp - "$share/man/man1/sepax.1"
"$sepax" --completions bash | cmp - "$share/bash-completion/completions/sepax"
"$sepax" --completions fish | cmp - "$share/fish/vendor_completions.d/sepax.fish"
"$sepax" --completions zsh | cmp - "$share/zsh/site-functions/_sepax"
"$sepax" --completions zsh | cmp - "$share/zsh/vendor-completions/_sepax"
diff -r "$source/app/cli/schemas" "$share/sepax/schemas"
for schema in scene query check articles convert lessons render; do
  [ -s "$share/sepax/schemas/$schema.schema.json" ] || fail "there is no schema of $schema"
done
cmp "$source/LICENSE" "$share/doc/sepax/copyright"
for library in cairo cli11 dejavu fmt freetype gif glad glfw imgui inter json png stb zlib; do
  [ -s "$share/doc/sepax/licences/$library" ] || fail "there is no licence of $library"
done

# --- the desktop
desktop=$share/applications/sepax.desktop
[ -s "$share/icons/hicolor/scalable/apps/$(sed -n 's/^Icon=//p' "$desktop").svg" ] ||
  fail "the icon of the desktop file is not there"
[ -x "$prefix/bin/$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' "$desktop")" ] ||
  fail "the program of the desktop file is not there"
if has desktop-file-validate; then
  quietly "the desktop file is wrong:" desktop-file-validate --no-hints "$desktop"
  [ ! -s "$folder/out" ] || fail "the desktop file:"
fi
if has update-mime-database; then
  quietly "the file type is wrong:" update-mime-database "$share/mime"
  grep -q '^application/vnd.sepax.scene+json:\*.sepax$' "$share/mime/globs" ||
    fail "the file type is not known"
fi
if has rsvg-convert; then
  quietly "the icon cannot be drawn:" rsvg-convert "$share/icons/hicolor/scalable/apps/sepax.svg" \
    -o icon.png
fi

# --- what makes an error in memory harder to use
if has readelf; then
  elf() { readelf -W "$1" "$sepax"; }
  elf -h | grep -q 'Type: *DYN' || fail "the program always lies at the same address"
  elf -l | grep -q GNU_RELRO || fail "its table of functions can be written"
  elf -d | grep -Eq 'BIND_NOW|FLAGS_1.*NOW' || fail "its table of functions is filled late"
  elf -l | grep 'GNU_STACK' | grep -q 'RWE' && fail "its stack can be executed"
fi

# --- the folder that runs anywhere
quietly "appdir.sh fails:" "$source/app/package/appdir.sh" "$build" "$folder/sepax.AppDir"
mv "$folder/sepax.AppDir" "$folder/moved"
"$folder/moved/AppRun" query builtin:touching | grep -q '"relation":"touching"' ||
  fail "the folder that runs anywhere does not"
[ -s "$folder/moved/sepax.svg" ] && [ -s "$folder/moved/sepax.desktop" ] ||
  fail "the folder that runs anywhere lacks icon or desktop file"
for library in "$folder/moved/usr/lib/"*.so*; do
  LD_LIBRARY_PATH=$folder/moved/usr/lib ldd "$folder/moved/usr/bin/sepax" |
    grep -q "$library" || fail "$library is not taken from the folder"
done
echo "an installation, its desktop file, type, icon, licences and folder: all fine"
