#include "app/articles/articles.h"
#include "app/cli/render_view.h"
#include "app/figure/label_space.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/motion/published.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

// What the scenes of the polygon articles show and say as they open.

using namespace sepax;
using namespace sepax::test;

namespace {

using Opened = OpenedScene;

Opened opened(std::string_view id, std::string method = {}) {
  Opened result(id);
  result.view.camera = sceneCamera(result.scene, result.evidence, 900, 600);
  if (method.empty()) return result;
  result.view.method = std::move(method);
  result.evidence = analyze(result.scene, optionsFrom(result.view));
  return result;
}

Figure pictureOf(const Opened& opened) { return paint(opened.evidence, opened.view); }

std::string sentenceOf(const Opened& opened) {
  return shownVerdict(*opened.technique, opened.evidence, opened.view).sentence;
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

bool says(const Figure& figure, const std::string& words) {
  return std::ranges::any_of(wordsIn(figure),
                             [&](const std::string& text) { return contains(text, words); });
}

/// Texts that are placed as labels: those with a halo.
std::vector<Text> labelsIn(const Figure& figure) {
  std::vector<Text> labels;
  for (const Item& item : figure.items)
    if (const Text* text = std::get_if<Text>(&item); text != nullptr && text->layer == Layer::label)
      labels.push_back(*text);
  return labels;
}

/// The lines of rulers: those of the guides.
std::vector<Stroke> arrowsOf(const Figure& figure, Part part) {
  std::vector<Stroke> arrows;
  for (const Item& item : figure.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke != nullptr && stroke->part == part && stroke->layer == Layer::guide)
      arrows.push_back(*stroke);
  }
  return arrows;
}

/// Both run along nearly one line.
bool liesOn(const Stroke& one, const Stroke& other) {
  constexpr double kNear = 12;  // logical pixels: less than the bars of a ruler take
  const Vec2 way = normalized(other.points.back() - other.points.front());
  return std::ranges::all_of(
      one.points, [&](Vec2 p) { return std::abs(cross(way, p - other.points.front())) < kNear; });
}

/// How much of the shafts of velocities lies under words.
double struckOut(const Figure& figure) {
  double sum = 0;
  for (const Item& item : figure.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke == nullptr || stroke->part != Part::velocity) continue;
    for (const Text& label : labelsIn(figure))
      if (label.text.size() > 1)
        sum += lengthInside(stroke->points.front(), stroke->points.back(), rectOf(label));
  }
  return sum;
}

}  // namespace

