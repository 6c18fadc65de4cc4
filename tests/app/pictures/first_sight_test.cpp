#include "tests/app/pictures/picture_of.h"

#include "app/figure/label_space.h"
#include "app/figure/nearest.h"
#include "app/techniques/contract/shown_ground.h"
#include "app/techniques/drawing/outlines.h"
#include "app/techniques/minkowski/legend.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/swept_edges/legend.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "tests/support/opened_scene.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// What badge and sentence claim is seen at first sight: on a small picture, a large one and a page.

namespace sepax::test {
namespace {

/// Around all points of the lines and areas of a part; absent where there are none.
std::optional<Rect> extentOf(const Figure& figure, Part part) {
  std::optional<Rect> extent;
  const auto add = [&](const std::vector<Vec2>& points) {
    for (const Vec2 p : points) {
      if (!extent) extent = Rect{p, p};
      extent->min = {std::min(extent->min.x, p.x), std::min(extent->min.y, p.y)};
      extent->max = {std::max(extent->max.x, p.x), std::max(extent->max.y, p.y)};
    }
  };
  for (const Item& item : figure.items) {
    if (partOf(item) != part) continue;
    if (const Stroke* stroke = std::get_if<Stroke>(&item)) add(stroke->points);
    if (const Fill* fill = std::get_if<Fill>(&item)) add(fill->outline);
  }
  return extent;
}

/// The place of the words that start so.
Rect placeOf(const Figure& figure, std::string_view start) {
  for (const Item& item : figure.items)
    if (const Text* text = std::get_if<Text>(&item); text && text->text.starts_with(start))
      return rectOf(*text);
  FAIL(std::string(start));
  return {};
}

std::vector<Stroke> strokesOf(const Figure& figure, Part part) {
  std::vector<Stroke> strokes;
  for (const Item& item : figure.items)
    if (const Stroke* stroke = std::get_if<Stroke>(&item); stroke && stroke->part == part)
      strokes.push_back(*stroke);
  return strokes;
}

std::vector<Dot> dotsOf(const Figure& figure, Part part) {
  std::vector<Dot> dots;
  for (const Item& item : figure.items)
    if (const Dot* dot = std::get_if<Dot>(&item); dot && dot->part == part) dots.push_back(*dot);
  return dots;
}

double widthOf(Rect rect) { return rect.max.x - rect.min.x; }
Vec2 middleOf(Rect rect) { return 0.5 * (rect.min + rect.max); }

}  // namespace

TEST_CASE("of extended intervals bodies and the gap that parts them are large") {
  for (const Figure& figure : threeForms("pitfall-extended-intervals")) {
    CAPTURE(figure.width);
    constexpr double kLeastShare = 0.13;  // of the width of the picture
    CHECK(widthOf(*extentOf(figure, Part::bodyA)) > kLeastShare * figure.width);
    CHECK(widthOf(*extentOf(figure, Part::bodyB)) > kLeastShare * figure.width);
    const Rect gap = *extentOf(figure, Part::gap);
    CHECK(std::min(widthOf(gap), gap.max.y - gap.min.y) > 16);  // a band, not a dotted line
    CHECK_FALSE(extentOf(figure, Part::pose));  // no ghosts between the bodies and the gap
  }
}

TEST_CASE("two ways that cross by rounding alone are seen to cross, in a close-up of its scale") {
  for (const Figure& figure : threeForms("pitfall-recipe-rounding")) {
    CAPTURE(figure.width);
    std::vector<Vec2> ways;
    for (const Stroke& line : strokesOf(figure, Part::publishedLine))
      if (line.layer == Layer::badge && line.dash.on > 0)  // not the leader of a name
        ways.push_back(normalized(line.points[1] - line.points[0]));
    REQUIRE(ways.size() == 2);
    CHECK(std::abs(cross(ways[0], ways[1])) > 0.3);
    CHECK(shows(figure, figure.inGrey ? "by rounding only" : "a crossing by rounding only"));
    CHECK(shows(figure, figure.inGrey ? "meeting point" : "lines’ meeting point"));
    CHECK(shows(figure, figure.inGrey ? "B1" : "corner B1"));
    const std::vector<std::string> words = wordsIn(figure);
    CHECK(std::ranges::any_of(words, [&](const std::string& text) {
      const bool told = text.ends_with("5e15× across") || text.ends_with("2e15× across");
      return told && (figure.inGrey || text.find("× along, ") != text.npos);
    }));
  }
  // Beside its mark, not with a line across the bodies.
  const Figure page = pageOf("pitfall-recipe-rounding").figure();
  const Rect mark = *extentOf(page, Part::publishedPoint);
  CHECK(placeOf(page, "published hit").max.y < mark.max.y);
}

TEST_CASE("a hit that is told too late is an outline with its mark clear of the true contact") {
  for (const Figure& figure : threeForms("pitfall-resting-end")) {
    CAPTURE(figure.width);
    CHECK(strokesOf(figure, Part::chosenEdge).empty());
    CHECK(strokesOf(figure, kRecipeEdge).empty());
    CHECK(strokesOf(figure, Part::publishedBody).size() == 1);
    CHECK(shows(figure, "edge A1 at t = 0.750") == !figure.inGrey);
    std::vector<Stroke> marks = strokesOf(figure, Part::publishedPoint);
    std::erase_if(marks, [](const Stroke& stroke) { return !stroke.closed; });  // a leader
    REQUIRE(marks.size() == 1);
    const std::vector<Dot> contacts = dotsOf(figure, Part::contact);
    REQUIRE(contacts.size() == 1);
    const std::vector<Vec2>& mark = marks[0].points;
    CHECK_FALSE(isWithin(mark, contacts[0].center));
    for (std::size_t i = 0; i < mark.size(); ++i) {
      const Vec2 near = nearestOnSegment(mark[i], mark[(i + 1) % mark.size()], contacts[0].center);
      CHECK(distance(near, contacts[0].center) > contacts[0].radius);
    }
  }
  // While time runs what changes with it comes first.
  OpenedScene opened("pitfall-resting-end");
  opened.view.time = 0.3;
  CHECK(shownVerdict(*opened.technique, opened.evidence, opened.view)
            .sentence.starts_with("At t = 0.300 A and B do not touch yet"));
}

TEST_CASE("bitmap and solidity map have their names below them, in one line") {
  for (const Figure& figure : threeForms("ray-figure-1")) {
    CAPTURE(figure.width);
    const Rect bitmap = placeOf(figure, "bitmap");
    const Rect map = placeOf(figure, "solidity map");
    CHECK(bitmap.min.y == map.min.y);
    CHECK(bitmap.max.y < figure.height - 2);
    CHECK(bitmap.max.x < map.min.x);
    std::vector<Box> frames;
    for (const Item& item : figure.items)
      if (const Box* box = std::get_if<Box>(&item);
          box != nullptr && box->part == Part::solidPixel && box->fill.alpha == 0)
        frames.push_back(*box);
    REQUIRE(frames.size() == 2);
    CHECK(frames[0].max.y <= bitmap.min.y);
    CHECK(frames[1].max.y <= map.min.y);
  }
}

TEST_CASE("counts stand behind the ends of their rays, to the right of both bodies") {
  for (const char* id : {"middles-added", "crossing-number", "two-inside", "missed-vertex"})
    for (const Figure& figure : threeForms(id)) {
      CAPTURE(id);
      CAPTURE(figure.width);
      double right = 0;
      for (const Part part : {Part::bodyA, Part::bodyB})
        right = std::max(right, extentOf(figure, part)->max.x);
      int counts = 0;
      for (const Item& item : figure.items) {
        CHECK(partOf(item) != kRoomForWords);
        const Text* text = std::get_if<Text>(&item);
        if (text == nullptr || !(text->text.ends_with(" odd") || text->text.ends_with(" even")))
          continue;
        ++counts;
        CHECK(rectOf(*text).min.x > right);
        CHECK(rectOf(*text).max.x < figure.width);
      }
      CHECK(counts > 2);
    }
}

TEST_CASE("nothing stands beside a line of the heading of a page") {
  for (const char* id : {"pitfall-concave-sides", "sat-figure-2", "circles-too-coarse"}) {
    CAPTURE(id);
    const Figure figure = pageOf(id).figure();
    double heading = 0;
    for (const Item& item : figure.items)
      if (const Text* text = std::get_if<Text>(&item); text && text->layer == Layer::badge)
        heading = std::max(heading, rectOf(*text).max.y);
    REQUIRE(heading > 20);
    for (const Item& item : figure.items)
      if (const Text* text = std::get_if<Text>(&item); text && text->layer != Layer::badge) {
        CAPTURE(text->text);
        CHECK(rectOf(*text).min.y > heading);
      }
  }
}

TEST_CASE("rays end where there is room for their counts behind them, however near one looks") {
  Picture picture = pictureOf("middles-added", 800, 500);
  picture.view.camera.zoom *= 1.7;
  const Figure figure = picture.figure();
  double end = 0;
  for (const Part part : {Part::rayInside, Part::rayOutside})
    end = std::max(end, extentOf(figure, part)->max.x);
  int counts = 0;
  for (const Item& item : figure.items)
    if (const Text* text = std::get_if<Text>(&item);
        text && (text->text.ends_with(" odd") || text->text.ends_with(" even"))) {
      if (text->text.starts_with("A0: ")) continue;  // its ray is beside the sentence
      CAPTURE(text->text);
      ++counts;
      CHECK(rectOf(*text).min.x >= end);
    }
  CHECK(counts == 4);
}

TEST_CASE("beside a difference the bodies have the place that the answer is about") {
  for (const Figure& figure : threeForms("minkowski-moving"))
    CHECK(dotsOf(figure, kMeetingCorner).size() == 1);  // where they meet
  for (const Figure& figure : threeForms("minkowski-concave")) {
    CAPTURE(figure.width);
    const std::vector<Stroke> push = strokesOf(figure, Part::push);
    REQUIRE_FALSE(push.empty());
    // From where the part of A lies under B, whose other parts are elsewhere.
    const Rect b = *extentOf(figure, Part::bodyB);
    CHECK(contains(b, {push[0].points[0], push[0].points[0]}));
    CHECK(strokesOf(figure, Part::chosenEdge).size() == 1);
  }
  const std::string title = "A − B: points of A minus points of B";
  CHECK(shows(pictureOf("minkowski-overlap", 800, 500).figure(), title));
  CHECK(shows(pictureOf("minkowski-overlap", 1600, 1000).figure(), title));
}

TEST_CASE("the moving point of a sweep hides no number of a candidate") {
  const OpenedScene shown("swept-crossing");
  for (const double time : {0.525, 0.53, 0.54, 0.55}) {
    CAPTURE(time);
    ViewState view = shown.view;
    view.time = time;
    const Figure figure = paint(techniques(), shown.evidence, view);
    const std::vector<Dot> discs = dotsOf(figure, Part::contact);
    for (const Dot& point : dotsOf(figure, Part::meetingPoint))
      for (const Dot& disc : discs)
        if (distance(point.center, disc.center) < disc.radius && point.radius < disc.radius)
          CHECK(point.layer < disc.layer);
  }
}

TEST_CASE(
    "of a contact along a piece the words stand at one end, those of the article at the other") {
  for (const char* id : {"pitfall-parallel-paths", "pitfall-resting-meeting-point"}) {
    CAPTURE(std::string(id));
    for (const Figure& figure : threeForms(id)) {
      CAPTURE(figure.width);
      const Rect b = *extentOf(figure, Part::bodyB);
      CHECK(placeOf(figure, "first contact").max.y < middleOf(b).y);
      CHECK(placeOf(figure, "published: missed").min.y > middleOf(b).y);
    }
  }
}

TEST_CASE("a gap that the motion does not change is in the badge with its length") {
  const OpenedScene opened("pitfall-zero-closing-speed");
  CHECK(shownVerdict(*opened.technique, opened.evidence, opened.view).badge ==
        "No collision · the gap 1.000 on A0 stays");
}

TEST_CASE("on a page two pushes have the height that the axis of the article would take") {
  const Figure figure = pageOf("pitfall-swept-push").figure();
  for (const Part part : {Part::bodyA, Part::bodyB}) {
    const Rect body = *extentOf(figure, part);
    CHECK(widthOf(body) > 0.09 * figure.width);
  }
}

TEST_CASE("the way between the centres is seen beside a push that runs along it") {
  const OpenedScene opened("pitfall-centre-direction");
  const PublishedSat& found = *opened.evidence.publishedSat;
  for (const Figure& figure : threeForms("pitfall-centre-direction")) {
    CAPTURE(figure.width);
    std::vector<Stroke> moves = strokesOf(figure, Part::publishedMove);
    std::erase_if(moves, [](const Stroke& move) { return move.width < 2; });  // from the centres
    REQUIRE(moves.size() == 2);
    std::ranges::sort(moves, {}, [](const Stroke& move) { return move.points[0].y; });
    CHECK(moves[1].points[0].y - moves[0].points[0].y > 20);
  }
  CHECK(found.centerA != found.centerB);
}

TEST_CASE("the words of an approximation stand off the bodies and the caption") {
  for (const Figure& figure : threeForms("circles-too-coarse")) {
    CAPTURE(figure.width);
    CHECK(placeOf(figure, "centres").max.y < extentOf(figure, Part::bodyA)->max.y);
  }
  for (const Figure& figure : threeForms("boxes-too-coarse")) {
    CAPTURE(figure.width);
    const Rect words = placeOf(figure, "boxes meet: too coarse");
    for (const Part part : {Part::bodyA, Part::bodyB})
      for (const Stroke& outline : strokesOf(figure, part))
        CHECK_FALSE(isWithin(outline.points, middleOf(words)));
  }
}

}  // namespace sepax::test
