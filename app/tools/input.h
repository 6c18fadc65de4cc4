#pragma once

#include "core/exact/vec2.h"

#include <cstdint>

/// What the hand does, without any window toolkit: filled by the window, by the browser or by a
/// test.
namespace sepax {

// clang-format off: one row for each group of the keyboard
enum class Key : std::uint8_t {
  none,
  a,
  b,
  c,
  d,
  e,
  f,
  g,
  h,
  i,
  j,
  k,
  l,
  m,
  n,
  o,
  p,
  q,
  r,
  s,
  t,
  u,
  v,
  w,
  x,
  y,
  z,
  digit0,
  digit1,
  digit2,
  digit3,
  digit4,
  digit5,
  digit6,
  digit7,
  digit8,
  digit9,
  space,
  comma,
  period,
  slash,
  backslash,
  minus,
  equal,
  escape,
  enter,
  keypadEnter,
  tab,
  backspace,
  insert,
  del,
  left,
  right,
  up,
  down,
  pageUp,
  pageDown,
  home,
  end,
  f1,
  f2,
  f3,
  f4,
  f5,
  f6,
  f7,
  f8,
  f9,
  f10,
  f11,
  f12,
  shift,
  ctrl,
  alt,
  super,
  count
};
// clang-format on

/// A notch of the wheel shows things so many times as large.
inline constexpr double kZoomPerNotch = 1.15;

enum class Button : std::uint8_t { left, right, middle };

struct Modifiers {
  bool shift = false;
  bool ctrl = false;
  bool alt = false;
  bool super = false;
  friend bool operator==(const Modifiers&, const Modifiers&) = default;
};

struct InputEvent {
  enum class Kind : std::uint8_t { move, leave, button, wheel, key, character } kind = Kind::move;
  Vec2 position{};  ///< of the pointer, logical pixels of the window
  Button button = Button::left;
  bool down = false;    ///< button or key
  bool repeat = false;  ///< key held down
  Key key = Key::none;
  char32_t character = 0;
  Vec2 wheel{};  ///< notches; y > 0 turns away from the user
  Vec2 slide{};  ///< of a wheel: by how much two fingers take the view along, logical pixels
  Modifiers modifiers{};
  double time = 0;  ///< seconds on a clock that only moves forward
};

}  // namespace sepax
