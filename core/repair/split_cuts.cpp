#include "core/repair/split_cuts.h"

#include "core/exact/predicates.h"
#include "core/exact/segment.h"
#include "core/polygon/boundary_index.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

namespace sepax {

namespace {

/// Rounds of cutting. Every round but the first handles what rounding bent, so few are needed.
constexpr int kMaxRounds = 40;

/// Numbers the points; equal ones get the same number.
class Numbering {
 public:
  int operator()(Vec2 p) {
    const auto [at, isNew] = known_.try_emplace({p.x, p.y}, static_cast<int>(curve_.points.size()));
    if (isNew) curve_.points.push_back(p);
    return at->second;
  }
  [[nodiscard]] CutCurve& curve() { return curve_; }

 private:
  CutCurve curve_;
  std::map<std::pair<double, double>, int> known_;
};

/// Points at which each side is to be cut.
using Cuts = std::vector<std::vector<Vec2>>;

bool strictlyInside(Vec2 a, Vec2 b, Vec2 p) { return p != a && p != b && onSegment(a, b, p); }

bool crossInside(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  return orientation(a, b, c) * orientation(a, b, d) < 0 &&
         orientation(c, d, a) * orientation(c, d, b) < 0;
}

/// The crossing, rounded, and kept within the boxes of both segments. It is the end of one of them
/// that is so near as rounding goes: else they would cross again beside it, on and on.
Vec2 crossingOf(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  const Vec2 p = segmentIntersection(a, b, c, d).p;
  const auto within = [](double value, double s, double t, double u, double v) {
    const double low = std::max(std::min(s, t), std::min(u, v));
    const double high = std::min(std::max(s, t), std::max(u, v));
    return std::clamp(value, low, high);
  };
  const Vec2 crossing{within(p.x, a.x, b.x, c.x, d.x), within(p.y, a.y, b.y, c.y, d.y)};
  constexpr double kRounding = 0x1p-49;  // of the largest coordinate: eight units in its last place
  const auto sizeOf = [](Vec2 v) { return std::max(std::abs(v.x), std::abs(v.y)); };
  const double reach = kRounding * std::max({sizeOf(a), sizeOf(b), sizeOf(c), sizeOf(d)});
  for (const Vec2 end : {a, b, c, d})
    if (sizeOf(crossing - end) <= reach) return end;
  return crossing;
}

void addCuts(const CutCurve& curve, std::size_t s, std::size_t t, Cuts& cuts) {
  const auto end = [&](int point) { return curve.points[asIndex(point)]; };
  const Vec2 a = end(curve.sides[s].from), b = end(curve.sides[s].to);
  const Vec2 c = end(curve.sides[t].from), d = end(curve.sides[t].to);
  if (!segmentsMeet(a, b, c, d)) return;
  for (const Vec2 p : {c, d}) {
    if (strictlyInside(a, b, p)) cuts[s].push_back(p);
  }
  for (const Vec2 p : {a, b}) {
    if (strictlyInside(c, d, p)) cuts[t].push_back(p);
  }
  if (!crossInside(a, b, c, d)) return;
  const Vec2 p = crossingOf(a, b, c, d);
  if (p != a && p != b) cuts[s].push_back(p);
  if (p != c && p != d) cuts[t].push_back(p);
}

/// Sweeps by the smaller x, so that only sides whose x ranges meet are compared.
Cuts findCuts(const CutCurve& curve) {
  const auto x = [&](int point) { return curve.points[asIndex(point)].x; };
  const auto low = [&](std::size_t s) {
    return std::min(x(curve.sides[s].from), x(curve.sides[s].to));
  };
  const auto high = [&](std::size_t s) {
    return std::max(x(curve.sides[s].from), x(curve.sides[s].to));
  };
  std::vector<std::size_t> order(curve.sides.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t s, std::size_t t) {
    return std::pair(low(s), s) < std::pair(low(t), t);
  });
  Cuts cuts(curve.sides.size());
  std::vector<std::size_t> active;
  for (const std::size_t s : order) {
    std::erase_if(active, [&](std::size_t t) { return high(t) < low(s); });
    for (const std::size_t t : active) addCuts(curve, s, t, cuts);
    active.push_back(s);
  }
  return cuts;
}

/// Sides that occur an odd number of times, rising.
std::vector<CutSide> oddOnes(std::vector<CutSide> sides) {
  for (CutSide& side : sides) side = {std::min(side.from, side.to), std::max(side.from, side.to)};
  std::erase_if(sides, [](CutSide side) { return side.from == side.to; });
  std::sort(sides.begin(), sides.end());
  std::vector<CutSide> odd;
  for (const CutSide side : sides) {
    if (!odd.empty() && odd.back() == side) {
      odd.pop_back();
    } else {
      odd.push_back(side);
    }
  }
  return odd;
}

/// The sides as chains over their cuts.
std::vector<CutSide> cutSides(Numbering& number, Cuts cuts) {
  std::vector<CutSide> result;
  const std::vector<CutSide> sides = number.curve().sides;
  for (std::size_t s = 0; s < sides.size(); ++s) {
    const Vec2 start = number.curve().points[asIndex(sides[s].from)];
    const Vec2 way = number.curve().points[asIndex(sides[s].to)] - start;
    std::stable_sort(cuts[s].begin(), cuts[s].end(),
                     [&](Vec2 p, Vec2 q) { return dot(p - start, way) < dot(q - start, way); });
    int last = sides[s].from;
    for (const Vec2 p : cuts[s]) result.push_back({std::exchange(last, number(p)), number(p)});
    result.push_back({last, sides[s].to});
  }
  return oddOnes(std::move(result));
}

}  // namespace

std::optional<CutCurve> cutCurve(std::span<const Vec2> vertices, std::size_t maxSides) {
  Numbering number;
  std::vector<CutSide> sides;
  for (std::size_t i = 0; i < vertices.size(); ++i)
    sides.push_back({number(vertices[i]), number(vertices[(i + 1) % vertices.size()])});
  number.curve().sides = oddOnes(std::move(sides));
  for (int round = 0; round < kMaxRounds && number.curve().sides.size() <= maxSides; ++round) {
    Cuts cuts = findCuts(number.curve());
    const bool done =
        std::all_of(cuts.begin(), cuts.end(), [](const auto& c) { return c.empty(); });
    if (done) return number.curve();
    number.curve().sides = cutSides(number, std::move(cuts));
  }
  return std::nullopt;
}

}  // namespace sepax
