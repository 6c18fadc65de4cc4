#include "app/shell/dialogs/path_dialog.h"

#include "app/pictures/picture_request.h"
#include "app/widgets/widgets.h"

#include <imgui_stdlib.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace sepax {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxMatches = 400;
constexpr const char* kTitle = "path";

constexpr std::string_view kScene[] = {".json"};
constexpr std::string_view kPicture[] = {".png"};
/// All that can be opened: scenes, pictures that carry one, and texts with polygons.
constexpr std::string_view kReadable[] = {".json", ".png", ".svg", ".wkt",  ".csv", ".txt",
                                          ".c",    ".h",   ".cc",  ".cpp",  ".hpp", ".cs",
                                          ".js",   ".ts",  ".py",  ".java", ".lua", ".gd"};

/// Of the files that are listed.
std::span<const std::string_view> extensionsOf(PathDialog::Purpose purpose) {
  switch (purpose) {
    case PathDialog::Purpose::tiles:
      return kPicture;
    case PathDialog::Purpose::save:
      return kScene;
    default:
      return kReadable;
  }
}

bool hasExtension(const fs::path& path, std::span<const std::string_view> extensions) {
  std::string extension = path.extension().string();
  for (char& c : extension)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return std::ranges::find(extensions, extension) != extensions.end();
}

/// Its name says that it holds a picture or the text of another program.
bool isOtherKind(const fs::path& path) {
  return !hasExtension(path, kScene) && (hasExtension(path, kReadable) ||
                                         pictureFormatNamed(path.extension().string()).has_value());
}

/// "~/x" as a path below the home folder.
std::string expanded(const std::string& path) {
  const char* home = std::getenv("HOME");
  if (home == nullptr || path.empty() || path[0] != '~') return path;
  if (path.size() > 1 && path[1] != '/') return path;
  return home + path.substr(1);
}

void setText(PathDialog& dialog, const std::string& text) {
  dialog.text = text;
  dialog.matches = completions(text, kMaxMatches, extensionsOf(dialog.purpose));
  dialog.marked = -1;
  dialog.overwrite = false;
}

/// The longest beginning that all matches share.
std::string commonStart(const std::vector<std::string>& matches) {
  if (matches.empty()) return {};
  std::string common = matches.front();
  for (const std::string& match : matches) {
    const auto end = std::mismatch(common.begin(), common.end(), match.begin(), match.end()).first;
    common.erase(end, common.end());
  }
  return common;
}

void replaceText(ImGuiInputTextCallbackData& data, const std::string& text) {
  data.DeleteChars(0, data.BufTextLen);
  data.InsertChars(0, text.c_str());
}

/// Tab completes, the arrows walk through the matches.
int onField(ImGuiInputTextCallbackData* data) {
  auto& dialog = *static_cast<PathDialog*>(data->UserData);
  const int count = static_cast<int>(dialog.matches.size());
  if (data->EventFlag == ImGuiInputTextFlags_CallbackCompletion) {
    const std::string common = commonStart(dialog.matches);
    const bool marked = dialog.marked >= 0 && dialog.marked < count;
    if (marked) {
      replaceText(*data, dialog.matches[static_cast<std::size_t>(dialog.marked)]);
    } else if (common.size() > dialog.text.size()) {
      replaceText(*data, common);
    }
  } else if (data->EventFlag == ImGuiInputTextFlags_CallbackHistory && count > 0) {
    // Dear ImGui calls this for the up and the down arrow alone.
    const int step = data->EventKey == ImGuiKey_UpArrow ? -1 : 1;
    dialog.marked = std::clamp(dialog.marked + step, 0, count - 1);
  }
  return 0;
}

/// The field; true when Enter was pressed in it.
bool field(PathDialog& dialog, const Ui& ui) {
  if (dialog.justOpened) ImGui::SetKeyboardFocusHere();
  dialog.justOpened = false;
  ImGui::SetNextItemWidth(-1);
  const std::string before = dialog.text;
  const bool entered = ImGui::InputText("##path", &dialog.text,
                                        ImGuiInputTextFlags_EnterReturnsTrue |
                                            ImGuiInputTextFlags_CallbackCompletion |
                                            ImGuiInputTextFlags_CallbackHistory,
                                        onField, &dialog);
  ui.mark("path/field");
  if (dialog.text != before) setText(dialog, std::string(dialog.text));
  return entered;
}

/// The matches; the one that was clicked, empty when none was.
std::string matchList(PathDialog& dialog, const Ui& ui) {
  std::string clicked;
  ImGui::BeginChild("matches", {widthInWindow(ui, 560), ui.px(240)}, true);
  int index = 0;
  for (const std::string& match : dialog.matches) {
    fs::path path(match);
    const bool folder = match.ends_with('/');
    if (folder) path = path.parent_path();
    const std::string name = path.filename().string() + (folder ? "/" : "");
    ImGui::PushStyleColor(ImGuiCol_Text, ui.color(folder ? Role::muted : Role::text));
    if (ImGui::Selectable((name + "##" + match).c_str(), index == dialog.marked,
                          compat::kKeepPopup)) {
      clicked = match;
    }
    ImGui::PopStyleColor();
    ui.mark("path/match/" + name);
    ++index;
  }
  if (dialog.matches.empty()) paragraph(ui, Role::muted, "nothing here starts like this");
  ImGui::EndChild();
  return clicked;
}

