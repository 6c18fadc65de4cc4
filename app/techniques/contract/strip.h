#pragma once

#include "app/techniques/contract/technique.h"

/// The strip of a picture: its lanes of time under a heading. Lengths are logical pixels.
namespace sepax {

/// It is there, is to be seen and has room.
[[nodiscard]] bool showsStrip(const Technique* technique, const Evidence& evidence,
                              const ViewState& view);

/// A heading stands above the strip; a low page has none.
[[nodiscard]] bool hasStripHeading(const ViewState& view);

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
