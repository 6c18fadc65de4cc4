#include "app/figure/numbers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/ray.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

using Phase = RayCastProgress::Phase;

/// Rows of the code, in their order.
enum Row : std::size_t {
  lengthRow,
  directionRow,
  endRow,
  steepRow,
  swapRow,
  deltaRow,
  memoryRow,
  addRow,
  errorRow,
  choiceRow,
  tileRow,
  solidityRow,
  resultRow,
  rowCount
};

std::vector<CodeLine> codeOf(bool fixedArray) {
  return {
      {"rayLength = 0: DoCollide = start traversable", "", false, {}},
      {"direction = direction / |direction|", "", false, {}},
      {"end = position + direction · rayLength", "", false, {}},
      {"steep = |y1 − y0| > |x1 − x0|: swap x and y", "", false, {}},
      {"if x0 > x1: swap the two points", "", false, {}},
      {"deltax = x1 − x0, deltay = |y1 − y0|, ystep", "", false, {}},
      {fixedArray ? "points = array of deltax + 1" : "points = list that grows", "", false, {}},
      {"for x from x0 to x1: keep (x, y), or (y, x)", "", false, {}},
      {"    error += deltay; 2·error ≥ deltax: step y", "", false, {}},
      {"points[0] ≠ position: walk from the last", "", false, {}},
      {"for each point: tile = floor(point / tileSize)", "", false, {}},
      {"    solidity[x % tileSize, y % tileSize]: hit", "", false, {}},
      {"return DoCollide, Position", "", false, {}},
  };
}

std::string_view yesNo(bool value) { return value ? "yes" : "no"; }

void fillStart(const PublishedRay& ray, const RayCastProgress& progress,
               std::vector<CodeLine>& lines) {
  lines[lengthRow].value = fmt::format("{}: {}", number(ray.length), yesNo(ray.zeroLength));
  if (ray.zeroLength || progress.phase < Phase::end) return;
  lines[directionRow].value = ray.undefined ? "(0, 0) / 0" : numbers(ray.direction, 3);
  lines[endRow].value = ray.undefined ? "no number" : endPlaceText(ray);
  if (ray.undefined || progress.phase < Phase::setup) return;
  const PublishedLineStart& setup = ray.setup;
  lines[endRow].value += " → " + pixelText(setup.to);
  lines[steepRow].value = yesNo(setup.steep);
  lines[swapRow].value = fmt::format("{}: {} → {}", yesNo(setup.swapped), pixelText(setup.first),
                                     pixelText(setup.last));
  lines[deltaRow].value =
      fmt::format("{}, {}, {}", setup.deltax, setup.deltay, number(double(setup.ystep), 0));
  if (ray.fixedArray && !ray.tooLong) lines[memoryRow].value = costText(ray.array);
}

void fillTurn(const PublishedRay& ray, const RayCastProgress& progress,
              std::vector<CodeLine>& lines) {
  if (progress.turns == 0) return;
  const PublishedLineTurn& turn = ray.turns[progress.turns - 1];
  if (!ray.fixedArray) lines[memoryRow].value = costText(turn.list);
  lines[addRow].value = fmt::format("points[{}] = {}", progress.turns - 1, pixelText(turn.pixel));
  lines[errorRow].value = fmt::format("error {}: {}", turn.error,
                                      turn.tie     ? "a tie, y steps"
                                      : turn.steps ? "y steps"
                                                   : "y stays");
}

std::string placeText(const PublishedTest& test) {
  if (!test.inMap) return "outside the map";
  return "tile " + pixelText(test.tile) + (test.palette < 0 ? ", blank" : "");
}

std::string testedSolidity(const PublishedTest& test) {
  if (!test.inMap || test.palette < 0) return "traversable";
  const std::string at = fmt::format("[{}, {}]", test.local.x, test.local.y);
  if (test.pastBitmap)
    return at + fmt::format(" of {} × {}: out of range", test.bitmap.x, test.bitmap.y);
  return at + (test.traversable ? " = empty" : " = solid");
}

void fillWalk(const PublishedRay& ray, const RayCastProgress& progress,
              std::vector<CodeLine>& lines) {
  if (progress.phase >= Phase::choice && !ray.line.empty()) {
    lines[choiceRow].value = fmt::format("{}: {} ≠ {}", yesNo(ray.backwards),
                                         pixelText(ray.line.front()), numbers(ray.start));
    if (!ray.backwards)
      lines[choiceRow].value = fmt::format("no: both are {}", pixelText(ray.line.front()));
  }
  if (progress.tests == 0) return;
  const PublishedTest& test = ray.tests[progress.tests - 1];
  const std::string name = ray.zeroLength ? std::string() : fmt::format("points[{}] ", test.index);
  lines[tileRow].value = fmt::format("{}{}: {}", name, pixelText(test.pixel), placeText(test));
  lines[solidityRow].value = testedSolidity(test);
}

