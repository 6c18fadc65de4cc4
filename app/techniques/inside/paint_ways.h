#pragma once

#include "app/figure/camera.h"
#include "app/figure/figure.h"
#include "core/evidence/evidence.h"

#include <string>

namespace sepax {

/// The ways of the points that meet B on them, and where and when the first one does; of a point or
/// a segment always.
void addWays(Figure& figure, const Evidence& evidence, const Camera& camera);

/// Where bodies first meet, world units, with words.
void addContact(Figure& figure, Vec2 place, std::string words, const Camera& camera);

}  // namespace sepax
