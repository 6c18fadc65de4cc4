#include "app/formats/lists/rows.h"

#include "core/polygon/polygon.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>

namespace sepax {

bool areVerticesOfPolygon(const std::vector<double>& numbers) {
  std::vector<Vec2> points;
  for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
    points.push_back({numbers[i], numbers[i + 1]});
  return checkPolygon(points).polygon.has_value();
}

bool goOnInEqualSteps(const std::vector<double>& numbers, std::size_t each) {
  constexpr double kRounding = 1e-12;  // of the numbers themselves
  if (each == 0 || numbers.size() < 2 * each || numbers[0] == numbers[each]) return false;
  const double step = numbers[each] - numbers[0];
  for (std::size_t i = each; i < numbers.size(); i += each) {
    const double off = std::fabs(numbers[i] - numbers[i - each] - step);
    if (off > kRounding * std::max(std::fabs(numbers[i]), std::fabs(numbers[0]))) return false;
  }
  return true;
}

bool mayBeRowsOfPolygons(const std::vector<std::vector<double>>& rows) {
  return rows.size() > 1 && std::ranges::all_of(rows, [](const std::vector<double>& row) {
           return row.size() >= 2 * kFewestVertices && row.size() % 2 == 0;
         });
}

bool areRowsOfPolygons(const std::vector<std::vector<double>>& rows) {
  if (!mayBeRowsOfPolygons(rows) || !std::ranges::all_of(rows, areVerticesOfPolygon)) return false;
  std::vector<double> all;
  for (const std::vector<double>& row : rows) all.insert(all.end(), row.begin(), row.end());
  return !areVerticesOfPolygon(all);
}

std::vector<RawPolygon> closedRings(const RawPolygon& list) {
  constexpr std::size_t kPair = 2;
  const std::vector<double>& all = list.numbers;
  std::vector<RawPolygon> rings;
  constexpr std::size_t kMost = 100;  // more of them are a way that passes its points again
  if (list.arity == Arity::triple || all.size() % kPair != 0) return {};
  const auto at = [&](std::size_t number) {
    return all.begin() + static_cast<std::ptrdiff_t>(number);
  };
  for (std::size_t start = 0; start < all.size();) {
    std::size_t end = start + kPair;
    while (end < all.size() && !std::equal(at(start), at(start + kPair), at(end))) end += kPair;
    if (end >= all.size() || end - start < kFewestVertices * kPair || rings.size() == kMost)
      return {};
    end += kPair;
    rings.push_back(list);
    rings.back().numbers.assign(at(start), at(end));
    start = end;
  }
  const auto isAgain = [&](const RawPolygon& ring) { return ring.numbers == rings[0].numbers; };
  if (std::ranges::all_of(rings, isAgain)) return {};  // or there is one
  return rings;
}

std::vector<RawPolygon> ringsBetweenSigns(const RawPolygon& list) {
  const std::vector<double>& all = list.numbers;
  const std::size_t each = list.arity == Arity::triple ? 3 : 2;
  if (list.arity == Arity::flat || all.size() < 2 * each || all.size() % each != 0) return {};
  const auto at = [&](std::size_t number) {
    return all.begin() + static_cast<std::ptrdiff_t>(number);
  };
  const auto areAlike = [&](std::size_t one, std::size_t other) {
    return std::equal(at(one), at(one + each), at(other));
  };
  const std::size_t sign = all.size() - each;
  if (std::adjacent_find(at(sign), all.end(), std::not_equal_to<>()) != all.end()) return {};
  std::vector<RawPolygon> rings;
  for (std::size_t start = 0, place = 0; place < all.size(); place += each) {
    if (!areAlike(place, sign)) continue;
    if (place - start <= kFewestVertices * each || !areAlike(start, place - each)) return {};
    rings.push_back(list);
    rings.back().numbers.assign(at(start), at(place));
    start = place + each;
  }
  return rings;
}

}  // namespace sepax
