#include "app/techniques/sat/paint_map.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/position_map.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/sat/map_cells.h"
#include "app/techniques/sat/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr double kArrowEvery = 44;   ///< logical pixels
constexpr double kArrowLength = 26;  ///< logical pixels
constexpr Paint kOverlapTint{Role::overlap, 0.34};
constexpr Paint kGapTint{Role::gap, 0.13};
constexpr Paint kFaultGround{Role::overlap, 0.2};
constexpr std::array kHatches{Hatch::none, Hatch::forward, Hatch::cross, Hatch::backward};

CellLook verdictLook(const MapCell& cell) {
  if (cell.axis < 0) return {};
  switch (cell.relation) {
    case Relation::overlapping:
      return {kMapOverlap, kOverlapTint};
    case Relation::touching:
      return {};  // all of them lie on the border
    case Relation::disjoint:
      break;
  }
  return {kMapGap, kGapTint};
}

/// Of the colour: stronger where they are deeper.
double strengthOf(int level) { return 0.24 + 0.1 * level; }

int levelOf(const MapCell& cell, double deepest) {
  const double share = deepest > 0 ? cell.depth / deepest : 0;
  return std::clamp(static_cast<int>(share * kMapLevels), 0, kMapLevels - 1);
}

CellLook faultLook(const MapCell& cell) {
  switch (cell.fault) {
    case PushFault::leavesOverlap:
      return {kMapLeaves, {kPublishedRole, 0.85}};
    case PushFault::tooLong:
      return {kMapTooLong, {kPublishedRole, 0.95}, Hatch::forward};
    case PushFault::verdict:
      return {kMapVerdict, {kPublishedRole, 0.95}, Hatch::cross};
    case PushFault::none:
      break;
  }
  return {};
}

/// The sparse arrows of a map of pushes.
void addArrows(Figure& figure, const MapScreen& screen) {
  const MapGrid& grid = screen.map.request.grid;
  const int every =
      std::max(1, static_cast<int>(std::round(kArrowEvery / (grid.step.x * screen.camera.zoom))));
  const PartScope part(figure, kMapPush);
  for (int row = every / 2; row < grid.rows; row += every) {
    for (int column = every / 2; column < grid.columns; column += every) {
      const MapCell& cell = screen.map.cell(column, row);
      if (cell.axis < 0 || cell.relation != Relation::overlapping) continue;
      const Vec2 way = kArrowLength / 2 * Camera::turned(normalized(cell.mtv));
      const Vec2 middle = screen.placeOf(column, row);
      addArrow(figure, Layer::ghost, middle - way, middle + way, {Role::text, 0.85}, 1.6);
    }
  }
}

/// Where such cells lie on the screen: the one nearest to the middle of them all, if any.
std::optional<Vec2> placeAmid(const MapScreen& screen,
                              const std::function<bool(const MapCell&)>& is) {
  const MapGrid& grid = screen.map.request.grid;
  std::vector<Vec2> places;
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column)
      if (is(screen.map.cell(column, row))) places.push_back(screen.placeOf(column, row));
  if (places.empty()) return std::nullopt;
  const Vec2 middle =
      std::accumulate(places.begin(), places.end(), Vec2{}) / static_cast<double>(places.size());
  return *std::ranges::min_element(places, {}, [&](Vec2 p) { return squaredLength(p - middle); });
}

bool isOverlap(const MapCell& cell) {
  return cell.axis >= 0 && cell.relation == Relation::overlapping;
}

/// The name of each axis in the area that it decides.
void addAxisNames(Figure& figure, const Evidence& evidence, const MapScreen& screen) {
  const PositionMap& map = screen.map;
  constexpr double kLeast = 1200;  // logical pixels, below which an area has no room for a name
  const double side = map.stride * screen.camera.zoom;
  const double area = map.request.grid.step.x * map.request.grid.step.y * side * side;
  const PartScope part(figure, kMapAxis);
  for (std::size_t axis = 0; axis < map.totals.deciding.size(); ++axis) {
    if (map.totals.deciding[axis] * area < kLeast) continue;
    const auto place = placeAmid(screen, [&](const MapCell& cell) {
      return isOverlap(cell) && cell.axis == static_cast<int>(axis);
    });
    if (place) addLabel(figure, *place, {}, nameOf(evidence, map.axes[axis]), Role::text, -1);
  }
}

/// Every position has an answer, and so borders that are computed as such hold; else cells show
/// where there is none.
bool isWhole(const PositionMap& map) {
  return std::ranges::none_of(map.cells, [](const MapCell& cell) { return cell.axis < 0; });
}

