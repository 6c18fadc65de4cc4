#pragma once

#include "app/tools/input.h"

#include <emscripten/html5.h>

#include <optional>

namespace sepax {

/// What a key event of the page means.
struct PageKey {
  Key key = Key::none;
  std::optional<char32_t> character;  ///< that it types where no field of the page takes it
  bool ofBrowser = false;             ///< nothing for us
  bool typed = false;                 ///< a field of the page makes its characters
};

[[nodiscard]] PageKey pageKeyOf(const EmscriptenKeyboardEvent& event);
/// From now on a field of the page takes what is typed, or none does.
void setTypingInPage(bool typing);

}  // namespace sepax
