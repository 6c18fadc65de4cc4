#pragma once

#include "app/view/handle_set.h"
#include "app/view/option.h"

/// What a user can turn on and choose here, and what the hand finds.
namespace sepax {

inline constexpr Option<bool> kAllAxes{"allAxes"};
inline constexpr Option<bool> kFreeAxis{"freeAxis"};              ///< an axis is turned by hand
inline constexpr Option<double> kFreeAxisAngle{"freeAxisAngle"};  ///< degrees; its direction

// The chart of all ways out of the shadows.
inline constexpr Option<bool> kPushes{"pushes"};
/// Which of them is shown on the canvas, see pushNumber(); 0 = none.
inline constexpr Option<int> kChosenPush{"push"};
inline constexpr Option<int> kHoveredPush{"hoveredPush"};  ///< likewise, under the pointer

// Optimisations of the yes/no answer whose effect on the work is shown.
inline constexpr Option<bool> kCirclePretest{"circles"};
inline constexpr Option<bool> kSkipBackFacing{"backFacing"};
inline constexpr Option<bool> kSingleCorner{"singleCorner"};
inline constexpr Option<bool> kUnnormalised{"unnormalised"};
inline constexpr Option<bool> kEarlyOut{"earlyOut"};

/// What is shown in place of the polygons, beside the answer of the test.
enum class Approximation { none, circles, boxes, pixels };
inline constexpr Option<Approximation> kApproximation{"approximation"};
/// World units; 0 = by the size of the bodies.
inline constexpr Option<double> kPixelSize{"pixelSize"};
inline constexpr double kMostPixelSize = 1e15;

inline constexpr HandleSet kSatHandles{.axis = &kFreeAxis, .axisAngle = &kFreeAxisAngle};

}  // namespace sepax
