#pragma once

#include <string>
#include <string_view>

namespace sepax {

/// What travels in a picture file besides what can be seen.
struct PictureInfo {
  std::string title;    ///< "Two pentagons"; PNG "Title", SVG <title>, PDF title
  std::string caption;  ///< one sentence for those who cannot see the picture: the alt text
  std::string scene;    ///< scene JSON on one line; empty = the picture does not reopen
};

/// Under this name the scene stands in the texts of a PNG file and in the metadata of SVG and PDF.
inline constexpr std::string_view kSceneKey = "sepax-scene";
/// Namespace of the scene in the metadata of an SVG file.
inline constexpr std::string_view kSceneNamespace = "urn:sepax:scene:1";

}  // namespace sepax
