#include "app/techniques/minkowski/paint_search.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/minkowski/legend.h"
#include "app/techniques/minkowski/minkowski.h"
#include "core/evidence/minkowski_moment.h"

#include <fmt/format.h>

#include <optional>
#include <vector>

namespace sepax {

namespace {

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

void addCorner(Figure& figure, Vec2 place, Part part, double radius) {
  const PartScope scope(figure, part);
  figure.add(Dot{Layer::handle, place, radius, {Role::path, 1}, {Role::ground, 1}, 1.2});
  keepClear(figure, place, radius + 1);
}

/// Those that the search ends with, each by the two corners that make it.
void addNames(Figure& figure, const Evidence& evidence, const Camera& camera,
              const std::vector<VertexPair>& pairs, Part part) {
  const PartScope scope(figure, part);
  for (const VertexPair pair : pairs) {
    const Vec2 place = camera.toScreen(placeOf(evidence, pair));
    addLabel(figure, place, place - camera.toScreen({}), pointName(evidence, pair), Role::path, 1);
  }
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
  const Vec2 to = visibleEnd(from, from + kLength * normalized(Camera::turned(direction)),
                             figure.width, figure.height);
  addArrow(figure, Layer::evidence, from, to, {Role::path, 1}, 2);
  addLabel(figure, to, to - from, "d", Role::path, 5);
}

/// Through the origin square to the direction: a support beyond it reaches past the origin.
void addLevel(Figure& figure, const Camera& camera, Vec2 direction) {
  if (direction == Vec2{}) return;
  const std::vector<Vec2> line =
      clippedLine(figure, camera.toScreen({}), Camera::turned({-direction.y, direction.x}));
  if (line.empty()) return;
  const PartScope part(figure, kSearchLevel);
  figure.add(Stroke{Layer::guide, line, false, {Role::path, 0.6}, 1.2, {3, 5}, Cap::butt});
  addLabel(figure, lerp(line[0], line[1], 0.12), turnedLeft(line[1] - line[0]), "p·d = 0",
           Role::path, 4);
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
  for (const Vec2 point : points) addCorner(figure, point, kSimplex, progress.result ? 7 : 5);
  if (progress.result) return addNames(figure, evidence, camera, simplex, kSimplex);
  addLevel(figure, camera, it.direction);
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
    if (!progress.result && (!progress.second || !it.beyond))
      figure.add(Stroke{Layer::evidence,
                        {points[near], points[(near + 1) % points.size()]},
                        false,
                        {Role::path, 1},
                        5,
                        {},
                        Cap::round});
  }
  for (const Vec2 point : points) addCorner(figure, point, kPolytope, 4);
  if (progress.result) {
    const PartScope part(figure, kPolytope);
    constexpr Vec2 kBelow{0, 1};
    addLabel(figure, foremostOf(points, kBelow).middle, kBelow, "polygon in which EPA ends",
             Role::path, -1);
    figure.labels.back().text.size = 12;
    addNames(figure, evidence, camera, polytope, kPolytope);
    return;
  }
  const Vec2 foot = camera.toScreen(it.distance * it.normal);
  {
    const PartScope part(figure, kOriginDistance);
    const Vec2 origin = camera.toScreen({});
    const Vec2 way = foot - origin;
    figure.add(
        Stroke{Layer::evidence, {origin, foot}, false, {Role::path, 1}, 2, {2, 3}, Cap::butt});
    addLabel(figure, 0.5 * (origin + foot), {-way.y, way.x}, number(it.distance), Role::path, 6);
  }
  if (!progress.second) addDirection(figure, foot, it.normal);
  addSupport(figure, evidence, camera, it.support);
}

/// Where the ray passes the border; what it passed before the step is not of this motion.
void addRayMark(Figure& figure, const Evidence& evidence, const Camera& camera, int edge,
                const std::optional<double>& time, Vec2 place, const char* word) {
  if (!time || edge < 0) return;
  const MinkowskiEdge& passed = found(evidence).edges[static_cast<std::size_t>(edge)];
  if (compare(passed.enclosedCross, 0) < 0) return;
  const PartScope part(figure, kOriginRay);
  const Vec2 at = camera.toScreen(place);
  figure.add(Dot{Layer::handle, at, 5, {Role::velocity, 1}, {Role::ground, 1}, 1.5});
  keepClear(figure, at, 6);
  addLabel(figure, at, Camera::turned(passed.normal), fmt::format("{} at {}", word, number(*time)),
           Role::velocity, 8);
}

/// Where it passes the line of the edge that is stepped to.
void addCrossing(Figure& figure, const Evidence& evidence, const Camera& camera, int item) {
  addEdgeLine(figure, evidence, camera, item);
  const MinkowskiEdge& edge = found(evidence).edges[static_cast<std::size_t>(item)];
  if (edge.crossing == 0) return;
  addRayMark(figure, evidence, camera, item, edge.crossTime,
             -edge.crossTime * found(evidence).ray.velocity, edge.crossing < 0 ? "in" : "out");
}

/// Where the origin goes as A sees it.
void addRay(Figure& figure, const Evidence& evidence, const ViewState& view, const Camera& camera,
            bool result) {
  const MinkowskiRay& ray = found(evidence).ray;
  if (ray.atRest) return;
  const Vec2 origin = camera.toScreen({});
  const Vec2 end = camera.toScreen(-ray.velocity);
  if (const std::vector<Vec2> line = clippedLine(figure, origin, end - origin); !line.empty()) {
    const PartScope part(figure, kOriginLine);
    figure.add(Stroke{Layer::guide, line, false, {Role::velocity, 0.5}, 1, {2, 5}, Cap::butt});
  }
  {
    const PartScope part(figure, kOriginRay);
    addArrow(figure, Layer::evidence, origin, end, {Role::velocity, 1}, 2.4, {9, 5});
    if (view.time < 1) addLabel(figure, end, end - origin, "t = 1", Role::velocity, 4);
  }
  if (!result) addCrossing(figure, evidence, camera, minkowskiProgress(evidence, view).item);
  if (result && ray.meets) {
    const bool grazes = ray.contact == Contact::grazing;
    addRayMark(figure, evidence, camera, ray.entryEdge, ray.entry, ray.entryPoint,
               grazes ? "touches" : "enters");
    if (ray.exit != ray.entry && !view.wording.still)  // one picture is of the contact
      addRayMark(figure, evidence, camera, ray.exitEdge, ray.exit, ray.exitPoint, "leaves");
  }
  if (view.time > 0) {
    const PartScope part(figure, kOrigin);
    const Vec2 now = camera.toScreen(-view.time * ray.velocity);
    if (stageAt(found(evidence), view.time) == MotionStage::contact)
      figure.add(Dot{Layer::evidence, now, 19, {Role::result, 0.35}, {Role::result, 1}, 1.5});
    figure.add(Dot{Layer::handle, now, 7, {Role::text, 1}, {Role::ground, 1}, 1.5});
    keepClear(figure, now, 8);
    const Vec2 way = end - origin;
    addLabel(figure, now, {way.y, -way.x}, "origin", Role::text, 9);
  }
}

}  // namespace

