#include "app/techniques/swept_edges/options.h"
#include "tests/app/pictures/picture_of.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
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
  CHECK(timesSaid(paper, "Touching is not overlapping") == 1);
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
  // Both colours of the lines are told, with the pairs that have them: twenty in all.
  CHECK(timesSaid(crowd, "A and B meet in the step, one of 8 pairs") == 1);
  CHECK(timesSaid(crowd, "only their boxes meet: 12 pairs") == 1);
  Picture later = crowd;
  later.view.step = 3;
  CHECK(timesSaid(later, "edge A1") == 1);
}

TEST_CASE("of several axes that are entered at the same time one lane says so") {
  Picture picture = pictureOf("pitfall-past-the-obstacle", 1130, 710);
  CHECK(timesSaid(picture, "the last to enter") == 0);  // lanes do not tell what goes wrong
  picture.view.answers = Answers::exact;
  CHECK(timesSaid(picture, "the last to enter") == 1);
  CHECK(timesSaid(picture, "entered at the same time") == 1);
}

TEST_CASE("beside the exact walk the end of the published one is named where it goes wrong there") {
  const auto starts = [](const std::string& id) {
    return timesSaid(pictureOf(id, 1130, 710), "published walk starts here");
  };
  CHECK(starts("pitfall-swapped-bresenham") == 1);
  CHECK(starts("pitfall-diagonal-leak") == 0);
  CHECK(starts("pitfall-swapped-tie") == 0);
  CHECK(timesSaid(pictureOf("pitfall-swapped-tie", 1130, 710), "published: laid from here") == 1);
  Picture alone = pictureOf("pitfall-diagonal-leak", 1130, 710);
  alone.view.answers = Answers::published;
  CHECK(timesSaid(alone, "published walk starts here") == 1);
  alone = pictureOf("pitfall-swapped-tie", 1130, 710);
  alone.view.answers = Answers::published;
  CHECK(timesSaid(alone, "published: laid from here") == 0);
}

TEST_CASE("circles that meet, and lines that a page is not about, are not beside its answer") {
  Picture edges = pictureOf("pitfall-parallel-edges", 1130, 710);
  CHECK_FALSE(partsOf(edges.figure()).contains(Part::circle));
  edges.view.answers = Answers::exact;
  CHECK(partsOf(edges.figure()).contains(Part::circle));
  Picture intercept = pictureOf("pitfall-vertical-intercept", 1130, 710);
  CHECK(timesSaid(intercept, "the lines meet here") == 0);
  CHECK(timesSaid(intercept, "lines meet, right sign (2.00, −1.50)") == 1);
  intercept.view.answers = Answers::exact;
  CHECK(timesSaid(intercept, "the lines meet here") == 1);
}

TEST_CASE("where a meeting before the start is taken for a hit the bodies are shown there, too") {
  CHECK(timesSaid(pictureOf("pitfall-unsigned-distance", 1130, 710),
                  "A at t = −0.500, before the start") == 1);
  for (const char* id : {"pitfall-resting-end", "pitfall-near-parallel", "pitfall-lens-on-segment",
                         "pitfall-time-range"})
    CHECK(timesSaid(pictureOf(id, 1130, 710), ", before the start") == 0);
}

TEST_CASE("edges that a hit takes for meeting show how far apart they are there") {
  for (const auto& [scene, words] : {std::pair("pitfall-near-parallel", "here 0.292 apart"),
                                     std::pair("swept-near-parallel", "here 0.175 apart")}) {
    const Picture picture = pictureOf(scene, 1130, 710);  // in its close-up
    CHECK(timesSaid(picture, words) == 1);
    Picture exact = picture;
    exact.view.answers = Answers::exact;
    CHECK(timesSaid(exact, "apart") == 0);
  }
  CHECK(timesSaid(pictureOf("pitfall-lens-on-segment", 1130, 710), "here 1.333 apart") == 1);
  CHECK(timesSaid(pictureOf("pitfall-vertical-intercept", 1130, 710), "here 1.250 apart") == 1);
  CHECK(timesSaid(pictureOf("pitfall-resting-end", 1130, 710), "apart") == 0);  // a true contact
}

