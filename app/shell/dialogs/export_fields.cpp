#include "app/pictures/picture_figure.h"
#include "app/scene/expression.h"
#include "app/shell/dialogs/export_dialog.h"
#include "app/shell/shell.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>
#include <imgui_stdlib.h>

#include <array>
#include <cmath>

namespace sepax {
namespace {

using Area = PictureChoices::Area;

constexpr double kNames = 78;  ///< width of the names of the rows, logical pixels
constexpr const char* kWindowHint =
    "The whole window is shown as it is: choose the canvas for this.";
constexpr double kGap = 6;  ///< between the buttons of a row

/// Begins a row: its name at the left; what follows until endRow stands beside it.
void beginRow(const Ui& ui, std::string_view name) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  placeText(*ImGui::GetWindowDrawList(), ui.fonts.small, ui.color(Role::muted),
            {at.x, at.y + ui.px(12)}, 0, name);
  ImGui::SetCursorScreenPos({at.x + ui.px(kNames), at.y});
  ImGui::BeginGroup();
}

/// Each below the last one, red.
void showProblems(const Ui& ui, const ExportProblems& problems, std::string_view field) {
  for (const ExportProblem& problem : problems) {
    if (field.empty() || problem.field != field) continue;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    paragraph(ui, Role::result, problem.sentence);
    ui.mark("export/problem/" + problem.field, {at, ImGui::GetCursorScreenPos()});
  }
}

/// Ends it with the sentences about what is wrong in it.
void endRow(const Ui& ui, const ExportProblems& problems, std::string_view field = {}) {
  showProblems(ui, problems, field);
  ImGui::EndGroup();
  ImGui::Dummy({1, ui.px(2)});
}

/// One of several that belong together; true when it was clicked.
bool choice(const Ui& ui, std::string_view id, std::string_view label, bool on, bool first,
            bool enabled = true) {
  const double width = widthOf(ui.fonts.small, label) / static_cast<double>(ui.scale) + 22;
  if (!first) besideIfFits(ui, width, kGap);
  return button(ui, "export/" + std::string(id), label, 0, on, enabled);
}

/// A number that is typed, as an expression too; true when its value is new.
bool number(const Ui& ui, ExportDialog& dialog, const std::string& id, double& value,
            double width) {
  ExpressionText& entry = dialog.texts[id];
  std::string text = entry.text.value_or(fmt::format("{:.6g}", value));
  ImGui::SetNextItemWidth(ui.px(width));
  const bool edited =
      ImGui::InputText(("##" + id).c_str(), &text, ImGuiInputTextFlags_AutoSelectAll);
  ui.mark("export/" + id);
  if (!edited) {
    if (!ImGui::IsItemActive() && entry.problem.empty()) entry.text.reset();
    return false;
  }
  const ExpressionResult result = evaluate(text);
  entry.text = text;
  entry.problem = result.error;
  if (result.value) value = *result.value;
  return result.value.has_value();
}

/// A word between two fields of a row.
void between(const Ui& ui, std::string_view word) {
  ImGui::SameLine(0, ui.px(6));
  ImGui::AlignTextToFramePadding();
  write(ui.fonts.small, ui.color(Role::muted), word);
  ImGui::SameLine(0, ui.px(6));
}

/// A word after the last field.
void after(const Ui& ui, std::string_view word) {
  ImGui::SameLine(0, ui.px(6));
  ImGui::AlignTextToFramePadding();
  write(ui.fonts.small, ui.color(Role::muted), word);
}

int wholeOf(double value) { return static_cast<int>(std::lround(std::clamp(value, -1e6, 1e6))); }

// ---- the rows
// ------------------------------------------------------------------------------------

void areaRow(const Ui& ui, ExportDialog& dialog, const ExportProblems& problems) {
  PictureChoices& choices = dialog.choices;
  beginRow(ui, "Picture");
  if (choice(ui, "area/canvas", "Canvas", choices.area == Area::canvas, true))
    choices.area = Area::canvas;
  if (choice(ui, "area/window", "Whole window", choices.area == Area::window, false))
    choices.area = Area::window;
  if (choice(ui, "area/crop", "Part of the canvas…", choices.area == Area::crop, false))
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
  bool edited = number(ui, dialog, "width", width, 76);
  between(ui, "×");
  edited |= number(ui, dialog, "height", height, 76);
  after(ui, fmt::format("at {:g}×", choices.picture.scale));
  if (!edited) return;
  choices.preset = "free";
  choices.picture.width = wholeOf(width);
  choices.picture.height = wholeOf(height);
}

void paperFields(const Ui& ui, ExportDialog& dialog) {
  PictureChoices& choices = dialog.choices;
  number(ui, dialog, "paperWidth", choices.paperWidth, 62);
  between(ui, "×");
  number(ui, dialog, "paperHeight", choices.paperHeight, 62);
  between(ui, "mm at");
  number(ui, dialog, "dpi", choices.dotsPerInch, 62);
  after(ui, "dpi");
}

/// The paper gets the shape that the picture has.
void choosePaper(PictureChoices& choices, const PictureRequest& request) {
  choices.paper = true;
  if (std::min(request.width, request.height) < 1) return;
  const double height = choices.paperWidth * request.height / request.width;
  choices.paperHeight = std::round(height * 100) / 100;
}

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
  beginRow(ui, "Scale");
  for (int scale = 1; scale <= static_cast<int>(kMaxPictureScale); ++scale) {
    const std::string label = fmt::format("{}×", scale);
    const bool on = choices.picture.scale == scale;
    if (choice(ui, fmt::format("scale/{}", scale), label, on, scale == 1))
      choices.picture.scale = scale;
  }
  endRow(ui, problems, "scale");
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
  const bool window = dialog.choices.area == Area::window;
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
  const bool canvas = dialog.choices.area != Area::window;
  flag(ui, "grid", "Grid", layers.grid, true, canvas);
  flag(ui, "names", "Names", layers.names, false, canvas);
  flag(ui, "handles", "Handles", layers.handles, false, canvas);
  flag(ui, "evidence", "Evidence", layers.evidence, false, canvas);
  flag(ui, "words", "Verdict", layers.words, false, canvas);
  endRow(ui, {});
}

