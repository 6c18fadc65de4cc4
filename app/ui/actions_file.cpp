#include "app/ui/action_rows.h"

#include <filesystem>

namespace sepax {
namespace {

void saveAsDialog(Shell& shell) {
  openPathDialog(shell.paths, PathDialog::Purpose::save, shell.document.path());
}

void openDialog(Shell& shell) {
  const std::filesystem::path folder = std::filesystem::path(shell.document.path()).parent_path();
  openPathDialog(shell.paths, PathDialog::Purpose::open,
                 folder.empty() ? std::string() : folder.string() + "/");
}

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
      {"file.tiles",
       "File",
       "Load picture as tiles…",
       "",
       {},
       nullptr,
       nullptr,
       [](Shell& s) { openPathDialog(s.paths, PathDialog::Purpose::tiles, ""); },
       true},
      {"file.quit", "File", "Quit", "Ctrl+Q", ctrl(Key::q), nullptr, nullptr,
       [](Shell& s) {
         request(s, {Pending::What::quit, {}});
       },
       true},
  };
}

}  // namespace sepax
