#pragma once

#include "app/techniques/contract/technique.h"

#include <optional>
#include <string_view>

/// The strip of a picture: its lanes of time under a heading. Lengths are logical pixels.
namespace sepax {

/// It is there, is to be seen and has room.
[[nodiscard]] bool showsStrip(const Technique* technique, const Evidence& evidence,
                              const ViewState& view);

/// Where the words of a heading stand, from the left upper corner of the strip below it.
struct StripHeading {
  double baseline = 0;
  double end = 0;  ///< of its line
};
/// Absent on a low page, which has no heading.
[[nodiscard]] std::optional<StripHeading> stripHeading(const ViewState& view,
                                                       std::string_view words);

/// Below the canvas as high as its whole answer needs, and no higher than its share; right of it
/// where the technique's lanes may stand so and that leaves the bodies and their way more room; or
/// where the view has it. view.camera has the size of the whole picture.
[[nodiscard]] StripPlace stripPlace(const Technique& technique, const Evidence& evidence,
                                    const ViewState& view);

/// The place that pictures of one scene after another keep: that of this one, as high as it may be.
[[nodiscard]] StripPlace lastingStripPlace(const Technique& technique, const Evidence& evidence,
                                           const ViewState& view);

/// The strip under its heading, set off from the canvas by a line.
[[nodiscard]] Figure headedStrip(const Technique& technique, const Evidence& evidence,
                                 const ViewState& view, const StripPlace& place);

}  // namespace sepax
