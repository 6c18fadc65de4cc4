#include "app/figure/font.h"
#include "app/figure/label_space.h"
#include "tests/support/labels.h"

#include <doctest/doctest.h>

#include <random>
#include <string>
#include <vector>

namespace sepax {
namespace {

using test::labelAt;
using test::textsOf;

/// Nothing covers another text, a kept-clear area or the border.
void checkLaw(const Figure& figure) {
  const std::vector<Rect> texts = textsOf(figure);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    CHECK(texts[i].min.x >= 4 - 1e-9);
    CHECK(texts[i].min.y >= 4 - 1e-9);
    CHECK(texts[i].max.x <= figure.width - 4 + 1e-9);
    CHECK(texts[i].max.y <= figure.height - 4 + 1e-9);
    for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(overlaps(texts[i], texts[j]));
    for (const Box& box : figure.keepClear) CHECK_FALSE(overlaps(texts[i], {box.min, box.max}));
  }
}

Figure randomFigure(std::mt19937& random, int labels) {
  std::uniform_real_distribution<double> unit(0, 1);
  Figure figure;
  figure.width = 800;
  figure.height = 600;
  for (int i = 0; i < 6; ++i) {
    Box box;
    box.min = {unit(random) * 780, unit(random) * 580};
    box.max = box.min + Vec2{20 + 60 * unit(random), 10 + 60 * unit(random)};
    figure.keepClear.push_back(box);
    Stroke stroke;
    stroke.points = {{unit(random) * 800, unit(random) * 600}, box.max};
    figure.add(stroke);
  }
  for (int i = 0; i < labels; ++i) {
    Label label =
        labelAt({unit(random) * 800, unit(random) * 600}, {unit(random) - 0.5, unit(random) - 0.5},
                std::string(1 + random() % 16, 'x'));
    label.priority = static_cast<int>(random() % 3);
    label.text.size = 10 + 8 * unit(random);
    figure.labels.push_back(label);
  }
  return figure;
}

TEST_SUITE("figure") {
  TEST_CASE("law: a label covers no other text, no kept-clear area and not the border") {
    for (unsigned seed = 0; seed < 60; ++seed) {
      CAPTURE(seed);
      std::mt19937 random(seed);
      Figure figure = randomFigure(random, 30);
      placeLabels(figure);
      CHECK(textsOf(figure).size() == 30);  // that many find room
      CHECK(figure.labels.empty());
      checkLaw(figure);
    }
  }

  TEST_CASE("law: also where there is no room for all") {
    std::mt19937 random(7);
    Figure figure = randomFigure(random, 900);
    placeLabels(figure);
    CHECK(textsOf(figure).size() > 100);
    CHECK(textsOf(figure).size() < 900);
    checkLaw(figure);
  }

  TEST_CASE("the same labels are placed the same way") {
    std::mt19937 one(3);
    std::mt19937 other(3);
    Figure first = randomFigure(one, 40);
    Figure second = randomFigure(other, 40);
    placeLabels(first);
    placeLabels(second);
    const std::vector<Rect> a = textsOf(first);
    const std::vector<Rect> b = textsOf(second);
    REQUIRE(a.size() == b.size());
    for (std::size_t i = 0; i < a.size(); ++i) CHECK(a[i].min == b[i].min);
  }

  TEST_CASE("no dash of a faint line stands between the words of a label as a minus sign") {
    Figure figure;
    figure.width = 800;
    figure.height = 600;
    Stroke ghost;
    ghost.layer = Layer::ghost;
    ghost.points = {{430, 150}, {510, 150}};
    ghost.paint.alpha = 0.6;
    ghost.dash = {6, 4};
    figure.add(ghost);
    // No room is near but on the line.
    for (const Rect taken : {Rect{{0, 70}, {800, 138}}, Rect{{0, 162}, {800, 230}},
                             Rect{{0, 70}, {392, 230}}, Rect{{700, 70}, {800, 230}}})
      figure.keepClear.push_back(Box{.min = taken.min, .max = taken.max});
    figure.labels.push_back(labelAt({400, 150}, {1, 0}, "published push (0.00, 3.00)"));
    placeLabels(figure);
    const Rect words = textsOf(figure).at(0);
    CHECK((words.max.y < 70 || words.min.y > 230));
  }

  TEST_CASE("with room around it a label stands where it wants to, at its distance") {
    for (const Vec2 direction : {Vec2{1, 0}, Vec2{0, -5}, Vec2{-2, 1}, Vec2{0.3, 0.9}}) {
      Figure figure;
      figure.width = 400;
      figure.height = 300;
      figure.labels.push_back(labelAt({200, 150}, direction, "overlap 0.38"));
      placeLabels(figure);
      const std::vector<Rect> texts = textsOf(figure);
      REQUIRE(texts.size() == 1);
      CHECK(figure.items.size() == 1);  // no leader
      CHECK(distance(nearestIn(texts[0], {200, 150}), {200, 150}) == doctest::Approx(10));
      const Vec2 middle = 0.5 * (texts[0].min + texts[0].max) - Vec2{200, 150};
      CHECK(cross(normalized(middle), normalized(direction)) == doctest::Approx(0));
      CHECK(dot(middle, direction) > 0);
    }
  }

  TEST_CASE("a label without a direction is centred on its anchor") {
    Figure figure;
    figure.width = figure.height = 200;
    figure.labels.push_back(labelAt({100, 90}, {}, "A"));
    placeLabels(figure);
    const Rect rect = textsOf(figure).at(0);
    CHECK(distance(0.5 * (rect.min + rect.max), {100, 90}) < 1e-9);
  }

  TEST_CASE("the higher priority gets the place, whatever the order of adding") {
    Figure figure;
    figure.width = 400;
    figure.height = 300;
    figure.labels.push_back(labelAt({200, 150}, {0, -1}, "later"));
    figure.labels.push_back(labelAt({200, 150}, {0, -1}, "first"));
    figure.labels[1].priority = 1;
    placeLabels(figure);
    const Text& first = std::get<Text>(figure.items[0]);
    CHECK(first.text == "first");
    const Rect rect = rectOf(first);
    CHECK(rect.max.y == doctest::Approx(140));
  }

  TEST_CASE("a label far from its anchor has a leader, unless it is not worth one") {
    Figure figure;
    figure.width = 400;
    figure.height = 300;
    Box wall;
    wall.min = {100, 50};
    wall.max = {300, 250};
    figure.keepClear.push_back(wall);
    figure.labels.push_back(labelAt({200, 150}, {1, 0}, "hit"));
    Figure minor = figure;
    minor.labels[0].priority = -1;
    placeLabels(figure);
    REQUIRE(figure.items.size() == 2);
    const Stroke& leader = std::get<Stroke>(figure.items[0]);
    CHECK(leader.paint.role == Role::muted);
    CHECK(distance(leader.points[0], {200, 150}) < 5);
    checkLaw(figure);
    placeLabels(minor);
    CHECK(minor.items.empty());
  }

  TEST_CASE("a label avoids lines when another side is free") {
    Figure figure;
    figure.width = 400;
    figure.height = 300;
    Stroke line;
    line.points = {{0, 150}, {400, 150}};
    figure.add(line);
    figure.labels.push_back(labelAt({200, 150}, {1, 0}, "first contact"));
    placeLabels(figure);
    const Rect rect = textsOf(figure).at(0);
    CHECK(lengthInside({0, 150}, {400, 150}, rect) == 0);
  }

  /// A point between two lines that leave no room for a text.
  Figure betweenLines(int priority) {
    Figure figure;
    figure.width = 600;
    figure.height = 400;
    for (double y = 160; y <= 248; y += 8) {
      Stroke line;
      line.points = {{0, y}, {600, y}};
      figure.add(line);
    }
    figure.labels.push_back(labelAt({300, 204}, {1, 0}, "first contact"));
    figure.labels.back().priority = priority;
    return figure;
  }

  TEST_CASE(
      "a label stands beside coloured pixels, and lines between them are nothing to keep off") {
    for (const Part part : {Part::solidPixel, Part::cellPixel, Part::linePixel, Part::hitPixel}) {
      CAPTURE(std::string(nameOf(part)));
      Figure figure;
      figure.width = 400;
      figure.height = 300;
      // Pixels left of the anchor, and lines between pixels everywhere.
      for (int i = 0; i < 10; ++i) {
        Box box;
        box.part = part;
        box.min = {100.0 + 10 * i, 100};
        box.max = {110.0 + 10 * i, 200};
        figure.add(box);
      }
      for (int y = 0; y < 300; y += 5) {
        Stroke line;
        line.part = Part::pixelLine;
        line.layer = Layer::ghost;
        line.points = {{0, double(y)}, {400, double(y)}};
        figure.add(line);
      }
      figure.labels.push_back(labelAt({195, 150}, {-1, 0}, "hit (2, 3)"));
      placeLabels(figure);
      const std::vector<Rect> texts = textsOf(figure);
      REQUIRE(texts.size() == 1);
      CHECK(texts[0].min.x >= 200);
      CHECK(texts[0].max.x < 300);  // near, with nothing between that keeps it away
    }
  }

  TEST_CASE("a label does not lie on the brink of a coloured pixel either") {
    Figure figure;
    figure.width = 400;
    figure.height = 300;
    Box box;
    box.part = Part::hitPixel;
    box.min = {100, 100};
    box.max = {115, 200};
    figure.add(box);
    figure.labels.push_back(labelAt({100, 150}, {1, 0}, "hit (19, 11) and (18, 10) at once"));
    figure.labels.back().distance = 13;  // two pixels of the figure more would be beside it
    placeLabels(figure);
    const std::vector<Rect> texts = textsOf(figure);
    REQUIRE(texts.size() == 1);
    CHECK(texts[0].min.x >= 115);
  }

  TEST_CASE("a label stands off lines that leave it no room, with a leader across them") {
    Figure figure = betweenLines(0);
    placeLabels(figure);
    const Rect rect = textsOf(figure).at(0);
    int leaders = 0;
    for (const Item& item : figure.items) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      if (stroke == nullptr) continue;
      leaders += stroke->layer == Layer::guide ? 1 : 0;
      if (stroke->layer == Layer::outline)
        CHECK(lengthInside(stroke->points[0], stroke->points[1], rect) == 0);
    }
    CHECK(leaders == 1);
  }

