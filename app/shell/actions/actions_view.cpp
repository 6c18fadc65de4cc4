#include "app/shell/actions/action_rows.h"
#include "app/shell/lessons/presenter.h"
#include "app/shell/regions/key_regions.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/step_pairs.h"

#include <algorithm>

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

constexpr std::string_view kNoMethod = "no article's method is shown beside this technique here";

bool hasPublished(const Shell& shell) {
  const Technique* technique = shownTechnique(shell.work);
  ViewState asked = shell.work.view;
  asked.answers = Answers::published;
  return technique != nullptr &&
         shownAnswers(*technique, shell.work.evidence, asked).published != nullptr;
}

ShownAnswers shownIn(const Shell& shell) {
  const Technique* technique = shownTechnique(shell.work);
  return technique == nullptr ? ShownAnswers{}
                              : shownAnswers(*technique, shell.work.evidence, shell.work.view);
}

/// The step stays that of the same axis.
void showAnswers(Shell& shell, Answers answers) {
  const Technique* technique = shownTechnique(shell.work);
  if (technique == nullptr) {
    shell.work.view.answers = answers;
    return;
  }
  shell.work.view = withAnswers(*technique, shell.work.evidence, shell.work.view, answers);
}

template <Answers asked>
void setAnswers(Shell& shell) {
  showAnswers(shell, asked);
}
template <Answers asked>
bool isAnswers(const Shell& shell) {
  return answersOf(shownIn(shell)) == asked;
}

/// The options as the scene asks for them.
OptionBag optionsAtFirst(const Workspace& work) {
  return shownAs(work.techniques, work.document.shown(), {}).options;
}

bool hasTurnedOptions(const Shell& shell) {
  const Technique* technique = shownTechnique(shell.work);
  if (technique == nullptr) return false;
  const OptionBag first = optionsAtFirst(shell.work);
  return std::ranges::any_of(technique->options, [&](const OptionRow& row) {
    return first.value(row.id, row.standard) != shell.work.view.options.value(row.id, row.standard);
  });
}

void putOptionsBack(Shell& shell) {
  const Technique* technique = shownTechnique(shell.work);
  if (technique == nullptr) return;
  const OptionBag first = optionsAtFirst(shell.work);
  for (const OptionRow& row : technique->options) {
    shell.work.view.options.set(row.id, row.standard, first.value(row.id, row.standard));
    shell.work.opening.before.set(row.id, row.standard, row.standard);  // nor has the next scene it
  }
}

}  // namespace

std::vector<Action> answerActions() {
  return {
      {"view.answersNext", "View/Answers", "Exact, published, both", "E", typed(U'e'), hasPublished,
       nullptr, [](Shell& s) { showAnswers(s, answersAfter(shownIn(s))); }, false, kNoMethod},
      {"view.answersExact",
       "View/Answers",
       "Exact",
       "",
       {},
       nullptr,
       isAnswers<Answers::exact>,
       setAnswers<Answers::exact>},
      {"view.answersPublished",
       "View/Answers",
       "As published",
       "",
       {},
       hasPublished,
       isAnswers<Answers::published>,
       setAnswers<Answers::published>,
       false,
       kNoMethod},
      {"view.answersBoth",
       "View/Answers",
       "Both side by side",
       "",
       {},
       hasPublished,
       isAnswers<Answers::both>,
       setAnswers<Answers::both>,
       false,
       kNoMethod},
  };
}

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
      {"view.indices", "View", "Indices of vertices and edges", "I", typed(U'i'), nullptr,
       viewIs<&ViewState::indices>, flipView<&ViewState::indices>},
      {"view.closeUps", "View", "Close-ups of what is too small", "", kNoKey, nullptr,
       viewIs<&ViewState::closeUps>, flipView<&ViewState::closeUps>},
      {"view.optionsBack", "View", "Options as at first", "", kNoKey, hasTurnedOptions, nullptr,
       putOptionsBack, false, "no option of this technique has been changed"},
      {"view.ease", "View", "Ease changes", "", kNoKey, nullptr,
       [](const Shell& s) { return s.settings.ease; },
       [](Shell& s) { s.settings.ease = !s.settings.ease; }},
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
      {"view.nextPanel", "View", "Next panel", "F6", plain(Key::f6), nullptr, nullptr,
       [](Shell& s) { enterNextRegion(s, false); }},
      {"view.previousPanel", "View", "Previous panel", "Shift+F6", plain(Key::f6, true), nullptr,
       nullptr, [](Shell& s) { enterNextRegion(s, true); }},
      {"view.presenter", "View", "Presenter mode", "P", typed(U'p'), nullptr,
       [](const Shell& s) { return s.presenter.on; }, turnPresenter},
      {"view.black", "View", "Black screen", "B", typed(U'b'),
       [](const Shell& s) { return s.presenter.on; }, nullptr,
       [](Shell& s) { s.presenter.black = true; }, false, "it belongs to presenter mode, key P"},
  };
}

}  // namespace sepax
