#include "app/formats/left_out.h"

#include "app/scene/json_path.h"
#include "app/scene/scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

/// "an <ellipse>", "a <use>"
std::string_view articleOf(std::string_view kind) {
  const std::size_t letter = kind.starts_with('<') ? 1 : 0;
  return std::string_view("AEIOaeio").find(kind[letter]) == std::string_view::npos ? "a" : "an";
}

}  // namespace

void LeftOut::add(std::string_view kind) {
  const auto known = std::ranges::find(counts_, kind, &std::pair<std::string, std::size_t>::first);
  if (known == counts_.end())
    counts_.emplace_back(kind, 1);
  else
    ++known->second;
}

bool LeftOut::areAll(std::initializer_list<std::string_view> kinds) const {
  return !counts_.empty() && std::ranges::all_of(counts_, [&](const auto& count) {
    return std::ranges::find(kinds, std::string_view(count.first)) != kinds.end();
  });
}

void LeftOut::addTo(std::vector<std::string>& notes) const {
  for (const auto& [kind, count] : counts_)
    notes.push_back(count == 1
                        ? fmt::format("{} {} was left out; it is no polygon", articleOf(kind), kind)
                        : fmt::format("{} {} were left out; they are no polygons", count, kind));
}

std::string matrixNote(std::size_t line) {
  return fmt::format("the matrix in line {} was left out", line);
}

std::string otherListNote(std::string_view name) {
  return fmt::format("the list {} was left out: it is no outline", inQuotes(name));
}

std::string otherListNote(const RawPolygon& list) {
  if (!list.name.empty()) return otherListNote(list.name);
  return fmt::format("the numbers in line {} were left out: they are no outline", list.line);
}

std::string plainNumbersNote(std::size_t line) {
  return fmt::format("the numbers in line {} were left out: nothing says that they are an outline",
                     line);
}

void leaveOutShortLists(RawGeometry& raw) {
  constexpr std::size_t kFewest = 2 * kFewestVertices;  // numbers of a polygon
  const auto isShort = [](const RawPolygon& polygon) {
    return polygon.arity == Arity::flat && polygon.numbers.size() < kFewest;
  };
  if (std::ranges::all_of(raw.polygons, isShort)) return;
  const std::size_t count = takeOut(raw.polygons, isShort);
  if (count > 0)
    raw.notes.push_back(count == 1 ? "a short list of numbers was left out"
                                   : fmt::format("{} short lists of numbers were left out", count));
}

void leaveOutTooLarge(RawGeometry& raw) {
  const auto isLarge = [](const RawPolygon& polygon) {
    return std::ranges::any_of(polygon.numbers,
                               [](double number) { return std::abs(number) > kMaxCoordinate; });
  };
  const auto stays = [&](const RawPolygon& polygon) {
    return !polygon.isHole && !isLarge(polygon);
  };
  if (!raw.error.empty() || std::ranges::none_of(raw.polygons, stays)) return;
  takeOut(raw.polygons, [&](const RawPolygon& polygon) {
    const bool large = isLarge(polygon);
    if (large)
      addNote(raw, fmt::format("left out: {}a coordinate of the polygon is beyond 2^40 in size",
                               polygon.line > 0 ? atLine(polygon.line) : ""));
    return large;
  });
}

std::string singlePointsNote(std::size_t count) {
  if (count == 1) return "a single point beside the polygons was left out";
  return fmt::format("{} single points beside the polygons were left out", count);
}

std::string passedNumbersNote(std::size_t count) {
  if (count == 1) return "a number between the points was left out";
  return fmt::format("{} numbers between the points were left out", count);
}

bool holdsBareNumbers(const LiteralTree& tree, std::uint32_t at) {
  std::size_t bare = 0;
  for (std::uint32_t child = at + 1; child < tree.nodes[at].end; child = tree.nodes[child].end)
    bare += tree.nodes[child].kind == LiteralKind::number && !tree.nodes[child].labelled;
  return bare >= 2 * kFewestVertices;
}

std::string bareNumbersNote(std::uint32_t line) {
  return atLine(line) + "numbers beside the lists in a bracket were left out";
}

}  // namespace sepax
