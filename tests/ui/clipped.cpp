#include "tests/ui/clipped.h"

#include <fmt/format.h>
#include <imgui_internal.h>  // whether a window scrolls

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>

namespace sepax::test {
namespace {

constexpr float kSlack = 1;  ///< pixels

/// Buttons, tabs and entries that stand beside each other: none of them lies on another.
constexpr std::array<std::string_view, 9> kRows{"rail/",   "tab/",   "menu/", "step/",  "play",
                                                "motion/", "sweep/", "loop",  "export/"};
/// Windows that hold nothing but fixed words.
/// Marks of a whole window, with its borders.
constexpr std::array<std::string_view, 3> kWholes{"inspector", "keys", "import"};
constexpr std::array<std::string_view, 3> kFixed{"rail", "tabs", "status"};

const ImGuiWindow* windowOf(const ImDrawList* drawing) {
  for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
    if (window->DrawList == drawing) return window;
  return nullptr;
}

bool isChild(const ImGuiWindow& window) {
  return (window.Flags & ImGuiWindowFlags_ChildWindow) != 0 && window.ParentWindow != nullptr;
}

/// They scroll themselves or with what they stand in.
bool scrollsX(const ImGuiWindow& window) {
  const bool own = window.ScrollMax.x > 0 && (window.Flags & ImGuiWindowFlags_HorizontalScrollbar);
  return own || (isChild(window) && scrollsX(*window.ParentWindow));
}

bool scrollsY(const ImGuiWindow& window) {
  const bool own = window.ScrollMax.y > 0 && (window.Flags & ImGuiWindowFlags_NoScrollbar) == 0;
  return own || (isChild(window) && scrollsY(*window.ParentWindow));
}

bool isIn(float low, float high, float least, float most) { return low >= least && high <= most; }

/// Rows that can be chosen reach half a space beyond what they show; those of menus have more.
float reachOf(const Ui& ui, std::string_view name) {
  return kSlack + ui.px(name.starts_with("menu/") ? 9 : 4);
}

void addHidden(std::vector<std::string>& faults, const Driver& driver) {
  const Registry& registry = driver.registry;
  const ImVec2 display = ImGui::GetIO().DisplaySize;
  for (const auto& [name, place] : registry) {
    const ImGuiWindow* window = windowOf(place.drawing);
    if (window == nullptr || std::ranges::count(kWholes, std::string_view(name)) > 0) continue;
    const float reach = reachOf(driver.shell.ui, name);
    const float left = std::max(place.clip.min.x, 0.0f) - reach;
    const float right = std::min(place.clip.max.x, display.x) + reach;
    const float top = std::max(place.clip.min.y, 0.0f) - reach;
    const float bottom = std::min(place.clip.max.y, display.y) + reach;
    if (!scrollsX(*window) && !isIn(place.min.x, place.max.x, left, right))
      faults.push_back(fmt::format("{} reaches from {:.0f} to {:.0f}, seen is {:.0f} to {:.0f}",
                                   name, place.min.x, place.max.x, left, right));
    if (!scrollsY(*window) && !isIn(place.min.y, place.max.y, top, bottom))
      faults.push_back(
          fmt::format("{} reaches down from {:.0f} to {:.0f}, seen is {:.0f} to {:.0f}", name,
                      place.min.y, place.max.y, top, bottom));
  }
}

bool areOver(const Area& a, const Area& b) {
  return a.min.x < b.max.x - kSlack && b.min.x < a.max.x - kSlack && a.min.y < b.max.y - kSlack &&
         b.min.y < a.max.y - kSlack;
}

void addOverlaps(std::vector<std::string>& faults, const Registry& registry) {
  std::vector<std::pair<std::string_view, const Place*>> row;
  for (const auto& item : registry) {
    const std::string_view name = item.first;
    if (std::ranges::any_of(kRows, [&](std::string_view start) { return name.starts_with(start); }))
      row.emplace_back(name, &item.second);
  }
  for (std::size_t i = 0; i < row.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (row[i].second->drawing == row[j].second->drawing &&
          areOver(*row[i].second, *row[j].second))
        faults.push_back(fmt::format("{} lies on {}", row[i].first, row[j].first));
    }
  }
}

/// A part of the font's texture on a rectangle.
struct Glyph {
  ImVec2 min;
  ImVec2 max;
  ImVec2 source;
};

std::optional<Glyph> glyphAt(const ImDrawList& list, const ImDrawCmd& command, unsigned at) {
  if (at + 6 > command.ElemCount) return std::nullopt;
  const ImDrawIdx* index = list.IdxBuffer.Data + command.IdxOffset + at;
  constexpr std::array<int, 6> kQuad{0, 1, 2, 0, 2, 3};
  for (std::size_t i = 0; i < 6; ++i)
    if (index[i] != index[0] + kQuad[i]) return std::nullopt;
  const ImDrawVert* corner = list.VtxBuffer.Data + command.VtxOffset + index[0];
  const bool textured = corner[0].uv.x != corner[2].uv.x && corner[0].uv.y != corner[2].uv.y;
  if (!textured) return std::nullopt;
  return Glyph{corner[0].pos, corner[2].pos, corner[0].uv};
}

/// Dots that stand for what had no room.
bool isEllipsis(const Ui& ui, const Glyph& glyph) {
#if SEPAX_IMGUI_DYNAMIC_FONTS
  (void)ui;
  (void)glyph;
  return false;
#else
  const ImFontGlyph* dots = ui.fonts.small.face->FindGlyphNoFallback(0x2026);
  return dots != nullptr && dots->U0 == glyph.source.x && dots->V0 == glyph.source.y;
#endif
}

void addGlyph(std::vector<std::string>& faults, const Ui& ui, const Glyph& glyph,
              const ImDrawCmd& command, const ImGuiWindow& window) {
  const ImVec4& clip = command.ClipRect;
  const bool cutX = glyph.min.x < clip.x - kSlack || glyph.max.x > clip.z + kSlack;
  const bool cutY = glyph.min.y < clip.y - kSlack || glyph.max.y > clip.w + kSlack;
  const std::string place =
      fmt::format("“{}” at {:.0f} {:.0f}", window.Name, glyph.min.x, glyph.min.y);
  if (cutX && !scrollsX(window)) faults.push_back("a word is cut in " + place);
  if (cutY && !scrollsY(window)) faults.push_back("a line is cut in " + place);
  const bool fixed = std::ranges::count(kFixed, std::string_view(window.Name)) > 0;
  if (fixed && isEllipsis(ui, glyph)) faults.push_back("a fixed text ends in dots in " + place);
}

void addCutWords(std::vector<std::string>& faults, const Driver& driver) {
  const ImDrawData& data = *ImGui::GetDrawData();
  const ImTextureID canvas = compat::textureOf(1);
  for (int i = 0; i < data.CmdListsCount; ++i) {
    const ImDrawList& list = *data.CmdLists[i];
    const ImGuiWindow* window =
        list._OwnerName == nullptr ? nullptr : ImGui::FindWindowByName(list._OwnerName);
    if (window == nullptr) continue;
    for (const ImDrawCmd& command : list.CmdBuffer) {
      if (command.GetTexID() == canvas) continue;
      for (unsigned at = 0; at < command.ElemCount; at += 3) {
        const std::optional<Glyph> glyph = glyphAt(list, command, at);
        if (!glyph) continue;
        addGlyph(faults, driver.shell.ui, *glyph, command, *window);
        at += 3;
      }
    }
  }
}

}  // namespace

std::vector<std::string> clippedThings(const Driver& driver) {
  std::vector<std::string> faults;
  addHidden(faults, driver);
  addOverlaps(faults, driver.registry);
  addCutWords(faults, driver);
  return faults;
}

void drawPlainLines(Driver& driver) {
  driver.settle();
  ImGui::GetStyle().AntiAliasedLinesUseTex = false;
  driver.settle();
}

}  // namespace sepax::test
