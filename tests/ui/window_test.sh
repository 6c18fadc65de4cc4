#!/bin/sh
# The real program in a real window: a vertex is dragged, undone, dragged again and saved, and the
# file says so. Takes the program as its argument. Skipped (77) without the tools of window_setup.sh.
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
start "$scene"

changed() { ! cmp -s "$scene" "$folder/before.json"; }
# Saves, and says where the third vertex of body A is in the file.
save() {
  press ctrl+s
  await "the scene was not saved" changed
  cp "$scene" "$folder/before.json"
  vertex=$(python3 -c 'import json, sys
print(*map(float, json.load(open(sys.argv[1]))["bodies"][0]["vertices"][2]))' "$scene")
}

drag -1 1 -1.5 2
save
[ "$vertex" = "-1.5 2.0" ] || fail "the dragged vertex is at $vertex, not at -1.5 2"

press ctrl+z
save
[ "$vertex" = "-1.0 1.0" ] || fail "after undo the vertex is at $vertex, not at -1 1"

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
save
[ "$vertex" = "-0.5 1.5" ] || fail "after fast drags the vertex is at $vertex, not at -0.5 1.5"

# Nothing moves: the window sleeps, once the word that the scene was saved has gone. Ticks are
# hundredths of a second of the processor, which no other program can use up.
ticks() { awk '{ print $14 + $15 }' "/proc/$window/stat"; }
asleep() {
  before=$(ticks)
  sleep 5
  spent=$(($(ticks) - before))
  [ "$spent" -lt 5 ]
}
stretches=0
until asleep; do
  stretches=$((stretches + 1))
  [ $stretches -lt 12 ] || fail "the idle window took $spent hundredths of 5 seconds"
done

# Nothing is unsaved: the window closes by its key.
quit
echo "drag, undo, save, idle, quit: all fine"