void addEdgeLine(Figure& figure, const Evidence& evidence, const Camera& camera, int edge) {
  const MinkowskiEdge& shown = found(evidence).edges[static_cast<std::size_t>(edge)];
  const Vec2 start = found(evidence).vertices[static_cast<std::size_t>(edge)].place;
  const std::vector<Vec2> line = clippedLine(figure, camera.toScreen(start),
                                             Camera::turned({-shown.normal.y, shown.normal.x}));
  if (line.empty()) return;
  const PartScope part(figure, kEdgeLine);
  const Role role = shown.name.owner == Owner::a ? Role::a : Role::b;
  figure.add(Stroke{Layer::guide, line, false, {role, 0.8}, 1.2, {7, 5}, Cap::butt});
}

void addSearch(Figure& figure, const Evidence& evidence, const ViewState& view,
               const Camera& camera) {
  const MinkowskiProgress progress = minkowskiProgress(evidence, view);
  const bool moving = progress.mode == MinkowskiMode::moving;
  if (progress.result && view.wording.still && !moving) return;  // it has the answer, not the way
  switch (progress.mode) {
    case MinkowskiMode::edges:
      return;
    case MinkowskiMode::gjk:
      return addGjk(figure, evidence, progress, camera);
    case MinkowskiMode::epa:
      return addEpa(figure, evidence, progress, camera);
    case MinkowskiMode::moving:
      break;
  }
  addRay(figure, evidence, view, camera, progress.result);
}

}  // namespace sepax
