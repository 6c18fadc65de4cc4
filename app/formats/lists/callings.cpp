#include "app/formats/lists/callings.h"

#include "app/formats/literals/indices.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "app/formats/text/tokens.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// An outline, or what is made of a line.
bool callsOutline(const CallingWords& words) {
  return holdsWord(
      words,
      {"poly",      "polys",    "polygon",  "polygons", "polygonal", "outline",    "outlines",
       "contour",   "contours", "ring",     "rings",    "boundary",  "boundaries", "hull",
       "area",      "areas",    "shape",    "shapes",   "region",    "regions",    "zone",
       "fence",     "geofence", "closed",   "loop",     "loops",     "triangle",   "square",
       "rectangle", "vertices", "verts",    "corners",  "corner",    "footprint",  "building",
       "parcel",    "obstacle", "exterior", "outer"});
}

bool callsLine(const CallingWords& words) {
  for (std::size_t i = 0; i + 1 < words.size(); ++i)
    if (words[i] == "line" && (words[i + 1] == "string" || words[i + 1] == "strings")) return true;
  return holdsWord(words, {"linestring", "linestrings", "centerline", "centreline", "trajectory",
                           "trajectories", "streamline", "isoline"});
}

/// What libraries of triangulation also call a polygon.
bool callsPolyline(const CallingWords& words) {
  for (std::size_t i = 0; i + 1 < words.size(); ++i)
    if (words[i] == "poly" && (words[i + 1] == "line" || words[i + 1] == "lines"))
      return i + 2 == words.size() || words[i + 2] != "to";  // poly.lineTo(...)
  return holdsWord(words, {"polyline", "polylines"});
}

/// Without the words of callsPolyline that look like those of an outline.
bool callsNoOutline(CallingWords words) {
  for (std::size_t i = 0; i + 1 < words.size(); ++i)
    if (words[i] == "poly" && words[i + 1].starts_with("line")) words[i].clear();
  return !callsOutline(words);
}

bool isOpenList(const RawPolygon& list) {
  const std::vector<double>& all = list.numbers;
  const std::size_t each = list.arity == Arity::triple ? 3 : 2;
  if (list.isRing || list.isHole || list.arity == Arity::flat || all.size() < 2 * each)
    return false;
  return !std::equal(all.begin(), all.begin() + 2, all.end() - static_cast<std::ptrdiff_t>(each));
}

/// Numbers that a call makes a line of, as Polyline::new(vec![(0, 0), ...]).
struct LineCall {
  std::size_t line = 0;      ///< where its bracket opens, from 1
  std::size_t lastLine = 0;  ///< where it closes
  std::array<double, 2> first{};
};

/// What the calls of a text make of lists.
struct LineUses {
  std::set<std::string_view> lines;   ///< names of lists that become lines
  std::set<std::string_view> others;  ///< names of lists that are given to calls of outlines
  std::vector<LineCall> calls;
  std::vector<LineCall> rings;  ///< those in a call of an outline, Polygon::new(LineString::new(...
};

/// ST_MakeLine, createLineString, LineString::new and, where the text tells of no polygon,
/// Polyline::new.
bool makesOpenLine(const CallingWords& words, bool polylines) {
  const bool makes =
      words.size() > 1 && words.back() == "line" && words[words.size() - 2] == "make";
  const bool line = makes || callsLine(words) || (polylines && callsPolyline(words));
  return line && callsNoOutline(words);
}

/// The first two numbers in the brackets of a call that stand in brackets of their own.
std::optional<LineCall> lineCallAt(std::string_view text, std::size_t open, std::size_t close) {
  Tokens tokens(text.substr(open + 1, close - open - 1));
  LineCall call;
  std::size_t count = 0;
  bool within = false;
  for (Token token = tokens.next(); token.kind != TokenKind::end && count < 2;
       token = tokens.next()) {
    within = within || (token.kind == TokenKind::symbol && isOpening(token.text[0]));
    if (token.kind == TokenKind::number && within) call.first[count++] = token.value;
  }
  if (count < 2) return std::nullopt;
  call.line = 1 + static_cast<std::size_t>(std::count(
                      text.begin(), text.begin() + static_cast<std::ptrdiff_t>(open), '\n'));
  const std::string_view inside = text.substr(open, close - open);
  call.lastLine = call.line + static_cast<std::size_t>(std::ranges::count(inside, '\n'));
  return call;
}

