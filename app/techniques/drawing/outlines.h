#pragma once

#include "app/techniques/drawing/draw.h"

namespace sepax {

/// A body of any kind, moved by a world displacement: polygons as outline and fill, edges that lie
/// within another part of the same body thin; a segment as a stroke; a point as a dot. The style is
/// that of a polygon.
void addOutlines(Figure& figure, const BodyShape& shape, const Camera& camera,
                 const Outline& outline, Vec2 displacement = {});

/// The same with the vertices elsewhere; world units, as many as the body has.
void addOutlines(Figure& figure, const BodyShape& shape, const std::vector<Vec2>& vertices,
                 const Camera& camera, const Outline& outline);

/// What bodies share, in pieces; world units.
void addSharedArea(Figure& figure, const std::vector<Vec2>& region, const Camera& camera);

/// Labels keep off the outline of the body, moved by a world displacement, whether it is drawn or
/// not.
void keepOutlineClear(Figure& figure, const BodyShape& shape, const Camera& camera,
                      Vec2 displacement = {});

}  // namespace sepax
