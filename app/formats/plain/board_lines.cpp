#include "app/formats/plain/board_lines.h"

#include "app/formats/plain/joined_ways.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// What a bracket draws on a layer of outlines.
struct BoardLine {
  std::size_t start = 0;  ///< of the bracket
  std::size_t end = 0;
  Numbers places;  ///< x and y of both ends in turn, of a rectangle of all corners and the first
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

/// What stands behind the word in its bracket: 0 0 of (start 0 0); empty without one.
std::string_view valueOf(std::string_view bracket, std::string_view word) {
  const std::string open = "(" + std::string(word) + " ";
  const std::size_t at = bracket.find(open);
  if (at == bracket.npos) return {};
  const std::string_view value = bracket.substr(at + open.size());
  return trimmed(value.substr(0, value.find(')')));
}

/// Edge.Cuts, Margin, F.CrtYd and B.Courtyard, maybe in quotes: what is drawn there bounds
/// something.
bool isLayerOfOutlines(std::string_view layer) {
  constexpr auto kEnds =
      std::to_array<std::string_view>({"Edge.Cuts", "Margin", ".CrtYd", ".Courtyard"});
  if (layer.size() > 1 && layer.front() == '"') layer = layer.substr(1, layer.size() - 2);
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
    if (from.empty() || to.empty() || !isLayerOfOutlines(valueOf(bracket, "layer"))) continue;
    lines.push_back({at, end, {from[0], from[1], to[0], to[1]}});
    if (box)
      lines.back().places = {from[0], from[1], to[0], from[1], to[0],
                             to[1],   from[0], to[1], from[0], from[1]};
    at = end - 1;
  }
  return lines;
}

constexpr std::string_view kPoints = "(pts";

/// (gr_poly (pts (xy 0 0) (xy 5 0) (xy 5 3)))
std::string drawnPolygon(const Numbers& places) {
  std::string words = "(gr_poly " + std::string(kPoints);
  for (std::size_t i = 0; i + 1 < places.size(); i += 2)
    words.append(" (xy ").append(places[i]).append(" ").append(places[i + 1]).append(")");
  return words + "))";
}

JoinedWays ringsOf(const std::vector<BoardLine>& lines) {
  std::vector<Numbers> ways;
  for (const BoardLine& line : lines) ways.push_back(line.places);
  JoinedWays joined = joinedWays(ways);
  for (JoinedRing& ring : joined.rings) ring.places.resize(ring.places.size() - 2);
  std::erase_if(joined.rings,
                [](const JoinedRing& ring) { return ring.places.size() < 2 * kFewestVertices; });
  return joined;
}

}  // namespace

void withRingsOfBoardLines(PlainText& plain) {
  const std::string source = plain.text;
  const std::vector<BoardLine> lines = boardLines(source);
  const JoinedWays joined = ringsOf(lines);
  if (joined.rings.empty()) return;
  const bool board = source.find(kPoints) != source.npos;  // which has such lists of its own
  std::vector<std::string> words(lines.size());
  for (const JoinedRing& ring : joined.rings)
    words[ring.last] += board ? drawnPolygon(ring.places) : pointList(ring.places, 2) + " ";
  Rewritten rewritten(source);
  for (std::size_t i = 0; i < lines.size(); ++i)
    rewritten.replace(lines[i].start, lines[i].end, words[i]);
  rewritten.finish(plain, joined.leftOver ? "lines of a board that close no ring were left out"
                                          : "the lines of a board were joined");
}

}  // namespace sepax
