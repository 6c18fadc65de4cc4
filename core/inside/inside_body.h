#pragma once

#include "core/exact/vec2.h"
#include "core/inside/inside.h"
#include "core/polygon/defect.h"
#include "core/polygon/form.h"

#include <optional>
#include <span>

namespace sepax {

/// A body where it stands, made ready for the inside test.
struct PosedInsideBody {
  InsideBody body;
  std::optional<Defect> defect;  ///< of the first outline that is no simple polygon: no test
};

/// World = location + R(angle) * vertex, degrees. Its circle is about the location, unless that
/// lies outside of the body or on its rim, where a circle says little: then about the centroid, of
/// parts and of a thin body about the mean of the vertices.
[[nodiscard]] PosedInsideBody insideBodyAt(const Form& form, std::span<const Vec2> vertices,
                                           Vec2 location, double angle);

}  // namespace sepax
