#!/bin/sh
# The real program in a real window, and its files: unsaved work survives kill -9 and is restored and
# saved; a watched file is shown as another program writes it. Takes the program as its argument.
# Skipped (77) without Xvfb or xdotool.
set -eu

program=$1
. "$(dirname "$0")/window_setup.sh"

scene=$folder/scene.json
squares() { # title, height of A
  cat <<SCENE
{ "format": "sepax-scene", "version": 1, "title": "$1", "technique": "sat",
  "bodies": [ { "name": "A", "vertices": [[-3,-1],[-1,-1],[-1,$2],[-3,$2]] },
              { "name": "B", "vertices": [[1,-1],[3,-1],[3,1],[1,1]] } ],
  "view": { "center": [0,0], "zoom": 100 } }
SCENE
}

title() {
  xdotool getwindowname "$(xdotool search --onlyvisible --name sepax | head -1)"
}

# The title and a vertex of body A, from the file.
content() { # index of the vertex
  python3 -c 'import json, sys
scene = json.load(open(sys.argv[1]))
print(scene["title"], [float(x) for x in scene["bodies"][0]["vertices"][int(sys.argv[2])]])' \
    "$scene" "$1"
}
has() { # index of the vertex, what content says
  [ "$(content "$1")" = "$2" ]
}

# Layout at 1600x1000: the world's origin lies at (622, 436), 98.76 pixels a unit.
at_x() { python3 -c "print(round(622 + $1 * 98.76))"; }
at_y() { python3 -c "print(round(436 - $1 * 98.76))"; }
drag() {
  xdotool mousemove "$(at_x "$1")" "$(at_y "$2")" mousedown 1 \
    mousemove "$(at_x "$3")" "$(at_y "$4")" mouseup 1
  sleep 0.3
}

# --- killed with unsaved work
squares "Two squares" 1 >"$scene"
cp "$scene" "$folder/before.json"
start "$scene"
drag -1 1 -1.5 2
case $(title) in "● "*) ;; *) fail "the title says nothing of the change: $(title)" ;; esac
sleep 2.2
kill -9 "$window"
wait "$window" 2>/dev/null || true
cmp -s "$scene" "$folder/before.json" || fail "the file changed without being saved"
[ "$(ls "$folder/state/sepax/autosave" | grep -c 'json$')" = 1 ] || fail "there is no autosave"

# --- the next start offers it; Enter restores, Ctrl+S saves it to its file
start
xdotool key Return
sleep 0.5
case $(title) in "● scene.json"*) ;; *) fail "the work was not restored: $(title)" ;; esac
xdotool key ctrl+s
await "the restored work was not saved" has 2 "Two squares [-1.5, 2.0]"
quit
[ -z "$(ls "$folder/state/sepax/autosave")" ] || fail "the autosave is still there"

# --- another program writes the watched file in two parts
start --watch "$scene"
squares "Longer by hand" 1 >"$folder/next.json"
head -c 100 "$folder/next.json" >"$scene"
sleep 0.5
tail -c +101 "$folder/next.json" >>"$scene"
sleep 1
# The shown scene is the new one: what is edited and saved carries its title.
drag -1 1 -1.5 1.5
xdotool key ctrl+s
await "the watched file was not reloaded" has 2 "Longer by hand [-1.5, 1.5]"

# --- and replaces it by a rename
squares "Renamed" 1 >"$folder/next.json"
mv "$folder/next.json" "$scene"
sleep 1
drag -1 1 -2 1.5
xdotool key ctrl+s
await "the file that was renamed over the watched one was not reloaded" has 2 "Renamed [-2.0, 1.5]"
quit
echo "killed, restored, saved, watched: all fine"
