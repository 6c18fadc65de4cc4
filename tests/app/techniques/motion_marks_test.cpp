#include "app/figure/label_space.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/motion/motion.h"
#include "app/tools/framing.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

// How lanes and canvas mark the axes of the answer, of a step and of a hand.

namespace sepax {
namespace {

Figure stripOf(const Evidence& evidence, const ViewState& view) {
  Figure strip;
  strip.width = 900;
  strip.height = 220;
  paintLanes(evidence, view, strip);
  return strip;
}

/// The names of the axes whose lanes have a frame of this colour.
std::vector<std::string> framed(const Evidence& evidence, const ViewState& view, Role role) {
  std::vector<std::string> names;
  for (const Item& item : stripOf(evidence, view).items) {
    const Box* box = std::get_if<Box>(&item);
    if (box == nullptr || box->borderWidth == 0 || box->border.role != role) continue;
    const int lane = laneAt(evidence, view, (box->min.y + box->max.y) / 2, 220);
    names.push_back(axisName(evidence, lane));
  }
  return names;
}

using Names = std::vector<std::string>;

std::ptrdiff_t itemsOf(const Figure& figure, Part part) {
  return std::ranges::count(figure.items, part, partOf);
}

AxisName axisNamed(const Evidence& evidence, const std::string& name) {
  for (const MotionAxis& axis : evidence.motion->axes)
    if (nameOf(evidence, axis.name) == name) return axis.name;
  FAIL("no axis ", name);
  return {};
}

TEST_CASE(
    "the axis of the answer stays marked in the lanes and on the canvas beside a chosen one") {
  const test::OpenedScene scene("first-contact");
  const MotionEvidence& motion = *scene.evidence.motion;
  const std::string answer = axisName(scene.evidence, motion.deciding);
  CHECK(framed(scene.evidence, scene.view, Role::result) == Names{answer});
  CHECK(framed(scene.evidence, scene.view, Role::accent).empty());
  CHECK(itemsOf(paint(techniques(), scene.evidence, scene.view), kAnswerEdge) == 0);
  ViewState view = scene.view;
  const int other = motion.deciding == 0 ? 1 : 0;
  view.selectedAxis = motion.axes[static_cast<std::size_t>(other)].name;
  CHECK(framed(scene.evidence, view, Role::result) == Names{answer});
  CHECK(framed(scene.evidence, view, Role::accent) == Names{axisName(scene.evidence, other)});
  const Figure figure = paint(techniques(), scene.evidence, view);
  CHECK(itemsOf(figure, kAnswerEdge) > 0);
  CHECK(test::shows(figure, answer + " last"));
}

TEST_CASE("the name of an axis lies across no ruler") {
  const Scene scene = test::builtin("pitfall-extended-intervals");
  int names = 0;
  for (const Vec2 size : {Vec2{905, 590}, Vec2{1116, 660}, Vec2{800, 480}, Vec2{1600, 800}}) {
    CAPTURE(size.x);
    test::OpenedScene opened("pitfall-extended-intervals", Answers::both);
    opened.view.camera =
        openingCamera(techniques(), scene, opened.evidence, size.x, size.y, opened.view.wording);
    const Figure figure = paint(techniques(), opened.evidence, opened.view);
    for (const Item& named : figure.items) {
      const Text* text = std::get_if<Text>(&named);
      if (text == nullptr || !text->text.starts_with("axis ")) continue;
      ++names;
      CAPTURE(text->text);
      CHECK(std::ranges::none_of(figure.items, [&](const Item& item) {
        const Stroke* line = std::get_if<Stroke>(&item);
        return line != nullptr && line->part == Part::axis && line->points.size() == 2 &&
               line->width > 1 && spanInside(line->points[0], line->points[1], rectOf(*text));
      }));
    }
  }
  CHECK(names == 8);
}

TEST_CASE("while the time runs the published body is on its way") {
  const test::OpenedScene scene("pitfall-relative-velocity", Answers::both);
  const PublishedSat& found = *scene.evidence.publishedSat;
  const Vec2 move = found.velocity + found.mtv;
  REQUIRE(move != Vec2{});
  const BodyShape& a = scene.evidence.bodies[static_cast<std::size_t>(scene.evidence.a)];
  ViewState view = scene.view;
  for (const double time : {0.0, 0.25, 0.75, 1.0}) {
    CAPTURE(time);
    view.time = time;
    const Figure figure = paint(techniques(), scene.evidence, view);
    const Vec2 corner = view.camera.toScreen(a.vertices[0] + (time == 0 ? 1.0 : time) * move);
    CHECK(std::ranges::any_of(figure.items, [&](const Item& item) {
      const Fill* fill = std::get_if<Fill>(&item);
      return fill != nullptr && fill->part == Part::publishedBody && !fill->outline.empty() &&
             distance(fill->outline[0], corner) < 0.01;
    }));
  }
}

TEST_CASE("a lane that is lower than its name has no frame, which would strike that through") {
  const test::OpenedScene scene("first-contact");
  ViewState paper = scene.view;
  paper.wording.paper = true;
  const auto framesIn = [&](double height) {
    Figure strip;
    strip.width = 400;
    strip.height = height;
    paintLanes(scene.evidence, paper, strip);
    return std::ranges::count_if(strip.items, [](const Item& item) {
      const Box* box = std::get_if<Box>(&item);
      return box && box->borderWidth > 0;
    });
  };
  CHECK(framesIn(300) == 1);
  CHECK(framesIn(80) == 0);
}

TEST_CASE("of bodies that pass each other both axes of the sentence are marked") {
  const test::OpenedScene scene("passing-by");
  CHECK(answerAxes(*scene.evidence.motion).size() == 2);
  CHECK(framed(scene.evidence, scene.view, Role::gap) == Names{"A1", "A2"});
  ViewState view = scene.view;
  view.selectedAxis = axisNamed(scene.evidence, "B0");
  for (const ViewState& each : {scene.view, view}) {
    const Figure figure = paint(techniques(), scene.evidence, each);
    CHECK(test::shows(figure, "t = 0.500: shadows on A1 part"));  // where A is then
    CHECK(test::shows(figure, "t = 0.750: shadows on A2 meet"));
    CHECK(std::ranges::count(figure.items, Part::ghost, partOf) == 1);  // the end of the step
    const auto edges = std::ranges::count_if(figure.items, [](const Item& item) {
      return partOf(item) == kAnswerEdge && std::holds_alternative<Stroke>(item);
    });
    CHECK(edges == (each.selectedAxis ? 2 : 1));  // that of the shown axis is drawn as such
  }
  view.time = 0.6;  // A is there
  const Figure later = paint(techniques(), scene.evidence, view);
  CHECK(test::shows(later, "A1 parts first"));
  CHECK_FALSE(test::shows(later, "t = 0.500: shadows on A1 part"));
}

TEST_CASE("law: the axes of the answer are those that its sentence names") {
  for (const char* id : {"first-contact", "passing-by", "through-the-wall", "bullet-and-asteroid",
                         "compound-lander"}) {
    CAPTURE(std::string(id));
    Scene scene = test::builtin(id);
    scene.technique = "motion";
    const Evidence evidence = analyze(scene);
    if (!evidence.motion) continue;
    const std::string sentence = motionVerdict(evidence, test::viewAtTime("motion", 0)).sentence;
    CAPTURE(sentence);
    if (evidence.motion->contact == Contact::grazing) continue;
    for (const int axis : answerAxes(*evidence.motion))
      CHECK(sentence.find(" " + axisName(evidence, axis)) != std::string::npos);
  }
}

TEST_CASE("the lane of a step is framed, and nothing of the answer before the last") {
  const test::OpenedScene scene("first-contact");
  const int last = motionStepCount(scene.evidence) - 1;
  for (int step = 0; step < last; ++step) {
    CAPTURE(step);
    const MotionProgress progress = motionProgress(*scene.evidence.motion, step);
    CHECK(framed(scene.evidence, scene.at(step), Role::accent) ==
          Names{axisName(scene.evidence, progress.axis)});
    CHECK(framed(scene.evidence, scene.at(step), Role::result).empty());
  }
}

TEST_CASE("the last step is at the start, as its code says, whatever time was shown before") {
  const test::OpenedScene scene("first-contact");
  ViewState view = scene.at(motionStepCount(scene.evidence) - 1);
  const auto all = [&] {
    return test::textOf(paint(techniques(), scene.evidence, view)) +
           test::textOf(stripOf(scene.evidence, view)) +
           motionVerdict(scene.evidence, view).sentence;
  };
  const std::string start = all();
  view.time = 0.5;
  CHECK(all() == start);
}

TEST_CASE("of a body of parts the one that the sentence speaks of has its name on the canvas") {
  const test::OpenedScene scene("compound-lander");
  for (const double time : {0.0, 0.3}) {
    ViewState view = scene.view;
    view.time = time;
    const Figure figure = paint(techniques(), scene.evidence, view);
    CHECK(test::shows(figure, "A·4"));
    CHECK(itemsOf(figure, Part::convexPart) > 0);
  }
  // In a picture alone with those of its edges, which have their lanes.
  ViewState still = scene.view;
  still.wording.still = true;
  CHECK(test::shows(paint(techniques(), scene.evidence, still), "A·4: A14 … A17"));
  std::set<std::string> lanes;
  for (const MotionAxis& axis : scene.evidence.motion->axes)
    if (axis.name.owner == Owner::a) lanes.insert(nameOf(scene.evidence, axis.name));
  CHECK(lanes == std::set<std::string>{"A14", "A15", "A16", "A17"});
  const test::OpenedScene plain("first-contact");
  CHECK(itemsOf(paint(techniques(), plain.evidence, plain.view), Part::convexPart) == 0);
}

}  // namespace
}  // namespace sepax
