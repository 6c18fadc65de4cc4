# Sourced by the tests of the real window, after $program is set: a display of its own, a temporary
# $folder for everything that the program keeps, and $window, the process that is ended with the
# test. Skips the test (77) without Xvfb, xdotool or xclip.
#
# The machine may be busy, so nothing waits for a time: `await` waits for something that can be seen
# (a file, the title, the clipboard), `settle` until every event sent so far has been dealt with.
for tool in Xvfb xdotool xclip python3; do
  command -v $tool >/dev/null 2>&1 || { echo "$tool is missing: skipped"; exit 77; }
done
hands=$(dirname "$0")

folder=$(mktemp -d)
window=
server=
clipboard=
clean() {
  status=$?
  for process in $window $clipboard $server; do kill "$process" 2>/dev/null || true; done
  rm -rf "$folder"
  exit $status
}
trap clean EXIT INT TERM

fail() {
  echo "$1"
  cat "$folder/out" "$folder/server" 2>/dev/null || true
  exit 1
}

# Waits until the command holds, for two minutes at least.
await() { # complaint, command
  complaint=$1
  shift
  tries=0
  until "$@"; do
    tries=$((tries + 1))
    [ $tries -lt 1200 ] || fail "$complaint"
    sleep 0.1
  done
}

# The server chooses a free display and says which: two tests never meet. A key never repeats (-r):
# on a busy machine it may be a while between its press and its release.
Xvfb -displayfd 3 -r -screen 0 1600x1000x24 -nolisten tcp -noreset 3>"$folder/display" \
  >"$folder/server" 2>&1 &
server=$!
await "Xvfb does not start" test -s "$folder/display"
DISPLAY=:$(cat "$folder/display")
export DISPLAY
unset WAYLAND_DISPLAY || true

# What a user has set or left unsaved has no say here, and nothing of theirs is touched.
HOME=$folder/home
XDG_CONFIG_HOME=$folder/config
XDG_STATE_HOME=$folder/state
export HOME XDG_CONFIG_HOME XDG_STATE_HOME

settle() {
  python3 "$hands/settled.py" "$window" "$server" $clipboard || fail "the program does not settle"
}

gone() { ! kill -0 "$window" 2>/dev/null; }
find_window() { xdotool search --onlyvisible --name sepax 2>/dev/null | head -1; }
shown() { gone || [ -n "$(find_window)" ]; }
title() { xdotool getwindowname "$(find_window)"; }

# Starts the program with these arguments and waits for its window. It reads what start reads: by
# itself, a shell gives nothing to what it starts in the background.
start() {
  { "$program" "$@" <&3 3<&- >"$folder/out" 2>&1 & } 3<&0
  window=$!
  await "there is no window" shown
  settle
}

# Presses keys, one after the other.
press() {
  xdotool key "$@"
  settle
}

write() {
  xdotool type --delay 5 "$1"
  settle
}

# With none of it being lost, though there is no delay between press, move and release. Layout at
# 1600x1000: the canvas spans x 64 to 1180 and y 78 to 738, so that the world's origin lies at
# (622, 408); the zoom of 100 fits the canvas: 100 * min(1116 / 1130, 660 / 710) = 92.96 pixels a
# unit.
at() { python3 -c "print(round(622 + $1 * 92.96), round(408 - $2 * 92.96))"; }
drag() { # from x and y, to x and y, world units
  xdotool mousemove $(at "$1" "$2") mousedown 1 mousemove $(at "$3" "$4") mouseup 1
  settle
}

# The clipboard holds this, whoever owns it.
copied() {
  timeout 20 xclip -selection clipboard -o >"$folder/copied" 2>/dev/null &&
    grep -qF "$1" "$folder/copied"
}

quit() {
  xdotool key ctrl+q
  await "the window does not close" gone
  wait "$window" || fail "the program ended with $?"
  window=
  [ ! -s "$folder/out" ] || fail "the program said:"
}
