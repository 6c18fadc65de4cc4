#include "app/formats/lists/rows.h"

#include "app/formats/raw_geometry.h"
#include "core/polygon/polygon.h"

#include <algorithm>
#include <cstddef>

namespace sepax {

bool makePolygon(const std::vector<double>& numbers) {
  std::vector<Vec2> points;
  for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
    points.push_back({numbers[i], numbers[i + 1]});
  return checkPolygon(points).polygon.has_value();
}

bool mayBeRowsOfPolygons(const std::vector<std::vector<double>>& rows) {
  return rows.size() > 1 && std::ranges::all_of(rows, [](const std::vector<double>& row) {
           return row.size() >= 2 * kFewestVertices && row.size() % 2 == 0;
         });
}

bool areRowsOfPolygons(const std::vector<std::vector<double>>& rows) {
  if (!mayBeRowsOfPolygons(rows) || !std::ranges::all_of(rows, makePolygon)) return false;
  std::vector<double> all;
  for (const std::vector<double>& row : rows) all.insert(all.end(), row.begin(), row.end());
  return !makePolygon(all);
}

}  // namespace sepax
