#include "app/techniques/contract/close_up.h"

#include "app/figure/clip.h"
#include "app/figure/compose.h"
#include "app/figure/font.h"
#include "app/figure/label_space.h"
#include "app/figure/nearest.h"
#include "app/techniques/contract/shown_ground.h"
#include "core/evidence/terms.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <variant>

namespace sepax {

namespace {

// Logical pixels.
constexpr double kMostWidth = 340;
constexpr double kLeastWidth = 168;
constexpr double kLeastWithoutWords = 124;
constexpr double kHeightByWidth = 0.68;
constexpr double kRasterCell = 8;  ///< of the raster of what is taken
constexpr double kToBorder = 10;   ///< between it and the border of the picture or its words
constexpr double kAround = 10;     ///< between it and what else is drawn
constexpr double kFromPlace = 36;  ///< between it and its place, which has labels

constexpr double kWidthShare = 0.3;    ///< of the picture's width
constexpr double kNarrow = 440;        ///< a figure as that of a page, which is read from near
constexpr double kLeastInNarrow = 88;  ///< width of a close-up in it
constexpr double kSmaller = 0.8;       ///< the next size that is tried
constexpr double kShareOfNarrow = kWidthShare / kSmaller;  ///< of its width
constexpr double kLeastTimes = 2.5;                        ///< times larger, that shows more
constexpr double kMostTimes = 1e4;   ///< times larger, beyond which rounding would be seen
constexpr double kPassingCost = 12;  ///< of a cell with a line that goes on, in pixels farther away
constexpr double kCrossingCost = 3;  ///< of a pixel of its line through a body, the same
constexpr double kMostCrossed = 40;  ///< of bodies, by its line

constexpr std::string_view kPlaceName = "close-up";
constexpr Part kCloseUp = part<"close-up", PartGroup::evidence, PartReach::passing>();

/// How much of a raster over the figure is taken, for every rectangle at once.
class TakenCells {
 public:
  TakenCells(double width, double height)
      : columns_(static_cast<std::size_t>(width / kRasterCell) + 1),
        rows_(static_cast<std::size_t>(height / kRasterCell) + 1),
        taken_(columns_ * rows_) {}

  void addPoint(Vec2 p) {
    if (!(p.x >= 0 && p.y >= 0)) return;
    const auto column = static_cast<std::size_t>(p.x / kRasterCell);
    const auto row = static_cast<std::size_t>(p.y / kRasterCell);
    if (column < columns_ && row < rows_) taken_[row * columns_ + column] = 1;
  }
  void addRect(Rect rect) {
    const Vec2 end{std::min(rect.max.x, kRasterCell * static_cast<double>(columns_)),
                   std::min(rect.max.y, kRasterCell * static_cast<double>(rows_))};
    for (double y = std::max(0.0, rect.min.y); y < end.y + kRasterCell; y += kRasterCell)
      for (double x = std::max(0.0, rect.min.x); x < end.x + kRasterCell; x += kRasterCell)
        addPoint({std::min(x, end.x), std::min(y, end.y)});
  }
  void addLine(Vec2 from, Vec2 to, Rect whole) {
    const std::optional<Span> seen = spanInside(from, to, whole);
    if (!seen) return addPoint(from);
    const Vec2 start = lerp(from, to, seen->first);
    const Vec2 end = lerp(from, to, seen->last);
    const int steps = static_cast<int>(distance(start, end) / (kRasterCell / 2)) + 1;
    for (int i = 0; i <= steps; ++i) addPoint(lerp(start, end, static_cast<double>(i) / steps));
  }

  /// After which count() may be asked.
  void sum() {
    for (std::size_t row = 0; row < rows_; ++row)
      for (std::size_t column = 0; column < columns_; ++column)
        at(column, row) += (column > 0 ? at(column - 1, row) : 0) +
                           (row > 0 ? at(column, row - 1) : 0) -
                           (column > 0 && row > 0 ? at(column - 1, row - 1) : 0);
  }
  /// Of the cells that the rectangle, which lies in the figure, meets.
  [[nodiscard]] int count(Rect rect) const {
    const auto left = static_cast<std::size_t>(rect.min.x / kRasterCell);
    const auto top = static_cast<std::size_t>(rect.min.y / kRasterCell);
    const std::size_t right =
        std::min(columns_, static_cast<std::size_t>(rect.max.x / kRasterCell) + 1);
    const std::size_t bottom =
        std::min(rows_, static_cast<std::size_t>(rect.max.y / kRasterCell) + 1);
    const auto before = [&](std::size_t column, std::size_t row) {
      return column > 0 && row > 0 ? taken_[(row - 1) * columns_ + column - 1] : 0;
    };
    return before(right, bottom) - before(left, bottom) - before(right, top) + before(left, top);
  }

