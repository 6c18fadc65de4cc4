#include "app/formats/plain/arrows.h"

#include "app/formats/plain/bracket_points.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/plain/ring_lists.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// From the start of an arrow to its end.
struct ArrowInText {
  std::size_t start = 0;
  std::size_t end = 0;
};

/// Points with an arrow between each two.
struct ArrowChain {
  std::size_t start = 0;
  std::size_t end = 0;
  std::vector<Vec2> points;
  std::vector<ArrowInText> arrows;
  std::size_t each = 0;  ///< numbers of a point
};

/// Behind the name of a point, B of "-> B (4, 0)", or the place itself.
std::size_t behindName(std::string_view text, std::size_t place) {
  constexpr std::size_t kLongest = 20;
  const std::string_view name = text.substr(place, kLongest);
  const std::size_t length = name.find_first_of(" \t\n([{");
  const bool blank = length != name.npos && (name[length] == ' ' || name[length] == '\t');
  return blank ? behindBlanks(text, place + length) : place;
}

/// Blanks may stand around an arrow; )->lineTo( is a call. Empty where none is.
std::optional<ArrowInText> arrowBehind(std::string_view text, std::size_t place) {
  ArrowInText arrow;
  arrow.start = behindBlanks(text, place, kAllBlanks);
  const std::size_t sign = arrowAt(text, arrow.start).size();
  const std::size_t behind = arrow.start + sign;
  arrow.end = behindBlanks(text, behind, kAllBlanks);
  const bool call = arrow.start == place && behind < text.size() && isWordStart(text[behind]);
  return sign == 0 || call ? std::nullopt : std::optional(arrow);
}

/// The chain whose first point starts at this place; nothing where no arrow follows it.
std::optional<ArrowChain> arrowChainAt(std::string_view text, std::size_t place) {
  ArrowChain chain;
  chain.start = place;
  for (std::size_t at = place;;) {
    auto point = bracketPointAt(text, at);
    if (!point) point = bracketPointAt(text, behindName(text, at));
    if (!point || (chain.each > 0 && point->count != chain.each)) break;
    chain.each = point->count;
    chain.points.push_back(point->place);
    chain.end = point->end;
    const auto arrow = arrowBehind(text, chain.end);
    if (!arrow) break;
    chain.arrows.push_back(*arrow);
    at = arrow->end;
  }
  if (chain.points.size() < 2) return std::nullopt;
  chain.arrows.resize(chain.points.size() - 1);
  return chain;
}

std::vector<ArrowChain> chainsOf(std::string_view text) {
  std::vector<ArrowChain> chains;
  for (std::size_t open = text.find_first_of("([{"); open != text.npos;) {
    const auto chain = arrowChainAt(text, open);
    if (chain) chains.push_back(*chain);
    open = text.find_first_of("([{", chain ? chain->end : open + 1);
  }
  return chains;
}

/// Nothing but a comma, "and" or a bracket that was open stands between two segments.
bool isBetweenSegments(std::string_view between) {
  constexpr std::size_t kLongest = 12;
  return between.size() <= kLongest && between.find_first_not_of(",; \t\r\nand") == between.npos;
}

/// The points of segments from `first` on, each of which starts where the one before ends, back to
/// the first start; none where they do not close.
std::vector<Vec2> ringOfSegments(std::string_view text, const std::vector<ArrowChain>& chains,
                                 std::size_t first) {
  std::vector<Vec2> ring;
  for (std::size_t i = first; i < chains.size(); ++i) {
    const ArrowChain& chain = chains[i];
    const bool segment = chain.points.size() == 2 && chain.each == 2;
    const auto joins = [&](const ArrowChain& before) {
      return before.points.back() == chain.points.front() &&
             isBetweenSegments(text.substr(before.end, chain.start - before.end));
    };
    if (!segment || (i > first && !joins(chains[i - 1]))) break;
    ring.push_back(chain.points.front());
    if (chain.points.back() == ring.front())
      return ring.size() < kFewestVertices ? std::vector<Vec2>{} : ring;
  }
  return {};
}

}  // namespace

void withChainsOfArrows(PlainText& plain) {
  const std::string source = plain.text;
  const std::vector<ArrowChain> chains = chainsOf(source);
  if (chains.size() == 1 && chains.front().points.size() == 2) return;  // no polygon comes of it
  Rewritten changed(source);
  bool leavesOut = false;
  for (std::size_t first = 0, next = 0; first < chains.size(); first = next) {
    const ArrowChain& chain = chains[first];
    const bool segment = chain.points.size() == 2;
    const std::vector<Vec2> ring =
        segment ? ringOfSegments(source, chains, first) : std::vector<Vec2>{};
    next = first + std::max<std::size_t>(ring.size(), 1);
    if (segment)  // a ; parts it from "edges: "
      changed.replace(chain.start, chains[next - 1].end, ring.empty() ? "" : "; " + pointsOf(ring));
    else
      for (const ArrowInText& arrow : chain.arrows) changed.replace(arrow.start, arrow.end, ", ");
    leavesOut = leavesOut || (segment && ring.empty());
  }
  changed.finish(plain, leavesOut ? "points with an arrow between two of them were left out" : "");
}

}  // namespace sepax
