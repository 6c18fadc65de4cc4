#include "app/scene/geometry/formats.h"

namespace sepax {

const std::vector<GeometryFormat>& geometryFormats() {
  static const std::vector<GeometryFormat> table;
  return table;
}

const GeometryFormat* findGeometryFormat(std::string_view) { return nullptr; }

const GeometryFormat* geometryFormatFor(std::string_view) { return nullptr; }

}  // namespace sepax
