#include "app/formats/plain/edges.h"

#include "app/formats/plain/bracket_points.h"
#include "app/formats/plain/engine_code.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// from: (0, 0), to: (5, 0) with what belongs to it, Line(Segment { ... }).
struct LabelledEdge {
  Vec2 from;
  Vec2 to;
  std::string_view point;  ///< its first one, as it is written
  std::size_t start = 0;
  std::size_t end = 0;
};

/// Before the calls and brackets right before this place, Line(LineSegment {; `opened` counts the
/// brackets.
std::size_t beforeCalls(std::string_view text, std::size_t start, std::size_t least, int& opened) {
  for (;;) {
    std::size_t at = start;
    while (at > least && kAllBlanks.find(text[at - 1]) != kAllBlanks.npos) --at;
    const bool bracket = at > least && (text[at - 1] == '{' || text[at - 1] == '(');
    if (!bracket) return start;
    --at;
    while (at > least && text[at - 1] == ' ') --at;
    while (at > least && (isWordPart(text[at - 1]) || text[at - 1] == ':')) --at;
    ++opened;
    start = at;
  }
}

std::optional<LabelledEdge> edgeAt(std::string_view text, std::size_t place, std::size_t least) {
  constexpr auto kLabels = std::to_array<std::pair<std::string_view, std::string_view>>(
      {{"from", "to"}, {"start", "end"}});
  for (const auto& [first, second] : kLabels) {
    LabelledEdge edge;
    std::size_t at = behindLabel(text, place, first);
    if (at == place) continue;
    const auto from = bracketPointAt(text, at);
    if (!from || from->count != 2) continue;
    edge.point = text.substr(at, from->end - at);
    at = behindBlanks(text, from->end, ", \t\r\n");
    const std::size_t behind = behindLabel(text, at, second);
    const auto to = behind == at ? std::nullopt : bracketPointAt(text, behind);
    if (!to || to->count != 2) continue;
    edge.from = from->place;
    edge.to = to->place;
    int opened = 0;
    edge.start = beforeCalls(text, place, least, opened);
    edge.end = to->end;
    for (; opened > 0; --opened) {
      const std::size_t close = behindBlanks(text, edge.end, ", \t\r\n");
      if (close < text.size() && isClosing(text[close])) edge.end = close + 1;
    }
    return edge;
  }
  return std::nullopt;
}

std::vector<LabelledEdge> edgesOf(std::string_view text) {
  std::vector<LabelledEdge> edges;
  std::size_t behind = 0;
  for (std::size_t at = text.find_first_of("fs\""); at != text.npos;
       at = text.find_first_of("fs\"", std::max(at + 1, behind))) {
    if (at > 0 && (isWordPart(text[at - 1]) || text[at - 1] == '"')) continue;
    const auto edge = edgeAt(text, at, behind);
    if (!edge) continue;
    edges.push_back(*edge);
    behind = edge->end;
  }
  return edges;
}

/// MoveTo(Point(0, 0)), that starts the path whose first edge starts with the same: before it.
std::size_t beforeMove(std::string_view text, const LabelledEdge& edge, std::size_t least) {
  constexpr std::size_t kFar = 80;
  const std::size_t start = std::max(least, edge.start - std::min(edge.start, kFar));
  const std::string_view before = text.substr(start, edge.start - start);
  const std::string small = lowered(before);
  const std::size_t move = std::min(small.rfind("moveto("), small.rfind("move_to("));
  if (move == before.npos) return edge.start;
  const std::string_view rest = before.substr(move);
  const std::size_t point = rest.find(edge.point);
  const bool alone =
      point != rest.npos &&
      rest.substr(point + edge.point.size()).find_first_not_of("), \t\r\n") == rest.npos;
  return alone ? start + move : edge.start;
}

}  // namespace

void withPointsOfEdges(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  const std::vector<LabelledEdge> edges = edgesOf(text);
  Rewritten changed(source);
  std::size_t read = 0;
  for (std::size_t first = 0, next = 0; first < edges.size(); first = next) {
    bool closed = false;
    for (next = first + 1; next < edges.size() && !closed && edges[next].from == edges[next - 1].to;
         ++next)
      closed = edges[next].to == edges[first].from;
    const LabelledEdge& last = edges[next - 1];
    const bool cut = behindBlanks(text, last.end, ",)]} \t\r\n`") == text.size();
    if (next - first < kFewestVertices || (!closed && !cut)) continue;
    std::string points;
    for (std::size_t i = first; i < next; ++i)
      points += fmt::format("{}[{}, {}]", i == first ? "" : ", ", edges[i].from.x, edges[i].from.y);
    if (!closed) points += fmt::format(", [{}, {}]", last.to.x, last.to.y);
    changed.replace(beforeMove(text, edges[first], changed.done()), last.end, "[" + points + "]");
    read += next - first;
  }
  changed.finish(plain, fmt::format("{} edges were read as those of polygons", read));
}

namespace {

/// side of b2EdgeShape side; and of side = new EdgeShape(), for each in the text.
std::set<std::string> edgeShapes(std::string_view text) {
  constexpr std::string_view kType = "EdgeShape";
  std::set<std::string> names;
  for (std::size_t at = text.find(kType); at != text.npos; at = text.find(kType, at + 1)) {
    const CodePath behind = codePathAt(text, behindBlanks(text, at + kType.size(), " *&"));
    if (!behind.name.empty()) names.insert(behind.name);
    std::string_view line = text.substr(0, at);
    line = line.substr(line.rfind('\n') + 1);
    line = trimmed(line.substr(0, std::min(line.rfind('='), line.size())));
    std::size_t start = line.size();
    while (start > 0 && isWordPart(line[start - 1])) --start;
    if (behind.name.empty() && start < line.size()) names.insert(std::string(line.substr(start)));
  }
  return names;
}

/// a and b of side.Set(a, b), and c of side.m_vertex0 = c: what such an edge is given.
std::set<std::string> endsOfEdges(std::string_view text, const std::set<std::string>& shapes) {
  std::set<std::string> ends;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const CodePath path = codePathAt(text, at);
    if (path.end == 0) continue;
    const bool given = shapes.contains(path.owner());
    for (at = path.end; given && at < text.size() && text[at] != ';' && text[at] != '\n'; ++at) {
      const CodePath word = codePathAt(text, at);
      if (word.end == 0) continue;
      ends.insert(word.name);
      at = word.end - 1;
    }
  }
  return ends;
}

}  // namespace

void withoutEndsOfEdges(PlainText& plain) {
  const std::set<std::string> shapes = edgeShapes(plain.text);
  if (shapes.empty()) return;
  const std::set<std::string> ends = endsOfEdges(plain.text, shapes);
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t at = 0; at < text.size(); ++at) {  // b2Vec2 a(0, 0) and a = Vec2(0, 0)
    const CodePath path = codePathAt(text, at);
    if (path.end == 0) continue;
    at = path.end - 1;
    const std::size_t stop = std::min(text.find_first_of(";\n", path.end), text.size());
    const std::size_t sign = behindBlanks(text, path.end);
    const bool told = ends.contains(path.name) && (isAt(text, sign, '(') || isAt(text, sign, '='));
    if (told) changed.replace(at = path.end, stop, "");
  }
  changed.finish(plain, "the ends of an edge were left out; it is no polygon");
}

}  // namespace sepax
