#include "app/figure/font.h"
#include "app/figure/label_space.h"
#include "app/figure/line_grid.h"
#include "app/figure/rect_grid.h"
#include "core/evidence/terms.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <utility>
#include <vector>

namespace sepax {
namespace {

// Logical pixels.
constexpr double kBorder = 4;       ///< between a label and the border of the figure
constexpr double kSpacing = 3;      ///< between two labels
constexpr double kLineGap = 1;      ///< between a label and the middle of a line
constexpr double kLeaderFrom = 16;  ///< a label this much farther away than wanted has a leader
constexpr double kLeaderGap = 3;    ///< between the leader and what it leads to
constexpr double kOutOfSight = 24;  ///< an anchor this far outside the figure has no label
constexpr double kFarStep = 6;      ///< between the places tried far away
constexpr double kNearby = 64;      ///< how much farther away labels of negative priority may go

/// Nobody reads more of them in one picture, and each is compared with all others.
constexpr std::size_t kMostLabels = 500;

/// How much farther away than wanted a label is tried.
constexpr std::array<double, 11> kFarther = {0, 6, 14, 26, 42, 64, 92, 128, 176, 240, 320};
/// The directions tried: the wanted one, then to both sides of it up to the opposite one.
constexpr int kDirections = 16;

// Costs of a place, in units of a pixel farther away.
constexpr double kTurnCost = 7;        ///< for each sixteenth of a turn away from the wanted side
constexpr double kOnLineCost = 200;    ///< for a line under the text
constexpr double kCrossingCost = 0.6;  ///< for each pixel of it
constexpr double kFaintCost = 0.9;     ///< for each pixel of a line that only leads or reminds
constexpr double kDotCost = 150;       ///< for a dot under the text
constexpr double kAnchorCost = 15;     ///< for the anchor of another label under the text
constexpr double kLeaderCrossesCost = 60;  ///< for a leader across another label

constexpr double kPixelCost = 220;  ///< for a text that stands wholly on coloured pixels

constexpr double kHatchStep = 6;        ///< between the lines that stand for a hatch
constexpr double kMostHatchLines = 64;  ///< of one area

/// So much of a line under a text is not yet seen there.
constexpr double kUnseen = 1.5;

/// What labels must not cover and what they should not.
struct Space {
  explicit Space(const Figure& drawn)
      : figure{{kBorder, kBorder}, {drawn.width - kBorder, drawn.height - kBorder}} {}

