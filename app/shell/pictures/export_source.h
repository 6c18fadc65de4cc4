#pragma once

#include "app/pictures/picture_choices.h"
#include "app/pictures/picture_job.h"
#include "app/shell/pictures/drag_recording.h"
#include "app/shell/state/settings.h"
#include "app/shell/state/workspace.h"
#include "app/widgets/ui.h"

#include <optional>
#include <string>

/// What a picture is made of and where it goes, from what is on the screen.
namespace sepax {

/// The last choices, or those of a first picture: the canvas as it stands there, PNG, scale 2.
[[nodiscard]] PictureChoices currentChoices(const std::optional<PictureChoices>& last,
                                            const ViewState& view);
/// How large the chosen part stands on the screen, logical pixels.
[[nodiscard]] PictureSize screenSizeOf(const Ui& ui, const ViewState& view,
                                       const PictureChoices& choices);
/// The request that the choices make of what is on the screen.
[[nodiscard]] PictureRequest requestOf(const Ui& ui, const Workspace& work,
                                       const Settings& settings, const PictureChoices& choices);
/// The shown scene and view. Where nobody has moved the camera, the picture looks where the scene
/// wants to be looked at from, whatever the canvas' shape. The file carries the scene as saving
/// writes it; that of a crop opens on the crop.
[[nodiscard]] PictureSource exportSource(const Workspace& work, const DragRecording& recording,
                                         const PictureRequest& request);
/// The scene's name without folder and extension.
[[nodiscard]] std::string sceneStem(const Workspace& work);
/// A file of this name for the picture: in the folder of the last one, else beside the scene.
[[nodiscard]] std::string pictureNamed(const Document& document, const PictureChoices& choices,
                                       const std::string& stem);

}  // namespace sepax
