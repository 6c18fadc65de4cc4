#pragma once

#include "app/scene/problem.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace sepax {

/// A JSON value, or none, that takes no memory to destroy: the library's own destructor needs some,
/// and where there is none left it would end the program.
class JsonTree {
 public:
  JsonTree(std::nullopt_t) {}
  JsonTree(nlohmann::json value) : value_(std::move(value)) {}
  JsonTree(JsonTree&&) = default;
  JsonTree& operator=(JsonTree&&) = delete;
  ~JsonTree();

  [[nodiscard]] explicit operator bool() const { return value_.has_value(); }
  [[nodiscard]] nlohmann::json& operator*() { return *value_; }
  [[nodiscard]] const nlohmann::json& operator*() const { return *value_; }
  [[nodiscard]] const nlohmann::json* operator->() const { return &*value_; }

 private:
  std::optional<nlohmann::json> value_;
};

struct JsonResult {
  JsonTree value;
  Problem error;  ///< with line and column or JSON path, when there is no value
};

/// Deeper nesting is refused, so that no input can exhaust the stack. A scene needs six levels.
inline constexpr std::size_t kMaxJsonDepth = 32;

/// Strict JSON: a key given twice, NaN, Infinity and numbers that overflow are errors too.
[[nodiscard]] JsonResult parseJson(std::string_view text);

}  // namespace sepax