std::string resultText(const PublishedRay& ray) {
  if (ray.undefined || ray.tooLong || ray.outOfRange) return "no answer";
  return fmt::format("{}, {}", yesNo(ray.collides),
                     ray.position ? numbers(*ray.position) : std::string("null"));
}

std::size_t currentRow(const PublishedRay& ray, const RayCastProgress& progress) {
  switch (progress.phase) {
    case Phase::lengthTest:
      return lengthRow;
    case Phase::end:
      return endRow;
    case Phase::setup:
      return deltaRow;
    case Phase::turn:
      return addRow;
    case Phase::choice:
      return choiceRow;
    case Phase::test:
      return ray.tests[progress.tests - 1].palette < 0 ? tileRow : solidityRow;
    case Phase::result:
      break;
  }
  return resultRow;
}

/// How many turns of the line's loop are known at each of the steps that show one. Nothing but the
/// list grows in it: of a long one the first three turns tell how, the first tie what goes wrong.
std::vector<std::size_t> shownTurns(const PublishedRay& ray) {
  constexpr std::size_t kShort = 8;
  constexpr std::size_t kFirst = 3;
  const std::size_t all = ray.turns.size();
  std::vector<std::size_t> shown;
  for (std::size_t known = 1; known <= (all <= kShort ? all : kFirst); ++known)
    shown.push_back(known);
  if (all <= kShort) return shown;
  const auto tie = std::ranges::find(ray.turns, true, &PublishedLineTurn::tie);
  const auto atTie = static_cast<std::size_t>(tie - ray.turns.begin()) + 1;
  if (atTie > kFirst && atTie < all) shown.push_back(atTie);
  shown.push_back(all);
  return shown;
}

}  // namespace

RayCastProgress rayCastProgress(const PublishedRay& ray, int step) {
  const std::size_t turns = ray.turns.size();
  const std::size_t tests = ray.tests.size();
  const RayCastProgress whole{Phase::result, turns, false, tests};
  if (step < 0) return whole;
  if (step == 0) return {Phase::lengthTest};
  auto left = static_cast<std::size_t>(step) - 1;  // steps after this one
  if (!ray.zeroLength) {
    if (left-- == 0) return {Phase::end};
    if (ray.undefined) return whole;
    if (left-- == 0) return {Phase::setup};
    if (ray.tooLong) return whole;
    const std::vector<std::size_t> shown = shownTurns(ray);
    if (left < shown.size())
      return {Phase::turn, shown[left], left > 0 && shown[left] > shown[left - 1] + 1};
    left -= shown.size();
    if (left-- == 0) return {Phase::choice, turns};
  }
  return left < tests ? RayCastProgress{Phase::test, turns, false, left + 1} : whole;
}

bool knowsRayCast(const Evidence& evidence) {
  return evidence.ray && evidence.rayWalks && evidence.publishedRay;
}

int rayCastStepCount(const Evidence& evidence) {
  if (!knowsRayCast(evidence)) return 0;
  const PublishedRay& ray = *evidence.publishedRay;
  const auto loops = static_cast<int>(shownTurns(ray).size() + ray.tests.size());
  if (ray.zeroLength) return 2 + loops;
  if (ray.undefined) return 3;
  return ray.tooLong ? 4 : 5 + loops;
}

std::vector<StepPair> rayCastPairs(const Evidence& evidence) {
  const int count = rayCastStepCount(evidence);
  std::vector<StepPair> pairs;
  const auto isTested = [&](int step) {
    return rayCastProgress(*evidence.publishedRay, step).phase >= RayCastProgress::Phase::test;
  };
  for (int step = 0; step < count && !isTested(step); ++step) pairs.push_back({step, 0});
  const int before = static_cast<int>(pairs.size());
  const RayWalks& walks = *evidence.rayWalks;
  const int cells = walkStepCount(walks.cells);
  for (const StepPair& pair : pairedEvenly(count - before, cells - 1))
    pairs.push_back({before + pair.published, 1 + pair.exact});
  // Whatever walk stands beside it is at its answer then.
  pairs.back().exact =
      std::max({walkStepCount(walks.bresenham), walkStepCount(walks.published), cells}) - 1;
  return pairs;
}

std::vector<CodeLine> rayCastSteps(const Evidence& evidence, const ViewState& view) {
  if (!knowsRayCast(evidence)) return codeOf(false);
  const PublishedRay& ray = *evidence.publishedRay;
  std::vector<CodeLine> lines = codeOf(ray.fixedArray);
  const RayCastProgress progress = rayCastProgress(ray, view.step);
  fillStart(ray, progress, lines);
  fillTurn(ray, progress, lines);
  fillWalk(ray, progress, lines);
  if (progress.phase == Phase::result) lines[resultRow].value = resultText(ray);
  if (view.step >= 0) lines[currentRow(ray, progress)].current = true;
  return lines;
}

}  // namespace sepax
