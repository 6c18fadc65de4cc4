#include "app/shell/regions/free_place.h"

#include "app/techniques/contract/shown_ground.h"
#include "core/evidence/terms.h"

#include <algorithm>
#include <array>
#include <variant>
#include <vector>

namespace sepax {
namespace {

constexpr double kMargin = 12;     ///< to the words of the canvas
constexpr double kBeside = 16;     ///< to its sides
constexpr double kRounding = 0.5;  ///< what stands just beside words is not on them

/// From the bottom of the canvas to the top of its words, logical pixels.
double narrationHeight(const Figure& figure) {
  for (const Item& item : figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box != nullptr && box->part == Part::narrationBacking) return figure.height - box->min.y;
  }
  return 0;
}

constexpr double kWord = 80;  ///< pixels of line that a word is worth

/// How much of the picture stands in a rectangle: logical pixels of the lines of what it is about,
/// and as many of a word as it takes of lines to be worth one; badges are never covered.
double coveredBy(const Figure& figure, const ShownGround& shown, Rect rect) {
  double length = 0;
  for (const Item& item : figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box != nullptr && groupOf(box->part) == PartGroup::words &&
        overlaps({box->min, box->max}, grownBy(rect, kMargin - kRounding)))
      return kInfinity;
    const Text* text = std::get_if<Text>(&item);
    if (text != nullptr && overlaps(rectOf(*text), rect)) length += kWord;
  }
  for (const std::vector<Vec2>& outline : shown.outlines)
    for (std::size_t i = 0; i + 1 < outline.size(); ++i)
      length += lengthInside(outline[i], outline[i + 1], rect);
  return length;
}

/// A corner of the room that the canvas leaves: where a card stands, and which of its points.
struct Corner {
  Vec2 at;     ///< logical pixels from the canvas
  Vec2 pivot;  ///< as Card has it
};

/// Beside the badges, and the corners.
std::array<Corner, 5> cornersOf(const Figure& figure) {
  const double top = badgesHeight(figure) + kMargin;
  const double bottom = figure.height - narrationHeight(figure) - kMargin;
  const double right = figure.width - kBeside;
  return {{{{right, kMargin}, {1, 0}},
           {{right, bottom}, {1, 1}},
           {{kBeside, bottom}, {0, 1}},
           {{right, top}, {1, 0}},
           {{kBeside, top}, {0, 0}}}};
}

/// The card stands there already, as far as its words fill its form.
bool isAbout(const std::optional<Rect>& now, Rect rect) {
  constexpr double kNear = 16;
  return now && distance(now->min, rect.min) < kNear && distance(now->max, rect.max) < kNear;
}

}  // namespace

double badgesHeight(const Figure& figure) {
  double height = 0;
  for (const Item& item : figure.items) {
    const Box* box = std::get_if<Box>(&item);
    const bool badge = box != nullptr && groupOf(box->part) == PartGroup::words;
    if (badge && box->max.y < figure.height / 2) height = std::max(height, box->max.y);
  }
  return height;
}

std::optional<CardPlace> freestPlace(const Figure& figure, std::span<const Vec2> sizes,
                                     const std::optional<Rect>& now) {
  // Labels give way to the card: if it did not stay, both would change places with every frame.
  constexpr double kStays = kWord / 4;
  const ShownGround shown = shownIn(figure);
  std::optional<CardPlace> best;
  double least = kInfinity;
  for (std::size_t form = 0; form < sizes.size(); ++form) {
    for (const Corner& corner : cornersOf(figure)) {
      const Vec2 size = sizes[form];
      const Vec2 low = corner.at - Vec2{corner.pivot.x * size.x, corner.pivot.y * size.y};
      const Rect rect{low, low + size};
      const double covered = coveredBy(figure, shown, rect) - (isAbout(now, rect) ? kStays : 0);
      if (covered >= least) continue;
      least = covered;
      best = CardPlace{form, corner.at, corner.pivot};
    }
  }
  return best;
}

}  // namespace sepax
