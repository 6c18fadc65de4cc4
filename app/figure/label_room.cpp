#include "app/figure/label_room.h"

#include "app/figure/halo.h"
#include "app/figure/nearest.h"
#include "core/evidence/terms.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <variant>

namespace sepax {
namespace {

// Logical pixels.
constexpr double kBorder = 4;       ///< between a label and the border of the figure
constexpr Vec2 kSpacing{9, 3};      ///< between two labels: side by side they would be one sentence
constexpr double kNarrow = 440;     ///< a figure as that of a column of a page
constexpr double kLineGap = 1.5;    ///< between a label and the middle of a line: its halo cuts it
constexpr double kNearLineGap = 1;  ///< the same where there is rarely room for as much
constexpr double kLeaderFrom = 16;  ///< a label this much farther away than wanted has a leader
constexpr double kLeaderGap = 3;    ///< between the leader and what it leads to
constexpr double kLeaderWidth = 2.5;  ///< nearer than this a line seems to be the leader's
constexpr double kLeaderPast = 5;     ///< nearer than this it seems to lead to a point
constexpr double kShortestLeader = 14;
constexpr double kClearlyNearer = 3;
constexpr double kSamePoint = 2;  ///< marks that are no farther apart are one

constexpr double kOnLineCost = 1000;   ///< for a line under the text: worse than any leader
constexpr double kCrossingCost = 0.6;  ///< for each pixel of a line under the text
constexpr double kOnFaintCost = 40;    ///< for one that only leads or reminds: worse than a turn
constexpr double kFaintCost = 0.9;     ///< for each pixel of one that only leads or reminds
constexpr double kHatchCost = 0.3;     ///< for each pixel of one of a faint hatch, as of a body
constexpr double kStruckCost = 3;      ///< for each pixel of width that one of those strikes
constexpr double kMostOfNumber = 60;  ///< what such lines cost more where they hide a decimal point
constexpr double kDotCost = 400;      ///< for a dot under the text
constexpr double kAnchorCost = 15;    ///< for the anchor of another label under the text
constexpr double kLeaderCrossesCost = 200;  ///< for a leader across another label
constexpr double kLeaderLineCost = 3;      ///< for each pixel of a line along a leader or across it
constexpr double kLeaderAlongCost = 0.9;   ///< the same of one that only leads or reminds
constexpr double kLeadersCrossCost = 80;   ///< for two leaders across each other
constexpr double kHiddenLeader = 12;       ///< so long along a line it cannot be told from it
constexpr double kLeaderHiddenCost = 120;  ///< for one that seems to end where the line does
constexpr double kLeaderPastCost = 60;     ///< for a leader past what others name, or a dot
constexpr double kLeaderThroughCost = 400;  ///< for a leader through a dot, which it seems to name
constexpr double kStrangerCost = 25;        ///< where the label stands nearer to one of those
constexpr double kForeignCost = 350;        ///< for the name of an area in another one
constexpr double kNeedlessCost = 350;       ///< for a leader to an arrow that tells of itself
constexpr double kPixelCost = 450;          ///< for a text that stands wholly on coloured pixels
constexpr double kAnyPixelCost = 120;       ///< for one that stands on any of them

constexpr double kFaintHatch = 0.5;     ///< a hatch that is no more opaque, which a halo parts
constexpr double kHatchStep = 6;        ///< between the lines that stand for a hatch
constexpr double kMostHatchLines = 64;  ///< of one area

/// So much of the width of a dot a leader crosses that goes through it.
constexpr double kThrough = 0.5;

/// So much of a line under a text is not yet seen there.
constexpr double kUnseen = 1.5;

/// A text on a hatched area is harder to read: lines through it, even-odd, like every hatch.
void addHatch(LineGrid& grid, const Fill& fill) {
  double top = kInfinity;
  double bottom = -kInfinity;
  for (const Vec2 p : fill.outline) {
    top = std::min(top, p.y);
    bottom = std::max(bottom, p.y);
  }
  const double step = std::max(kHatchStep, (bottom - top) / kMostHatchLines);
  for (double y = top + step / 2; y < bottom; y += step) {
    const std::vector<double> crossings = crossingsOfLevel(fill.outline, y);
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
      grid.add({{crossings[i], y}, {crossings[i + 1], y}, fill.paint.alpha});
  }
}

bool isColouredPixel(Part part) {
  constexpr std::array kParts{Part::solidPixel, Part::linePixel, Part::publishedPixel,
                              Part::cellPixel,  Part::hitPixel,  Part::untestedPixel};
  return std::ranges::find(kParts, part) != kParts.end();
}

Rect around(Vec2 one, Vec2 other) {
  return {{std::min(one.x, other.x), std::min(one.y, other.y)},
          {std::max(one.x, other.x), std::max(one.y, other.y)}};
}

/// The part of the place of a text in which its numbers with a point stand, from the first to the
/// last, as if all letters were as wide; absent where it has none.
std::optional<Rect> fractionsIn(const std::string& text, Rect rect) {
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  int letters = 0;
  int first = 0;
  int last = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if ((static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80U) continue;  // goes on with a letter
    ++letters;
    const bool point = i > 0 && i + 1 < text.size() && text[i] == '.' && isDigit(text[i - 1]) &&
                       isDigit(text[i + 1]);
    if (!point) continue;
    if (last == 0) first = letters - 2;
    last = letters + 1;
  }
  if (last == 0) return std::nullopt;
  const double letter = (rect.max.x - rect.min.x) / letters;
  return Rect{{rect.min.x + letter * first, rect.min.y}, {rect.min.x + letter * last, rect.max.y}};
}

Vec2 middleOf(Rect rect) { return 0.5 * (rect.min + rect.max); }

/// The line between two points runs from one side of the other one to its other side, and the other
/// way round.
bool crosses(Vec2 from, Vec2 to, const std::vector<Vec2>& line) {
  const auto parts = [](Vec2 a, Vec2 b, Vec2 p, Vec2 q) {
    return cross(b - a, p - a) * cross(b - a, q - a) < 0;
  };
  return parts(from, to, line[0], line[1]) && parts(line[0], line[1], from, to);
}

/// A name whose place is the middle of what it names.
bool isAtHome(const Label& label) {
  return label.text.part == Part::name && label.direction == Vec2{};
}

}  // namespace

Vec2 namedPoint(const Label& label, Rect rect) {
  Vec2 best = label.anchor;
  for (const Vec2 point : label.also)
    if (distanceTo(rect, point) < distanceTo(rect, best)) best = point;
  return best;
}

Rect spaced(Rect text) { return {text.min - kSpacing, text.max + kSpacing}; }

LabelRoom::LabelRoom(const Figure& figure)
    : area_{{kBorder, kBorder}, {figure.width - kBorder, figure.height - kBorder}},
      narrow_(figure.width < kNarrow) {
  for (const Box& box : figure.keepClear) {
    taken_.add({box.min, box.max});
    if (groupOf(box.part) == PartGroup::words) cards_.push_back({box.min, box.max});
    // A leader that ran under a picture in the picture would seem to come from there.
    if (groupOf(box.part) == PartGroup::evidence) texts_.push_back({box.min, box.max});
  }
  for (const Item& item : figure.items) {
    // Lines between pixels have the colour of the ground and are seen on coloured pixels alone.
    if (const Stroke* stroke = std::get_if<Stroke>(&item);
        stroke && stroke->part != Part::pixelLine)
      addSides(stroke->layer, stroke->points, stroke->closed, stroke->paint.alpha,
               stroke->dash.on > 0);
    if (const Fill* fill = std::get_if<Fill>(&item)) {
      addSides(fill->layer, fill->outline, true, fill->paint.alpha);
      constexpr std::size_t kMostCorners = 200;  // of finer ones it would cost too much to know
      if (fill->layer == Layer::fill && fill->outline.size() <= kMostCorners)
        areas_.push_back(fill->outline);
      const bool faint = fill->paint.alpha <= kFaintHatch;
      if (fill->hatch != Hatch::none) addHatch(faint ? hatches_ : faint_, *fill);
    }
    if (const Text* text = std::get_if<Text>(&item)) {
      taken_.add(spaced(rectOf(*text)));
      texts_.push_back(rectOf(*text));
    }
    if (const Box* box = std::get_if<Box>(&item)) {
      if (isColouredPixel(box->part)) pixels_.add({box->min, box->max});
      if (box->borderWidth > 0)
        addSides(box->layer,
                 {box->min, {box->max.x, box->min.y}, box->max, {box->min.x, box->max.y}}, true,
                 box->border.alpha);
    }
    if (const Dot* dot = std::get_if<Dot>(&item))
      dots_.add(grownBy({dot->center, dot->center}, dot->radius));
  }
  for (const Label& label : figure.labels) anchors_.add({label.anchor, label.anchor});
}

/// Null where texts may lie on it.
LineGrid* LabelRoom::gridOf(Layer layer, bool dashed) {
  switch (layer) {
    case Layer::outline:
    case Layer::evidence:
    case Layer::handle:
      return &lines_;
    case Layer::fill:
    case Layer::ghost:
    case Layer::guide:
      return dashed ? &dashed_ : &faint_;
    default:
      return nullptr;
  }
}

void LabelRoom::addSides(Layer layer, const std::vector<Vec2>& points, bool closed, double alpha,
                         bool dashed) {
  LineGrid* const grid = gridOf(layer, dashed);
  if (grid == nullptr || alpha <= 0) return;
  for (std::size_t i = 0; i + (closed ? 0 : 1) < points.size(); ++i)
    grid->add({points[i], points[(i + 1) % points.size()], alpha});
}

bool LabelRoom::isFree(Rect rect) const {
  return contains(area_, rect) && !taken_.anyOverlaps(rect);
}

bool LabelRoom::isOnDot(Rect rect) const {
  constexpr double kBarely = 2;  // logical pixels
  return dots_.anyOverlaps(grownBy(rect, -kBarely));
}

bool LabelRoom::isUnderCard(Rect rect) const {
  return std::ranges::any_of(cards_, [rect](Rect card) { return overlaps(card, rect); });
}

/// Whether a point that another label names, or a dot, is clearly nearer than the label's own.
bool LabelRoom::hasStranger(const Label& label, Rect rect) const {
  const Vec2 named = namedPoint(label, rect);
  const double own = distanceTo(rect, named) - kClearlyNearer;
  if (own <= 0) return false;
  const auto isNone = [&](Rect point) {
    const Vec2 middle = middleOf(point);
    return distance(middle, named) < kSamePoint || distance(middle, label.anchor) < kSamePoint ||
           distanceTo(rect, middle) >= own;
  };
  return !anchors_.visitOverlapping(grownBy(rect, own), isNone) ||
         !dots_.visitOverlapping(grownBy(rect, own), isNone);
}

/// Another line than those through the point runs between it and the name of its edge, which would
/// seem to be that one.
bool LabelRoom::isBeyondLine(Vec2 named, Vec2 end) const {
  constexpr double kOwn = 5;      // logical pixels that lines through the point take
  constexpr double kWidth = 0.5;  // of what is looked along
  const Vec2 start = named + kOwn * normalized(end - named);
  return lines_.lengthAlong(start, end, kWidth, 0) > 0;
}

bool isLeader(const Item& item) {
  const Stroke* stroke = std::get_if<Stroke>(&item);
  return stroke != nullptr && stroke->layer == Layer::guide && stroke->points.size() == 2 &&
         stroke->width <= 1 && stroke->dash.on == 0;
}

std::optional<Stroke> LabelRoom::leaderOf(const Label& label, Rect rect) const {
  if (isWithin(label.home, middleOf(rect))) return std::nullopt;
  const Vec2 named = namedPoint(label, rect);
  const double away = distanceTo(rect, named);
  const Vec2 end = nearestIn(rect, named);
  const auto isClear = [&] {
    if (away <= kShortestLeader) return true;
    const bool ofEdge = label.text.part == Part::chosenEdge;
    return !hasStranger(label, rect) && !(ofEdge && isBeyondLine(named, end));
  };
  if (!label.leads && away <= label.distance + kLeaderFrom && isClear()) return std::nullopt;
  const Vec2 gap = kLeaderGap * normalized(end - named);
  Stroke leader;
  leader.layer = Layer::guide;
  leader.points = {named + gap, end - gap};
  leader.paint = {Role::muted, label.text.paint.alpha};
  leader.width = 1;
  leader.part = label.text.part;
  return leader;
}

double LabelRoom::leaderCost(Vec2 anchor, Vec2 end, double most) const {
  double cost = 0;
  const auto addText = [&](Rect text) {
    cost += lengthInside(anchor, end, text) > 0 ? kLeaderCrossesCost : 0;
  };
  for (const Rect text : texts_) addText(text);
  for (const Placed& other : placed_) {
    addText(other.rect);
    if (other.leader && crosses(anchor, end, other.leader->points)) cost += kLeadersCrossCost;
  }
  // An arrow that goes on where the leader ends would seem to be one with it.
  const Vec2 beyond = end + kLeaderGap * normalized(end - anchor);
  const double along =
      lines_.lengthAlong(anchor, beyond, kLeaderWidth, (most - cost) / kLeaderLineCost);
  cost += kLeaderLineCost * along;
  const double mostAlong = (most - cost) / kLeaderAlongCost;
  cost += kLeaderAlongCost * (faint_.lengthAlong(anchor, beyond, kLeaderWidth, mostAlong) +
                              dashed_.lengthAlong(anchor, beyond, kLeaderWidth, mostAlong));
  cost += along > kHiddenLeader ? kLeaderHiddenCost : 0;
  if (cost > most) return cost;
  const auto addPast = [&](Rect point) {
    const Vec2 middle = middleOf(point);
    const bool past = distance(middle, anchor) >= kSamePoint &&
                      dot(middle - anchor, end - anchor) > 0 &&
                      lengthInside(anchor, end, grownBy(point, kLeaderPast)) > 0;
    cost += past ? kLeaderPastCost : 0;
    return true;
  };
  const Rect reach = grownBy(around(anchor, end), kLeaderPast);
  anchors_.visitOverlapping(reach, addPast);
  dots_.visitOverlapping(reach, addPast);
  bool through = false;
  dots_.visitOverlapping(around(anchor, end), [&](Rect dot) {
    const double across = lengthInside(anchor, end, dot);
    const bool own = overlaps(dot, grownBy({anchor, anchor}, kLeaderPast));
    through = !own && across > kThrough * (dot.max.x - dot.min.x);
    return !through;
  });
  cost += through ? kLeaderThroughCost : 0;
  return cost;
}

/// How much of a place lies on coloured pixels; one where they overlap each other all over it.
double LabelRoom::pixelShare(Rect rect) const {
  double covered = 0;
  pixels_.visitOverlapping(rect, [&](Rect box) {
    const Vec2 low{std::max(rect.min.x, box.min.x), std::max(rect.min.y, box.min.y)};
    const Vec2 high{std::min(rect.max.x, box.max.x), std::min(rect.max.y, box.max.y)};
    covered += (high.x - low.x) * (high.y - low.y);
    return true;
  });
  return std::min(1.0, covered / ((rect.max.x - rect.min.x) * (rect.max.y - rect.min.y)));
}

/// It stands in something else than what it names, or, where it could be left out, not in that.
bool LabelRoom::isInAnother(const Label& label, Rect rect) const {
  const bool minor = label.priority < 0 && !label.home.empty();
  if (minor && !isWithin(label.home, middleOf(rect))) return true;
  if (!isAtHome(label)) return false;
  return std::ranges::any_of(areas_, [&](const std::vector<Vec2>& area) {
    return isWithin(area, middleOf(rect)) && !isWithin(area, label.anchor);
  });
}

double LabelRoom::costOf(const Label& label, Rect rect, double most) const {
  // Between the guides of axes, and in a small body, is rarely as much room.
  const bool near = isAtHome(label) || label.text.part == Part::axis;
  const Rect seen = grownBy(rect, near ? kNearLineGap : kLineGap);
  double under = lines_.lengthUnder(seen, most / kCrossingCost);
  for (const Placed& other : placed_) {
    if (!other.leader) continue;
    const std::vector<Vec2>& points = other.leader->points;
    under += lengthInside(points[0], points[1], seen);
  }
  double cost = kCrossingCost * under + (under > kUnseen ? kOnLineCost : 0);
  if (cost > most) return cost;
  // One along the text is read as a stroke of it, and what is dashed as minus signs.
  const auto faintUnder = [&](Rect part, double enough) {
    // The halo cuts a gap into what is dashed, which seems to end there.
    const Rect dashed = grownBy(part, near ? 0 : kHaloRadius);
    const double longest = enough / kFaintCost;
    const double length = faint_.lengthUnder(part, longest) + dashed_.lengthUnder(dashed, longest);
    return (length > kUnseen ? kOnFaintCost : 0) + kFaintCost * length +
           kStruckCost * (faint_.widthUnder(part) + dashed_.widthUnder(dashed));
  };
  cost += faintUnder(rect, most - cost) + kHatchCost * hatches_.lengthUnder(rect);
  if (const std::optional<Rect> numbers = fractionsIn(label.text.text, rect))
    cost += std::min(2 * faintUnder(*numbers, kMostOfNumber), kMostOfNumber);
  const double onPixels = pixelShare(rect);
  cost += kPixelCost * onPixels + (onPixels > 0 ? kAnyPixelCost : 0);
  dots_.visitOverlapping(rect, [&](Rect) {
    cost += kDotCost;
    return true;
  });
  anchors_.visitOverlapping(rect, [&](Rect anchor) {
    cost += anchor.min == label.anchor ? 0 : kAnchorCost;
    return true;
  });
  if (cost > most) return cost;
  cost += (hasStranger(label, rect) ? kStrangerCost : 0) +
          (isInAnother(label, rect) ? kForeignCost : 0);
  const Vec2 named = namedPoint(label, rect);
  if (!leaderOf(label, rect)) return cost;
  const bool needless = narrow_ && label.priority < 0 && label.text.part == Part::velocity;
  cost += needless ? kNeedlessCost : 0;
  return cost + leaderCost(named, nearestIn(rect, named), most - cost);
}

void LabelRoom::put(const Label& label, Rect rect) {
  placed_.push_back({rect, leaderOf(label, rect)});
  taken_.add(spaced(rect));
}

void LabelRoom::take(Rect rect) {
  std::erase_if(placed_, [&](const Placed& placed) { return placed.rect == rect; });
  taken_.remove(spaced(rect));
}

}  // namespace sepax
