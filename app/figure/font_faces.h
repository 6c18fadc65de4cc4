#pragma once

#include "app/figure/figure.h"

#include <stb_truetype.h>

#include <span>

/// The embedded fonts, parsed. Only the sources of app/figure include this.
namespace sepax {

enum FaceIndex : int { kInterRegular, kInterSemibold, kDejavu, kDejavuMono, kFaceCount };

/// In the order of FaceIndex.
[[nodiscard]] std::span<const stbtt_fontinfo> fontFaces();

/// A face and a glyph of it that shows a character.
struct FaceGlyph {
  int face = 0;
  int index = 0;
};

/// The glyph in the face of the weight, else in the first other face that has it, else the box for
/// a missing character.
[[nodiscard]] FaceGlyph glyphFor(char32_t character, Weight weight);

}  // namespace sepax
