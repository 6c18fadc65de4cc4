#include "app/techniques/drawing/moving.h"

#include "app/figure/font.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/name_place.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/outlines.h"
#include "app/view/handles.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

namespace sepax {

namespace {

constexpr int kGhosts = 5;
constexpr std::size_t kCrowd = 12;  ///< more bodies than these leave no room for words

}  // namespace

void addGhosts(Figure& figure, const BodyShape& shape, Role role, const Camera& camera,
               double until) {
  if (!shape.moves) return;
  const PartScope part(figure, Part::ghost);
  for (int i = 1; i < kGhosts; ++i) {
    const double time = static_cast<double>(i) / kGhosts;
    if (time >= until) break;
    addOutlines(figure, shape, camera, {Layer::ghost, role, 0.16, 1, 0.025, {}},
                time * shape.velocity);
  }
  addEnd(figure, shape, role, camera, 0.7);
}

void addEnd(Figure& figure, const BodyShape& shape, Role role, const Camera& camera, double alpha) {
  if (!shape.moves) return;
  const PartScope part(figure, Part::ghost);
  addOutlines(figure, shape, camera, {Layer::ghost, role, alpha, 1.6, 0, {7, 5}}, shape.velocity);
}

void addPose(Figure& figure, const BodyShape& shape, Role role, const Camera& camera, double time) {
  if (!shape.moves) return;
  const PartScope part(figure, Part::pose);
  addOutlines(figure, shape, camera, {Layer::outline, role, 1, 2.4, 0.2, {}},
              time * shape.velocity);
}

void addContactPose(Figure& figure, const BodyShape& shape, Role role, const Camera& camera,
                    double time) {
  if (!shape.moves) return;
  const PartScope part(figure, Part::pose);
  addOutlines(figure, shape, camera, {Layer::ghost, role, 0.8, 1.3, 0.06, {1.5, 3.5}},
              time * shape.velocity);
}

void addGhostWords(Figure& figure, const BodyShape& shape, Role role, const Camera& camera,
                   Vec2 displacement, Vec2 way, std::string words) {
  addLabel(figure, foremostOf(onScreen(shape.vertices, camera, displacement), way).middle, way,
           std::move(words), role, -1);
  figure.labels.back().text.size = 12;
}

namespace {

/// Of the handle at the tip of a velocity: beside a small body it is small, lest it hides what
/// comes to stand there.
double handleRadius(const BodyShape& shape, const Camera& camera) {
  constexpr double kUsual = 7;  // logical pixels
  constexpr double kLeast = 4;
  constexpr double kSmall = 28;  // of the longer side of a body
  if (isThin(shape.form)) return kUsual;
  const ScreenBounds bounds = screenBounds(shape, camera);
  const double side = std::max(bounds.max.x - bounds.min.x, bounds.max.y - bounds.min.y);
  return std::clamp(kUsual * side / kSmall, kLeast, kUsual);
}

/// Faint beside a body of a crowd until the pointer is on it.
void addVelocityHandle(Figure& figure, Vec2 tip, double radius, bool hot, bool aside) {
  const PartScope part(figure, Part::handle);
  const bool small = aside && !hot;
  figure.add(Dot{Layer::handle,
                 tip,
                 hot ? 9.0 : radius,
                 {Role::velocity, hot ? 0.7 : 0.25},
                 {Role::velocity, small ? 0.5 : 1},
                 small ? 1.2 : 2.0});
}

/// The words of a velocity at this place of its arrow would stand in another body, or so near that
/// they may be moved into it, and read there as if they were of that one.
bool runsIntoAnother(const Evidence& evidence, const ViewState& view, int index, Vec2 place,
                     const std::string& words) {
  constexpr double kAround = 40;  // above and below, logical pixels
  constexpr int kSamples = 8;
  const Camera& camera = view.camera;
  const Vec2 half{textWidth(words, 14, Weight::semibold) / 2, kAround};
  for (std::size_t i = 0; i < evidence.bodies.size(); ++i) {
    const BodyShape& other = evidence.bodies[i];
    if (static_cast<int>(i) == index || isHidden(view, other.name)) continue;
    const ScreenBounds bounds = screenBounds(other, camera);
    if (bounds.max.x < place.x - half.x || bounds.min.x > place.x + half.x ||
        bounds.max.y < place.y - half.y || bounds.min.y > place.y + half.y)
      continue;
    for (int x = -kSamples; x <= kSamples; ++x)
      for (int y = -kSamples; y <= kSamples; ++y)
        if (holds(other, camera.toWorld(place + Vec2{x * half.x, y * half.y} / kSamples)))
          return true;
  }
  return false;
}

}  // namespace

void addVelocity(Figure& figure, const Evidence& evidence, const ViewState& view,
                 const HandleSet& handles, int index) {
  const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(index)];
  const bool handle = hasVelocityHandle(evidence, view, handles, index);
  if (!shape.moves && !handle) return;
  const PartScope part(figure, Part::velocity);
  const Vec2 tail = view.camera.toScreen(shape.centroid);
  const Vec2 tip = view.camera.toScreen(velocityTip(shape));
  const bool quiet = view.driven && view.time == 0;  // what a hand drives is another motion
  const bool ofPair = index == evidence.a || index == evidence.b;
  const bool aside = evidence.bodies.size() > kCrowd && !ofPair;
  addArrow(figure, Layer::handle, tail, tip,
           {Role::velocity, quiet   ? 0.3
                            : aside ? 0.5
                                    : 1},
           aside ? 1.4 : 2.4, {9, 5});
  if (handle && !view.wording.paper && !view.wording.still) {  // nobody takes it there
    const bool hot = view.hovered.kind == Target::Kind::velocity && view.hovered.body == index;
    addVelocityHandle(figure, tip, aside ? 3.5 : handleRadius(shape, view.camera), hot, aside);
  }
  keepClear(figure, tip, 9);
  const bool onTheWay =
      shape.moves && view.step < 0 && view.time > 0;  // it would ride over the words
  if (quiet || aside || onTheWay) return;
  std::string words = shape.moves ? shape.name + " moves " + numbers(shape.velocity)
                                  : "drag for a velocity of " + shape.name;
  const bool foreign = shape.moves && runsIntoAnother(evidence, view, index, tip, words);
  std::vector<Vec2> beside;
  for (const double share : {0.25, 0.5, 0.75}) {
    const Vec2 place = lerp(tip, tail, share);
    if (shape.moves && !runsIntoAnother(evidence, view, index, place, words))
      beside.push_back(place);
  }
  addLabel(figure, foreign ? tail : tip,
           !shape.moves ? Vec2{1, 1}
           : foreign    ? tail - tip
                        : tip - tail,
           std::move(words), roleOf(evidence, index), 6);
  figure.labels.back().also = std::move(beside);
}

void addVelocities(Figure& figure, const Evidence& evidence, const ViewState& view,
                   const HandleSet& handles) {
  const auto isVelocity = [](const Item& item) { return partOf(item) == Part::velocity; };
  if (std::ranges::any_of(figure.items, isVelocity)) return;
  for (int i = 0; i < static_cast<int>(evidence.bodies.size()); ++i)
    if (!isDriven(handles, view) || i == evidence.a)
      addVelocity(figure, evidence, view, handles, i);
}

}  // namespace sepax
