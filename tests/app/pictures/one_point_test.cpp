#include "tests/app/pictures/picture_of.h"
#include "tests/support/viewers.h"

#include "app/figure/label_space.h"
#include "app/figure/numbers.h"
#include "app/pictures/paper.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

// What a picture alone leaves out because its point is told without it. Frames of an animation,
// which tell one thing after the other, keep it.

namespace sepax::test {
namespace {

Picture frameOf(const std::string& id, int width = 1130, int height = 710) {
  Picture picture = pictureOf(id, width, height);
  picture.request.format = PictureFormat::apng;
  return picture;
}

/// As it is painted: still, or with frames.
ViewState wordedView(const Picture& picture) {
  ViewState view = picture.view;
  view.wording = wordingOf(picture.request);
  return view;
}

bool draws(const Picture& picture, Part part) { return partsOf(picture.figure()).contains(part); }

/// The arrow of the outward normal is the thin line of the chosen edge; leaders are thinner.
bool drawsNormal(const Picture& picture) {
  const Figure figure = picture.figure();
  return std::ranges::any_of(figure.items, [](const Item& item) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    return stroke != nullptr && stroke->part == Part::chosenEdge && stroke->width > 1.5 &&
           stroke->width < 2;
  });
}

TEST_SUITE_BEGIN("pictures");

TEST_CASE("the push or the normal of a contact takes the place of the normal of its edge") {
  for (const std::string id :
       {"two-pentagons", "hook-and-comb", "minkowski-overlap", "first-contact"}) {
    CAPTURE(id);
    CHECK_FALSE(drawsNormal(pictureOf(id, 1130, 710)));
    CHECK(drawsNormal(frameOf(id)));
  }
  CHECK(drawsNormal(pictureOf("sat-figure-1", 1130, 710)));          // there the axis alone answers
  for (const std::string id : {"touching", "minkowski-touching"}) {  // and there nothing is pushed
    CAPTURE(id);
    CHECK_FALSE(drawsNormal(pictureOf(id, 1130, 710)));
    CHECK(drawsNormal(frameOf(id)));
  }
}

TEST_CASE("pictures and films of swept edges have the candidates that count, the window all") {
  for (const double time : {0.0, 0.3, 0.9}) {
    CAPTURE(time);
    Picture film = frameOf("swept-crossing");
    film.view.time = time;
    const auto discs = [&](const Picture& picture, Part part) {
      return std::ranges::count_if(paint(picture.evidence, wordedView(picture)).items,
                                   [part](const Item& item) {
                                     const Dot* dot = std::get_if<Dot>(&item);
                                     return dot != nullptr && dot->part == part;
                                   });
    };
    CHECK(discs(film, Part::refusedCandidate) == 0);
    CHECK(discs(film, Part::contact) + discs(film, Part::candidate) >= 2);
    Picture window = film;
    window.request.window = true;
    CHECK(discs(window, Part::refusedCandidate) == 2);
    film.view.step = 7;  // a candidate that is being tested
    CHECK(discs(film, Part::refusedCandidate) > 0);
  }
}

TEST_CASE(
    "where crossing edges answer no ray is drawn, nor where an article's point is no number") {
  for (const std::string id :
       {"crossing-bars", "pitfall-vertices-only", "pitfall-parallel-edges"}) {
    CAPTURE(id);
    for (const Part part : {Part::rayCount, Part::rayInside, Part::rayOutside})
      CHECK_FALSE(draws(pictureOf(id, 1130, 710), part));
    CHECK(draws(frameOf(id), Part::rayCount));
  }
  CHECK(draws(pictureOf("crossing-number", 1130, 710), Part::rayCount));
  CHECK(shows(pictureOf("crossing-bars", 1130, 710).figure(), "edges cross here"));
  CHECK(shows(pictureOf("pitfall-parallel-edges", 1130, 710).figure(),
              "Outside · no vertex inside, no edges meet"));
  CHECK(shows(frameOf("pitfall-parallel-edges").figure(),
              "Outside · every ray crosses an even number of edges"));
}

TEST_CASE("a vertex of B in A is left out where one of A in B is the answer") {
  for (const std::string id : {"crossing-number", "two-inside"}) {
    CAPTURE(id);
    CHECK_FALSE(shows(pictureOf(id, 1130, 710).figure(), "B6"));
    CHECK(shows(frameOf(id).figure(), "B6"));
  }
  CHECK(shows(pictureOf("missed-vertex", 1130, 710).figure(), "B0"));  // it is the answer
}

TEST_CASE("the sums of one counter stand behind the counts of the rays, in order") {
  const Figure figure = pictureOf("two-inside", 800, 500).figure();
  const auto placeOf = [&](const std::string& words) {
    for (const Item& item : figure.items)
      if (const Text* text = std::get_if<Text>(&item); text != nullptr && text->text == words)
        return text->position;
    FAIL(words);
    return Vec2{};
  };
  for (const auto& [count, sum] :
       {std::pair("A0: 1 odd", "counter 1"), std::pair("A1: 2 even", "1 + 2 = 3"),
        std::pair("A2: 1 odd", "3 + 1 = 4")}) {
    CHECK(placeOf(count).y == doctest::Approx(placeOf(sum).y).epsilon(0.01));
    CHECK(placeOf(count).x < placeOf(sum).x);
  }
  for (const char* below : {"1 + 2 = 3", "3 + 1 = 4"})
    CHECK(std::fabs(placeOf("counter 1").x - placeOf(below).x) < 0.5);
  CHECK(shows(pageOf("two-inside").figure(), "1 + 2 = 3"));
  // They are read from the top to the bottom, and then the answer.
  CHECK(placeOf("counter 1").y < placeOf("1 + 2 = 3").y);
  CHECK(placeOf("1 + 2 = 3").y < placeOf("3 + 1 = 4").y);
  CHECK(placeOf("3 + 1 = 4").y < placeOf("even: no hit").y);
  CHECK(shows(frameOf("two-inside").figure(), "counter 3 after A1"));
  // Where the list has the middles of edges, too, they are vertices of it.
  const std::string middles = "figure-midpoints";
  const Figure counted = pictureOf(middles, 800, 500).figure();
  for (const char* sum : {"0 + 1 = 1", "1 + 2 = 3", "3 + 2 = 5"}) CHECK(shows(counted, sum));
  CHECK(shows(pictureOf("two-inside", 390, 400).figure(), "counter 3 after A1"));  // no room there
}

TEST_CASE("the bodies stand where an article says that their edges meet") {
  const Picture rounded = pictureOf("pitfall-recipe-rounding", 1130, 710);
  const double hit = 1.0 / 3;
  CHECK(drawnSweepTime(rounded.evidence, wordedView(rounded)) == doctest::Approx(hit));
  CHECK_FALSE(shows(rounded.figure(), "B at t = 0"));  // it has one time
  CHECK_FALSE(draws(rounded, Part::contact));          // there is none
  CHECK(shows(rounded.figure(), "A at t = 0.333"));    // one name tells it
  CHECK(shows(rounded.figure(), "edge B1"));
  for (const char* way : {"way of corner B1", "way of the lines’ meeting point"}) {
    CAPTURE(std::string(way));
    CHECK(shows(rounded.figure(), way));
    CHECK_FALSE(shows(frameOf("pitfall-recipe-rounding").figure(), way));
  }
  // The bodies meet before the hit of the article: they are where they do.
  const Picture resting = pictureOf("pitfall-resting-end", 1130, 710);
  CHECK(drawnSweepTime(resting.evidence, wordedView(resting)) == doctest::Approx(0.5));
  CHECK(draws(resting, Part::contact));
  CHECK(shows(resting.figure(), "published hit at t = 0.750"));
  CHECK_FALSE(draws(pictureOf("pitfall-lens-on-segment", 1130, 710), Part::bodyA));  // the start
  CHECK(draws(frameOf("pitfall-lens-on-segment"), Part::bodyA));
  // A wrong intercept is one at the start.
  const Picture wrong = pictureOf("pitfall-vertical-intercept", 1130, 710);
  CHECK(drawnSweepTime(wrong.evidence, wordedView(wrong)) == 0);
  const Figure signs = wrong.figure();
  const auto roleOfWords = [&](const std::string& words) {
    for (const Item& item : signs.items)
      if (const Text* text = std::get_if<Text>(&item); text != nullptr && text->text == words)
        return text->paint.role;
    FAIL(words);
    return Role::text;
  };
  CHECK(roleOfWords("lines meet, right sign (2.00, −1.50)") == Role::path);
  CHECK(roleOfWords("lines meet, wrong sign (2.00, 1.50)") == kPublishedRole);
  CHECK(shows(wrong.figure(), "published hit at t = 0.333"));
  CHECK(shownVerdict(*findTechnique("swept_edges"), rounded.evidence, wordedView(rounded))
            .sentence.find("meet at t = 0.333, as drawn: ") != std::string::npos);
  // The verdict is that of the start.
  CHECK(shows(rounded.figure(), "No collision in this step"));
  Picture later = rounded;
  later.view.time = 0.25;
  CHECK(drawnSweepTime(later.evidence, wordedView(later)) == 0.25);
  Picture exact = rounded;
  exact.view.answers = Answers::exact;
  CHECK(drawnSweepTime(exact.evidence, wordedView(exact)) == 0);
  Picture stepped = rounded;
  stepped.view.step = 1;
  CHECK(drawnSweepTime(stepped.evidence, wordedView(stepped)) ==
        sweepTime(stepped.evidence, wordedView(stepped)));
  const Picture frame = frameOf("pitfall-recipe-rounding");
  CHECK(drawnSweepTime(frame.evidence, wordedView(frame)) == 0);
  CHECK(shownVerdict(*findTechnique("swept_edges"), frame.evidence, wordedView(frame))
            .sentence.find("as drawn") == std::string::npos);
  // Nothing is drawn at a time outside of the step, nor where the answers have one time.
  for (const std::string id : {"pitfall-time-range", "pitfall-strict-distance", "swept-parallel"}) {
    CAPTURE(id);
    const Picture picture = pictureOf(id, 1130, 710);
    CHECK(drawnSweepTime(picture.evidence, wordedView(picture)) ==
          sweepTime(picture.evidence, wordedView(picture)));
  }
}

TEST_CASE("beside a hit that comes too early the first contact is marked, and the bodies at it") {
  for (const std::string id : {"pitfall-near-parallel", "swept-near-parallel"}) {
    CAPTURE(id);
    const Picture picture = pictureOf(id, 800, 500);
    const Figure figure = picture.figure();
    const SweptEdgesEvidence& edges = *picture.evidence.edges;
    CHECK(shows(figure, "first contact at t = " + number(*edges.time)));
    const ViewState view = wordedView(picture);
    CHECK(drawnSweepTime(picture.evidence, view) < *edges.time);
    const auto dotted = std::ranges::count_if(figure.items, [](const Item& item) {
      const Stroke* line = std::get_if<Stroke>(&item);
      return line && line->part == Part::pose && line->layer == Layer::ghost;
    });
    CHECK(dotted >= 2);  // once more in a close-up
  }
}

TEST_CASE("a missed contact has one mark, and no way that its reason does not hang on") {
  const auto diamonds = [](const Picture& picture) {
    const Figure figure = picture.figure();
    return std::ranges::count_if(figure.items, [](const Item& item) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      return stroke != nullptr && stroke->part == Part::publishedPoint && stroke->closed;
    });
  };
  for (const char* id : {"pitfall-strict-distance", "swept-sliding"}) {
    CAPTURE(std::string(id));
    CHECK(diamonds(pictureOf(id, 1130, 710)) == 0);
    CHECK(diamonds(frameOf(id)) == 1);
  }
  CHECK(shows(pictureOf("pitfall-strict-distance", 1130, 710).figure(),
              "published: missed, 1.00 < 1.00 fails"));
  CHECK(shows(pictureOf("swept-sliding", 1130, 710).figure(), "published: missed, t = 0 / 0"));
  for (const char* id : {"pitfall-strict-distance", "pitfall-division-by-zero"}) {
    CAPTURE(std::string(id));
    CHECK_FALSE(draws(pictureOf(id, 1130, 710), Part::closing));
    CHECK(draws(frameOf(id), Part::closing));
  }
  CHECK(draws(pictureOf("swept-parallel", 1130, 710), Part::closing));
  const auto drawsWay = [](const Picture& picture) {
    const Figure figure = picture.figure();
    return std::ranges::any_of(figure.items, [](const Item& item) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      return stroke != nullptr && stroke->paint.role == Role::path;
    });
  };
  const std::string id = "pitfall-vertical-intercept";
  CHECK_FALSE(drawsWay(pictureOf(id, 800, 500)));
  CHECK(drawsWay(frameOf(id, 800, 500)));
}

