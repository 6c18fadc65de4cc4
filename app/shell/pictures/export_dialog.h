#pragma once

#include "app/pictures/picture_choices.h"
#include "app/shell/pictures/export_preview.h"
#include "app/widgets/number_field.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace sepax {

struct Pictures;
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
  bool inBrowser = false;                       ///< where MP4 cannot be made
  std::string missingProgram;                   ///< why there is no MP4; empty = there is
  bool justOpened = true;                       ///< the path is still to get the keyboard
  bool overwrite = false;                       ///< the next press replaces the file
  std::string problem;                          ///< of the last try
  ExportPreview preview;
};

void openExportDialog(Shell& shell);
void drawExportDialog(Shell& shell);
/// Seconds until its preview is due; absent = never.
[[nodiscard]] std::optional<double> exportDueIn(const Pictures& pictures);

/// A sentence about a choice.
struct ExportProblem {
  std::string field;  ///< that it stands at: "size", "format", "window", …
  std::string sentence;
};
using ExportProblems = std::vector<ExportProblem>;
/// All that is wrong with what is typed and chosen, or what keeps the preview from being drawn
/// (export_problems.cpp).
[[nodiscard]] ExportProblems problemsOf(const ExportDialog& dialog, const PictureRequest& request);
/// The numbers of a motion count: frames and seconds.
[[nodiscard]] bool showsMotion(const PictureChoices& choices);
/// What the column of choices shows beside them.
struct ExportFacts {
  PictureRequest request;  ///< that the choices made at the start of the frame
  std::string caption;
  bool recorded = false;  ///< there is a recorded drag
};
/// The column of choices (export_fields.cpp).
void drawExportFields(const Ui& ui, ExportDialog& dialog, const ExportProblems& problems,
                      const ExportFacts& facts);
/// The name of the file follows the format; the second one the other way round.
void renameForFormat(ExportDialog& dialog);
void takeFormatOfName(ExportDialog& dialog);

}  // namespace sepax
