#pragma once

#include "app/figure/figure.h"

#include <string>

/// What items of figures have in common, as bytes that are equal where it is.
namespace sepax {

using ItemKey = std::string;

/// Kind, layer and form, which is what cannot change little by little, at its place.
[[nodiscard]] ItemKey placeKey(const Item& item);
/// Kind, layer and form, part and colours, wherever it is.
[[nodiscard]] ItemKey kinKey(const Item& item);
/// All of it. Law: equal where the items are.
[[nodiscard]] ItemKey wholeKey(const Item& item);

}  // namespace sepax
