#pragma once

#include "app/figure/camera.h"
#include "app/figure/figure.h"
#include "core/exact/vec2.h"

#include <functional>
#include <optional>
#include <span>

/// What decides may be too small to be seen in a picture of everything: it is shown once more,
/// enlarged, where the picture is empty.
namespace sepax {

/// A line that leaves another one by so little that no enlargement of both directions shows it: it
/// is drawn enlarged by far more across that line than along it.
struct Stretched {
  double off = 0;  ///< world units across, within the reach
  /// The near camera is that along the line, the number logical pixels per world unit across.
  std::function<Figure(const Camera&, double)> paint;
};

/// A place of the picture's space that matters, and how much around it, in its units.
struct CloseUp {
  Vec2 center;
  double reach = 0;
  bool named = true;                        ///< else what is labelled there keeps its words outside
  std::optional<Stretched> stretched = {};  ///< drawn instead of the picture
};

/// It is in sight, and a close-up would show more of it.
[[nodiscard]] bool isSmall(const CloseUp& what, const Camera& camera);

/// Adds the close-up in a frame, with a line from the place, where it enlarges enough to show more
/// and where `ground`, the picture as it looks at its start, has an empty place for it. `paint`
/// draws the same with another camera; what it labels within the close-up is not labelled outside.
/// It stays where it stood in the picture `before`, if it can: its middle is among the places of
/// the figure's labels.
void addCloseUp(Figure& figure, const Figure& ground, const Camera& camera, const CloseUp& what,
                const std::function<Figure(const Camera&)>& paint,
                std::span<const LabelPlace> before = {});

}  // namespace sepax
