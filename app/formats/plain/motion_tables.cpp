#include "app/formats/plain/motion_tables.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <cstddef>
#include <string>

namespace sepax {

namespace {

/// The words of a heading in lower case, parted by signs or, without any, by blanks.
CallingWords headingWords(std::string_view heading) {
  constexpr std::string_view kAround = " \t\r\"'";
  const bool signs = heading.find_first_of(",;\t|") != heading.npos;
  CallingWords columns;
  while (!heading.empty()) {
    const std::size_t end = std::min(heading.find_first_of(signs ? ",;\t|" : " "), heading.size());
    const std::string_view column = heading.substr(0, end);
    heading.remove_prefix(std::min(end + 1, heading.size()));
    const std::size_t first = column.find_first_not_of(kAround);
    if (first == column.npos) continue;
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

}  // namespace

void withoutTimedPoints(PlainText& plain) {
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
