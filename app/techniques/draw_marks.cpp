#include "app/techniques/draw_marks.h"

#include "app/figure/camera.h"
#include "app/techniques/draw.h"

namespace sepax {

void addMarks(Figure& figure, const Evidence& evidence, const ViewState& view, int body) {
  const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
  const Technique* technique = findTechnique(view.technique);
  if (shape.valid && technique && technique->concave) return;
  const Camera& camera = view.camera;
  for (const DefectMark& mark : shape.marks) {
    const Vec2 p = camera.toScreen(mark.place);
    figure.add(Dot{Layer::handle, p, 11, {Role::result, 0.18}, {Role::result, 1}, 2});
  }
  if (shape.problem.empty() || shape.vertices.empty()) return;
  const Vec2 anchor =
      camera.toScreen(shape.marks.empty() ? shape.centroid : shape.marks.front().place);
  addLabel(figure, anchor, {1, -1}, shape.name + ": " + shape.problem, Role::result, 9);
}

}  // namespace sepax
