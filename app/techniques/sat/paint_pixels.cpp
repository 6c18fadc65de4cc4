#include "app/techniques/sat/paint_pixels.h"

#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/ruler.h"
#include "app/techniques/sat/approximation_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace sepax {

namespace {

// Logical pixels of the figure along a pixel's side.
constexpr double kLeastForLines = 5;     ///< from which pixels are parted by lines
constexpr double kLeastForMiddles = 14;  ///< from which their middles are marked

/// The grid on the screen, its lines on whole logical pixels.
struct GridScreen {
  const Camera& camera;
  double size = 0;

  [[nodiscard]] double x(std::int64_t column) const {
    return std::round(camera.toScreen({static_cast<double>(column) * size, 0}).x);
  }
  [[nodiscard]] double y(std::int64_t row) const {
    return std::round(camera.toScreen({0, static_cast<double>(row) * size}).y);
  }
  [[nodiscard]] double side() const { return size * camera.zoom; }
  [[nodiscard]] std::vector<Vec2> corners(const PixelRegion& region) const {
    const Vec2 low{x(region.low.column), y(region.low.row)};
    const Vec2 high{x(region.low.column + region.columns), y(region.low.row + region.rows)};
    return {low, {high.x, low.y}, high, {low.x, high.y}};
  }
  [[nodiscard]] std::vector<Vec2> corners(const PixelRun& run) const {
    return corners(PixelRegion{{run.first, run.row}, run.last + 1 - run.first, 1});
  }
  /// Some of it may be in sight.
  [[nodiscard]] bool shows(const PixelRun& run) const {
    return x(run.last + 1) >= 0 && x(run.first) <= camera.width && y(run.row) >= 0 &&
           y(run.row + 1) <= camera.height;
  }
};

void addRuns(Figure& figure, const std::vector<PixelRun>& runs, const GridScreen& screen, Part kind,
             Paint paint, Hatch hatch) {
  const PartScope part(figure, kind);
  for (const PixelRun& run : runs) {
    if (!screen.shows(run)) continue;
    const std::vector<Vec2> corners = screen.corners(run);
    figure.add(Fill{Layer::fill, corners, {paint.role, kDepthTint * paint.alpha}});
    figure.add(Fill{Layer::fill, corners, paint, hatch});
  }
}

void addFrames(Figure& figure, const std::vector<PixelRun>& common, const GridScreen& screen) {
  const PartScope part(figure, Part::commonPixel);
  for (const PixelRun& run : common) {
    if (!screen.shows(run)) continue;
    figure.add(
        Stroke{Layer::ghost, screen.corners(run), true, {Role::overlap, 1}, 1.6, {}, Cap::butt});
  }
}

/// The lines of the grid across the pixels of one body's box.
void addLines(Figure& figure, const PixelRegion& region, const GridScreen& screen) {
  if (region.empty()) return;
  const PartScope part(figure, Part::bodyPixelGrid);
  const std::vector<Vec2> corners = screen.corners(region);
  const auto line = [&](Vec2 from, Vec2 to) {
    figure.add(Stroke{Layer::fill, {from, to}, false, {Role::dim, 0.5}, 1, {}, Cap::butt});
  };
  for (std::int64_t i = 0; i <= region.columns; ++i) {
    const double x = screen.x(region.low.column + i) + 0.5;
    line({x, corners[0].y}, {x, corners[2].y});
  }
  for (std::int64_t i = 0; i <= region.rows; ++i) {
    const double y = screen.y(region.low.row + i) + 0.5;
    line({corners[0].x, y}, {corners[2].x, y});
  }
}

/// A dot in the middle of every pixel that is compared: as they are read, up to the first common
/// one.
void addMiddles(Figure& figure, const PixelApproximation& pixels, const GridScreen& screen) {
  const PixelRegion& region = pixels.compared;
  std::int64_t left = pixels.answer.until;
  const PartScope part(figure, Part::bodyPixelGrid);
  for (std::int64_t row = region.low.row + region.rows - 1; row >= region.low.row; --row) {
    for (std::int64_t k = 0; k < region.columns && left > 0; ++k, --left) {
      const std::int64_t column = region.low.column + k;
      if (!screen.shows({row, column, column})) continue;
      const Vec2 middle{pixelMiddle(column, screen.size), pixelMiddle(row, screen.size)};
      figure.add(Dot{Layer::ghost, screen.camera.toScreen(middle), 1.5, {Role::text, 0.9}, {}, 0});
    }
  }
}

std::string answerText(const ApproximateAnswer& answer) {
  const std::string found =
      answer.meet ? fmt::format("first common pixel {} of {}", answer.until, answer.tests)
                  : fmt::format("none of {} common", answer.tests);
  return found + judgement(answer);
}

/// The frame of what is compared, with the answer.
void addCompared(Figure& figure, const PixelApproximation& pixels, const GridScreen& screen) {
  if (pixels.compared.empty()) return;
  const PartScope part(figure, Part::comparedPixels);
  const std::vector<Vec2> corners = screen.corners(pixels.compared);
  figure.add(Stroke{Layer::evidence, corners, true, {Role::text, 0.9}, 1.8, {6, 4}, Cap::butt});
  Vec2 place{(corners[0].x + corners[2].x) / 2, corners[2].y};
  if (pixels.first) {
    const std::vector<Vec2> first = screen.corners(PixelRegion{*pixels.first, 1, 1});
    figure.add(Stroke{Layer::evidence, first, true, {Role::text, 1}, 2.4, {}});
    place = first[2];
  }
  addLabel(figure, place, {1, -0.6}, answerText(pixels.answer), roleOf(pixels.answer), 6);
  if (!pixels.first) return;
  addLabel(figure, lerp(corners[0], corners[2], 0.5) + 0.5 * Vec2{0, corners[0].y - corners[2].y},
           {0, 1}, fmt::format("{} pixels to compare", pixels.answer.tests), Role::text, -1);
  figure.labels.back().text.size = 12;
}

}  // namespace

void addPixels(Figure& figure, const PixelApproximation& pixels, const Camera& camera) {
  const GridScreen screen{camera, pixels.size};
  addRuns(figure, pixels.a.runs, screen, Part::bodyPixelA, {Role::a, 0.8}, Hatch::forward);
  addRuns(figure, pixels.b.runs, screen, Part::bodyPixelB, {Role::b, 0.8}, Hatch::backward);
  addRuns(figure, pixels.common, screen, Part::commonPixel, {Role::overlap, 1}, Hatch::cross);
  if (screen.side() >= kLeastForLines) {
    addLines(figure, pixels.a.region, screen);
    addLines(figure, pixels.b.region, screen);
  }
  if (screen.side() >= kLeastForLines) addFrames(figure, pixels.common, screen);
  if (screen.side() >= kLeastForMiddles) addMiddles(figure, pixels, screen);
  addCompared(figure, pixels, screen);
}

}  // namespace sepax
