#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

/// Lists from which a program makes its outline step by step, beside that outline.
namespace sepax {

/// The points of MULTIPOINT (0 0, 6 0, ...), written once more as a list.
void leaveOutMultiPoints(RawGeometry& raw, std::string_view text);
/// Points that are called input, data or points beside a list that is called their hull and is it.
void leaveOutPointsOfHulls(RawGeometry& raw, std::string_view text);
/// S = [a, b], S = [a, b, c], S = [a, d]: what a stack holds while points are pushed and popped;
/// the last of them stays where nothing else is the hull that it ends in.
void leaveOutStacks(RawGeometry& raw, std::string_view text);

}  // namespace sepax
