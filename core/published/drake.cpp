#include "core/published/drake.h"

#include "core/evidence/terms.h"
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

void measure(DrakeCandidate& candidate, const DrakeSegment& other) {
  candidate.toEnds = {distance(*candidate.point, endAt(other, 0, *candidate.time)),
                      distance(*candidate.point, endAt(other, 1, *candidate.time))};
  candidate.otherLength = lengthOf(other);
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
  measure(candidate, other);
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
  result.initial =
      meetingPoint(lineThrough(a.ends[0], a.ends[1]), lineThrough(b.ends[0], b.ends[1]), reading);
  result.final = meetingPoint(lineThrough(endAt(a, 0, 1), endAt(a, 1, 1)),
                              lineThrough(endAt(b, 0, 1), endAt(b, 1, 1)), reading);
  if (!result.initial || !result.final) return;
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
  const Vec2 across = turnedLeft(a.ends[1] - a.ends[0]);
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
    measure(candidate, ofA ? b : a);
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

/// The edges of a polygon as moving segments, by index.
DrakeSegment edgeOf(std::span<const Vec2> polygon, std::size_t edge, Vec2 velocity) {
  return {{polygon[edge], polygon[(edge + 1) % polygon.size()]}, velocity};
}

}  // namespace

SlopeLine lineThrough(Vec2 a, Vec2 b) {
  if (a.x == b.x) return {a, std::nullopt};
  return {a, (b.y - a.y) / (b.x - a.x)};
}

std::optional<Vec2> meetingPoint(const SlopeLine& a, const SlopeLine& b,
                                 const DrakeReading& reading) {
  if (a.slope == b.slope) return std::nullopt;
  Vec2 point;
  if (!a.slope || !b.slope) {
    const SlopeLine& vertical = a.slope ? b : a;
    const SlopeLine& sloped = a.slope ? a : b;
    const double x = vertical.point.x - sloped.point.x;
    const double rise = *sloped.slope * x;
    point = {vertical.point.x,
             reading.interceptAsPrinted ? sloped.point.y - rise : sloped.point.y + rise};
  } else {
    const double m1 = *a.slope;
    const double m2 = *b.slope;
    const double x = (m2 * b.point.x - m1 * a.point.x - b.point.y + a.point.y) / (m2 - m1);
    point = {x, m1 * (x - a.point.x) + a.point.y};
  }
  return isFinite(point) ? std::optional(point) : std::nullopt;
}

bool insideByDistances(Vec2 point, Vec2 a, Vec2 b) {
  const double limit = distance(a, b);
  return !(distance(point, a) > limit || distance(point, b) > limit);
}

PublishedSweptSegments sweptSegments(const DrakeSegment& a, const DrakeSegment& b,
                                     const DrakeReading& reading) {
  PublishedSweptSegments result;
  result.kind = caseOf(lineThrough(a.ends[0], a.ends[1]), lineThrough(b.ends[0], b.ends[1]),
                       reading.nearParallelSlope);
  if (result.kind == DrakeCase::crossing) {
    followMeetingPoint(result, a, b, reading);
  } else {
    closeInOneDimension(result, a, b);
  }
  return result;
}

PublishedSwept sweptPolygons(std::span<const Vec2> a, Vec2 va, std::span<const Vec2> b, Vec2 vb,
                             const DrakeReading& reading) {
  PublishedSwept swept;
  if (a.empty() || b.empty()) return swept;
  const bool objectsMeet = boxesMeet(sweptBox(a, va), sweptBox(b, vb));
  for (std::size_t i = 0; i < a.size(); ++i) {
    const DrakeSegment edgeA = edgeOf(a, i, va);
    if (edgeA.ends[0] == edgeA.ends[1]) continue;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const DrakeSegment edgeB = edgeOf(b, j, vb);
      if (edgeB.ends[0] == edgeB.ends[1]) continue;
      if (!objectsMeet || !boxesMeet(sweptBox(edgeA.ends, va), sweptBox(edgeB.ends, vb))) {
        ++swept.culled;
        continue;
      }
      const PublishedEdgePair pair{static_cast<int>(i), static_cast<int>(j),
                                   sweptSegments(edgeA, edgeB, reading)};
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
