#pragma once

#include "core/evidence/position_map.h"
#include "core/polygon/polygon.h"

#include <atomic>
#include <functional>
#include <memory>
#include <span>

/// A map over all positions of A, from coarse to fine.
namespace sepax::published {

/// What is wrong with the article's answer (polygonCollision, as printed) for two resting polygons,
/// as besideExact has it: A's and B's vertices in the caller's order, B's polygon, and the exact
/// answer for them; none where there is no exact answer.
/// Law: the same as PublishedSat::fault of the whole answer.
[[nodiscard]] PushFault faultAt(std::span<const Vec2> a, std::span<const Vec2> b,
                                const Polygon& polygonB, const MapCell& exact);

/// Takes every pass; a pass is a whole map that can be shown.
using MapShown = std::function<void(std::shared_ptr<const PositionMap>)>;

/// Answers every 8th column and row, then every 4th, every 2nd, all of them, and hands each pass
/// on. Ends early, between two positions, when `stop` is set. The cells of `known` are taken over
/// where it is a whole map of the same pair and grid with what is asked for; null = none.
/// Laws: the cells of the last pass are those of answerAt and faultAt; of a pass of stride s so are
/// those of every s-th column and row.
void refineMap(const MapRequest& request, const PositionMap* known, const std::atomic<bool>& stop,
               const MapShown& shown);

/// The whole map at once.
[[nodiscard]] std::shared_ptr<const PositionMap> wholeMap(const MapRequest& request);

}  // namespace sepax::published
