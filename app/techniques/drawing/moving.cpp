#include "app/techniques/drawing/moving.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/view/handles.h"

namespace sepax {

namespace {

constexpr int kGhosts = 10;

}  // namespace

void addGhosts(Figure& figure, const BodyShape& shape, Role role, const Camera& camera) {
  if (!shape.moves) return;
  for (int i = 1; i < kGhosts; ++i) {
    const double time = static_cast<double>(i) / kGhosts;
    addPolygon(figure, onScreen(shape.vertices, camera, time * shape.velocity),
               {Layer::ghost, role, 0.16, 1, 0.025, {}});
  }
  addPolygon(figure, onScreen(shape.vertices, camera, shape.velocity),
             {Layer::ghost, role, 0.7, 1.6, 0, {7, 5}});
}

void addPose(Figure& figure, const BodyShape& shape, Role role, const Camera& camera, double time,
             double fillAlpha) {
  if (!shape.moves) return;
  addPolygon(figure, onScreen(shape.vertices, camera, time * shape.velocity),
             {Layer::ghost, role, 1, 2.2, fillAlpha, {}});
}

void addVelocity(Figure& figure, const Evidence& evidence, const ViewState& view,
                 const HandleSet& handles, int index) {
  const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(index)];
  const bool handle = hasVelocityHandle(evidence, view, handles, index);
  if (!shape.moves && !handle) return;
  const Vec2 tail = view.camera.toScreen(shape.centroid);
  const Vec2 tip = view.camera.toScreen(velocityTip(shape));
  addArrow(figure, Layer::handle, tail, tip, {Role::velocity, 1}, 2.4, {9, 5});
  if (handle) {
    const bool hot = view.hovered.kind == Target::Kind::velocity && view.hovered.body == index;
    figure.add(Dot{Layer::handle,
                   tip,
                   hot ? 9.0 : 7.0,
                   {Role::velocity, hot ? 0.7 : 0.25},
                   {Role::velocity, 1},
                   2});
  }
  Box around;
  around.min = tip - Vec2{9, 9};
  around.max = tip + Vec2{9, 9};
  figure.keepClear.push_back(around);
  addLabel(figure, tip, shape.moves ? tip - tail : Vec2{1, 1},
           !shape.moves ? "drag to move " + shape.name
                        : shape.name + " moves " + numbers(shape.velocity),
           Role::velocity, 6);
}

}  // namespace sepax
