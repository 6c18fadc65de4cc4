#pragma once

#include "app/documents/document.h"

#include <string>

namespace sepax {

/// "two-pentagons.json · modified"
[[nodiscard]] std::string fileState(const Document& document);
[[nodiscard]] std::string windowTitle(const Document& document);
/// What the dialog for saving starts with: the document's file, or a scene file beside the text or
/// picture that it was read from.
[[nodiscard]] std::string proposedPath(const Document& document);

}  // namespace sepax
