#pragma once

#include "app/figure/figure.h"
#include "app/pictures/picture_request.h"
#include "app/view/view_state.h"

#include <string>

/// How large texts and marks are in a picture. Where its width on paper is given they have sizes of
/// the page, in points of 1/72 inch; in a large picture they grow with it, so that it can be read
/// from where it is seen as a whole.
namespace sepax {

inline constexpr double kPointsPerMillimetre = 72 / 25.4;
inline constexpr double kLeastTextPoints = 7;    ///< smaller text cannot be read
inline constexpr double kLeastLinePoints = 0.4;  ///< thinner lines get lost in print

inline constexpr Vec2 kLargestLayout = {1280, 800};  ///< logical pixels; larger pictures scale it

/// How many of the asked logical pixels make one that is painted: the picture is laid out with so
/// many fewer pixels. Above 1 on paper where the smallest text would be below kLeastTextPoints
/// otherwise, elsewhere where both sides are longer than those of kLargestLayout. 1 for a window.
[[nodiscard]] double layoutScale(const PictureRequest& request);

/// Points of the page per painted logical pixel; 0 = nothing is said about paper.
[[nodiscard]] double pointsPerPixel(const PictureRequest& request);

/// The size that is painted, logical pixels. Law: with layoutScale() times the scale of the request
/// it makes the asked pixels.
[[nodiscard]] Vec2 paintedSize(const PictureRequest& request);

/// The title of a scene as a picture says it: on one line, and not for ever.
[[nodiscard]] std::string pictureTitle(const std::string& title);

/// The words of the picture: those that are asked for; on paper and beside a caption no narration.
[[nodiscard]] Wording wordingOf(const PictureRequest& request);

/// The figure with no line thinner on paper than kLeastLinePoints.
[[nodiscard]] Figure inked(Figure figure, const PictureRequest& request);

}  // namespace sepax
