#pragma once

/// The lines of a hatched fill, the same on screen and in files. They run through the origin of the
/// picture at 45 degrees.
namespace sepax {

inline constexpr double kHatchPeriod = 6;  ///< between two lines, logical pixels
inline constexpr double kHatchWidth = 1;   ///< of a line, logical pixels

}  // namespace sepax
