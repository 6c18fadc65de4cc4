#pragma once

#include "app/pictures/picture_request.h"

#include <span>
#include <string>
#include <string_view>

namespace sepax {

/// What a user has chosen for pictures: remembered from one picture to the next.
struct PictureChoices {
  enum class Area { canvas, window, crop } area = Area::canvas;
  PictureRequest picture;         ///< its size counts for the preset "free" alone
  std::string preset = "screen";  ///< id of the size
  bool paper = false;             ///< the size is in millimetres instead
  double paperWidth = 170;        ///< millimetres
  double paperHeight = 106;       ///< millimetres
  double dotsPerInch = 300;
  std::string folder;  ///< that the last picture went to; empty = none yet
  std::string stem;    ///< of its file, without "-2" of a repetition; empty = none yet
  friend bool operator==(const PictureChoices&, const PictureChoices&) = default;
};

/// Logical pixels.
struct PictureSize {
  int width = 0;
  int height = 0;
};

struct PicturePreset {
  std::string_view id;
  std::string_view name;
  PictureSize size;  ///< pixels of the file; 0 where the screen or the user decides
};
[[nodiscard]] std::span<const PicturePreset> picturePresets();

/// The format keeps the scene inside, so that the file opens as it again.
[[nodiscard]] bool carriesScene(PictureFormat format);

/// The request that the choices make; `screen` is what is chosen as it stands on the screen. The
/// whole window is shown as it is: layers, legend, caption and ground stay out of its request.
/// Law: a preset gives a file of exactly its pixels at every scale.
[[nodiscard]] PictureRequest requestFrom(const PictureChoices& choices, PictureSize screen);

/// Width in millimetres of so many pixels.
[[nodiscard]] double millimetresOf(double pixels, double dotsPerInch);

/// One JSON object. A crop belongs to its scene and is left out.
[[nodiscard]] std::string writeChoices(const PictureChoices& choices);
/// What the text has; defaults for all else. Law: reading what was written gives the same choices.
[[nodiscard]] PictureChoices readChoices(std::string_view json);

}  // namespace sepax
