#include "app/lessons/lesson_grips.h"

#include "app/techniques/contract/seen_bodies.h"
#include "app/tools/pick.h"
#include "app/view/handles.h"
#include "core/exact/transform.h"

#include <optional>

namespace sepax {

namespace {

Target::Kind kindOf(Grip::Kind kind) {
  switch (kind) {
    case Grip::Kind::body:
      return Target::Kind::body;
    case Grip::Kind::vertex:
      return Target::Kind::vertex;
    case Grip::Kind::edge:
      return Target::Kind::edge;
    case Grip::Kind::velocity:
      return Target::Kind::velocity;
    case Grip::Kind::turn:
      return Target::Kind::rotation;
    case Grip::Kind::axis:
      return Target::Kind::freeAxis;
    case Grip::Kind::rayOrigin:
      return Target::Kind::rayOrigin;
    case Grip::Kind::rayEnd:
      return Target::Kind::rayEnd;
  }
  return Target::Kind::none;
}

bool takes(const ToolContext& context, const Grip& grip, int body, Vec2 screen) {
  const Target found = pick(context.evidence, context.view, context.technique, screen);
  const bool indexed = grip.kind == Grip::Kind::vertex || grip.kind == Grip::Kind::edge;
  return found.kind == kindOf(grip.kind) && (body < 0 || found.body == body) &&
         (!indexed || found.index == grip.index);
}

/// Places of the body that may be free of everything that lies over it, logical pixels.
std::vector<Vec2> placesIn(const BodyShape& shape, const Camera& camera) {
  constexpr int kRows = 24;  // of a lattice over its bounds
  const ScreenBounds box = screenBounds(shape, camera);
  std::vector<Vec2> places{camera.toScreen(shape.centroid)};
  for (int row = 1; row < kRows; ++row)
    for (int column = 1; column < kRows; ++column)
      places.push_back({box.min.x + (box.max.x - box.min.x) * column / kRows,
                        box.min.y + (box.max.y - box.min.y) * row / kRows});
  return places;
}

std::vector<Vec2> placesOfEdge(const BodyShape& shape, int index, const Camera& camera) {
  const auto edge = static_cast<std::size_t>(index);
  const Vec2 from = camera.toScreen(shape.vertices[edge]);
  const Vec2 to = camera.toScreen(shape.vertices[(edge + 1) % shape.vertices.size()]);
  std::vector<Vec2> places;
  for (const double part : {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8})
    places.push_back(from + part * (to - from));
  return places;
}

/// Where it may be taken, the best place first; empty when it is not there.
std::vector<Vec2> placesOf(const ToolContext& context, const Grip& grip, int body) {
  const Camera& camera = context.view.camera;
  if (grip.kind == Grip::Kind::axis) {
    const std::optional<double> angle = turnedAxis(context.handles(), context.view);
    if (!angle) return {};
    return {freeAxisHandle(context.evidence, context.view, *angle)};
  }
  if (grip.kind == Grip::Kind::rayOrigin || grip.kind == Grip::Kind::rayEnd) {
    if (!context.evidence.ray) return {};
    return {grip.kind == Grip::Kind::rayOrigin ? rayOriginHandle(*context.evidence.ray, camera)
                                               : rayEndHandle(*context.evidence.ray, camera)};
  }
  if (body < 0) return {};
  const SeenBodies seen(context.technique, context.evidence, context.view);
  const BodyShape& shape = seen[body];
  const bool indexed = grip.kind == Grip::Kind::vertex || grip.kind == Grip::Kind::edge;
  if (indexed && (grip.index < 0 || static_cast<std::size_t>(grip.index) >= shape.vertices.size()))
    return {};
  switch (grip.kind) {
    case Grip::Kind::vertex:
      return {camera.toScreen(shape.vertices[static_cast<std::size_t>(grip.index)])};
    case Grip::Kind::edge:
      return placesOfEdge(shape, grip.index, camera);
    case Grip::Kind::velocity:
      return {camera.toScreen(velocityTip(shape))};
    case Grip::Kind::turn:
      return {rotationHandle(shape, camera)};
    default:
      return placesIn(shape, camera);
  }
}

/// Where the pointer lets go.
Vec2 endOf(const ToolContext& context, const SolutionStep& step, int body, Vec2 from) {
  const Camera& camera = context.view.camera;
  if (step.kind == SolutionStep::Kind::click) return from;
  if (step.kind == SolutionStep::Kind::turn) {
    const Vec2 middle =
        camera.toScreen(context.evidence.bodies[static_cast<std::size_t>(body)].centroid);
    // The screen's y axis points down, so that a turn counterclockwise is one by minus the angle.
    return posed(from - middle, middle, rotationOf(-step.number));
  }
  const bool pixels =
      step.grip->kind == Grip::Kind::rayOrigin || step.grip->kind == Grip::Kind::rayEnd;
  const Vec2 place = pixels ? worldOfPixels(step.place) : step.place;
  return step.by ? from + camera.zoom * Camera::turned(place) : camera.toScreen(place);
}

}  // namespace

PointerWay pointerWay(const ToolContext& context, const SolutionStep& step) {
  if (!step.grip) {
    const Vec2 place = context.view.camera.toScreen(
        context.technique != nullptr && context.technique->pixels ? worldOfPixels(step.place)
                                                                  : step.place);
    return {place, place, {}};
  }
  const Grip& grip = *step.grip;
  const int body = findBody(context.document.shown(), grip.body);
  for (const Vec2 place : placesOf(context, grip, body))
    if (takes(context, grip, body, place)) return {place, endOf(context, step, body, place), {}};
  return {{}, {}, gripWords(grip) + " cannot be taken: it is not there, or something lies over it"};
}

}  // namespace sepax
