// The discs of the candidates of a sweep: which of them share one, and where it stands.

#include "app/figure/label_space.h"
#include "app/techniques/drawing/name_place.h"
#include "app/techniques/swept_edges/lane.h"
#include "app/techniques/swept_edges/paint_candidates.h"
#include "app/techniques/swept_edges/steps_words.h"
#include "app/techniques/table.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/swept_lane.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

/// That of the lane which bears the number of a candidate, or of one that is refused the nearest to
/// its time.
std::optional<Dot> discOf(const Figure& strip, const EdgePairEvidence& pair,
                          std::size_t candidate) {
  const std::vector<NumberedCandidate> all = numberedCandidates(pair, 4, true, false);
  const auto own = std::ranges::find(all, candidate, &NumberedCandidate::index);
  std::optional<Dot> last;
  if (own->number.empty()) {
    const double x = pathLaneX(pair.candidates[candidate].time.value_or(0), strip.width);
    for (const Dot& dot : dots(strip, Part::refusedCandidate))
      if (!last || std::abs(dot.center.x - x) < std::abs(last->center.x - x)) last = dot;
    return pair.candidates[candidate].time ? last : std::nullopt;
  }
  for (const Item& item : strip.items) {
    if (const Dot* dot = std::get_if<Dot>(&item)) last = *dot;
    const Text* text = std::get_if<Text>(&item);
    const bool number = text != nullptr && last && distance(text->position, last->center) < 5 &&
                        text->text.find_first_not_of("1234\xc2\xb7") == std::string::npos;
    if (number && text->text.find(own->number) != std::string::npos) return last;
  }
  return std::nullopt;
}

std::size_t firstOf(const Figure& figure, Part part) {
  const auto found = std::ranges::find_if(figure.items, [part](const Item& item) {
    return std::holds_alternative<Dot>(item) && partOf(item) == part;
  });
  return static_cast<std::size_t>(found - figure.items.begin());
}

std::vector<CandidateMark> marksOf(const OpenedScene& opened) {
  return candidateMarks(opened.evidence, opened.view.camera, 4, true, false);
}

}  // namespace

