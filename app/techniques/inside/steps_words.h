#pragma once

#include "core/evidence/evidence.h"

#include <string>
#include <vector>

/// Words that the verdict, the lines and the panel of the crossing test share.
namespace sepax {

/// "1 edge", "3 edges".
[[nodiscard]] std::string counted(int count, const char* one, const char* many);
/// "1 crossing", "3 crossings".
[[nodiscard]] std::string crossingsText(int count);
/// "3 crossings, odd: inside"
[[nodiscard]] std::string sideText(const PointEvidence& point);
/// How the vertices of B lie in A: "1 inside, 0 on the boundary".
[[nodiscard]] std::string otherHalfText(const Evidence& evidence);

/// The first that lies on this side, -1 when there is none.
[[nodiscard]] int firstOn(const std::vector<PointEvidence>& points, Side side);

}  // namespace sepax
