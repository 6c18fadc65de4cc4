#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/paint_slide.h"
#include "core/evidence/slide_moment.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

std::string namesOf(const Evidence& evidence, const std::vector<int>& bodies) {
  std::vector<std::string> names;
  for (const int body : bodies) names.push_back(bodyName(evidence, body));
  return andList(names);
}

/// As written with so many digits after the point.
Vec2 written(Vec2 vector, int digits) {
  const double unit = std::pow(10, digits);
  return {std::nearbyint(vector.x * unit), std::nearbyint(vector.y * unit)};
}

/// So few digits after the point, two to five, that at each contact what is kept and what is taken
/// away add up to the rest as written; two where no such number does it.
int digitsThatAddUp(const SlideEvidence& slide) {
  const auto addUp = [&](int digits) {
    for (std::size_t i = 0; i < slide.hits.size(); ++i) {
      const Vec2 rest = restAt(slide.wanted, slide.hits, i);
      const Vec2 removed = slide.hits[i].removed;
      if (written(rest, digits) != written(rest - removed, digits) + written(removed, digits))
        return false;
    }
    return true;
  };
  for (int digits = 2; digits <= 5; ++digits)
    if (addUp(digits)) return digits;
  return 2;
}

/// How it came out of where it started, if it had to.
std::string startSentence(const Evidence& evidence) {
  const SlideEvidence& slide = *evidence.slide;
  if (slide.startsIn.empty()) return {};
  const std::string start = fmt::format("{} starts inside of {}", bodyName(evidence, evidence.a),
                                        namesOf(evidence, slide.startsIn));
  if (slide.pushed == Vec2{}) return start + ", and no way out was found. ";
  return fmt::format("{}, and is pushed out by {} first. ", start,
                     slideNumbers(slide, slide.pushed));
}

/// That those which move elsewhere rest here; empty where none does.
std::string restSentence(const Evidence& evidence) {
  std::vector<int> moving;
  for (std::size_t i = 0; i < evidence.bodies.size(); ++i)
    if (evidence.bodies[i].moves && static_cast<int>(i) != evidence.a)
      moving.push_back(static_cast<int>(i));
  if (moving.empty()) return {};
  return fmt::format(" {} {} while {} slides: {} velocity is left out.", namesOf(evidence, moving),
                     moving.size() == 1 ? "rests" : "rest", bodyName(evidence, evidence.a),
                     moving.size() == 1 ? "its" : "their");
}

/// What is rounding beside a whole step is its start.
std::string momentOf(const SlideEvidence& slide, const SlideStop& stop) {
  return slideMoment(slide.hits[stop.first]);
}

/// Whom it touches in these hits, each once.
std::vector<int> bodiesMet(const SlideEvidence& slide, const SlideStop& stop) {
  std::vector<int> bodies;
  for (std::size_t i = stop.first; i < stop.first + stop.count; ++i) {
    const int body = slide.hits[i].body;
    if (std::ranges::find(bodies, body) == bodies.end()) bodies.push_back(body);
  }
  return bodies;
}

/// "B", "Floor and E": whom it touches at one moment.
std::string stoppedBy(const Evidence& evidence, const SlideStop& stop) {
  return namesOf(evidence, bodiesMet(*evidence.slide, stop));
}

bool isBetween(const Evidence& evidence, const SlideStop& stop) {
  const auto& hits = evidence.slide->hits;
  return std::any_of(hits.begin() + static_cast<std::ptrdiff_t>(stop.first),
                     hits.begin() + static_cast<std::ptrdiff_t>(stop.first + stop.count),
                     [&](const SlideHit& hit) { return hit.body != hits[stop.first].body; });
}

/// It ends there between sides that touch at once; a single one ends it where all that is left
/// would lead back.
bool isWedged(const Evidence& evidence, const SlideStop& stop) {
  return endsThere(*evidence.slide, stop) && stop.count > 1;
}

/// "the part along the normal of edge B2, (3.40, −1.70), is taken away", or the parts of all
/// sides that touch at that moment.
std::string takenAway(const Evidence& evidence, const SlideStop& stop) {
  const SlideEvidence& slide = *evidence.slide;
  std::vector<std::string> parts;
  for (std::size_t i = stop.first; i < stop.first + stop.count; ++i)
    if (!isTold(slide.hits, stop.first, i))
      parts.push_back(fmt::format("{}, {}", normalWords(evidence, slide.hits[i]),
                                  slideNumbers(slide, slide.hits[i].removed)));
  if (parts.size() == 1)
    return fmt::format("the part along the normal {}, is taken away", parts[0]);
  std::string words = "the parts along the normals " + parts[0];
  for (std::size_t i = 1; i < parts.size(); ++i)
    words += (i + 1 < parts.size() ? ", " : ", and ") + parts[i];
  return words + ", are taken away";
}