TEST_CASE("beside a hit that is none stands what led there") {
  for (const auto& [scene, words] : {std::pair("pitfall-lens-on-segment", "A0 at t = −0.667"),
                                     std::pair("pitfall-vertical-intercept", "way of corner B1"),
                                     std::pair("pitfall-near-parallel", "gap measured here"),
                                     std::pair("swept-near-parallel", "gap measured here")}) {
    CAPTURE(std::string(scene));
    Picture picture = pictureOf(scene, 1130, 710);
    CHECK(timesSaid(picture, words) == 1);
    picture.view.answers = Answers::exact;
    CHECK(timesSaid(picture, words) == 0);
  }
  Picture parallel = pictureOf("swept-parallel", 1130, 710);  // where any corner has the gap
  parallel.view.answers = Answers::published;
  CHECK(timesSaid(parallel, "published hit") == 1);
  CHECK(timesSaid(parallel, "gap measured here") == 0);
}

TEST_CASE("the way to a hit is that of its own corner, whichever pair is told") {
  Picture picture = pictureOf("pitfall-vertical-intercept", 1130, 710);
  picture.view.options.set(kEdgePair, std::array{0, 1});
  picture.evidence = analyze(builtin("pitfall-vertical-intercept"), optionsFrom(picture.view));
  REQUIRE(picture.evidence.recipePair->b == 1);
  CHECK(timesSaid(picture, "way of corner B1") == 1);
}

TEST_CASE("the place of a measured gap is the first corner of B's edge on the line of A's") {
  for (const char* id : {"pitfall-near-parallel", "swept-near-parallel"}) {
    CAPTURE(std::string(id));
    const Picture picture = pictureOf(id, 1130, 710);
    const PublishedSwept& swept = *picture.evidence.publishedSwept;
    const PublishedEdgePair& hit = swept.pairs[static_cast<std::size_t>(swept.chosen)];
    const BodyShape& b = picture.evidence.bodies[static_cast<std::size_t>(picture.evidence.b)];
    const Vec2 corner = picture.view.camera.toScreen(b.vertices[static_cast<std::size_t>(hit.b)] +
                                                     *hit.result.time * b.velocity);
    const Figure figure = picture.figure();
    CHECK(std::ranges::any_of(figure.items, [&](const Item& item) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      return stroke != nullptr && stroke->part == Part::publishedLine && stroke->dash.on > 0 &&
             distance(stroke->points.back(), corner) < 0.5;  // logical pixels
    }));
  }
}

TEST_CASE(
    "where an article is wrong at the end of a move the contact of the badge is marked, too") {
  for (const char* id : {"pitfall-swept-push", "sat-figure-2"}) {
    CAPTURE(std::string(id));
    Picture picture = pictureOf(id, 1130, 710);
    CHECK(timesSaid(picture, "first contact at") == 1);
    CHECK(partsOf(picture.figure()).contains(Part::contact));
    CHECK(timesSaid(picture, "A and B meet at t") == 0);
    picture.view.answers = Answers::exact;
    CHECK(timesSaid(picture, "first contact at") == 1);
    picture.view.answers.reset();
    picture.request.format = PictureFormat::apng;  // frames are those of the window
    CHECK(timesSaid(picture, "first contact at") == 1);
  }
  // There the contact is the point.
  CHECK(timesSaid(pictureOf("pitfall-past-the-obstacle", 1130, 710), "first contact at") == 1);
}

TEST_CASE("in one picture what is drawn heavily has its name, which a window tells beside it") {
  struct Row {
    const char* scene;
    const char* words;
  };
  for (const Row& row : {Row{"sat-figure-1", "edge A1"}, Row{"first-contact", "edge B0"},
                         Row{"crossing-bars", "edges cross here"}}) {
    CAPTURE(row.scene);
    Picture picture = pictureOf(row.scene, 1130, 710);
    const std::vector<std::string> words = textsOf(picture.figure());
    CHECK(std::ranges::count(words, row.words) == 1);
    picture.request.format = PictureFormat::apng;
    const std::vector<std::string> ofFrame = textsOf(picture.figure());
    CHECK(std::ranges::count(ofFrame, row.words) == 0);
  }
}

TEST_CASE("one picture with notes on its shapes says what its marks are") {
  constexpr const char* kNotes = "The marks show flaws of the shapes";
  CHECK(timesSaid(pictureOf("quiet-defects", 1130, 710), kNotes) == 1);
  CHECK(timesSaid(pictureOf("nearest-points", 1130, 710), kNotes) == 0);
}

TEST_CASE("the line along which the lines of two edges meet has its name in the answer") {
  CHECK(timesSaid(pictureOf("pitfall-parallel-paths", 1130, 710), "path of the meeting point") ==
        1);
  CHECK(timesSaid(pictureOf("pitfall-strict-distance", 1130, 710), "path of the meeting") == 0);
}

