#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// x: double_to_fixed(80.0), Fixed.FromInt(3), f32::from(3u8) and (float)3 are their number: calls
/// that say by name that they make another type of it. What scales, as mm(3) and half(3), stays.
void withNumbersOfConversions(PlainText& plain);

}  // namespace sepax
