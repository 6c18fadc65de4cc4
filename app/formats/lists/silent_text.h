#pragma once

#include "app/formats/raw_geometry.h"
#include "app/formats/text/words.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace sepax {

/// A word of outlines, of what is made of them or of what is asked about them is in the text.
[[nodiscard]] bool tellsOfOutlines(std::string_view text);

/// What a text says of its lists, in which nothing may be called an outline.
class SilentText {
 public:
  explicit SilentText(std::string_view text);
  /// There are sentences, and nothing calls anything in the text an outline.
  [[nodiscard]] bool isSilent() const { return silent_; }
  [[nodiscard]] bool hasSentences() const { return hasSentences_; }
  [[nodiscard]] bool tellsOfTriangles() const { return ofTriangles_; }
  [[nodiscard]] bool tellsOfCurves() const { return ofCurves_; }
  /// Its third numbers are heights: a z that does not stand beside an x.
  [[nodiscard]] bool tellsOfHeights() const { return ofHeights_; }
  [[nodiscard]] bool isUncalled(const RawPolygon& list) const;
  /// pts = [...] and path: [...] may be corners.
  [[nodiscard]] bool callsPoints(const RawPolygon& list) const;
  /// Its first number stands in a square bracket of its row.
  [[nodiscard]] bool isInSquares(const RawPolygon& list) const;
  /// Its first points stand in a line each, which start with one time after the other.
  [[nodiscard]] bool isTimed(const RawPolygon& list) const;
  /// for c in [...] and [...].forEach(: each point is taken for itself.
  [[nodiscard]] bool isGoneThrough(const RawPolygon& list) const;
  /// lamp1 = (3, 4) and lamp2 = (9, 1): each has a name of its own, which is none of a point.
  [[nodiscard]] bool areNumberedThings(const RawPolygon& list) const;
  /// {"id": "a1", "kind": "lamp", "x": 3, "y": 4} and {"id": "a1", "count": 7, "sum": 9, "at":
  /// {"x": 3, "y": 4}}: each is told with texts about a thing, or with a text and numbers of it.
  [[nodiscard]] bool areRecords(const RawPolygon& list) const;
  /// "centroid": {"x": 3, "y": 4} and so on: each stands below such a key.
  [[nodiscard]] bool areCentres(const RawPolygon& list) const;
  /// X 3 4, Y 9 1 and Z 0 7, and lamp 3 4, tree 9 1 and bench 5 7: rows of one axis or thing each.
  [[nodiscard]] bool areHeadedRows(const RawPolygon& list) const;
  /// Lamp: x=3 y=4 and Lamp: x=9 y=1, maybe with lines between them: the places of one kind of
  /// things.
  [[nodiscard]] bool areOfOneKind(const RawPolygon& list) const;
  /// mark(3, 4); save(); mark(9, 1); save(); in a line each: something is done at each point.
  [[nodiscard]] bool areStops(const RawPolygon& list) const;
  /// Lamp 7 at (3, 4) is off, in a line each: something is said of each point.
  [[nodiscard]] bool areToldOf(const RawPolygon& list) const;
  /// (3, 4) and then (9, 1), and three as in (3, 4), (9, 1) and (5, 7): parts of a sentence; and
  /// (3, 4) + (9, 1), terms of a sum.
  [[nodiscard]] bool isJoinedByWords(const RawPolygon& list) const;

 private:
  /// The words and signs of the text between this point of a list of pairs, from 1, and the next.
  [[nodiscard]] std::vector<std::string_view> between(const RawPolygon& list,
                                                      std::size_t point) const;
  /// Its points are called p1 = (3, 4), p2 = ...
  [[nodiscard]] bool isNumbered(const RawPolygon& list) const;

  TextCallings lines_;
  bool hasSentences_;
  bool silent_;
  bool ofTriangles_ = false;
  bool ofCurves_ = false;
  bool ofHeights_ = false;
};

}  // namespace sepax
