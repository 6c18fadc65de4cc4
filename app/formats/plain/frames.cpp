#include "app/formats/plain/frames.h"

#include "app/formats/plain/r_vectors.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/ring_order.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <map>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

struct FrameField {
  std::string name;  ///< in lower case
  std::vector<std::string> values;
  std::size_t place = 0;  ///< of it in the text, 0 = unknown
};

using FrameFields = std::vector<FrameField>;

bool holdsNumbers(const FrameField& column) {
  return std::ranges::all_of(column.values, [](const std::string& value) {
    return wholeNumber(value).state == NumberState::finite;
  });
}

constexpr auto kNamesOfX =
    std::to_array<std::string_view>({"x", "lon", "long", "lng", "longitude"});
constexpr auto kNamesOfY = std::to_array<std::string_view>({"y", "lat", "latitude"});

/// The column of an axis, by its name; null without one.
const FrameField* axisOfFrame(const FrameFields& columns, std::span<const std::string_view> names) {
  for (const std::string_view name : names)
    if (const auto column = std::ranges::find(columns, name, &FrameField::name);
        column != columns.end() && column->values.size() >= kFewestVertices &&
        holdsNumbers(*column))
      return &*column;
  return nullptr;
}

/// FrameRows with the same value of it belong to each other.
bool tellsOfParts(const FrameField& column) {
  constexpr auto kNames = std::to_array<std::string_view>(
      {"name",    "poly",  "polygon", "part",    "piece", "shape",   "region",
       "feature", "label", "class",   "cluster", "zone",  "country", "state",
       "l1",      "l2",    "g",       "grp",     "site",  "area",    "tile"});
  const std::string_view name = column.name;
  return name.ends_with("id") || name.ends_with("group") || name.ends_with("ring") ||
         std::ranges::find(kNames, name) != kNames.end();
}

using FrameRows = std::vector<std::size_t>;

/// The rows that have one value each, in the order in which they come first.
std::vector<FrameRows> rowsBy(const FrameField& column, const FrameRows& rows) {
  std::map<std::string_view, std::size_t> known;
  std::vector<FrameRows> parts;
  for (const std::size_t row : rows) {
    const auto part = known.try_emplace(column.values[row], parts.size());
    if (part.second) parts.emplace_back();
    parts[part.first->second].push_back(row);
  }
  return parts;
}

bool areLong(const std::vector<FrameRows>& parts) {
  return std::ranges::all_of(parts,
                             [](const FrameRows& rows) { return rows.size() >= kFewestVertices; });
}

/// The columns that tell the polygons of these rows apart, that with the fewest parts first.
std::vector<const FrameField*> partingColumns(const FrameFields& columns, const FrameRows& rows) {
  std::vector<std::pair<std::size_t, const FrameField*>> parting;
  for (const FrameField& column : columns) {
    if (column.values.size() != rows.size()) continue;
    const std::vector<FrameRows> parts = rowsBy(column, rows);
    const bool words = !holdsNumbers(column) && parts.size() > 1;
    if (areLong(parts) && (words || tellsOfParts(column)))
      parting.emplace_back(parts.size(), &column);
  }
  std::ranges::stable_sort(parting, {}, &std::pair<std::size_t, const FrameField*>::first);
  std::vector<const FrameField*> ordered;
  for (const auto& [parts, column] : parting) ordered.push_back(column);
  return ordered;
}

