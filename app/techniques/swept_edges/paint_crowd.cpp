#include "app/techniques/swept_edges/paint_crowd.h"

#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/names.h"

namespace sepax {

void addCrowd(Figure& figure, const Evidence& evidence, const Camera& camera, bool matter) {
  if (!evidence.broadPhase) return;
  const PartScope part(figure, Part::sweptBox);
  const double alpha = matter ? 1 : 0.35;
  for (const auto& [body, box] : evidence.broadPhase->boxes) {
    if (body == evidence.a || body == evidence.b) continue;  // drawn with the pair
    addPolygon(figure,
               onScreen({box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}}, camera),
               {Layer::ghost, roleOf(evidence, body), alpha, 1.2, 0, {4, 4}});
  }
  for (const CandidatePair& pair : evidence.broadPhase->pairs) {
    const BodyShape& a = evidence.bodies[static_cast<std::size_t>(pair.a)];
    const BodyShape& b = evidence.bodies[static_cast<std::size_t>(pair.b)];
    const bool meet = pair.time && wholeOf(a, b).empty();  // pieces of one body always do
    const Paint paint{meet ? Role::result : Role::path, matter ? 0.9 : 0.5};
    figure.add(Stroke{Layer::ghost,
                      {camera.toScreen(a.centroid), camera.toScreen(b.centroid)},
                      false,
                      paint,
                      meet ? 2.2 : 1.2,
                      {},
                      Cap::round});
  }
}

}  // namespace sepax
