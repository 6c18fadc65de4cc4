#include "app/techniques/motion/paint_moments.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/outlines.h"
#include "core/evidence/motion_moment.h"

#include <fmt/format.h>

#include <vector>

namespace sepax {

std::optional<int> sampleBefore(const MotionEvidence& motion) {
  if (!motion.time || motion.sampledStep) return std::nullopt;
  int sample = 0;
  while (stageAt(motion, (sample + 1.0) / kSamples) == MotionStage::before) ++sample;
  return sample;
}

std::optional<Passing> passing(const Evidence& evidence) {
  if (!evidence.motion || answerAxes(*evidence.motion).size() != 2) return std::nullopt;
  const MotionEvidence& motion = *evidence.motion;
  const Passing times{motion.axes[static_cast<std::size_t>(motion.miss.axis)].exit,
                      motion.axes[static_cast<std::size_t>(motion.miss.later)].entry};
  const bool within = times.parts > 0 && times.meets < 1;
  return within ? std::optional(times) : std::nullopt;
}

namespace {

/// "t = 0.500: shadows on A1 part", "t = 0.750: shadows on A2 meet"; on a page, which has room for
/// few words, "A1 parts at t = 0.500", "A2 meets at t = 0.750".
std::string passingWords(const Evidence& evidence, Passing times, bool first, bool paper) {
  const MotionEvidence& motion = *evidence.motion;
  const auto axis = static_cast<std::size_t>(first ? motion.miss.axis : motion.miss.later);
  const std::string name = nameOf(evidence, motion.axes[axis].name);
  const std::string time = number(first ? times.parts : times.meets);
  return paper ? fmt::format("{} {} at t = {}", name, first ? "parts" : "meets", time)
               : fmt::format("t = {}: shadows on {} {}", time, name, first ? "part" : "meet");
}

}  // namespace

void addPassing(Figure& figure, const Evidence& evidence, const ViewState& view, Passing times) {
  const MotionEvidence& motion = *evidence.motion;
  const Camera& camera = view.camera;
  const PartScope part(figure, Part::pose);
  for (const double time : {times.parts, times.meets})
    for (const int body : {evidence.a, evidence.b})
      addContactPose(figure, bodyAt(evidence, body), roleOf(evidence, body), camera, time);
  const BodyShape& named = mover(evidence);
  const Vec2 aside = turnedLeft(normalized(Camera::turned(motion.relativeVelocity)));
  for (const bool first : {true, false}) {
    const double time = first ? times.parts : times.meets;
    // One on each side of the motion: beside each other each would be read of the other one.
    addGhostWords(figure, named, Role::gap, camera, time * named.velocity, first ? aside : -aside,
                  passingWords(evidence, times, first, view.wording.paper));
    figure.labels.back().leads = true;  // two ghosts are beside each other
    figure.labels.back().priority = 4;
  }
}

void addMissedSamples(Figure& figure, const Evidence& evidence, const ViewState& view, int before) {
  const PartScope part(figure, Part::pose);
  for (const int sample : {before, before + 1}) {
    const double time = static_cast<double>(sample) / kSamples;
    for (const int body : {evidence.a, evidence.b}) {
      const BodyShape& shape = bodyAt(evidence, body);
      if (!shape.moves) continue;
      addOutlines(figure, shape, view.camera,
                  {Layer::outline, roleOf(evidence, body), 1, 1.6, 0.12, {4, 3}},
                  time * shape.velocity);
    }
    const BodyShape& named = mover(evidence);
    const Vec2 way = Camera::turned(named.velocity);
    const double ahead = sample == before ? -1 : 1;
    const Vec2 beside = ahead * (way.x < 0 ? -1.0 : 1.0) * Vec2{1, 0};
    const std::vector<Vec2> outline = onScreen(named.vertices, view.camera, time * named.velocity);
    const bool page = view.wording.paper;
    // On a page close to the side of a body, below the arrow of its motion; a point has no side.
    constexpr double kBelow = 0.9;  // of the way between two samples
    const double below = kBelow * length(evidence.motion->relativeVelocity) / kSamples;
    const bool atSide = page && !isThin(named.form);
    const Vec2 lower = atSide ? Vec2{0, below * view.camera.zoom} : Vec2{};
    addLabel(figure, foremostOf(outline, beside).middle + lower,
             atSide ? beside : beside + Vec2{0, 1},
             fmt::format("{}{}/{}", page ? "" : "t = ", sample, kSamples), Role::text, 10);
    figure.labels.back().distance = page ? 10 : 34;
    figure.labels.back().leads = true;  // which one it is, is the point
  }
}

}  // namespace sepax
