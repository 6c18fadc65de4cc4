#include "app/shell/actions/action_rows.h"

namespace sepax {
namespace {

template <ThemeId id>
void setTheme(Shell& shell) {
  shell.work.view.theme = id;
}
template <ThemeId id>
bool isTheme(const Shell& shell) {
  return shell.work.view.theme == id;
}

template <int percent>
void setScale(Shell& shell) {
  shell.settings.uiScale = percent / 100.0;
}
template <int percent>
bool isScale(const Shell& shell) {
  return shell.settings.uiScale == percent / 100.0;
}

}  // namespace

std::vector<Action> viewActions() {
  return {
      {"view.frame", "View", "Frame all", "F", typed(U'f'), nullptr, nullptr,
       [](Shell& s) { frameAll(s.work); }},
      {"view.grid", "View", "Grid", "", kNoKey, nullptr, viewIs<&ViewState::grid>,
       flipView<&ViewState::grid>, true},
      {"view.names", "View", "Names", "", kNoKey, nullptr, viewIs<&ViewState::names>,
       flipView<&ViewState::names>},
      {"view.handles", "View", "Handles", "", kNoKey, nullptr, viewIs<&ViewState::handles>,
       flipView<&ViewState::handles>},
      {"view.dark", "View/Theme", "Dark", "", kNoKey, nullptr, isTheme<ThemeId::dark>,
       setTheme<ThemeId::dark>},
      {"view.light", "View/Theme", "Light", "", kNoKey, nullptr, isTheme<ThemeId::light>,
       setTheme<ThemeId::light>},
      {"view.print", "View/Theme", "Print", "", kNoKey, nullptr, isTheme<ThemeId::print>,
       setTheme<ThemeId::print>},
      {"view.scale80", "View/UI scale", "80 %", "", kNoKey, nullptr, isScale<80>, setScale<80>},
      {"view.scale100", "View/UI scale", "100 %", "", kNoKey, nullptr, isScale<100>, setScale<100>},
      {"view.scale125", "View/UI scale", "125 %", "", kNoKey, nullptr, isScale<125>, setScale<125>},
      {"view.scale150", "View/UI scale", "150 %", "", kNoKey, nullptr, isScale<150>, setScale<150>},
      {"view.scale200", "View/UI scale", "200 %", "", kNoKey, nullptr, isScale<200>, setScale<200>},
      {"view.panels", "View", "Hide panels", "\\", typed(U'\\'), nullptr,
       [](const Shell& s) { return !s.settings.panels; },
       [](Shell& s) { s.settings.panels = !s.settings.panels; }, true},
  };
}

}  // namespace sepax
