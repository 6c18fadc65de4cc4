#pragma once

#include "app/techniques/contract/published_method.h"

#include <string>
#include <vector>

namespace sepax {

/// The members of Cozic's Vector and Polygon, and the fields of his result, by the axis that
/// decides an answer of PolygonCollision.
[[nodiscard]] std::vector<PageName> collisionNames(const Evidence& evidence,
                                                   const PublishedSat& found);

/// "true" or "false", as the page writes its flags.
[[nodiscard]] std::string flagWords(bool flag);

}  // namespace sepax