TEST_CASE("what an article takes for a hit is named where it sees it") {
  const Picture rounded = pictureOf("pitfall-recipe-rounding", 1130, 710);
  for (const char* words : {"edge A2", "edge B1"})
    CHECK_MESSAGE(timesSaid(rounded, words) == 1, std::string(words));  // another pair than shown
  const Picture range = pictureOf("pitfall-time-range", 1130, 710);
  CHECK(timesSaid(range, "edge A0 at t = 2.000") == 1);
  // Its edges at the start would be the same ones again; how far A goes is told by its arrow.
  CHECK_FALSE(partsOf(range.figure()).contains(Part::chosenEdge));
  CHECK(timesSaid(range, "A moves") == 1);
  CHECK(timesSaid(range, "A moves (") == 0);
  Picture alone = range;
  alone.view.answers = Answers::exact;
  CHECK(partsOf(alone.figure()).contains(Part::chosenEdge));
  CHECK(timesSaid(alone, "A moves (1.75, 0.00)") == 1);
  CHECK(timesSaid(pictureOf("pitfall-time-range", 1130, 710), "edge B2 at t") == 0);  // rests
  const std::vector<std::string> texts =
      textsOf(pictureOf("pitfall-time-range", 1130, 710).figure());
  CHECK(std::ranges::count(texts, "B") == 1);
  // Of a hit after the first contact the edges of both are named.
  const Picture resting = pictureOf("pitfall-resting-end", 1130, 710);
  CHECK(timesSaid(resting, "edge A1") == 4);  // with badge, sentence and the hit
  CHECK(timesSaid(resting, "edge A1 at t = 0.750") == 1);
  CHECK(timesSaid(resting, "edge B1") == 1);
}

/// The corners of what stands there in dots: the bodies at one time besides the start.
std::vector<Vec2> posedCorners(const Picture& picture) {
  std::vector<Vec2> corners;
  for (const Item& item : picture.figure().items)
    if (const Stroke* stroke = std::get_if<Stroke>(&item);
        stroke != nullptr && stroke->part == Part::pose && stroke->closed)
      corners.insert(corners.end(), stroke->points.begin(), stroke->points.end());
  return corners;
}

TEST_CASE("in one picture the bodies stand at an article's hit, with the first contact in dots") {
  const auto isDrawnAt = [](const Picture& picture, double time) {
    const BodyShape& a = picture.evidence.bodies[0];
    const Vec2 corner = picture.view.camera.toScreen(a.vertices[1] + time * a.velocity);
    return std::ranges::any_of(posedCorners(picture), [corner](Vec2 other) {
      return distance(corner, other) < 0.5;  // logical pixels
    });
  };
  Picture early = pictureOf("pitfall-near-parallel", 1130, 710);
  CHECK(isDrawnAt(early, 0.5));
  CHECK(isDrawnAt(early, *early.evidence.edges->time));
  CHECK_FALSE(isDrawnAt(early, 0));
  early.view.answers = Answers::exact;  // beside a lane, with names
  CHECK(timesSaid(early, "A at t = 0.640") == 1);
  CHECK(isDrawnAt(pictureOf("pitfall-recipe-rounding", 1130, 710), 1.0 / 3));
  // Bodies that never meet are there at the time of the hit; one outside of the step is left out.
  CHECK(isDrawnAt(pictureOf("pitfall-lens-on-segment", 1130, 710), 2.0 / 3));
  CHECK(posedCorners(pictureOf("pitfall-time-range", 1130, 710)).empty());
  // Beside a contact on the way and the article's place of A, the end of the step is left out.
  CHECK_FALSE(partsOf(pictureOf("pitfall-smallest-time", 800, 500).figure()).contains(Part::ghost));
  CHECK(partsOf(pictureOf("pitfall-relative-velocity", 800, 500).figure()).contains(Part::ghost));
}

TEST_CASE("beside a column the answer of an article has a row of its own") {
  CHECK(timesSaid(pictureOf("pitfall-extended-intervals", 800, 500),
                  "published ≠ exact · Cozic: push (0.00, −0.50)") == 1);
}

