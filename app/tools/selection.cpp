#include "app/tools/selection.h"

#include "app/tools/edits.h"
#include "app/tools/pick.h"
#include "app/tools/snapping.h"
#include "core/transform.h"

namespace sepax {
namespace {

using Kind = Target::Kind;

constexpr double kAside = 40;  ///< how far a copy stands from its original, logical pixels

const Body& bodyOf(const Scene& scene, const Target& target) {
  return scene.bodies[static_cast<std::size_t>(target.body)];
}

bool isUsable(const Target& target, const Scene& scene) {
  return target.body >= 0 && exists(target, scene);
}

Vec2 worldVertex(const Body& body, int vertex) {
  const Vec2 model = body.vertices[static_cast<std::size_t>(vertex)];
  return posed(model, body.position, rotationOf(body.angle));
}

int cycled(int index, int count, bool backwards) {
  if (index < 0) return backwards ? count - 1 : 0;
  return (index + (backwards ? count - 1 : 1)) % count;
}

}  // namespace

std::string deleteSelection(Document& document, ViewState& view) {
  const Scene& scene = document.committed();
  const Target target = view.selected;
  if (!isUsable(target, scene)) return "Select a vertex or a shape first, then delete it.";
  const bool vertex = target.kind == Kind::vertex;
  if (vertex && bodyOf(scene, target).vertices.size() <= 3) {
    return "A polygon keeps at least three vertices; select the whole shape to delete it.";
  }
  std::string problem = document.apply(vertex ? withoutVertex(scene, target.body, target.index)
                                              : withoutBody(scene, target.body));
  if (problem.empty()) view.selected = vertex ? Target{Kind::body, target.body, -1} : Target{};
  return problem;
}

std::string duplicateSelection(Document& document, ViewState& view) {
  const Scene& scene = document.committed();
  if (!isUsable(view.selected, scene)) return "Select a shape first, then duplicate it.";
  const double aside = snapStepFor(view.camera.zoom, kAside).size();
  std::string problem = document.apply(withDuplicate(scene, view.selected.body, {aside, -aside}));
  if (problem.empty()) {
    view.selected = {Kind::body, static_cast<int>(document.committed().bodies.size()) - 1, -1};
  }
  return problem;
}

std::string nudgeSelection(Document& document, const ViewState& view, Vec2 displacement) {
  const Scene& scene = document.committed();
  const Target target = view.selected;
  if (!isUsable(target, scene)) return "Select a vertex, an edge or a shape first.";
  const Body& body = bodyOf(scene, target);
  if (target.kind == Kind::vertex) {
    const Vec2 place = worldVertex(body, target.index) + displacement;
    return document.apply(withVertexAt(scene, target.body, target.index, place));
  }
  if (target.kind == Kind::edge) {
    return document.apply(withEdgeMoved(scene, target.body, target.index, displacement));
  }
  return document.apply(withPosition(scene, target.body, body.position + displacement));
}

Target nextTarget(const Scene& scene, const Target& selected, bool backwards) {
  const int bodies = static_cast<int>(scene.bodies.size());
  if (bodies == 0) return {};
  if (selected.kind == Kind::vertex && isUsable(selected, scene)) {
    const int vertices = static_cast<int>(bodyOf(scene, selected).vertices.size());
    return {Kind::vertex, selected.body, cycled(selected.index, vertices, backwards)};
  }
  return {Kind::body, cycled(selected.body, bodies, backwards), -1};
}

std::optional<AxisName> axisOf(const Target& target, const Evidence& evidence) {
  if (target.kind != Kind::edge) return std::nullopt;
  if (target.body == evidence.a) return AxisName{Owner::a, target.index};
  if (target.body == evidence.b) return AxisName{Owner::b, target.index};
  return std::nullopt;
}

}  // namespace sepax
