#include "app/techniques/concave/concave.h"
#include "app/figure/numbers.h"
#include "app/techniques/concave/options.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/table.h"
#include "core/overlap/concave.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <string>

using namespace sepax;
using namespace sepax::test;

// Convex parts: what the picture, the steps and the words say of every pair.

namespace {

using Phase = ConcaveProgress::Phase;

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

bool has(const Figure& figure, Part part) {
  return std::ranges::any_of(figure.items, [&](const Item& item) { return partOf(item) == part; });
}

const char* badgeOf(OracleRelation relation) {
  return relation == OracleRelation::overlapping ? "Overlap"
         : relation == OracleRelation::touching  ? "Touching"
                                                 : "Separated";
}

const Case kHookAndComb{{{0, 0}, {5, 0}, {5, 4}, {4, 4}, {4, 1}, {1, 1}, {1, 4}, {0, 4}},
                        {{2, 2}, {3, 2}, {3, 5}, {4.5, 5}, {4.5, 3.5}, {6, 3.5}, {6, 6}, {2, 6}},
                        {},
                        {}};

}  // namespace

TEST_SUITE("viewers concave") {
  TEST_CASE("law: verdict and relation are the exact ones, and the last step shows them") {
    forExactCases(viewerCases(300), simpleCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "concave");
      REQUIRE(evidence.concave);
      const int last = concaveStepCount(evidence) - 1;
      const Verdict whole = concaveVerdict(evidence, viewAt("concave", -1));
      CHECK(contains(whole.badge, badgeOf(relationAtStart(pair))));
      const Verdict found = concaveVerdict(evidence, viewAt("concave", last));
      CHECK(found.badge == whole.badge);
      CHECK(found.sentence == whole.sentence);
      const auto pictureAt = [&](int step) {
        ViewState view = viewAt("concave", step);
        view.answers = Answers::exact;
        return textOf(paint(evidence, view));
      };
      CHECK(pictureAt(last) == pictureAt(-1));
    });
  }

  TEST_CASE("law: each pair has its step, which names it and says what was found") {
    forExactCases(viewerCases(200), simpleCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "concave");
      const ConcaveEvidence& concave = *evidence.concave;
      for (std::size_t i = 0; i < concave.pairs.size(); ++i) {
        const ViewState view = viewAt("concave", static_cast<int>(i) + 2);
        const std::string sentence = concaveVerdict(evidence, view).sentence;
        CHECK(contains(sentence, pairName(evidence, concave.pairs[i]) + ":"));
        CHECK(contains(sentence, "overlap") ==
              (concave.pairs[i].relation == Relation::overlapping));
        CHECK(contains(sentence, "touch") == (concave.pairs[i].relation == Relation::touching));
        CHECK(shownPair(concave, view) == static_cast<int>(i));
      }
    });
  }

  TEST_CASE("law: disjoint polygons have a distance, others have none") {
    forExactCases(viewerCases(300), simpleCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "concave");
      const bool apart = relationAtStart(pair) == OracleRelation::disjoint;
      CHECK(evidence.concave->distance.has_value() == apart);
      if (!apart) return;
      CHECK(evidence.concave->distance->distance > 0);
      CHECK(has(paint(evidence, viewAt("concave", -1)), Part::distance));
    });
  }

  TEST_CASE("nearest points are marked wider than the handles of vertices over them") {
    const Scene scene = builtin("nearest-points");
    const Evidence evidence = analyze(scene);
    ViewState view = viewAt("concave", -1);
    const Figure figure = paint(evidence, view);
    const auto widest = [&](auto belongs) {
      double radius = 0;
      for (const Item& item : figure.items) {
        const Dot* dot = std::get_if<Dot>(&item);
        const Vec2 at = view.camera.toScreen(evidence.concave->distance->onA);
        if (dot != nullptr && distance(dot->center, at) < 1 && belongs(dot->part))
          radius = std::max(radius, dot->radius);
      }
      return radius;
    };
    const double handle = widest([](Part part) { return part != Part::distance; });
    REQUIRE(handle > 0);
    CHECK(widest([](Part part) { return part == Part::distance; }) > handle + 2);
  }

  TEST_CASE("cuts are drawn as far as the steps have come") {
    const Evidence evidence = evidenceOf(kHookAndComb, "concave");
    const auto cuts = [&](int step) {
      ViewState view = viewAt("concave", step);
      view.answers = Answers::exact;
      const Figure figure = paint(evidence, view);
      return std::ranges::count_if(
          figure.items, [](const Item& item) { return partOf(item) == Part::convexCut; });
    };
    CHECK(cuts(0) > 0);
    CHECK(cuts(1) > cuts(0));
    CHECK_FALSE(has(paint(evidence, viewAt("concave", 1)), Part::push));
    CHECK(has(paint(evidence, viewAt("concave", -1)), Part::push));
  }

  TEST_CASE("a row that is chosen shows its pair, a step shows its own") {
    const Evidence evidence = evidenceOf(kHookAndComb, "concave");
    ViewState view = viewAt("concave", -1);
    CHECK(shownPair(*evidence.concave, view) == evidence.concave->chosen);
    view.options.set(kPartPair, 0);
    CHECK(shownPair(*evidence.concave, view) == 0);
    view.options.set(kPartPair, 10'000);
    CHECK(shownPair(*evidence.concave, view) == evidence.concave->chosen);
    view.step = 3;
    CHECK(shownPair(*evidence.concave, view) == 1);
  }

  TEST_CASE("a pair that is chosen has its own push, and what that leaves is said and marked") {
    const Evidence evidence = analyze(builtin("hook-and-comb"));
    const ConcaveEvidence& concave = *evidence.concave;
    REQUIRE(concave.failing);
    const PartPair& failing = concave.pairs[static_cast<std::size_t>(*concave.failing)];
    CHECK(failing.depth == doctest::Approx(0.657).epsilon(0.001));
    ViewState view = viewAt("concave", -1);
    CHECK(singlePushPair(concave, view) == *concave.failing);  // as the scene's note says
    view.options.set(kPartPair, *concave.failing);
    CHECK(singlePushText(evidence, *concave.failing) ==
          "0.657: A would still overlap B at A·1 and B·2");
    CHECK(contains(concaveVerdict(evidence, view).sentence, "A would still overlap B"));
    // What it would leave is an outline at that place; what overlaps now has the colour of that.
    const auto left = [&] {
      const Figure figure = paint(evidence, view);
      return std::ranges::count_if(figure.items, [](const Item& item) {
        const Stroke* stroke = std::get_if<Stroke>(&item);
        return stroke != nullptr && stroke->part == Part::singlePush && stroke->closed &&
               stroke->width == 2;
      });
    };
    CHECK(left() == std::ssize(failing.remaining));
    CHECK(has(paint(evidence, view), Part::overlap));
    view.options.set(kPartPair, *concave.bestPair);
    CHECK(singlePushPair(concave, view) == *concave.bestPair);
    CHECK(contains(concaveVerdict(evidence, view).sentence, "it parts the whole polygons too"));
    CHECK(has(paint(evidence, view), Part::singlePush));
    CHECK(left() == 0);
    CHECK(has(paint(evidence, view), Part::overlap));
    const auto apart = std::ranges::find(concave.pairs, Relation::disjoint, &PartPair::relation);
    REQUIRE(apart != concave.pairs.end());
    view.options.set(kPartPair, static_cast<int>(apart - concave.pairs.begin()));
    CHECK_FALSE(has(paint(evidence, view), Part::singlePush));
  }

  TEST_CASE("the colour of overlap fills what overlaps now, and nothing that a push would leave") {
    for (const Vec2 place : {Vec2{2, 0.5}, Vec2{1, 1}}) {
      Scene scene = builtin("hook-and-comb");
      scene.bodies[1].position = place;
      const Evidence evidence = analyze(scene);
      const ViewState view = viewAt("concave", -1);
      const auto& pairs = evidence.concave->pairs;
      const auto overlapping =
          std::ranges::count(pairs, Relation::overlapping, &PartPair::relation);
      std::ptrdiff_t hatched = 0;
      for (const Item& item : paint(evidence, view).items) {
        const Fill* fill = std::get_if<Fill>(&item);
        if (partOf(item) != Part::overlap) continue;
        REQUIRE(fill != nullptr);
        if (fill->hatch == Hatch::none) continue;
        ++hatched;
        CHECK(std::ranges::any_of(pairs, [&](const PartPair& pair) {
          return onScreen(pair.region, view.camera) == fill->outline;
        }));
      }
      CHECK(hatched == overlapping);
    }
  }

  TEST_CASE("what a single push would leave is dotted, and its words stand at its ghost") {
    const Evidence evidence = analyze(builtin("hook-and-comb"));
    const ViewState view = viewAt("concave", -1);
    const PartPair& single =
        evidence.concave->pairs[static_cast<std::size_t>(singlePushPair(*evidence.concave, view))];
    REQUIRE_FALSE(single.remaining.empty());
    const Figure figure = paint(evidence, view);
    int dotted = 0;
    bool told = false;
    for (const Item& item : figure.items) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      const Text* text = std::get_if<Text>(&item);
      if (partOf(item) != Part::singlePush) continue;
      if (stroke != nullptr && stroke->closed && stroke->dash.on < 3) ++dotted;
      if (text != nullptr) told = told || text->text == "A·2 and B·1 alone, 0.657 long: not enough";
    }
    CHECK(dotted >= 2);  // the ghost, and what is left
    CHECK(told);
  }

  TEST_CASE("a cut between two parts is drawn once, so that its dashes stay apart") {
    const Evidence evidence = analyze(builtin("hook-and-comb"));
    const Figure figure = paint(evidence, viewAt("concave", -1));
    std::ptrdiff_t cuts = 0;
    for (const auto* parts : {&evidence.concave->partsA, &evidence.concave->partsB})
      for (const PartEvidence& part : *parts) cuts += std::ranges::count(part.isCut, true);
    CHECK(cuts == 6);
    CHECK(std::ranges::count(figure.items, Part::convexCut, partOf) == cuts / 2);
  }

  TEST_CASE("the edge that the push leaves is named and drawn, and where A is after it") {
    const Evidence evidence = analyze(builtin("hook-and-comb"));
    const ViewState view = viewAt("concave", -1);
    REQUIRE(evidence.concave->pushEdge);
    CHECK(*evidence.concave->pushEdge == AxisName{Owner::b, 2});
    CHECK(contains(concaveVerdict(evidence, view).sentence,
                   "at a right angle to edge B2 until A·1 and B·2 touch."));
    const Figure figure = paint(evidence, view);
    CHECK(std::ranges::count(figure.items, Part::chosenEdge, partOf) > 0);
    CHECK(shows(figure, "A after the push"));
    CHECK(std::ranges::count(paint(evidence, viewAt("concave", 3)).items, Part::chosenEdge,
                             partOf) == 0);
    // A pocket between two walls has two edges, and no one of them is the one.
    const Evidence convex = analyze(builtin("two-pentagons"), [] {
      AnalysisOptions options;
      options.technique = "concave";
      return options;
    }());
    CHECK(convex.concave->pushEdge == AxisName{Owner::b, 3});
    CHECK(contains(concaveVerdict(convex, view).sentence, "edge B3 until A and B touch"));
  }

  TEST_CASE("a chosen pair that is apart is outlined and not filled") {
    const Evidence evidence = analyze(builtin("hook-and-comb"));
    const auto fills = [&](int pair) {
      ViewState view = viewAt("concave", -1);
      view.options.set(kPartPair, pair);
      const Figure figure = paint(evidence, view);
      return std::ranges::count_if(figure.items, [](const Item& item) {
        return partOf(item) == Part::convexPart && std::holds_alternative<Fill>(item);
      });
    };
    const auto& pairs = evidence.concave->pairs;
    const auto apart = std::ranges::find(pairs, Relation::disjoint, &PartPair::relation);
    CHECK(fills(*evidence.concave->failing) == 2);
    CHECK(fills(static_cast<int>(apart - pairs.begin())) == 0);
  }

  TEST_CASE("the arrow of the push starts on A, not in a notch of it") {
    const Evidence evidence = analyze(builtin("hook-and-comb"));
    const ViewState view = viewAt("concave", -1);
    const Polygon& a = *evidence.bodies[static_cast<std::size_t>(evidence.a)].polygon;
    const Figure figure = paint(evidence, view);
    const auto dot = std::ranges::find_if(figure.items, [](const Item& item) {
      return partOf(item) == Part::push && std::holds_alternative<Dot>(item);
    });
    REQUIRE(dot != figure.items.end());
    const Vec2 start = view.camera.toWorld(std::get<Dot>(*dot).center);
    double nearest = kInfinity;
    for (std::size_t i = 0; i < a.vertices.size(); ++i) {
      const Vec2 from = a.vertices[i];
      const Vec2 edge = a.vertices[(i + 1) % a.vertices.size()] - from;
      const double t = std::clamp(sepax::dot(start - from, edge) / squaredLength(edge), 0.0, 1.0);
      nearest = std::min(nearest, distance(start, from + t * edge));
    }
    CHECK(nearest < 1e-9);
  }

  TEST_CASE("corners are the nearest points, farther apart than any gap of shadows") {
    const Case pair{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}, {{2, 2}, {3, 2}, {3, 3}, {2, 3}}, {}, {}};
    const Evidence evidence = evidenceOf(pair, "concave");
    REQUIRE(evidence.concave->distance);
    CHECK(evidence.concave->distance->distance == std::sqrt(2.0));
    CHECK(evidence.concave->distance->onA == Vec2{1, 1});
    CHECK(evidence.concave->distance->onB == Vec2{2, 2});
    const nlohmann::ordered_json json = concaveJson(evidence);
    CHECK(json["distance"] == std::sqrt(2.0));
    CHECK(json["nearest"] == nlohmann::ordered_json({{1, 1}, {2, 2}}));
    CHECK(json["pairs"].size() == 1);
  }

  TEST_CASE("what is no polygon is answered with the reason") {
    const Case bowTie{{{0, 0}, {2, 2}, {2, 0}, {0, 2}}, {{0, 0}, {1, 0}, {0, 1}}, {}, {}};
    const Evidence evidence = evidenceOf(bowTie, "concave");
    CHECK_FALSE(evidence.concave);
    CHECK(concaveStepCount(evidence) == 0);
    CHECK(contains(concaveVerdict(evidence, viewAt("concave", -1)).badge, "No answer"));
    CHECK(concaveJson(evidence).is_null());
  }
}

