#include "app/figure/numbers.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/ray.h"

#include <fmt/format.h>

#include <string>

namespace sepax {

namespace {

constexpr const char* kNothing = "–";

std::string answerText(const PublishedRay& ray) {
  if (ray.outOfRange) return "out of range";
  if (ray.undefined || ray.tooLong) return "no answer";
  return ray.collides ? "hit" : "no hit";
}

std::string pixelOf(const PublishedRay& ray) { return ray.hit ? pixelText(*ray.hit) : kNothing; }

std::string costText(const LineStorageCost& cost) {
  return fmt::format("{}, {} copied", counted(cost.allocations, "block"), cost.copied);
}

std::string normalText(const std::optional<RayHit>& exact) {
  if (!exact) return kNothing;
  return exact->entry.normal ? numbers(*exact->entry.normal) : "none: a corner";
}

/// What the line is made of.
void addLineRows(const PublishedRay& ray, const RayEvidence& exact,
                 std::vector<ComparedRow>& rows) {
  if (ray.line.empty()) return;
  rows.push_back({"starts at", pixelText(ray.tests.front().pixel), pixelText(exact.firstPixel),
                  ray.otherStart});
  rows.push_back(
      {"line ends at", pixelText(ray.setup.to), pixelText(exact.lastPixel), ray.otherEnd});
  rows.push_back({ray.fixedArray ? "memory, array" : "memory, list",
                  costText(ray.fixedArray ? ray.array : ray.list), "none", false});
}

/// Only where they differ.
void addLookUpRows(const PublishedRay& ray, std::vector<ComparedRow>& rows) {
  if (ray.misplaced)
    rows.push_back({"tile of " + pixelText(ray.misplaced->pixel), pixelText(ray.misplaced->tile),
                    pixelText(ray.misplaced->exact), true});
  if (!ray.outOfRange) return;
  const PublishedTest& test = *ray.outOfRange;
  rows.push_back(
      {fmt::format("[{}, {}] of {} × {}", test.local.x, test.local.y, test.bitmap.x, test.bitmap.y),
       "out of range", "empty", true});
}

}  // namespace

std::string printedWorstCase(const Evidence& evidence) {
  constexpr int kPageTile = 16;  // the only size for which the page prints a number
  const std::int64_t printed = evidence.rayWalks->bound.printed;
  if (evidence.tiles->size == kPageTile) return fmt::format("{} printed", printed);
  return fmt::format("{}·√2 → {}", evidence.tiles->size, printed);
}

std::vector<ComparedRow> rayCastCompared(const Evidence& evidence) {
  const PublishedRay& ray = *evidence.publishedRay;
  const RayWalks& walks = *evidence.rayWalks;
  const std::optional<RayHit>& exact = evidence.ray->conservative;
  const bool other = ray.fault == RayFault::otherPixel;
  const bool wrong = ray.fault != RayFault::none && !other;
  std::vector<ComparedRow> rows;
  rows.push_back({"answer", answerText(ray), exact ? "hit" : "no hit", wrong});
  rows.push_back({"pixel", pixelOf(ray), exact ? pixelText(exact->pixel) : kNothing,
                  ray.fault != RayFault::none});
  rows.push_back({"tested", std::to_string(ray.tested), std::to_string(walks.cells.tested), false});
  addLineRows(ray, *evidence.ray, rows);
  rows.push_back({"Position", ray.position ? numbers(*ray.position) : "null",
                  exact ? numbers(exact->entry.point) : kNothing, ray.zeroLength && wrong});
  rows.push_back({"normal", "none", normalText(exact), false});
  rows.push_back({"most in a tile", std::to_string(walks.most.published),
                  std::to_string(walks.most.cells), false});
  rows.push_back({"worst case a tile", printedWorstCase(evidence),
                  fmt::format("{}; every cell {}", walks.bound.line, walks.bound.cells),
                  walks.worstCase});
  addLookUpRows(ray, rows);
  return rows;
}

}  // namespace sepax
