#pragma once

#include "app/documents/document.h"
#include "app/shell/state/notices.h"
#include "app/view/view_state.h"
#include "app/widgets/number_field.h"
#include "app/widgets/ui.h"

#include <array>
#include <cstdint>
#include <string>

namespace sepax {

struct Dialogs;

/// A vertex whose coordinates are being typed.
struct VertexEdit {
  std::string body;  ///< its name
  int vertex = 0;
  std::uint64_t revision = 0;  ///< of the document that has it; in another one it may be gone
  Vec2 model;
  bool justOpened = true;
  std::array<ExpressionText, 2> typed = {};  ///< texts of x and y
};

/// Of a vertex of the committed scene.
[[nodiscard]] VertexEdit vertexEditOf(const Document& document, const Target& vertex);
/// The dialog while there is such a vertex; it closes when the document changes.
void drawVertexDialog(const Ui& ui, Dialogs& dialogs, Document& document, Notices& notices);

}  // namespace sepax
