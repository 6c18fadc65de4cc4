#include "app/formats/lists/timings.h"

#include "app/formats/lists/places.h"
#include "app/formats/lists/point_search.h"
#include "app/formats/literals/indices.h"
#include "app/formats/plain/motion_tables.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/prose/run_words.h"
#include "app/formats/text/number.h"
#include "app/formats/text/tokens.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// The line up to the first bracket that opens numbers or brackets.
std::string_view headOf(std::string_view line) {
  constexpr std::string_view kOpenings = "([{";
  constexpr std::size_t kLongest = 500;  // each list asks, and a line may be the whole text
  line = line.substr(0, kLongest);
  for (std::size_t at = line.find_first_of(kOpenings); at != line.npos;
       at = line.find_first_of(kOpenings, at + 1)) {
    const std::size_t first = behindBlanks(line, at + 1);
    if (numberLength(line, first) > 0 ||
        (first < line.size() && kOpenings.find(line[first]) != kOpenings.npos))
      return line.substr(0, at);
  }
  return line;
}

bool isUnitOfTime(const std::string& word) {
  constexpr std::string_view kUnits =
      " ms msec msecs milliseconds us usec microseconds ns nanoseconds s sec secs seconds fps ";
  return kUnits.find(" " + word + " ") != kUnits.npos;
}

/// "higher is better", ops/sec and requests per second.
bool comparesRates(const CallingWords& words) {
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const bool better = words[i] == "is" && words[i + 1] == "better";
    const bool rate = words[i] == "ops" && (words[i + 1] == "sec" || words[i + 1] == "s");
    if (better || rate || (words[i] == "per" && words[i + 1].starts_with("sec"))) return true;
  }
  return false;
}

bool callsPoints(const CallingWords& words) {
  return holdsWord(words, {"points", "pts", "point", "coords", "coordinates", "path", "paths"});
}

bool tellsOfTime(const CallingWords& words) {
  return holdsWord(words, {"time", "times", "took", "takes", "measured", "in"});
}

/// "Timings", "three runs" and "frame times (ms)", but "points of all runs".
bool callsTimings(const CallingWords& words) {
  if (words.empty() || callsOutlineOfPlaces(words) || callsPoints(words)) return false;
  return holdsWord(words, {"timing", "timings", "runtimes", "throughput"}) ||
         comparesRates(words) || words.front() == "fps" || words.back() == "fps" ||
         words.back() == "runs" || (tellsOfTime(words) && isUnitOfTime(words.back()));
}

/// ms of "polygon 3 took ms: 4.5, 1.25" and of "polygon 3: 4.5, 1.25 ms", where nothing but such
/// numbers stands in the line beside words: they are durations, whatever it is that took so long.
bool haveUnitOfTime(std::string_view line, std::size_t each) {
  constexpr std::size_t kLongest = 500;  // each list asks, and a line may be the whole text
  line = trimmed(line.substr(0, kLongest));
  std::size_t end = line.size();
  while (end > 0 && !isWordStart(line[end - 1])) --end;
  const CallingWords words = wordsOf(line.substr(0, end));
  if (words.empty() || !isUnitOfTime(words.back()) || callsPoints(words)) return false;
  // "they gave us", and "of s"
  const bool sure = words.back() != "us" && words.back().size() > 1;
  if ((!sure && !tellsOfTime(words)) || holdsWord(words, {"arc"})) return false;
  const std::string_view before = trimmed(line.substr(0, end - words.back().size()));
  const bool given = !before.empty() && isDigit(before.back());  // 4.5 ms
  const std::size_t behind = numbersIn(line.substr(end), each);
  return given ? behind == 0 && numbersIn(line, each + 1) == each : behind > 0;
}

/// Seconds since 1970 that go on, with a value each.
bool areTimesAndValues(const RawPolygon& list) {
  constexpr double kFirst = 1e9;  // 2001
  constexpr double kLast = 2.2e9;
  if (list.arity != Arity::pair || vertexCount(list) < kFewestVertices) return false;
  for (std::size_t i = 0; i + 1 < list.numbers.size(); i += 2) {
    const double time = list.numbers[i];
    if (time < kFirst || time > kLast || (i > 0 && !(time > list.numbers[i - 2]))) return false;
  }
  return std::ranges::none_of(list.numbers,  // y of such a size would be a place as x is
                              [](double value) { return value > kLast; }) &&
         std::ranges::any_of(list.numbers, [](double value) { return value < kFirst; });
}

}  // namespace

