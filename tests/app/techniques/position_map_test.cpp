#include "app/techniques/contract/position_map.h"
#include "app/figure/label_space.h"
#include "app/figure/nearest.h"
#include "app/scene/edits/edits.h"
#include "app/techniques/contract/analyze_map.h"
#include "app/techniques/contract/legend.h"
#include "app/techniques/contract/paint_words.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/paint_map.h"
#include "app/techniques/sat/sat.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

using namespace sepax;
using namespace sepax::test;

// Maps over all positions of A, from the view that asks for one to the picture.

namespace {

/// A scene with its map, whole.
struct Mapped {
  Scene scene;
  ViewState view;
  Evidence evidence;

  Mapped(Scene shown, MapKind kind, double zoom = 40) : scene(std::move(shown)) {
    view = viewAt(scene.technique, -1);
    view.camera = {{0, 0}, zoom, 360, 240};
    view.options.set(kMap, kind);
    evidence =
        withMap(techniques(), analyze(techniques(), scene, optionsFrom(techniques(), view)), view);
  }
  [[nodiscard]] const PositionMap& map() const { return *evidence.map; }
  [[nodiscard]] Figure figure() const { return paint(techniques(), evidence, view); }
};

std::set<Part> partsIn(const Figure& figure) {
  std::set<Part> parts;
  for (const Item& item : figure.items) parts.insert(partOf(item));
  return parts;
}

Scene pentagons() { return builtin("two-pentagons"); }

/// A box that is a little one inside a triangle, where the published push errs.
Scene boxInTriangle() {
  Scene scene = boxes({0, 0}, {});
  scene.bodies[1].vertices = {{0, 0}, {4, 1}, {0, 6}};
  scene.bodies[0].position = {1, 1};
  return scene;
}

/// What the technique says of the scene with A at a position.
Evidence at(const Mapped& mapped, Vec2 position) {
  const Scene moved = withPosition(mapped.scene, mapped.evidence.a, position);
  return analyze(techniques(), moved, optionsFrom(techniques(), mapped.view));
}

}  // namespace

TEST_CASE("a map has at each position what the technique says and accuses there") {
  int accused = 0;
  for (const Scene& scene : {pentagons(), boxInTriangle()}) {
    const Mapped mapped(scene, MapKind::disagreement, 30);
    const MapGrid& grid = mapped.map().request.grid;
    REQUIRE(mapped.map().stride == 1);
    for (int row = 0; row < grid.rows; row += 3) {
      for (int column = 0; column < grid.columns; column += 2) {
        const Evidence there = at(mapped, grid.at(column, row));
        const MapCell& cell = mapped.map().cell(column, row);
        REQUIRE(there.sat);
        CHECK(cell.relation == there.sat->relation);
        CHECK(cell.depth == there.sat->depth);
        CHECK(cell.mtv == there.sat->mtv);
        CHECK(mapped.map().axes[static_cast<std::size_t>(cell.axis)] ==
              there.sat->axes[static_cast<std::size_t>(there.sat->chosen)].name);
        CHECK(cell.fault == there.publishedRest->fault);
        if (cell.fault != PushFault::none) ++accused;
      }
    }
  }
  CHECK(accused > 0);
}

TEST_CASE("where A stands is nothing to its map, where it turns or B moves is") {
  const Mapped mapped(pentagons(), MapKind::push);
  CHECK(at(mapped, {3.5, -2}).mapSubject == mapped.evidence.mapSubject);
  Scene turned = mapped.scene;
  turned.bodies[0].angle += 10;
  CHECK(Mapped(turned, MapKind::push).evidence.mapSubject != mapped.evidence.mapSubject);
  Evidence moved = mapped.evidence;
  moved.mapSubject->worldB[0].x += 1;
  CHECK(shownMap(mapped.evidence) != nullptr);
  CHECK(shownMap(moved) == nullptr);
}

TEST_CASE("with its middle on the border of a map A touches B, a little within they overlap") {
  for (Scene scene : {boxes({0, 0}, {}), boxInTriangle()}) {  // touch exactly at whole places
    const Mapped mapped(std::move(scene), MapKind::verdict);
    const std::vector<Vec2>& border = mapped.evidence.mapBorder;
    const Vec2 middle = mapped.evidence.mapSubject->middleA;
    REQUIRE(border.size() > 3);
    Vec2 inner;
    for (const Vec2 place : border) inner += place / static_cast<double>(border.size());
    for (std::size_t i = 0; i < border.size(); ++i) {
      const Vec2 corner = border[i];
      const Vec2 side = 0.5 * (corner + border[(i + 1) % border.size()]);
      for (const Vec2 place : {corner, side}) {
        CHECK(at(mapped, place - middle).sat->relation == Relation::touching);
        const Vec2 within = place + 0.01 * (inner - place);
        const Vec2 beyond = place - 0.01 * (inner - place);
        CHECK(at(mapped, within - middle).sat->relation == Relation::overlapping);
        CHECK(at(mapped, beyond - middle).sat->relation == Relation::disjoint);
      }
    }
  }
}

