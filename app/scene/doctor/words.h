#pragma once

#include "app/scene/doctor/doctor.h"
#include "core/polygon/part_overlaps.h"

#include <span>
#include <string>

/// The doctor's sentences: what is wrong and where.
namespace sepax {

/// For a kind whose defects checkPolygon finds; `finding` has its vertices and places. Vertices and
/// edges are called as on the canvas, by their number alone in a body without a name.
[[nodiscard]] std::string sentenceFor(const Finding& finding, const Body& body,
                                      std::span<const Vec2> world);
/// "A part 1 and A part 3 overlap at (0.5, -2)": of at least one overlap of the body's parts.
[[nodiscard]] std::string overlapList(std::span<const PartOverlap> overlaps, const Body& body);
/// A few words for the picture, about the first place only: those of a note stand beside it and do
/// not say which vertex it is.
[[nodiscard]] std::string shortWords(const Finding& finding, const Body& body,
                                     std::span<const Vec2> world);
/// "(0.5, -2)".
[[nodiscard]] std::string placeText(Vec2 place);

}  // namespace sepax
