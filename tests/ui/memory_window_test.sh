#!/bin/sh
# The real program in a real window, and a frame that gets no memory: the window lives on, everything
# that it draws with is made anew, and nothing is lost. Takes the program and the library of
# scarce_memory.cpp as its arguments. Skipped (77) without the tools of window_setup.sh.
set -eu

program=$1
library=$2
. "$(dirname "$0")/window_setup.sh"

scene=$folder/scene.json
cat >"$scene" <<'SCENE'
{ "format": "sepax-scene", "version": 1, "technique": "sat",
  "bodies": [ { "name": "A", "vertices": [[-3,-1],[-1,-1],[-1,1],[-3,1]] },
              { "name": "B", "vertices": [[1,-1],[3,-1],[3,1],[1,1]] } ],
  "view": { "center": [0,0], "zoom": 100 } }
SCENE

# Third vertex of the first body in the file.
vertex() {
  python3 -c 'import json, sys
print([float(x) for x in json.load(open(sys.argv[1]))["bodies"][0]["vertices"][2]])' "$scene"
}
saved() { [ "$(vertex)" = "$1" ]; }
happened() { [ ! -e "$folder/scarce" ]; }

export SEPAX_SCARCE_MEMORY="$folder/scarce" LD_PRELOAD="$library"
start "$scene"
unset LD_PRELOAD
drag -1 1 -1.5 2
: >"$folder/scarce"
press x
await "no frame was without memory" happened
settle
gone && fail "the window is gone"
[ "$(ls "$folder/state/sepax/autosave" | grep -c 'json$')" = 1 ] || fail "the work was not kept"
drag -1.5 2 -2 2
press ctrl+s
await "the window does not go on" saved "[-2.0, 2.0]"
quit
echo "a frame without memory: nothing lost"
