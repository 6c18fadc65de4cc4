#include "app/figure/numbers.h"
#include "app/techniques/drawing/name_place.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/minkowski/legend.h"
#include "app/techniques/minkowski/minkowski.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <variant>
#include <vector>

// Where the pictures of the Minkowski difference have their marks.

namespace sepax {
namespace {

using test::OpenedScene;
using test::textOf;

/// The second picture, and the camera that it was painted with.
struct Side {
  Figure figure;
  Camera camera;

  Side(const OpenedScene& scene, const ViewState& view, Vec2 size = {500, 600})
      : camera(framedSide(*scene.technique->side, scene.evidence, view, size)) {
    figure.width = size.x;
    figure.height = size.y;
    addDifferenceTitle(scene.evidence, view, camera, figure);
    paintDifference(scene.evidence, view, camera, figure);
  }
  /// Ends of the strokes of a part, world units of the difference.
  std::vector<Vec2> ends(Part part) const {
    std::vector<Vec2> found;
    for (const Item& item : figure.items) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      if (stroke == nullptr || stroke->part != part) continue;
      found.push_back(camera.toWorld(stroke->points.front()));
      found.push_back(camera.toWorld(stroke->points.back()));
    }
    return found;
  }
  std::vector<Vec2> dots(Part part) const {
    std::vector<Vec2> found;
    for (const Item& item : figure.items) {
      const Dot* dot = std::get_if<Dot>(&item);
      if (dot != nullptr && dot->part == part) found.push_back(camera.toWorld(dot->center));
    }
    return found;
  }
  std::vector<Vec2> area(Part part) const {
    for (const Item& item : figure.items) {
      const Fill* fill = std::get_if<Fill>(&item);
      if (fill == nullptr || fill->part != part) continue;
      std::vector<Vec2> points;
      for (const Vec2 p : fill->outline) points.push_back(camera.toWorld(p));
      return points;
    }
    return {};
  }
  bool says(const std::string& words) const {
    const bool labelled = std::ranges::any_of(
        figure.labels, [&](const auto& label) { return label.text.text == words; });
    return labelled || std::ranges::any_of(figure.items, [&](const Item& item) {
             const Text* text = std::get_if<Text>(&item);
             return text != nullptr && text->text == words;
           });
  }
};

Evidence analyzed(const Scene& scene) {
  AnalysisOptions options;
  options.technique = "minkowski";
  return analyze(scene, options);
}

bool holds(const std::vector<Vec2>& places, Vec2 place) {
  return std::ranges::any_of(places, [&](Vec2 p) { return distance(p, place) < 1e-6; });
}

/// Counterclockwise, without a dent.
bool isConvex(const std::vector<Vec2>& points) {
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec2 p = points[i];
    const Vec2 q = points[(i + 1) % points.size()];
    if (cross(q - p, points[(i + 2) % points.size()] - q) < -1e-9) return false;
  }
  return points.size() >= 3;
}

TEST_SUITE_BEGIN("minkowski");

TEST_CASE("the title says what the difference is where it has the room, and else its name") {
  const OpenedScene scene("minkowski-overlap");
  CHECK(Side(scene, scene.at(-1)).says("A − B: points of A minus points of B"));
  CHECK(Side(scene, scene.at(-1), {160, 300}).says("A − B"));
}

TEST_CASE("the second picture says its scale where that is not the scale of the bodies") {
  const OpenedScene scene("minkowski-overlap");
  ViewState view = scene.at(-1);
  const double zoom = Side(scene, view).camera.zoom;
  view.camera.zoom = 2 * zoom;
  CHECK(Side(scene, view).says("at 0.50 times the scale of the bodies"));
  view.camera.zoom = zoom;
  const Side alike(scene, view);
  CHECK(std::ranges::none_of(alike.figure.items, [](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    return text != nullptr && text->text.find("the scale of") != std::string::npos;
  }));
}

TEST_CASE("the way to the border ends at the nearest place, of a union too") {
  const OpenedScene convex("minkowski-overlap");
  CHECK(holds(Side(convex, convex.at(-1)).area(kOriginPush), -convex.evidence.minkowski->mtv));
  CHECK(Side(convex, convex.at(-1)).says("−MTV, 0.974"));
  const OpenedScene concave("minkowski-concave");
  CHECK(holds(Side(concave, concave.at(-1)).area(kOriginPush), -concave.evidence.concave->mtv));
  const OpenedScene apart("minkowski-apart");
  const Distance& distance = *apart.evidence.minkowski->distance;
  CHECK(holds(Side(apart, apart.at(-1)).dots(kOriginDistance), distance.onA - distance.onB));
}

