#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/options.h"
#include "app/techniques/motion/published.h"
#include "core/evidence/slide_moment.h"
#include "tests/support/opened_scene.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

// What is shown while A slides, and what is not.

namespace sepax {
namespace {

std::ptrdiff_t itemsOf(const Figure& figure, Part part) {
  return std::ranges::count_if(figure.items,
                               [&](const Item& item) { return partOf(item) == part; });
}

/// A box of size 1 between a floor and a slope that comes down to it.
Scene wedge(Vec2 velocity) {
  Scene scene;
  scene.technique = "motion";
  scene.bodies.resize(3);
  scene.bodies[0].name = "A";
  scene.bodies[0].vertices = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  scene.bodies[0].velocity = velocity;
  scene.bodies[1].name = "Floor";
  scene.bodies[1].vertices = {{-9, -2}, {30, -2}, {30, 0}, {-9, 0}};
  scene.bodies[2].name = "E";
  scene.bodies[2].vertices = {{5, 1}, {9, 1}, {9, 9}, {-3, 9}};
  return scene;
}

Evidence slideOf(const Scene& scene) {
  AnalysisOptions options;
  options.options.set(kSlide, true);
  return analyze(scene, options);
}

ViewState slideView() {
  ViewState view = test::viewAtTime("motion", 0);
  view.options.set(kSlide, true);
  return view;
}

TEST_CASE("the sliding course opens in slide and shows each hit, its normal and what it takes") {
  const test::OpenedScene course("slide-course");
  CHECK(course.view.options[kSlide]);
  REQUIRE(course.evidence.slide);
  const std::size_t hits = course.evidence.slide->hits.size();
  REQUIRE(hits >= 1);
  const Figure figure = paint(techniques(), course.evidence, course.view);
  CHECK(itemsOf(figure, Part::chosenEdge) >= 1);
  CHECK(itemsOf(figure, Part::walkedPath) >= static_cast<std::ptrdiff_t>(hits));
  CHECK(itemsOf(figure, Part::removedMotion) >= static_cast<std::ptrdiff_t>(hits));
  REQUIRE(meetsOnce(*course.evidence.slide));  // then the badge has its words
  CHECK(test::shows(figure, "Slide · A will meet B at t = 0.375"));
  CHECK(test::shows(figure, "1"));
  CHECK_FALSE(test::shows(figure, stopWords(course.evidence, 0)));
}

TEST_CASE("each of several contacts of a slide has its words beside it") {
  const Evidence evidence = slideOf(wedge({10, -1}));
  REQUIRE(stopsOf(*evidence.slide).size() > 1);
  const Figure figure = paint(techniques(), evidence, slideView());
  for (std::size_t i = 0; i < stopsOf(*evidence.slide).size(); ++i)
    CHECK_MESSAGE(test::shows(figure, stopWords(evidence, i)), stopWords(evidence, i));
}

TEST_CASE("while A slides nothing is said of the pair and of its lanes") {
  const test::OpenedScene course("slide-course", Answers::both);
  const Figure figure = paintPicture(techniques(), course.evidence, course.view);
  for (const Part part : {Part::axis, Part::shadow, Part::timeOverlap})
    CHECK_MESSAGE(itemsOf(figure, part) == 0, std::string(nameOf(part)));
  CHECK(stepCountOf(*course.technique, course.evidence, course.view) == 0);
  CHECK(course.technique->playsTime(course.scene, course.evidence, course.view));
  CHECK(course.technique->holdTime(course.evidence) == course.evidence.slide->hits[0].moment);
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

TEST_CASE("a wedge is one stop with one name, and the sentence says that A stops") {
  const Evidence evidence = slideOf(wedge({10, -1}));
  const SlideEvidence& slide = *evidence.slide;
  REQUIRE(slide.stopped);
  const std::vector<SlideStop> stops = stopsOf(slide);
  const std::size_t last = stops.size() - 1;
  REQUIRE(stops[last].count >= 2);
  CHECK(stopWords(evidence, last).find("wedged between") != std::string::npos);
  CHECK(stopReasons(evidence, last).size() == 2);
  const std::string sentence = slideVerdict(evidence).sentence;
  CHECK(sentence.find("is wedged between") != std::string::npos);
  CHECK(sentence.find(" and stops.") != std::string::npos);
  const Figure figure = paint(techniques(), evidence, slideView());
  const auto names = std::ranges::count_if(figure.labels, [](const Label& label) {
    return label.text.text.find(" at t = 0.") != std::string::npos;
  });
  CHECK(names <= static_cast<std::ptrdiff_t>(stops.size()));
}

TEST_CASE("a pocket names both bodies and what the normal of each takes away") {
  Scene scene = wedge({8, 0});
  scene.bodies[0].vertices = {{0, -0.5}, {1, -0.5}, {1, 0.5}, {0, 0.5}};
  scene.bodies[1].vertices = {{3, -4}, {6, -4}, {5, 0}};
  scene.bodies[2].vertices = {{5, 0}, {6, 4}, {3, 4}};
  const Evidence evidence = slideOf(scene);
  const Verdict verdict = slideVerdict(evidence);
  CHECK(verdict.badge == "Slide · A meets Floor and E");
  CHECK(verdict.sentence ==
        "At t = 0.469 A is wedged between Floor and E and stops. Of the rest of its motion the "
        "parts along the normals of edge Floor·2, (3.40, −1.70), and of edge E2, (1.36, "
        "0.68), are taken away; what is left leads nowhere, and A stops.");
  const Figure figure = paint(techniques(), evidence, slideView());
  for (const std::string part : {"taken away (3.40, −1.70)", "taken away (1.36, 0.68)"}) {
    CAPTURE(part);
    CHECK(std::ranges::count_if(figure.items, [&](const Item& item) {
            const Text* text = std::get_if<Text>(&item);
            return text != nullptr && text->text == part;
          }) == 1);
  }
}

TEST_CASE("law: a slide walks evenly, and is at its end at t = 1") {
  for (const Vec2 velocity : {Vec2{10, -1}, {10, 0}, {3, 5}, {-4, -4}, {40, 7}}) {
    const SlideEvidence slide = *slideOf(wedge(velocity)).slide;
    CAPTURE(velocity.x);
    CHECK(walkedAt(slide, 1) == slide.displacement);
    Vec2 before = walkedAt(slide, 0);
    CHECK(distance(before, slide.pushed) < 1e-9);
    const double most = length(slide.wanted) / 100 + 1e-6;
    for (int i = 1; i <= 100; ++i) {
      const Vec2 here = walkedAt(slide, i / 100.0);
      CHECK(distance(before, here) <= most);
      before = here;
    }
    for (const SlideStop& stop : stopsOf(slide)) {
      const double moment = slide.hits[stop.first].moment;
      CHECK(distance(walkedAt(slide, moment), walkedTo(slide, stop.first)) < 1e-6);
    }
  }
}

TEST_CASE("at a time of a slide A is drawn there, and later contacts are not yet told in full") {
  const test::OpenedScene course("slide-course");
  ViewState view = course.view;
  const double first = course.evidence.slide->hits[0].moment;
  const auto contacts = [&](double time) {
    view.time = time;
    const Figure figure = paint(techniques(), course.evidence, view);
    return itemsOf(figure, Part::contact);
  };
  CHECK(contacts(0.5 * first) == 0);
  CHECK(motionVerdict(course.evidence, view).badge == "Slide · A will meet B at t = 0.375");
  CHECK(motionVerdict(course.evidence, view).sentence.find("nothing has stopped A yet") !=
        std::string::npos);
  CHECK(contacts(first) > 0);
  const std::string there = motionVerdict(course.evidence, view).sentence;
  CHECK(motionVerdict(course.evidence, view).badge == "First contact now, at t = 0.375");
  CHECK(there.find("A meets B. Of the rest of its motion") != std::string::npos);
  CHECK(there.find("goes on") == std::string::npos);
  CHECK(contacts(0.5 * (1 + first)) > 0);
  CHECK(motionVerdict(course.evidence, view).badge == "Slide · A slides on");
  CHECK(
      motionVerdict(course.evidence, view).sentence.find("A goes on in the direction of edge B3") !=
      std::string::npos);
  const Evidence wedged = slideOf(wedge({10, -1}));
  CHECK(slideTimeSentence(wedged, 1).find("stands: it is wedged between") != std::string::npos);
}

TEST_CASE("velocity and push of the page stand beside the slide, with why they end apart") {
  const test::OpenedScene course("slide-course", Answers::both);
  const PublishedMethod& method = course.method();
  REQUIRE(course.evidence.publishedSlide);
  const Figure both = paint(techniques(), course.evidence, course.view);
  CHECK(itemsOf(both, Part::publishedBody) > 0);
  CHECK(itemsOf(both, Part::pose) > 0);
  const std::string why = method.limit(course.evidence);
  CHECK(why.starts_with("Why the answers differ: "));
  CHECK(shownVerdict(*course.technique, course.evidence, course.view).sentence.find(why) !=
        std::string::npos);
  const std::vector<ComparedRow> rows = method.compared(course.evidence);
  REQUIRE(rows.size() >= 5);
  CHECK(rows[0].differs);
  CHECK(rows[2].published == "B");
  CHECK(rows[2].exact == "all others");
  CHECK(rows[3].exact == stopWords(course.evidence, 0));
  // The page knows no time: nothing plays while it stands alone.
  ViewState alone = course.view;
  alone.answers = Answers::published;
  CHECK_FALSE(course.technique->playsTime(course.scene, course.evidence, alone));
  alone.time = 0.5;
  const Figure published = paintPicture(techniques(), course.evidence, alone);
  CHECK(itemsOf(published, Part::publishedBody) > 0);
  CHECK(itemsOf(published, Part::walkedPath) == 0);
  CHECK(itemsOf(published, Part::contact) == 0);
  CHECK(itemsOf(published, Part::shownTime) == 0);
}

TEST_CASE("of each way to end elsewhere the page's sentence says what is wrong there") {
  struct Row {
    std::vector<Vec2> b;
    Vec2 velocity;
    const char* why;
    const char* end;
    std::string accused;
  };
  const Row rows[] = {
      {{{4, -50}, {20, -50}, {20, 50}, {4, 50}}, {10, 2}, "", ", to where it slides.", ""},
      {{{4, -50}, {6, -50}, {6, 50}, {4, 50}},
       {10, 2},
       "A is still inside of B",
       "overlaps B by 1.",
       "swept-push"},
      {{{4, 0.5}, {5, 0.5}, {5, 1.5}, {4, 1.5}},
       {10, 0},
       "beyond B",
       "straight through B.",
       "past-the-obstacle"},
      {{{8, 1}, {9, 1}, {9, 2}, {8, 2}},
       {10, 10},
       "though they never overlap",
       "(0.00, −2.00)",
       "pushed-though-free"},
      {{{4, -5}, {12, -5}, {12, 0.5}, {4, 0.5}},
       {10, 0},
       "smallest distance",
       "(0.00, 0.50)",
       "past-the-obstacle"},
      {{{0.5, -1}, {3, -1}, {3, 2}, {0.5, 2}}, {2, 5}, "first takes A out of B", "push", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.why));
    Scene scene = wedge(row.velocity);
    scene.bodies.resize(2);
    scene.bodies[1].name = "B";
    scene.bodies[1].vertices = row.b;
    const Evidence evidence = slideOf(scene);
    REQUIRE(evidence.publishedSlide);
    const std::string sentence = slideMoveVerdict(evidence, ViewState{}).sentence;
    CAPTURE(sentence);
    CHECK(sentence.find(row.why) != std::string::npos);
    CHECK(sentence.find(row.end) != std::string::npos);
    const bool same = row.why[0] == 0;
    CHECK(slideMoveWhy(evidence).empty() == same);
    CHECK(slideMoveCompared(evidence)[0].differs != same);
    const std::vector<Accusation> accusations = slideAccusations(evidence);
    CHECK((accusations.empty() ? "" : accusations[0].id) == row.accused);
  }
  Scene scene = wedge({10, -1});  // Floor is B, E the other one
  scene.bodies[1].vertices = {{-9, -2}, {30, -2}, {30, 0}, {-9, 0}};
  const std::string why = slideMoveWhy(slideOf(scene));
  CHECK(why.find("asked about Floor alone, and E is in the way, too") != std::string::npos);
}

TEST_CASE(
    "where the page's move goes through B the slide has the badge of it, and stops in words") {
  const Scene scene = test::builtin("through-the-wall");
  ViewState view = test::viewAtTime("motion", 0);
  view.options.set(kSlide, true);
  const Evidence evidence = analyze(scene, optionsFrom(techniques(), view));
  REQUIRE(evidence.disagreements.size() == 1);
  CHECK(evidence.disagreements[0].id == "past-the-obstacle");
  CHECK(evidence.disagreements[0].why ==
        "published: A moves by (18.00, 3.50), straight through B; exact: it meets B at t = 0.501");
  CHECK(itemsOf(paint(techniques(), evidence, view), Part::accusingBadge) > 0);
  CHECK(slideVerdict(evidence).sentence.ends_with("is taken away; nothing is left, and A stops."));
  CHECK(slideTimeSentence(evidence, 0.9) ==
        "At t = 0.900 A stands: it meets B and stops at t = 0.501.");
  CHECK(slideTimeSentence(evidence, 0.2).ends_with("At t = 0.501 it meets B and stops."));
  const Evidence course = slideOf(wedge({10, -1}));
  CHECK(slideVerdict(course).sentence.find("slides on") != std::string::npos);
}

TEST_CASE("A stands from its last stop on when nothing of its motion is left") {
  SlideEvidence slide;
  slide.wanted = {9, 0};
  slide.displacement = {6, 0};
  slide.hits.resize(2);
  slide.hits[0].advance = {4, 0};
  slide.hits[1].advance = {2, 1e-12};
  CHECK_FALSE(standsFrom(slide, {0, 1}));
  CHECK(standsFrom(slide, {1, 1}));
  CHECK(standsFrom(slide, {0, 2}));
  slide.limited = true;  // there is motion left
  CHECK_FALSE(standsFrom(slide, {1, 1}));
  slide.limited = false;
  slide.displacement = {6.1, 0};
  CHECK_FALSE(standsFrom(slide, {1, 1}));
  slide.stopped = true;
  CHECK(standsFrom(slide, {1, 1}));
}

TEST_CASE("without a convex pair, and of what a hand drives, the page has no move") {
  Scene scene = wedge({10, -1});
  Evidence evidence = slideOf(scene);
  ViewState view = test::viewAtTime("motion", 0);
  view.options.set(kSlide, true);
  view.answers = Answers::both;
  view.driven.emplace();
  view.driven->places = {{-2, 0}};
  CHECK(itemsOf(paint(techniques(), evidence, view), Part::publishedBody) == 0);
  CHECK(slideMoveVerdict(evidence, view).sentence.find("The published text says nothing") == 0);
  scene.bodies[1].vertices = {{-9, -2}, {30, -2}, {30, 0}, {2, -1}, {-9, 0}};
  evidence = slideOf(scene);
  REQUIRE(evidence.slide);
  CHECK_FALSE(evidence.publishedSlide);
  CHECK(methodBeside(*findTechnique(techniques(), view.technique), evidence, view) == nullptr);
}

TEST_CASE("every contact of a slide has its number in the picture, as in the lane") {
  const test::OpenedScene course("slide-course");
  const std::size_t stops = stopsOf(*course.evidence.slide).size();
  REQUIRE(stops > 0);
  const Figure figure = paint(techniques(), course.evidence, course.view);
  for (std::size_t i = 0; i < stops; ++i) {
    CAPTURE(i);
    CHECK(std::ranges::any_of(figure.items, [&](const Item& item) {
      const Text* text = std::get_if<Text>(&item);
      return text != nullptr && text->part == Part::contact && text->text == std::to_string(i + 1);
    }));
  }
}

TEST_CASE("a push out of the start is told in the panel, and its end is drawn") {
  Scene scene = wedge({4, 1});
  scene.bodies.pop_back();
  scene.bodies[0].position = {0, -0.5};
  const Evidence evidence = slideOf(scene);
  CHECK(startWords(evidence) == "starts inside of Floor: pushed out by (0.00, 0.50)");
  ViewState view = test::viewAtTime("motion", 0);
  view.options.set(kSlide, true);
  CHECK(itemsOf(paint(techniques(), evidence, view), Part::ghost) > 0);
  CHECK(startWords(slideOf(wedge({1, 1}))).empty());
}

TEST_CASE("what a hand drives is told of its own motion, not of A's velocity") {
  const Evidence evidence = slideOf(wedge({}));
  ViewState view = test::viewAtTime("motion", 0);
  view.options.set(kSlide, true);
  view.driven.emplace();
  view.driven->places = {{-2, 0}, {0, 0}};
  view.driven->wanted = {0.1, 0};
  CHECK(motionVerdict(evidence, view).sentence == "You drive A: nothing is in its way.");
  SlideHit hit;
  hit.body = 2;
  hit.edge = {Owner::b, 3};
  hit.normal = {-0.6, -0.8};
  hit.removed = {0.036, 0.048};
  hit.points = {{1, 1}};
  view.driven->hits = {hit};
  const Verdict verdict = motionVerdict(evidence, view);
  CHECK(verdict.badge == "Driven · A slides along E");
  CHECK(verdict.sentence.find("normal of edge E3 is taken away, here 60 %") != std::string::npos);
  const Figure figure = paint(techniques(), evidence, view);
  CHECK(itemsOf(figure, Part::walkedPath) == 1);
  CHECK(itemsOf(figure, Part::removedMotion) > 0);
  CHECK(itemsOf(figure, Part::chosenEdge) == 2);  // the edge and its name
  CHECK(test::shows(figure, "edge E3"));
  view.driven->stopped = true;
  CHECK(motionVerdict(evidence, view).badge == "Driven · A stops at E");
}

}  // namespace
}  // namespace sepax
