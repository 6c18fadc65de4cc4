#pragma once

#include "app/techniques/swept_edges/swept_edges.h"

#include <array>
#include <vector>

/// The shown pair of edges and the polygons that they belong to, as the painters need them.
namespace sepax {

using EdgeEnds = std::array<Vec2, 2>;

[[nodiscard]] const BodyShape& bodyOf(const Evidence& evidence, Owner owner);
[[nodiscard]] Role roleOf(Owner owner);
/// Beside small bodies names would crowd out what they name.
[[nodiscard]] bool hasRoomForNames(const Evidence& evidence, const Camera& camera);
/// The same of the shown edges and their ends, which answer and table name: those are needed most.
[[nodiscard]] bool hasRoomForEndNames(const Evidence& evidence, const Camera& camera);
[[nodiscard]] const EdgeEnds& endsOf(const EdgePairEvidence& pair, Owner owner);

/// Boxes of the polygons and of the edges, where they are the matter.
void addBoxes(Figure& figure, const Evidence& evidence, const Camera& camera,
              SweepProgress::Phase phase);
/// Both edges where they are at a time.
void addChosenEdges(Figure& figure, const Evidence& evidence, const ViewState& view, double time);
/// The edges of bodies that move, where they are at t = 1.
void addEdgesAtEnd(Figure& figure, const Evidence& evidence, const Camera& camera);
/// Both edges, extended over the whole view, where they are at a time.
void addLines(Figure& figure, const Evidence& evidence, const Camera& camera, double time,
              double alpha);

}  // namespace sepax