bool isOpen(const PathDialog& dialog) { return dialog.purpose != PathDialog::Purpose::none; }

void close(PathDialog& dialog) {
  dialog.purpose = PathDialog::Purpose::none;
  ImGui::CloseCurrentPopup();
}

/// What Enter or the button means: into a folder, ask before overwriting, or done.
void accept(PathDialog& dialog, const std::function<std::string(const std::string&)>& chosen) {
  std::string path = expanded(dialog.text);
  std::error_code error;
  if (path.empty()) return;
  if (fs::is_directory(path, error)) {
    setText(dialog, dialog.text + (dialog.text.ends_with('/') ? "" : "/"));
    dialog.justOpened = true;
    return;
  }
  const bool saving = dialog.purpose == PathDialog::Purpose::save;
  if (saving && fs::path(path).extension().empty()) path += ".json";
  if (saving && isOtherKind(path)) {
    dialog.problem = "A scene is saved as JSON: let the name end in .json.";
    dialog.justOpened = true;
    return;
  }
  if (saving && !dialog.overwrite && fs::exists(path, error)) {
    dialog.overwrite = true;
    dialog.justOpened = true;  // Enter has left the field
    dialog.problem = "This file exists. Press again to replace it.";
    return;
  }
  dialog.problem = chosen(path);
  dialog.justOpened = true;
  if (dialog.problem.empty()) close(dialog);
}

/// The last try's problem, as wide as the list.
void problemText(const PathDialog& dialog, const Ui& ui) {
  if (dialog.problem.empty()) return;
  ImGui::PushTextWrapPos(widthInWindow(ui, 560));
  write(ui.fonts.small, ui.color(Role::result), dialog.problem);
  ImGui::PopTextWrapPos();
}

/// A match that was reached by the arrows is what Enter means.
void takeMarked(PathDialog& dialog) {
  const int count = static_cast<int>(dialog.matches.size());
  if (dialog.marked < 0 || dialog.marked >= count) return;
  setText(dialog, std::string(dialog.matches[static_cast<std::size_t>(dialog.marked)]));
}

}  // namespace

std::vector<std::string> completions(const std::string& typed, std::size_t limit,
                                     std::span<const std::string_view> extensions) {
  const std::size_t slash = typed.rfind('/');
  const std::string folder = slash == std::string::npos ? "" : typed.substr(0, slash + 1);
  const std::string start = slash == std::string::npos ? typed : typed.substr(slash + 1);
  const fs::path place(folder.empty() ? "." : expanded(folder));
  std::vector<std::string> folders;
  std::vector<std::string> files;
  std::error_code error;
  const auto options = fs::directory_options::skip_permission_denied;
  for (fs::directory_iterator it(place, options, error), end; !error && it != end;
       it.increment(error)) {
    const std::string name = it->path().filename().string();
    if (!name.starts_with(start) || (name.starts_with('.') && start.empty())) continue;
    std::error_code status;
    if (it->is_directory(status))
      folders.push_back(folder + name + "/");
    else if (hasExtension(name, extensions))
      files.push_back(folder + name);
  }
  std::sort(folders.begin(), folders.end());
  std::sort(files.begin(), files.end());
  files.insert(files.end(), folders.begin(), folders.end());
  if (files.size() > limit) files.resize(limit);
  return files;
}

std::string completedPath(const std::string& typed, std::span<const std::string_view> extensions) {
  const std::string common = commonStart(completions(typed, kMaxMatches, extensions));
  return common.size() > typed.size() ? common : typed;
}

std::string expandedPath(const std::string& path) { return expanded(path); }

void openPathDialog(PathDialog& dialog, PathDialog::Purpose purpose, const std::string& start) {
  dialog = PathDialog{};
  dialog.purpose = purpose;
  dialog.justOpened = true;
  setText(dialog, start);
}

void drawPathDialog(PathDialog& dialog, const Ui& ui, bool escape, bool enter,
                    const std::function<std::string(const std::string&)>& chosen) {
  if (!isOpen(dialog) || !beginModal(ui, kTitle)) return;
  const bool saving = dialog.purpose == PathDialog::Purpose::save;
  heading(ui,
          saving                                         ? "Save the scene as"
          : dialog.purpose == PathDialog::Purpose::tiles ? "Load a picture (PNG) as tiles"
                                                         : "Open a scene",
          "Tab completes  ·  ↑ ↓ choose  ·  Enter");
  bool done = field(dialog, ui);
  // The field takes Enter for itself, maybe a frame later: it must not count twice.
  done |= enter && !ImGui::IsItemActive();
  const std::string clicked = matchList(dialog, ui);
  if (!clicked.empty()) {
    setText(dialog, clicked);
    dialog.justOpened = true;
    done |= !saving && !clicked.ends_with('/');
  }
  problemText(dialog, ui);
  done |= button(ui, "path/ok", saving ? "Save" : "Open", 90, true);
  ImGui::SameLine();
  if (button(ui, "path/cancel", "Cancel", 90) || escape) {
    close(dialog);
  } else if (done) {
    takeMarked(dialog);
    accept(dialog, chosen);
  }
  ImGui::EndPopup();
}

}  // namespace sepax
