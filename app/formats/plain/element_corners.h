#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// <cornerRoad s="2" t="1"/>, <Vertex PosX="2" PosY="1"/> and <Pt> around <c value="2"/><c
/// value="1"/> or around <X>2</X><Y>1</Y>: elements of one name and two coordinates each, one
/// behind the other, as a list of points.
void withCornersOfElements(PlainText& plain);
/// <footprint>2,1 9,1 5,7</footprint>: the pairs within an element that is called an outline, or
/// within the one in it.
void withPairsOfElements(PlainText& plain);

}  // namespace sepax
