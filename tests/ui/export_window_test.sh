#!/bin/sh
# Pictures from the real program in a real window: what Ctrl+E writes has the bytes that
# `sepax render` writes, of the canvas and of the whole window; F12 repeats it. Takes the program as
# its argument. Skipped (77) without the tools of window_setup.sh.
set -eu

program=$1
. "$(dirname "$0")/window_setup.sh"

scene=$folder/scene.json
cat >"$scene" <<'SCENE'
{ "format": "sepax-scene", "version": 1, "title": "Two squares", "technique": "sat",
  "bodies": [ { "name": "A", "vertices": [[-3,-1],[-1,-1],[-1,1],[-3,1]], "velocity": [3,0.5] },
              { "name": "B", "vertices": [[-1.5,-1],[3,-1],[3,1],[1,1]] } ],
  "view": { "center": [0,0], "zoom": 100 } }
SCENE
# What was chosen for the last picture.
choices() { # area, preset, width, height
  mkdir -p "$XDG_CONFIG_HOME/sepax"
  cat >"$XDG_CONFIG_HOME/sepax/settings.json" <<SETTINGS
{ "export": { "area": "$1", "format": "png", "preset": "$2", "width": $3, "height": $4,
              "scale": 1, "theme": "dark", "folder": "$folder" } }
SETTINGS
}

export_to() { # path
  press ctrl+e
  write "$1"
  press Return
  await "$1 was not written" test -s "$1"
}

same() { # complaint, one file, other file
  cmp "$2" "$3" || fail "$1"
}

# --- a size of its own, whatever the canvas' shape; a typed extension chooses the format
choices canvas free 1600 1000
start "$scene"
export_to "$folder/canvas.png"
"$program" render "$scene" -o "$folder/expected.png" --as-seen --size 1600x1000 >/dev/null
same "the canvas' picture is another one than render makes" "$folder/canvas.png" \
  "$folder/expected.png"
export_to "$folder/canvas.svg"
"$program" render "$scene" -o "$folder/expected.svg" --as-seen --size 1600x1000 >/dev/null
same "the SVG is another one than render makes" "$folder/canvas.svg" "$folder/expected.svg"

# --- F12: the last choices under the last file's name with the next free number
press F12
await "F12 wrote nothing" test -s "$folder/canvas-2.svg"
press F12
await "F12 wrote no second picture" test -s "$folder/canvas-3.svg"
same "F12 makes another picture" "$folder/canvas.svg" "$folder/canvas-3.svg"
await "the choice is forgotten" grep -q '"format": "svg"' "$XDG_CONFIG_HOME/sepax/settings.json"
quit

# --- the canvas and the whole window as they are on the screen
choices canvas screen 1 1
start "$scene"
export_to "$folder/screen.png"
size=$(python3 -c 'import struct, sys
print("%dx%d" % struct.unpack(">II", open(sys.argv[1], "rb").read()[16:24]))' "$folder/screen.png")
"$program" render "$scene" -o "$folder/expected.png" --as-seen --size "$size" >/dev/null
same "the canvas as on the screen differs from render's" "$folder/screen.png" \
  "$folder/expected.png"
quit
choices window free 1280 800
start "$scene"
export_to "$folder/window.png"
"$program" render "$scene" --window -o "$folder/expected.png" --size 1280x800 >/dev/null
same "the window's picture differs from render's" "$folder/window.png" "$folder/expected.png"
quit
echo "pictures from the window have the bytes of render: all fine"
