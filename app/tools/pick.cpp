#include "app/tools/pick.h"

#include "app/figure/nearest.h"
#include "app/techniques/contract/seen_bodies.h"
#include "app/techniques/drawing/name_place.h"
#include "app/view/group_frame.h"
#include "app/view/handles.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace sepax {
namespace {

/// Bodies smaller than this on the screen, logical pixels, are taken whole.
constexpr double kSmallBody = 26;

struct Candidate {
  Target target;
  double distance = 0;  ///< logical pixels
};

/// Keeps the nearer candidate; as near, the one of the selected body, then the later (upper) one.
void offer(Candidate& best, const Candidate& next, double reach, int selectedBody) {
  if (next.distance > reach) return;
  const bool none = best.target.kind == Target::Kind::none;
  const bool nearer = next.distance < best.distance;
  const bool preferred = next.distance == best.distance && best.target.body != selectedBody;
  if (none || nearer || preferred) best = next;
}

bool isSmall(const BodyShape& shape, const Camera& camera) {
  const ScreenBounds box = screenBounds(shape, camera);
  return std::max(box.max.x - box.min.x, box.max.y - box.min.y) < kSmallBody;
}

/// The handles of the group's frame.
void offerFrame(Candidate& best, const Evidence& evidence, const ViewState& view, Vec2 screen) {
  const std::optional<GroupFrame> frame = groupFrame(evidence, view);
  if (!frame || !view.handles) return;
  for (int i = 0; i < 4; ++i) {
    const double reach = distance(cornerHandle(*frame, view.camera, i), screen);
    offer(best, {{Target::Kind::groupScale, -1, i}, reach}, kPickRadius, -2);
  }
  const double reach = distance(frameRotationHandle(*frame, view.camera), screen);
  offer(best, {{Target::Kind::groupRotate, -1, -1}, reach}, kPickRadius, -2);
}

/// The handle of the axis that is turned by hand lies over all others.
bool takesAxis(const Evidence& evidence, const ViewState& view, const HandleSet& handles,
               Vec2 screen) {
  const std::optional<double> angle =
      showsEvidence(view) ? turnedAxis(handles, view) : std::nullopt;
  return angle && distance(freeAxisHandle(evidence, view, *angle), screen) <= kPickRadius;
}

/// The line of a section lies over the bodies, below their edges.
bool takesMapLine(const Evidence& evidence, const ViewState& view, const HandleSet& handles,
                  Vec2 screen) {
  if (!evidence.mapSubject || handles.mapLineIn == nullptr || !handles.mapLineIn(view))
    return false;
  const double y = view.options[*handles.mapLine] + evidence.mapSubject->middleA.y;
  return std::fabs(view.camera.toScreen({0, y}).y - screen.y) <= kEdgePickDistance;
}

Candidate nearestPoint(const Evidence& evidence, const SeenBodies& seen, const ViewState& view,
                       const HandleSet& handles, Vec2 screen) {
  Candidate best;
  const Camera& camera = view.camera;
  const int selected = view.selected.body;
  for (int i = 0; i < static_cast<int>(evidence.bodies.size()); ++i) {
    const BodyShape& shape = seen[i];
    if (isHidden(view, shape.name)) continue;
    const auto offerAt = [&](Target::Kind kind, int index, Vec2 place) {
      offer(best, {{kind, i, index}, distance(place, screen)}, kPickRadius, selected);
    };
    if (!isSmall(shape, camera) && !isGrouped(view, i)) {
      for (std::size_t v = 0; v < shape.vertices.size(); ++v) {
        offerAt(Target::Kind::vertex, static_cast<int>(v), camera.toScreen(shape.vertices[v]));
      }
    }
    const bool tipsLeft = handles.velocitiesAtStart && seen.anyLeft();
    if (!tipsLeft && hasVelocityHandle(evidence, view, handles, i)) {
      const BodyShape& start = evidence.bodies[static_cast<std::size_t>(i)];
      offerAt(Target::Kind::velocity, -1, camera.toScreen(velocityTip(start)));
    }
    if (hasRotationHandle(view, i)) {
      offerAt(Target::Kind::rotation, -1, rotationHandle(shape, camera));
    }
  }
  offerFrame(best, evidence, view, screen);
  if (hasRayHandles(evidence, view, handles)) {
    const Vec2 origin = rayOriginHandle(*evidence.ray, camera);
    const Vec2 end = rayEndHandle(*evidence.ray, camera);
    offer(best, {{Target::Kind::rayOrigin, -1, -1}, distance(origin, screen)}, kPickRadius, -2);
    offer(best, {{Target::Kind::rayEnd, -1, -1}, distance(end, screen)}, kPickRadius, -2);
  }
  return best;
}

Candidate nearestEdge(const SeenBodies& seen, int count, const ViewState& view, Vec2 screen) {
  Candidate best;
  for (int i = 0; i < count; ++i) {
    const BodyShape& shape = seen[i];
    if (isHidden(view, shape.name) || isSmall(shape, view.camera)) continue;
    forEachEdge(shape.form, shape.vertices.size(), [&](int from, int to) {
      const Vec2 a = view.camera.toScreen(shape.vertices[static_cast<std::size_t>(from)]);
      const Vec2 b = view.camera.toScreen(shape.vertices[static_cast<std::size_t>(to)]);
      offer(best, {{Target::Kind::edge, i, from}, distance(screen, nearestOnSegment(a, b, screen))},
            kEdgePickDistance, view.selected.body);
    });
  }
  return best;
}

bool takesBody(const BodyShape& shape, const ViewState& view, Vec2 screen) {
  if (!isSmall(shape, view.camera)) return holds(shape, view.camera.toWorld(screen));
  const ScreenBounds box = screenBounds(shape, view.camera);
  const Vec2 middle = (box.min + box.max) / 2;
  return distance(middle, screen) <= std::max(kPickRadius, distance(box.min, box.max) / 2);
}

/// What lies within the bounds of another body could not be taken anywhere else.
bool liesIn(const BodyShape& inner, const BodyShape& outer, const Camera& camera) {
  const ScreenBounds in = screenBounds(inner, camera);
  const ScreenBounds out = screenBounds(outer, camera);
  return in.min.x > out.min.x && in.min.y > out.min.y && in.max.x < out.max.x &&
         in.max.y < out.max.y;
}

}  // namespace

