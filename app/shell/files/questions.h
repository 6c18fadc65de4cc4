#pragma once

#include "app/documents/load.h"
#include "app/scene/scene.h"

#include <optional>
#include <string>

namespace sepax {

/// What shall happen once unsaved changes are dealt with.
struct Pending {
  enum class What { none, quit, fresh, open, replace, reload, lesson } what = What::none;
  std::string path;                     ///< of open and reload; of lesson its id
  std::optional<Scene> scene = {};      ///< of replace: it came without a file
  std::optional<OpenedFile> file = {};  ///< of open, when it was read already
};

/// What waits for an answer about changes that would be lost, and what came of it.
struct Questions {
  std::optional<Pending> unsaved;    ///< the question is on the screen
  std::optional<Pending> replacing;  ///< asks whether to replace a newer file; what comes after
  std::optional<Pending> afterSave;  ///< once the path dialog has saved
  bool quit = false;                 ///< the window may close
};

}  // namespace sepax
