#include "app/formats/plain/motion_tables.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// The words of a heading in lower case, parted by signs or, without any, by blanks.
CallingWords headingWords(std::string_view heading) {
  constexpr std::string_view kAround = " \t\r\"'";
  const bool signs = heading.find_first_of(",;\t|") != heading.npos;
  CallingWords columns;
  while (!heading.empty()) {
    const std::size_t end = std::min(heading.find_first_of(signs ? ",;\t|" : " "), heading.size());
    std::string_view column = heading.substr(0, end);
    heading.remove_prefix(std::min(end + 1, heading.size()));
    const std::size_t first = column.find_first_not_of(kAround);
    if (first == column.npos) continue;
    column = column.substr(0, column.find_first_of("[(", first + 1));  // x [nm]
    columns.push_back(lowered(column.substr(first, column.find_last_not_of(kAround) + 1 - first)));
  }
  return columns;
}

/// Behind the time at this place, 2020-05-17 08:15:00+00 or 08:15; the place itself where none is.
std::size_t timeEnd(std::string_view text, std::size_t place) {
  constexpr std::string_view kOfTime = "0123456789:.+-TZ";
  const auto wordEnd = [&](std::size_t start) {
    return std::min(text.find_first_not_of(kOfTime, start), text.size());
  };
  const auto isParted = [&](std::size_t start, std::size_t end) {
    const std::string_view word = text.substr(start, end - start);
    return !word.empty() && isDigit(word[0]) && word.find_first_of("-:", 1) != word.npos;
  };
  std::size_t end = wordEnd(place);
  if (!isParted(place, end)) return place;
  if (const std::size_t next = std::min(end + 1, text.size()); isParted(next, wordEnd(next)))
    end = wordEnd(next);  // of the day
  return end;
}

/// 08:15:30 of [2020-05-17T08:15:30.250Z] at the start of a line; empty without.
std::string_view secondOf(std::string_view line) {
  constexpr std::size_t kBytes = 8;
  const std::size_t colon = line.find(':');
  if (colon == line.npos || colon < 2) return {};
  const std::string_view time = line.substr(colon - 2, kBytes);
  const bool starts = line.substr(0, colon).find_first_not_of("0123456789-/.T[( >|") == line.npos;
  const bool whole = time.size() == kBytes && time[5] == ':' && isDigit(time[7]);
  return starts && whole ? time : std::string_view{};
}

/// lat: 57.25, lon: -86.5 and, of what moves, x=5 y=3 speed=2.
bool tellsWhereItWas(const CallingWords& words) {
  const bool onGlobe = holdsWord(words, {"lat", "latitude"}) &&
                       holdsWord(words, {"lon", "lng", "long", "longitude"});
  const bool moves = holdsWord(words, {"speed", "velocity", "vel", "heading", "course", "yaw"});
  return onGlobe || (moves && holdsWord(words, {"x"}) && holdsWord(words, {"y"}));
}

/// Lines of a log of which each tells, at a second of its own, where something was; none where one
/// of them, or the line above, tells of corners.
std::vector<std::string_view> linesOfMotion(std::string_view text) {
  std::vector<std::string_view> lines;
  std::string_view last;     // second
  std::string_view heading;  // last line of words above them
  while (!text.empty()) {
    const std::string_view line = text.substr(0, std::min(text.find('\n'), text.size()));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    const std::string_view second = secondOf(trimmed(line));
    if (second.empty() && lines.empty() && std::ranges::any_of(line, isWordStart))
      heading = line.find_first_of("([{") == line.npos ? line : std::string_view{};
    const CallingWords words = second.empty() ? CallingWords{} : wordsOf(line);
    if (!tellsWhereItWas(words)) continue;
    if (second == last || saysOutline(line) || holdsWord(words, {"point", "points", "click"}))
      return {};
    last = second;
    lines.push_back(line);
  }
  return lines.size() < kFewestVertices || saysOutline(heading) ? std::vector<std::string_view>{}
                                                                : lines;
}

void withoutLinesOfMotion(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (const std::string_view line : linesOfMotion(text)) {
    const auto start = static_cast<std::size_t>(line.data() - text.data());
    changed.replace(start, start + line.size(), "");
  }
  changed.finish(plain, "lines that tell when something was where were left out");
}

void withoutPointsAtTimes(PlainText& plain) {
  constexpr std::size_t kLongest = 200;  // of a point in its brackets
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t at = text.find(")@"); at != text.npos; at = text.find(")@", at + 1)) {
    const std::size_t least = std::max(changed.done(), at - std::min(at, kLongest));
    const std::size_t open = text.substr(least, at - least).rfind('(');
    const std::size_t end = timeEnd(text, at + 2);
    if (open != text.npos && end > at + 2) changed.replace(least + open, end, "");
  }
  changed.finish(plain, "points with the time at which something was there were left out");
}

}  // namespace

void withoutTimedPoints(PlainText& plain) {
  withoutPointsAtTimes(plain);
  withoutLinesOfMotion(plain);
}

bool saysOutline(std::string_view words) {
  return holdsWord(
      wordsOf(words),
      {"poly",     "polygon",   "polygons",  "outline", "outlines", "contour", "ring",
       "boundary", "border",    "hull",      "area",    "region",   "zone",    "fence",
       "geofence", "perimeter", "shape",     "shapes",  "vertices", "verts",   "vertex",
       "corners",  "corner",    "footprint", "parcel",  "triangle", "closed",  "loop"});
}

bool headsMotion(std::string_view heading) {
  constexpr std::size_t kLongest = 200;
  if (heading.size() > kLongest || saysOutline(heading)) return false;
  const CallingWords columns = headingWords(heading);
  const bool texture = holdsWord(columns, {"s", "u"});  // x, y, s, t
  return holdsWord(columns, {"time", "t", "timestamp", "datetime", "date", "frame", "tick"}) &&
         holdsWord(columns, {"x", "lon", "lng", "longitude"}) &&
         holdsWord(columns, {"y", "z", "lat", "latitude"}) && !texture;
}

bool headsMeasurements(std::string_view heading) {
  constexpr std::size_t kLongest = 400;
  if (heading.size() > kLongest || saysOutline(heading)) return false;
  const CallingWords words = wordsOf(heading);
  return holdsWord(words, {"intensity", "photons", "flux", "amplitude", "brightness", "signal"}) &&
         holdsWord(words, {"sigma", "uncertainty", "error", "stddev", "precision", "snr", "chi"});
}

bool endsInOutline(std::string_view above) {
  constexpr int kMost = 2;  // lines with words
  constexpr std::size_t kFar = 600;
  above.remove_prefix(above.size() - std::min(above.size(), kFar));
  for (int told = 0; told < kMost && !above.empty();) {
    const std::size_t start = above.rfind('\n') + 1;  // 0 without
    const std::string_view line = above.substr(start);
    if (saysOutline(line)) return true;
    told += std::ranges::any_of(line, isWordStart);
    above = above.substr(0, start == 0 ? 0 : start - 1);
  }
  return false;
}

}  // namespace sepax
