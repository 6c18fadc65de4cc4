#pragma once

#include "app/formats/prose/fragments.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Points that are the corners of no polygon: those of lines, of tests and of problems.
namespace sepax {

/// path of linestring_t path; the names that a text gives to lines, but to rings of polygons.
[[nodiscard]] std::vector<std::string> declaredLines(std::string_view text);
/// MultiPoint::new(vec![ stands right before the place.
[[nodiscard]] bool isOfMultiPoint(const MixedText& mixed, std::size_t place);
/// Why what the brackets at these places hold is no outline: MultiPoint::new(vec![ stands before
/// them, or LineString, and what is in it does not come back to its start.
[[nodiscard]] std::optional<std::string_view> otherCall(const MixedText& mixed, std::size_t open,
                                                        std::size_t close);
/// Why the points between these places are no outline: MultiPoint::new(vec![ stands before them,
/// contains( among them, or "polygon has 3 problems" above or among them.
[[nodiscard]] std::optional<std::string_view> otherPoints(const MixedText& mixed, std::size_t place,
                                                          std::size_t end);
/// path.push_back( stands before the place, and path is one of these.
[[nodiscard]] bool isOfList(const MixedText& mixed, std::size_t place,
                            const std::vector<std::string>& lists);
/// (1e300, Inf): the bracket that opens there has two or three words and nothing else.
[[nodiscard]] bool isPointAlone(const MixedText& mixed, std::size_t place);

/// What ends a closed path of TikZ.
inline constexpr std::string_view kCycle = "-- cycle";
/// (0,0) -- (1,1) -- (2,0); where paths that close end in kCycle.
[[nodiscard]] bool isOpenPath(const MixedText& mixed, const PointRun& run);
/// The path of TikZ goes on with a curve or with a point that has a name alone.
[[nodiscard]] bool isPartOfPath(const MixedText& mixed, const PointRun& run, std::size_t place);

}  // namespace sepax
