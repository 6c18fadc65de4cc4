#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sepax {

enum class PictureKind { none, png, pdf, gif, jpeg, webp, bmp, svg };

/// What a file says about being a picture.
struct EmbeddedScene {
  PictureKind kind = PictureKind::none;  ///< svg: one of ours
  std::optional<std::string> json;       ///< the scene that travels in it
  std::string error;                     ///< one sentence when it is a picture and holds no scene
};

/// Looks for the scene that a picture of ours carries. An SVG without one is no picture here: it is
/// a text that may hold polygons.
[[nodiscard]] EmbeddedScene embeddedScene(std::string_view bytes);

}  // namespace sepax
