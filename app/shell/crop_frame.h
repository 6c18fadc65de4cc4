#pragma once

#include "app/tools/input.h"
#include "app/widgets/ui.h"

#include <span>

/// The part of the canvas that a picture shall show, dragged by hand for the Export dialog.
namespace sepax {

struct Shell;

[[nodiscard]] bool isCropping(const Shell& shell);
/// Back to the dialog without a frame; false when none was being dragged.
bool cancelCrop(Shell& shell);
/// What the pointer does on the canvas meanwhile.
void cropByHand(Shell& shell, const Area& canvas, std::span<const InputEvent> events, bool hovered);
void drawCropFrame(const Shell& shell, const Area& canvas);

}  // namespace sepax
