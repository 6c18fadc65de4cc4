#include "tests/support/lattice_oracle.h"

#include <algorithm>
#include <cstdint>

namespace sepax::test {

using Points = std::vector<Vec2>;

namespace {

__extension__ using Wide = __int128;

struct WidePoint {
  Wide x;
  Wide y;
  friend bool operator==(WidePoint, WidePoint) = default;
};

/// numerator / denominator with a positive denominator.
struct Fraction {
  Wide numerator;
  Wide denominator;
  friend bool operator<(Fraction a, Fraction b) {
    return a.numerator * b.denominator < b.numerator * a.denominator;
  }
};

using Ring = std::vector<WidePoint>;

WidePoint operator-(WidePoint a, WidePoint b) { return {a.x - b.x, a.y - b.y}; }
Wide wideCross(WidePoint a, WidePoint b) { return a.x * b.y - a.y * b.x; }
Wide wideDot(WidePoint a, WidePoint b) { return a.x * b.x + a.y * b.y; }

/// The corners in integers, counterclockwise, repeated ones once.
Ring ringFrom(const Points& points) {
  Ring ring;
  for (const Vec2 p : points) {
    const WidePoint corner{static_cast<std::int64_t>(p.x), static_cast<std::int64_t>(p.y)};
    if (ring.empty() || corner != ring.back()) ring.push_back(corner);
  }
  while (ring.back() == ring.front()) ring.pop_back();
  Wide doubledArea = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    doubledArea += wideCross(ring[i], ring[(i + 1) % ring.size()]);
  }
  if (doubledArea < 0) std::reverse(ring.begin(), ring.end());
  return ring;
}

/// Where the edge pq meets the edges of the ring, with both ends of pq.
std::vector<Fraction> cutsOf(WidePoint p, WidePoint q, const Ring& ring) {
  const WidePoint along = q - p;
  std::vector<Fraction> cuts{{0, 1}, {1, 1}};
  const auto add = [&](Fraction cut) {
    if (cut.numerator >= 0 && cut.numerator <= cut.denominator) cuts.push_back(cut);
  };
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const WidePoint c = ring[i];
    const WidePoint d = ring[(i + 1) % ring.size()];
    const Wide sideC = wideCross(along, c - p);
    const Wide sideD = wideCross(along, d - p);
    if (sideC == 0) add({wideDot(along, c - p), wideDot(along, along)});
    if ((sideC < 0) == (sideD < 0) || sideC == 0 || sideD == 0) continue;
    const Wide numerator = wideCross(c - p, d - c);
    const Wide denominator = wideCross(along, d - c);
    add(denominator > 0 ? Fraction{numerator, denominator} : Fraction{-numerator, -denominator});
  }
  std::sort(cuts.begin(), cuts.end());
  return cuts;
}

enum class Place { outside, along, against, inside };

/// Where the middle of a piece of an edge lies; on an edge of the ring: in its direction or not.
Place placeOfMiddle(WidePoint p, WidePoint q, Fraction low, Fraction high, const Ring& ring) {
  const Wide scale = 2 * low.denominator * high.denominator;
  const Wide place = low.numerator * high.denominator + high.numerator * low.denominator;
  const WidePoint middle{p.x * scale + (q.x - p.x) * place, p.y * scale + (q.y - p.y) * place};
  bool odd = false;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const WidePoint c{ring[i].x * scale, ring[i].y * scale};
    const WidePoint d{ring[(i + 1) % ring.size()].x * scale, ring[(i + 1) % ring.size()].y * scale};
    const WidePoint edge = ring[(i + 1) % ring.size()] - ring[i];
    const Wide side = wideCross(edge, middle - c);
    const Wide fromStart = wideDot(edge, middle - c);
    const Wide fromEnd = wideDot(edge, middle - d);
    if (side == 0 && fromStart >= 0 && fromEnd <= 0) {
      return wideDot(edge, q - p) > 0 ? Place::along : Place::against;
    }
    if ((c.y > middle.y) != (d.y > middle.y) && (side > 0) == (d.y > c.y)) odd = !odd;
  }
  return odd ? Place::inside : Place::outside;
}

OracleRelation edgesAgainst(const Ring& edges, const Ring& ring) {
  OracleRelation relation = OracleRelation::disjoint;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const WidePoint p = edges[i];
    const WidePoint q = edges[(i + 1) % edges.size()];
    const std::vector<Fraction> cuts = cutsOf(p, q, ring);
    for (std::size_t k = 0; k + 1 < cuts.size(); ++k) {
      const bool hasLength = cuts[k] < cuts[k + 1];
      if (placeOfMiddle(p, q, cuts[k], cuts[k], ring) != Place::outside) {
        relation = std::max(relation, OracleRelation::touching);
      }
      if (!hasLength) continue;
      const Place place = placeOfMiddle(p, q, cuts[k], cuts[k + 1], ring);
      if (place == Place::inside || place == Place::along) return OracleRelation::overlapping;
    }
  }
  return relation;
}

}  // namespace

OracleRelation latticeRelation(const std::vector<Vec2>& a, const std::vector<Vec2>& b) {
  const Ring ringA = ringFrom(a);
  const Ring ringB = ringFrom(b);
  return std::max(edgesAgainst(ringA, ringB), edgesAgainst(ringB, ringA));
}

}  // namespace sepax::test
