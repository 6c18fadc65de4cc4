#include "app/figure/label_space.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/options.h"
#include "app/techniques/swept_edges/paint_crowd.h"
#include "app/techniques/swept_edges/published.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "app/techniques/table.h"
#include "app/tools/framing.h"
#include "app/view/handles.h"
#include "tests/app/pictures/picture_of.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/shapes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <variant>

// What the pictures of a sweep of edges show beside its pair.

using namespace sepax;
using sepax::test::boxes;
using sepax::test::builtin;

TEST_SUITE("techniques") {
  TEST_CASE("a label of a velocity has the colour of its body") {
    const test::OpenedScene opened("swept-near-parallel");
    const Figure figure = paint(opened.evidence, opened.view);
    const auto colour = [&](const std::string& words) {
      for (const Item& item : figure.items)
        if (const Text* text = std::get_if<Text>(&item); text && text->text.starts_with(words))
          return text->paint.role;
      return Role::text;
    };
    CHECK(colour("A moves") == Role::a);
    CHECK(colour("B moves") == Role::b);
  }

  TEST_CASE("velocities are those of the start, whoever's answers are shown") {
    const Evidence evidence = analyze(builtin("pitfall-near-parallel"));
    ViewState view;
    view.technique = "swept_edges";
    view.answers = Answers::both;
    const auto arrows = [&](double time) {
      view.time = time;
      const Figure figure = paint(evidence, view);
      return std::ranges::any_of(figure.items,
                                 [](const Item& item) { return partOf(item) == Part::velocity; });
    };
    CHECK(arrows(0));
    CHECK_FALSE(arrows(0.5));
  }

  TEST_CASE(
      "where a contact at the start goes unnoticed the mark is larger than the handle there") {
    const test::OpenedScene opened("pitfall-contact-at-start", Answers::both);
    const Figure figure = paint(opened.evidence, opened.view);
    const auto mark = std::ranges::find_if(figure.items, [](const Item& item) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      return stroke != nullptr && stroke->part == Part::publishedPoint && stroke->closed;
    });
    REQUIRE((mark != figure.items.end()));
    const std::vector<Vec2>& corners = std::get<Stroke>(*mark).points;
    CHECK(distance(corners[0], corners[2]) >= 4 * kHandleRadius);
  }

  TEST_CASE("velocities have handles where bodies move") {
    const Evidence evidence = analyze(boxes({3, 0}, {4, 0}));
    ViewState view;
    for (const std::string technique : {"motion", "swept_edges"}) {
      view.technique = technique;
      CHECK(hasVelocityHandle(evidence, view, handlesOf(view), 0));
    }
    view.technique = "sat";
    CHECK_FALSE(hasVelocityHandle(evidence, view, handlesOf(view), 0));
  }

  TEST_CASE("in a crowd the line of the shown pair is wider than all others, and has the words") {
    const test::OpenedScene opened("swept-crowd");
    const Evidence& evidence = opened.evidence;
    const Figure figure = paintUnlabelled(techniques(), evidence, opened.at(1));
    const auto middleOf = [&](int body) {
      return opened.view.camera.toScreen(evidence.bodies[static_cast<std::size_t>(body)].centroid);
    };
    const Vec2 from = middleOf(evidence.a);
    const Vec2 to = middleOf(evidence.b);
    double own = 0;
    double others = 0;
    for (const Item& item : figure.items) {
      const Stroke* line = std::get_if<Stroke>(&item);
      if (!line || (line->part != kMeetingPair && line->part != kBoxPair)) continue;
      const bool isOwn = std::set{line->points[0].x, line->points[1].x} == std::set{from.x, to.x};
      double& widest = isOwn ? own : others;
      widest = std::max(widest, line->width);
    }
    CHECK(others > 0);
    CHECK(own > others);
    CHECK(std::ranges::any_of(figure.labels, [&](const Label& label) {
      return label.text.text == "A and B meet in the step, one of 8 pairs" &&
             distance(label.anchor, lerp(from, to, 0.5)) < 1e-6;
    }));
  }

  TEST_CASE(
      "a picture of a crowd shows how it moves, but not on the line of the pair, nor on paper") {
    test::OpenedScene opened("swept-crowd");
    ViewState view = opened.at(1);
    const auto arrows = [&] {
      const Figure figure = paintUnlabelled(techniques(), opened.evidence, view);
      return std::ranges::count_if(figure.items, [](const Item& item) {
        return std::holds_alternative<Fill>(item) && partOf(item) == Part::velocity;
      });
    };
    const auto moving = std::ranges::count_if(opened.evidence.bodies,
                                              [](const BodyShape& body) { return body.moves; });
    CHECK(arrows() == moving);
    view.wording.still = true;
    CHECK(arrows() == moving - 2);
    CHECK(test::shows(paint(techniques(), opened.evidence, view), "box of A and its way"));
    view.wording.paper = true;
    CHECK(arrows() == 0);
  }

  TEST_CASE("pairs whose boxes alone meet have dashes, those that meet have none") {
    const test::OpenedScene opened("swept-crowd");
    const Figure figure = paintUnlabelled(techniques(), opened.evidence, opened.at(1));
    std::map<bool, int> count;
    for (const Item& item : figure.items) {
      const Stroke* line = std::get_if<Stroke>(&item);
      if (!line || (line->part != kMeetingPair && line->part != kBoxPair)) continue;
      CHECK((line->dash.on > 0) == (line->part == kBoxPair));
      ++count[line->part == kBoxPair];
    }
    CHECK(count == std::map<bool, int>{{false, 8}, {true, 12}});
  }

  TEST_CASE("edges that meet along a piece have it drawn from end to end of their contact") {
    for (const char* id : {"swept-parallel", "swept-resting-line", "swept-sliding"}) {
      CAPTURE(id);
      const test::OpenedScene opened(id);
      const Figure figure = paintUnlabelled(techniques(), opened.evidence, opened.view);
      const std::vector<Vec2> ends = onScreen(opened.evidence.edges->points, opened.view.camera);
      REQUIRE(ends.size() == 2);
      CHECK(std::ranges::count_if(figure.items, [&](const Item& item) {
              const Stroke* stroke = std::get_if<Stroke>(&item);
              return stroke != nullptr && stroke->part == Part::contact && stroke->points == ends;
            }) == 1);
    }
  }

  TEST_CASE("in a crowd one line of each colour says what it stands for") {
    const test::OpenedScene opened("swept-crowd");
    for (const int step : {1, 2}) {
      const Figure figure = paintUnlabelled(techniques(), opened.evidence, opened.at(step));
      for (const char* words :
           {"A and B meet in the step, one of 8 pairs", "only their boxes meet: 12 pairs"})
        CHECK(std::ranges::count(figure.labels, std::string(words), [](const Label& label) {
                return label.text.text;
              }) == (step == 1 ? 1 : 0));
    }
  }

  TEST_CASE("pieces of one body, which always meet, are no pair of a crowd's words") {
    Scene scene = test::builtin("swept-crowd");
    for (const double left : {0.0, 1.0}) {
      Body body;
      body.name = left == 0 ? "C" : "C-2";
      body.vertices = {{left, 0}, {left + 1, 0}, {left + 1, 1}, {left, 1}};
      body.position = {500, 500};
      scene.bodies.push_back(body);
    }
    const test::OpenedScene opened("swept-crowd");
    const Evidence evidence = analyze(scene, optionsFrom(opened.at(1)));
    REQUIRE(evidence.broadPhase->pairs.size() == opened.evidence.broadPhase->pairs.size() + 1);
    const Figure figure = paintUnlabelled(techniques(), evidence, opened.at(1));
    for (const char* words :
         {"A and B meet in the step, one of 8 pairs", "only their boxes meet: 12 pairs"})
      CHECK(std::ranges::count(figure.labels, std::string(words),
                               [](const Label& label) { return label.text.text; }) == 1);
  }

  TEST_CASE("in a crowd the bystanders are quieter than the pair, and each count says of what") {
    const test::OpenedScene opened("swept-crowd");
    const Evidence& evidence = opened.evidence;
    const Figure figure = paintUnlabelled(techniques(), evidence, opened.at(1));
    double pair = 0;
    double bystander = 0;
    for (const Item& item : figure.items) {
      const Stroke* line = std::get_if<Stroke>(&item);
      if (line == nullptr) continue;
      if (line->part == Part::bodyA) pair = line->width * line->paint.alpha;
      if (line->part == Part::otherBody)
        bystander = std::max(bystander, line->width * line->paint.alpha);
    }
    CHECK(bystander > 0);
    CHECK(2 * bystander < pair);
    const Verdict verdict = shownVerdict(*opened.technique, evidence, opened.at(1));
    CHECK(verdict.badge == "1205 of 1225 pairs of bodies culled");
    CHECK(verdict.sentence.find("leave out 8 of 12 pairs of edges") != std::string::npos);
    CHECK(verdict.sentence.find("Of A and B each edge") != std::string::npos);
    CHECK(opened.technique->counters(evidence, opened.at(1)) ==
          "bodies 50  ·  their pairs 1225  ·  edge pairs of A and B 12  ·  tested 4");
  }

  TEST_CASE("a lane that is still empty names the pair that it waits for") {
    const test::OpenedScene opened("swept-crowd");
    const Figure strip = stripFigure(*opened.technique, opened.evidence, opened.at(1), 900, 180);
    CHECK(std::ranges::any_of(strip.items, [](const Item& item) {
      const Text* text = std::get_if<Text>(&item);
      return text != nullptr &&
             text->text.find("until edges A1 and B0 are swept") != std::string::npos;
    }));
  }

  TEST_CASE("where faces meet beside the explained pair, those are named") {
    for (const char* id : {"swept-sliding", "pitfall-resting-meeting-point",
                           "pitfall-no-closing-speed", "pitfall-parallel-paths"}) {
      CAPTURE(std::string(id));
      const Evidence evidence = analyze(builtin(id));
      const Verdict verdict = sweptEdgesVerdict(evidence, {});
      const EdgePairEvidence& shown = *evidence.edgePair;
      const EdgePairEvidence& faces = *evidence.edges->facing;
      REQUIRE((shown.edgeA != faces.edgeA || shown.edgeB != faces.edgeB));
      CHECK(verdict.badge.ends_with(fmt::format(" · edge {} meets edge {}",
                                                nameOf(evidence, {Owner::a, faces.edgeA}),
                                                nameOf(evidence, {Owner::b, faces.edgeB}))));
      ViewState view;
      view.technique = "swept_edges";
      view.camera = {{2, 1}, 100, 1130, 710};
      const Figure figure = paintUnlabelled(techniques(), evidence, view);
      const std::string words = pairName(evidence, faces.edgeA, faces.edgeB) + " meet here";
      CHECK(std::ranges::any_of(figure.labels,
                                [&](const Label& label) { return label.text.text == words; }));
    }
    const Verdict verdict = sweptEdgesVerdict(analyze(builtin("swept-sliding")), {});
    CHECK(verdict.badge == "Will hit at t = 0.583 · edge A1 meets edge B0");
    CHECK(verdict.sentence.starts_with(
        "At t = 0.583 corner A1 meets edge B0, and at the same time edge A1 meets edge B0 along a "
        "piece of both. The lines of A0 and B0 cross in one place"));
    CHECK(verdict.sentence.ends_with(" Of 16 pairs of edges 13 are tested."));
  }

  TEST_CASE("of a wrong intercept what moves stands where the article sees the hit") {
    const test::Picture picture = test::pictureOf("pitfall-vertical-intercept", 800, 500);
    const Figure figure = picture.figure();
    const auto itemOf = [&](Part part) {
      return std::ranges::find_if(figure.items, [&](const Item& item) {
        return partOf(item) == part && std::holds_alternative<Stroke>(item);
      });
    };
    CHECK(test::shows(figure, "published hit at t = 0.333"));
    const auto body = itemOf(Part::bodyB);
    const auto dashed = itemOf(Part::publishedBody);
    REQUIRE(body != figure.items.end());
    REQUIRE(dashed != figure.items.end());
    const std::vector<Vec2>& start = std::get<Stroke>(*body).points;
    const std::vector<Vec2>& hit = std::get<Stroke>(*dashed).points;
    // A third of the way, which is as far as B is wide.
    CHECK(hit[0].x - start[0].x == doctest::Approx(start[0].x - start[1].x));
    CHECK(hit[0].y == doctest::Approx(start[0].y));
    // What says that B moves stands clear of its edges.
    const auto moves = std::ranges::find_if(figure.items, [](const Item& item) {
      const Text* text = std::get_if<Text>(&item);
      return text != nullptr && text->text == "B moves";
    });
    REQUIRE(moves != figure.items.end());
    const Rect clear = grownBy(rectOf(std::get<Text>(*moves)), 12);
    for (std::size_t i = 0; i < start.size(); ++i)
      CHECK(lengthInside(start[i], start[(i + 1) % start.size()], clear) == 0);
  }

  TEST_CASE("a contact that is still to come where an article sees its hit is hollow") {
    const auto contactOf = [](const char* id) {
      const Figure figure = test::pictureOf(id, 800, 500).figure();
      const auto mark = std::ranges::find_if(figure.items, [](const Item& item) {
        return partOf(item) == Part::contact && std::holds_alternative<Dot>(item);
      });
      REQUIRE(mark != figure.items.end());
      return std::get<Dot>(*mark);
    };
    CHECK(contactOf("pitfall-near-parallel").fill.role == Role::ground);
    CHECK(contactOf("pitfall-near-parallel").ring.role == Role::result);
    CHECK(contactOf("pitfall-resting-end").fill.role == Role::result);
    CHECK(contactOf("pitfall-no-closing-speed").fill.role == Role::result);
  }

  TEST_CASE("a picture of a first contact names the outline of the hit and keeps its mark free") {
    const auto rings = [](const Figure& figure) {
      return std::ranges::count_if(figure.items, [](const Item& item) {
        const Dot* dot = std::get_if<Dot>(&item);
        return dot != nullptr && dot->part == Part::contact && dot->fill.alpha < 1;
      });
    };
    for (const bool page : {false, true}) {
      CAPTURE(page);
      test::Picture picture = test::pictureOf("pitfall-resting-end", 1004, 627);
      if (page) picture.request.millimetres = 85;
      const Figure figure = picture.figure();
      CHECK(test::shows(figure, "A at t = 0.750"));
      CHECK(test::shows(figure, "published hit at t = 0.750"));
      CHECK(rings(figure) == 0);
    }
    test::OpenedScene window("pitfall-resting-end", Answers::both);
    window.view.time = 0.5;
    CHECK(rings(paint(techniques(), window.evidence, window.view)) == 1);
  }

  TEST_CASE("law: a corner that is said to have been at a hit before the start was there") {
    int said = 0;
    int elsewhere = 0;  // hits in a lens at which it was not: nothing may be said of it
    for (int seed = 0; seed < 1000; ++seed) {
      const Scene scene = test::sceneOf(
          test::makeCase(static_cast<std::uint64_t>(seed), test::Kind::lattice), "swept_edges");
      for (const auto reading : {RecipeReading::figures, RecipeReading::describedIntercept}) {
        ViewState view;
        view.technique = "swept_edges";
        view.options.set(kReading, reading);
        view.wording.still = true;
        view.answers = Answers::published;
        const Evidence evidence = analyze(scene, optionsFrom(view));
        const PublishedEdgePair* hit = evidence.recipe ? shownRecipeHit(evidence) : nullptr;
        const DrakeCandidate* end = hit != nullptr ? acceptedOf(hit->result) : nullptr;
        if (end == nullptr || !end->beside || !end->behind) continue;
        view.camera = openingCamera(techniques(), scene, evidence, 1130, 710);
        const std::string words = recipeEndName(evidence, *hit, *end) + " at t = −";
        const bool shown =
            std::ranges::any_of(test::wordsIn(paint(techniques(), evidence, view)),
                                [&](const std::string& text) { return text.starts_with(words); });
        const int edge = end->owner == Owner::a ? hit->a : hit->b;
        const BodyShape& body =
            evidence
                .bodies[static_cast<std::size_t>(end->owner == Owner::a ? evidence.a : evidence.b)];
        const auto corner = static_cast<std::size_t>(edge + end->end) % body.vertices.size();
        const Vec2 before = body.vertices[corner] - *hit->result.time * body.velocity;
        const bool there = distance(before, *hit->result.point) < 1e-6;
        CAPTURE(seed);
        CHECK((there || !shown));
        said += shown ? 1 : 0;
        elsewhere += there ? 0 : 1;
      }
    }
    CHECK(said > 0);
    CHECK(elsewhere > 0);
  }
}
