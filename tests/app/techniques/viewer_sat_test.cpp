#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/sat.h"
#include "tests/support/exact_axes.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <variant>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

using Phase = SatProgress::Phase;

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// "On axis A3: …", the compare step and the last words of the loop are true of the exact depths.
void checkStep(const ExactCase& pair, const std::vector<ExactAxis>& axes, const Evidence& evidence,
               int step) {
  const SatProgress progress = satProgress(*evidence.sat, step);
  const auto at = static_cast<std::size_t>(progress.axis);
  const int sign = signOf(axes[at].push);
  const std::string name = nameOf(evidence, axes[at].name);
  const std::string sentence = satVerdict(evidence, viewAt("sat", step)).sentence;
  CAPTURE(sentence);
  CHECK(contains(sentence, name));
  if (progress.phase == Phase::depth) {
    CHECK(contains(sentence, "gap ") == (sign < 0));
    CHECK(contains(sentence, "touching") == (sign == 0));
  }
  if (progress.phase != Phase::compare) return;
  CHECK(contains(sentence, "separates") == (sign < 0));
  if (sign < 0) return;
  const ExactAxis& best = axes[static_cast<std::size_t>(shallowest(axes, at + 1))];
  const std::string depth = number(depthOf(best, pair));
  const std::string bestName = nameOf(evidence, best.name);
  CHECK(contains(sentence, best.push == 0 ? "on axis " + bestName + " the shadows only touch."
                           : best.name == axes[at].name
                               ? "its overlap, " + depth + ", is the smallest so far."
                               : depth + " on axis " + bestName + "."));
}

/// The first gap in badge, sentence, code lines, ruler and picture; nothing of a larger one.
void checkFirstGap(const ExactCase& pair, const ExactAxis& gap, const Evidence& evidence,
                   int step) {
  const ViewState view = viewAt("sat", step);
  const std::string name = nameOf(evidence, gap.name);
  const std::string size = number(-depthOf(gap, pair));
  const Verdict verdict = satVerdict(evidence, view);
  CHECK(verdict.badge == "Separated · first gap " + size + ", axis " + name);
  CHECK(contains(verdict.sentence, "On axis " + name + " there is a gap of " + size + ", "));
  CHECK(contains(verdict.sentence, "The whole answer looks at all " +
                                       std::to_string(evidence.sat->axes.size()) + " axes"));
  CHECK(namesIn(wordsOf(*findTechnique("sat"), evidence, view)).count(name) == 1);
  const std::vector<CodeLine> lines = satSteps(evidence, view);
  CHECK(contains(lines[1].value, name + " = "));
  CHECK(contains(lines[3].value, "= " + number(depthOf(gap, pair))));
  CHECK(lines[4].value == name);
  CHECK(lines[4].current);
  const SatEvidence& sat = *evidence.sat;
  const auto first = static_cast<std::size_t>(*sat.firstGap);
  CHECK(sat.axes[first].name == gap.name);
  CHECK(shownAxis(evidence, view) == *sat.firstGap);
  const Vec2 across = sat.axes[first].normal;
  CHECK(std::fabs(dot(sat.firstGapLine->direction, across)) < 1e-12);
  const Figure figure = paint(evidence, view);
  for (const std::string& words : wordsIn(figure)) {
    if (words.starts_with("axis ")) CHECK(words == "axis " + name);
    if (words.starts_with("gap ")) CHECK(words == "gap " + size);
  }
}

}  // namespace

