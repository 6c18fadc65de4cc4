#pragma once

#include "app/figure/camera.h"
#include "app/figure/figure.h"
#include "app/view/handle_set.h"
#include "app/view/view_state.h"

#include <string>

/// Bodies on their way through a step, for every technique in which they move.
namespace sepax {

/// A body along its way: faint outlines before `until`, a time of the step, and a dashed one at the
/// end of the step.
void addGhosts(Figure& figure, const BodyShape& shape, Role role, const Camera& camera,
               double until);

/// The body at the end of the step, in outline; nothing for a body at rest.
void addEnd(Figure& figure, const BodyShape& shape, Role role, const Camera& camera, double alpha);

/// The body where it is at a time of the step, as strong as a body at its start; nothing for a body
/// at rest.
void addPose(Figure& figure, const BodyShape& shape, Role role, const Camera& camera, double time);

/// The body where it is at the first contact, in faint dots; nothing for a body at rest.
void addContactPose(Figure& figure, const BodyShape& shape, Role role, const Camera& camera,
                    double time);

/// Small words at the side of a body, moved by a world displacement, that lies foremost in a
/// direction of the screen; left out where there is no room.
void addGhostWords(Figure& figure, const BodyShape& shape, Role role, const Camera& camera,
                   Vec2 displacement, Vec2 way, std::string words);

/// The arrow of a body's velocity with its number and, where it can be dragged, its handle, which a
/// single picture and paper have not. In a crowd only those of the pair have a number.
void addVelocity(Figure& figure, const Evidence& evidence, const ViewState& view,
                 const HandleSet& handles, int index);

/// The same of all bodies, unless the figure has them already: what is shown as published and the
/// exact answer have them in common.
void addVelocities(Figure& figure, const Evidence& evidence, const ViewState& view,
                   const HandleSet& handles);

}  // namespace sepax
