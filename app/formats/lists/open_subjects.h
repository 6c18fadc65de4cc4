#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// The open lines that Clipper cuts: what goes into AddOpenSubject(...), by its name or through
/// another list. An error where nothing else is left.
void leaveOutOpenSubjects(RawGeometry& raw, std::string_view text);

}  // namespace sepax
