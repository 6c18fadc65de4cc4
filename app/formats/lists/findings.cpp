#include "app/formats/lists/findings.h"

#include "app/formats/literals/indices.h"
#include "app/formats/plain/motion_tables.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/prose/run_words.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
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

/// The number behind angle, heading or the like in a line with a point before it; nothing without.
std::optional<double> turnIn(std::string_view line) {
  constexpr auto kTurns = std::to_array<std::string_view>(
      {"angle", "heading", "yaw", "rotation", "rot", "theta", "winkel"});
  const std::string small = lowered(line);
  const std::size_t point = std::min(small.find_first_of("0123456789"), small.size());
  for (const std::string_view turn : kTurns) {
    const std::size_t at = small.find(turn, point);
    if (at == small.npos || isWordPart(small[at - 1])) continue;
    const std::size_t number = behindBlanks(small, at + turn.size(), " \t:=");
    const std::size_t length = numberLength(small, number);
    if (length > 0) return wholeNumber(std::string_view(small).substr(number, length)).value;
  }
  return std::nullopt;
}

/// leaf_07.png at the start of "leaf_07.png; (4, 2)", maybe in quotes, and main.cpp of main.cpp:12;
/// empty without. What a sign of code follows is a member, as p1.xy of p1.xy = (4, 2).
std::string_view fileNameOf(std::string_view line) {
  line = trimmed(line);
  const bool quoted = line.starts_with('"') || line.starts_with('\'');
  if (quoted) line.remove_prefix(1);
  const std::size_t end = std::min(line.find_first_of(" \t;,|:=([{\"'"), line.size());
  const std::string_view name = line.substr(0, end);
  const std::size_t sign = behindBlanks(line, end);
  const bool number = end + 1 < line.size() && isDigit(line[end + 1]);  // of a line in it
  const bool code =
      (isAt(line, end, ':') && !number) || isAt(line, sign, '=') || isAt(line, end, '(');
  return (quoted || !code) && isFileName(name) ? name : std::string_view{};
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

bool isFileName(std::string_view name) {
  constexpr std::size_t kLongest = 4;
  const std::size_t dot = name.rfind('.');
  if (dot == name.npos || dot == 0) return false;
  const std::string_view ending = name.substr(dot + 1);
  return ending.size() > 1 && ending.size() <= kLongest && !isDigit(ending.front()) &&
         std::ranges::all_of(ending, isWordPart);
}

void leaveOutMotions(RawGeometry& raw, std::string_view text) {
  leaveOutTold(raw, text, tellsOfMotion,
               "places of a body at one time after the other are its way and no polygon; give the "
               "corners of one",
               "places of a body at one time after the other were left out; they are its way");
}

void leaveOutPoses(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  constexpr std::size_t kLongest = 500;  // bytes of a line: all lists may stand in one
  const TextCallings callings(text);
  const auto arePoses = [&](const RawPolygon& list) {
    bool turnsNot = false;  // as no corner of an outline does
    for (std::size_t i = 0; i < kFewestVertices; ++i) {
      const std::string_view line = callings.lineAt(list.line + i).substr(0, kLongest);
      const auto turn = turnIn(line);
      if (!turn || saysOutline(line)) return false;
      turnsNot = turnsNot || *turn == 0;
    }
    const std::string_view above = list.line > 1 ? callings.lineAt(list.line - 1) : "";
    const bool code = above.find_first_of("([{") != above.npos;
    return turnsNot && (code || !saysOutline(above.substr(0, kLongest)));
  };
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, arePoses);
  tellOfGone(
      raw, gone, line,
      "places with an angle each are those of something that turns, and no polygon; give the "
      "corners of one",
      "places of something that turns were left out; they are no polygon");
}

void leaveOutPlacesOfFiles(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  constexpr std::size_t kLongest = 500;  // bytes of a line: all lists may stand in one
  constexpr std::size_t kMostOfPoint = 3;
  const TextCallings callings(text);
  const auto areOfFiles = [&](const RawPolygon& list) {
    std::string_view last;
    for (std::size_t i = 0; i < kFewestVertices; ++i) {
      const std::string_view line = trimmed(callings.lineAt(list.line + i).substr(0, kLongest));
      const std::string_view file = fileNameOf(line);
      if (file.empty() || file == last) return false;
      const std::string_view place = line.substr(line.find(file) + file.size());
      if (numbersIn(place, kMostOfPoint + 1) > kMostOfPoint) return false;
      last = file;
    }
    return true;
  };
  const std::size_t line = raw.polygons.front().line;
  tellOfGone(raw, takeOut(raw.polygons, areOfFiles), line,
             "the places of files are no outline; give the corners of a polygon",
             "the places of files were left out; they are no outline");
}

void leaveOutPointsOfErrors(RawGeometry& raw, std::string_view text) {
  constexpr std::size_t kLongest = 200;  // each list asks
  if (raw.polygons.size() < 2) return;   // one alone is given to be looked at
  const TextCallings callings(text);
  const auto isNamedByError = [&](const RawPolygon& list) {
    const CallingWords words = wordsBefore(callings.lineAt(list.line).substr(0, kLongest));
    return list.arity == Arity::pair && isStraight(list.numbers, 2) &&
           holdsWord(words, {"error", "exception", "warning"}) &&
           !holdsWord(words, {"polygon", "outline", "contour", "ring", "shape"});
  };
  if (std::ranges::all_of(raw.polygons, isNamedByError)) return;
  const std::size_t line = raw.polygons.front().line;
  tellOfGone(raw, takeOut(raw.polygons, isNamedByError), line, "",
             "points on one line that an error names were left out");
}

void leaveOutProjections(RawGeometry& raw, std::string_view text) {
  leaveOutTold(raw, text, tellsOfProjection,
               "axes that shapes are projected onto are no polygon; give the corners of one",
               "axes that shapes are projected onto were left out; they are no polygons");
}

}  // namespace sepax