  Rect figure;                 ///< where labels may be
  RectGrid taken{figure};      ///< never covered
  std::vector<Rect> labels{};  ///< those of `taken` that are text
  LineGrid lines{figure};      ///< outlines and evidence
  LineGrid faint{figure};      ///< those that only lead or remind, and the borders of areas
  RectGrid dots{figure};
  RectGrid anchors{figure};
  RectGrid pixels{figure};  ///< those that stop a ray or were tested by one
};

/// Null where texts may lie on it.
LineGrid* gridOf(Space& space, Layer layer) {
  switch (layer) {
    case Layer::outline:
    case Layer::evidence:
    case Layer::handle:
      return &space.lines;
    case Layer::fill:
    case Layer::ghost:
    case Layer::guide:
      return &space.faint;
    default:
      return nullptr;
  }
}

void addSides(Space& space, Layer layer, const std::vector<Vec2>& points, bool closed,
              double alpha) {
  LineGrid* const grid = gridOf(space, layer);
  if (grid == nullptr || alpha <= 0) return;
  for (std::size_t i = 0; i + (closed ? 0 : 1) < points.size(); ++i)
    grid->add({points[i], points[(i + 1) % points.size()], alpha});
}

/// A text on a hatched area is hard to read: lines through it, even-odd, like every hatch.
void addHatch(LineGrid& grid, const Fill& fill) {
  double top = kInfinity;
  double bottom = -kInfinity;
  for (const Vec2 p : fill.outline) {
    top = std::min(top, p.y);
    bottom = std::max(bottom, p.y);
  }
  const double step = std::max(kHatchStep, (bottom - top) / kMostHatchLines);
  for (double y = top + step / 2; y < bottom; y += step) {
    std::vector<double> crossings;
    for (std::size_t i = 0; i < fill.outline.size(); ++i) {
      const Vec2 from = fill.outline[i];
      const Vec2 to = fill.outline[(i + 1) % fill.outline.size()];
      if ((from.y <= y) == (to.y <= y)) continue;
      crossings.push_back(from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x));
    }
    std::ranges::sort(crossings);
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
      grid.add({{crossings[i], y}, {crossings[i + 1], y}, fill.paint.alpha});
  }
}

bool isColouredPixel(Part part) {
  constexpr std::array kParts{Part::solidPixel, Part::linePixel, Part::cellPixel, Part::hitPixel};
  return std::ranges::find(kParts, part) != kParts.end();
}

Space spaceOf(const Figure& figure) {
  Space space(figure);
  for (const Box& box : figure.keepClear) space.taken.add({box.min, box.max});
  for (const Item& item : figure.items) {
    // Lines between pixels have the colour of the ground and are seen on coloured pixels alone.
    if (const Stroke* stroke = std::get_if<Stroke>(&item);
        stroke && stroke->part != Part::pixelLine)
      addSides(space, stroke->layer, stroke->points, stroke->closed, stroke->paint.alpha);
    if (const Fill* fill = std::get_if<Fill>(&item)) {
      addSides(space, fill->layer, fill->outline, true, fill->paint.alpha);
      if (fill->hatch != Hatch::none) addHatch(space.faint, *fill);
    }
    if (const Text* text = std::get_if<Text>(&item)) {
      space.taken.add(grownBy(rectOf(*text), kSpacing));
      space.labels.push_back(rectOf(*text));
    }
    if (const Box* box = std::get_if<Box>(&item); box && isColouredPixel(box->part))
      space.pixels.add({box->min, box->max});
    if (const Dot* dot = std::get_if<Dot>(&item)) {
      space.dots.add(grownBy({dot->center, dot->center}, dot->radius));
    }
  }
  for (const Label& label : figure.labels) space.anchors.add({label.anchor, label.anchor});
  return space;
}

bool isFree(const Space& space, Rect rect) {
  return contains(space.figure, rect) && !space.taken.anyOverlaps(rect);
}

double distanceTo(Rect rect, Vec2 point) { return distance(nearestIn(rect, point), point); }

bool needsLeader(const Label& label, Rect rect) {
  return distanceTo(rect, label.anchor) > label.distance + kLeaderFrom;
}

/// How much of a place lies on coloured pixels; one where they overlap each other all over it.
double pixelShare(const Space& space, Rect rect) {
  double covered = 0;
  space.pixels.visitOverlapping(rect, [&](Rect box) {
    const Vec2 low{std::max(rect.min.x, box.min.x), std::max(rect.min.y, box.min.y)};
    const Vec2 high{std::min(rect.max.x, box.max.x), std::min(rect.max.y, box.max.y)};
    covered += (high.x - low.x) * (high.y - low.y);
    return true;
  });
  return std::min(1.0, covered / ((rect.max.x - rect.min.x) * (rect.max.y - rect.min.y)));
}

/// What speaks against a free place besides where it is.
double clutterCost(const Space& space, const Label& label, Rect rect) {
  const double under = space.lines.lengthUnder(grownBy(rect, kLineGap));
  double cost = kCrossingCost * under + (under > kUnseen ? kOnLineCost : 0);
  cost += kFaintCost * space.faint.lengthUnder(rect);
  cost += kPixelCost * pixelShare(space, rect);
  space.dots.visitOverlapping(rect, [&](Rect) {
    cost += kDotCost;
    return true;
  });
  space.anchors.visitOverlapping(rect, [&](Rect anchor) {
    cost += anchor.min == label.anchor ? 0 : kAnchorCost;
    return true;
  });
  if (!needsLeader(label, rect)) return cost;
  const Vec2 end = nearestIn(rect, label.anchor);
  for (const Rect other : space.labels) {
    cost += lengthInside(label.anchor, end, other) > 0 ? kLeaderCrossesCost : 0;
  }
  return cost;
}

/// The cheapest place so far.
struct Best {
  std::optional<Rect> rect;
  double cost = std::numeric_limits<double>::infinity();
};

void consider(Best& best, const Space& space, const Label& label, Rect rect, double cost) {
  if (cost >= best.cost || !isFree(space, rect)) return;
  cost += clutterCost(space, label, rect);
  if (cost < best.cost) best = {rect, cost};
}

Rect around(Vec2 middle, Vec2 size) { return {middle - 0.5 * size, middle + 0.5 * size}; }

Best bestNearAnchor(const Space& space, const Label& label, Vec2 size) {
  Best best;
  const bool centered = label.direction == Vec2{};
  if (centered) consider(best, space, label, around(label.anchor, size), 0);
  const Vec2 wanted = centered ? Vec2{0, -1} : normalized(label.direction);
  for (const double farther : kFarther) {
    if (farther >= best.cost || (label.priority < 0 && farther > kNearby)) break;
    for (int i = 0; i < kDirections; ++i) {
      const int turns = (i + 1) / 2;
      const double angle = (i % 2 == 0 ? 1 : -1) * turns * 2 * std::numbers::pi / kDirections;
      // The wanted direction itself stays exact.
      const Vec2 direction =
          i == 0 ? wanted : std::cos(angle) * wanted + std::sin(angle) * turnedLeft(wanted);
      const Vec2 middle =
          label.anchor + middleAtDistance(direction, size, label.distance + farther);
      consider(best, space, label, around(middle, size), farther + kTurnCost * turns);
    }
  }
  return best;
}

/// Wherever there is room, the nearer the better.
Best bestAnywhere(const Space& space, const Label& label, Vec2 size) {
  Best best;
  const Vec2 room = space.figure.max - space.figure.min - size;
  const double step = std::max(kFarStep, std::max(room.x, room.y) / 200);
  for (double y = 0; y <= room.y; y += step) {
    for (double x = 0; x <= room.x; x += step) {
      const Vec2 min = space.figure.min + Vec2{x, y};
      const Rect rect{min, min + size};
      consider(best, space, label, rect, distanceTo(rect, label.anchor));
    }
  }
  return best;
}

std::optional<Rect> placeFor(const Space& space, const Label& label, Vec2 size) {
  Best best = bestNearAnchor(space, label, size);
  if (label.priority < 0) return best.cost < kOnLineCost ? best.rect : std::nullopt;
  if (!best.rect) best = bestAnywhere(space, label, size);
  return best.rect;
}

Stroke leaderOf(const Label& label, Rect rect) {
  const Vec2 end = nearestIn(rect, label.anchor);
  const Vec2 gap = kLeaderGap * normalized(end - label.anchor);
  Stroke leader;
  leader.layer = Layer::guide;
  leader.points = {label.anchor + gap, end - gap};
  leader.paint = {Role::muted, label.text.paint.alpha};
  leader.width = 1;
  leader.part = label.text.part;
  return leader;
}

bool isInSight(const Figure& figure, Vec2 anchor) {
  return anchor.x > -kOutOfSight && anchor.x < figure.width + kOutOfSight &&
         anchor.y > -kOutOfSight && anchor.y < figure.height + kOutOfSight;
}

}  // namespace

void placeLabels(Figure& figure) {
  std::stable_sort(
      figure.labels.begin(), figure.labels.end(),
      [](const Label& one, const Label& other) { return one.priority > other.priority; });
  std::erase_if(figure.labels,
                [&](const Label& label) { return !isInSight(figure, label.anchor); });
  if (figure.labels.size() > kMostLabels) figure.labels.resize(kMostLabels);
  Space space = spaceOf(figure);
  for (const Label& label : figure.labels) {
    const Rect wanted = rectOf(label.text);
    const std::optional<Rect> rect = placeFor(space, label, wanted.max - wanted.min);
    if (!rect) continue;
    space.taken.add(grownBy(*rect, kSpacing));
    space.labels.push_back(*rect);
    if (needsLeader(label, *rect)) {
      Stroke leader = leaderOf(label, *rect);
      space.lines.add({leader.points[0], leader.points[1], 1});  // later labels keep off it
      figure.add(std::move(leader));
    }
    Text text = label.text;
    text.align = Align::left;
    text.position = {rect->min.x, rect->max.y - descent(text.size)};
    figure.add(std::move(text));
  }
  figure.labels.clear();
}

}  // namespace sepax
