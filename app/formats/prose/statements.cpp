#include "app/formats/prose/statements.h"

#include "app/formats/literals/closed.h"
#include "app/formats/svg/path.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace sepax {

namespace {

/// hull.setAngle(0.5) as it stands below hull = new SAT.Polygon(...); empty without.
std::string_view angleCallOf(std::string_view below, std::string_view name) {
  constexpr std::size_t kFar = 20'000;  // every polygon asks
  const std::string_view text = below.substr(0, kFar);
  const std::string call = fmt::format("{}.setAngle(", name);
  for (std::size_t at = text.find(call); at != text.npos; at = text.find(call, at + 1)) {
    const std::size_t close = text.find_first_of(")\n", at);
    const bool whole = close != text.npos && text[close] == ')';
    if (whole && (at == 0 || !isWordPart(text[at - 1]))) return text.substr(at, close + 1 - at);
  }
  return {};
}

}  // namespace

std::string statementOf(const MixedText& mixed, std::size_t start, std::size_t close) {
  constexpr std::string_view kLibrary = "SAT.";
  const std::string_view text = mixed.text();
  const std::string_view group = text.substr(start, close + 1 - start);
  const bool matrix = group.starts_with("matrix(") || wordBefore(mixed, start) == "matrix";
  const bool ofSat = group.starts_with("Polygon(") && mixed.before(start).ends_with(kLibrary);
  if (const std::string_view label = nameBefore(mixed, start);
      group.starts_with('{') && isCalledAlongWay(label))
    return fmt::format("{}: {}", label, group);
  if (!matrix && !ofSat) return std::string(group);
  const std::string_view name = nameBefore(mixed, start - (ofSat ? kLibrary.size() : 0));
  const std::string call = (ofSat ? std::string(kLibrary) : std::string()) + std::string(group);
  if (name.empty()) return call;
  const std::string_view angle =
      ofSat ? angleCallOf(text.substr(close + 1), name) : std::string_view{};
  return fmt::format("{} = {};{}", name, call, angle);
}

bool isStrokedPath(const MixedText& mixed, std::size_t start, std::size_t end) {
  const std::string_view text = mixed.text();
  constexpr std::size_t kFar = 200;  // each path asks, and a line may be the whole text
  std::string_view before = mixed.before(start);
  before.remove_prefix(before.size() - std::min(before.size(), kFar));
  std::string_view behind = text.substr(end, kFar);
  behind = behind.substr(0, behind.find('\n'));
  CallingWords words = wordsOf(before);
  std::ranges::move(wordsOf(behind), std::back_inserter(words));
  const bool line = holdsWord(words, {"stroke", "stroked", "strokes", "polyline"});
  if (!line || holdsWord(words, {"fill", "filled", "polygon", "outline", "shape", "closed"}))
    return false;
  const SvgPath path = flattenedSvgPath(text.substr(start, end - start));
  return path.error.empty() &&
         std::ranges::none_of(path.closed, [](bool closed) { return closed; });
}

bool isTagOfPoints(const MixedText& mixed, std::size_t place) {
  const std::string_view rest = mixed.text().substr(place);
  return (rest.starts_with("<polygon ") || rest.starts_with("<polyline ")) &&
         markupEnd(mixed, place).has_value();
}

void takeHoleByName(RawPolygon& polygon, const std::vector<RawPolygon>& before) {
  if (before.empty() || polygon.isHole || !lowered(polygon.name).starts_with("hole")) return;
  polygon.isHole = true;
  polygon.name = before.back().name;
}

}  // namespace sepax
