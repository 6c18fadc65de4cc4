#include "core/published/drake.h"

#include "core/evidence/terms.h"
#include "core/exact/tolerance.h"
#include "core/polygon/bounding.h"

#include <algorithm>
#include <cmath>

namespace sepax::published {

namespace {

DrakeCase caseOf(const SlopeLine& a, const SlopeLine& b, double nearParallelSlope) {
  if (a.slope.has_value() != b.slope.has_value()) return DrakeCase::crossing;
  if (!a.slope || *a.slope == *b.slope) return DrakeCase::parallel;
  const bool near = std::fabs(*a.slope - *b.slope) < nearParallelSlope;
  return near ? DrakeCase::nearlyParallel : DrakeCase::crossing;
}

Vec2 endAt(const DrakeSegment& segment, std::size_t end, double time) {
  return segment.ends[end] + segment.velocity * time;
}

double lengthOf(const DrakeSegment& segment) { return distance(segment.ends[0], segment.ends[1]); }

/// Against the other segment where it is at a time.
void measure(DrakeCandidate& candidate, const DrakeSegment& other, double time) {
  const std::array ends{endAt(other, 0, time), endAt(other, 1, time)};
  candidate.otherEnds = ends;
  candidate.toEnds = {distance(*candidate.point, ends[0]), distance(*candidate.point, ends[1])};
  candidate.otherLength = lengthOf(other);
  candidate.beside = clearlyBeside(*candidate.point, ends[0], ends[1]);
}

SlopeLine startLine(const DrakeSegment& segment) {
  return lineThrough(segment.ends[0], segment.ends[1]);
}

SlopeLine endLine(const DrakeSegment& segment) {
  return lineThrough(endAt(segment, 0, 1), endAt(segment, 1, 1));
}

/// What the recipe reads off both segments before it decides anything.
void describe(PublishedSweptSegments& result, const DrakeSegment& a, const DrakeSegment& b,
              const DrakeReading& reading) {
  result.startLines = {numbersOf(startLine(a)), numbersOf(startLine(b))};
  result.endLines = {numbersOf(endLine(a)), numbersOf(endLine(b))};
  result.resting = {a.velocity == Vec2{}, b.velocity == Vec2{}};
  result.nearParallelSlope = reading.nearParallelSlope;
  const std::optional<double>& slopeA = result.startLines[0].slope;
  const std::optional<double>& slopeB = result.startLines[1].slope;
  result.oneVertical = slopeA.has_value() != slopeB.has_value();
  if (slopeA && slopeB) result.slopeDifference = std::fabs(*slopeA - *slopeB);
  if (!result.oneVertical) return;
  result.initialAsPrinted =
      meetingPoint(startLine(a), startLine(b), readingOf(RecipeReading::describedIntercept));
  result.initialOnLines = meetingPoint(startLine(a), startLine(b));
  result.printedElsewhere = result.initialAsPrinted != result.initialOnLines;
}

/// Three for each tested candidate, one for each that is ranked, and the path's length; the
/// article's squares leave the two of the time.
RecipeRoots rootsOf(const PublishedSweptSegments& result) {
  RecipeRoots roots;
  const bool crossing = result.kind == DrakeCase::crossing;
  for (const DrakeCandidate& candidate : result.candidates) {
    if (!candidate.point) continue;
    if (candidate.verdict != DrakeVerdict::notReached) roots.plain += 3;
    if (crossing) ++roots.plain;
  }
  if (!crossing || !result.time) return roots;
  roots.plain += 1;
  roots.squares = 2;
  return roots;
}

/// The path of one endpoint against the path of the meeting point.
DrakeCandidate candidateOf(Owner owner, std::size_t end, const DrakeSegment& mine,
                           const DrakeSegment& other, const PublishedSweptSegments& result,
                           const DrakeReading& reading) {
  DrakeCandidate candidate;
  candidate.owner = owner;
  candidate.end = static_cast<int>(end);
  if (mine.velocity == Vec2{}) return candidate;
  const SlopeLine own = lineThrough(mine.ends[end], mine.ends[end] + mine.velocity);
  const SlopeLine path = lineThrough(*result.initial, *result.final);
  candidate.point = meetingPoint(own, path, reading);
  candidate.verdict = candidate.point ? DrakeVerdict::notReached : DrakeVerdict::pathsParallel;
  if (!candidate.point) return candidate;
  candidate.distance = distance(*candidate.point, *result.initial);
  candidate.time = candidate.distance / distance(*result.initial, *result.final);
  candidate.along = dot(*candidate.point - *result.initial, *result.final - *result.initial);
  candidate.behind = candidate.along < 0;
  candidate.beyond = candidate.along > 0 && *candidate.time > 1;
  measure(candidate, other, reading.segmentAsDrawn ? 0 : *candidate.time);
  return candidate;
}

/// Takes the first candidate of the list that passes.
template <class Test>
void takeFirst(PublishedSweptSegments& result, Test passes) {
  for (DrakeCandidate& candidate : result.candidates) {
    if (!candidate.point) continue;
    candidate.verdict = passes(candidate) ? DrakeVerdict::accepted : DrakeVerdict::outsideSegment;
    if (candidate.verdict != DrakeVerdict::accepted) continue;
    result.outcome = DrakeOutcome::collision;
    result.time = candidate.time;
    result.point = candidate.point;
    return;
  }
}

/// Figures 3 to 7.
void followMeetingPoint(PublishedSweptSegments& result, const DrakeSegment& a,
                        const DrakeSegment& b, const DrakeReading& reading) {
  result.initial = meetingPoint(startLine(a), startLine(b), reading);
  result.final = meetingPoint(endLine(a), endLine(b), reading);
  if (result.initial) result.spacing = spacingAt(*result.initial);
  if (result.initial && !result.oneVertical)
    result.initialX = meetingQuotient(startLine(a), startLine(b));
  if (!result.initial || !result.final) return;
  result.pathLength = distance(*result.initial, *result.final);
  const Vec2 path = *result.final - *result.initial;
  result.pathSquare = dot(path, path);
  if (*result.initial == *result.final) {
    result.outcome = DrakeOutcome::zeroOverZero;
    return;
  }
  for (const std::size_t end : {std::size_t{0}, std::size_t{1}}) {
    result.candidates.push_back(candidateOf(Owner::a, end, a, b, result, reading));
  }
  for (const std::size_t end : {std::size_t{0}, std::size_t{1}}) {
    result.candidates.push_back(candidateOf(Owner::b, end, b, a, result, reading));
  }
  std::stable_sort(result.candidates.begin(), result.candidates.end(),
                   [](const DrakeCandidate& x, const DrakeCandidate& y) {
                     if (x.point.has_value() != y.point.has_value()) return x.point.has_value();
                     return x.distance < y.distance;
                   });
  takeFirst(result, [](const DrakeCandidate& c) {
    return c.toEnds[0] <= c.otherLength && c.toEnds[1] <= c.otherLength;
  });
}

/// Figures 8 and 9: one dimension, rate1 t + rate2 t = distance.
void closeInOneDimension(PublishedSweptSegments& result, const DrakeSegment& a,
                         const DrakeSegment& b) {
  if (result.kind == DrakeCase::nearlyParallel)
    result.avoided = meetingPoint(startLine(a), startLine(b));
  if (result.avoided) result.spacing = spacingAt(*result.avoided);
  const Vec2 left = turnedLeft(a.ends[1] - a.ends[0]);
  const Vec2 across = dot(b.ends[0] - a.ends[0], left) < 0 ? -left : left;  // from A's line to B's
  const double gap = dot(b.ends[0] - a.ends[0], across);
  const double rateA = dot(a.velocity, across);
  const double rateB = -dot(b.velocity, across);
  const double unit = length(across);
  if (unit > 0) {
    result.gap = gap / unit;
    result.rateA = rateA / unit;
    result.rateB = rateB / unit;
  }
  if (rateA + rateB == 0) {
    result.outcome = gap == 0 ? DrakeOutcome::zeroOverZero : DrakeOutcome::divisionByZero;
    return;
  }
  const double time = gap / (rateA + rateB);
  const auto add = [&](Owner owner, std::size_t end) {
    const bool ofA = owner == Owner::a;
    DrakeCandidate candidate;
    candidate.owner = owner;
    candidate.end = static_cast<int>(end);
    candidate.verdict = DrakeVerdict::notReached;
    candidate.time = time;
    candidate.point = endAt(ofA ? a : b, end, time);
    measure(candidate, ofA ? b : a, time);
    result.candidates.push_back(candidate);
  };
  for (const Owner owner : {Owner::a, Owner::b}) {
    add(owner, 0);
    add(owner, 1);
  }
  takeFirst(result, [](const DrakeCandidate& c) {
    return c.toEnds[0] < c.otherLength && c.toEnds[1] < c.otherLength;
  });
}

/// An edge of a polygon as it moves, by its index.
struct MovingEdge {
  int edge;
  DrakeSegment segment;
  Bounds swept;
};

/// The point of the segment that is nearest to `point` at a time.
Vec2 nearestAt(const DrakeSegment& segment, double time, Vec2 point) {
  const Vec2 start = endAt(segment, 0, time);
  const Vec2 along = segment.ends[1] - segment.ends[0];
  const double square = squaredLength(along);
  if (!(square > 0)) return start;
  return start + std::clamp(dot(point - start, along) / square, 0.0, 1.0) * along;
}

/// Of a collision: the recipe does not ask whether the segments are there.
Vec2 fartherPointOf(const PublishedSweptSegments& result, const DrakeSegment& a,
                    const DrakeSegment& b) {
  const Vec2 ofA = nearestAt(a, *result.time, *result.point);
  const Vec2 ofB = nearestAt(b, *result.time, *result.point);
  return distance(*result.point, ofB) > distance(*result.point, ofA) ? ofB : ofA;
}

/// Two vertices are one segment, more are a closed polygon; edges without length are no segments.
std::vector<MovingEdge> movingEdges(std::span<const Vec2> vertices, Vec2 velocity) {
  std::vector<MovingEdge> edges;
  const std::size_t count = vertices.size() == 2 ? 1 : vertices.size();
  for (std::size_t i = 0; i < count; ++i) {
    const DrakeSegment segment{{vertices[i], vertices[(i + 1) % vertices.size()]}, velocity};
    if (segment.ends[0] == segment.ends[1]) continue;
    edges.push_back({static_cast<int>(i), segment, sweptBox(segment.ends, velocity)});
  }
  return edges;
}

}  // namespace

PublishedSweptSegments sweptSegments(const DrakeSegment& a, const DrakeSegment& b,
                                     const DrakeReading& reading) {
  PublishedSweptSegments result;
  describe(result, a, b, reading);
  result.kind = caseOf(startLine(a), startLine(b), reading.nearParallelSlope);
  if (result.kind == DrakeCase::crossing) {
    followMeetingPoint(result, a, b, reading);
  } else {
    closeInOneDimension(result, a, b);
  }
  if (result.time && result.point) result.fartherPoint = fartherPointOf(result, a, b);
  result.roots = rootsOf(result);
  const double shorter = std::min(lengthOf(a), lengthOf(b));
  result.coarse = result.spacing > kPublishedRounding * shorter;
  return result;
}

PublishedSwept sweptPolygons(std::span<const Vec2> a, Vec2 va, std::span<const Vec2> b, Vec2 vb,
                             RecipeReading reading) {
  const DrakeReading read = readingOf(reading);
  PublishedSwept swept;
  swept.reading = reading;
  if (a.empty() || b.empty()) return swept;
  swept.objectsMeet = boxesMeet(sweptBox(a, va), sweptBox(b, vb));
  const std::vector<MovingEdge> edgesA = movingEdges(a, va);
  const std::vector<MovingEdge> edgesB = movingEdges(b, vb);
  swept.culled = static_cast<int>(edgesA.size() * edgesB.size());
  if (!swept.objectsMeet) return swept;
  for (const MovingEdge& edgeA : edgesA) {
    for (const MovingEdge& edgeB : edgesB) {
      if (!boxesMeet(edgeA.swept, edgeB.swept)) continue;
      --swept.culled;
      const PublishedEdgePair pair{edgeA.edge, edgeB.edge,
                                   sweptSegments(edgeA.segment, edgeB.segment, read)};
      const bool earlier =
          pair.result.time &&
          (swept.chosen < 0 ||
           *pair.result.time < *swept.pairs[static_cast<std::size_t>(swept.chosen)].result.time);
      if (earlier) swept.chosen = static_cast<int>(swept.pairs.size());
      swept.pairs.push_back(pair);
    }
  }
  return swept;
}

}  // namespace sepax::published
