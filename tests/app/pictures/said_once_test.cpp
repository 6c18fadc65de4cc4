#include "tests/app/pictures/picture_of.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// A picture has what its point needs: a line that says what it is about, and no marks beside it.

namespace sepax::test {
namespace {

std::vector<std::string> textsOf(const Figure& figure) {
  std::vector<std::string> texts;
  for (const Item& item : figure.items)
    if (const Text* text = std::get_if<Text>(&item)) texts.push_back(text->text);
  return texts;
}

std::ptrdiff_t timesSaid(const Picture& picture, std::string_view words) {
  return std::ranges::count_if(textsOf(picture.figure()), [words](const std::string& text) {
    return text.find(words) != std::string::npos;
  });
}

TEST_SUITE_BEGIN("pictures");

TEST_CASE("below the verdict stands what the scene is about, or what a page gets wrong") {
  const Picture touching = pictureOf("touching", 1130, 710);
  CHECK(timesSaid(touching, "Touching is not overlapping") == 1);
  Picture plain = touching;
  plain.request.layers.badges = false;
  CHECK(timesSaid(plain, "Touching is not overlapping") == 0);
  plain.request.layers.badges = true;
  plain.request.title.clear();
  CHECK(timesSaid(plain, "Touching is not overlapping") == 0);
  Picture paper = touching;
  paper.request.millimetres = 120;
  CHECK(timesSaid(paper, "Touching is not overlapping") == 0);  // captions stand there
  CHECK(timesSaid(pictureOf("touching", 400, 200), "Touching is not overlapping") == 0);
  // the doctor's findings stand beside the verdict
  CHECK(timesSaid(pictureOf("quiet-defects", 1130, 710), "Defects that answer all the same") == 1);
  const Picture wrong = pictureOf("sat-figure-2", 1130, 710);
  CHECK(timesSaid(wrong, "Figure 2: projections") == 0);
  CHECK(timesSaid(wrong, "The relative velocity is taken for A’s own") == 1);
}

TEST_CASE("one picture alone has no lane on which nothing stands, frames of an animation do") {
  for (const auto& [scene, empty] :
       {std::pair("swept-crowd", true), std::pair("swept-parallel", false),
        std::pair("pitfall-division-by-zero", true)}) {
    const std::string id = scene;
    const bool none = empty;
    CAPTURE(id);
    Picture picture = pictureOf(id, 1130, 710);
    CHECK((timesSaid(picture, "Candidates by time") == 0) == none);
    picture.request.format = PictureFormat::gif;
    CHECK(timesSaid(picture, "Candidates by time") == 1);
  }
}

TEST_CASE("where fifty bodies are told apart by their boxes none has names of edges and ways") {
  const Picture crowd = pictureOf("swept-crowd", 1130, 710);
  for (const char* words : {" moves (", "edge A", "edge B"}) CHECK(timesSaid(crowd, words) == 0);
  Picture later = crowd;
  later.view.step = 3;
  CHECK(timesSaid(later, "edge A1") == 1);
}

TEST_CASE("of several axes that are entered at the same time one lane says so") {
  CHECK(timesSaid(pictureOf("pitfall-past-the-obstacle", 1130, 710), "the last to enter") == 1);
  CHECK(timesSaid(pictureOf("pitfall-past-the-obstacle", 1130, 710), "entered at the same time") ==
        1);
}

TEST_CASE("beside the exact walk the end of the published one is named where it goes wrong there") {
  const auto starts = [](const std::string& id) {
    return timesSaid(pictureOf(id, 1130, 710), "published walk starts here");
  };
  CHECK(starts("pitfall-swapped-bresenham") == 1);
  CHECK(starts("pitfall-diagonal-leak") == 0);
  CHECK(starts("pitfall-swapped-tie") == 0);
  CHECK(timesSaid(pictureOf("pitfall-swapped-tie", 1130, 710),
                  "published line is laid from here") == 1);
  Picture alone = pictureOf("pitfall-diagonal-leak", 1130, 710);
  alone.view.answers = Answers::published;
  CHECK(timesSaid(alone, "published walk starts here") == 1);
  alone = pictureOf("pitfall-swapped-tie", 1130, 710);
  alone.view.answers = Answers::published;
  CHECK(timesSaid(alone, "published line is laid from here") == 0);
}

TEST_CASE("circles that meet, and lines that a page is not about, are not beside its answer") {
  Picture edges = pictureOf("pitfall-parallel-edges", 1130, 710);
  CHECK_FALSE(partsOf(edges.figure()).contains(Part::circle));
  edges.view.answers = Answers::exact;
  CHECK(partsOf(edges.figure()).contains(Part::circle));
  Picture intercept = pictureOf("pitfall-vertical-intercept", 1130, 710);
  const Scene scene = builtin("pitfall-vertical-intercept");
  intercept.evidence = analyze(scene, optionsFrom(intercept.view));
  intercept.view = testing::pictureView(scene, intercept.evidence, intercept.request, {});
  CHECK(timesSaid(intercept, "the lines meet here") == 0);
  CHECK(timesSaid(intercept, "I₀, right sign") == 1);
  intercept.view.answers = Answers::exact;
  CHECK(timesSaid(intercept, "the lines meet here") == 1);
}

TEST_CASE("where a meeting before the start is taken for a hit the bodies are shown there, too") {
  CHECK(timesSaid(pictureOf("pitfall-unsigned-distance", 1130, 710),
                  "A at t = −0.500, before the start") == 1);
  for (const char* id : {"pitfall-resting-end", "pitfall-near-parallel", "pitfall-lens-on-segment"})
    CHECK(timesSaid(pictureOf(id, 1130, 710), "before the start") == 0);
}

TEST_CASE("edges that are taken for parallel show how far apart they are at the published hit") {
  for (const auto& [scene, words] : {std::pair("pitfall-near-parallel", "here still 0.139 apart"),
                                     std::pair("swept-near-parallel", "here still 0.175 apart")}) {
    const Picture picture = pictureOf(scene, 1130, 710);  // in its close-up
    CHECK(timesSaid(picture, words) == 1);
    Picture exact = picture;
    exact.view.answers = Answers::exact;
    CHECK(timesSaid(exact, "apart") == 0);
  }
  CHECK(timesSaid(pictureOf("pitfall-lens-on-segment", 1130, 710), "apart") == 0);
}

}  // namespace
}  // namespace sepax::test
