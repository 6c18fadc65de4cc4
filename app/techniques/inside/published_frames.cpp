#include "app/techniques/inside/published_frames.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/steps_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

// The order of the steps, the picture, and both answers line by line.

namespace sepax {

namespace {

using FramesPhase = FramesStep::Phase;

std::vector<FramesStep> stepsOf(const PublishedFrames& frames) {
  std::vector<FramesStep> steps;
  for (std::size_t i = 0; i < frames.rounds.size(); ++i) {
    const int frame = static_cast<int>(i);
    steps.push_back({FramesPhase::update, frame, 0});
    for (std::size_t k = 0; k < frames.rounds[i].calls.size(); ++k)
      steps.push_back({FramesPhase::call, frame, static_cast<int>(k)});
    steps.push_back({FramesPhase::count, frame, 0});
  }
  steps.push_back({FramesPhase::result, static_cast<int>(frames.rounds.size()) - 1, 0});
  return steps;
}

std::string hitsText(const PublishedRound& round) {
  return round.hits == 0 ? "no hit" : counted(round.hits, "hit", "hits");
}

/// The other bodies of which it is true, those aside that are not asked.
std::string bodiesOf(const Evidence& evidence, const PublishedRound& round,
                     bool PublishedCall::*what) {
  std::string text;
  for (const PublishedCall& call : round.calls) {
    if (call.skipped || !(call.*what)) continue;
    text += (text.empty() ? "" : ", ") + bodyName(evidence, call.body);
  }
  return text.empty() ? "none" : text;
}

/// One frame's place of a body, with words at it.
void addStand(Figure& figure, const std::vector<Vec2>& places, const Camera& camera,
              const std::string& words) {
  const std::vector<Vec2> points = onScreen(places, camera);
  if (points.size() > 2) addPublishedBody(figure, points);
  if (points.size() == 2) addPublishedLine(figure, points);
  Vec2 middle;
  for (const Vec2 point : points) middle += point / static_cast<double>(points.size());
  addPublishedPoint(figure, middle, words);
}

void addCall(const PublishedCall& call, const Camera& camera, Figure& figure) {
  addPublishedLine(figure, onScreen(call.places, camera), call.places.size() > 2);
}

}  // namespace

bool knowsFrames(const Evidence& evidence) { return evidence.publishedFrames.has_value(); }

int framesStepCount(const Evidence& evidence) {
  return knowsFrames(evidence) ? static_cast<int>(stepsOf(*evidence.publishedFrames).size()) : 0;
}

FramesStep framesStepAt(const PublishedFrames& frames, int step) {
  const std::vector<FramesStep> steps = stepsOf(frames);
  if (step < 0 || step >= static_cast<int>(steps.size())) return steps.back();
  return steps[static_cast<std::size_t>(step)];
}

void paintFrames(const Evidence& evidence, const ViewState& view, Figure& figure) {
  const PublishedFrames& frames = *evidence.publishedFrames;
  const FramesStep step = framesStepAt(frames, view.step);
  if (view.answers == Answers::published) addPoses(figure, evidence, view);
  for (int i = 0; i <= step.frame; ++i) {
    const PublishedRound& round = frames.rounds[static_cast<std::size_t>(i)];
    const bool done = i < step.frame || step.phase >= FramesPhase::count;
    const std::string answer = done ? ": " + hitsText(round) : "";
    addStand(figure, round.places, view.camera,
             fmt::format("t = {}{}", number(round.time, 0), answer));
    for (std::size_t k = 0; k < round.calls.size(); ++k) {
      const bool now = step.phase == FramesPhase::call && i == step.frame;
      const bool shown = now ? static_cast<int>(k) == step.call : done && round.calls[k].collided;
      if (shown) addCall(round.calls[k], view.camera, figure);
    }
  }
}

std::vector<ComparedRow> framesCompared(const Evidence& evidence) {
  const PublishedFrames& frames = *evidence.publishedFrames;
  std::vector<ComparedRow> rows;
  for (const PublishedRound& round : frames.rounds) {
    rows.push_back(comparedWords("hit at t = " + number(round.time, 0),
                                 bodiesOf(evidence, round, &PublishedCall::collided),
                                 bodiesOf(evidence, round, &PublishedCall::meets)));
    rows.push_back(publishedFact(
        "tests", fmt::format("{} by radius, {} by {}", round.pretests, round.exactTests,
                             counted(round.sides, "side", "sides"))));
  }
  const std::string nothing = "nothing";
  if (!evidence.insideWays) {
    rows.push_back(publishedFact("in between", nothing));
  } else {
    const bool enters = evidence.insideWays->inside >= 0;
    rows.push_back(
        comparedWords("in between", nothing, enters ? enteringWords(evidence) : nothing));
  }
  return rows;
}

}  // namespace sepax
