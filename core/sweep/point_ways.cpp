#include "core/sweep/point_ways.h"

#include "core/sweep/point_sweep.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace sepax {

namespace {

using Time = std::optional<double> PointSweepEvidence::*;

/// The earliest of these times, the lowest index of equal ones; -1 when there is none.
int earliest(const std::vector<PointWay>& ways, Time time) {
  int first = -1;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    const std::optional<double>& own = ways[i].sweep.*time;
    if (!own) continue;
    if (first < 0 || *own < *(ways[static_cast<std::size_t>(first)].sweep.*time))
      first = static_cast<int>(i);
  }
  return first;
}

}  // namespace

PointWays pointWays(std::span<const PointEvidence> start, std::span<const PointEvidence> end,
                    std::size_t middles, Vec2 velocity, const Polygon& polygon,
                    Vec2 polygonVelocity) {
  PointWays found;
  for (std::size_t i = 0; i < start.size(); ++i) {
    PointWay way;
    way.index = start[i].index;
    way.middle = i + middles >= start.size();
    way.from = start[i].point;
    way.to = end[i].point;
    way.sweep = pointSweep(polygon, way.from, velocity - polygonVelocity);
    if (way.sweep.time) way.meeting = way.from + velocity * *way.sweep.time;
    way.final = end[i].side;
    way.passesThrough = way.sweep.initial == Side::outside && way.final == Side::outside &&
                        way.sweep.enterTime.has_value();
    found.ways.push_back(way);
  }
  found.first = earliest(found.ways, &PointSweepEvidence::time);
  found.inside = earliest(found.ways, &PointSweepEvidence::enterTime);
  return found;
}

bool passesUnseen(const PointWays& ways) {
  const bool outside = std::ranges::all_of(ways.ways, [](const PointWay& way) {
    return way.sweep.initial == Side::outside && way.final == Side::outside;
  });
  return outside && std::ranges::any_of(ways.ways, &PointWay::passesThrough);
}

}  // namespace sepax
