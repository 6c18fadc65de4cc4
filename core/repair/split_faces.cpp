#include "core/repair/split_faces.h"

#include "core/exact/predicates.h"
#include "core/exact/vec2.h"
#include "core/polygon/boundary_index.h"

#include <algorithm>
#include <utility>

namespace sepax {

namespace {

/// Every side twice, once in each direction: half 2s runs from `from` to `to`, half 2s + 1 back.
class Halves {
 public:
  explicit Halves(const CutCurve& curve) : curve_(curve), leaving_(curve.points.size()) {
    for (int h = 0; h < count(); ++h) leaving_[asIndex(from(h))].push_back(h);
    for (auto& fan : leaving_) {
      std::sort(fan.begin(), fan.end(), [&](int g, int h) { return precedes(g, h); });
    }
  }

  [[nodiscard]] int count() const { return 2 * static_cast<int>(curve_.sides.size()); }
  [[nodiscard]] static int twin(int h) { return h ^ 1; }
  [[nodiscard]] int from(int h) const {
    const CutSide side = curve_.sides[asIndex(h / 2)];
    return h % 2 == 0 ? side.from : side.to;
  }
  [[nodiscard]] int to(int h) const { return from(twin(h)); }
  /// The next half around the face on the left: the first one clockwise from the way back.
  [[nodiscard]] int next(int h) const {
    const auto& fan = leaving_[asIndex(to(h))];
    const auto back = std::find(fan.begin(), fan.end(), twin(h));
    return back == fan.begin() ? fan.back() : *(back - 1);
  }
  /// The half that leaves the point with the largest angle in (-180, 180].
  [[nodiscard]] int lastLeaving(int point) const { return leaving_[asIndex(point)].back(); }

 private:
  [[nodiscard]] Vec2 place(int point) const { return curve_.points[asIndex(point)]; }
  /// Upper half plane: angles in (0, 180].
  [[nodiscard]] bool isUpper(int h) const {
    const Vec2 a = place(from(h)), b = place(to(h));
    return b.y > a.y || (b.y == a.y && b.x < a.x);
  }
  /// By the angle in (-180, 180]; g and h leave the same point in different directions.
  [[nodiscard]] bool precedes(int g, int h) const {
    if (g == h) return false;
    if (isUpper(g) != isUpper(h)) return isUpper(h);
    return orientation(place(from(g)), place(to(g)), place(to(h))) > 0;
  }

