#pragma once

#include "app/figure/part.h"
#include "app/figure/theme.h"
#include "app/view/view_state.h"
#include "core/evidence/evidence.h"

#include <cstdint>
#include <string_view>
#include <vector>

/// What the legend of a picture says of the parts that stand in it. A technique declares the rows
/// of what it draws; what all techniques draw has its rows here.
namespace sepax {

struct Technique;

/// How a part is drawn, so that a legend shows it with its dashes, its hatch or its shape and not
/// with its colour alone.
enum class Swatch : std::uint8_t {
  area,
  dottedArea,   ///< faint, as a body that is not there now
  dashedFrame,  ///< its outline alone
  bar,
  dottedBar,
  line,
  edgeWithNormal,
  dashes,
  dots,
  arrow,
  dashedArrow,
  hatch,
  backHatch,
  crossHatch,
  pixel,  ///< as opaque as the part's pixels in the picture
  frame,
  ring,
  disc,
  number,
  numberedDisc,
  struckNumber,  ///< in a ring that is struck out
  diamond,
  hollowDiamond
};

/// "dashed line", as a caption calls it.
[[nodiscard]] std::string_view nameOf(Swatch swatch);

/// Of rows with the same words a legend has the first whose part is there; they stand side by side.
struct LegendRow {
  Part part = Part::none;
  std::string_view words = {};
  Swatch swatch = Swatch::line;
  Role role = Role::text;
  /// Whether a picture may have the part, so that no room is kept for what cannot be; null =
  /// always.
  bool (*applies)(const Evidence&, const ViewState&) = nullptr;
  /// Where the picture has this at the part it says what the row would say; empty = the words.
  std::string_view said = {};
};

[[nodiscard]] inline bool mayApply(const LegendRow& row, const Evidence& evidence,
                                   const ViewState& view) {
  return row.applies == nullptr || row.applies(evidence, view);
}

/// Whether a picture of this size has room for a strip below it.
[[nodiscard]] bool hasRoomForStrip(const ViewState& view);
/// Some body is on its way.
[[nodiscard]] bool hasMotion(const Evidence& evidence, const ViewState& view);

/// Of the techniques in which bodies move.
inline constexpr LegendRow kVelocityRow{Part::velocity, "velocity", Swatch::dashedArrow,
                                        Role::velocity, hasMotion,  "moves"};

/// Of the techniques that show the shadows of both bodies on an axis.
inline constexpr LegendRow kShadowRow{Part::shadow, "shadow", Swatch::bar, Role::muted};
inline constexpr LegendRow kProjectionRow{Part::projection, "projection", Swatch::dots,
                                          Role::muted};
inline constexpr LegendRow kAxisEdgeRow{Part::chosenEdge, "axis edge, its normal",
                                        Swatch::edgeWithNormal, Role::text};

/// All rows that a picture of this evidence and view may need, in the order of the legend: the
/// bodies, then the rows of the technique, which may be null. The words of bodies are their names
/// and live as long as the evidence.
[[nodiscard]] std::vector<LegendRow> legendRows(const Technique* technique,
                                                const Evidence& evidence, const ViewState& view);

}  // namespace sepax
