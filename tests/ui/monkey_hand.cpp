#include "app/shell/actions/actions.h"
#include "app/shell/files/opening.h"
#include "app/shell/files/user_files.h"
#include "app/shell/lessons/lesson_desk.h"
#include "tests/ui/monkey.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace sepax::test {
namespace {

constexpr std::size_t kMostQueued = 12;  ///< events that may share frames

bool staysInside(const std::string& path, const std::string& folder) {
  if (path.find("..") != std::string::npos || path.starts_with('~')) return false;
  return !path.starts_with('/') || path.starts_with(folder + "/");
}

}  // namespace

Monkey::Monkey(Driver& driver, const MonkeyWorld& world) : driver_(driver), world_(world) {
  keepState();
}

void Monkey::flush() {
  while (!driver_.feed.empty()) drawFrame();
  drawFrame();
}

/// Between two frames unsaved work goes by an answer of the user alone, or is kept.
void Monkey::drawFrame() {
  driver_.frame();
  const Document& document = driver_.shell.work.document;
  const bool replaced = revision_ != document.committedRevision() && !document.canUndo() &&
                        !document.canRedo() && !document.dirty();
  const std::optional<LeftWork>& left = driver_.shell.files.left;
  const std::shared_ptr<LessonDesk>& desk = driver_.shell.lessons;
  const bool kept = (left && left->document.committedRevision() == revision_) ||
                    (desk && lesson_ && desk->left.contains(*lesson_)) ||
                    (desk && desk->leftRevision == revision_);
  lost_ |= replaced && wasDirty_ && !wasAsked_ && !kept;
  keepState();
}

/// Whatever has been typed into a field for paths, nothing is written outside of the folder.
void Monkey::leaveUnsafePath() {
  const Shell& shell = driver_.shell;
  const std::string& folder = world_.folder.path();
  const bool asking = shell.dialogs.paths.purpose != PathDialog::Purpose::none;
  if (!asking && !shell.pictures.dialog) return;
  flush();
  const bool unsafe = (asking && !staysInside(shell.dialogs.paths.text, folder)) ||
                      (shell.pictures.dialog && !staysInside(shell.pictures.dialog->path, folder));
  for (int i = 0; unsafe && i < 3; ++i) {
    driver_.key(Key::escape);
    flush();
  }
  if (!unsafe) return;
  driver_.shell.dialogs.paths = {};
  driver_.shell.pictures.dialog.reset();
}

void Monkey::press(const std::string& text, bool down, bool up) {
  const NamedChord chord = chordNamed(text);
  if (chord.key == Key::none) return;
  if (down) driver_.keyDown(chord.key, chord.modifiers);
  if (up) driver_.keyUp(chord.key, chord.modifiers);
}

void Monkey::point(const std::string& verb, Vec2 from, Vec2 to) {
  if (verb != "twice") driver_.wait(1);
  driver_.move(from);
  const Button button = verb == "menu" ? Button::right : Button::left;
  driver_.press(button);
  if (verb == "drag") driver_.move(to);
  driver_.release(button);
  if (verb != "twice") return;
  driver_.press();
  driver_.release();
}

void Monkey::onWidget(const std::string& verb, const std::string& name, Vec2 way) {
  if (!driver_.has(name)) return;
  const Vec2 place = driver_.middleOf(name);
  point(verb == "pull" ? "drag" : verb, place, place + way);
}

/// Through the palette, as typing its name does.
void Monkey::find(const std::string& id) {
  driver_.key(Key::p, kCtrl);
  flush();
  flush();
  std::optional<Palette>& palette = driver_.shell.dialogs.palette;
  if (!palette) return;
  const auto entry = std::ranges::find(palette->entries, id, &PaletteEntry::id);
  if (entry == palette->entries.end()) return;
  for (const char c : entry->title)
    if (c >= ' ' && c < 0x7f) driver_.type(std::string(1, c));
  flush();
  driver_.key(Key::enter);
  flush();
}

void Monkey::act(const std::string& id) {
  for (const Action& action : allActions(driver_.shell)) {
    if (action.id != id || !isEnabled(action, driver_.shell)) continue;
    sepax::perform(action, driver_.shell);
    return;
  }
}

std::string Monkey::fileOf(int file) const {
  return world_.files[static_cast<std::size_t>(std::abs(file)) % world_.files.size()];
}

/// As a start with --watch, which comes once and before anything is unsaved.
void Monkey::watch(const std::string& path) {
  const bool started = driver_.shell.files.watch.file || driver_.shell.work.document.dirty();
  if (!started) startWatching(driver_.shell, path);
}

void Monkey::drop(const std::vector<int>& files) {
  std::vector<std::string> paths;
  for (const int file : files) paths.push_back(fileOf(file));
  openAllDropped(driver_.shell, paths);
}

bool Monkey::isAsked() const {
  const Questions& questions = driver_.shell.files.questions;
  return questions.unsaved || questions.replacing || questions.afterSave ||
         !driver_.shell.files.autosave.orphans.empty() ||
         driver_.shell.dialogs.paths.purpose != PathDialog::Purpose::none;
}

void Monkey::keepState() {
  wasDirty_ = driver_.shell.work.document.dirty();
  wasAsked_ = isAsked();
  revision_ = driver_.shell.work.document.committedRevision();
  lesson_ = driver_.shell.lessons ? driver_.shell.lessons->id : std::nullopt;
}

void Monkey::perform(const std::string& line) {
  leaveUnsafePath();
  waited_ = false;
  std::istringstream words(line);
  std::string verb;
  words >> verb;
  bool frames = false;
  for (const std::span<const Verb> verbs : {pointerVerbs(), keyVerbs(), worldVerbs()}) {
    const auto row = std::ranges::find(verbs, verb, &Verb::name);
    if (row != verbs.end()) frames = row->run(*this, verb, words);
  }
  if (frames || driver_.feed.size() > kMostQueued) flush();
  driver_.shell.files.questions.quit = false;
}

}  // namespace sepax::test