/// The polygons of a frame as WKT; empty where no column parts them.
std::string polygonsOfFrame(const FrameFields& columns) {
  const FrameField* x = axisOfFrame(columns, kNamesOfX);
  const FrameField* y = axisOfFrame(columns, kNamesOfY);
  if (x == nullptr || y == nullptr || x->values.size() != y->values.size()) return {};
  FrameRows all(x->values.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  const std::vector<const FrameField*> parting = partingColumns(columns, all);
  if (parting.empty()) return {};
  std::string polygons;
  for (const FrameRows& group : rowsBy(*parting.front(), all)) {
    std::vector<FrameRows> parts = {group};
    for (std::size_t i = 1; i < parting.size(); ++i) {
      std::vector<FrameRows> finer;
      for (const FrameRows& part : parts)
        std::ranges::move(rowsBy(*parting[i], part), std::back_inserter(finer));
      parts = std::move(finer);
    }
    if (!areLong(parts)) return {};
    std::vector<RawPolygon> rings;
    for (const FrameRows& part : parts) {
      rings.push_back({});
      for (const std::size_t row : part)
        for (const FrameField* axis : {x, y})
          rings.back().numbers.push_back(wholeNumber(axis->values[row]).value);
    }
    polygons += wktOf(withHoles(std::move(rings), FillRule::evenOdd));
  }
  return polygons + "\n";
}

/// "id": [...] of Python.
ArgumentOfR memberOfFrame(std::string_view words) {
  const bool quoted = words.starts_with('"') || words.starts_with('\'');
  const std::size_t end = quoted ? words.find(words.front(), 1) : words.npos;
  const std::size_t sign = end == words.npos ? end : behindBlanks(words, end + 1);
  if (sign == words.npos || !isAt(words, sign, ':')) return {};
  return {words.substr(1, end - 1), trimmed(words.substr(sign + 1))};
}

/// The columns of data.frame(id = c(...), x = c(...)) whose values the text gives.
FrameFields columnsOfFrame(std::string_view inside, std::string_view text) {
  FrameFields columns;
  inside = trimmed(inside);
  const bool members = inside.starts_with('{') && inside.find('}') != inside.npos;
  if (members) inside = inside.substr(1, inside.find('}') - 1);
  for (const std::string_view words : argumentsOfR(inside)) {
    const ArgumentOfR argument = members ? memberOfFrame(words) : argumentOfR(words);
    if (argument.name.empty()) continue;
    if (auto values = valuesOfR(argument.value, text))
      columns.push_back({lowered(argument.name), std::move(*values),
                         static_cast<std::size_t>(words.data() - text.data())});
  }
  return columns;
}

/// The columns of tribble(~id, ~x, ~y, "a", 0, 0, ...).
FrameFields columnsOfRows(std::string_view inside) {
  FrameFields columns;
  std::size_t cells = 0;
  for (std::string_view words : argumentsOfR(inside)) {
    if (words.starts_with('~') && cells == 0) {
      columns.push_back({lowered(trimmed(words.substr(1))), {}});
      continue;
    }
    const auto value = valuesOfR(words, {});
    if (columns.empty() || !value || value->size() != 1) return {};
    columns[cells++ % columns.size()].values.push_back(value->front());
  }
  return columns;
}

}  // namespace

void withPolygonsOfFrames(PlainText& plain) {
  constexpr auto kCalls = std::to_array<std::string_view>(
      {"data.frame(", "DataFrame(", "data_frame(", "data.table(", "tibble(", "tribble("});
  constexpr std::size_t kLongest = 100'000;
  const std::string source = plain.text;
  const std::string_view text = source;
  const auto calls = [&](std::string_view call) { return text.find(call) != text.npos; };
  if (std::ranges::none_of(kCalls, calls)) return;
  const BracketPairs brackets(text);
  Rewritten changed(source);
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    const std::string_view before = text.substr(0, open + 1);
    const auto call =
        std::ranges::find_if(kCalls, [&](std::string_view one) { return before.ends_with(one); });
    const auto close = brackets.closingOf(open);
    if (call == kCalls.end() || !close || *close - open > kLongest || open < changed.done())
      continue;
    const std::string_view inside = text.substr(open + 1, *close - open - 1);
    const FrameFields columns =
        *call == "tribble(" ? columnsOfRows(inside) : columnsOfFrame(inside, text);
    const std::string polygons = polygonsOfFrame(columns);
    constexpr std::string_view kRing = "((";
    const bool one =
        polygons.find(kRing) == polygons.rfind(kRing) && polygons.find("), (") == std::string::npos;
    if (polygons.empty() || (one && call < kCalls.begin() + 2)) continue;  // that is read as it is
    const std::size_t start = open - call->size() + 1;
    const FrameField* x = axisOfFrame(columns, kNamesOfX);
    changed.replace(start, std::max(start, x->place), "");
    changed.replace(std::max(start, x->place), *close + 1, polygons);
  }
  changed.finish(plain, "the columns of a data frame were read by their names and ids");
}

}  // namespace sepax
