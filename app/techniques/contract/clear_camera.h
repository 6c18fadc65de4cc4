#pragma once

#include "app/techniques/contract/technique.h"

namespace sepax {

/// The camera from which bodies, their answers and the rulers stand in the picture, clear of badges
/// and narration: the same one where they do already or where a body reaches beyond the picture
/// anyway, else one that is moved and, as little as needed, farther away. Law: it depends on scene,
/// technique, options and whose answers are shown, not on step, time or pointer of the view.
[[nodiscard]] Camera clearCamera(TechniqueTable techniques, const Evidence& evidence,
                                 const ViewState& view);

/// The same where all stood clear from `before`, the camera of the same picture in another size;
/// else the camera of the view.
[[nodiscard]] Camera stillClear(TechniqueTable techniques, const Evidence& evidence,
                                const ViewState& view, const Camera& before);

/// The camera from which all of that fills the room between badges and narration well, from about
/// where the camera of the view stands: the one way in which scenes are framed. The same law.
[[nodiscard]] Camera framedCamera(TechniqueTable techniques, const Evidence& evidence,
                                  const ViewState& view);

}  // namespace sepax
