// A motion at a time of its step: what its pictures show and its words say.

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/motion/motion.h"
#include "core/evidence/motion_moment.h"
#include "tests/support/exact_axes.h"
#include "tests/support/opened_scene.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

constexpr int kParts = 64;  ///< of the step; the times that are looked at are whole ones of them

/// Sign of the depth on an axis, in integers.
int signAtPart(const ExactAxis& axis, int part) {
  if (!axis.entry) return signOf(axis.push);
  const int entry = compare(*axis.entry, {part, kParts});
  const int exit = compare(*axis.exit, {part, kParts});
  if (entry == 0 || exit == 0) return 0;
  return entry < 0 && exit > 0 ? 1 : -1;
}

const ExactAxis& named(const std::vector<ExactAxis>& axes, const Evidence& evidence,
                       const std::string& name) {
  const auto found = std::ranges::find_if(
      axes, [&](const ExactAxis& axis) { return nameOf(evidence, axis.name) == name; });
  REQUIRE(found != axes.end());
  return *found;
}

/// How many axes the sentence says the shadows meet on.
int saidMeeting(const std::string& sentence, std::size_t all) {
  if (sentence.find("meet on all " + std::to_string(all) + " axes") != std::string::npos)
    return static_cast<int>(all);
  const std::string said = between(sentence, "meet on ", " of " + std::to_string(all) + " axes");
  REQUIRE_FALSE(said.empty());
  return said == "none" ? 0 : std::stoi(said);
}

std::optional<Fraction> latest(const std::vector<ExactAxis>& axes, bool entry) {
  std::optional<Fraction> found;
  for (const ExactAxis& axis : axes) {
    const std::optional<Fraction>& time = entry ? axis.entry : axis.exit;
    if (!time) continue;
    const int order = found ? compare(*time, *found) : 0;
    if (!found || (entry ? order > 0 : order < 0)) found = time;
  }
  return found;
}

/// What the badge says of the time after the start that is shown, in its words and its colour.
void checkBadge(const std::vector<ExactAxis>& axes, const Verdict& verdict, int part) {
  CAPTURE(verdict.badge);
  const auto count = [&](int sign) {
    return std::ranges::count_if(
        axes, [&](const ExactAxis& axis) { return signAtPart(axis, part) == sign; });
  };
  const Fraction now{part, kParts};
  const bool gap = count(-1) > 0;
  const auto begins = [&](std::string_view words) { return verdict.badge.starts_with(words); };
  if (begins("Will collide") || begins("Grazes") || begins("Meets")) {
    CHECK(gap);
    CHECK(compare(*latest(axes, true), now) > 0);
  }
  if (begins("First contact now")) CHECK((!gap && compare(*latest(axes, true), now) == 0));
  const bool since = begins("Overlapping since the start");
  const bool atStart =
      std::ranges::all_of(axes, [](const ExactAxis& axis) { return signAtPart(axis, 0) > 0; });
  if (since || begins("Overlap now")) CHECK(since == atStart);
  if (since || begins("Overlap now"))
    CHECK((!gap && count(0) == 0 && verdict.role == Role::result));
  if (begins("Touching now")) CHECK((!gap && count(0) > 0 && verdict.role == Role::gap));
  if (begins("Apart again")) CHECK((gap && compare(*latest(axes, false), now) < 0));
  if (!gap) CHECK_FALSE(begins("No collision"));
  if (!gap) CHECK((begins("First") || since || begins("Overlap now") || begins("Touching now")));
}

