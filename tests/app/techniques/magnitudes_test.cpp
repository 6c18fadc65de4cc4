#include "app/cli/query_json.h"
#include "app/pictures/pdf.h"
#include "app/pictures/svg.h"
#include "app/scene/scene_check.h"
#include "app/scene/scene_json.h"
#include "app/techniques/drawing/outlines.h"
#include "app/techniques/table.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

constexpr std::size_t kMostItems = 5'000;      ///< of a figure of a few bodies
constexpr std::size_t kMostBytes = 5'000'000;  ///< of its SVG

/// Numbers around one magnitude, some of them around another: from the smallest double to far
/// beyond what a scene may hold.
class Magnitudes {
 public:
  explicit Magnitudes(Random& random) : random_(random), usual_(exponent()), other_(exponent()) {}

  double number() {
    const int exponent = random_.integer(0, 5) == 0 ? other_ : usual_;
    return std::ldexp(random_.integer(-4, 4), exponent);
  }
  Vec2 point() {
    const double x = number();
    return {x, number()};
  }

 private:
  int exponent() {
    switch (random_.integer(0, 3)) {
      case 0:
        return random_.integer(-1074, 1000);
      case 1:
        return random_.integer(-90, -70);  // about the smallest bodies
      case 2:
        return random_.integer(30, 42);  // about the farthest
      default:
        return random_.integer(-4, 4);
    }
  }

  Random& random_;
  int usual_;
  int other_;
};

Scene sceneOf(Random& random) {
  Magnitudes numbers(random);
  Scene scene;
  for (const char* const name : {"A", "B", "C"}) {
    Body body;
    body.name = name;
    const int count = random.integer(3, 5);
    for (int i = 0; i < count; ++i) body.vertices.push_back(numbers.point());
    if (random.integer(0, 1) == 0) body.position = numbers.point();
    if (random.integer(0, 2) == 0) body.angle = numbers.number();
    if (random.integer(0, 1) == 0) body.velocity = numbers.point();
    if (random.integer(0, 3) == 0) body.spin = numbers.number();
    scene.bodies.push_back(std::move(body));
  }
  TileMap tiles{4, {{"#..#", "....", "####"}}, 3, 2, {{0, 0, 0}, {2, 1, 0}}};
  scene.tiles = std::move(tiles);
  scene.ray = Ray{numbers.point(), numbers.point(), std::abs(numbers.number())};
  return scene;
}

Camera cameraOf(Random& random, const Scene& scene) {
  const Vec2 centers[] = {{}, scene.bodies[0].vertices[0], {kMaxCoordinate, -kMaxCoordinate}};
  const double zooms[] = {kMinZoom, 1e-3, 90, 1e5, kMaxZoom};
  return {centers[random.integer(0, 2)], zooms[random.integer(0, 4)], 800, 600};
}

/// Every technique answers and is drawn, with bounded work; what has no end ends in a timeout.
void checkAnswered(const Scene& scene, const Camera& camera) {
  const Evidence evidence = analyze(techniques(), scene);
  CHECK(queryJson(evidence).size() > 2);
  for (const Technique& technique : techniques()) {
    CAPTURE(technique.id);
    ViewState view;
    view.technique = technique.id;
    view.camera = camera;
    const Figure figure = paintPicture(techniques(), evidence, view);
    CHECK(figure.items.size() < kMostItems);
    CHECK(encodeSvg(figure, {}, {}).size() < kMostBytes);
    CHECK(encodePdf(figure, {}, {}).bytes.size() < kMostBytes);
  }
}

}  // namespace

TEST_CASE("law: scenes of all magnitudes are answered and drawn, or refused with a sentence") {
  int answered = 0;
  for (int seed = 0; seed < lawCases() / 50; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    const Scene scene = sceneOf(random);
    const Camera camera = cameraOf(random, scene);
    if (!sceneProblem(scene).empty()) continue;
    INFO("seed " << seed << ": " << writeScene(scene));
    checkAnswered(scene, camera);
    ++answered;
  }
  CHECK(answered > lawCases() / 500);
}

TEST_CASE("the grid ends where doubles cannot tell its lines") {
  const auto items = [](Camera camera) {
    ViewState view;
    view.camera = camera;
    return paint(techniques(), analyze(techniques(), Scene{}), view).items.size();
  };
  const std::size_t bare = items({{kMaxCoordinate, kMaxCoordinate}, 1e9, 800, 600});
  CHECK(items({{500000000, 0}, 1e9, 800, 600}) < 200);
  CHECK(items({{0, 0}, 90, 800, 600}) > bare + 10);
  CHECK(items({{kMaxCoordinate, 0}, 1e-9, 800, 600}) > bare + 10);
}

TEST_CASE("bodies that were too small to hang on are refused") {
  const auto problemOf = [](double size) {
    Scene scene;
    scene.bodies.emplace_back();
    scene.bodies[0].name = "A";
    scene.bodies[0].vertices = {{0, 0}, {size, 0}, {0, size}};
    return sceneProblem(scene);
  };
  CHECK(problemOf(1e-170) ==
        "bodies[0].vertices: only 1e-170 wide and high, below the limit of "
        "2^-80 (8.3e-25); use larger units");
  CHECK(problemOf(5e-324) != "");
  CHECK(problemOf(0x1p-81) != "");
  CHECK(problemOf(0x1p-80) == "");
  CHECK(problemOf(0) == "");  // the doctor says what is wrong
}

TEST_CASE("words keep off an outline that ends far beyond the picture in few steps") {
  BodyShape shape;
  for (const double far : {1e3, 0x1p40}) {
    shape.vertices = {{-far, -far}, {far, -1e-3}, {0, far}};
    for (const double zoom : {kMinZoom, 90.0, kMaxZoom}) {
      CAPTURE(far);
      CAPTURE(zoom);
      Figure figure;
      figure.width = 800;
      figure.height = 600;
      keepOutlineClear(figure, shape, {{far, 0}, zoom, 800, 600});
      CHECK(figure.keepClear.size() < kMostItems);
    }
  }
}
