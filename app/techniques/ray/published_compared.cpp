#include "app/figure/numbers.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/ray.h"

#include <fmt/format.h>

#include <string>

namespace sepax {

namespace {

constexpr const char* kNothing = "none";

std::string answerText(const PublishedRay& ray) {
  if (ray.outOfRange) return "out of range";
  if (ray.undefined || ray.tooLong) return "no answer";
  return ray.collides ? "hit" : "no hit";
}

std::string pixelOf(const PublishedRay& ray) { return ray.hit ? pixelText(*ray.hit) : kNothing; }

/// Of the pixels that the ray meets at one place the page's, if it is one of them.
std::string exactPixel(const PublishedRay& ray, const RayHit& exact) {
  return ray.hit && ray.fault == RayFault::none ? pixelText(*ray.hit) : pixelText(exact.pixel);
}

std::string normalText(const std::optional<RayHit>& exact) {
  if (!exact || exact->entry.normal == Vec2{}) return kNothing;  // nothing is entered
  return exact->entry.normal ? numbers(*exact->entry.normal) : "none: a corner";
}

/// What the line is made of.
void addLineRows(const PublishedRay& ray, const RayEvidence& exact,
                 std::vector<ComparedRow>& rows) {
  if (ray.line.empty()) return;
  rows.push_back(
      comparedWords("starts at", pixelText(ray.tests.front().pixel), pixelText(exact.firstPixel)));
  rows.push_back(
      comparedWords("line ends at", pixelText(ray.setup.to), pixelText(exact.lastPixel)));
  rows.push_back(publishedFact(ray.fixedArray ? "memory, array" : "memory, list",
                               costText(ray.fixedArray ? ray.array : ray.list)));
}

/// Only where they differ.
void addLookUpRows(const PublishedRay& ray, std::vector<ComparedRow>& rows) {
  if (ray.misplaced)
    rows.push_back(comparedWords("tile of " + pixelText(ray.misplaced->pixel),
                                 pixelText(ray.misplaced->tile), pixelText(ray.misplaced->exact)));
  if (!ray.outOfRange) return;
  const PublishedTest& test = *ray.outOfRange;
  rows.push_back(comparedWords(
      fmt::format("[{}, {}] of {} × {}", test.local.x, test.local.y, test.bitmap.x, test.bitmap.y),
      "out of range", "empty"));
}

/// What the page prints is wrong for what shows it; elsewhere it is no part of the error.
void addWorstCase(const Evidence& evidence, std::vector<ComparedRow>& rows) {
  const RayWalks& walks = *evidence.rayWalks;
  const std::string name = "worst case of a line";
  const std::string printed = printedWorstCase(evidence);
  const std::string exact =
      walks.bound.printed == walks.bound.line ? printed : std::to_string(walks.bound.line);
  if (walks.worstCase) {
    rows.push_back(comparedWords(name, printed, exact));
    return;
  }
  rows.push_back(publishedFact(name + ", as printed", printed));
  rows.push_back(exactFact(name, exact));
}

ComparedRow positionRow(const PublishedRay& ray, const std::optional<RayHit>& exact) {
  if (ray.position && exact)
    return comparedPlace("hit Position", *ray.position, exact->entry.point, ray.otherPosition);
  return comparedWords("hit Position", ray.position ? numbers(*ray.position) : kNothing,
                       exact ? numbers(exact->entry.point) : kNothing);
}

}  // namespace

std::string printedWorstCase(const Evidence& evidence) {
  constexpr int kPageTile = 16;  // the only size for which the page prints a number
  const std::int64_t printed = evidence.rayWalks->bound.printed;
  if (evidence.tiles->size == kPageTile) return std::to_string(printed);
  return fmt::format("{}·√2 → {}", evidence.tiles->size, printed);
}

std::vector<ComparedRow> rayCastCompared(const Evidence& evidence) {
  const PublishedRay& ray = *evidence.publishedRay;
  const RayWalks& walks = *evidence.rayWalks;
  const std::optional<RayHit>& exact = evidence.ray->conservative;
  std::vector<ComparedRow> rows{
      comparedWords("answer", answerText(ray), exact ? "hit" : "no hit"),
      comparedWords("pixel", pixelOf(ray), exact ? exactPixel(ray, *exact) : kNothing),
      comparedWords("tested", ray.tooLong ? kNothing : std::to_string(ray.tested),
                    std::to_string(walks.cells.tested))};
  addLineRows(ray, *evidence.ray, rows);
  rows.push_back(positionRow(ray, exact));
  rows.push_back(comparedWords("normal", kNothing, normalText(exact)));
  rows.push_back(comparedWords("most in a tile", std::to_string(walks.most.published),
                               std::to_string(walks.most.cells)));
  addWorstCase(evidence, rows);
  rows.push_back(exactFact("… of every cell", std::to_string(walks.bound.cells)));
  addLookUpRows(ray, rows);
  return rows;
}

}  // namespace sepax
