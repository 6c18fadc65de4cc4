#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Points that YAML writes with one number in each line, - - 0.5 and below it - 3, as lists of
/// brackets.
void withPointsOfYaml(PlainText& plain);

/// mask: with - 0,0,5,0,5,3 below it, texts with commas, as lists of points, and what stands behind
/// other such keys of the same text, too.
void withMasksOfYaml(PlainText& plain);

/// zone: with - x: 1.5m and y: 2m below it, or - point: with these below it, as a list of points
/// each: what stands between two such keys parts them.
void withPolygonsOfYaml(PlainText& plain);

}  // namespace sepax
