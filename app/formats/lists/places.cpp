#include "app/formats/lists/places.h"

#include "app/formats/lists/cloud_calls.h"
#include "app/formats/lists/place_words.h"
#include "app/formats/literals/indices.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

bool callsOutlineOfPlaces(const CallingWords& words) {
  return holdsWord(
      words, {"poly",     "polys",     "polygon",   "polygons",   "outline",  "outlines", "contour",
              "contours", "ring",      "rings",     "boundary",   "bounds",   "border",   "hull",
              "area",     "areas",     "shape",     "shapes",     "region",   "regions",  "zone",
              "zones",    "fence",     "geofence",  "closed",     "loop",     "triangle", "square",
              "rect",     "rectangle", "vertices",  "verts",      "vertex",   "corners",  "corner",
              "building", "footprint", "perimeter", "parcel",     "obstacle", "exterior", "outer",
              "cell",     "cells",     "mesh",      "silhouette", "quad",     "room",     "face"});
}

bool isWordOfPoints(const std::string& word) {
  return word == "points" || word == "pts" || word == "positions" || word == "locations" ||
         word == "coords" || word == "coordinates" || word == "point";
}

bool makesOutlineOf(std::string_view text, std::string_view name) {
  constexpr std::size_t kFar = 80;  // the call before its argument
  for (const std::size_t at : placesOfName(text, name)) {
    std::string_view before = text.substr(at - std::min(at, kFar), std::min(at, kFar));
    before = before.substr(before.find_last_of(";\n") + 1);
    const std::size_t open = before.find_last_of("([{:=");
    // in [[0, 0]], "sites": ... the bracket has closed
    if (open == before.npos || before.find_first_of(")]}\"'", open) != before.npos) continue;
    const std::string_view called = before.substr(0, open);
    if (takesCloud(called.substr(called.find_last_of(" =") + 1))) continue;
    CallingWords words = wordsOf(called);
    if (words.size() > 3) words.erase(words.begin(), words.end() - 3);
    if (callsOutlineOfPlaces(words) || holdsWord(words, {"paths"})) return true;
  }
  return false;
}

