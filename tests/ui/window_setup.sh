# Sourced by the tests of the real window: a display of its own, a temporary $folder for everything
# that the program keeps, and $window, the process that is ended with the test. Skips the test (77)
# without Xvfb or xdotool.
for tool in Xvfb xdotool python3; do
  command -v $tool >/dev/null 2>&1 || { echo "$tool is missing: skipped"; exit 77; }
done

folder=$(mktemp -d)
window=
server=
clean() {
  status=$?
  [ -z "$window" ] || kill "$window" 2>/dev/null || true
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  rm -rf "$folder"
  exit $status
}
trap clean EXIT INT TERM

# The server chooses a free display and says which: two tests never meet.
Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp -noreset 3>"$folder/display" \
  >"$folder/server" 2>&1 &
server=$!
tries=0
while [ ! -s "$folder/display" ]; do
  tries=$((tries + 1))
  [ $tries -lt 100 ] || { echo "Xvfb does not start"; cat "$folder/server"; exit 1; }
  sleep 0.1
done
DISPLAY=:$(cat "$folder/display")
export DISPLAY
unset WAYLAND_DISPLAY || true

# What a user has set or left unsaved has no say here, and nothing of theirs is touched.
HOME=$folder/home
XDG_CONFIG_HOME=$folder/config
XDG_STATE_HOME=$folder/state
export HOME XDG_CONFIG_HOME XDG_STATE_HOME

fail() {
  echo "$1"
  cat "$folder/out"
  exit 1
}

# Starts the program with these arguments and waits for its window.
start() {
  "$program" "$@" >"$folder/out" 2>&1 &
  window=$!
  xdotool search --sync --onlyvisible --pid $window >/dev/null 2>&1 ||
    xdotool search --sync --onlyvisible --name sepax >/dev/null
  sleep 1
}

# Waits until the command holds, at most $patience tenths of a second.
patience=100
await() { # complaint, command
  complaint=$1
  shift
  tries=0
  until "$@"; do
    tries=$((tries + 1))
    [ $tries -lt $patience ] || fail "$complaint"
    sleep 0.1
  done
}

gone() { ! kill -0 "$window" 2>/dev/null; }
quit() {
  xdotool key ctrl+q
  await "the window does not close" gone
  wait "$window" || fail "the program ended with $?"
  window=
  [ ! -s "$folder/out" ] || fail "the program said:"
}
