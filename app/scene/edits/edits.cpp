#include "app/scene/edits/edits.h"

#include "app/scene/edits/snapping.h"
#include "core/exact/transform.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <utility>

namespace sepax {
namespace {

Vec2& vertexOf(Body& body, int vertex) { return body.vertices[static_cast<std::size_t>(vertex)]; }

/// R(-angle) * displacement.
Vec2 turnedBack(Vec2 displacement, double angle) {
  if (angle == 0) return displacement;
  const Rotation rotation = rotationOf(angle);
  return {rotation.cosine * displacement.x + rotation.sine * displacement.y,
          rotation.cosine * displacement.y - rotation.sine * displacement.x};
}

/// The part that holds the vertex has so many more.
void countVertices(Body& body, int vertex, int more) {
  if (body.form.parts.empty()) return;
  body.form.parts[static_cast<std::size_t>(outlineOf(body.form, vertex))] += more;
}

void setCorners(Body& body, const std::vector<int>& corners, Vec2 model) {
  for (const int corner : corners) vertexOf(body, corner) = model;
}

Vec2 worldOf(const Body& body, int vertex) {
  const Vec2 model = body.vertices[static_cast<std::size_t>(vertex)];
  return posed(model, body.position, rotationOf(body.angle));
}

/// Vertices in world coordinates, moved by `displacement`; angle 0 only.
void takeIntoWorld(Body& body, Vec2 displacement) {
  for (Vec2& vertex : body.vertices) vertex = (body.position + vertex) + displacement;
  body.position = {};
}

bool mayTakeIntoWorld(const Body& body) { return body.angle == 0 && body.spin == 0; }

/// The double p with p + offset == sum, where one of the nearest three is it; else sum - offset.
double partOf(double sum, double offset) {
  const double part = sum - offset;
  constexpr double kFar = std::numeric_limits<double>::infinity();
  for (const double next : {part, std::nextafter(part, kFar), std::nextafter(part, -kFar)}) {
    if (next + offset == sum) return next;
  }
  return part;
}

Vec2 partOf(Vec2 sum, Vec2 offset) { return {partOf(sum.x, offset.x), partOf(sum.y, offset.y)}; }

}  // namespace

Vec2 toModel(const Body& body, Vec2 world) { return turnedBack(world - body.position, body.angle); }

std::vector<int> sharedCorners(const Body& body, int vertex) {
  if (body.form.parts.empty()) return {vertex};
  const Vec2 place = body.vertices[static_cast<std::size_t>(vertex)];
  const int own = outlineOf(body.form, vertex);
  std::vector<int> corners;
  for (int i = 0; i < static_cast<int>(body.vertices.size()); ++i) {
    const bool there = body.vertices[static_cast<std::size_t>(i)] == place;
    if (i == vertex || (there && outlineOf(body.form, i) != own)) corners.push_back(i);
  }
  return corners;
}

Scene withVertexOfModel(Scene scene, int body, int vertex, Vec2 model) {
  Body& edited = bodyOf(scene, body);
  setCorners(edited, sharedCorners(edited, vertex), model);
  return scene;
}

Scene withVertexAt(Scene scene, int body, int vertex, Vec2 world) {
  const Vec2 model = toModel(bodyOf(scene, body), world);
  return withVertexOfModel(std::move(scene), body, vertex, model);
}

Scene withVertexExactlyAt(Scene scene, int body, int vertex, Vec2 world) {
  Body& edited = bodyOf(scene, body);
  const bool upright = edited.angle == 0;
  const std::vector<int> corners = sharedCorners(edited, vertex);
  setCorners(edited, corners, upright ? partOf(world, edited.position) : toModel(edited, world));
  if (mayTakeIntoWorld(edited) && worldOf(edited, vertex) != world) {
    takeIntoWorld(edited, {});
    setCorners(edited, corners, world);
  }
  return scene;
}

Scene withBodyAt(Scene scene, int body, int vertex, Vec2 world) {
  Body& edited = bodyOf(scene, body);
  const Body before = edited;
  const Vec2 model = posed(vertexOf(edited, vertex), {}, rotationOf(edited.angle));
  edited.position = partOf(world, model);
  if (mayTakeIntoWorld(edited) && worldOf(edited, vertex) != world) {
    edited = before;
    takeIntoWorld(edited, world - worldOf(before, vertex));
    // What stands on it stays on it: corners that parts share, and a vertex that is repeated.
    const Vec2 place = before.vertices[static_cast<std::size_t>(vertex)];
    for (std::size_t i = 0; i < before.vertices.size(); ++i)
      if (before.vertices[i] == place) edited.vertices[i] = world;
  }
  return scene;
}

Scene withEdgeMoved(Scene scene, int body, int edge, Vec2 displacement) {
  Body& edited = bodyOf(scene, body);
  const Vec2 model = turnedBack(displacement, edited.angle);
  std::vector<int> corners = sharedCorners(edited, edge);
  if (const auto end = nextVertex(edited.form, edited.vertices.size(), edge))
    for (const int corner : sharedCorners(edited, *end)) corners.push_back(corner);
  std::ranges::sort(corners);  // of an edge without a length they are the same
  const auto last = std::unique(corners.begin(), corners.end());
  for (auto corner = corners.begin(); corner != last; ++corner) vertexOf(edited, *corner) += model;
  return scene;
}

Scene withPosition(Scene scene, int body, Vec2 position) {
  bodyOf(scene, body).position = position;
  return scene;
}

Scene withVelocity(Scene scene, int body, Vec2 velocity) {
  bodyOf(scene, body).velocity = velocity;
  return scene;
}

Scene withAngleAbout(Scene scene, int body, double angle, Vec2 pivot) {
  Body& edited = bodyOf(scene, body);
  const Vec2 model = toModel(edited, pivot);
  edited.angle = wrappedAngle(angle);
  edited.position = pivot - posed(model, {}, rotationOf(edited.angle));
  return scene;
}

std::string whyNoMoreVertices(const Form& form) {
  if (!isThin(form)) return {};
  return fmt::format("A {} has exactly {}.", nameOf(form.kind),
                     form.kind == BodyKind::point ? "one vertex" : "two vertices");
}

std::string whyVertexStays(const Body& body, int vertex) {
  if (isThin(body.form))
    return whyNoMoreVertices(body.form) + " Select the whole shape to delete it.";
  const auto parts = outlinesOf(body.form, body.vertices.size());
  if (parts[static_cast<std::size_t>(outlineOf(body.form, vertex))].count > 3) return {};
  return "A polygon keeps at least three vertices; select the whole shape to delete it.";
}

Scene withVertexInserted(Scene scene, int body, int edge, Vec2 world) {
  Body& edited = bodyOf(scene, body);
  edited.vertices.insert(edited.vertices.begin() + edge + 1, toModel(edited, world));
  countVertices(edited, edge, 1);
  return scene;
}

Scene withEdgeHalved(Scene scene, int body, int edge) {
  Body& edited = bodyOf(scene, body);
  const int end = nextVertex(edited.form, edited.vertices.size(), edge).value_or(edge);
  const Vec2 middle = (vertexOf(edited, edge) + vertexOf(edited, end)) / 2;
  edited.vertices.insert(edited.vertices.begin() + edge + 1, middle);
  countVertices(edited, edge, 1);
  return scene;
}

Scene withoutVertex(Scene scene, int body, int vertex) {
  Body& edited = bodyOf(scene, body);
  countVertices(edited, vertex, -1);
  edited.vertices.erase(edited.vertices.begin() + vertex);
  return scene;
}

Scene withWindingReversed(Scene scene, int body) {
  Body& edited = bodyOf(scene, body);
  for (const OutlineRange part : outlinesOf(edited.form, edited.vertices.size())) {
    const auto first = edited.vertices.begin() + part.first;
    std::reverse(first + 1, first + part.count);
  }
  return scene;
}

Scene withoutBody(Scene scene, int body) {
  const std::string& name = bodyOf(scene, body).name;
  if (scene.pair && ((*scene.pair)[0] == name || (*scene.pair)[1] == name)) scene.pair.reset();
  scene.bodies.erase(scene.bodies.begin() + body);
  return scene;
}

Scene withDuplicate(Scene scene, int body, Vec2 displacement) {
  Body copy = bodyOf(scene, body);
  copy.name = freeName(scene);
  copy.position += displacement;
  scene.bodies.push_back(std::move(copy));
  return scene;
}

Scene withPolygon(Scene scene, std::span<const Vec2> world) {
  Body body;
  body.name = freeName(scene);
  body.vertices.assign(world.begin(), world.end());
  scene.bodies.push_back(std::move(body));
  return scene;
}

FreeNames::FreeNames(const Scene& scene) {
  for (const Body& body : scene.bodies) taken_.insert(body.name);
}

bool FreeNames::take(const std::string& name) { return taken_.insert(name).second; }

std::string FreeNames::next() {
  constexpr std::size_t kLetters = 26;
  for (;; ++next_) {
    const std::string letter(1, static_cast<char>('A' + next_ % kLetters));
    const std::size_t round = next_ / kLetters + 1;
    std::string name = round == 1 ? letter : letter + std::to_string(round);
    if (take(name)) return name;
  }
}

std::string freeName(const Scene& scene) { return FreeNames(scene).next(); }

}  // namespace sepax
