#pragma once

#include "app/scene/scene.h"
#include "app/view/view_state.h"

#include <optional>
#include <string>

/// Technique and camera belong to the view from the moment a scene is opened until it is written.
namespace sepax {

/// How a scene said that it wants to be shown, and how it was shown at first.
struct Opening {
  std::string technique = std::string(kDefaultTechnique);  ///< of the scene
  std::optional<View> view = {};                           ///< of the scene; absent = no wish
  Showing showing = {};                                    ///< of the scene
  Showing asked = {};     ///< the same, with what it is shown with though it does not say so
  OptionBag before = {};  ///< what options were set to when it was opened
  std::string shownTechnique =
      std::string(kDefaultTechnique);      ///< another one when this program has not the scene's
  std::optional<Camera> firstCamera = {};  ///< absent until the scene is drawn
};

/// Of a scene that the view shows from now on, in the view's technique, before it is shown in the
/// way that the scene asks for; `asked` as the scene's own showing.
[[nodiscard]] Opening openingOf(const Scene& scene, const ViewState& view, Showing asked);
/// The camera looks elsewhere than at first. A canvas of another size is no other place.
[[nodiscard]] bool isMoved(const Camera& camera, const Opening& opening);

/// The scene as every file, copy and picture carries it: with the technique and the place that a
/// hand has chosen since it was opened, else with what the scene said then. Law: both depend on the
/// view and the opening alone, so that undo and an earlier save change neither.
[[nodiscard]] Scene sceneToWrite(Scene scene, const ViewState& view, const Opening& opening);

/// Size of the canvas for which scenes choose their zoom, logical pixels.
inline constexpr double kCanvasWidth = 1130;
inline constexpr double kCanvasHeight = 710;

/// How much larger a canvas of this size, logical pixels, shows a scene than the one for which
/// scenes choose their zoom.
[[nodiscard]] double enlargementAt(double width, double height);
/// What a scene says so that its opening camera is this one again, at the camera's own size.
/// A camera beyond what a scene may say is said as far as it may.
[[nodiscard]] View viewFrom(const Camera& camera);

}  // namespace sepax
