#include "app/scene/geometry/geometry.h"

namespace sepax {

GeometryText readGeometry(std::string_view) { return {"text", {}, std::nullopt, "not yet"}; }

}  // namespace sepax
