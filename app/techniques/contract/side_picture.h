#pragma once

#include "app/figure/figure.h"
#include "app/techniques/contract/close_up.h"
#include "app/techniques/contract/technique.h"
#include "app/view/view_state.h"
#include "core/evidence/evidence.h"

/// A second picture beside that of the bodies: a space of its own, with its own camera, in which a
/// technique shows the same answer. It stands right of the first one, or below it where the canvas
/// is tall. Places on the screen are logical pixels of the second picture.
namespace sepax {

/// A box in that space.
struct SideExtent {
  Vec2 min;
  Vec2 max;
};

/// What a technique says of it.
struct SidePicture {
  bool (*has)(const Evidence&) = nullptr;
  /// Its title: what a close-up of it does not have.
  void (*heading)(const Evidence&, const ViewState&, const Camera&, Figure&) = nullptr;
  void (*paint)(const Evidence&, const ViewState&, const Camera&, Figure&) = nullptr;
  /// What is to be seen when nobody has moved it.
  SideExtent (*extent)(const Evidence&, const ViewState&) = nullptr;
  /// What decides in it and may be too small to be seen; may be null.
  std::optional<CloseUp> (*closeUp)(const Evidence&, const ViewState&) = nullptr;
  /// What stands there, as a part of a body.
  Target (*pick)(const Evidence&, const ViewState&, const Camera&, Vec2 screen) = nullptr;
  /// How A follows a hand that takes hold there: 1 = the same way, -1 = the opposite way, so that
  /// what was taken moves against all the rest; 0 = there is nothing to take.
  int (*grip)(const Evidence&, const ViewState&, const Camera&, Vec2 screen) = nullptr;
};

/// The second picture of the view, null where there is none.
[[nodiscard]] const SidePicture* sideOf(const Technique* technique, const Evidence& evidence,
                                        const ViewState& view);

/// How both share a canvas.
struct CanvasRoom {
  Vec2 first;   ///< size of the picture of the bodies, at the top left
  Vec2 corner;  ///< of the second one
  Vec2 second;  ///< its size
};
[[nodiscard]] CanvasRoom canvasRoom(Vec2 canvas);

/// The camera, of this size, from which all is to be seen, with room for labels.
[[nodiscard]] Camera framedSide(const SidePicture& side, const Evidence& evidence,
                                const ViewState& view, Vec2 size);
/// The same camera with the least change after which all is in sight: nothing jumps while the
/// bodies move.
[[nodiscard]] Camera keptInSight(const SidePicture& side, const Evidence& evidence,
                                 const ViewState& view, Camera camera);
/// From there all is in sight, and not too small.
[[nodiscard]] bool showsSideWell(const SidePicture& side, const Evidence& evidence,
                                 const ViewState& view, const Camera& camera);

/// The second picture, set off from the first by a line; view.side must be there.
[[nodiscard]] Figure paintSide(const SidePicture& side, const Evidence& evidence,
                               const ViewState& view);

/// The size of the whole canvas of a view: of both its pictures.
[[nodiscard]] Vec2 canvasSize(const ViewState& view);
/// The camera of a picture of the whole canvas, which canvasView() turns into that of the bodies.
[[nodiscard]] Camera wholeCamera(const ViewState& view);
/// The place, logical pixels of the canvas, lies on the second picture.
[[nodiscard]] bool isOnSide(const ViewState& view, Vec2 screen);

}  // namespace sepax
