#include "app/shell/pictures/export_dialog.h"

#include "app/codecs/video.h"
#include "app/figure/numbers.h"
#include "app/pictures/picture_figure.h"
#include "app/shell/dialogs/path_dialog.h"
#include "app/shell/pictures/export_source.h"
#include "app/shell/shell.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace sepax {
namespace {

namespace fs = std::filesystem;

constexpr double kWidth = 1280;  ///< of the dialog where the window has room, logical pixels
constexpr double kHeight = 640;  ///< of preview and choices
constexpr double kFields = 476;  ///< width of the choices
constexpr double kAround = 250;  ///< of the window's height for all else
constexpr double kPreviewRate = 1.0 / 25;  ///< seconds between looks at an animation
constexpr double kLookRate = 0.1;          ///< seconds between looks at what goes on
constexpr const char* kTitle = "export";

std::string extensionOf(const ExportDialog& dialog) {
  return "." + std::string(rowOf(dialog.choices.picture.format).id);
}

/// Tab completes.
int onPath(ImGuiInputTextCallbackData* data) {
  const auto& dialog = *static_cast<const ExportDialog*>(data->UserData);
  const std::string extension = extensionOf(dialog);
  const std::string_view extensions[] = {extension};
  const std::string typed(data->Buf, static_cast<std::size_t>(data->BufTextLen));
  const std::string longer = completedPath(typed, extensions);
  if (longer == typed) return 0;
  data->DeleteChars(0, data->BufTextLen);
  data->InsertChars(0, longer.c_str());
  return 0;
}

void pathField(const Ui& ui, ExportDialog& dialog) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  placeText(*ImGui::GetWindowDrawList(), ui.fonts.small, ui.color(Role::muted),
            {at.x, at.y + ui.px(13)}, 0, "File");
  ImGui::SetCursorScreenPos({at.x + ui.px(44), at.y});
  if (dialog.justOpened) ImGui::SetKeyboardFocusHere();
  dialog.justOpened = false;
  ImGui::SetNextItemWidth(-1);
  const bool edited = ImGui::InputText(
      "##path", &dialog.path,
      ImGuiInputTextFlags_CallbackCompletion | ImGuiInputTextFlags_AutoSelectAll, onPath, &dialog);
  ui.mark("export/path");
  if (!edited) return;
  dialog.overwrite = false;
  dialog.problem.clear();
  takeFormatOfName(dialog);
}

/// Why the typed path cannot be written to; empty = it can.
std::string pathProblem(const std::string& path) {
  std::error_code error;
  const fs::path file(path);
  if (path.empty()) return "The file has no name yet: type one.";
  if (path.ends_with('/') || fs::is_directory(file, error))
    return "That is a folder: add the name of a file.";
  const fs::path folder = file.parent_path();
  if (!folder.empty() && !fs::is_directory(folder, error))
    return "There is no folder " + folder.string() + ": choose another one.";
  return {};
}

/// True when the picture has begun and the dialog can go.
bool accept(Shell& shell, ExportDialog& dialog) {
  std::string path = expandedPath(dialog.path);
  dialog.problem = pathProblem(path);
  if (!dialog.problem.empty()) return false;
  if (!pictureFormatNamed(fs::path(path).extension().string())) path += extensionOf(dialog);
  std::error_code error;
  path = fs::absolute(path, error).string();
  if (fs::exists(path, error) && !dialog.overwrite) {
    dialog.overwrite = true;
    dialog.justOpened = true;  // Enter has left the field
    dialog.problem = "This file exists. Press again to replace it.";
    return false;
  }
  dialog.problem = startExport(shell, dialog.choices, path);
  return dialog.problem.empty();
}

/// What the picture will be, in one line.
std::string summaryOf(const ExportDialog& dialog, const PictureRequest& request) {
  const PictureFormatRow& row = rowOf(request.format);
  std::string text = row.vector
                         ? fmt::format("{} × {} logical pixels", request.width, request.height)
                         : fmt::format("{} × {} pixels", std::lround(request.width * request.scale),
                                       std::lround(request.height * request.scale));
  text = std::string(row.name) + "  ·  " + text;
  if (request.millimetres > 0) {
    text +=
        fmt::format("  ·  {:g} × {:g} mm", dialog.choices.paperWidth, dialog.choices.paperHeight);
  }
  if (moves(dialog.preview)) text += "  ·  " + counted(dialog.preview.job->frames(), "frame");
  return text;
}