/// What the two sides of the border mean, at its lowest point, each on its own side or nowhere.
void addSideNames(Figure& figure, const Evidence& evidence, const Camera& camera) {
  if (evidence.mapBorder.empty()) return;
  const std::vector<Vec2> inside = onScreen(evidence.mapBorder, camera);
  const Vec2 lowest = *std::ranges::max_element(inside, {}, &Vec2::y);
  const double w = figure.width;
  const double h = figure.height;
  std::vector<Vec2> outside{{0, 0}, {w, 0}, {w, h}, {0, h}, {0, 0}};  // even-odd, with a bridge
  outside.insert(outside.end(), inside.begin(), inside.end());
  outside.push_back(inside.front());
  const auto add = [&](Part stands, Vec2 way, const char* words, Role role,
                       std::vector<Vec2> side) {
    const PartScope part(figure, stands);
    addLabel(figure, lowest, way, words, role, -1);
    figure.labels.back().home = std::move(side);
    figure.labels.back().also = inside;  // where the lowest point has no room
  };
  add(kMapOverlap, {0, -1}, "overlap", Role::overlap, inside);
  add(kMapGap, {0, 1}, "apart", Role::gap, std::move(outside));
}

/// What is wrong with the published answers, beside where it is.
void addFaultNames(Figure& figure, const MapScreen& screen) {
  struct Named {
    PushFault fault;
    Part part;
    const char* name;
  };
  for (const Named& named : {Named{PushFault::leavesOverlap, kMapLeaves, "leaves an overlap"},
                             Named{PushFault::tooLong, kMapTooLong, "too long"},
                             Named{PushFault::verdict, kMapVerdict, "wrong verdict"}}) {
    const auto place =
        placeAmid(screen, [&](const MapCell& cell) { return cell.fault == named.fault; });
    const PartScope part(figure, named.part);
    if (place)
      addLabel(figure, *place, {0, 1}, std::string("published: ") + named.name, kPublishedRole, 14);
  }
}

void addBorder(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const PartScope part(figure, kMapBorder);
  figure.add(
      Stroke{Layer::ghost, onScreen(evidence.mapBorder, camera), true, {Role::text, 0.85}, 1.8});
}

void addPlace(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const Vec2 place = camera.toScreen(a.centroid);
  const PartScope part(figure, kMapPlace);
  figure.add(Dot{Layer::handle, place, 8, {Role::ground, 0.5}, {Role::a, 1}, 2.6});
  addLabel(figure, place, {0.3, 1}, bodyName(evidence, evidence.a) + " stands here", Role::a, 8);
}

void addSectionLine(Figure& figure, const MapSubject& subject, const ViewState& view) {
  if (!view.options[kMapSection]) return;
  const double y = view.options[kMapLine];
  const double screenY = view.camera.toScreen({0, y + subject.middleA.y}).y;
  if (screenY < 0 || screenY > figure.height) return;
  const PartScope part(figure, kMapLinePart);
  const bool hot = view.hovered.kind == Target::Kind::mapLine;
  figure.add(Stroke{Layer::evidence,
                    {{0, screenY}, {figure.width, screenY}},
                    false,
                    {Role::accent, hot ? 1 : 0.85},
                    hot ? 2.6 : 1.8,
                    {9, 5},
                    Cap::butt});
  addLabel(figure, {figure.width - 80, screenY}, {0, -1}, "section y = " + number(y, 2),
           Role::accent, 7);
}

void addMarks(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const SatEvidence& sat = *evidence.sat;
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  addBorder(figure, evidence, view.camera);
  addPlace(figure, evidence, view.camera);
  addSectionLine(figure, *evidence.mapSubject, view);
  if (sat.relation != Relation::overlapping) return;
  const PartScope part(figure, Part::push);
  const Vec2 from = view.camera.toScreen(a.centroid);
  addArrow(figure, Layer::handle, from, view.camera.toScreen(a.centroid + sat.mtv),
           {Role::result, 1}, 4);
  if (view.options[kMap] != MapKind::disagreement || !evidence.publishedRest ||
      evidence.publishedRest->fault == PushFault::none)
    return;  // a right push would hide the exact one
  const PartScope published(figure, kMapPublished);
  addArrow(figure, Layer::handle, from,
           view.camera.toScreen(a.centroid + evidence.publishedRest->mtv), {kPublishedRole, 1}, 3,
           kPublishedDash);
}

}  // namespace

std::vector<AxisLook> axisLooks(const Evidence& evidence, const PositionMap& map) {
  constexpr int kHues = static_cast<int>(Role::hue7) - static_cast<int>(Role::hue0) + 1;
  std::vector<double> angles(map.axes.size(), 0);
  for (std::size_t i = 0; i < map.axes.size(); ++i) {
    const auto axis = std::ranges::find(evidence.sat->axes, map.axes[i], &SatAxis::name);
    if (axis != evidence.sat->axes.end()) angles[i] = std::atan2(axis->normal.y, axis->normal.x);
  }
  std::vector<std::size_t> order(map.axes.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return angles[i]; });
  // The last one stands beside the first.
  const auto choice = [&](std::size_t rank, std::size_t count) {
    const bool clash = rank > 0 && rank + 1 == order.size() && rank % count == 0;
    return clash ? count / 2 : rank % count;
  };
  std::vector<AxisLook> looks(map.axes.size());
  for (std::size_t rank = 0; rank < order.size(); ++rank)
    looks[order[rank]] = {
        static_cast<Role>(static_cast<std::size_t>(Role::hue0) + choice(rank, std::size_t{kHues})),
        kHatches[choice(rank, kHatches.size())]};
  return looks;
}

