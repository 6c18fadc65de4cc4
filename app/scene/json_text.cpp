#include "app/scene/json_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

using Json = nlohmann::ordered_json;

std::string scalarText(const Json& value) {
  if (value.is_number_float()) return numberText(value.get<double>());
  // Bytes that are no UTF-8 are replaced: a message or a title may hold anything.
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Levels of containers in the value: 0 for a number or a string.
int heightOf(const Json& value) {
  if (!value.is_structured()) return 0;
  int height = 0;
  for (const Json& child : value) height = std::max(height, heightOf(child));
  return height + 1;
}

bool holdsStrings(const Json& value) { return !value.empty() && value.front().is_string(); }

/// Lists of lists and everything above them take one line per element; so do the rows of a tile,
/// which then look like the tile.
bool spreads(const Json& value, int depth, bool insideList) {
  if (value.empty()) return false;
  if (value.is_object()) return depth == 0 || heightOf(value) >= 3;
  return heightOf(value) >= 2 || (insideList && holdsStrings(value));
}

struct Style {
  bool spread = false;           ///< lines and indentation, or everything on one line
  std::string_view comma = ",";  ///< between elements on one line
  std::string_view colon = ":";
};

struct Place {
  int depth = 0;
  bool insideList = false;
};

std::string textOf(const Json& value, Style style, Place place) {
  if (!value.is_structured()) return scalarText(value);
  const bool lines = style.spread && spreads(value, place.depth, place.insideList);
  const std::string indent =
      lines ? "\n" + std::string(2 * (static_cast<unsigned>(place.depth) + 1), ' ') : "";
  std::string text(1, value.is_object() ? '{' : '[');
  bool first = true;
  for (const auto& [key, child] : value.items()) {
    if (!first) text += lines ? "," : style.comma;
    first = false;
    text += indent;
    if (value.is_object()) text.append(scalarText(key)).append(style.colon);
    text += textOf(child, style, {place.depth + 1, value.is_array()});
  }
  if (lines) text += "\n" + std::string(2u * static_cast<unsigned>(place.depth), ' ');
  return text + (value.is_object() ? '}' : ']');
}

}  // namespace

std::string numberText(double value) {
  if (!std::isfinite(value)) return "null";
  return fmt::format("{}", value + 0.0);  // -0 + 0 = 0
}

std::string compactJson(const Json& value) { return textOf(value, {}, {}); }

std::string layoutJson(const Json& value) { return textOf(value, {true, ", ", ": "}, {}) + "\n"; }

}  // namespace sepax
