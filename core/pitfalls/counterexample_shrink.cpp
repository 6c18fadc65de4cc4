#include "core/exact/vec2.h"
#include "core/pitfalls/counterexample.h"
#include "core/pitfalls/counterexample_search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace sepax::rules {

namespace {

/// Differences are looked for at most this often while shrinking.
constexpr int kMaxTrials = 20'000;

// How simple a scene is.

constexpr double kVertexCost = 1000;
constexpr double kBrokenCost = 100;  ///< of a number that is not whole; half as much for halves
constexpr double kNegativeCost = 0.25;

bool isWhole(double value) { return std::floor(value) == value; }

double costOf(double value) {
  const double broken = isWhole(2 * value) ? kBrokenCost / 2 : kBrokenCost;
  return std::fabs(value) + (isWhole(value) ? 0 : broken) + (value < 0 ? kNegativeCost : 0);
}

double costOf(Vec2 value) { return costOf(value.x) + costOf(value.y); }

/// Angles that people know, the plainest first, degrees.
constexpr std::array kPlainAngles{0.0, 90.0, 180.0, 45.0, 30.0, 60.0};

double costOfAngle(double angle) {
  const auto plain = std::find(kPlainAngles.begin(), kPlainAngles.end(), angle);
  if (plain == kPlainAngles.end()) return kBrokenCost + std::fabs(angle);
  return static_cast<double>(plain - kPlainAngles.begin());
}

// Simpler scenes.

template <class Offer>
bool offerAngle(PitfallScene& scene, double& angle, const Offer& offer) {
  const double old = angle;
  for (const double plain : kPlainAngles) {
    angle = plain;
    if (plain != old && offer(scene)) return true;
  }
  angle = old;
  return false;
}

/// Offers a scene; true = taken.
template <class Offer>
bool offerNumber(PitfallScene& scene, double& value, const Offer& offer) {
  const double old = value;
  for (const double simpler : {0.0, std::round(old), std::round(old * 2) / 2, std::trunc(old / 2),
                               old - 1, old + 1, old - 0.5, old + 0.5}) {
    value = simpler;
    if (simpler != old && offer(scene)) return true;
  }
  value = old;
  return false;
}

template <class Offer>
bool offerVector(PitfallScene& scene, Vec2& value, const Offer& offer) {
  return offerNumber(scene, value.x, offer) || offerNumber(scene, value.y, offer);
}

/// Both bodies moved alike, with the corner of the first one or of all at the origin first.
template <class Offer>
bool offerShifts(const PitfallScene& scene, const Offer& offer) {
  for (const Vec2 shift : {Vec2{-4, 0}, Vec2{4, 0}, Vec2{0, -4}, Vec2{0, 4}, Vec2{-1, 0},
                           Vec2{1, 0}, Vec2{0, -1}, Vec2{0, 1}}) {
    PitfallScene moved = scene;
    for (PitfallBody& body : moved.bodies) {
      for (Vec2& vertex : body.vertices) vertex += shift;
    }
    if (offer(moved)) return true;
  }
  return false;
}

/// Only the relative velocity, carried by A.
template <class Offer>
bool offerRestingB(const PitfallScene& scene, const Offer& offer) {
  PitfallScene resting = scene;
  resting.bodies[0].velocity -= resting.bodies[1].velocity;
  resting.bodies[1].velocity = {};
  return offer(resting);
}

template <class Offer>
bool offerBodies(PitfallScene scene, const Offer& offer) {
  if (scene.bodies.size() < 2) return false;
  for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
    for (std::size_t v = 0;
         scene.bodies[i].vertices.size() > 3 && v < scene.bodies[i].vertices.size(); ++v) {
      PitfallScene fewer = scene;
      auto& vertices = fewer.bodies[i].vertices;
      vertices.erase(vertices.begin() + static_cast<std::ptrdiff_t>(v));
      if (offer(fewer)) return true;
    }
  }
  if (offerRestingB(scene, offer) || offerShifts(scene, offer)) return true;
  for (PitfallBody& body : scene.bodies) {
    if (offerVector(scene, body.position, offer) || offerVector(scene, body.velocity, offer) ||
        offerAngle(scene, body.angle, offer)) {
      return true;
    }
    for (Vec2& vertex : body.vertices) {
      if (offerVector(scene, vertex, offer)) return true;
    }
  }
  return false;
}

/// The tile without its first or last row and column.
PitfallTile cropped(const PitfallTile& tile, std::size_t first) {
  PitfallTile result;
  for (std::size_t y = 0; y + 1 < tile.rows.size(); ++y) {
    const std::string& row = tile.rows[y + first];
    result.rows.push_back(row.substr(std::min(first, row.size()), tile.rows.size() - 1));
  }
  return result;
}

template <class Offer>
bool offerTile(PitfallScene scene, const Offer& offer) {
  if (!scene.ray) return false;
  if (scene.tile.rows.size() > 1) {
    for (const std::size_t first : {std::size_t{0}, std::size_t{1}}) {
      PitfallScene smaller = scene;
      smaller.tile = cropped(scene.tile, first);
      smaller.ray->origin -= Vec2{1, 1} * static_cast<double>(first);
      if (offer(smaller)) return true;
    }
  }
  for (std::string& row : scene.tile.rows) {
    for (char& pixel : row) {
      if (pixel != '#') continue;
      pixel = '.';
      if (offer(scene)) return true;
      pixel = '#';
    }
  }
  return offerVector(scene, scene.ray->origin, offer) ||
         offerVector(scene, scene.ray->direction, offer) ||
         offerNumber(scene, scene.ray->length, offer);
}

}  // namespace

double costOf(const PitfallScene& scene) {
  double cost = 0;
  for (const PitfallBody& body : scene.bodies) {
    cost += costOf(body.position) + costOfAngle(body.angle) + costOf(body.velocity);
    for (const Vec2 vertex : body.vertices) cost += kVertexCost + costOf(vertex);
  }
  for (const std::string& row : scene.tile.rows) {
    cost +=
        kVertexCost + kBrokenCost * static_cast<double>(std::count(row.begin(), row.end(), '#'));
  }
  if (scene.ray) {
    const PitfallRay& ray = *scene.ray;
    cost += costOf(ray.origin) + costOf(ray.length) + costOf(ray.direction);
    if (!isWhole(ray.direction.x) || !isWhole(ray.direction.y)) cost += 10 * kVertexCost;
  }
  return cost;
}

PitfallScene shrunk(const Sought& sought, PitfallScene scene) {
  int trials = 0;
  bool progress = true;
  while (progress) {
    const double cost = costOf(scene);
    PitfallScene better;
    const auto offer = [&](const PitfallScene& simpler) {
      if (costOf(simpler) >= cost || ++trials > kMaxTrials) return false;
      if (simpler.ray && simpler.ray->direction == Vec2{}) return false;
      const bool taken = shows(sought, simpler);
      if (taken) better = simpler;
      return taken;
    };
    progress = offerBodies(scene, offer) || offerTile(scene, offer);
    if (progress) scene = better;
  }
  return scene;
}

}  // namespace sepax::rules
