#include "app/widgets/widgets.h"

#include "app/figure/wrap.h"
#include "app/widgets/glossary.h"

#include <algorithm>
#include <cmath>

namespace sepax {

void write(const compat::Font& font, ImU32 color, std::string_view text) {
  compat::pushFont(font);
  ImGui::PushStyleColor(ImGuiCol_Text, color);
  const char* begin = text.empty() ? "" : text.data();
  ImGui::TextUnformatted(begin, begin + text.size());
  ImGui::PopStyleColor();
  ImGui::PopFont();
}

float widthInWindow(const Ui& ui, double logical) {
  constexpr double kBeside = 44;  // what a dialog and its border take
  return std::min(ui.px(logical), std::max(ImGui::GetIO().DisplaySize.x - ui.px(kBeside), 1.0f));
}

float widthOf(const compat::Font& font, std::string_view text) {
  if (text.empty()) return 0;  // Dear ImGui would measure from a null pointer
  return font.face->CalcTextSizeA(font.size, FLT_MAX, 0, text.data(), text.data() + text.size()).x;
}

std::string fitted(const compat::Font& font, std::string_view text, float width) {
  return cutToFit(std::string(text),
                  [&](const std::string& cut) { return widthOf(font, cut) <= width; });
}

std::string fittedParts(const compat::Font& font, std::string_view text, float width) {
  constexpr std::string_view kSign = "  ·  ";
  while (widthOf(font, text) > width) {
    const std::size_t last = text.rfind(kSign);
    if (last == text.npos) return {};
    text = text.substr(0, last);
  }
  return std::string(text);
}

std::string fittedName(const compat::Font& font, std::string_view name, float width) {
  constexpr std::string_view kSign = "·";
  const std::size_t sign = name.rfind(kSign);
  if (sign == name.npos || widthOf(font, name) <= width) return fitted(font, name, width);
  const std::string_view index = name.substr(sign);
  const std::string body = fitted(font, name.substr(0, sign), width - widthOf(font, index));
  if (body.size() > std::string_view("…").size()) return body + std::string(index);
  return std::string(index.substr(kSign.size()));
}

float placeText(ImDrawList& list, const compat::Font& font, ImU32 color, ImVec2 at, float align,
                std::string_view text) {
  if (text.empty()) return 0;
  const float width = widthOf(font, text);
  const ImVec2 place{std::round(at.x - align * width), std::round(at.y - font.size / 2)};
  list.AddText(font.face, font.size, place, color, text.data(), text.data() + text.size());
  return width;
}

void heading(const Ui& ui, std::string_view title, std::string_view hint, Role role,
             Role hintRole) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float used = widthOf(ui.fonts.bold, title) + ui.px(12) + widthOf(ui.fonts.small, hint);
  const std::string name = "heading/" + std::string(title);
  if (used > width) {
    const float above = wrappedText(ui.fonts.bold, ui.color(role), title, width);
    const float below = wrappedText(ui.fonts.small, ui.color(hintRole), hint, width);
    ui.mark(name, {at, {at.x + std::max(above, below), ImGui::GetItemRectMax().y}});
    return;
  }
  const float height = ui.px(24);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float middle = at.y + height / 2;
  placeText(list, ui.fonts.bold, ui.color(role), {at.x, middle}, 0, title);
  placeText(list, ui.fonts.small, ui.color(hintRole), {at.x + width, middle}, 1, hint);
  ImGui::Dummy({width, height});
  ui.mark(name);
  explainTerms(ui, std::string(title) + " " + std::string(hint));
}

void rule(const Ui& ui) {
  const float margin = ImGui::GetStyle().WindowPadding.x;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float y = at.y + ui.px(5);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ui.pushRegionClip(list);
  list.AddLine({at.x - margin, y}, {at.x + width + margin, y}, ui.color(Role::line), ui.px(1));
  list.PopClipRect();
  ImGui::Dummy({width, ui.px(8)});
}

std::vector<std::string> linesOf(const compat::Font& font, std::string_view text, float width) {
  std::vector<std::string> lines(1);
  // Dear ImGui's own wrapping would also break "0.526".
  for (const std::string_view part : unbrokenParts(text)) {
    const std::string word(part);
    const std::string longer = lines.back().empty() ? word : lines.back() + " " + word;
    if (!lines.back().empty() && widthOf(font, longer) > width) {
      lines.push_back(word);
    } else {
      lines.back() = longer;
    }
  }
  return lines;
}

float wrappedText(const compat::Font& font, ImU32 color, std::string_view text, float width) {
  float widest = 0;
  for (const std::string& line : linesOf(font, text, width)) {
    widest = std::max(widest, widthOf(font, line));
    if (!line.empty()) write(font, color, line);
  }
  return widest;
}

