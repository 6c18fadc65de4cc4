#include "app/techniques/contract/clear_camera.h"

#include "app/figure/label_space.h"

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

namespace sepax {

namespace {

// Logical pixels.
constexpr double kBorder = 4;   ///< between what is shown and the border or the words
constexpr double kSpace = 10;   ///< the same, once something has to move
constexpr int kRounds = 4;      ///< rulers keep their distance, so one round does not always do
constexpr double kLeast = 0.5;  ///< of the zoom, that is kept

bool isBody(Part part) {
  return part == Part::bodyA || part == Part::bodyB || part == Part::otherBody;
}

/// What must be seen whole; lines through the whole picture are none of it.
bool isContent(Part part) {
  switch (part) {
    case Part::axis:
    case Part::shadow:
    case Part::push:
    case Part::pushedBody:
    case Part::ghost:
    case Part::pose:
    case Part::contact:
    case Part::ray:
    case Part::publishedBody:
    case Part::publishedMove:
    case Part::publishedPoint:
    case Part::publishedAxis:
      return true;
    default:
      return isBody(part);
  }
}

/// The points of its outline.
std::vector<Vec2> pointsOf(const Item& item) {
  if (const Stroke* stroke = std::get_if<Stroke>(&item)) return stroke->points;
  if (const Fill* fill = std::get_if<Fill>(&item)) return fill->outline;
  if (const Dot* dot = std::get_if<Dot>(&item)) return {dot->center};
  return {};
}

/// The ground that badge and narration take: that of their boxes, or of words without one.
std::optional<Rect> wordsOf(const Item& item) {
  if (groupOf(partOf(item)) != PartGroup::words) return std::nullopt;
  if (const Box* box = std::get_if<Box>(&item)) return grownBy({box->min, box->max}, kBorder);
  if (const Text* text = std::get_if<Text>(&item)) return grownBy(rectOf(*text), kBorder);
  return std::nullopt;
}

/// What a picture is about and the ground that its words take.
struct Shown {
  Rect whole;
  std::vector<Rect> words;
  std::vector<std::vector<Vec2>> outlines;
  bool bodyBeyond = false;
};

/// On a page a numbered mark that is in sight must not lie under the words.
bool isMark(const Item& item, const Figure& figure, const Wording& wording) {
  const Dot* dot = std::get_if<Dot>(&item);
  if (!wording.paper || dot == nullptr) return false;
  return (dot->part == Part::candidate || dot->part == Part::refusedCandidate) &&
         contains({{0, 0}, {figure.width, figure.height}}, {dot->center, dot->center});
}

/// What such a mark takes, as an outline.
std::vector<Vec2> groundOf(const Dot& dot) {
  const Vec2 half{dot.radius, dot.radius};
  return {dot.center - half, dot.center + Vec2{half.x, -half.y}, dot.center + half,
          dot.center + Vec2{-half.x, half.y}};
}

Shown shownIn(const Figure& figure, const Wording& wording) {
  Shown shown;
  shown.whole = grownBy({{0, 0}, {figure.width, figure.height}}, -kBorder);
  for (const Item& item : figure.items) {
    const Part part = partOf(item);
    const Box* box = std::get_if<Box>(&item);
    if (const std::optional<Rect> words = wordsOf(item)) shown.words.push_back(*words);
    if (isMark(item, figure, wording)) shown.outlines.push_back(groundOf(std::get<Dot>(item)));
    if (!isContent(part) || box != nullptr) continue;
    shown.outlines.push_back(pointsOf(item));
    const auto isBeyond = [&](Vec2 p) { return !contains(shown.whole, {p, p}); };
    shown.bodyBeyond =
        shown.bodyBeyond || (isBody(part) && std::ranges::any_of(shown.outlines.back(), isBeyond));
  }
  return shown;
}

bool isUnder(const std::vector<Vec2>& outline, Rect words) {
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 next = outline[(i + 1) % outline.size()];
    if (contains(words, {outline[i], outline[i]})) return true;
    if (lengthInside(outline[i], next, words) > 0) return true;
  }
  return false;
}

bool isClear(const Shown& shown) {
  return std::ranges::all_of(shown.outlines, [&](const std::vector<Vec2>& outline) {
    return std::ranges::all_of(outline,
                               [&](Vec2 p) {
                                 return contains(shown.whole, {p, p});
                               }) &&
           std::ranges::none_of(shown.words, [&](Rect words) { return isUnder(outline, words); });
  });
}

Rect extentOf(const Shown& shown) {
  Rect extent{{kInfinity, kInfinity}, {-kInfinity, -kInfinity}};
  for (const std::vector<Vec2>& outline : shown.outlines) {
    for (const Vec2 p : outline) {
      extent.min = {std::min(extent.min.x, p.x), std::min(extent.min.y, p.y)};
      extent.max = {std::max(extent.max.x, p.x), std::max(extent.max.y, p.y)};
    }
  }
  return extent;
}

/// Between the words above and those below.
Rect roomIn(const Shown& shown) {
  Rect room = grownBy(shown.whole, -kSpace);
  const double middle = (shown.whole.min.y + shown.whole.max.y) / 2;
  for (const Rect words : shown.words) {
    if (words.max.y < middle) room.min.y = std::max(room.min.y, words.max.y + kSpace);
    if (words.min.y > middle) room.max.y = std::min(room.max.y, words.min.y - kSpace);
  }
  return room;
}

/// How far an interval must move to lie in another one.
double moveInto(double low, double high, double least, double most) {
  if (high - low > most - least) return (least + most - low - high) / 2;
  if (low < least) return least - low;
  return high > most ? most - high : 0;
}

/// The same zoom or, where there is no room, a smaller one; moved as little as needed.
Camera movedInto(Camera camera, Rect extent, Rect room, double leastZoom) {
  const Vec2 has = room.max - room.min;
  const Vec2 needs = extent.max - extent.min;
  const double share =
      std::min({1.0, has.x / std::max(needs.x, 1.0), has.y / std::max(needs.y, 1.0)});
  const Vec2 middle = (extent.min + extent.max) / 2;
  const double factor = std::max(share, std::min(1.0, leastZoom / camera.zoom));
  camera = zoomedAt(camera, middle, factor);
  const Vec2 half = factor * needs / 2;
  const Vec2 move{moveInto(middle.x - half.x, middle.x + half.x, room.min.x, room.max.x),
                  moveInto(middle.y - half.y, middle.y + half.y, room.min.y, room.max.y)};
  camera.center += Vec2{-move.x, move.y} / camera.zoom;
  return camera;
}

/// The picture as it opens, from this camera.
ViewState openingView(const ViewState& view, const Camera& camera) {
  ViewState opening;
  opening.technique = view.technique;
  opening.hidden = view.hidden;
  opening.wording = view.wording;
  opening.camera = camera;
  return opening;
}

}  // namespace

Camera clearCamera(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  ViewState opening = openingView(view, view.camera);
  for (int round = 0; round < kRounds; ++round) {
    const Shown shown = shownIn(paint(techniques, evidence, opening), view.wording);
    if (shown.bodyBeyond && round == 0) return view.camera;
    if (shown.outlines.empty() || isClear(shown)) break;
    const Rect room = roomIn(shown);
    if (room.min.x >= room.max.x || room.min.y >= room.max.y) return view.camera;
    opening.camera = movedInto(opening.camera, extentOf(shown), room, kLeast * view.camera.zoom);
  }
  return opening.camera;
}

Camera stillClear(TechniqueTable techniques, const Evidence& evidence, const ViewState& view,
                  const Camera& before) {
  const Shown shown = shownIn(paint(techniques, evidence, openingView(view, before)), view.wording);
  return isClear(shown) ? clearCamera(techniques, evidence, view) : view.camera;
}

}  // namespace sepax