LineUses usesOf(std::string_view text, bool polylines) {
  constexpr std::size_t kLongest = 60;     // of a name
  constexpr std::size_t kMostCalls = 100;  // each looks for its first numbers
  std::size_t tries = 0;
  LineUses uses;
  const BracketPairs brackets(text);
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    std::size_t start = open;
    while (start > 0 && open - start < kLongest &&
           (isWordPart(text[start - 1]) || text[start - 1] == '.' || text[start - 1] == ':'))
      --start;
    const CallingWords words = wordsOf(text.substr(start, open - start));
    if (words.empty()) continue;
    std::size_t end = open + 1;
    while (end < text.size() && end - open < kLongest && isWordPart(text[end])) ++end;
    const bool argument = end > open + 1 && end < text.size() &&
                          (text[end] == ')' || text[end] == ',' || text[end] == ' ');
    const std::string_view name = text.substr(open + 1, end - open - 1);
    if (argument && !callsNoOutline(words)) uses.others.insert(name);
    if (!makesOpenLine(words, polylines)) continue;
    // Polygon(LineString(coords))
    const std::string_view around =
        trimmed(text.substr(start - std::min(start, kLongest), std::min(start, kLongest)));
    const bool within = around.ends_with('(') &&
                        callsOutline(wordsOf(around.substr(around.find_last_of(" =;\n") + 1)));
    if (argument) (within ? uses.others : uses.lines).insert(name);
    const auto close = brackets.closingOf(open);
    if (!close || ++tries > kMostCalls) continue;
    if (const auto call = lineCallAt(text, open, *close))
      (within ? uses.rings : uses.calls).push_back(*call);
  }
  return uses;
}

/// The list stands in such a call.
bool isInLineCalls(const RawPolygon& list, const std::vector<LineCall>& calls) {
  return std::ranges::any_of(calls, [&](const LineCall& call) {
    return list.line >= call.line && list.line <= call.lastLine &&
           list.numbers[0] == call.first[0] && list.numbers[1] == call.first[1];
  });
}

/// <point x="5" type="line": a tag has begun and not ended.
bool isInTag(std::string_view before) {
  const std::string_view line = before.substr(before.rfind('\n') + 1);
  const std::size_t open = line.rfind('<');
  return open != line.npos && line.find('>', open) == line.npos && open + 1 < line.size() &&
         isWordStart(line[open + 1]);
}

/// type = "lines", geom = 'line' and mode: 'lines' of a chart stand in the text, and nothing makes
/// or fills a polygon.
bool makesLinesOnly(std::string_view text) {
  constexpr auto kKeys = std::to_array<std::string_view>({"type", "kind", "geom", "mode"});
  const std::string small = lowered(text);
  const std::string_view all = small;
  for (const std::string_view other : {"polygon(", "\"polygon", "'polygon", "contour", "toself"})
    if (all.find(other) != all.npos) return false;
  const bool polygon = all.find("polygon") != all.npos;
  for (const std::string_view word :
       {"lines", "line", "linestring", "markers", "lines+markers", "scatter"})
    for (const char quote : {'"', '\''}) {
      const std::string value = quote + std::string(word) + quote;
      for (std::size_t at = all.find(value); at != all.npos; at = all.find(value, at + 1)) {
        const std::string_view before = trimmed(all.substr(0, at));
        if (isInTag(before) || (!before.ends_with('=') && !before.ends_with(':'))) continue;
        std::string_view key = trimmed(before.substr(0, before.size() - 1));
        if (key.ends_with('"') || key.ends_with('\'')) key.remove_suffix(1);
        const bool known =
            std::ranges::any_of(kKeys, [&](std::string_view one) { return key.ends_with(one); });
        const bool chart = key.ends_with("mode") || word == "scatter";  // {type: "line"} of a font
        if (known && (chart ? !polygon : before.ends_with('='))) return true;
      }
    }
  return false;
}

/// "I want to draw a polyline", and no word of an outline in the whole text.
bool speaksOfPolylines(std::string_view text) {
  constexpr std::string_view kWord = " polyline";
  const std::string small = lowered(text);
  bool found = false;
  for (std::size_t at = small.find(kWord); at != small.npos; at = small.find(kWord, at + 1)) {
    const std::size_t end = small.find_first_not_of("s", at + kWord.size());
    found = found || end == small.npos || !(isWordPart(small[end]) || small[end] == '(');
  }
  return found && callsNoOutline(wordsOf(text));
}

/// A polyline is the centre line of something, and nothing in the text is an outline.
bool speaksOfCenterLines(std::string_view text) {
  const CallingWords words = wordsOf(text);
  if (!callsPolyline(words) ||
      holdsWord(words, {"polygon", "polygons", "outline", "outlines", "area", "boundary", "hull"}))
    return false;
  for (std::size_t i = 0; i + 1 < words.size(); ++i)
    if ((words[i] == "centre" || words[i] == "center") && words[i + 1].starts_with("line"))
      return true;
  return holdsWord(words, {"centerline", "centreline", "centerlines", "centrelines"});
}

