#!/bin/sh
# Splits the program of a page in two: what runs when readers come, and the rest, which the page
# loads after its first frame.
#   split.sh WHOLE SITE
# WHOLE is the folder with sepax.js and sepax.wasm as Emscripten has linked them.
set -eu

web=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
whole=$1
site=$2
rm -f "$whole"/ran.*
wasm-split --instrument --enable-exception-handling "$whole/sepax.wasm" -o "$whole/counting.wasm"
node "$web/first_use.mjs" "$whole/sepax.js" "$whole/counting.wasm" "$whole/ran"
wasm-split --merge-profiles "$whole"/ran.* -o "$whole/ran"
# Parts of different builds must never meet: what the rest needs of the first part has their stamp.
stamp=$(cat "$whole/sepax.wasm" "$whole/ran" | sha256sum | cut -c1-8)
wasm-split --enable-exception-handling --enable-mutable-globals "$whole/sepax.wasm" \
  --profile="$whole/ran" --import-namespace=first --export-prefix="$stamp:" \
  -o1 "$site/sepax.wasm" -o2 "$site/rest.wasm"
cp "$whole/sepax.js" "$site"
