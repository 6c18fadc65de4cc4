#!/bin/sh
# Installs what is missing of the package groups named as arguments (default: build).
# Groups are listed in packages.txt. Nothing is touched when everything is there.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
[ $# -gt 0 ] || set -- build

if ! command -v apt-get >/dev/null 2>&1 || ! command -v dpkg-query >/dev/null 2>&1; then
  echo "This system has no apt: third_party/README.md names the packages to install by hand." >&2
  exit 0
fi

# The entries of the asked groups, one a line, alternatives joined by "|".
wanted=$(awk -v groups=" $* " '
  /^[ \t]*(#|$)/ { next }
  /^\[/          { gsub(/[][ \t]/, ""); known[$0] = 1; use = index(groups, " " $0 " "); next }
  use            { sub(/#.*/, ""); gsub(/[ \t]/, ""); print }
  END            { count = split(groups, asked, " ")
                   for (i = 1; i <= count; ++i) if (!(asked[i] in known)) {
                     print "packages.txt has no group " asked[i] "." > "/dev/stderr"; exit 2 } }
' "$here/packages.txt")

# Package names have no blanks, so that splitting at blanks and bars is what we want.
# shellcheck disable=SC2046
installed=" $(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $(echo "$wanted" | tr '|' ' ') \
  2>/dev/null | sed -n 's/^installed //p' | tr '\n' ' ')"

missing=
for entry in $wanted; do
  found=
  for package in $(echo "$entry" | tr '|' ' '); do
    case $installed in *" $package "*) found=yes ;; esac
  done
  [ -n "$found" ] || missing="$missing $entry"
done
[ -n "$missing" ] || exit 0

as_root=
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null 2>&1; then
    echo "These packages are missing, and neither root nor sudo is at hand:$missing" >&2
    exit 1
  fi
  as_root=sudo
  echo "Some packages are missing; sudo may ask for your password to install them."
fi

# Another run of apt, as after the start of a system, is waited for, seconds.
patience=600

# The lists have a lock of their own, which apt does not wait for.
update() {
  waited=0
  until said=$($as_root env LC_ALL=C apt-get update -q 2>&1 >/dev/null); do
    case $said in
      *"Could not get lock"*) [ "$waited" -lt "$patience" ] || return 1 ;;
      *) echo "$said" >&2 && return 1 ;;
    esac
    sleep 2
    waited=$((waited + 2))
  done
}

# An outdated list is worth a try: the packages may still be there.
update ||
  echo "apt-get update failed; going on with the old lists." >&2

packages=
for entry in $missing; do
  choice=
  for package in $(echo "$entry" | tr '|' ' '); do
    [ -n "$choice" ] || ! apt-cache show "$package" >/dev/null 2>&1 || choice=$package
  done
  packages="$packages ${choice:-${entry%%|*}}"
done

echo "Installing:$packages"
# shellcheck disable=SC2086
$as_root env DEBIAN_FRONTEND=noninteractive \
  apt-get -o DPkg::Lock::Timeout="$patience" install -q -y --no-install-recommends $packages
