#include "app/techniques/contract/paint_bodies.h"

#include "app/techniques/contract/position_map.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/draw_marks.h"
#include "app/techniques/drawing/name_place.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/outlines.h"
#include "app/view/handles.h"
#include "app/view/shown_handles.h"
#include "app/view/visible.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace sepax {

namespace {

constexpr double kPrintedVertex = 3.5;  ///< radius on a page, where no hand takes it

void addHandle(Figure& figure, Vec2 center, Role role, bool hot, double usual = kHandleRadius) {
  const double radius = hot ? kHandleRadius + 2 : usual;
  figure.add(Dot{Layer::handle, center, radius, {hot ? role : Role::ground, 1}, {role, 1}, 2});
  keepClear(figure, center, radius + 1);
}

bool isAt(const Target& target, Target::Kind kind, int body, int index = -1) {
  return target.kind == kind && target.body == body && (index < 0 || target.index == index);
}

void addEdge(Figure& figure, Vec2 from, Vec2 to, Role role) {
  figure.add(Stroke{Layer::outline, {from, to}, false, {role, 1}, 5, {}, Cap::round});
}

/// Logical pixels, of the longer side of the body's box: handles of a smaller one would hide it.
constexpr double kSmallBody = 40;

/// In a crowd those are smaller than their numbers.
constexpr double kUnnamedBody = 24;

double longerSide(const BodyShape& shape, const Camera& camera) {
  const ScreenBounds box = screenBounds(shape, camera);
  return std::max(box.max.x - box.min.x, box.max.y - box.min.y);
}

/// Of a body that no hand is on: those of small ones are small.
double usualRadius(const BodyShape& shape, const ViewState& view) {
  const double usual = view.wording.paper ? kPrintedVertex : kHandleRadius;
  if (isThin(shape.form)) return usual;
  return std::clamp(usual * longerSide(shape, view.camera) / kSmallBody, 1.5, usual);
}

/// Handles of these vertices, and the edge that is hovered or selected.
void addVertexHandles(Figure& figure, const BodyShape& shape, Role role, const ViewState& view,
                      int index, const std::vector<int>& vertices, bool touched) {
  const std::size_t n = shape.vertices.size();
  const auto place = [&](int vertex) {
    return view.camera.toScreen(shape.vertices[static_cast<std::size_t>(vertex)]);
  };
  const double usual = touched ? kHandleRadius : usualRadius(shape, view);
  for (const int vertex : vertices) {
    const bool hot = isAt(view.hovered, Target::Kind::vertex, index, vertex) ||
                     isAt(view.selected, Target::Kind::vertex, index, vertex);
    addHandle(figure, place(vertex), role, hot, usual);
  }
  for (const Target& edge : {view.hovered, view.selected}) {
    const std::optional<int> end = nextVertex(shape.form, n, edge.index);
    if (!end || !isAt(edge, Target::Kind::edge, index)) continue;
    addEdge(figure, place(edge.index), place(*end), role);
    if (view.hovered == view.selected) break;
  }
}

void addRotationHandle(Figure& figure, const BodyShape& shape, Role role, const ViewState& view,
                       int index) {
  const Vec2 handle = rotationHandle(shape, view.camera);
  figure.add(Stroke{Layer::guide,
                    {rotationStalkFoot(shape, view.camera), handle},
                    false,
                    {role, 0.8},
                    1.5,
                    {3, 3},
                    Cap::butt});
  addHandle(figure, handle, role, isAt(view.hovered, Target::Kind::rotation, index));
}

/// One of a crowd, and none of the pair: it is drawn quietly, and its name is small, and left out
/// where there is no room.
bool isBystander(const Evidence& evidence, int index) {
  constexpr std::size_t kCrowd = 16;
  return evidence.bodies.size() >= kCrowd && index != evidence.a && index != evidence.b;
}

/// Faint where the body has left its start; without a fill over a map, whose colours say something.
void addOutline(Figure& figure, const Evidence& evidence, const ViewState& view, int index,
                bool left, bool onMap) {
  const PartScope part(figure, bodyPart(evidence, index));
  const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(index)];
  const Role role = roleOf(evidence, index);
  const bool selected = view.handles && (view.selected.body == index || isGrouped(view, index));
  if (left) {
    addOutlines(figure, shape, view.camera, {Layer::ghost, role, 0.7, 1.6, 0.05, {6, 4}});
  } else if (isBystander(evidence, index) && !selected && view.hovered.body != index) {
    addOutlines(figure, shape, view.camera, {Layer::outline, role, 0.85, 1.4, 0.1, {}});
  } else {
    addOutlines(figure, shape, view.camera,
                {Layer::outline, role, 1, selected ? 3.2 : 2.4, onMap ? 0 : 0.2, {}});
  }
}

