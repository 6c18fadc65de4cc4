#include "app/figure/easing.h"

#include "app/figure/easing_partners.h"
#include "app/figure/item_key.h"
#include "app/figure/label_space.h"
#include "app/techniques/drawing/draw.h"
#include "tests/app/pictures/picture_of.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace sepax::test {
namespace {

constexpr double kShares[] = {0.001, 0.16, 0.5, 0.84, 0.999};

std::vector<ItemKey> keysOf(const Figure& figure) {
  std::vector<ItemKey> keys;
  for (const Item& item : figure.items) keys.push_back(wholeKey(item));
  return keys;
}

Figure figureOf(std::vector<Item> items) {
  Figure figure;
  figure.width = 800;
  figure.height = 500;
  figure.items = std::move(items);
  return figure;
}

Stroke line(Vec2 from, Vec2 to, Role role = Role::a) {
  return {.points = {from, to}, .paint = {role, 1}, .part = Part::projection};
}
Text words(const std::string& text, Vec2 at) {
  return {.position = at, .text = text, .part = Part::overlap};
}

template <class Shape>
std::vector<Shape> all(const Figure& figure) {
  std::vector<Shape> shapes;
  for (const Item& item : figure.items)
    if (const Shape* shape = std::get_if<Shape>(&item)) shapes.push_back(*shape);
  return shapes;
}

/// Every number of an item.
std::vector<double> numbersOf(const Item& item) {
  std::vector<Vec2> points;
  std::vector<double> numbers;
  if (const auto* stroke = std::get_if<Stroke>(&item)) {
    points = stroke->points;
    numbers = {stroke->width, stroke->paint.alpha};
  } else if (const auto* fill = std::get_if<Fill>(&item)) {
    points = fill->outline;
    numbers = {fill->paint.alpha};
  } else if (const auto* dot = std::get_if<Dot>(&item)) {
    points = {dot->center};
    numbers = {dot->radius, dot->ringWidth, dot->fill.alpha, dot->ring.alpha};
  } else if (const auto* box = std::get_if<Box>(&item)) {
    points = {box->min, box->max};
    numbers = {box->radius, box->borderWidth, box->fill.alpha, box->border.alpha};
  } else if (const auto* text = std::get_if<Text>(&item)) {
    points = {text->position};
    numbers = {text->size, text->paint.alpha};
  }
  for (const Vec2 point : points) numbers.insert(numbers.end(), {point.x, point.y});
  return numbers;
}

std::set<std::string> wordsOf(const Figure& figure) {
  std::set<std::string> result;
  for (const Text& text : all<Text>(figure)) result.insert(text.text);
  return result;
}

/// The steps of a built-in scene, painted.
std::vector<Figure> stepsOf(const std::string& id, int count) {
  std::vector<Figure> figures;
  Picture picture = pictureOf(id, 800, 500);
  for (picture.view.step = 0; picture.view.step < count; ++picture.view.step)
    figures.push_back(picture.figure());
  return figures;
}

void checkLaws(const Figure& from, const Figure& to) {
  CHECK(keysOf(eased(from, to, 0)) == keysOf(from));
  CHECK(keysOf(eased(from, to, -1)) == keysOf(from));
  CHECK(keysOf(eased(from, to, 1)) == keysOf(to));
  CHECK(keysOf(eased(from, to, 2)) == keysOf(to));
  const std::vector<ItemKey> before = keysOf(from);
  const std::vector<ItemKey> after = keysOf(to);
  std::multiset<ItemKey> both;
  for (const ItemKey& key : std::set<ItemKey>(after.begin(), after.end()))
    for (auto i = std::min(std::ranges::count(before, key), std::ranges::count(after, key)); i > 0;
         --i)
      both.insert(key);
  for (const double share : kShares) {
    CAPTURE(share);
    const Figure way = eased(from, to, share);
    const std::vector<ItemKey> keys = keysOf(way);
    std::multiset<ItemKey> there(keys.begin(), keys.end());
    CHECK(std::ranges::includes(there, both));
    for (const Item& item : way.items)
      CHECK(std::ranges::all_of(numbersOf(item), [](double x) { return std::isfinite(x); }));
    std::set<std::string> known = wordsOf(from);
    known.merge(wordsOf(to));
    const std::set<std::string> shown = wordsOf(way);
    CHECK(std::ranges::includes(known, shown));
  }
}

TEST_CASE("law: eased figures begin and end as they were, and what is the same stays so") {
  for (const char* id : {"two-pentagons", "first-contact", "swept-crossing", "crossing-number",
                         "ray-figure-2", "hook-and-comb"}) {
    CAPTURE(id);
    const std::vector<Figure> steps = stepsOf(id, 9);
    for (std::size_t i = 1; i < steps.size(); ++i) {
      CAPTURE(i);
      checkLaws(steps[i - 1], steps[i]);
      checkLaws(steps[i], steps[i - 1]);
    }
    checkLaws(steps.front(), steps.back());
    for (const Figure& step : steps) CHECK(keysOf(eased(step, step, 0.5)) == keysOf(step));
  }
}

TEST_CASE("law: partners are of one kind, and no item has two") {
  const std::vector<Figure> steps = stepsOf("two-pentagons", 12);
  for (std::size_t i = 1; i < steps.size(); ++i) {
    std::set<std::size_t> taken;
    const std::vector<std::size_t> partners = partnersOf(steps[i - 1], steps[i]);
    REQUIRE(partners.size() == steps[i].items.size());
    for (std::size_t k = 0; k < partners.size(); ++k) {
      if (partners[k] == kNoPartner) continue;
      CHECK(taken.insert(partners[k]).second);
      CHECK(steps[i - 1].items[partners[k]].index() == steps[i].items[k].index());
    }
  }
}

TEST_CASE("the shares of the way rise from 0 to 1") {
  for (double (*share)(double) : {easedShare, quickShare}) {
    CHECK(share(-1) == 0);
    CHECK(share(0) == 0);
    CHECK(share(1) == 1);
    CHECK(share(2) == 1);
    for (double x = 0; x < 0.995; x += 0.01) CHECK(share(x) < share(x + 0.01));
  }
  CHECK(easedShare(0.5) == 0.5);
  CHECK(quickShare(0.5) > 0.8);
}

TEST_CASE("what is near moves, what is far comes and goes where it is") {
  const Stroke here = line({100, 100}, {200, 100});
  const Figure near = eased(figureOf({here}), figureOf({line({100, 140}, {200, 120})}), 0.5);
  REQUIRE(all<Stroke>(near).size() == 1);
  CHECK(all<Stroke>(near)[0].points == std::vector<Vec2>{{100, 120}, {200, 110}});
  CHECK(all<Stroke>(near)[0].paint.alpha == 1);
  const Stroke there = line({100, 400}, {200, 400});
  const std::vector<Stroke> far = all<Stroke>(eased(figureOf({here}), figureOf({there}), 0.5));
  REQUIRE(far.size() == 2);
  for (const Stroke& stroke : far) {
    CHECK((stroke.points == here.points || stroke.points == there.points));
    CHECK(stroke.paint.alpha == doctest::Approx(1.0 / 6));
  }
}

TEST_CASE("what comes is seen once what goes is all but gone") {
  const Stroke here = line({100, 100}, {200, 100});
  const Stroke there = line({100, 400}, {200, 400});
  const auto alphas = [&](double share) {
    std::map<double, double> byHeight;
    for (const Stroke& stroke : all<Stroke>(eased(figureOf({here}), figureOf({there}), share)))
      byHeight[stroke.points[0].y] = stroke.paint.alpha;
    return byHeight;
  };
  CHECK(alphas(0.25) == std::map<double, double>{{100, 1 - 0.25 / 0.6}});
  CHECK(alphas(0.75) == std::map<double, double>{{400, 1 - 0.25 / 0.6}});
}

TEST_CASE("an arrow moves as a whole or not at all") {
  const auto arrow = [](Vec2 from, Vec2 to) {
    Figure figure = figureOf({});
    addArrow(figure, Layer::evidence, from, to, {Role::text, 1}, 2);
    return figure;
  };
  const Figure from = arrow({100, 100}, {100, 180});
  const Figure near = eased(from, arrow({120, 100}, {120, 180}), 0.5);
  CHECK(near.items.size() == 2);
  CHECK(all<Fill>(near).at(0).outline[0] == Vec2{110, 180});
  // The shaft starts near and is short enough, the head is too far away.
  const Figure far = eased(from, arrow({100, 100}, {225, 180}), 0.5);
  CHECK(all<Stroke>(far).size() == 2);
  CHECK(all<Fill>(far).size() == 2);
}

TEST_CASE("what cannot be told apart from what it could become does not move") {
  const std::vector<Stroke> strokes =
      all<Stroke>(eased(figureOf({line({100, 100}, {200, 100})}),
                        figureOf({line({100, 110}, {200, 110}), line({100, 90}, {200, 90})}), 0.5));
  REQUIRE(strokes.size() == 3);
  for (const Stroke& stroke : strokes) {
    CHECK(std::fmod(stroke.points[0].y, 10) == 0);
    CHECK(stroke.paint.alpha == doctest::Approx(1.0 / 6));
  }
}

TEST_CASE(
    "words never count: others go at once and new ones come, the same ones move a little way") {
  const Figure from = figureOf({words("depth 1", {100, 100}), words("gap", {300, 100})});
  const Figure to = figureOf({words("depth 3", {100, 100}), words("gap", {300, 110})});
  const std::vector<Text> texts = all<Text>(eased(from, to, 0.5));
  REQUIRE(texts.size() == 2);
  for (const Text& text : texts) {
    const bool same = text.text == "gap";
    CHECK(text.text != "depth 1");
    CHECK(text.paint.alpha == doctest::Approx(same ? 1 : 0.5));  // nothing fades away before
    CHECK(text.position.y == (same ? 105 : 100));
  }
  const Figure away = figureOf({words("gap", {300, 200})});
  CHECK(all<Text>(eased(figureOf({words("gap", {300, 100})}), away, 0.5)).size() == 1);
}

TEST_CASE("badges and narration are cut half-way: at every moment they are those of one figure") {
  for (const char* id : {"two-pentagons", "hook-and-comb", "missed-vertex"}) {
    CAPTURE(id);
    const std::vector<Figure> steps = stepsOf(id, 4);
    const auto readOf = [](const Figure& figure) {
      std::vector<ItemKey> keys;
      for (const Item& item : figure.items)
        if (groupOf(partOf(item)) == PartGroup::words) keys.push_back(wholeKey(item));
      return keys;
    };
    for (std::size_t i = 1; i < steps.size(); ++i) {
      CHECK(!readOf(steps[i]).empty());
      for (const double share : kShares)
        CHECK(readOf(eased(steps[i - 1], steps[i], share)) ==
              readOf(steps[share < 0.5 ? i - 1 : i]));
    }
  }
}

TEST_CASE("law: two colours in one place cover as much as the mixture of both, in its shares") {
  for (const double before : {1.0, 0.6, 0.2}) {
    for (const double after : {1.0, 0.5, 0.1}) {
      for (const double share : kShares) {
        Stroke blue = line({0, 0}, {100, 0}, Role::a);
        blue.paint.alpha = before;
        Stroke red = line({0, 0}, {100, 0}, Role::result);
        red.paint.alpha = after;
        red.width = 5;
        const std::vector<Stroke> both =
            all<Stroke>(eased(figureOf({blue}), figureOf({red}), share));
        REQUIRE(both.size() == 2);
        CHECK(both[0].paint.role == Role::a);
        CHECK(both[0].width == doctest::Approx(both[1].width));
        CHECK(both[1].paint.alpha == doctest::Approx(share * after));
        CHECK((1 - both[1].paint.alpha) * both[0].paint.alpha ==
              doctest::Approx((1 - share) * before));
      }
    }
  }
}

TEST_CASE("the disc and the leader of words that go at once go with them") {
  const Text number = words("1", {100, 105});
  const Rect place = rectOf(number);
  const Dot disc{.center = (place.min + place.max) / 2, .radius = 9, .part = Part::overlap};
  const Dot other{.center = {400, 300}, .radius = 9, .part = Part::overlap};
  const Stroke leader{.layer = Layer::guide,
                      .points = {{60, 60}, place.min - Vec2{2, 2}},
                      .width = 1,
                      .part = Part::overlap};
  Stroke projection = leader;
  projection.points[1] = {300, 200};
  const Figure from = figureOf({disc, other, leader, projection, number});
  const Figure between = eased(from, figureOf({line({10, 10}, {20, 20})}), 0.5);
  CHECK(all<Text>(between).empty());
  REQUIRE(all<Dot>(between).size() == 1);
  CHECK(all<Dot>(between)[0].center == other.center);
  CHECK(std::ranges::none_of(all<Stroke>(between),
                             [&](const Stroke& stroke) { return stroke.points == leader.points; }));
  CHECK(std::ranges::any_of(all<Stroke>(between), [&](const Stroke& stroke) {
    return stroke.points == projection.points;
  }));
}

TEST_CASE("what goes stays over what it lay over") {
  const Fill ground{.layer = Layer::outline, .outline = {{0, 0}, {9, 0}, {0, 9}}};
  const Stroke over = line({0, 0}, {5, 5});
  const Figure way = eased(figureOf({ground, over}), figureOf({ground}), 0.5);
  REQUIRE(way.items.size() == 2);
  CHECK(std::holds_alternative<Stroke>(way.items[1]));
}

TEST_CASE("what is the same stays though another one that went lay in its place") {
  const Stroke stays = line({0, 0}, {5, 5}, Role::b);
  const Figure from = figureOf({line({0, 0}, {5, 5}, Role::a), stays});
  const Figure to = figureOf({stays});
  checkLaws(from, to);
  checkLaws(to, from);
}

TEST_CASE("figures of other sizes do not mix, and what nobody sees is left out") {
  Figure larger = figureOf({words("gap", {300, 100})});
  const Figure from = figureOf({line({0, 0}, {5, 5})});
  CHECK(eased(from, larger, 0.001).items.size() == 1);
  CHECK(eased(from, larger, 0.9995).items.size() == 1);
  CHECK(eased(from, larger, 0.5).items.size() == 2);
  larger.width = 900;
  CHECK(keysOf(eased(from, larger, 0.001)) == keysOf(larger));
}

}  // namespace
}  // namespace sepax::test