namespace {

/// Names of places, of ways, and of what is no place at all; in the singular only where one of them
/// has many points.
bool callsPlaces(const std::string& word) {
  static constexpr std::string_view kNames =
      " sites goals colors colours bids asks seeds generators nuclei centroids centers centres "
      "samples observations"
      " measurements contacts markers pins waypoints pois stations cities towns villages landmarks"
      " keypoints kpts particles stars planets galaxies attractors targets queries probes"
      " sensors beacons receivers transmitters detections spawns enemies coins bullets agents"
      " neighbors neighbours peaks maxima minima extrema outliers inliers correspondences medoids"
      " track tracks trajectory trajectories trace traces trail breadcrumbs route routes odometry "
      "stroke"
      " strokes ticks knots velocities normals tangents gradients directions forces accelerations"
      " offsets displacements deltas residuals sizes dimensions resolutions intervals lidar scan "
      "scans scatter"
      " dots cloud clouds pointcloud pointclouds anchors clicks touches gaze pivots stops "
      "earthquakes customers hospitals schools shops"
      " maneuver maneuvers intersections restaurants airports hotels vehicles drones robots spots "
      "stalls blips npcs peds chests respawns"
      " spawnpoints teleports teleporters checkpoints ";
  return kNames.find(" " + word + " ") != kNames.npos;
}

/// Names of what is no place, whatever else the text tells of.
bool callsNoPlaces(const CallingWords& words) {
  static constexpr std::string_view kNames =
      " retry retries backoff delays timeouts durations latencies prices scores temperatures ages ";
  return !words.empty() && kNames.find(" " + words.back() + " ") != kNames.npos;
}

/// p50/p95/p99: (1, 2) (2, 3) (3, 5): parts of many measurements.
bool callsStatistics(std::string_view line) {
  const std::string small = lowered(line.substr(0, line.find_first_of("([{")));
  int parts = 0;
  for (const std::string_view part : {"p50", "p75", "p90", "p95", "p99"})
    parts += small.find(part) != small.npos;
  return parts > 1 || small.find("percentile") != small.npos ||
         small.find("quantile") != small.npos || small.find("latenc") != small.npos;
}

/// contact of contact points.
bool tellsWhichPoints(const std::string& word) {
  static constexpr std::string_view kNames =
      " contact control ctrl sample samples sampled sampling query test random rand randomised "
      "randomized anchor"
      " seed key interest feature intersection crossing touch touching touched click clicked mouse"
      " cursor gps measured measurement measuring survey support supporting grid steiner hit impact"
      " spawn target tracked tracking attachment sensor scan lidar laser way closest nearest lookup"
      " probe evaluation quadrature gauss integration collocation training calibration matched"
      " matching tie trajectory witness scattered snap snapping stop delivery pickup ";
  return kNames.find(" " + word + " ") != kNames.npos;
}

/// enemies, trees and crashes of "it crashes at (1, 2), (3, 4)": what is at several places, and no
/// part of an outline.
bool callsSeveral(const std::string& word) {
  static constexpr std::string_view kNames =
      " party clicked clicking tapped touched pressed spawned spawn crashed stuck placed seen "
      "stood standing sitting died killed player players me they ";
  static constexpr std::string_view kParts =
      " vertexes nodes sides edges lines segments walls obstacles holes coords objects bodies "
      "platforms boxes ends points starts lies begins goes turns closes passes runs stops ";
  const auto isIn = [&](std::string_view names) {
    return names.find(" " + word + " ") != names.npos;
  };
  constexpr std::size_t kShort = 3;
  const bool many = word.size() > kShort && word.ends_with('s') && !word.ends_with("ss") &&
                    !word.ends_with("us") && !word.ends_with("is");
  return isIn(kNames) || callsPlaces(word) ||
         (many && !isIn(kParts) && !isWordOfPoints(word) && !callsOutlineOfPlaces({word}));
}

/// "enemies at", "the trees are located near": words before places.
bool tellsWhereSeveralAre(CallingWords words) {
  const auto drop = [&](std::string_view names) {
    const std::size_t count = words.size();
    while (!words.empty() && names.find(" " + words.back() + " ") != names.npos) words.pop_back();
    return words.size() < count;
  };
  if (!drop(" at near around ")) return false;
  drop(" are is were was stand located found positioned only again ");
  return !words.empty() && callsSeveral(words.back());
}

bool isWhoDoes(const std::string& word) {
  return word == "i" || word == "we" || word == "you" || word == "they" || word == "that" ||
         word == "for";
}

/// "Distance matrix:" above the line, which is no MatrixXd itself.
bool isHeadedMatrix(const CallingWords& before, std::string_view line) {
  return holdsWord(before, {"matrix"}) && !holdsWord(wordsOf(line), {"matrix"});
}

/// Contact points, samplePts, GPS_TRACK, "The seeds are as follows": the last words tell.
bool callsPlacesLast(CallingWords words) {
  const auto who = std::ranges::find_if(words, isWhoDoes);  // "the goals I sent"
  if (who != words.begin()) words.erase(who, words.end());
  while (!words.empty() && saysNothingOfPlaces(words.back())) words.pop_back();
  // "points of interest"
  const std::size_t count = words.size();
  if (count > 2 && words[count - 3] == "points" && words[count - 2] == "of" &&
      tellsWhichPoints(words.back()))
    return true;
  while (!words.empty() && isWordOfPoints(words.back())) {
    words.pop_back();
    if (!words.empty() && tellsWhichPoints(words.back())) return true;
  }
  return !words.empty() && callsPlaces(words.back());
}

/// "the convex hull of the following points": what it is made of; "... of these points is": what
/// comes out.
bool callsPointsOfHull(const CallingWords& words) {
  const auto hull = std::ranges::find_if(
      words, [](const std::string& word) { return word == "hull" || word == "hulls"; });
  if (hull == words.end() || hull + 1 == words.end()) return false;
  const CallingWords rest(hull + 1, words.end());
  const bool of = rest.front() == "of" || rest.front() == "for" || rest.front() == "from" ||
                  rest.front() == "around";
  return of && holdsWord(rest, {"points", "set", "cloud", "coordinates", "dataset"}) &&
         !holdsWord(rest, {"is", "are", "was", "gives", "gave", "returns", "returned", "result",
                           "results", "yields", "output", "should", "looks"});
}

using Place = std::pair<double, double>;

constexpr double kCutOff = std::numeric_limits<double>::infinity();  ///< y that the text cuts off

/// findPath([2, 2], [9, 9]) and the like: where the ways start that a text looks for.
std::set<Place> startsOfWays(std::string_view text) {
  constexpr int kMost = 100;  // calls
  std::set<Place> starts;
  const std::string small = lowered(text);
  int tries = 0;
  for (std::size_t at = small.find("path"); at != small.npos && tries < kMost;
       at = small.find("path", at + 1), ++tries) {
    std::size_t open = at;
    std::size_t start = at;
    while (open < small.size() && isWordPart(small[open])) ++open;
    while (start > 0 && isWordPart(small[start - 1])) --start;
    const std::string_view called = std::string_view(small).substr(start, open - start);
    const bool finds = called.find("find") != called.npos || called.find("search") != called.npos ||
                       called.find("shortest") != called.npos || called.find("plan") != called.npos;
    if (!finds || !isAt(small, open, '(')) continue;
    std::size_t place = behindBlanks(small, open, " \t\n([{");
    while (place < small.size() && isWordStart(small[place])) {  // new Vec2(, x:
      while (place < small.size() && (isWordPart(small[place]) || isAt(small, place, '.'))) ++place;
      place = behindBlanks(small, place, " \t\n([{:=");
    }
    const Numbers numbers = numbersFrom(small, place, ", \tyz:");
    if (numbers.size() < 2) continue;
    const ScannedNumber x = wholeNumber(numbers[0]);
    const std::size_t behind = behindBlanks(small, place, " \t\r");
    if (numbers.size() == 2 && (behind == small.size() || small[behind] == '\n')) {  // cut off
      starts.emplace(x.value, kCutOff);
      continue;
    }
    const ScannedNumber y = wholeNumber(numbers[1]);
    if (x.state == NumberState::finite && y.state == NumberState::finite)
      starts.emplace(x.value, y.value);
  }
  return starts;
}

/// The points of lines such as start = (2, 3) and goal: [7, 5] whose name is one of these.
std::set<Place> placesNamed(std::string_view text, std::string_view names) {
  std::set<Place> places;
  while (!text.empty()) {
    const std::string_view line = trimmed(text.substr(0, text.find('\n')));
    text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    const std::string_view name = listNameIn(line);
    if (name.empty() || names.find(" " + lowered(name) + " ") == names.npos) continue;
    std::size_t place = line.find_first_of("([{") + 1;
    const Numbers numbers = numbersFrom(line, place, ", \t");
    if (numbers.size() == 2)
      places.emplace(wholeNumber(numbers[0]).value, wholeNumber(numbers[1]).value);
  }
  return places;
}

/// The way between a point that is called the start and one that is called the end.
class NamedWays {
 public:
  explicit NamedWays(std::string_view text)
      : starts_(placesNamed(text, " start source origin from start_point startpoint src begin ")),
        ends_(placesNamed(text, " end goal target destination to finish end_point endpoint dst ")) {
  }
  [[nodiscard]] bool isWay(const RawPolygon& list) const {
    const std::vector<double>& all = list.numbers;
    if (list.arity == Arity::triple || all.size() < 4) return false;
    const Place first{all[0], all[1]};
    const Place last{all[all.size() - 2], all[all.size() - 1]};
    return (starts_.contains(first) && ends_.contains(last)) ||
           (ends_.contains(first) && starts_.contains(last));
  }

