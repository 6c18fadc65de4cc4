#include "app/figure/numbers.h"
#include "app/techniques/contract/headline.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/sat/sat.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

// What the polygon articles' savings and other readings show of resting polygons.

using namespace sepax;
using namespace sepax::test;

namespace {

using Opened = OpenedScene;

/// A built-in scene as it asks to be shown, with these options on top.
Opened opened(const std::string& id, std::vector<std::pair<std::string, bool>> set = {}) {
  Opened result(id);
  for (const auto& [option, on] : set) result.view.options.set(option, false, on);
  if (!set.empty()) result.evidence = analyze(result.scene, optionsFrom(result.view));
  return result;
}

bool accuses(const Opened& opened, std::string_view id) {
  return std::ranges::count(opened.evidence.disagreements, id, &Disagreement::id) > 0;
}

Figure pictureOf(const Opened& opened) { return paint(opened.evidence, opened.view); }

bool has(const Figure& figure, Part part) {
  return std::ranges::any_of(figure.items, [&](const Item& item) { return partOf(item) == part; });
}

/// A word of the figure that holds this text.
bool says(const Figure& figure, const std::string& text) {
  return std::ranges::any_of(wordsIn(figure), [&](const std::string& words) {
    return words.find(text) != std::string::npos;
  });
}

}  // namespace

