#include "app/figure/font.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/options.h"
#include "app/techniques/motion/paint_slide.h"
#include "core/evidence/slide_moment.h"
#include "tests/support/opened_scene.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

// How the picture of a slide tells what is taken away, and what is still to come.

namespace sepax {
namespace {

std::ptrdiff_t itemsOf(const Figure& figure, Part part) {
  return std::ranges::count(figure.items, part, partOf);
}

/// An arrow of a part, on the screen.
struct Arrow {
  Vec2 tail;
  Vec2 tip;
};

std::vector<Arrow> arrowsOf(const Figure& figure, Part part) {
  std::vector<Arrow> arrows;
  std::optional<Vec2> tail;
  for (const Item& item : figure.items) {
    if (partOf(item) != part) continue;
    if (const Stroke* shaft = std::get_if<Stroke>(&item)) tail = shaft->points.front();
    if (const Fill* head = std::get_if<Fill>(&item); head && tail)
      arrows.push_back({*tail, head->outline.front()});
  }
  return arrows;
}

TEST_CASE("the sliding course opens with the exact answer, and the published one is at hand") {
  const test::OpenedScene course("slide-course");
  CHECK(answersOf(shownAnswers(*course.technique, course.evidence, course.view)) == Answers::exact);
  const Figure figure = paint(techniques(), course.evidence, course.view);
  CHECK(itemsOf(figure, Part::publishedBody) == 0);
  CHECK(itemsOf(figure, Part::accusingBadge) > 0);
}

TEST_CASE(
    "what is left over of the motion, what is kept and what is taken away close a triangle, all "
    "named") {
  const test::OpenedScene course("slide-course");
  const Figure figure = paint(techniques(), course.evidence, course.view);
  const std::vector<Arrow> rest = arrowsOf(figure, kRestOfMotion);
  const std::vector<Arrow> kept = arrowsOf(figure, kKeptMotion);
  const std::vector<Arrow> removed = arrowsOf(figure, Part::removedMotion);
  REQUIRE(rest.size() == 1);
  REQUIRE(kept.size() == 1);
  REQUIRE(removed.size() == 1);
  CHECK(distance(rest[0].tail, kept[0].tail) < 1e-9);
  CHECK(distance(kept[0].tip, removed[0].tail) < 1e-9);
  CHECK(distance(removed[0].tip, rest[0].tip) < 1e-9);
  // With so many digits that they add up.
  for (const char* words : {"left over (4.063, 0.000)", "kept (2.676, 1.927)",
                            "taken away (1.387, −1.927)", "A at t = 0.375", "A at t = 1"})
    CHECK_MESSAGE(test::shows(figure, words), words);
  // The rest leads into B: its words stand at its tip and not across the body.
  for (const Label& label : paintUnlabelled(techniques(), course.evidence, course.view).labels)
    if (label.text.text.starts_with("left over "))
      CHECK(distance(label.anchor, rest[0].tip) < 1e-9);
}

TEST_CASE(
    "law: what is kept and what is taken away are the rest, and lead to the end of the step") {
  for (const char* id : {"slide-course", "through-the-wall"}) {
    CAPTURE(std::string(id));
    AnalysisOptions options;
    options.options.set(kSlide, true);
    const Evidence evidence = analyze(test::builtin(id), options);
    const SlideEvidence& slide = *evidence.slide;
    REQUIRE_FALSE(slide.hits.empty());
    for (std::size_t i = 0; i < slide.hits.size(); ++i) {
      const Vec2 kept = restAt(slide.wanted, slide.hits, i) - slide.hits[i].removed;
      const Vec2 next = i + 1 < slide.hits.size()
                            ? restAt(slide.wanted, slide.hits, i + 1) + slide.hits[i + 1].advance
                            : slide.displacement - walkedTo(slide, i);
      CHECK(distance(kept, next) < 1e-6);
      CHECK(dot(kept, slide.hits[i].normal) == doctest::Approx(0));
    }
  }
}

TEST_CASE("before the first contact it stands there faintly, and is told in full when it comes") {
  const test::OpenedScene course("slide-course");
  const double first = course.evidence.slide->hits[0].moment;
  ViewState view = course.view;
  const auto at = [&](double time) {
    view.time = time;
    return paint(techniques(), course.evidence, view);
  };
  const Figure before = at(0.5 * first);
  CHECK(itemsOf(before, kContactToCome) > 0);
  CHECK(itemsOf(before, Part::contact) == 0);
  CHECK(test::shows(before, "1"));  // the only contact has its words in the badge
  CHECK(test::shows(before, "Slide · A will meet B at t = 0.375"));
  CHECK_FALSE(test::shows(before, "n"));
  for (const Item& item : before.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke != nullptr && stroke->part == Part::removedMotion) CHECK(stroke->paint.alpha < 0.5);
  }
  const Figure then = at(first);
  CHECK(itemsOf(then, kContactToCome) == 0);
  CHECK(itemsOf(then, Part::contact) > 0);
  CHECK(test::shows(then, "normal"));
}

TEST_CASE("the words of the published move do not lie on A where it slides to") {
  const test::OpenedScene course("slide-course", Answers::both);
  ViewState view = course.view;
  view.camera = openingCamera(techniques(), course.scene, course.evidence, 1600, 852, view.wording);
  const Figure figure = paint(techniques(), course.evidence, view);
  Rect a{{1e9, 1e9}, {-1e9, -1e9}};
  for (const Item& item : figure.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke == nullptr || stroke->part != Part::pose || !stroke->closed) continue;
    for (const Vec2 p : stroke->points) {
      a.min = {std::min(a.min.x, p.x), std::min(a.min.y, p.y)};
      a.max = {std::max(a.max.x, p.x), std::max(a.max.y, p.y)};
    }
  }
  REQUIRE(a.min.x < a.max.x);
  int published = 0;
  for (const Item& item : figure.items) {
    const Text* text = std::get_if<Text>(&item);
    if (text == nullptr || !text->text.starts_with("published: velocity")) continue;
    ++published;
    const Rect words = rectOf(*text);
    const bool apart = words.max.x < a.min.x || a.max.x < words.min.x || words.max.y < a.min.y ||
                       a.max.y < words.min.y;
    CHECK(apart);
  }
  CHECK(published == 1);
}

TEST_CASE("what a hand drives keeps the contacts of its way, numbered") {
  const test::OpenedScene course("slide-course");
  ViewState view = course.view;
  view.driven.emplace();
  view.driven->places = {{-6, -1.6}};
  const auto contacts = [&] {
    return itemsOf(paint(techniques(), course.evidence, view), Part::contact);
  };
  CHECK(contacts() == 0);
  view.driven->met = {{1, 1, {-3, -2}}, {2, 5, {-3, -3.7}}};
  CHECK(contacts() == 4);  // two discs with a number each
  const Figure figure = paint(techniques(), course.evidence, view);
  CHECK(test::shows(figure, "1"));
  CHECK(test::shows(figure, "2"));
}

}  // namespace
}  // namespace sepax
