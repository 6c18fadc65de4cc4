#include "core/polygon/form.h"

namespace sepax {

std::vector<OutlineRange> outlinesOf(const Form& form, std::size_t vertices) {
  if (form.parts.empty()) return {{0, static_cast<int>(vertices)}};
  std::vector<OutlineRange> outlines;
  outlines.reserve(form.parts.size());
  int first = 0;
  for (const int count : form.parts) {
    outlines.push_back({first, count});
    first += count;
  }
  return outlines;
}

int outlineOf(const Form& form, int vertex) {
  int outline = 0;
  int end = 0;
  for (const int count : form.parts) {
    end += count;
    if (vertex < end) return outline;
    ++outline;
  }
  return 0;
}

std::optional<int> nextVertex(const Form& form, std::size_t vertices, int vertex) {
  const int count = static_cast<int>(vertices);
  if (vertex < 0 || vertex >= count || form.kind == BodyKind::point) return std::nullopt;
  if (form.kind == BodyKind::segment)
    return vertex + 1 < count ? std::optional(vertex + 1) : std::nullopt;
  int first = 0;
  for (const int size : form.parts) {
    if (vertex < first + size) return vertex + 1 < first + size ? vertex + 1 : first;
    first += size;
  }
  return vertex + 1 < count ? vertex + 1 : 0;
}

int fewestVertices(BodyKind kind) {
  return kind == BodyKind::polygon ? 3 : kind == BodyKind::segment ? 2 : 1;
}

}  // namespace sepax
