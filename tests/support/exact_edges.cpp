#include "tests/support/exact_edges.h"

#include <algorithm>

namespace sepax::test {

namespace {

ExactEdge edgeOf(const std::vector<WidePoint>& points, int edge) {
  const auto i = static_cast<std::size_t>(edge);
  return {points[i], points[(i + 1) % points.size()]};
}

bool inUnit(Fraction value) { return value.numerator >= 0 && value.numerator <= value.denominator; }

/// The point moves along the line of the edge, or not at all.
ExactEnd slidingEnd(WidePoint point, const ExactEdge& other, WidePoint velocity) {
  ExactEnd end;
  const Wide square = dot(other.along(), other.along());
  const Wide place = dot(other.along(), point - other.start);
  const bool onLine = cross(other.along(), point - other.start) == 0;
  end.place = {place, square};
  if (onLine && inUnit(end.place)) {
    end.time = Fraction{0, 1};
    return end;
  }
  end.rests = velocity == WidePoint{};
  if (end.rests || !onLine) return end;
  const Wide speed = dot(other.along(), velocity);
  const Fraction toStart = fraction(-place, speed);
  const Fraction toEnd = fraction(square - place, speed);
  const bool ahead = toStart.numerator > 0;
  const bool startNearer = (compare(toStart, toEnd) < 0) == ahead;
  end.time = startNearer ? toStart : toEnd;
  end.place = startNearer ? Fraction{0, 1} : Fraction{1, 1};
  return end;
}

ExactEnd endOf(WidePoint point, const ExactEdge& other, WidePoint velocity) {
  const Wide speed = cross(other.along(), velocity);
  if (speed == 0) return slidingEnd(point, other, velocity);
  ExactEnd end;
  end.time = fraction(cross(other.along(), other.start - point), speed);
  // start + u * along = point + t * velocity
  end.place = fraction(cross(velocity, other.start - point), speed);
  return end;
}

/// Both move by their velocity until a time; places are then times its denominator.
ExactEdge movedTo(const ExactEdge& line, WidePoint velocity, Fraction time) {
  const auto moved = [&](WidePoint p) {
    return WidePoint{p.x * time.denominator + velocity.x * time.numerator,
                     p.y * time.denominator + velocity.y * time.numerator};
  };
  return {moved(line.start), moved(line.end)};
}

bool sharesPiece(const ExactEdge& a, const ExactEdge& b) {
  const WidePoint along = a.along();
  if (cross(along, b.along()) != 0 || cross(along, b.start - a.start) != 0) return false;
  const auto place = [&](WidePoint p) { return dot(along, p - a.start); };
  const Wide low = std::max<Wide>(0, std::min(place(b.start), place(b.end)));
  const Wide high = std::min(dot(along, along), std::max(place(b.start), place(b.end)));
  return low < high;
}

bool meetNow(const ExactEdge& a, const ExactEdge& b) {
  const auto side = [](const ExactEdge& line, WidePoint p) {
    return signOf(cross(line.along(), p - line.start));
  };
  const auto holds = [&](const ExactEdge& line, WidePoint p) {
    const Wide place = dot(line.along(), p - line.start);
    return side(line, p) == 0 && place >= 0 && place <= dot(line.along(), line.along());
  };
  if (side(a, b.start) * side(a, b.end) < 0 && side(b, a.start) * side(b, a.end) < 0) return true;
  return holds(a, b.start) || holds(a, b.end) || holds(b, a.start) || holds(b, a.end);
}

}  // namespace

bool ExactEnd::onTime() const { return time && inUnit(*time); }

bool ExactEnd::onEdge() const { return inUnit(place); }

ExactEdgePair exactPair(const ExactCase& pair, int edgeA, int edgeB) {
  const ExactEdge a = edgeOf(pair.a, edgeA);
  const ExactEdge b = edgeOf(pair.b, edgeB);
  // Times are steps: velocities have the unit of the coordinates.
  const WidePoint ofA = pair.velocityA - pair.velocityB;
  const WidePoint ofB = pair.velocityB - pair.velocityA;
  ExactEdgePair exact;
  exact.ends = {endOf(a.start, b, ofA), endOf(a.end, b, ofA), endOf(b.start, a, ofB),
                endOf(b.end, a, ofB)};
  exact.parallel = cross(a.along(), b.along()) == 0;
  exact.bothSlide = cross(a.along(), pair.velocityA) == 0 && cross(b.along(), pair.velocityB) == 0;
  exact.initial = meetNow(a, b);
  for (const ExactEnd& end : exact.ends) {
    if (!end.onTime() || !end.onEdge()) continue;
    if (!exact.first || compare(*end.time, *exact.first) < 0) exact.first = end.time;
  }
  if (exact.initial) exact.first = Fraction{0, 1};
  if (exact.first) {
    exact.alongPiece = sharesPiece(movedTo(a, pair.velocityA, *exact.first),
                                   movedTo(b, pair.velocityB, *exact.first));
  }
  return exact;
}

std::optional<Fraction> firstContact(const ExactCase& pair) {
  std::optional<Fraction> first;
  const auto hasLength = [](const std::vector<WidePoint>& points, int edge) {
    return edgeOf(points, edge).along() != WidePoint{};
  };
  for (int i = 0; i < static_cast<int>(pair.a.size()); ++i) {
    for (int k = 0; k < static_cast<int>(pair.b.size()); ++k) {
      if (!hasLength(pair.a, i) || !hasLength(pair.b, k)) continue;
      const ExactEdgePair exact = exactPair(pair, i, k);
      if (exact.first && (!first || compare(*exact.first, *first) < 0)) first = exact.first;
    }
  }
  return first;
}

ExactEdge edgeAt(const std::vector<WidePoint>& points, WidePoint velocity, int edge, int parts) {
  const auto scaled = [&](WidePoint p) {
    return WidePoint{kTimeParts * p.x + parts * velocity.x, kTimeParts * p.y + parts * velocity.y};
  };
  const ExactEdge resting = edgeOf(points, edge);
  return {scaled(resting.start), scaled(resting.end)};
}

int sideOfMeeting(const ExactEdge& own, const ExactEdge& other) {
  const Wide along = cross(own.along(), other.along());
  const Wide place = cross(other.start - own.start, other.along());
  if (signOf(place) * signOf(along) < 0) return -1;
  return signOf(place - along) * signOf(along) > 0 ? 1 : 0;
}

}  // namespace sepax::test
