#include "app/techniques/contract/published_others.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/convex_pair.h"
#include "app/techniques/drawing/names.h"
#include "core/polygon/bounding.h"
#include "core/published/landing.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

std::vector<Vec2> shifted(std::span<const Vec2> vertices, Vec2 by) {
  std::vector<Vec2> moved(vertices.begin(), vertices.end());
  for (Vec2& vertex : moved) vertex += by;
  return moved;
}

/// The moved A beside all outlines of a body that has moved by `way`: the worst of what they say.
PublishedLanding landingBeside(std::span<const Vec2> a, Vec2 displacement, const BodyShape& other,
                               Vec2 way) {
  PublishedLanding worst;
  worst.displacement = displacement;
  const Bounds box = boundsOf(shifted(a, displacement));
  for (const Polygon& outline : outlinesOf(other)) {
    const std::vector<Vec2> vertices = shifted(outline.vertices, way);
    if (!boxesMeet(box, boundsOf(vertices))) continue;
    const auto landing = published::landingOf(a, vertices, displacement);
    if (!landing || landing->relation < worst.relation) continue;
    if (landing->relation > worst.relation || landing->depth > worst.depth) worst = *landing;
  }
  return worst;
}

std::string standsWords(const PublishedLanding& landing) {
  if (landing.relation == Relation::disjoint) return "apart";
  return landing.clear ? "touches" : "overlaps by " + number(landing.depth);
}

}  // namespace

void addBeside(const Evidence& evidence, Vec2 published, Vec2 exact, double time,
               PublishedSat& found) {
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  for (std::size_t i = 0; i < evidence.bodies.size(); ++i) {
    const int body = static_cast<int>(i);
    if (body == evidence.a || body == evidence.b) continue;
    const BodyShape& other = evidence.bodies[i];
    const Vec2 way = time * other.velocity;
    MovedBeside beside{body, landingBeside(a.vertices, published, other, way),
                       landingBeside(a.vertices, exact, other, way)};
    if (std::max(beside.published.relation, beside.exact.relation) == Relation::disjoint) continue;
    found.beside.push_back(beside);
  }
}

std::vector<ComparedRow> besideRows(const Evidence& evidence, const PublishedSat& found) {
  if (evidence.bodies.size() < 3) return {};
  if (found.beside.empty()) return {comparedWords("after it, the others", "apart", "apart")};
  std::vector<ComparedRow> rows;
  for (const MovedBeside& row : found.beside)
    rows.push_back(comparedWords("after it, " + bodyName(evidence, row.body),
                                 standsWords(row.published), standsWords(row.exact)));
  return rows;
}

std::string besideWords(const Evidence& evidence, const PublishedSat& found) {
  std::string words;
  for (const MovedBeside& row : found.beside) {
    if (row.published.clear) continue;
    words += fmt::format("{}{} by {}", words.empty() ? "overlaps " : ", ",
                         bodyName(evidence, row.body), number(row.published.depth));
  }
  return words;
}

std::string besideLimit(const Evidence& evidence, const PublishedSat& found) {
  const std::string words = besideWords(evidence, found);
  if (words.empty()) return {};
  const std::string& a = bodyName(evidence, evidence.a);
  return fmt::format(
      "A limit of the page: it pushes {} away from {} alone, one pair at a time. After the push {} "
      "{}; each pair has to be asked again.",
      a, bodyName(evidence, evidence.b), a, words);
}

}  // namespace sepax
