#pragma once

#include <optional>
#include <string_view>

#include "app/formats/raw_geometry.h"

/// One reader for each kind of text. Each takes UTF-8 without a mark at its start. The first four
/// answer nothing when the text is of another kind.
namespace sepax {

[[nodiscard]] std::optional<RawGeometry> readWkt(std::string_view text);
[[nodiscard]] std::optional<RawGeometry> readSvg(std::string_view text);
/// GeoJSON only: other JSON is a literal among literals.
[[nodiscard]] std::optional<RawGeometry> readGeoJson(std::string_view text);
[[nodiscard]] std::optional<RawGeometry> readCsv(std::string_view text);
/// JSON and the literals of all programming languages: any text with numbers.
[[nodiscard]] RawGeometry readLiterals(std::string_view text);

}  // namespace sepax
