#!/bin/sh
# The real program in a real window, and its files: unsaved work survives kill -9 and is restored and
# saved; a watched file is shown as another program writes it; what standard input holds opens as
# well. Takes the program as its argument.
# Skipped (77) without the tools of window_setup.sh.
set -eu

program=$1
. "$(dirname "$0")/window_setup.sh"

scene=$folder/scene.json
squares() { # title, name of the first body
  cat <<SCENE
{ "format": "sepax-scene", "version": 1, "title": "$1", "technique": "sat",
  "bodies": [ { "name": "$2", "vertices": [[-3,-1],[-1,-1],[-1,1],[-3,1]] },
              { "name": "B", "vertices": [[1,-1],[3,-1],[3,1],[1,1]] } ],
  "view": { "center": [0,0], "zoom": 100 } }
SCENE
}

titled() { # how the window's title begins
  case $(title) in "$1"*) ;; *) return 1 ;; esac
}

# The file has this title, and the third vertex of the first body there.
has() { # title, vertex
  content=$(python3 -c 'import json, sys
scene = json.load(open(sys.argv[1]))
print(scene["title"], [float(x) for x in scene["bodies"][0]["vertices"][2]])' "$scene")
  [ "$content" = "$1 $2" ]
}

# --- killed with unsaved work
autosaves() { ls "$folder/state/sepax/autosave" 2>/dev/null | grep -c 'json$' || true; }
autosaved() { [ "$(autosaves)" = 1 ]; }
squares "Two squares" A >"$scene"
cp "$scene" "$folder/before.json"
start "$scene"
drag -1 1 -1.5 2
await "the title says nothing of the change" titled "● "
await "there is no autosave" autosaved
kill -9 "$window"
wait "$window" 2>/dev/null || true
cmp -s "$scene" "$folder/before.json" || fail "the file changed without being saved"

# Enter restores what the start offers, Ctrl+S saves it to its file.
restored() { # the new x, when
  start
  press Return
  await "the work was not restored $2" titled "● scene.json"
  press ctrl+s
  await "the restored work was not saved $2" has "Two squares" "[$1, 2.0]"
  quit
}

# --- the next start offers it
restored -1.5 "after a kill"
[ -z "$(ls "$folder/state/sepax/autosave")" ] || fail "the autosave is still there"

# --- ended by the system with unsaved work: cleanly, and the next start offers it
ended() { # signal, x of the vertex before and after
  cp "$scene" "$folder/before.json"
  start "$scene"
  drag "$2" 2 "$3" 2
  kill "-$1" "$window"
  await "SIG$1 does not end the program" gone
  wait "$window" || fail "the program ended with $? after SIG$1"
  window=
  [ ! -s "$folder/out" ] || fail "the program said:"
  autosaved || fail "there is no autosave after SIG$1"
  cmp -s "$scene" "$folder/before.json" || fail "the file changed without being saved"
  restored "$3" "after SIG$1"
}
ended TERM -1.5 -1.0
ended HUP -1.0 -1.5 # a shell lets what it starts beside itself ignore INT

# The window shows this body, asked for by Ctrl+C.
shows() { # name
  press ctrl+c
  copied "\"name\": \"$1\""
}

# --- another program writes the watched file in two parts, with time to look at the first one
start --watch "$scene"
squares "Longer by hand" Long >"$folder/next.json"
head -c 100 "$folder/next.json" >"$scene"
sleep 0.5
tail -c +101 "$folder/next.json" >>"$scene"
await "the watched file was not reloaded" shows Long
drag -1 1 -1.5 1.5
press ctrl+s
await "the reloaded file was not saved" has "Longer by hand" "[-1.5, 1.5]"

# --- and replaces it by a rename
squares "Renamed" New >"$folder/next.json"
mv "$folder/next.json" "$scene"
await "the file that was renamed over the watched one was not reloaded" shows New
drag -1 1 -2 1.5
press ctrl+s
await "the file that was renamed over the watched one was not saved" has "Renamed" "[-2.0, 1.5]"
quit

# --- standard input holds a scene, then polygons of any text; neither has a file to be saved to
squares "Out of a pipe" Piped >"$folder/piped.json"
start - <"$folder/piped.json"
await "the title is not that of the piped scene" titled "Out of a pipe – "
shows_piped() { shows Piped; }
await "the piped scene is not shown" shows_piped
quit
echo 'std::vector<Vec2> hull = {{0, 0}, {3, 0}, {0, 3}};' >"$folder/piped.h"
start - <"$folder/piped.h"
await "the piped polygon is not shown" shows hull
quit
echo "killed, restored, saved, watched, piped: all fine"
