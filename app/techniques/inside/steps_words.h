#pragma once

#include "core/evidence/evidence.h"

#include <string>
#include <string_view>
#include <vector>

/// Words that the verdict, the lines and the panel of the crossing test share.
namespace sepax {

/// "1 crossing", "3 crossings".
[[nodiscard]] std::string crossingsText(int count);
/// "3 crossings, odd: inside", of a body of parts "3 crossings, odd in B·1: inside"
[[nodiscard]] std::string sideText(const Evidence& evidence, const PointEvidence& point);
/// How the vertices of B lie in A: "1 inside, 0 on the boundary".
[[nodiscard]] std::string otherHalfText(const Evidence& evidence);

/// "A1", "A1½", or the name of A where it is a point: the one that goes this way.
[[nodiscard]] std::string wayName(const Evidence& evidence, const PointWay& way);
/// "bullet enters rock at t = 0.49": the first way that meets B, which there must be; "touches"
/// where it is not inside from then on.
[[nodiscard]] std::string meetingWords(const Evidence& evidence);
/// The same of the first way that enters B, which there must be.
[[nodiscard]] std::string enteringWords(const Evidence& evidence);

/// What the edges have in common, each with the word before it: "4 common points", "2 common pieces
/// and 1 common point". Points that end a piece belong to it.
[[nodiscard]] std::string sharedText(const InsideEvidence& inside, std::string_view before = {});

/// A or B is a point or a segment.
[[nodiscard]] bool isThinBody(const Evidence& evidence, int body);
/// It is made of several polygons.
[[nodiscard]] bool hasParts(const Evidence& evidence, int body);

/// The first that lies on this side, -1 when there is none.
[[nodiscard]] int firstOn(const std::vector<PointEvidence>& points, Side side);

}  // namespace sepax
