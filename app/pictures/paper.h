#pragma once

#include "app/figure/figure.h"
#include "app/pictures/picture_request.h"
#include "app/view/view_state.h"

/// Pictures whose width on paper is given: what is drawn has sizes of the page then, in points of
/// 1/72 inch, and not of the asked pixels.
namespace sepax {

inline constexpr double kPointsPerMillimetre = 72 / 25.4;
inline constexpr double kLeastTextPoints = 7;    ///< smaller text cannot be read
inline constexpr double kLeastLinePoints = 0.4;  ///< thinner lines get lost in print

/// How many of the asked logical pixels make one that is painted. Above 1 where the smallest text
/// would be below kLeastTextPoints otherwise: the picture is laid out with so many fewer pixels.
[[nodiscard]] double paperScale(const PictureRequest& request);

/// Points of the page per painted logical pixel; 0 = nothing is said about paper.
[[nodiscard]] double pointsPerPixel(const PictureRequest& request);

/// The size that is painted, logical pixels. Law: with paperScale() times the scale of the request
/// it makes the asked pixels.
[[nodiscard]] Vec2 paintedSize(const PictureRequest& request);

/// The words of the picture: those that are asked for; on paper and beside a caption no narration.
[[nodiscard]] Wording wordingOf(const PictureRequest& request);

/// The figure with no line thinner on paper than kLeastLinePoints.
[[nodiscard]] Figure inked(Figure figure, const PictureRequest& request);

}  // namespace sepax
