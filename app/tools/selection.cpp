#include "app/tools/selection.h"

#include "app/scene/edits/edits.h"
#include "app/scene/edits/group_edits.h"
#include "app/scene/edits/snapping.h"
#include "app/tools/pick.h"
#include "app/view/visible.h"
#include "core/exact/transform.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace sepax {
namespace {

using TargetKind = Target::Kind;

constexpr double kAside = 40;  ///< how far a copy stands from its original, logical pixels

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

void selectOnly(ViewState& view, const Target& target) {
  view.group.clear();
  view.selected = target;
}

void selectBodies(const Scene& scene, ViewState& view, const std::vector<int>& bodies) {
  std::vector<int> group;
  for (const int body : bodies) {
    const bool usable = body >= 0 && body < static_cast<int>(scene.bodies.size());
    if (usable && !isHidden(view, bodyOf(scene, body).name)) {
      group.push_back(body);
    }
  }
  const int last = group.empty() ? -1 : group.back();
  std::ranges::sort(group);
  group.erase(std::unique(group.begin(), group.end()), group.end());
  if (group.size() < 2) group.clear();
  selectOnly(view, last < 0 ? Target{} : Target{TargetKind::body, last, -1});
  view.group = std::move(group);
}

void selectAll(const Scene& scene, ViewState& view) {
  std::vector<int> bodies(scene.bodies.size());
  std::iota(bodies.begin(), bodies.end(), 0);
  selectBodies(scene, view, bodies);
}

void toggleInGroup(const Scene& scene, ViewState& view, int body) {
  std::vector<int> bodies = selectedBodies(scene, view);
  const int last = view.selected.body;
  const bool removed = std::erase(bodies, body) > 0;
  if (!removed) bodies.push_back(body);
  const auto kept = std::ranges::find(bodies, last);
  if (removed && kept != bodies.end()) std::rotate(kept, kept + 1, bodies.end());
  selectBodies(scene, view, bodies);
}

std::vector<int> selectedBodies(const Scene& scene, const ViewState& view) {
  std::vector<int> bodies;
  if (hasGroup(view)) {
    bodies = view.group;
  } else if (view.selected.body >= 0) {
    bodies = {view.selected.body};
  }
  std::erase_if(bodies, [&](int body) { return body >= static_cast<int>(scene.bodies.size()); });
  return bodies;
}

void tidySelection(const Scene& scene, ViewState& view) {
  if (!exists(view.selected, scene)) view.selected = {};
  if (!exists(view.hovered, scene)) view.hovered = {};
  if (!exists(view.pointed, scene)) view.pointed = {};
  const std::vector<int> group = hasGroup(view) ? selectedBodies(scene, view) : std::vector<int>{};
  view.group = group.size() < 2 ? std::vector<int>{} : group;
  std::erase_if(view.hidden, [&](const std::string& name) { return findBody(scene, name) < 0; });
}

std::string deleteSelection(Document& document, ViewState& view) {
  const Scene& scene = document.committed();
  if (hasGroup(view)) {
    std::string problem = document.apply(withoutBodies(scene, selectedBodies(scene, view)));
    if (problem.empty()) selectOnly(view, {});
    return problem;
  }
  const Target target = view.selected;
  if (!isUsable(target, scene)) return "Select a vertex or a shape first, then delete it.";
  const bool vertex = target.kind == TargetKind::vertex;
  if (vertex) {
    std::string reason = whyVertexStays(bodyOf(scene, target.body), target.index);
    if (!reason.empty()) return reason;
  }
  std::string problem = document.apply(vertex ? withoutVertex(scene, target.body, target.index)
                                              : withoutBody(scene, target.body));
  if (problem.empty())
    view.selected = vertex ? Target{TargetKind::body, target.body, -1} : Target{};
  return problem;
}

Vec2 asideOf(const ViewState& view) {
  const double aside = snapStepFor(view.camera.zoom, kAside).size();
  return {aside, -aside};
}

std::string duplicateSelection(Document& document, ViewState& view) {
  const Scene& scene = document.committed();
  const std::vector<int> bodies = selectedBodies(scene, view);
  if (bodies.empty()) return "Select a shape first, then duplicate it.";
  std::string problem = document.apply(withDuplicates(scene, bodies, asideOf(view)));
  if (problem.empty()) {
    selectBodies(document.committed(), view, lastBodies(document.committed(), bodies.size()));
  }
  return problem;
}

std::string nudgeSelection(Document& document, const ViewState& view, Vec2 displacement) {
  const Scene& scene = document.committed();
  if (hasGroup(view)) {
    return document.apply(withBodiesMoved(scene, selectedBodies(scene, view), displacement));
  }
  const Target target = view.selected;
  if (!isUsable(target, scene)) return "Select a vertex, an edge or a shape first.";
  const Body& body = bodyOf(scene, target.body);
  if (target.kind == TargetKind::vertex) {
    const Vec2 place = worldVertex(body, target.index) + displacement;
    return document.apply(withVertexAt(scene, target.body, target.index, place));
  }
  if (target.kind == TargetKind::edge) {
    return document.apply(withEdgeMoved(scene, target.body, target.index, displacement));
  }
  return document.apply(withPosition(scene, target.body, body.position + displacement));
}

Target nextTarget(const Scene& scene, const Target& selected, bool backwards) {
  const int bodies = static_cast<int>(scene.bodies.size());
  if (bodies == 0) return {};
  if (selected.kind == TargetKind::vertex && isUsable(selected, scene)) {
    const int vertices = static_cast<int>(bodyOf(scene, selected.body).vertices.size());
    return {TargetKind::vertex, selected.body, cycled(selected.index, vertices, backwards)};
  }
  return {TargetKind::body, cycled(selected.body, bodies, backwards), -1};
}

std::optional<AxisName> axisOf(const Target& target, const Evidence& evidence) {
  if (target.kind != TargetKind::edge) return std::nullopt;
  if (target.body == evidence.a) return AxisName{Owner::a, target.index};
  if (target.body == evidence.b) return AxisName{Owner::b, target.index};
  return std::nullopt;
}

}  // namespace sepax
