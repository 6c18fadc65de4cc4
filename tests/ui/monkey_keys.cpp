#include "tests/ui/monkey.h"

#include <algorithm>
#include <array>

namespace sepax::test {
namespace {

constexpr std::size_t kKeys = static_cast<std::size_t>(Key::count);

/// In the order of the enumeration.
constexpr std::array<std::string_view, kKeys> kNames{
    "none",      "a",         "b",      "c",     "d",      "e",     "f",           "g",
    "h",         "i",         "j",      "k",     "l",      "m",     "n",           "o",
    "p",         "q",         "r",      "s",     "t",      "u",     "v",           "w",
    "x",         "y",         "z",      "0",     "1",      "2",     "3",           "4",
    "5",         "6",         "7",      "8",     "9",      "space", "comma",       "period",
    "slash",     "backslash", "minus",  "equal", "escape", "enter", "keypadEnter", "tab",
    "backspace", "insert",    "delete", "left",  "right",  "up",    "down",        "pageUp",
    "pageDown",  "home",      "end",    "f1",    "f2",     "f3",    "f4",          "f5",
    "f6",        "f7",        "f8",     "f9",    "f10",    "f11",   "f12",         "shift",
    "ctrl",      "alt",       "super"};

}  // namespace

std::string_view nameOf(Key key) { return kNames[static_cast<std::size_t>(key)]; }

NamedChord chordNamed(std::string_view text) {
  NamedChord chord;
  for (std::size_t plus = text.find('+'); plus != text.npos; plus = text.find('+')) {
    const std::string_view name = text.substr(0, plus);
    chord.modifiers.shift |= name == "shift";
    chord.modifiers.ctrl |= name == "ctrl";
    chord.modifiers.alt |= name == "alt";
    text.remove_prefix(plus + 1);
  }
  const auto found = std::ranges::find(kNames, text);
  if (found != kNames.end()) chord.key = static_cast<Key>(found - kNames.begin());
  return chord;
}

}  // namespace sepax::test
