#pragma once

#include "app/figure/figure.h"
#include "app/figure/label_space.h"

#include <cstddef>
#include <optional>
#include <span>

namespace sepax {

/// Where a card stands on the canvas.
struct CardPlace {
  std::size_t form = 0;  ///< index of its size among those that it may have
  Vec2 at;               ///< logical pixels from the canvas
  Vec2 pivot;            ///< which of the card's points stands there, as Card has it
};

/// From the top of the canvas to below its badges, logical pixels.
[[nodiscard]] double badgesHeight(const Figure& figure);
/// The form, of these sizes in logical pixels, and the corner of the canvas in which a card hides
/// least of the picture, the first where it does not matter; none where it would lie on words.
/// `now` = where it stands; it stays for a little.
[[nodiscard]] std::optional<CardPlace> freestPlace(const Figure& figure,
                                                   std::span<const Vec2> sizes,
                                                   const std::optional<Rect>& now);

}  // namespace sepax
