#include "app/articles/articles.h"
#include "app/cli/query_json.h"
#include "app/figure/label_space.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/published.h"
#include "core/polygon/polygon.h"
#include "core/published/landing.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <variant>
#include <vector>

// What the scenes of items and errors tell beside the two answers: touches, rounding, other bodies,
// what happens between frames, what a compiler changes.

using namespace sepax;
using namespace sepax::test;

namespace {

struct Opened : OpenedScene {
  explicit Opened(std::string_view id, std::string method = {}) : OpenedScene(id) {
    if (!view.answers) view.answers = Answers::both;
    if (method.empty()) return;
    view.method = std::move(method);
    evidence = analyze(scene, optionsFrom(view));
  }
  [[nodiscard]] std::string sentence() const {
    return shownVerdict(*technique, evidence, view).sentence;
  }
  [[nodiscard]] ComparedRow row(std::string_view label) const {
    const std::vector<ComparedRow> rows = method().compared(evidence);
    const auto found = std::ranges::find(rows, label, &ComparedRow::label);
    REQUIRE_MESSAGE(found != rows.end(), label);
    return *found;
  }
};

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

bool isAccused(const Evidence& evidence, std::string_view id) {
  return std::ranges::count(evidence.disagreements, id, &Disagreement::id) == 1;
}

bool draws(const Figure& figure, Part part) {
  return std::ranges::any_of(figure.items, [&](const Item& item) {
    return std::visit([&](const auto& shape) { return shape.part == part; }, item);
  });
}

}  // namespace

