#include "app/figure/font_faces.h"

#include "embedded/fonts.h"

#include <array>
#include <cassert>
#include <string_view>

namespace sepax {
namespace {

constexpr std::array<std::string_view, kFaceCount> kFaceNames = {"inter-regular", "inter-semibold",
                                                                 "dejavu", "dejavu-mono"};

using Faces = std::array<stbtt_fontinfo, kFaceCount>;

Faces parseFaces() {
  Faces faces{};
  for (std::size_t i = 0; i < faces.size(); ++i) {
    for (const embedded::File& file : embedded::fonts()) {
      if (file.name != kFaceNames[i]) continue;
      [[maybe_unused]] const int parsed = stbtt_InitFont(&faces[i], file.bytes.data(), 0);
      assert(parsed != 0);
    }
    assert(faces[i].data != nullptr);
  }
  return faces;
}

constexpr std::array<int, 4> fallbacks(Weight weight) {
  switch (weight) {
    case Weight::regular:
      return {kInterRegular, kDejavu, kDejavuMono, kInterSemibold};
    case Weight::semibold:
      return {kInterSemibold, kDejavu, kDejavuMono, kInterRegular};
    case Weight::mono:
      return {kDejavuMono, kDejavu, kInterRegular, kInterSemibold};
  }
  return {};
}

}  // namespace

std::span<const stbtt_fontinfo> fontFaces() {
  // Static because it never changes and every measured word needs it.
  static const Faces faces = parseFaces();
  return faces;
}

namespace {

FaceGlyph lookedUp(char32_t character, Weight weight) {
  const std::array<int, 4> order = fallbacks(weight);
  for (const int face : order) {
    const stbtt_fontinfo& info = fontFaces()[static_cast<std::size_t>(face)];
    const int index = stbtt_FindGlyphIndex(&info, static_cast<int>(character));
    if (index != 0) return {face, index};
  }
  // The glyph 0 of a subset is empty; a white square is the box that other programs show.
  return {kDejavu, stbtt_FindGlyphIndex(&fontFaces()[kDejavu], U'□')};
}

constexpr char32_t kCommon = 128;  ///< the characters of ASCII
constexpr std::size_t kWeights = 3;

/// Of each weight.
std::array<std::array<FaceGlyph, kCommon>, kWeights> commonGlyphs() {
  std::array<std::array<FaceGlyph, kCommon>, kWeights> glyphs{};
  for (std::size_t weight = 0; weight < kWeights; ++weight)
    for (char32_t character = 0; character < kCommon; ++character)
      glyphs[weight][character] = lookedUp(character, static_cast<Weight>(weight));
  return glyphs;
}

}  // namespace

FaceGlyph glyphFor(char32_t character, Weight weight) {
  // Static for the same reason: nearly all text is of these.
  static const auto common = commonGlyphs();
  if (character < kCommon) return common[static_cast<std::size_t>(weight)][character];
  return lookedUp(character, weight);
}

}  // namespace sepax
