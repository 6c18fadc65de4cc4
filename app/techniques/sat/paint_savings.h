#pragma once

#include "app/figure/figure.h"
#include "app/view/view_state.h"

namespace sepax {

/// The savings of the yes/no answer that are switched on: circles of the pretest, skipped edges,
/// the single corner of the shown edge, and the gap that ends the test.
void addSavings(Figure& figure, const Evidence& evidence, const ViewState& view);

/// The edge dimmed, and its name.
void addSkippedEdge(Figure& figure, const Evidence& evidence, const Camera& camera, AxisName edge);

/// The corner that stands for the polygon of the edge.
void addSingleCorner(Figure& figure, const Evidence& evidence, const Camera& camera, AxisName edge);

}  // namespace sepax
