#include "app/figure/font.h"
#include "app/figure/numbers.h"
#include "app/techniques/contract/collision_names.h"
#include "app/techniques/contract/published_others.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/draw_published_axis.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/motion/legend.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/published.h"
#include "app/techniques/motion/published_ruler.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

using Phase = MoveProgress::Phase;
constexpr int kPhases = 6;
constexpr double kLabelText = 14;  ///< logical pixels

MoveProgress progressAt(const PublishedSat& found, int step) {
  const int count = static_cast<int>(found.axes.size());
  if (step < 0 || step / kPhases >= count)
    return {Phase::result, found.chosen >= 0 && found.willIntersect ? found.chosen : count - 1};
  return {static_cast<Phase>(step % kPhases), step / kPhases};
}

const PublishedAxis& axisAt(const PublishedSat& found, int index) {
  return found.axes[static_cast<std::size_t>(index)];
}

const BodyShape& bodyA(const Evidence& evidence) {
  return evidence.bodies[static_cast<std::size_t>(evidence.a)];
}

/// ": on the axis across the motion, which the page leaves out, the gap is 0.447"; empty where the
/// axis that the page has not would be of no use.
std::string leftOutAxisWords(const PublishedSat& found) {
  if (found.willIntersectWithPerpendicular || !found.across) return {};
  return fmt::format(": on the axis across the motion, which it leaves out, the gap is {}",
                     number(found.across->sweptDistance));
}

/// The end of the sentence: what is wrong with the answer.
std::string faultWords(const Evidence& evidence) {
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string& b = bodyName(evidence, evidence.b);
  switch (evidence.publishedMove->fault) {
    case MoveFault::missed:
      return ", but they do";
    case MoveFault::neverMeets:
      return ", but they never meet" + leftOutAxisWords(*evidence.publishedSat);
    case MoveFault::beyondObstacle:
      return fmt::format(
          ", measured from the shadow of the whole way: {} lands past {}, which it hits", a, b);
    case MoveFault::stillOverlaps:
      return fmt::format(", measured from the shadow of the whole way, and {} still overlaps by {}",
                         a, number(evidence.publishedSat->landing->depth));
    case MoveFault::pushedThoughFree:
      return fmt::format(
          ", measured from the shadow of the whole way, though {} ends free without it", a);
    case MoveFault::longerThanNeeded:
      return fmt::format(", measured from the shadow of the whole way: {} would do",
                         number(evidence.publishedMove->unpushed->depth));
    case MoveFault::none:
      break;
  }
  return "";
}

/// "; after it A overlaps C by 0.250": empty where the push leads A into no other body.
std::string othersWords(const Evidence& evidence) {
  const std::string words = besideWords(evidence, *evidence.publishedSat);
  return words.empty() ? "" : fmt::format("; after it {} {}", bodyA(evidence).name, words);
}

/// Where the answer is right, but not the move that comes of it, as a sentence after a space.
std::string relativeWords(const Evidence& evidence) {
  const MoveComparison& check = *evidence.publishedMove;
  if (!check.relativeAsOwn || check.fault != MoveFault::none) return {};
  return fmt::format(" It moves {} by the velocity relative to {}, {}, not by its own, {}.",
                     bodyA(evidence).name, bodyName(evidence, evidence.b),
                     numbers(evidence.publishedSat->velocity), numbers(bodyA(evidence).velocity));
}

Verdict resultVerdict(const Evidence& evidence) {
  const PublishedSat& found = *evidence.publishedSat;
  const Role role = roleOfHit(found.willIntersect);
  if (!found.willIntersect) {
    const bool moves = !relativeWords(evidence).empty();  // else that is the difference
    return {moves ? fmt::format("moves {} by {}", bodyA(evidence).name, numbers(found.velocity))
                  : "will not intersect",
            role,
            fmt::format("Cozic’s PolygonCollision finds{} that they will not intersect{}.{}",
                        moves ? "" : " on axis " + nameOf(evidence, found.axes.back().name),
                        faultWords(evidence), relativeWords(evidence))};
  }
  return {fmt::format("push {}", numbers(found.mtv)), role,
          fmt::format("Cozic’s PolygonCollision pushes {} by {}{}.{}", bodyA(evidence).name,
                      numbers(found.mtv), faultWords(evidence) + othersWords(evidence),
                      relativeWords(evidence))};
}

std::string keptWords(const PublishedAxis& axis) {
  if (!axis.compared) return "neither flag holds any more, so the loop is left";
  if (!axis.kept) return fmt::format("|{}| is not the smallest so far", number(axis.sweptDistance));
  return fmt::format("|{}| is the smallest so far; the axis {}", number(axis.sweptDistance),
                     turnWords(axis));
}

