#!/bin/sh
# The real program in a real window: polygons of a program's source go in through the clipboard, the
# crossing one is mended, and come out again as source; then a file is dropped. Takes the program as
# its argument. Skipped (77) without the tools of window_setup.sh.
set -eu

program=$1
. "$(dirname "$0")/window_setup.sh"

scene=$folder/scene.json
cat >"$scene" <<'SCENE'
{ "format": "sepax-scene", "version": 1, "title": "Nothing yet", "technique": "sat", "bodies": [] }
SCENE

cat >"$folder/source.h" <<'SOURCE'
// A square whose third and fourth corner were swapped by mistake.
static const float hull[][2] = {
    {0.0f, 0.0f}, {2.0f, 0.0f}, {0.0f, 2.0f}, {2.0f, 2.0f},
};
SOURCE

start "$scene"

# The clipboard belongs to the program that copied last, which serves it while it runs.
xclip -quiet -selection clipboard -i "$folder/source.h" >/dev/null 2>&1 &
clipboard=$!
await "the clipboard does not hold the source" copied "static const float hull"

# Runs an entry of the palette by its title.
find_and_run() {
  press ctrl+p
  write "$1"
  press Return
}

xdotool mousemove $(at 0 0)
press ctrl+v
press Return

# The doctor's first cure of a crossing.
find_and_run "fix hull untangle"
find_and_run "select all"
find_and_run "copy as c and c++ array"
await "the clipboard never had the mended hull" copied "static const double hull"
# Layout is not the matter here: blanks and line breaks may differ.
squeezed=$(tr -d ' \n' <"$folder/copied")
expected='staticconstdoublehull[][2]={{0,0},{2,0},{2,2},{0,2}};'
[ "$squeezed" = "$expected" ] ||
  fail "pasted, mended and copied again, the text became: $(cat "$folder/copied")"

# A file dropped on the window, where there is a hand that can drop one.
python=
for candidate in python3 /usr/bin/python3; do
  [ -n "$python" ] || ! $candidate -c 'import Xlib' 2>/dev/null || python=$candidate
done
if [ -n "$python" ]; then
  printf 'POLYGON((5 0, 7 0, 6 2, 5 0))\n' >"$folder/dropped.wkt"
  "$python" "$hands/drop_file.py" sepax "$folder/dropped.wkt"
  settle
  press Return
  find_and_run "copy as wkt"
  await "the dropped polygon was not copied" copied "POLYGON ((5 0, 7 0, 6 2, 5 0))"
else
  echo "python3-xlib is missing: no file is dropped"
fi
[ ! -s "$folder/out" ] || fail "the program said:"
echo "paste, mend, copy, drop: all fine"