/// "meets C", "meets C and stops", "is wedged between Floor and E and stops"
std::string stopVerb(const Evidence& evidence, const SlideStop& stop) {
  const std::string names = stoppedBy(evidence, stop);
  if (!isWedged(evidence, stop))
    return fmt::format("meets {}{}", names, standsFrom(*evidence.slide, stop) ? " and stops" : "");
  return fmt::format("is wedged {} {} and stops", isBetween(evidence, stop) ? "between" : "in",
                     names);
}

std::string firstSentence(const Evidence& evidence, const SlideStop& stop) {
  const SlideEvidence& slide = *evidence.slide;
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string end =
      endsThere(slide, stop)    ? fmt::format("what is left leads nowhere, and {} stops", a)
      : standsFrom(slide, stop) ? fmt::format("nothing is left, and {} stops", a)
                                : fmt::format("with what is kept {} slides on", a);
  return fmt::format(
      "At t = {} {} {}. Of the rest of its motion {}; {}.", momentOf(slide, stop), a,
      isWedged(evidence, stop) ? stopVerb(evidence, stop) : "meets " + stoppedBy(evidence, stop),
      takenAway(evidence, stop), end);
}

/// What stopped it, and what came of that.
std::string hitSentence(const Evidence& evidence) {
  const SlideEvidence& slide = *evidence.slide;
  const std::string& a = bodyName(evidence, evidence.a);
  if (slide.wanted == Vec2{})
    return fmt::format("Give {} a velocity to see where one step of it would lead.", a);
  if (slide.hits.empty() && slide.wedged) return fmt::format("There is no room: {} stays.", a);
  if (slide.hits.empty()) return fmt::format("Nothing stops {} on its way.", a);
  const std::vector<SlideStop> stops = stopsOf(slide);
  std::string sentence = firstSentence(evidence, stops.front());
  for (std::size_t i = 1; i < stops.size(); ++i)
    sentence += fmt::format(" At t = {} {} {}.", momentOf(slide, stops[i]), i == 1 ? a : "it",
                            stopVerb(evidence, stops[i]));
  if (slide.limited)
    sentence +=
        fmt::format(" After {} contacts the step ends, with motion left.", slide.hits.size());
  return sentence;
}

/// Those that do not stop it.
std::string passedSentence(const Evidence& evidence) {
  const std::vector<int>& passed = evidence.slide->passedOver;
  if (passed.empty()) return {};
  return fmt::format(" {} {} passed over: only simple polygons stop it.", namesOf(evidence, passed),
                     passed.size() == 1 ? "is" : "are");
}

}  // namespace

std::string startWords(const Evidence& evidence) {
  const SlideEvidence& slide = *evidence.slide;
  if (slide.startsIn.empty()) return {};
  const std::string start = "starts inside of " + namesOf(evidence, slide.startsIn);
  return slide.pushed == Vec2{} ? start + ": no way out was found"
                                : start + ": pushed out by " + slideNumbers(slide, slide.pushed);
}

std::string edgeWords(const Evidence& evidence, const SlideHit& hit) {
  const int body = hit.edge.owner == Owner::a ? evidence.a : hit.body;
  if (hit.edge.edge < 0) return bodyName(evidence, body);
  return "edge " + indexedName(bodyName(evidence, body), hit.edge.edge);
}

std::string normalWords(const Evidence& evidence, const SlideHit& hit) {
  return (hit.edge.owner == Owner::a ? "against " : "of ") + edgeWords(evidence, hit);
}

std::string stopWords(const Evidence& evidence, std::size_t index) {
  const SlideEvidence& slide = *evidence.slide;
  const SlideStop stop = stopsOf(slide)[index];
  const bool end = isWedged(evidence, stop);
  return fmt::format("{} · {}{} at t = {}", index + 1,
                     !end                        ? ""
                     : isBetween(evidence, stop) ? "wedged between "
                                                 : "wedged in ",
                     stoppedBy(evidence, stop), momentOf(slide, stop));
}

