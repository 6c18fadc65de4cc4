#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// {"i": [[0, 0], ...], "o": [[4, 1], ...], "v": [[5, 5], ...], "c": true} of Lottie, how a path
/// comes in and goes out at each vertex, as the path of SVG that it is.
void withPathsOfTangents(PlainText& plain);

}  // namespace sepax
