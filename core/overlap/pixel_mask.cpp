#include "core/overlap/pixel_mask.h"

#include "core/exact/predicates.h"
#include "core/exact/vec2.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sepax {

namespace {

/// The first column or row whose middle is not below the coordinate.
std::int64_t firstFrom(double coordinate, double size) {
  auto index = static_cast<std::int64_t>(std::ceil(coordinate / size - 0.5));
  while (pixelMiddle(index - 1, size) >= coordinate) --index;
  while (pixelMiddle(index, size) < coordinate) ++index;
  return index;
}

/// The last one whose middle is not above it.
std::int64_t lastUpTo(double coordinate, double size) {
  auto index = static_cast<std::int64_t>(std::floor(coordinate / size - 0.5));
  while (pixelMiddle(index + 1, size) <= coordinate) ++index;
  while (pixelMiddle(index, size) > coordinate) --index;
  return index;
}

/// An edge that reaches the line through the middles of a row.
struct RowMeeting {
  std::int64_t row = 0;
  std::size_t outline = 0;
  Vec2 lower;
  Vec2 upper;
};

/// The rows from the top, the outlines of each in turn.
bool isReadBefore(const RowMeeting& x, const RowMeeting& y) {
  return x.row != y.row ? x.row > y.row : x.outline < y.outline;
}

/// Draws one body, row by row.
class Drawing {
 public:
  Drawing(const PixelRegion& region, double size) : region_(region), size_(size) {}

  /// False when the body has more meetings than there may be.
  [[nodiscard]] bool add(const Polygon& polygon, std::size_t outline) {
    if (polygon.edges.empty()) return addPoint(polygon.vertices.front(), outline);
    for (const Edge& edge : polygon.edges) {
      const Vec2 from = polygon.vertices[static_cast<std::size_t>(edge.from)];
      const Vec2 to = polygon.vertices[static_cast<std::size_t>(edge.to)];
      const bool rises = from.y <= to.y;
      if (!addMeetings({0, outline, rises ? from : to, rises ? to : from})) return false;
    }
    return true;
  }

  [[nodiscard]] PixelMask drawn() {
    std::stable_sort(meetings_.begin(), meetings_.end(), isReadBefore);
    PixelMask mask{region_, {}, 0};
    for (auto from = meetings_.begin(); from != meetings_.end();) {
      const auto to = std::find_if(from, meetings_.end(),
                                   [&](const RowMeeting& other) { return other.row != from->row; });
      addRow(mask, std::span(meetings_).subspan(static_cast<std::size_t>(from - meetings_.begin()),
                                                static_cast<std::size_t>(to - from)));
      from = to;
    }
    mask.set = countOf(mask.runs);
    return mask;
  }

 private:
  using Meetings = std::span<const RowMeeting>;

  bool addPoint(Vec2 point, std::size_t outline) { return addMeetings({0, outline, point, point}); }

  bool addMeetings(RowMeeting meeting) {
    const std::int64_t last = lastUpTo(meeting.upper.y, size_);
    for (meeting.row = firstFrom(meeting.lower.y, size_); meeting.row <= last; ++meeting.row) {
      if (meetings_.size() == kMostRowMeetings) return false;
      meetings_.push_back(meeting);
    }
    return true;
  }

  [[nodiscard]] Vec2 middle(std::int64_t column, std::int64_t row) const {
    return {pixelMiddle(column, size_), pixelMiddle(row, size_)};
  }

  /// The first column whose middle is not strictly left of the edge, which rises; one past the
  /// region when all are.
  [[nodiscard]] std::int64_t columnAt(const RowMeeting& edge) const {
    std::int64_t low = region_.low.column;
    std::int64_t high = low + region_.columns;
    while (low < high) {
      const std::int64_t between = low + (high - low) / 2;
      const bool left = orientation(edge.lower, edge.upper, middle(between, edge.row)) > 0;
      (left ? low : high) = left ? between + 1 : between;
    }
    return low;
  }

  /// The pixels of one outline in one row: between its crossings in turn, and on its edges. A
  /// segment is crossed once at most, so nothing lies between.
  [[nodiscard]] std::vector<PixelRun> runsOf(Meetings edges) const {
    std::vector<PixelRun> runs;
    std::vector<std::int64_t> crossings;
    const std::int64_t row = edges.front().row;
    const double height = pixelMiddle(row, size_);
    for (const RowMeeting& edge : edges) {
      if (edge.lower.y == edge.upper.y) {
        runs.push_back({row, firstFrom(std::min(edge.lower.x, edge.upper.x), size_),
                        lastUpTo(std::max(edge.lower.x, edge.upper.x), size_)});
        continue;
      }
      const std::int64_t column = columnAt(edge);
      const bool within = column < region_.low.column + region_.columns;
      if (within && orientation(edge.lower, edge.upper, middle(column, row)) == 0)
        runs.push_back({row, column, column});
      if (edge.upper.y > height) crossings.push_back(column);
    }
    std::sort(crossings.begin(), crossings.end());
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
      runs.push_back({row, crossings[i], crossings[i + 1] - 1});
    return runs;
  }

