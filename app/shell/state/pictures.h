#pragma once

#include "app/pictures/picture_choices.h"
#include "app/shell/pictures/drag_recording.h"
#include "app/shell/pictures/export_dialog.h"
#include "app/shell/pictures/export_job.h"

#include <future>
#include <optional>
#include <string>

namespace sepax {

/// Pictures that leave the program.
struct Pictures {
  std::optional<PictureChoices> choices;   ///< of the last picture
  std::optional<ExportDialog> dialog;      ///< while it is open
  std::optional<ExportJob> job;            ///< while a picture is made
  std::future<std::string> openingFolder;  ///< valid while its outcome is not known
  DragRecording recording;
};

}  // namespace sepax
