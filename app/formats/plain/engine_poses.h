#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Code of engines that puts vertices somewhere in the world, as {position: vec(5, 2), angle: 0.5,
/// vertices: [...]}: fixtures of bodies of Box2D, planck, LÖVE and Chipmunk, createPolygon({x: 5,
/// y: 2}, [...]), fromVertices(5, 2, [...]) of Matter.js and setPosition of libGDX.
void withPosesOfEngines(PlainText& plain);

}  // namespace sepax
