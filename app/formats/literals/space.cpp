#include "app/formats/literals/space.h"

#include "app/scene/json_path.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sepax {

bool liesOnGround(const RawPolygon& polygon) {
  const std::vector<double>& all = polygon.numbers;
  if (polygon.arity != Arity::triple || all.size() < 3 * kFewestVertices) return false;
  for (std::size_t y = 4; y < all.size(); y += 3)
    if (all[y] != all[1]) return false;
  return true;
}

bool liesInSpace(const RawPolygon& polygon) {
  if (polygon.arity != Arity::triple) return false;
  for (std::size_t z = 5; z < polygon.numbers.size(); z += 3)
    if (polygon.numbers[z] != polygon.numbers[2]) return true;
  return false;
}

bool standsUpright(const RawPolygon& polygon) {
  if (polygon.arity != Arity::triple || liesOnGround(polygon)) return false;
  const std::vector<double>& all = polygon.numbers;
  // the top of a prism behind its bottom: the second half has the same x and y
  const std::size_t half = all.size() / 2;
  bool prism = all.size() % 6 == 0 && half >= 3 * kFewestVertices;
  for (std::size_t i = 0; prism && i < half; i += 3)
    prism = all[i] == all[half + i] && all[i + 1] == all[half + i + 1] &&
            all[i + 2] != all[half + i + 2];
  if (prism) return true;
  for (std::size_t i = 3; i + 2 < all.size(); i += 3)
    if (all[i] == all[i - 3] && all[i + 1] == all[i - 2] && all[i + 2] != all[i - 1]) return true;
  return false;
}

std::string uprightError(std::size_t line) {
  return atLine(line) + "points stand above each other in space; project them to x and y first";
}

namespace {

constexpr std::size_t kTriple = 3;  // numbers of a vertex

/// The vector between two vertices, by their numbers.
std::array<double, kTriple> between(const std::vector<double>& all, std::size_t from,
                                    std::size_t to) {
  return {all[to] - all[from], all[to + 1] - all[from + 1], all[to + 2] - all[from + 2]};
}

/// Twice the area vector of the outline (Newell): the normal of the plane that fits it.
std::array<double, kTriple> normalOf(const std::vector<double>& all) {
  std::array<double, kTriple> normal{};
  for (std::size_t i = 2 * kTriple; i + 2 < all.size(); i += kTriple) {
    const auto a = between(all, 0, i - kTriple);
    const auto b = between(all, 0, i);
    normal[0] += a[1] * b[2] - a[2] * b[1];
    normal[1] += a[2] * b[0] - a[0] * b[2];
    normal[2] += a[0] * b[1] - a[1] * b[0];
  }
  return normal;
}

std::size_t differentVertices(const std::vector<double>& all) {
  const bool closed = std::equal(all.begin(), all.begin() + kTriple, all.end() - kTriple);
  return all.size() / kTriple - (closed ? 1 : 0);
}

}  // namespace

bool liesOblique(const RawPolygon& polygon) {
  constexpr std::size_t kFewest = 5;
  constexpr double kShare = 0.01;  // of the range of z: rounded numbers lie beside the plane
  const std::vector<double>& all = polygon.numbers;
  if (!liesInSpace(polygon) || liesOnGround(polygon) || all.size() % kTriple != 0) return false;
  if (differentVertices(all) < kFewest) return false;
  const std::array<double, kTriple> normal = normalOf(all);
  if (normal[2] == 0) return false;
  double beside = 0;  // of the plane, along z
  double least = all[2];
  double most = all[2];
  for (std::size_t i = 0; i < all.size(); i += kTriple) {
    const auto way = between(all, 0, i);
    beside =
        std::max(beside, std::abs((normal[0] * way[0] + normal[1] * way[1]) / normal[2] + way[2]));
    least = std::min(least, all[i + 2]);
    most = std::max(most, all[i + 2]);
  }
  return beside <= kShare * (most - least);
}

bool surroundsPlane(const RawPolygon& polygon) {
  constexpr double kShare = 0.25;  // of the range of x and y: heights of ground are less
  const std::vector<double>& all = polygon.numbers;
  if (!liesInSpace(polygon) || liesOnGround(polygon) || all.size() % kTriple != 0) return false;
  std::array<double, kTriple> least{all[0], all[1], all[2]};
  std::array<double, kTriple> most = least;
  for (std::size_t i = 0; i < all.size(); ++i) {
    least[i % kTriple] = std::min(least[i % kTriple], all[i]);
    most[i % kTriple] = std::max(most[i % kTriple], all[i]);
  }
  const double range = std::max(most[0] - least[0], most[1] - least[1]);
  return least[2] < 0 && most[2] > 0 && most[2] - least[2] > kShare * range;
}

std::string spaceError(const RawPolygon& polygon) {
  if (standsUpright(polygon)) return uprightError(polygon.line);
  if (!liesOblique(polygon)) return {};
  return atLine(polygon.line) +
         "the outline lies in an oblique plane of space; project it to that plane first";
}

}  // namespace sepax
