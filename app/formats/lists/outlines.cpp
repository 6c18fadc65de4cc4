#include "app/formats/lists/outlines.h"

#include "app/figure/numbers.h"
#include "app/formats/left_out.h"
#include "app/formats/lists/line_calls.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/shapes.h"
#include "app/formats/prose/run_words.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"
#include "app/scene/json_path.h"
#include "app/scene/scene.h"
#include "core/exact/predicates.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace sepax {

namespace {

/// Where lines of GeoJSON start: the first numbers of the "coordinates" next to their type.
std::vector<Vec2> lineStarts(std::string_view text) {
  constexpr std::string_view kType = "LineString\"";
  constexpr std::string_view kKey = "coordinates";
  constexpr int kMost = 100;         // each may look through the text
  constexpr std::size_t kFar = 200;  // between type and coordinates
  std::vector<Vec2> starts;
  std::size_t end = 0;  // of the last type
  std::size_t at = text.find(kType);
  for (int i = 0; i < kMost && at != text.npos; ++i, at = text.find(kType, at + 1)) {
    std::size_t key = text.substr(at, kFar).find(kKey);
    if (key != text.npos)
      key += at;
    else
      key = text.substr(0, at).rfind(kKey);  // the type stands behind them
    if (key == text.npos || key < end) continue;
    end = at;
    const std::size_t first = text.find_first_of("0123456789+-.", key);
    const std::size_t comma = text.find(',', std::min(first, text.size()));
    if (first == text.npos || comma == text.npos) continue;
    const std::size_t second = text.find_first_of("0123456789+-.", comma);
    const std::size_t last = text.find_first_of(",] \n", std::min(second, text.size()));
    if (second == text.npos || last == text.npos) continue;
    const ScannedNumber x = wholeNumber(trimmed(text.substr(first, comma - first)));
    const ScannedNumber y = wholeNumber(text.substr(second, last - second));
    if (x.state == NumberState::finite && y.state == NumberState::finite)
      starts.push_back({x.value, y.value});
  }
  return starts;
}

/// The words before the first bracket tell that edges meet.
bool tellsOfMeeting(std::string_view line) {
  constexpr auto kWords = std::to_array<std::string_view>({"overlap", "intersect", "cross"});
  const std::string words = lowered(line.substr(0, line.find_first_of("([{")));
  return tellsOfEdges(words) && std::ranges::any_of(kWords, [&](std::string_view word) {
           return words.find(word) != words.npos;
         });
}

/// [0, 0] [5, 0] [3, 0] [8, 0]: two edges that meet.
bool areMeetingEdges(const RawPolygon& list) {
  constexpr std::size_t kNumbers = 8;
  const std::vector<double>& all = list.numbers;
  const auto isKnown = [](double number) { return std::abs(number) <= kMaxCoordinate; };
  return list.arity == Arity::pair && all.size() == kNumbers && std::ranges::all_of(all, isKnown) &&
         segmentsMeet({all[0], all[1]}, {all[2], all[3]}, {all[4], all[5]}, {all[6], all[7]});
}

/// 1 2, 3 4, 4 5: pairs of different whole numbers, none of them more than there are vertices, and
/// most of them neighbours.
bool numberVertices(const RawPolygon& list, std::size_t vertices) {
  const std::vector<double>& all = list.numbers;
  if (list.arity != Arity::pair) return false;
  std::size_t neighbours = 0;
  for (std::size_t i = 0; i + 1 < all.size(); i += 2) {
    if (all[i] == all[i + 1]) return false;
    neighbours += std::abs(all[i] - all[i + 1]) == 1;
  }
  return 4 * neighbours > all.size() && std::ranges::all_of(all, [vertices](double number) {
           return number >= 0 && number <= static_cast<double>(vertices) &&
                  number == std::floor(number);
         });
}

/// v of Edge(v1, v2): the stem of the names of two points that a call makes a line of; empty
/// without.
std::string_view stemOfLine(std::string_view called, std::string_view inside) {
  constexpr auto kLines = std::to_array<std::string_view>({"edge", "segment", "line"});
  const std::string small = lowered(called);
  const std::size_t comma = inside.find(',');
  if (comma == inside.npos || std::ranges::none_of(kLines, [&](std::string_view word) {
        return small.find(word) != small.npos;
      }))
    return {};
  const std::string_view first = trimmed(inside.substr(0, comma));
  const std::string_view second = trimmed(inside.substr(comma + 1));
  const std::string_view stem = stemOfLabel(first);
  const bool names = !stem.empty() && std::ranges::all_of(stem, isWordPart) && first != second &&
                     std::ranges::all_of(second, isWordPart);
  const bool numbered = stem.size() < first.size() && stem.size() < second.size();
  return names && numbered && stemOfLabel(second) == stem ? stem : std::string_view{};
}

/// How often each point of these stems is an end of such a line.
std::map<std::string_view, std::map<std::string_view, int>> endsOfLines(std::string_view text) {
  constexpr std::size_t kLongest = 60;  // bytes in the brackets of a call, and of its name
  std::map<std::string_view, std::map<std::string_view, int>> ends;
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    const std::string_view rest = text.substr(open + 1, kLongest);
    const std::string_view inside = rest.substr(0, rest.find(')'));
    const std::string_view stem = stemOfLine(joinedNameBefore(text, open, ".", kLongest), inside);
    if (stem.empty()) continue;
    const std::size_t comma = inside.find(',');
    ++ends[stem][trimmed(inside.substr(0, comma))];
    ++ends[stem][trimmed(inside.substr(comma + 1))];
  }
  return ends;
}