TEST_CASE("a push that is hardly longer than the origin's dot lies over it") {
  const OpenedScene thin("minkowski-thin");
  const Side side(thin, thin.at(-1), {344, 500});
  int dots = 0;
  int heads = 0;
  for (const Item& item : side.figure.items) {
    const Dot* dot = std::get_if<Dot>(&item);
    const Fill* fill = std::get_if<Fill>(&item);
    if (dot != nullptr && dot->part == kOrigin) {
      ++dots;
      CHECK(dot->layer < Layer::handle);
    }
    if (fill != nullptr && fill->part == kOriginPush) {
      ++heads;
      CHECK(fill->layer == Layer::handle);
    }
  }
  REQUIRE(dots > 0);
  REQUIRE(heads > 0);
}

TEST_CASE("the points that a search ends with have their names") {
  const OpenedScene apart("minkowski-apart");
  const Side gjk(apart, apart.at(-1));
  for (const VertexPair pair : apart.evidence.minkowski->gjk.iterations.back().after)
    CHECK(gjk.says(pointName(apart.evidence, pair)));
  const OpenedScene thin("minkowski-thin");
  const Side epa(thin, thin.at(-1));
  for (const VertexPair pair : thin.evidence.minkowski->epa->iterations.back().polytope)
    CHECK(epa.says(pointName(thin.evidence, pair)));
}

TEST_CASE("concave bodies that are apart have the distance of their nearest outlines") {
  Scene scene = test::builtin("minkowski-concave");
  scene.bodies[0].position += Vec2{-20, 0};
  const Evidence evidence = analyzed(scene);
  REQUIRE(evidence.concave->relation == Relation::disjoint);
  REQUIRE(evidence.concave->distance);
  double nearest = kInfinity;
  for (const Vec2 p : evidence.bodies[0].vertices)
    for (const Vec2 q : evidence.bodies[1].vertices) nearest = std::min(nearest, distance(p, q));
  CHECK(evidence.concave->distance->distance <= nearest);
  CHECK(evidence.concave->distance->distance > 10);
  CHECK(minkowskiVerdict(evidence, {}).badge.starts_with("Separated"));
}

TEST_CASE("an edge of a flat difference has one name") {
  OpenedScene scene("minkowski-overlap");
  Scene flat = scene.scene;
  for (Body& body : flat.bodies) {
    body.form.kind = BodyKind::segment;
    body.vertices = {{0, 0}, {2, 1}};
  }
  flat.bodies[1].position = {0.5, 3};
  scene.evidence = analyzed(flat);
  REQUIRE(scene.evidence.minkowski);
  const auto& edges = scene.evidence.minkowski->edges;
  REQUIRE(std::ranges::any_of(edges, &MinkowskiEdge::back));
  const Side side(scene, scene.at(-1));
  for (const MinkowskiEdge& edge : edges) {
    const auto named = std::ranges::count_if(side.figure.labels, [&](const auto& label) {
      return label.text.text == nameOf(scene.evidence, edge.name);
    });
    CHECK(named == 1);
  }
}

TEST_CASE("an iteration of GJK shows its simplex before, with the direction, and then after") {
  for (const char* id : {"minkowski-overlap", "minkowski-apart", "minkowski-thin"}) {
    OpenedScene scene(id);
    scene.view.options.set(kMinkowskiMode, MinkowskiMode::gjk);
    const auto& iterations = scene.evidence.minkowski->gjk.iterations;
    for (std::size_t i = 0; i < iterations.size(); ++i) {
      CAPTURE(id);
      CAPTURE(i);
      const GjkIteration& it = iterations[i];
      const Side first(scene, scene.at(static_cast<int>(2 * i)));
      CHECK(first.dots(kSimplex).size() == it.before.size());
      CHECK(holds(first.dots(kSupport), it.place));
      const std::vector<Vec2> way = first.ends(kSearchDirection);
      REQUIRE(way.size() >= 2);
      const Vec2 start = i == 0 ? Vec2{} : iterations[i - 1].nearest;
      CHECK(distance(way[0], start) < 1e-6);
      CHECK(dot(way[1] - way[0], it.direction) > 0);
      const Side second(scene, scene.at(static_cast<int>(2 * i + 1)));
      CHECK(second.dots(kSimplex).size() == it.after.size());
      CHECK(second.ends(kSearchDirection).empty());
    }
  }
}

