#pragma once

#include "app/formats/raw_geometry.h"
#include "app/formats/readers/csv_columns.h"

#include <optional>
#include <vector>

namespace sepax {

/// A table with a header, of which one column holds WKT, as databases and GIS programs write it:
/// the polygons of each row, named by a column that is called name, label, title or id. Nothing for
/// another table.
[[nodiscard]] std::optional<RawGeometry> readWktColumn(const std::vector<CsvLine>& lines);

}  // namespace sepax