/// The preview with a line about it, or with what keeps it from being one.
void previewColumn(const Shell& shell, ExportDialog& dialog, const PictureRequest& request,
                   const ExportProblems& problems, ImVec2 room) {
  const Ui& ui = shell.ui;
  ImGui::BeginGroup();
  const float line = ui.px(24);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ImVec2 size{room.x, room.y - line};
  const bool drawable = problems.empty() || problems.front().field == "preview";
  std::string text = problems.empty() ? "" : problems.front().sentence;
  if (drawable) {
    drawPreview(shell, dialog.preview, request, size);
    text = dialog.preview.problem;
  } else {
    ImGui::Dummy(size);
    ImGui::GetWindowDrawList()->AddRectFilled(at, {at.x + size.x, at.y + size.y},
                                              ui.color(Role::raised), ui.px(6));
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (!text.empty()) {
    placeText(list, ui.fonts.text, ui.color(Role::muted), {at.x + size.x / 2, at.y + size.y / 2},
              0.5f, fitted(ui.fonts.text, text, size.x - ui.px(24)));
  }
  ImGui::Dummy({room.x, 1});
  placeText(list, ui.fonts.small, ui.color(Role::muted),
            {at.x + room.x / 2, at.y + size.y + ui.px(14)}, 0.5f,
            fitted(ui.fonts.small, summaryOf(dialog, request), room.x));
  ImGui::EndGroup();
}

void columns(const Shell& shell, ExportDialog& dialog, const PictureRequest& request,
             const ExportProblems& problems) {
  const Ui& ui = shell.ui;
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  const float width = std::max(std::min(ui.px(kWidth), window.x - ui.px(64)), ui.px(kFields + 160));
  const float height = std::max(std::min(ui.px(kHeight), window.y - ui.px(kAround)), ui.px(200));
  const float fields = ui.px(kFields);
  previewColumn(shell, dialog, request, problems, {width - fields - ui.px(18), height});
  ImGui::SameLine(0, ui.px(18));
  ImGui::BeginChild("fields", {fields, height});
  const Workspace& work = shell.work;
  drawExportFields(ui, dialog, problems,
                   {request, captionOf(work.techniques, work.evidence, work.view),
                    !shell.pictures.recording.scenes.empty()});
  ImGui::EndChild();
}

/// Below the path: what is wrong, and the buttons.
void footer(const Ui& ui, const ExportDialog& dialog, bool enabled, bool& exports, bool& cancels) {
  const float buttons = ui.px(2 * 110 + 8);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = ImGui::GetContentRegionAvail().x - buttons - ui.px(16);
  placeText(*ImGui::GetWindowDrawList(), ui.fonts.small, ui.color(Role::result),
            {at.x + ui.px(44), at.y + ui.px(12)}, 0,
            fitted(ui.fonts.small, dialog.problem, room - ui.px(44)));
  ImGui::SetCursorScreenPos({at.x + room + ui.px(16), at.y});
  const std::string_view label = dialog.overwrite ? "Replace" : "Export";
  exports = button(ui, "export/ok", label, 110, enabled, enabled);
  ImGui::SameLine(0, ui.px(8));
  cancels = button(ui, "export/cancel", "Cancel", 110);
}

}  // namespace

void renameForFormat(ExportDialog& dialog) {
  fs::path path(dialog.path);
  if (path.filename().empty()) return;
  if (pictureFormatNamed(path.extension().string())) path.replace_extension();
  dialog.path = path.string() + extensionOf(dialog);
  dialog.overwrite = false;
  dialog.problem.clear();
}

void takeFormatOfName(ExportDialog& dialog) {
  const auto format = pictureFormatNamed(fs::path(dialog.path).extension().string());
  if (format) dialog.choices.picture.format = *format;
}

void openExportDialog(Shell& shell) {
  shell.work.document.cancel();
  shell.work.view.playing = false;
  ExportDialog& dialog = shell.pictures.dialog.emplace();
  dialog.choices = currentChoices(shell.pictures.choices, shell.work.view);
  const PictureRequest& picture = dialog.choices.picture;
  if (dialog.choices.area == PictureChoices::Area::crop && !picture.crop)
    dialog.choices.area = PictureChoices::Area::canvas;
  if (picture.animation == AnimationKind::drag && shell.pictures.recording.scenes.empty())
    dialog.choices.picture.animation.reset();
  dialog.path = pictureNamed(shell.work.document, dialog.choices, sceneStem(shell.work));
  dialog.inBrowser = shell.services.inBrowser;
  if (!dialog.inBrowser && programInPath("ffmpeg").empty()) {
    dialog.missingProgram =
        "MP4 is made by the program ffmpeg, which is not on this machine: install it or choose "
        "GIF.";
  }
}

void drawExportDialog(Shell& shell) {
  std::optional<ExportDialog>& open = shell.pictures.dialog;
  if (!open || open->cropping || !beginModal(shell.ui, kTitle)) return;
  const Ui& ui = shell.ui;
  ExportDialog& dialog = *open;
  heading(ui, "Export a picture", "Enter exports  ·  Esc");
  const auto requestNow = [&] { return requestOf(ui, shell.work, shell.settings, dialog.choices); };
  columns(shell, dialog, requestNow(), problemsOf(dialog, requestNow()));
  ImGui::Dummy({1, ui.px(2)});
  pathField(ui, dialog);
  const bool enabled = problemsOf(dialog, requestNow()).empty();
  bool exports = false;
  bool cancels = false;
  footer(ui, dialog, enabled, exports, cancels);
  bool done = cancels || shell.dialogs.escape;
  if (!done && enabled && (exports || shell.dialogs.enter)) done = accept(shell, dialog);
  if (done || dialog.cropping) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
  if (done) open.reset();
}

std::optional<double> exportDueIn(const Pictures& pictures) {
  if (pictures.job) return 0.0;
  if (pictures.recording.on || pictures.openingFolder.valid()) return kLookRate;
  if (pictures.dialog && moves(pictures.dialog->preview)) return kPreviewRate;
  return std::nullopt;
}

}  // namespace sepax
