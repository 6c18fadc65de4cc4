#include "app/formats/lists/rows.h"

#include "app/formats/raw_geometry.h"
#include "core/polygon/polygon.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

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

}  // namespace sepax
