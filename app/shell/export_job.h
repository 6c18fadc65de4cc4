#pragma once

#include "app/pictures/picture_choices.h"
#include "app/pictures/picture_job.h"

#include <memory>
#include <optional>
#include <string>

namespace sepax {

struct Shell;

/// A picture that is being made; its file is written once it is complete.
struct ExportJob {
  std::unique_ptr<PictureJob> picture;
  PictureRequest request;
  std::string path;
  double began = 0;  ///< seconds on the shell's clock
};

/// The last choices, or those of a first picture: the canvas as it stands there, PNG, scale 2.
[[nodiscard]] PictureChoices currentChoices(const Shell& shell);
/// How large the chosen part stands on the screen, logical pixels.
[[nodiscard]] PictureSize screenSizeOf(const Shell& shell, const PictureChoices& choices);
/// The shown scene and view. Where nobody has moved the camera, the picture looks where the scene
/// wants to be looked at from, whatever the canvas' shape; else the scene gets the camera's view.
[[nodiscard]] PictureSource exportSource(const Shell& shell, const PictureRequest& request);
/// What draws its pictures.
[[nodiscard]] PictureMeans pictureMeans(const Shell& shell);
/// A file for the picture, named after the scene, in the folder of the last one.
[[nodiscard]] std::string proposedPicture(const Shell& shell, const PictureChoices& choices);

/// Begins the picture and remembers the choices; the problem, empty when it has begun.
[[nodiscard]] std::string startExport(Shell& shell, const PictureChoices& choices,
                                      const std::string& path);
/// The last choices once more: the stem of the last file, without one the scene's, with the first
/// of
/// "", "-2", "-3", … that is free.
void exportAgain(Shell& shell);
/// A little of the work, in each frame; says too when a folder could not be opened.
void tendExport(Shell& shell);
/// How far it is, with a button that stops it, for what takes long.
void drawExportProgress(Shell& shell);

}  // namespace sepax
