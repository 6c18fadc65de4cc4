#include "app/techniques/contract/analyze_resting.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/analyze_others.h"
#include "app/techniques/contract/convex_pair.h"
#include "core/published/cozic.h"
#include "core/published/gpwiki_sides.h"
#include "core/published/gpwiki_skipping.h"
#include "core/published/landing.h"

#include <fmt/format.h>

#include <string>

namespace sepax {

namespace {

/// Why the loops over all vertices are not run; empty when they are.
std::string tooManyVertices(const BodyShape& a, const BodyShape& b) {
  if (a.vertices.size() + b.vertices.size() <= published::kMaxVertices) return {};
  return fmt::format(
      "{} and {} vertices are too many for the articles' loops: at most {} in both polygons",
      a.vertices.size(), b.vertices.size(), published::kMaxVertices);
}

/// Why a body of parts has no answer: the loop goes over one list; empty when neither is one.
std::string madeOfParts(const BodyShape& a, const BodyShape& b) {
  for (const BodyShape* shape : {&a, &b})
    if (!shape->form.parts.empty())
      return fmt::format("{} is made of {}, and the article's loop takes one list of vertices",
                         shape->name, counted(shape->form.parts.size(), "part"));
  return {};
}

/// The article's answer in one reading, which it gives for any two lists of vertices, convex or
/// not; of lists that are one polygon or one segment there is an exact answer beside it.
PublishedSat atRest(const Evidence& evidence, CollisionReading reading) {
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  PublishedSat found = published::besideExact(
      published::withLandings(published::polygonCollision(a.vertices, b.vertices, {}, reading),
                              a.vertices, b.vertices),
      outlinesOf(a).front(), outlinesOf(b).front());
  if (found.pushed) addBeside(evidence, found.mtv, found.exactPush, 0, found);
  return found;
}

bool repeatsVertex(const BodyShape& shape) {
  for (std::size_t i = 0; i < shape.vertices.size(); ++i)
    if (shape.vertices[i] == shape.vertices[(i + 1) % shape.vertices.size()]) return true;
  return false;
}

}  // namespace

void addPublishedAtRest(Evidence& evidence) {
  if (evidence.publishedRest) return;
  std::string& reason = evidence.skipped["published.rest"];
  reason = outlinesProblem(evidence);
  if (!reason.empty()) return;
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  reason = madeOfParts(a, b);
  if (reason.empty()) reason = tooManyVertices(a, b);
  if (!reason.empty()) return;
  evidence.skipped.erase("published.rest");
  evidence.publishedRest = atRest(evidence, CollisionReading::printed);
  if (repeatsVertex(a) || repeatsVertex(b))
    evidence.publishedZeroAxis = atRest(evidence, CollisionReading::zeroAxis);
  const PublishedSat single =
      published::polygonCollision(a.vertices, b.vertices, {}, CollisionReading::single);
  if (single.intersect == evidence.publishedRest->intersect || single.axes.empty()) return;
  evidence.publishedSingle = atRest(evidence, CollisionReading::single);
}

void addPublishedSides(Evidence& evidence, const SatSavings& savings) {
  if (evidence.publishedSides) return;
  std::string& reason = evidence.skipped["published.sides"];
  reason = simpleOrThinPairOf(evidence).reason;
  if (!reason.empty()) return;
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  reason = tooManyVertices(a, b);
  if (!reason.empty()) return;
  evidence.skipped.erase("published.sides");
  const published::SidesPair pair{
      a.vertices, b.vertices, outlinesOf(a).front(), outlinesOf(b).front(),
      a.position, b.position, savings.circlePretest, savings.unnormalised};
  evidence.publishedSides = published::separatingSides(pair);
  if (a.thin || b.thin) return;
  if (a.convex && b.convex) evidence.publishedSkipping = published::skippingSides(pair);
}

}  // namespace sepax