Target pick(const Evidence& evidence, const ViewState& view, const Technique* technique,
            Vec2 screen) {
  const SeenBodies seen(technique, evidence, view);
  const int count = static_cast<int>(evidence.bodies.size());
  const HandleSet handles = technique ? technique->handles : HandleSet{};
  if (takesAxis(evidence, view, handles, screen)) return {Target::Kind::freeAxis, -1, -1};
  const Candidate point = nearestPoint(evidence, seen, view, handles, screen);
  if (point.target.kind != Target::Kind::none) return point.target;
  const Candidate edge = nearestEdge(seen, count, view, screen);
  if (edge.target.kind != Target::Kind::none) return edge.target;
  if (takesMapLine(evidence, view, handles, screen)) return {Target::Kind::mapLine, -1, -1};
  const auto takes = [&](const BodyShape& shape) {
    return !isHidden(view, shape.name) && takesBody(shape, view, screen);
  };
  int found = -1;
  for (int i = count - 1; i >= 0; --i)
    if (takes(seen[i]) && (found < 0 || liesIn(seen[i], seen[found], view.camera))) found = i;
  if (found >= 0) return {Target::Kind::body, found, -1};
  for (int i = count - 1; i >= 0; --i) {
    const bool left = seen.wayOf(i).has_value();
    if (left && takes(evidence.bodies[static_cast<std::size_t>(i)]))
      return {Target::Kind::body, i, -1};
  }
  return {};
}

std::vector<int> bodiesIn(const Evidence& evidence, const ViewState& view,
                          const Technique* technique, const RubberBand& band) {
  const SeenBodies seen(technique, evidence, view);
  const auto within = [](double value, double a, double b) {
    return value >= std::min(a, b) && value <= std::max(a, b);
  };
  const auto holds = [&](Vec2 p) {
    return within(p.x, band.from.x, band.to.x) && within(p.y, band.from.y, band.to.y);
  };
  std::vector<int> found;
  for (int i = 0; i < static_cast<int>(evidence.bodies.size()); ++i) {
    const BodyShape& shape = seen[i];
    if (!isHidden(view, shape.name) && std::ranges::all_of(shape.vertices, holds)) {
      found.push_back(i);
    }
  }
  return found;
}

bool exists(const Target& target, const Scene& scene) {
  switch (target.kind) {
    case Target::Kind::none:
    case Target::Kind::freeAxis:
    case Target::Kind::mapLine:
    case Target::Kind::groupScale:
    case Target::Kind::groupRotate:
      return true;
    default:
      break;
  }
  if (target.kind == Target::Kind::rayOrigin || target.kind == Target::Kind::rayEnd) {
    return scene.ray.has_value();
  }
  if (target.body < 0 || target.body >= static_cast<int>(scene.bodies.size())) return false;
  if (target.kind != Target::Kind::vertex && target.kind != Target::Kind::edge) return true;
  const Body& body = bodyOf(scene, target.body);
  const std::size_t count = body.vertices.size();
  if (target.kind == Target::Kind::edge)
    return nextVertex(body.form, count, target.index).has_value();
  return target.index >= 0 && target.index < static_cast<int>(count);
}

}  // namespace sepax