  void addRow(PixelMask& mask, Meetings row) const {
    std::vector<PixelRun> runs;
    for (auto from = row.begin(); from != row.end();) {
      const auto to = std::find_if(
          from, row.end(), [&](const RowMeeting& other) { return other.outline != from->outline; });
      const std::vector<PixelRun> own = runsOf(Meetings(from, to));
      runs.insert(runs.end(), own.begin(), own.end());
      from = to;
    }
    std::sort(runs.begin(), runs.end(),
              [](const PixelRun& x, const PixelRun& y) { return x.first < y.first; });
    const std::size_t before = mask.runs.size();
    for (const PixelRun& run : runs) {
      if (run.first > run.last) continue;
      const bool joins = mask.runs.size() > before && run.first <= mask.runs.back().last + 1;
      if (joins)
        mask.runs.back().last = std::max(mask.runs.back().last, run.last);
      else
        mask.runs.push_back(run);
    }
  }

  PixelRegion region_;
  double size_;
  std::vector<RowMeeting> meetings_;
};

Bounds boxOf(std::span<const Polygon> outlines) {
  Bounds box = boundsOf(outlines.front().vertices);
  for (const Polygon& outline : outlines) {
    const Bounds own = boundsOf(outline.vertices);
    box.min = {std::min(box.min.x, own.min.x), std::min(box.min.y, own.min.y)};
    box.max = {std::max(box.max.x, own.max.x), std::max(box.max.y, own.max.y)};
  }
  return box;
}

}  // namespace

RegionResult pixelRegion(const Bounds& box, double size) {
  if (!std::isnormal(size) || size < 0) return {{}, PixelRefusal::size};
  const double farthest = std::max(
      {std::fabs(box.min.x), std::fabs(box.min.y), std::fabs(box.max.x), std::fabs(box.max.y)});
  const double longest = std::max(box.max.x - box.min.x, box.max.y - box.min.y);
  if (longest / size > static_cast<double>(kMostPixelsPerSide)) return {{}, PixelRefusal::tooMany};
  if (farthest / size > kFarthestPixel) return {{}, PixelRefusal::tooFar};
  const GridPixel low{firstFrom(box.min.x, size), firstFrom(box.min.y, size)};
  return {{low, std::max<std::int64_t>(0, lastUpTo(box.max.x, size) + 1 - low.column),
           std::max<std::int64_t>(0, lastUpTo(box.max.y, size) + 1 - low.row)},
          PixelRefusal::none};
}

MaskResult pixelMask(std::span<const Polygon> outlines, double size) {
  const RegionResult found = pixelRegion(boxOf(outlines), size);
  if (found.refusal != PixelRefusal::none) return {{}, found.refusal};
  Drawing drawing(found.region, size);
  for (std::size_t i = 0; i < outlines.size(); ++i)
    if (!drawing.add(outlines[i], i)) return {{}, PixelRefusal::tooJagged};
  return {drawing.drawn(), PixelRefusal::none};
}

PixelRegion commonRegion(const PixelRegion& a, const PixelRegion& b) {
  const auto common = [](std::int64_t lowA, std::int64_t countA, std::int64_t lowB,
                         std::int64_t countB) {
    const std::int64_t low = std::max(lowA, lowB);
    return std::pair(low, std::max<std::int64_t>(0, std::min(lowA + countA, lowB + countB) - low));
  };
  const auto [column, columns] = common(a.low.column, a.columns, b.low.column, b.columns);
  const auto [row, rows] = common(a.low.row, a.rows, b.low.row, b.rows);
  return {{column, row}, columns, rows};
}

std::vector<PixelRun> commonRuns(std::span<const PixelRun> a, std::span<const PixelRun> b) {
  std::vector<PixelRun> common;
  std::size_t i = 0;
  std::size_t k = 0;
  while (i < a.size() && k < b.size()) {
    if (a[i].row != b[k].row) {
      ++(a[i].row > b[k].row ? i : k);
      continue;
    }
    const PixelRun both{a[i].row, std::max(a[i].first, b[k].first), std::min(a[i].last, b[k].last)};
    if (both.first <= both.last) common.push_back(both);
    ++(a[i].last < b[k].last ? i : k);
  }
  return common;
}

std::int64_t countOf(std::span<const PixelRun> runs) {
  std::int64_t count = 0;
  for (const PixelRun& run : runs) count += run.last - run.first + 1;
  return count;
}

}  // namespace sepax
