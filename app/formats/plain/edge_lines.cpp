#include "app/formats/plain/edge_lines.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/plain/ring_lists.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/ring_order.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

struct TextLine {
  std::size_t start = 0;
  std::string_view words;  ///< without blanks around them
};

std::vector<TextLine> linesOf(std::string_view text) {
  std::vector<TextLine> lines;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    lines.push_back({start, trimmed(text.substr(start, end - start))});
    start = end + 1;
  }
  return lines;
}

std::size_t endOf(const TextLine& line, std::string_view text) {
  return static_cast<std::size_t>(line.words.data() - text.data()) + line.words.size();
}

/// Two numbers and nothing else, with a blank or a comma between them.
std::optional<Vec2> pairOf(std::string_view words) {
  std::size_t place = 0;
  const Numbers numbers = numbersFrom(words, place, ", \t");
  if (numbers.size() != 2 || behindBlanks(words, place, ", \t") != words.size())
    return std::nullopt;
  return Vec2{wholeNumber(numbers[0]).value, wholeNumber(numbers[1]).value};
}

/// 6 4, (6, 4) and [6, 4] at the start of the words, or at their end.
std::optional<Vec2> pointOf(std::string_view words) {
  words = trimmed(words);
  const bool bracket = words.size() > 2 && ((words.front() == '(' && words.back() == ')') ||
                                            (words.front() == '[' && words.back() == ']'));
  return pairOf(bracket ? words.substr(1, words.size() - 2) : words);
}

/// The words without what counts the edges: "Edge 3: ", "- " and "3. ".
std::string_view withoutEdgeNumber(std::string_view words) {
  constexpr std::size_t kFar = 20;
  const std::size_t colon = words.substr(0, kFar).find(": ");
  if (colon != words.npos) return trimmed(words.substr(colon + 2));
  const bool dash = words.starts_with("- ") || words.starts_with("* ");
  return dash ? trimmed(words.substr(2)) : words;
}

using EdgeEnds = std::pair<Vec2, Vec2>;

/// Those of [6 4 -> 4 4], (6, 4) -> (4, 4) and Edge 2: 6,4 to 4,4.
std::optional<EdgeEnds> edgeOf(std::string_view words) {
  constexpr auto kArrows =
      std::to_array<std::string_view>({"-->", "->", "=>", "\u2192", " to ", " -- "});
  words = withoutEdgeNumber(words);
  while (words.ends_with(',') || words.ends_with(';')) words.remove_suffix(1);
  for (const std::string_view arrow : kArrows) {
    const std::size_t at = words.find(arrow);
    if (at == words.npos) continue;
    const bool around =
        words.front() == '[' && words.back() == ']' && words.find(']') == words.size() - 1;
    const std::string_view inside = around ? words.substr(1, words.size() - 2) : words;
    const std::size_t place = at - (around ? 1 : 0);
    const auto from = pointOf(inside.substr(0, place));
    const auto to = pointOf(inside.substr(place + arrow.size()));
    return from && to ? std::optional(EdgeEnds{*from, *to}) : std::nullopt;
  }
  return std::nullopt;
}

/// Lines of edges, each of which starts where the one before ends, back to the first start.
void takeArrows(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  const std::vector<TextLine> lines = linesOf(text);
  Rewritten changed(source);
  std::size_t read = 0;
  bool leavesOut = false;
  for (std::size_t first = 0; first < lines.size(); ++first) {
    std::vector<Vec2> ring;
    std::size_t next = first;
    Vec2 last{};
    for (bool closed = false; next < lines.size() && !closed; ++next) {
      const auto edge = edgeOf(lines[next].words);
      if (!edge || (!ring.empty() && edge->first != last)) break;
      ring.push_back(edge->first);
      last = edge->second;
      closed = last == ring.front();
    }
    const bool closes = ring.size() >= kFewestVertices && last == ring.front();
    if (ring.size() > 1)
      changed.replace(lines[first].start, endOf(lines[next - 1], text),
                      closes ? pointsOf(ring) : "");
    read += closes ? ring.size() : 0;
    leavesOut = leavesOut || (!closes && ring.size() > 1);
    if (!ring.empty()) first = next - 1;
  }
  changed.finish(plain,
                 read > 0 ? fmt::format("{} edges were read as those of polygons", read) : "");
  if (leavesOut) plain.notes.emplace_back("edges that do not close were left out");
}

