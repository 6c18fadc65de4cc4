#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// #<struct Point x=5, y=3> and #<Geo::Point:0x00f0 @x=5, @y=3>, as Ruby shows its objects, as
/// Point(x=5, y=3).
void withCallsOfRuby(PlainText& plain);

}  // namespace sepax
