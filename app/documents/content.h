#pragma once

#include "app/formats/geometry.h"
#include "app/scene/scene_json.h"

#include <string_view>

namespace sepax {

enum class ContentKind {
  scene,         ///< the text of a scene file, whole or broken
  scenePicture,  ///< a picture that carries a scene, whole or broken
  bitmap,        ///< a PNG without a scene: its pixels may be tiles
  picture,       ///< another picture without a scene, which is of no use here
  link,          ///< an address that carries a scene, whole or broken, or that carries none
  text           ///< any other bytes; they may be polygons
};

/// What the bytes of a file, of the clipboard or of a pipe are, and all that can be read in them.
struct Content {
  ContentKind kind = ContentKind::text;
  /// Has the scene of a scene file and of a picture, the readings of a text, or the error: one
  /// sentence that also says when a picture has no scene.
  GeometryText read;
  std::string lesson = {};  ///< of a link: the id of the lesson that its scene belongs to
  std::string guess = {};   ///< of a link: what was guessed there, as JSON; empty = nothing
};

/// The one answer for opening, dropping, pasting, checking and converting. Reads the bytes once.
[[nodiscard]] Content contentOf(std::string_view bytes, const ReadChoices& choices = {});

/// The content as a scene: its own, or one with a body for each polygon of the likeliest reading,
/// which is foreign as is that of a picture.
[[nodiscard]] SceneResult sceneOf(Content content);

}  // namespace sepax
