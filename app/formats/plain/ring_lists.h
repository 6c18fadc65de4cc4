#pragma once

#include "app/formats/raw_geometry.h"
#include "core/exact/vec2.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Rings as code writes them in lists of points: which lie within the first one.
namespace sepax {

/// [[0, 0], [5, 0], [5, 3]] at a place of a text.
struct RingInText {
  std::size_t start = 0;
  std::size_t end = 0;
  std::vector<Vec2> points;
};

struct RingList {
  std::vector<RingInText> rings;
  std::size_t end = 0;  ///< behind the last of them, or behind the bracket around them
};

/// The rings in the bracket that opens at this place; nothing where anything else stands in it.
[[nodiscard]] std::optional<RingList> ringListAt(std::string_view text, std::size_t place);
/// The rings from this place on with commas or nothing but blanks between them; none where none
/// starts.
[[nodiscard]] RingList ringsFrom(std::string_view text, std::size_t place);

/// There are several, and all others lie within the first one.
[[nodiscard]] bool areOutlineAndHoles(const std::vector<RingInText>& rings);
[[nodiscard]] bool comesBack(const RingInText& ring);
/// {outline: [...], holes: [[...]]} in one line.
[[nodiscard]] std::string outlineWithHoles(std::string_view text,
                                           const std::vector<RingInText>& rings);

/// [[0, 0], [5, 0], [5, 3]].
[[nodiscard]] std::string pointsOf(const std::vector<Vec2>& ring);
/// The same of rings one behind the other; WKT where some are holes.
[[nodiscard]] std::string wordsOfRings(const std::vector<RawPolygon>& rings);

inline constexpr std::string_view kToldHolesNote =
    "lists within the first one of a polygon were read as its holes";

}  // namespace sepax
