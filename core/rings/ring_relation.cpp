#include "core/rings/ring_relation.h"

#include "core/exact/predicates.h"
#include "core/inside/crossing.h"
#include "core/inside/sector.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sepax {

namespace {

/// An edge by its ends.
struct EdgeEnds {
  Vec2 from;
  Vec2 to;
};

EdgeEnds endsOf(const Polygon& polygon, std::size_t edge) {
  const auto& v = polygon.vertices;
  return {v[edge], v[edge + 1 == v.size() ? 0 : edge + 1]};
}

/// The interior around a point of the edge.
Sector sectorOf(const Polygon& polygon, std::size_t edge, Vec2 point) {
  const EdgeEnds side = endsOf(polygon, edge);
  if (point == side.from) return cornerSector(polygon, edge);
  if (point == side.to) return cornerSector(polygon, edge + 1);
  return {point, side.to, side.from};
}

Sector rest(const Sector& sector) { return {sector.at, sector.to, sector.from}; }

/// What the places say at which two rings meet.
struct Meetings {
  bool any = false;
  bool apart = false;
  bool within = false;
  bool around = false;
  bool crossing = false;

  void take(const Sector& a, const Sector& b) {
    any = true;
    if (!interiorsMeet(a, b)) {
      apart = true;
      return;
    }
    const bool leaves = interiorsMeet(a, rest(b));
    const bool left = interiorsMeet(rest(a), b);
    crossing = crossing || (leaves && left);
    within = within || (!leaves && left);
    around = around || (leaves && !left);
  }
  [[nodiscard]] bool cross() const { return crossing || apart + within + around > 1; }
};

void takeEdges(Meetings& meetings, const Ring& a, std::size_t e, const Ring& b, std::size_t f) {
  const EdgeEnds one = endsOf(a.polygon, e);
  const EdgeEnds other = endsOf(b.polygon, f);
  if (!segmentsMeet(one.from, one.to, other.from, other.to)) return;
  bool atEnd = false;
  for (const Vec2 point : {one.from, one.to, other.from, other.to}) {
    if (!onSegment(one.from, one.to, point) || !onSegment(other.from, other.to, point)) continue;
    atEnd = true;
    meetings.take(sectorOf(a.polygon, e, point), sectorOf(b.polygon, f, point));
  }
  meetings.crossing = meetings.crossing || !atEnd;
}

Meetings meetingsOf(const Ring& a, const Ring& b) {
  Meetings meetings;
  for (std::size_t e = 0; e < a.polygon.vertices.size() && !meetings.cross(); ++e) {
    const EdgeEnds side = endsOf(a.polygon, e);
    const Bounds box = boundsOf(std::array{side.from, side.to});
    b.tree.forEachMeeting(box, 0, [&](std::size_t f) {
      takeEdges(meetings, a, e, b, f);
      return !meetings.cross();
    });
  }
  return meetings;
}

bool isInside(Vec2 point, const Polygon& polygon) { return sideOf(polygon, point) == Side::inside; }

}  // namespace

Ring::Ring(Polygon outline)
    : polygon(std::move(outline)),
      bounds(boundsOf(polygon.vertices)),
      tree(edgeBoxes(polygon.vertices)) {}

RingRelation ringRelation(const Ring& a, const Ring& b) {
  using enum RingRelation;
  if (!boxesMeet(a.bounds, b.bounds)) return apart;
  const Meetings meetings = meetingsOf(a, b);
  if (meetings.cross()) return crossing;
  if (meetings.apart) return apart;
  if (meetings.within) return within;
  if (meetings.around) return around;
  if (meetings.any) return same;
  if (isInside(a.polygon.vertices.front(), b.polygon)) return within;
  return isInside(b.polygon.vertices.front(), a.polygon) ? around : apart;
}

}  // namespace sepax