void leaveOutTimings(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  const TextCallings callings(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    if (list.isRing || list.isHole) return false;
    const std::string_view own = callings.lineAt(list.line);
    if (haveUnitOfTime(own, list.arity == Arity::triple ? 3 : 2)) return true;
    if (callsOutlineOfPlaces(wordsOf(list.name))) return false;
    const CallingWords head = wordsOf(headOf(own));
    return areTimesAndValues(list) || callsTimings(head.empty() ? callings.of(list.line) : head);
  });
  tellOfGone(raw, gone, line, "times and rates are no points; give the corners of a polygon",
             "times and rates were left out; they are no points");
}

namespace {

/// {"lat": 3, "lon": 4, "time": "08:15"}: a key of a time stands in each of the first points.
bool haveTimes(const TextCallings& lines, const RawPolygon& list) {
  constexpr std::size_t kFar = 2000;  // each list asks
  if (list.arity != Arity::pair) return false;
  Tokens tokens(lines.from(list.line).substr(0, kFar));
  PointSearch search(list.numbers);
  bool timed = false;  // since the last point has started
  Token last;
  for (Token token = tokens.next(); token.kind != TokenKind::end; token = tokens.next()) {
    if (token.text == ":" || token.text == "=")
      timed = timed || holdsWord(wordsOf(last.text), {"time", "timestamp", "datetime"});
    last = token;
    if (token.kind != TokenKind::number || !search.take(token.value)) continue;
    const bool later = search.startsPoint() && search.points() > 0;
    if (later && !std::exchange(timed, false)) return false;
    if (search.points() == kFewestVertices) return true;
  }
  return false;
}

/// The shape of a way is none of an outline.
bool isCalledOutline(const RawPolygon& list) {
  CallingWords words = wordsOf(list.name);
  std::erase(words, "shape");
  return callsOutlineOfPlaces(words);
}

/// Also where the time is still among the numbers of each row.
bool comesBackInRows(const RawPolygon& list) {
  const std::vector<double>& all = list.numbers;
  if (list.arity != Arity::triple) return !isOpen(all);
  const std::size_t last = all.size() - 3;
  return all[1] == all[last + 1] && (all[0] == all[last] || all[2] == all[last + 2]);
}

}  // namespace

void leaveOutTracks(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  constexpr std::size_t kFar = 2;  // lines: the rule of a table may stand between
  const bool timed = lowered(text).find("time") != std::string::npos;
  const TextCallings lines(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    if (list.isRing || list.isHole || comesBackInRows(list)) return false;
    if (timed && haveTimes(lines, list) && !isCalledOutline(list)) return true;
    for (std::size_t i = 0; i <= kFar && list.line > i; ++i) {
      const std::string_view heading = lines.lineAt(list.line - i);
      if (!headsMotion(heading)) continue;
      const auto above = static_cast<std::size_t>(heading.data() - text.data());
      return !saysOutline(list.name) && !endsInOutline(text.substr(0, above));
    }
    return false;
  });
  tellOfGone(raw, gone, line, kMotionError,
             "points of a motion were left out; they are no polygon");
}

namespace {

/// positions, history, trace: where something was.
bool callsPastPlaces(const CallingWords& words) {
  return !words.empty() &&
         holdsWord({words.back()}, {"positions", "history", "trace", "waypoints", "trail"});
}

/// What a text of places on the globe tells of, or of the time at which something was there.
struct GlobeWords {
  bool onGlobe = false;
  bool ofOutlines = false;
  bool ofAreas = false;  ///< in which something may move
  bool ofMoving = false;

  explicit GlobeWords(const CallingWords& words)
      : onGlobe(holdsWord(words, {"latitude", "longitude", "lat", "lng", "lon"})),
        ofOutlines(callsOutlineOfPlaces(withoutAreas(words)) ||
                   holdsWord(words, {"geofences", "fences", "boundaries", "district", "property"})),
        ofAreas(holdsWord(words, {"area", "areas"})),
        ofMoving(holdsWord(words, {"was", "newest", "oldest", "moved", "driven", "drove", "mower",
                                   "robot", "vehicle", "tracker", "timestamp", "speed"})) {}

 private:
  static CallingWords withoutAreas(CallingWords words) {
    std::erase_if(words, [](const std::string& word) { return word == "area" || word == "areas"; });
    return words;
  }
};

}  // namespace

void leaveOutPastPlaces(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  const GlobeWords words(wordsOf(text));
  if (!words.onGlobe || words.ofOutlines || (words.ofAreas && !words.ofMoving)) return;
  const TextCallings lines(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    return list.arity == Arity::pair && !list.isRing && isOpen(list.numbers) &&
           (callsPastPlaces(wordsOf(list.name)) ||
            callsPastPlaces(wordsOf(headOf(lines.lineAt(list.line)))));
  });
  tellOfGone(raw, gone, line,
             "places where something was are no outline; give the corners of a polygon",
             "places where something was were left out; they are no polygons");
}

}  // namespace sepax
