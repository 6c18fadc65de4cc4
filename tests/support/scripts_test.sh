#!/bin/sh
# The scripts where they cannot do their work: a checkout that may not be written, another run of apt.
# Takes the root of the sources as its argument.
set -eu

root=$1
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT

fail() {
  echo "$1"
  cat "$folder/out" 2>/dev/null || true
  exit 1
}

# --- a checkout that may not be written: one sentence, for whom it is not allowed
copy=$folder/checkout
for part in app tests third_party; do mkdir -p "$copy/$part"; done
cp "$root/app/run.sh" "$copy/app"
cp "$root/tests/run.sh" "$copy/tests"
cp "$root"/third_party/*.sh "$root/third_party/packages.txt" "$copy/third_party"
chmod -R a-w "$copy"
chmod a+rx "$folder"
as_other=
if [ "$(id -u)" -eq 0 ]; then # root may write anywhere
  command -v setpriv >/dev/null 2>&1 || { echo "setpriv is missing: skipped"; exit 77; }
  as_other="setpriv --reuid=65534 --regid=65534 --clear-groups"
fi
for script in app/run.sh tests/run.sh; do
  code=0
  $as_other "$copy/$script" >"$folder/out" 2>&1 </dev/null || code=$?
  [ "$code" -eq 2 ] || fail "$script in a read-only checkout ends with $code:"
  [ "$(wc -l <"$folder/out")" -eq 1 ] || fail "$script in a read-only checkout says:"
  grep -q "cannot be written, so nothing can be built there" "$folder/out" ||
    fail "$script in a read-only checkout says:"
done

# --- what was built before runs from there
chmod -R u+w "$copy"
mkdir -p "$copy/build/release"
printf '#!/bin/sh\necho built "$@"\n' >"$copy/build/release/sepax"
chmod a+rx "$copy/build/release/sepax"
chmod -R a-w "$copy"
$as_other "$copy/app/run.sh" --version >"$folder/out" 2>&1 || fail "a finished build does not run:"
[ "$(cat "$folder/out")" = "built --version" ] || fail "a finished build says:"

# --- another run of apt is waited for; nobody sleeps in this test
tools=$folder/tools
mkdir "$tools"
fake() { # name, body
  printf '#!/bin/sh\n%s\n' "$2" >"$tools/$1"
  chmod +x "$tools/$1"
}
fake dpkg-query 'exit 0'
fake apt-cache 'exit 0'
fake id 'echo 0'
fake sleep 'echo slept >>"'"$folder"'/slept"'
fake apt-get 'case " $* " in
*" update "*)
  [ -e "'"$folder"'/slept" ] && [ "$(wc -l <"'"$folder"'/slept")" -ge 3 ] && exit 0
  echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7" >&2
  exit 100 ;;
*) echo "$@" ;;
esac'
PATH=$tools:$PATH "$root/third_party/install.sh" build >"$folder/out" 2>&1 ||
  fail "install.sh does not wait for the lists of another run:"
[ "$(wc -l <"$folder/slept")" -eq 3 ] || fail "install.sh does not wait for the lists:"
grep -q "DPkg::Lock::Timeout=[1-9][0-9]* install" "$folder/out" ||
  fail "install.sh does not let apt wait for another run:"
! grep -q "apt-get update failed" "$folder/out" || fail "install.sh gives up on the lists:"

# --- any other failure of the lists is none of waiting
fake apt-get 'case " $* " in *" update "*) echo "E: no network" >&2; exit 100 ;; esac'
rm "$folder/slept"
PATH=$tools:$PATH "$root/third_party/install.sh" build >"$folder/out" 2>&1 ||
  fail "install.sh fails without new lists:"
[ ! -e "$folder/slept" ] || fail "install.sh waits though nobody holds the lists:"
grep -q "going on with the old lists" "$folder/out" || fail "install.sh hides that:"
echo "read-only checkouts and other runs of apt: all fine"
