#include "app/scene/scene_check.h"

#include "app/scene/json_path.h"
#include "core/polygon/polygon.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace sepax {

namespace {

Problem coordinateProblem(double value) {
  if (!std::isfinite(value))
    return {"not a finite number; write a finite one", DefectKind::nonFinite};
  if (std::abs(value) <= kMaxCoordinate) return {};
  return fmt::format("{} is beyond 2^40 ({:.0f}) in size; use smaller units", value,
                     kMaxCoordinate);
}

Problem numberProblem(const std::string& path, double value) {
  Problem problem = coordinateProblem(value);
  return problem.empty() ? problem : prefixed(path + ": ", std::move(problem));
}

Problem pointProblem(const std::string& path, Vec2 point) {
  Problem x = numberProblem(path + "[0]", point.x);
  return x.empty() ? numberProblem(path + "[1]", point.y) : x;
}

/// Of a point or a segment, which has exactly so many vertices, or of an outline.
Problem countProblem(const std::string& path, BodyKind kind, std::size_t count) {
  const auto fewest = static_cast<std::size_t>(fewestVertices(kind));
  const std::string found =
      fmt::format("{}: {} {}", path, count, count == 1 ? "vertex" : "vertices");
  if (kind == BodyKind::polygon) {
    if (count >= fewest) return {};
    return {found + "; a polygon needs at least three", DefectKind::tooFewVertices};
  }
  if (count == fewest) return {};
  return fmt::format("{}; a {} has exactly {}", found, nameOf(kind),
                     kind == BodyKind::point ? "one" : "two");
}

/// Vertices in one place are a defect that the doctor explains.
Problem sizeProblem(const std::string& path, std::span<const Vec2> vertices) {
  const Bounds box = boundsOf(vertices);
  const double size = std::max(box.max.x - box.min.x, box.max.y - box.min.y);
  if (size == 0 || size >= kMinBodySize) return {};
  return fmt::format(
      "{}: only {:.3g} wide and high, below the limit of 2^-80 ({:.2g}); use larger "
      "units",
      path, size, kMinBodySize);
}

Problem verticesProblem(const std::string& path, BodyKind kind, std::span<const Vec2> vertices) {
  if (Problem problem = countProblem(path, kind, vertices.size()); !problem.empty()) return problem;
  for (std::size_t i = 0; i < vertices.size(); ++i)
    // The path is built for the faulty vertex only: there may be a million of them.
    if (!coordinateProblem(vertices[i].x).empty() || !coordinateProblem(vertices[i].y).empty())
      return pointProblem(joinIndex(path, i), vertices[i]);
  return sizeProblem(path, vertices);
}

/// Of the vertices, or of those of every part.
Problem shapeProblem(const std::string& path, const Body& body) {
  const Form& form = body.form;
  if (form.parts.empty()) return verticesProblem(path + ".vertices", form.kind, body.vertices);
  if (isThin(form))
    return fmt::format("{}.parts: a {} has no parts; keep its vertices alone", path,
                       nameOf(form.kind));
  if (form.parts.size() > kMaxParts)
    return fmt::format("{}.parts: {} parts; a body holds at most {}", path, form.parts.size(),
                       kMaxParts);
  std::size_t part = 0;
  for (const OutlineRange outline : outlinesOf(form, body.vertices.size())) {
    Problem problem = verticesProblem(joinIndex(path + ".parts", part++), form.kind,
                                      sliceOf(body.vertices, outline));
    if (!problem.empty()) return problem;
  }
  return {};
}

Problem bodyProblem(const std::string& path, const Body& body) {
  if (body.name.empty()) return path + ".name: empty; give the body a name";
  for (const Problem& problem :
       {shapeProblem(path, body), pointProblem(path + ".position", body.position),
        numberProblem(path + ".angle", body.angle), pointProblem(path + ".velocity", body.velocity),
        numberProblem(path + ".spin", body.spin)})
    if (!problem.empty()) return problem;
  return {};
}

std::string namesProblem(const std::vector<Body>& bodies) {
  std::map<std::string_view, std::size_t> owners;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const auto [owner, isNew] = owners.emplace(bodies[i].name, i);
    if (!isNew)
      return fmt::format("bodies[{}].name: {} is already the name of bodies[{}]; names must differ",
                         i, inQuotes(bodies[i].name), owner->second);
  }
  return {};
}

Problem bodiesProblem(const std::vector<Body>& bodies) {
  if (bodies.size() > kMaxBodies)
    return fmt::format("bodies: {} bodies; a scene holds at most {}", bodies.size(), kMaxBodies);
  std::size_t vertices = 0;
  for (const Body& body : bodies) vertices += body.vertices.size();
  if (vertices > kMaxVertices)
    return fmt::format("bodies: {} vertices in all; a scene holds at most {}", vertices,
                       kMaxVertices);
  for (std::size_t i = 0; i < bodies.size(); ++i)
    if (auto problem = bodyProblem(joinIndex("bodies", i), bodies[i]); !problem.empty())
      return problem;
  return namesProblem(bodies);
}

std::string pairProblem(const Scene& scene) {
  if (!scene.pair) return {};
  for (std::size_t i = 0; i < 2; ++i)
    if (findBody(scene, (*scene.pair)[i]) < 0)
      return fmt::format("pair[{}]: there is no body named {}; use the name of a body", i,
                         inQuotes((*scene.pair)[i]));
  if ((*scene.pair)[0] == (*scene.pair)[1])
    return fmt::format("pair[1]: {} is named twice; a pair needs two bodies",
                       inQuotes((*scene.pair)[1]));
  return {};
}

