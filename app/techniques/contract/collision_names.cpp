#include "app/techniques/contract/collision_names.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published_axis.h"
#include "app/techniques/drawing/names.h"

#include <fmt/format.h>

namespace sepax {

namespace {

std::string cornersOf(const Evidence& evidence, int body) {
  const std::string& name = bodyName(evidence, body);
  const std::size_t count = evidence.bodies[static_cast<std::size_t>(body)].vertices.size();
  return fmt::format("{}0 … {}{}", name, name, count - 1);
}

/// The axis that was kept, or the one after which the loop was left.
const PublishedAxis& decidingAxis(const PublishedSat& found) {
  const bool kept = found.chosen >= 0 && found.willIntersect;
  return kept ? found.axes[static_cast<std::size_t>(found.chosen)] : found.axes.back();
}

}  // namespace

std::string flagWords(bool flag) { return flag ? "true" : "false"; }

std::vector<PageName> collisionNames(const Evidence& evidence, const PublishedSat& found) {
  if (found.axes.empty()) return {};
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string& b = bodyName(evidence, evidence.b);
  const PublishedAxis& axis = decidingAxis(found);
  const std::string& owner = axis.name.owner == Owner::a ? a : b;
  std::vector<PageName> names;
  names.push_back(
      {"Polygon.Points", fmt::format("vertices {} and {}", cornersOf(evidence, evidence.a),
                                     cornersOf(evidence, evidence.b))});
  names.push_back(
      {"Polygon.Edges", fmt::format("of {}: Edges[{}] = {}, side {}", owner, axis.name.edge,
                                    numbers(axis.edge), nameOf(evidence, axis.name))});
  names.push_back(
      {"Polygon.Center", fmt::format("{} {}, {} {}: the vertex averages", a, numbers(found.centerA),
                                     b, numbers(found.centerB))});
  names.push_back({"Vector.Normalize", fmt::format("(−y, x) of {} becomes the axis {}",
                                                   numbers(axis.edge), numbers(axis.axis, 3))});
  names.push_back({"Vector.DotProduct", fmt::format("of Points with the axis: shadows {} and {}",
                                                    intervalWords(axis.a), intervalWords(axis.b))});
  names.push_back({"Vector − Vector", fmt::format("Center of {} − Center of {} = {}", a, b,
                                                  numbers(found.centerA - found.centerB))});
  names.push_back(
      {"−Vector", axis.turned ? "the axis is turned by it" : "the axis stays as it is"});
  names.push_back({"Vector · number",
                   found.willIntersect ? fmt::format("axis · {} = push {}",
                                                     number(length(found.mtv)), numbers(found.mtv))
                                       : std::string("no push")});
  names.push_back(
      {"Polygon.Offset", fmt::format("{} moved by {}", a, numbers(found.velocity + found.mtv))});
  const std::string push = found.willIntersect ? numbers(found.mtv) : std::string("not set");
  names.push_back({"PolygonCollisionResult",
                   fmt::format("the two flags {} and {}, and the push", flagWords(found.intersect),
                               flagWords(found.willIntersect))});
  names.push_back(
      {"Intersect", fmt::format("{}: whether they meet now", flagWords(found.intersect))});
  names.push_back({"WillIntersect", fmt::format("{}: whether they meet now or in this step",
                                                flagWords(found.willIntersect))});
  names.push_back({"MinimumTranslationVector", "of " + a + ": " + push});
  return names;
}

}  // namespace sepax
