#pragma once

#include "app/formats/raw_geometry.h"
#include "core/rings/fill_rule.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Several rings that are filled together: outlines and holes.
namespace sepax {

struct OrderedRing {
  std::size_t ring = 0;  ///< its index in the list
  bool isHole = false;   ///< of the last one before it that is none
};

/// Outlines in the order of the list, each with its holes behind it, which may be those of another
/// outline, too. Nothing when there are more rings over each other than holesOf() allows.
[[nodiscard]] std::optional<std::vector<OrderedRing>> ringOrder(
    std::span<const std::vector<Vec2>> rings, FillRule rule);

/// The same of rings whose vertices are pairs; as they are where there are too many.
[[nodiscard]] std::vector<RawPolygon> withHoles(std::vector<RawPolygon> rings, FillRule rule);

/// Outlines as WKT, each with the holes behind it.
[[nodiscard]] std::string wktOf(const std::vector<RawPolygon>& rings);

}  // namespace sepax
