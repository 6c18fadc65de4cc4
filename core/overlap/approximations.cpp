#include "core/overlap/approximations.h"

#include "core/inside/inside.h"
#include "core/overlap/pixel_mask.h"
#include "core/overlap/sat.h"
#include "core/overlap/sat_savings.h"
#include "core/polygon/bounding.h"
#include "core/polygon/convex_parts.h"
#include "core/polygon/thin.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

namespace sepax {

namespace {

using Outlines = std::span<const Polygon>;

ApproximateAnswer answerOf(bool meet, Relation exact, std::int64_t tests, std::int64_t until) {
  const bool truth = exact != Relation::disjoint;
  const ApproximationFault fault = meet == truth ? ApproximationFault::none
                                   : meet        ? ApproximationFault::tooCoarse
                                                 : ApproximationFault::missed;
  return {meet, fault, tests, until};
}

std::vector<Vec2> verticesOf(Outlines outlines) {
  std::vector<Vec2> vertices;
  for (const Polygon& outline : outlines)
    vertices.insert(vertices.end(), outline.vertices.begin(), outline.vertices.end());
  return vertices;
}

CircleApproximation circlesOf(const ApproximatedBody& a, const ApproximatedBody& b,
                              Relation exact) {
  const ReachingCircle circleA = reachingCircle(a.center, verticesOf(a.outlines));
  const ReachingCircle circleB = reachingCircle(b.center, verticesOf(b.outlines));
  return {a.center,
          b.center,
          distance(circleA.center, circleA.reach),
          distance(circleB.center, circleB.reach),
          distance(a.center, b.center),
          answerOf(reachingCirclesMeet(circleA, circleB), exact, 1, 1)};
}

BoxApproximation boxesOf(const ApproximatedBody& a, const ApproximatedBody& b, Relation exact) {
  const Bounds boxA = boundsOf(verticesOf(a.outlines));
  const Bounds boxB = boundsOf(verticesOf(b.outlines));
  const std::array comparisons{boxA.min.x <= boxB.max.x, boxB.min.x <= boxA.max.x,
                               boxA.min.y <= boxB.max.y, boxB.min.y <= boxA.max.y};
  constexpr std::int64_t kAll = comparisons.size();
  const auto apart = std::find(comparisons.begin(), comparisons.end(), false);
  const bool meet = apart == comparisons.end();
  const std::int64_t until = meet ? kAll : apart - comparisons.begin() + 1;
  const Bounds common{{std::max(boxA.min.x, boxB.min.x), std::max(boxA.min.y, boxB.min.y)},
                      {std::min(boxA.max.x, boxB.max.x), std::min(boxA.max.y, boxB.max.y)}};
  return {boxA, boxB, meet ? std::optional(common) : std::nullopt,
          answerOf(meet, exact, kAll, until)};
}

/// Pixels read before and with this one.
std::int64_t readUpTo(const PixelRegion& region, GridPixel pixel) {
  const std::int64_t rowsAbove = region.low.row + region.rows - 1 - pixel.row;
  return rowsAbove * region.columns + pixel.column - region.low.column + 1;
}

void addPixels(ApproximationEvidence& evidence, const ApproximatedBody& a,
               const ApproximatedBody& b) {
  MaskResult drawnA = pixelMask(a.outlines, evidence.pixelSize);
  MaskResult drawnB = pixelMask(b.outlines, evidence.pixelSize);
  evidence.refusal = drawnA.refusal != PixelRefusal::none ? drawnA.refusal : drawnB.refusal;
  if (evidence.refusal != PixelRefusal::none) return;
  PixelApproximation pixels;
  pixels.size = evidence.pixelSize;
  pixels.a = std::move(drawnA.mask);
  pixels.b = std::move(drawnB.mask);
  pixels.compared = commonRegion(pixels.a.region, pixels.b.region);
  pixels.common = commonRuns(pixels.a.runs, pixels.b.runs);
  pixels.commonCount = countOf(pixels.common);
  const std::int64_t tests = pixels.compared.columns * pixels.compared.rows;
  std::int64_t until = tests;
  if (!pixels.common.empty()) {
    pixels.first = GridPixel{pixels.common.front().first, pixels.common.front().row};
    until = readUpTo(pixels.compared, *pixels.first);
  }
  pixels.answer = answerOf(pixels.first.has_value(), evidence.exact, tests, until);
  evidence.pixels = std::move(pixels);
}

/// One pair of convex bodies: axes, and those up to the first gap.
struct AxisCount {
  std::int64_t axes = 0;
  std::int64_t tested = 0;
  bool meet = false;
};

AxisCount axesOf(const Polygon& a, const Polygon& b) {
  if (isThin(a) || isThin(b)) {  // they need axes of their own
    const SatEvidence sat = satTest(a, b);
    const auto axes = static_cast<std::int64_t>(sat.axes.size());
    return {axes, sat.firstGap ? *sat.firstGap + 1 : axes, !sat.firstGap};
  }
  SatSavings untilGap;
  untilGap.earlyOut = true;
  const SatWork work = satWork(a, b, untilGap);
  return {work.axes, work.tested, work.intersects};
}

bool isSingle(Outlines outlines) {
  return outlines.size() == 1 && (outlines.front().convex || isThin(outlines.front()));
}

std::vector<Polygon> partsOf(Outlines outlines) {
  if (isSingle(outlines)) return {outlines.front()};
  return convexParts(outlines);
}

/// Every pair of parts until one meets.
PolygonProjections projectionsOf(Outlines a, Outlines b, Relation exact) {
  const std::vector<Polygon> partsA = partsOf(a);
  const std::vector<Polygon> partsB = partsOf(b);
  AxisCount whole;
  for (const Polygon& partA : partsA) {
    for (const Polygon& partB : partsB) {
      const AxisCount pair = axesOf(partA, partB);
      whole.axes += pair.axes;
      if (!whole.meet) whole.tested += pair.tested;
      whole.meet = whole.meet || pair.meet;
    }
  }
  return {answerOf(whole.meet, exact, 2 * whole.axes, 2 * whole.tested),
          partsA.size() > 1 || partsB.size() > 1};
}

/// The body as a list of its own: the vertices of all outlines in turn, counterclockwise.
InsideBody listedBody(const ApproximatedBody& body) {
  InsideBody listed{verticesOf(body.outlines), {}, body.center};
  int first = 0;
  for (Polygon outline : body.outlines) {
    std::iota(outline.vertexIndex.begin(), outline.vertexIndex.end(), first);
    for (Edge& edge : outline.edges) edge.index = first + edge.from;
    std::sort(outline.edges.begin(), outline.edges.end(),
              [](const Edge& x, const Edge& y) { return x.index < y.index; });
    first += static_cast<int>(outline.vertices.size());
    listed.outlines.push_back(std::move(outline));
  }
  return listed;
}

Relation exactRelation(const ApproximatedBody& a, const ApproximatedBody& b) {
  if (isSingle(a.outlines) && isSingle(b.outlines))
    return relationOf(a.outlines.front(), b.outlines.front());
  return insideTest(listedBody(a), listedBody(b)).relation;
}

std::size_t vertexPairs(Outlines a, Outlines b) {
  return verticesOf(a).size() * verticesOf(b).size();
}

double longestSide(const ApproximatedBody& body) {
  const Bounds box = boundsOf(verticesOf(body.outlines));
  return std::max(box.max.x - box.min.x, box.max.y - box.min.y);
}

}  // namespace

double standardPixelSize(const ApproximatedBody& a, const ApproximatedBody& b) {
  const double longest = std::max(longestSide(a), longestSide(b));
  if (longest == 0) return 1;  // two points
  return std::ldexp(1.0, std::ilogb(longest)) / kStandardPixels;
}

std::optional<ApproximationEvidence> approximations(const ApproximatedBody& a,
                                                    const ApproximatedBody& b,
                                                    std::optional<double> pixelSize) {
  const bool singles = isSingle(a.outlines) && isSingle(b.outlines);
  const std::size_t pairs = vertexPairs(a.outlines, b.outlines);
  if (!singles && pairs > kMostComparedPairs) return std::nullopt;
  ApproximationEvidence evidence;
  evidence.exact = exactRelation(a, b);
  evidence.circles = circlesOf(a, b, evidence.exact);
  evidence.boxes = boxesOf(a, b, evidence.exact);
  evidence.pixelSize = pixelSize.value_or(standardPixelSize(a, b));
  evidence.standardSize = !pixelSize.has_value();
  addPixels(evidence, a, b);
  if (singles || pairs <= kMostProjectedPairs)
    evidence.polygons = projectionsOf(a.outlines, b.outlines, evidence.exact);
  return evidence;
}

}  // namespace sepax
