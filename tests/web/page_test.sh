#!/bin/sh
# Builds the page and tries it in a browser with a real mouse. Takes the folder of the native build,
# and parts of the names of cases (default: all). Exit code 77: there is no browser, or no way to get
# what drives it.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
native=$1
shift
work=$root/build/web-tests
"$root/third_party/install.sh" build web web-test
site=$("$root/app/web.sh" --build)
command -v npm >/dev/null || "$root/third_party/install.sh" npm
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) || exit 77

mkdir -p "$work"
cp "$root/tests/web/"*.mjs "$work"
if [ ! -d "$work/node_modules/playwright-core" ]; then
  (cd "$work" && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --no-save --no-audit --no-fund \
    playwright-core@1) >&2 || exit 77
fi
cd "$work"
exec node page_test.mjs "$site" "$browser" "$native/sepax" "$work/pictures" "$@"