  TEST_CASE("a name of an edge that stands beyond another line is led to its own") {
    const auto leaders = [](Part part) {
      Figure figure;
      figure.width = 400;
      figure.height = 300;
      for (const double y : {150.0, 136.0})
        figure.add(Stroke{.layer = Layer::outline, .points = {{50, y}, {350, y}}});
      figure.keepClear.push_back(Box{.min = {0, 152}, .max = {400, 300}});
      figure.labels.push_back(labelAt({200, 150}, {0, -1}, "edge A1"));
      figure.labels.back().text.part = part;
      placeLabels(figure);
      CHECK(textsOf(figure).at(0).max.y < 136);
      return test::leadersOf(figure).size();
    };
    CHECK(leaders(Part::chosenEdge) == 1);
    CHECK(leaders(Part::velocity) == 0);
  }

  TEST_CASE("a label with a fixed place stands there, within the figure and on no other one") {
    Figure figure;
    figure.width = 400;
    figure.height = 300;
    figure.add(Stroke{.layer = Layer::outline, .points = {{0, 90}, {400, 90}}});
    figure.labels = {labelAt({200, 150}, {1, 0}, "one"), labelAt({210, 150}, {1, 0}, "two"),
                     labelAt({390, 200}, {1, 0}, "three")};
    const std::vector<LabelPlace> fixed{
        {"one 0", {0, -60}, true}, {"two 0", {-10, -60}, true}, {"three 0", {30, 0}, true}};
    placeLabels(figure, fixed);
    const std::vector<Rect> texts = textsOf(figure);
    REQUIRE(texts.size() == 3);
    CHECK(distance(0.5 * (texts[0].min + texts[0].max), {200, 90}) < 1e-9);  // on a line, too
    CHECK(texts[2].max.x == doctest::Approx(396));
    checkLaw(figure);
  }

