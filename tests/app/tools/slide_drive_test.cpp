#include "app/tools/slide_drive.h"
#include "app/scene/builtin.h"
#include "app/techniques/motion/options.h"
#include "tests/app/tools/hand.h"

#include <doctest/doctest.h>

#include <cmath>

// A driven by a hand or by keys.

namespace sepax {
namespace {

using testing::Hand;

TEST_CASE("the trail of a drive has the corners of its way, however long the motion") {
  Hand hand;
  const Vec2 start = hand.body(0).position;
  CHECK(driveOn(hand.document, hand.view, *findTechnique("motion"), {50, 0.5}).empty());
  REQUIRE(hand.view.driven);
  const std::vector<Vec2>& places = hand.view.driven->places;
  REQUIRE(places.size() == 3);
  CHECK(places[0] == start);
  CHECK(places[1].x == doctest::Approx(places[2].x));  // from there on along B's side
  CHECK(places[1].y < places[2].y);
  hand.document.cancel();
}

TEST_CASE("a hand that holds A at a place moves it no farther, and neither does letting go") {
  Hand hand(*loadBuiltin("slide-course").scene);
  hand.view.technique = "motion";
  hand.view.options.set(kSlide, true);
  const Vec2 grab = hand.body(0).position;
  const auto here = [&] { return hand.document.shown().bodies[0].position; };
  hand.press(grab);
  int stopped = 0;
  // All over the course, in strides that lead past several bodies at once.
  for (int i = 0; i < 60; ++i) {
    const Vec2 wanted{8 * std::sin(1.7 * i), 3 * std::cos(2.3 * i) - 0.5};
    hand.move(wanted);
    const Vec2 settled = here();
    CAPTURE(i);
    for (int again = 0; again < 3; ++again) hand.move(wanted);
    CHECK(distance(here(), settled) * hand.view.camera.zoom < 0.2);  // logical pixels
    REQUIRE(hand.view.driven);
    for (const SlideHit& hit : hand.view.driven->hits) {
      CHECK(distance(hit.points.empty() ? settled : hit.points.front(), settled) < 1);
      stopped += hand.view.driven->stopped ? 1 : 0;
    }
    if (distance(settled, wanted) < 1e-9) CHECK(hand.view.driven->hits.empty());
    if (i == 59) hand.release(wanted);
    CHECK(distance(here(), settled) * hand.view.camera.zoom < 0.2);
  }
  CHECK(stopped > 5);
  CHECK(!hand.document.previewing());
}

TEST_CASE("a drive keeps a mark of each contact, one as long as it lasts") {
  Hand hand(*loadBuiltin("slide-course").scene);
  const auto drive = [&](Vec2 motion, int bits) {
    for (int i = 0; i < bits; ++i)
      CHECK(driveOn(hand.document, hand.view, *findTechnique("motion"), motion).empty());
  };
  drive({0, -0.1}, 40);  // to the floor, and on against it
  REQUIRE(hand.view.driven);
  const std::vector<DrivenContact>& met = hand.view.driven->met;
  REQUIRE(met.size() == 1);
  CHECK(met[0].number == 1);
  CHECK(hand.document.shown().bodies[static_cast<std::size_t>(met[0].body)].name == "Floor");
  CHECK(met[0].place.y == doctest::Approx(-2.85));
  drive({0, 0.1}, 3);
  CHECK(met.size() == 1);
  drive({0, -0.1}, 10);
  REQUIRE(met.size() == 2);
  CHECK(met[1].number == 2);
  hand.document.cancel();
}

TEST_CASE("a frame that hangs drives A no farther than the hand can follow") {
  Hand hand;
  SlideDrive drive;
  const Vec2 start = hand.body(0).position;
  CHECK(drive.frame(hand.document, hand.view, *findTechnique("motion"), {0, 1}, 9).empty());
  const double hung = distance(hand.document.shown().bodies[0].position, start);
  CHECK(hung > 0);
  CHECK(hung * hand.view.camera.zoom < 40);  // logical pixels
  drive.cancel(hand.document);
}

TEST_CASE("driven by keys A stops at B and one undo brings it back") {
  Hand hand;
  SlideDrive drive;
  const Scene before = hand.document.committed();
  for (int i = 0; i < 120; ++i) {
    CHECK(
        drive.frame(hand.document, hand.view, *findTechnique("motion"), {1, 0}, 1.0 / 60).empty());
    hand.context();
    REQUIRE(hand.evidence.sat);
    CHECK(hand.evidence.sat->relation != Relation::overlapping);
  }
  CHECK(drive.active());
  drive.frame(hand.document, hand.view, *findTechnique("motion"), {}, 1.0 / 60);
  CHECK(!drive.active());
  CHECK(hand.body(0).position.x > 1.9);
  CHECK(hand.document.undo());
  CHECK(hand.document.committed() == before);
  CHECK(!hand.document.canUndo());
}

}  // namespace
}  // namespace sepax
