#include "app/shell/dialogs/palette.h"

#include "app/shell/shell.h"
#include "app/widgets/widgets.h"

#include <imgui_stdlib.h>

#include <algorithm>

namespace sepax {
namespace {

constexpr const char* kPopup = "palette";
constexpr double kWidth = 620;    ///< of the field and the list, logical pixels
constexpr double kRow = 30;       ///< height of a row, logical pixels
constexpr double kTop = 96;       ///< from the top of the window, logical pixels
constexpr double kMostRows = 14;  ///< seen at once
constexpr std::size_t kUsed = 8;  ///< last used entries that are remembered

/// What was typed before the field had the keyboard stays: the cursor goes to its end.
int onField(ImGuiInputTextCallbackData* data) {
  if (static_cast<const Palette*>(data->UserData)->typing) return 0;
  data->CursorPos = data->SelectionStart = data->SelectionEnd = data->BufTextLen;
  return 0;
}

void findHits(Palette& palette, const std::vector<std::string>& lastUsed) {
  palette.hits = paletteHits(palette.entries, lastUsed, palette.query);
  palette.sought = palette.query;
  palette.marked = 0;
  palette.moved = true;
}

void field(const Ui& ui, Palette& palette, const std::vector<std::string>& lastUsed) {
  if (!palette.typing) ImGui::SetKeyboardFocusHere();
  ImGui::SetNextItemWidth(widthInWindow(ui, kWidth));
  ImGui::InputTextWithHint("##query", "Find a command, a scene, a technique…", &palette.query,
                           ImGuiInputTextFlags_CallbackAlways, onField, &palette);
  palette.typing = ImGui::IsItemActive();
  ui.mark("palette/field");
  if (palette.query != palette.sought) findHits(palette, lastUsed);
}

void moveMark(Palette& palette, std::span<const InputEvent> events) {
  const int count = static_cast<int>(palette.hits.size());
  for (const InputEvent& event : events) {
    if (event.kind != InputEvent::Kind::key || !event.down || count == 0) continue;
    const int step = event.key == Key::down       ? 1
                     : event.key == Key::up       ? -1
                     : event.key == Key::pageDown ? static_cast<int>(kMostRows) - 1
                     : event.key == Key::pageUp   ? 1 - static_cast<int>(kMostRows)
                                                  : 0;
    if (step == 0) continue;
    const bool single = step == 1 || step == -1;  // round the ends
    palette.marked = single ? (palette.marked + step + count) % count
                            : std::clamp(palette.marked + step, 0, count - 1);
    palette.moved = true;
  }
}

/// The title with the letters that the query met standing out; returns its width.
float drawTitle(const Ui& ui, ImDrawList& list, ImVec2 at, const PaletteEntry& entry,
                const FuzzyHit& hit) {
  const std::string& title = entry.title;
  const auto meets = [&](std::size_t byte) {
    return std::binary_search(hit.letters.begin(), hit.letters.end(), byte);
  };
  const auto startsCharacter = [&](std::size_t byte) {
    return byte >= title.size() || (static_cast<unsigned char>(title[byte]) & 0xC0) != 0x80;
  };
  const ImU32 plainColor = ui.color(entry.enabled ? Role::text : Role::dim);
  const ImU32 metColor = ui.color(entry.enabled ? Role::accent : Role::muted);
  float width = 0;
  for (std::size_t from = 0; from < title.size();) {
    std::size_t to = from + 1;
    while (to < title.size() && (!startsCharacter(to) || meets(to) == meets(from))) ++to;
    width += placeText(list, meets(from) ? ui.fonts.bold : ui.fonts.text,
                       meets(from) ? metColor : plainColor, {at.x + width, at.y}, 0,
                       std::string_view(title).substr(from, to - from));
    from = to;
  }
  return width;
}

/// One row; true when it was clicked.
bool row(const Ui& ui, const PaletteEntry& entry, const FuzzyHit& hit, bool marked) {
  const std::string id = "##" + entry.id;
  if (marked) ImGui::PushStyleColor(ImGuiCol_HeaderHovered, ui.color4(Role::accent, 0.22));
  const bool clicked = ImGui::Selectable(id.c_str(), marked, compat::kKeepPopup, {0, ui.px(kRow)});
  if (marked) ImGui::PopStyleColor();
  ui.mark("palette/" + entry.id);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 min = ImGui::GetItemRectMin();
  const ImVec2 max = ImGui::GetItemRectMax();
  const float y = (min.y + max.y) / 2;
  const float right = max.x - ui.px(10);
  const float keys =
      placeText(list, ui.fonts.smallBold, ui.color(Role::muted), {right, y}, 1, entry.keys);
  const float left = min.x + ui.px(10);
  const float title = drawTitle(ui, list, {left, y}, entry, hit);
  const float room = right - keys - ui.px(16) - (left + title + ui.px(12));
  if (room > ui.px(40)) {
    placeText(list, ui.fonts.small, ui.color(entry.enabled ? Role::muted : Role::dim),
              {left + title + ui.px(12), y}, 0, fitted(ui.fonts.small, entry.hint, room));
  }
  return clicked;
}

/// A mouse at rest must not take the mark from the arrow keys.
bool mouseMoves() {
  const ImVec2 moved = ImGui::GetIO().MouseDelta;
  return moved.x != 0 || moved.y != 0;
}

/// The list; the index of the hit that was clicked, -1 when none was.
int hitList(const Ui& ui, Palette& palette) {
  const double rows = std::clamp(static_cast<double>(palette.hits.size()), 1.0, kMostRows);
  const float space = ImGui::GetIO().DisplaySize.y - ui.px(kTop + 110);
  int clicked = -1;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  // Only the marked row stands out: the mouse marks the row that it moves to.
  ImGui::PushStyleColor(ImGuiCol_HeaderHovered, ui.color4(Role::accent, 0));
  ImGui::BeginChild("hits", {widthInWindow(ui, kWidth), std::min(ui.px(rows * kRow), space)});
  for (std::size_t i = 0; i < palette.hits.size(); ++i) {
    const FuzzyHit& hit = palette.hits[i];
    const bool marked = static_cast<int>(i) == palette.marked;
    if (row(ui, palette.entries[hit.index], hit, marked)) clicked = static_cast<int>(i);
    if (ImGui::IsItemHovered() && mouseMoves()) palette.marked = static_cast<int>(i);
    if (marked && palette.moved) ImGui::SetScrollHereY(0.5f);
  }
  palette.moved = false;
  if (palette.hits.empty()) {
    ImGui::SetCursorPos({ui.px(10), ui.px(7)});
    write(ui.fonts.text, ui.color(Role::muted), "Nothing matches. Fewer letters find more.");
  }
  ImGui::EndChild();
  ImGui::PopStyleColor();
  ImGui::PopStyleVar();
  return clicked;
}

void remember(std::vector<std::string>& lastUsed, const std::string& id) {
  std::erase(lastUsed, id);
  lastUsed.insert(lastUsed.begin(), id);
  if (lastUsed.size() > kUsed) lastUsed.resize(kUsed);
}

/// The hit that is meant; null when there is none or it cannot be run now.
const PaletteEntry* chosenEntry(const Palette& palette, int index) {
  if (index < 0 || index >= static_cast<int>(palette.hits.size())) return nullptr;
  const PaletteEntry& entry = palette.entries[palette.hits[static_cast<std::size_t>(index)].index];
  return entry.enabled ? &entry : nullptr;
}

bool beginPalette(const Ui& ui) {
  if (!ImGui::IsPopupOpen(kPopup)) ImGui::OpenPopup(kPopup);
  const float x = ImGui::GetIO().DisplaySize.x / 2;
  ImGui::SetNextWindowPos({x, ui.px(kTop)}, ImGuiCond_Always, {0.5f, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(12), ui.px(12)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, ui.px(8));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
  const bool open =
      ImGui::BeginPopupModal(kPopup, nullptr,
                             ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_AlwaysAutoResize |
                                 ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove);
  ImGui::PopStyleVar(3);
  return open;
}

void footer(const Ui& ui) {
  ImGui::Dummy({ui.px(1), ui.px(2)});
  write(ui.fonts.small, ui.color(Role::muted), "↑ ↓ choose  ·  Enter runs  ·  Esc closes");
}

/// A click beside the palette closes it.
bool clickedBeside() {
  return ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !ImGui::IsWindowAppearing() &&
         !ImGui::IsWindowHovered(ImGuiHoveredFlags_RootAndChildWindows |
                                 ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
}

}  // namespace

void openPalette(Shell& shell) {
  Palette& palette = shell.dialogs.palette.emplace();
  palette.entries = paletteEntries(shell);
  findHits(palette, shell.dialogs.lastUsed);
}

void drawPalette(Shell& shell, std::span<const InputEvent> events) {
  Dialogs& dialogs = shell.dialogs;
  if (!dialogs.palette || !beginPalette(shell.ui)) return;
  Palette& palette = *dialogs.palette;
  field(shell.ui, palette, dialogs.lastUsed);
  moveMark(palette, events);
  int meant = hitList(shell.ui, palette);
  footer(shell.ui);
  if (meant < 0 && dialogs.enter) meant = palette.marked;
  const PaletteEntry* entry = chosenEntry(palette, meant);
  const bool closes = entry != nullptr || dialogs.escape || clickedBeside();
  if (closes) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
  if (!closes) return;
  const std::optional<PaletteEntry> chosen =
      entry == nullptr ? std::nullopt : std::optional(*entry);
  dialogs.palette.reset();
  if (!chosen) return;
  remember(dialogs.lastUsed, chosen->id);
  refreshEvidence(shell.work);
  chosen->run(shell);
}

}  // namespace sepax
