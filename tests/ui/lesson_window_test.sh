#!/bin/sh
# The real program opens a lesson that is named at its start, before the first frame, and keeps how
# far its reader is. Takes the program as its argument. Skipped (77) without the tools of
# window_setup.sh.
set -eu

program=$1
. "$(dirname "$0")/window_setup.sh"

progress=$folder/state/sepax/lessons.json
kept() { grep -qF "$1" "$progress" 2>/dev/null; }

# One without a prediction, whose tasks are looked at once it is open, and one with.
for lesson in sat/01-shadows motion/02-all-at-the-same-time; do
  start --lesson "$lesson"
  gone && fail "the program has ended with $lesson"
  await "it is not kept that $lesson is open" kept "$lesson"
  quit
done

# Page Down turns to the next one.
start --lesson sat/02-a-gap-is-proof
press Next
await "the next lesson is not open" kept sat/03-one-overlap-proves-nothing
quit
