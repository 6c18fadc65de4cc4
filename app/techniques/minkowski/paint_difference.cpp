#include "app/figure/font.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/minkowski/legend.h"
#include "app/techniques/minkowski/minkowski.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

// The difference: its edges by owner, the origin, and what searches in it.

namespace sepax {

namespace {

constexpr double kLeastNamed = 24;      ///< of an edge that has room for its name, logical pixels
constexpr std::size_t kMostNamed = 40;  ///< edges; more names could not be told apart
constexpr double kOriginReach = 14;     ///< around the origin, that takes it
constexpr double kEdgeReach = 7;        ///< around an edge, that takes it
constexpr double kTitleSize = 13;

const MinkowskiEvidence& found(const Evidence& evidence) { return *evidence.minkowski; }

Vec2 placeOf(const Evidence& evidence, VertexPair pair) {
  const auto at = [&](int body, int vertex) {
    return evidence.bodies[static_cast<std::size_t>(body)]
        .vertices[static_cast<std::size_t>(vertex)];
  };
  return at(evidence.a, pair.a) - at(evidence.b, pair.b);
}

std::vector<Vec2> placesOf(const Evidence& evidence, const std::vector<VertexPair>& pairs,
                           const Camera& camera) {
  std::vector<Vec2> places;
  for (const VertexPair pair : pairs) places.push_back(camera.toScreen(placeOf(evidence, pair)));
  return places;
}

/// The corner where edge k starts; of the last one's end the first corner.
Vec2 corner(const Evidence& evidence, std::size_t k) {
  const auto& vertices = found(evidence).vertices;
  return vertices[k % vertices.size()].place;
}

std::vector<Vec2> outline(const Evidence& evidence, const Camera& camera) {
  std::vector<Vec2> points;
  for (const MinkowskiVertex& vertex : found(evidence).vertices)
    points.push_back(camera.toScreen(vertex.place));
  return points;
}

void addTitle(Figure& figure, const Evidence& evidence) {
  const std::string name = differenceName(evidence);
  std::string words = name + ": every difference of a point of each";
  constexpr Vec2 kAt{16, 26};
  if (textWidth(words, kTitleSize, Weight::regular) > figure.width - 2 * kAt.x) words = name;
  const PartScope part(figure, kDifferenceTitle);
  const Text text{Layer::label,     kAt, words, kTitleSize, Weight::regular, Align::left,
                  {Role::muted, 1}, true};
  const Rect rect = rectOf(text);
  for (const Box& covered : figure.keepClear)
    if (overlaps({covered.min, covered.max}, rect)) return;
  figure.keepClear.push_back(Box{.min = rect.min, .max = rect.max});
  figure.add(text);
}

void addEdgeName(Figure& figure, const Evidence& evidence, std::size_t k, Vec2 from, Vec2 to,
                 Role role, bool shown) {
  const MinkowskiEdge& edge = found(evidence).edges[k];
  const bool few = found(evidence).edges.size() <= kMostNamed;
  if (edge.back || (!shown && (!few || distance(from, to) < kLeastNamed))) return;
  addLabel(figure, 0.5 * (from + to), Camera::turned(edge.normal), nameOf(evidence, edge.name),
           role, shown ? 8 : 2);
  figure.labels.back().distance = 7;
}

/// The first `count` edges, each in the colour of its owner.
void addEdges(Figure& figure, const Evidence& evidence, const ViewState& view, const Camera& camera,
              std::size_t count) {
  const int shown = shownEdge(evidence, view);
  for (std::size_t k = 0; k < count; ++k) {
    const MinkowskiEdge& edge = found(evidence).edges[k];
    const bool ofA = edge.name.owner == Owner::a;
    const Role role = ofA ? Role::a : Role::b;
    const Vec2 from = camera.toScreen(corner(evidence, k));
    const Vec2 to = camera.toScreen(corner(evidence, k + 1));
    const bool lit = static_cast<int>(k) == shown;
    const PartScope part(figure, ofA ? kDifferenceEdgeA : kDifferenceEdgeB);
    if (lit)
      figure.add(Stroke{Layer::outline, {from, to}, false, {Role::text, 1}, 7, {}, Cap::round});
    figure.add(Stroke{Layer::evidence, {from, to}, false, {role, 1}, 3, {}, Cap::round});
    addEdgeName(figure, evidence, k, from, to, role, lit);
  }
}

void addCorner(Figure& figure, Vec2 place, Part part, double radius) {
  const PartScope scope(figure, part);
  figure.add(Dot{Layer::handle, place, radius, {Role::path, 1}, {Role::ground, 1}, 1.2});
  keepClear(figure, place, radius + 1);
}

void addSupport(Figure& figure, const Evidence& evidence, const Camera& camera, VertexPair pair) {
  const Vec2 place = camera.toScreen(placeOf(evidence, pair));
  addCorner(figure, place, kSupport, 6);
  const PartScope part(figure, kSupport);
  addLabel(figure, place, place - camera.toScreen({}), pointName(evidence, pair), Role::path, 9);
}

/// An arrow of a length for the eye.
void addDirection(Figure& figure, Vec2 from, Vec2 direction) {
  if (direction == Vec2{}) return;
  constexpr double kLength = 46;
  const PartScope part(figure, kSearchDirection);
  const Vec2 to = from + kLength * normalized(Camera::turned(direction));
  addArrow(figure, Layer::evidence, from, to, {Role::path, 1}, 2);
  addLabel(figure, to, to - from, "d", Role::path, 5);
}

void addGjk(Figure& figure, const Evidence& evidence, const MinkowskiProgress& progress,
            const Camera& camera) {
  const auto& iterations = found(evidence).gjk.iterations;
  const bool after = progress.result || progress.second;
  const GjkIteration& it =
      progress.result ? iterations.back() : iterations[static_cast<std::size_t>(progress.item)];
  const std::vector<VertexPair>& simplex = after ? it.after : it.before;
  const std::vector<Vec2> points = placesOf(evidence, simplex, camera);
  {
    const PartScope part(figure, kSimplex);
    if (points.size() >= 3) figure.add(Fill{Layer::fill, points, {Role::path, 0.16}, Hatch::none});
    if (points.size() >= 2)
      figure.add(Stroke{
          Layer::evidence, points, points.size() > 2, {Role::path, 1}, 2, {6, 4}, Cap::butt});
  }
  for (const Vec2 point : points) addCorner(figure, point, kSimplex, 5);
  if (progress.result) return;
  if (!after) {
    const Vec2 start = progress.item == 0
                           ? Vec2{}
                           : iterations[static_cast<std::size_t>(progress.item) - 1].nearest;
    addDirection(figure, camera.toScreen(start), it.direction);
  }
  addSupport(figure, evidence, camera, it.support);
}

void addEpa(Figure& figure, const Evidence& evidence, const MinkowskiProgress& progress,
            const Camera& camera) {
  const auto& run = found(evidence).epa;
  if (!run) return;
  const EpaIteration& it = progress.result
                               ? run->iterations.back()
                               : run->iterations[static_cast<std::size_t>(progress.item)];
  std::vector<VertexPair> polytope = it.polytope;
  if (!progress.result && progress.second && it.beyond)
    polytope.insert(polytope.begin() + it.nearest + 1, it.support);
  const std::vector<Vec2> points = placesOf(evidence, polytope, camera);
  const auto near = static_cast<std::size_t>(it.nearest);
  {
    const PartScope part(figure, kPolytope);
    figure.add(Fill{Layer::fill, points, {Role::path, 0.14}, Hatch::none});
    figure.add(Stroke{Layer::evidence, points, true, {Role::path, 1}, 2, {6, 4}, Cap::butt});
    if (progress.result || !progress.second || !it.beyond)
      figure.add(Stroke{Layer::evidence,
                        {points[near], points[(near + 1) % points.size()]},
                        false,
                        {Role::path, 1},
                        5,
                        {},
                        Cap::round});
  }
  for (const Vec2 point : points) addCorner(figure, point, kPolytope, 4);
  if (progress.result) return;
  if (!progress.second)
    addDirection(figure, 0.5 * (points[near] + points[(near + 1) % points.size()]), it.normal);
  addSupport(figure, evidence, camera, it.support);
}

void addRayMark(Figure& figure, const Evidence& evidence, const Camera& camera, int edge,
                const std::optional<double>& time, Vec2 place, const char* word) {
  if (!time || edge < 0) return;
  const PartScope part(figure, kOriginRay);
  const Vec2 at = camera.toScreen(place);
  figure.add(Dot{Layer::handle, at, 5, {Role::velocity, 1}, {Role::ground, 1}, 1.5});
  keepClear(figure, at, 6);
  const MinkowskiEdge& passed = found(evidence).edges[static_cast<std::size_t>(edge)];
  addLabel(figure, at, Camera::turned(passed.normal),
           fmt::format("{} at t = {}", word, number(*time)), Role::velocity, 8);
}

/// Where the origin goes as A sees it.
void addRay(Figure& figure, const Evidence& evidence, const ViewState& view, const Camera& camera,
            bool result) {
  const MinkowskiRay& ray = found(evidence).ray;
  if (ray.atRest) return;
  const Vec2 origin = camera.toScreen({});
  const Vec2 end = camera.toScreen(-ray.velocity);
  {
    const PartScope part(figure, kOriginRay);
    addArrow(figure, Layer::evidence, origin, end, {Role::velocity, 1}, 2.4, {9, 5});
    addLabel(figure, end, end - origin, "t = 1", Role::velocity, 4);
  }
  if (result && ray.meets) {
    addRayMark(figure, evidence, camera, ray.entryEdge, ray.entry, ray.entryPoint, "enters");
    addRayMark(figure, evidence, camera, ray.exitEdge, ray.exit, ray.exitPoint, "leaves");
  }
  if (view.time > 0) {
    const PartScope part(figure, kOrigin);
    const Vec2 now = camera.toScreen(-view.time * ray.velocity);
    figure.add(Dot{Layer::handle, now, 7, {Role::text, 1}, {Role::ground, 1}, 1.5});
    addLabel(figure, now, {1, 1}, "t = " + number(view.time), Role::text, 7);
  }
}

/// The way to the nearest place of the border: the push against it, or the distance.
void addWay(Figure& figure, const Camera& camera, Vec2 way, Relation relation, double length) {
  if (relation == Relation::touching || way == Vec2{}) return;
  const PartScope part(figure, relation == Relation::overlapping ? kOriginPush : kOriginDistance);
  const Vec2 from = camera.toScreen({});
  const Vec2 to = camera.toScreen(way);
  const Role role = relation == Relation::overlapping ? Role::result : Role::gap;
  if (relation == Relation::overlapping) {
    addArrow(figure, Layer::handle, from, to, {role, 1}, 3.4);
  } else {
    figure.add(Stroke{Layer::evidence, {from, to}, false, {role, 1}, 2.4, {2, 4}, Cap::butt});
    figure.add(Dot{Layer::handle, to, 5, {role, 1}, {Role::ground, 1}, 1.5});
    keepClear(figure, to, 6);
  }
  const Vec2 screen = to - from;
  addLabel(figure, 0.5 * (from + to), {-screen.y, screen.x}, number(length), role, 9);
}

void addOrigin(Figure& figure, const Camera& camera, bool held) {
  const PartScope part(figure, kOrigin);
  const Vec2 place = camera.toScreen({});
  figure.add(Dot{Layer::handle, place, held ? 8.0 : 6.0, {Role::text, 1}, {Role::ground, 1}, 1.5});
  keepClear(figure, place, 8);
  addLabel(figure, place, {-1, 1}, "origin", Role::text, 7);
}

void addConvex(Figure& figure, const Evidence& evidence, const ViewState& view,
               const Camera& camera) {
  const MinkowskiProgress progress = minkowskiProgress(evidence, view);
  const bool building = progress.mode == MinkowskiMode::edges && !progress.result;
  const std::size_t all = found(evidence).edges.size();
  const std::size_t count = building ? static_cast<std::size_t>(progress.item) + 1 : all;
  if (!building && found(evidence).shape == DifferenceShape::area) {
    const PartScope part(figure, kDifferenceArea);
    figure.add(Fill{Layer::fill, outline(evidence, camera), {Role::muted, 0.14}, Hatch::none});
  }
  addEdges(figure, evidence, view, camera, count);
  if (all == 0) addCorner(figure, camera.toScreen(corner(evidence, 0)), kDifferenceArea, 5);
  if (progress.mode == MinkowskiMode::gjk) addGjk(figure, evidence, progress, camera);
  if (progress.mode == MinkowskiMode::epa) addEpa(figure, evidence, progress, camera);
  if (progress.mode == MinkowskiMode::moving)
    addRay(figure, evidence, view, camera, progress.result);
  const bool moving = progress.mode == MinkowskiMode::moving && !found(evidence).ray.atRest;
  if (progress.result && !moving)
    addWay(figure, camera, found(evidence).nearest.point, found(evidence).relation,
           found(evidence).nearest.distance);
}

void addUnion(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const MinkowskiPieces& pieces = *evidence.minkowskiPieces;
  for (const MinkowskiPiece& piece : pieces.pieces) {
    const std::vector<Vec2> points = onScreen(piece.vertices, camera);
    {
      const PartScope part(figure, kDifferenceArea);
      figure.add(Fill{Layer::fill, points, {Role::muted, 0.1}, Hatch::none});
    }
    const PartScope part(figure, kDifferencePiece);
    figure.add(Stroke{Layer::guide, points, true, {Role::muted, 0.6}, 1, {4, 4}, Cap::butt});
  }
  {
    const PartScope part(figure, kUnionOutline);
    for (const OutlinePiece& side : pieces.outline)
      figure.add(Stroke{Layer::outline,
                        {camera.toScreen(side.from), camera.toScreen(side.to)},
                        false,
                        {Role::text, 1},
                        2.6,
                        {},
                        Cap::round});
  }
  const ConcaveEvidence& concave = *evidence.concave;
  if (concave.relation == Relation::overlapping)
    addWay(figure, camera, -concave.mtv, concave.relation, concave.depth);
  if (concave.distance && concave.relation == Relation::disjoint)
    addWay(figure, camera, concave.distance->onA - concave.distance->onB, concave.relation,
           concave.distance->distance);
}

/// The distance of a point of the screen to a segment.
double distanceTo(Vec2 p, Vec2 from, Vec2 to) {
  const Vec2 way = to - from;
  const double square = squaredLength(way);
  const double share = square > 0 ? std::clamp(dot(p - from, way) / square, 0.0, 1.0) : 0;
  return distance(p, from + share * way);
}

bool isIn(const std::vector<Vec2>& outline, Vec2 p) {
  bool inside = false;
  for (std::size_t i = 0, k = outline.size() - 1; i < outline.size(); k = i++) {
    const Vec2 a = outline[i];
    const Vec2 b = outline[k];
    if ((a.y > p.y) == (b.y > p.y)) continue;
    if (p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}

bool isOnDifference(const Evidence& evidence, const Camera& camera, Vec2 screen) {
  if (evidence.minkowski) return isIn(outline(evidence, camera), screen);
  return std::ranges::any_of(evidence.minkowskiPieces->pieces, [&](const MinkowskiPiece& piece) {
    return isIn(onScreen(piece.vertices, camera), screen);
  });
}

int edgeAt(const Evidence& evidence, const Camera& camera, Vec2 screen) {
  if (!evidence.minkowski) return -1;
  int nearest = -1;
  double best = kEdgeReach;
  for (std::size_t k = 0; k < found(evidence).edges.size(); ++k) {
    const double reach = distanceTo(screen, camera.toScreen(corner(evidence, k)),
                                    camera.toScreen(corner(evidence, k + 1)));
    if (reach >= best) continue;
    best = reach;
    nearest = static_cast<int>(k);
  }
  return nearest;
}

bool isAtOrigin(const Camera& camera, Vec2 screen) {
  return distance(screen, camera.toScreen({})) <= kOriginReach;
}

}  // namespace

void paintDifference(const Evidence& evidence, const ViewState& view, const Camera& camera,
                     Figure& figure) {
  addTitle(figure, evidence);
  if (evidence.minkowski) {
    addConvex(figure, evidence, view, camera);
  } else {
    addUnion(figure, evidence, camera);
  }
  addOrigin(figure, camera, view.hovered.kind == Target::Kind::body);
}

SideExtent differenceExtent(const Evidence& evidence, const ViewState& view) {
  SideExtent extent;  // the origin is always there
  const auto add = [&](Vec2 p) {
    extent.min = {std::min(extent.min.x, p.x), std::min(extent.min.y, p.y)};
    extent.max = {std::max(extent.max.x, p.x), std::max(extent.max.y, p.y)};
  };
  if (evidence.minkowskiPieces && !evidence.minkowski) {
    for (const MinkowskiPiece& piece : evidence.minkowskiPieces->pieces)
      for (const Vec2 p : piece.vertices) add(p);
    return extent;
  }
  for (const MinkowskiVertex& vertex : found(evidence).vertices) add(vertex.place);
  if (view.options[kMinkowskiMode] == MinkowskiMode::moving) add(-found(evidence).ray.velocity);
  return extent;
}

Target pickDifference(const Evidence& evidence, const ViewState&, const Camera& camera,
                      Vec2 screen) {
  if (isAtOrigin(camera, screen)) return {Target::Kind::body, evidence.a, -1};
  if (const int edge = edgeAt(evidence, camera, screen); edge >= 0) {
    const AxisName name = found(evidence).edges[static_cast<std::size_t>(edge)].name;
    return {Target::Kind::edge, name.owner == Owner::a ? evidence.a : evidence.b, name.edge};
  }
  if (isOnDifference(evidence, camera, screen)) return {Target::Kind::body, evidence.a, -1};
  return {};
}

int gripDifference(const Evidence& evidence, const ViewState&, const Camera& camera, Vec2 screen) {
  if (isAtOrigin(camera, screen)) return -1;
  return edgeAt(evidence, camera, screen) >= 0 || isOnDifference(evidence, camera, screen) ? 1 : 0;
}

}  // namespace sepax
