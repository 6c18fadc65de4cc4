#pragma once

#include "app/figure/camera.h"
#include "app/figure/figure.h"
#include "core/evidence/published_crossing.h"

#include <vector>

namespace sepax {

/// Whether the casts move one of these vertices.
[[nodiscard]] bool movesInCasts(const PublishedCrossing& found,
                                const std::vector<PublishedTurn>& turns);
/// The way of each vertex from where it is turned to where the casts put it; of so many vertices of
/// both bodies.
void addCasts(const PublishedCrossing& found, int first, int second, const Camera& camera,
              Figure& figure);

}  // namespace sepax
