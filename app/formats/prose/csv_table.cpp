#include "app/formats/prose/fragments.h"
#include "app/formats/readers/csv_columns.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace sepax {

namespace {

constexpr std::size_t kLongestHeading = 200;

std::size_t endOfRow(std::string_view text, std::size_t start) {
  return std::min(text.find('\n', start), text.size());
}

/// The column tells when something was somewhere, or how fast.
bool isOfMotion(std::string_view field) {
  constexpr std::string_view kNames =
      " time t timestamp datetime date frame tick step speed velocity vx vy heading ";
  return kNames.find(" " + lowered(trimmed(field)) + " ") != kNames.npos;
}

/// The separator of a heading with columns x and y, or x and z, among others: names without numbers
/// first.
std::optional<char> separatorOf(std::string_view heading) {
  for (const char separator : {',', ';', '\t'}) {
    const std::vector<std::string_view> fields = csvFields(heading, separator);
    const auto isName = [](std::string_view field) {
      return !field.empty() && isWordStart(field.front());
    };
    const auto has = [&](std::string_view axis) {
      return std::ranges::any_of(
          fields, [&](std::string_view field) { return lowered(trimmed(field)) == axis; });
    };
    if (fields.size() < 2 || !std::ranges::all_of(fields, isName) ||
        std::ranges::any_of(fields, isOfMotion))
      continue;
    if (has("x") && (has("y") || has("z"))) return separator;
  }
  return std::nullopt;
}

}  // namespace

std::optional<TableText> csvTable(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  const std::size_t close = endOfRow(text, place);
  const std::string_view heading = trimmed(text.substr(place, close - place));
  if (heading.size() > kLongestHeading) return std::nullopt;
  const auto separator = separatorOf(heading);
  if (!separator) return std::nullopt;
  const std::size_t fields = csvFields(heading, *separator).size();
  std::size_t rows = 0;
  std::size_t end = std::min(close + 1, text.size());
  while (end < text.size()) {
    const std::size_t next = endOfRow(text, end);
    const std::string_view row = trimmed(text.substr(end, next - end));
    if (csvFields(row, *separator).size() != fields) break;
    end = std::min(next + 1, text.size());
    ++rows;
  }
  if (rows < kFewestVertices) return std::nullopt;
  return TableText{std::string(text.substr(place, end - place)), end};
}

}  // namespace sepax
