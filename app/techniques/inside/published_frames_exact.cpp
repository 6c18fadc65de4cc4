#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/paint_ways.h"
#include "app/techniques/inside/published_edges.h"
#include "app/techniques/inside/published_frames.h"
#include "app/techniques/inside/steps_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

// The exact side beside the game's loop: it follows the frame's time, and then the ways in between.

namespace sepax {

namespace {

using ExactPhase = FramesExactStep::Phase;

constexpr std::size_t kManyWays = 24;  ///< beyond these only the first contact is stepped to

std::vector<FramesExactStep> stepsOf(const Evidence& evidence) {
  const PublishedFrames& frames = *evidence.publishedFrames;
  std::vector<FramesExactStep> steps;
  for (std::size_t i = 0; i < frames.rounds.size(); ++i) {
    const int frame = static_cast<int>(i);
    steps.push_back({ExactPhase::place, frame, 0});
    for (std::size_t k = 0; k < frames.rounds[i].calls.size(); ++k)
      steps.push_back({ExactPhase::meet, frame, static_cast<int>(k)});
  }
  const int last = static_cast<int>(frames.rounds.size()) - 1;
  const std::size_t ways = evidence.insideWays ? evidence.insideWays->ways.size() : 0;
  for (std::size_t i = 0; ways <= kManyWays && i < ways; ++i)
    steps.push_back({ExactPhase::way, last, static_cast<int>(i)});
  if (ways > kManyWays && evidence.insideWays->first >= 0)
    steps.push_back({ExactPhase::way, last, evidence.insideWays->first});
  steps.push_back({ExactPhase::result, last, 0});
  return steps;
}

const PublishedRound& roundOf(const Evidence& evidence, const FramesExactStep& step) {
  return evidence.publishedFrames->rounds[static_cast<std::size_t>(step.frame)];
}

const PublishedCall& callOf(const Evidence& evidence, const FramesExactStep& step) {
  return roundOf(evidence, step).calls[static_cast<std::size_t>(step.index)];
}

const PointWay& wayOf(const Evidence& evidence, const FramesExactStep& step) {
  return evidence.insideWays->ways[static_cast<std::size_t>(step.index)];
}

std::string timeText(const PublishedRound& round) { return "t = " + number(round.time, 0); }

std::string meetsText(const PublishedCall& call) {
  return call.skipped ? "skipped" : call.meets ? "they meet" : "apart";
}

/// "enters at t = 0.490", "stays outside"
std::string wayText(const PointWay& way) {
  if (way.sweep.initial == Side::inside) return "inside from t = 0";
  if (way.sweep.enterTime) return "enters at t = " + number(*way.sweep.enterTime);
  return way.sweep.time ? "touches at t = " + number(*way.sweep.time) : "stays outside";
}

/// The bodies that A meets in a frame: "rock, near", "nothing".
std::string metIn(const Evidence& evidence, const PublishedRound& round) {
  std::string text;
  for (const PublishedCall& call : round.calls) {
    if (call.skipped || !call.meets) continue;
    text += (text.empty() ? "" : ", ") + bodyName(evidence, call.body);
  }
  return text.empty() ? "nothing" : text;
}

bool entersBetween(const Evidence& evidence) {
  return evidence.insideWays && evidence.insideWays->inside >= 0;
}

const PointWay& wayInto(const Evidence& evidence) {
  return evidence.insideWays->ways[static_cast<std::size_t>(evidence.insideWays->inside)];
}

std::string betweenText(const Evidence& evidence) {
  if (!evidence.insideWays) return "in between bodies turn, and no straight way is followed";
  return entersBetween(evidence) ? "followed through the step, " + enteringWords(evidence)
                                 : "in between nothing enters";
}

Verdict exactResult(const Evidence& evidence) {
  const PublishedFrames& frames = *evidence.publishedFrames;
  std::string met;
  bool any = false;
  for (const PublishedRound& round : frames.rounds) {
    const std::string words = metIn(evidence, round);
    any = any || words != "nothing";
    met += fmt::format("{}at {} {} meets {}", met.empty() ? "" : ", ", timeText(round),
                       bodyName(evidence, evidence.a), words);
  }
  const bool enters = entersBetween(evidence);
  return {any      ? "Meets · in a frame"
          : enters ? "Meets in between · " + enteringWords(evidence)
                   : "Apart · in both frames",
          any || enters ? Role::result : Role::gap,
          fmt::format("Exact: {}; {}.", met, betweenText(evidence)),
          any || !enters ? std::optional<std::string>() : std::string()};
}

std::size_t currentRow(const FramesExactStep& step) {
  switch (step.phase) {
    case ExactPhase::place:
      return 0;
    case ExactPhase::meet:
      return 1;
    case ExactPhase::way:
      return 3;
    case ExactPhase::result:
      break;
  }
  return 4;
}

/// The call of B in a frame.
const PublishedCall& callOfB(const Evidence& evidence, const PublishedRound& round) {
  return *std::ranges::find(round.calls, evidence.b, &PublishedCall::body);
}

void addMet(Figure& figure, const std::vector<Vec2>& places, const Camera& camera) {
  const PartScope part(figure, Part::pose);
  Stroke outline;
  outline.layer = Layer::evidence;
  for (const Vec2 place : places) outline.points.push_back(camera.toScreen(place));
  outline.closed = places.size() > 2;
  outline.paint = {Role::result, 1};
  outline.width = 2.2;
  if (places.size() > 1) figure.add(outline);
}

}  // namespace

bool isTooLate(const Evidence& evidence) {
  return evidence.publishedVertexFrames && evidence.publishedVertexFrames->tooLate;
}

std::string framesExactAnswer(const Evidence& evidence) {
  std::string times;
  for (const PublishedRound& round : evidence.publishedFrames->rounds)
    if (callOfB(evidence, round).meets) times += (times.empty() ? "" : ", ") + timeText(round);
  if (!times.empty()) return "they meet in the frame at " + times;
  return entersBetween(evidence) ? "enters at t = " + number(*wayInto(evidence).sweep.enterTime)
                                 : "apart";
}

bool framesErr(const Evidence& evidence) {
  const PublishedFrames& frames = *evidence.publishedFrames;
  return frames.jumpsOver || std::ranges::any_of(frames.rounds, [&](const PublishedRound& round) {
           const PublishedCall& call = callOfB(evidence, round);
           return !call.skipped && call.collided != call.meets;
         });
}

bool isBesideFrames(const Evidence& evidence, const ViewState& view) {
  if (!evidence.inside || !evidence.publishedFrames) return false;
  return view.method == "gamecodeschool-frames" ||
         (view.method == "gpwiki-edges" && isTooLate(evidence));
}

FramesExactStep framesExactStepAt(const Evidence& evidence, int step) {
  const std::vector<FramesExactStep> steps = stepsOf(evidence);
  if (step < 0 || step >= static_cast<int>(steps.size())) return steps.back();
  return steps[static_cast<std::size_t>(step)];
}

std::vector<CodeLine> framesExactLines(const Evidence& evidence, const ViewState& view) {
  const std::string& b = bodyName(evidence, evidence.b);
  std::vector<CodeLine> lines{
      {"each frame: where the bodies are at its time", "", false, {}},
      {"    for each other body: do the closed bodies meet?", "", false, {}},
      {fmt::format("in between, past {}: for each point of A", b), "", false, {}},
      {"    p(t) = p + t·(vA − vB): when is it in B?", "", false, {}},
      {"hit: a frame where B meets, or a way into it", "", false, {}}};
  const FramesExactStep step = framesExactStepAt(evidence, view.step);
  const PublishedRound& round = roundOf(evidence, step);
  if (step.phase == ExactPhase::place || step.phase == ExactPhase::meet)
    lines[0].value = fmt::format("{}: {}°, {}", timeText(round), number(round.facing, 2),
                                 numbers(round.location));
  if (step.phase == ExactPhase::meet) {
    const PublishedCall& call = callOf(evidence, step);
    lines[1].value = bodyName(evidence, call.body) + ": " + meetsText(call);
  }
  if (step.phase == ExactPhase::way) {
    lines[2].value = wayName(evidence, wayOf(evidence, step));
    lines[3].value = wayText(wayOf(evidence, step));
  }
  if (step.phase == ExactPhase::result) lines[4].value = framesExactAnswer(evidence);
  if (view.step >= 0) lines[currentRow(step)].current = true;
  return lines;
}

Verdict framesExactVerdict(const Evidence& evidence, const ViewState& view) {
  const FramesExactStep step = framesExactStepAt(evidence, view.step);
  if (step.phase == ExactPhase::result) return exactResult(evidence);
  const std::string& a = bodyName(evidence, evidence.a);
  if (step.phase == ExactPhase::way) {
    const PointWay& way = wayOf(evidence, step);
    return {"In between · " + wayName(evidence, way),
            way.sweep.enterTime ? Role::result : Role::accent,
            fmt::format("Exact: {} goes from {} to {} and {}.", wayName(evidence, way),
                        numbers(way.from), numbers(way.to),
                        way.sweep.initial == Side::inside
                            ? "is inside " + bodyName(evidence, evidence.b) + " from the start"
                            : wayText(way))};
  }
  const PublishedRound& round = roundOf(evidence, step);
  if (step.phase == ExactPhase::place)
    return {"Frame " + timeText(round), Role::accent,
            fmt::format("Exact: the bodies are taken where they are at {}.", timeText(round))};
  const PublishedCall& call = callOf(evidence, step);
  const std::string& other = bodyName(evidence, call.body);
  return {fmt::format("Frame {} · {}", timeText(round), other),
          call.meets ? Role::result : Role::gap,
          call.skipped ? fmt::format("Exact: {} is skipped here, too.", other)
                       : fmt::format("Exact: at {} {} and {} {}.", timeText(round), a, other,
                                     call.meets ? "meet" : "are apart")};
}

void paintFramesExact(const Evidence& evidence, const ViewState& view, Figure& figure) {
  const FramesExactStep step = framesExactStepAt(evidence, view.step);
  addPoses(figure, evidence, view);
  const bool frames = step.phase == ExactPhase::place || step.phase == ExactPhase::meet;
  if (!frames) addWays(figure, evidence, view.camera);
  if (step.phase != ExactPhase::meet || !callOf(evidence, step).meets) return;
  addMet(figure, roundOf(evidence, step).places, view.camera);
  addMet(figure, callOf(evidence, step).places, view.camera);
}

std::vector<StepPair> framesPairs(const Evidence& evidence) {
  const auto calls = static_cast<int>(evidence.publishedFrames->rounds.front().calls.size());
  const int phasesOfFrame = calls + 2;  // its place, each call, the count of what it cost
  const int after = 2 * phasesOfFrame;
  std::vector<int> published;
  for (int i = 0; i < framesStepCount(evidence); ++i) {
    const FramesStep step = framesStepAt(*evidence.publishedFrames, i);
    const int within = step.phase == FramesStep::Phase::update ? 0
                       : step.phase == FramesStep::Phase::call ? 1 + step.call
                                                               : 1 + calls;
    published.push_back(
        step.phase == FramesStep::Phase::result ? after : step.frame * phasesOfFrame + within);
  }
  std::vector<int> exact;
  for (const FramesExactStep& step : stepsOf(evidence)) {
    const bool frame = step.phase == ExactPhase::place || step.phase == ExactPhase::meet;
    const int within = step.phase == ExactPhase::meet ? 1 + step.index : 0;
    exact.push_back(frame ? step.frame * phasesOfFrame + within : after);
  }
  return pairedByPhase(published, exact);
}

std::vector<StepPair> edgeLoopPairs(const Evidence& evidence) {
  const bool frames = isTooLate(evidence) && evidence.publishedFrames;
  const int exact = frames ? static_cast<int>(stepsOf(evidence).size()) : insideStepCount(evidence);
  return pairedEvenly(edgeLoopStepCount(evidence), exact);
}

}  // namespace sepax
