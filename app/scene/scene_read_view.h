#pragma once

#include "app/scene/json_cursor.h"
#include "app/scene/scene.h"

namespace sepax {

/// Reads the camera and how the scene is shown besides. A view that says only the latter leaves the
/// camera to the viewer.
void readView(const JsonCursor& object, Scene& scene);

}  // namespace sepax