TEST_CASE("a lane with one stop and the shadows beside missed samples give their room away") {
  Picture slide = pictureOf("slide-course", 800, 500);
  CHECK_FALSE(draws(slide, Part::timeRuler));
  Picture later = slide;
  later.view.time = 0.5;
  CHECK(draws(later, Part::timeRuler));
  slide.request.format = PictureFormat::apng;
  CHECK(draws(slide, Part::timeRuler));
  CHECK_FALSE(shows(pictureOf("through-the-wall", 1130, 710).figure(), "The step in time"));
  CHECK(shows(frameOf("through-the-wall").figure(), "The step in time"));
  CHECK_FALSE(draws(pictureOf("through-the-wall", 1130, 710), Part::axis));
  CHECK(draws(frameOf("through-the-wall"), Part::axis));
  CHECK(draws(pictureOf("first-contact", 1130, 710), Part::axis));
}

TEST_CASE("the dashed piece of a shadow has a name, the passing bodies beside an article none") {
  CHECK(shows(pictureOf("first-contact", 1130, 710).figure(), "A through the step"));
  CHECK_FALSE(shows(frameOf("first-contact").figure(), "A through the step"));
  // Bodies that pass, or of several parts, and times of two axes have enough in one picture.
  for (const char* id : {"passing-by", "compound-lander", "pitfall-smallest-time"}) {
    CAPTURE(std::string(id));
    CHECK_FALSE(shows(pictureOf(id, 1130, 710).figure(), "A through the step"));
  }
  CHECK_FALSE(draws(pictureOf("passing-by", 1130, 710), Part::axis));
  CHECK(draws(frameOf("passing-by"), Part::axis));
  for (const char* edge : {"edge A1", "edge A2"})
    CHECK(shows(pictureOf("passing-by", 1130, 710).figure(), edge));
  constexpr const char* kPassing = "t = 0.500: shadows on A1 part";
  CHECK(shows(pictureOf("passing-by", 1130, 710).figure(), kPassing));
  const Figure extended = pictureOf("pitfall-extended-intervals", 1130, 710).figure();
  constexpr const char* kBeside = "t = 0.400: shadows on A1 part";
  CHECK_FALSE(shows(extended, kBeside));                                // the axis says it
  CHECK(shows(extended, "shadow of the whole way overlaps by 0.500"));  // on the article's axis
  CHECK(shows(extended, "gap 0.942"));                                  // on the one it leaves out
  CHECK(shows(frameOf("pitfall-extended-intervals").figure(), kBeside));
}