TEST_CASE("a map of very many sides is drawn by cells, one of many by regions") {
  for (const auto& [count, whole] : {std::pair(100, true), std::pair(260, false)}) {
    CAPTURE(count);
    Scene scene = pentagons();
    for (std::size_t body = 0; body < 2; ++body) {
      scene.bodies[body].vertices.clear();
      for (int i = 0; i < count; ++i) {
        const double angle = (2 * i + static_cast<double>(body)) * std::numbers::pi / count;
        scene.bodies[body].vertices.push_back({std::cos(angle), std::sin(angle)});
      }
    }
    const Mapped mapped(scene, MapKind::push);
    CHECK(mapped.evidence.mapRegions.empty() != whole);
    if (whole) CHECK(mapped.evidence.mapRegions.size() == mapped.evidence.mapBorder.size());
    std::size_t areas = 0;
    for (const Item& item : mapped.figure().items)
      if (std::holds_alternative<Fill>(item) && partOf(item) == kMapAxis) ++areas;
    CHECK(areas > 100);
  }
}

TEST_CASE("a map is drawn by its regions and borders, not in steps of cells") {
  for (const MapKind kind : {MapKind::verdict, MapKind::push}) {
    const Mapped mapped(pentagons(), kind);
    std::size_t rectangles = 0;
    std::size_t areas = 0;
    for (const Item& item : mapped.figure().items) {
      const Fill* fill = std::get_if<Fill>(&item);
      if (fill == nullptr || fill->layer != Layer::grid) continue;
      const bool flat = fill->outline.size() == 4 && fill->outline[0].y == fill->outline[1].y;
      ++(flat ? rectangles : areas);
    }
    CHECK(areas >= 1);
    CHECK(rectangles <= 1);  // the ground of a map of verdicts
  }
}

