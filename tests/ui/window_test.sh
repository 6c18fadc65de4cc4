#!/bin/sh
# The real program in a real window: a vertex is dragged, undone, dragged again and saved, and the
# file says so. Takes the program as its argument. Skipped (77) without Xvfb or xdotool.
set -eu

program=$1
. "$(dirname "$0")/window_setup.sh"

scene=$folder/scene.json
cat >"$scene" <<'SCENE'
{ "format": "sepax-scene", "version": 1, "title": "Two squares", "technique": "sat",
  "bodies": [ { "name": "A", "vertices": [[-3,-1],[-1,-1],[-1,1],[-3,1]] },
              { "name": "B", "vertices": [[1,-1],[3,-1],[3,1],[1,1]] } ],
  "view": { "center": [0,0], "zoom": 100 } }
SCENE
cp "$scene" "$folder/before.json"

"$program" "$scene" >"$folder/out" 2>&1 &
window=$!
xdotool search --sync --onlyvisible --pid $window >/dev/null 2>&1 ||
  xdotool search --sync --onlyvisible --name sepax >/dev/null
sleep 1

# A vertex of body A as [x, y], from the file.
vertex() {
  python3 -c 'import json, sys
print(json.load(open(sys.argv[1]))["bodies"][0]["vertices"][int(sys.argv[2])])' "$scene" "$1"
}


# Waits for the file to change, at most five seconds.
saved() {
  tries=0
  until ! cmp -s "$scene" "$folder/before.json"; do
    tries=$((tries + 1))
    [ $tries -lt 50 ] || { echo "the scene was not saved"; cat "$folder/out"; exit 1; }
    sleep 0.1
  done
  cp "$scene" "$folder/before.json"
}

# Layout at 1600x1000: the canvas spans x 64 to 1180 and y 78 to 794, so that the world's origin lies
# at (622, 436); the zoom fits the canvas: 100 * min(1116 / 1130, 716 / 710) = 98.76 pixels a unit.
at_x() { python3 -c "print(round(622 + $1 * 98.76))"; }
at_y() { python3 -c "print(round(436 - $1 * 98.76))"; }

# No delay between press, move and release: none of it may be lost.
drag() {
  xdotool mousemove "$(at_x "$1")" "$(at_y "$2")" mousedown 1 \
    mousemove "$(at_x "$3")" "$(at_y "$4")" mouseup 1
  sleep 0.3
}

drag -1 1 -1.5 2
xdotool key ctrl+s
saved
case $(vertex 2) in
  "[-1.5, 2]" | "[-1.5, 2.0]") ;;
  *) echo "the dragged vertex is at $(vertex 2), not at [-1.5, 2]"; exit 1 ;;
esac

xdotool key ctrl+z
sleep 0.2
xdotool key ctrl+s
saved
case $(vertex 2) in
  "[-1, 1]" | "[-1.0, 1.0]") ;;
  *) echo "after undo the vertex is at $(vertex 2), not at [-1, 1]"; exit 1 ;;
esac

# Ten fast drags, each from where the last one ended.
i=0
x=-1
while [ $i -lt 10 ]; do
  next=$(python3 -c "print(-1 if $x != -1 else -0.25)")
  drag $x 1 "$next" 1
  x=$next
  i=$((i + 1))
done
drag $x 1 -0.5 1.5
xdotool key ctrl+s
saved
case $(vertex 2) in
  "[-0.5, 1.5]") ;;
  *) echo "after fast drags the vertex is at $(vertex 2), not at [-0.5, 1.5]"; exit 1 ;;
esac

# Nothing moves: the window sleeps. Ticks are hundredths of a second.
ticks() { awk '{ print $14 + $15 }' "/proc/$window/stat"; }
sleep 5 # the word that the scene was saved has gone by then
before=$(ticks)
sleep 10
spent=$(($(ticks) - before))
[ "$spent" -lt 10 ] || { echo "the idle window took $spent hundredths of 10 seconds"; exit 1; }

# Nothing is unsaved: the window closes by its key.
xdotool key ctrl+q
tries=0
while kill -0 "$window" 2>/dev/null; do
  tries=$((tries + 1))
  [ $tries -lt 50 ] || { echo "the window does not close"; exit 1; }
  sleep 0.1
done
wait "$window" || { echo "the program ended with $?"; cat "$folder/out"; exit 1; }
window=
[ ! -s "$folder/out" ] || { echo "the program said:"; cat "$folder/out"; exit 1; }
echo "drag, undo, save, idle, quit: all fine"
