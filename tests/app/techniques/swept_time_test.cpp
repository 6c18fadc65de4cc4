// A sweep of edges at a time of its step: what its pictures show and its words say.

#include "app/figure/label_space.h"
#include "app/techniques/contract/playing.h"
#include "app/techniques/contract/seen_bodies.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/lane.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "app/tools/framing.h"
#include "core/evidence/swept_edges_moment.h"
#include "tests/support/exact_edges.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>

using namespace sepax;
using namespace sepax::test;

namespace {

bool says(const std::string& sentence, const std::string& words) {
  return sentence.find(words) != std::string::npos;
}

void checkWords(const ExactCase& pair, const Evidence& evidence, int part) {
  const EdgePairEvidence& edges = *evidence.edgePair;
  const std::string sentence =
      sweptEdgesVerdict(evidence, viewAtTime("swept_edges", static_cast<double>(part) / kTimeParts))
          .sentence;
  CAPTURE(part);
  CAPTURE(sentence);
  const ExactEdgePair exact = exactPair(pair, edges.edgeA, edges.edgeB);
  const Fraction now{part, kTimeParts};
  const int order = exact.first ? compare(*exact.first, now) : 0;
  CHECK(says(sentence, "do not touch in this step") == !exact.first);
  CHECK(says(sentence, "no touch yet") == (exact.first && order > 0));
  CHECK(says(sentence, "first touched at") == (exact.first && order < 0));
  CHECK((says(sentence, "the first contact.") || says(sentence, "for the first time")) ==
        (exact.first && order == 0));
  if (exact.parallel) {
    const ExactEdge a = edgeAt(pair.a, pair.velocityA, edges.edgeA, part);
    const ExactEdge b = edgeAt(pair.b, pair.velocityB, edges.edgeB, part);
    CHECK(says(sentence, "lie on one line") == (cross(b.along(), a.start - b.start) == 0));
    return;
  }
  const ExactEdge a = edgeAt(pair.a, pair.velocityA, edges.edgeA, part);
  const ExactEdge b = edgeAt(pair.b, pair.velocityB, edges.edgeB, part);
  const int sides[] = {sideOfMeeting(a, b), sideOfMeeting(b, a)};
  CHECK(says(sentence, "meet on both edges") == (sides[0] == 0 && sides[1] == 0));
  for (const Owner owner : {Owner::a, Owner::b}) {
    const auto index = static_cast<std::size_t>(owner == Owner::a ? 0 : 1);
    const int edge = owner == Owner::a ? edges.edgeA : edges.edgeB;
    const auto count = static_cast<int>((owner == Owner::a ? pair.a : pair.b).size());
    for (const int side : {-1, 1}) {
      const AxisName corner{owner, side < 0 ? edge : (edge + 1) % count};
      const std::string beyond =
          "corner " + nameOf(evidence, corner) + " of edge " + nameOf(evidence, {owner, edge});
      CHECK(says(sentence, beyond) == (sides[index] == side));
    }
  }
}

/// The strong outline of a body.
std::vector<Vec2> poseOf(const Figure& figure, const Camera& camera, Role role) {
  for (const Item& item : figure.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke == nullptr || stroke->part != Part::pose || stroke->paint.role != role) continue;
    std::vector<Vec2> points;
    for (const Vec2 point : stroke->points) points.push_back(camera.toWorld(point));
    return points;
  }
  return {};
}

}  // namespace

