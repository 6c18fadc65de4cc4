#include "app/techniques/swept_edges/paint_crowd.h"

#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/names.h"

#include <array>
#include <utility>

namespace sepax {

namespace {

/// The middle of the line between both bodies has the words that its colour stands for.
void addPairWords(Figure& figure, const BodyShape& a, const BodyShape& b, const Camera& camera,
                  bool meet) {
  addLabel(figure, camera.toScreen(lerp(a.centroid, b.centroid, 0.5)), {0, -1},
           meet ? "they meet" : "only their boxes meet", meet ? Role::result : Role::path, 4);
  figure.labels.back().text.size = 12;
}

}  // namespace

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
  std::array<bool, 2> told{};  // one of each kind has words
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
    const bool known = matter && pair.time.has_value() == meet;
    if (known && !std::exchange(told[meet ? 1 : 0], true)) addPairWords(figure, a, b, camera, meet);
  }
}

}  // namespace sepax
