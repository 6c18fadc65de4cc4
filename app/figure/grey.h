#pragma once

#include "app/figure/figure.h"

#include <array>

/// What tells the roles of a picture apart where it has lost its colours: in print most of them are
/// about as dark as each other. Painters and legends take the hatch of a body from here.
namespace sepax {

struct GreyMark {
  Role role = Role::text;
  Hatch hatch = Hatch::none;  ///< of its areas
  bool dashed = false;        ///< its lines
};

/// All roles that mean something. Those without a mark differ by their darkness or are named in
/// every picture where they meet.
inline constexpr std::array<GreyMark, 9> kGreyMarks{{{Role::a, Hatch::forward},
                                                     {Role::b, Hatch::backward},
                                                     {Role::other},
                                                     {Role::gap, Hatch::none, true},
                                                     {Role::overlap, Hatch::cross},
                                                     {Role::result},
                                                     {Role::velocity, Hatch::none, true},
                                                     {Role::path},
                                                     {Role::accent}}};

/// Of the areas of bodies of the role, on their bars too.
[[nodiscard]] constexpr Hatch hatchOf(Role role) {
  return role == Role::a || role == Role::b ? kGreyMarks[role == Role::a ? 0 : 1].hatch
                                            : Hatch::none;
}

/// Opacity of the hatch on the tint of a body.
inline constexpr double kBodyHatch = 0.45;

}  // namespace sepax