std::vector<std::string> stopReasons(const Evidence& evidence, std::size_t index) {
  const SlideEvidence& slide = *evidence.slide;
  const SlideStop stop = stopsOf(slide)[index];
  std::vector<std::string> reasons;
  for (std::size_t i = stop.first; i < stop.first + stop.count; ++i) {
    const SlideHit& hit = slide.hits[i];
    std::string reason = fmt::format("normal {} {}  ·  taken away {}", normalWords(evidence, hit),
                                     numbers(hit.normal), slideNumbers(slide, hit.removed));
    if (!isTold(slide.hits, stop.first, i)) reasons.push_back(std::move(reason));
  }
  return reasons;
}

std::string slideTimeSentence(const Evidence& evidence, double time) {
  const SlideEvidence& slide = *evidence.slide;
  const std::string& a = bodyName(evidence, evidence.a);
  std::optional<std::size_t> last;
  const std::vector<SlideStop> stops = stopsOf(slide);
  for (std::size_t i = 0; i < stops.size(); ++i)
    if (slide.hits[stops[i].first].moment <= time) last = i;
  const std::string next = last == std::nullopt && !stops.empty()
                               ? fmt::format(" At t = {} it {}.", momentOf(slide, stops.front()),
                                             stopVerb(evidence, stops.front()))
                               : "";
  if (!last) return fmt::format("At t = {} nothing has stopped {} yet.{}", number(time), a, next);
  const SlideStop& stop = stops[*last];
  if (slide.hits[stop.first].moment >= time) return firstSentence(evidence, stop);  // just there
  if (standsFrom(slide, stop))
    return fmt::format("At t = {} {} stands: it {} at t = {}.", number(time), a,
                       stopVerb(evidence, stop), momentOf(slide, stop));
  const SlideHit& hit = slide.hits[stop.first + stop.count - 1];
  return fmt::format(
      "At t = {} {} goes on in the direction of {}: since t = {} its motion is without the part "
      "along the normal, {}.",
      number(time), a, edgeWords(evidence, hit), momentOf(slide, stop),
      slideNumbers(slide, hit.removed));
}

std::string slideMoment(const SlideHit& hit) { return number(timeWithoutRounding(hit)); }

std::string slideNumbers(const SlideEvidence& slide, Vec2 vector) {
  return numbers(withoutRounding(slide, vector), digitsThatAddUp(slide));
}

namespace {

/// What A does in the step as a whole.
std::string wholeBadge(const Evidence& evidence) {
  const SlideEvidence& slide = *evidence.slide;
  const std::string what =
      slide.wanted == Vec2{} ? " rests"
      : !slide.startsIn.empty() && !slide.wedged
          ? " is pushed out of " + namesOf(evidence, slide.startsIn)
      : meetsOnce(slide)
          ? fmt::format(" will meet {} at t = {}", stoppedBy(evidence, stopsOf(slide).front()),
                        momentOf(slide, stopsOf(slide).front()))
      : !slide.hits.empty()
          ? " meets " + namesOf(evidence, bodiesMet(slide, {0, slide.hits.size()}))
      : slide.wedged ? " stays"
                     : " moves freely";
  return "Slide · " + bodyName(evidence, evidence.a) + what;
}

/// What it does at a time of a step in which it meets something.
std::string badgeAt(const Evidence& evidence, double time) {
  const SlideEvidence& slide = *evidence.slide;
  const std::string& a = bodyName(evidence, evidence.a);
  const std::vector<SlideStop> stops = stopsOf(slide);
  const auto next = std::ranges::find_if(
      stops, [&](const SlideStop& stop) { return slide.hits[stop.first].moment > time; });
  if (next == stops.begin())
    return fmt::format("Slide · {} will meet {} at t = {}", a, stoppedBy(evidence, *next),
                       momentOf(slide, *next));
  return fmt::format("Slide · {} {}", a,
                     standsFrom(slide, *std::prev(next)) ? "stands" : "slides on");
}

}  // namespace

Verdict slideVerdict(const Evidence& evidence, double time) {
  const SlideEvidence& slide = *evidence.slide;
  const bool timed = time > 0 && !slide.hits.empty();
  const bool now = timed && slide.hits.front().moment == time;
  return {now     ? fmt::format("First contact now, at t = {}", number(time))
          : timed ? badgeAt(evidence, time)
                  : wholeBadge(evidence),
          now ? Role::result : Role::accent,
          (time > 0 ? slideTimeSentence(evidence, time)
                    : startSentence(evidence) + hitSentence(evidence)) +
              passedSentence(evidence) + restSentence(evidence)};
}

}  // namespace sepax