 private:
  [[nodiscard]] int& at(std::size_t column, std::size_t row) {
    return taken_[row * columns_ + column];
  }

  std::size_t columns_;
  std::size_t rows_;
  std::vector<int> taken_;
};

bool isOfBody(Part part) {
  constexpr std::array kBodies{Part::bodyA, Part::bodyB, Part::otherBody, Part::pose};
  return std::ranges::find(kBodies, part) != kBodies.end();
}

/// What is drawn, and the lines of it that go on beyond, which may run under a close-up.
struct Taken {
  TakenCells drawn;
  TakenCells passing;
  TakenCells bodies;  ///< of what is drawn, which the line to a close-up should not go through
  Rect whole;

  explicit Taken(const Figure& figure)
      : drawn(figure.width, figure.height),
        passing(figure.width, figure.height),
        bodies(figure.width, figure.height),
        whole{{0, 0}, {figure.width, figure.height}} {
    for (const Item& item : figure.items) {
      const Part part = partOf(item);
      if (groupOf(part) == PartGroup::grid || groupOf(part) == PartGroup::words) continue;
      if (part == Part::tileLine || part == Part::pixelLine) continue;  // of empty tiles, too
      const bool passes = part.row().reach == PartReach::passing;
      std::visit([&](const auto& shape) { add(passes ? passing : drawn, shape); }, item);
      if (isOfBody(part)) std::visit([&](const auto& shape) { add(bodies, shape); }, item);
    }
    for (const Label& label : figure.labels) drawn.addPoint(label.anchor);
    for (const Box& box : figure.keepClear) drawn.addRect({box.min, box.max});
    drawn.sum();
    passing.sum();
    bodies.sum();
  }

