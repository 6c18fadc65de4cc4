#include "app/ui/actions.h"

#include "app/tools/selection.h"
#include "app/ui/shell_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace sepax {
namespace {

bool canUndo(const Shell& s) { return s.document.canUndo() || s.document.previewing(); }
bool canRedo(const Shell& s) { return s.document.canRedo(); }
bool hasSelection(const Shell& s) { return s.view.selected.body >= 0; }
bool hasBodies(const Shell& s) { return !s.document.shown().bodies.empty(); }
bool canPlay(const Shell& s) {
  const Technique* technique = findTechnique(s.view.technique);
  return technique != nullptr && (s.evidence.motion.has_value() || technique->stepCount != nullptr);
}
bool isSat(const Shell& s) { return s.view.technique == "sat"; }
bool isMotion(const Shell& s) { return s.view.technique == "motion"; }

void complain(Shell& shell, const std::string& problem) {
  if (!problem.empty()) say(shell, problem, true);
}

void saveAsDialog(Shell& shell) {
  openPathDialog(shell.paths, PathDialog::Purpose::save, shell.document.path());
}

void openDialog(Shell& shell) {
  const std::filesystem::path folder = std::filesystem::path(shell.document.path()).parent_path();
  openPathDialog(shell.paths, PathDialog::Purpose::open,
                 folder.empty() ? std::string() : folder.string() + "/");
}

/// First free of stem.png, stem-2.png, …
std::string pictureName(const Shell& shell) {
  std::string stem = std::filesystem::path(shell.document.path()).stem().string();
  if (stem.empty()) stem = "sepax-" + shell.view.technique;
  std::string name = stem + ".png";
  std::error_code error;
  for (int i = 2; std::filesystem::exists(name, error); ++i) {
    name = fmt::format("{}-{}.png", stem, i);
  }
  return std::filesystem::absolute(name, error).string();
}

void quickPicture(Shell& shell) {
  const std::string name = pictureName(shell);
  if (!shell.services.savePicture) return;
  const std::string problem = shell.services.savePicture(shell.figure, shell.view.theme, name);
  say(shell, problem.empty() ? "Picture saved: " + name : problem, !problem.empty());
}

template <ThemeId id>
void setTheme(Shell& shell) {
  shell.view.theme = id;
  shell.restyle = true;
}
template <ThemeId id>
bool isTheme(const Shell& shell) {
  return shell.view.theme == id;
}

template <int percent>
void setScale(Shell& shell) {
  shell.settings.uiScale = percent / 100.0;
  shell.restyle = true;
}
template <int percent>
bool isScale(const Shell& shell) {
  return shell.settings.uiScale == percent / 100.0;
}

template <bool ViewState::*member>
void flipView(Shell& shell) {
  shell.view.*member = !(shell.view.*member);
}
template <bool ViewState::*member>
bool viewIs(const Shell& shell) {
  return shell.view.*member;
}

template <bool backwards>
void selectNext(Shell& shell) {
  shell.view.selected = nextTarget(shell.document.shown(), shell.view.selected, backwards);
}

template <int index>
void technique(Shell& shell) {
  if (static_cast<std::size_t>(index) < techniques().size()) {
    setTechnique(shell, techniques()[static_cast<std::size_t>(index)].id);
  }
}

Chord ctrl(Key key, bool shift = false, bool repeats = false) {
  return {key, true, shift, 0, repeats};
}
Chord plain(Key key, bool shift = false) { return {key, false, shift, 0, false}; }
Chord typed(char32_t character, bool repeats = false) {
  return {Key::none, false, false, character, repeats};
}

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

std::vector<Action> editActions() {
  return {
      {"edit.undo", "Edit", "Undo", "Ctrl+Z", ctrl(Key::z, false, true), canUndo, nullptr,
       [](Shell& s) { s.document.undo(); }},
      {"edit.redo", "Edit", "Redo", "Ctrl+Shift+Z, Ctrl+Y", ctrl(Key::z, true, true), canRedo,
       nullptr, [](Shell& s) { s.document.redo(); }},
      {"edit.redoToo", "", "", "", ctrl(Key::y, false, true), canRedo, nullptr,
       [](Shell& s) { s.document.redo(); }},
      {"edit.pen", "Edit", "Draw a polygon", "N", typed(U'n'), nullptr, nullptr,
       [](Shell& s) {
         s.tool.startPen();
         say(s,
             "Click the corners; Enter, a double click or the first corner closes, Esc cancels.");
       },
       true},
      {"edit.duplicate", "Edit", "Duplicate", "Ctrl+D", ctrl(Key::d), hasSelection, nullptr,
       [](Shell& s) { complain(s, duplicateSelection(s.document, s.view)); }},
      {"edit.delete", "Edit", "Delete", "Del", plain(Key::del), hasSelection, nullptr,
       [](Shell& s) { complain(s, deleteSelection(s.document, s.view)); }},
      {"edit.next", "Edit", "Select next", "Tab", plain(Key::tab), hasBodies, nullptr,
       selectNext<false>, true},
      {"edit.previous", "Edit", "Select previous", "Shift+Tab", plain(Key::tab, true), hasBodies,
       nullptr, selectNext<true>},
      {"edit.none",
       "Edit",
       "Select nothing",
       "Esc",
       {},
       hasSelection,
       nullptr,
       [](Shell& s) { s.view.selected = {}; }},
      {"edit.snap",
       "Edit",
       "Snap to grid",
       "",
       {},
       nullptr,
       [](const Shell& s) { return s.settings.snap; },
       [](Shell& s) { s.settings.snap = !s.settings.snap; },
       true},
  };
}

std::vector<Action> viewActions() {
  return {
      {"view.frame", "View", "Frame all", "F", typed(U'f'), nullptr, nullptr, frameAll},
      {"view.grid",
       "View",
       "Grid",
       "",
       {},
       nullptr,
       viewIs<&ViewState::grid>,
       flipView<&ViewState::grid>,
       true},
      {"view.names",
       "View",
       "Names",
       "",
       {},
       nullptr,
       viewIs<&ViewState::names>,
       flipView<&ViewState::names>},
      {"view.handles",
       "View",
       "Handles",
       "",
       {},
       nullptr,
       viewIs<&ViewState::handles>,
       flipView<&ViewState::handles>},
      {"view.allAxes", "View", "All axes", "X", typed(U'x'), nullptr, viewIs<&ViewState::allAxes>,
       flipView<&ViewState::allAxes>, true},
      {"view.freeAxis", "View", "Turn an axis by hand", "R", typed(U'r'), isSat,
       viewIs<&ViewState::freeAxis>, flipView<&ViewState::freeAxis>},
      {"view.slide", "View", "Slide: drive A", "L", typed(U'l'), isMotion,
       viewIs<&ViewState::slide>, flipView<&ViewState::slide>},
      {"view.dark",
       "View/Theme",
       "Dark",
       "",
       {},
       nullptr,
       isTheme<ThemeId::dark>,
       setTheme<ThemeId::dark>},
      {"view.light",
       "View/Theme",
       "Light",
       "",
       {},
       nullptr,
       isTheme<ThemeId::light>,
       setTheme<ThemeId::light>},
      {"view.print",
       "View/Theme",
       "Print",
       "",
       {},
       nullptr,
       isTheme<ThemeId::print>,
       setTheme<ThemeId::print>},
      {"view.scale80", "View/UI scale", "80 %", "", {}, nullptr, isScale<80>, setScale<80>},
      {"view.scale100", "View/UI scale", "100 %", "", {}, nullptr, isScale<100>, setScale<100>},
      {"view.scale125", "View/UI scale", "125 %", "", {}, nullptr, isScale<125>, setScale<125>},
      {"view.scale150", "View/UI scale", "150 %", "", {}, nullptr, isScale<150>, setScale<150>},
      {"view.scale200", "View/UI scale", "200 %", "", {}, nullptr, isScale<200>, setScale<200>},
      {"view.panels", "View", "Hide panels", "\\", typed(U'\\'), nullptr,
       [](const Shell& s) { return !s.settings.panels; },
       [](Shell& s) { s.settings.panels = !s.settings.panels; }, true},
  };
}

std::vector<Action> playActions() {
  return {
      {"play.toggle",
       "Play",
       "Play or pause",
       "Space",
       {},
       canPlay,
       viewIs<&ViewState::playing>,
       togglePlay},
      {"play.forward", "Play", "Step forward", ".", typed(U'.', true), canPlay, nullptr,
       [](Shell& s) { stepBy(s, 1); }},
      {"play.back", "Play", "Step back", ",", typed(U',', true), canPlay, nullptr,
       [](Shell& s) { stepBy(s, -1); }},
      {"play.loop",
       "Play",
       "Loop",
       "",
       {},
       nullptr,
       viewIs<&ViewState::loop>,
       flipView<&ViewState::loop>,
       true},
  };
}

std::vector<Action> otherActions() {
  return {
      {"export.picture", "Export", "Quick picture (PNG)", "F12", plain(Key::f12), nullptr, nullptr,
       quickPicture},
      {"help.keys", "Help", "Keys", "?", typed(U'?'), nullptr,
       [](const Shell& s) { return s.showKeys; }, [](Shell& s) { s.showKeys = !s.showKeys; }},
      {"technique.1", "", "First technique, and so on to 9", "1 – 9", typed(U'1'), nullptr, nullptr,
       technique<0>},
      {"technique.2", "", "", "", typed(U'2'), nullptr, nullptr, technique<1>},
      {"technique.3", "", "", "", typed(U'3'), nullptr, nullptr, technique<2>},
      {"technique.4", "", "", "", typed(U'4'), nullptr, nullptr, technique<3>},
      {"technique.5", "", "", "", typed(U'5'), nullptr, nullptr, technique<4>},
      {"technique.6", "", "", "", typed(U'6'), nullptr, nullptr, technique<5>},
      {"technique.7", "", "", "", typed(U'7'), nullptr, nullptr, technique<6>},
      {"technique.8", "", "", "", typed(U'8'), nullptr, nullptr, technique<7>},
      {"technique.9", "", "", "", typed(U'9'), nullptr, nullptr, technique<8>},
  };
}

std::vector<Action> allActions() {
  std::vector<Action> all;
  for (const auto& part :
       {fileActions(), editActions(), viewActions(), playActions(), otherActions()}) {
    all.insert(all.end(), part.begin(), part.end());
  }
  return all;
}

char32_t lowered(char32_t c) { return c >= U'A' && c <= U'Z' ? c + 32 : c; }

bool matches(const Chord& chord, const InputEvent& event) {
  const Modifiers& m = event.modifiers;
  if (event.kind == InputEvent::Kind::character) {
    return chord.character != 0 && chord.character == lowered(event.character);
  }
  return event.kind == InputEvent::Kind::key && event.down && chord.key != Key::none &&
         chord.key == event.key && chord.ctrl == (m.ctrl || m.super) && chord.shift == m.shift &&
         !m.alt && (chord.repeats || !event.repeat);
}

}  // namespace