/// The other shapes of the picture, as they are drawn.
std::vector<const BodyShape*> othersThan(const Evidence& evidence, const ViewState& view, int index,
                                         const SeenBodies& seen) {
  std::vector<const BodyShape*> others;
  for (int i = 0; i < static_cast<int>(evidence.bodies.size()); ++i) {
    if (i != index && !isHidden(view, seen[i].name)) others.push_back(&seen[i]);
  }
  return others;
}

/// Where the name of a body stands, world units: clear of the others as they are at the start. One
/// that has left its start takes its name along.
Vec2 nameMiddle(const Evidence& evidence, const ViewState& view, int index,
                const SeenBodies& seen) {
  if (isBystander(evidence, index)) return seen[index].centroid;
  const SeenBodies start(nullptr, evidence, view);
  const Vec2 place = namePlace(start[index], othersThan(evidence, view, index, start), view.camera);
  const std::optional<SeenWay> way = seen.wayOf(index);
  return way ? way->toSeen(place) : place;
}

void addName(Figure& figure, const Evidence& evidence, const ViewState& view, int index,
             const SeenBodies& seen) {
  const BodyShape& shape = seen[index];
  // In one picture nobody asks for a name in a crowd, which would stand beside another body.
  if (isBystander(evidence, index) && (view.wording.still || view.wording.paper)) return;
  const bool touched = view.hovered.body == index || view.selected.body == index;
  if (isBystander(evidence, index) && !touched && longerSide(shape, view.camera) < kUnnamedBody)
    return;
  const Vec2 middle = nameMiddle(evidence, view, index, seen);
  const PartScope part(figure, Part::name);
  const bool thin = isThin(shape.form);  // a name in the middle would hide it
  addLabel(figure, view.camera.toScreen(middle), thin ? Vec2{-1, -1} : Vec2{}, shape.name,
           roleOf(evidence, index), isBystander(evidence, index) ? -1 : 10);
  figure.labels.back().text.size = isBystander(evidence, index) ? 12 : 20;
  figure.labels.back().distance = thin ? 12 : 0;
  if (thin || outlinesOf(shape.form, shape.vertices.size()).size() > 1) return;
  for (const Vec2 vertex : shape.vertices)
    figure.labels.back().home.push_back(view.camera.toScreen(vertex));
}

}  // namespace

void addBody(Figure& figure, const Evidence& evidence, const ViewState& view, int index,
             const std::vector<int>& handles, const Technique* technique, const SeenBodies& seen) {
  const bool left = seen.wayOf(index).has_value();
  const BodyShape& shape = seen[index];
  // One picture beside an article's answer is of one time.
  const bool ofOneTime = left && view.wording.still && view.step < 0 && technique != nullptr &&
                         shownAnswers(*technique, evidence, view).published != nullptr;
  if (!ofOneTime) addOutline(figure, evidence, view, index, left, isMap(technique, evidence, view));
  if (view.names) addName(figure, evidence, view, index, seen);
  if (view.evidence) addMarks(figure, shape, view, index, technique && technique->concave);
  const bool touched = view.hovered.body == index || view.selected.body == index;
  if (!view.handles || (left && !touched)) return;
  const bool ofPair = index == evidence.a || index == evidence.b;
  const bool small = !isThin(shape.form) && longerSide(shape, view.camera) < kSmallBody;
  if (!touched && (isBystander(evidence, index) || (!ofPair && small))) return;
  const PartScope part(figure, Part::handle);
  const Role role = roleOf(evidence, index);
  addVertexHandles(figure, shape, role, view, index, handles, touched);
  if (hasRotationHandle(view, index)) addRotationHandle(figure, shape, role, view, index);
}

}  // namespace sepax