TEST_SUITE("articles") {
  TEST_CASE("a touch of distance 0 is a hit by a comparison that stands in the steps") {
    const Opened zero("cozic-touching");
    CHECK_FALSE(zero.row("push").differs);
    CHECK_FALSE(zero.row("smallest |distance|").differs);
    CHECK(zero.row("smallest |distance|").published == "0.000");
    CHECK(limitSentence(zero.method(), zero.evidence).empty());
    bool told = false;
    ViewState view = zero.view;
    for (view.step = 0; view.step < zero.method().stepCount(zero.evidence); ++view.step) {
      const std::vector<CodeLine> lines = zero.method().steps(zero.evidence, view);
      CHECK(lines[4].text == "  distance > 0: Intersect = false");
      told = told || (lines[4].value == "0.000 is not > 0: Intersect stays true" &&
                      contains(zero.method().verdict(zero.evidence, view).sentence,
                               "0 > 0 is false, so a touch stays a hit"));
    }
    CHECK(told);
  }

  TEST_CASE("what rounding leaves of a touch is printed, coloured and told") {
    const Opened noisy("touching");
    CHECK(noisy.row("smallest |distance|").published == "2.2e−16");
    CHECK(noisy.row("smallest |distance|").exact == "0.000");
    CHECK(noisy.row("push").differs);
    CHECK(noisy.row("push").exact == "(0.00, 0.00)");
    CHECK(noisy.row("push").published == "(−1.3e−16, 1.8e−16)");
    CHECK(contains(limitSentence(noisy.method(), noisy.evidence), "which is rounded"));
    CHECK_FALSE(contains(agreementSentence(noisy.method(), noisy.evidence), "No known error"));
    CHECK(contains(noisy.sentence(), "nothing but rounding: they touch"));
  }

  TEST_CASE("law: a push is rounding of a touch exactly where they touch and it is not zero") {
    int rounded = 0;
    for (int scale = 1; scale <= 200; ++scale) {
      CAPTURE(scale);
      Scene scene = builtin("touching");
      for (Body& body : scene.bodies)
        for (Vec2& vertex : body.vertices) vertex = 0.25 * scale * vertex;
      const Evidence evidence = analyze(scene);
      const PublishedSat& rest = *evidence.publishedRest;
      CHECK(evidence.sat->relation == Relation::touching);
      CHECK(rest.roundedTouch == (rest.intersect && rest.mtv != Vec2{}));
      rounded += rest.roundedTouch ? 1 : 0;
    }
    CHECK(rounded > 0);
  }

  TEST_CASE("a push into another body is told, drawn and no agreement") {
    const Opened limits("cozic-limits");
    CHECK(limits.row("after it, C").published == "overlaps by 0.250");
    CHECK(contains(limits.sentence(), "; after it A overlaps C by 0.250"));
    CHECK(contains(limitSentence(limits.method(), limits.evidence), "one pair at a time"));
    CHECK(agreementSentence(limits.method(), limits.evidence).empty());
    CHECK(std::ranges::any_of(wordsIn(paint(limits.evidence, limits.view)), [](const auto& words) {
      return contains(words, "overlaps C by 0.250");
    }));
    const auto json = nlohmann::json::parse(queryJson(limits.evidence));
    CHECK(json.at("/published/rest/others/0/body"_json_pointer) == "C");
    CHECK(json.at("/published/rest/others/0/moved/depth"_json_pointer) == 0.25);
  }

  TEST_CASE("law: what is said of other bodies after a move is an exact test of the moved A") {
    int met = 0;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
      CAPTURE(seed);
      Scene scene = sceneOf(convexCase(seed).scene, seed % 2 == 0 ? "sat" : "motion");
      const Case other = convexCase(seed + 1).scene;
      scene.bodies.push_back({"C", other.a, {}, 0, other.va, 0});
      const Evidence evidence = analyze(scene, {scene.technique, {}, 0});
      const bool moving = seed % 2 == 1;
      const auto& found = moving ? evidence.publishedSat : evidence.publishedRest;
      if (!found || !evidence.bodies[2].polygon) continue;
      if (moving ? !found->willIntersect : !found->pushed) continue;
      std::vector<Vec2> c = other.a;
      for (Vec2& vertex : c) vertex += moving ? other.va : Vec2{};
      const auto landing = published::landingOf(scene.bodies[0].vertices, c,
                                                moving ? found->velocity + found->mtv : found->mtv);
      if (!landing) continue;
      const Relation told =
          found->beside.empty() ? Relation::disjoint : found->beside.front().published.relation;
      CHECK(told == landing->relation);
      met += landing->clear ? 0 : 1;
    }
    CHECK(met > 20);
  }

  TEST_CASE("C14: the axis on which they touch decides, and the push that moves nothing differs") {
    const Opened touch("erratum-C14");
    const MotionEvidence& motion = *touch.evidence.motion;
    CHECK(motion.deciding == 1);
    CHECK(motion.decidingAxes == std::vector<int>{1, 3, 5, 7});
    CHECK(shownAxis(motion, touch.view) == 1);
    CHECK(contains(touch.sentence(), "touch at t = 0 on axis A1, where the depth is 0"));
    const ComparedRow push = touch.row("push at the end of the step");
    CHECK(push.differs);
    CHECK(push.exact == "none: they only touch");
  }

  TEST_CASE("law: on deciding axes shadows only touch, or they are entered as one double") {
    int touching = 0;
    for (std::uint64_t seed = 0; seed < 1500; ++seed) {
      CAPTURE(seed);
      const Evidence evidence = evidenceOf(convexCase(seed).scene, "motion");
      const MotionEvidence& motion = *evidence.motion;
      const auto& axes = motion.axes;
      const bool rests = motion.initial == Relation::touching && !motion.overlapTime;
      touching += rests ? 1 : 0;
      for (const int axis : motion.decidingAxes) {
        const MotionAxis& told = axes[static_cast<std::size_t>(axis)];
        if (rests) CHECK(told.sign == 0);
        if (!rests)
          CHECK((told.entry == axes[static_cast<std::size_t>(motion.latestEntry)].entry ||
                 std::ranges::count(motion.entryTies, axis) == 1));
      }
      for (const int tie : rests ? std::vector<int>{} : motion.entryTies)
        CHECK(std::ranges::count(motion.decidingAxes, tie) == 1);
      CHECK(motion.deciding == (rests ? motion.decidingAxes.front() : motion.latestEntry));
    }
    CHECK(touching > 10);
  }

  TEST_CASE("lanes that are entered at one time have one colour") {
    Opened course("slide-course");
    course.evidence = analyze(test::throughTheTip());  // swept once in place of sliding
    CHECK(course.evidence.motion->decidingAxes == std::vector<int>{2, 5});
  }

  TEST_CASE(
      "the published time hides no bar and stands in no lane where there is room above them") {
    Opened contact("first-contact", "gpwiki-prediction");
    contact.view.answers = Answers::both;
    Figure strip;
    strip.width = 905;
    strip.height = 150;
    contact.technique->paintStrip(contact.evidence, contact.view, strip);
    const auto words = std::ranges::find_if(strip.items, [](const Item& item) {
      const auto* text = std::get_if<Text>(&item);
      return text != nullptr && text->text == "published t = 0.023";
    });
    REQUIRE(words != strip.items.end());
    const Rect place = rectOf(std::get<Text>(*words));
    int bars = 0;
    for (const Item& item : strip.items) {
      const auto* ground = std::get_if<Box>(&item);
      CHECK((ground == nullptr || std::fabs(ground->min.x - place.min.x) > 5));
      const auto* bar = std::get_if<Stroke>(&item);
      if (bar == nullptr || (bar->part != Part::timeOverlap && bar->part != Part::latestEntry))
        continue;
      ++bars;
      const double middle = bar->points[0].y;
      CHECK((bar->points[1].x <= place.min.x || bar->points[0].x >= place.max.x ||
             std::fabs(middle - (place.min.y + place.max.y) / 2) > bar->width));
    }
    CHECK(bars == 9);
    const Opened two("pitfall-smallest-time");
    Figure high = stripFigure(*two.technique, two.evidence, two.view, 905, 180);
    for (const Item& item : high.items)
      if (const auto* text = std::get_if<Text>(&item); text && text->text == "published t = 0.417")
        for (const Item& other : high.items)
          if (const auto* name = std::get_if<Text>(&other); name && name->text == "A0")
            CHECK(rectOf(*text).max.y < rectOf(*name).min.y);
    CHECK(test::shows(high, "published t = 0.417"));
  }

  TEST_CASE("a wrong push of moving polygons is coloured itself, not its length alone") {
    for (const char* id :
         {"erratum-C1", "erratum-C2", "erratum-C15", "pitfall-past-the-obstacle"}) {
      CAPTURE(id);
      CHECK(Opened(id, "cozic-motion").row("push at the end of the step").differs);
    }
  }

  TEST_CASE("a vertex test that comes too late opens beside what happens between the frames") {
    const Article& article = *findArticle("gpwiki");
    const auto slip =
        std::ranges::find(article.slips, "A test that comes too late", &ArticleSlip::title);
    REQUIRE(slip != article.slips.end());
    const Opened late(slip->scene);
    CHECK(late.method().id == "gpwiki-edges");
    CHECK(late.row("frame t = 0").published == "0 vertices inside");
    CHECK(late.row("frame t = 1").published == "0 vertices inside");
    CHECK(late.row("between them").differs);
    CHECK(contains(late.sentence(), "So it is in both frames, t = 0 and t = 1, though A1 enters"));
    const auto exactAt = [&](int step) {
      ViewState view = late.view;
      view.answers = Answers::both;
      view.step = step;
      const Technique& technique = *findTechnique("inside");
      return technique.verdict(late.evidence, exactView(technique, late.evidence, view)).sentence;
    };
    CHECK(contains(exactAt(0), "Exact: the bodies are taken where they are at t = 0."));
    bool goes = false;
    for (int step = 1; step < 20; ++step)
      goes = goes || contains(exactAt(step), "Exact: A1 goes from ");
    CHECK(goes);
    CHECK(contains(exactAt(20), "followed through the step, A1 enters B at t = 0.406"));
    CHECK(accusedHere(*late.technique, late.evidence, "gpwiki-edges") != nullptr);
  }

  TEST_CASE("the exact normal stands beside the page's, in the table and in the picture") {
    const Opened bars("crossing-bars", "gpwiki-edges");
    const ComparedRow normal = bars.row("normal of B1, out of B");
    CHECK(normal.published == "(−1.00, 0.00)");
    CHECK(normal.exact == "(1.00, 0.00)");
    CHECK(normal.differs);
    // Its wrong answer comes from the vertices: the steps of the pairs have the normals.
    CHECK_FALSE(draws(paint(bars.evidence, bars.view), Part::outwardNormal));
    Opened inside("gpwiki-vertex-inside");
    CHECK(inside.row("vertices strictly inside").published == "1");
    CHECK(draws(paint(inside.evidence, inside.view), Part::outwardNormal));
    inside.view.answers = Answers::published;
    CHECK_FALSE(draws(paint(inside.evidence, inside.view), Part::outwardNormal));
  }

  TEST_CASE("G13: fused operations make of one formula two answers") {
    const Opened fused("erratum-G13");
    CHECK(fused.row("det of A0 and B0, fused").published == "1.7e−18");
    CHECK(fused.row("det of A0 and B0, fused").differs);
    CHECK_FALSE(fused.row("det of A0 and B0, not fused").differs);
    CHECK(fused.row("… meet, fused").published == "(0.10, 0.30)");
    CHECK(fused.row("… meet, not fused").published == "(NaN, NaN)");
    CHECK(fused.row("… meet, fused").exact == "share the piece from (0.00, 0.00) to (0.10, 0.30)");
    CHECK(isAccused(fused.evidence, "fused-product"));
    CHECK(fused.evidence.publishedEdges->contracted->fused.det == 1.6653345369377347e-18);
    CHECK_FALSE(isAccused(fused.evidence, "parallel-edges"));
    Opened plain("erratum-G13");
    plain.view.options = {};
    plain.evidence = analyze(plain.scene, optionsFrom(plain.view));
    CHECK(plain.evidence.publishedEdges->pairs.front().result.det == 0);
    CHECK(isAccused(plain.evidence, "parallel-edges"));
  }

  TEST_CASE("a touch is called one, with what the verdict makes of it") {
    for (const char* id : {"erratum-G7", "erratum-G8"})
      CHECK(Opened(id).row("how they stand").exact == "touching: no interior is shared");
    CHECK(Opened("touching").row("how they stand").exact == "touching: counts as intersecting");
  }
}
