#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// L.polygon([[...], [...]]) and :coords="[[...], [...]]" of an element that is a polygon: where
/// all lists behind the first one lie within it, they are its holes.
void withHolesOfMaps(PlainText& plain);

}  // namespace sepax
