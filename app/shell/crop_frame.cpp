#include "app/shell/crop_frame.h"

#include "app/figure/wrap.h"
#include "app/shell/shell.h"
#include "app/widgets/widgets.h"

#include <algorithm>
#include <string>
#include <vector>

namespace sepax {
namespace {

using Kind = InputEvent::Kind;

constexpr double kLeastSide = 8;     ///< of a frame that was meant, logical pixels
constexpr double kHintText = 14;     ///< size, logical pixels
constexpr double kHintPitch = 20;    ///< from line to line, logical pixels
constexpr double kHintShare = 0.45;  ///< of the canvas' width that the hint may take
constexpr double kLeastHint = 120;   ///< width, logical pixels

Vec2 worldAt(const Shell& shell, const Area& canvas, Vec2 pixels) {
  const Vec2 corner{canvas.min.x, canvas.min.y};
  const Vec2 inside{std::clamp(pixels.x, corner.x, static_cast<double>(canvas.max.x)),
                    std::clamp(pixels.y, corner.y, static_cast<double>(canvas.max.y))};
  return shell.view.camera.toWorld((inside - corner) / shell.ui.scale);
}

PictureCrop cropOf(const CropDrag& drag) {
  const Vec2 from = *drag.from;
  return {{std::min(from.x, drag.to.x), std::min(from.y, drag.to.y)},
          {std::max(from.x, drag.to.x), std::max(from.y, drag.to.y)}};
}

/// The dialog comes back with the frame; one that is hardly a frame is dragged again.
void finish(Shell& shell) {
  ExportDialog& dialog = *shell.exporting;
  const PictureCrop crop = cropOf(*dialog.cropping);
  const Vec2 size = shell.view.camera.zoom * (crop.max - crop.min);
  if (std::min(size.x, size.y) < kLeastSide) {
    dialog.cropping = CropDrag{};
    return;
  }
  dialog.cropping.reset();
  dialog.choices.area = PictureChoices::Area::crop;
  dialog.choices.picture.crop = crop;
  dialog.choices.paper = false;
  dialog.choices.preset = "screen";
  dialog.justOpened = true;
}

/// At the right end above: the verdict stands at the left end, the narration below.
void drawHint(const Ui& ui, const Area& canvas) {
  const double room = static_cast<double>(canvas.size().x / ui.scale);
  const std::vector<std::string> lines =
      wrapped("Drag a frame around what the picture shall show · Esc cancels", kHintText,
              std::max(kHintShare * room, kLeastHint), Weight::semibold);
  float width = 0;
  for (const std::string& line : lines) width = std::max(width, widthOf(ui.fonts.bold, line));
  const float pitch = ui.px(kHintPitch);
  const ImVec2 max{canvas.max.x - ui.px(12),
                   canvas.min.y + ui.px(26) + pitch * static_cast<float>(lines.size())};
  const ImVec2 min{max.x - width - ui.px(32), canvas.min.y + ui.px(12)};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(min, max, ui.color(Role::raised), ui.px(8));
  compat::addRect(&list, min, max, ui.color(Role::accent), ui.px(8), ui.px(1.4));
  float y = min.y + ui.px(7) + pitch / 2;
  for (const std::string& line : lines) {
    placeText(list, ui.fonts.bold, ui.color(Role::text), {max.x - ui.px(16), y}, 1, line);
    y += pitch;
  }
  ui.mark("crop/hint", {min, max});
}

}  // namespace

bool isCropping(const Shell& shell) { return shell.exporting && shell.exporting->cropping; }

bool cancelCrop(Shell& shell) {
  if (!isCropping(shell)) return false;
  shell.exporting->cropping.reset();
  shell.exporting->justOpened = true;
  return true;
}

void cropByHand(Shell& shell, const Area& canvas, std::span<const InputEvent> events,
                bool hovered) {
  for (const InputEvent& event : events) {
    if (!isCropping(shell)) return;
    CropDrag& drag = *shell.exporting->cropping;
    const bool left = event.kind == Kind::button && event.button == Button::left;
    if (!left && event.kind != Kind::move) continue;
    drag.to = worldAt(shell, canvas, event.position);
    if (left && event.down && hovered) drag.from = drag.to;
    if (left && !event.down && drag.from) finish(shell);
  }
}

void drawCropFrame(const Shell& shell, const Area& canvas) {
  if (!isCropping(shell)) return;
  const Ui& ui = shell.ui;
  const CropDrag& drag = *shell.exporting->cropping;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll);
  const ImU32 shade = ui.color(Role::ground, 0.6);
  if (drag.from) {
    const auto place = [&](Vec2 world) {
      const Vec2 at = shell.view.camera.toScreen(world);
      return ImVec2{canvas.min.x + ui.px(at.x), canvas.min.y + ui.px(at.y)};
    };
    const PictureCrop crop = cropOf(drag);
    const ImVec2 min = place({crop.min.x, crop.max.y});
    const ImVec2 max = place({crop.max.x, crop.min.y});
    list.AddRectFilled(canvas.min, {canvas.max.x, min.y}, shade);
    list.AddRectFilled({canvas.min.x, max.y}, canvas.max, shade);
    list.AddRectFilled({canvas.min.x, min.y}, {min.x, max.y}, shade);
    list.AddRectFilled({max.x, min.y}, {canvas.max.x, max.y}, shade);
    compat::addRect(&list, min, max, ui.color(Role::accent), 0, ui.px(2));
  }
  drawHint(ui, canvas);
}

}  // namespace sepax
