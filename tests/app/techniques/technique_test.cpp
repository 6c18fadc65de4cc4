#include "app/figure/label_space.h"
#include "app/scene/builtin.h"
#include "app/scene/scene_json.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/motion/lane_plan.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/sat/sat.h"
#include "app/techniques/table.h"
#include "core/evidence/motion_moment.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace sepax;
using sepax::test::boxes;
using sepax::test::builtin;

namespace {

bool disagrees(const Evidence& evidence, const std::string& id) {
  return std::any_of(evidence.disagreements.begin(), evidence.disagreements.end(),
                     [&id](const Disagreement& d) { return d.id == id; });
}

}  // namespace

TEST_SUITE("techniques") {
  TEST_CASE("there is no technique of an unknown id") {
    CHECK(findTechnique("no such thing") == nullptr);
  }

  TEST_CASE("every built-in scene names a technique that exists and gets a verdict") {
    for (const BuiltinScene& row : builtinScenes()) {
      CAPTURE(row.id);
      const Scene scene = builtin(row.id);
      const Technique* technique = findTechnique(scene.technique);
      REQUIRE(technique);
      const Verdict verdict = technique->verdict(analyze(scene), ViewState{});
      CHECK_FALSE(verdict.badge.empty());
      CHECK(verdict.sentence.back() == '.');
    }
  }

  TEST_CASE("the built-in scenes show what their titles promise") {
    const Evidence pentagons = analyze(builtin("two-pentagons"));
    REQUIRE(pentagons.sat);
    CHECK(pentagons.sat->relation == Relation::overlapping);
    CHECK(pentagons.sat->axes[static_cast<std::size_t>(pentagons.sat->chosen)].name.owner ==
          Owner::b);
    CHECK(analyze(builtin("touching")).sat->relation == Relation::touching);
    CHECK(analyze(builtin("sat-figure-1")).sat->relation == Relation::disjoint);
    CHECK(disagrees(analyze(builtin("passing-by")), "extended-intervals"));
    CHECK(disagrees(analyze(builtin("through-the-wall")), "past-the-obstacle"));
    CHECK_FALSE(analyze(builtin("through-the-wall")).motion->sampledStep);
    CHECK(disagrees(analyze(builtin("containment")), "containment-mtv"));
    CHECK(analyze(builtin("first-contact")).motion->contact == Contact::entering);
    CHECK_FALSE(analyze(builtin("needs-repair")).sat);
  }

  TEST_CASE("law: bodies that touch have one colour in every technique") {
    int touches = 0;
    for (const std::string_view id : sepax::test::allBuiltinIds()) {
      CAPTURE(id);
      const Evidence evidence = analyze(builtin(id));
      for (const Technique& technique : techniques()) {
        const Verdict verdict = technique.verdict(evidence, ViewState{});
        if (!verdict.badge.starts_with("Touching")) continue;
        CHECK_MESSAGE(verdict.role == roleOf(Relation::touching), technique.id);
        ++touches;
      }
    }
    CHECK(touches > 10);
    CHECK(roleOf(Relation::touching) != roleOf(Relation::overlapping));
  }

  TEST_CASE("disagreements appear only where the answers differ") {
    CHECK(analyze(boxes({3, 0.25}, {})).disagreements.empty());
    CHECK(analyze(boxes({3, 0.25}, {2.5, 0})).disagreements.empty());
    CHECK(disagrees(analyze(boxes({2, 5}, {1, 2})), "smallest-time"));
    CHECK(disagrees(analyze(boxes({0.5, 0}, {-5, 0})), "centre-direction"));
  }

  TEST_CASE("a body that is not convex is named, and nothing is guessed") {
    Scene scene = boxes({3, 0}, {});
    scene.bodies[1].vertices = {{0, 0}, {2, 0}, {1, 0.5}, {2, 2}};
    const Evidence concave = analyze(scene);
    CHECK_FALSE(concave.sat);
    CHECK(concave.skipped.at("sat") == "B is not convex: concave at vertex B2");
    scene.bodies[1].vertices = {{0, 0}, {2, 2}, {2, 0}, {0, 2}};
    CHECK(analyze(scene).skipped.at("motion") ==
          "B is not a simple polygon: edges B0 and B2 cross");
    scene.bodies.pop_back();
    CHECK(analyze(scene).skipped.at("sat") == "the scene has no pair of bodies");
  }

  TEST_CASE("stepping knows only the axes that were visited") {
    const Evidence evidence = analyze(builtin("two-pentagons"));
    const SatEvidence& sat = *evidence.sat;
    const int count = satStepCount(evidence);
    CHECK(count == 4 * static_cast<int>(sat.axes.size()) + 1);
    for (int step = 0; step < count; ++step) {
      const SatProgress progress = satProgress(sat, step);
      ViewState view;
      view.step = step;
      const std::vector<CodeLine> lines = satSteps(evidence, view);
      const auto current = std::count_if(lines.begin(), lines.end(),
                                         [](const CodeLine& line) { return line.current; });
      CHECK(current == 1);
      if (progress.phase == SatProgress::Phase::result) continue;
      CHECK(progress.best <= progress.axis);
      if (progress.axis == 0 && progress.phase != SatProgress::Phase::compare) {
        CHECK(progress.best == -1);
      }
      if (progress.phase == SatProgress::Phase::edge) CHECK(lines[2].value.empty());
    }
    CHECK(satProgress(sat, count - 1).phase == SatProgress::Phase::result);
    CHECK(satProgress(sat, -1).best == sat.chosen);
  }

  TEST_CASE("of two shortest ways out in different directions the other one is told, too") {
    Scene scene = boxes({}, {});
    scene.bodies[0].vertices = {{0, 0}, {2, 0}, {2, 2}, {0, 2}};
    scene.bodies[1].vertices = {{1, 1}, {3, 1}, {3, 3}, {1, 3}};
    for (Body& body : scene.bodies) body.position = {};
    ViewState view;
    const auto sentence = [&] { return satVerdict(analyze(scene), view).sentence; };
    CHECK(
        sentence().ends_with(" The way out on axis A1 is as short: of equals the first is taken."));
    scene.bodies[1].vertices = {{1.5, 1}, {3.5, 1}, {3.5, 3}, {1.5, 3}};
    CHECK(sentence().find("as short") == std::string::npos);  // A1, A3, B1, B3 are one direction
  }

  TEST_CASE("a way out that only rounding makes longer is not told as the first of equals") {
    Scene scene = builtin("touching");
    scene.bodies[0].position = {0.05, 0};
    const Evidence evidence = analyze(scene);
    const SatEvidence& sat = *evidence.sat;
    REQUIRE(sat.ties.front() < sat.chosen);
    CHECK(satVerdict(evidence, {})
              .sentence.ends_with(" The way out on axis A0 is longer, by no more than rounding."));
  }

  TEST_CASE("stepping stops at the first gap") {
    const Evidence apart = analyze(boxes({0, 3}, {}));
    CHECK(satStepCount(apart) == 4 * 1 + 1);  // edge 0 of A faces down: its axis has the gap
  }

  TEST_CASE("the ruler of the lanes maps times there and back") {
    for (const double width : {300.0, 1130.0}) {
      for (const double time : {0.0, 0.25, 0.524, 1.0}) {
        CHECK(laneTime(laneX(time, width), width) == doctest::Approx(time));
      }
      CHECK(laneTime(-50, width) == 0.0);
      CHECK(laneTime(width + 50, width) == 1.0);
    }
    for (double width = 1; width < 300; ++width)
      for (double x = -1; x <= width + 1; ++x)
        CHECK((laneTime(x, width) >= 0 && laneTime(x, width) <= 1));
    const Evidence evidence = analyze(test::builtin("first-contact"));
    REQUIRE(evidence.motion->axes.size() == 9);
    const auto at = [&](double y, double height) { return laneAt(evidence, {}, y, height); };
    CHECK(at(24, 150) == 0);
    CHECK(at(10, 150) == -1);  // the words above the lanes
    CHECK(at(10, 126) == 1);   // no room for them, nor for A0, which meets from before the start on
    CHECK(at(1, 150) == -1);
    CHECK(at(149, 150) == -1);
  }

  TEST_CASE(
      "law: on a low strip the lanes are high enough for names, and the contact has its own") {
    const Evidence evidence = analyze(test::builtin("first-contact"));
    const MotionEvidence& motion = *evidence.motion;
    for (const double height : {40.0, 60.0, 80.0, 100.0, 120.0}) {
      const LanePlan plan = lanePlan(evidence, {}, height);
      CAPTURE(height);
      CHECK(plan.height >= kNamedLane);
      CHECK(plan.bottom() < height);
      CHECK(std::ranges::is_sorted(plan.axes));
      CHECK(std::ranges::count(plan.axes, motion.deciding) == 1);
      for (std::size_t i = 0; i < plan.axes.size(); ++i)
        CHECK(laneAt(evidence, {}, plan.middle(i), height) == plan.axes[i]);
    }
    ViewState paper;
    paper.wording.paper = true;
    for (const double height : {40.0, 60.0, 80.0, 120.0}) {
      CAPTURE(height);
      const LanePlan plan = lanePlan(evidence, paper, height);
      CHECK(plan.nameColumns > 0);
      CHECK(plan.bottom() < height);
      CHECK(std::ranges::count(plan.axes, motion.deciding) == 1);
    }
    // Those that a miss is about, and the one that a prediction takes, are among the first.
    const Evidence passing = analyze(test::builtin("passing-by"));
    const LanePlan missed = lanePlan(passing, paper, 70);
    REQUIRE(missed.axes.size() < passing.motion->axes.size());
    for (const int axis : {passing.motion->miss.axis, passing.motion->miss.later})
      CHECK(std::ranges::count(missed.axes, axis) == 1);
    const test::OpenedScene smallest("pitfall-smallest-time");
    ViewState view = smallest.view;
    view.wording.paper = true;
    const LanePlan predicted = lanePlan(smallest.evidence, view, 70);
    const auto& axes = smallest.evidence.motion->axes;
    REQUIRE(predicted.axes.size() < axes.size());
    CHECK(std::ranges::any_of(predicted.axes, [&](int axis) {
      return axes[static_cast<std::size_t>(axis)].name ==
             *smallest.evidence.publishedPrediction->axis;
    }));
  }

  TEST_CASE(
      "on paper lanes have their names side by side below the words, or as many as have room are "
      "there") {
    const Evidence evidence = analyze(test::builtin("first-contact"));
    const auto namesAt = [&](double height, bool paper) {
      ViewState view;
      view.wording.paper = paper;
      Figure strip;
      strip.width = 420;
      strip.height = height;
      paintLanes(evidence, view, strip);
      std::vector<Rect> names;
      for (const Item& item : strip.items) {
        const Text* text = std::get_if<Text>(&item);
        if (text == nullptr || (text->text[0] != 'A' && text->text[0] != 'B')) continue;
        names.push_back(rectOf(*text));
        CHECK(names.back().max.x <= kLaneNames);
        for (std::size_t i = 0; i + 1 < names.size(); ++i)
          CHECK_FALSE(overlaps(names[i], names.back()));
      }
      return names.size();
    };
    CHECK(namesAt(200, true) == 9);
    CHECK(namesAt(110, true) == 9);
    CHECK(namesAt(80, true) == 3);
    CHECK(namesAt(55, true) == 1);
    CHECK(namesAt(80, false) == 4);  // on a screen as many lanes as have room
  }

  TEST_CASE("the axis that stands out is the one that the sentence of a miss names") {
    const Evidence evidence = analyze(test::builtin("pitfall-relative-velocity"));
    const MotionEvidence& motion = *evidence.motion;
    REQUIRE(motion.miss.reason == MissReason::beforeStart);
    CHECK(motion.miss.axis != motion.deciding);
    CHECK(shownAxis(motion, {}) == motion.miss.axis);
  }

  TEST_CASE("on paper the time that is shown is marked, and that the states are of it") {
    const Evidence evidence = analyze(test::builtin("first-contact"));
    ViewState view;
    view.wording.paper = true;
    Figure strip;
    strip.width = 420;
    strip.height = 80;
    paintLanes(evidence, view, strip);
    CHECK(test::shows(strip, "at this t"));
    CHECK(std::ranges::any_of(strip.items,
                              [](const Item& item) { return partOf(item) == Part::shownTime; }));
  }

  TEST_CASE("one lane is the last to enter; what stands beyond the step is dim") {
    Scene scene = test::builtin("first-contact");
    CHECK(analyze(scene).motion->entryTies.size() == 2);  // its parallel sides tie exactly
    scene.bodies[0].vertices = {
        {-3.6, -2.4}, {-2, -2.1}, {-1.8, -0.55}, {-3.25, 0.15}, {-4.35, -1}};
    scene.bodies[0].velocity = {7.4, 2};
    scene.bodies[1].vertices = {{1.65, 0.8}, {3.5, -0.45}, {4.75, 1.4}, {2.9, 2.65}};
    const Evidence evidence = analyze(scene);
    REQUIRE(evidence.motion->decidingAxes.size() == 2);
    Figure strip;
    strip.width = 900;
    strip.height = 200;
    paintLanes(evidence, {}, strip);
    // The parallel side is entered at the same double, but not at the same time.
    REQUIRE(evidence.motion->entryTies.size() == 1);
    Figure faces;
    faces.width = 900;
    faces.height = 200;
    paintLanes(analyze(boxes({3, 0}, {4, 0})), {}, faces);
    const auto saysIn = [](const Figure& figure, std::string_view words) {
      return std::ranges::count_if(figure.items, [&](const Item& item) {
        const Text* text = std::get_if<Text>(&item);
        return text != nullptr && text->text == words;
      });
    };
    CHECK(saysIn(faces, "entered at the same time") == 1);  // for all of them
    CHECK(saysIn(strip, "entered a hair earlier") == 1);
    CHECK(saysIn(strip, "the last to enter") == 1);
    const LaneRange range = laneRange(evidence, {});
    ViewState atContact;
    atContact.time = *motionHold(evidence);
    Figure lit;
    lit.width = 900;
    lit.height = 200;
    paintLanes(evidence, atContact, lit);
    REQUIRE(saysIn(lit, "contact") == 2);
    for (const Item& item : lit.items) {
      const Text* text = std::get_if<Text>(&item);
      if (text == nullptr) continue;
      CHECK_MESSAGE(rectOf(*text).max.x <= 892, text->text);  // the band of a lane ends there
      if (text->text == "the last to enter" || text->text == "entered a hair earlier")
        CHECK(rectOf(*text).max.x <= laneX(1, 900, range));
    }
    const bool dimmed = std::ranges::any_of(strip.items, [&](const Item& item) {
      const Box* box = std::get_if<Box>(&item);
      return box != nullptr && box->fill.role == Role::panel && box->layer == Layer::handle &&
             std::fabs(box->min.x - laneX(1, 900, range)) < 2 &&
             box->max.x >= laneX(range.latest, 900, range);
    });
    CHECK(dimmed);
  }

  TEST_CASE("of bodies that pass by, an axis with a gap all the time proves it alone") {
    Scene scene = builtin("first-contact");
    scene.bodies[0].velocity = {5.5, -5};
    const Evidence evidence = analyze(scene);
    REQUIRE(evidence.motion->miss.reason == MissReason::passing);
    const std::optional<int> gap = gapThroughStep(*evidence.motion);
    REQUIRE(gap);
    const Verdict verdict = motionVerdict(evidence, {});
    const std::string name = axisName(evidence, *gap);
    CHECK(verdict.badge == "No collision · axis " + name);
    CHECK(verdict.sentence == "On axis " + name + " there is a gap during the whole step.");
    CHECK(shownAxis(*evidence.motion, {}) == *gap);
    // Where each axis has its time, it takes two of them.
    const Evidence both = analyze(builtin("passing-by"));
    CHECK_FALSE(gapThroughStep(*both.motion));
    CHECK(motionVerdict(both, {}).badge == "No collision · they pass by");
  }

  TEST_CASE("sliding moves A among the convex bodies and names what it passes over") {
    Scene scene = boxes({3, 0}, {});
    const SlideResult hit = slide(scene, {10, 2});
    CHECK(hit.problem.empty());
    CHECK(hit.slide.displacement.x == doctest::Approx(2));
    CHECK(hit.slide.hits.at(0).body == 1);
    scene.bodies[1].vertices = {{0, 0}, {2, 2}, {2, 0}, {0, 2}};
    const SlideResult free = slide(scene, {10, 2});
    CHECK(free.problem == "B is passed over: edges B0 and B2 cross");
    CHECK(free.slide.displacement == Vec2{10, 2});
  }
}