TEST_CASE("law: the polytope of EPA is convex, and grows by a point where one is found") {
  for (const char* id : {"minkowski-overlap", "minkowski-boxes", "minkowski-thin"}) {
    OpenedScene scene(id);
    scene.view.options.set(kMinkowskiMode, MinkowskiMode::epa);
    REQUIRE(scene.evidence.minkowski->epa);
    const auto& iterations = scene.evidence.minkowski->epa->iterations;
    for (std::size_t i = 0; i < iterations.size(); ++i) {
      CAPTURE(id);
      CAPTURE(i);
      const std::vector<Vec2> before =
          Side(scene, scene.at(static_cast<int>(2 * i))).area(kPolytope);
      const std::vector<Vec2> after =
          Side(scene, scene.at(static_cast<int>(2 * i + 1))).area(kPolytope);
      CHECK(isConvex(before));
      CHECK(isConvex(after));
      CHECK(after.size() == before.size() + (iterations[i].beyond ? 1 : 0));
    }
  }
}

TEST_CASE("the ray of the origin goes against the velocity, through the edges that are named") {
  OpenedScene scene("minkowski-moving");
  const MinkowskiRay& ray = scene.evidence.minkowski->ray;
  const Side start(scene, scene.at(-1));
  CHECK(holds(start.area(kOriginRay), -ray.velocity));
  CHECK(holds(start.dots(kOriginRay), ray.entryPoint));
  CHECK(holds(start.dots(kOriginRay), ray.exitPoint));
  CHECK(distance(ray.entryPoint, -*ray.entry * ray.velocity) < 1e-9);
  CHECK(start.says("enters at " + number(*ray.entry)));
  CHECK(start.says("leaves at " + number(*ray.exit)));
  CHECK_FALSE(holds(start.dots(kOrigin), -0.25 * ray.velocity));
  scene.view.time = 0.25;
  CHECK(holds(Side(scene, scene.view).dots(kOrigin), -0.25 * ray.velocity));
  const SideExtent extent = differenceExtent(scene.evidence, scene.view);
  CHECK(std::min(extent.min.x, extent.min.y) <= std::min(-ray.velocity.x, -ray.velocity.y));
  CHECK(std::max(extent.max.x, extent.max.y) >= std::max(-ray.velocity.x, -ray.velocity.y));
}

TEST_CASE("law: all of the ray is in sight, wherever it goes") {
  OpenedScene scene("minkowski-moving");
  for (const Vec2 velocity : {Vec2{30, 0}, Vec2{-30, 0}, Vec2{0, 30}, Vec2{0, -30}}) {
    Scene fast = scene.scene;
    fast.bodies[0].velocity = velocity;
    scene.evidence = analyzed(fast);
    const Side side(scene, scene.at(-1));
    const Vec2 end = side.camera.toScreen(-velocity);
    CHECK(end.x > 0);
    CHECK(end.x < 500);
    CHECK(end.y > 0);
    CHECK(end.y < 600);
  }
}

TEST_CASE("the bodies stand where they touch first, and those that are pushed where it ends") {
  OpenedScene moving("minkowski-moving");
  const Figure at = paint(moving.evidence, moving.at(-1));
  const auto posed = std::ranges::count(at.items, Part::pose, partOf);
  CHECK(posed > 0);
  const OpenedScene concave("minkowski-concave");
  const Figure figure = paint(concave.evidence, concave.view);
  std::vector<Vec2> tips;
  for (const Item& item : figure.items) {
    const Fill* head = std::get_if<Fill>(&item);
    if (head == nullptr || head->part != Part::push) continue;
    for (const Vec2 p : head->outline) tips.push_back(concave.view.camera.toWorld(p));
  }
  // Its centre lies beside A: the push starts where the part of A that it is about lies in B.
  const BodyShape& a = concave.evidence.bodies[static_cast<std::size_t>(concave.evidence.a)];
  const Vec2 mtv = concave.evidence.concave->mtv;
  CHECK_FALSE(sepax::holds(a, a.centroid));
  CHECK(std::ranges::any_of(tips, [&](Vec2 tip) { return sepax::holds(a, tip - mtv); }));
  const BodyShape& b = concave.evidence.bodies[static_cast<std::size_t>(concave.evidence.b)];
  CHECK(std::ranges::any_of(
      tips, [&](Vec2 tip) { return sepax::holds(a, tip - mtv) && sepax::holds(b, tip - mtv); }));
}

