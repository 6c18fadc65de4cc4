#include "app/figure/numbers.h"
#include "app/techniques/contract/collision_names.h"
#include "app/techniques/contract/published_side.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/draw_published_axis.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/sat/published.h"

#include <fmt/format.h>

namespace sepax {

namespace {

/// What the loop has come to.
struct UnnormalisedProgress {
  enum class Phase { line, project, compare, result } phase = Phase::result;
  int side = 0;   ///< index into PublishedSides::sides
  int kept = -1;  ///< the smallest overlap so far; -1 = none
};
using UnnormalisedPhase = UnnormalisedProgress::Phase;
constexpr int kUnnormalisedPhases = 3;

int keptUpTo(const PublishedSides& found, int side) {
  for (int i = side; i >= 0; --i)
    if (sideAt(found, i).kept) return i;
  return -1;
}

UnnormalisedProgress progressAt(const PublishedSides& found, int step) {
  const int count = static_cast<int>(found.sides.size());
  if (step < 0 || step / kUnnormalisedPhases >= count) {
    const int kept = keptUpTo(found, count - 1);
    return {UnnormalisedPhase::result, kept, kept};
  }
  const int side = step / kUnnormalisedPhases;
  const auto phase = static_cast<UnnormalisedPhase>(step % kUnnormalisedPhases);
  return {phase, side, keptUpTo(found, phase == UnnormalisedPhase::compare ? side : side - 1)};
}

Verdict unnormalisedResult(const Evidence& evidence) {
  const PublishedSides& found = *evidence.publishedSides;
  const PublishedSide& kept =
      sideAt(found, keptUpTo(found, static_cast<int>(found.sides.size()) - 1));
  const std::string fault =
      found.unnormalisedErrs
          ? fmt::format("; another axis has the smallest, {}", number(found.exactDepth))
          : "";
  return {"push " + numbers(found.unnormalisedPush), roleOfHit(true),
          fmt::format("Without unit lines the smallest gpwiki overlap is {} on side {}, whose line "
                      "is {} long; out along it the depth is {}{}.",
                      number(kept.overlap), nameOf(evidence, kept.name), number(length(kept.line)),
                      number(length(found.unnormalisedPush)), fault)};
}

Verdict stepVerdict(const Evidence& evidence, const UnnormalisedProgress& progress) {
  const PublishedSides& found = *evidence.publishedSides;
  if (progress.phase == UnnormalisedPhase::result) return unnormalisedResult(evidence);
  const PublishedSide& side = sideAt(found, progress.side);
  const std::string name = nameOf(evidence, side.name);
  Verdict verdict{fmt::format("side {} of {} · {}", progress.side + 1, found.total, name),
                  kPublishedRole, ""};
  if (progress.phase == UnnormalisedPhase::line) {
    verdict.sentence =
        fmt::format("Published: the line across side {} is {}, {} long and not normalised.", name,
                    numbers(side.line), number(length(side.line)));
  } else if (progress.phase == UnnormalisedPhase::project) {
    verdict.sentence = fmt::format("Published: the dot products are A = {}, B = {}.",
                                   intervalWords(side.a), intervalWords(side.b));
  } else {
    verdict.sentence =
        fmt::format("Published: the overlap is {} in dot products, {}.", number(side.overlap),
                    side.kept ? "the smallest so far" : "not the smallest so far");
  }
  return verdict;
}

void paintSide(const Evidence& evidence, const ViewState& view,
               const UnnormalisedProgress& progress, Figure& figure) {
  const PublishedSide& side = sideAt(*evidence.publishedSides, progress.side);
  const double scale = length(side.line);
  SideRuler known{progress.phase >= UnnormalisedPhase::project, ""};
  if (progress.phase >= UnnormalisedPhase::compare)
    known.words = fmt::format("overlap {} = {} · {}", number(side.overlap),
                              number(side.overlap / scale), number(scale));
  paintSideRuler(evidence, view, side, known, figure);
}

}  // namespace

bool knowsUnnormalised(const Evidence& evidence) {
  return evidence.publishedSides && evidence.publishedSides->intersects &&
         evidence.publishedSides->unnormalisedAxis;
}

int unnormalisedStepCount(const Evidence& evidence) {
  if (!knowsUnnormalised(evidence)) return 0;
  return kUnnormalisedPhases * static_cast<int>(evidence.publishedSides->sides.size()) + 1;
}

std::optional<AxisName> unnormalisedStepAxis(const Evidence& evidence, int step) {
  const auto& found = *evidence.publishedSides;
  const auto progress = progressAt(found, step);
  if (progress.phase == UnnormalisedPhase::result) return std::nullopt;
  return sideAt(found, progress.side).name;
}

std::vector<CodeLine> unnormalisedSteps(const Evidence& evidence, const ViewState& view) {
  std::vector<CodeLine> lines{
      {"for each side of A, then of B:", "", false, {}},
      {"  line = (−y, x), not a unit", "", false, {}},
      {"  dot products A, B", "", false, {}},
      {"  overlap = smaller way out", "", false, {}},
      {"  keep the smallest overlap", "", false, {}},
      {"push out along its line", "", false, {}},
  };
  if (!knowsUnnormalised(evidence)) return lines;
  const PublishedSides& found = *evidence.publishedSides;
  const UnnormalisedProgress progress = progressAt(found, view.step);
  const PublishedSide& side = sideAt(found, progress.side);
  tellSide(evidence, side.name, numbersOf(side, false),
           progress.phase >= UnnormalisedPhase::project, lines);
  if (progress.phase >= UnnormalisedPhase::compare) lines[3].value = number(side.overlap);
  if (progress.kept >= 0)
    lines[4].value = fmt::format("{}: {}", nameOf(evidence, sideAt(found, progress.kept).name),
                                 number(sideAt(found, progress.kept).overlap));
  if (progress.phase == UnnormalisedPhase::result) lines[5].value = numbers(found.unnormalisedPush);
  if (view.step < 0) return lines;
  const std::size_t current[] = {1, 2, side.kept ? 4u : 3u, 5};
  lines[current[static_cast<std::size_t>(progress.phase)]].current = true;
  return lines;
}

Verdict unnormalisedVerdict(const Evidence& evidence, const ViewState& view) {
  return stepVerdict(evidence, progressAt(*evidence.publishedSides, view.step));
}

void paintUnnormalised(const Evidence& evidence, const ViewState& view, Figure& figure) {
  const PublishedSides& found = *evidence.publishedSides;
  const UnnormalisedProgress progress = progressAt(found, view.step);
  paintSide(evidence, view, progress, figure);
  if (progress.phase != UnnormalisedPhase::result) return;
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  addPublishedBody(figure, onScreen(a.vertices, view.camera, found.unnormalisedPush));
  addPublishedMove(figure, view.camera.toScreen(a.centroid),
                   view.camera.toScreen(a.centroid + found.unnormalisedPush),
                   fmt::format("published push {} · {} long", numbers(found.unnormalisedPush),
                               number(length(found.unnormalisedPush))));
}

std::vector<ComparedRow> unnormalisedCompared(const Evidence& evidence) {
  const PublishedSides& found = *evidence.publishedSides;
  std::vector<ComparedRow> rows{comparedWords("verdict", meetingWords(found.intersects),
                                              meetingWords(found.exact != Relation::disjoint))};
  for (const PublishedSide& side : found.sides) {
    if (side.name != found.unnormalisedAxis && !side.kept) continue;
    rows.push_back(comparedNumber("overlap on " + nameOf(evidence, side.name), side.overlap,
                                  side.overlap / length(side.line), !side.unit));
  }
  rows.push_back(comparedPlace("push", found.unnormalisedPush, found.exactPush,
                               found.unnormalisedPushDiffers));
  rows.push_back(comparedNumber("its length", length(found.unnormalisedPush), found.exactDepth,
                                found.unnormalisedErrs));
  return rows;
}

}  // namespace sepax
