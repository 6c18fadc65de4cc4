#include "app/tools/align.h"

#include "app/scene/edits/snapping.h"
#include "app/tools/drag.h"
#include "app/tools/framing.h"
#include "app/tools/pick.h"
#include "core/exact/predicates.h"
#include "core/exact/transform.h"
#include "core/polygon/polygon.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace sepax {
namespace {

/// An angle this near to whole degrees, degrees, is meant to be whole: more than the rounding of an
/// arctangent and less than what shows anywhere.
constexpr double kWholeDegrees = 1e-12;

struct Segment {
  Vec2 from;
  Vec2 to;
};

/// The edge with the inside of its body on the left, in the coordinates of `points`. A segment has
/// none: it counts as it is given.
Segment counterclockwiseEdge(const Form& form, const std::vector<Vec2>& points, int index) {
  const int end = nextVertex(form, points.size(), index).value_or(index);
  const Segment edge{points[static_cast<std::size_t>(index)],
                     points[static_cast<std::size_t>(end)]};
  if (isThin(form)) return edge;
  const OutlineRange part =
      outlinesOf(form, points.size())[static_cast<std::size_t>(outlineOf(form, index))];
  const bool clockwise = checkPolygon(sliceOf(points, part)).winding == Winding::clockwise;
  return clockwise ? Segment{edge.to, edge.from} : edge;
}

double settled(double degrees) {
  const double whole = std::round(degrees);
  return wrappedAngle(std::abs(degrees - whole) < kWholeDegrees ? whole : degrees);
}

/// The moved edge against the line of the goal, by exact signs.
struct Meeting {
  bool outside = false;  ///< no end of it is inside of that line
  bool touches = false;  ///< an end lies on it
};

Meeting meetingOf(const Segment& goal, const Segment& edge, const Rotation& rotation,
                  Vec2 position) {
  const int from = orientation(goal.from, goal.to, posed(edge.from, position, rotation));
  const int to = orientation(goal.from, goal.to, posed(edge.to, position, rotation));
  return {from <= 0 && to <= 0, from == 0 || to == 0};
}

/// World units between a number of this size and the next larger one.
double spacingAt(double size) {
  return std::nextafter(size, std::numeric_limits<double>::infinity()) - size;
}

/// Steps of the last bit that are tried along each axis, so that an end may touch.
constexpr int kReach = 3;
/// Such steps straight outward: more than the rounding of the angle turns the ends inward.
constexpr int kFarReach = 1000;

/// The first place straight outward with no end inside; the position where there is none in reach.
Vec2 pushedOut(const Segment& goal, const Segment& edge, const Rotation& rotation, Vec2 position,
               double step) {
  const Vec2 along = normalized(goal.to - goal.from);
  const Vec2 outward{along.y, -along.x};
  for (int i = 1; i <= kFarReach; ++i) {
    const Vec2 place = position + i * step * outward;
    if (meetingOf(goal, edge, rotation, place).outside) return place;
  }
  return position;
}

/// The position of the body, moved by the last bits of its coordinates so that no end of the edge
/// stands inside of the goal's line: the nearest place where one still touches it, else the nearest
/// one.
Vec2 freedFrom(const Segment& goal, const Segment& edge, const Body& body) {
  const Rotation rotation = rotationOf(body.angle);
  const Vec2 step{
      spacingAt(std::max({std::abs(body.position.x), std::abs(goal.from.x), std::abs(goal.to.x)})),
      spacingAt(std::max({std::abs(body.position.y), std::abs(goal.from.y), std::abs(goal.to.y)}))};
  Vec2 best = body.position;
  int bestRank = std::numeric_limits<int>::max();
  for (int x = -kReach; x <= kReach; ++x) {
    for (int y = -kReach; y <= kReach; ++y) {
      const Vec2 place = body.position + Vec2{x * step.x, y * step.y};
      const Meeting meeting = meetingOf(goal, edge, rotation, place);
      const int rank = x * x + y * y + (meeting.touches ? 0 : 1000);
      if (!meeting.outside || rank >= bestRank) continue;
      best = place;
      bestRank = rank;
    }
  }
  const bool found = bestRank < std::numeric_limits<int>::max();
  return found ? best : pushedOut(goal, edge, rotation, body.position, std::max(step.x, step.y));
}

std::string problemOf(const Scene& scene, const Target& moving, const Target& fixed) {
  const auto isEdge = [&](const Target& target) {
    return target.kind == Target::Kind::edge && exists(target, scene);
  };
  if (!isEdge(moving) || !isEdge(fixed)) return "Choose an edge of each of two shapes to align.";
  if (moving.body == fixed.body) return "An edge aligns with an edge of another shape.";
  return {};
}

}  // namespace

std::string alignEdgeTo(Document& document, ViewState& view, const Target& movingEdge,
                        const Target& fixedEdge) {
  Scene scene = document.committed();
  std::string problem = problemOf(scene, movingEdge, fixedEdge);
  if (!problem.empty()) return problem;
  const Body& other = bodyOf(scene, fixedEdge.body);
  Body& body = bodyOf(scene, movingEdge.body);
  const Segment goal = counterclockwiseEdge(
      other.form, posed(other.vertices, other.position, other.angle), fixedEdge.index);
  const Segment edge = counterclockwiseEdge(body.form, body.vertices, movingEdge.index);
  if (goal.from == goal.to || edge.from == edge.to) {
    return "An edge without length has no direction; move one of its ends first.";
  }
  body.angle = settled(degreesOf(goal.from - goal.to) - degreesOf(edge.to - edge.from));
  const Vec2 middle = posed((edge.from + edge.to) / 2, {}, rotationOf(body.angle));
  body.position = (goal.from + goal.to) / 2 - middle;
  body.position = freedFrom(goal, edge, body);
  problem = document.apply(std::move(scene));
  if (!problem.empty()) return problem;
  view.group.clear();
  view.selected = movingEdge;
  view.camera =
      cameraShowing(document.committed(), std::array{movingEdge.body}, view.camera, view.hidden);
  return {};
}

}  // namespace sepax