TEST_CASE("a contact that no sample sees is drawn with the two it falls between") {
  const Evidence wall = analyze(test::builtin("through-the-wall"));
  CHECK(sampleBefore(*wall.motion) == 30);
  const std::string shown = test::textOf(paint(wall, test::viewAt("motion", -1)));
  CHECK(shown.find("t = 30/60") != std::string::npos);
  CHECK(shown.find("t = 31/60") != std::string::npos);
  CHECK(motionVerdict(wall, test::viewAt("motion", -1))
            .sentence.starts_with(
                "No sample at t = k/60 sees the contact, between 30/60 and 31/60. "));
  const Evidence point = analyze(test::builtin("bullet-through-wall"));
  const BodyShape& body = point.bodies[1];
  ViewState view = test::viewAt("motion", -1);
  view.camera = {{0, 0}, 42, 510, 500};
  view.closeUps = false;
  for (const Item& item : paint(point, view).items) {
    const Text* text = std::get_if<Text>(&item);
    if (text == nullptr || !text->text.ends_with("/60")) continue;
    const double middle = view.camera.toScreen(body.centroid).x;
    const Rect place = rectOf(*text);
    CHECK((text->text == "t = 33/60" ? place.max.x < middle : place.min.x > middle));
  }
  const Evidence seen = analyze(test::builtin("first-contact"));
  CHECK_FALSE(sampleBefore(*seen.motion));
  CHECK(test::textOf(paint(seen, test::viewAt("motion", -1))).find("/60") == std::string::npos);
}

TEST_CASE("bars that are never on at once are marked so, and others are not") {
  const auto marks = [](const char* id) {
    const Evidence evidence = analyze(test::builtin(id));
    Figure strip;
    strip.width = 900;
    strip.height = 260;
    paintLanes(evidence, test::viewAt("motion", -1), strip);
    std::vector<double> places;
    for (const Item& item : strip.items) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      if (stroke != nullptr && stroke->part == kPassing) places.push_back(stroke->points[0].x);
    }
    const LaneRange range = laneRange(evidence, test::viewAt("motion", -1));
    if (!places.empty()) {
      CHECK(places[0] == doctest::Approx(laneX(0.5, 900, range)));
      CHECK(places[1] == doctest::Approx(laneX(0.75, 900, range)));
      CHECK(test::shows(strip, "never all at once"));
    }
    return places.size();
  };
  CHECK(marks("passing-by") == 2);
  CHECK(marks("first-contact") == 0);
}
