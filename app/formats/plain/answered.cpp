#include "app/formats/plain/answered.h"

#include "app/formats/left_out.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// The one point of a line.
struct LineOfPoint {
  std::size_t numbers = 0;
  std::string_view before;  ///< what stands above its first number
  std::string_view behind;  ///< what stands behind its last number
};

LineOfPoint pointOfLine(std::string_view line) {
  LineOfPoint point;
  for (std::size_t at = 0; at < line.size();) {
    const bool inName = at > 0 && isWordPart(line[at - 1]);
    const std::size_t length = inName ? 0 : numberLength(line, at);
    if (length == 0) {
      ++at;
      continue;
    }
    if (point.numbers++ == 0) point.before = line.substr(0, at);
    at += length;
    point.behind = line.substr(at);
  }
  return point;
}

bool isPoint(const LineOfPoint& point) { return point.numbers == 2 || point.numbers == 3; }

/// Brackets that are open behind these words.
int depthOf(std::string_view words) {
  int depth = 0;
  for (const char c : words) depth += isOpening(c) ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
  return depth;
}

/// true, false, inside, outside.
bool answers(std::string_view word) {
  return word == "true" || word == "false" || word.starts_with("insid") ||
         word.starts_with("outsid");
}

/// ") -> true" and "Got: false" without other words, "Expecting: hit" and "lies outside of it".
bool isAnswer(std::string_view behind) {
  constexpr std::size_t kMost = 8;  // words
  const CallingWords words = wordsOf(behind);
  if (words.size() > kMost) return false;
  const bool expects = std::ranges::any_of(
      words, [](const std::string& word) { return word.starts_with("expect"); });
  if (expects) return true;
  const std::string_view rest = trimmed(behind);
  const std::size_t sign = rest.find_first_not_of(" )]}");
  // what follows a comma is a part of the point or the next one; a comment tells of a vertex
  if (sign != rest.npos && rest.find_first_of(",;#/", sign) == sign) return false;
  return std::ranges::any_of(words, answers) &&
         std::ranges::all_of(words, [](const std::string& word) {
           return answers(word) || holdsWord({word}, {"got", "actual", "result", "returned", "is",
                                                      "lies", "in", "of", "the", "it", "polygon",
                                                      "contains", "contained", "within"});
         });
}

/// The point is whole before the answer: it stands in brackets, its axes are named, or a sign or a
/// word that asks leads to the answer.
bool isWhole(const LineOfPoint& point) {
  const std::string_view lead = trimmed(point.before);
  const bool named = lead.ends_with('x') || lead.ends_with("x:") || lead.ends_with("x=") ||
                     lead.ends_with("x :") || lead.ends_with("x =");
  const bool signs = point.behind.find_first_of(":=>") != std::string_view::npos;
  const bool bracket = !trimmed(point.behind).empty() && trimmed(point.behind).front() == ')';
  const std::string words = lowered(point.behind);
  return named || signs || bracket || words.find("side") != words.npos;
}

bool isAnswered(std::string_view line) {
  const LineOfPoint point = pointOfLine(line);
  if (!isPoint(point) || !isAnswer(point.behind) || !isWhole(point)) return false;
  const std::string before = lowered(point.before);
  const bool corner =
      std::ranges::any_of(std::to_array<std::string_view>({"vert", "corner", "edge"}),
                          [&](std::string_view word) { return before.find(word) != before.npos; });
  // in (5, 3, true) it is a part of the point
  const std::size_t end = point.behind.find_first_of("tfioeTFIOE");
  const int depth = depthOf(point.before) + depthOf(point.behind.substr(0, end));
  return !corner && depth == 0 && depthOf(line) == 0;
}

/// Both lines have a point each and begin alike.
bool goesOn(std::string_view line, std::string_view other) {
  line = trimmed(line);
  other = trimmed(other);
  return !line.empty() && !other.empty() && line.front() == other.front() &&
         isPoint(pointOfLine(other));
}

std::string_view lineFrom(std::string_view text, std::size_t start) {
  return text.substr(start, std::min(text.find('\n', start), text.size()) - start);
}

}  // namespace

void withoutAnsweredPoints(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  std::string_view above;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t first = start;
    std::size_t lines = 0;
    std::string_view last = lineFrom(text, start);
    std::size_t end = first;
    for (; start < text.size() && isAnswered(lineFrom(text, start)); ++lines) {
      last = lineFrom(text, start);
      end = start + last.size();
      start = std::min(end + 1, text.size());
    }
    const std::string_view below = start < text.size() ? lineFrom(text, start) : "";
    const bool part = goesOn(last, above) || goesOn(last, below);
    if (lines > 1 && !part) changed.replace(first, end, "");
    above = last;
    if (lines == 0) start += last.size() + 1;
  }
  if (changed.done() > 0) changed.finish(plain, kAskedNote);
}

}  // namespace sepax
