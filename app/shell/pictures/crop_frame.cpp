#include "app/shell/pictures/crop_frame.h"

#include "app/figure/wrap.h"
#include "app/shell/state/pictures.h"
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

Vec2 worldAt(const CropPlace& place, Vec2 pixels) {
  const Area& canvas = place.canvas;
  const Vec2 corner{canvas.min.x, canvas.min.y};
  const Vec2 inside{std::clamp(pixels.x, corner.x, static_cast<double>(canvas.max.x)),
                    std::clamp(pixels.y, corner.y, static_cast<double>(canvas.max.y))};
  return place.camera.toWorld((inside - corner) / place.ui.scale);
}

PictureCrop cropOf(const CropDrag& drag) {
  const Vec2 from = *drag.from;
  return {{std::min(from.x, drag.to.x), std::min(from.y, drag.to.y)},
          {std::max(from.x, drag.to.x), std::max(from.y, drag.to.y)}};
}

/// The dialog comes back with the frame; one that is hardly a frame is dragged again.
void finish(ExportDialog& dialog, const Camera& camera) {
  const PictureCrop crop = cropOf(*dialog.cropping);
  const Vec2 size = camera.zoom * (crop.max - crop.min);
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

/// The frame, and a shade over all that lies outside.
void drawFrame(const CropPlace& place, const PictureCrop& crop) {
  const Ui& ui = place.ui;
  const Area& canvas = place.canvas;
  const auto onScreen = [&](Vec2 world) {
    const Vec2 at = place.camera.toScreen(world);
    return ImVec2{canvas.min.x + ui.px(at.x), canvas.min.y + ui.px(at.y)};
  };
  const ImVec2 min = onScreen({crop.min.x, crop.max.y});
  const ImVec2 max = onScreen({crop.max.x, crop.min.y});
  const ImU32 shade = ui.color(Role::ground, 0.6);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(canvas.min, {canvas.max.x, min.y}, shade);
  list.AddRectFilled({canvas.min.x, max.y}, canvas.max, shade);
  list.AddRectFilled({canvas.min.x, min.y}, {min.x, max.y}, shade);
  list.AddRectFilled({max.x, min.y}, {canvas.max.x, max.y}, shade);
  compat::addRect(&list, min, max, ui.color(Role::accent), 0, ui.px(2));
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

bool isCropping(const Pictures& pictures) { return pictures.dialog && pictures.dialog->cropping; }

bool cancelCrop(Pictures& pictures) {
  if (!isCropping(pictures)) return false;
  pictures.dialog->cropping.reset();
  pictures.dialog->justOpened = true;
  return true;
}

void cropByHand(Pictures& pictures, const CropPlace& place, std::span<const InputEvent> events,
                bool hovered) {
  for (const InputEvent& event : events) {
    if (!isCropping(pictures)) return;
    CropDrag& drag = *pictures.dialog->cropping;
    const bool left = event.kind == Kind::button && event.button == Button::left;
    if (!left && event.kind != Kind::move) continue;
    drag.to = worldAt(place, event.position);
    if (left && event.down && hovered) drag.from = drag.to;
    if (left && !event.down && drag.from) finish(*pictures.dialog, place.camera);
  }
}

void drawCropFrame(const Pictures& pictures, const CropPlace& place) {
  if (!isCropping(pictures)) return;
  ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll);
  const CropDrag& drag = *pictures.dialog->cropping;
  if (drag.from) drawFrame(place, cropOf(drag));
  drawHint(place.ui, place.canvas);
}

}  // namespace sepax
