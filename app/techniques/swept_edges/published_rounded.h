#pragma once

#include "app/techniques/contract/close_up.h"
#include "app/techniques/swept_edges/published_marks.h"

#include <optional>
#include <string>

/// Two ways that lie on one line, and cross for the recipe only because its numbers are rounded.
namespace sepax {

struct RoundedWays {
  Vec2 corner;  ///< where the corner starts
  Vec2 velocity;
  Owner owner = Owner::a;  ///< of the corner
  std::string cornerName;
  Vec2 initial;  ///< of the meeting point of both lines, as its numbers have it
  Vec2 final;
  Vec2 hit;  ///< where they are said to cross
  double time = 0;
};

/// Of the hit of a picture alone that comes of such a crossing.
[[nodiscard]] std::optional<RoundedWays> roundedWays(const Evidence& evidence,
                                                     const ViewState& view);

/// Both ways, each with its words.
void addRoundedWays(Figure& figure, const RoundedWays& ways, const Camera& camera);

/// Their crossing, drawn far larger across the ways than along them; none where their numbers lie
/// on one line.
[[nodiscard]] std::optional<CloseUp> roundedCloseUp(const RoundedWays& ways, const ViewState& view);

}  // namespace sepax
