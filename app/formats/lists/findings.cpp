#include "app/formats/lists/findings.h"

#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace sepax {

namespace {

/// The line up to its first bracket.
CallingWords wordsBefore(std::string_view line) {
  return wordsOf(line.substr(0, line.find_first_of("([{")));
}

/// "tick 3: ball position = (2, 6)": a line that says when something is where.
bool tellsOfMotion(std::string_view line) {
  constexpr std::size_t kFar = 40;
  const std::string_view start = trimmed(line).substr(0, kFar);
  const bool counts = std::ranges::any_of(start.substr(0, start.find_first_of("([{")), isDigit);
  const CallingWords words = wordsBefore(line);
  return counts && !holdsWord(words, {"vertex", "vertices", "vert", "corner", "corners"}) &&
         holdsWord(words, {"tick", "frame", "step", "timestep", "iteration", "iter", "time", "t",
                           "generation", "epoch"}) &&
         holdsWord(words, {"position", "positions", "pos", "location", "loc", "velocity", "center",
                           "centre", "centroid", "translation", "moved", "speed"});
}

/// "axis (0.6, 0.8) min=2 max=9": a line that says what lies along a direction.
bool tellsOfProjection(std::string_view line) {
  return holdsWord(wordsBefore(line), {"axis", "normal", "direction"}) &&
         holdsWord(wordsOf(line), {"min", "max", "overlap", "overlaps", "projection", "interval",
                                   "depth", "penetration", "separation", "gap"});
}

/// Takes out the lists whose first vertices stand in such lines, one in each.
void leaveOutTold(RawGeometry& raw, std::string_view text, bool (*tells)(std::string_view),
                  std::string_view error, std::string_view note) {
  if (raw.polygons.empty()) return;
  constexpr std::size_t kLongest = 500;  // bytes of a line: all lists may stand in one
  const TextCallings callings(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    for (std::size_t i = 0; i < kFewestVertices; ++i)
      if (!tells(callings.lineAt(list.line + i).substr(0, kLongest))) return false;
    return true;
  });
  tellOfGone(raw, gone, line, error, note);
}

}  // namespace

void leaveOutMotions(RawGeometry& raw, std::string_view text) {
  leaveOutTold(raw, text, tellsOfMotion,
               "places of a body at one time after the other are its way and no polygon; give the "
               "corners of one",
               "places of a body at one time after the other were left out; they are its way");
}

void leaveOutProjections(RawGeometry& raw, std::string_view text) {
  leaveOutTold(raw, text, tellsOfProjection,
               "axes that shapes are projected onto are no polygon; give the corners of one",
               "axes that shapes are projected onto were left out; they are no polygons");
}

}  // namespace sepax
