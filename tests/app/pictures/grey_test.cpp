#include "app/figure/grey.h"

#include "app/figure/label_space.h"
#include "app/figure/nearest.h"
#include "app/scene/builtin.h"
#include "tests/app/pictures/picture_of.h"
#include "tests/support/picture_view.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <vector>

// What is printed in colours can be read in grey.

namespace sepax {
namespace {

using test::Picture;

Figure printed(const std::string& id, ThemeId theme = ThemeId::print,
               std::optional<Answers> answers = std::nullopt) {
  Scene scene = test::builtin(id);
  if (answers) scene.showing.answers = answers;
  Picture picture;
  picture.request.theme = theme;
  picture.request.millimetres = 170;
  picture.evidence = analyze(scene);
  picture.view = testing::pictureView(scene, picture.evidence, picture.request, {});
  return picture.figure();
}

/// WCAG 2.1: as an eye sees the grey of it.
double luminance(Color color) {
  const auto channel = [](std::uint8_t value) {
    const double v = value / 255.0;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * channel(color.r) + 0.7152 * channel(color.g) + 0.0722 * channel(color.b);
}

double greyContrast(Role one, Role other) {
  const double a = luminance(theme(ThemeId::print)[one]) + 0.05;
  const double b = luminance(theme(ThemeId::print)[other]) + 0.05;
  return std::max(a, b) / std::min(a, b);
}

bool differ(const GreyMark& one, const GreyMark& other) {
  return one.hatch != other.hatch || one.dashed != other.dashed;
}

/// The place lies within a body.
bool isOnBody(const Figure& figure, Vec2 place) {
  return std::ranges::any_of(figure.items, [place](const Item& item) {
    const Fill* fill = std::get_if<Fill>(&item);
    return fill != nullptr && (fill->part == Part::bodyA || fill->part == Part::bodyB) &&
           isWithin(fill->outline, place);
  });
}

bool hasText(const Figure& figure, Role role) {
  return std::ranges::any_of(figure.items, [role](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    return text != nullptr && text->paint.role == role;
  });
}

/// Lines of evidence in the role, in the canvas.
std::vector<const Stroke*> evidenceIn(const Figure& figure, Role role) {
  std::vector<const Stroke*> strokes;
  for (const Item& item : figure.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke != nullptr && stroke->paint.role == role && stroke->layer == Layer::evidence &&
        groupOf(stroke->part) == PartGroup::evidence)
      strokes.push_back(stroke);
  }
  return strokes;
}

/// Strokes of the part in its own role.
std::vector<const Stroke*> strokesOf(const Figure& figure, Part part, Role role) {
  std::vector<const Stroke*> strokes;
  for (const Item& item : figure.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke != nullptr && stroke->part == part && stroke->paint.role == role)
      strokes.push_back(stroke);
  }
  return strokes;
}

/// The hatches of all areas of the part in the role.
std::set<Hatch> hatchesOf(const Figure& figure, Part part, Role role) {
  std::set<Hatch> hatches;
  for (const Item& item : figure.items) {
    const Fill* fill = std::get_if<Fill>(&item);
    if (fill != nullptr && fill->part == part && fill->paint.role == role)
      hatches.insert(fill->hatch);
  }
  return hatches;
}

TEST_CASE("law: roles that meet in a printed picture differ in grey, by hatch, dash or words") {
  int met = 0;
  for (const std::string_view id : test::allBuiltinIds()) {
    CAPTURE(id);
    const Figure figure = printed(std::string(id));
    for (std::size_t i = 0; i < kGreyMarks.size(); ++i) {
      for (std::size_t k = i + 1; k < kGreyMarks.size(); ++k) {
        const GreyMark& one = kGreyMarks[i];
        const GreyMark& other = kGreyMarks[k];
        if (evidenceIn(figure, one.role).empty() || evidenceIn(figure, other.role).empty())
          continue;
        ++met;
        CAPTURE(static_cast<int>(one.role));
        CAPTURE(static_cast<int>(other.role));
        constexpr double kApart = 1.5;  // side by side
        const bool apart = greyContrast(one.role, other.role) >= kApart || differ(one, other);
        CHECK((apart || hasText(figure, one.role) || hasText(figure, other.role)));
      }
    }
  }
  CHECK(met > 100);
}

TEST_CASE("every role of a meaning has its marks, once") {
  std::set<Role> roles;
  for (const GreyMark& mark : kGreyMarks) CHECK(roles.insert(mark.role).second);
  for (const Role role : {Role::a, Role::b, Role::other, Role::gap, Role::overlap, Role::result,
                          Role::velocity, Role::path, Role::accent})
    CHECK(roles.contains(role));
  for (const GreyMark& mark : kGreyMarks)
    if (mark.role == Role::a || mark.role == Role::b) CHECK(hatchOf(mark.role) == mark.hatch);
}

TEST_CASE("law: printed bodies and their bars differ by hatch and by name") {
  int rulers = 0;
  const auto look = [&](const Figure& figure) {
    // A body that has left its start is in outline there, and hatched where it is.
    std::set<Hatch> a = hatchesOf(figure, Part::bodyA, Role::a);
    std::set<Hatch> b = hatchesOf(figure, Part::bodyB, Role::b);
    a.merge(hatchesOf(figure, Part::pose, Role::a));
    b.merge(hatchesOf(figure, Part::pose, Role::b));
    CHECK(a.contains(Hatch::forward) == !a.empty());
    CHECK(b.contains(Hatch::backward) == !b.empty());
    CHECK_FALSE(a.contains(Hatch::backward));
    CHECK_FALSE(b.contains(Hatch::forward));
    const std::set<Hatch> bars = hatchesOf(figure, Part::shadow, Role::b);
    const bool solid = !strokesOf(figure, Part::shadow, Role::a).empty();
    if (!solid && bars.empty()) return;
    ++rulers;
    CHECK(bars.contains(Hatch::backward));
    CHECK(hatchesOf(figure, Part::shadow, Role::a).empty());  // A's is solid
  };
  for (const BuiltinScene& scene : builtinScenes()) {
    CAPTURE(scene.id);
    const std::string id(scene.id);
    look(printed(id));
    // Without an article, whose evidence takes the place of other rulers.
    look(printed(id, ThemeId::print, Answers::exact));
  }
  CHECK(rulers > 20);
  for (const ThemeId screen : {ThemeId::dark, ThemeId::light})
    CHECK(hatchesOf(printed("two-pentagons", screen), Part::bodyA, Role::a) ==
          std::set{Hatch::none});
}

TEST_CASE("the name of a shadow on a page does not stand in a body, which has the same name") {
  for (const std::string id : {"sat-figure-1", "sat-figure-3", "two-pentagons", "first-contact"}) {
    CAPTURE(id);
    const Figure figure = test::pageOf(id, 753).figure();
    std::size_t names = 0;
    for (const Item& item : figure.items) {
      const Text* text = std::get_if<Text>(&item);
      if (text == nullptr || text->part != Part::shadow) continue;
      ++names;
      const Rect rect = rectOf(*text);
      CHECK_FALSE(isOnBody(figure, 0.5 * (rect.min + rect.max)));
    }
    CHECK(names >= 2);
  }
}

TEST_CASE("a printed ruler says whose shadow each bar is") {
  for (const char* scene : {"two-pentagons", "first-contact", "sat-figure-1"}) {
    CAPTURE(scene);
    std::set<std::string> names;
    for (const Item& item : printed(scene).items) {
      const Text* text = std::get_if<Text>(&item);
      if (text != nullptr && text->part == Part::shadow) names.insert(text->text);
    }
    CHECK(names == std::set<std::string>{"A", "B"});
  }
}

TEST_CASE("law: what the table calls dashed or hatched is so in every printed picture") {
  int lines = 0;
  int areas = 0;
  for (const BuiltinScene& scene : builtinScenes()) {
    CAPTURE(scene.id);
    const Figure figure = printed(std::string(scene.id));
    for (const GreyMark& mark : kGreyMarks) {
      if (!mark.dashed) continue;
      for (const Stroke* stroke : evidenceIn(figure, mark.role)) {
        CAPTURE(nameOf(stroke->part));
        CHECK(stroke->dash.off > 0);
        ++lines;
      }
    }
    const std::set<Hatch> overlap = hatchesOf(figure, Part::overlap, Role::overlap);
    CHECK((overlap.empty() || overlap.contains(Hatch::cross)));
    areas += overlap.empty() ? 0 : 1;
  }
  CHECK(lines > 20);
  CHECK(areas > 5);
}

}  // namespace
}  // namespace sepax
