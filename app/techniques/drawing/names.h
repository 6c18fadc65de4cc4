#pragma once

#include "app/figure/part.h"
#include "app/figure/theme.h"
#include "core/evidence/evidence.h"

#include <string>
#include <string_view>

/// How pictures and sentences call bodies and axes.
namespace sepax {

/// Colour of a body: A, B or any other.
[[nodiscard]] Role roleOf(const Evidence& evidence, int body);
/// What stands for a body: A, B or any other.
[[nodiscard]] Part bodyPart(const Evidence& evidence, int body);
/// The name of a body that is there.
[[nodiscard]] const std::string& bodyName(const Evidence& evidence, int body);
/// "A3": the name of the owner's body and the edge. "∥ A0" is the direction of that edge, "A–B" and
/// "⊥ A–B" are the axes of two points, "A cut" is a side between two convex parts of a concave
/// part.
[[nodiscard]] std::string nameOf(const Evidence& evidence, AxisName axis);

/// "polygons" where A and B are, else "bodies".
[[nodiscard]] std::string_view wordForPair(const Evidence& evidence);

}  // namespace sepax