namespace {

/// The border parts both sides exactly, where cells would be stairs; what has no answer is blank.
void addVerdicts(Figure& figure, const Evidence& evidence, const MapScreen& screen) {
  if (isWhole(screen.map) && !evidence.mapBorder.empty()) {
    const std::vector<Vec2> inside = onScreen(evidence.mapBorder, screen.camera);
    const double w = figure.width;
    const double h = figure.height;
    figure.add(Fill{Layer::grid, {{0, 0}, {w, 0}, {w, h}, {0, h}}, kGapTint, Hatch::none, kMapGap});
    figure.add(Fill{Layer::grid, inside, kOverlapTint, Hatch::none, kMapOverlap});
    if (figure.inGrey)
      figure.add(Fill{Layer::grid, inside, {Role::overlap, 0.5}, Hatch::cross, kMapOverlap});
  } else {
    addMapCells(figure, screen, verdictLook);
  }
  addSideNames(figure, evidence, screen.camera);
}

/// Areas of one axis each, their levels of depth and the lines between them.
void addRegions(Figure& figure, const Evidence& evidence, const Camera& camera,
                const std::vector<AxisLook>& looks) {
  const PartScope part(figure, kMapAxis);
  for (const MapRegion& region : evidence.mapRegions) {
    const AxisLook& look = looks[static_cast<std::size_t>(region.axis)];
    for (std::size_t level = 0; level < region.bands.size(); ++level)
      if (!region.bands[level].empty())
        figure.add(Fill{Layer::grid,
                        onScreen(region.bands[level], camera),
                        {look.role, strengthOf(static_cast<int>(level))}});
    const std::vector<Vec2> outline = onScreen(region.outline, camera);
    if (figure.inGrey && look.hatch != Hatch::none)
      figure.add(Fill{Layer::grid, outline, {look.role, 0.7}, look.hatch});
    figure.add(Stroke{Layer::grid, outline, true, {Role::ground, 0.8}, 1.2});
  }
}

void addAxisCells(Figure& figure, const MapScreen& screen, const std::vector<AxisLook>& looks) {
  const auto lookOf = [&](const MapCell& cell) {
    return looks[static_cast<std::size_t>(cell.axis)];
  };
  addMapCells(figure, screen, [&](const MapCell& cell) {
    if (!isOverlap(cell)) return CellLook{};
    const int level = levelOf(cell, screen.map.totals.deepest);
    return CellLook{kMapAxis, {lookOf(cell).role, strengthOf(level)}};
  });
  if (figure.inGrey)
    addMapCells(figure, screen, [&](const MapCell& cell) {
      if (!isOverlap(cell) || lookOf(cell).hatch == Hatch::none) return CellLook{};
      return CellLook{kMapAxis, {lookOf(cell).role, 0.7}, lookOf(cell).hatch};
    });
}

void addPushes(Figure& figure, const Evidence& evidence, const MapScreen& screen) {
  const std::vector<AxisLook> looks = axisLooks(evidence, screen.map);
  if (isWhole(screen.map) && !evidence.mapRegions.empty())
    addRegions(figure, evidence, screen.camera, looks);
  else
    addAxisCells(figure, screen, looks);
  addArrows(figure, screen);
  addAxisNames(figure, evidence, screen);
}

void addFaults(Figure& figure, const Evidence& evidence, const MapScreen& screen) {
  if (isWhole(screen.map) && !evidence.mapBorder.empty())
    figure.add(Fill{Layer::grid, onScreen(evidence.mapBorder, screen.camera), kFaultGround,
                    Hatch::none, kMapOverlap});
  else
    addMapCells(figure, screen, [](const MapCell& cell) {
      return isOverlap(cell) ? CellLook{kMapOverlap, kFaultGround} : CellLook{};
    });
  addMapCells(figure, screen, [](const MapCell& cell) {
    const CellLook look = faultLook(cell);
    return look.hatch == Hatch::none ? CellLook{} : CellLook{look.part, {look.paint.role, 0.2}};
  });
  addMapCells(figure, screen, faultLook);
  addFaultNames(figure, screen);
}

}  // namespace

void addMap(Figure& figure, const Evidence& evidence, const ViewState& view) {
  if (!evidence.sat || !evidence.mapSubject) return;
  if (const PositionMap* map = shownMap(evidence)) {
    const MapScreen screen{*map, view.camera};
    switch (view.options[kMap]) {
      case MapKind::verdict:
        addVerdicts(figure, evidence, screen);
        break;
      case MapKind::push:
        addPushes(figure, evidence, screen);
        break;
      case MapKind::disagreement:
        addFaults(figure, evidence, screen);
        break;
      case MapKind::off:
        break;
    }
  }
  addMarks(figure, evidence, view);
}

}  // namespace sepax