TEST_CASE("a picture of the map of solid pixels tells of nothing else") {
  const auto partsIn = [](const Picture& picture) { return partsOf(picture.figure()); };
  CHECK_FALSE(partsIn(pictureOf("ray-figure-1", 1130, 710)).contains(Part::publishedDifference));
  CHECK(partsIn(frameOf("ray-figure-1")).contains(Part::publishedDifference));
  CHECK_FALSE(shows(pictureOf("ray-figure-1", 1130, 710).figure(), "normal"));
  CHECK(shows(frameOf("ray-figure-1").figure(), "normal"));
}

TEST_CASE("the way to an answer is left to its steps") {
  for (const std::string id : {"minkowski-thin", "minkowski-apart"}) {
    CAPTURE(id);
    CHECK(partsOf(pictureOf(id, 1130, 710).figure()).size() < partsOf(frameOf(id).figure()).size());
    CHECK_FALSE(shows(pictureOf(id, 1130, 710).figure(), "polygon in which EPA ends"));
  }
  CHECK(shows(frameOf("minkowski-thin").figure(), "polygon in which EPA ends"));
}

TEST_CASE("the name of solid pixels is led into a pixel, not to a line between two") {
  for (const std::string id : {"pitfall-zero-length-ray", "ray-swapped", "ray-figure-2"}) {
    CAPTURE(id);
    const Picture picture = pictureOf(id, 1130, 710);
    const Camera& camera = picture.view.camera;
    bool led = false;
    for (const Item& item : picture.figure().items) {
      const Stroke* leader = std::get_if<Stroke>(&item);
      if (leader == nullptr || leader->part != Part::solidPixel || leader->layer != Layer::guide)
        continue;
      led = true;
      const Vec2 toName = normalized(leader->points[1] - leader->points[0]);
      const Vec2 end = camera.toWorld(leader->points[0] - 3 * toName);  // a gap before it
      for (const double at : {end.x, end.y})
        CHECK(std::fabs(at - std::floor(at) - 0.5) < 1.1 / camera.zoom);  // its sides are rounded
    }
    CHECK(led);
  }
}

