#include "app/figure/font.h"
#include "app/figure/label_room.h"
#include "tests/support/labels.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

// Lines that lead from labels to what they name, and labels that give way or stay.

namespace sepax {
namespace {

using test::labelAt;
using test::leadersOf;
using test::textsOf;

TEST_SUITE_BEGIN("figure");

/// A point without room around it: its label stands beyond the wall.
Figure walledIn(double below) {
  Figure figure;
  figure.width = 400;
  figure.height = 300;
  for (const Rect wall : {Rect{{100, 100}, {196, below}}, Rect{{204, 100}, {300, below}},
                          Rect{{196, 100}, {204, 145}}, Rect{{196, 155}, {204, below}}}) {
    Box box;
    box.min = wall.min;
    box.max = wall.max;
    figure.keepClear.push_back(box);
  }
  figure.labels.push_back(labelAt({200, 150}, {0, 1}, "hit"));
  return figure;
}

TEST_CASE("a leader does not run along a line, where it would seem to be one with it") {
  Figure figure = walledIn(200);
  placeLabels(figure);
  const Stroke straight = leadersOf(figure).at(0);
  CHECK(straight.points[1].x == doctest::Approx(200));
  figure = walledIn(200);
  Stroke arrow;
  arrow.points = {{200, 150}, {200, 199}};
  figure.add(arrow);
  placeLabels(figure);
  const Stroke leader = leadersOf(figure).at(0);
  CHECK(std::abs(leader.points[1].x - 200) > 10);
}

TEST_CASE("a leader keeps off a point that another label names, and off dots") {
  for (const bool named : {false, true}) {
    Figure figure = walledIn(200);
    if (named)
      figure.labels.push_back(labelAt({200, 190}, {1, 0}, "A1"));
    else
      figure.add(Dot{.center = {200, 190}});
    placeLabels(figure);
    const Stroke leader = leadersOf(figure).at(0);
    CHECK(std::abs(leader.points[1].x - 200) > 5);
  }
}

TEST_CASE(
    "a leader does not go through a disc, which it would seem to name, even for a way round") {
  // Free are a place below the point and a farther one right of it.
  Figure figure;
  figure.width = 600;
  figure.height = 300;
  for (const Rect wall : {Rect{{0, 0}, {600, 140}}, Rect{{0, 140}, {180, 300}},
                          Rect{{180, 140}, {400, 220}}, Rect{{230, 220}, {600, 300}}}) {
    Box box;
    box.min = wall.min;
    box.max = wall.max;
    figure.keepClear.push_back(box);
  }
  figure.labels.push_back(labelAt({200, 150}, {0, 1}, "hit"));
  Figure open = figure;
  placeLabels(open);
  CHECK(textsOf(open).at(0).min.y > 220);
  figure.add(Dot{.center = {204, 185}, .radius = 12});
  placeLabels(figure);
  CHECK(textsOf(figure).at(0).min.x > 400);
}

/// A point in the middle whose label has two places, as far from it: above and below.
Figure aboveOrBelow() {
  Figure figure;
  figure.width = 400;
  figure.height = 300;
  Box wall;
  wall.min = {0, 90};
  wall.max = {400, 210};
  figure.keepClear.push_back(wall);
  figure.labels.push_back(labelAt({200, 150}, {0, 1}, "hit"));
  return figure;
}

TEST_CASE("a leader takes the side on which it crosses no line") {
  for (const bool isBelow : {false, true}) {
    CAPTURE(isBelow);
    Figure figure = aboveOrBelow();
    figure.labels.front().direction = {1, 0};  // both sides are as far from it
    Stroke across;
    across.points = {{100, isBelow ? 180.0 : 120.0}, {300, isBelow ? 180.0 : 120.0}};
    figure.add(across);
    placeLabels(figure);
    CHECK((textsOf(figure).at(0).min.y > 210) != isBelow);
  }
}

TEST_CASE("a leader does not cross another one") {
  for (const bool isBelow : {false, true}) {
    CAPTURE(isBelow);
    Figure figure = aboveOrBelow();
    figure.labels.front().direction = {1, 0};
    figure.labels.push_back(labelAt({120, isBelow ? 185.0 : 115.0}, {1, 0}, "other"));
    figure.labels.back().leads = true;
    const std::vector<LabelPlace> fixed{{"other 0", {200, 0}, true}};
    placeLabels(figure, fixed);
    REQUIRE(leadersOf(figure).size() == 2);
    CHECK((textsOf(figure).at(0).min.y > 210) != isBelow);
  }
}

TEST_CASE("a leader goes round a picture in the picture") {
  Figure figure = aboveOrBelow();
  Box picture;
  picture.min = {150, 170};
  picture.max = {250, 200};
  picture.part = part<"close-up", PartGroup::evidence, PartReach::passing>();
  figure.keepClear.push_back(picture);
  placeLabels(figure);
  CHECK(textsOf(figure).at(0).max.y < 90);
}

TEST_CASE("a number keeps off a line that would hide its point more than words do") {
  for (const char* words : {"7.38", "7:38"}) {
    CAPTURE(words);
    Figure figure;
    figure.width = 400;
    figure.height = 300;
    Stroke faint;
    faint.layer = Layer::ghost;
    faint.points = {{225, 60}, {225, 240}};
    faint.dash = {4, 4};
    figure.add(faint);
    // The room at the left is farther away than words, and nearer than numbers, avoid the line.
    const auto block = [&](Vec2 min, Vec2 max) {
      Box box;
      box.min = min;
      box.max = max;
      figure.keepClear.push_back(box);
    };
    block({150, 60}, {360, 138});
    block({150, 162}, {360, 240});
    block({244, 60}, {360, 240});
    block({165, 60}, {192, 240});
    figure.labels.push_back(labelAt({200, 150}, {1, 0}, words));
    placeLabels(figure);
    const Rect text = textsOf(figure).at(0);
    const bool strikes = lengthInside({225, 60}, {225, 240}, text) > 0;
    CHECK(strikes == (std::string(words) == "7:38"));
  }
}

TEST_CASE("a label of a line stands beside any point of it, and its leader leads there") {
  Figure figure;
  figure.width = 600;
  figure.height = 300;
  Box wall;  // around the anchor there is no room
  wall.min = {40, 60};
  wall.max = {220, 240};
  figure.keepClear.push_back(wall);
  figure.labels.push_back(labelAt({100, 150}, {1, 0}, "moves"));
  Figure alone = figure;
  placeLabels(alone);
  CHECK(distanceTo(textsOf(alone).at(0), {300, 150}) > 40);
  figure.labels.back().also = {{300, 150}};
  placeLabels(figure);
  const Rect text = textsOf(figure).at(0);
  CHECK(distanceTo(text, {300, 150}) < 20);
  CHECK(std::ranges::none_of(figure.items, isLeader));
}

TEST_CASE("a ghost is crossed by no words that have room beside it") {
  Figure figure;
  figure.width = 400;
  figure.height = 300;
  Stroke ghost;
  ghost.layer = Layer::ghost;
  ghost.points = {{225, 120}, {225, 180}};
  ghost.paint.alpha = 0.7;
  figure.add(ghost);
  figure.labels.push_back(labelAt({200, 150}, {1, 0}, "moves"));
  placeLabels(figure);
  CHECK(lengthInside({225, 120}, {225, 180}, textsOf(figure).at(0)) == 0);
}

TEST_CASE("a label that stands nearer to another point has a leader to its own") {
  Figure figure;
  figure.width = 400;
  figure.height = 300;
  Box wall;
  wall.min = {100, 100};
  wall.max = {300, 220};
  figure.keepClear.push_back(wall);
  figure.labels.push_back(labelAt({200, 200}, {0, 1}, "hit"));
  Figure alone = figure;
  placeLabels(alone);
  CHECK(leadersOf(alone).empty());  // 20 pixels away
  for (double x = 120; x <= 290; x += 10)
    if (x != 200) figure.add(Dot{.center = {x, 214}, .radius = 1});
  placeLabels(figure);
  CHECK(leadersOf(figure).size() == 1);
}

TEST_CASE("a label makes room for another one that has no other place") {
  Figure figure;
  figure.width = 400;
  figure.height = 300;
  // Free are a long corridor right of the point and a short one below it.
  for (const Rect wall : {Rect{{0, 0}, {400, 138}}, Rect{{0, 0}, {180, 300}},
                          Rect{{230, 164}, {400, 300}}, Rect{{180, 190}, {230, 300}}}) {
    Box box;
    box.min = wall.min;
    box.max = wall.max;
    figure.keepClear.push_back(box);
  }
  figure.labels.push_back(labelAt({200, 150}, {1, 0}, "hit"));
  figure.labels.back().priority = 1;
  Figure alone = figure;
  placeLabels(alone);
  CHECK(textsOf(alone).at(0).min.x == doctest::Approx(210));
  figure.labels.push_back(labelAt({200, 150}, {1, 0}, "first contact at t = 0.250 ."));
  placeLabels(figure);
  const std::vector<Rect> texts = textsOf(figure);
  REQUIRE(texts.size() == 2);
  CHECK(texts[0].min.y > 155);  // it gives way
  CHECK(texts[1].max.y < 165);
}

TEST_CASE("a label stays where it was in the picture before, unless something lies there now") {
  Figure figure;
  figure.width = 400;
  figure.height = 300;
  figure.labels.push_back(labelAt({200, 150}, {1, 0}, "hit at t = 0.250"));
  Figure first = figure;
  Box wall;
  wall.min = {210, 100};
  wall.max = {400, 200};
  first.keepClear.push_back(wall);
  placeLabels(first);
  REQUIRE(first.placed.size() == 1);
  figure.labels[0].anchor = {180, 140};
  figure.labels[0].text.text = "hit at t = 0.375";
  Figure alone = figure;
  placeLabels(alone);
  Figure next = figure;
  placeLabels(next, first.placed);
  CHECK(next.placed == first.placed);
  CHECK(textsOf(next).at(0).min != textsOf(alone).at(0).min);
  Figure other = figure;
  other.labels[0].text.text = "miss at t = 0.375";  // another label
  Figure otherAlone = other;
  placeLabels(otherAlone);
  placeLabels(other, first.placed);
  CHECK(other.placed == otherAlone.placed);
  Box there;
  there.min = textsOf(next).at(0).min;
  there.max = textsOf(next).at(0).max;
  figure.keepClear.push_back(there);
  placeLabels(figure, first.placed);
  CHECK(textsOf(figure).at(0).min == textsOf(alone).at(0).min);
}

TEST_CASE("a label in its home needs no leader; one that leads has one however near it stands") {
  Figure figure = walledIn(200);
  figure.labels[0].home = {{100, 100}, {300, 100}, {300, 250}, {100, 250}};
  placeLabels(figure);
  CHECK(leadersOf(figure).empty());
  figure = walledIn(200);
  figure.labels[0].home = {{100, 100}, {300, 100}, {300, 190}, {100, 190}};  // it stands below
  placeLabels(figure);
  CHECK(leadersOf(figure).size() == 1);
  for (const bool leads : {false, true}) {
    Figure open;
    open.width = 400;
    open.height = 300;
    open.labels.push_back(labelAt({200, 150}, {0, 1}, "hit"));
    open.labels[0].leads = leads;
    placeLabels(open);
    CHECK(leadersOf(open).size() == (leads ? 1u : 0u));
  }
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
