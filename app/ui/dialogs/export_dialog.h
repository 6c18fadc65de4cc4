#pragma once

#include "app/pictures/picture_choices.h"
#include "app/ui/dialogs/export_preview.h"
#include "app/ui/panels/number_field.h"

#include <map>
#include <optional>
#include <string>

namespace sepax {

struct Shell;

/// A frame that is being dragged on the canvas, world units.
struct CropDrag {
  std::optional<Vec2> from;  ///< absent before the press
  Vec2 to;
};

/// Asks what a picture shall be, and shows it.
struct ExportDialog {
  PictureChoices choices;
  std::string path;                             ///< as typed
  std::map<std::string, ExpressionText> texts;  ///< of the numbers, by name
  std::optional<CropDrag> cropping;             ///< the dialog is hidden meanwhile
  std::string missingProgram;                   ///< why there is no MP4; empty = there is
  bool justOpened = true;                       ///< the path is still to get the keyboard
  bool overwrite = false;                       ///< the next press replaces the file
  std::string problem;                          ///< of the last try
  ExportPreview preview;
};

void openExportDialog(Shell& shell);
void drawExportDialog(Shell& shell);
/// Seconds until its preview is due; absent = never.
[[nodiscard]] std::optional<double> exportDueIn(const Shell& shell);

/// A sentence about a choice; empty = none.
struct ExportProblem {
  std::string field;  ///< "size", "format", "window", …
  std::string sentence;
};
[[nodiscard]] ExportProblem problemOf(const ExportDialog& dialog, const PictureRequest& request);
/// The column of choices (export_fields.cpp).
void drawExportFields(Shell& shell, ExportDialog& dialog, const ExportProblem& problem);
/// The name of the file follows the format; the second one the other way round.
void renameForFormat(ExportDialog& dialog);
void takeFormatOfName(ExportDialog& dialog);

}  // namespace sepax
