#include "app/formats/plain/triangle.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/ring_order.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

using TriangleRow = std::vector<double>;

constexpr std::size_t kMostRows = 100'000;

/// Lines of numbers with blanks between them; comments and empty lines are passed over.
class NumberRows {
 public:
  NumberRows(std::string_view text, std::size_t place) : text_(text), place_(place) {}
  [[nodiscard]] std::size_t place() const { return place_; }

  /// The numbers of the next line that has some; empty where anything else stands there.
  TriangleRow next() {
    while (place_ < text_.size()) {
      const std::size_t end = std::min(text_.find('\n', place_), text_.size());
      std::string_view line = text_.substr(place_, end - place_);
      line = trimmed(line.substr(0, line.find('#')));
      if (line.starts_with('>')) line = trimmed(line.substr(1));  // a quote
      std::size_t behind = 0;
      TriangleRow values;
      for (const std::string_view number : numbersFrom(line, behind, " \t"))
        values.push_back(wholeNumber(number).value);
      if (behind != line.size()) return {};
      place_ = std::min(end + 1, text_.size());
      if (!values.empty()) return values;
    }
    return {};
  }

  /// So many lines that are counted from 0 or 1 on, with so many numbers behind their own or more;
  /// nothing where one is missing.
  std::optional<std::vector<TriangleRow>> take(double count, std::size_t fewest) {
    std::vector<TriangleRow> rows;
    for (std::size_t i = 0; static_cast<double>(i) < count; ++i) {
      TriangleRow row = next();
      const bool counted =
          row.size() > fewest && (i == 0 ? row[0] == 0 || row[0] == 1
                                         : row[0] == rows.front()[0] + static_cast<double>(i));
      if (!counted) return std::nullopt;
      rows.push_back(std::move(row));
    }
    return rows;
  }

 private:
  std::string_view text_;
  std::size_t place_;
};

bool isCount(double value) {
  return value >= kFewestVertices && value <= static_cast<double>(kMostRows) &&
         value == static_cast<double>(static_cast<std::size_t>(value));
}

/// 4 2 0 1: vertices, two coordinates, attributes, and whether there are marks.
bool isTriangleHead(const TriangleRow& head) {
  constexpr std::size_t kNumbers = 4;
  return head.size() >= 2 && head.size() <= kNumbers && isCount(head[0]) && head[1] == 2 &&
         (head.size() < kNumbers || head[3] == 0 || head[3] == 1);
}

/// The two neighbours of each vertex; empty where one has one of them, or more than two.
std::vector<std::vector<std::size_t>> neighboursOf(const std::vector<TriangleRow>& vertices,
                                                   const std::vector<TriangleRow>& segments) {
  std::vector<std::vector<std::size_t>> neighbours(vertices.size());
  for (const TriangleRow& segment : segments) {
    std::array<std::size_t, 2> ends{};
    for (std::size_t i = 0; i < 2; ++i) {
      const double index = segment[i + 1] - vertices.front()[0];
      if (!(index >= 0 && index < static_cast<double>(vertices.size()))) return {};
      ends[i] = static_cast<std::size_t>(index);
    }
    neighbours[ends[0]].push_back(ends[1]);
    neighbours[ends[1]].push_back(ends[0]);
  }
  const bool rings = std::ranges::all_of(
      neighbours, [](const auto& both) { return both.empty() || both.size() == 2; });
  return rings ? neighbours : std::vector<std::vector<std::size_t>>{};
}

std::vector<RawPolygon> ringsOfSegments(const std::vector<TriangleRow>& vertices,
                                        const std::vector<std::vector<std::size_t>>& neighbours) {
  std::vector<RawPolygon> rings;
  std::vector<bool> isTaken(neighbours.size());
  for (std::size_t start = 0; start < neighbours.size(); ++start) {
    if (isTaken[start] || neighbours[start].empty()) continue;
    rings.push_back({});
    for (std::size_t at = start; !isTaken[at];) {
      isTaken[at] = true;
      rings.back().numbers.insert(rings.back().numbers.end(), {vertices[at][1], vertices[at][2]});
      const std::vector<std::size_t>& next = neighbours[at];
      at = isTaken[next[0]] ? next[1] : next[0];
    }
    if (vertexCount(rings.back()) < kFewestVertices) return {};
  }
  return rings;
}

/// A .node file: vertices with all that its head tells, and no segments.
bool areVerticesAlone(const TriangleRow& head, const std::vector<TriangleRow>& vertices) {
  constexpr std::size_t kHead = 4;
  return head.size() == kHead && std::ranges::all_of(vertices, [&](const TriangleRow& row) {
           return static_cast<double>(row.size()) == 3 + head[2] + head[3];
         });
}

struct TriangleFile {
  std::vector<RawPolygon> rings;  ///< none where its segments are no rings
  bool hasHoles = false;
  std::size_t end = 0;
};

/// The file whose first numbers stand in the line at this place.
std::optional<TriangleFile> triangleFileAt(std::string_view text, std::size_t place) {
  NumberRows rows(text, place);
  if (!isTriangleHead(rows.next())) return std::nullopt;
  const TriangleRow head = NumberRows(text, place).next();
  const auto vertices = rows.take(head[0], 2);
  const std::size_t end = rows.place();
  const TriangleRow counts = vertices ? rows.next() : TriangleRow{};
  if (counts.empty() && vertices && areVerticesAlone(head, *vertices))
    return TriangleFile{{}, false, end};
  if (counts.empty() || counts.size() > 2 || !isCount(counts[0])) return std::nullopt;
  const auto segments = rows.take(counts[0], 2);
  if (!segments) return std::nullopt;
  TriangleFile file;
  file.end = rows.place();
  const auto neighbours = neighboursOf(*vertices, *segments);
  if (!neighbours.empty()) file.rings = ringsOfSegments(*vertices, neighbours);
  const TriangleRow holes = rows.next();
  if (holes.size() != 1) return file;
  file.end = rows.place();
  if (holes[0] > 0 && rows.take(holes[0], 2)) {
    file.hasHoles = true;
    file.end = rows.place();
  }
  return file;
}

}  // namespace

void withRingsOfTriangle(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  bool others = false;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::size_t first = std::min(text.find_first_not_of("> \t", start), text.size());
    const bool number = first < end && isDigit(text[first]);
    auto file = number ? triangleFileAt(text, start) : std::nullopt;
    if (file) {
      others = others || file->rings.empty();
      if (file->hasHoles) file->rings = withHoles(std::move(file->rings), FillRule::evenOdd);
      changed.replace(start, file->end, wktOf(file->rings) + "\n");
    }
    start = file ? file->end : end + 1;
  }
  changed.finish(plain, others ? "vertices of Triangle without rings were left out"
                               : "segments tell which vertices follow each other");
}

}  // namespace sepax
