#pragma once

#include "app/formats/literals/shapes.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace sepax {

/// What the direct children of a group are.
struct Census {
  std::uint32_t numbers = 0;
  std::uint32_t axes = 0;    ///< numbers that are labelled x, y or z
  std::uint32_t points = 0;  ///< without a label of their own
  std::uint32_t labelledPoints = 0;
  bool sameStem = true;  ///< of all labelled points
  bool letters = true;   ///< all of them have such labels, a, b, c, and no other group has
  std::string_view stem;
  std::uint32_t lists = 0;           ///< children with whole polygons
  std::uint32_t flats = 0;           ///< children that are lists of numbers
  std::uint32_t anyPoint = 0;        ///< node of the last point
  std::uint32_t inner = 0;           ///< node that holds its numbers
  std::uint8_t arity = 0;            ///< of the first point
  std::uint32_t oddOne = 0;          ///< a point with another number of numbers
  std::uint32_t number = 0;          ///< the first number
  std::uint32_t word = 0;            ///< the first name that stands alone
  std::uint32_t symbol = 0;          ///< the first operator
  std::uint32_t single = 0;          ///< the first group with one number
  std::uint32_t calls = 0;           ///< such groups with a called name: cos(60)
  std::uint32_t broken = 0;          ///< the first broken group without a called name
  std::uint32_t nonFinite = 0;       ///< the first nan, inf
  std::uint32_t nonFiniteCount = 0;  ///< all of them
  std::uint32_t ellipsis = 0;        ///< ... among the elements
  std::uint32_t onePointLists = 0;   ///< lists with a single point, as OpenCV writes contours
};

/// Counts the children of a group whose own shapes are known.
[[nodiscard]] Census censusOf(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                              std::uint32_t group);

}  // namespace sepax
