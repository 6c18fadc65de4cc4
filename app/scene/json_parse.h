#pragma once

#include "app/scene/problem.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace sepax {

struct JsonResult {
  std::optional<nlohmann::json> value;
  Problem error;  ///< with line and column or JSON path, when there is no value
};

/// Deeper nesting is refused, so that no input can exhaust the stack. A scene needs six levels.
inline constexpr std::size_t kMaxJsonDepth = 32;

/// Strict JSON: a key given twice, NaN, Infinity and numbers that overflow are errors too.
[[nodiscard]] JsonResult parseJson(std::string_view text);

}  // namespace sepax
