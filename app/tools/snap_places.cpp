#include "app/tools/snap_places.h"

#include "app/figure/nearest.h"
#include "app/view/visible.h"
#include "core/exact/predicates.h"
#include "core/polygon/defect.h"

#include <algorithm>
#include <limits>

namespace sepax {
namespace {

/// Pairs of places that are compared for one move of the pointer.
constexpr std::size_t kMostPairs = 2'000'000;
/// An edge is halved this often: coordinates keep a few bits for the whole numbers.
constexpr double kFinestParts = 0x1p44;
/// As a fraction of the reach, how far along an edge a place may give way to one that is exact.
constexpr double kHeldReach = 0.1;

/// A box that may be empty.
struct Reach {
  Vec2 min{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
  Vec2 max{-std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};

  void take(Vec2 p) {
    min = {std::min(min.x, p.x), std::min(min.y, p.y)};
    max = {std::max(max.x, p.x), std::max(max.y, p.y)};
  }
  [[nodiscard]] Reach grown(double by) const { return {min - Vec2{by, by}, max + Vec2{by, by}}; }
  [[nodiscard]] bool holds(Vec2 p) const {
    return p.x >= min.x && p.x <= max.x && p.y >= min.y && p.y <= max.y;
  }
  /// The box of the two points meets this one.
  [[nodiscard]] bool meets(Vec2 a, Vec2 b) const {
    return std::max(a.x, b.x) >= min.x && std::min(a.x, b.x) <= max.x &&
           std::max(a.y, b.y) >= min.y && std::min(a.y, b.y) <= max.y;
  }
};

/// A vertex (from = to) or an edge, and whose it is: a body, or an outline that is dragged.
struct Feature {
  Vec2 from;
  Vec2 to;
  int owner = 0;
  int index = 0;
};

struct NearFeatures {
  std::vector<Feature> points;
  std::vector<Feature> lines;
};

void collect(NearFeatures& features, std::span<const Vec2> points, const Form& form, int owner,
             const Reach& within) {
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec2 p = points[i];
    if (within.holds(p)) features.points.push_back({p, p, owner, static_cast<int>(i)});
  }
  forEachEdge(form, points.size(), [&](int from, int to) {
    const Vec2 p = points[static_cast<std::size_t>(from)];
    const Vec2 q = points[static_cast<std::size_t>(to)];
    if (within.meets(p, q)) features.lines.push_back({p, q, owner, from});
  });
}

Reach boxOf(const NearFeatures& features) {
  Reach box;
  for (const Feature& line : features.lines) {
    box.take(line.from);
    box.take(line.to);
  }
  for (const Feature& point : features.points) box.take(point.from);
  return box;
}

/// Every k-th feature, so that no more than `most` are left.
void thin(std::vector<Feature>& features, std::size_t most) {
  if (features.size() <= most) return;
  const std::size_t step = (features.size() + most - 1) / most;
  std::vector<Feature> kept;
  for (std::size_t i = 0; i < features.size(); i += step) kept.push_back(features[i]);
  features = std::move(kept);
}

void thinBoth(NearFeatures& a, NearFeatures& b) {
  const std::size_t most = std::max<std::size_t>(1, a.points.size() + a.lines.size());
  const std::size_t other = std::max<std::size_t>(1, b.points.size() + b.lines.size());
  if (most <= kMostPairs / other) return;
  constexpr std::size_t kFew = 1000;
  for (NearFeatures* features : {&a, &b}) {
    thin(features->points, kFew);
    thin(features->lines, kFew);
  }
}

/// The place on the line at `place`, or hardly beside it, that doubles hold exactly, so that a
/// touch is one and a body is not bent to get there. Of a line between short binary fractions those
/// that halve it again and again are such; `place` itself where there is none near.
Vec2 heldExactly(const Feature& line, Vec2 place, double most) {
  const Vec2 along = line.to - line.from;
  const double square = squaredLength(along);
  if (!(square > 0)) return place;
  const double t = dot(place - line.from, along) / square;
  for (double parts = kFinestParts; parts >= 16; parts /= 2) {
    const Vec2 held = line.from + std::round(t * parts) / parts * along;
    if (distance(held, place) > most) break;
    if (orientation(line.from, line.to, held) == 0) return held;
  }
  return place;
}

/// A dragged feature, one that stands still, and the way from the one to the other.
struct Meeting {
  Feature dragged;
  Feature fixed;
  Vec2 from;
  Vec2 to;
  double square = std::numeric_limits<double>::infinity();  ///< of the distance
};

void offer(Meeting& best, const Meeting& next) {
  if (next.square < best.square) best = next;
}

Meeting nearestVertex(const NearFeatures& dragged, const NearFeatures& fixed) {
  Meeting best;
  for (const Feature& p : dragged.points) {
    for (const Feature& q : fixed.points) {
      offer(best, {p, q, p.from, q.from, squaredLength(q.from - p.from)});
    }
  }
  return best;
}

Meeting nearestLine(const NearFeatures& dragged, const NearFeatures& fixed,
                    const SnapTargets& targets) {
  Meeting best;
  if (targets.edges) {
    for (const Feature& p : dragged.points) {
      for (const Feature& line : fixed.lines) {
        const Vec2 place = nearestOnSegment(line.from, line.to, p.from);
        offer(best, {p, line, p.from, place, squaredLength(place - p.from)});
      }
    }
  }
  if (!targets.vertices) return best;
  for (const Feature& line : dragged.lines) {
    for (const Feature& q : fixed.points) {
      const Vec2 place = nearestOnSegment(line.from, line.to, q.from);
      offer(best, {line, q, place, q.from, squaredLength(q.from - place)});
    }
  }
  return best;
}

std::string labelOf(const SnapScene& scene, const Feature& fixed, bool vertex) {
  const std::string& name = scene.bodies[static_cast<std::size_t>(fixed.owner)].name;
  return (vertex ? "vertex " : "edge ") + indexedName(name, fixed.index);
}

SnapHit hitOf(const Meeting& meeting, const SnapScene& scene, bool point, bool vertex) {
  SnapHit hit;
  hit.move = meeting.to - meeting.from;
  hit.place = meeting.to;
  hit.atVertex = vertex;
  if (point) {
    hit.outline = meeting.dragged.owner;
    hit.point = meeting.dragged.index;
  }
  hit.guide = {meeting.to, vertex ? meeting.from : meeting.fixed.from, meeting.fixed.to,
               labelOf(scene, meeting.fixed, vertex)};
  return hit;
}

}  // namespace

SnapScene snapScene(const Evidence& evidence, const ViewState& view, std::span<const int> moving) {
  SnapScene scene{evidence.bodies, {}};
  for (const BodyShape& shape : evidence.bodies) scene.fixed.push_back(!isHidden(view, shape.name));
  for (const int body : moving) {
    const auto index = static_cast<std::size_t>(body);
    if (index < scene.fixed.size()) scene.fixed[index] = false;
  }
  return scene;
}

std::optional<SnapHit> nearestSnap(std::span<const SnapOutline> dragged, const SnapScene& scene,
                                   double reach, const SnapTargets& targets) {
  if (!targets.vertices && !targets.edges) return {};
  Reach box;
  for (const SnapOutline& outline : dragged) {
    for (const Vec2 p : outline.points) box.take(p);
  }
  NearFeatures fixed;
  for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
    if (!scene.fixed[i]) continue;
    const BodyShape& body = scene.bodies[i];
    collect(fixed, body.vertices, body.form, static_cast<int>(i), box.grown(reach));
  }
  NearFeatures moving;
  const Reach near = boxOf(fixed).grown(reach);
  for (std::size_t i = 0; i < dragged.size(); ++i) {
    collect(moving, dragged[i].points, dragged[i].form, static_cast<int>(i), near);
  }
  thinBoth(moving, fixed);
  const double most = reach * reach;
  if (targets.vertices) {
    const Meeting vertex = nearestVertex(moving, fixed);
    if (vertex.square <= most) return hitOf(vertex, scene, true, true);
  }
  Meeting line = nearestLine(moving, fixed, targets);
  if (line.square > most) return {};
  line.from = heldExactly(line.dragged, line.from, kHeldReach * reach);
  line.to = heldExactly(line.fixed, line.to, kHeldReach * reach);
  const bool ontoVertex = line.fixed.from == line.to && line.fixed.to == line.to;
  const bool point = line.dragged.from == line.from && line.dragged.to == line.from;
  return hitOf(line, scene, point, ontoVertex);
}

}  // namespace sepax
