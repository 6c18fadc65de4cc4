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

/// "A·2", "ship part 2": a convex part or an outline of a body that has several, counted from 0 and
/// told from 1. Everything that is read on a picture or in a panel calls parts so.
[[nodiscard]] std::string partName(const Evidence& evidence, int body, int part);

/// The name of the body of which both are pieces, empty when they are none: named as the doctor
/// names the pieces of a split body (app/scene/pieces.h), and moved as one, as they are until a
/// hand moves one of them.
[[nodiscard]] std::string_view wholeOf(const BodyShape& a, const BodyShape& b);

/// "polygons" where A and B are, else "bodies".
[[nodiscard]] std::string_view wordForPair(const Evidence& evidence);

}  // namespace sepax
