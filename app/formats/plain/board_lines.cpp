#include "app/formats/plain/board_lines.h"

#include "app/formats/plain/joined_ways.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/plain/ring_lists.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/ring_order.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// What a bracket draws on a layer of outlines.
struct BoardLine {
  std::size_t start = 0;  ///< of the bracket
  std::size_t end = 0;
  Numbers places;  ///< x and y of both ends in turn, of a rectangle of all corners and the first
  std::string_view layer;
};

/// Behind the bracket that opens at this place; npos where it does not close soon.
std::size_t behindBracket(std::string_view text, std::size_t open) {
  constexpr std::size_t kLongest = 400;  // each drawing looks so far
  const std::size_t most = std::min(text.size(), open + kLongest);
  int depth = 0;
  for (std::size_t at = open; at < most; ++at) {
    depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
    if (depth == 0) return at + 1;
  }
  return text.npos;
}

/// What stands behind the word in its bracket, without quotes: 0 0 of (start 0 0); empty without
/// one.
std::string_view valueOf(std::string_view bracket, std::string_view word) {
  const std::string open = "(" + std::string(word) + " ";
  const std::size_t at = bracket.find(open);
  if (at == bracket.npos) return {};
  const std::string_view rest = bracket.substr(at + open.size());
  const std::string_view value = trimmed(rest.substr(0, rest.find(')')));
  return value.size() > 1 && value.front() == '"' ? value.substr(1, value.size() - 2) : value;
}

/// Edge.Cuts, Margin, F.CrtYd and B.Courtyard: what is drawn there bounds something.
bool isLayerOfOutlines(std::string_view layer) {
  constexpr auto kEnds =
      std::to_array<std::string_view>({"Edge.Cuts", "Margin", ".CrtYd", ".Courtyard"});
  return std::ranges::any_of(kEnds, [&](std::string_view end) { return layer.ends_with(end); });
}

Numbers placeOf(std::string_view words) {
  std::size_t place = 0;
  Numbers numbers = numbersFrom(words, place, " \t");
  return numbers.size() == 2 && place == words.size() ? numbers : Numbers{};
}

/// Those on layers of outlines, in the order of the text.
std::vector<BoardLine> boardLines(std::string_view text) {
  constexpr auto kLines = std::to_array<std::string_view>({"(gr_line ", "(fp_line "});
  constexpr auto kBoxes = std::to_array<std::string_view>({"(gr_rect ", "(fp_rect "});
  std::vector<BoardLine> lines;
  for (std::size_t at = text.find('('); at != text.npos; at = text.find('(', at + 1)) {
    const auto starts = [&](std::string_view word) { return text.substr(at).starts_with(word); };
    const bool box = std::ranges::any_of(kBoxes, starts);
    if (!box && std::ranges::none_of(kLines, starts)) continue;
    const std::size_t end = behindBracket(text, at);
    if (end == text.npos) continue;
    const std::string_view bracket = text.substr(at, end - at);
    const Numbers from = placeOf(valueOf(bracket, "start"));
    const Numbers to = placeOf(valueOf(bracket, "end"));
    const std::string_view layer = valueOf(bracket, "layer");
    if (from.empty() || to.empty() || !isLayerOfOutlines(layer)) continue;
    lines.push_back({at, end, {from[0], from[1], to[0], to[1]}, layer});
    if (box)
      lines.back().places = {from[0], from[1], to[0], from[1], to[0],
                             to[1],   from[0], to[1], from[0], from[1]};
    at = end - 1;
  }
  return lines;
}

constexpr std::string_view kPoints = "(pts";

/// (gr_poly (pts (xy 0 0) (xy 5 0) (xy 5 3))) for each outline.
std::string drawnPolygons(const std::vector<RawPolygon>& rings) {
  std::string words;
  for (const RawPolygon& ring : rings) {
    if (ring.isHole) continue;
    words.append("(gr_poly ").append(kPoints);
    for (std::size_t i = 0; i + 1 < ring.numbers.size(); i += 2)
      words += fmt::format(" (xy {} {})", ring.numbers[i], ring.numbers[i + 1]);
    words += ")) ";
  }
  return words;
}

/// What is drawn on one layer.
struct LayerLines {
  std::vector<Numbers> ways;
  std::size_t last = 0;  ///< of the lines
};

/// The outlines of one layer, each with the cutouts in it behind it.
struct LayerRings {
  std::vector<RawPolygon> rings;
  bool leftOver = false;  ///< some lines close none
};

LayerRings ringsOf(const std::vector<Numbers>& ways) {
  const JoinedWays joined = joinedWays(ways);
  LayerRings found{{}, joined.leftOver};
  for (const JoinedRing& ring : joined.rings) {
    if (ring.places.size() < 2 * (kFewestVertices + 1)) continue;
    RawPolygon polygon{{}, 0, Arity::pair, {}};
    for (std::size_t i = 0; i + 2 < ring.places.size(); ++i)
      polygon.numbers.push_back(wholeNumber(ring.places[i]).value);
    found.rings.push_back(std::move(polygon));
  }
  found.rings = withHoles(std::move(found.rings), FillRule::evenOdd);
  return found;
}

}  // namespace

void withRingsOfBoardLines(PlainText& plain) {
  const std::string source = plain.text;
  const std::vector<BoardLine> lines = boardLines(source);
  const bool board = source.find(kPoints) != source.npos;  // which has such lists of its own
  std::map<std::string_view, LayerLines> layers;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    LayerLines& layer = layers[lines[i].layer];
    layer.ways.push_back(lines[i].places);
    layer.last = i;
  }
  std::vector<std::string> words(lines.size());
  bool joined = false;
  bool leftOver = false;
  bool cutouts = false;
  for (const auto& [name, layer] : layers) {
    const LayerRings found = ringsOf(layer.ways);
    words[layer.last] = board ? drawnPolygons(found.rings) : wordsOfRings(found.rings) + " ";
    joined = joined || !found.rings.empty();
    leftOver = leftOver || found.leftOver;
    cutouts = cutouts || std::ranges::any_of(found.rings, &RawPolygon::isHole);
  }
  if (!joined) return;
  Rewritten rewritten(source);
  for (std::size_t i = 0; i < lines.size(); ++i)
    rewritten.replace(lines[i].start, lines[i].end, words[i]);
  rewritten.finish(plain, "the lines of a board were joined");
  if (leftOver) plain.notes.emplace_back("lines of a board that close no ring were left out");
  if (board && cutouts) plain.notes.emplace_back("the cutouts of a board were left out");
}

}  // namespace sepax
