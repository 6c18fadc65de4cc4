#include "app/techniques/drawing/draw_tools.h"

#include "app/techniques/drawing/draw.h"
#include "app/view/group_frame.h"
#include "app/view/handles.h"

#include <algorithm>
#include <utility>

namespace sepax {
namespace {

constexpr double kGuideRing = 12;  ///< radius of the ring about a snapped place, logical pixels

constexpr double kBeyond = 30;  ///< by which a guide is longer at both ends, logical pixels

void addLine(Figure& figure, Vec2 from, Vec2 to, Dash dash) {
  figure.add(Stroke{Layer::guide, {from, to}, false, {Role::accent, 0.9}, 1.5, dash, Cap::butt});
}

/// A square, so that it is not taken for a vertex.
void addCornerHandle(Figure& figure, Vec2 center, bool hot) {
  const double half = hot ? kHandleRadius + 2 : kHandleRadius;
  const Vec2 reach{half, half};
  const Role fill = hot ? Role::accent : Role::ground;
  figure.add(
      Box{Layer::handle, center - reach, center + reach, 1.5, {fill, 1}, {Role::accent, 1}, 2});
  keepClear(figure, center, half + 1);
}

void addTurnHandle(Figure& figure, Vec2 center, bool hot) {
  const double radius = hot ? kHandleRadius + 2 : kHandleRadius;
  const Role fill = hot ? Role::accent : Role::ground;
  figure.add(Dot{Layer::handle, center, radius, {fill, 1}, {Role::accent, 1}, 2});
  keepClear(figure, center, radius + 1);
}

void addGroupFrame(Figure& figure, const GroupFrame& frame, const ViewState& view) {
  const Camera& camera = view.camera;
  Stroke outline{Layer::guide, {}, true, {Role::accent, 0.9}, 1.5, {5, 4}, Cap::butt};
  for (int i = 0; i < 4; ++i) outline.points.push_back(cornerHandle(frame, camera, i));
  const std::vector<Vec2> corners = outline.points;
  figure.add(std::move(outline));
  const Vec2 turn = frameRotationHandle(frame, camera);
  addLine(figure, frameStalkFoot(frame, camera), turn, {3, 3});
  addTurnHandle(figure, turn, view.hovered.kind == Target::Kind::groupRotate);
  for (int i = 0; i < 4; ++i) {
    const Target corner{Target::Kind::groupScale, -1, i};
    addCornerHandle(figure, corners[static_cast<std::size_t>(i)], view.hovered == corner);
  }
}

void addBand(Figure& figure, const RubberBand& band, const Camera& camera) {
  const Vec2 a = camera.toScreen(band.from);
  const Vec2 b = camera.toScreen(band.to);
  addPolygon(figure, {a, {b.x, a.y}, b, {a.x, b.y}},
             {Layer::guide, Role::accent, 0.9, 1.5, 0.1, {5, 4}});
}

/// A ring at the place, a thin line that leads there, and its name.
void addGuide(Figure& figure, const SnapGuide& guide, const Camera& camera) {
  const Vec2 place = camera.toScreen(guide.place);
  if (guide.from != guide.to) {
    const Vec2 from = camera.toScreen(guide.from);
    const Vec2 to = camera.toScreen(guide.to);
    const Vec2 beyond = kBeyond * normalized(to - from);  // so that an edge does not cover it
    addLine(figure, from - beyond, to + beyond, {4, 4});
  }
  figure.add(Dot{Layer::handle, place, kGuideRing, {Role::accent, 0}, {Role::accent, 1}, 2});
  keepClear(figure, place, kGuideRing + 1);
  if (guide.label.empty()) return;
  addLabel(figure, place, {1, -1}, guide.label, Role::accent, 12);
  figure.labels.back().text.size = 13;
  figure.labels.back().distance = kGuideRing + 5;
}

}  // namespace

void addToolMarks(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const PartScope part(figure, Part::handle);
  const std::optional<GroupFrame> frame = groupFrame(evidence, view);
  if (frame && view.handles) addGroupFrame(figure, *frame, view);
  if (view.band) addBand(figure, *view.band, view.camera);
  for (const SnapGuide& guide : view.guides) addGuide(figure, guide, view.camera);
}

}  // namespace sepax
