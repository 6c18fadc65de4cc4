#!/bin/sh
# The real program in a real window: polygons of a program's source go in through the clipboard, the
# crossing one is mended, and come out again as source; then a file is dropped. Takes the program as its argument. Skipped
# (77) without Xvfb, xdotool or xclip.
set -eu

program=$1
command -v xclip >/dev/null 2>&1 || { echo "xclip is missing: skipped"; exit 77; }
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

"$program" "$scene" >"$folder/out" 2>&1 &
window=$!
xdotool search --sync --onlyvisible --pid $window >/dev/null 2>&1 ||
  xdotool search --sync --onlyvisible --name sepax >/dev/null
sleep 1

# The clipboard belongs to the program that copied last, which serves it while it runs.
xclip -selection clipboard -i "$folder/source.h" >/dev/null 2>&1
sleep 0.2

# Runs an entry of the palette by its title.
find_and_run() {
  xdotool key ctrl+p
  sleep 0.3
  xdotool type --delay 12 "$1"
  sleep 0.3
  xdotool key Return
  sleep 0.5
}

# What the program has in the clipboard once it holds this line, at most five seconds.
copied() {
  tries=0
  until timeout 2 xclip -selection clipboard -o >"$folder/copied" 2>/dev/null &&
    grep -qF "$1" "$folder/copied"; do
    tries=$((tries + 1))
    [ $tries -lt 50 ] || {
      echo "the clipboard never had: $1"; cat "$folder/copied" "$folder/out"; exit 1
    }
    sleep 0.1
  done
}

xdotool mousemove 620 430
xdotool key ctrl+v
sleep 0.7
xdotool key Return
sleep 0.7

# The doctor's first cure of a crossing.
find_and_run "fix hull untangle"
find_and_run "select all"
find_and_run "copy as c and c++ array"
copied "static const double hull"
# Layout is not the matter here: blanks and line breaks may differ.
squeezed=$(tr -d ' \n' <"$folder/copied")
expected='staticconstdoublehull[][2]={{0,0},{2,0},{2,2},{0,2}};'
[ "$squeezed" = "$expected" ] ||
  { echo "pasted, mended and copied again, the text became:"; cat "$folder/copied"; exit 1; }

# A file dropped on the window, where there is a hand that can drop one.
python=
for candidate in python3 /usr/bin/python3; do
  [ -n "$python" ] || ! $candidate -c 'import Xlib' 2>/dev/null || python=$candidate
done
if [ -n "$python" ]; then
  printf 'POLYGON((5 0, 7 0, 6 2, 5 0))\n' >"$folder/dropped.wkt"
  "$python" "$(dirname "$0")/drop_file.py" sepax "$folder/dropped.wkt"
  sleep 0.7
  xdotool key Return
  sleep 0.7
  find_and_run "copy as wkt"
  copied "POLYGON ((5 0, 7 0, 6 2, 5 0))"
else
  echo "python3-xlib is missing: no file is dropped"
fi
[ ! -s "$folder/out" ] || { echo "the program said:"; cat "$folder/out"; exit 1; }
echo "paste, mend, copy, drop: all fine"
