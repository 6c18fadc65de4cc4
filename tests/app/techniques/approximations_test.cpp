#include "app/cli/query_json.h"
#include "app/figure/numbers.h"
#include "app/techniques/sat/approximation_words.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/sat.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <variant>

using namespace sepax;
using namespace sepax::test;

// Circles, boxes and pixels in place of polygons, as picture and query tell them.

namespace {

using Json = nlohmann::ordered_json;
using Fault = ApproximationFault;

constexpr std::array kShown{Approximation::circles, Approximation::boxes, Approximation::pixels};

ViewState showing(Approximation shown) {
  ViewState view = viewAt("sat", -1);
  view.options.set(kApproximation, shown);
  return view;
}

const ApproximateAnswer& answerOf(const ApproximationEvidence& found, Approximation shown) {
  if (shown == Approximation::circles) return found.circles.answer;
  return shown == Approximation::boxes ? found.boxes.answer : found.pixels->answer;
}

std::set<Part> partsIn(const Figure& figure) {
  std::set<Part> parts;
  for (const Item& item : figure.items) parts.insert(partOf(item));
  return parts;
}

/// Words of the figure that end so.
long ending(const Figure& figure, const std::string& end) {
  return std::ranges::count_if(wordsIn(figure),
                               [&](const std::string& words) { return words.ends_with(end); });
}

Json queryOf(const Scene& scene, double pixelSize = 0) {
  AnalysisOptions options;
  options.options.set(kPixelSize, pixelSize);
  return Json::parse(queryJson(analyze(scene, options)));
}

Json approximationsOf(const std::string& id, double pixelSize = 0) {
  return queryOf(builtin(id), pixelSize)["approximations"];
}

Scene sceneOf(const std::string& a, const std::string& b) {
  return mustRead(
      R"({"format":"sepax-scene","version":1,"technique":"sat","bodies":[{"name":"A",)" + a +
      R"(},{"name":"B",)" + b + "}]}");
}

Evidence analyzed(const Scene& scene, double pixelSize = 0) {
  AnalysisOptions options;
  options.technique = "sat";
  options.options.set(kPixelSize, pixelSize);
  return analyze(scene, options);
}

}  // namespace

