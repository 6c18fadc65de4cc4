#!/bin/sh
# Succeeds when the folder named as the argument is there, or can be made, and can be written; says
# in one sentence that nothing can be built otherwise.
set -eu

if mkdir -p "$1" 2>/dev/null && [ -w "$1" ]; then exit 0; fi
echo "$1 cannot be written, so nothing can be built there; copy the sources to a folder of your own." >&2
exit 2
