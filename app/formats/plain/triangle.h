#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// The rings of a .poly file of Triangle: numbered vertices, then segments that join two of them
/// each, then points in holes.
void withRingsOfTriangle(PlainText& plain);

}  // namespace sepax