Verdict stepVerdict(const Evidence& evidence, const MoveProgress& progress) {
  const PublishedSat& found = *evidence.publishedSat;
  if (progress.phase == Phase::result) return resultVerdict(evidence);
  const PublishedAxis& axis = axisAt(found, progress.axis);
  const std::string name = nameOf(evidence, axis.name);
  const auto told = [&](std::string sentence) {
    return Verdict{fmt::format("axis {} of {} · {}", progress.axis + 1, found.edges, name),
                   kPublishedRole, "Published: " + std::move(sentence)};
  };
  switch (progress.phase) {
    case Phase::axis:
      return told(fmt::format("the axis of edge {} is its perpendicular (−y, x), {}.", name,
                              numbers(axis.axis, 3)));
    case Phase::project:
      return told(fmt::format("ProjectPolygon gives A = {} and B = {}.", intervalWords(axis.a),
                              intervalWords(axis.b)));
    case Phase::distance:
      return told(fmt::format("IntervalDistance at the start, {}.",
                              distanceWords(axis.a, axis.b, axis.distance)));
    case Phase::stretch:
      return told(fmt::format("the velocity on the axis is {} and stretches A to {}.",
                              number(axis.speed), intervalWords(axis.swept)));
    case Phase::sweptDistance:
      return told(fmt::format("IntervalDistance of the stretched A, {}.",
                              distanceWords(axis.swept, axis.b, axis.sweptDistance)));
    case Phase::compare:
    case Phase::result:
      break;
  }
  return told(fmt::format("Intersect is {}, WillIntersect is {}; {}.", flagWords(axis.intersect),
                          flagWords(axis.willIntersect), keptWords(axis)));
}

int keptUpTo(const PublishedSat& found, int axis) {
  for (int i = axis; i >= 0; --i)
    if (axisAt(found, i).kept) return i;
  return -1;
}

void fillLines(const Evidence& evidence, const MoveProgress& progress,
               std::vector<CodeLine>& lines) {
  const PublishedSat& found = *evidence.publishedSat;
  const PublishedAxis& axis = axisAt(found, progress.axis);
  const auto reached = [&](Phase phase) { return progress.phase >= phase; };
  lines[1].value = fmt::format("{} {}", nameOf(evidence, axis.name), numbers(axis.axis, 3));
  if (reached(Phase::project)) lines[2].value = intervalWords(axis.a) + " " + intervalWords(axis.b);
  if (reached(Phase::distance)) lines[3].value = distanceWords(axis.a, axis.b, axis.distance);
  if (reached(Phase::stretch))
    lines[4].value = number(axis.speed) + " → " + intervalWords(axis.swept);
  if (reached(Phase::sweptDistance))
    lines[5].value = distanceWords(axis.swept, axis.b, axis.sweptDistance);
  if (reached(Phase::compare))
    lines[6].value =
        fmt::format("{}, {}", flagWords(axis.intersect), flagWords(axis.willIntersect));
  const int kept = keptUpTo(found, reached(Phase::compare) ? progress.axis : progress.axis - 1);
  if (kept >= 0) {
    lines[7].value = fmt::format("{}: {}", nameOf(evidence, axisAt(found, kept).name),
                                 number(axisAt(found, kept).sweptDistance));
  }
  for (std::size_t i = 1; i < 8; ++i) lines[i].axis = axis.name;
  if (progress.phase != Phase::result) return;
  if (found.willIntersect) lines[8].value = numbers(found.mtv);
  lines[9].value = numbers(found.velocity + found.mtv);
}

/// A where the page moves it: at the end of the step, and while the time runs on its way there.
void paintMovedBody(Figure& figure, const BodyShape& a, const Camera& camera, Vec2 move,
                    double time) {
  const std::vector<Vec2> end = onScreen(a.vertices, camera, move);
  if (time == 0 || time == 1) return addPublishedBody(figure, end);
  addPublishedLine(figure, end, true);
  addPublishedBody(figure, onScreen(a.vertices, camera, time * move));
}

/// The push is measured on a shadow that the motion stretches, and is another one for it.
bool isStretched(MoveFault fault) {
  using enum MoveFault;
  return fault == longerThanNeeded || fault == stillOverlaps || fault == pushedThoughFree;
}

}  // namespace

bool knowsMoves(const Evidence& evidence) {
  return evidence.publishedMove && !evidence.publishedSat->axes.empty();
}

int moveStepCount(const Evidence& evidence) {
  return knowsMoves(evidence) ? kPhases * static_cast<int>(evidence.publishedSat->axes.size()) + 1
                              : 0;
}

std::optional<AxisName> moveStepAxis(const Evidence& evidence, int step) {
  const auto& found = *evidence.publishedSat;
  const auto progress = progressAt(found, step);
  if (progress.phase == Phase::result) return std::nullopt;
  return axisAt(found, progress.axis).name;
}

std::vector<CodeLine> moveSteps(const Evidence& evidence, const ViewState& view) {
  std::vector<CodeLine> lines{
      {"for each edge of A, then of B:", "", false, {}},
      {"  axis = unit (−y, x)", "", false, {}},
      {"  shadows A, B", "", false, {}},
      {"  distance now", "", false, {}},
      {"  stretch A by v", "", false, {}},
      {"  distance stretched", "", false, {}},
      {"  each > 0: its flag = false", "", false, {}},
      {"  keep the smallest |distance|", "", false, {}},
      {"push = axis · |distance|", "", false, {}},
      {"A moves by velocity + push", "", false, {}},
  };
  if (!knowsMoves(evidence)) return lines;
  const MoveProgress progress = progressAt(*evidence.publishedSat, view.step);
  fillLines(evidence, progress, lines);
  if (view.step < 0) return lines;
  const bool left = !axisAt(*evidence.publishedSat, progress.axis).compared;
  const std::size_t current[] = {1, 2, 3, 4, 5, left ? 6u : 7u, 9};
  lines[current[static_cast<std::size_t>(progress.phase)]].current = true;
  return lines;
}