TEST_SUITE("pictures of the polygon articles") {
  TEST_CASE("C8: the push of the page stands beside the answer of the convex parts") {
    for (const char* method : {"cozic-parts", "gpwiki-parts"}) {
      CAPTURE(std::string(method));
      const Opened scene = opened("erratum-C8", method);
      const ShownAnswers shown = shownAnswers(*scene.technique, scene.evidence, scene.view);
      CHECK(shown.exact);
      REQUIRE(shown.published != nullptr);
      CHECK(shown.published->id == method);
      const Figure figure = pictureOf(scene);
      CHECK(says(figure, "distance 0.500"));
      CHECK(says(figure, "published ≠ exact · " + std::string(shown.published->author)));
      CHECK(contains(sentenceOf(scene), "they do not meet"));
      CHECK(contains(sentenceOf(scene), "They are 0.500 apart."));
    }
    CHECK(says(pictureOf(opened("erratum-C8")), "published push (0.00, 3.00)"));
  }

  TEST_CASE("C9: the test of sides takes segments, too, and errs as the page of Cozic does") {
    const Opened scene = opened("erratum-C9", "gpwiki-sat");
    REQUIRE(scene.evidence.publishedSides);
    CHECK(scene.evidence.publishedSides->intersects);
    CHECK(scene.evidence.publishedSides->fault == SidesFault::verdict);
    CHECK(scene.evidence.publishedSides->exact == Relation::disjoint);
    CHECK(says(pictureOf(scene), "published ≠ exact · gpwiki"));
    CHECK(contains(sentenceOf(scene), "they intersect; they do not meet"));
  }

  TEST_CASE("no words lie on the arrows of the motion") {
    for (const char* id : {"erratum-C13", "erratum-G3", "slide-course"}) {
      for (const double share : {0.75, 0.9, 1.1}) {  // of the size that the window has at first
        CAPTURE(std::string(id));
        CAPTURE(share);
        Opened scene = opened(id);
        scene.view.camera = sceneCamera(scene.scene, scene.evidence, share * 1000, share * 640);
        const Figure figure = pictureOf(scene);
        CHECK(labelsIn(figure).size() > 4);
        CHECK(struckOut(figure) < 1);
      }
    }
  }

  TEST_CASE("the published ruler of an axis never lies on the exact one") {
    for (const char* id : {"erratum-C14", "erratum-N2", "erratum-C1", "erratum-C7", "touching"}) {
      Opened scene = opened(id);
      scene.view.answers = Answers::both;
      const int count = stepCountOf(*scene.technique, scene.evidence, scene.view);
      for (scene.view.step = 0; scene.view.step < count; ++scene.view.step) {
        CAPTURE(std::string(id));
        CAPTURE(scene.view.step);
        const Figure figure = pictureOf(scene);
        for (const Stroke& published : arrowsOf(figure, Part::publishedAxis))
          for (const Stroke& exact : arrowsOf(figure, Part::axis))
            CHECK_FALSE(liesOn(published, exact));
      }
    }
  }

  TEST_CASE("N1 and N2 draw the stretched gap, and the axis across the motion") {
    const Figure no = pictureOf(opened("erratum-N1"));
    CHECK(says(no, "stretched gap 2.000"));
    CHECK(says(no, "gap 3.000"));
    const Opened repaired = opened("erratum-N2");
    REQUIRE(repaired.evidence.publishedSat->across);
    CHECK(repaired.evidence.publishedSat->across->sweptDistance > 0);
    CHECK(says(pictureOf(repaired), "axis across the motion"));
    CHECK(says(pictureOf(repaired), "gap 0.832"));
  }

  bool drawsAcross(const Evidence& evidence) {
    ViewState view = viewAt("motion", -1);
    view.answers = Answers::published;
    view.method = "cozic-motion";
    Figure figure;
    figure.width = 900;
    figure.height = 640;
    paintMove(evidence, view, figure);
    return std::ranges::any_of(figure.labels, [](const Label& label) {
      return contains(label.text.text, "axis across the motion");
    });
  }

  TEST_CASE("law: the axis across the motion is drawn where it alone gives the right answer") {
    forExactCases(viewerCases(300), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "motion");
      if (!knowsMoves(evidence)) return;
      const bool repairs = evidence.publishedSat->willIntersect &&
                           !evidence.publishedSat->willIntersectWithPerpendicular &&
                           evidence.motion->contact == Contact::none;
      CHECK(drawsAcross(evidence) == repairs);
    });
  }

  TEST_CASE("bodies that touch in passing have no gap across the motion, whatever rounding says") {
    Scene scene;
    scene.technique = "motion";
    scene.bodies.resize(2);
    scene.bodies[0].name = "A";
    scene.bodies[0].vertices = {{0, -3}, {0, -4}, {1, -2}, {2, 3}, {1, 2}};
    scene.bodies[0].velocity = {-7, -7};
    scene.bodies[1].name = "B";
    scene.bodies[1].vertices = {{-3, -10}, {1, -10}, {5, -5}, {5, -3}, {4, -2}, {-2, -6}, {-3, -8}};
    scene.bodies[1].velocity = {2, 2};
    const Evidence evidence = analyze(scene);
    REQUIRE(evidence.motion->contact == Contact::grazing);
    REQUIRE_FALSE(evidence.publishedSat->willIntersectWithPerpendicular);
    CHECK_FALSE(drawsAcross(evidence));
  }

  TEST_CASE("one corner is marked only where the page's run has come") {
    const Figure figure = pictureOf(opened("gpwiki-one-corner"));
    CHECK(says(figure, "one corner for edge A1"));
    CHECK_FALSE(says(figure, "one corner for edge B"));
  }

  TEST_CASE("law: what is said of a kept axis and the centres is so") {
    forExactCases(viewerCases(300), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "motion");
      if (!knowsMoves(evidence)) return;
      const PublishedSat& found = *evidence.publishedSat;
      for (std::size_t i = 0; i < found.axes.size(); ++i) {
        if (!found.axes[i].kept) continue;
        const double towards = dot(found.centerA - found.centerB, found.axes[i].axis);
        const std::string words =
            moveVerdict(evidence, viewAt("motion", static_cast<int>(6 * i + 5))).sentence;
        CHECK(contains(words, "already") == (towards > 0));
        CHECK(contains(words, "is turned") == (towards < 0));
        CHECK(contains(words, "at a right angle") == (towards == 0));
      }
    });
    const Opened touch = opened("erratum-C14");
    CHECK(contains(moveVerdict(touch.evidence, viewAt("motion", 5)).sentence, "at a right angle"));
  }

  TEST_CASE("G5 counts the pieces that the outlines share") {
    const Opened scene = opened("erratum-G5");
    CHECK(scene.technique->verdict(scene.evidence, scene.view).badge ==
          "Overlap · edges meet in 2 pieces");
  }

  TEST_CASE("the items show bodies of parts, parallel sides and what is left out") {
    const auto scenes = [](const char* article, const std::string& item) {
      const Article& found = *findArticle(article);
      const auto row = std::ranges::find(found.items, item, &ArticleEntry::id);
      std::vector<std::string> ids = row->also;
      ids.push_back(row->scene);
      return ids;
    };
    CHECK(std::ranges::count(scenes("gpwiki", "gpwiki-1"), "gpwiki-convex-parts") == 1);
    CHECK(std::ranges::count(scenes("gpwiki", "gpwiki-3"), "gpwiki-parallel-sides") == 1);
    CHECK(std::ranges::count(scenes("cozic-polygons", "cozic-polygons-16"), "cozic-limits") == 1);
    const Scene parts = builtin("gpwiki-convex-parts");
    for (const Body& body : parts.bodies) CHECK(body.form.parts.size() > 1);
    const Opened parallel = opened("gpwiki-parallel-sides");
    const SatEvidence& sat = *parallel.evidence.sat;
    CHECK(std::ranges::count(sat.parallelTo,
                             sat.parallelTo[static_cast<std::size_t>(sat.chosen)]) == 2);
    const Opened limits = opened("cozic-limits");
    CHECK(contains(limits.scene.notes, "turns"));
    CHECK(limits.evidence.publishedRest->pushed->clear);
    CHECK(limits.scene.bodies.size() == 3);
    CHECK(contains(builtin("through-the-wall").notes, "three dimensions"));
  }
}