/// The vertex behind each one that an edge starts at.
class Followers {
 public:
  explicit Followers(std::size_t count) : next_(count, count), isEnd_(count) {}
  /// False where another edge starts or ends there already.
  bool join(std::size_t from, std::size_t to) {
    if (next_[from] != next_.size() || isEnd_[to]) return false;
    next_[from] = to;
    isEnd_[to] = true;
    return true;
  }
  /// The rings of three vertices and more; none where a chain does not close.
  [[nodiscard]] std::vector<std::vector<std::size_t>> rings() const {
    std::vector<std::vector<std::size_t>> rings;
    std::vector<bool> taken(next_.size());
    for (std::size_t start = 0; start < next_.size(); ++start) {
      if (taken[start] || (next_[start] == next_.size() && !isEnd_[start])) continue;
      std::vector<std::size_t> ring;
      for (std::size_t at = start; !taken[at]; at = next_[at]) {
        if (next_[at] == next_.size()) return {};
        taken[at] = true;
        ring.push_back(at);
      }
      if (ring.size() < kFewestVertices) return {};
      rings.push_back(std::move(ring));
    }
    return rings;
  }

 private:
  std::vector<std::size_t> next_;
  std::vector<bool> isEnd_;
};

/// The count of vertices and that of edges, the vertices and then the edges, from a line on.
struct CountedEdges {
  std::size_t lines = 0;  ///< of all of it
  std::vector<RawPolygon> rings;
};

std::optional<CountedEdges> countedEdgesAt(const std::vector<TextLine>& lines, std::size_t first) {
  const auto counts = pairOf(lines[first].words);
  const auto isCount = [&](double number) {
    return number >= static_cast<double>(kFewestVertices) && number == std::floor(number) &&
           number < static_cast<double>(lines.size());
  };
  if (!counts || !isCount(counts->x) || !isCount(counts->y)) return std::nullopt;
  const auto vertices = static_cast<std::size_t>(counts->x);
  const auto edges = static_cast<std::size_t>(counts->y);
  CountedEdges found{1 + vertices + edges, {}};
  const std::size_t behind = first + found.lines;
  if (behind > lines.size() || (behind < lines.size() && pairOf(lines[behind].words)))
    return std::nullopt;
  std::vector<Vec2> pairs;
  for (std::size_t i = first + 1; i < behind; ++i) {
    const auto pair = pairOf(lines[i].words);
    if (!pair) return std::nullopt;
    pairs.push_back(*pair);
  }
  double least = static_cast<double>(vertices);  // 0 or 1, where the numbers start
  for (std::size_t i = vertices; i < pairs.size(); ++i)
    least = std::min({least, pairs[i].x, pairs[i].y});
  const double from = std::min(least, 1.0);
  Followers followers(vertices);
  for (std::size_t i = vertices; i < pairs.size(); ++i) {
    for (const double number : {pairs[i].x, pairs[i].y})
      if (number != std::floor(number) || number < 0 ||
          number - from >= static_cast<double>(vertices))
        return std::nullopt;
    if (!followers.join(static_cast<std::size_t>(pairs[i].x - from),
                        static_cast<std::size_t>(pairs[i].y - from)))
      return std::nullopt;
  }
  for (const std::vector<std::size_t>& numbers : followers.rings()) {
    RawPolygon ring{{}, first, Arity::pair, {}};
    for (const std::size_t number : numbers)
      ring.numbers.insert(ring.numbers.end(), {pairs[number].x, pairs[number].y});
    found.rings.push_back(std::move(ring));
  }
  found.rings = withHoles(std::move(found.rings), FillRule::evenOdd);
  return found.rings.empty() ? std::nullopt : std::optional(std::move(found));
}

void takeCounted(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  const std::vector<TextLine> lines = linesOf(text);
  Rewritten changed(source);
  for (std::size_t first = 0; first < lines.size(); ++first) {
    if (first > 0 && pairOf(lines[first - 1].words)) continue;  // the counts are the first pair
    const auto found = countedEdgesAt(lines, first);
    if (!found) continue;
    first += found->lines - 1;
    changed.replace(lines[first + 1 - found->lines].start, endOf(lines[first], text),
                    wordsOfRings(found->rings));
  }
  changed.finish(plain, "the counts and the edges around the vertices were left out");
}

}  // namespace

void withRingsOfEdgeLines(PlainText& plain) {
  takeArrows(plain);
  takeCounted(plain);
}

}  // namespace sepax
