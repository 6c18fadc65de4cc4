#include "app/formats/plain/axis_groups.h"

#include "app/formats/plain/engine_code.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"

#include <string>
#include <string_view>

namespace sepax {

namespace {

/// The two lists of numbers that are all that stands in the bracket that opens here, as points;
/// empty where anything else does.
std::string axisGroupAt(std::string_view text, const BracketPairs& brackets, std::size_t open,
                        std::size_t close) {
  const std::vector<CodePart> parts = partsBetween(text, brackets, open, close);
  if (parts.size() != 2 || parts[0].label != "x" || parts[1].label != "y") return {};
  std::vector<Numbers> axes;
  for (const CodePart& part : parts) {
    std::size_t end = part.start + 1;
    if (!isAt(text, part.start, '[')) return {};
    axes.push_back(numbersFrom(text, end, ", \t\r\n"));
    if (behindBlanks(text, end, kAllBlanks) + 1 != part.end) return {};
  }
  const bool outline = axes[0].size() == axes[1].size() && axes[0].size() >= kFewestVertices;
  return outline ? pointList(axes[0], axes[1]) : std::string();
}

}  // namespace

void withPointsOfAxisGroups(PlainText& plain) {
  constexpr std::string_view kKey = "\"vertices\"";
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find(kKey) == text.npos) return;
  const BracketPairs brackets(text);
  Rewritten changed(source);
  for (std::size_t at = text.find(kKey); at != text.npos; at = text.find(kKey, at + 1)) {
    const std::size_t colon = behindBlanks(text, at + kKey.size(), kAllBlanks);
    const std::size_t open = behindBlanks(text, colon + 1, kAllBlanks);
    if (!isAt(text, colon, ':') || !isAt(text, open, '{')) continue;
    const auto close = brackets.closingOf(open);
    const std::string points = close ? axisGroupAt(text, brackets, open, *close) : "";
    if (!points.empty()) changed.replace(open, *close + 1, points);
  }
  changed.finish(plain, "the numbers of x became x, those of y y");
}

}  // namespace sepax
