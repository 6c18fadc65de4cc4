#include "app/techniques/minkowski/legend.h"
#include "app/techniques/minkowski/minkowski.h"
#include "app/techniques/table.h"
#include "core/evidence/minkowski_moment.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>

// The difference while bodies move.

namespace sepax {
namespace {

using test::OpenedScene;

TEST_SUITE_BEGIN("minkowski");

TEST_CASE("at each time of the motion badge and sentence say where the origin is") {
  OpenedScene scene("minkowski-moving");
  const MinkowskiRay ray = scene.evidence.minkowski->ray;
  const auto at = [&](double time) {
    ViewState view = scene.at(-1);
    view.time = time;
    return minkowskiVerdict(scene.evidence, view);
  };
  CHECK(at(0.2).badge == "Will hit at t = 0.463");
  CHECK(at(0.2).sentence ==
        "At t = 0.200 the origin is still outside of 3 edges of A − B; it enters "
        "it through edge A2 at t = 0.463.");
  CHECK(at(*ray.time).badge == "First contact now, at t = 0.463");
  CHECK(at(*ray.time).sentence ==
        "At t = 0.463 the origin enters A − B through edge A2: the first contact of A and B.");
  CHECK(at(0.9).badge == "Overlap now, at t = 0.900");
  CHECK(at(0.9).sentence == "At t = 0.900 the origin is inside of A − B: A and B overlap.");
  Scene faster = scene.scene;
  faster.bodies[0].velocity = 2 * faster.bodies[0].velocity;
  const Evidence through = analyze(faster);
  ViewState view = scene.at(-1);
  view.time = *through.minkowski->ray.exit;
  CHECK(minkowskiVerdict(through, view).sentence ==
        "At t = 0.745 the origin leaves A − B through edge A0: the last contact of A and B.");
  view.time = 1;
  CHECK(minkowskiVerdict(through, view).badge == "Apart again at t = 1.000");
  CHECK(minkowskiVerdict(through, view).sentence.ends_with("A and B are apart again."));
  Scene away = scene.scene;
  away.bodies[0].velocity = -1 * away.bodies[0].velocity;
  const Evidence parting = analyze(away);
  CHECK(minkowskiVerdict(parting, scene.at(-1))
            .sentence.ends_with("It moves away from A − B: no contact."));
  Scene late = scene.scene;
  late.bodies[0].velocity = 0.25 * late.bodies[0].velocity;
  CHECK(minkowskiVerdict(analyze(late), scene.at(-1))
            .sentence.ends_with("It comes to A − B after this step: no contact yet."));
}

TEST_CASE("the origin keeps its name on its way, and at the contact the corner that meets is lit") {
  OpenedScene scene("minkowski-moving");
  const auto side = [&](double time) {
    scene.view.time = time;
    ViewState view = scene.view;
    const SidePicture& picture = *sideOf(scene.technique, scene.evidence, view);
    view.side = SideView{{500, 0}, framedSide(picture, scene.evidence, view, {400, 590}), true};
    return paintSide(picture, scene.evidence, view);
  };
  CHECK(test::shows(side(0), "origin"));
  CHECK_FALSE(test::shows(side(0), "t = 0"));
  CHECK(test::shows(side(0.3), "origin"));
  CHECK(test::shows(side(0.3), "t = 0"));
  const auto dotsOfOrigin = [&](double time) {
    const Figure figure = side(time);
    return std::ranges::count_if(figure.items, [](const Item& item) {
      return std::holds_alternative<Dot>(item) && partOf(item) == kOrigin;
    });
  };
  CHECK(dotsOfOrigin(*scene.evidence.minkowski->ray.time) == dotsOfOrigin(0.3) + 1);  // a ring
  const auto contactAt = [&](double time) {
    scene.view.time = time;
    const Figure figure = paint(scene.evidence, scene.view);
    std::vector<Vec2> places;
    for (const Item& item : figure.items)
      if (const Dot* dot = std::get_if<Dot>(&item); dot != nullptr && dot->part == kMeetingCorner)
        places.push_back(dot->center);
    return places;
  };
  CHECK(contactAt(0.3).empty());
  const double time = *scene.evidence.minkowski->ray.time;
  const std::vector<Vec2> lit = contactAt(time);
  REQUIRE(lit.size() == 2);
  double nearest = 1e9;
  for (const Vec2 vertex : scene.evidence.bodies[1].vertices)
    nearest = std::min(nearest, distance(lit[0], scene.view.camera.toScreen(vertex)));
  CHECK(nearest < 1e-6);
}

TEST_CASE("where edges meet face to face no corner is lit: it may lie beside the other body") {
  Scene scene = test::builtin("minkowski-moving");
  scene.bodies[0].vertices = {{0, 1}, {1, 1}, {1, 2}, {0, 2}};
  scene.bodies[0].velocity = {4, 0};
  scene.bodies[1].vertices = {{3, 0}, {4, 0}, {4, 5}, {3, 5}};
  for (Body& body : scene.bodies) body.position = {};
  ViewState view = OpenedScene("minkowski-moving").view;
  const Evidence evidence = analyze(scene, optionsFrom(view));
  REQUIRE(evidence.minkowski->ray.entryTies.size() > 1);
  view.time = *evidence.minkowski->ray.time;
  REQUIRE(stageAt(*evidence.minkowski, view.time) == MotionStage::contact);
  const Figure figure = paint(evidence, view);
  CHECK(std::ranges::none_of(figure.items,
                             [](const Item& item) { return partOf(item) == kMeetingCorner; }));
}

TEST_CASE("of an edge along the motion the step says whether the origin is outside of it") {
  for (const bool misses : {false, true}) {
    Scene scene = test::boxes({3, misses ? 5 : 0.5}, {4, 0});
    scene.technique = "minkowski";
    const Evidence evidence = analyze(scene);
    ViewState view;
    view.technique = "minkowski";
    view.options.set(kMinkowskiMode, MinkowskiMode::moving);
    int nevers = 0;
    int others = 0;
    for (view.step = 0; view.step < minkowskiStepCount(evidence, view); ++view.step) {
      const std::string value = minkowskiSteps(evidence, view)[3].value;
      nevers += value == "never";
      others += value == "not outside";
    }
    CHECK(nevers == (misses ? 2 : 0));
    CHECK(others == (misses ? 2 : 4));
  }
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
