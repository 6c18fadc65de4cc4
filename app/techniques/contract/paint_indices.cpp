#include "app/techniques/contract/paint_indices.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/names.h"
#include "app/view/handles.h"
#include "app/view/visible.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

namespace sepax {

namespace {

using Kind = Target::Kind;

constexpr std::size_t kMostIndices = 400;  ///< of a body: more could not be told apart

bool isNamed(const Figure& figure, const std::string& text) {
  return std::ranges::any_of(figure.labels,
                             [&](const Label& label) { return label.text.text == text; });
}

bool isUnderHand(const ViewState& view, const Target& target) {
  return view.hovered == target || view.selected == target;
}

/// At a place of the body, away from its middle.
void addIndex(Figure& figure, const BodyShape& shape, Role role, const ViewState& view,
              const Target& at, Vec2 place) {
  const bool hot = isUnderHand(view, at);
  const std::string name = indexedName(shape.name, at.index);
  std::string text = at.kind == Kind::edge ? "edge " + name : name;
  const bool held = hot && view.dragging && at.kind == Kind::vertex;
  if (isNamed(figure, text)) text.clear();
  if (held) text += (text.empty() ? "" : " ") + numbers(place);
  if (text.empty()) return;
  const Vec2 anchor = view.camera.toScreen(place);
  addLabel(figure, anchor, anchor - view.camera.toScreen(shape.centroid), text, role,
           hot ? 11 : -1);
  figure.labels.back().text.size = hot ? 14 : 12;
  figure.labels.back().distance = at.kind == Kind::edge ? 8 : kHandleRadius + 4;
}

void addIndicesOf(Figure& figure, const BodyShape& shape, Role role, const ViewState& view,
                  int body) {
  const std::size_t count = shape.vertices.size();
  const bool all = view.indices && count <= kMostIndices;
  const auto vertex = [&](int index) { return shape.vertices[static_cast<std::size_t>(index)]; };
  const auto shows = [&](const Target& target) { return all || isUnderHand(view, target); };
  for (int i = 0; i < static_cast<int>(count); ++i) {
    const Target corner{Kind::vertex, body, i};
    if (shows(corner)) addIndex(figure, shape, role, view, corner, vertex(i));
    const Target edge{Kind::edge, body, i};
    const std::optional<int> end = nextVertex(shape.form, count, i);
    if (end && shows(edge))
      addIndex(figure, shape, role, view, edge, 0.5 * (vertex(i) + vertex(*end)));
  }
}

}  // namespace

void addIndices(Figure& figure, const Evidence& evidence, const ViewState& view,
                const SeenBodies& seen) {
  const PartScope part(figure, Part::name);
  for (int body = 0; body < static_cast<int>(evidence.bodies.size()); ++body) {
    const bool hot = view.hovered.body == body || view.selected.body == body;
    if (isHidden(view, evidence.bodies[static_cast<std::size_t>(body)].name)) continue;
    if (view.indices || hot) addIndicesOf(figure, seen[body], roleOf(evidence, body), view, body);
  }
}

}  // namespace sepax
