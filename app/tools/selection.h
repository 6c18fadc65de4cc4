#pragma once

#include "app/scene/document.h"
#include "app/techniques/technique.h"

#include <string>

/// Edits of what is selected, each one undo entry. They return the problem, empty when done.
namespace sepax {

/// Removes the selected vertex, or the body when something else of it is selected.
std::string deleteSelection(Document& document, ViewState& view);
/// Copies the selected body a little aside and selects the copy.
std::string duplicateSelection(Document& document, ViewState& view);
/// Moves the selected vertex, edge or body, world units.
std::string nudgeSelection(Document& document, const ViewState& view, Vec2 displacement);

/// The body after (before) the selected one; with a vertex selected, its next (previous) vertex.
[[nodiscard]] Target nextTarget(const Scene& scene, const Target& selected, bool backwards);
/// The axis of a selected or hovered edge of A or B.
[[nodiscard]] std::optional<AxisName> axisOf(const Target& target, const Evidence& evidence);

}  // namespace sepax
