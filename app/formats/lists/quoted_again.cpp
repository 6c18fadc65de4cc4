#include "app/formats/lists/quoted_again.h"

#include "app/formats/literals/shapes.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// The corners without the first one again at the end; of a list that is posed from the least one
/// on, in one direction, because no two bodies fill one place.
std::vector<double> cornersOf(const RawPolygon& list) {
  if (list.arity == Arity::triple || list.numbers.size() % 2 != 0) return list.numbers;
  std::vector<std::pair<double, double>> corners;
  for (std::size_t i = 0; i + 1 < list.numbers.size(); i += 2)
    corners.emplace_back(list.numbers[i], list.numbers[i + 1]);
  if (corners.size() > kFewestVertices && corners.front() == corners.back()) corners.pop_back();
  const auto turn = [&] {
    std::rotate(corners.begin(), std::ranges::min_element(corners), corners.end());
  };
  if (!list.poses.empty()) turn();
  if (!list.poses.empty() && corners.size() > 2 && corners.back() < corners[1]) {
    std::ranges::reverse(corners);
    turn();
  }
  std::vector<double> numbers;
  for (const auto& [x, y] : corners) numbers.insert(numbers.end(), {x, y});
  return numbers;
}

/// What is written beside a list that is posed; equal where the poses are.
std::vector<double> numbersOf(const std::vector<RawPose>& poses) {
  std::vector<double> numbers;
  for (const RawPose& pose : poses) {
    numbers.insert(numbers.end(), pose.scale.begin(), pose.scale.end());
    numbers.push_back(pose.angle ? pose.angle->value : 0);
    for (const auto& place : {pose.position.value_or(std::array<double, 3>{}), pose.pivot})
      numbers.insert(numbers.end(), place.begin(), place.end());
  }
  return numbers;
}

/// Words one behind the other in a line, with a blank or a comma between them.
std::size_t longestPhrase(std::string_view line) {
  std::size_t longest = 0;
  std::size_t words = 0;
  for (std::size_t at = 0; at < line.size();) {
    std::size_t end = at;
    if (isWordStart(line[at]))
      while (end < line.size() && isWordPart(line[end])) ++end;
    const bool ends =
        end == line.size() || std::string_view(" ,.:;?!").find(line[end]) != line.npos;
    words = end > at && ends ? words + 1 : 0;
    longest = std::max(longest, words);
    if (end == at) ++end;
    if (end < line.size() && std::string_view(".:;?!").find(line[end]) != line.npos) words = 0;
    at = std::min(line.find_first_not_of(", ", end), line.size());
  }
  return longest;
}

/// // and # start a comment in code; what it says makes no report of it.
bool isCommentLine(std::string_view line) {
  return std::ranges::any_of(
      std::initializer_list<std::string_view>{"//", "#", "/*", "*", "--", ";", "%"},
      [&](std::string_view sign) { return line.starts_with(sign); });
}

/// Somebody has written a sentence.
bool holdsSentence(std::string_view text) {
  constexpr std::size_t kFewest = 5;  // words
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    if (!isCommentLine(line) && longestPhrase(line) >= kFewest) return true;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return false;
}

/// A form of a tracker that somebody has filled in: "## Steps to reproduce" and other headings.
bool isForm(std::string_view text) {
  constexpr std::string_view kHeading = "##";  // of the second level or below it
  constexpr int kFewest = 2;
  int headings = 0;
  for (std::size_t at = text.find(kHeading); at < text.size(); at = text.find(kHeading, at)) {
    const bool starts = at == 0 || text[at - 1] == '\n';
    at = std::min(text.find_first_not_of('#', at), text.size());
    const std::string_view words = text.substr(at);
    headings += starts && words.size() > 1 && words[0] == ' ' && isWordStart(words[1]) ? 1 : 0;
  }
  return headings >= kFewest;
}

/// What frameworks print of a failed test writes what is expected and what comes out, often twice.
bool isOfFailedTest(std::string_view text) {
  constexpr auto kSigns = std::to_array<std::string_view>(
      {"AssertionError", "AssertionFailedError", "Lists differ", "assertion `left",
       "Expected equality", "Expected:", "Assertion failed", "assertion failed",
       "expect(received)"});
  return std::ranges::any_of(kSigns,
                             [&](std::string_view sign) { return text.find(sign) != text.npos; });
}

