#include "app/formats/lists/callings.h"

#include "app/formats/lists/line_calls.h"
#include "app/formats/literals/indices.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// With so many numbers for each point.
bool isOpenAt(const std::vector<double>& numbers, std::size_t each) {
  return numbers.size() >= 2 * each &&
         !std::equal(numbers.begin(), numbers.begin() + 2,
                     numbers.end() - static_cast<std::ptrdiff_t>(each));
}

bool isOpenList(const RawPolygon& list) {
  if (list.isRing || list.isHole || list.arity == Arity::flat) return false;
  return isOpenAt(list.numbers, list.arity == Arity::triple ? 3 : 2);
}

/// [5, 0, 5, 3, 9, 9]: numbers that may be pairs or triples.
bool isOpenFlatList(const RawPolygon& list) {
  return list.arity == Arity::flat && isOpenAt(list.numbers, 2) && isOpenAt(list.numbers, 3);
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

/// endArrow: "block" and targetMarker: what a text tells of joins two things and has arrows at its
/// ends, and nothing in it is an outline.
bool speaksOfArrows(std::string_view text) {
  return holdsAny(closedUp(text), {"startarrow", "endarrow", "sourcemarker", "targetmarker",
                                   "markerstart", "markerend"}) &&
         !holdsWord(wordsOf(text), {"polygon", "polygons", "outline", "outlines", "boundary",
                                    "hull", "region", "area"});
}

/// Something in the text makes strokes or ribbons of points, and nothing in it is closed or filled.
bool buildsStrokes(std::string_view text) {
  constexpr auto kBuilders = std::to_array<std::string_view>(
      {"new stroke(",     "= stroke(",        "getstroke(",       "get_stroke(",
       "stroke.build(",   "strokebuilder",    "stroke_builder",   "stroketessellator",
       "extrudepolyline", "extrude_polyline", "extrude-polyline", "linerenderer",
       "line2d.new",      "$line2d",          "line2d.points",    "extends line2d",
       "meshline",        "linegeometry(",    "drawpolyline(",    "draw_polyline("});
  const std::string small = lowered(text);
  const bool builds = std::ranges::any_of(
      kBuilders, [&](std::string_view word) { return small.find(word) != small.npos; });
  return builds && small.find("insid") == small.npos &&
         !holdsWord(wordsOf(text), {"polygon", "polygons", "contour", "contours", "ring", "hull",
                                    "area", "region", "boundary", "closed", "close", "loop", "fill",
                                    "filled", "convex", "collider"});
}

/// In DXF and SVG a polyline may be closed by a sign of its own.
bool isOfDrawing(std::string_view text) {
  const std::string small = lowered(text);
  return small.find("acdb") != small.npos || small.find("lwpolyline") != small.npos ||
         text.find("<polyline") != text.npos || text.find("\nVERTEX") != text.npos ||
         text.find("ENTITIES") != text.npos || small.find("seqend") != small.npos;
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

/// Behind the prompt >>> or In [3]: of a line; nothing without.
std::optional<std::string_view> askedAtPrompt(std::string_view line) {
  constexpr std::string_view kPrompt = ">>> ";
  constexpr std::string_view kEnd = "]: ";
  if (line.starts_with(kPrompt)) return line.substr(kPrompt.size());
  const std::size_t end = line.starts_with("In [") ? line.find(kEnd) : line.npos;
  return end == line.npos ? std::nullopt : std::optional(line.substr(end + kEnd.size()));
}

/// The words of HoughLines of >>> HoughLines(image)[:3] and of lines of print(lines[0]): whose
/// value the next lines show; empty for any other line.
CallingWords printedBy(std::string_view line) {
  constexpr std::string_view kPrint = "print(";
  constexpr std::size_t kLongest = 200;  // each list asks
  line = line.substr(0, kLongest);
  const auto asked = askedAtPrompt(line);
  std::string_view value = asked.value_or(line);
  const bool prints = value.starts_with(kPrint);
  if (!asked && !prints) return {};
  if (prints) value.remove_prefix(kPrint.size());
  return wordsOf(value.substr(0, value.find_first_of("([{,'\" ")));
}

/// What stands in this line is what print or a prompt says of lines.
bool isPrintOfLines(const TextCallings& callings, std::size_t line) {
  constexpr std::size_t kFar = 3;  // lines: Out[3]: may stand between
  for (std::size_t i = 1; i <= kFar && i < line; ++i) {
    const std::string_view above = trimmed(callings.lineAt(line - i));
    if (above.empty() || above.starts_with("Out[")) continue;
    const CallingWords words = printedBy(above);
    return !words.empty() && holdsWord({words.back()}, {"line", "lines"}) && callsNoOutline(words);
  }
  return false;
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
  const bool beside = !isOfDrawing(text) && !fillsOutlines(text) && makesPolygons(text);
  const LineUses uses = usesOfLines(text, polylines || beside);
  const bool centre = speaksOfCenterLines(text) || speaksOfArrows(text);
  const bool strokes = !isOfDrawing(text) && buildsStrokes(text);
  const bool only =
      makesLinesOnly(text) || centre || strokes || (polylines && speaksOfPolylines(text));
  const TextCallings callings(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    const bool flat = isOpenFlatList(list);
    if ((!flat && !isOpenList(list)) || isInLineCalls(list, uses.rings)) return false;
    const std::string_view name = list.name;
    const bool called = isInLineCalls(list, uses.calls) || isPrintOfLines(callings, list.line);
    const bool given = uses.lines.contains(name) && !uses.others.contains(name);
    if (flat && !strokes && !given) return called;
    if (called && uses.others.contains(name)) return false;  // Polygon::new(line, vec![])
    CallingWords words = callings.of(list.line);
    std::ranges::move(wordsOf(list.name), std::back_inserter(words));
    if (!centre && !callsNoOutline(words)) return false;
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
