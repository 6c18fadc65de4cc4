#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// The open lines that Clipper cuts: what goes into AddOpenSubject(...), by its name or through
/// another list. An error where nothing else is left.
void leaveOutOpenSubjects(RawGeometry& raw, std::string_view text);
/// A text of nothing but paths that are offset with ends it calls open, EndType.Round, is refused.
void refuseOpenPathsOfOffsets(RawGeometry& raw, std::string_view text);

}  // namespace sepax
