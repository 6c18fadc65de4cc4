#include "app/techniques/swept_edges/paint_path.h"

#include "app/figure/label_space.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/swept_edges/paint_pair.h"
#include "core/evidence/swept_edges_moment.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

namespace sepax {

namespace {

/// Along A's edge: off its middle, where the arrow of a segment's velocity starts.
constexpr double kBesideArrow = 0.25;

// Radius of the meeting point, logical pixels.
constexpr double kDot = 6;
constexpr double kSmallDot = 4;   ///< beside the number of a candidate
constexpr double kAtDisc = 2.5;   ///< so near to its middle the point is that of the disc
constexpr double kOnNumber = 10;  ///< so near a small dot would lie under the disc

using Phase = SweepProgress::Phase;
using Marks = std::vector<CandidateMark>;

bool isInPicture(Vec2 p, const Camera& camera) {
  return p.x >= 0 && p.y >= 0 && p.x <= camera.width && p.y <= camera.height;
}

/// Where the way from the middle of the picture to a place beyond it comes to its border, clear of
/// words.
Vec2 borderTowards(const Figure& figure, Vec2 place) {
  constexpr double kInside = 22;  // logical pixels
  constexpr double kStep = 8;
  const Vec2 middle{figure.width / 2, figure.height / 2};
  const Vec2 way = place - middle;
  const double share = std::min((middle.x - kInside) / std::max(std::abs(way.x), 1.0),
                                (middle.y - kInside) / std::max(std::abs(way.y), 1.0));
  const Vec2 end = middle + share * way;
  const double length = distance(middle, end);
  for (double back = 0; back < length; back += kStep) {
    const Vec2 at = lerp(end, middle, back / length);
    if (!isUnderWords(figure, at)) return at;
  }
  return end;
}

/// An arrow at the border to a meeting point beyond it.
void addMeetingBeyond(Figure& figure, Vec2 place, std::string text) {
  constexpr double kLength = 20;  // logical pixels
  const PartScope part(figure, Part::meetingPath);
  const Vec2 tip = borderTowards(figure, place);
  const Vec2 way = normalized(place - Vec2{figure.width / 2, figure.height / 2});
  addArrow(figure, Layer::evidence, tip - kLength * way, tip, {Role::path, 1}, 3);
  keepClear(figure, tip - kLength / 2 * way, kLength / 2);
  const std::string here = " here ";
  if (const std::size_t at = text.find(here); at != text.npos)
    text.replace(at, here.size(), " out there ");
  else if (const std::size_t when = text.find(" at t"); when != text.npos)
    text.insert(when, " out there");
  addLabel(figure, tip - kLength * way, -1.0 * way, std::move(text), Role::path, 7);
}

/// Its name and its dot, below the disc of a candidate near by, whose number is to be read, a ring
/// around the disc of a candidate that is there; beyond the border an arrow.
void addMeetingDot(Figure& figure, const Camera& camera, const Marks& marks, Vec2 point,
                   std::string text, bool filled) {
  const PartScope part(figure, Part::meetingPoint);
  const Vec2 p = camera.toScreen(point);
  if (!isInPicture(p, camera))
    return addMeetingBeyond(figure, p, text.empty() ? "the lines meet out there now" : text);
  if (isUnderWords(figure, p, kDot)) return;
  const auto here = std::ranges::min_element(
      marks, {}, [p](const CandidateMark& mark) { return distance(mark.place, p); });
  const double away = here == marks.end() ? kInfinity : distance(here->place, p);
  if (away < kAtDisc) {
    addRing(figure, *here);
  } else {
    const bool crowded =
        std::ranges::any_of(marks, [p](const CandidateMark& mark) { return hides(mark, p); });
    figure.add(Dot{crowded ? Layer::evidence : Layer::handle,
                   p,
                   crowded && away > kOnNumber ? kSmallDot : kDot,
                   {filled ? Role::path : Role::ground, 1},
                   {crowded ? Role::ground : Role::path, 1},
                   crowded ? 1.5 : 2});
    keepClear(figure, p, kDot + 1);
  }
  if (!text.empty()) addLabel(figure, p, {1, -0.4}, std::move(text), Role::path, 7);
}

/// Labels leave out the arrow of the owner's velocity.
void keepArrowClear(Figure& figure, const Evidence& evidence, const Camera& camera, Owner owner) {
  constexpr double kStep = 12;  // logical pixels
  const BodyShape& shape = bodyOf(evidence, owner);
  const Vec2 from = camera.toScreen(shape.centroid);
  const Vec2 to = camera.toScreen(shape.centroid + shape.velocity);
  const double length = distance(from, to);
  if (!shape.moves || length > 4000) return;
  for (double along = 0; along <= length; along += kStep)
    keepClear(figure, lerp(from, to, along / std::max(length, 1.0)), kStep / 2);
}

/// The arrow in the middle of what is seen of the path.
void addWay(Figure& figure, const std::vector<Vec2>& seen) {
  if (distance(seen[0], seen[1]) < 60) return;
  const Vec2 way = normalized(seen[1] - seen[0]);
  const Vec2 tip = lerp(seen[0], seen[1], 0.78);
  addArrow(figure, Layer::evidence, tip - 20.0 * way, tip, {Role::path, 1}, 3.4);
}

/// The same of words of the picture without a box, as on a page.
bool isUnderText(const Figure& figure, Vec2 place, double reach) {
  return std::ranges::any_of(figure.items, [place, reach](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    return text != nullptr && groupOf(text->part) == PartGroup::words &&
           contains(grownBy(rectOf(*text), reach), {place, place});
  });
}

/// The path as far as it is seen, from where it starts to where it would run behind words.
struct SeenPath {
  std::vector<Vec2> points;
  bool cut = false;  ///< by words
};

SeenPath seenOf(const Figure& figure, const MeetingPath& path, const Camera& camera) {
  constexpr double kStep = 4;  // logical pixels
  constexpr double kGap = 6;   // between the end and the words
  SeenPath seen{clippedSegment(figure, camera.toScreen(path.start), camera.toScreen(path.end))};
  if (seen.points.empty()) return seen;
  const Vec2 from = seen.points.front();
  const Vec2 to = seen.points.back();
  const Vec2 last = camera.toScreen(path.end);
  // Where its end is to be seen it comes out again from behind them.
  if (isInPicture(last, camera) && !isUnderWords(figure, last)) return seen;
  const double whole = distance(from, to);
  for (double along = 0; along < whole; along += kStep) {
    const Vec2 at = lerp(from, to, along / whole);
    if (!isUnderWords(figure, at, kGap) && !isUnderText(figure, at, kGap)) continue;
    if (along == 0) break;  // what comes out from behind words is drawn whole
    seen.points.back() = at;
    seen.cut = true;
    break;
  }
  return seen;
}

void addPath(Figure& figure, const MeetingPath& path, const Camera& camera) {
  const PartScope part(figure, Part::meetingPath);
  const auto [seen, cut] = seenOf(figure, path, camera);
  if (seen.empty()) return;
  figure.add(Stroke{Layer::evidence, seen, false, {Role::path, 1}, 2.6, {}, Cap::butt});
  if (cut) {
    const Vec2 way = normalized(seen[1] - seen[0]);
    addArrow(figure, Layer::evidence, seen[1] - 20.0 * way, seen[1], {Role::path, 1}, 3.4);
  } else {
    addWay(figure, seen);
  }
  if (isNearPicture(camera.toScreen(path.start), camera)) return;
  addLabel(figure, lerp(seen[0], seen[1], 0.3), turnedLeft(seen[1] - seen[0]),
           "the lines meet along this path", Role::path, -1);
}

/// What the line is, where there is room along it.
void addPathName(Figure& figure, const MeetingPath& path, const Camera& camera) {
  constexpr double kShortest = 120;  // logical pixels
  const std::vector<Vec2> seen = seenOf(figure, path, camera).points;
  if (seen.empty() || distance(seen[0], seen[1]) < kShortest) return;
  if (!isNearPicture(camera.toScreen(path.start), camera)) return;  // it has longer words
  const PartScope part(figure, Part::meetingPath);
  addLabel(figure, lerp(seen[0], seen[1], 0.65), turnedLeft(seen[1] - seen[0]),
           "path of the meeting point", Role::path, -2);
  figure.labels.back().text.size = 12;
}

/// Tenths of the step across the path, with the times of its start, its middle and its end; a start
/// that is shown has words of its own.
void addTicks(Figure& figure, const MeetingPath& path, const Camera& camera, const Marks& marks,
              double time) {
  constexpr double kShortest = 80;  // logical pixels, of a path with ticks
  const Vec2 from = camera.toScreen(path.start);
  const Vec2 to = camera.toScreen(path.end);
  if (distance(from, to) < kShortest) return;
  const PartScope part(figure, Part::meetingPath);
  const Vec2 across = turnedLeft(normalized(to - from));
  const SeenPath seen = seenOf(figure, path, camera);
  const double end = seen.cut ? distance(from, seen.points.back()) : kInfinity;
  for (int i = 0; i <= 10; ++i) {
    const Vec2 at = lerp(from, to, i / 10.0);
    const double half = i % 5 == 0 ? 9 : 5;
    if (!isNearPicture(at, camera) || isUnderWords(figure, at, half)) continue;
    if (distance(from, at) > end) continue;
    figure.add(Stroke{Layer::evidence,
                      {at - half * across, at + half * across},
                      false,
                      {Role::path, 1},
                      1.6,
                      {},
                      Cap::butt});
    const bool hidden =
        std::ranges::any_of(marks, [at](const CandidateMark& mark) { return hides(mark, at); });
    const bool within = at.x > 0 && at.y > 0 && at.x < camera.width && at.y < camera.height;
    if (i % 5 != 0 || hidden || !within || (i == 0 && time == 0)) continue;
    addLabel(figure, at, i == 10 ? to - from : across,
             i == 0   ? "t = 0"
             : i == 5 ? "t = 0.5"
                      : "t = 1",
             Role::path, 6);
    figure.labels.back().text.size = 12;
    figure.labels.back().distance = 11;
  }
}

}  // namespace

void addMeetingPath(Figure& figure, const Evidence& evidence, const Camera& camera,
                    const Marks& marks, Phase phase, double time, bool timed) {
  const std::optional<MeetingPath>& path = evidence.edgePair->path;
  if (!path || path->rests || (phase == Phase::start && time == 0)) return;
  addPath(figure, *path, camera);
  if (phase == Phase::result) addPathName(figure, *path, camera);
  if (timed && (time > 0 || phase >= Phase::candidates))
    addTicks(figure, *path, camera, marks, time);
}

void addMeetingPoint(Figure& figure, const Evidence& evidence, const Camera& camera,
                     const Marks& marks, Phase phase, double time, bool follows) {
  const std::optional<MeetingPath>& path = evidence.edgePair->path;
  if (!path) return;
  const auto addDot = [&](double at, std::string words, bool filled) {
    addMeetingDot(figure, camera, marks, lerp(path->start, path->end, at), std::move(words),
                  filled);
  };
  if (path->rests) {
    for (const Owner owner : {Owner::a, Owner::b}) keepArrowClear(figure, evidence, camera, owner);
    return addDot(0, "lines meet here all the time", true);
  }
  // On its way its words would leap about it; the sentence tells where the lines meet.
  if (time > 0)
    return addDot(time, follows ? "" : "the lines meet here at t = " + number(time), true);
  constexpr double kNarrow = 600;  // logical pixels; there is no room for long words at the dot
  if (phase >= Phase::candidates) {
    return addDot(
        0, camera.width < kNarrow ? "lines meet at t = 0" : "the lines meet here at t = 0", true);
  }
  addDot(0, "lines meet at t = 0", false);
  if (phase > Phase::start) addDot(1, "lines meet at t = 1", true);
}

/// From A's line straight to B's.
void addClosing(Figure& figure, const Evidence& evidence, const Camera& camera, double time) {
  const EdgePairEvidence& pair = *evidence.edgePair;
  if (!pair.parallel) return;
  const ParallelMoment moment = momentOf(*pair.parallel, time);
  if (moment.sameLine) return;
  const PartScope part(figure, Part::closing);
  const Vec2 wayA = time * bodyOf(evidence, Owner::a).velocity;
  const Vec2 wayB = time * bodyOf(evidence, Owner::b).velocity;
  const Vec2 across = turnedLeft(normalized(pair.endsB[1] - pair.endsB[0]));
  const Vec2 foot = lerp(pair.endsA[0], pair.endsA[1], kBesideArrow) + wayA;
  const Vec2 other = foot + dot(pair.endsB[0] + wayB - foot, across) * across;
  const Vec2 from = camera.toScreen(foot);
  const Vec2 to = camera.toScreen(other);
  figure.add(Stroke{Layer::evidence, {from, to}, false, {Role::path, 1}, 2, {3, 4}, Cap::butt});
  if (moment.trend != 0) {
    addArrow(figure, Layer::evidence, lerp(from, to, moment.trend < 0 ? 0.35 : 0.65),
             lerp(from, to, moment.trend < 0 ? 0.6 : 0.4), {Role::path, 1}, 2.6);
  }
  std::string words = "lines " + number(moment.gap, 2) + " apart";
  if (moment.trend != 0) {
    words += (moment.trend > 0 ? ", opening at " : ", closing at ") +
             number(std::fabs(pair.parallel->speed), 2);
  }
  addLabel(figure, lerp(from, to, 0.5), turnedLeft(to - from), std::move(words), Role::path, 8);
  for (const double share : {0.25, 0.75})
    figure.labels.back().also.push_back(lerp(from, to, share));
}

}  // namespace sepax
