#pragma once

#include "app/figure/camera.h"
#include "app/tools/input.h"
#include "app/widgets/ui.h"

#include <span>

/// The part of the canvas that a picture shall show, dragged by hand for the Export dialog.
namespace sepax {

struct Pictures;

/// The canvas that a frame is dragged on.
struct CropPlace {
  const Ui& ui;
  const Camera& camera;
  Area canvas;
};

[[nodiscard]] bool isCropping(const Pictures& pictures);
/// Back to the dialog without a frame; false when none was being dragged.
bool cancelCrop(Pictures& pictures);
/// What the pointer does on the canvas meanwhile.
void cropByHand(Pictures& pictures, const CropPlace& place, std::span<const InputEvent> events,
                bool hovered);
void drawCropFrame(const Pictures& pictures, const CropPlace& place);

}  // namespace sepax
