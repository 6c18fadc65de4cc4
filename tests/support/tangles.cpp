#include "tests/support/tangles.h"

#include "tests/support/concave_shapes.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax::test {

namespace {

using Points = std::vector<Vec2>;

std::ptrdiff_t someIndex(Random& random, const Points& points) {
  return random.integer(0, static_cast<int>(points.size()) - 1);
}

Points tangle(Random& random, Kind kind) {
  Points points;
  const int count = random.integer(3, 12);
  for (int i = 0; i < count; ++i) points.push_back(vectorWithin(random, kind, 5));
  return points;
}

void addRepeat(Random& random, Points& points) {
  const std::ptrdiff_t i = someIndex(random, points);
  points.insert(points.begin() + i, points[static_cast<std::size_t>(i)]);
}

void addBetween(Random& random, Points& points) {
  const std::ptrdiff_t i = someIndex(random, points);
  const Vec2 next = points[static_cast<std::size_t>(i + 1) % points.size()];
  points.insert(points.begin() + i + 1, (points[static_cast<std::size_t>(i)] + next) / 2);
}

/// Out along the last edge and back.
void addSpike(Random& random, Points& points) {
  const std::ptrdiff_t i = someIndex(random, points);
  const Vec2 here = points[static_cast<std::size_t>(i)];
  const Vec2 next = points[static_cast<std::size_t>(i + 1) % points.size()];
  points.insert(points.begin() + i + 1, next + (next - here));
}

void addNeighbour(Random& random, Points& points) {
  const std::ptrdiff_t i = someIndex(random, points);
  const Vec2 by{random.uniform(-1e-5, 1e-5), random.uniform(-1e-5, 1e-5)};
  points.insert(points.begin() + i, points[static_cast<std::size_t>(i)] + by);
}

double heightAt(Vec2 p, Vec2 q, double x) { return p.y + (x - p.x) / (q.x - p.x) * (q.y - p.y); }

/// All x at which the picture of the list changes.
std::vector<double> stripEnds(const Points& list) {
  std::vector<double> ends;
  const std::size_t n = list.size();
  for (std::size_t i = 0; i < n; ++i) {
    ends.push_back(list[i].x);
    const Vec2 way = list[(i + 1) % n] - list[i];
    for (std::size_t j = i + 1; j < n; ++j) {
      const Vec2 other = list[(j + 1) % n] - list[j];
      const double area = cross(way, other);
      if (area == 0) continue;
      const double t = cross(list[j] - list[i], other) / area;
      if (t > 0 && t < 1) ends.push_back(list[i].x + t * way.x);
    }
  }
  std::sort(ends.begin(), ends.end());
  return ends;
}

}  // namespace

std::vector<Vec2> brokenShape(Random& random, Kind kind) {
  Points points = random.integer(0, 2) == 0 ? simpleShape(random, kind, {}) : tangle(random, kind);
  constexpr void (*kSpoil[])(Random&, Points&) = {addRepeat, addBetween, addSpike, addNeighbour};
  for (int count = random.integer(-2, 2); count > 0; --count)
    kSpoil[random.integer(0, 3)](random, points);
  return points;
}

double evenOddArea(const Points& list) {
  const std::vector<double> ends = stripEnds(list);
  double area = 0;
  for (std::size_t s = 0; s + 1 < ends.size(); ++s) {
    const double x = (ends[s] + ends[s + 1]) / 2;
    std::vector<double> heights;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Vec2 p = list[i], q = list[(i + 1) % list.size()];
      if ((p.x > x) != (q.x > x)) heights.push_back(heightAt(p, q, x));
    }
    std::sort(heights.begin(), heights.end());
    for (std::size_t k = 0; k + 1 < heights.size(); k += 2)
      area += (heights[k + 1] - heights[k]) * (ends[s + 1] - ends[s]);
  }
  return area;
}

bool insideEvenOdd(const Points& list, Vec2 point) {
  bool inside = false;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Vec2 p = list[i], q = list[(i + 1) % list.size()];
    if ((p.y > point.y) == (q.y > point.y)) continue;
    const double x = p.x + (point.y - p.y) / (q.y - p.y) * (q.x - p.x);
    if (x > point.x) inside = !inside;
  }
  return inside;
}

std::string listText(const Points& list) {
  std::string text = "[";
  for (const Vec2 p : list) text += fmt::format("{}[{},{}]", text.size() > 1 ? "," : "", p.x, p.y);
  return text + "]";
}

}  // namespace sepax::test