TEST_CASE("the cells of a map fill the view, at places that people choose") {
  for (const double zoom : {0.001, 0.7, 33.0, 90.0, 5000.0}) {
    const Camera camera{{12.3, -4.5}, zoom, 900, 500};
    const Vec2 middle{0.3, 0.4};
    const MapGrid grid = mapGridOf(camera, middle);
    CAPTURE(zoom);
    REQUIRE(grid.columns > 0);
    CHECK(grid.columns * grid.rows < 60'000);
    const Vec2 low = camera.toWorld({0, 500});
    const Vec2 high = camera.toWorld({900, 0});
    const Vec2 last = grid.at(grid.columns - 1, grid.rows - 1) + middle;
    CHECK(grid.first.x + middle.x <= low.x + grid.step.x / 2);
    CHECK(grid.first.y + middle.y <= low.y + grid.step.y / 2);
    CHECK(last.x + grid.step.x / 2 >= high.x);
    CHECK(last.y + grid.step.y / 2 >= high.y);
    CHECK(std::remainder(grid.first.x, grid.step.x) == 0.0);
    CHECK(std::exp2(std::round(std::log2(grid.step.x))) == grid.step.x);
    PositionMap map;
    map.request.grid = grid;
    map.request.subject.middleA = middle;
    const auto place = mapPlaceAt(map, grid.at(4, 7) + middle);
    REQUIRE(place);
    CHECK(place->column == 4);
    CHECK(place->row == 7);
    CHECK_FALSE(mapPlaceAt(map, low - Vec2{5, 5} / zoom * 4));
  }
  CHECK(mapGridOf({{1e15, 0}, 1e6, 900, 500}, {}).columns == 0);
}

TEST_CASE("bodies over a map leave its colours as they are, and on a page its cells are finer") {
  const auto fillsBody = [](const Figure& figure) {
    return std::ranges::any_of(figure.items, [](const Item& item) {
      return std::holds_alternative<Fill>(item) && partOf(item) == Part::bodyA;
    });
  };
  Mapped mapped(pentagons(), MapKind::push);
  CHECK_FALSE(fillsBody(mapped.figure()));
  const double cell = mapped.map().request.grid.step.x;
  mapped.view.evidence = false;
  CHECK(fillsBody(mapped.figure()));
  mapped.view.evidence = true;
  mapped.view.wording.paper = true;
  const auto cellOf = [&] {
    return mapRequested(techniques(), mapped.evidence, mapped.view)->grid.step.x;
  };
  CHECK(cellOf() < cell);
  // So they are where a picture alone shows faults, which are drawn as cells.
  mapped.view.wording.paper = false;
  mapped.view.wording.still = true;
  CHECK(cellOf() == cell);
  mapped.view.options.set(kMap, MapKind::disagreement);
  CHECK(cellOf() < cell);
  mapped.view.options.set(kMap, MapKind::off);
  CHECK(fillsBody(mapped.figure()));
}

TEST_CASE("behind the headline of a picture of a map its colours go on, else lines end there") {
  const auto isBacked = [](const Figure& figure) {
    return std::ranges::any_of(figure.items, [](const Item& item) {
      const Box* box = std::get_if<Box>(&item);
      return box != nullptr && box->part == kHeadlineBacking && box->min.x == 0;
    });
  };
  Mapped mapped(pentagons(), MapKind::verdict);
  mapped.view.wording.still = mapped.view.wording.badges = true;
  CHECK_FALSE(isBacked(mapped.figure()));
  mapped.view.options.set(kMap, MapKind::off);
  CHECK(isBacked(mapped.figure()));
}

TEST_CASE("a push that leaves an overlap is filled, one that is too long hatched on light ground") {
  const Figure figure = Mapped(boxInTriangle(), MapKind::disagreement).figure();
  std::map<Part, std::set<Hatch>> hatches;
  std::map<Part, double> strongest;  // of what is filled
  for (const Item& item : figure.items)
    if (const Box* box = std::get_if<Box>(&item)) {
      hatches[box->part].insert(Hatch::none);
      strongest[box->part] = std::max(strongest[box->part], box->fill.alpha);
    } else if (const Fill* fill = std::get_if<Fill>(&item)) {
      hatches[fill->part].insert(fill->hatch);
      if (fill->hatch == Hatch::none)
        strongest[fill->part] = std::max(strongest[fill->part], fill->paint.alpha);
    }
  CHECK(hatches[kMapLeaves] == std::set{Hatch::none});
  CHECK(hatches[kMapTooLong] == std::set{Hatch::none, Hatch::forward});
  CHECK(strongest[kMapLeaves] > 3 * strongest[kMapTooLong]);
}

TEST_CASE("each kind of map draws its parts, and the legend has their rows") {
  const auto partsOf = [](const Scene& scene, MapKind kind) {
    return partsIn(Mapped(scene, kind).figure());
  };
  const std::set<Part> verdict = partsOf(boxes({0, 0}, {}), MapKind::verdict);
  for (const Part part : {kMapOverlap, kMapGap, kMapBorder, kMapPlace}) CHECK(verdict.count(part));
  const std::set<Part> push = partsOf(pentagons(), MapKind::push);
  for (const Part part : {kMapAxis, kMapPush, kMapBorder, kMapPlace, Part::push})
    CHECK(push.count(part));
  CHECK_FALSE(push.count(Part::shadow));
  const std::set<Part> faults = partsOf(boxInTriangle(), MapKind::disagreement);
  for (const Part part : {kMapOverlap, kMapLeaves, kMapPlace}) CHECK(faults.count(part));
  const Technique& technique = *findTechnique(techniques(), "sat");
  CHECK(faults.contains(kMapPublished));  // of a right push the exact arrow alone
  CHECK_FALSE(partsOf(pentagons(), MapKind::disagreement).contains(kMapPublished));
  CHECK_FALSE(partsOf(boxInTriangle(), MapKind::push).contains(kMapPublished));
  for (const MapKind kind : {MapKind::verdict, MapKind::push, MapKind::disagreement}) {
    const Mapped mapped(boxInTriangle(), kind);
    const std::vector<LegendRow> rows = legendRows(&technique, mapped.evidence, mapped.view);
    for (const Part part : partsIn(mapped.figure())) {
      if (!nameOf(part).starts_with("map of")) continue;
      CAPTURE(nameOf(part));
      CHECK(std::ranges::count(rows, part, &LegendRow::part) == 1);
    }
  }
}

TEST_CASE("a map names what its border parts, and what errs beside where it does") {
  const auto says = [](Scene scene, MapKind kind, const char* words) {
    return shows(Mapped(std::move(scene), kind).figure(), words);
  };
  for (const char* side : {"overlap", "apart"}) {
    CAPTURE(std::string(side));
    CHECK(says(pentagons(), MapKind::verdict, side));
    CHECK_FALSE(says(pentagons(), MapKind::push, side));
  }
  CHECK(says(boxInTriangle(), MapKind::disagreement, "published: leaves an overlap"));
  CHECK_FALSE(says(boxInTriangle(), MapKind::disagreement, "published: wrong verdict"));
  CHECK_FALSE(says(boxInTriangle(), MapKind::verdict, "published: leaves an overlap"));
}

TEST_CASE("law: each side of the border of a map is named on that side") {
  int named = 0;
  for (const std::string_view id : allBuiltinIds()) {
    if (builtin(id).technique != "sat") continue;
    for (const ThemeId theme : {ThemeId::dark, ThemeId::print}) {
      CAPTURE(std::string(id));
      Mapped mapped(builtin(id), MapKind::verdict);
      if (mapped.evidence.map == nullptr) continue;
      mapped.view.theme = theme;
      std::vector<Vec2> border;
      for (const Vec2 place : mapped.evidence.mapBorder)
        border.push_back(mapped.view.camera.toScreen(place));
      for (const Item& item : mapped.figure().items) {
        const Text* text = std::get_if<Text>(&item);
        if (text == nullptr || (text->part != kMapOverlap && text->part != kMapGap)) continue;
        const Rect rect = rectOf(*text);
        CHECK(isWithin(border, 0.5 * (rect.min + rect.max)) == (text->part == kMapOverlap));
        ++named;
      }
    }
  }
  CHECK(named > 10);
}

TEST_CASE("the areas of a map are exact") {
  const auto areaOf = [](const Mapped& mapped, Part part) {
    double area = 0;  // square pixels
    for (const Item& item : mapped.figure().items) {
      const Fill* fill = std::get_if<Fill>(&item);
      if (fill == nullptr || fill->part != part) continue;
      double twice = 0;
      for (std::size_t i = 0; i < fill->outline.size(); ++i)
        twice += cross(fill->outline[i], fill->outline[(i + 1) % fill->outline.size()]);
      area += std::abs(twice) / 2;
    }
    return area;
  };
  const Mapped pushes(boxes({0, 0}, {}), MapKind::push);
  CHECK(areaOf(pushes, kMapAxis) == doctest::Approx(80 * 80));
  const Mapped verdicts(boxes({0, 0}, {}), MapKind::verdict);
  CHECK(areaOf(verdicts, kMapOverlap) == doctest::Approx(80 * 80));  // two sides of both boxes
  CHECK(areaOf(verdicts, kMapGap) == doctest::Approx(360 * 240));    // below it, too
}

TEST_CASE("in print a map tells its areas apart without colours") {
  Mapped mapped(pentagons(), MapKind::push);
  mapped.view.theme = ThemeId::print;
  std::set<Hatch> hatches;
  for (const Item& item : mapped.figure().items)
    if (const Fill* fill = std::get_if<Fill>(&item); fill != nullptr && fill->part == kMapAxis)
      hatches.insert(fill->hatch);
  CHECK(hatches.size() == 4);
  CHECK(shows(mapped.figure(), "B0"));
}

TEST_CASE("a map needs two convex polygons, the whole answer and the evidence") {
  Scene concave = boxes({0.5, 0.5}, {});
  concave.bodies[1].vertices = {{0, 0}, {2, 0}, {0.4, 0.4}, {0, 2}};
  Mapped without(concave, MapKind::push);
  CHECK(without.evidence.map == nullptr);
  CHECK(without.evidence.skipped.count("map") == 1);
  Mapped stepped(pentagons(), MapKind::push);
  stepped.view.step = 2;
  CHECK_FALSE(mapRequested(techniques(), stepped.evidence, stepped.view));
  CHECK_FALSE(partsIn(stepped.figure()).count(kMapAxis));
  stepped.view.step = -1;
  stepped.view.evidence = false;
  CHECK_FALSE(mapRequested(techniques(), stepped.evidence, stepped.view));
}

TEST_CASE("the sentence of a map says what its points are") {
  for (const MapKind kind : {MapKind::verdict, MapKind::push, MapKind::disagreement}) {
    const Mapped mapped(pentagons(), kind);
    const Verdict verdict = satVerdict(mapped.evidence, mapped.view);
    CHECK(verdict.badge.starts_with("Overlap"));
    CHECK(verdict.sentence.starts_with("Every point is a place of the middle of A."));
  }
}

TEST_CASE("axes whose directions follow each other differ in colour and hatch") {
  for (const std::string id : {"two-pentagons", "touching"}) {
    const Mapped mapped(builtin(id), MapKind::push);
    const std::vector<AxisLook> looks = axisLooks(mapped.evidence, mapped.map());
    std::vector<std::pair<double, std::size_t>> turns;
    for (std::size_t i = 0; i < looks.size(); ++i) {
      const Vec2 normal = mapped.evidence.sat->axes[i].normal;
      turns.push_back({std::atan2(normal.y, normal.x), i});
    }
    std::ranges::sort(turns);
    for (std::size_t k = 0; k < turns.size(); ++k) {
      const AxisLook one = looks[turns[k].second];
      const AxisLook next = looks[turns[(k + 1) % turns.size()].second];
      CHECK(one.role != next.role);
      CHECK(one.hatch != next.hatch);
    }
  }
}
