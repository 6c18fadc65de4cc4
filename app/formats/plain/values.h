#pragma once

#include "app/formats/plain/lists.h"

#include <optional>
#include <string>

namespace sepax {

/// double side = 20 and then (side, side / 2): the name of a number as its value, where it stands
/// in a coordinate and the text gives it one value, terms of numbers as their values, and pairs of
/// degsToRads(5) as degrees; nothing where there is none of it.
[[nodiscard]] std::optional<PlainText> withConstants(const std::string& text);
/// An empty line above each heading, "inner 8 :", between three points or more in lines of one
/// form, which are two lists then.
[[nodiscard]] std::string withPartedLists(std::string text);

/// hull.setAngle(Math.PI / 2) of SAT.js with the value of its term.
void withSetAngles(PlainText& plain);

}  // namespace sepax
