#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/options.h"
#include "tests/support/opened_scene.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

// What is shown while A slides, and what is not.

namespace sepax {
namespace {

std::ptrdiff_t itemsOf(const Figure& figure, Part part) {
  return std::ranges::count_if(figure.items,
                               [&](const Item& item) { return partOf(item) == part; });
}

TEST_CASE("the sliding course opens in slide and shows each hit, its normal and what it takes") {
  const test::OpenedScene course("slide-course");
  CHECK(course.view.options[kSlide]);
  REQUIRE(course.evidence.slide);
  const std::size_t hits = course.evidence.slide->hits.size();
  REQUIRE(hits >= 1);
  const Figure figure = paint(techniques(), course.evidence, course.view);
  CHECK(itemsOf(figure, Part::walkedPath) >= static_cast<std::ptrdiff_t>(hits));
  CHECK(itemsOf(figure, Part::removedMotion) >= static_cast<std::ptrdiff_t>(hits));
  for (std::size_t i = 0; i < hits; ++i) {
    const std::string words = hitWords(course.evidence, i);
    const bool named = std::ranges::any_of(figure.items, [&](const Item& item) {
      const Text* text = std::get_if<Text>(&item);
      return text != nullptr && text->text == words;
    });
    CHECK_MESSAGE(named, words);
  }
}

TEST_CASE("while A slides nothing is said of the pair, of its lanes and of articles") {
  const test::OpenedScene course("slide-course", Answers::both);
  const Figure figure = paintPicture(techniques(), course.evidence, course.view);
  for (const Part part : {Part::axis, Part::shadow, Part::stripGround, Part::accusingBadge,
                          Part::publishedBody, Part::publishedMove})
    CHECK_MESSAGE(itemsOf(figure, part) == 0, std::string(nameOf(part)));
  CHECK(course.evidence.disagreements.empty());
  CHECK(stepCountOf(*course.technique, course.evidence, course.view) == 0);
  CHECK_FALSE(course.technique->playsTime(course.scene, course.evidence, course.view));
  const std::string sentence =
      shownVerdict(*course.technique, course.evidence, course.view).sentence;
  CHECK(sentence.find("taken away") != std::string::npos);
}

TEST_CASE(
    "what is rounding beside the motion of a slide is told as 0, and a small motion as it is") {
  SlideEvidence slide;
  slide.wanted = {3, -3};
  CHECK(slideNumbers(slide, {2.97, -3.3e-12}) == numbers({2.97, 0}));
  CHECK(slideNumbers(slide, {0, -0.001}) == numbers({0, -0.001}));
  slide.wanted = {3e-12, 0};
  CHECK(slideNumbers(slide, {2.97e-12, -3.3e-12}) == numbers({2.97e-12, -3.3e-12}));
}

TEST_CASE("without a velocity, and where A is no polygon, it says so") {
  Scene scene = test::builtin("slide-course");
  OptionBag options;
  options.set(kSlide, true);
  ViewState view;
  view.technique = "motion";
  view.options = options;
  scene.bodies[0].velocity = {};
  Evidence evidence = analyze(scene, {{}, options, 0});
  REQUIRE(evidence.slide);
  CHECK(slideVerdict(evidence).sentence.find("Give A a velocity") != std::string::npos);
  scene.bodies[0].vertices = {{0, 0}, {1, 0}};
  scene.bodies[0].form.kind = BodyKind::segment;
  evidence = analyze(scene, {{}, options, 0});
  CHECK_FALSE(evidence.slide);
  CHECK(motionVerdict(evidence, view).sentence.find("segment") != std::string::npos);
}

}  // namespace
}  // namespace sepax
