#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// Lists in a text of sentences in which nothing is called an outline, neither they nor anything
/// else, and which look like none by themselves. A text without sentences is a list that somebody
/// gives to the program: it is read.
///
/// Series, matrices, points with times, places that are told one by one, and points in space.
void leaveOutUncalled(RawGeometry& raw, std::string_view text);
/// Tables, and points in an order that crosses: lines of numbers alone may be parted into several
/// outlines yet.
void leaveOutUncalledInBrackets(RawGeometry& raw, std::string_view text);

}  // namespace sepax