TEST_CASE("the test of a pair is drawn: both boxes, and the axis where these leave it open") {
  const Evidence evidence = evidenceOf(kHookAndComb, "concave");
  const ConcaveEvidence& concave = *evidence.concave;
  for (std::size_t i = 0; i < concave.pairs.size(); ++i) {
    CAPTURE(i);
    const PartPair& pair = concave.pairs[i];
    REQUIRE(pair.axis.has_value() != pair.culled);
    if (pair.axis) CHECK((pair.axis->sign < 0) == (pair.relation == Relation::disjoint));
    ViewState chosen = viewAt("concave", -1);
    chosen.options.set(kPartPair, static_cast<int>(i));
    for (ViewState view : {viewAt("concave", 2 + static_cast<int>(i)), chosen}) {
      view.answers = Answers::exact;
      const Figure figure = paint(techniques(), evidence, view);
      CHECK(std::ranges::count(figure.items, Part::boundingBox, partOf) == 2);
      CHECK(has(figure, Part::axis) == !pair.culled);
      CHECK(has(figure, Part::shadow) == !pair.culled);
    }
    const std::string sentence =
        concaveVerdict(evidence, viewAt("concave", 2 + static_cast<int>(i))).sentence;
    CHECK(contains(sentence, "axis") == !pair.culled);
  }
  const Figure whole = paint(techniques(), evidence, viewAt("concave", -1));
  CHECK_FALSE(has(whole, Part::boundingBox));
}

