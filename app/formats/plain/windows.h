#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// owin(poly = list(list(x = c(0, 8, 0), y = c(0, 0, 8)), list(x = ..., y = ...))) of spatstat,
/// where rings that go clockwise are holes, as WKT.
void withHolesOfWindows(PlainText& plain);

}  // namespace sepax
