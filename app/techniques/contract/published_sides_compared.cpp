#include "app/figure/numbers.h"
#include "app/techniques/contract/published_side.h"
#include "app/techniques/contract/published_sides.h"
#include "app/techniques/drawing/names.h"

#include <fmt/format.h>

// The test of sides and the exact answer, line by line, and the words that rows and steps share.

namespace sepax {

namespace {

/// The circles of the page: the mean of the corners, and the farthest corner from there.
void addCircleRows(const Evidence& evidence, std::vector<ComparedRow>& rows) {
  const bool meet = *evidence.publishedSides->circlesMeet;
  rows.push_back(publishedFact("circles", meet ? "meet" : "apart"));
  if (!evidence.satWork) return;
  const SatWork& work = *evidence.satWork;
  const auto row = [&](int body, Vec2 center, double radius) {
    rows.push_back(publishedFact("circle about " + bodyName(evidence, body),
                                 fmt::format("{}, radius {}", numbers(center), number(radius))));
  };
  row(evidence.a, work.centerA, work.radiusA);
  row(evidence.b, work.centerB, work.radiusB);
  rows.push_back(publishedFact("distance to radii", circleWords(work, meet)));
}

}  // namespace

std::string_view featureWords(NearestFeatures features) {
  switch (features) {
    case NearestFeatures::cornerAndSide:
      return "a corner and a side";
    case NearestFeatures::parallelSides:
      return "two parallel sides";
    case NearestFeatures::twoCorners:
      break;
  }
  return "two corners";
}

std::string circleWords(const SatWork& work, bool meet) {
  return fmt::format("{} {} {} + {}", number(work.centerDistance), meet ? "≤" : ">",
                     number(work.radiusA), number(work.radiusB));
}

std::vector<ComparedRow> sidesCompared(const Evidence& evidence) {
  const PublishedSides& found = *evidence.publishedSides;
  std::vector<ComparedRow> rows{comparedWords("verdict", meetingWords(found.intersects),
                                              meetingWords(found.exact != Relation::disjoint)),
                                exactFact("how they stand", standingWords(found.exact, true))};
  if (found.circlesMeet) addCircleRows(evidence, rows);
  rows.push_back(
      publishedFact("sides looked at", fmt::format("{} of {}", found.sides.size(), found.total)));
  if (!found.largestGap) return rows;
  rows.push_back(
      comparedNumber("largest gap as distance", *found.largestGap, found.distance, found.gapErrs));
  // The page knows no third case.
  const NearestFeatures told = found.gapErrs ? NearestFeatures::cornerAndSide : found.features;
  rows.push_back(comparedWords("nearest features", std::string(featureWords(told)),
                               std::string(featureWords(found.features))));
  return rows;
}

}  // namespace sepax
