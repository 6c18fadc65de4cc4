#pragma once

#include "app/formats/prose/fragments.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the words between the points of a run say.
namespace sepax {

/// Without // and # comments, which say what they like.
[[nodiscard]] std::string withoutComments(std::string_view separator);
/// What makes two separators alike: their letters and signs without numbers, blanks and commas.
[[nodiscard]] std::string essenceOf(std::string_view separator);
[[nodiscard]] std::size_t wordsIn(std::string_view text);
/// Numbers in a text of any language; counted up to `enough`.
[[nodiscard]] std::size_t numbersIn(std::string_view text, std::size_t enough);
/// What is called so, with this in its brackets, is no outline: rgb(255, 0, 0), translate(5, 5),
/// contains(Point(1, 1)).
[[nodiscard]] bool holdsNoOutline(std::string_view called, std::string_view inside);
/// levels: [1, 2, 3], where no keys stand inside: "filter": {"type": ...} is an object.
[[nodiscard]] bool namesOtherList(std::string_view name, std::string_view inside);
/// 0,0,5,0,5,3 of make-polygon 0 0 5 0 5 3, a call of Lisp without its brackets that is named after
/// an outline; empty where it is none.
[[nodiscard]] std::string numbersOfLispCall(std::string_view inside);
/// Such a call stands within these brackets, in brackets of its own.
[[nodiscard]] bool holdsLispCall(std::string_view inside);
/// The value stands in a <Baseline points="...">, the line that a text is written on.
[[nodiscard]] bool isBaseline(const MixedText& mixed, std::size_t place);
/// "the ring: 0 0, ..." and "the ring is 0 0, ..."
[[nodiscard]] bool isToldBefore(const MixedText& mixed, std::size_t place);
/// It tells of something else than the next vertex.
[[nodiscard]] bool isForeign(std::string_view separator);
/// draw(1, 2); draw(3, 4): a call says nothing of an outline unless its words or those before the
/// place do.
[[nodiscard]] bool tellsOutline(const MixedText& mixed, std::size_t place,
                                std::string_view essence);

/// beginContour() of Processing stands in what is between two runs of points, or the last line of
/// it is "Hole 1".
[[nodiscard]] bool startsHole(std::string_view between);
/// 0,0,5,0,5,3,0,0 between these places comes back to its start, and a polygon is told of above.
[[nodiscard]] bool comesBack(const MixedText& mixed, std::size_t place, std::size_t end);
/// 4 4 6 6 0 6 below "Piece 0: 3 vertices", and 4 4  6 6  0 6 below words of an outline.
[[nodiscard]] bool isRowOfVertices(std::string_view above, std::string_view row);
/// M0 0 5 0 5 3Z: straight lines of a path.
[[nodiscard]] bool isPathOfSvg(std::string_view line);
/// The line above the place is this number alone.
[[nodiscard]] bool isCounted(const MixedText& mixed, std::size_t place, std::size_t count);
/// Of 4, six rows of points and the question which of them lie inside, the first four are left.
[[nodiscard]] bool cutAtCount(const MixedText& mixed, std::size_t place, PointRun& rows);
/// "instead of" and the like stand between the list that ends there and this place.
[[nodiscard]] bool isComparedTo(const MixedText& mixed, std::size_t end, std::size_t place);
/// What is wrong with points that end there where the text leaves the next ones out with ... behind
/// a comma or in a line of its own; empty where nothing is.
[[nodiscard]] std::string restLeftOut(const MixedText& mixed, std::size_t end);
/// A sentence with "line 2: " of a part of the text that starts in this line.
[[nodiscard]] std::string moved(std::string sentence, std::size_t line);

/// ST_IsValid('POLYGON((1 1, ...), (3 4, ...))') stands in the brackets at these places: what is in
/// them is read on its own.
[[nodiscard]] bool holdsWkt(const MixedText& mixed, std::size_t open, std::size_t close);

/// "x and y of every corner are in one list": a line that says what numbers without brackets are.
[[nodiscard]] bool tellsOfPairs(std::string_view line);

}  // namespace sepax
