#include "app/scene/pieces.h"

#include <fmt/format.h>

namespace sepax {

std::string pieceName(std::string_view whole, int number) {
  return fmt::format("{}-{}", whole, number);
}

std::string_view wholeName(std::string_view name) {
  const std::size_t digits = name.find_last_not_of("0123456789");
  const bool ends = digits != std::string_view::npos && digits > 0 && name[digits] == '-';
  if (!ends || digits + 1 == name.size()) return name;
  return wholeName(name.substr(0, digits));
}

}  // namespace sepax
