#include "app/platform/gl_batches.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

namespace sepax {
namespace {

/// Points closer than this, device pixels, are one: the direction between them is noise.
constexpr double kSamePoint = 1e-6;

/// A piece of the stroke that can be seen; device pixels.
struct Piece {
  Vec2 start;
  Vec2 end;
  double lengthBefore = 0;    ///< of the stroke, up to the start
  bool startIsVertex = true;  ///< else the start was cut at the edge of the picture
  bool endIsVertex = true;
};

/// The part of the segment within the box, cut at its sides (Liang and Barsky, 1984).
std::optional<Piece> clipped(Vec2 start, Vec2 end, Vec2 min, Vec2 max) {
  const Vec2 along = end - start;
  const double moves[] = {-along.x, along.x, -along.y, along.y};
  const double rooms[] = {start.x - min.x, max.x - start.x, start.y - min.y, max.y - start.y};
  double first = 0;
  double last = 1;
  for (int side = 0; side < 4; ++side) {
    if (moves[side] == 0 && rooms[side] < 0) return std::nullopt;
    if (moves[side] < 0) first = std::max(first, rooms[side] / moves[side]);
    if (moves[side] > 0) last = std::min(last, rooms[side] / moves[side]);
  }
  if (first > last) return std::nullopt;
  Piece piece{start, end, length(along) * first, first == 0, last == 1};
  if (first > 0) piece.start = start + first * along;
  if (last < 1) piece.end = start + last * along;
  return piece;
}

/// The points in device pixels without repetitions; empty when one of them is not a number.
std::vector<Vec2> distinctPoints(const Stroke& stroke, double scale) {
  std::vector<Vec2> points;
  points.reserve(stroke.points.size());
  for (const Vec2 point : stroke.points) {
    if (!isFinite(point)) return {};
    if (points.empty() || distance(points.back(), scale * point) > kSamePoint) {
      points.push_back(scale * point);
    }
  }
  while (stroke.closed && points.size() > 1 &&
         distance(points.front(), points.back()) <= kSamePoint) {
    points.pop_back();
  }
  return points;
}

/// One optional piece per segment of the stroke.
std::vector<std::optional<Piece>> visiblePieces(std::span<const Vec2> points, bool closed,
                                                double margin, const PixelView& view) {
  const Vec2 min{-margin, -margin};
  const Vec2 max{view.width + margin, view.height + margin};
  const std::size_t segments = closed ? points.size() : points.size() - 1;
  std::vector<std::optional<Piece>> pieces;
  pieces.reserve(segments);
  double lengthBefore = 0;
  for (std::size_t i = 0; i < segments; ++i) {
    const Vec2 start = points[i];
    const Vec2 end = points[(i + 1) % points.size()];
    pieces.push_back(clipped(start, end, min, max));
    if (pieces.back()) pieces.back()->lengthBefore += lengthBefore;
    lengthBefore += distance(start, end);
  }
  return pieces;
}

/// Everything that the segments of one stroke share.
struct Pen {
  double width = 1;  ///< device pixels
  Dash dash;         ///< device pixels
  SegmentEnd cap = SegmentEnd::round;
  Rgba8 color;
};

Pen penOf(const Stroke& stroke, const PixelView& view) {
  Pen pen;
  pen.width = stroke.width * view.theme->strokeScale * view.scale;
  if (stroke.dash.off > 0) pen.dash = {stroke.dash.on * view.scale, stroke.dash.off * view.scale};
  const bool round = stroke.cap == Cap::round && !(stroke.dash.off > 0);
  pen.cap = round ? SegmentEnd::round : SegmentEnd::butt;
  pen.color = colorOf(view, stroke.paint);
  return pen;
}

StrokeQuad quadOf(const Pen& pen, const Piece& piece) {
  StrokeQuad quad{};
  quad.start = quad.before = toPoint(piece.start);
  quad.end = quad.after = toPoint(piece.end);
  quad.halfWidth = static_cast<float>(pen.width / 2);
  quad.dashOn = static_cast<float>(pen.dash.on);
  quad.dashOff = static_cast<float>(pen.dash.off);
  // Only the place within the dash pattern matters, and float has few digits for more.
  if (pen.dash.off > 0) {
    quad.lengthBefore =
        static_cast<float>(std::fmod(piece.lengthBefore, pen.dash.on + pen.dash.off));
  }
  quad.startKind = quad.endKind = static_cast<float>(pen.cap);
  quad.color = pen.color;
  return quad;
}

void join(StrokeQuad& quad, const Piece& piece, const Piece* before, const Piece* after) {
  const Vec2 direction = normalized(piece.end - piece.start);
  const auto jointKind = static_cast<float>(SegmentEnd::joint);
  if (before) {
    quad.before = toPoint(before->start);
    quad.startBisector = toPoint(normalized(before->end - before->start) + direction);
    quad.startKind = jointKind;
  }
  if (after) {
    quad.after = toPoint(after->end);
    quad.endBisector = toPoint(direction + normalized(after->end - after->start));
    quad.endKind = jointKind;
  }
}

/// Lines of the grid stand on whole device pixels: else each would be two pale lines beside
/// another.
void snapToPixels(std::vector<Vec2>& points, double& width) {
  if (points.size() != 2) return;
  const bool vertical = points[0].x == points[1].x;
  if (!vertical && points[0].y != points[1].y) return;
  width = std::max(1.0, std::round(width));
  const bool odd = std::fmod(width, 2) == 1;
  const auto snapped = [&](double v) { return odd ? std::floor(v) + 0.5 : std::round(v); };
  for (Vec2& point : points) {
    double& aside = vertical ? point.x : point.y;
    aside = snapped(aside);
  }
}

}  // namespace

void addStroke(Batches& batches, const Stroke& stroke, const PixelView& view) {
  Pen pen = penOf(stroke, view);
  std::vector<Vec2> points = distinctPoints(stroke, view.scale);
  if (points.empty() || !(pen.width > 0)) return;
  if (points.size() == 1) {
    if (pen.cap == SegmentEnd::round && pen.dash.off == 0) points.push_back(points.front());
    if (points.size() == 1) return;
  }
  if (stroke.layer == Layer::grid) snapToPixels(points, pen.width);
  const bool closed = stroke.closed && points.size() > 2;
  const auto pieces = visiblePieces(points, closed, pen.width + 2, view);
  const std::size_t sizeBefore = batches.strokes.size();
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (!pieces[i]) continue;
    const Piece& piece = *pieces[i];
    const bool hasBefore = piece.startIsVertex && (closed || i > 0);
    const bool hasAfter = piece.endIsVertex && (closed || i + 1 < pieces.size());
    // A vertex in sight belongs to both of its pieces, so the neighbour is there.
    const auto& before = pieces[(i + pieces.size() - 1) % pieces.size()];
    const auto& after = pieces[(i + 1) % pieces.size()];
    StrokeQuad quad = quadOf(pen, piece);
    join(quad, piece, hasBefore && before ? &*before : nullptr,
         hasAfter && after ? &*after : nullptr);
    batches.strokes.push_back(quad);
  }
  const std::size_t added = batches.strokes.size() - sizeBefore;
  if (added > 0) extendRun(batches, Run::Kind::stroke, batches.strokes.size(), added);
}

}  // namespace sepax
