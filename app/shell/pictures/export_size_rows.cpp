#include "app/shell/pictures/export_rows.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace sepax {
namespace {

/// Beside pixels their size on paper, beside millimetres their pixels.
std::string otherSize(const PictureChoices& choices, const PictureRequest& request) {
  const double width = request.width * request.scale;
  const double height = request.height * request.scale;
  if (choices.paper) return fmt::format("= {:.0f} × {:.0f} pixels", width, height);
  return fmt::format("= {:.0f} × {:.0f} pixels, {:.0f} × {:.0f} mm at {:g} dpi", width, height,
                     millimetresOf(width, choices.dotsPerInch),
                     millimetresOf(height, choices.dotsPerInch), choices.dotsPerInch);
}

/// What is typed into fields of sizes counts no longer.
void forgetSizes(ExportDialog& dialog) {
  std::erase_if(dialog.texts, [](const auto& entry) {
    return entry.first != "frames" && entry.first != "seconds";
  });
}

void pixelFields(const Ui& ui, ExportDialog& dialog, const PictureRequest& request) {
  PictureChoices& choices = dialog.choices;
  for (const PicturePreset& preset : picturePresets()) {
    const bool first = &preset == &picturePresets().front();
    const bool on = choices.preset == preset.id;
    if (!choice(ui, "size/" + std::string(preset.id), preset.name, on, first)) continue;
    choices.preset = preset.id;
    choices.picture.width = request.width;
    choices.picture.height = request.height;
    forgetSizes(dialog);
  }
  double width = request.width;
  double height = request.height;
  bool edited = typedNumber(ui, dialog, "width", width, 76);
  between(ui, "×");
  edited |= typedNumber(ui, dialog, "height", height, 76);
  after(ui, fmt::format("at {:g}×", choices.picture.scale));
  if (!edited) return;
  choices.preset = "free";
  choices.picture.width = wholeOf(width);
  choices.picture.height = wholeOf(height);
}

void paperFields(const Ui& ui, ExportDialog& dialog) {
  PictureChoices& choices = dialog.choices;
  typedNumber(ui, dialog, "paperWidth", choices.paperWidth, 62);
  between(ui, "×");
  typedNumber(ui, dialog, "paperHeight", choices.paperHeight, 62);
  between(ui, "mm at");
  typedNumber(ui, dialog, "dpi", choices.dotsPerInch, 62);
  after(ui, "dpi");
}

/// The paper gets the shape that the picture has.
void choosePaper(PictureChoices& choices, const PictureRequest& request) {
  choices.paper = true;
  if (std::min(request.width, request.height) < 1) return;
  const double height = choices.paperWidth * request.height / request.width;
  choices.paperHeight = std::round(height * 100) / 100;
}

void scaleRow(const Ui& ui, PictureChoices& choices, const ExportProblems& problems) {
  beginRow(ui, "Scale");
  for (int scale = 1; scale <= static_cast<int>(kMaxPictureScale); ++scale) {
    const std::string label = fmt::format("{}×", scale);
    const bool on = choices.picture.scale == scale;
    if (choice(ui, fmt::format("scale/{}", scale), label, on, scale == 1))
      choices.picture.scale = scale;
  }
  endRow(ui, problems, "scale");
}

}  // namespace

void sizeRows(const Ui& ui, ExportDialog& dialog, const PictureRequest& request,
              const ExportProblems& problems) {
  PictureChoices& choices = dialog.choices;
  beginRow(ui, "Size in");
  const bool pixels = choice(ui, "unit/pixels", "Pixels", !choices.paper, true);
  const bool paper = choice(ui, "unit/paper", "Millimetres", choices.paper, false);
  if (paper && !choices.paper) choosePaper(choices, request);
  if (pixels) choices.paper = false;
  if (pixels || paper) forgetSizes(dialog);
  endRow(ui, problems);
  beginRow(ui, "Size");
  if (choices.paper) {
    paperFields(ui, dialog);
  } else {
    pixelFields(ui, dialog, request);
  }
  write(ui.fonts.small, ui.color(Role::muted), otherSize(choices, request));
  endRow(ui, problems, "size");
  scaleRow(ui, choices, problems);
}

}  // namespace sepax
