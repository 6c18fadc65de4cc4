#pragma once

/// The outline of texts in the colour of the ground, the same on screen and in files.
namespace sepax {

/// How far a halo reaches beyond its text, logical pixels.
inline constexpr double kHaloRadius = 2.5;
/// A hint of what lies below shows through: less of a sticker.
inline constexpr double kHaloOpacity = 0.85;

}  // namespace sepax
