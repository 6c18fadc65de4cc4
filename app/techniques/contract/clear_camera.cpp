#include "app/techniques/contract/clear_camera.h"

#include "app/techniques/contract/shown_ground.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace sepax {

namespace {

constexpr int kRounds = 4;      ///< rulers keep their distance, so one round does not always do
constexpr double kLeast = 0.5;  ///< of the zoom, that is kept
constexpr double kLeastFramed = 0.42;  ///< of the zoom that frames the bodies alone
constexpr double kFill = 0.86;         ///< of the room between the words, that a framed scene takes
constexpr double kNear = 0.02;         ///< so near to it is near enough
constexpr double kPoor = 0.2;          ///< that much away from it is another picture
constexpr int kFillRounds = 12;
constexpr double kMostAtOnce = 8;  ///< a round changes the zoom by no more

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
  opening.options = view.options;
  opening.answers = view.answers;
  opening.method = view.method;
  opening.hidden = view.hidden;
  opening.wording = view.wording;
  opening.camera = camera;
  return opening;
}

/// A part of the world, y up.
struct WorldBox {
  Vec2 low;
  Vec2 high;
};

WorldBox worldBox(Rect rect, const Camera& camera) {
  return {camera.toWorld({rect.min.x, rect.max.y}), camera.toWorld({rect.max.x, rect.min.y})};
}

Rect onScreen(WorldBox box, const Camera& camera) {
  return {camera.toScreen({box.low.x, box.high.y}), camera.toScreen({box.high.x, box.low.y})};
}

/// Adds what another view of the same camera shows, but its words.
void addShown(Figure& figure, TechniqueTable techniques, const Evidence& evidence,
              const ViewState& view) {
  Figure other = paintUnlabelled(techniques, evidence, view);
  for (Item& item : other.items)
    if (groupOf(partOf(item)) != PartGroup::words) figure.items.push_back(std::move(item));
}

/// The steps of a published answer alone may show more than its end: what it shows beside the exact
/// one, and what that shows, is all. One picture of a step shows what that of the answer leaves
/// out.
Figure paintedWhole(TechniqueTable techniques, const Evidence& evidence, ViewState view, int step) {
  const bool alone = view.answers == Answers::published;
  if (alone) view.answers = Answers::both;
  Figure figure = paintUnlabelled(techniques, evidence, view);
  if (alone) {
    view.answers = Answers::exact;
    addShown(figure, techniques, evidence, view);
  }
  if (view.wording.still && step >= 0) {
    view.step = step;
    addShown(figure, techniques, evidence, view);
  }
  return figure;
}

/// `reach` is where what is far begins, once it is known: it does not change with the camera.
ShownGround shownAt(TechniqueTable techniques, const Evidence& evidence, const ViewState& asked,
                    const Camera& camera, std::optional<WorldBox>& reach) {
  const ViewState view = openingView(asked, camera);
  const Figure figure = paintedWhole(techniques, evidence, view, asked.step);
  if (reach) return shownIn(figure, onScreen(*reach, view.camera));
  ShownGround shown = shownIn(figure);
  reach = worldBox(shown.reach, view.camera);
  return shown;
}

/// The part of the room that is taken in the direction in which more of it is.
double shareOf(Rect extent, Rect room) {
  const Vec2 takes = extent.max - extent.min;
  const Vec2 has = room.max - room.min;
  return std::max(takes.x / has.x, takes.y / has.y);
}

/// So that the extent, if it grows with the zoom, fills its part of the room, in the middle of it.
Camera filling(Camera camera, Rect extent, Rect room) {
  const Vec2 middle = 0.5 * (extent.min + extent.max);
  const double factor = std::clamp(kFill / shareOf(extent, room), 1 / kMostAtOnce, kMostAtOnce);
  camera = zoomedAt(camera, middle, factor);
  const Vec2 move = 0.5 * (room.min + room.max) - middle;
  camera.center += Vec2{-move.x, move.y} / camera.zoom;
  return camera;
}

/// What stands in the middle of `framed`, in the middle of the room.
Camera bodiesIn(Rect room, const Camera& framed, double zoom) {
  Camera camera = framed;
  camera.zoom = zoom;
  const Vec2 off = 0.5 * (room.min + room.max) - Vec2{framed.width / 2, framed.height / 2};
  camera.center += Vec2{-off.x, off.y} / zoom;
  return camera;
}

/// The camera that comes nearest to the wanted share and shows all clear.
struct BestFilling {
  std::optional<Camera> camera;
  double lack = kInfinity;

  void consider(const Camera& other, double share, bool clear) {
    const double lacks = std::abs(kFill - share);
    if (!clear || lacks >= lack) return;
    camera = other;
    lack = lacks;
  }
};

}  // namespace

Camera clearCamera(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  Camera camera = view.camera;
  std::optional<WorldBox> reach;
  for (int round = 0; round < kRounds; ++round) {
    const ShownGround shown = shownAt(techniques, evidence, view, camera, reach);
    if (shown.bodyBeyond && round == 0) return view.camera;
    if (shown.outlines.empty() || isClear(shown)) break;
    const Rect room = roomIn(shown);
    if (room.min.x >= room.max.x || room.min.y >= room.max.y) return view.camera;
    camera = movedInto(camera, extentOf(shown), room, kLeast * view.camera.zoom);
  }
  return camera;
}

Camera stillClear(TechniqueTable techniques, const Evidence& evidence, const ViewState& view,
                  const Camera& before) {
  const ViewState opening = openingView(view, before);
  const ShownGround shown = shownIn(paintedWhole(techniques, evidence, opening, view.step));
  return isClear(shown) ? clearCamera(techniques, evidence, view) : view.camera;
}

Camera framedCamera(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  Camera camera = view.camera;
  BestFilling best;
  std::optional<WorldBox> reach;
  std::optional<Rect> last;
  for (int round = 0; round < kFillRounds && best.lack > kNear; ++round) {
    const ShownGround shown = shownAt(techniques, evidence, view, camera, reach);
    if (shown.outlines.empty()) return camera;
    const Rect room = freeRoomIn(shown);
    const Rect extent = extentOf(shown);
    if (room.min.x >= room.max.x || room.min.y >= room.max.y) return view.camera;
    if (!(shareOf(extent, room) > 0)) return camera;
    best.consider(camera, shareOf(extent, room), isClear(shown));
    camera = filling(camera, extent, room);
    last = room;
  }
  const double least = kLeastFramed * view.camera.zoom;
  if (best.camera && (best.lack < kPoor || best.camera->zoom >= least)) return *best.camera;
  // Where words and rulers leave no room, bodies are to be seen rather than all of those.
  if (last && camera.zoom < least) return bodiesIn(*last, view.camera, least);
  ViewState clear = view;
  clear.camera = camera;
  return clearCamera(techniques, evidence, clear);
}

}  // namespace sepax
