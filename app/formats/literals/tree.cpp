#include "app/formats/literals/tree.h"

#include "app/formats/literals/builder.h"

namespace sepax {

char axisOf(std::string_view label) {
  for (const std::string_view word :
       {"first", "lon", "lng", "longitude", "positionX"})  // std::pair, a map
    if (label == word) return 'x';
  for (const std::string_view word : {"second", "lat", "latitude", "positionY"})
    if (label == word) return 'y';
  for (const std::string_view prefix : {"m_", "_", "f", "d"})
    if (label.size() == prefix.size() + 1 && label.starts_with(prefix))
      label.remove_prefix(prefix.size());
  if (label.size() != 1) return 0;
  const char c = label.front();
  if (c >= 'x' && c <= 'z') return c;
  return c >= 'X' && c <= 'Z' ? static_cast<char>(c - 'X' + 'x') : '\0';
}

LiteralTree parseLiterals(std::string_view text) { return LiteralBuilder(text).run(); }

}  // namespace sepax
