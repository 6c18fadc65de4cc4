#include "app/formats/prose/other_points.h"

#include "app/formats/left_out.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/shapes.h"
#include "app/formats/literals/tree.h"
#include "app/formats/literals/ways.h"
#include "app/formats/prose/run_words.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"
#include "app/formats/text/tokens.h"

#include <algorithm>

namespace sepax {

std::vector<std::string> declaredLines(std::string_view text) {
  constexpr std::string_view kType = "linestring";
  constexpr int kMost = 64;  // each is looked for in the whole text
  constexpr std::size_t kLongestType = 100;
  std::vector<std::string> names;
  const std::string words = lowered(text);
  std::size_t at = words.find(kType);
  for (int i = 0; i < kMost && at != words.npos; ++i, at = words.find(kType, at + 1)) {
    std::size_t end = at;
    while (end < words.size() && (isWordPart(words[end]) || words[end] == ':')) ++end;
    const std::string_view type = std::string_view(words).substr(end, kLongestType);
    if (type.starts_with('<')) end += std::min(type.find_first_of(">\n"), type.size());
    end = std::min(words.find_first_not_of(" >&*", std::min(end, words.size())), words.size());
    std::size_t behind = end;
    while (behind < words.size() && isWordPart(words[behind])) ++behind;
    const std::string name = words.substr(end, behind - end);
    const auto isPassedTo = [&](const char* call) { return words.find(call + name) != words.npos; };
    if (name.empty() || isPassedTo("ring(") || isPassedTo("polygon(")) continue;
    names.emplace_back(text.substr(end, behind - end));
  }
  return names;
}

namespace {

/// What stands in LineString(...) between these places does not come back to its start; neither its
/// name nor a call around it tells of an outline.
bool isInOpenLine(const MixedText& mixed, std::size_t open, std::size_t close) {
  const std::string_view word = wordBefore(mixed, open);
  std::string_view before = mixed.before(open);
  if (!makesLine(word) || !before.ends_with(word)) return false;
  before = trimmed(before.substr(0, before.size() - word.size()));
  if (namesClosedLine(nameBefore(mixed, open - word.size()))) return false;
  if (before.ends_with('(')) {  // Polygon(LineString(...)) and Polygon::new(LineString(...))
    std::string_view around = before.substr(0, before.size() - 1);
    if (around.ends_with("::new")) around.remove_suffix(std::string_view("::new").size());
    std::size_t start = around.size();
    while (start > 0 && isWordPart(around[start - 1])) --start;
    if (namesOutline(around.substr(start))) return false;
  }
  const std::string_view inside = mixed.text().substr(open + 1, close - open - 1);
  if (inside.find_first_of("([{") == inside.npos) return false;
  std::vector<double> numbers;
  Tokens tokens(inside);
  for (Token token = tokens.next(); token.kind != TokenKind::end; token = tokens.next())
    if (token.kind == TokenKind::number) numbers.push_back(token.value);
  const std::size_t count = numbers.size();
  return count >= 2 * kFewestVertices &&
         (numbers[0] != numbers[count - 2] || numbers[1] != numbers[count - 1]);
}

/// x = [0, 5] and "x": [0, 5] list two of the places on that axis.
bool isAxisList(const MixedText& mixed, std::size_t open, std::size_t close) {
  if (mixed.text()[open] != '[') return false;
  std::string_view name = nameBefore(mixed, open);
  name = name.substr(name.rfind('.') + 1);  // of mesh.x
  if (axisOf(name) == 0) return false;
  const std::string_view inside = mixed.text().substr(open + 1, close - open - 1);
  return holdsNumbersAlone(inside) && numbersIn(inside, 3) == 2;
}

}  // namespace

std::optional<std::string_view> otherCall(const MixedText& mixed, std::size_t open,
                                          std::size_t close) {
  if (isOfMultiPoint(mixed, open)) return kMultiPointNote;
  if (isAxisList(mixed, open, close))
    return "numbers along an axis were left out; they are no point";
  return isInOpenLine(mixed, open, close) ? std::optional<std::string_view>(kOpenLineNote)
                                          : std::nullopt;
}

bool isOfMultiPoint(const MixedText& mixed, std::size_t place) {
  constexpr std::size_t kFar = 60;
  constexpr std::string_view kType = "multipoint";
  const std::size_t start = place - std::min(place, kFar);
  const std::string before = lowered(mixed.text().substr(start, place - start));
  const std::size_t at = before.rfind(kType);
  if (at == before.npos) return false;
  const std::string_view between = std::string_view(before).substr(at + kType.size());
  for (std::size_t i = 0; i < between.size(); ++i) {
    const bool blank = between[i] == ' ' || between[i] == '\n';
    const bool within = i > 0 && !isWordPart(between[i - 1]);
    if (blank ? !within
              : !isWordPart(between[i]) &&
                    std::string_view(":!([{<>").find(between[i]) == std::string_view::npos)
      return false;
  }
  return true;
}

namespace {

/// "edges: vec![" ends the text; after "without the edges: see the picture" goes a sentence on.
bool endsInEdges(std::string_view text) {
  constexpr std::string_view kName = "edges:";
  const std::size_t at = text.rfind(kName);
  if (at == text.npos) return false;
  const std::string_view rest = text.substr(at + kName.size());
  for (std::size_t i = 1; i + 1 < rest.size(); ++i) {
    if (rest[i] == ' ' && isWordPart(rest[i - 1]) && isWordPart(rest[i + 1])) return false;
  }
  return true;
}

}  // namespace

std::optional<std::string_view> otherPoints(const MixedText& mixed, std::size_t place,
                                            std::size_t end) {
  if (isOfMultiPoint(mixed, place)) return kMultiPointNote;
  const std::size_t line = place - mixed.before(place).size();
  constexpr std::size_t kFar = 1000;
  const std::size_t least = place - std::min(place, kFar);
  const std::size_t start =
      std::max(least, line == 0 ? 0 : line - 1 - mixed.before(line - 1).size());
  if (lowered(mixed.text().substr(place, end - place)).find("contains(") != std::string::npos)
    return kAskedNote;
  const std::string above = lowered(mixed.text().substr(start, place - start));
  if (above.find("edges =") != std::string::npos || endsInEdges(above))
    return "edges, which number vertices, were left out";
  return hasProblems(mixed.text().substr(start, end - start))
             ? std::optional<std::string_view>("places of problems were left out")
             : std::nullopt;
}

bool isOfList(const MixedText& mixed, std::size_t place, const std::vector<std::string>& lists) {
  if (lists.empty()) return false;
  const std::string_view call = trimmed(mixed.before(place));
  return std::ranges::find(lists, call.substr(0, call.find('.'))) != lists.end();
}

bool isPointAlone(const MixedText& mixed, std::size_t place) {
  constexpr std::string_view kParting = " ,;";
  const auto close = mixed.brackets().closingOf(place);
  if (!close) return false;
  const std::string_view inside = mixed.text().substr(place + 1, *close - place - 1);
  if (inside.find_first_of("([{\n") != inside.npos) return false;
  std::size_t words = 0;
  for (std::size_t i = 0; i < inside.size() && words <= 3; ++i)
    words += kParting.find(inside[i]) == kParting.npos &&
             (i == 0 || kParting.find(inside[i - 1]) != kParting.npos);
  return words == 2 || words == 3;
}

bool isOpenPath(const MixedText& mixed, const PointRun& run) {
  const std::string_view text = mixed.text();
  if (run.firstEnd == 0) return false;
  const bool path = trimmed(text.substr(run.firstEnd, run.end - run.firstEnd)).starts_with("--");
  const std::size_t behind = std::min(text.find_first_not_of(" \t\r\n", run.end), text.size());
  return path && !text.substr(behind).starts_with(kCycle) && isOpen(run.polygon.numbers);
}

bool isPartOfPath(const MixedText& mixed, const PointRun& run, std::size_t place) {
  constexpr std::string_view kBlanks = " \t\r\n";
  constexpr std::size_t kFar = 80;  // blanks before it
  const std::string_view text = mixed.text();
  if (run.firstEnd == 0) return false;
  if (!trimmed(text.substr(run.firstEnd, run.end - run.firstEnd)).starts_with("--")) return false;
  const std::size_t far = std::min(place, kFar);
  const std::string_view before = trimmed(text.substr(place - far, far));
  const std::string_view behind =
      text.substr(std::min(text.find_first_not_of(kBlanks, run.end), text.size()));
  const bool goesOn = behind.starts_with("--") && !behind.starts_with(kCycle);
  return before.ends_with("--") || before.ends_with("..") || goesOn || behind.starts_with("..");
}

}  // namespace sepax