TEST_CASE("beside an article a contact is a plain disc, else it has the numbers of the list") {
  const auto numbersAt = [](const Picture& picture) {
    return std::ranges::count_if(picture.figure().items, [](const Item& item) {
      const Text* text = std::get_if<Text>(&item);
      return text && text->part == Part::contact && !text->text.empty() &&
             text->text.find_first_not_of("0123456789·") == std::string::npos;
    });
  };
  Picture picture = pictureOf("pitfall-no-closing-speed", 1130, 710);
  CHECK(numbersAt(picture) == 0);
  CHECK(timesSaid(picture, "later") == 0);  // the lane does not tell what goes wrong
  picture.request.format = PictureFormat::apng;
  CHECK(numbersAt(picture) == 0);
  CHECK(timesSaid(picture, "later") == 1);  // the lane of frames is that of the window
  picture.view.answers = Answers::exact;
  CHECK(numbersAt(picture) == 2);
  picture.request.format = PictureFormat::png;
  CHECK(timesSaid(picture, "later") == 1);
}

TEST_CASE("in a picture alone the evidence of one answer does not hide that of the other") {
  const auto has = [](const Picture& picture, Part part) {
    return partsOf(picture.figure()).contains(part);
  };
  for (const char* id : {"pitfall-relative-velocity", "sat-figure-2", "pitfall-containment-mtv"}) {
    CAPTURE(std::string(id));
    Picture picture = pictureOf(id, 1130, 710);
    CHECK_FALSE(has(picture, Part::shadow));
    picture.view.answers = Answers::exact;
    CHECK(has(picture, Part::shadow));
    picture.view.answers.reset();
    picture.request.format = PictureFormat::apng;
    CHECK(has(picture, Part::shadow));
  }
  Picture corners = pictureOf("pitfall-parallel-edges", 1130, 710);
  CHECK(timesSaid(corners, "counted") == 0);
  CHECK(timesSaid(corners, "touched") == 0);
  CHECK_FALSE(has(corners, Part::rayBoundary));
  corners.view.answers = Answers::exact;
  CHECK(timesSaid(corners, "touched: not counted") == 2);
  Picture sides = pictureOf("pitfall-concave-sides", 1130, 710);
  CHECK(timesSaid(sides, "A·1") == 0);
  CHECK(timesSaid(sides, " apart.") == 1);         // in the sentence
  CHECK(timesSaid(sides, "distance 0.500") == 1);  // in the badge
  sides.view.answers = Answers::exact;
  CHECK(timesSaid(sides, "A·1 and B: distance 0.500") == 1);
  // The push of one pair is told in the sentence alone.
  CHECK(timesSaid(pictureOf("hook-and-comb", 1130, 710), "alone, 0.66 long") == 0);
}

TEST_CASE("what is drawn beside the bodies has a name") {
  CHECK(timesSaid(pictureOf("two-pentagons", 1130, 710), "A after the push") == 1);
  CHECK(timesSaid(pictureOf("minkowski-overlap", 1130, 710), "A after the push") == 1);
  CHECK(timesSaid(pictureOf("minkowski-overlap", 1130, 710), "edge B3") == 2);  // and the badge
  CHECK(timesSaid(pictureOf("minkowski-thin", 1130, 710), "polygon in which EPA ends") ==
        0);                                                                  // of the way
  CHECK(timesSaid(pictureOf("minkowski-thin", 1130, 710), "A0 − B1") == 0);  // of a step
  CHECK(timesSaid(pictureOf("minkowski-concave", 1130, 710), "A·2 − B·1") == 1);
  // How the answer was found is told last.
  const Picture apart = pictureOf("minkowski-apart", 1130, 710);
  const Verdict verdict = findTechnique("minkowski")->verdict(apart.evidence, apart.view);
  CHECK(verdict.sentence.find("GJK knows after ") > verdict.sentence.find("apart"));
  CHECK(timesSaid(pictureOf("touching", 1130, 710), "after the push") == 0);
  CHECK(timesSaid(pictureOf("pitfall-integer-cast", 1130, 710), "as the code sees it") == 1);
  CHECK(timesSaid(pictureOf("swept-crowd", 1130, 710), "20 of 1225 pairs of bodies are left") == 1);
  CHECK(timesSaid(pictureOf("swept-crowd", 1130, 710), "26114") == 0);
  Picture close = pictureOf("swept-crowd", 1130, 710);
  Scene scene = builtin("swept-crowd");
  scene.bodies.resize(3);
  scene.bodies[2].vertices = scene.bodies[0].vertices;  // above A, on its way down through both
  for (Vec2& vertex : scene.bodies[2].vertices) vertex.y += 50;
  scene.bodies[2].velocity = {scene.bodies[0].velocity.x, -100};
  close.evidence = analyze(scene);
  CHECK(findTechnique("swept_edges")->verdict(close.evidence, close.view).sentence ==
        "The boxes leave out none of 3 pairs of bodies.");
}

}  // namespace
}  // namespace sepax::test
