#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/inside/published_frames.h"
#include "app/techniques/inside/steps_words.h"

#include <fmt/format.h>

#include <string>

// The lines of the game's loop with the values of a step, and the words for it.

namespace sepax {

namespace {

using FramesPhase = FramesStep::Phase;

std::string poseText(double facing, Vec2 location) {
  return fmt::format("{}°, {}", number(facing, 2), numbers(location));
}

std::string radiiText(const PublishedCall& call) {
  if (call.skipped) return "skipped";
  return fmt::format("{} {} {}", number(call.distance), call.radiiOverlap ? "<" : "≥",
                     number(call.reach));
}

std::string answerText(const PublishedCall& call) {
  if (call.skipped) return "skipped";
  if (!call.radiiOverlap) return "no hit";
  return fmt::format("{}: {}", call.crossings, call.collided ? "hit" : "no hit");
}

std::string countText(const PublishedRound& round) {
  return fmt::format("{}, {}, {}", round.pretests, counted(round.sides, "side", "sides"),
                     counted(round.hits, "hit", "hits"));
}

std::string frameTime(const PublishedRound& round) { return "t = " + number(round.time, 0); }

void fillCall(const Evidence& evidence, const PublishedCall& call, std::vector<CodeLine>& lines) {
  lines[2].value = bodyName(evidence, call.body);
  lines[3].value = poseText(call.facing, call.location);
  lines[4].value = radiiText(call);
  lines[5].value = answerText(call);
}

std::string callSentence(const Evidence& evidence, const PublishedRound& round,
                         const PublishedCall& call) {
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string& other = bodyName(evidence, call.body);
  if (call.skipped)
    return fmt::format("{} is no polygon, point or segment of a size that can be told: skipped.",
                       other);
  const std::string start =
      fmt::format("Published: in the frame {} {} is {} away from {}, {} {}", frameTime(round), a,
                  number(call.distance), other, call.radiiOverlap ? "less than" : "not less than",
                  number(call.reach));
  if (!call.radiiOverlap) return start + ": no hit, and no side is tested.";
  return fmt::format("{}; {} count {}: {}.", start, counted(call.sides, "pass", "passes"),
                     crossingsText(call.crossings), call.collided ? "hit" : "no hit");
}

Verdict framesResult(const Evidence& evidence) {
  const PublishedFrames& frames = *evidence.publishedFrames;
  const std::string& b = bodyName(evidence, evidence.b);
  const std::string& a = bodyName(evidence, evidence.a);
  std::string where = "in no frame";
  for (const PublishedRound& round : frames.rounds) {
    for (const PublishedCall& call : round.calls) {
      if (call.body == evidence.b && call.collided)
        where = where == "in no frame" ? "at " + frameTime(round) : "in both frames";
    }
  }
  Verdict verdict{frames.hit ? "hit " + where : "no hit in any frame", roleOfHit(frames.hit), ""};
  verdict.sentence = fmt::format(
      "GameCodeSchool’s loop looks at the frames t = 0 and t = 1 alone and finds {} hit by {} "
      "{}{}.",
      b, a, where, frames.jumpsOver ? ", though " + enteringWords(evidence) : "");
  return verdict;
}

}  // namespace

std::vector<CodeLine> framesSteps(const Evidence& evidence, const ViewState& view) {
  std::vector<CodeLine> lines{
      {"each frame:", "", false, {}},
      {"    A.facingAngle, A.worldLocation", "", false, {}},
      {"    for each other body B in play:", "", false, {}},
      {"        B.facingAngle, B.worldLocation", "", false, {}},
      {"        d < rA + rB", "", false, {}},
      {"        CD.detect(A, B)", "", false, {}},
      {"    tests, sides, hits", "", false, {}},
      {"between two frames: not looked at", "", false, {}},
      {"hit = some frame has hit B", "", false, {}},
  };
  const PublishedFrames& frames = *evidence.publishedFrames;
  const FramesStep step = framesStepAt(frames, view.step);
  const PublishedRound& round = frames.rounds[static_cast<std::size_t>(step.frame)];
  if (step.phase == FramesPhase::result) {
    lines[8].value = frames.hit ? "hit" : "no hit";
    if (view.step >= 0) lines[8].current = true;
    return lines;
  }
  lines[0].value = frameTime(round);
  lines[1].value = poseText(round.facing, round.location);
  std::size_t current = 1;
  if (step.phase == FramesPhase::call) {
    const PublishedCall& call = round.calls[static_cast<std::size_t>(step.call)];
    fillCall(evidence, call, lines);
    current = call.skipped ? 2 : call.radiiOverlap ? 5 : 4;
  }
  if (step.phase == FramesPhase::count) {
    lines[6].value = countText(round);
    current = 6;
  }
  lines[current].current = true;
  return lines;
}

Verdict framesVerdict(const Evidence& evidence, const ViewState& view) {
  const PublishedFrames& frames = *evidence.publishedFrames;
  const FramesStep step = framesStepAt(frames, view.step);
  if (step.phase == FramesPhase::result) return framesResult(evidence);
  const PublishedRound& round = frames.rounds[static_cast<std::size_t>(step.frame)];
  const std::string frame = "frame " + frameTime(round);
  if (step.phase == FramesPhase::update)
    return {frame, Role::other,
            fmt::format("Published: in the frame {} the package of {} gets the angle {}° and the "
                        "place {}; its vertices stay as they are in the model.",
                        frameTime(round), bodyName(evidence, evidence.a), number(round.facing, 2),
                        numbers(round.location))};
  if (step.phase == FramesPhase::call) {
    const PublishedCall& call = round.calls[static_cast<std::size_t>(step.call)];
    return {frame + ", " + bodyName(evidence, call.body), Role::other,
            callSentence(evidence, round, call)};
  }
  return {frame + ", " + counted(round.hits, "hit", "hits"), Role::other,
          fmt::format("Published: the frame {} takes {}, of which {} to {} against sides: {}.",
                      frameTime(round), counted(round.pretests, "radius test", "radius tests"),
                      round.exactTests, counted(round.sides, "pass", "passes"),
                      counted(round.hits, "hit", "hits"))};
}

}  // namespace sepax
