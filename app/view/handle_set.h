#pragma once

#include "app/view/option.h"
#include "app/view/view_state.h"

#include <optional>

/// What the hand finds on the canvas beside the bodies: each technique says which of it it has.
namespace sepax {

/// What the left button does on the tile map; `ray` = nothing, it drags the ends of the ray.
enum class TileTool { ray, pencil, eraser, fill, flipX, flipY, place, blank };

/// What a technique has; an option is null where it has it not.
struct HandleSet {
  bool velocities = false;         ///< bodies move: their velocities have tips
  bool velocitiesAtStart = false;  ///< their tips are there at t = 0 only
  /// The views in which velocities have tips; null = all.
  bool (*velocitiesIn)(const ViewState&) = nullptr;
  /// A map over all positions of A is shown: a click on free ground puts A there. Null = never.
  bool (*mapIn)(const ViewState&) = nullptr;
  bool (*mapLineIn)(const ViewState&) = nullptr;  ///< so is the line of a section through it
  const Option<double>* mapLine = nullptr;        ///< world units, y of the section through it
  bool rayEnds = false;                           ///< the ends of the ray
  const Option<bool>* axis = nullptr;             ///< an axis is turned by hand while this is on
  const Option<double>* axisAngle = nullptr;      ///< degrees, of that axis
  const Option<bool>* driven = nullptr;           ///< keys and mouse drive A while this is on
  const Option<TileTool>* brush = nullptr;        ///< the tool that paints on the tile map
  const Option<int>* brushTile = nullptr;         ///< of the palette, that it puts down
};

/// Degrees; absent while no axis is turned by hand.
[[nodiscard]] inline std::optional<double> turnedAxis(const HandleSet& handles,
                                                      const ViewState& view) {
  const bool on = handles.axis && handles.axisAngle && view.options[*handles.axis];
  return on ? std::optional(view.options[*handles.axisAngle]) : std::nullopt;
}

/// Keys and mouse drive A.
[[nodiscard]] inline bool isDriven(const HandleSet& handles, const ViewState& view) {
  return handles.driven && view.options[*handles.driven];
}

/// What a hand has driven is shown, in place of the step of A's velocity; the published answer
/// alone is of that step.
[[nodiscard]] inline bool showsDrive(const ViewState& view) {
  return view.driven && view.time == 0 && view.answers != Answers::published;
}

[[nodiscard]] inline TileTool tileTool(const HandleSet& handles, const ViewState& view) {
  return handles.brush ? view.options[*handles.brush] : TileTool::ray;
}

/// The left button paints instead of dragging.
[[nodiscard]] inline bool brushActive(const HandleSet& handles, const ViewState& view) {
  return tileTool(handles, view) != TileTool::ray;
}

}  // namespace sepax
