#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Lines n=0 : x= 5 y= 2 below "outer" and, behind them, such lines below "hole 1" or "inner" as
/// one POLYGON of WKT with its holes.
void withHolesOfHeadings(PlainText& plain);

}  // namespace sepax
