#include "app/cli/options.h"

#include "app/scene/json_path.h"
#include "app/techniques/table.h"

#include <fmt/format.h>

#include <charconv>

namespace sepax {

namespace {

std::optional<int> wholeNumber(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

std::optional<ThemeId> themeNamed(std::string_view name) {
  ThemeId id{};
  if (!themeFromName(name, id)) return std::nullopt;
  return id;
}

std::string unknownTheme(std::string_view name) {
  return fmt::format("--theme: {} is unknown; choose dark, light or print", inQuotes(name));
}

std::string techniqueProblem(std::string_view id) {
  if (id.empty() || findTechnique(id) != nullptr) return {};
  std::string known;
  for (const Technique& technique : techniques())
    known.append(known.empty() ? "" : ", ").append(technique.id);
  return fmt::format("--technique: {} is unknown; choose one of {}", inQuotes(id), known);
}

std::string timeProblem(std::optional<double> time) {
  if (!time || (*time >= 0 && *time <= 1)) return {};
  return fmt::format("--time: {} is not between 0 and 1", *time);
}

std::optional<PixelSize> sizeNamed(std::string_view text) {
  const std::size_t cross = text.find('x');
  if (cross == text.npos) return std::nullopt;
  const auto width = wholeNumber(text.substr(0, cross));
  const auto height = wholeNumber(text.substr(cross + 1));
  if (!width || !height) return std::nullopt;
  return PixelSize{*width, *height};
}

}  // namespace sepax
