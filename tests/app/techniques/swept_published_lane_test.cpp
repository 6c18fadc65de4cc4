// The lane of a sweep where the recipe's answer stands alone: its own candidates, and its words.

#include "app/techniques/swept_edges/lane.h"
#include "app/techniques/swept_edges/lane_recipe.h"
#include "app/techniques/swept_edges/row.h"
#include "app/techniques/table.h"
#include "tests/support/opened_scene.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

Figure laneOf(const OpenedScene& opened, ViewState view, double width = 900) {
  return stripFigure(*opened.technique, opened.evidence, view, width, 180);
}

/// Middles of the diamonds, the filled ones or all.
std::vector<Vec2> diamonds(const Figure& strip, bool filled) {
  std::vector<Vec2> middles;
  for (const Item& item : strip.items) {
    const Fill* fill = std::get_if<Fill>(&item);
    if (fill == nullptr || fill->part != Part::publishedPoint) continue;
    if (!filled || fill->paint.role != Role::panel)
      middles.push_back(0.5 * (fill->outline[0] + fill->outline[2]));
  }
  return middles;
}

bool isEmpty(const Figure& strip) { return diamonds(strip, false).empty(); }

std::vector<std::string_view> sweepsWithRecipe() {
  std::vector<std::string_view> ids;
  for (const std::string_view id : allBuiltinIds()) {
    const OpenedScene opened(id, Answers::published);
    if (opened.scene.technique == "swept_edges" && hasPathLane(opened.evidence) &&
        knowsRecipe(opened.evidence))
      ids.push_back(id);
  }
  return ids;
}

}  // namespace

TEST_SUITE("viewers swept edges") {
  TEST_CASE(
      "law: published alone, the lane has the recipe's candidates, and the taken one filled") {
    int taken = 0;
    for (const std::string_view id : sweepsWithRecipe()) {
      CAPTURE(id);
      const OpenedScene opened(id, Answers::published);
      const Figure strip = laneOf(opened, opened.at(-1));
      const std::vector<RecipeMoment> moments = recipeMoments(opened.evidence, -1);
      CHECK(isEmpty(strip) == moments.empty());
      if (moments.empty()) CHECK(shows(strip, recipeHasNoTime(opened.evidence, -1).data()));
      const PublishedEdgePair* hit = recipeHit(opened.evidence);
      const std::vector<Vec2> filled = diamonds(strip, true);
      CHECK(filled.size() == (hit != nullptr ? 1 : 0));
      for (const Part part : {Part::contact, Part::candidate, Part::refusedCandidate})
        CHECK(std::ranges::count(strip.items, part, &partOf) == 0);
      if (filled.empty() || !hit->result.time) continue;
      ++taken;
      const double time = *hit->result.time;
      if (time >= 0 && time <= 1)
        CHECK(filled[0].x == doctest::Approx(pathLaneX(time, 900)).epsilon(1e-6));
    }
    CHECK(taken > 5);
  }

  TEST_CASE("law: the lane of the recipe fills with its steps and tells no answer before its end") {
    for (const std::string_view id : sweepsWithRecipe()) {
      const OpenedScene opened(id, Answers::published);
      std::size_t before = 0;
      const int last = recipeStepCount(opened.evidence) - 1;
      for (int step = 0; step < last; ++step) {
        CAPTURE(id);
        CAPTURE(step);
        const std::vector<RecipeMoment> moments = recipeMoments(opened.evidence, step);
        CHECK(moments.size() >= before);
        before = moments.size();
        const RecipeProgress::Phase phase = recipeProgress(opened.evidence, step).phase;
        const bool told = std::ranges::any_of(moments, &RecipeMoment::taken);
        CHECK((!told || phase >= RecipeProgress::Phase::test));
        CHECK(isEmpty(laneOf(opened, opened.at(step))) == moments.empty());
      }
    }
  }

  TEST_CASE("published alone: nothing is said of a time that could be dragged") {
    const OpenedScene opened("swept-crossing", Answers::published);
    CHECK(sweptEdgesHint(opened.view).find("drag in the lane") == std::string_view::npos);
    CHECK(sweptEdgesHint(opened.view).find("recipe's steps") != std::string_view::npos);
    ViewState both = opened.view;
    both.answers = Answers::both;
    both.step = -1;
    CHECK(sweptEdgesHint(both).find("drag in the lane") != std::string_view::npos);
  }

  TEST_CASE("published alone: a ratio of distances is only called a time where it is taken") {
    const OpenedScene opened("swept-crossing", Answers::published);
    const Figure strip = laneOf(opened, opened.at(-1));
    CHECK(shows(strip, "corner A2 taken, t = 0.541"));
    CHECK(shows(strip, "corner B4 too far from an end, d = 0.418 of the path"));
  }

  TEST_CASE("published alone: the edges of which the words say why they are missed are drawn") {
    for (const char* id : {"pitfall-no-closing-speed", "pitfall-strict-distance"}) {
      CAPTURE(std::string(id));
      const OpenedScene opened(id, Answers::published);
      const Figure figure = paintUnlabelled(techniques(), opened.evidence, opened.at(-1));
      const auto edges = std::ranges::count_if(figure.items, [](const Item& item) {
        const Stroke* line = std::get_if<Stroke>(&item);
        return line != nullptr && line->part == Part::publishedLine && line->width > 3;
      });
      CHECK(edges == 2);
    }
  }
}