void checkWords(const ExactCase& pair, const Evidence& evidence, int part) {
  const std::vector<ExactAxis> axes = exactAxes(pair);
  const Verdict verdict =
      motionVerdict(evidence, viewAtTime("motion", static_cast<double>(part) / kParts));
  const std::string& sentence = verdict.sentence;
  CAPTURE(part);
  if (part > 0) checkBadge(axes, verdict, part);
  CAPTURE(sentence);
  int meeting = 0;
  int touching = 0;
  for (const ExactAxis& axis : axes) {
    meeting += signAtPart(axis, part) >= 0 ? 1 : 0;
    touching += signAtPart(axis, part) == 0 ? 1 : 0;
  }
  CHECK(saidMeeting(sentence, axes.size()) == meeting);
  const bool together = meeting == static_cast<int>(axes.size());
  const Fraction now{part, kParts};
  const bool overlap = sentence.find(" overlap.") != std::string::npos;
  const bool touch = sentence.find(" touch.") != std::string::npos;
  if (overlap) CHECK((together && touching == 0));
  if (touch && sentence.find("then they touch") == std::string::npos)
    CHECK((together && touching > 0));
  if (const std::string last = between(sentence, "the gap on ", " is the last"); !last.empty()) {
    CHECK_FALSE(together);
    const ExactAxis& axis = named(axes, evidence, last);
    CHECK(compare(*axis.entry, now) > 0);
    CHECK(compare(*axis.entry, *latest(axes, true)) == 0);
    CHECK(std::ranges::count_if(axes, [&](const ExactAxis& other) {
            return other.entry && compare(*other.entry, *axis.entry) == 0;
          }) == 1);
  }
  if (const std::string both = between(sentence, "the gaps on ", " are the last"); !both.empty()) {
    const std::size_t cut = both.find(" and ");
    for (const std::string& name : {both.substr(0, cut), both.substr(cut + 5)})
      CHECK(compare(*named(axes, evidence, name).entry, *latest(axes, true)) == 0);
  }
  if (sentence.starts_with("First contact")) {
    CHECK(compare(*latest(axes, true), now) == 0);
    CHECK((together && touching > 0));
  }
  if (const std::string left = between(sentence, "since the gap on ", " opened"); !left.empty()) {
    CHECK_FALSE(together);
    CHECK(compare(*latest(axes, false), now) < 0);
    CHECK(compare(*named(axes, evidence, left).exit, *latest(axes, false)) == 0);
  }
  if (sentence.find("for the last time") != std::string::npos)
    CHECK(compare(*latest(axes, false), now) == 0);
}

struct Bar {
  double low = kInfinity;
  double high = -kInfinity;
};

/// Heights on an axis that the solid bars of a body's colour span, world units.
Bar barOf(const Figure& figure, const Camera& camera, Role role, Vec2 normal) {
  Bar bar;
  for (const Item& item : figure.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke == nullptr || stroke->part != Part::shadow || stroke->paint.role != role) continue;
    if (stroke->dash.on > 0) continue;
    for (const Vec2 point : stroke->points) {
      const double height = dot(camera.toWorld(point), normal);
      bar = {std::min(bar.low, height), std::max(bar.high, height)};
    }
  }
  return bar;
}

Bar shadowOf(const std::vector<Vec2>& points, Vec2 way, Vec2 normal) {
  Bar bar;
  for (const Vec2 point : points) {
    const double height = dot(point + way, normal);
    bar = {std::min(bar.low, height), std::max(bar.high, height)};
  }
  return bar;
}

}  // namespace

