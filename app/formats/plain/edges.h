#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Line { from: (0, 0), to: (5, 0) }, Line { from: (5, 0), to: (5, 3) }, ...: edges each of which
/// starts where the last one ends, as the list of their points.
void withPointsOfEdges(PlainText& plain);
/// b2Vec2 a(0, 0); b2Vec2 b(5, 0); b2EdgeShape side; side.Set(a, b): the two are no corners.
void withoutEndsOfEdges(PlainText& plain);

}  // namespace sepax
