#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// Words in lower case.
using CallingWords = std::vector<std::string>;

/// The words of a text, also those within names: line, string, coords of LineStringCoords and of
/// LINE_STRING_COORDS.
[[nodiscard]] CallingWords wordsOf(std::string_view text);
[[nodiscard]] bool holdsWord(const CallingWords& words,
                             std::initializer_list<std::string_view> any);

/// In lower case and without blanks, so that point set, point_set and PointSet are one.
[[nodiscard]] std::string closedUp(std::string_view text);
/// Whether one of these parts stands anywhere in the text, also within its words.
[[nodiscard]] bool holdsAny(std::string_view text, std::initializer_list<std::string_view> parts);

/// The name that ends at this place: parts of words and these signs between them, of so many bytes
/// at most.
[[nodiscard]] std::string_view joinedNameBefore(std::string_view text, std::size_t end,
                                                std::string_view signs, std::size_t most);

/// "is unused" and "has no side": the words begin with a verb that says something of what stands
/// before them.
[[nodiscard]] bool startWithVerb(const CallingWords& words);

/// Where a name stands as a whole word, of its first forty places in the text.
[[nodiscard]] std::vector<std::size_t> placesOfName(std::string_view text, std::string_view name);

/// What a text says in front of the lists in its lines.
class TextCallings {
 public:
  explicit TextCallings(std::string_view text);
  /// The words of the line before its first bracket; without any, those of the last line above that
  /// has words, also above the start of a block of code. Lines are counted from 1.
  [[nodiscard]] CallingWords of(std::size_t line) const;
  /// The whole line; empty where there is none.
  [[nodiscard]] std::string_view lineAt(std::size_t line) const {
    return line == 0 || line > lines_.size() ? std::string_view{} : lines_[line - 1];
  }
  /// The text from the line on.
  [[nodiscard]] std::string_view from(std::size_t line) const {
    const std::string_view first = lineAt(line);
    return text_.substr(first.empty() ? text_.size()
                                      : static_cast<std::size_t>(first.data() - text_.data()));
  }

 private:
  std::string_view text_;
  std::vector<std::string_view> lines_;
};

}  // namespace sepax