 private:
  std::set<Place> starts_;
  std::set<Place> ends_;
};

bool isWholeOrOpen(const RawPolygon& list) {
  if (list.isRing || list.isHole) return false;
  if (list.arity != Arity::triple) return isOpen(list.numbers);
  const std::vector<double>& all = list.numbers;
  return !(all.size() > 5 && all[0] == all[all.size() - 3] && all[1] == all[all.size() - 2]);
}

}  // namespace

void leaveOutCalledPlaces(RawGeometry& raw, std::string_view text) {
  constexpr std::size_t kMost = 1000;  // lists: each name is looked for in the text
  if (raw.polygons.empty() || raw.polygons.size() > kMost) return;
  const PlaceWords places(text);
  std::map<std::string_view, std::size_t> names;
  for (const RawPolygon& list : raw.polygons) ++names[list.name];
  const std::set<std::string> shared = [&] {
    std::set<std::string> all;
    for (const auto& [name, count] : names)
      if (count > 1 && !name.empty()) all.emplace(name);
    return all;
  }();
  const std::size_t line = raw.polygons.front().line;
  const bool ofCells = tellsOfCloud(text);
  const bool ofEdges = tellsOfConstraints(text);
  std::size_t last = 0;  // where the list before starts
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    const bool first = std::exchange(last, list.line) != list.line;
    if (!isWholeOrOpen(list) || vertexCount(list) < kFewestVertices) return false;
    const std::string_view own = first ? places.nameIn(list.line) : std::string_view{};
    const std::string_view name = own.empty() ? std::string_view(list.name) : own;
    const CallingWords named = wordsOf(name);
    if (!name.empty() && (shared.contains(list.name) || makesOutlineOf(text, name))) return false;
    const CallingWords before = places.of(list.line);
    if (isFedToCloud(text, places.at(list.line))) return true;
    if (!holdsWord(named, {"hull"}) && callsPointsOfHull(before)) return true;
    if (!ofEdges && !name.empty() && !callsOutlineOfPlaces(named) &&
        makesCloudOf(text, name, ofCells))
      return true;
    if (callsOutlineOfPlaces(named)) return false;
    if (callsNoPlaces(named) || callsStatistics(places.at(list.line))) return true;
    if (callsOutlineOfPlaces(before)) return false;
    const bool plain = !own.empty() || std::ranges::all_of(named, isWordOfPoints);
    return callsPlacesLast(named) ||
           (plain && (isHeadedMatrix(before, places.at(list.line)) || callsPlacesLast(before) ||
                      tellsWhereSeveralAre(before)));
  });
  tellOfGone(raw, gone, line,
             "what the text calls these points is no outline; give the corners of a polygon",
             "points that are called otherwise than an outline were left out");
}

void leaveOutWaysOfCalls(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  const std::set<Place> starts = startsOfWays(text);
  const NamedWays ways(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    return isWholeOrOpen(list) && list.numbers.size() > 1 &&
           (ways.isWay(list) || starts.contains({list.numbers[0], list.numbers[1]}) ||
            starts.contains({list.numbers[0], kCutOff}));
  });
  tellOfGone(raw, gone, line, "a path that was found is no outline; give the corners of a polygon",
             "paths that were found were left out; they are no polygons");
}

}  // namespace sepax
