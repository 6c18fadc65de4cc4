#pragma once

#include "app/pictures/picture_choices.h"
#include "app/pictures/picture_job.h"
#include "app/shell/state/notices.h"
#include "app/shell/state/services.h"

#include <memory>
#include <optional>
#include <string>

namespace sepax {

struct Pictures;
struct Shell;

/// A picture that is being made; its file is written once it is complete.
struct ExportJob {
  std::unique_ptr<PictureJob> picture;
  PictureRequest request;
  std::string path;
  double began = 0;  ///< seconds on the shell's clock
};

/// What draws its pictures.
[[nodiscard]] PictureMeans pictureMeans(const Services& services, TechniqueTable techniques);

/// Begins the picture and remembers the choices; the problem, empty when it has begun.
[[nodiscard]] std::string startExport(Shell& shell, const PictureChoices& choices,
                                      const std::string& path);
/// The last choices once more: the stem of the last file, without one the scene's, with the first
/// of "",
/// "-2", "-3", … that is free.
void exportAgain(Shell& shell);
/// A little of the work, in each frame; says too when a folder could not be opened.
void tendExport(Pictures& pictures, const Services& services, Notices& notices);
/// How far it is, with a button that stops it, for what takes long.
void drawExportProgress(const Ui& ui, Pictures& pictures, Notices& notices);

}  // namespace sepax