 private:
  void add(TakenCells& cells, const std::vector<Vec2>& points, bool closed) const {
    for (std::size_t i = closed ? 0 : 1; i < points.size(); ++i)
      cells.addLine(points[i == 0 ? points.size() - 1 : i - 1], points[i], whole);
  }
  void add(TakenCells& cells, const Stroke& stroke) const {
    add(cells, stroke.points, stroke.closed);
  }
  void add(TakenCells& cells, const Fill& fill) const {
    add(cells, fill.outline, true);
    for (double y = kRasterCell / 2; y < whole.max.y; y += kRasterCell) {
      const std::vector<double> crossings = crossingsOfLevel(fill.outline, y);
      for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
        cells.addLine({crossings[i], y}, {crossings[i + 1], y}, whole);
    }
  }
  void add(TakenCells& cells, const Dot& dot) const {
    cells.addRect(grownBy({dot.center, dot.center}, dot.radius));
  }
  void add(TakenCells& cells, const Text& text) const { cells.addRect(rectOf(text)); }
  void add(TakenCells& cells, const Box& box) const { cells.addRect({box.min, box.max}); }
};

bool isFree(const Taken& taken, Rect rect, Vec2 place) {
  return distanceTo(rect, place) >= kFromPlace && taken.drawn.count(grownBy(rect, kAround)) == 0;
}

/// How far the line from what is shown to its close-up goes through bodies beyond its surroundings,
/// logical pixels.
double crossedBy(const Taken& taken, Rect rect, Vec2 place) {
  const Vec2 end = nearestIn(rect, place);
  const double length = distance(place, end);
  double crossed = 0;
  for (double along = kFromPlace; along < length - kAround; along += kRasterCell) {
    const Vec2 at = lerp(place, end, along / length);
    if (taken.bodies.count({at, at}) > 0) crossed += kRasterCell;
  }
  return crossed;
}

/// A free place for a close-up, and what speaks against it in pixels farther away.
struct FreePlace {
  Rect rect;
  double cost = 0;
  double crossed = 0;  ///< by its line, logical pixels
};

/// The cheapest free place of this size: near what it shows, over few lines, and not through
/// bodies.
std::optional<FreePlace> freePlace(const Taken& taken, Rect room, Vec2 size, Vec2 place) {
  std::optional<FreePlace> best;
  for (double y = room.min.y; y + size.y <= room.max.y; y += kRasterCell) {
    for (double x = room.min.x; x + size.x <= room.max.x; x += kRasterCell) {
      const Rect rect{{x, y}, {x + size.x, y + size.y}};
      const double least = best ? best->cost : kInfinity;
      const double away = distanceTo(rect, place);
      if (away >= least || !isFree(taken, rect, place)) continue;
      const double crossed = crossedBy(taken, rect, place);
      const double cost = away + kPassingCost * taken.passing.count(rect) + kCrossingCost * crossed;
      if (cost < least) best = FreePlace{rect, cost, crossed};
    }
  }
  return best;
}

/// The largest free place whose line does not go right through bodies, or else the largest one; of
/// these the former one, by its middle.
std::optional<Rect> freePlace(const Figure& figure, Vec2 place, double least, const Vec2* former) {
  const Rect room = grownBy(freeRoomIn(shownIn(figure)), -kToBorder);
  const Taken taken(figure);
  std::optional<Rect> largest;
  const double share = figure.width < kNarrow ? kShareOfNarrow : kWidthShare;
  double width = std::clamp(share * figure.width, least, kMostWidth);
  // Where all larger ones have such a line the least size and one more are tried.
  while (width >= (largest ? kSmaller : 1) * least) {
    const Vec2 size{width, kHeightByWidth * width};
    if (former != nullptr) {
      const Rect rect{*former - 0.5 * size, *former + 0.5 * size};
      if (contains(room, rect) && isFree(taken, rect, place)) return rect;
    }
    const std::optional<FreePlace> found = freePlace(taken, room, size, place);
    if (found && found->crossed <= kMostCrossed) return found->rect;
    if (found && !largest) largest = found->rect;
    const bool toLeast = largest && width > least;
    width = toLeast ? std::max(kSmaller * width, least) : kSmaller * width;
  }
  return largest;
}

/// Whether the label is one of the figure's evidence, of a point in this place.
bool isNamedIn(Rect place, const Figure& figure, const Label& label) {
  return groupOf(label.text.part) == PartGroup::evidence &&
         std::ranges::any_of(figure.labels, [&](const Label& other) {
           return contains(place, {other.anchor, other.anchor}) &&
                  other.text.text == label.text.text;
         });
}

bool hasText(const Figure& figure, const std::string& words) {
  return std::ranges::any_of(figure.items, [&](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    return text != nullptr && text->text == words;
  });
}

/// What a stretched close-up claims stands at its frame where that is too small for the words.
void addClaim(Figure& figure, const std::vector<Label>& labels, const Figure& inside, Rect rect) {
  constexpr int kClaim = 9;  // the least priority of one
  for (Label label : labels) {
    if (label.priority < kClaim || hasText(inside, label.text.text)) continue;
    if (std::ranges::any_of(figure.labels,
                            [&](const Label& other) { return other.text.text == label.text.text; }))
      continue;
    label.anchor = {(rect.min.x + rect.max.x) / 2, rect.max.y};
    label.direction = {0, 1};
    label.also = {{label.anchor.x, rect.min.y}};
    figure.labels.push_back(std::move(label));
  }
}

void setLayer(Item& item, Layer layer) {
  std::visit([layer](auto& shape) { shape.layer = layer; }, item);
}

/// How many times larger it is, in the first corner without another text or a dot.
Text factorIn(const Figure& inside, Vec2 size, std::string words) {
  constexpr double kIn = 8;  // logical pixels from the border
  Text factor{Layer::label,    {},          std::move(words), kSmallestText,
              Weight::regular, Align::left, {Role::muted, 1}, false,
              kCloseUp};
  const double right = size.x - kIn - textWidth(factor.text, factor.size, factor.weight);
  const double below = kIn + kSmallestText;
  const std::array corners{Vec2{kIn, size.y - kIn}, Vec2{right, size.y - kIn}, Vec2{kIn, below},
                           Vec2{right, below}};
  const auto isFree = [&](Vec2 corner) {
    factor.position = corner;
    const Rect rect = rectOf(factor);
    return std::ranges::none_of(inside.items, [&](const Item& item) {
      const Dot* dot = std::get_if<Dot>(&item);
      if (dot != nullptr) return distanceTo(rect, dot->center) < dot->radius;
      const Text* text = std::get_if<Text>(&item);
      return text != nullptr && overlaps(rectOf(*text), rect);
    });
  };
  const auto* const found = std::ranges::find_if(corners, isFree);
  factor.position = found == corners.end() ? corners.front() : *found;
  return factor;
}

/// How many times larger across: 1, 2 or 5 of a power of ten, so that all that is off is seen.
double timesAcross(const Stretched& what, double zoom, double height) {
  constexpr double kShare = 0.4;  // of the height, to each side
  const double most = kShare * height / (what.off * zoom);
  const double ten = std::pow(10, std::floor(std::log10(most)));
  return most >= 5 * ten ? 5 * ten : most >= 2 * ten ? 2 * ten : ten;
}

/// What the close-up shows, with its scale.
struct Enlarged {
  Figure figure;
  std::string scale;
};

/// Shorter where the frame is narrow.
std::string stretchedScale(double times, double across, double width) {
  constexpr double kIn = 16;  // logical pixels, from both borders
  const int ten = static_cast<int>(std::floor(std::log10(across)));
  const std::string more = fmt::format("{:.0f}e{}× across", across / std::pow(10, ten), ten);
  const std::string whole = fmt::format("{:.0f}× along, {}", times, more);
  return textWidth(whole, kSmallestText, Weight::regular) < width - kIn ? whole : more;
}

Enlarged enlarged(const CloseUp& what, const Camera& near, double zoom,
                  const std::function<Figure(const Camera&)>& paint) {
  const double times = near.zoom / zoom;
  if (!what.stretched) return {paint(near), fmt::format("{:.0f}×", times)};
  const double across = timesAcross(*what.stretched, zoom, near.height);
  return {what.stretched->paint(near, across * zoom), stretchedScale(times, across, near.width)};
}

}  // namespace

bool isSmall(const CloseUp& what, const Camera& camera) {
  const Vec2 place = camera.toScreen(what.center);
  const Rect whole{{0, 0}, {camera.width, camera.height}};
  const double most = kMostWidth * kHeightByWidth / 2 / what.reach;  // zoom
  return contains(whole, {place, place}) && most >= kLeastTimes * camera.zoom;
}

void addCloseUp(Figure& figure, const Figure& ground, const Camera& camera, const CloseUp& what,
                const std::function<Figure(const Camera&)>& paint,
                std::span<const LabelPlace> before) {
  if (!isSmall(what, camera)) return;
  const Vec2 place = camera.toScreen(what.center);
  const auto former = std::ranges::find(before, kPlaceName, &LabelPlace::name);
  const double least = figure.width < kNarrow ? kLeastInNarrow
                       : what.named           ? kLeastWidth
                                              : kLeastWithoutWords;
  const std::optional<Rect> rect =
      freePlace(ground, place, least, former == before.end() ? nullptr : &former->offset);
  if (!rect) return;
  const Vec2 size = rect->max - rect->min;
  const Camera near{what.center, std::min(kMaxZoom, size.y / 2 / what.reach), size.x, size.y};
  const double times = near.zoom / camera.zoom;
  if (!(times >= kLeastTimes && times <= kMostTimes)) return;

  const Rect spot{place - size / (2 * times), place + size / (2 * times)};
  Enlarged close = enlarged(what, near, camera.zoom, paint);
  Figure& inside = close.figure;
  std::erase_if(inside.labels, [&](const Label& label) {
    return !what.stretched && (!what.named || !isNamedIn(spot, figure, label));
  });
  // What would lie on a line there stands better beside the place itself.
  constexpr int kOptional = 100;
  for (Label& label : inside.labels) {
    label.text.size = std::min(label.text.size, kSmallestText);
    if (!what.stretched) label.priority -= kOptional;
  }
  Text factor = factorIn(inside, size, std::move(close.scale));
  const Rect plate = grownBy(rectOf(factor), 2);  // it may stand on coloured pixels
  inside.add(Box{
      Layer::label, plate.min, plate.max, 3, {Role::ground, 0.8}, {Role::ground, 0}, 0, kCloseUp});
  inside.add(std::move(factor));
  const std::vector<Label> labels = inside.labels;
  placeLabels(inside);
  for (const Border border : {Border::left, Border::right, Border::top, Border::bottom})
    inside = clippedAt(std::move(inside), border);
  std::erase_if(figure.labels, [&](const Label& label) {
    return contains(spot, {label.anchor, label.anchor}) && hasText(inside, label.text.text);
  });

  if (what.stretched) addClaim(figure, labels, inside, *rect);
  const PartScope part(figure, kCloseUp);
  const Vec2 from = nearestIn(*rect, place);
  const Vec2 to = nearestIn(spot, from);
  figure.add(Stroke{Layer::label, {from, to}, false, {Role::muted, 0.8}, 1, {}, Cap::butt});
  figure.add(Box{Layer::label, spot.min, spot.max, 2, {Role::ground, 0}, {Role::muted, 1}, 1});
  figure.add(Box{Layer::badge, rect->min, rect->max, 0, {Role::ground, 1}, {Role::ground, 0}, 0});
  std::vector<Item> items;
  for (const Item* item : inPaintingOrder(inside)) items.push_back(*item);
  inside.items = std::move(items);
  inside = moved(std::move(inside), rect->min);
  for (Item& item : inside.items) {
    setLayer(item, Layer::badge);
    figure.items.push_back(std::move(item));
  }
  figure.add(Box{Layer::badge, rect->min, rect->max, 0, {Role::ground, 0}, {Role::muted, 1}, 1});
  figure.placed.push_back({std::string(kPlaceName), 0.5 * (rect->min + rect->max)});
  const Rect clear = grownBy(*rect, kAround / 2);
  figure.keepClear.push_back(Box{.min = clear.min, .max = clear.max, .part = kCloseUp});
}

}  // namespace sepax
