#include "app/formats/plain/rewritten.h"

#include "app/formats/text/number.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace sepax {

void Rewritten::replace(std::size_t start, std::size_t end, std::string_view words) {
  text_.append(source_, done_, start - done_).append(words);
  const auto first = source_.begin() + static_cast<std::ptrdiff_t>(start);
  const auto last = source_.begin() + static_cast<std::ptrdiff_t>(end);
  text_.append(static_cast<std::size_t>(std::count(first, last, '\n')), '\n');
  done_ = end;
}

void Rewritten::finish(PlainText& plain, std::string_view note) {
  if (done_ == 0) return;
  text_.append(source_, done_);
  plain.text = std::move(text_);
  const bool known = std::ranges::find(plain.notes, note) != plain.notes.end();
  if (!note.empty() && !known) plain.notes.emplace_back(note);
}

std::size_t behindBlanks(std::string_view text, std::size_t place, std::string_view blanks) {
  return std::min(text.find_first_not_of(blanks, place), text.size());
}

bool isAt(std::string_view text, std::size_t place, char c) {
  return place < text.size() && text[place] == c;
}

bool startsBlankLine(std::string_view text, std::size_t place) {
  const std::size_t first = behindBlanks(text, place, " \t\r");
  return first == text.size() || text[first] == '\n';
}

std::string_view takeLine(std::string_view text, std::size_t& place) {
  const std::size_t end = std::min(text.find('\n', place), text.size());
  const std::string_view line = trimmed(text.substr(place, end - place));
  place = std::min(end + 1, text.size());
  return line;
}

std::size_t numberLength(std::string_view text, std::size_t place) {
  const bool sign = isAt(text, place, '-') || isAt(text, place, '+');
  const std::size_t start = place + (sign ? 1 : 0);
  if (start >= text.size()) return 0;
  const ScannedNumber number = scanPlainNumber(text.substr(start));
  const std::size_t end = start + number.length;
  const std::size_t suffix = isAt(text, end, 'f') || isAt(text, end, 'F') ? 1 : 0;
  const bool word = end + suffix < text.size() && isWordPart(text[end + suffix]);
  return number.state == NumberState::finite && !word ? end - place : 0;
}

Numbers numbersFrom(std::string_view text, std::size_t& place, std::string_view between) {
  Numbers numbers;
  for (std::size_t at = place;;) {
    at = behindBlanks(text, at, between);
    const std::size_t length = numberLength(text, at);
    if (length == 0) return numbers;
    numbers.push_back(text.substr(at, length));
    place = at += length;
    if (at < text.size() && between.find(text[at]) == between.npos) return numbers;
  }
}

std::string pointList(const Numbers& numbers, std::size_t each) {
  std::vector<std::string> points;
  for (std::size_t i = 0; i + each <= numbers.size(); i += each)
    points.push_back(fmt::format(
        "[{}]", fmt::join(numbers.begin() + static_cast<std::ptrdiff_t>(i),
                          numbers.begin() + static_cast<std::ptrdiff_t>(i + each), ", ")));
  return fmt::format("[{}]", fmt::join(points, ", "));
}

std::string pointList(const Numbers& x, const Numbers& y) {
  Numbers numbers;
  for (std::size_t i = 0; i < x.size(); ++i) numbers.insert(numbers.end(), {x[i], y[i]});
  return pointList(numbers, 2);
}

}  // namespace sepax
