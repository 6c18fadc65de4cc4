#include "core/exact/predicates.h"
#include "core/exact/vec2.h"
#include "core/polygon/boundary_index.h"
#include "core/repair/split_cuts.h"
#include "core/repair/split_faces.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// A cut from one corner to another: positions in their walks.
struct Diagonal {
  std::size_t from = 0;
  std::size_t to = 0;
};

/// Tells which cuts between corners run inside.
class Sight {
 public:
  Sight(const CutCurve& curve, std::vector<CutSide> sides)
      : points_(curve.points), sides_(std::move(sides)) {}

  [[nodiscard]] double lengthOf(int a, int b) const { return distance(place(a), place(b)); }

  /// The cut leaves the walk's corner at i into the inside.
  [[nodiscard]] bool opensAt(const Walk& walk, std::size_t i, int target) const {
    const Vec2 previous = place(walk[before(i, walk.size())]);
    const Vec2 corner = place(walk[i]);
    const Vec2 next = place(walk[after(i, walk.size())]);
    const bool leftOfArrival = orientation(previous, corner, place(target)) > 0;
    const bool leftOfLeaving = orientation(corner, next, place(target)) > 0;
    const bool convex = orientation(previous, corner, next) > 0;
    return convex ? leftOfArrival && leftOfLeaving : leftOfArrival || leftOfLeaving;
  }

  /// No side stands between the two points.
  [[nodiscard]] bool isFree(int a, int b) const {
    return std::none_of(sides_.begin(), sides_.end(), [&](CutSide side) {
      if (side.from == a || side.from == b || side.to == a || side.to == b) return false;
      return segmentsMeet(place(a), place(b), place(side.from), place(side.to));
    });
  }

 private:
  [[nodiscard]] Vec2 place(int point) const { return points_[asIndex(point)]; }

  const std::vector<Vec2>& points_;
  std::vector<CutSide> sides_;
};

/// The shortest cut from one of `starts` in one walk to one of `ends` in the other, short of a tie
/// the first one.
std::optional<Diagonal> shortestCut(const Sight& sight, const Walk& one, const Walk& other,
                                    const std::vector<std::size_t>& starts,
                                    const std::vector<std::size_t>& ends) {
  std::optional<Diagonal> best;
  double shortest = 0;
  for (const std::size_t i : starts) {
    for (const std::size_t j : ends) {
      if (one[i] == other[j]) continue;
      const double length = sight.lengthOf(one[i], other[j]);
      if (best && length >= shortest) continue;
      if (!sight.opensAt(one, i, other[j]) || !sight.opensAt(other, j, one[i])) continue;
      if (!sight.isFree(one[i], other[j])) continue;
      best = Diagonal{i, j};
      shortest = length;
    }
  }
  return best;
}

std::vector<std::size_t> allPositions(const Walk& walk) {
  std::vector<std::size_t> positions(walk.size());
  for (std::size_t i = 0; i < walk.size(); ++i) positions[i] = i;
  return positions;
}

/// Positions strictly between two, going round.
std::vector<std::size_t> positionsBetween(std::size_t from, std::size_t to, std::size_t size) {
  std::vector<std::size_t> positions;
  for (std::size_t i = after(from, size); i != to; i = after(i, size)) positions.push_back(i);
  return positions;
}

/// Corners from `from` to `to`, both included, going round.
Walk stretch(const Walk& walk, std::size_t from, std::size_t to) {
  Walk part{walk[from]};
  for (std::size_t i = from; i != to;) part.push_back(walk[i = after(i, walk.size())]);
  return part;
}

std::vector<CutSide> sidesOf(const Walk& walk) {
  std::vector<CutSide> sides;
  for (std::size_t i = 0; i < walk.size(); ++i) {
    const auto [low, high] = std::minmax(walk[i], walk[after(i, walk.size())]);
    sides.push_back({low, high});
  }
  return sides;
}

/// Both walks as one that runs over the cut and back.
Walk joined(const Walk& one, const Walk& other, Diagonal cut) {
  Walk whole = stretch(one, cut.from, before(cut.from, one.size()));
  whole.push_back(one[cut.from]);
  const Walk around = stretch(other, cut.to, before(cut.to, other.size()));
  whole.insert(whole.end(), around.begin(), around.end());
  whole.push_back(other[cut.to]);
  return whole;
}

/// The shortest cut from walk h to any other, with the index of the other.
std::optional<std::pair<std::size_t, Diagonal>> bridgeFrom(const Sight& sight,
                                                           const std::vector<FaceWalk>& walks,
                                                           std::size_t h) {
  std::optional<std::pair<std::size_t, Diagonal>> best;
  double shortest = 0;
  const Walk& hole = walks[h].walk;
  for (std::size_t k = 0; k < walks.size(); ++k) {
    if (k == h) continue;
    const Walk& other = walks[k].walk;
    const auto cut = shortestCut(sight, hole, other, allPositions(hole), allPositions(other));
    if (!cut) continue;
    const double length = sight.lengthOf(hole[cut->from], other[cut->to]);
    if (best && length >= shortest) continue;
    best = std::pair(k, *cut);
    shortest = length;
  }
  return best;
}

/// Joins every hole to what is around it.
std::vector<Walk> withoutHoles(const CutCurve& curve, std::vector<FaceWalk> walks) {
  std::vector<CutSide> sides = curve.sides;
  for (;;) {
    const auto hole =
        std::find_if(walks.begin(), walks.end(), [](const FaceWalk& w) { return w.hole; });
    if (hole == walks.end()) break;
    const auto h = static_cast<std::size_t>(hole - walks.begin());
    const auto bridge = bridgeFrom(Sight(curve, sides), walks, h);
    assert(bridge);  // the area around a hole has a triangulation, so some corner sees another walk
    const auto& [k, cut] = *bridge;
    sides.push_back({walks[h].walk[cut.from], walks[k].walk[cut.to]});
    walks[k].walk = joined(walks[h].walk, walks[k].walk, cut);
    walks.erase(walks.begin() + static_cast<std::ptrdiff_t>(h));
  }
  std::vector<Walk> result;
  for (FaceWalk& face : walks) result.push_back(std::move(face.walk));
  return result;
}

/// Two positions of the walk at the same point.
std::optional<Diagonal> repeatedIn(const Walk& walk) {
  std::map<int, std::size_t> seen;
  for (std::size_t i = 0; i < walk.size(); ++i) {
    const auto [at, isNew] = seen.try_emplace(walk[i], i);
    if (!isNew) return Diagonal{at->second, i};
  }
  return std::nullopt;
}

}  // namespace

std::vector<Walk> simpleLoops(const CutCurve& curve, std::vector<FaceWalk> walks) {
  std::vector<Walk> open = withoutHoles(curve, std::move(walks));
  std::reverse(open.begin(), open.end());
  std::vector<Walk> loops;
  while (!open.empty()) {
    Walk walk = std::move(open.back());
    open.pop_back();
    const std::optional<Diagonal> repeated = repeatedIn(walk);
    if (!repeated) {
      loops.push_back(std::move(walk));
      continue;
    }
    const auto cut = shortestCut(Sight(curve, sidesOf(walk)), walk, walk,
                                 positionsBetween(repeated->from, repeated->to, walk.size()),
                                 positionsBetween(repeated->to, repeated->from, walk.size()));
    assert(cut);  // a triangulation of the walk has a diagonal between the two visits
    open.push_back(stretch(walk, cut->to, cut->from));
    open.push_back(stretch(walk, cut->from, cut->to));
  }
  return loops;
}

}  // namespace sepax
