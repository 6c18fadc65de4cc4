#pragma once

#include "app/scene/doctor/doctor.h"
#include "core/polygon/part_overlaps.h"

#include <span>
#include <string>

/// The doctor's sentences: what is wrong and where.
namespace sepax {

/// A body where it stands, and how its places are written.
struct SpokenBody {
  const Body& body;
  std::span<const Vec2> world;
  int decimals = 3;  ///< digits after the point that tell neighbours apart
};

/// For a kind whose defects checkPolygon finds; `finding` has its vertices and places. Vertices and
/// edges are called as on the canvas, by their number alone in a body without a name.
[[nodiscard]] std::string sentenceFor(const Finding& finding, const SpokenBody& spoken);
/// "A part 1 and A part 3 overlap at (0.5, -2)": of at least one overlap of the body's parts.
[[nodiscard]] std::string overlapList(std::span<const PartOverlap> overlaps,
                                      const SpokenBody& spoken);
/// A few words for the picture, about the first place only: those of a note stand beside it and do
/// not say which vertex it is.
[[nodiscard]] std::string shortWords(const Finding& finding, const Body& body,
                                     std::span<const Vec2> world);
/// A length without a power of ten: "0.25", "1250".
[[nodiscard]] std::string lengthText(double length);

}  // namespace sepax