TEST_SUITE("viewers approximations") {
  TEST_CASE("law: what the picture says of a simpler shape is true of the exact relation") {
    forExactCases(viewerCases(400), simpleCase, [](const ExactCase& pair) {
      Case resting = pair.scene;
      resting.va = resting.vb = {};
      const Evidence evidence = evidenceOf(resting, "sat");
      const bool meet = relationAtStart(pair) != OracleRelation::disjoint;
      for (const Approximation shown : kShown) {
        CAPTURE(int(shown));
        const ApproximateAnswer& answer = answerOf(*evidence.approximations, shown);
        const Figure figure = paint(evidence, showing(shown));
        const std::string judged = answer.meet == meet ? ": correct"
                                   : meet              ? ": missed"
                                                       : ": too coarse";
        const std::string any[] = {": correct", ": missed", ": too coarse"};
        long said = 0;
        for (const std::string& words : any) said += ending(figure, words);
        CHECK(said <= 1);  // a label that has no room is left out
        CHECK(ending(figure, judged) == said);
      }
    });
  }

  TEST_CASE("the words of a scene are those of its numbers") {
    const Evidence planks = analyzed(builtin("circles-too-coarse"));
    const CircleApproximation& circles = planks.approximations->circles;
    CHECK(shows(paint(planks, showing(Approximation::circles)),
                fmt::format("centres {} ≤ radii {}: too coarse", number(circles.distance, 2),
                            number(circles.radiusA + circles.radiusB, 2))));
    CHECK(shows(paint(planks, showing(Approximation::boxes)), "boxes meet: too coarse"));
    const Evidence needle = analyzed(builtin("pixels-miss-a-tip"));
    CHECK(shows(paint(needle, showing(Approximation::pixels)), "none of 16 common: missed"));
    const Verdict missed = satVerdict(needle, showing(Approximation::pixels));
    CHECK(
        missed.sentence.starts_with("The pixels have none of 16 in common and say “apart”, which "
                                    "is wrong: the polygons overlap. "));
    const Verdict coarse = satVerdict(planks, showing(Approximation::boxes));
    CHECK(coarse.sentence.starts_with(
        "The boxes say “they meet”, which is wrong: the polygons are apart. "));
    const Verdict byCircles =
        satVerdict(analyzed(builtin("circles-too-coarse"), 0), showing(Approximation::circles));
    CHECK(byCircles.sentence.starts_with(
        "The circles (centres 2.36 apart, radii together 6.88) say “they meet”, which is wrong"));
    CHECK(roleOf(ApproximateAnswer{true, ApproximationFault::none}) == Role::result);
    CHECK(roleOf(ApproximateAnswer{false, ApproximationFault::missed}) != Role::gap);
    CHECK(roleOf(ApproximateAnswer{true, ApproximationFault::tooCoarse}) != Role::result);
    const Evidence finer = analyzed(builtin("pixels-miss-a-tip"), 0.125);
    CHECK(shows(paint(finer, showing(Approximation::pixels)),
                "first common pixel 29 of 64: correct"));
  }

  TEST_CASE("what was read of the pixels is marked, up to the first common one, which is named") {
    const Evidence evidence = analyzed(builtin("pixel-by-pixel"), 0);
    const PixelApproximation& pixels = *evidence.approximations->pixels;
    REQUIRE(pixels.first);
    REQUIRE(pixels.answer.until < pixels.answer.tests);
    ViewState view = showing(Approximation::pixels);
    view.camera = {{0, 0}, 100, 4000, 4000};  // all in sight
    Figure figure = paintUnlabelled(techniques(), evidence, view);
    std::int64_t dots = 0;
    for (const Item& item : figure.items)
      dots += std::holds_alternative<Dot>(item) && partOf(item) == Part::bodyPixelGrid ? 1 : 0;
    CHECK(dots == pixels.answer.until);
    const auto label = std::ranges::find_if(figure.labels, [](const Label& each) {
      return each.text.text.starts_with("first common pixel");
    });
    REQUIRE(label != figure.labels.end());
    const Vec2 place = view.camera.toWorld(label->anchor) / pixels.size;
    CHECK(place.x == doctest::Approx(double(pixels.first->column + 1)).epsilon(0.02));
    CHECK(place.y == doctest::Approx(double(pixels.first->row + 1)).epsilon(0.02));
  }

  TEST_CASE("each choice draws its own parts, none of them without a choice, and never a push") {
    const Evidence evidence = analyzed(builtin("pixel-by-pixel"));
    const std::set<Part> own{Part::boundingCircle, Part::boundingBox,  Part::commonBox,
                             Part::bodyPixelA,     Part::bodyPixelB,   Part::commonPixel,
                             Part::comparedPixels, Part::bodyPixelGrid};
    const auto drawn = [&](Approximation shown) {
      std::set<Part> parts;
      for (const Part part : partsIn(paint(evidence, showing(shown))))
        if (own.contains(part) || part == Part::push) parts.insert(part);
      return parts;
    };
    CHECK(drawn(Approximation::none) == std::set<Part>{Part::push});
    CHECK(drawn(Approximation::circles) == std::set<Part>{Part::boundingCircle});
    CHECK(drawn(Approximation::boxes) == std::set<Part>{Part::boundingBox, Part::commonBox});
    CHECK(drawn(Approximation::pixels) == std::set<Part>{Part::bodyPixelA, Part::bodyPixelB,
                                                         Part::commonPixel, Part::comparedPixels,
                                                         Part::bodyPixelGrid});
  }

  TEST_CASE("the verdict stays that of the separating axis test") {
    const Evidence evidence = analyzed(builtin("boxes-too-coarse"));
    const Technique& sat = *findTechnique("sat");
    for (const Approximation shown : kShown)
      CHECK(sat.verdict(evidence, showing(shown)).badge ==
            sat.verdict(evidence, viewAt("sat", -1)).badge);
  }

  TEST_CASE("pixels of A, of B and of both are told apart by their hatch") {
    const Figure figure =
        paint(analyzed(builtin("pixel-by-pixel")), showing(Approximation::pixels));
    const auto hatchesOf = [&](Part part) {
      std::set<Hatch> hatches;
      for (const Item& item : figure.items)
        if (const Fill* fill = std::get_if<Fill>(&item); fill != nullptr && fill->part == part)
          hatches.insert(fill->hatch);
      return hatches;
    };
    CHECK(hatchesOf(Part::bodyPixelA) == std::set{Hatch::none, Hatch::forward});
    CHECK(hatchesOf(Part::bodyPixelB) == std::set{Hatch::none, Hatch::backward});
    CHECK(hatchesOf(Part::commonPixel) == std::set{Hatch::none, Hatch::cross});
  }

  TEST_CASE("the finest pixels, near and far, make a picture of bounded size") {
    const Evidence evidence = analyzed(builtin("pixel-by-pixel"), 0.005);
    REQUIRE(evidence.approximations->pixels.has_value());
    ViewState view = showing(Approximation::pixels);
    for (const double zoom : {20.0, 80.0, 1000.0, 3000.0, 10000.0}) {
      view.camera.zoom = zoom;
      CHECK(paint(evidence, view).items.size() < 12'000);
    }
  }

  TEST_CASE("query: the section has what the evidence has") {
    const Json needle = approximationsOf("pixels-miss-a-tip");
    CHECK(needle["exact"] == "overlapping");
    CHECK(needle["circles"]["fault"] == "none");
    CHECK(needle["pixels"]["fault"] == "missed");
    CHECK(needle["pixels"]["meet"] == false);
    CHECK(needle["pixels"]["size"] == 0.25);
    CHECK(needle["pixels"]["tests"] == 16);
    CHECK(needle["pixels"]["until"] == 16);
    CHECK(needle["pixels"]["first"].is_null());
    CHECK(needle["polygons"]["tests"] == 14);
    const Json finer = approximationsOf("pixels-miss-a-tip", 0.125);
    CHECK(finer["pixels"]["fault"] == "none");
    CHECK(finer["pixels"]["first"] == Json::array({0.5625, 0.0625}));
    const Json planks = approximationsOf("circles-too-coarse");
    CHECK(planks["circles"]["fault"] == "too coarse");
    CHECK(planks["boxes"]["fault"] == "too coarse");
    CHECK(planks["pixels"]["fault"] == "none");
    const Json diamonds = approximationsOf("boxes-too-coarse");
    CHECK(diamonds["circles"]["fault"] == "none");
    CHECK(diamonds["boxes"]["fault"] == "too coarse");
    const Json agreed = approximationsOf("pixel-by-pixel");
    for (const char* kind : {"circles", "boxes", "pixels", "polygons"})
      CHECK(agreed[kind]["fault"] == "none");
  }

  TEST_CASE("query: the pixel size changes nothing but the pixels") {
    for (const char* id : {"pixels-miss-a-tip", "compound-lander", "hook-and-comb"}) {
      Json standard = queryOf(builtin(id));
      Json other = queryOf(builtin(id), 0.375);
      CHECK(standard["approximations"]["pixels"] != other["approximations"]["pixels"]);
      standard["approximations"].erase("pixels");
      other["approximations"].erase("pixels");
      CHECK(standard == other);
    }
  }

  TEST_CASE("query: pixels that cannot be drawn have a reason") {
    const Json fine = approximationsOf("pixel-by-pixel", 1e-5);
    CHECK(fine["pixels"].is_null());
    CHECK(fine["pixels_refused"] ==
          "a body has more than 1024 pixels of 1e-05 along a side: take larger ones");
    CHECK(approximationsOf("pixel-by-pixel", -1)["pixels_refused"] ==
          "the side of a pixel must be a positive number");
    CHECK_FALSE(approximationsOf("pixel-by-pixel").contains("pixels_refused"));
    const Evidence evidence = analyzed(builtin("pixel-by-pixel"), 1e-5);
    CHECK(partsIn(paint(evidence, showing(Approximation::pixels))).count(Part::bodyPixelA) == 0);
  }

  TEST_CASE("bodies of every kind are answered for and drawn") {
    const std::string square = R"("vertices":[[0,0],[2,0],[2,2],[0,2]])";
    for (const std::string& other :
         {std::string(R"("kind":"point","vertices":[[1,1]])"),
          std::string(R"("kind":"segment","vertices":[[-1,1],[3,1.5]])"),
          std::string(R"("vertices":[[1,1],[5,1],[5,5],[4,5],[4,2],[1,2]])"),
          std::string(R"("parts":[[[1,1],[3,1],[3,3]],[[4,4],[6,4],[6,6]]])")}) {
      const Scene scene = sceneOf(square, other);
      const Evidence evidence = analyzed(scene, 0.125);
      REQUIRE(evidence.approximations.has_value());
      CHECK(evidence.approximations->exact == Relation::overlapping);
      CHECK(evidence.approximations->polygons->answer.fault == Fault::none);
      CHECK(
          partsIn(paint(evidence, showing(Approximation::circles))).contains(Part::boundingCircle));
      CHECK(partsIn(paint(evidence, showing(Approximation::boxes))).contains(Part::commonBox));
      CHECK(partsIn(paint(evidence, showing(Approximation::pixels))).contains(Part::bodyPixelA));
      CHECK_FALSE(queryOf(scene)["approximations"].is_null());
    }
  }

  TEST_CASE("a body that is no polygon has a reason in place of the answers") {
    const Scene scene = sceneOf(R"("vertices":[[0,0],[2,2],[2,0],[0,2]])",
                                R"("vertices":[[0,0],[2,0],[2,2],[0,2]])");
    const Json query = queryOf(scene);
    CHECK(query["approximations"].is_null());
    CHECK(query["skipped"]["approximations"] == "A is not a simple polygon: edges A0 and A2 cross");
    for (const Approximation shown : kShown)
      CHECK_FALSE(partsIn(paint(analyzed(scene), showing(shown))).contains(Part::bodyPixelA));
  }
}
