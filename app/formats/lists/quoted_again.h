#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// An outline that a report quotes again in a log or beside what came out counts once, also when it
/// is closed there, and that of a body in one place from whichever corner on. Two of a kind, poly1
/// and poly2, are two, and so are all of a text without sentences, which is data, unless a failed
/// test has printed it.
void leaveOutQuotedAgain(RawGeometry& raw, std::string_view text);

}  // namespace sepax
