#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// physics_fixture_add_point(fixture, 5, 2) of GameMaker, call after call, as lists of points;
/// those of an open chain are left out.
void withPointsOfGameMaker(PlainText& plain);

}  // namespace sepax
