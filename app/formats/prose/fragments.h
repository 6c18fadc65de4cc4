#pragma once

#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// Geometry that stands among other things: in the prose of a report, in quotes, in the lines of a
/// log. Each function answers nothing where what it looks for does not begin at the place.
namespace sepax {

/// A text and its brackets. Places are bytes.
class MixedText {
 public:
  explicit MixedText(std::string_view text);
  [[nodiscard]] std::string_view text() const { return text_; }
  [[nodiscard]] const BracketPairs& brackets() const { return brackets_; }
  [[nodiscard]] std::size_t lineOf(std::size_t place) const;  ///< from 1
  /// Where the last > stands: no tag ends behind it.
  [[nodiscard]] std::size_t lastTagEnd() const { return lastTagEnd_; }
  /// The names of lists that calls of outlines take.
  [[nodiscard]] const std::set<std::string_view>& givenToOutlines() const { return given_; }
  /// What stands before the place in its line.
  [[nodiscard]] std::string_view before(std::size_t place) const;

 private:
  std::string_view text_;
  BracketPairs brackets_;
  std::set<std::string_view> given_;
  std::vector<std::size_t> breaks_;
  std::size_t lastTagEnd_ = 0;
};

/// hull in hull = [ and in hull: wkt.loads("; empty where no name is given, and where a sentence
/// stands before the place.
[[nodiscard]] std::string_view nameBefore(const MixedText& mixed, std::size_t place);
/// The word right before the place: matrix in matrix [[; empty without.
[[nodiscard]] std::string_view wordBefore(const MixedText& mixed, std::size_t place);
/// Whether what stands before the place says that the numbers there are an outline.
[[nodiscard]] bool isOutlineBefore(const MixedText& mixed, std::size_t place);
/// Whether a comment behind the bracket that closes there, or a sentence below it, says so.
[[nodiscard]] bool isOutlineBehind(const MixedText& mixed, std::size_t close);

/// Behind POLYGON ((0 0, ...)), whose brackets must be closed.
[[nodiscard]] std::optional<std::size_t> wktEnd(const MixedText& mixed, std::size_t place);
/// Behind <svg>...</svg>, <object ...>...</object> of a map of Tiled, or a single <polygon
/// points=...>.
[[nodiscard]] std::optional<std::size_t> markupEnd(const MixedText& mixed, std::size_t place);
/// Behind the group codes and values of DXF from this place on, where a polyline begins with them
/// or with its subclass, or where they are its vertices.
[[nodiscard]] std::optional<std::size_t> dxfEnd(const MixedText& mixed, std::size_t place);
/// Where POLYGON Z stands before this bracket.
[[nodiscard]] std::optional<std::size_t> wktStart(const MixedText& mixed, std::size_t open);
/// Behind the ` that closes `(0, 0), (1, 0), (1, 1)` in the same line.
[[nodiscard]] std::optional<std::size_t> quotedPointsEnd(const MixedText& mixed, std::size_t place);
/// Behind 0 0, 1 0, 1 1: pairs or triples with blanks inside and commas between them.
[[nodiscard]] std::optional<std::size_t> spacedPointsEnd(const MixedText& mixed, std::size_t place);
/// Behind the quote that closes "0:0 1:0 1:1".
[[nodiscard]] std::optional<std::size_t> quotedColonsEnd(const MixedText& mixed, std::size_t place);
/// Behind the quote that closes "0,0 1,0 1,1" or 'M 0 0 L 1 0 ...'.
[[nodiscard]] std::optional<std::size_t> quotedNumbersEnd(const MixedText& mixed,
                                                          std::size_t place);

/// Behind the line 0,0,10,0,10,10 that starts at this place, where the line above tells of an
/// outline or is one of this kind, the last of which ends at `rowEnd`, or behind M0 0H10V10Z, a
/// path of SVG.
[[nodiscard]] std::optional<std::size_t> numberLineEnd(const MixedText& mixed, std::size_t place,
                                                       std::size_t rowEnd);
/// Behind the numbers from this place to the end of a line or of inline code, the first of them a
/// small whole one: 16 0.25 0.5 0.75 0.5 0.5 1
[[nodiscard]] std::optional<std::size_t> labelRowEnd(const MixedText& mixed, std::size_t place);
/// Behind the line poly: 0,0 10,0 10,10 that starts at this place.
[[nodiscard]] std::optional<std::size_t> labelledPairsEnd(const MixedText& mixed,
                                                          std::size_t place);

struct LabelledPairs {
  std::string_view label;
  std::optional<RawGeometry> raw;
};
/// Of such a line.
[[nodiscard]] LabelledPairs readLabelledPairs(std::string_view line);

/// Points one after the other.
struct PointRun {
  RawPolygon polygon;
  std::size_t points = 0;
  std::size_t firstEnd = 0;  ///< behind the first one
  std::size_t end = 0;       ///< behind the last one
  std::string_view unit;     ///< behind the numbers: mm, cm, m or px; empty without
  bool cut = false;          ///< the text ends in the one after that
  std::string fault;         ///< one sentence: what stands where another point should
};
/// (0, 0), (1, 0) and (1, 1): brackets with the same between them, from the one at this place on.
[[nodiscard]] std::optional<PointRun> pointRun(const MixedText& mixed, std::size_t place);
/// Lines with two or three numbers and maybe a label or a mark of a list before them, from the line
/// that starts at this place on.
[[nodiscard]] std::optional<PointRun> numberLines(const MixedText& mixed, std::size_t place);
/// What stands in a bracket are lines of two numbers each, with nothing else: x and y of corners.
[[nodiscard]] bool holdsPairsInLines(std::string_view inside);
/// Nothing but numbers and what parts them.
[[nodiscard]] bool holdsNumbersAlone(std::string_view inside);
/// There are such lines whose first point is none of the vertices that were read.
[[nodiscard]] bool missesLines(std::string_view text, const std::vector<NamedPolygon>& read);
/// data: 0.5, data: 1.5, ...: lines with one number each and the same key, which belongs to an
/// outline, from the line that starts at this place on.
[[nodiscard]] std::optional<PointRun> keyedNumbers(const MixedText& mixed, std::size_t place);
/// 795,347,1241,347,1241,491,795,491,EXIT and 12 5 40 7 38 20 10 18 ship 0: a line of text or a
/// thing that somebody has found in a picture, behind the corners around it.
[[nodiscard]] std::optional<PointRun> quadLine(const MixedText& mixed, std::size_t place);
/// [1]: then [1] = 0 and [2] = 5, [2]: then ...: points as Lua and PHP print tables, from the line
/// that starts at this place on.
[[nodiscard]] std::optional<PointRun> indexedLines(const MixedText& mixed, std::size_t place);
/// [0] 1.5, -3 and [1] 4, 2 and so on, of two or three numbers each.
[[nodiscard]] std::optional<PointRun> indexedPoints(const MixedText& mixed, std::size_t place);
/// 0,0 to 5,0 and then 5,4: pairs with connecting words or arrows between them, from this place on.
[[nodiscard]] std::optional<PointRun> pairsInProse(const MixedText& mixed, std::size_t place);

/// The text tells of classes and of how sure somebody is of them.
[[nodiscard]] bool tellsOfConfidence(std::string_view text);
/// 2 611 240 598 252 590 271 0.87 between the quotes or in the line that starts at this place: a
/// class, the vertices and how sure somebody is of it, in a text that tells of both.
[[nodiscard]] std::optional<PointRun> confidenceRow(const MixedText& mixed, std::size_t place);
/// 3 0 0 4 0 4 3 behind words of an outline: the number of vertices and these, as CGAL writes them;
/// that of its holes, 0, may follow.
[[nodiscard]] std::optional<PointRun> countedRow(const MixedText& mixed, std::size_t place);

/// -91.5,44.25,0 -91.5,44.5,0 ... and 5,0, 9,0, 9,4: the tuples of the line that starts at this
/// place, behind words of an outline.
[[nodiscard]] std::optional<PointRun> tupleLine(const MixedText& mixed, std::size_t place);

/// A table of Markdown from the line that starts at this place on, as CSV with as many lines.
struct TableText {
  std::string csv;
  std::size_t end = 0;
};
[[nodiscard]] std::optional<TableText> markdownTable(const MixedText& mixed, std::size_t place);
/// id,x,y,part and at least three rows with as many fields, from the line that starts at this place
/// on.
[[nodiscard]] std::optional<TableText> csvTable(const MixedText& mixed, std::size_t place);

}  // namespace sepax
