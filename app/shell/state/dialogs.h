#pragma once

#include "app/shell/dialogs/import_dialog.h"
#include "app/shell/dialogs/palette.h"
#include "app/shell/dialogs/path_dialog.h"
#include "app/shell/dialogs/vertex_dialog.h"
#include "app/shell/menus/context_menu.h"

#include <optional>
#include <string>
#include <vector>

namespace sepax {

/// What lies over the regions while it is open, and the keys meant for it.
struct Dialogs {
  std::optional<ContextMenu> contextMenu;  ///< after a right click
  std::optional<VertexEdit> vertex;
  std::optional<Palette> palette;
  std::vector<std::string> lastUsed;      ///< ids of palette entries, the latest first
  std::optional<ImportDialog> importing;  ///< polygons that wait for a word of the user
  PathDialog paths;
  bool showKeys = false;
  bool escape = false;  ///< pressed in this frame while a popup is open
  bool enter = false;   ///< likewise
};

}  // namespace sepax
