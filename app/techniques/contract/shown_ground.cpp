#include "app/techniques/contract/shown_ground.h"

#include "app/figure/font.h"
#include "core/evidence/terms.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace sepax {
namespace {

// Logical pixels.
constexpr double kBorder = 4;  ///< between what is shown and the border or the words
constexpr double kSpace = 10;  ///< the same, once something has to move

/// What stands farther from the rest, as a part of its larger side, is left to itself.
constexpr double kFar = 0.8;

bool isContent(Part part) {
  const PartGroup group = groupOf(part);
  return (group == PartGroup::scene || group == PartGroup::evidence) &&
         part.row().reach != PartReach::passing;
}

/// The points of its outline.
std::vector<Vec2> pointsOf(const Item& item) {
  if (const Stroke* stroke = std::get_if<Stroke>(&item)) return stroke->points;
  if (const Fill* fill = std::get_if<Fill>(&item)) return fill->outline;
  if (const Box* box = std::get_if<Box>(&item)) return {box->min, box->max};
  const Text* text = std::get_if<Text>(&item);
  if (text != nullptr && (text->part == kPixelRuler || text->part == Part::solidPixel))
    return {rectOf(*text).min, rectOf(*text).max};
  const Dot* dot = std::get_if<Dot>(&item);
  if (dot == nullptr) return {};
  const Vec2 reach{dot->radius, dot->radius};
  return {dot->center - reach, dot->center + reach};
}

/// The ground that badge and narration take: that of their boxes, or of words without one.
std::optional<Rect> wordsOf(const Item& item) {
  if (groupOf(partOf(item)) != PartGroup::words) return std::nullopt;
  if (const Box* box = std::get_if<Box>(&item)) return grownBy({box->min, box->max}, kBorder);
  if (const Text* text = std::get_if<Text>(&item)) return grownBy(rectOf(*text), kBorder);
  return std::nullopt;
}

Rect extentOf(const std::vector<std::vector<Vec2>>& outlines) {
  Rect extent{{kInfinity, kInfinity}, {-kInfinity, -kInfinity}};
  for (const std::vector<Vec2>& outline : outlines) {
    for (const Vec2 p : outline) {
      extent.min = {std::min(extent.min.x, p.x), std::min(extent.min.y, p.y)};
      extent.max = {std::max(extent.max.x, p.x), std::max(extent.max.y, p.y)};
    }
  }
  return extent;
}

bool liesIn(const std::vector<Vec2>& outline, Rect rect) {
  return std::ranges::all_of(outline, [&](Vec2 p) { return contains(rect, {p, p}); });
}

Rect reachOf(const std::vector<std::vector<Vec2>>& outlines) {
  if (outlines.empty()) return {};
  const Rect rest = extentOf(outlines);
  const Vec2 size = rest.max - rest.min;
  return grownBy(rest, kFar * std::max(size.x, size.y));
}

bool isUnder(const std::vector<Vec2>& outline, Rect words) {
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 next = outline[(i + 1) % outline.size()];
    if (contains(words, {outline[i], outline[i]})) return true;
    if (lengthInside(outline[i], next, words) > 0) return true;
  }
  return false;
}

}  // namespace

ShownGround shownIn(const Figure& figure, const std::optional<Rect>& reach) {
  ShownGround shown;
  shown.whole = grownBy({{0, 0}, {figure.width, figure.height}}, -kBorder);
  std::vector<std::vector<Vec2>> computed;
  for (const Item& item : figure.items) {
    const Part part = partOf(item);
    if (const std::optional<Rect> words = wordsOf(item)) shown.words.push_back(*words);
    if (!isContent(part)) continue;
    std::vector<Vec2> outline = pointsOf(item);
    if (outline.empty()) continue;
    shown.bodyBeyond =
        shown.bodyBeyond || (part.row().reach == PartReach::body && !liesIn(outline, shown.whole));
    (part.row().reach == PartReach::computed ? computed : shown.outlines)
        .push_back(std::move(outline));
  }
  shown.reach = reach ? *reach : reachOf(shown.outlines);
  for (std::vector<Vec2>& outline : computed) {
    if (liesIn(outline, shown.reach)) shown.outlines.push_back(std::move(outline));
  }
  return shown;
}

bool isClear(const ShownGround& shown) {
  return std::ranges::all_of(shown.outlines, [&](const std::vector<Vec2>& outline) {
    return liesIn(outline, shown.whole) &&
           std::ranges::none_of(shown.words, [&](Rect words) { return isUnder(outline, words); });
  });
}

Rect extentOf(const ShownGround& shown) { return extentOf(shown.outlines); }

Rect freeRoomIn(const ShownGround& shown) {
  Rect room = shown.whole;
  const double middle = (shown.whole.min.y + shown.whole.max.y) / 2;
  for (const Rect words : shown.words) {
    if (words.max.y < middle) room.min.y = std::max(room.min.y, words.max.y);
    if (words.min.y > middle) room.max.y = std::min(room.max.y, words.min.y);
  }
  return room;
}

Rect roomIn(const ShownGround& shown) { return grownBy(freeRoomIn(shown), -kSpace); }

void addRoomForWords(Figure& figure, Rect rect) {
  Box room;
  room.min = rect.min;
  room.max = rect.max;
  room.fill = room.border = {Role::ground, 0};
  room.part = kRoomForWords;
  figure.add(room);
}

void dropRoomForWords(Figure& figure) {
  std::erase_if(figure.items, [](const Item& item) { return partOf(item) == kRoomForWords; });
}

}  // namespace sepax
