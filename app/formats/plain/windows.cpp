#include "app/formats/plain/windows.h"

#include "app/formats/plain/r_vectors.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "core/rings/fill_rule.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// A ring of a window of spatstat.
struct WindowRing {
  std::vector<std::string> x;
  std::vector<std::string> y;
  std::vector<Vec2> points;
};

/// list(x = c(...), y = c(...))
std::optional<WindowRing> windowRingOf(std::string_view words, std::string_view text) {
  constexpr std::string_view kList = "list(";
  if (!words.starts_with(kList) || !words.ends_with(')')) return std::nullopt;
  WindowRing ring;
  for (const std::string_view part :
       argumentsOfR(words.substr(kList.size(), words.size() - kList.size() - 1))) {
    const ArgumentOfR argument = argumentOfR(part);
    auto values = valuesOfR(argument.value, text);
    if (!values) return std::nullopt;
    if (argument.name == "x") ring.x = std::move(*values);
    if (argument.name == "y") ring.y = std::move(*values);
  }
  const std::size_t count = ring.x.size();
  const auto isFinite = [](const std::string& number) {
    return wholeNumber(number).state == NumberState::finite;
  };
  if (count < kFewestVertices || count != ring.y.size() || !std::ranges::all_of(ring.x, isFinite) ||
      !std::ranges::all_of(ring.y, isFinite))
    return std::nullopt;
  for (std::size_t i = 0; i < count; ++i)
    ring.points.push_back({wholeNumber(ring.x[i]).value, wholeNumber(ring.y[i]).value});
  return ring;
}

std::string wktOfWindow(const WindowRing& ring) {
  std::string points;
  for (std::size_t i = 0; i < ring.x.size(); ++i)
    points += fmt::format("{}{} {}", i == 0 ? "" : ", ", ring.x[i], ring.y[i]);
  return "(" + points + ")";
}

/// The rings as WKT; empty where none is a hole.
std::string wktOfWindows(const std::vector<WindowRing>& rings) {
  std::vector<std::vector<Vec2>> outlines;
  for (const WindowRing& ring : rings) outlines.push_back(ring.points);
  const auto holes = holesOf(outlines, FillRule::nonZero);
  if (!holes || std::ranges::all_of(*holes, &HoleOf::empty)) return {};
  std::vector<std::string> polygons(rings.size());
  for (std::size_t i = 0; i < rings.size(); ++i)
    if ((*holes)[i].empty()) polygons[i] = wktOfWindow(rings[i]);
  for (std::size_t i = 0; i < rings.size(); ++i)
    for (const std::size_t outline : (*holes)[i]) polygons[outline] += ", " + wktOfWindow(rings[i]);
  std::string wkt;
  for (const std::string& polygon : polygons)
    if (!polygon.empty()) wkt += fmt::format("{}({})", wkt.empty() ? "" : ", ", polygon);
  return "MULTIPOLYGON (" + wkt + ")";
}

}  // namespace

void withHolesOfWindows(PlainText& plain) {
  constexpr std::string_view kCall = "owin(";
  constexpr std::string_view kList = "list(";
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find(kCall) == text.npos) return;
  const BracketPairs brackets(text);
  Rewritten changed(source);
  constexpr int kMost = 100;  // calls, which may stand within each other
  int calls = 0;
  for (std::size_t at = text.find(kCall); at != text.npos && calls < kMost;
       at = text.find(kCall, at + 1), ++calls) {
    const std::size_t open = at + kCall.size() - 1;
    const auto close = brackets.closingOf(open);
    if (!close || at < changed.done() || (at > 0 && isWordPart(text[at - 1]))) continue;
    std::vector<WindowRing> rings;
    for (const std::string_view part : argumentsOfR(text.substr(open + 1, *close - open - 1))) {
      const ArgumentOfR argument = argumentOfR(part);
      const std::string_view list = argument.value;
      if (argument.name != "poly" || !list.starts_with(kList) || !list.ends_with(')')) continue;
      for (const std::string_view ring :
           argumentsOfR(list.substr(kList.size(), list.size() - kList.size() - 1)))
        if (auto one = windowRingOf(ring, text)) rings.push_back(std::move(*one));
    }
    const std::string wkt = wktOfWindows(rings);
    if (!wkt.empty()) changed.replace(at, *close + 1, wkt);
  }
  changed.finish(plain, "rings of a window that go clockwise were read as holes");
}

}  // namespace sepax
