#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// The values that an expression of R makes: c("a", "b"), 1:3, rep(c("a", "b"), c(4, 3)) and
/// rep(ids, each = 4), also of lists to which `text` gives a name; quotes around texts are gone.
/// Nothing where it is something else.
[[nodiscard]] std::optional<std::vector<std::string>> valuesOfR(std::string_view expression,
                                                                std::string_view text);

/// What stands between the commas outside of brackets and quotes.
[[nodiscard]] std::vector<std::string_view> argumentsOfR(std::string_view inside);

/// id of id = c(...), and what is behind its sign; an empty name without one.
struct ArgumentOfR {
  std::string_view name;
  std::string_view value;
};
[[nodiscard]] ArgumentOfR argumentOfR(std::string_view argument);

}  // namespace sepax