TEST_SUITE("viewers swept edges") {
  TEST_CASE("the lines from discs to their words spare the numbers of the lane") {
    for (const char* id : {"pitfall-resting-end", "pitfall-time-range"}) {
      const Figure strip = laneOf(OpenedScene(id), 900);
      std::vector<Rect> numbers;
      for (const Item& item : strip.items) {
        const Text* text = std::get_if<Text>(&item);
        if (text && text->part == Part::timeRuler) numbers.push_back(rectOf(*text));
      }
      REQUIRE(numbers.size() >= 4);
      for (const Item& item : strip.items) {
        const Stroke* stroke = std::get_if<Stroke>(&item);
        if (stroke == nullptr || stroke->layer != Layer::guide || stroke->width > 1) continue;
        for (const Rect number : numbers)
          CHECK(lengthInside(stroke->points[0], stroke->points[1], number) == 0);
      }
    }
  }

  TEST_CASE("a disc whose place lies under another one has a line that leads there") {
    for (const char* id : {"pitfall-no-closing-speed", "swept-sliding"}) {
      CAPTURE(id);
      const OpenedScene opened(id);
      const std::vector<CandidateMark> marks = marksOf(opened);
      const auto covered = std::ranges::find_if(marks, &CandidateMark::covered);
      REQUIRE(covered != marks.end());
      Figure figure;
      addCandidateMark(figure, *covered, opened.view.camera, false);
      const auto leads = std::ranges::count_if(figure.items, [&](const Item& item) {
        const Stroke* line = std::get_if<Stroke>(&item);
        return line != nullptr && line->points == std::vector<Vec2>{covered->place, covered->point};
      });
      CHECK(leads == 1);
      for (const CandidateMark& other : marks)
        if (&other != &*covered && distance(other.place, covered->point) < 3)
          CHECK(distance(covered->place, other.place) >
                9 + 9 + 6);  // the line is seen between them
    }
  }

  TEST_CASE("law: the mark of a published answer is seen around the disc that stands there") {
    int around = 0;
    for (const std::string_view id : allBuiltinIds()) {
      const OpenedScene opened(id, Answers::both);
      if (opened.scene.technique != "swept_edges") continue;
      CAPTURE(id);
      const Figure figure = paint(opened.evidence, opened.view);
      for (const Item& item : figure.items) {
        const Stroke* mark = std::get_if<Stroke>(&item);
        if (mark == nullptr || mark->part != Part::publishedPoint || mark->points.size() != 4)
          continue;
        const Vec2 middle = 0.5 * (mark->points[0] + mark->points[2]);
        const Vec2 side = 0.5 * (mark->points[0] + mark->points[1]);
        for (const Part part : {Part::contact, Part::candidate}) {
          for (const Dot& dot : dots(figure, part)) {
            if (distance(dot.center, middle) > 1 || dot.radius < 8) continue;
            ++around;
            CHECK(distance(middle, side) > dot.radius);
          }
        }
      }
    }
    CHECK(around >= 3);
  }

  TEST_CASE("the meeting point has its own mark beside a candidate of another time") {
    const OpenedScene opened("swept-crossing");
    REQUIRE(opened.view.time > 0.3);  // of candidate 3
    const MeetingPath& path = *opened.evidence.edgePair->path;
    for (const double zoom : {0.2, 0.3, 0.6, 0.8, 1.0, 1.4}) {
      ViewState view = opened.view;
      view.camera.zoom *= zoom;
      const Vec2 now = view.camera.toScreen(lerp(path.start, path.end, view.time));
      const Figure figure = paint(opened.evidence, view);
      std::vector<Vec2> places;
      for (const Dot& dot : dots(figure, Part::meetingPoint)) places.push_back(dot.center);
      REQUIRE(places.size() == 1);
      CHECK(distance(places[0], now) < 2.6);
    }
  }

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
    CHECK(dots(strip, Part::refusedCandidate).empty());
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

  TEST_CASE("law: a disc of the lane stands over the time of each of its candidates") {
    for (const std::string_view id : allBuiltinIds()) {
      const OpenedScene opened(id, Answers::exact);
      if (opened.scene.technique != "swept_edges" || !hasPathLane(opened.evidence)) continue;
      const Figure strip = laneOf(opened, 900);
      for (std::size_t i = 0; i < 4; ++i) {
        const std::optional<double> time = opened.evidence.edgePair->candidates[i].time;
        const std::optional<Dot> disc = discOf(strip, *opened.evidence.edgePair, i);
        CAPTURE(id);
        CAPTURE(i);
        if (opened.view.step >= 0) continue;
        CHECK(disc.has_value() == time.has_value());
        if (!time) continue;
        const double left = pathLaneX(0, 900);
        const double right = pathLaneX(1, 900);
        CHECK((disc->center.x < left - disc->radius) == (*time < 0));
        CHECK((disc->center.x > right + disc->radius) == (*time > 1));
        if (*time < 0 || *time > 1) continue;
        CHECK(std::abs(disc->center.x - pathLaneX(*time, 900)) < 2);
      }
    }
  }

  TEST_CASE("candidates of two times share no disc, however narrow the lane is") {
    for (const char* id : {"pitfall-near-parallel", "swept-near-parallel", "swept-crossing"}) {
      const OpenedScene opened(id, Answers::exact);
      for (const double width : {260.0, 330.0, 500.0}) {
        const Figure strip = laneOf(opened, width);
        for (std::size_t i = 0; i < 4; ++i) {
          CAPTURE(std::string(id));
          CAPTURE(width);
          CAPTURE(i);
          const std::optional<double> time = opened.evidence.edgePair->candidates[i].time;
          if (!time || *time < 0 || *time > 1) continue;
          const std::optional<Dot> disc = discOf(strip, *opened.evidence.edgePair, i);
          REQUIRE(disc);
          CHECK(std::abs(disc->center.x - pathLaneX(*time, width)) < 2);
        }
      }
    }
  }

  TEST_CASE("refused ends at the time of the first contact stand over it, not beside it") {
    const OpenedScene opened("swept-parallel");
    const Figure strip = laneOf(opened, 900);
    const std::vector<Dot> refused = dots(strip, Part::refusedCandidate);
    REQUIRE(refused.size() == 1);
    const Dot contact = dots(strip, Part::contact).at(0);
    CHECK(refused[0].center.x == doctest::Approx(contact.center.x));
    CHECK(refused[0].center.y < contact.center.y);
  }

  TEST_CASE("a time that the article takes outside of the step stands beyond the lane's end") {
    const OpenedScene opened("pitfall-time-range");
    const Figure strip = laneOf(opened, 900);
    CHECK(shows(strip, "published t = 2.000"));
    CHECK(dots(strip, Part::refusedCandidate).empty());
    CHECK(shows(laneOf(OpenedScene("pitfall-time-range", Answers::exact), 900),
                "corner B0 too late, t = 1.429; corner A1 too late, t = 2.000; corner A0 too late, "
                "t = 2.571; corner B1 too late, t = 3.000"));
    const auto diamond = std::ranges::find_if(strip.items, [](const Item& item) {
      return std::holds_alternative<Stroke>(item) && partOf(item) == Part::publishedPoint &&
             std::get<Stroke>(item).closed;
    });
    REQUIRE(diamond != strip.items.end());
    double left = kInfinity;
    for (const Vec2 corner : std::get<Stroke>(*diamond).points) left = std::min(left, corner.x);
    CHECK(left > pathLaneX(1, 900));
    // Two slanted strokes before it: it is farther away than it stands.
    CHECK(std::ranges::count_if(strip.items, [&](const Item& item) {
            const Stroke* line = std::get_if<Stroke>(&item);
            return line && line->points.size() == 2 && line->dash.off == 0 &&
                   line->points[0].y != line->points[1].y &&
                   std::ranges::all_of(
                       line->points, [&](Vec2 p) { return p.x > pathLaneX(1, 900) && p.x < left; });
          }) == 2);
  }

  TEST_CASE(
      "bodies at the first contact are named, and no velocity has its words in another body") {
    const OpenedScene opened("swept-crossing");
    ViewState start = opened.view;
    start.time = 0;
    const Figure figure = paint(techniques(), opened.evidence, start);
    const auto placeOf = [&](std::string_view words) {
      const auto found = std::ranges::find_if(figure.items, [&](const Item& item) {
        const Text* text = std::get_if<Text>(&item);
        return text != nullptr && text->text == words;
      });
      REQUIRE(found != figure.items.end());
      const Rect place = rectOf(std::get<Text>(*found));
      return opened.view.camera.toWorld((place.min + place.max) / 2);
    };
    for (const char* name : {"A at t = 0.541", "B at t = 0.541"}) (void)placeOf(name);
    CHECK_FALSE(holds(opened.evidence.bodies[1], placeOf("A moves (5.00, 1.30)")));
    CHECK_FALSE(holds(opened.evidence.bodies[0], placeOf("B moves (−1.50, 1.10)")));
  }

  TEST_CASE("law: no line to words of the lane strikes other words through") {
    int lines = 0;
    for (const char* id : {"swept-near-parallel", "pitfall-time-range", "swept-crossing"}) {
      CAPTURE(id);
      const Figure strip = laneOf(OpenedScene(id), 900);
      for (const Item& item : strip.items) {
        const Stroke* line = std::get_if<Stroke>(&item);
        if (line == nullptr || line->layer != Layer::guide || line->points.size() != 2) continue;
        const Vec2 from = line->points[0];
        const Vec2 to = line->points[1];
        if (from.x != to.x || line->paint.alpha != 0.6) continue;
        ++lines;
        for (const Item& other : strip.items) {
          const Text* text = std::get_if<Text>(&other);
          if (text == nullptr) continue;
          const Rect words = rectOf(*text);
          if (words.max.y < 100) continue;
          CHECK((from.x < words.min.x || from.x > words.max.x || to.y <= words.min.y + 4 ||
                 from.y >= words.max.y - 4));
        }
      }
    }
    CHECK(lines > 6);
  }

  TEST_CASE("in the lane's words only those of the first contact are in its colour") {
    for (const char* id : {"swept-parallel", "swept-resting-line", "swept-crossing"}) {
      CAPTURE(id);
      for (const Item& item : laneOf(OpenedScene(id), 900).items) {
        const Text* text = std::get_if<Text>(&item);
        if (text == nullptr || text->paint.role != Role::result) continue;
        CAPTURE(text->text);
        CHECK(text->text.find("beyond") == std::string::npos);
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

  TEST_CASE("a candidate makes way across its path: along it the disc would tell another time") {
    OpenedScene opened("swept-concave");
    for (const double zoom : {8.0, 12.0}) {
      opened.view.camera.zoom = zoom;
      const std::vector<CandidateMark> marks = marksOf(opened);
      REQUIRE(marks.size() > 1);
      REQUIRE(marks[1].place != marks[1].point);
      const Vec2 path = normalized(marks[1].point - marks[0].place);
      CHECK(std::abs(dot(marks[1].place - marks[1].point, path)) < 1e-6);
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
          const EdgePairEvidence& pair = *opened.evidence.edgePair;
          for (const auto& [index, number] : numberedCandidates(pair, 4, true, false))
            if (mark.numbers.find(number) != std::string::npos)
              accepted += pair.candidates[index].fate == CandidateFate::accepted ? 1 : 0;
          CHECK(accepted == (mark.accepted ? mark.count : 0));
        }
      }
    }
  }
}