void belowRows(const Shell& shell, ExportDialog& dialog) {
  const Ui& ui = shell.ui;
  PictureRequest& picture = dialog.choices.picture;
  beginRow(ui, "Below");
  const bool canvas = dialog.choices.area != Area::window;
  flag(ui, "legend", "Legend of the colours", picture.legend, true, canvas);
  flag(ui, "caption", "Caption", picture.caption, false, canvas);
  if (picture.caption && canvas) paragraph(ui, Role::muted, captionOf(shell.techniques, shell.evidence, shell.view));
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

void animationRows(const Shell& shell, ExportDialog& dialog, const ExportProblems& problems) {
  const Ui& ui = shell.ui;
  PictureRequest& picture = dialog.choices.picture;
  if (!rowOf(picture.format).animated) return;
  auto& kind = picture.animation;
  const bool recorded = !shell.recording.scenes.empty();
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
  if (number(ui, dialog, "frames", frames, 62)) picture.frames = wholeOf(frames);
  between(ui, "frames in");
  number(ui, dialog, "seconds", picture.seconds, 62);
  after(ui, "seconds");
  showProblems(ui, problems, "frames");
  endRow(ui, problems, "seconds");
}

}  // namespace

void drawExportFields(Shell& shell, ExportDialog& dialog, const ExportProblems& problems) {
  const Ui& ui = shell.ui;
  const PictureRequest request = requestFrom(dialog.choices, screenSizeOf(shell, dialog.choices));
  areaRow(ui, dialog, problems);
  formatRow(ui, dialog, problems);
  animationRows(shell, dialog, problems);
  sizeRows(ui, dialog, request, problems);
  themeRow(ui, dialog, problems);
  layerRows(ui, dialog);
  belowRows(shell, dialog);
  sceneRow(ui, dialog);
}

}  // namespace sepax
