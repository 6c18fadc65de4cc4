#include "app/techniques/contract/collision_names.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published_axis.h"
#include "app/techniques/drawing/names.h"
#include "core/polygon/defect.h"

#include <fmt/format.h>

namespace sepax {

namespace {

std::string cornersOf(const Evidence& evidence, int body) {
  const std::string& name = bodyName(evidence, body);
  const std::size_t count = evidence.bodies[static_cast<std::size_t>(body)].vertices.size();
  return fmt::format("{} … {}", indexedName(name, 0),
                     indexedName(name, static_cast<int>(count) - 1));
}

/// The axis that was kept, or the one after which the loop was left.
const PublishedAxis& decidingAxis(const PublishedSat& found) {
  const bool kept = found.chosen >= 0 && found.willIntersect;
  return kept ? found.axes[static_cast<std::size_t>(found.chosen)] : found.axes.back();
}

/// The polygons as the page holds them.
std::vector<PageName> polygonNames(const Evidence& evidence, const PublishedSat& found) {
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string& b = bodyName(evidence, evidence.b);
  const PublishedAxis& axis = decidingAxis(found);
  return {{"Polygon.Points", fmt::format("vertices {} and {}", cornersOf(evidence, evidence.a),
                                         cornersOf(evidence, evidence.b))},
          {"Polygon.Edges",
           fmt::format("of {}: Edges[{}] = {}, side {}", axis.name.owner == Owner::a ? a : b,
                       axis.name.edge, numbers(axis.edge), nameOf(evidence, axis.name))},
          {"Polygon.Center", fmt::format("{} {}, {} {}: the vertex averages", a,
                                         numbers(found.centerA), b, numbers(found.centerB))}};
}

/// What the page computes with vectors.
std::vector<PageName> vectorNames(const Evidence& evidence, const PublishedSat& found) {
  const PublishedAxis& axis = decidingAxis(found);
  return {{"Vector.Normalize", fmt::format("(−y, x) of {} becomes the axis {}", numbers(axis.edge),
                                           numbers(axis.axis, 3))},
          {"Vector.DotProduct", fmt::format("of Points with the axis: shadows {} and {}",
                                            intervalWords(axis.a), intervalWords(axis.b))},
          {"Vector − Vector",
           fmt::format("Center of {} − Center of {} = {}", bodyName(evidence, evidence.a),
                       bodyName(evidence, evidence.b), numbers(found.centerA - found.centerB))},
          {"−Vector", axis.turned ? "the axis is turned by it" : "the axis stays as it is"},
          {"Vector · number",
           found.willIntersect
               ? fmt::format("axis · {} = push {}", number(length(found.mtv)), numbers(found.mtv))
               : std::string("no push")}};
}

/// What the page hands back.
std::vector<PageName> resultNames(const Evidence& evidence, const PublishedSat& found) {
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string intersect = flagWords(found.intersect);
  const std::string will = flagWords(found.willIntersect);
  return {{"Polygon.Offset", fmt::format("{} moved by {}", a, numbers(found.velocity + found.mtv))},
          {"PolygonCollisionResult",
           fmt::format("the two flags {} and {}, and the push", intersect, will)},
          {"Intersect", fmt::format("{}: whether they meet now", intersect)},
          {"WillIntersect", fmt::format("{}: whether they meet now or in this step", will)},
          {"MinimumTranslationVector",
           fmt::format("of {}: {}", a, found.willIntersect ? numbers(found.mtv) : "not set")}};
}

}  // namespace

std::string flagWords(bool flag) { return flag ? "true" : "false"; }

std::vector<PageName> collisionNames(const Evidence& evidence, const PublishedSat& found) {
  if (found.axes.empty()) return {};
  std::vector<PageName> names = polygonNames(evidence, found);
  for (const PageName& name : vectorNames(evidence, found)) names.push_back(name);
  for (const PageName& name : resultNames(evidence, found)) names.push_back(name);
  return names;
}

}  // namespace sepax
