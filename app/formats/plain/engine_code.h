#pragma once

#include "app/formats/text/bracket_pairs.h"

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Names, calls and values in code of any language.
namespace sepax {

/// The text with blanks in place of its comments, as long as before.
[[nodiscard]] std::string withoutCodeComments(std::string_view text);

/// this.body of this.body->setAngle(2), or vs[3].
struct CodePath {
  std::string name;   ///< its words with dots between them, without an index at its end
  std::string whole;  ///< with the index
  std::optional<std::size_t> index;
  std::size_t end = 0;  ///< behind it

  /// setAngle in small letters.
  [[nodiscard]] std::string called() const;
  /// this.body; empty where a word stands alone.
  [[nodiscard]] std::string owner() const;
};
/// The names at this place; empty where none are.
[[nodiscard]] CodePath codePathAt(std::string_view text, std::size_t place);

/// What stands between two commas in a bracket.
struct CodePart {
  std::string_view label;  ///< of angle: 2, angle=2 and .angle = 2
  std::size_t start = 0;
  std::size_t end = 0;
};
[[nodiscard]] std::vector<CodePart> partsBetween(std::string_view text,
                                                 const BracketPairs& brackets, std::size_t open,
                                                 std::size_t close);

[[nodiscard]] bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names);

/// The value of 2, -2.5f and 3 * Math.PI / 4; nothing for names.
[[nodiscard]] std::optional<double> numberIn(std::string_view term);

}  // namespace sepax