TEST_CASE("the edge that the push leaves has its name, and of bodies apart the nearest parts") {
  const Evidence evidence = analyze(builtin("hook-and-comb"));
  REQUIRE(evidence.concave->pushEdge);
  CHECK(shows(paint(techniques(), evidence, viewAt("concave", -1)), "edge B2"));
  Case apart = kHookAndComb;
  for (Vec2& vertex : apart.b) vertex.x += 20;
  const Evidence separated = evidenceOf(apart, "concave");
  const ConcaveEvidence& concave = *separated.concave;
  REQUIRE(concave.nearest);
  const PartPair& nearest = concave.pairs[static_cast<std::size_t>(*concave.nearest)];
  const ViewState view = viewAt("concave", -1);
  CHECK(shownPair(concave, view) == *concave.nearest);
  const Figure figure = paint(techniques(), separated, view);
  CHECK(shows(figure, pairName(separated, nearest) + ": distance " +
                          number(concave.distance->distance, 3)));
  CHECK(std::ranges::count(figure.items, Part::convexPart, partOf) >= 2);
  const auto [partA, partB] = partNames(separated, nearest);
  const std::string sentence = concaveVerdict(separated, view).sentence;
  CHECK(contains(sentence, " of " + partA + " and "));
  CHECK(contains(sentence, " of " + partB + ", "));
}
