#include "app/cli/render_view.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/ray.h"
#include "app/techniques/ray/row.h"
#include "app/techniques/ray/walk_words.h"
#include "app/view/handles.h"
#include "core/ray/raycast.h"
#include "tests/support/ray_case.h"
#include "tests/support/ray_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>
#include <variant>
#include <vector>

// What the ray's steps, counts and pictures say beside the published RayCast.

namespace sepax::test {
namespace {

std::string numberAfter(const std::string& text, const std::string& word) {
  const std::size_t from = text.find(word) + word.size();
  return text.substr(from, text.find_first_not_of("0123456789", from) - from);
}

TEST_SUITE_BEGIN("viewers ray");

TEST_CASE("law: the exact walk stops once, at the pixel that it reports") {
  for (int seed = 0; seed < viewerCases(600); ++seed) {
    INFO("seed " << seed);
    const Evidence evidence = analyze(rayCase(static_cast<std::uint64_t>(seed)).scene);
    ViewState view = viewAt("ray", 0);
    view.options.set(kWalk, RayWalkId::cells);
    const RayWalk& walk = evidence.rayWalks->cells;
    int stops = 0;
    for (view.step = 1; !rayProgress(walk, view.step).finished; ++view.step) {
      const std::string said = rayVerdict(evidence, view).sentence;
      CAPTURE(said);
      if (!contains(said, "is solid: stop")) continue;
      ++stops;
      CHECK(contains(said, "Test pixel " + pixelText(*walk.hit) + ":"));
    }
    CHECK(stops == (walk.hit ? 1 : 0));
  }
  const RayScene leak("erratum-R5");
  ViewState whole = viewAt("ray", -1);
  whole.options.set(kWalk, RayWalkId::cells);
  const std::vector<CodeLine> lines = raySteps(leak.evidence, whole);
  CHECK(lines[1].value == "2 to 3 of 4: (0, 1), (1, 0)");
  CHECK(contains(lines[3].value, "= solid; (1, 0) too"));
}

TEST_CASE("the status bar counts the walk that is shown") {
  for (const std::string id : {"ray-swapped", "erratum-R3", "erratum-R5", "erratum-R6",
                               "erratum-R7", "erratum-R13", "ray-tile-count", "ray-figure-2"}) {
    CAPTURE(id);
    const RayScene opened(id);
    const std::string exact = rayCounters(opened.evidence, opened.exactAt(-1));
    const std::string said = rayVerdict(opened.evidence, opened.exactAt(-1)).sentence;
    CAPTURE(said);
    const std::string tested = numberAfter(exact, "tested ");
    CHECK(tested == std::to_string(opened.evidence.rayWalks->cells.tested));
    CHECK((contains(said, " " + tested + " pixel") || contains(said, ": pixel " + tested)));
    ViewState published = opened.view;
    published.answers = Answers::published;
    CHECK(numberAfter(rayCounters(opened.evidence, published), "tested ") ==
          std::to_string(opened.evidence.publishedRay->tested));
    ViewState alone = opened.view;
    alone.answers = Answers::exact;
    CHECK(numberAfter(rayCounters(opened.evidence, alone), "tested ") == tested);
    alone.options.set(kWalk, RayWalkId::bresenham);
    CHECK(numberAfter(rayCounters(opened.evidence, alone), "tested ") ==
          std::to_string(opened.evidence.ray->tested));
  }
}

TEST_CASE("the exact answer alone is that of every cell") {
  RayScene opened("ray-diagonal-leak");
  opened.view.answers = Answers::exact;
  CHECK(walkIn(opened.view) == RayWalkId::cells);
  const Verdict verdict = shownVerdict(*opened.technique, opened.evidence, opened.view);
  CHECK(contains(verdict.badge, "Ray stops at pixel"));
  CHECK(rayHeading(opened.view) == "the exact walk");
  opened.view.options.set(kWalk, RayWalkId::bresenham);
  CHECK(contains(shownVerdict(*opened.technique, opened.evidence, opened.view).badge,
                 "slips through a diagonal wall"));
}

TEST_CASE("no disc at an end of the ray hides the number of a pixel") {
  const RayScene opened("pitfall-rounded-end");
  std::set<std::string> exact;
  for (const Item& item : paint(opened.evidence, opened.view).items)
    if (const Text* text = std::get_if<Text>(&item);
        text != nullptr && text->part == Part::pixelNumber && text->paint.role != Role::other)
      exact.insert(text->text);
  CHECK(exact.size() == opened.evidence.rayWalks->cells.pixels.size());
}

TEST_CASE("the published pixels are numbered by the order of their tests, from 1") {
  RayScene opened("pitfall-diagonal-leak");
  const auto numbers = [&] {
    std::set<std::string> published;
    for (const Item& item : paint(opened.evidence, opened.view).items)
      if (const Text* text = std::get_if<Text>(&item);
          text != nullptr && text->part == Part::pixelNumber && text->paint.role == Role::other)
        published.insert(text->text);
    return published;
  };
  // Beside the exact walk a pixel that both test has the number of that one alone.
  CHECK(numbers() == std::set<std::string>{"1", "2", "3"});
  opened.view.answers = Answers::published;
  CHECK(numbers() == std::set<std::string>{"1", "2", "3", "4", "5", "6"});
}

TEST_CASE("a ray from outside of the map is told of the wrong end besides the rounding") {
  const Scene scene =
      mustRead(R"({"format":"sepax-scene","version":1,"technique":"ray","tiles":{"size":4,)"
               R"("palette":[["####","####","####","####"]],"columns":4,"rows":3,)"
               R"("cells":[{"at":[2,1],"tile":0}]},)"
               R"("ray":{"origin":[-6.5,-3.5],"direction":[3,2],"length":40}})");
  const Evidence evidence = analyze(scene);
  const auto at = [&](std::string_view id) {
    return std::ranges::find(evidence.disagreements, id, &Disagreement::id);
  };
  REQUIRE(at("swapped-bresenham") != evidence.disagreements.end());
  REQUIRE(at("pixel-rounding") != evidence.disagreements.end());
  CHECK(at("swapped-bresenham") < at("pixel-rounding"));
}

/// Figure 2 with the ray's end dragged to where Bresenham's line stops beside the ray's own pixel.
Evidence draggedFigure() {
  Scene scene = builtin("ray-figure-2");
  scene.ray->direction = {101, 51};
  scene.ray->length = std::hypot(101, 51);
  return analyze(scene);
}

ViewState walking(RayWalkId walk, int step) {
  ViewState view = viewAt("ray", step);
  view.answers = Answers::exact;
  view.options.set(kWalk, walk);
  return view;
}

TEST_CASE("a walk that answers otherwise is named, and what the true ray does is exact") {
  const Evidence evidence = draggedFigure();
  const std::string exact = rayVerdict(evidence, walking(RayWalkId::cells, -1)).sentence;
  CHECK(contains(exact, "The ray enters through the top side at t = 0.735."));
  const Verdict line = rayVerdict(evidence, walking(RayWalkId::bresenham, -1));
  CHECK(line.badge == "Bresenham stops at (81, 58); the ray meets (80, 58)");
  CHECK(contains(line.sentence,
                 "The true ray meets (80, 58): it enters through the top side at "
                 "t = 0.735."));
  const Verdict published = rayVerdict(evidence, walking(RayWalkId::published, -1));
  CHECK(contains(published.badge, "Published line stops at (92, 63); the ray meets (80, 58)"));
  for (const RayWalkId walk : {RayWalkId::bresenham, RayWalkId::published, RayWalkId::cells}) {
    CAPTURE(int(walk));
    const Figure figure = paint(evidence, walking(walk, -1));
    const auto entry = std::ranges::find_if(figure.items, [](const Item& item) {
      const Dot* dot = std::get_if<Dot>(&item);
      return dot != nullptr && dot->part == Part::rayEntry;
    });
    REQUIRE((entry != figure.items.end()));
    const Camera camera = walking(walk, -1).camera;
    CHECK(std::get<Dot>(*entry).center ==
          camera.toScreen(worldOfPixels(evidence.ray->conservative->entry.point)));
  }
}

TEST_CASE("the counts of line, tests and tiles are those of the walk that is counted") {
  const Evidence evidence = draggedFigure();
  const RayWalks& walks = *evidence.rayWalks;
  struct Row {
    RayWalkId walk;
    std::string counters;
    std::int64_t looked;
    std::int64_t blank;
  };
  for (const Row& row : {Row{RayWalkId::bresenham, "pixels 102  ·  tested 76  ·  tiles 8", 2, 6},
                         Row{RayWalkId::published, "pixels 102  ·  tested 16  ·  tiles 3", 1, 2},
                         Row{RayWalkId::cells, "pixels 153  ·  tested 113  ·  tiles 8", 2, 6}}) {
    CAPTURE(row.counters);
    const ViewState view = walking(row.walk, -1);
    CHECK(rayCounters(evidence, view) == row.counters);
    const TilesEntered tiles = tilesEntered(walks, countedWalk(walks, view));
    CHECK(tiles.looked == row.looked);
    CHECK(tiles.blank == row.blank);
  }
  ViewState alone = walking(RayWalkId::cells, -1);
  alone.answers = Answers::published;
  CHECK(&countedWalk(walks, alone) == &walks.published);
}

TEST_CASE("of the walks compared only the one that is stepped counts its tests") {
  const Evidence evidence = draggedFigure();
  const std::array<RayWalkId, 3> all{RayWalkId::bresenham, RayWalkId::published, RayWalkId::cells};
  for (const RayWalkId stepped : {RayWalkId::bresenham, RayWalkId::cells}) {
    for (const int step : {12, 40}) {  // at 40 the published walk would have ended long before
      const ViewState view = walking(stepped, step);
      for (const RayWalkId id : all) {
        CAPTURE(int(id));
        const WalkRow row = walkRow(evidence, id, view);
        const std::string known = std::to_string(step) + " tested so far";
        CHECK(row.answer == (id == stepped ? known : std::string()));
        CHECK(row.word == (id == RayWalkId::cells ? "exact" : "not yet"));
        CHECK_FALSE(row.differs);
      }
    }
  }
  const ViewState whole = walking(RayWalkId::bresenham, -1);
  CHECK(walkRow(evidence, RayWalkId::published, whole).answer == "16 tested  ·  hit (92, 63)");
  CHECK(walkRow(evidence, RayWalkId::published, whole).differs);
}

TEST_CASE("law: a badge that says where the ray stops says where the exact ray stops") {
  int others = 0;
  for (int seed = 0; seed < viewerCases(400); ++seed) {
    INFO("seed " << seed);
    const Evidence evidence = analyze(rayCase(static_cast<std::uint64_t>(seed)).scene);
    const std::optional<RayHit>& exact = evidence.ray->conservative;
    for (const RayWalkId walk : {RayWalkId::bresenham, RayWalkId::published, RayWalkId::cells}) {
      const std::string badge = rayVerdict(evidence, walking(walk, -1)).badge;
      CAPTURE(badge);
      const bool ofTheRay = badge.starts_with("Ray ");
      if (ofTheRay) REQUIRE(exact.has_value());
      if (ofTheRay)
        CHECK(std::ranges::any_of(exact->pixels,
                                  [&](Pixel pixel) { return contains(badge, pixelText(pixel)); }));
      others += contains(badge, "; the ray meets ") ? 1 : 0;
    }
  }
  CHECK(others > 0);
}

TEST_CASE("R4, R8: only the guilty half of the rounding is shown as the wrong line") {
  const auto shown = [](const RayScene& opened) {
    const auto found =
        std::ranges::find(opened.evidence.disagreements, "pixel-rounding", &Disagreement::id);
    REQUIRE((found != opened.evidence.disagreements.end()));
    return *found;
  };
  const RayScene cast("erratum-R4");
  CHECK(roundingHere(cast.evidence).wrongLine == "(int)x");
  CHECK_FALSE(contains(shown(cast).explanation, "single precision"));
  const RayScene tile("erratum-R8");
  CHECK(roundingHere(tile.evidence).wrongLine == "floor((float)x / (float)tileSize)");
  CHECK_FALSE(contains(shown(tile).explanation, "cast to int"));
  CHECK_FALSE(contains(shown(tile).fix, "coordinate"));
}

TEST_CASE("R9: the digits that put the end into its pixel are shown, and the squares beside it") {
  const RayScene end("erratum-R9");
  CHECK(endPlaceText(*end.evidence.publishedRay) == "(6.999999999999999, 6.999999999999999)");
  const std::vector<CodeLine> lines = raySteps(end.evidence, end.exactAt(1));
  CHECK(contains(lines[1].text, "by squares"));
  CHECK(contains(lines[1].value, "(7.00)² · 2.00 is "));
  CHECK(contains(lines[1].value, "below (9.899)²: pixel 7"));
  const RayScene plain("ray-figure-2");
  CHECK_FALSE(contains(raySteps(plain.evidence, plain.exactAt(1))[1].text, "by squares"));
}

TEST_CASE("law: the end that is told lies in the pixel that the cast gives") {
  for (int seed = 0; seed < viewerCases(400); ++seed) {
    INFO("seed " << seed);
    const Evidence evidence = analyze(rayCase(static_cast<std::uint64_t>(seed)).scene);
    const PublishedRay& ray = *evidence.publishedRay;
    if (ray.zeroLength || ray.undefined) continue;
    std::string text = endPlaceText(ray);
    for (std::size_t at = text.find("−"); at != std::string::npos; at = text.find("−"))
      text.replace(at, std::string("−").size(), "-");
    double x = 0;
    double y = 0;
    REQUIRE(std::sscanf(text.c_str(), "(%lf, %lf)", &x, &y) == 2);
    CHECK(std::trunc(x) == static_cast<double>(ray.setup.to.x));
    CHECK(std::trunc(y) == static_cast<double>(ray.setup.to.y));
  }
}

TEST_CASE("law: the squares that are told decide the pixel of the exact end") {
  for (int i = 0; i < 400; ++i) {
    const Vec2 direction{static_cast<double>(i % 7 - 3), static_cast<double>(i / 7 % 5 - 2)};
    const double length = 0.25 * (1 + i % 23) * (i % 2 == 0 ? 1.0 : std::sqrt(2.0));
    CAPTURE(i);
    const auto test = rayEndTest({0.5, 0.25}, direction, length);
    REQUIRE(test.has_value() == (direction != Vec2{}));
    if (!test) continue;
    const Vec2 end = rayAlong({0.5, 0.25}, direction, length).to;
    const double way = test->ofX ? direction.x : direction.y;
    const double place = test->ofX ? end.x : end.y;
    CHECK(std::fabs(place - test->border) <= 1);
    const bool away = (test->border - (test->ofX ? 0.5 : 0.25)) * way > 0;
    if (away)
      CHECK((test->beyond >= 0) == (way > 0 ? place >= test->border : place < test->border));
  }
}

TEST_CASE("the page's names of the map stand with what they are here") {
  const RayScene opened("ray-figure-2");
  const std::vector<PageName> names = rayCastNames(opened.evidence);
  const auto here = [&](const std::string& name) {
    const auto row = std::ranges::find(names, name, &PageName::name);
    return row == names.end() ? std::string() : row->here;
  };
  const TilePicture& tiles = *opened.evidence.tiles;
  CHECK(here("horizontalTileCount") == "columns of the map: " + std::to_string(tiles.columns));
  CHECK(here("verticalTileCount") == "rows of the map: " + std::to_string(tiles.rows));
  const PublishedTest& last = opened.evidence.publishedRay->tests.back();
  CHECK(contains(here("GetTile(x, y)"), "GetTile(" + std::to_string(last.tile.x) + ", " +
                                            std::to_string(last.tile.y) + ")"));
  CHECK(contains(here("GetTile(x, y)"), "tile " + std::to_string(last.palette) + " of the"));
}

TEST_CASE("figure 1: the boxes of bitmap and solidity map have no border that is not seen") {
  RayScene first("ray-figure-1");
  first.view.camera = sceneCamera(first.scene, first.evidence, 905, 590);
  int boxes = 0;
  for (const Item& item : paint(first.evidence, first.view).items) {
    const Box* box = std::get_if<Box>(&item);
    if (box == nullptr || box->part != Part::solidPixel || box->fill.alpha == 0) continue;
    ++boxes;
    CHECK((box->borderWidth == 0 || box->border.alpha > 0));
  }
  CHECK(boxes > 10);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::test
