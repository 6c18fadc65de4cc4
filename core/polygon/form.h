#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// What a flat list of vertices stands for. Indices of vertices and edges always count through the
/// whole list, whatever it is: edge i starts at vertex i, and nextVertex alone says where it ends.
namespace sepax {

/// A polygon or several moved as one, a segment of two vertices, or a point of one.
enum class BodyKind { polygon, segment, point };

/// The word for it in files and answers: "segment".
[[nodiscard]] constexpr std::string_view nameOf(BodyKind kind) {
  constexpr std::string_view kNames[] = {"polygon", "segment", "point"};
  return kNames[static_cast<int>(kind)];
}

struct Form {
  BodyKind kind = BodyKind::polygon;
  /// Numbers of vertices of the outlines of a polygon of parts, which follow each other in the
  /// list; empty = the whole list is one outline.
  std::vector<int> parts;
  friend bool operator==(const Form&, const Form&) = default;
};

/// The vertices first … first + count - 1 of the list.
struct OutlineRange {
  int first = 0;
  int count = 0;
  friend bool operator==(OutlineRange, OutlineRange) = default;
};

/// The outlines of a list of so many vertices, in its order; the whole list when it has no parts.
[[nodiscard]] std::vector<OutlineRange> outlinesOf(const Form& form, std::size_t vertices);
/// The position of the outline that holds the vertex, which there must be.
[[nodiscard]] int outlineOf(const Form& form, int vertex);

/// The end of the edge that starts at a vertex; nothing where none starts: at a point, at the
/// second vertex of a segment and outside of the list.
[[nodiscard]] std::optional<int> nextVertex(const Form& form, std::size_t vertices, int vertex);

/// Fewest vertices of each outline: three, two, one.
[[nodiscard]] int fewestVertices(BodyKind kind);
/// A point and a segment cannot have another number of vertices.
[[nodiscard]] constexpr bool isThin(const Form& form) { return form.kind != BodyKind::polygon; }

/// The slice of a list that is one of its outlines.
template <class Value>
[[nodiscard]] std::span<const Value> sliceOf(const std::vector<Value>& list, OutlineRange range) {
  return std::span(list).subspan(static_cast<std::size_t>(range.first),
                                 static_cast<std::size_t>(range.count));
}

/// Visits every edge of the list by its start and end, in the order of the list.
template <class Visitor>
void forEachEdge(const Form& form, std::size_t vertices, Visitor visit) {
  if (form.kind == BodyKind::point) return;
  for (const OutlineRange range : outlinesOf(form, vertices)) {
    const int last = range.first + range.count - 1;
    for (int i = range.first; i < last; ++i) visit(i, i + 1);
    if (form.kind == BodyKind::polygon && range.count > 0) visit(last, range.first);
  }
}

}  // namespace sepax
