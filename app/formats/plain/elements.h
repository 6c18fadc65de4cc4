#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Elements that hold two corners each, as ellipses and boxes do that are given by their bounds,
/// without these; edges that follow each other stay.
void withoutElementsOfTwoCorners(PlainText& plain);
/// <position x="7" y="8"/> and <center .../> beside <vertex x="0" y="0"/> and its like become
/// blanks, as do <geometry x="0" y="0" hdg="0.5" length="40"> and its like: they are no vertices.
void withoutOtherElements(PlainText& plain);

/// <polygon> of <int>0</int><int>0</int><int>5</int> ...: its numbers as a list of points, and
/// those of a <boundingBox> with four corners; the same of points in an element each, <P><c>0</c>
/// <c>0</c></P>.
void withNumbersOfElements(PlainText& plain);

/// {(0, 1): (0, 0), (0, 2): (0, 1)}: from where to where becomes blanks.
void withoutMapsOfPoints(PlainText& plain);

}  // namespace sepax
