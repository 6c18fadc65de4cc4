// The discs of the candidates of a sweep: which of them share one, and where it stands.

#include "app/techniques/swept_edges/lane.h"
#include "app/techniques/swept_edges/paint_candidates.h"
#include "tests/support/opened_scene.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

/// The path of the meeting point of a scene as it opens.
Figure laneOf(const OpenedScene& opened, double width) {
  Figure strip;
  strip.width = width;
  strip.height = 180;
  paintPathLane(opened.evidence, opened.view, strip);
  return strip;
}

std::vector<Dot> dots(const Figure& figure, Part part) {
  std::vector<Dot> found;
  for (const Item& item : figure.items)
    if (const Dot* dot = std::get_if<Dot>(&item); dot != nullptr && dot->part == part)
      found.push_back(*dot);
  return found;
}

std::size_t firstOf(const Figure& figure, Part part) {
  const auto found = std::ranges::find_if(figure.items, [part](const Item& item) {
    return std::holds_alternative<Dot>(item) && partOf(item) == part;
  });
  return static_cast<std::size_t>(found - figure.items.begin());
}

std::vector<CandidateMark> marksOf(const OpenedScene& opened) {
  return candidateMarks(opened.evidence, opened.view.camera, 4, true);
}

}  // namespace

TEST_SUITE("viewers swept edges") {
  TEST_CASE("law: on the lane the disc of the first contact stands at its time, alone") {
    for (const std::string_view id : allBuiltinIds()) {
      const OpenedScene opened(id);
      if (opened.scene.technique != "swept_edges" || !hasPathLane(opened.evidence)) continue;
      if (opened.view.step >= 0 || !opened.evidence.edges->time) continue;
      for (const double width : {300.0, 500.0, 800.0}) {
        CAPTURE(id);
        CAPTURE(width);
        const Figure strip = laneOf(opened, width);
        for (const Dot& dot : dots(strip, Part::contact))
          CHECK(dot.center.x ==
                doctest::Approx(pathLaneX(*opened.evidence.edges->time, width)).epsilon(1e-6));
      }
    }
  }

  TEST_CASE("a refused candidate near in time does not draw the first contact to its place") {
    const OpenedScene opened("pitfall-near-parallel");
    const Figure strip = laneOf(opened, 500);
    REQUIRE(dots(strip, Part::contact).size() == 1);
    CHECK(dots(strip, Part::contact)[0].center.x ==
          doctest::Approx(pathLaneX(*opened.evidence.edges->time, 500)));
    CHECK_FALSE(shows(strip, "1·2"));
    CHECK(shows(strip, "2"));
  }

  TEST_CASE("law: discs of a lane do not cover each other") {
    for (const char* id : {"pitfall-near-parallel", "pitfall-vertical-intercept", "swept-parallel",
                           "swept-resting-line", "swept-near-parallel"}) {
      for (const double width : {300.0, 500.0, 800.0}) {
        CAPTURE(id);
        CAPTURE(width);
        std::vector<Dot> all;
        for (const Part part : {Part::contact, Part::candidate, Part::refusedCandidate}) {
          const std::vector<Dot> some = dots(laneOf(OpenedScene(id), width), part);
          all.insert(all.end(), some.begin(), some.end());
        }
        for (std::size_t i = 0; i < all.size(); ++i)
          for (std::size_t j = 0; j < i; ++j)
            CHECK(distance(all[i].center, all[j].center) > all[i].radius + all[j].radius);
      }
    }
  }

  TEST_CASE("in the lane's words only those of the first contact are in its colour") {
    for (const char* id : {"swept-parallel", "swept-resting-line", "swept-crossing"}) {
      CAPTURE(id);
      for (const Item& item : laneOf(OpenedScene(id), 900).items) {
        const Text* text = std::get_if<Text>(&item);
        if (text == nullptr || text->paint.role != Role::result) continue;
        CAPTURE(text->text);
        CHECK(text->text.find("off the edge") == std::string::npos);
        CHECK(text->text.find("later") == std::string::npos);
      }
    }
  }

  TEST_CASE("the playhead at t = 0 lies under the number of the candidate there") {
    const OpenedScene opened("pitfall-time-range");
    const Figure strip = laneOf(opened, 900);
    const std::size_t knob = firstOf(strip, Part::shownTime);
    for (const Part part : {Part::contact, Part::candidate, Part::refusedCandidate}) {
      const std::size_t disc = firstOf(strip, part);
      if (disc < strip.items.size()) CHECK(knob < disc);
    }
  }

  TEST_CASE("the disc of the first contact stands on it, not on a refused candidate beside it") {
    for (const char* id : {"pitfall-vertical-intercept", "swept-near-parallel"}) {
      CAPTURE(id);
      OpenedScene opened(id);
      opened.view.camera.zoom = 9;  // so small that the candidates lie under each other's discs
      bool marked = false;
      for (const CandidateMark& mark : marksOf(opened)) {
        if (!mark.contact) continue;
        marked = true;
        const Vec2 contact = opened.view.camera.toScreen(opened.evidence.edges->points.front());
        CHECK(distance(mark.place, contact) < 1e-6);
        CHECK(mark.count <= static_cast<int>(opened.evidence.edges->points.size()));
      }
      CHECK(marked);
    }
  }

  TEST_CASE("the two ends of one contact have one name") {
    for (const char* id : {"swept-resting-line", "swept-parallel", "swept-sliding"}) {
      CAPTURE(id);
      const OpenedScene opened(id);
      Figure figure;
      figure.width = opened.view.camera.width;
      figure.height = opened.view.camera.height;
      paintSweptEdges(opened.evidence, opened.view, figure);
      const auto names = std::ranges::count_if(figure.labels, [](const Label& label) {
        return label.text.text.find("first contact") != std::string::npos;
      });
      CHECK(names == 1);
    }
  }

  TEST_CASE("law: candidates that count alike share a disc, others make way for what counts more") {
    for (const char* id : {"pitfall-vertical-intercept", "swept-near-parallel", "swept-parallel"}) {
      for (const double zoom : {4.0, 9.0, 30.0, 80.0}) {
        CAPTURE(id);
        CAPTURE(zoom);
        OpenedScene opened(id);
        opened.view.camera.zoom = zoom;
        const std::vector<CandidateMark> marks = marksOf(opened);
        for (const CandidateMark& mark : marks) {
          for (const CandidateMark& other : marks) {
            if (&mark == &other) continue;
            CHECK(distance(mark.place, other.place) > 18);
          }
          int accepted = 0;
          for (const EdgeCandidate& candidate : opened.evidence.edgePair->candidates)
            if (mark.numbers.find(std::to_string(candidate.rank)) != std::string::npos)
              accepted += candidate.fate == CandidateFate::accepted ? 1 : 0;
          CHECK(accepted == (mark.accepted ? mark.count : 0));
        }
      }
    }
  }
}
