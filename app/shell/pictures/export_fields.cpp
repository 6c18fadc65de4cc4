#include "app/shell/pictures/export_rows.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <array>
#include <string>

namespace sepax {
namespace {

using PictureArea = PictureChoices::Area;

constexpr const char* kWindowHint =
    "The whole window is shown as it is: choose the canvas for this.";

void areaRow(const Ui& ui, ExportDialog& dialog, const ExportProblems& problems) {
  PictureChoices& choices = dialog.choices;
  beginRow(ui, "Picture");
  if (choice(ui, "area/canvas", "Canvas", choices.area == PictureArea::canvas, true))
    choices.area = PictureArea::canvas;
  if (choice(ui, "area/window", "Whole window", choices.area == PictureArea::window, false))
    choices.area = PictureArea::window;
  if (choice(ui, "area/crop", "Part of the canvas…", choices.area == PictureArea::crop, false))
    dialog.cropping = CropDrag{};
  endRow(ui, problems, "window");
}

void formatRow(const Ui& ui, ExportDialog& dialog, const ExportProblems& problems) {
  beginRow(ui, "Format");
  PictureFormat& format = dialog.choices.picture.format;
  for (const PictureFormatRow& row : pictureFormats()) {
    const bool first = &row == &pictureFormats().front();
    if (!choice(ui, "format/" + std::string(row.id), row.name, format == row.format, first))
      continue;
    format = row.format;
    renameForFormat(dialog);
  }
  endRow(ui, problems, "format");
}

/// Why a switch is grey.
void windowHint(bool grey) {
  if (grey && ImGui::IsItemHovered()) ImGui::SetTooltip("%s", kWindowHint);
}

void themeRow(const Ui& ui, ExportDialog& dialog, const ExportProblems& problems) {
  PictureRequest& picture = dialog.choices.picture;
  struct Entry {
    ThemeId id;
    std::string_view label;
  };
  static constexpr std::array<Entry, 3> kThemes{
      {{ThemeId::dark, "Dark"}, {ThemeId::light, "Light"}, {ThemeId::print, "Print"}}};
  beginRow(ui, "Theme");
  for (const Entry& entry : kThemes) {
    const std::string id = "theme/" + std::string(nameOf(entry.id));
    if (choice(ui, id, entry.label, picture.theme == entry.id, entry.id == ThemeId::dark))
      picture.theme = entry.id;
  }
  ImGui::SameLine(0, ui.px(18));
  const bool window = dialog.choices.area == PictureArea::window;
  toggle(ui, "export/transparent", "Transparent ground", picture.transparent, !window);
  windowHint(window);
  endRow(ui, problems, "transparent");
}

/// A switch of several in a row.
void flag(const Ui& ui, std::string_view id, std::string_view label, bool& value, bool first,
          bool enabled = true) {
  const double width = 36 + widthOf(ui.fonts.small, label) / static_cast<double>(ui.scale);
  if (!first) besideIfFits(ui, width, 14);
  toggle(ui, "export/" + std::string(id), label, value, enabled);
  windowHint(!enabled);
}

void layerRows(const Ui& ui, ExportDialog& dialog) {
  PictureLayers& layers = dialog.choices.picture.layers;
  beginRow(ui, "Shows");
  const bool canvas = dialog.choices.area != PictureArea::window;
  flag(ui, "grid", "Grid", layers.grid, true, canvas);
  flag(ui, "names", "Names", layers.names, false, canvas);
  flag(ui, "handles", "Handles", layers.handles, false, canvas);
  flag(ui, "evidence", "Evidence", layers.evidence, false, canvas);
  flag(ui, "words", "Verdict", layers.words, false, canvas);
  flag(ui, "badges", "Badges", layers.badges, false, canvas);
  flag(ui, "closeUps", "Close-ups", layers.closeUps, false, canvas);
  endRow(ui, {});
}

void belowRows(const Ui& ui, ExportDialog& dialog, const std::string& caption) {
  PictureRequest& picture = dialog.choices.picture;
  beginRow(ui, "Below");
  const bool canvas = dialog.choices.area != PictureArea::window;
  flag(ui, "legend", "Legend of the colours", picture.legend, true, canvas);
  flag(ui, "caption", "Caption", picture.caption, false, canvas);
  if (picture.caption && canvas) paragraph(ui, Role::muted, caption);
  if (!canvas) paragraph(ui, Role::muted, kWindowHint);
  endRow(ui, {});
}

void sceneRow(const Ui& ui, ExportDialog& dialog) {
  PictureRequest& picture = dialog.choices.picture;
  if (!carriesScene(picture.format)) return;
  beginRow(ui, "Inside");
  flag(ui, "scene", "The scene: the picture opens as it again", picture.embedScene, true);
  endRow(ui, {});
}

void animationRows(const Ui& ui, ExportDialog& dialog, const ExportProblems& problems,
                   bool recorded) {
  PictureRequest& picture = dialog.choices.picture;
  if (!rowOf(picture.format).animated) return;
  auto& kind = picture.animation;
  beginRow(ui, "Animates");
  if (choice(ui, "animate/automatic", "Automatic", !kind, true)) kind.reset();
  if (choice(ui, "animate/motion", "Motion", kind == AnimationKind::motion, false))
    kind = AnimationKind::motion;
  if (choice(ui, "animate/steps", "Steps", kind == AnimationKind::steps, false))
    kind = AnimationKind::steps;
  if (choice(ui, "animate/drag", "Recorded drag", kind == AnimationKind::drag, false, recorded))
    kind = AnimationKind::drag;
  endRow(ui, problems, "preview");
  if (!showsMotion(dialog.choices)) return;
  beginRow(ui, "Motion");
  double frames = picture.frames;
  if (typedNumber(ui, dialog, "frames", frames, 62)) picture.frames = wholeOf(frames);
  between(ui, "frames in");
  typedNumber(ui, dialog, "seconds", picture.seconds, 62);
  after(ui, "seconds");
  showProblems(ui, problems, "frames");
  endRow(ui, problems, "seconds");
}

}  // namespace

void drawExportFields(const Ui& ui, ExportDialog& dialog, const ExportProblems& problems,
                      const ExportFacts& facts) {
  areaRow(ui, dialog, problems);
  formatRow(ui, dialog, problems);
  animationRows(ui, dialog, problems, facts.recorded);
  sizeRows(ui, dialog, facts.request, problems);
  themeRow(ui, dialog, problems);
  layerRows(ui, dialog);
  belowRows(ui, dialog, facts.caption);
  sceneRow(ui, dialog);
}

}  // namespace sepax
