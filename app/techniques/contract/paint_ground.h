#pragma once

#include "app/figure/camera.h"
#include "app/figure/figure.h"

/// What the picture of the bodies and a second one beside it have in common.
namespace sepax {

/// Lines at 1, 2 or 5 times a power of ten, world units of the camera.
void addGrid(Figure& figure, const Camera& camera);
/// A narrow page has room for evidence or for large words; names stay larger than the rest.
void makeLabelsSmall(Figure& figure);

}  // namespace sepax
