#pragma once

#include "app/techniques/swept_edges/published.h"

#include <string>

/// Words that the verdicts and the lines of the recipe share.
namespace sepax {

/// "y = 0.50 x + 2.00" or "x = 2.00".
[[nodiscard]] std::string lineEquation(const DrakeLine& line);
/// "m 0.50, b 1.00", "vertical, x 3.00".
[[nodiscard]] std::string lineText(const DrakeLine& line);
/// "(2.00, 2.00)", "(−1.0e15, −1.00) ± 0.125": with the spacing of the numbers where that is
/// coarse.
[[nodiscard]] std::string placeText(Vec2 point, const PublishedSweptSegments& told);
/// "4.17 / −3.21": x of the point in which two sloped lines meet.
[[nodiscard]] std::string quotientText(const DrakeQuotient& quotient);
/// "0 / 0", "5.00 / 10.00 = 0.500": when the parallel lines coincide.
[[nodiscard]] std::string closingText(const PublishedSweptSegments& told);
/// "0.50, 1.20 ≤ 2.00: on it": the test by the distances to both ends.
[[nodiscard]] std::string testText(const PublishedSweptSegments& told,
                                   const DrakeCandidate& candidate);
/// "0.50 / 2.00 = 0.250": the fraction of the path.
[[nodiscard]] std::string fractionText(const PublishedSweptSegments& told);
/// "1.00 / 4.00 = 0.250": the same by dot products.
[[nodiscard]] std::string ratioText(const PublishedSweptSegments& told);
/// "B1 0.33, A0 0.50": the candidates in their order.
[[nodiscard]] std::string orderText(const Evidence& evidence, const PublishedSweptSegments& told);

}  // namespace sepax
