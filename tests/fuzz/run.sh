#!/bin/sh
# Builds the readers of texts with clang's libFuzzer and sanitizers and lets it search for each.
#   run.sh [SECONDS [TARGET...]]     60 seconds for each target, all targets of targets.cpp
# New inputs stay in build/fuzz/<target>; one that crashes is named at the end.
set -eu
seconds=${1:-60}
[ $# -gt 0 ] && shift
cd -- "$(dirname -- "$0")/../.."
command -v clang++ >/dev/null || { echo "clang++ is not installed; see third_party/packages.txt"; exit 77; }

[ $# -gt 0 ] || set -- geometry scene expression
folder=build/fuzz
mkdir -p "$folder/objects"
flags="-std=c++20 -g -O1 -I. -ffp-contract=off -DFMT_HEADER_ONLY -fno-sanitize-recover=all"
sanitizers="address,undefined"

compile() { # source, object, more flags: only when the object is older than any source
  [ -f "$2" ] && [ -z "$(find app/scene core tests/fuzz -newer "$2" -name '*.[hc]*' -print -quit)" ] ||
    clang++ $flags $3 -c "$1" -o "$2"
}

objects=
for source in app/scene/json_*.cpp app/scene/scene.cpp app/scene/scene_*.cpp app/scene/expression*.cpp \
  app/formats/*.cpp core/exact/exact.cpp core/exact/transform.cpp tests/fuzz/targets.cpp; do
  case $source in */write_* | */formats.cpp) continue ;; esac # readers only
  object="$folder/objects/$(echo "$source" | tr / _).o"
  compile "$source" "$object" "-fsanitize=fuzzer-no-link,$sanitizers"
  objects="$objects $object"
done

for target in "$@"; do
  clang++ $flags "-DSEPAX_FUZZ_TARGET=\"$target\"" "-fsanitize=fuzzer,$sanitizers" \
    tests/fuzz/fuzzer.cpp $objects -o "$folder/fuzz_$target"
  mkdir -p "$folder/$target"
  echo "== $target: $seconds seconds"
  "$folder/fuzz_$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=4000 -verbosity=0 \
    -max_len=4096 -print_funcs=0 -print_final_stats=1 -artifact_prefix="$folder/crash-$target-" \
    "$folder/$target" "tests/fuzz/corpus/$target"
done
