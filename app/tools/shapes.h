#pragma once

#include "app/documents/document.h"
#include "app/scene/edits/shape_corners.h"
#include "app/techniques/contract/technique.h"

#include <string>

/// New bodies of a few kinds where there is room for them.
namespace sepax {

/// A place and a size for a new shape, world units.
struct ShapePlace {
  Vec2 center;
  double radius = 1;
};

/// The middle of the view, or the nearest place in sight that is free of other visible shapes, at a
/// size that suits the zoom.
[[nodiscard]] ShapePlace freePlace(const Scene& scene, const ViewState& view);

/// Adds the shape under a free name and selects it: one undo entry. Returns the problem, empty when
/// done.
std::string addShape(Document& document, ViewState& view, const ShapeSpec& spec,
                     const ShapePlace& place);
/// A point, or a level segment as long as other shapes are wide, at freePlace; else the same.
std::string addThinShape(Document& document, ViewState& view, BodyKind kind);
/// At freePlace.
std::string addShape(Document& document, ViewState& view, const ShapeSpec& spec);

}  // namespace sepax
