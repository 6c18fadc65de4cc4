#include "app/formats/flipped.h"

namespace sepax {

std::vector<NamedPolygon> flipped(std::vector<NamedPolygon> polygons) {
  for (NamedPolygon& polygon : polygons) {
    for (Vec2& vertex : polygon.vertices) vertex.y = 0.0 - vertex.y;  // never -0
  }
  return polygons;
}

}  // namespace sepax
