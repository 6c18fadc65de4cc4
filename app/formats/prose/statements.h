#pragma once

#include "app/formats/prose/fragments.h"

#include <cstddef>
#include <string>
#include <vector>

/// Numbers in brackets that mean more with what stands around them.
namespace sepax {

/// What stands from a call's name up to the bracket that closes there, as code to be read: a matrix
/// with its name, what is drawn along a way with its label, and a polygon of SAT.js with its name
/// and the angle that is set for it.
[[nodiscard]] std::string statementOf(const MixedText& mixed, std::size_t start, std::size_t close);

/// "M 0 0 L 5 0 5 3" between these places does not close, and its line tells of a stroke and of no
/// outline.
[[nodiscard]] bool isStrokedPath(const MixedText& mixed, std::size_t start, std::size_t end);

/// <polygon points="0,0 5,0 5,<3"/> starts there, whatever is wrong with its numbers.
[[nodiscard]] bool isTagOfPoints(const MixedText& mixed, std::size_t place);

/// hole = [[1, 1], ...] is a hole of the last one of the polygons before it, and has its name.
void takeHoleByName(RawPolygon& polygon, const std::vector<RawPolygon>& before);

}  // namespace sepax
