#!/bin/sh
# Builds what reads bytes of others with clang's libFuzzer and sanitizers and lets it search.
#   run.sh [SECONDS [TARGET...]]     60 seconds for each target, all targets of targets.cpp
# New inputs stay in build/fuzz/<target>; one that crashes is named at the end.
set -eu
seconds=${1:-60}
[ $# -gt 0 ] && shift
cd -- "$(dirname -- "$0")/../.."
command -v clang++ >/dev/null || { echo "clang++ is not installed; see third_party/packages.txt"; exit 77; }

[ $# -gt 0 ] || set -- geometry scene expression content autosave settings answers
cmake --preset fuzz
cmake --build --preset fuzz --target fuzz_search
cd build/fuzz
for target in "$@"; do
  mkdir -p "$target"
  echo "== $target: $seconds seconds"
  SEPAX_FUZZ_TARGET=$target tests/fuzz_search -max_total_time="$seconds" -timeout=10 \
    -rss_limit_mb=4000 -verbosity=0 -max_len=8192 -print_funcs=0 -print_final_stats=1 \
    -artifact_prefix="crash-$target-" "$target" "../../tests/fuzz/corpus/$target"
done