TEST_CASE("solid pixels have their name at the largest block that is not hit") {
  for (const std::string id : {"ray-swapped", "ray-figure-2", "pitfall-diagonal-leak"}) {
    CAPTURE(id);
    CHECK(shows(pictureOf(id, 1130, 710).figure(), "solid"));
    CHECK_FALSE(shows(frameOf(id).figure(), "solid"));
  }
  CHECK_FALSE(shows(pictureOf("pitfall-other-pixels", 1130, 710).figure(), "solid"));  // it is hit
  Picture far = pictureOf("ray-swapped", 1130, 710);  // only what is of the map is looked through
  far.view.camera.zoom = kMinZoom;
  CHECK_FALSE(shows(far.figure(), "solid"));
  Picture unnamed = pictureOf("ray-swapped", 1130, 710);
  unnamed.request.layers.names = false;
  CHECK_FALSE(shows(unnamed.figure(), "solid"));
}

TEST_CASE("what happens in small pixels is shown enlarged, but for a start in a solid one") {
  const auto enlarged = [](const Picture& picture) {
    const Figure figure = picture.figure();
    return std::ranges::any_of(figure.placed,
                               [](const LabelPlace& place) { return place.name == "close-up"; });
  };
  CHECK(enlarged(pictureOf("ray-figure-2", 800, 500)));
  CHECK_FALSE(enlarged(pictureOf("ray-diagonal-leak", 800, 500)));
  CHECK_FALSE(enlarged(pictureOf("ray-solid-start", 800, 500)));
  CHECK_FALSE(enlarged(pictureOf("pitfall-diagonal-leak", 800, 500)));  // its pixels are large
  // How many times is told beside the numbers of the pixels.
  const Figure figure = pictureOf("ray-figure-2", 800, 500).figure();
  std::vector<Rect> texts;
  std::optional<Rect> factor;
  for (const Item& item : figure.items)
    if (const Text* text = std::get_if<Text>(&item); text != nullptr && text->text == "9×")
      factor = rectOf(*text);
    else if (text != nullptr)
      texts.push_back(rectOf(*text));
  REQUIRE(factor);
  for (const Rect& text : texts) CHECK_FALSE(overlaps(text, *factor));
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::test