void paragraph(const Ui& ui, Role role, std::string_view text) {
  ImGui::BeginGroup();
  wrappedText(ui.fonts.small, ui.color(role), text, ImGui::GetContentRegionAvail().x);
  ImGui::EndGroup();
  explainTerms(ui, text);
}

void showTerms(const Ui& ui, std::string_view text) {
  const std::vector<const Term*> terms = termsIn(text);
  if (terms.empty()) return;
  ImGui::BeginTooltip();
  ImGui::PushTextWrapPos(ui.px(340));
  for (const Term* term : terms) {
    write(ui.fonts.smallBold, ui.color(Role::accent), wordOf(*term));
    write(ui.fonts.small, ui.color(Role::text), term->meaning);
  }
  ImGui::PopTextWrapPos();
  ImGui::EndTooltip();
  ui.mark("terms");
}

namespace {

bool isAnyKeyPressed() {
  return ImGui::GetIO().InputQueueCharacters.Size > 0 ||
         std::ranges::any_of(compat::kWidgetKeys, [](const compat::NamedKey& entry) {
           return compat::wentDown(entry.key);
         });
}

/// The user has clicked or pressed a key since the pointer came to the last item.
bool isDismissed() {
  ImGuiStorage& kept = *ImGui::GetStateStorage();
  const ImVec2 place = ImGui::GetItemRectMin();  // which item it is
  const int item = static_cast<int>(place.x) * 10'000 + static_cast<int>(place.y);
  const ImGuiID itemKey = ImGui::GetID("tooltip/item");
  const ImGuiID frameKey = ImGui::GetID("tooltip/frame");
  const ImGuiID goneKey = ImGui::GetID("tooltip/gone");
  const int now = ImGui::GetFrameCount();
  const bool stays = kept.GetInt(itemKey) == item && kept.GetInt(frameKey) >= now - 1;
  const bool gone = (stays && kept.GetBool(goneKey)) || ImGui::IsMouseDown(0) ||
                    ImGui::IsMouseReleased(0) || isAnyKeyPressed();
  kept.SetInt(itemKey, item);
  kept.SetInt(frameKey, now);
  kept.SetBool(goneKey, gone);
  return gone;
}

}  // namespace

void tooltipBeside(const Ui& ui, std::string_view text) {
  if (isDismissed()) return;
  constexpr double kMostWidth = 260;  // logical pixels
  const ImVec2 region = ImGui::GetWindowPos();
  const float space = ui.px(8);
  const bool left = region.x > ui.px(kMostWidth + 40);
  const ImVec2 item = ImGui::GetItemRectMin();
  // At the left of a region at the right; above one at the bottom.
  ImGui::SetNextWindowPos(
      left ? ImVec2{region.x - space, item.y} : ImVec2{item.x, region.y - space}, ImGuiCond_Always,
      left ? ImVec2{1, 0} : ImVec2{0, 1});
  ImGui::BeginTooltip();
  ImGui::PushTextWrapPos(ui.px(kMostWidth));
  write(ui.fonts.small, ui.color(Role::text), text);
  ImGui::PopTextWrapPos();
  const ImVec2 at = ImGui::GetWindowPos();
  const ImVec2 size = ImGui::GetWindowSize();
  ImGui::EndTooltip();
  ui.mark("tooltip", {at, {at.x + size.x, at.y + size.y}});
}

void explainTerms(const Ui& ui, std::string_view text) {
  if (ImGui::IsItemHovered()) showTerms(ui, text);
}

void rowName(const Ui& ui, std::string_view name, double width) {
  const float left = ImGui::GetCursorPosX();
  ImGui::AlignTextToFramePadding();
  write(ui.fonts.small, ui.color(Role::muted), name);
  ImGui::SameLine(left + ui.px(width));
}

bool beginModal(const Ui& ui, const char* name) {
  if (!ImGui::IsPopupOpen(name)) ImGui::OpenPopup(name);
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  ImGui::SetNextWindowPos({window.x / 2, window.y / 2}, ImGuiCond_Always, {0.5f, 0.5f});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(18), ui.px(14)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, ui.px(8));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
  // What a small window has no room for is scrolled to.
  const ImVec2 most{std::max(window.x - ui.px(8), 1.0f), std::max(window.y - ui.px(8), 1.0f)};
  ImGui::SetNextWindowSizeConstraints({0, 0}, most);
  const bool open =
      ImGui::BeginPopupModal(name, nullptr,
                             ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_AlwaysAutoResize |
                                 ImGuiWindowFlags_HorizontalScrollbar |
                                 ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove);
  ImGui::PopStyleVar(3);
  return open;
}

}  // namespace sepax
