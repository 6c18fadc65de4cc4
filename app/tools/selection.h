#pragma once

#include "app/documents/document.h"
#include "app/techniques/contract/technique.h"

#include <string>

/// What is selected and edits of it. The group is empty or holds two or more bodies, rising, with
/// the selected one among them.
namespace sepax {

/// Selects this and nothing else; the group is let go.
void selectOnly(ViewState& view, const Target& target);
/// Selects these bodies that are visible; the last of them becomes view.selected.
void selectBodies(const Scene& scene, ViewState& view, const std::vector<int>& bodies);
/// Selects all visible bodies.
void selectAll(const Scene& scene, ViewState& view);
/// Adds the body to what is selected, or takes it out.
void toggleInGroup(const Scene& scene, ViewState& view, int body);
/// The bodies that an edit of the selection changes: the group, else the selected one, rising.
[[nodiscard]] std::vector<int> selectedBodies(const Scene& scene, const ViewState& view);
/// Drops what the scene no longer has from selection, group and hidden names.
void tidySelection(const Scene& scene, ViewState& view);

// Edits, each one undo entry. They return the problem, empty when done.

/// Removes the group, or the selected vertex, or the body when something else of it is selected.
std::string deleteSelection(Document& document, ViewState& view);
/// Copies the group or the selected body a little aside and selects the copies.
std::string duplicateSelection(Document& document, ViewState& view);
/// How far a copy stands from its original so that both are seen, on the grid of drags: to the
/// right and down, world units.
[[nodiscard]] Vec2 asideOf(const ViewState& view);
/// Moves the group, or the selected vertex, edge or body, world units.
std::string nudgeSelection(Document& document, const ViewState& view, Vec2 displacement);

/// The body after (before) the selected one; with a vertex selected, its next (previous) vertex.
[[nodiscard]] Target nextTarget(const Scene& scene, const Target& selected, bool backwards);
/// The axis of a selected or hovered edge of A or B.
[[nodiscard]] std::optional<AxisName> axisOf(const Target& target, const Evidence& evidence);

}  // namespace sepax
