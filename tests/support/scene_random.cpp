#include "tests/support/scene_random.h"

#include "app/scene/scene_check.h"

#include <array>
#include <bit>
#include <cmath>
#include <string>

namespace sepax::testing {

namespace {

using Random = std::mt19937_64;

int below(Random& random, int end) {
  return static_cast<int>(random() % static_cast<std::uint64_t>(end));
}

/// Any bit pattern that is a number within the limit of a scene.
double anyNumber(Random& random) {
  for (;;) {
    const double value = std::bit_cast<double>(random());
    if (std::isfinite(value) && std::abs(value) <= kMaxCoordinate) return value;
  }
}

double number(Random& random) {
  constexpr std::array kSpecial = {
      0.0,    -0.0,   0.1,     1e-7,          1e15 / 1e4,     kMaxCoordinate,
      1e-300, 5e-324, 1.0 / 3, 123456789.125, -kMaxCoordinate};
  switch (below(random, 4)) {
    case 0:
      return below(random, 21) - 10;
    case 1:
      return (below(random, 2001) - 1000) / 8.0;
    case 2:
      return kSpecial[static_cast<std::size_t>(below(random, kSpecial.size()))];
    default:
      return anyNumber(random);
  }
}

Vec2 point(Random& random) {
  const double x = number(random);
  return {x, number(random)};
}

std::string text(Random& random) {
  constexpr std::array kPieces = {"A",    " ", "\"", "\\", "\n", "\t",   "é", "π",
                                  "日本", "/", "{",  "]",  ",",  "\x01", "😀", "longer piece",
                                  "0"};
  std::string text;
  for (int i = below(random, 6); i > 0; --i)
    text += kPieces[static_cast<std::size_t>(below(random, kPieces.size()))];
  return text;
}

Body randomBody(Random& random, std::size_t index) {
  Body body;
  body.name = text(random) + std::to_string(index);
  for (int i = 3 + below(random, 6); i > 0; --i) body.vertices.push_back(point(random));
  body.vertices.front().x = below(random, 21) - 10.5;  // none is too small for a scene
  body.vertices.back().x = below(random, 21) + 20.5;
  if (below(random, 2) == 0) body.position = point(random);
  if (below(random, 2) == 0) body.angle = number(random);
  if (below(random, 2) == 0) body.velocity = point(random);
  if (below(random, 2) == 0) body.spin = number(random);
  return body;
}

std::string randomRow(Random& random, int size) {
  std::string row;
  for (int i = below(random, size + 1); i > 0; --i) row += below(random, 2) == 0 ? '.' : '#';
  return row;
}

TileMap randomTiles(Random& random) {
  TileMap tiles;
  tiles.size = 1 + below(random, 9);
  tiles.columns = below(random, 7);
  tiles.rows = below(random, 7);
  tiles.palette.resize(1 + random() % 3);
  for (auto& tile : tiles.palette)
    for (int i = below(random, tiles.size + 1); i > 0; --i)
      tile.push_back(randomRow(random, tiles.size));
  for (int column = 0; column < tiles.columns; ++column)
    for (int row = 0; row < tiles.rows; ++row)
      if (below(random, 3) == 0)
        tiles.cells.push_back({column, row, below(random, static_cast<int>(tiles.palette.size())),
                               below(random, 2) == 0, below(random, 2) == 0});
  return tiles;
}

/// Of the right types; what there is to ask for is known to techniques alone.
Showing randomShowing(Random& random) {
  Showing showing;
  if (below(random, 2) == 0) showing.answers = static_cast<Answers>(below(random, 3));
  if (below(random, 2) == 0) showing.method = "m" + text(random);
  for (int i = below(random, 4); i > 0; --i) showing.set[text(random)] = text(random);
  if (below(random, 2) == 0) showing.step = below(random, 100);
  if (below(random, 2) == 0) showing.time = below(random, 65) / 64.0;
  return showing;
}

}  // namespace

Scene randomScene(std::uint64_t seed) {
  Random random(seed);
  Scene scene;
  scene.title = text(random);
  scene.notes = text(random);
  scene.technique = kTechniqueIds[random() % kTechniqueIds.size()];
  const std::size_t bodies = random() % 5;
  for (std::size_t i = 0; i < bodies; ++i) scene.bodies.push_back(randomBody(random, i));
  if (bodies >= 2 && below(random, 2) == 0)
    scene.pair = {scene.bodies[1].name, scene.bodies[0].name};
  if (below(random, 2) == 0) scene.tiles = randomTiles(random);
  if (below(random, 2) == 0)
    scene.ray = Ray{point(random), point(random), std::abs(number(random))};
  if (below(random, 2) == 0) scene.view = View{point(random), 1 + std::abs(number(random)) / 2048};
  if (below(random, 2) == 0) scene.showing = randomShowing(random);
  return scene;
}

Scene randomEdit(Scene scene, std::uint64_t seed) {
  const Scene before = scene;
  Random random(seed);
  if (scene.bodies.empty() || below(random, 6) == 0) {
    scene.bodies.push_back(randomBody(random, 1000 + random() % 1000000));
    return scene;
  }
  Body& body = scene.bodies[random() % scene.bodies.size()];
  switch (below(random, 5)) {
    case 0:
      body.vertices[random() % body.vertices.size()] = point(random);
      if (!sceneProblem(scene).empty()) return before;  // too small
      break;
    case 1:
      body.position = point(random);
      break;
    case 2:
      body.vertices.push_back(point(random));
      break;
    case 3:
      scene.title = text(random);
      break;
    default:
      break;  // an edit that changes nothing
  }
  return scene;
}

}  // namespace sepax::testing