  const CutCurve& curve_;
  std::vector<std::vector<int>> leaving_;  ///< of each point, counterclockwise from angle -180
};

/// Boundaries of all faces, and the connected part of the curve that each belongs to.
struct Cycles {
  std::vector<Walk> walks;
  std::vector<int> cycleOf;    ///< of each half
  std::vector<int> partOf;     ///< of each cycle
  std::vector<int> outermost;  ///< of each part: the cycle around it all
  std::vector<bool> inside;    ///< of each cycle: the face on its left is inside
};

void traceCycles(const Halves& halves, Cycles& cycles) {
  cycles.cycleOf.assign(asIndex(halves.count()), -1);
  for (int start = 0; start < halves.count(); ++start) {
    if (cycles.cycleOf[asIndex(start)] >= 0) continue;
    Walk walk;
    for (int h = start; cycles.cycleOf[asIndex(h)] < 0; h = halves.next(h)) {
      cycles.cycleOf[asIndex(h)] = static_cast<int>(cycles.walks.size());
      walk.push_back(halves.from(h));
    }
    cycles.walks.push_back(std::move(walk));
  }
}

/// The point lies to the right of an odd number of sides that belong to other parts.
bool isAmongOthers(const CutCurve& curve, const Cycles& cycles, int point, int part) {
  const Vec2 p = curve.points[asIndex(point)];
  bool odd = false;
  for (std::size_t s = 0; s < curve.sides.size(); ++s) {
    if (cycles.partOf[asIndex(cycles.cycleOf[2 * s])] == part) continue;
    Vec2 low = curve.points[asIndex(curve.sides[s].from)];
    Vec2 high = curve.points[asIndex(curve.sides[s].to)];
    if (low.y > high.y) std::swap(low, high);
    if ((low.y > p.y) == (high.y > p.y)) continue;
    if (orientation(low, high, p) < 0) odd = !odd;
  }
  return odd;
}

/// Cycles of one part: those that are reached over sides. Neighbours differ in `inside`.
void spread(const std::vector<std::vector<int>>& halvesOf, int first, Cycles& cycles) {
  std::vector<int> open{first};
  while (!open.empty()) {
    const int cycle = open.back();
    open.pop_back();
    for (const int h : halvesOf[asIndex(cycle)]) {
      const int other = cycles.cycleOf[asIndex(Halves::twin(h))];
      if (cycles.partOf[asIndex(other)] >= 0) continue;
      cycles.partOf[asIndex(other)] = cycles.partOf[asIndex(cycle)];
      cycles.inside[asIndex(other)] = !cycles.inside[asIndex(cycle)];
      open.push_back(other);
    }
  }
}

/// Leftmost point of a part, the lowest of several.
int leftmostOf(const CutCurve& curve, const Cycles& cycles, int part) {
  int best = -1;
  for (std::size_t c = 0; c < cycles.walks.size(); ++c) {
    if (cycles.partOf[c] != part) continue;
    for (const int point : cycles.walks[c]) {
      const Vec2 p = curve.points[asIndex(point)];
      const Vec2 q = best < 0 ? p : curve.points[asIndex(best)];
      if (best < 0 || p.x < q.x || (p.x == q.x && p.y < q.y)) best = point;
    }
  }
  return best;
}

Cycles cyclesOf(const CutCurve& curve) {
  const Halves halves(curve);
  Cycles cycles;
  traceCycles(halves, cycles);
  const std::size_t count = cycles.walks.size();
  cycles.partOf.assign(count, -1);
  cycles.inside.assign(count, false);
  std::vector<std::vector<int>> halvesOf(count);
  for (int h = 0; h < halves.count(); ++h)
    halvesOf[asIndex(cycles.cycleOf[asIndex(h)])].push_back(h);
  for (std::size_t c = 0; c < count; ++c) {
    if (cycles.partOf[c] >= 0) continue;
    cycles.partOf[c] = static_cast<int>(cycles.outermost.size());
    spread(halvesOf, static_cast<int>(c), cycles);
    const int leftmost = leftmostOf(curve, cycles, cycles.partOf[c]);
    // West of the leftmost point is what lies left of the half with the largest angle there.
    cycles.outermost.push_back(cycles.cycleOf[asIndex(halves.lastLeaving(leftmost))]);
  }
  for (std::size_t part = 0; part < cycles.outermost.size(); ++part) {
    const int outer = cycles.outermost[part];
    const int leftmost = leftmostOf(curve, cycles, static_cast<int>(part));
    const bool among = isAmongOthers(curve, cycles, leftmost, static_cast<int>(part));
    if (cycles.inside[asIndex(outer)] == among) continue;
    for (std::size_t c = 0; c < count; ++c) {
      if (cycles.partOf[c] == static_cast<int>(part)) cycles.inside[c] = !cycles.inside[c];
    }
  }
  return cycles;
}

}  // namespace

std::vector<FaceWalk> insideWalks(const CutCurve& curve) {
  const Cycles cycles = cyclesOf(curve);
  std::vector<FaceWalk> walks;
  for (std::size_t c = 0; c < cycles.walks.size(); ++c) {
    if (!cycles.inside[c]) continue;
    const bool hole = cycles.outermost[asIndex(cycles.partOf[c])] == static_cast<int>(c);
    walks.push_back({cycles.walks[c], hole});
  }
  return walks;
}

}  // namespace sepax
