#!/bin/sh
# The Debian package: it names what it needs, and its program runs out of it. Takes the build folder
# as its argument. Skipped (77) where packages of Debian cannot be made.
set -eu

build=$1
for tool in cpack dpkg-deb dpkg-shlibdeps file readelf; do
  command -v $tool >/dev/null 2>&1 || { echo "$tool is missing: skipped"; exit 77; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
  echo "$1"
  cat "$folder/out" 2>/dev/null || true
  exit 1
}

cpack -G DEB --config "$build/CPackConfig.cmake" -B "$folder/packages" >"$folder/out" 2>&1 ||
  fail "cpack fails:"
package=$(ls "$folder/packages/"*.deb)
dpkg-deb --info "$package" >"$folder/out" 2>&1 || fail "dpkg cannot read the package:"
dpkg-deb -x "$package" "$folder/unpacked"
sepax=$folder/unpacked/usr/bin/sepax
field() { dpkg-deb --field "$package" "$1"; }

# --- what it says of itself
[ "$(field Package) $(field Version)" = "$("$sepax" --version | head -1)" ] || fail "it is called:"
field Maintainer | grep -q . || fail "nobody maintains it:"
[ "$(field Architecture)" = "$(dpkg --print-architecture)" ] || fail "it is for:"

# --- every library that the program names belongs to a package that this one depends on
field Depends | tr ',|' '\n\n' | sed 's/^ *//; s/[ (].*//' >"$folder/depends"
ldd "$sepax" >"$folder/out"
! grep -q 'not found' "$folder/out" || fail "a library is missing:"
readelf -d "$sepax" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' >"$folder/needed"
[ -s "$folder/needed" ] || fail "the program needs no library"
while read -r library; do
  path=$(awk -v name="$library" '$1 == name { print $3 }' "$folder/out")
  # Where /lib is /usr/lib, the package may know its file by either name.
  for name in "$path" "${path#/usr}" "/usr$path"; do
    owner=$(dpkg -S "$name" 2>/dev/null | sed -n '1s/:.*//p')
    [ -z "$owner" ] || break
  done
  grep -qxF "${owner:-nobody}" "$folder/depends" ||
    fail "$library is of ${owner:-nobody}, on which the package does not depend:"
done <"$folder/needed"
grep -qxF libgl1 "$folder/depends" || fail "OpenGL, which is loaded later, is not named"

# --- it runs
cd "$folder"
"$sepax" query builtin:touching | grep -q '"relation":"touching"' || fail "query does not answer"
"$sepax" render builtin:touching -o picture.png --size 320x200 >"$folder/out" 2>&1 ||
  fail "render fails:"
for file in share/applications/sepax.desktop share/man/man1/sepax.1 share/doc/sepax/copyright \
  share/sepax/schemas/query.schema.json share/mime/packages/sepax.xml; do
  [ -s "$folder/unpacked/usr/$file" ] || fail "$file is not in the package"
done
echo "$(basename "$package"): all fine"
