#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/published_crossing.h"

#include <fmt/format.h>

#include <string>

// The package of the page, and what its fields are here.

namespace sepax {

namespace {

struct Both {
  std::string a;
  std::string b;
};

std::string told(const Evidence& evidence, const Both& values) {
  return fmt::format("{}: {}; {}: {}", bodyName(evidence, evidence.a), values.a,
                     bodyName(evidence, evidence.b), values.b);
}

std::string listText(const PublishedCrossing& found) {
  return found.closed && found.turnsSecond.size() > 1 ? ", the first one repeated at the end" : "";
}

/// "20.00 / 180 · π = 0.349"
std::string radiansText(double degrees) {
  return fmt::format("{} / 180 · π = {}", number(degrees, 2), number(radiansOf(degrees)));
}

}  // namespace

std::vector<PageName> crossingNames(const Evidence& evidence, const PublishedCrossing& found) {
  const auto count = [](const auto& turns) { return counted(turns.size(), "vertex", "vertices"); };
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string& b = bodyName(evidence, evidence.b);
  std::vector<PageName> names{
      {"CD.detect(cp1, cp2)", fmt::format("cp1 is {}, cp2 is {}", a, b)},
      {"vertexList", told(evidence, {count(found.turnsFirst) + " of the model",
                                     count(found.turnsSecond) + listText(found)}) +
                         "; copied point by point in the constructor"},
      {"vertexListLength", told(evidence, {std::to_string(found.turnsFirst.size()),
                                           std::to_string(found.turnsSecond.size())}) +
                               "; kept, so that no call asks for it"},
      {"worldLocation",
       told(evidence, {farNumbers(found.locationFirst), farNumbers(found.locationSecond)}) +
           "; shared with the body, not copied"},
      {"facingAngle",
       told(evidence, {number(found.facingFirst, 2) + "°", number(found.facingSecond, 2) + "°"})},
      {"radianAngle",
       told(evidence, {radiansText(found.facingFirst), radiansText(found.facingSecond)})},
      {"cos, sin",
       fmt::format("{}: {}, {}; {}: {}, {}", a, number(found.cosineFirst), number(found.sineFirst),
                   b, number(found.cosineSecond), number(found.sineSecond))},
      {"radius", told(evidence, {number(found.radiusFirst), number(found.radiusSecond)})},
      {"currentPoint", fmt::format("p in {}, v in {}: made once, written anew for every vertex and "
                                   "every side",
                                   a, b)},
      {"currentPoint2", fmt::format("w in {}: the other end of the side", b)},
      {"numCrosses", found.radiiOverlap && !found.outOfRange
                         ? std::to_string(found.crossings) + " for all vertices together"
                         : std::string("crosses: not reached")}};
  return names;
}

}  // namespace sepax
