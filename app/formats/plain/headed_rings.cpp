#include "app/formats/plain/headed_rings.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// The number of x= 5 at this place, which is then behind it; empty where something else stands.
std::string_view takeAxis(std::string_view line, std::size_t& place, char axis) {
  place = behindBlanks(line, place, " \t,;");
  if (place >= line.size() || (line[place] | 0x20) != axis) return {};
  std::size_t at = behindBlanks(line, place + 1);
  if (!isAt(line, at, '=') && !isAt(line, at, ':')) return {};
  at = behindBlanks(line, at + 1);
  const std::size_t length = numberLength(line, at);
  place = at + length;
  return line.substr(at, length);
}

/// "5 2" of n=0 : x= 5 y= 2; empty for any other line.
std::string pointOfLine(std::string_view line) {
  constexpr std::string_view kOfNumber = "0123456789=:#[]. \t";
  constexpr std::size_t kLongest = 12;  // of what counts the lines
  line = trimmed(line);
  std::size_t place = 0;
  if (!line.empty() && (line[0] | 0x20) != 'x') {
    while (place < line.size() && isWordStart(line[place])) ++place;
    place = std::min(line.find_first_not_of(kOfNumber, place), line.size());
  }
  if (place > kLongest) return {};
  const std::string_view x = takeAxis(line, place, 'x');
  const std::string_view y = x.empty() ? x : takeAxis(line, place, 'y');
  if (y.empty() || line.find_first_not_of(" \t,;", place) != line.npos) return {};
  return std::string(x) + " " + std::string(y);
}

/// Such lines one below the other.
struct HeadedRing {
  std::size_t start = 0;  ///< of its first line
  std::size_t end = 0;    ///< behind its last line
  std::size_t points = 0;
  std::string words;             ///< "5 2, 9 2, 9 7"
  std::string_view heading;      ///< the line with words above it
  std::size_t headingStart = 0;  ///< where that is
};

/// "inner 2 :" and "Hole".
bool isHoleHeading(std::string_view heading) {
  constexpr std::size_t kLongest = 24;
  return heading.size() <= kLongest &&
         holdsWord(wordsOf(heading), {"hole", "holes", "inner", "interior", "cutout"});
}

std::vector<HeadedRing> headedRings(std::string_view text) {
  std::vector<HeadedRing> rings;
  HeadedRing ring;
  const auto finish = [&] {
    if (ring.points >= kFewestVertices) rings.push_back(std::move(ring));
    ring = {};
  };
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = text.substr(start, end - start);
    const std::string point = pointOfLine(line);
    if (point.empty() && ring.points > 0) finish();
    if (point.empty() && !trimmed(line).empty()) {
      ring.heading = trimmed(line);
      ring.headingStart = start;
    }
    if (!point.empty()) {
      if (ring.points == 0) ring.start = start;
      ring.words += (ring.points == 0 ? "" : ", ") + point;
      ++ring.points;
      ring.end = end;
    }
    start = end + 1;
  }
  finish();
  return rings;
}

}  // namespace

void withHolesOfHeadings(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  const std::vector<HeadedRing> rings = headedRings(text);
  Rewritten changed(source);
  const auto isHoleOf = [&](const HeadedRing& ring, const HeadedRing& before) {
    if (!isHoleHeading(ring.heading) || ring.headingStart < before.end) return false;
    const std::string_view between = text.substr(before.end, ring.headingStart - before.end);
    return trimmed(between).empty();
  };
  for (std::size_t i = 0; i < rings.size();) {
    std::size_t end = i + 1;
    std::string words = "(" + rings[i].words + ")";
    const bool isOutline = !isHoleHeading(rings[i].heading);
    for (; isOutline && end < rings.size() && isHoleOf(rings[end], rings[end - 1]); ++end)
      words += ", (" + rings[end].words + ")";
    if (end > i + 1) changed.replace(rings[i].start, rings[end - 1].end, "POLYGON (" + words + ")");
    i = end;
  }
  changed.finish(plain, "");
}

}  // namespace sepax