Verdict moveVerdict(const Evidence& evidence, const ViewState& view) {
  return stepVerdict(evidence, progressAt(*evidence.publishedSat, view.step));
}

namespace {

constexpr const char* kPushName = "published push";

/// With what is wrong with it, where that leaves the picture room for the rest.
std::string pushWords(Vec2 push, const std::string& fault, double width) {
  constexpr double kShare = 0.52;  // of the picture's width
  const auto fits = [width](const std::string& words) {
    return textWidth(words, kLabelText, Weight::semibold) < kShare * width;
  };
  const std::string words = kPushName + (" " + numbers(push));
  const std::string whole = fault.empty() ? words : words + " · " + fault;
  return fits(whole) ? whole : fits(words) ? words : kPushName;
}

/// Words of a push beyond the moved body. Long ones in a narrow picture, which would find room only
/// across it, leave the numbers to the badge, on the side to which the body has moved or on the
/// other one.
void addPushWords(Figure& figure, const std::vector<Vec2>& outline, Vec2 way, Vec2 moved,
                  const std::string& words) {
  constexpr double kLong = 0.4;  // of the width of the picture
  const bool narrow =
      isNarrowPicture(figure) && textWidth(words, 14, Weight::semibold) > kLong * figure.width;
  if (!narrow) return addPublishedWords(figure, outline, way, words);
  const Vec2 onward{moved.x < 0 ? -1.0 : 1.0, 0};
  addPublishedWords(figure, outline, onward, kPushName);
  figure.labels.back().also.push_back(foremostOf(outline, -onward).middle);
}

/// The way of A by its velocity relative to B, with words beside it, on the side where its own
/// velocity is not.
void addRelativeMove(Figure& figure, const BodyShape& a, const Camera& camera, Vec2 velocity) {
  const Vec2 from = camera.toScreen(a.centroid);
  const Vec2 to = camera.toScreen(a.centroid + velocity);
  addPublishedMove(figure, from, to, "");
  const Vec2 across = turnedLeft(to - from);
  const bool own = dot(across, Camera::turned(a.velocity)) > 0;
  const PartScope part(figure, Part::publishedMove);
  addLabel(figure, lerp(from, to, 0.5), own ? -across : across,
           "published: moved by velocity A−B " + numbers(velocity), kPublishedRole, 8);
}

}  // namespace

void paintMove(const Evidence& evidence, const ViewState& view, Figure& figure) {
  const PublishedSat& found = *evidence.publishedSat;
  const MoveProgress progress = progressAt(found, view.step);
  if (progress.phase != Phase::result) {
    addMoveRuler(figure, evidence, progress, view.camera);
    return;
  }
  const bool asOwn = evidence.publishedMove->relativeAsOwn;
  // A right answer is shown by the exact ruler, and what comes of it by the moved A.
  const MoveFault fault = evidence.publishedMove->fault;
  const bool errs = fault != MoveFault::none;
  const bool leavesOut = hasGapAcross(evidence);
  const bool stretched = isStretched(fault) || (leavesOut && view.wording.still);
  // On a page both pushes need the height, and tell which one is too long.
  const bool twoPushes = view.wording.paper && fault == MoveFault::longerThanNeeded;
  if (found.willIntersect ? stretched && !twoPushes : errs || !asOwn)
    addMoveRuler(figure, evidence, progress, view.camera);
  if (leavesOut) addAcrossRuler(figure, evidence, view.camera);
  if (!found.willIntersect && !asOwn) return;
  const BodyShape& a = bodyA(evidence);
  const Camera& camera = view.camera;
  const Vec2 move = found.velocity + found.mtv;
  const std::vector<Vec2> outline = onScreen(a.vertices, camera, move);
  paintMovedBody(figure, a, camera, move, view.step < 0 ? view.time : 0);
  const Vec2 end = a.centroid + found.velocity;
  if (asOwn) addRelativeMove(figure, a, camera, found.velocity);
  if (!found.willIntersect) return;
  const bool still = fault == MoveFault::stillOverlaps;
  std::string label = moveFaultLabel(evidence);
  if (found.landing &&
      addLeftOverlap(figure, camera, *found.landing,
                     still ? label : "overlaps by " + number(found.landing->depth)) &&
      still)
    label.clear();
  const std::string words = pushWords(found.mtv, label, camera.width);
  const Vec2 from = camera.toScreen(end);
  const Vec2 to = camera.toScreen(end + found.mtv);
  const bool resting = found.mtv == Vec2{};
  addPublishedMove(figure, from, to, resting ? words : "");
  if (!resting) addPushWords(figure, outline, to - from, found.velocity, words);
}

}  // namespace sepax
