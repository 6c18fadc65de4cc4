#include "core/exact/segment.h"

#include "core/exact/predicates.h"

#include <algorithm>
#include <utility>

namespace sepax {

namespace {

/// Order of points along any line, lexicographic.
bool isBefore(Vec2 p, Vec2 q) { return p.x != q.x ? p.x < q.x : p.y < q.y; }

SegmentIntersection atPoint(Vec2 a, Vec2 b, Vec2 c, Vec2 d, Vec2 p) {
  return {SegmentMeeting::point, p, p, placeOn(a, b, p), placeOn(c, d, p)};
}

/// All four points lie on one line.
SegmentIntersection onOneLine(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  Vec2 low = std::max(std::min(a, b, isBefore), std::min(c, d, isBefore), isBefore);
  Vec2 high = std::min(std::max(a, b, isBefore), std::max(c, d, isBefore), isBefore);
  if (isBefore(high, low)) return {};
  if (low == high) return atPoint(a, b, c, d, low);
  if (isBefore(b, a)) std::swap(low, high);
  return {SegmentMeeting::segment, low, high, placeOn(a, b, low), placeOn(c, d, low)};
}

/// Place on ab of its crossing with the line cd, which is not parallel.
double placeOfCrossing(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  return exactQuotient(
      [&](auto lift) { return cross(vectorBetween(lift, a, c), vectorBetween(lift, c, d)); },
      [&](auto lift) { return cross(vectorBetween(lift, a, b), vectorBetween(lift, c, d)); });
}

}  // namespace

double placeOn(Vec2 a, Vec2 b, Vec2 point) {
  if (point == a) return 0;
  if (point == b) return 1;
  return exactQuotient(
      [&](auto lift) { return dot(vectorBetween(lift, a, b), vectorBetween(lift, a, point)); },
      [&](auto lift) { return dot(vectorBetween(lift, a, b), vectorBetween(lift, a, b)); });
}

SegmentIntersection segmentIntersection(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  if (a == b) return onSegment(c, d, a) ? atPoint(a, b, c, d, a) : SegmentIntersection{};
  if (c == d) return onSegment(a, b, c) ? atPoint(a, b, c, d, c) : SegmentIntersection{};
  const int abc = orientation(a, b, c);
  const int abd = orientation(a, b, d);
  if (abc == 0 && abd == 0) return onOneLine(a, b, c, d);
  const int cda = orientation(c, d, a);
  const int cdb = orientation(c, d, b);
  if (abc * abd > 0 || cda * cdb > 0) return {};
  if (abc == 0) return atPoint(a, b, c, d, c);
  if (abd == 0) return atPoint(a, b, c, d, d);
  if (cda == 0) return atPoint(a, b, c, d, a);
  if (cdb == 0) return atPoint(a, b, c, d, b);
  const double t = placeOfCrossing(a, b, c, d);
  const double u = placeOfCrossing(c, d, a, b);
  const Vec2 p = lerp(a, b, t);
  return {SegmentMeeting::point, p, p, t, u};
}

}  // namespace sepax