TEST_SUITE("viewers motion in time") {
  TEST_CASE("law: what is said of a time is true of the exact times") {
    forExactCases(viewerCases(3000), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "motion");
      for (const int part : {3, 16, 32, 48, 64}) checkWords(pair, evidence, part);
    });
  }

  TEST_CASE("law: the bars of the ruler are the shadows of the bodies where they are") {
    forExactCases(viewerCases(400), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "motion");
      for (const double time : {0.0, 0.25, 0.8}) {
        const ViewState view = viewAtTime("motion", time);
        Figure figure;
        figure.width = view.camera.width;
        figure.height = view.camera.height;
        paintMotion(evidence, view, figure);
        const MotionEvidence& motion = *evidence.motion;
        const Vec2 normal = motion.axes[static_cast<std::size_t>(shownAxis(motion, view))].normal;
        const double rounding = 1e-6;
        const Bar a = barOf(figure, view.camera, Role::a, normal);
        const Bar trueA = shadowOf(pair.scene.a, time * pair.scene.va, normal);
        CHECK(std::fabs(a.low - trueA.low) < rounding);
        CHECK(std::fabs(a.high - trueA.high) < rounding);
        const Bar b = barOf(figure, view.camera, Role::b, normal);
        const Bar trueB = shadowOf(pair.scene.b, time * pair.scene.vb, normal);
        CHECK(std::fabs(b.low - trueB.low) < rounding);
        CHECK(std::fabs(b.high - trueB.high) < rounding);
      }
    });
  }

  TEST_CASE("law: at the time to hold the words say that it is the first contact") {
    forExactCases(viewerCases(2000), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "motion");
      const std::optional<double> hold = motionHold(evidence);
      const Contact contact = evidence.motion->contact;
      CHECK(hold.has_value() == (contact == Contact::entering || contact == Contact::grazing));
      if (!hold) return;
      CHECK(std::fabs(*hold - *evidence.motion->time) <= 1e-14);
      CHECK(motionVerdict(evidence, viewAtTime("motion", *hold))
                .sentence.starts_with("First contact at t = "));
      Figure strip;
      strip.width = 900;
      strip.height = 400;
      paintLanes(evidence, viewAtTime("motion", *hold), strip);
      CHECK(shows(strip, "contact"));
      Figure before;
      before.width = 900;
      before.height = 400;
      paintLanes(evidence, viewAtTime("motion", *hold * 0.5), before);
      CHECK_FALSE(shows(before, "contact"));
    });
  }

  TEST_CASE("law: once they are apart again an axis is shown on which there is a gap") {
    static int parted = 0;
    forExactCases(viewerCases(2000), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "motion");
      const MotionEvidence& motion = *evidence.motion;
      const ViewState end = viewAtTime("motion", 1);
      if (stageAt(motion, 1) != MotionStage::after) return;
      ++parted;
      CHECK(signAt(motion.axes[static_cast<std::size_t>(shownAxis(motion, end))], 1) < 0);
      CHECK(shownAxis(motion, viewAtTime("motion", 0)) == motion.deciding);
    });
    CHECK(parted > 20);
  }

  TEST_CASE("of polygons that overlap from the start no lane is the last to enter") {
    const Evidence evidence = evidenceOf(
        {{{0, 0}, {2, 0}, {2, 2}, {0, 2}}, {{1, 0}, {3, 0}, {3, 1}, {1, 1}}, {3, 1}, {}}, "motion");
    Figure strip;
    strip.width = 900;
    strip.height = 400;
    paintLanes(evidence, viewAtTime("motion", 0), strip);
    for (const Item& item : strip.items) CHECK(partOf(item) != Part::latestEntry);
  }

  TEST_CASE("a gap that the motion opens again is called so") {
    const Evidence evidence = evidenceOf(
        {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}, {{2, 0}, {3, 0}, {3, 1}, {2, 1}}, {4, 0}, {}}, "motion");
    ViewState view = viewAtTime("motion", 0.125);
    view.selectedAxis = AxisName{Owner::a, 1};
    const auto words = [&](double time) {
      view.time = time;
      Figure figure = paint(evidence, view);
      return wordsIn(figure);
    };
    const auto says = [&](double time, const std::string& text) {
      const auto all = words(time);
      return std::ranges::count(all, text) == 1;
    };
    CHECK(says(0.125, "gap 0.500, closing"));
    CHECK(says(0.25, "touching"));
    CHECK(says(0.5, "depth 1.000"));
    CHECK(says(1, "gap 1.000, opening"));
  }

  TEST_CASE("what is stepped through stays at the start") {
    const Evidence evidence = evidenceOf(
        {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}, {{2, 0}, {3, 0}, {3, 1}, {2, 1}}, {4, 0}, {}}, "motion");
    ViewState view = viewAtTime("motion", 0.5);
    view.step = 2;
    CHECK(shownTime(evidence, view) == 0);
    CHECK_FALSE(motionPose(evidence, view, evidence.a));
    view.step = motionStepCount(evidence) - 1;
    CHECK(shownTime(evidence, view) == 0);
    view.step = -1;
    CHECK(shownTime(evidence, view) == 0.5);
    const std::optional<LaterPose> pose = motionPose(evidence, view, evidence.a);
    REQUIRE(pose);
    CHECK(pose->position == Vec2{2, 0});
    CHECK(pose->turn == 0);
    CHECK_FALSE(motionPose(evidence, view, evidence.b));
  }
}

TEST_CASE("what the doctor marks goes with a body that has left its start") {
  Scene scene = builtin("first-contact");
  Body& a = scene.bodies[0];
  a.vertices.insert(a.vertices.begin() + 1, a.vertices[0]);  // repeated
  const Evidence evidence = analyze(scene);
  REQUIRE_FALSE(evidence.bodies[0].marks.empty());
  ViewState view;
  view.technique = "motion";
  view.camera = {{}, 40, 1000, 700};
  const auto markAt = [&](double time) {
    view.time = time;
    const Figure figure = paint(evidence, view);
    const auto mark = std::ranges::find_if(
        figure.items, [](const Item& item) { return partOf(item) == Part::mark; });
    REQUIRE(mark != figure.items.end());
    return std::get<Stroke>(*mark).points.front();
  };
  const Vec2 way = markAt(0.5) - markAt(0);
  const Vec2 wanted = Camera::turned(0.5 * view.camera.zoom * evidence.bodies[0].velocity);
  CHECK(distance(way, wanted) < 0.01);
}
