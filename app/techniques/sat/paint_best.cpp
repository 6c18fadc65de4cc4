#include "app/techniques/sat/paint_best.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/names.h"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace sepax {

void addBestSoFar(Figure& figure, const Evidence& evidence, const Camera& camera,
                  const SatProgress& progress, int shown) {
  if (progress.phase == SatProgress::Phase::result || progress.best < 0) return;
  const SatAxis& best = evidence.sat->axes[static_cast<std::size_t>(progress.best)];
  const int body = best.name.owner == Owner::a ? evidence.a : evidence.b;
  if (best.sign < 0 || best.name.edge < 0) return;  // a gap ends the loop
  const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
  const std::optional<int> end = nextVertex(shape.form, shape.vertices.size(), best.name.edge);
  if (!end) return;
  const auto place = [&](int vertex) {
    return camera.toScreen(shape.vertices[static_cast<std::size_t>(vertex)]);
  };
  const Vec2 from = place(best.name.edge);
  const Vec2 to = place(*end);
  const PartScope part(figure, kBestEdge);
  if (progress.best != shown)
    figure.add(Stroke{Layer::evidence, {from, to}, false, {Role::text, 1}, 3.2, {7, 4}, Cap::butt});
  addLabel(figure, (from + to) / 2, (from + to) / 2 - camera.toScreen(shape.centroid),
           fmt::format("{} smallest so far, {}", nameOf(evidence, best.name), number(best.depth)),
           Role::overlap, 7);
}

}  // namespace sepax
