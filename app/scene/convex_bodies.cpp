#include "app/scene/convex_bodies.h"

#include "app/scene/doctor/measure.h"
#include "core/exact/transform.h"
#include "core/repair/polygon_repair.h"

#include <fmt/format.h>

#include <limits>
#include <numeric>
#include <optional>
#include <span>
#include <utility>

namespace sepax {

namespace {

/// An outline as parts, or why it stays as it is.
struct Cut {
  std::vector<Picks> parts;
  std::string problem;
};

Picks allOf(std::size_t count) {
  Picks picks(count);
  std::iota(picks.begin(), picks.end(), 0);
  return picks;
}

Cut cutOf(std::span<const Vec2> outline, std::size_t most) {
  const PolygonReport report = checkPolygon(outline);
  Cut whole{{allOf(outline.size())}, {}};
  if (!report.polygon) {
    whole.problem = "it is no polygon";
    return whole;
  }
  if (report.polygon->convex && outline.size() <= most) return whole;
  if (report.polygon->convex || outline.size() <= kMaxSplitVertices)
    return {convexPieces(*report.polygon, most), {}};
  whole.problem = fmt::format("it has {} vertices, and at most {} are split", outline.size(),
                              kMaxSplitVertices);
  return whole;
}

/// Why it stays as it is, or part of it; empty where all of it is cut.
std::string cutBody(Body& body, std::size_t most) {
  const std::vector<Vec2> world = posed(body.vertices, body.position, body.angle);
  Body after = body;
  after.vertices.clear();
  after.form.parts.clear();
  std::string problem;
  for (const OutlineRange range : outlinesOf(body.form, world.size())) {
    Cut cut = cutOf(sliceOf(world, range), most);
    if (!cut.problem.empty()) problem = std::move(cut.problem);
    for (const Picks& part : cut.parts) {
      after.form.parts.push_back(static_cast<int>(part.size()));
      for (const int i : part)
        after.vertices.push_back(body.vertices[static_cast<std::size_t>(range.first + i)]);
    }
  }
  if (after.form.parts.size() == 1 && body.form.parts.empty()) after.form.parts.clear();
  body = std::move(after);
  return problem;
}

}  // namespace

ConvexBodies inConvexParts(Scene scene, std::size_t most) {
  constexpr std::size_t kAny = std::numeric_limits<std::size_t>::max();
  ConvexBodies result{std::move(scene), {}};
  for (Body& body : result.scene.bodies) {
    if (isThin(body.form)) continue;
    if (const std::string problem = cutBody(body, most == 0 ? kAny : most); !problem.empty())
      result.left.push_back(fmt::format("{} is not split into parts: {}", body.name, problem));
  }
  return result;
}

}  // namespace sepax
