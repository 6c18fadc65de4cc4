#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// The polylines of "0\nLWPOLYLINE\n70\n1\n10\n0.0\n..." in strings of a program as lines of DXF.
void withDxfOfStrings(PlainText& plain);

}  // namespace sepax