/// The text is the log or the report of a program that looks for ways.
bool tellsOfPathFinding(std::string_view text) {
  constexpr auto kWords = std::to_array<std::string_view>(
      {"pathfind", "pathfound", "findpath", "shortestpath", "dijkstra", "navmesh"});
  std::string words = lowered(text);
  std::erase_if(words, [](char c) { return c == ' ' || c == '_' || c == '-'; });
  return std::ranges::any_of(kWords,
                             [&](std::string_view word) { return words.find(word) != words.npos; });
}

/// "Path found (4 steps)" and "const route": a word of the line before its first : or = is of ways.
bool namesPath(std::string_view line) {
  constexpr auto kWords = std::to_array<std::string_view>({"path", "route", "waypoints"});
  const std::string words = lowered(line.substr(0, line.find_first_of(":=")));
  if (words.size() == line.size() || words.find("poly") != words.npos) return false;
  return std::ranges::any_of(kWords, [&](std::string_view word) {
    const std::size_t end = words.find(word) + word.size();
    return words.find(word) != words.npos && (end == words.size() || !isWordPart(words[end]));
  });
}

/// Guard:Walk () (at Guard.cs:7): who wrote the line above it into a log.
bool isFrame(std::string_view line) {
  constexpr std::size_t kLongest = 300;  // each list asks
  line = trimmed(line.substr(0, kLongest));
  const std::string_view called = line.substr(0, line.find(" ("));
  const std::size_t colon = called.find(':');
  return called.size() < line.size() && colon != called.npos && colon > 0 &&
         colon + 1 < called.size() && called.find(' ') == called.npos;
}

/// "find_path() returns": what comes out of a search, and is not called an outline.
bool givesWhatIsFound(const CallingWords& words) {
  return !callsOutline(words) &&
         holdsWord(words, {"find", "search", "plan", "shortest", "compute", "get"}) &&
         holdsWord(words, {"returns", "returned", "gives", "gave", "yields", "result", "results"});
}

/// "PathComplete, 6 corners", "3 nodes on the route" and "find_path() returns": a way, and what it
/// is made of or comes from.
bool tellsPointsOfPath(std::string_view line) {
  constexpr std::size_t kLongest = 300;  // each list asks
  const CallingWords words = wordsOf(line.substr(0, kLongest));
  const bool points = holdsWord(words, {"corners", "points", "waypoints", "nodes", "steps"});
  return holdsWord(words, {"path", "route"}) && (points || givesWhatIsFound(words)) &&
         !holdsWord(words, {"polygon", "poly", "obstacle"});
}

