#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/draw_published_axis.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/published.h"

#include <fmt/format.h>

#include <string>
#include <utility>

namespace sepax {

namespace {

/// What the page's loop has come to.
struct PredictionProgress {
  enum class Phase { distance, speed, time, result } phase = Phase::result;
  int axis = 0;   ///< index into PublishedPrediction::axes
  int kept = -1;  ///< the smallest time so far; -1 = none
};
using PredictionPhase = PredictionProgress::Phase;
constexpr int kPredictionPhases = 3;

const PredictionAxis& axisAt(const PublishedPrediction& found, int index) {
  return found.axes[static_cast<std::size_t>(index)];
}

int keptUpTo(const PublishedPrediction& found, int axis) {
  for (int i = axis; i >= 0; --i)
    if (axisAt(found, i).kept) return i;
  return -1;
}

PredictionProgress progressAt(const PublishedPrediction& found, int step) {
  const int count = static_cast<int>(found.axes.size());
  if (step < 0 || step / kPredictionPhases >= count) {
    const int kept = keptUpTo(found, count - 1);
    return {PredictionPhase::result, kept >= 0 ? kept : count - 1, kept};
  }
  const int axis = step / kPredictionPhases;
  const auto phase = static_cast<PredictionPhase>(step % kPredictionPhases);
  return {phase, axis, keptUpTo(found, phase == PredictionPhase::time ? axis : axis - 1)};
}

/// d/s, or why there is none.
std::string timeWords(const PredictionAxis& axis) {
  switch (axis.kind) {
    case PredictionCase::overlapping:
      return "no distance to cross";
    case PredictionCase::closing:
      return "t = " + number(*axis.time);
    case PredictionCase::opening:
      return "moving apart";
    case PredictionCase::dividesByZero:
      return "division by zero";
  }
  return "";
}

std::string predictionFault(const Evidence& evidence) {
  switch (evidence.publishedPrediction->fault) {
    case PredictionFault::neverMeets:
      return "; they never meet";
    case PredictionFault::tooEarly:
      return evidence.motion->time ? ", whereas the last axis to enter decides"
                                   : ", whereas the last axis to enter decides: they meet at t = " +
                                         number(*evidence.motion->unlimitedEntry);
    case PredictionFault::none:
      break;
  }
  return "";
}

/// How often the page divides by zero.
std::string dividedWords(const PublishedPrediction& found) {
  if (found.divided == 0) return "";
  if (found.divided == 1) return " One axis divides by zero.";
  return fmt::format(" {} axes divide by zero.", found.divided);
}

Verdict predictionResult(const Evidence& evidence) {
  const PublishedPrediction& found = *evidence.publishedPrediction;
  const std::string divided = dividedWords(found);
  if (!found.time) {
    return {"no collision ahead", roleOfHit(false),
            "The gpwiki prediction finds no axis with a gap that closes." + divided};
  }
  return {
      fmt::format("contact at t = {}", number(*found.time)), roleOfHit(true),
      fmt::format(
          "The gpwiki prediction takes the smallest time of all axes, t = {} on axis {}{}.{}",
          number(*found.time), nameOf(evidence, *found.axis), predictionFault(evidence), divided)};
}

Verdict stepVerdict(const Evidence& evidence, const PredictionProgress& progress) {
  const PublishedPrediction& found = *evidence.publishedPrediction;
  if (progress.phase == PredictionPhase::result) return predictionResult(evidence);
  const PredictionAxis& axis = axisAt(found, progress.axis);
  const std::string name = nameOf(evidence, axis.name);
  Verdict verdict{fmt::format("axis {} of {} · {}", progress.axis + 1, found.axes.size(), name),
                  kPublishedRole, ""};
  switch (progress.phase) {
    case PredictionPhase::distance:
      verdict.sentence = axis.kind == PredictionCase::overlapping
                             ? fmt::format("Published: no distance to cross on axis {}.", name)
                             : fmt::format("Published: the distance on axis {} is {}.", name,
                                           number(axis.distance));
      break;
    case PredictionPhase::speed:
      verdict.sentence = fmt::format("Published: the relative speed on axis {} is {}.", name,
                                     number(axis.closing));
      break;
    case PredictionPhase::time:
    case PredictionPhase::result:
      verdict.sentence = fmt::format("Published: on axis {}, {}{}.", name, timeWords(axis),
                                     axis.kept ? ", the smallest so far" : "");
      break;
  }
  return verdict;
}

const MotionAxis& exactAxis(const Evidence& evidence, int index) {
  return evidence.motion->axes[static_cast<std::size_t>(index)];
}

void paintAxis(const Evidence& evidence, const ViewState& view, const PredictionProgress& progress,
               Figure& figure) {
  const PredictionAxis& axis = axisAt(*evidence.publishedPrediction, progress.axis);
  const MotionAxis& shadows = exactAxis(evidence, progress.axis);
  PublishedRuler ruler{
      nameOf(evidence, axis.name),   shadows.normal, shadows.a.interval, shadows.b.interval, {},
      "d = " + number(axis.distance)};
  if (progress.phase >= PredictionPhase::speed) ruler.words += ", s = " + number(axis.closing);
  if (progress.phase >= PredictionPhase::time) ruler.words += ", " + timeWords(axis);
  ruler.whole = hullOf(hullOf(shadows.a.interval, shadows.extended), shadows.b.interval);
  ruler.margin = kRulerMargin;
  addPublishedRuler(figure, view.camera, ruler, shapesOnTheWay(evidence));
}

/// Of polygons that meet at t = 0 the page asks for no time.
ComparedRow contactRow(const PublishedPrediction& found, const MotionEvidence& motion) {
  const std::string published = found.time ? "t = " + number(*found.time) : "never";
  if (motion.initial != Relation::disjoint) return publishedFact("contact", published);
  if (!found.time || !motion.unlimitedEntry)
    return comparedWords("contact", published,
                         motion.unlimitedEntry ? "t = " + number(*motion.unlimitedEntry) : "never");
  ComparedRow row = comparedNumber("contact", *found.time, *motion.unlimitedEntry,
                                   found.fault != PredictionFault::none);
  row.published.insert(0, "t = ");
  row.exact.insert(0, "t = ");
  return row;
}

/// The page names the edge of its axis, which gives the normal of the collision. Of several edges
/// that are hit at once the page's is as good as any.
void addEdgeRows(const Evidence& evidence, std::vector<ComparedRow>& rows) {
  const PublishedPrediction& found = *evidence.publishedPrediction;
  const MotionEvidence& motion = *evidence.motion;
  const std::string edge = nameOf(evidence, *found.axis);
  if (motion.initial != Relation::disjoint) {
    rows.push_back(publishedFact("edge that is hit", edge));
    rows.push_back(publishedFact("its normal", numbers(found.normal)));
    return;
  }
  const std::string hit = !found.edgeErrs ? edge
                          : motion.unlimitedEntry
                              ? nameOf(evidence, exactAxis(evidence, motion.latestEntry).name)
                              : "none";
  rows.push_back(comparedWords("edge that is hit", edge, hit));
  rows.push_back(found.exactNormal ? comparedPlace("its normal", found.normal, *found.exactNormal,
                                                   found.normalDiffers)
                                   : publishedFact("its normal", numbers(found.normal)));
}

}  // namespace

bool knowsPrediction(const Evidence& evidence) {
  return evidence.publishedPrediction && !evidence.publishedPrediction->axes.empty();
}

int predictionStepCount(const Evidence& evidence) {
  return knowsPrediction(evidence)
             ? kPredictionPhases * static_cast<int>(evidence.publishedPrediction->axes.size()) + 1
             : 0;
}

std::optional<AxisName> predictionStepAxis(const Evidence& evidence, int step) {
  const auto& found = *evidence.publishedPrediction;
  const auto progress = progressAt(found, step);
  if (progress.phase == PredictionPhase::result) return std::nullopt;
  return axisAt(found, progress.axis).name;
}

std::vector<CodeLine> predictionSteps(const Evidence& evidence, const ViewState& view) {
  std::vector<CodeLine> lines{
      {"for each side of A, then of B:", "", false, {}},
      {"  d = gap between the shadows", "", false, {}},
      {"  s = relative speed on the line", "", false, {}},
      {"  time = d / s", "", false, {}},
      {"  keep the smallest time", "", false, {}},
      {"contact = the smallest time", "", false, {}},
  };
  if (!knowsPrediction(evidence)) return lines;
  const PublishedPrediction& found = *evidence.publishedPrediction;
  const PredictionProgress progress = progressAt(found, view.step);
  const PredictionAxis& axis = axisAt(found, progress.axis);
  const std::string name = nameOf(evidence, axis.name);
  lines[1].value = fmt::format("{}: {}", name, number(axis.distance));
  if (progress.phase >= PredictionPhase::speed) lines[2].value = number(axis.closing);
  if (progress.phase >= PredictionPhase::time) lines[3].value = timeWords(axis);
  if (progress.kept >= 0) {
    const PredictionAxis& kept = axisAt(found, progress.kept);
    lines[4].value = fmt::format("{}: {}", nameOf(evidence, kept.name), number(*kept.time));
  }
  for (std::size_t i = 1; i < 5; ++i) lines[i].axis = axis.name;
  if (progress.phase == PredictionPhase::result)
    lines[5].value = found.time ? "t = " + number(*found.time) : "none";
  if (view.step < 0) return lines;
  const std::size_t current[] = {1, 2, axis.kept ? 4u : 3u, 5};
  lines[current[static_cast<std::size_t>(progress.phase)]].current = true;
  return lines;
}

Verdict predictionVerdict(const Evidence& evidence, const ViewState& view) {
  return stepVerdict(evidence, progressAt(*evidence.publishedPrediction, view.step));
}

void paintPrediction(const Evidence& evidence, const ViewState& view, Figure& figure) {
  const PublishedPrediction& found = *evidence.publishedPrediction;
  const PredictionProgress progress = progressAt(found, view.step);
  if (progress.phase != PredictionPhase::result) {
    paintAxis(evidence, view, progress, figure);
    return;
  }
  if (!found.time) return;
  const Camera& camera = view.camera;
  std::string words = fmt::format("published contact at t = {}, of axis {}", number(*found.time),
                                  nameOf(evidence, *found.axis));
  for (const int index : {evidence.a, evidence.b}) {
    const BodyShape& body = evidence.bodies[static_cast<std::size_t>(index)];
    if (!body.moves) continue;
    const Vec2 way = *found.time * body.velocity;
    const std::vector<Vec2> outline = onScreen(body.vertices, camera, way);
    const Vec2 from = camera.toScreen(body.centroid);
    const Vec2 to = camera.toScreen(body.centroid + way);
    addPublishedBody(figure, outline);
    // In one picture its way lies on the body's own.
    if (!view.wording.still || view.answers == Answers::published)
      addPublishedMove(figure, from, to, "");
    if (!words.empty())  // once for both; the velocity goes on beyond it
      addPublishedWords(figure, outline, turnedLeft(to - from), std::exchange(words, {}));
  }
}

std::vector<ComparedRow> predictionCompared(const Evidence& evidence) {
  const PublishedPrediction& found = *evidence.publishedPrediction;
  const MotionEvidence& motion = *evidence.motion;
  std::vector<ComparedRow> rows{contactRow(found, motion)};
  if (motion.initial != Relation::disjoint)
    rows.push_back(exactFact("at t = 0", std::string(nameOf(motion.initial))));
  if (found.axis) addEdgeRows(evidence, rows);
  rows.push_back(exactFact("until", motion.unlimitedExit    ? "t = " + number(*motion.unlimitedExit)
                                    : motion.unlimitedEntry ? "for ever"
                                                            : "never"));
  for (const PredictionAxis& axis : found.axes) {
    if (axis.kind != PredictionCase::dividesByZero) continue;
    rows.push_back(comparedWords("d / s on " + nameOf(evidence, axis.name),
                                 number(axis.distance) + " / 0", "the gap never closes"));
  }
  return rows;
}

}  // namespace sepax
