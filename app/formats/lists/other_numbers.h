#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

/// Numbers that are no points at all.
namespace sepax {

/// Triples in a text of circles and their radius, or below a comment that calls the third numbers
/// so; and lists of which a loop makes a circle at each point.
void leaveOutCircles(RawGeometry& raw, std::string_view text);
/// Rows of a group and a value.
void leaveOutGroups(RawGeometry& raw);
/// Rows of a table, of Markdown or with gaps between its columns, which have names, none of which
/// is that of an axis.
void leaveOutRowsOfTables(RawGeometry& raw, std::string_view text);
/// 0, 1, 2, 3, 7, 6, 5, 4: each number of points once, whatever the text says; and triangles: [4,
/// 1, 0, 4, 5, 1].
void leaveOutOrders(RawGeometry& raw, std::string_view text);

}  // namespace sepax
