#include "app/shell/actions/copy_link.h"

#include "app/codecs/scene_link.h"
#include "app/scene/scene_json.h"
#include "app/shell/files/titles.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/shell.h"

#include <fmt/format.h>

namespace sepax {

void copyLink(Shell& shell) {
  SceneLink link{writeSceneOnOneLine(sceneToCopy(shell.work))};
  if (hasLesson(shell)) {
    link.lesson = *shell.lessons->id;
    if (shell.lessons->made) link.guess = shell.lessons->made->guess.dump();
  }
  const std::string address = writeSceneLink(link, shell.services.linkBase);
  if (address.size() > kLongestLink) {
    say(shell.notices,
        fmt::format("A link to this scene has {} characters, and many programs cut one after {}: "
                    "send it as a file.",
                    address.size(), kLongestLink),
        true);
    return openPathDialog(shell.dialogs.paths, PathDialog::Purpose::save,
                          proposedPath(shell.work.document));
  }
  ImGui::SetClipboardText(address.c_str());
  say(shell.notices,
      fmt::format("Copied a link to this scene, {} characters. Pasted into sepax it opens, too.",
                  address.size()));
}

}  // namespace sepax
