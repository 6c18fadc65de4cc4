#pragma once

#include "app/figure/figure.h"
#include "app/view/view_state.h"
#include "core/evidence/evidence.h"

/// The rulers on which the page of PolygonCollision measures a motion.
namespace sepax {

/// What the page's loop has come to.
struct MoveProgress {
  enum class Phase { axis, project, distance, stretch, sweptDistance, compare, result };
  Phase phase = Phase::result;
  int axis = 0;  ///< index into PublishedSat::axes
};

/// The ruler of the axis at hand, with what its phase has come to.
void addMoveRuler(Figure& figure, const Evidence& evidence, const MoveProgress& progress,
                  const Camera& camera);

/// The axis that the page has not and that makes its answer right: the gap across v.
void addAcrossRuler(Figure& figure, const Evidence& evidence, const Camera& camera);

}  // namespace sepax