const std::vector<Action>& actions() {
  static const std::vector<Action> table = allActions();
  return table;
}

const Action* findAction(std::string_view id) {
  const auto& table = actions();
  const auto row =
      std::find_if(table.begin(), table.end(), [id](const Action& a) { return a.id == id; });
  return row == table.end() ? nullptr : &*row;
}

bool isEnabled(const Action& action, const Shell& shell) {
  return action.enabled == nullptr || action.enabled(shell);
}

bool runFor(Shell& shell, const InputEvent& event) {
  for (const Action& action : actions()) {
    if (!matches(action.chord, event) || !isEnabled(action, shell)) continue;
    action.run(shell);
    return true;
  }
  return false;
}

const std::vector<Gesture>& gestures() {
  static const std::vector<Gesture> table{
      {"Drag", "vertex, edge, shape, velocity tip, rotation handle, axis"},
      {"Shift + drag", "constrains: level, upright, diagonal, 15° turns"},
      {"Alt + drag", "suspends snapping"},
      {"Drag on a tile map", "ends of the ray; with a tool of the panel: paints, places, blanks"},
      {"Ctrl + drag a shape", "drags a copy of it"},
      {"Double click an edge", "inserts a vertex"},
      {"Double click a vertex", "types its coordinates"},
      {"Arrows", "nudge the selection; Shift ten steps, Alt a tenth"},
      {"Wheel", "zooms at the pointer"},
      {"Right or middle drag", "pans; so does Space + drag"},
      {"Esc", "cancels a drag, closes a dialog"},
      {"Arrows or WASD", "drive A in slide mode"},
  };
  return table;
}

}  // namespace sepax