std::string rowProblem(const std::string& path, const std::string& row, int size) {
  for (const char c : row)
    if (c != '.' && c != '#')
      return path + ": " + inQuotes(row) + " holds something else than . (empty) and # (solid)";
  if (row.size() > static_cast<std::size_t>(size))
    return fmt::format("{}: {} pixels; a row holds at most tiles.size = {}", path, row.size(),
                       size);
  return {};
}

std::string paletteProblem(const TileMap& tiles) {
  for (std::size_t i = 0; i < tiles.palette.size(); ++i) {
    const std::string path = joinIndex("tiles.palette", i);
    const auto& rows = tiles.palette[i];
    if (rows.size() > static_cast<std::size_t>(tiles.size))
      return fmt::format("{}: {} rows; a tile holds at most tiles.size = {}", path, rows.size(),
                         tiles.size);
    for (std::size_t k = 0; k < rows.size(); ++k)
      if (auto problem = rowProblem(joinIndex(path, k), rows[k], tiles.size); !problem.empty())
        return problem;
  }
  return {};
}

std::string cellProblem(const std::string& path, const TileCell& cell, const TileMap& tiles) {
  if (cell.column < 0 || cell.column >= tiles.columns)
    return fmt::format("{}.at[0]: column {} is outside the map of {} columns (the first is 0)",
                       path, cell.column, tiles.columns);
  if (cell.row < 0 || cell.row >= tiles.rows)
    return fmt::format("{}.at[1]: row {} is outside the map of {} rows (the first is 0)", path,
                       cell.row, tiles.rows);
  if (cell.tile < 0 || static_cast<std::size_t>(cell.tile) >= tiles.palette.size())
    return fmt::format("{}.tile: there is no tile {}; the palette has {} (the first is 0)", path,
                       cell.tile, tiles.palette.size());
  return {};
}

std::string cellsProblem(const TileMap& tiles) {
  std::map<std::pair<int, int>, std::size_t> owners;
  for (std::size_t i = 0; i < tiles.cells.size(); ++i) {
    const TileCell& cell = tiles.cells[i];
    const std::string path = joinIndex("tiles.cells", i);
    if (auto problem = cellProblem(path, cell, tiles); !problem.empty()) return problem;
    const auto [owner, isNew] = owners.emplace(std::pair{cell.column, cell.row}, i);
    if (!isNew)
      return fmt::format("{}.at: cell [{}, {}] is already given by tiles.cells[{}]; keep one", path,
                         cell.column, cell.row, owner->second);
  }
  return {};
}

std::string tilesProblem(const TileMap& tiles) {
  if (tiles.size < 1 || static_cast<std::size_t>(tiles.size) > kMaxTileSize)
    return fmt::format("tiles.size: {} is not between 1 and {} pixels", tiles.size, kMaxTileSize);
  if (tiles.columns < 0) return "tiles.columns: negative; write the number of columns";
  if (tiles.rows < 0) return "tiles.rows: negative; write the number of rows";
  const auto columns = static_cast<std::size_t>(tiles.columns);
  const auto rows = static_cast<std::size_t>(tiles.rows);
  if (columns > kMaxTileCells || rows > kMaxTileCells || columns * rows > kMaxTileCells)
    return fmt::format("tiles: {} x {} cells; a map holds at most {}", columns, rows,
                       kMaxTileCells);
  const std::string palette = paletteProblem(tiles);
  return palette.empty() ? cellsProblem(tiles) : palette;
}

Problem rayProblem(const Ray& ray) {
  for (const Problem& problem :
       {pointProblem("ray.origin", ray.origin), pointProblem("ray.direction", ray.direction),
        numberProblem("ray.length", ray.length)})
    if (!problem.empty()) return problem;
  if (ray.length < 0) return "ray.length: negative; write 0 or more pixels";
  return {};
}

Problem viewProblem(const View& view) {
  if (auto problem = pointProblem("view.center", view.center); !problem.empty()) return problem;
  if (view.zoom >= kSmallestViewZoom && view.zoom <= kLargestViewZoom) return {};
  return fmt::format("view.zoom: {} is not between {} and {} pixels per unit", view.zoom,
                     kSmallestViewZoom, kLargestViewZoom);
}

Problem showingProblem(const Showing& showing) {
  if (showing.step && *showing.step < 0)
    return fmt::format("view.step: {} is negative; the first step is 0", *showing.step);
  if (showing.time && !(*showing.time >= 0 && *showing.time <= 1))
    return fmt::format("view.time: {} is not between 0 and 1", *showing.time);
  return {};
}

std::string techniqueProblem(const std::string& technique) {
  if (std::ranges::find(kTechniqueIds, technique) != kTechniqueIds.end()) return {};
  std::vector<std::string_view> known;
  for (const std::string_view id : kTechniqueIds)
    if (std::ranges::count(kReservedTechniqueIds, id) == 0) known.push_back(id);
  return fmt::format("technique: {} is unknown; known: {}", inQuotes(technique),
                     fmt::join(known, ", "));
}

}  // namespace

Problem problemOf(const Scene& scene) {
  for (const Problem& problem : {Problem(techniqueProblem(scene.technique)),
                                 bodiesProblem(scene.bodies), Problem(pairProblem(scene))})
    if (!problem.empty()) return problem;
  Problem problem = scene.tiles ? Problem(tilesProblem(*scene.tiles)) : Problem();
  if (problem.empty() && scene.ray) problem = rayProblem(*scene.ray);
  if (problem.empty() && scene.view) problem = viewProblem(*scene.view);
  if (problem.empty()) problem = showingProblem(scene.showing);
  return problem;
}

std::string sceneProblem(const Scene& scene) { return problemOf(scene).sentence; }

}  // namespace sepax
