#pragma once

#include "app/figure/theme.h"

#include <optional>
#include <string>
#include <string_view>

/// Values of options that several subcommands take, with their complaints.
namespace sepax {

inline constexpr double kMinUiScale = 0.25;  ///< times the monitor's scale
inline constexpr double kMaxUiScale = 8;

[[nodiscard]] std::optional<ThemeId> themeNamed(std::string_view name);
[[nodiscard]] std::string unknownTheme(std::string_view name);
/// Empty when this version has the technique or when the id is empty.
[[nodiscard]] std::string techniqueProblem(std::string_view id);

/// Empty when a time of the motion was typed that is one, or none at all.
[[nodiscard]] std::string timeProblem(std::optional<double> time);

struct PixelSize {
  int width = 0;  ///< logical pixels
  int height = 0;
};

/// The size of "1600x1000".
[[nodiscard]] std::optional<PixelSize> sizeNamed(std::string_view text);

}  // namespace sepax
