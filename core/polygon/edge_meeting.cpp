#include "core/polygon/edge_meeting.h"

#include "core/exact/predicates.h"

#include <cstddef>

namespace sepax {

bool edgesCross(const Form& form, std::span<const Vec2> vertices, int first, int second) {
  const auto at = [&](int i) { return vertices[static_cast<std::size_t>(i)]; };
  const auto end = [&](int i) { return at(nextVertex(form, vertices.size(), i).value_or(i)); };
  const Vec2 a = at(first), b = end(first), c = at(second), d = end(second);
  return orientation(a, b, c) * orientation(a, b, d) < 0 &&
         orientation(c, d, a) * orientation(c, d, b) < 0;
}

std::string describe(const Defect& defect, std::string_view body, const Form& form,
                     std::span<const Vec2> vertices) {
  if (defect.kind != DefectKind::selfIntersection) return describe(defect, body);
  return "edges " + indexedName(body, defect.first) + " and " + indexedName(body, defect.second) +
         (edgesCross(form, vertices, defect.first, defect.second) ? " cross" : " touch");
}

}  // namespace sepax
