#include "app/techniques/concave/concave.h"
#include "app/techniques/concave/options.h"
#include "core/overlap/concave.h"
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
