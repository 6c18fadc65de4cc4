#include "app/techniques/sat/pushes.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/sat/options.h"
#include "tests/app/pictures/picture_of.h"
#include "tests/support/exact_axes.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

namespace sepax::test {
namespace {

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// A view in which this push has been chosen.
ViewState viewOn(Push push) {
  ViewState view = viewAt("sat", -1);
  view.options.set(kPushes, true);
  view.options.set(kChosenPush, pushNumber(push));
  return view;
}

std::vector<Push> allPushes(const SatEvidence& sat) {
  std::vector<Push> all;
  for (int i = 0; i < static_cast<int>(sat.axes.size()); ++i) {
    all.push_back({i, true});
    all.push_back({i, false});
  }
  return all;
}

/// The parts that say where another push than the shortest leads.
bool drawsOther(const Figure& figure) {
  const std::set<Part> parts = partsOf(figure);
  CHECK(parts.contains(kOtherPush) == parts.contains(kOtherPushedBody));
  return parts.contains(kOtherPush);
}

}  // namespace

TEST_SUITE("pushes") {
  TEST_CASE("law: what is said of every push is true of the exact depths") {
    forExactCases(viewerCases(1500), convexCase, [](const ExactCase& pair) {
      const std::vector<ExactAxis> axes = exactAxes(pair);
      const Evidence evidence = evidenceOf(pair.scene, "sat");
      const SatEvidence& sat = *evidence.sat;
      const int best = shallowest(axes, axes.size());
      const bool overlap = axes[static_cast<std::size_t>(best)].push > 0;
      for (const Push push : allPushes(sat)) {
        const ExactAxis& axis = axes[static_cast<std::size_t>(push.axis)];
        const bool shorter = push == shorterPush(sat, push.axis);
        const std::string words = pushWords(evidence, push);
        CAPTURE(words);
        CHECK(isFree(sat, push) == (shorter && axis.push <= 0));
        CHECK(contains(words, "touch already") == (shorter && axis.push == 0));
        CHECK(contains(words, "apart already") == (shorter && axis.push < 0));
        CHECK(contains(words, "Nothing has to be pushed") == !overlap);
        CHECK(contains(words, "this is the MTV") == (overlap && shorter && push.axis == best));
        if (shorter && axis.push != 0) {
          const std::string size = number(std::fabs(depthOf(axis, pair)));
          CHECK(contains(words, size));
          CHECK(lengthWords(sat, push) == (axis.push < 0 ? "gap " + size : size));
        }
      }
    });
  }

  TEST_CASE("law: the canvas shows the chosen push, unless it is the MTV or a gap") {
    forExactCases(viewerCases(300), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "sat");
      const SatEvidence& sat = *evidence.sat;
      const bool overlap = sat.relation == Relation::overlapping;
      for (const Push push : allPushes(sat)) {
        const ViewState view = viewOn(push);
        CHECK(shownPush(evidence, view) == push);
        const bool isMtv = overlap && push == shorterPush(sat, sat.chosen);
        const Figure figure = paint(evidence, view);
        CHECK(drawsOther(figure) == (!isMtv && !isFree(sat, push)));
        const std::set<Part> parts = partsOf(figure);
        CHECK(parts.contains(Part::push) == overlap);
        CHECK(parts.contains(Part::pushedBody) == isMtv);
      }
    });
  }

  TEST_CASE("numbers name the pushes in the order of the axes") {
    const Evidence evidence = analyze(builtin("two-pentagons"));
    const SatEvidence& sat = *evidence.sat;
    const std::vector<Push> all = allPushes(sat);
    for (std::size_t i = 0; i < all.size(); ++i) {
      CHECK(pushNumber(all[i]) == static_cast<int>(i) + 1);
      CHECK(pushNumbered(sat, static_cast<int>(i) + 1) == all[i]);
    }
    const int last = static_cast<int>(all.size());
    CHECK_FALSE(pushNumbered(sat, 0));
    CHECK_FALSE(pushNumbered(sat, -1));
    CHECK_FALSE(pushNumbered(sat, last + 1));
    CHECK(pushRefusal(evidence, last).empty());
    CHECK(pushRefusal(evidence, last + 1) == "the pushes are 1 to 18, two for each axis");
  }

  TEST_CASE("what is under the pointer goes before what was chosen, a bar before its axis") {
    const Evidence evidence = analyze(builtin("two-pentagons"));
    const SatEvidence& sat = *evidence.sat;
    const auto longer = [&](int axis) {
      return Push{axis, !sat.axes[static_cast<std::size_t>(axis)].pushesAlong};
    };
    const auto name = [&](int axis) { return sat.axes[static_cast<std::size_t>(axis)].name; };
    ViewState view = viewOn(longer(2));
    view.selectedAxis = name(2);
    CHECK(shownPush(evidence, view) == longer(2));
    view.selectedAxis = name(3);  // by its row
    CHECK(shownPush(evidence, view) == shorterPush(sat, 3));
    view.hoveredAxis = name(4);
    CHECK(shownPush(evidence, view) == shorterPush(sat, 4));
    view.options.set(kHoveredPush, pushNumber(longer(4)));
    CHECK(shownPush(evidence, view) == longer(4));
    view.hoveredAxis = name(5);
    CHECK(shownPush(evidence, view) == shorterPush(sat, 5));
    view.step = 3;
    CHECK_FALSE(shownPush(evidence, view));
    view.step = -1;
    view.options.set(kApproximation, Approximation::boxes);
    CHECK_FALSE(shownPush(evidence, view));
    view.options.set(kApproximation, Approximation::none);
    view.options.set(kPushes, false);
    CHECK_FALSE(shownPush(evidence, view));
  }
}

}  // namespace sepax::test
