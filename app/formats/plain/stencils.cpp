#include "app/formats/plain/stencils.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"
#include "app/formats/text/xml_tags.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// An element of a path, its letter in SVG and the attributes that hold its numbers.
struct StencilStep {
  std::string_view name;
  char letter = 0;
  std::array<std::string_view, 7> numbers;
};

constexpr auto kStencilSteps = std::to_array<StencilStep>({
    {"move", 'M', {"x", "y"}},
    {"line", 'L', {"x", "y"}},
    {"quad", 'Q', {"x1", "y1", "x2", "y2"}},
    {"curve", 'C', {"x1", "y1", "x2", "y2", "x3", "y3"}},
    {"arc", 'A', {"rx", "ry", "x-axis-rotation", "large-arc-flag", "sweep-flag", "x", "y"}},
    {"close", 'Z', {}},
});

/// L 5 3 of <line x="5" y="3"/>; empty for any other tag.
std::string stepInSvg(std::string_view name, std::string_view tag) {
  const auto step = std::ranges::find(kStencilSteps, name, &StencilStep::name);
  if (step == kStencilSteps.end()) return {};
  std::string svg(1, step->letter);
  for (const std::string_view attribute : step->numbers) {
    if (attribute.empty()) break;
    const std::string_view value = attributeIn(tag, attribute);
    if (wholeNumber(value).state != NumberState::finite) return {};
    svg += ' ';
    svg += value;
  }
  return svg + ' ';
}

/// What stands behind the path draws its line and no area: <stroke/>.
bool isStroked(std::string_view text, std::size_t place) {
  constexpr std::string_view kEnd = "</path>";
  std::size_t at = behindBlanks(text, place, kAllBlanks);
  if (text.substr(at).starts_with(kEnd)) at = behindBlanks(text, at + kEnd.size(), kAllBlanks);
  const std::string_view next = text.substr(at);
  return next.starts_with("<stroke/") || next.starts_with("<stroke ");
}

std::string pathElement(std::string_view path, bool stroked) {
  return fmt::format("<path {}d=\"{}\"/>", stroked ? "fill=\"none\" " : "", path);
}

}  // namespace

void withPathsOfStencils(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find("<move ") == text.npos) return;
  Rewritten rewritten(source);
  std::string path;
  std::size_t start = 0;
  std::size_t end = 0;
  XmlTags tags(text);
  for (std::optional<XmlTag> tag = tags.next();; tag = tags.next()) {
    const std::size_t close = tag ? text.find('>', tag->place) : text.npos;
    const bool ends = tag && tag->name.starts_with('/');
    const std::string step =
        close == text.npos || ends
            ? std::string{}
            : stepInSvg(tag->name, text.substr(tag->place, close - tag->place));
    if (step.empty() && !path.empty() && !(ends && tag->name != "/path")) {
      if (path.find_first_of("LQCA") != path.npos)
        rewritten.replace(start, end, pathElement(path, isStroked(text, end)));
      path.clear();
    }
    if (!tag) break;
    if (step.empty() || (path.empty() && step[0] != 'M')) continue;
    if (path.empty()) start = tag->place;
    path += step;
    end = close + 1;
  }
  rewritten.finish(plain, "the steps of elements were read as paths");
}

}  // namespace sepax