TEST_SUITE("viewers sat") {
  TEST_CASE("law: every step of the loop is true of the exact depths") {
    forExactCases(viewerCases(2000), convexCase, [](const ExactCase& pair) {
      const std::vector<ExactAxis> axes = exactAxes(pair);
      const Evidence evidence = evidenceOf(pair.scene, "sat");
      const int count = satStepCount(evidence);
      for (int step = 0; step + 1 < count; ++step) checkStep(pair, axes, evidence, step);
      std::size_t visited = 0;
      while (visited < axes.size() && axes[visited].push >= 0) ++visited;
      const bool apart = visited < axes.size();
      CHECK(count == 4 * static_cast<int>(visited + (apart ? 1 : 0)) + 1);
      if (apart) return;
      // What the loop has found is the whole answer.
      const SatProgress last = satProgress(*evidence.sat, count - 1);
      CHECK(last.best == shallowest(axes, axes.size()));
      CHECK(last.best == evidence.sat->chosen);
    });
  }

  TEST_CASE("law: the last step shows what the steps found") {
    forExactCases(viewerCases(500), convexCase, [](const ExactCase& pair) {
      const std::vector<ExactAxis> axes = exactAxes(pair);
      const Evidence evidence = evidenceOf(pair.scene, "sat");
      const int last = satStepCount(evidence) - 1;
      for (const ExactAxis& axis : axes) {
        if (axis.push < 0) return checkFirstGap(pair, axis, evidence, last);
      }
      const Verdict found = satVerdict(evidence, viewAt("sat", last));
      const Verdict whole = satVerdict(evidence, viewAt("sat", -1));
      CHECK(found.badge == whole.badge);
      CHECK(found.sentence == whole.sentence);
      CHECK(textOf(paint(evidence, viewAt("sat", last))) ==
            textOf(paint(evidence, viewAt("sat", -1))));
    });
  }

  TEST_CASE("law: axes are merged where their edges are exactly parallel") {
    forExactCases(viewerCases(2000), convexCase, [](const ExactCase& pair) {
      const std::vector<ExactAxis> axes = exactAxes(pair);
      const Evidence evidence = evidenceOf(pair.scene, "sat");
      for (std::size_t i = 0; i < axes.size(); ++i) {
        std::size_t first = 0;
        while (sepax::test::cross(axes[first].edge, axes[i].edge) != 0) ++first;
        CHECK(evidence.sat->parallelTo[i] == static_cast<int>(first));
      }
    });
  }

  TEST_CASE("an overlap that only touches so far is not called an overlap") {
    const Case pair{{{0, 0}, {2, 0}, {2, 2}, {0, 2}}, {{2, 0}, {4, 0}, {4, 2}, {2, 2}}, {}, {}};
    const Evidence evidence = evidenceOf(pair, "sat");
    CHECK(satVerdict(evidence, viewAt("sat", 7)).sentence ==
          "No gap on axis A1; the smallest depth so far is 0: on axis A1 the shadows only touch.");
  }

  TEST_CASE("law: the end of an axis says its overlap beside the smallest one so far") {
    const Evidence evidence = analyze(builtin("two-pentagons"));
    const std::vector<SatAxis>& axes = evidence.sat->axes;
    for (std::size_t i = 0; i < axes.size(); ++i) {
      const std::string sentence =
          satVerdict(evidence, viewAt("sat", 4 * static_cast<int>(i) + 3)).sentence;
      CAPTURE(sentence);
      const bool smallest = axes[i].bestSoFar == static_cast<int>(i);
      CHECK(sentence.find("its overlap, " + number(axes[i].depth)) != std::string::npos);
      CHECK((sentence.find("is the smallest so far.") != std::string::npos) == smallest);
      CHECK((sentence.find("is no smaller than") != std::string::npos) == !smallest);
    }
  }

  TEST_CASE("of too many rulers those of the answer and of the pointer are always drawn") {
    const auto ring = [](int corners, Vec2 middle, double turn) {
      std::vector<Vec2> vertices;
      for (int i = 0; i < corners; ++i) {
        const double angle = turn + 2 * std::numbers::pi * i / corners;
        vertices.push_back(middle + Vec2{std::cos(angle), std::sin(angle)});
      }
      return vertices;
    };
    const double out = std::numbers::pi * 47 / 31;  // towards the middle of edge B23
    const Vec2 place = -1.9 * Vec2{std::cos(out), std::sin(out)};
    const Evidence evidence =
        evidenceOf({ring(25, {}, out + std::numbers::pi), ring(31, place, 0), {}, {}}, "sat");
    REQUIRE(evidence.sat->axes[static_cast<std::size_t>(evidence.sat->chosen)].name ==
            AxisName{Owner::b, 23});
    ViewState view = viewAt("sat", -1);
    view.options.set(kAllAxes, true);
    const auto hasRuler = [&](const std::string& name) {
      const std::vector<std::string> words = wordsIn(paint(evidence, view));
      return std::ranges::any_of(
          words, [&](const std::string& word) { return word.starts_with(name + "  "); });
    };
    CHECK(hasRuler("A24"));
    CHECK(hasRuler("B23"));
    CHECK_FALSE(hasRuler("B29"));
    view.hoveredAxis = AxisName{Owner::b, 29};
    CHECK(hasRuler("B29"));
    CHECK(hasRuler("B23"));
  }

  TEST_CASE("an axis that is picked has its own separating line, or the line says whose it is") {
    const auto linesOf = [](const Figure& figure) {
      std::vector<std::string> words;
      for (const std::string& word : wordsIn(figure))
        if (word.starts_with("separating line")) words.push_back(word);
      return words;
    };
    using Words = std::vector<std::string>;
    ViewState view = viewAt("sat", -1);
    const auto apart = [](Vec2 b) {
      return evidenceOf({{{0, 0}, {1, 0}, {1, 1}, {0, 1}},
                         {b, b + Vec2{1, 0}, b + Vec2{1, 1}, b + Vec2{0, 1}},
                         {},
                         {}},
                        "sat");
    };
    const Evidence both = apart({3, 2});  // gaps on both axes, the larger one on A1
    CHECK(linesOf(paint(both, view)) == Words{"separating line"});
    view.selectedAxis = AxisName{Owner::a, 2};
    const Figure figure = paint(both, view);
    CHECK(linesOf(figure) == Words{"separating line"});
    for (const Item& item : figure.items) {
      const Stroke* stroke = std::get_if<Stroke>(&item);
      if (stroke == nullptr || stroke->part != Part::separatingLine) continue;
      CHECK(stroke->points[0].y == doctest::Approx(view.camera.toScreen({0, 1.5}).y));
      CHECK(stroke->points[1].y == doctest::Approx(stroke->points[0].y));
    }
    CHECK(satVerdict(both, view).sentence.starts_with("Axis A2: gap 1.000 separates them. "));
    const Evidence one = apart({3, 0.5});
    CHECK(linesOf(paint(one, view)) == Words{"separating line of axis A1"});
    CHECK(satVerdict(one, view).sentence.starts_with("Axis A2: overlap 0.500, no gap. On axis A1"));
  }

  TEST_CASE("the code of an axis turned by hand is that of its ruler") {
    Scene scene = boxes({0.5, 0.25}, {});
    ViewState view = viewAt("sat", -1);
    view.selectedAxis = AxisName{Owner::a, 2};
    view.options.set(kFreeAxis, true);
    view.options.set(kFreeAxisAngle, 0.0);
    const Evidence evidence = analyze(scene, optionsFrom(view));
    const std::vector<CodeLine> lines = satSteps(evidence, view);
    CHECK(lines[1].value == "by hand = " + numbers({1, 0}, 3));
    CHECK(contains(lines[3].value, "= 0.500"));
    CHECK_FALSE(lines[1].axis);
  }

  TEST_CASE("with edges skipped the sentence tells what the others prove") {
    Scene scene = boxes({0.5, 0.25}, {});
    ViewState view = viewAt("sat", -1);
    view.options.set(kSkipBackFacing, true);
    const Evidence evidence = analyze(scene, optionsFrom(view));
    CHECK(satVerdict(evidence, view)
              .sentence.starts_with("The shadows overlap on the 4 of 8 axes that face the other "
                                    "polygon, which proves that A and B overlap; the push takes "
                                    "all axes: the smallest overlap, 0.500 on axis A1,"));
    view.step = satStepCount(evidence) - 1;  // the steps save nothing
    CHECK(satVerdict(evidence, view).sentence.starts_with("The shadows overlap on all 8 axes"));
  }

  TEST_CASE("of two sides with one axis that is marked across which the push leads") {
    const std::vector<Vec2> box{{1.5, -1}, {5, -1}, {5, 3}, {1.5, 3}};
    const Evidence evidence = evidenceOf({{{0, 0}, {2, 1}, {0.5, 2}}, box, {}, {}}, "sat");
    const SatEvidence& sat = *evidence.sat;
    REQUIRE(sat.axes[static_cast<std::size_t>(sat.chosen)].name == AxisName{Owner::b, 1});
    CHECK(sat.mtv == Vec2{-0.5, 0});
    CHECK(exitEdge(sat) == AxisName{Owner::b, 3});
    ViewState view = viewAt("sat", -1);
    const auto markedX = [&] {
      const Figure figure = paint(evidence, view);
      for (const Item& item : figure.items) {
        const Stroke* stroke = std::get_if<Stroke>(&item);
        if (stroke != nullptr && stroke->part == Part::chosenEdge)
          return view.camera.toWorld(stroke->points[0]).x;
      }
      return 0.0;
    };
    CHECK(markedX() == doctest::Approx(1.5));
    CHECK(satVerdict(evidence, view)
              .sentence.ends_with("Edge B3, across which it leads, has the same axis: of equals "
                                  "the first, B1, is taken."));
    view.step = 4 * sat.chosen;  // where the loop takes B1
    CHECK(markedX() == doctest::Approx(5));
  }

  TEST_CASE("law: the push leads out across the edge that is marked for it") {
    forExactCases(viewerCases(1000), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "sat");
      const SatEvidence& sat = *evidence.sat;
      if (sat.relation != Relation::overlapping) return;
      const SatAxis& chosen = sat.axes[static_cast<std::size_t>(sat.chosen)];
      const AxisName edge = exitEdge(sat);
      CHECK(edge.owner == chosen.name.owner);
      for (const SatAxis& axis : sat.axes) {
        if (!(axis.name == edge) || edge == chosen.name) continue;
        const double way = dot(axis.normal, sat.mtv);
        CHECK((edge.owner == Owner::b ? way : -way) > 0);
      }
    });
  }
}
