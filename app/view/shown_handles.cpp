#include "app/view/shown_handles.h"

#include "app/view/visible.h"

#include <algorithm>
#include <numeric>

namespace sepax {
namespace {

constexpr double kApart = 7;                 ///< between handles of one body, logical pixels
constexpr std::size_t kFewVertices = 32;     ///< a body of no more shows all handles
constexpr std::size_t kManyPoints = 20'000;  ///< outlines beyond it are simplified
constexpr double kIndistinguishable = 0.3;   ///< logical pixels

bool isNamed(const Target& target, int body, int vertex) {
  return target.kind == Target::Kind::vertex && target.body == body && target.index == vertex;
}

bool isInSight(const Camera& camera, Vec2 p) {
  return p.x >= -kApart && p.x <= camera.width + kApart && p.y >= -kApart &&
         p.y <= camera.height + kApart;
}

/// At most `room` vertices, and the named ones.
std::vector<int> handlesOf(const BodyShape& shape, const ViewState& view, int body, int room) {
  std::vector<int> shown;
  const bool few = shape.vertices.size() <= kFewVertices;
  Vec2 last;
  bool first = true;
  for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
    const int vertex = static_cast<int>(i);
    const Vec2 p = view.camera.toScreen(shape.vertices[i]);
    const bool named = isNamed(view.hovered, body, vertex) || isNamed(view.selected, body, vertex);
    const bool apart = few || first || distance(p, last) >= kApart;
    const bool fits = static_cast<int>(shown.size()) < room && (few || isInSight(view.camera, p));
    if (!named && !(apart && fits)) continue;
    shown.push_back(vertex);
    last = p;
    first = false;
  }
  return shown;
}

}  // namespace

std::vector<std::vector<int>> shownHandles(const Evidence& evidence, const ViewState& view) {
  const int count = static_cast<int>(evidence.bodies.size());
  std::vector<std::vector<int>> shown(evidence.bodies.size());
  if (!view.handles) return shown;
  std::vector<int> order(evidence.bodies.size());
  std::iota(order.begin(), order.end(), 0);
  if (view.selected.body >= 0 && view.selected.body < count) {
    std::rotate(order.begin(), order.begin() + view.selected.body,
                order.begin() + view.selected.body + 1);
  }
  int room = kMostHandles;
  for (const int body : order) {
    const auto index = static_cast<std::size_t>(body);
    const BodyShape& shape = evidence.bodies[index];
    if (isHidden(view, shape.name) || isGrouped(view, body)) continue;
    shown[index] = handlesOf(shape, view, body, room);
    room = std::max(0, room - static_cast<int>(shown[index].size()));
  }
  return shown;
}

std::vector<Vec2> simplifiedOutline(std::vector<Vec2> points) {
  if (points.size() <= kManyPoints) return points;
  std::vector<Vec2> kept{points.front()};
  for (const Vec2 p : points) {
    if (squaredLength(p - kept.back()) >= kIndistinguishable * kIndistinguishable) {
      kept.push_back(p);
    }
  }
  return kept;
}

}  // namespace sepax
