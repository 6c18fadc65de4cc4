#pragma once

#include <cstdint>
#include <string_view>

/// Colours by role. Painters name roles; only themes know colours.
namespace sepax {

enum class Role : std::uint8_t {
  ground,
  panel,
  raised,
  line,  // surfaces
  gridMinor,
  gridMajor,
  text,
  muted,
  dim,  // writing
  a,
  b,
  other,  // bodies: A, B, every other one
  gap,
  overlap,  // separating/outside, overlapping
  result,   // MTV, contact, hit
  velocity,
  path,
  accent,
  hue0,
  hue1,
  hue2,
  hue3,
  hue4,
  hue5,
  hue6,
  hue7,  // areas that are told apart beside each other, such as those of different axes
  count
};

struct Color {
  std::uint8_t r = 0, g = 0, b = 0, a = 255;
  friend bool operator==(Color, Color) = default;
};

enum class ThemeId : std::uint8_t { dark, light, print };

struct Theme {
  ThemeId id = ThemeId::dark;
  double strokeScale = 1;  ///< factor on the width of every stroke; below 1 where ink is thin
  Color colors[static_cast<int>(Role::count)] = {};
  [[nodiscard]] constexpr Color operator[](Role role) const {
    return colors[static_cast<int>(role)];
  }
};

[[nodiscard]] const Theme& theme(ThemeId id);
/// "dark", "light" or "print"; false when the name is unknown.
[[nodiscard]] bool themeFromName(std::string_view name, ThemeId& id);
[[nodiscard]] std::string_view nameOf(ThemeId id);

}  // namespace sepax
