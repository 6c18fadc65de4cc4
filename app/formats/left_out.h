#pragma once

#include "app/formats/literals/tree.h"
#include "app/formats/raw_geometry.h"

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

/// What is no polygon, by its kind as the format calls it: "<circle>", "Point".
class LeftOut {
 public:
  void add(std::string_view kind);
  [[nodiscard]] bool empty() const { return counts_.empty(); }
  /// There are some, and all of them of these kinds.
  [[nodiscard]] bool areAll(std::initializer_list<std::string_view> kinds) const;
  /// One sentence for each kind, in the order of the text.
  void addTo(std::vector<std::string>& notes) const;

 private:
  std::vector<std::pair<std::string, std::size_t>> counts_;
};

[[nodiscard]] std::string matrixNote(std::size_t line);
/// levels = [1, 2, 3] beside polygons.
[[nodiscard]] std::string otherListNote(std::string_view name);
/// The same, by its line where the list has no name.
[[nodiscard]] std::string otherListNote(const RawPolygon& list);
/// [10, 20, 30, 40, 50, 60] where no word tells of an outline.
[[nodiscard]] std::string plainNumbersNote(std::size_t line);

/// float colour[4] = {1, 0, 0, 1} beside polygons: lists of numbers that are too short for one.
void leaveOutShortLists(RawGeometry& raw);

/// Polygons with a coordinate beyond the greatest one, beside others.
void leaveOutTooLarge(RawGeometry& raw);

/// Of points under a polygon of a puzzle, which asks where they lie.
inline constexpr std::string_view kAskedNote =
    "points that the polygon is asked about were left out";
inline constexpr std::string_view kMultiPointNote = "a MULTIPOINT was left out; it is no polygon";
inline constexpr std::string_view kOpenLineNote =
    "an open LINESTRING was left out; it is no polygon";
inline constexpr std::string_view kOpenPathNote = "an open path was left out; it is no polygon";
inline constexpr std::string_view kCutPointNote =
    "the text ends within a point: it was left out, and more may be missing";
/// Of single points beside polygons, of which there are some.
[[nodiscard]] std::string singlePointsNote(std::size_t count);
/// Of numbers that stand between the points of a run.
[[nodiscard]] std::string passedNumbersNote(std::size_t count);
/// So many numbers stand beside the lists in a bracket, without names, that they may be points.
[[nodiscard]] bool holdsBareNumbers(const LiteralTree& tree, std::uint32_t at);
[[nodiscard]] std::string bareNumbersNote(std::uint32_t line);

}  // namespace sepax
