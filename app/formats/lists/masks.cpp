#include "app/formats/lists/masks.h"

#include "app/formats/left_out.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// 0 and 1, or 0 and 255.
bool isRowOfMask(const RawPolygon& list) {
  return list.arity == Arity::flat && !list.isHole &&
         (std::ranges::all_of(list.numbers, [](double n) { return n == 0 || n == 1; }) ||
          std::ranges::all_of(list.numbers, [](double n) { return n == 0 || n == 255; }));
}

/// What the line of an element of GDS says that it is.
enum class GdsKind { none, outline, other };

GdsKind gdsKindOf(std::string_view line) {
  const CallingWords words = wordsOf(line);
  if (holdsWord(words, {"boundary", "box", "polygon"})) return GdsKind::outline;
  return holdsWord(words, {"aref", "sref", "path", "text", "node"}) ? GdsKind::other
                                                                    : GdsKind::none;
}

}  // namespace

void leaveOutRowsOfMasks(RawGeometry& raw) {
  constexpr std::size_t kFewest = 2;  // rows of one length
  if (raw.polygons.empty()) return;
  std::map<std::pair<std::string, std::size_t>, std::size_t> rows;
  for (const RawPolygon& list : raw.polygons)
    if (isRowOfMask(list)) ++rows[{list.name, list.numbers.size()}];
  const std::size_t line = raw.polygons.front().line;
  const std::vector<std::string> notes = raw.notes;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    // others of its rows may have gone for what stands in them
    const bool known =
        std::ranges::find(notes, otherListNote(list)) != notes.end() && !list.name.empty();
    return isRowOfMask(list) && (known || rows[{list.name, list.numbers.size()}] >= kFewest) &&
           !holdsWord(wordsOf(list.name), {"polygon", "polygons", "poly", "polys", "vertices"});
  });
  tellOfGone(raw, gone, line, "the rows of a mask are no points; give the corners of a polygon",
             "the rows of a mask were left out; they are no points");
}

void leaveOutElementsOfGds(RawGeometry& raw, std::string_view text) {
  constexpr std::size_t kFar = 12;  // lines up to the one that names the element
  if (raw.polygons.empty()) return;
  const CallingWords all = wordsOf(text);
  const bool layout = holdsWord(all, {"aref", "sref", "gds", "gdsii", "endel"}) ||
                      (holdsWord(all, {"boundary"}) && holdsWord(all, {"layer"}));
  if (!layout) return;
  std::vector<std::string_view> lines;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    lines.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    if (list.line == 0 || list.line > lines.size()) return false;
    if (!holdsWord(wordsOf(lines[list.line - 1]), {"xy"}) && lowered(list.name) != "xy")
      return false;
    for (std::size_t i = 0; i <= kFar && i < list.line; ++i)
      if (const GdsKind kind = gdsKindOf(lines[list.line - i - 1]); kind != GdsKind::none)
        return kind == GdsKind::other;
    return holdsWord(all, {"aref", "sref"}) && !holdsWord(all, {"boundary"});
  });
  tellOfGone(raw, gone, line, "only a BOUNDARY of a layout is a polygon; give the corners of one",
             "elements of a layout that are no BOUNDARY were left out");
}

}  // namespace sepax