  TEST_CASE("a label takes the place of one that differs by a fraction, not by a whole number") {
    const auto middleOf = [](const char* words, const char* former) {
      Figure figure;
      figure.width = 400;
      figure.height = 300;
      figure.labels = {labelAt({200, 150}, {1, 0}, words)};
      const std::vector<LabelPlace> before{{former, {0, -60}, true}};
      placeLabels(figure, before);
      const Rect text = textsOf(figure).at(0);
      return 0.5 * (text.min + text.max);
    };
    const Vec2 former{200, 90};
    CHECK(distance(middleOf("contact at t = 0.520", "contact at t = # 0"), former) < 1e-9);
    CHECK(distance(middleOf("(−2.00, 1.30)", "(−#, #) 0"), former) < 1e-9);
    CHECK(distance(middleOf("t = 0", "t = 0 0"), former) < 1e-9);
    CHECK(distance(middleOf("t = 1", "t = 0 0"), former) > 10);
    CHECK(distance(middleOf("ends here.", "ends here. 0"), former) < 1e-9);
  }

  TEST_CASE("no label lies on the leader of another one") {
    Figure figure = betweenLines(1);
    figure.labels.push_back(figure.labels.front());
    figure.labels.back().priority = 0;
    figure.labels.back().anchor.x += 12;
    placeLabels(figure);
    const std::vector<Rect> texts = textsOf(figure);
    REQUIRE(texts.size() == 2);
    for (const Item& item : figure.items) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      if (stroke == nullptr || stroke->layer != Layer::guide) continue;
      for (const Rect rect : texts)
        CHECK(lengthInside(stroke->points[0], stroke->points[1], rect) < 0.5);
    }
  }

  TEST_CASE("a label that is not worth a leader is left out rather than put on a line") {
    Figure figure = betweenLines(-1);
    Stroke comb;
    for (double x = 0; x < 600; x += 10) {
      comb.points = {{x, 0}, {x, 400}};
      figure.add(comb);
    }
    placeLabels(figure);
    CHECK(textsOf(figure).empty());
  }

  TEST_CASE("what is named out of sight needs no name") {
    Figure figure;
    figure.width = 400;
    figure.height = 300;
    figure.labels.push_back(labelAt({900, 150}, {1, 0}, "far"));
    placeLabels(figure);
    CHECK(figure.items.empty());
  }
}

}  // namespace
}  // namespace sepax
