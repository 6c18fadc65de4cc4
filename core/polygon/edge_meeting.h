#pragma once

#include "core/exact/vec2.h"
#include "core/polygon/defect.h"
#include "core/polygon/form.h"

#include <span>
#include <string>
#include <string_view>

/// How two edges of one body meet that have a point in common.
namespace sepax {

/// They cross where neither has an end on the line of the other; else they touch. Edges are known
/// by their start, in the list that the form is about.
[[nodiscard]] bool edgesCross(const Form& form, std::span<const Vec2> vertices, int first,
                              int second);
/// The sentence of a defect of these vertices: of edges that meet whether they cross or touch.
[[nodiscard]] std::string describe(const Defect& defect, std::string_view body, const Form& form,
                                   std::span<const Vec2> vertices);

}  // namespace sepax
