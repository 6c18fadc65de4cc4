#include "app/pictures/picture_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

namespace sepax {

namespace {

/// Viewers show a GIF that is faster than this slowly instead.
constexpr int kGifFramesPerSecond = 50;

constexpr std::array<PictureFormatRow, 6> kFormats{{
    {PictureFormat::png, "png", "PNG", false, false, true},
    {PictureFormat::svg, "svg", "SVG", false, true, true},
    {PictureFormat::pdf, "pdf", "PDF", false, true, true},
    {PictureFormat::gif, "gif", "GIF", true, false, true},
    {PictureFormat::apng, "apng", "APNG", true, false, true},
    {PictureFormat::mp4, "mp4", "MP4", true, false, false},
}};

/// What --animate and the settings call the kinds of animations, in their order.
constexpr std::string_view kAnimationWords = "motion steps drag";

std::string sizeProblem(const PictureRequest& request) {
  const double width = request.width * request.scale;
  const double height = request.height * request.scale;
  if (std::min(request.width, request.height) < kMinPictureSide ||
      std::max(width, height) > kMaxPictureSide) {
    return fmt::format("--size: the sides times --scale must be between {} and {} pixels",
                       kMinPictureSide, kMaxPictureSide);
  }
  if (!rowOf(request.format).vector && width * height > kMaxPicturePixels) {
    return fmt::format("--size: {:.0f} x {:.0f} pixels are too many; {:.0f} million are the most",
                       width, height, kMaxPicturePixels / 1e6);
  }
  return {};
}

/// The seconds of an animation are known to be in range.
std::string gifProblem(const PictureRequest& request) {
  const bool motion = request.animation.value_or(AnimationKind::motion) == AnimationKind::motion;
  if (request.format != PictureFormat::gif || !motion) return {};
  const int most = std::max(1, static_cast<int>(request.seconds * kGifFramesPerSecond));
  if (request.frames <= most) return {};
  return fmt::format(
      "--frames: a GIF shows at most {} frames a second; choose at most {} frames or more seconds",
      kGifFramesPerSecond, most);
}

}  // namespace

std::string_view nameOf(AnimationKind kind) {
  std::string_view words = kAnimationWords;
  for (auto i = static_cast<int>(kind); i > 0; --i) words.remove_prefix(words.find(' ') + 1);
  return words.substr(0, words.find(' '));
}

std::optional<AnimationKind> animationNamed(std::string_view name) {
  for (const AnimationKind kind :
       {AnimationKind::motion, AnimationKind::steps, AnimationKind::drag})
    if (nameOf(kind) == name) return kind;
  return std::nullopt;
}

std::span<const PictureFormatRow> pictureFormats() { return kFormats; }

const PictureFormatRow& rowOf(PictureFormat format) {
  return kFormats[static_cast<std::size_t>(format)];
}

std::optional<PictureFormat> pictureFormatNamed(std::string_view extension) {
  if (extension.starts_with('.')) extension.remove_prefix(1);
  std::string id(extension);
  std::transform(id.begin(), id.end(), id.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  for (const PictureFormatRow& row : kFormats)
    if (row.id == id) return row.format;
  return std::nullopt;
}

std::string requestProblem(const PictureRequest& request) {
  if (!(request.scale >= kMinPictureScale && request.scale <= kMaxPictureScale))
    return fmt::format("--scale: {} is not between {} and {}", request.scale, kMinPictureScale,
                       kMaxPictureScale);
  if (std::string problem = sizeProblem(request); !problem.empty()) return problem;
  const PictureFormatRow& row = rowOf(request.format);
  if (request.transparent && !row.transparent)
    return fmt::format("--transparent: {} has no transparent ground; leave it out", row.name);
  if (request.window && row.vector)
    return fmt::format("--window: the whole window is pixels, and {} is lines; choose png",
                       row.name);
  if (request.window && row.animated)
    return fmt::format("--window: {} shows the canvas alone; leave --window out", row.name);
  if (request.window && request.transparent)
    return "--transparent: the window has no transparent ground; leave --transparent or --window "
           "out";
  if (row.animated && (request.frames < 1 || request.frames > kMaxPictureFrames))
    return fmt::format("--frames: {} is not between 1 and {}", request.frames, kMaxPictureFrames);
  if (row.animated && !(request.seconds > 0 && request.seconds <= 600))
    return fmt::format("--seconds: {} is not above 0 and at most 600", request.seconds);
  if (std::string problem = gifProblem(request); !problem.empty()) return problem;
  if (!(request.millimetres >= 0 && request.millimetres <= 5000))
    return fmt::format("--mm: {} is not above 0 and at most 5000", request.millimetres);
  return {};
}

}  // namespace sepax
