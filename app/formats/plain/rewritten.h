#pragma once

#include "app/formats/plain/lists.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// A text that is written anew from its start on.
class Rewritten {
 public:
  explicit Rewritten(const std::string& text) : source_(text) {}
  /// In place of what stands between these places; its lines stay.
  void replace(std::size_t start, std::size_t end, std::string_view words);
  [[nodiscard]] std::size_t done() const { return done_; }
  /// The whole of it into the text, with a note if there is one.
  void finish(PlainText& plain, std::string_view note);

 private:
  std::string source_;
  std::string text_;
  std::size_t done_ = 0;  ///< of the source
};

inline constexpr std::string_view kAllBlanks = " \t\r\n";

using Numbers = std::vector<std::string_view>;

[[nodiscard]] std::size_t behindBlanks(std::string_view text, std::size_t place,
                                       std::string_view blanks = " \t");
[[nodiscard]] bool isAt(std::string_view text, std::size_t place, char c);
/// The line has nothing from this place on.
[[nodiscard]] bool startsBlankLine(std::string_view text, std::size_t place);
/// The line from this place on, without blanks around it; `place` is then behind it.
std::string_view takeLine(std::string_view text, std::size_t& place);
/// Bytes of a number with its sign at this place, 0 where none is; an f may follow.
[[nodiscard]] std::size_t numberLength(std::string_view text, std::size_t place);
/// The numbers from this place on, commas and blanks between them, up to what is none; `place` is
/// then behind the last one.
[[nodiscard]] Numbers numbersFrom(std::string_view text, std::size_t& place,
                                  std::string_view between);
/// [[0, 0], [5, 0], [5, 3]] with so many numbers in each.
[[nodiscard]] std::string pointList(const Numbers& numbers, std::size_t each);
/// The same of as many x and y.
[[nodiscard]] std::string pointList(const Numbers& x, const Numbers& y);

}  // namespace sepax
