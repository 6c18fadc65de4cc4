#pragma once

#include "app/techniques/contract/published_method.h"

#include <string>
#include <vector>

namespace sepax {

/// The members of Cozic's Vector and Polygon, and the fields of his result, by the axis that
/// decides an answer of PolygonCollision.
[[nodiscard]] std::vector<PageName> collisionNames(const Evidence& evidence,
                                                   const PublishedSat& found);

/// "8 tested" axes, "3 pairs of parts": what the exact answer beside a published one looks at.
[[nodiscard]] std::string exactWork(const Evidence& evidence);

}  // namespace sepax
