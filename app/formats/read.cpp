#include "app/formats/encoding.h"
#include "app/formats/formats.h"
#include "app/formats/geometry.h"
#include "app/formats/line_prefixes.h"
#include "app/formats/raw_geometry.h"

#include <utility>

namespace sepax {

namespace {

std::optional<GeometryText> readBy(KnownBy sign, std::string_view text) {
  for (const GeometryFormat& format : geometryFormats()) {
    if (format.read == nullptr || format.knownBy != sign) continue;
    if (auto read = format.read(text)) return read;
  }
  return std::nullopt;
}

GeometryText readPlain(std::string_view text) {
  for (const KnownBy sign : {KnownBy::marks, KnownBy::columns, KnownBy::numbers})
    if (auto read = readBy(sign, text)) return std::move(*read);
  return understood({"text", {}, {}, {}});
}

}  // namespace

GeometryText readGeometry(std::string_view bytes) {
  const DecodedText text = decoded(bytes);
  if (!text.error.empty()) return refused("text", text.error);
  if (auto file = readBy(KnownBy::header, text.utf8)) return std::move(*file);
  const auto stripped = withoutLinePrefixes(text.utf8);
  if (!stripped) return readPlain(text.utf8);
  GeometryText read = readPlain(stripped->text);
  for (GeometryReading& reading : read.readings)
    reading.notes.insert(reading.notes.begin(), stripped->note);
  return read;
}

}  // namespace sepax