/// In DXF and SVG a polyline may be closed by a sign of its own.
bool isOfDrawing(std::string_view text) {
  const std::string small = lowered(text);
  return small.find("acdb") != small.npos || small.find("lwpolyline") != small.npos ||
         small.find("<polyline") != small.npos || small.find("entities") != small.npos ||
         small.find("seqend") != small.npos;
}

/// The text is of a method that takes points without an order, and of no outline.
bool tellsOfUnordered(std::string_view text) {
  constexpr auto kTopics = std::to_array<std::string_view>(
      {"kdtree", "balltree", "ckdtree", "nearestneighb", "kneighbors", "kmeans", "kmedoids",
       "dbscan", "hdbscan", "agglomerativeclust", "gaussianmixture", "linearregression", "polyfit",
       "griddata", "leastsquares", "standarddeviation", "kriging", "variogram", "quadtree"});
  std::string words = lowered(text);
  std::erase_if(words, [](char c) { return c == ' ' || c == '_' || c == '-'; });
  return std::ranges::any_of(
      kTopics, [&](std::string_view topic) { return words.find(topic) != words.npos; });
}

/// list(zip(ids, [5, 7, 2])) in this line: it makes pairs of lists, and none is called x, y or an
/// outline.
bool zipsOtherLists(std::string_view line) {
  constexpr std::string_view kCall = "zip(";
  constexpr std::size_t kLongest = 400;  // of a line that is looked at
  line = line.substr(0, kLongest);
  const std::size_t at = line.find(kCall);
  if (at == line.npos || (at > 0 && isWordPart(line[at - 1]))) return false;
  const CallingWords words = wordsOf(line);
  return !callsOutline(words) && !holdsWord(words, {"points", "coords", "coordinates"}) &&
         std::ranges::none_of(words, isAxisName);
}

bool callsSamples(const CallingWords& words) {
  return holdsWord(words, {"sample", "samples", "observations", "measurements", "centroids",
                           "centers", "queries", "dataset"});
}

}  // namespace

bool fillsOutlines(std::string_view text) {
  constexpr auto kWords = std::to_array<std::string_view>(
      {"poly2tri", "p2t::", "p2t.", "sweepcontext", "earcut", "earclip", "libtess", "tessellat",
       "triangulate(", "triangulate_polygon"});
  const std::string small = lowered(text);
  return std::ranges::any_of(kWords,
                             [&](std::string_view word) { return small.find(word) != small.npos; });
}

void leaveOutCalledLines(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  const bool polylines = lowered(text).find("polygon") == std::string::npos && !isOfDrawing(text) &&
                         !fillsOutlines(text);
  const LineUses uses = usesOf(text, polylines);
  const bool centre = speaksOfCenterLines(text);
  const bool only = makesLinesOnly(text) || centre || (polylines && speaksOfPolylines(text));
  const TextCallings callings(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    if (!isOpenList(list) || isInLineCalls(list, uses.rings)) return false;
    const std::string_view name = list.name;
    const bool called = isInLineCalls(list, uses.calls);
    if (called && uses.others.contains(name)) return false;  // Polygon::new(line, vec![])
    CallingWords words = callings.of(list.line);
    std::ranges::move(wordsOf(list.name), std::back_inserter(words));
    if (!centre && !callsNoOutline(words)) return false;
    const bool given = uses.lines.contains(name) && !uses.others.contains(name);
    return only || given || callsLine(words) || (polylines && callsPolyline(words)) || called;
  });
  tellOfGone(raw, gone, line, "an open line is no polygon; give the corners of one",
             "open lines were left out; they are no polygons");
}

void leaveOutCalledSamples(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty() || callsOutline(wordsOf(text))) return;
  const bool unordered = tellsOfUnordered(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    if (unordered && list.arity == Arity::flat) return true;  // numbers of them, or their values
    return isOpenList(list) && (unordered || callsSamples(wordsOf(list.name)));
  });
  tellOfGone(raw, gone, line,
             "points without an order are no outline; give the corners of a polygon",
             "points without an order were left out; they are no outline");
}

void leaveOutZipped(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty() || text.find("zip(") == text.npos) return;
  const TextCallings callings(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    const bool zipped = zipsOtherLists(callings.lineAt(list.line)) ||
                        (list.line > 1 && zipsOtherLists(callings.lineAt(list.line - 1)));
    return zipped && isOpenList(list) && !callsOutline(wordsOf(list.name));
  });
  tellOfGone(raw, gone, line, "pairs of two lists are no points; give the corners of a polygon",
             "pairs of two lists were left out; they are no points");
}

}  // namespace sepax
