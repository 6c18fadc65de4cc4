#pragma once

#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

/// Words behind the one that tells: "the seeds are as follows".
[[nodiscard]] bool saysNothingOfPlaces(const std::string& word);

/// seeds of a line seeds = [...] or seeds = new Point[] {...}; empty for any other.
[[nodiscard]] std::string_view listNameIn(std::string_view line);

/// The lines of a text, and what they say of lists.
class PlaceWords {
 public:
  explicit PlaceWords(std::string_view text) : lines_(text) {}
  /// seeds of seeds = [[0, 0], ...] and, for the line below, of seeds = new Point[] {: a heading
  /// above may have taken the name of the list.
  [[nodiscard]] std::string_view nameIn(std::size_t line) const {
    const std::string_view above = line > 1 ? trimmed(at(line - 1)) : std::string_view{};
    const std::string_view own = listNameIn(at(line));
    return own.empty() && above.ends_with('{') ? listNameIn(above) : own;
  }
  [[nodiscard]] std::string_view at(std::size_t line) const { return lines_.lineAt(line); }
  /// What stands before the first bracket or number of the line; without words, the line above it
  /// that has words and no numbers, also above the start of a block of code.
  [[nodiscard]] CallingWords of(std::size_t line) const;

 private:
  /// The line of the first element of a list - [5, 9], one in each line, that this line is of.
  [[nodiscard]] std::size_t firstElement(std::size_t line) const;

  TextCallings lines_;
};

}  // namespace sepax
