// The numbers of a sweep's candidates, and where they have none.

#include "app/techniques/swept_edges/steps_words.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "app/techniques/table.h"
#include "tests/support/scenes.h"
#include "tests/support/swept_lane.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

using namespace sepax;
using namespace sepax::test;

TEST_SUITE("viewers swept edges") {
  TEST_CASE("law: accepted candidates are numbered by time, once all are compared") {
    forExactCases(viewerCases(300), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "swept_edges");
      if (!evidence.edgePair) return;
      const EdgePairEvidence& edges = *evidence.edgePair;
      for (const NumberedCandidate& candidate : numberedCandidates(edges, 3, false, false))
        CHECK(candidate.number.empty());
      for (const bool acceptedAlone : {false, true}) {
        double last = -kInfinity;
        int accepted = 0;
        for (const NumberedCandidate& one : numberedCandidates(edges, 4, true, acceptedAlone)) {
          const EdgeCandidate& candidate = edges.candidates[one.index];
          const bool counts = candidate.fate == CandidateFate::accepted;
          CHECK(one.number == (counts ? std::to_string(++accepted) : ""));
          CHECK(last <= candidate.time.value_or(kInfinity));
          last = candidate.time.value_or(kInfinity);
          if (acceptedAlone) CHECK(counts);
        }
      }
    });
  }

  TEST_CASE(
      "law: beside the answer of an article the lane has the accepted candidates, each over "
      "its time and none with a number") {
    int seen = 0;
    for (const std::string_view id : allBuiltinIds()) {
      const OpenedScene opened(id);
      if (opened.scene.technique != "swept_edges" || !hasPathLane(opened.evidence)) continue;
      if (!besideRecipe(opened.evidence, opened.view, SweepProgress::Phase::result)) continue;
      CAPTURE(id);
      const Figure strip = laneOf(opened, 900);
      CHECK(dots(strip, Part::refusedCandidate).empty());
      std::vector<Dot> all = dots(strip, Part::contact);
      for (const Dot& dot : dots(strip, Part::candidate)) all.push_back(dot);
      for (const Item& item : strip.items)
        if (const Text* text = std::get_if<Text>(&item); text && text->part != Part::timeRuler)
          CHECK(text->text.find_first_not_of("1234\xc2\xb7") != std::string::npos);
      for (std::size_t i = 0; i < 4; ++i) {
        const EdgeCandidate& candidate = opened.evidence.edgePair->candidates[i];
        if (candidate.fate != CandidateFate::accepted) continue;
        ++seen;
        CHECK(std::ranges::any_of(all, [&](const Dot& dot) {
          return std::abs(dot.center.x - pathLaneX(*candidate.time, 900)) < 2;
        }));
      }
    }
    CHECK(seen > 5);
  }

  TEST_CASE("a narrow lane has room for all that lies beyond its ends") {
    for (const Answers answers : {Answers::exact, Answers::both}) {
      const OpenedScene opened("pitfall-time-range", answers);
      const Figure strip = laneOf(opened, 288);
      int beyond = 0;
      for (const Item& item : strip.items) {
        double left = 144;
        double right = 144;
        if (const Dot* dot = std::get_if<Dot>(&item)) {
          left = dot->center.x - dot->radius;
          right = dot->center.x + dot->radius;
        } else if (const Fill* diamond = std::get_if<Fill>(&item)) {
          for (const Vec2 corner : diamond->outline) right = std::max(right, corner.x);
        }
        beyond += right > pathLaneX(1, 288) + 20 ? 1 : 0;
        CHECK(left >= 0);
        CHECK(right <= 288);
      }
      CHECK(beyond > 0);
    }
  }

  TEST_CASE("beside an article the badge has the corner that meets, and the words leave it out") {
    const auto figureOf = [](Answers answers) {
      const OpenedScene opened("pitfall-resting-end", answers);
      return paint(opened.evidence, opened.view);
    };
    CHECK(shows(figureOf(Answers::both), "first contact at t = 0.500"));
    CHECK(shows(figureOf(Answers::exact), "corner B1 first contact at t = 0.500"));
  }

  TEST_CASE("a narrow canvas has no room for the names of the bodies at the contact") {
    const auto figureOf = [](double width) {
      OpenedScene opened("swept-crossing");
      opened.view.time = 0;
      opened.view.camera =
          openingCamera(techniques(), opened.scene, opened.evidence, width, 590, {});
      return paint(opened.evidence, opened.view);
    };
    CHECK(shows(figureOf(905), "A at t = 0.541"));
    CHECK_FALSE(shows(figureOf(560), "A at t = 0.541"));
  }

  TEST_CASE("while time runs ends have names, and edges, whose names would change sides, none") {
    OpenedScene opened("swept-crossing");
    opened.view.time = 0.7;
    const Figure alone = paint(opened.evidence, opened.view);
    CHECK(shows(alone, "edge A1"));
    opened.view.labels = alone.placed;
    const Figure running = paint(opened.evidence, opened.view);
    CHECK_FALSE(shows(running, "edge A1"));
    for (const char* end : {"A1", "A2", "B0", "B4"}) CHECK(shows(running, end));
    opened.view.dragging = true;
    CHECK(shows(paint(opened.evidence, opened.view), "edge A1"));
  }
}