/// a and b, poly1 and poly2, ringA and ringB: names of two things of a kind.
bool areOfAKind(std::string_view name, std::string_view other) {
  constexpr std::size_t kShort = 2;
  if (name.empty() || other.empty() || name == other) return false;
  if (name.size() <= kShort && other.size() <= kShort) return true;
  if (stemOfLabel(name) == stemOfLabel(other)) return true;
  return name.size() == other.size() &&
         name.substr(0, name.size() - 1) == other.substr(0, other.size() - 1);
}

/// The line is a message of what went wrong.
bool tellsOfFailure(std::string_view line) {
  constexpr auto kSigns = std::to_array<std::string_view>(
      {"error", "exception", "panic", "assert", "invalid", "warning", "fatal", "fail"});
  const std::string small = lowered(line);
  return std::ranges::any_of(kSigns,
                             [&](std::string_view sign) { return small.find(sign) != small.npos; });
}

/// What the lines of a text write, to tell a quote from the same numbers in another notation.
class WrittenLines {
 public:
  explicit WrittenLines(std::string_view text) : text_(text) {}
  /// From both lines (counted from 1) on, the same first two numbers are written with the same
  /// signs between them.
  [[nodiscard]] bool startAlike(std::size_t line, std::size_t other) {
    const std::string_view start = firstPair(line);
    return !start.empty() && start == firstPair(other);
  }
  [[nodiscard]] bool tellOfFailure(std::size_t line) { return tellsOfFailure(lineAt(line)); }

 private:
  [[nodiscard]] std::string_view lineAt(std::size_t number) {
    if (starts_.empty()) {
      starts_.push_back(0);
      for (std::size_t at = text_.find('\n'); at != text_.npos; at = text_.find('\n', at + 1))
        starts_.push_back(at + 1);
    }
    if (number == 0 || number > starts_.size()) return {};
    return linesFrom(number, 1);
  }

  /// So many lines, as far as there are any; the number of the first is one that the text has.
  [[nodiscard]] std::string_view linesFrom(std::size_t number, std::size_t count) const {
    const std::size_t start = starts_[number - 1];
    const std::size_t end =
        number - 1 + count < starts_.size() ? starts_[number - 1 + count] - 1 : text_.size();
    return text_.substr(start, end - start);
  }

  [[nodiscard]] std::string_view firstPair(std::size_t number) {
    constexpr std::string_view kDigits = "0123456789";
    constexpr std::size_t kFar = 3;  // lines: name = [, then [, then the first point
    std::string_view line = lineAt(number);
    if (line.find_first_of(kDigits) == line.npos && number > 0 && number <= starts_.size())
      line = linesFrom(number, kFar);
    const std::size_t first = std::min(line.find_first_of(kDigits), line.size());
    const std::size_t behind = line.find_first_not_of("0123456789.", first);
    const std::size_t second = line.find_first_of(kDigits, std::min(behind, line.size()));
    if (second == line.npos) return {};
    return line.substr(first, line.find_first_not_of("0123456789.", second) - first);
  }

  std::string_view text_;
  std::vector<std::size_t> starts_;
};

}  // namespace

void leaveOutQuotedAgain(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.size() < 2) return;
  if (!holdsSentence(text) && !isForm(text) && !isOfFailedTest(text)) return;
  using Key = std::pair<std::vector<double>, std::vector<double>>;  // corners and poses
  std::map<Key, RawPolygon> known;
  WrittenLines written(text);
  const auto isQuote = [&](const RawPolygon& first, const RawPolygon& list) {
    if (areOfAKind(first.name, list.name)) return false;
    const bool posed = !list.poses.empty() && first.name == list.name;
    // a library closes the outline that it was given and complains about it
    if (written.tellOfFailure(list.line) && !written.tellOfFailure(first.line)) return true;
    return first.numbers == list.numbers || posed ||
           (first.name == list.name && written.startAlike(first.line, list.line));
  };
  std::set<const RawPolygon*> outer;  // that have holes
  for (std::size_t i = 1; i < raw.polygons.size(); ++i)
    if (raw.polygons[i].isHole) outer.insert(&raw.polygons[i - 1]);
  std::vector<RawPolygon> once;
  for (RawPolygon& list : raw.polygons) {
    const bool plain = !list.isHole && !outer.contains(&list);
    const auto [first, isNew] =
        plain ? known.emplace(Key(cornersOf(list), numbersOf(list.poses)), list)
              : std::pair(known.end(), true);
    if (isNew || !isQuote(first->second, list)) once.push_back(std::move(list));
  }
  if (once.size() < raw.polygons.size())
    addNote(raw, "an outline that is quoted again counts once");
  raw.polygons = std::move(once);
}

}  // namespace sepax
