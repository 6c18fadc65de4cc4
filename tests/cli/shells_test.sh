#!/bin/sh
# The manual page and the completions as man, bash, zsh and fish read them. Takes the program as its
# argument. What is not installed is left out, and said.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/bin" "$folder/here"
ln -s "$1" "$folder/bin/sepax"
PATH=$folder/bin:$PATH
cd "$folder/here"
touch "quick sketch.json"

fail() {
  echo "$1"
  cat "$folder/out" "$folder/error" 2>/dev/null || true
  exit 1
}

# One of the lines that were printed is this one.
says() { # what was asked, line
  grep -qxF -- "$2" "$folder/out" || fail "$1 does not lead to $2:"
}

has() {
  command -v "$1" >/dev/null 2>&1 || { echo "$1 is missing: left out"; return 1; }
}

# --- man reads the page without a complaint, and shows it
if has man && has groff; then
  sepax --man >"$folder/sepax.1"
  LC_ALL=C MANWIDTH=80 man --warnings -l "$folder/sepax.1" \
    >"$folder/out" 2>"$folder/error" </dev/null ||
    fail "man cannot read its page:"
  [ ! -s "$folder/error" ] || fail "man complains about its page:"
  grep -q "^ *sepax query builtin:touching --time 0.5 " "$folder/out" || fail "man does not show:"
  lexgrog "$folder/sepax.1" >"$folder/out" 2>"$folder/error" || fail "whatis finds no name:"
fi

# --- bash: the words that it makes of a line, and what the last one may become
cat >"$folder/ask.bash" <<'BASH'
eval "$(sepax --completions bash)"
ask() { # line, its words as bash takes it apart
  COMP_LINE=$1 COMP_POINT=${#1}
  shift
  COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
  _sepax
  printf '%s\n' "${COMPREPLY[@]}"
}
BASH
bash -n "$folder/ask.bash"
in_bash() { # line, words
  bash -c '. "$0"; ask "$@"' "$folder/ask.bash" "$@" >"$folder/out" 2>"$folder/error" ||
    fail "bash fails at $1:"
  [ ! -s "$folder/error" ] || fail "bash complains at $1:"
}
in_bash "sepax qu" sepax qu
says "sepax qu" query
says "sepax qu" "quick sketch.json"
in_bash "sepax render --theme d" sepax render --theme d
says "sepax render --theme d" dark
in_bash "sepax render --theme=d" sepax render --theme = d
says "sepax render --theme=d" dark
in_bash "sepax render --theme=" sepax render --theme =
says "sepax render --theme=" light
in_bash "sepax query builtin:touch" sepax query builtin : touch
says "sepax query builtin:touch" touching
in_bash "sepax query --set allAxes=o" sepax query --set allAxes = o
says "sepax query --set allAxes=o" on
in_bash 'sepax "a b" --them' sepax '"a b"' --them
says 'sepax "a b" --them' --theme
[ "$(wc -l <"$folder/out")" -eq 1 ] || fail "sepax --them has more to say:"

# --- fish completes lines by itself
if has fish; then
  HOME=$folder/home
  export HOME
  in_fish() { # line
    fish --no-config -c 'sepax --completions fish | source; complete -C $argv[1]' "$1" \
      >"$folder/out" 2>"$folder/error" || fail "fish fails at $1:"
    [ ! -s "$folder/error" ] || fail "fish complains at $1:"
    sed -i 's/\t.*//' "$folder/out"
  }
  in_fish "sepax qu"
  says "sepax qu" query
  says "sepax qu" "quick sketch.json"
  in_fish "sepax render --theme "
  says "sepax render --theme " print
  in_fish "sepax render --theme=d"
  says "sepax render --theme=d" --theme=dark
  in_fish "sepax query builtin:touch"
  says "sepax query builtin:touch" builtin:touching
fi

# --- zsh, with hands that print what it would offer
if has zsh; then
  cat >"$folder/ask.zsh" <<'ZSH'
compdef() { }
_describe() { print -rl -- "${(@P)2}" "${@:3}"; }
_files() { print files; }
source <(sepax --completions zsh)
words=("$@") CURRENT=$#
_sepax
ZSH
  in_zsh() { # words
    zsh -f "$folder/ask.zsh" "$@" >"$folder/out" 2>"$folder/error" || fail "zsh fails at $*:"
    [ ! -s "$folder/error" ] || fail "zsh complains at $*:"
    sed -i 's/\\:/\x01/g; s/:.*//; s/\x01/:/g' "$folder/out" # words without what they mean
  }
  in_zsh sepax qu
  says "sepax qu" query
  says "sepax qu" files
  in_zsh sepax render --theme ""
  says "sepax render --theme" print
  in_zsh sepax query builtin:touchi
  says "sepax query builtin:touchi" builtin:touching
  in_zsh sepax query 'a\ b' --set all
  says "sepax query --set all" "allAxes="
  says "a word that goes on has no blank behind it" "-S"
fi
echo "manual page and completions: all fine"
