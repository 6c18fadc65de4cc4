#pragma once

#include "app/documents/document.h"
#include "app/techniques/contract/technique.h"
#include "app/view/visible.h"

#include <string>

/// The list of bodies: names, order, who is A and B, what is hidden. Edits of the scene are one
/// undo entry each and return the problem, empty when done. Indices are those of scene.bodies.
namespace sepax {

/// The name must be new and not empty; the pair and the hidden names follow it.
std::string renameBody(Document& document, ViewState& view, int body, const std::string& name);
/// Puts the body at this place of the order; A and B stay who they are, the selection follows.
std::string moveBodyTo(Document& document, ViewState& view, int body, int place);
/// One place up (towards the front of the list) or down; at the end nothing changes.
std::string moveBody(Document& document, ViewState& view, int body, bool up);

/// Makes the bodies A and B.
std::string setPair(Document& document, int a, int b);
/// A becomes B and B becomes A.
std::string swapPair(Document& document);

/// Neither drawn, picked, framed nor snapped to; a hidden body is not selected.
void setHidden(const Scene& scene, ViewState& view, int body, bool hidden);
void showAllBodies(ViewState& view);

}  // namespace sepax