TEST_SUITE("viewers published savings") {
  TEST_CASE("each error of a reading opens with it, accuses it and draws it") {
    struct Row {
      const char* scene;
      const char* pitfall;
      const char* method;
      Part part;
      const char* words;
    };
    constexpr Row kRows[] = {
        {"erratum-C10", "zero-axis", "cozic-zero-axis", Part::publishedBody, "(0, 0)"},
        {"erratum-C11", "single-precision", "cozic-single", Part::publishedAxis, "published axis"},
        {"erratum-C9", "thin-bodies", "cozic-rest", Part::publishedAxis, "published axis"},
        {"erratum-C12", "lost-touch", "cozic-rest", Part::publishedAxis, "published axis"},
        {"erratum-G9", "centre-outside", "gpwiki-skipping", Part::skippedEdge, "they intersect"},
        {"erratum-G10", "skipped-push", "gpwiki-skipping", Part::publishedBody, "2.000 long"},
        {"erratum-G11", "unnormalised-push", "gpwiki-unnormalised", Part::publishedBody,
         "9.000 long"},
        {"erratum-G12", "gap-as-distance", "gpwiki-sat", Part::distance, "two corners"},
    };
    for (const Row& row : kRows) {
      CAPTURE(std::string(row.scene));
      const Opened scene = opened(row.scene);
      CHECK(accuses(scene, row.pitfall));
      const PublishedMethod* shown =
          shownAnswers(*scene.technique, scene.evidence, scene.view).published;
      REQUIRE(shown != nullptr);
      CHECK(shown->id == row.method);
      const Figure figure = pictureOf(scene);
      CHECK(has(figure, row.part));
      CHECK(has(figure, Part::accusingBadge));
      CHECK(says(figure, row.words));
      CHECK(says(figure, "published ≠ exact · " + std::string(shown->author)));
    }
  }

  TEST_CASE("a right answer with another distance is told where its method is shown, not before") {
    Opened corners = opened("erratum-G12");
    REQUIRE(accuses(corners, "gap-as-distance"));
    CHECK(has(pictureOf(corners), Part::accusingBadge));
    corners.view.answers.reset();
    corners.view.method.clear();
    CHECK(shownAnswers(*corners.technique, corners.evidence, corners.view).published == nullptr);
    CHECK_FALSE(has(pictureOf(corners), Part::accusingBadge));
    corners.view.answers = Answers::exact;
    corners.view.method = "gpwiki-sat";  // it would stand beside, but is not shown
    CHECK(headlineOf(*corners.technique, corners.evidence, corners.view).words.empty());
    CHECK(accusedHere(*corners.technique, corners.evidence) == nullptr);
    CHECK(accusedHere(*corners.technique, corners.evidence, "gpwiki-sat") != nullptr);
    Opened wrong = opened("pitfall-containment-mtv");
    wrong.view.answers = Answers::exact;
    CHECK(has(pictureOf(wrong), Part::accusingBadge));  // its answer is another one
  }

  TEST_CASE("the loop that is stepped through shows its own axis and no saving") {
    Opened scene("two-pentagons");
    for (const char* option : {"backFacing", "freeAxis"})
      scene.view.options.set(option, false, true);
    scene.evidence = analyze(scene.scene, optionsFrom(scene.view));
    const auto axisTold = [&] { return says(pictureOf(scene), "axis A2"); };
    CHECK(has(pictureOf(scene), Part::skippedEdge));
    CHECK(satVerdict(scene.evidence, scene.view).sentence.starts_with("By hand, "));
    CHECK_FALSE(axisTold());
    scene.view.step = 9;  // both shadows on the axis of A's edge 2
    CHECK_FALSE(has(pictureOf(scene), Part::skippedEdge));
    CHECK_FALSE(satVerdict(scene.evidence, scene.view).sentence.starts_with("By hand, "));
    CHECK(axisTold());
  }

  TEST_CASE("a push without unit lines is the page's only where these are switched on") {
    CHECK(accuses(opened("two-pentagons", {{"unnormalised", true}}), "unnormalised-push"));
    CHECK_FALSE(accuses(opened("two-pentagons"), "unnormalised-push"));
  }

  TEST_CASE("with the circles first the gpwiki test, its steps and the savings tell one story") {
    const Opened scene = opened("gpwiki-circles-first");
    REQUIRE(scene.evidence.satWork);
    CHECK(scene.evidence.satWork->endedByCircles);
    CHECK(scene.evidence.satWork->tested == 0);
    CHECK(scene.evidence.publishedSides->sides.empty());
    const Technique& sat = *scene.technique;
    const auto method = std::ranges::find(sat.published, "gpwiki-sat", &PublishedMethod::id);
    CHECK(method->verdict(scene.evidence, scene.view).sentence.find("looks at no side") !=
          std::string::npos);
    CHECK(method->stepCount(scene.evidence) == 2);
    for (const int step : {0, 1}) {
      ViewState view = scene.view;
      view.step = step;
      const std::vector<CodeLine> lines = method->steps(scene.evidence, view);
      CHECK(std::ranges::count(lines, true, &CodeLine::current) == 1);
      CHECK(lines.front().current);
    }
    const Opened off = opened("gpwiki-circles-first", {{"circles", false}});
    CHECK(method->stepCount(off.evidence) > 2);
  }

  TEST_CASE("the members of the page's types are named with their numbers") {
    const Opened scene = opened("pitfall-centre-direction");
    const Technique& sat = *scene.technique;
    const PublishedSat& found = *scene.evidence.publishedRest;
    const std::vector<PageName> names = sat.published.front().names(scene.evidence);
    const auto here = [&](const char* name) {
      const auto row = std::ranges::find(names, name, &PageName::name);
      return row == names.end() ? std::string() : row->here;
    };
    CHECK(here("Polygon.Points") != "");
    CHECK(here("Polygon.Center").find(numbers(found.centerA)) != std::string::npos);
    CHECK(here("Polygon.Center").find(numbers(found.centerB)) != std::string::npos);
    CHECK(here("Polygon.Offset").find(numbers(found.mtv)) != std::string::npos);
    CHECK(here("Vector.Normalize")
              .find(numbers(found.axes[static_cast<std::size_t>(found.chosen)].axis, 3)) !=
          std::string::npos);
    CHECK(here("Polygon.Edges").find("Edges[") != std::string::npos);
    CHECK(says(pictureOf(scene), "centre A"));
  }

  TEST_CASE("lanes beside an article's answer alone hold the exact times in outline") {
    Opened scene = opened("erratum-G1");
    const auto strip = [&](Answers answers) {
      scene.view.answers = answers;
      scene.view.method = "gpwiki-prediction";
      Figure figure;
      figure.width = 800;
      figure.height = 160;
      scene.technique->paintStrip(scene.evidence, scene.view, figure);
      return figure;
    };
    const auto filled = [](const Figure& figure) {
      return std::ranges::count_if(figure.items, [](const Item& item) {
        const Stroke* stroke = std::get_if<Stroke>(&item);
        const Part part = partOf(item);
        return stroke != nullptr && !stroke->closed &&
               (part == Part::timeOverlap || part == Part::latestEntry);
      });
    };
    CHECK(filled(strip(Answers::both)) > 0);
    const Figure alone = strip(Answers::published);
    CHECK(filled(alone) == 0);
    CHECK(has(alone, Part::publishedPoint));
    CHECK(says(alone, "exact t = 0.500"));
    CHECK(says(alone, "outlines: exact"));
    CHECK_FALSE(says(strip(Answers::exact), "outlines"));
  }

  TEST_CASE("a touch in a piece of an edge is told as one (G7)") {
    const Opened scene = opened("erratum-G7");
    const Verdict verdict = scene.technique->verdict(scene.evidence, ViewState{});
    CHECK(verdict.badge == "Touching · edges share a piece, counts as a hit");
    CHECK(verdict.sentence.find("from (1.00, 0.00) to (3.00, 0.00)") != std::string::npos);
  }
}
