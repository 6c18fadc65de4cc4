#pragma once

#include "app/figure/theme.h"
#include "core/evidence/evidence.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What a user asks a picture to be: the same for the command line and for the Export dialog.
namespace sepax {

enum class PictureFormat { png, svg, pdf, gif, apng, mp4 };

struct PictureFormatRow {
  PictureFormat format;
  std::string_view id;      ///< also the extension without its dot
  std::string_view name;    ///< for people
  bool animated = false;    ///< has frames
  bool vector = false;      ///< has no pixels
  bool transparent = true;  ///< can leave the ground out
};
/// All formats in the order of the dialog.
[[nodiscard]] std::span<const PictureFormatRow> pictureFormats();
[[nodiscard]] const PictureFormatRow& rowOf(PictureFormat format);
/// By id or by the extension of a file, with or without its dot, in any case.
[[nodiscard]] std::optional<PictureFormat> pictureFormatNamed(std::string_view extension);

/// What the frames of an animation show one after the other.
enum class AnimationKind { motion, steps, drag };
[[nodiscard]] std::string_view nameOf(AnimationKind kind);
[[nodiscard]] std::optional<AnimationKind> animationNamed(std::string_view name);

/// What is drawn; all else of the view stays as it is.
struct PictureLayers {
  bool grid = true;
  bool names = true;
  bool handles = true;
  bool evidence = true;  ///< what the technique adds to the bodies
  bool words = true;     ///< badges and narration
  bool badges = true;    ///< of the words
  bool closeUps = true;  ///< of the evidence: what is too small to be seen, enlarged
  friend bool operator==(const PictureLayers&, const PictureLayers&) = default;
};

/// A layer by the name that commands and files have for it.
struct PictureLayerName {
  std::string_view name;
  bool PictureLayers::*layer;
};
inline constexpr std::array kPictureLayers{PictureLayerName{"grid", &PictureLayers::grid},
                                           PictureLayerName{"names", &PictureLayers::names},
                                           PictureLayerName{"handles", &PictureLayers::handles},
                                           PictureLayerName{"evidence", &PictureLayers::evidence},
                                           PictureLayerName{"words", &PictureLayers::words},
                                           PictureLayerName{"badges", &PictureLayers::badges},
                                           PictureLayerName{"close-ups", &PictureLayers::closeUps}};

/// A part of the world to show instead of what the view shows.
struct PictureCrop {
  Vec2 min;  ///< world units
  Vec2 max;
  friend bool operator==(const PictureCrop&, const PictureCrop&) = default;
};

struct PictureRequest {
  PictureFormat format = PictureFormat::png;
  bool window = false;              ///< the whole window instead of the canvas
  bool asSeen = false;              ///< with all of a canvas, also what one picture tells without
  std::optional<PictureCrop> crop;  ///< of the canvas
  int width = 1600;                 ///< logical pixels
  int height = 1000;
  bool trimmed = false;    ///< a still picture ends below its legend, and may be less high
  double scale = 1;        ///< pixels per logical pixel
  double millimetres = 0;  ///< width on paper; 0 = by the pixels
  ThemeId theme = ThemeId::dark;
  bool transparent = false;
  PictureLayers layers;
  std::string title;                       ///< below the verdict, what the scene is about
  bool legend = false;                     ///< a row that explains the colours, below the picture
  bool caption = false;                    ///< a sentence below the picture
  bool embedScene = true;                  ///< the file opens as the scene again
  std::optional<AnimationKind> animation;  ///< absent = motion where something moves, else steps
  int frames = 60;                         ///< of a motion; a GIF has at most 50 a second
  double seconds = 3;                      ///< that a motion takes
  bool ease = true;                        ///< a step turns into the next one, else it is cut
  friend bool operator==(const PictureRequest&, const PictureRequest&) = default;
};

inline constexpr int kMinPictureSide = 16;          ///< pixels
inline constexpr int kMaxPictureSide = 32768;       ///< pixels, after scaling
inline constexpr double kMaxPicturePixels = 140e6;  ///< that fit into memory beside their copies
inline constexpr double kMinPictureScale = 1;
inline constexpr double kMaxPictureScale = 4;
inline constexpr int kMaxPictureFrames = 3600;

/// The first thing that is wrong with the request, one sentence; empty when nothing is.
[[nodiscard]] std::string requestProblem(const PictureRequest& request);

}  // namespace sepax