TEST_SUITE("viewers swept edges in time") {
  TEST_CASE("law: what is said of a time is true of the exact places and times") {
    forExactCases(viewerCases(3000), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "swept_edges");
      if (!hasPathLane(evidence) || evidence.edges->tested == 0) return;  // no pair is told
      for (const int part : {5, 16, 32, 48, 64}) checkWords(pair, evidence, part);
    });
  }

  TEST_CASE("the badge tells the contact as what will be, is and was") {
    const Scene scene = builtin("swept-crossing");
    const Evidence evidence = analyze(scene);
    const auto badgeAt = [&](double time) {
      return sweptEdgesVerdict(evidence, viewAtTime("swept_edges", time)).badge;
    };
    const std::string what = " at t = 0.541 · corner A2 meets edge B4";
    CHECK(badgeAt(0) == "Will hit" + what);
    CHECK(badgeAt(0.3) == "Will hit" + what);
    CHECK(badgeAt(*sweepHold(evidence)) == "First contact now," + what);
    CHECK(badgeAt(0.8) == "Hit" + what);
  }

  TEST_CASE("law: bodies and the meeting point are drawn where they are") {
    forExactCases(viewerCases(300), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "swept_edges");
      if (!hasPathLane(evidence)) return;
      const double time = 0.375;
      const ViewState view = viewAtTime("swept_edges", time);
      Figure figure;
      figure.width = view.camera.width;
      figure.height = view.camera.height;
      paintSweptEdges(evidence, view, figure);
      const std::vector<Vec2> a = poseOf(figure, view.camera, Role::a);
      CHECK(a.empty() == (pair.scene.va == Vec2{}));
      for (std::size_t i = 0; i < a.size(); ++i)
        CHECK(distance(a[i], pair.scene.a[i] + time * pair.scene.va) < 1e-6);
      const std::optional<LaterPose> place = sweepPose(evidence, view, evidence.a);
      CHECK(place.has_value() == (pair.scene.va != Vec2{}));
    });
  }

  TEST_CASE("law: each step stands at the time that it is about") {
    forExactCases(viewerCases(300), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "swept_edges");
      const int count = sweptEdgesStepCount(evidence);
      ViewState view = viewAtTime("swept_edges", 0.9);  // where a hand has left the playhead
      for (view.step = 0; view.step < count; ++view.step) {
        const SweepProgress progress = sweepProgress(evidence, view.step);
        const double time = sweepTime(evidence, view);
        CAPTURE(view.step);
        if (progress.phase < SweepProgress::Phase::candidates) CHECK(time == 0);
        if (progress.phase != SweepProgress::Phase::candidates) continue;
        const auto newest = static_cast<std::size_t>(progress.candidates - 1);
        const EdgeCandidate& candidate = evidence.edgePair->candidates[newest];
        if (candidate.fate == CandidateFate::accepted) CHECK(time == *candidate.time);
      }
      view.step = count - 1;
      const double end = sweepHold(evidence).value_or(0);
      CHECK(sweepTime(evidence, view) == end);
      CHECK(sweptEdgesVerdict(evidence, view).sentence ==
            sweptEdgesVerdict(evidence, viewAtTime("swept_edges", end)).sentence);
    });
    const Evidence evidence = analyze(test::builtin("swept-crossing"));
    ViewState view = viewAtTime("swept_edges", 0);
    view.step = 6;
    const SeenBodies seen(findTechnique("swept_edges"), evidence, view);
    REQUIRE(seen.wayOf(evidence.a));
    CHECK(distance(seen.wayOf(evidence.a)->seen,
                   evidence.bodies[0].position + *evidence.edgePair->candidates[2].time *
                                                     evidence.bodies[0].velocity) < 1e-9);
  }

  TEST_CASE("the meeting point is marked at every time, also on the disc of a candidate") {
    const Evidence evidence = analyze(test::builtin("swept-crossing"));
    for (const double size : {1.0, 2.0}) {
      for (int i = 0; i <= 200; ++i) {
        ViewState view = viewAtTime("swept_edges", i / 200.0);
        view.camera = openingCamera(techniques(), test::builtin("swept-crossing"), evidence,
                                    size * 800, size * 330);
        const Figure figure = paint(evidence, view);
        CAPTURE(view.time);
        view.labels = figure.placed;  // the next of pictures that follow each other
        const std::vector<std::string> words = wordsIn(paint(evidence, view));
        CHECK(std::ranges::none_of(words, [](const std::string& text) {
          return text.starts_with("the lines meet here at t = 0.");
        }));
        CHECK(std::ranges::any_of(figure.items, [](const Item& item) {
          return partOf(item) == Part::meetingPoint && std::holds_alternative<Dot>(item);
        }));
      }
    }
  }

  TEST_CASE("law: the lane has every candidate that has a time, and maps times there and back") {
    forExactCases(viewerCases(500), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "swept_edges");
      Figure strip;
      strip.width = 900;
      strip.height = 180;
      ViewState view = viewAtTime("swept_edges", 0.5);
      view.answers = Answers::exact;  // beside an article the discs have no numbers
      paintPathLane(evidence, view, strip);
      CHECK(strip.items.empty() == !hasPathLane(evidence));
      if (!hasPathLane(evidence)) return;
      std::string numbers;
      for (const Item& item : strip.items) {
        const Text* text = std::get_if<Text>(&item);
        const bool disc = text != nullptr && text->part != Part::timeRuler &&
                          text->text.find_first_not_of("1234\xc2\xb7") == std::string::npos;
        if (disc) numbers += text->text;
      }
      if (evidence.edges->tested == 0) return;
      const auto accepted = std::ranges::count(evidence.edgePair->candidates,
                                               CandidateFate::accepted, &EdgeCandidate::fate);
      for (int i = 1; i <= 4; ++i)
        CHECK((numbers.find(std::to_string(i)) != std::string::npos) == (i <= accepted));
    });
    for (const double time : {0.0, 0.3, 1.0})
      CHECK(pathLaneTime(pathLaneX(time, 900), 900) == doctest::Approx(time));
    CHECK(pathLaneTime(-20, 900) == 0);
    CHECK(pathLaneTime(2000, 900) == 1);
    for (double width = 1; width < 300; ++width)
      for (double x = -1; x <= width + 1; ++x)
        CHECK((pathLaneTime(x, width) >= 0 && pathLaneTime(x, width) <= 1));
  }

  TEST_CASE("beside an article the sentence says what becomes of the bodies at the time") {
    struct Row {
      const char* id;
      double time;
      const char* words;
    };
    const double hit = 0.75;
    for (const Row& row : std::vector<Row>{
             {"pitfall-resting-end", 0.2,
              "At t = 0.200 A and B do not touch yet; at t = 0.500 corner B1 meets edge A1."},
             {"pitfall-resting-end", 0.5,
              "Now, at t = 0.500, corner B1 meets edge A1: the first contact."},
             {"pitfall-resting-end", 0.7, "At t = 0.700 A and B have met already, at t = 0.500."},
             {"pitfall-resting-end", hit,
              "Now, at t = 0.750, the recipe’s hit: A and B have met already, at t = 0.500."},
             {"pitfall-lens-on-segment", 0.25, "At t = 0.250 A and B do not touch."}}) {
      CAPTURE(row.id);
      OpenedScene opened(row.id);
      opened.view.time = row.time == hit
                             ? holdTimes(*opened.technique, opened.evidence, opened.view).back()
                             : row.time;
      const std::string sentence =
          shownVerdict(*opened.technique, opened.evidence, opened.view).sentence;
      // What changes with the time comes first.
      CHECK_MESSAGE(sentence.starts_with(row.words), sentence);
      CHECK(sentence.find(" Mighty Drake’s recipe says") != std::string::npos);
    }
  }

  TEST_CASE("while time stands at an article's hit a ring is around its place") {
    OpenedScene opened("pitfall-resting-end");
    const auto rings = [&](double time) {
      opened.view.time = time;
      const Figure figure = paint(opened.evidence, opened.view);
      return std::ranges::count_if(figure.items, [](const Item& item) {
        return std::holds_alternative<Dot>(item) && partOf(item) == Part::publishedPoint;
      });
    };
    const double hit = holdTimes(*opened.technique, opened.evidence, opened.view).back();
    CHECK(rings(hit) == rings(0.3) + 1);
  }

  TEST_CASE("a candidate that is refused is not marked on the lane as one that counts") {
    Figure strip;
    strip.width = 900;
    strip.height = 180;
    paintPathLane(analyze(test::builtin("swept-crossing")), viewAtTime("swept_edges", 0), strip);
    const auto discs = [&](Part part) {
      return std::ranges::count_if(strip.items, [&](const Item& item) {
        return std::holds_alternative<Dot>(item) && partOf(item) == part;
      });
    };
    CHECK(discs(Part::contact) == 1);
    CHECK(discs(Part::candidate) == 1);
    CHECK(discs(Part::refusedCandidate) == 2);
  }

  TEST_CASE("a strip beside the canvas lists each candidate in a row of its own") {
    Figure strip;
    strip.width = 288;
    strip.height = 280;
    paintPathLane(analyze(test::builtin("pitfall-strict-distance")), viewAtTime("swept_edges", 0),
                  strip);
    std::vector<std::pair<std::string, double>> rows;
    for (const Item& item : strip.items) {
      const Text* text = std::get_if<Text>(&item);
      if (text && text->text.starts_with("corner "))
        rows.emplace_back(text->text, text->position.y);
    }
    REQUIRE(rows.size() == 4);  // they share one disc, and are not told in one breath
    CHECK(rows[0].first == "corner A0 first contact");
    CHECK(rows[3].first == "corner B1 first contact");
    for (std::size_t i = 1; i < rows.size(); ++i) CHECK(rows[i].second > rows[i - 1].second + 12);
  }

  TEST_CASE("a strip too low for the list names the corners above their discs") {
    Figure strip;
    strip.width = 400;
    strip.height = 80;
    paintPathLane(analyze(test::builtin("swept-crossing")), viewAtTime("swept_edges", 0), strip);
    std::map<std::string, std::optional<Part>> corners;
    for (const Item& item : strip.items)
      if (const Text* text = std::get_if<Text>(&item)) corners[text->text] = text->part;
    CHECK(corners["A2"] == Part::contact);
    CHECK(corners["B0"] == Part::candidate);
    CHECK(corners["A1"] == Part::refusedCandidate);
    CHECK(corners["B4"] == Part::refusedCandidate);
    CHECK_FALSE(corners.contains("corner A2 first contact"));
  }

  TEST_CASE("law: the words of the lane stay in it, however narrow it is") {
    for (const char* id : {"swept-crossing", "pitfall-near-parallel"}) {
      const Evidence evidence = analyze(test::builtin(id));
      for (double width = 10; width < 1000; width += 10) {
        CAPTURE(width);
        Figure strip;
        strip.width = width;
        strip.height = 180;
        paintPathLane(evidence, viewAtTime("swept_edges", 0.5), strip);
        for (const Item& item : strip.items) {
          const Text* text = std::get_if<Text>(&item);
          if (text == nullptr || text->text.find("edge") == std::string::npos) continue;
          CHECK(rectOf(*text).min.x >= 0);
          CHECK(rectOf(*text).max.x <= width);
        }
      }
    }
  }

  TEST_CASE("law: at the time to hold the shown pair has its first contact") {
    forExactCases(viewerCases(2000), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "swept_edges");
      const std::optional<double> hold = sweepHold(evidence);
      const bool begins = evidence.edges->contact == Contact::entering ||
                          evidence.edges->contact == Contact::grazing;
      CHECK(hold.has_value() == begins);
      if (!hold) return;
      CHECK(says(sweptEdgesVerdict(evidence, viewAtTime("swept_edges", *hold)).sentence,
                 "the first contact."));
      CHECK(says(sweptEdgesVerdict(evidence, viewAtTime("swept_edges", *hold / 2)).sentence,
                 "no touch yet"));
    });
  }
}