/// What a text says of the lists in its lines.
class ListWords {
 public:
  explicit ListWords(std::string_view text) {
    for (std::size_t start = 0; start < text.size();) {
      const std::size_t end = std::min(text.find('\n', start), text.size());
      lines_.push_back(text.substr(start, end - start));
      start = end + 1;
    }
  }
  [[nodiscard]] bool isPathIn(std::size_t line) const {
    return line > 0 && line <= lines_.size() && namesPath(lines_[line - 1]);
  }
  /// "PathComplete, 6 corners" is the last line above it that is not empty and of no call, also
  /// above the start of a block of code.
  [[nodiscard]] bool isBelowPath(std::size_t line) const {
    constexpr std::size_t kFar = 12;  // lines: each list asks
    const std::size_t start = std::min(line, lines_.size() + 1);
    std::size_t above = start;
    const auto saysNothing = [](std::string_view words) {
      return trimmed(words).empty() || words.starts_with("```") || isFrame(words);
    };
    while (above > 1 && start - above < kFar && saysNothing(lines_[above - 2])) --above;
    return above > 1 && tellsPointsOfPath(lines_[above - 2]);
  }
  [[nodiscard]] bool meetIn(std::size_t line) const {
    return line > 0 && line <= lines_.size() && tellsOfMeeting(lines_[line - 1]);
  }
  /// The last line above it that has words, also above the start of a block of code.
  [[nodiscard]] bool standAbove(std::size_t line) const {
    constexpr std::size_t kFar = 4;  // lines
    for (std::size_t i = 0; i < kFar && line > i + 1 && line - i - 2 < lines_.size(); ++i)
      if (const std::string_view above = lines_[line - i - 2];
          wordsIn(above) > 0 && !above.starts_with("```"))
        return tellsOfEdges(above);
    return false;
  }

 private:
  std::vector<std::string_view> lines_;
};

}  // namespace

bool joinEdges(RawGeometry& raw, std::string_view text) {
  bool joined = false;
  const bool cut = BracketPairs(text).firstCut().has_value();
  constexpr std::size_t kNumbers = 4;
  const auto isEdge = [](const RawPolygon& list) {
    const std::vector<double>& all = list.numbers;
    return list.arity == Arity::pair && all.size() == kNumbers &&
           (all[0] != all[2] || all[1] != all[3]);
  };
  const auto follows = [](const RawPolygon& edge, const RawPolygon& next) {
    return edge.numbers[2] == next.numbers[0] && edge.numbers[3] == next.numbers[1];
  };
  std::vector<RawPolygon> lists;
  for (std::size_t i = 0; i < raw.polygons.size();) {
    std::size_t end = i;
    while (end < raw.polygons.size() && isEdge(raw.polygons[end]) &&
           (end == i || follows(raw.polygons[end - 1], raw.polygons[end])))
      ++end;
    const bool closed = end > i && follows(raw.polygons[end - 1], raw.polygons[i]);
    const bool ring = end - i >= kFewestVertices && (closed || cut);
    const std::size_t next = std::max(end, i + 1);
    lists.push_back(std::move(raw.polygons[i]));
    for (std::size_t edge = i + 1; edge < next; ++edge) {
      std::vector<double>& all = lists.back().numbers;
      const std::vector<double>& numbers = raw.polygons[edge].numbers;
      if (ring)
        all.insert(all.end(), numbers.begin() + 2, numbers.end());
      else
        lists.push_back(std::move(raw.polygons[edge]));
    }
    if (ring && closed) lists.back().numbers.resize(lists.back().numbers.size() - 2);
    if (ring)
      addNote(raw, fmt::format("{}{} were read as those of one polygon", atLine(lists.back().line),
                               counted(end - i, "edge")));
    joined = joined || ring;
    i = next;
  }
  raw.polygons = std::move(lists);
  return joined;
}

bool areQuads(const std::vector<RawPolygon>& rows) {
  constexpr std::size_t kNumbers = 8;
  const auto isQuad = [](const RawPolygon& row) {
    if (row.arity != Arity::flat || row.numbers.size() != kNumbers) return false;
    const auto at = [&](std::size_t i) {
      return Vec2{row.numbers[2 * (i % 4)], row.numbers[2 * (i % 4) + 1]};
    };
    int turns = 0;
    for (std::size_t i = 0; i < 4; ++i) turns += orientation(at(i), at(i + 1), at(i + 2));
    return std::abs(turns) == 4;
  };
  return rows.size() > 1 && std::ranges::all_of(rows, isQuad);
}

