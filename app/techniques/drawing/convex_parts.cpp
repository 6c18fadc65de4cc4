#include "app/techniques/drawing/convex_parts.h"

#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/name_place.h"
#include "app/techniques/drawing/names.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// The sides of the parts that are no edges of the polygon; each is one of two parts, and there
/// once.
void addCuts(Figure& figure, const std::vector<PartEvidence>& parts, const Camera& camera,
             Role role) {
  const PartScope scope(figure, Part::convexCut);
  std::vector<std::pair<Vec2, Vec2>> drawn;
  for (const PartEvidence& part : parts) {
    for (std::size_t i = 0; i < part.vertices.size(); ++i) {
      if (!part.isCut[i]) continue;
      const Vec2 from = part.vertices[i];
      const Vec2 to = part.vertices[(i + 1) % part.vertices.size()];
      if (std::ranges::count(drawn, std::pair{to, from}) > 0) continue;
      drawn.emplace_back(from, to);
      figure.add(Stroke{Layer::guide,
                        {camera.toScreen(from), camera.toScreen(to)},
                        false,
                        {role, 0.8},
                        1.4,
                        {5, 4},
                        Cap::butt});
    }
  }
}

/// The part alone, as a shape that has a name.
BodyShape shapeOf(const PartEvidence& part, std::string name) {
  BodyShape shape;
  shape.name = std::move(name);
  shape.vertices = part.vertices;
  for (const Vec2 vertex : part.vertices) shape.centroid += vertex;
  shape.centroid = shape.centroid / static_cast<double>(part.vertices.size());
  return shape;
}

/// The room that the name of a body takes, where it stands.
BodyShape nameRoom(const BodyShape& body, const BodyShape& opponent, const Camera& camera) {
  const std::array others{&opponent};
  const Vec2 middle = namePlace(body, others, camera);
  const Vec2 half = Vec2{16, 13} / camera.zoom;
  BodyShape room;
  room.vertices = {middle - half,
                   {middle.x + half.x, middle.y - half.y},
                   middle + half,
                   {middle.x - half.x, middle.y + half.y}};
  return room;
}

/// "A·2" in each part of a polygon that has several, counted from 1 as in the texts, where the
/// other polygon does not lie over it if there is such a place.
void addPartNames(Figure& figure, const Evidence& evidence, int body,
                  const std::vector<PartEvidence>& parts, const Camera& camera) {
  if (parts.size() < 2) return;
  const int opponent = body == evidence.a ? evidence.b : evidence.a;
  const BodyShape& other = evidence.bodies[static_cast<std::size_t>(opponent)];
  const BodyShape name = nameRoom(evidence.bodies[static_cast<std::size_t>(body)], other, camera);
  const std::array others{&other, &name};
  const PartScope scope(figure, Part::name);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const BodyShape part = shapeOf(parts[i], partName(evidence, body, static_cast<int>(i)));
    const Vec2 place = camera.toScreen(namePlace(part, others, camera));
    addLabel(figure, place, {}, part.name, roleOf(evidence, body), -1);
    figure.labels.back().text.size = 12;
    figure.labels.back().distance = 0;
  }
}

}  // namespace

void addConvexParts(Figure& figure, const Evidence& evidence, const ViewState& view, int body) {
  const ConcaveEvidence& concave = *evidence.concave;
  const std::vector<PartEvidence>& parts = body == evidence.a ? concave.partsA : concave.partsB;
  addCuts(figure, parts, view.camera, roleOf(evidence, body));
  if (view.names) addPartNames(figure, evidence, body, parts, view.camera);
}

}  // namespace sepax
