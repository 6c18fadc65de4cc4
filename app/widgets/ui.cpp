#include "app/widgets/ui.h"

#include "embedded/fonts.h"

#include <imgui_internal.h>  // the public header shows a window that is asked for its borders

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace sepax {
namespace {

/// What the embedded fonts were subset to; only Dear ImGui before 1.92 asks.
constexpr std::array<ImWchar, 21> kRanges{0x0020, 0x017F, 0x0370, 0x03FF, 0x2010, 0x203A, 0x2070,
                                          0x209F, 0x2190, 0x21FF, 0x2200, 0x22FF, 0x25A0, 0x25FF,
                                          0x26A0, 0x26A0, 0x2713, 0x2717, 0x27E8, 0x27E9, 0};

std::span<const unsigned char> bytesOf(std::string_view name) {
  for (const embedded::File& file : embedded::fonts()) {
    if (file.name == name) return file.bytes;
  }
  return {};
}

/// Dear ImGui counts the height of a line as the size of a font, we its em as everyone else does.
float linePerEm(std::string_view name) { return name.starts_with("inter") ? 1.2102f : 1.1641f; }

ImFont* addFace(std::string_view name, float size, bool merge) {
  const std::span<const unsigned char> bytes = bytesOf(name);
  if (bytes.empty()) return nullptr;
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;  // the bytes are part of the program
  config.MergeMode = merge;
  config.OversampleH = 2;
  config.OversampleV = 1;
  config.PixelSnapH = false;
  // Dear ImGui takes a pointer to non-const but only reads when it does not own the data.
  auto* data = const_cast<unsigned char*>(bytes.data());
  return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(
      data, static_cast<int>(bytes.size()), size * linePerEm(name), &config, kRanges.data());
}

/// A face with an em of this many pixels; glyphs that it lacks come from DejaVu.
compat::Font addFont(std::string_view name, float size) {
  ImFont* face = addFace(name, size, false);
  addFace("dejavu", size, true);
  return {face, size * linePerEm(name), size};
}

void setSizes(ImGuiStyle& style, float scale) {
  style.WindowPadding = {12, 10};
  style.FramePadding = {9, 4};
  style.ItemSpacing = {8, 6};
  style.ItemInnerSpacing = {6, 4};
  style.ScrollbarSize = 11;
  style.GrabMinSize = 10;
  style.WindowRounding = 0;
  style.ChildRounding = 0;
  style.FrameRounding = 5;
  style.PopupRounding = 6;
  style.ScrollbarRounding = 5;
  style.GrabRounding = 5;
  style.WindowBorderSize = 0;
  style.ChildBorderSize = 0;
  style.PopupBorderSize = 1;
  style.FrameBorderSize = 1;
  style.ScaleAllSizes(scale);
  style.FrameBorderSize = style.PopupBorderSize = std::max(1.0f, std::floor(scale));
}

void setColors(ImGuiStyle& style, const Ui& ui) {
  const auto set = [&](ImGuiCol which, Role role, double alpha = 1) {
    style.Colors[which] = ui.color4(role, alpha);
  };
  set(ImGuiCol_Text, Role::text);
  set(ImGuiCol_TextDisabled, Role::muted);
  set(ImGuiCol_WindowBg, Role::panel);
  set(ImGuiCol_ChildBg, Role::panel, 0);
  set(ImGuiCol_PopupBg, Role::panel);
  set(ImGuiCol_Border, Role::line);
  set(ImGuiCol_FrameBg, Role::raised);
  set(ImGuiCol_FrameBgHovered, Role::accent, 0.18);
  set(ImGuiCol_FrameBgActive, Role::accent, 0.30);
  set(ImGuiCol_MenuBarBg, Role::panel);
  set(ImGuiCol_ScrollbarBg, Role::panel, 0);
  set(ImGuiCol_ScrollbarGrab, Role::line);
  set(ImGuiCol_ScrollbarGrabHovered, Role::dim);
  set(ImGuiCol_ScrollbarGrabActive, Role::muted);
  set(ImGuiCol_CheckMark, Role::accent);
  set(ImGuiCol_SliderGrab, Role::accent);
  set(ImGuiCol_SliderGrabActive, Role::accent);
  set(ImGuiCol_Button, Role::raised);
  set(ImGuiCol_ButtonHovered, Role::accent, 0.22);
  set(ImGuiCol_ButtonActive, Role::accent, 0.38);
  set(ImGuiCol_Header, Role::accent, 0.22);
  set(ImGuiCol_HeaderHovered, Role::accent, 0.22);
  set(ImGuiCol_HeaderActive, Role::accent, 0.32);
  set(ImGuiCol_Separator, Role::line);
  set(ImGuiCol_TextSelectedBg, Role::accent, 0.35);
  set(ImGuiCol_ModalWindowDimBg, Role::ground, 0.6);
}

}  // namespace

ImU32 Ui::color(Role role, double alpha) const {
  return ImGui::ColorConvertFloat4ToU32(color4(role, alpha));
}

ImVec4 Ui::color4(Role role, double alpha) const {
  const Color c = sepax::theme(theme)[role];
  const auto part = [](std::uint8_t value) { return static_cast<float>(value) / 255; };
  return {part(c.r), part(c.g), part(c.b), part(c.a) * static_cast<float>(alpha)};
}

void Ui::pushRegionClip(ImDrawList& list) const {
  const ImVec2 at = ImGui::GetWindowPos();
  const ImVec2 size = ImGui::GetWindowSize();
  list.PushClipRect(at, {at.x + size.x, at.y + size.y});
}

void Ui::mark(std::string_view name) const {
  if (tour != nullptr) addStop(*tour, name);
  if (steady != nullptr) keepInPlace(*steady);
  if (registry == nullptr) return;
  mark(name, {ImGui::GetItemRectMin(), ImGui::GetItemRectMax()});
}

void Ui::mark(std::string_view name, const Area& area) const {
  if (registry == nullptr) return;
  // Asked in public, a window that nothing stands in would come into sight.
  const ImGuiWindow& window = *ImGui::GetCurrentContext()->CurrentWindow;
  registry->insert_or_assign(
      std::string(name), Place{area, {window.ClipRect.Min, window.ClipRect.Max}, window.DrawList});
}

void loadFonts(Ui& ui, double smallest) {
  const float small = ui.px(std::max(12.0, smallest));
  ImGui::GetIO().Fonts->Clear();
  ui.fonts.text = addFont("inter-regular", ui.px(14));
  ui.fonts.bold = addFont("inter-semibold", ui.px(14));
  ui.fonts.title = addFont("inter-semibold", ui.px(17));
  ui.fonts.small = addFont("inter-regular", small);
  ui.fonts.smallBold = addFont("inter-semibold", small);
  ui.fonts.mono = addFont("dejavu-mono", ui.px(13));
}

void applyStyle(const Ui& ui) {
  ImGuiStyle style;
  setSizes(style, ui.scale);
  setColors(style, ui);
  ImGui::GetStyle() = style;
}

}  // namespace sepax
