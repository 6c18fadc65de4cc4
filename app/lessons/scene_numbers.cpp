#include "app/lessons/scene_numbers.h"

#include <charconv>
#include <string>
#include <vector>

namespace sepax {

namespace {

std::vector<std::string_view> piecesOf(std::string_view place) {
  std::vector<std::string_view> pieces;
  while (place.starts_with('/')) {
    place.remove_prefix(1);
    const std::size_t end = place.find('/');
    pieces.push_back(place.substr(0, end));
    place.remove_prefix(std::min(end, place.size()));
  }
  return pieces;
}

/// An index below `count`; -1 when the word is none.
int indexOf(std::string_view word, std::size_t count) {
  int index = -1;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), index);
  const bool whole = error == std::errc() && end == word.data() + word.size();
  return whole && index >= 0 && static_cast<std::size_t>(index) < count ? index : -1;
}

double* coordinateOf(Vec2& point, std::string_view word) {
  const int index = indexOf(word, 2);
  return index < 0 ? nullptr : index == 0 ? &point.x : &point.y;
}

double* numberOfBody(Body& body, const std::vector<std::string_view>& pieces) {
  const std::string_view field = pieces[2];
  if (pieces.size() == 3 && field == "angle") return &body.angle;
  if (pieces.size() == 3 && field == "spin") return &body.spin;
  if (pieces.size() == 4 && field == "position") return coordinateOf(body.position, pieces[3]);
  if (pieces.size() == 4 && field == "velocity") return coordinateOf(body.velocity, pieces[3]);
  if (pieces.size() != 5 || field != "vertices") return nullptr;
  const int vertex = indexOf(pieces[3], body.vertices.size());
  return vertex < 0 ? nullptr
                    : coordinateOf(body.vertices[static_cast<std::size_t>(vertex)], pieces[4]);
}

double* numberOfRay(Ray& ray, const std::vector<std::string_view>& pieces) {
  if (pieces.size() == 2 && pieces[1] == "length") return &ray.length;
  if (pieces.size() != 3) return nullptr;
  if (pieces[1] == "origin") return coordinateOf(ray.origin, pieces[2]);
  return pieces[1] == "direction" ? coordinateOf(ray.direction, pieces[2]) : nullptr;
}

double* numberAt(Scene& scene, std::string_view place) {
  const std::vector<std::string_view> pieces = piecesOf(place);
  if (pieces.size() >= 2 && pieces[0] == "ray" && scene.ray) return numberOfRay(*scene.ray, pieces);
  if (pieces.size() < 3 || pieces[0] != "bodies") return nullptr;
  const int body = indexOf(pieces[1], scene.bodies.size());
  return body < 0 ? nullptr : numberOfBody(bodyOf(scene, body), pieces);
}

}  // namespace

std::optional<double> sceneNumber(const Scene& scene, std::string_view place) {
  Scene copy = scene;
  const double* number = numberAt(copy, place);
  return number == nullptr ? std::nullopt : std::optional(*number);
}

Scene withSceneNumber(Scene scene, std::string_view place, double value) {
  if (double* number = numberAt(scene, place)) *number = value;
  return scene;
}

}  // namespace sepax