void leaveOutOpenGeoJson(RawGeometry& raw, std::string_view text) {
  const std::vector<Vec2> starts = lineStarts(text);
  if (starts.empty() || raw.polygons.empty()) return;
  const std::size_t line = raw.polygons.front().line;
  const auto isLine = [&](const RawPolygon& list) {
    return list.numbers.size() > 1 && isOpen(list.numbers) &&
           std::ranges::find(starts, Vec2{list.numbers[0], list.numbers[1]}) != starts.end();
  };
  if (takeOut(raw.polygons, isLine) == 0) return;
  if (raw.polygons.empty() && raw.error.empty())
    raw.error = atLine(line) + "a LineString is no polygon; give the corners of one";
  else
    addNote(raw, std::string(kOpenLineNote));
}

void leaveOutTurns(RawGeometry& raw) {
  constexpr std::size_t kNumbers = 6;
  const auto isTurn = [](const RawPolygon& list) {
    const std::vector<double>& all = list.numbers;
    return list.arity == Arity::pair && all.size() == kNumbers && all[0] == all[4] &&
           all[1] == all[5] && (all[0] != all[2] || all[1] != all[3]);
  };
  if (std::ranges::all_of(raw.polygons, isTurn)) return;
  takeOut(raw.polygons, [&](const RawPolygon& list) {
    const bool turn = isTurn(list);
    if (turn)
      addNote(raw, fmt::format("{}two points there and back were left out", atLine(list.line)));
    return turn;
  });
}

void leaveOutPointsOfLines(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  const auto lines = endsOfLines(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    const auto of = lines.find(stemOfLabel(list.name));
    if (of == lines.end() || of->second.size() < kFewestVertices) return false;
    return std::ranges::any_of(of->second, [](const auto& end) { return end.second == 1; });
  });
  tellOfGone(raw, gone, line,
             "calls join these points to lines with two ends; give the corners of a polygon",
             "points that calls join to lines with two ends were left out");
}

void leaveOutSpriteBoxes(RawGeometry& raw, std::string_view text) {
  constexpr std::string_view kKey = "spriteSourceSize";
  const auto isBox = [&](const RawPolygon& list) {
    return list.name == "frame" || list.name == kKey;
  };
  if (text.find(kKey) == text.npos || std::ranges::all_of(raw.polygons, isBox)) return;
  takeOut(raw.polygons, [&](const RawPolygon& list) {
    if (isBox(list)) addNote(raw, otherListNote(list.name));
    return isBox(list);
  });
}

void leaveOutSamples(RawGeometry& raw) {
  constexpr std::size_t kFewest = 8;
  const auto areSamples = [](const RawPolygon& list) {
    const std::vector<double>& all = list.numbers;
    if (list.arity != Arity::pair || all.size() < 2 * kFewest || !staysOnAxis(list)) return false;
    for (std::size_t i = 2; i < all.size(); ++i)
      if (all[i] < all[i - 2]) return false;
    return true;
  };
  if (raw.polygons.empty()) return;
  const std::size_t line = raw.polygons.front().line;
  takeOut(raw.polygons, [&](const RawPolygon& list) {
    const bool samples = areSamples(list);
    if (samples)
      addNote(raw, fmt::format("{}points along one axis were left out", atLine(list.line)));
    return samples;
  });
  if (raw.polygons.empty() && raw.error.empty())
    raw.error = atLine(line) + "points along one axis have no area; give the corners of a polygon";
}

void leaveOutEdges(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty() || !tellsOfEdges(text)) return;
  const ListWords words(text);
  std::size_t vertices = 0;  // of the largest list above
  takeOut(raw.polygons, [&](const RawPolygon& list) {
    const bool meet = areMeetingEdges(list) && words.meetIn(list.line);
    const bool number = numberVertices(list, vertices) && words.standAbove(list.line);
    if (meet) addNote(raw, fmt::format("{}two edges that meet were left out", atLine(list.line)));
    if (number) addNote(raw, "edges, which number vertices, were left out");
    vertices = std::max(vertices, vertexCount(list));
    return meet || number;
  });
}

void leaveOutFoundPaths(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty() || !tellsOfPathFinding(text)) return;
  const ListWords words(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    return isOpen(list.numbers) && (words.isPathIn(list.line) || words.isBelowPath(list.line));
  });
  tellOfGone(raw, gone, line, "a path that was found is no outline; give the corners of a polygon",
             "paths that were found were left out; they are no polygons");
}

}  // namespace sepax