TEST_CASE("the supports of an iteration are marked at the corners that they name") {
  OpenedScene scene("minkowski-overlap");
  scene.view.options.set(kMinkowskiMode, MinkowskiMode::gjk);
  const auto& iterations = scene.evidence.minkowski->gjk.iterations;
  for (std::size_t i = 0; i < iterations.size(); ++i) {
    const ViewState view = scene.at(static_cast<int>(2 * i));
    const Figure figure = paint(scene.evidence, view);
    std::vector<Vec2> marks;
    for (const Item& item : figure.items) {
      const Dot* dot = std::get_if<Dot>(&item);
      if (dot != nullptr && dot->part == kSupport)
        marks.push_back(view.camera.toWorld(dot->center));
    }
    const VertexPair pair = iterations[i].support;
    CHECK(marks.size() == 2);
    CHECK(holds(marks, scene.evidence.bodies[0].vertices[static_cast<std::size_t>(pair.a)]));
    CHECK(holds(marks, scene.evidence.bodies[1].vertices[static_cast<std::size_t>(pair.b)]));
  }
}

TEST_CASE("a place on a union is taken as one on a difference, and beside it nothing is") {
  const OpenedScene scene("minkowski-concave");
  const Side side(scene, scene.at(-1));
  const MinkowskiPiece& piece = scene.evidence.minkowskiPieces->pieces.front();
  Vec2 middle;
  for (const Vec2 p : piece.vertices) middle += p / static_cast<double>(piece.vertices.size());
  const Vec2 on = side.camera.toScreen(middle);
  CHECK(gripDifference(scene.evidence, scene.view, side.camera, on) == 1);
  CHECK(pickDifference(scene.evidence, scene.view, side.camera, on) ==
        Target{Target::Kind::body, scene.evidence.a, -1});
  CHECK(gripDifference(scene.evidence, scene.view, side.camera, {-200, -200}) == 0);
  CHECK(pickDifference(scene.evidence, scene.view, side.camera, {-200, -200}) == Target{});
}

TEST_CASE("an edge that is pointed at has its line, and the way from the origin square to it") {
  OpenedScene scene("minkowski-moving");
  const MinkowskiEvidence& found = *scene.evidence.minkowski;
  for (const double time : {0.0, 0.6}) {
    for (const MinkowskiEdge& edge : found.edges) {
      ViewState view = scene.at(-1);
      view.time = time;
      view.hoveredAxis = edge.name;
      const Side side(scene, view);
      const std::vector<Vec2> way = side.ends(kEdgeWay);
      REQUIRE(way.size() == 2);
      CHECK(distance(way[0], -time * found.ray.velocity) == doctest::Approx(0).epsilon(1e-9));
      const double reach = edge.distance + time * edge.speed;
      CHECK(dot(way[1] - way[0], edge.normal) == doctest::Approx(reach));
      CHECK(distance(way[0], way[1]) == doctest::Approx(std::abs(reach)));
      CHECK(side.says(number(std::abs(reach))));
      const std::vector<Vec2> line = side.ends(kEdgeLine);
      REQUIRE(line.size() == 2);
      CHECK(dot(line[0] - line[1], edge.normal) == doctest::Approx(0));
    }
  }
}

TEST_CASE("GJK shows what a support must pass, EPA how near its nearest edge is") {
  OpenedScene gjk("minkowski-apart");
  gjk.view.options.set(kMinkowskiMode, MinkowskiMode::gjk);
  const auto& iterations = gjk.evidence.minkowski->gjk.iterations;
  for (std::size_t i = 0; i < iterations.size(); ++i) {
    const std::vector<Vec2> level = Side(gjk, gjk.at(static_cast<int>(2 * i))).ends(kSearchLevel);
    REQUIRE(level.size() == 2);
    for (const Vec2 end : level)
      CHECK(dot(end, normalized(iterations[i].direction)) == doctest::Approx(0));
  }
  OpenedScene epa("minkowski-overlap");
  epa.view.options.set(kMinkowskiMode, MinkowskiMode::epa);
  const EpaIteration& first = epa.evidence.minkowski->epa->iterations.front();
  const Side side(epa, epa.at(0));
  CHECK(side.says(number(first.distance)));
  CHECK(holds(side.ends(kOriginDistance), first.distance * first.normal));
}

TEST_CASE("a step of the ray shows the line that it passes, and where") {
  OpenedScene scene("minkowski-moving");
  const MinkowskiEvidence& found = *scene.evidence.minkowski;
  for (std::size_t k = 0; k < found.edges.size(); ++k) {
    const MinkowskiEdge& edge = found.edges[k];
    const Side side(scene, scene.at(static_cast<int>(k)));
    CHECK(side.ends(kEdgeLine).size() == 2);
    const Vec2 crossing = -edge.crossTime * found.ray.velocity;
    const bool later = edge.crossing != 0 && edge.crossTime >= 0;
    CHECK(holds(side.dots(kOriginRay), crossing) == later);
    CHECK(Side(scene, scene.at(-1)).ends(kEdgeLine).empty());
  }
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
