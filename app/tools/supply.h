#pragma once

#include "app/documents/document.h"
#include "app/techniques/contract/technique.h"

#include <string>

namespace sepax {

/// Gives the scene what a technique needs, one entry of undo, and shows it. Returns the problem
/// when the scene cannot have it.
std::string supply(const Need& need, Document& document, ViewState& view);

}  // namespace sepax
