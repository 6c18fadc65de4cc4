#include "app/cli/render_view.h"
#include "app/figure/numbers.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/published_same.h"
#include "app/techniques/ray/ray.h"
#include "app/techniques/ray/walk_words.h"
#include "app/tools/tile_import.h"
#include "tests/support/ray_case.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace sepax;
using namespace sepax::test;

// RayCast, as the picture, the steps and the words of the ray tell it.

namespace {

using Phase = RayCastProgress::Phase;

Evidence castCase(std::uint64_t seed) {
  AnalysisOptions options;
  options.technique = "ray";
  return analyze(rayCase(seed).scene, options);
}

ViewState publishedView(int step) {
  ViewState view = viewAt("ray", step);
  view.answers = Answers::published;
  view.camera = {{10, -8}, 30, 900, 700};
  return view;
}

/// Picture, words and code lines at a step.
std::string shownAt(const Evidence& evidence, int step) {
  const ViewState view = publishedView(step);
  std::string all = textOf(paint(evidence, view));
  const Verdict verdict = rayCastVerdict(evidence, view);
  all += verdict.badge + verdict.sentence;
  for (const CodeLine& line : rayCastSteps(evidence, view)) all += line.text + line.value;
  return all;
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// The scene with its ray from another point.
Scene from(Scene scene, Vec2 origin) {
  scene.ray->origin = origin;
  return scene;
}

template <class Law>
void forCasts(int few, Law law) {
  for (int seed = 0; seed < viewerCases(few); ++seed) {
    INFO("seed " << seed);
    law(castCase(static_cast<std::uint64_t>(seed)));
  }
}

std::ptrdiff_t listedIn(const Figure& figure) {
  return std::ranges::count_if(figure.items, [](const Item& item) {
    const auto* stroke = std::get_if<Stroke>(&item);
    return stroke != nullptr && stroke->part == Part::listedPixel;
  });
}

ComparedRow rowNamed(const Evidence& evidence, const std::string& label) {
  for (const ComparedRow& row : rayCastCompared(evidence))
    if (row.label == label) return row;
  return {};
}

}  // namespace

TEST_SUITE("viewers published rays") {
  TEST_CASE("law: the last step of the ray cast is its whole answer, back as forth") {
    forCasts(150, [](const Evidence& evidence) {
      const int count = rayCastStepCount(evidence);
      std::vector<std::string> forwards;
      for (int step = 0; step < count; ++step) forwards.push_back(shownAt(evidence, step));
      for (int step = count - 1; step >= 0; --step)
        CHECK(shownAt(evidence, step) == forwards[static_cast<std::size_t>(step)]);
      const std::string whole = rayCastVerdict(evidence, publishedView(-1)).sentence;
      CHECK(rayCastVerdict(evidence, publishedView(count - 1)).sentence == whole);
      CHECK(textOf(paint(evidence, publishedView(count - 1))) ==
            textOf(paint(evidence, publishedView(-1))));
      CHECK(rayCastVerdict(evidence, publishedView(count - 2)).sentence != whole);
    });
  }

  TEST_CASE("law: one line is current at every step, and the picture knows no later point") {
    forCasts(150, [](const Evidence& evidence) {
      for (int step = 0; step < rayCastStepCount(evidence); ++step) {
        const ViewState view = publishedView(step);
        const std::vector<CodeLine> lines = rayCastSteps(evidence, view);
        CHECK(std::ranges::count_if(lines, &CodeLine::current) == 1);
        const RayCastProgress progress = rayCastProgress(*evidence.publishedRay, step);
        const std::ptrdiff_t most = evidence.publishedRay->zeroLength
                                        ? static_cast<std::ptrdiff_t>(progress.tests)
                                        : static_cast<std::ptrdiff_t>(progress.turns);
        CHECK(listedIn(paint(evidence, view)) <= most);
        for (const CodeLine& line : lines) CHECK(line.text.size() <= 60);
      }
    });
  }

  TEST_CASE("building a long list is a few steps, which say that it goes on") {
    const Evidence evidence = analyze(builtin("ray-figure-2"));
    const PublishedRay& ray = *evidence.publishedRay;
    REQUIRE(ray.turns.size() == 115);
    std::vector<std::size_t> known;
    std::string last;
    for (int step = 0; step < rayCastStepCount(evidence); ++step) {
      const RayCastProgress progress = rayCastProgress(ray, step);
      if (progress.phase != Phase::turn) continue;
      known.push_back(progress.turns);
      last = rayCastVerdict(evidence, publishedView(step)).sentence;
      CHECK(contains(last, "and so on") == progress.skips);
      CHECK(contains(last, "the error becomes"));
      CHECK(rayCastSteps(evidence, publishedView(step))[7].value ==
            fmt::format("points[{}] = {}", progress.turns - 1,
                        pixelText(ray.turns[progress.turns - 1].pixel)));
    }
    const auto tie = std::ranges::find(ray.turns, true, &PublishedLineTurn::tie);
    REQUIRE((tie != ray.turns.end()));
    const auto atTie = static_cast<std::size_t>(tie - ray.turns.begin()) + 1;
    CHECK(known == std::vector<std::size_t>{1, 2, 3, atTie, 115});
    CHECK(contains(last, "and so on; point 114 is "));
    CHECK(contains(last, ", the last of 115; "));
  }

  TEST_CASE("the answer is the same: badge, sentence and picture say what differs") {
    const auto told = [](const Scene& scene) {
      ViewState view = publishedView(-1);
      view.answers = Answers::both;
      const Evidence evidence = analyze(scene);
      view.camera = sceneCamera(scene, evidence, 900, 700);
      return std::pair{evidence, paint(evidence, view)};
    };
    const auto [tie, tiePicture] =
        told(from(builtin("pitfall-swapped-tie"), {2.5, 0.1525497136847962}));
    CHECK(shows(tiePicture, "published: same answer, other pixels · Cozic"));
    CHECK(shows(tiePicture, "Bresenham from the origin: hit (1, 1)"));
    CHECK(contains(rayCastVerdict(tie, publishedView(-1)).sentence,
                   "At a tie Bresenham’s line from the origin takes (1, 1) where the published "
                   "line has (1, 0), and hits (1, 1)."));
    CHECK(std::ranges::any_of(tiePicture.items, [](const Item& item) {
      return partOf(item) == Part::lineDifference && std::holds_alternative<Fill>(item);
    }));
    const auto [count, countPicture] = told(builtin("ray-tile-count"));
    CHECK(shows(countPicture, "published: same answer, other count · Cozic"));
    CHECK(contains(
        rayCastVerdict(count, publishedView(-1)).sentence,
        "the count is not: the article has 23 as the most tests in a tile. In tile (0, 0) "));
    CHECK(contains(rayCastVerdict(count, publishedView(-1)).sentence,
                   "its line tests 16 pixels, and the ray touches 31."));
    const auto [leak, leakPicture] = told(builtin("ray-diagonal-leak"));
    CHECK(shows(leakPicture, "published ≠ exact · Cozic: no hit"));
  }

  TEST_CASE("law: who is said to have the same answer has it") {
    int same = 0;
    forCasts(1500, [&](const Evidence& evidence) {
      if (!sameRayAnswer(evidence)) return;
      ++same;
      CHECK(evidence.publishedRay->collides == evidence.ray->conservative.has_value());
      CHECK(evidence.publishedRay->fault == RayFault::none);
      CHECK_FALSE(evidence.disagreements.empty());
    });
    CHECK(same > 0);
  }

  TEST_CASE("the answer of a line that slips through a wall stands at its diagonal step") {
    const Scene scene = builtin("ray-diagonal-leak");
    const Evidence evidence = analyze(scene);
    ViewState view = publishedView(-1);
    view.camera = sceneCamera(scene, evidence, 900, 700);
    Figure figure;
    figure.width = 900;
    figure.height = 700;
    paintRayCast(evidence, view, figure);
    const DiagonalLeak& leak = evidence.rayWalks->published.leaks.front();
    const auto label = std::ranges::find(figure.labels, "published: slips through here",
                                         [](const Label& one) { return one.text.text; });
    REQUIRE((label != figure.labels.end()));
    const Vec2 between{static_cast<double>(leak.from.x + leak.to.x + 1) / 2,
                       static_cast<double>(leak.from.y + leak.to.y + 1) / 2};
    CHECK(distance(label->anchor, view.camera.toScreen({between.x, -between.y})) < 1.5);
    CHECK(label->text.paint.role == Role::other);
  }

  TEST_CASE("law: every step says the pixel that it is at") {
    forCasts(300, [](const Evidence& evidence) {
      const PublishedRay& ray = *evidence.publishedRay;
      for (int step = 0; step < rayCastStepCount(evidence); ++step) {
        const RayCastProgress progress = rayCastProgress(ray, step);
        const std::string words = rayCastVerdict(evidence, publishedView(step)).sentence;
        if (progress.phase == Phase::turn) {
          CHECK(contains(words, pixelText(ray.line[progress.turns - 1])));
          CHECK(contains(words, std::to_string(ray.turns[progress.turns - 1].error)));
        }
        if (progress.phase == Phase::test) {
          const PublishedTest& test = ray.tests[progress.tests - 1];
          CHECK(contains(words, pixelText(test.pixel)));
          CHECK(contains(words, "is solid") == !test.traversable);
        }
        if (progress.phase == Phase::choice)
          CHECK(contains(words, "at the last one") == ray.backwards);
      }
    });
  }

  TEST_CASE("law: the answer is that of the page, and what is said of the exact one is so") {
    forCasts(1500, [](const Evidence& evidence) {
      const PublishedRay& ray = *evidence.publishedRay;
      const std::optional<RayHit>& exact = evidence.ray->conservative;
      const std::string words = rayCastVerdict(evidence, publishedView(-1)).sentence;
      if (!ray.zeroLength) {
        CHECK(contains(words, "reports a hit at") == ray.collides);
        CHECK(contains(words, "reports no hit") == !ray.collides);
        CHECK((!contains(words, "walks from the end back") || ray.backwards != ray.setup.swapped));
        CHECK(contains(words, "meets no solid pixel") == (ray.collides && !exact));
      }
      if (ray.hit && !ray.zeroLength) CHECK(contains(words, "at " + pixelText(*ray.hit)));
      if (contains(words, " first.")) CHECK(contains(words, pixelText(exact->pixel) + " first."));
      if (ray.zeroLength)
        CHECK(contains(words, "start is") == (ray.collides != evidence.ray->hit.has_value()));
    });
  }

  TEST_CASE(
      "law: the badge accuses wherever hit or pixel differ, and only then an answer is wrong") {
    forCasts(1500, [](const Evidence& evidence) {
      const bool agrees = evidence.rayWalks->published.agrees;
      if (!agrees) CHECK_FALSE(evidence.disagreements.empty());
      CHECK(rowNamed(evidence, "answer").differs ==
            (evidence.publishedRay->collides != evidence.ray->conservative.has_value()));
      CHECK(rowNamed(evidence, "pixel").differs == !agrees);
    });
  }

  TEST_CASE("law: no tile costs more tests than its bound") {
    forCasts(1500, [](const Evidence& evidence) {
      const RayWalks& walks = *evidence.rayWalks;
      std::int64_t cells = 0;
      for (const TileTests& tests : walks.tiles) {
        CHECK(tests.line <= walks.bound.line);
        CHECK(tests.published <= walks.bound.line);
        CHECK(tests.line <= walks.most.line);
        cells += tests.cells;
      }
      CHECK(cells <= walks.cells.tested);
    });
  }

  TEST_CASE("R7: the worst tile has 16 tests on the line and 31 of every cell, not 23") {
    const Evidence evidence = analyze(builtin("ray-tile-count"));
    const RayWalks& walks = *evidence.rayWalks;
    CHECK(walks.bound.line == 16);
    CHECK(walks.bound.cells == 31);
    CHECK(walks.bound.printed == 23);
    CHECK(walks.most.line == 16);
    CHECK(walks.most.cells == 31);
    const ComparedRow row = rowNamed(evidence, "worst case of a line");
    CHECK(row.published == "23");
    CHECK(row.exact == "16");
    CHECK(row.differs);
    CHECK(rowNamed(evidence, "… of every cell").exact == "31");
  }

  TEST_CASE("the array in place of the list changes the cost and not the line") {
    const Scene scene = builtin("ray-figure-2");
    ViewState view = publishedView(-1);
    const Evidence list = analyze(scene, optionsFrom(view));
    view.options.set(kFixedArray, true);
    const Evidence array = analyze(scene, optionsFrom(view));
    CHECK(array.publishedRay->line == list.publishedRay->line);
    CHECK(rowNamed(list, "memory, list").published == "6 blocks, 124 copied");
    CHECK(rowNamed(array, "memory, array").published == "1 block, 0 copied");
    CHECK(rowNamed(array, "memory, list").published.empty());
  }

  TEST_CASE("query carries the quantities of the steps, and every walk") {
    const Evidence evidence = analyze(builtin("pitfall-swapped-bresenham"));
    const auto json = publishedRayJson(evidence);
    CHECK(json["fault"] == "other-pixel");
    CHECK(json["backwards"] == true);
    CHECK(json["line"]["deltax"] == 10);
    CHECK(json["line"]["turns"].size() == 11);
    CHECK(json["tests"].size() == 3);
    CHECK(json["tests"][0]["index"] == 10);
    const auto walks = rayJson(evidence)["walks"];
    CHECK(walks["bresenham"]["pixel"] == nlohmann::ordered_json({5, 1}));
    CHECK(walks["published"]["pixel"] == nlohmann::ordered_json({8, 1}));
    CHECK(walks["cells"]["hit"] == true);
  }

  TEST_CASE("the canvas names the ends of the ray, and tells its numbers where a hand is") {
    const Evidence evidence = analyze(builtin("pitfall-swapped-bresenham"));
    ViewState view = publishedView(-1);
    for (const Answers answers : {Answers::exact, Answers::published, Answers::both}) {
      view.answers = answers;
      view.camera = {{6, -2}, 60, 900, 700};
      view.hovered = {};
      const Figure plain = paint(evidence, view);
      CHECK(shows(plain, "origin"));
      CHECK(!shows(plain, "Position"));
      view.hovered.kind = Target::Kind::rayEnd;
      const Figure figure = paint(evidence, view);
      for (const char* name :
           {"origin, Position (0.50, 1.50)", "Direction (1.00, 0.00)", "RayLength 10.00"}) {
        CHECK_MESSAGE(shows(figure, name), name);
        CHECK_MESSAGE(!shows(plain, name), name);
      }
    }
  }

  TEST_CASE("a ray without length has one name for both its ends") {
    Scene scene = builtin("pitfall-zero-length-ray");
    const Evidence evidence = analyze(scene);
    REQUIRE(evidence.ray->from == evidence.ray->to);
    const Figure figure = paint(evidence, publishedView(-1));
    CHECK(shows(figure, "origin = end"));
    CHECK(!shows(figure, "origin"));
    CHECK(!shows(figure, "end"));
  }

  TEST_CASE("a zero direction and a line that is too long say so at once") {
    Scene scene = builtin("pitfall-zero-direction");
    Evidence evidence = analyze(scene);
    CHECK(rayCastStepCount(evidence) == 3);
    CHECK(rayCastVerdict(evidence, publishedView(-1)).badge == "no answer");
    CHECK(rowNamed(evidence, "answer").published == "no answer");
    scene.ray->direction = {1, 0};
    scene.ray->length = 1e9;
    evidence = analyze(scene);
    CHECK(rayCastStepCount(evidence) == 4);
    CHECK(rayCastVerdict(evidence, publishedView(-1)).badge == "not built");
    for (int step = 0; step < 4; ++step) CHECK_FALSE(shownAt(evidence, step).empty());
    // What was never built has tested nothing and differs in nothing.
    const WalkRow row = walkRow(evidence, RayWalkId::published, publishedView(-1));
    CHECK(row.answer == "too many pixels: not built");
    CHECK(row.word == "no answer");
    CHECK(rowNamed(evidence, "tested").published == "none");
    CHECK(evidence.rayWalks->bresenham.differs.empty());
    CHECK(evidence.rayWalks->published.differs.empty());
  }

  TEST_CASE("the pixels of a picture stay with its tiles, colours and alpha") {
    Image image{3, 2, std::vector<std::uint8_t>(3 * 2 * 4, 0)};
    image.rgba[4 * 2] = 10;  // pixel (2, 0): red 10, alpha 7, in the right tile
    image.rgba[4 * 2 + 3] = 7;
    const TileImport import = tilesFromPicture(image, 2);
    REQUIRE(import.tiles.palette.size() == 1);
    REQUIRE(import.bitmaps.size() == 1);
    const auto& [rows, rgba] = *import.bitmaps.begin();
    CHECK(rows == import.tiles.palette[0]);
    REQUIRE(rgba.size() == 16);
    CHECK(rgba[0] == 10);
    CHECK(rgba[3] == 7);
    CHECK(rgba[7] == 0);
  }
}
