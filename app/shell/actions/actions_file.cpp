#include "app/shell/actions/action_rows.h"
#include "app/shell/actions/copy_link.h"
#include "app/shell/dialogs/save_questions.h"
#include "app/shell/files/opening.h"
#include "app/shell/files/titles.h"

#include <filesystem>

namespace sepax {
namespace {

void saveAsDialog(Shell& shell) {
  openPathDialog(shell.dialogs.paths, PathDialog::Purpose::save, proposedPath(shell.work.document));
}

void openDialog(Shell& shell) {
  if (shell.services.chooseFiles) return shell.services.chooseFiles(false);
  const std::filesystem::path folder =
      std::filesystem::path(shell.work.document.source()).parent_path();
  openPathDialog(shell.dialogs.paths, PathDialog::Purpose::open,
                 folder.empty() ? std::string() : folder.string() + "/");
}

void tilesDialog(Shell& shell) {
  if (shell.services.chooseFiles) return shell.services.chooseFiles(true);
  openPathDialog(shell.dialogs.paths, PathDialog::Purpose::tiles, "");
}

bool canQuit(const Shell& shell) { return !shell.services.inBrowser; }

bool hasSource(const Shell& shell) { return !shell.work.document.source().empty(); }

}  // namespace

std::vector<Action> fileActions() {
  return {
      {"file.new", "File", "New", "Ctrl+N", ctrl(Key::n), nullptr, nullptr,
       [](Shell& s) {
         request(s, {Pending::What::fresh, {}});
       }},
      {"file.open", "File", "Open…", "Ctrl+O", ctrl(Key::o), nullptr, nullptr, openDialog},
      {"file.save", "File", "Save", "Ctrl+S", ctrl(Key::s), nullptr, nullptr, save},
      {"file.saveAs", "File", "Save as…", "Ctrl+Shift+S", ctrl(Key::s, true), nullptr, nullptr,
       saveAsDialog},
      {"file.link", "File", "Copy link", "", kNoKey, nullptr, nullptr, copyLink},
      {"file.reload", "File", "Reload", "F5", plain(Key::f5), hasSource, nullptr,
       [](Shell& s) {
         request(s, {Pending::What::reload, s.work.document.source()});
       },
       false, "this scene was not read from a file"},
      {"file.tiles", "File", "Load picture as tiles…", "", kNoKey, nullptr, nullptr, tilesDialog,
       true},
      {"file.quit", "File", "Quit", "Ctrl+Q", ctrl(Key::q), canQuit, nullptr,
       [](Shell& s) {
         request(s, {Pending::What::quit, {}});
       },
       true, "close the page: what is unsaved is offered by the next start"},
  };
}

}  // namespace sepax
