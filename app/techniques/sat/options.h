#pragma once

#include "app/view/handle_set.h"
#include "app/view/option.h"
#include "app/view/view_state.h"

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

/// Answers at all positions of A.
enum class MapKind { off, verdict, push, disagreement };
inline constexpr Option<MapKind> kMap{"map"};
inline constexpr Option<bool> kMapSection{"mapSection"};  ///< depths along a line are plotted
inline constexpr Option<double> kMapLine{"mapLine"};      ///< world units; y of that line
inline constexpr double kMostMapLine = 1e15;

/// Steps are those of one position.
[[nodiscard]] inline bool showsMap(const ViewState& view) {
  return view.options[kMap] != MapKind::off && view.step < 0;
}
[[nodiscard]] inline bool showsMapLine(const ViewState& view) {
  return showsMap(view) && view.options[kMapSection];
}

inline constexpr HandleSet kSatHandles{.mapIn = showsMap,
                                       .mapLineIn = showsMapLine,
                                       .mapLine = &kMapLine,
                                       .axis = &kFreeAxis,
                                       .axisAngle = &kFreeAxisAngle};

}  // namespace sepax
