#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// Which brackets of a text belong together, where prose, code and texts that are cut off are
/// mixed: a bracket that finds no partner of its kind takes part in nothing.
class BracketPairs {
 public:
  explicit BracketPairs(std::string_view text);
  /// Where the bracket that opens at this place is closed; nothing where it is not.
  [[nodiscard]] std::optional<std::size_t> closingOf(std::size_t place) const;
  /// What the text would need at its end so that all brackets that open from this place on are
  /// closed, innermost first.
  [[nodiscard]] std::string closersFrom(std::size_t place) const;
  /// The first one that nothing closes, of those behind which values stand and no sentence; nothing
  /// without one.
  [[nodiscard]] std::optional<std::size_t> firstCut() const;
  /// All brackets that are never closed, in the order of the text.
  [[nodiscard]] const std::vector<std::size_t>& unclosed() const { return open_; }
  /// Those that close none, in the order of the text.
  [[nodiscard]] const std::vector<std::size_t>& strays() const { return strays_; }
  /// A bracket closes none: something else is wrong than that the text is cut off.
  [[nodiscard]] bool hasStray() const { return stray_; }
  /// The last bracket that closes one which opens from this place on; nothing without one.
  [[nodiscard]] std::optional<std::size_t> lastClosedFrom(std::size_t place) const;

 private:
  struct Pair {
    std::size_t open = 0;
    std::size_t close = 0;
  };
  std::string_view text_;
  std::vector<Pair> pairs_;        ///< in the order in which they open
  std::vector<std::size_t> open_;  ///< never closed, in the order of the text
  std::vector<std::size_t> strays_;
  bool stray_ = false;
};

/// Bytes of :) or :( and the like between blanks, which are no brackets; 0 where none starts.
[[nodiscard]] std::size_t smileLength(std::string_view text, std::size_t place);
[[nodiscard]] constexpr bool isOpening(char c) { return c == '(' || c == '[' || c == '{'; }
[[nodiscard]] constexpr bool isClosing(char c) { return c == ')' || c == ']' || c == '}'; }

/// Whether only what parts values and single words stand directly in these brackets.
[[nodiscard]] bool isValueList(std::string_view group);

}  // namespace sepax
