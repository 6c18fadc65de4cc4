#include "app/shell/files/opening.h"

#include "app/articles/articles.h"
#include "app/codecs/scene_link.h"
#include "app/documents/load.h"
#include "app/lessons/courses.h"
#include "app/scene/builtin.h"
#include "app/shell/files/left_work.h"
#include "app/shell/files/technique_choice.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/shell.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/shown_answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

namespace sepax {
namespace {

/// What was chosen of the former scene's pieces: its axes, its options that count them, its brush.
void forgetTheFormer(TechniqueTable techniques, ViewState& view) {
  view.selected = view.hovered = {};
  view.group.clear();
  view.hidden.clear();
  view.selectedAxis.reset();
  view.hoveredAxis.reset();
  view.playing = false;
  for (const Technique& technique : techniques) {
    for (const OptionRow& option : technique.options)
      if (option.refusal != nullptr) view.options.set(option.id, option.standard, option.standard);
    if (technique.handles.brush != nullptr)  // nobody expects that a press paints
      view.options.set(*technique.handles.brush, technique.handles.brush->standard);
  }
}

/// Another scene in the place of this one is an edit that can be undone: no file would get it.
bool canBeEdited(const Document& document) {
  return document.path().empty() && document.source().empty();
}

NextScene sceneOfLink(const Shell& shell, const std::string& address);

NextScene sceneNamed(const Shell& shell, const std::string& name) {
  if (isAddress(name)) return sceneOfLink(shell, name);
  const TechniqueTable techniques = shell.work.techniques;
  Document document;
  std::string problem =
      document.open(name, [&](const Scene& scene) { return showingProblem(techniques, scene); });
  if (!problem.empty()) return {{}, {}, std::move(problem)};
  return {std::move(document), name, {}};
}

constexpr std::string_view kLessonName = "lesson:";

/// Of a link: a document without a file, under the name of its lesson if there is such a one.
NextScene sceneOfLink(const Shell& shell, const std::string& address) {
  Content content = contentOf(address);
  const std::string id = std::move(content.lesson);
  std::string guess = std::move(content.guess);
  SceneResult loaded = withShowingChecked(shell.work.techniques, sceneOf(std::move(content)), "");
  if (!loaded.scene) return {{}, {}, std::move(loaded.error)};
  Document document;
  document.take(std::move(loaded), "");
  const bool known =
      findLesson(shell.lessons ? lessonsAt(*shell.lessons) : lessons(), id) != nullptr;
  if (!known) return {std::move(document), {}, {}};
  return {std::move(document), std::string(kLessonName) + id, {}, std::move(guess)};
}

/// What somebody else has guessed, if it is a guess at this lesson's question, is committed to.
void takeGuess(Shell& shell, const Lesson& lesson, const std::string& text) {
  const nlohmann::json guess = nlohmann::json::parse(text, nullptr, false);
  if (text.empty() || guess.is_discarded() || !lesson.prediction) return;
  if (!guess.is_null() && !guessProblem(*lesson.prediction, guess).empty()) return;
  reveal(shell, guess);
  shell.work.document.redo();  // before the guess the lesson is about its own scene
}

NextScene sceneLoaded(TechniqueTable techniques, SceneResult loaded, const std::string& path,
                      std::optional<FileStamp> stamp) {
  loaded = withShowingChecked(techniques, std::move(loaded), path);
  if (!loaded.scene) return {{}, {}, std::move(loaded.error)};
  Document document;
  document.take(std::move(loaded), path, stamp);
  return {std::move(document), path, {}};
}

/// In the place of the scene that is shown, which Undo gives back where no file is concerned.
NextScene sceneInPlace(const Workspace& work, const Scene& scene) {
  Document document = canBeEdited(work.document) ? work.document : Document();
  std::string problem = showingProblem(work.techniques, scene);
  if (problem.empty()) problem = document.apply(scene);
  if (!problem.empty()) return {{}, {}, std::move(problem)};
  return {std::move(document), {}, {}};
}

void showOrComplain(Shell& shell, NextScene next) {
  complain(shell.notices, next.problem);
  if (next.document) showNext(shell, std::move(next));
}

/// Says what was assumed when the document was read.
void sayNotes(Notices& notices, const Document& document) {
  std::string all;
  for (const std::string& note : document.notes()) all += (all.empty() ? "" : "\n") + note;
  if (!all.empty()) say(notices, all);
}

/// A scene that was made for an error of an article shows what the list says of it.
void showErratumOf(Panels& panels, std::string_view scene) {
  const ErratumPlace place = erratumOfScene(scene);
  if (place.erratum == nullptr) return;
  panels.tab = kArticlesTab;
  panels.state.articles = {{}, place.erratum->id, true, {}};
}

/// The shapes are those of a built-in scene that is about what the doctor says.
bool isForDoctor(const Scene& scene) {
  return std::ranges::any_of(builtinIds(SceneAbout::doctor), [&](std::string_view id) {
    const SceneResult loaded = loadBuiltin(id);
    return loaded.scene && loaded.scene->bodies == scene.bodies;
  });
}

}  // namespace

void chooseTab(Shell& shell) {
  refreshEvidence(shell.work);
  std::string_view& tab = shell.panels.tab;
  if (tab != kTechniqueTab && tab != kPublishedTab) return;
  const Technique* technique = shownTechnique(shell.work);
  const bool published =
      technique != nullptr &&
      shownAnswers(*technique, shell.work.evidence, shell.work.view).published != nullptr;
  tab = published ? kPublishedTab : kTechniqueTab;
}

void showDoctorOf(Shell& shell) {
  const Scene& scene = shell.work.document.shown();
  const bool alone =
      scene.bodies.size() == 1 && !isThin(scene.bodies.front().form) && isIdle(shell);
  if (alone || isForDoctor(scene)) shell.panels.tab = kDoctorTab;
}

void letGo(Shell& shell) {
  shell.hand.tool = {};
  shell.hand.drive = {};
  shell.hand.editsBlocked = true;  // a field that is held belongs to the former scene
  PanelState& panels = shell.panels.state;
  panels.number = {};
  panels.name = {};
  panels.listedBody = panels.finding = -1;
  ViewState& view = shell.work.view;
  view.band.reset();
  view.guides.clear();
  view.dragging = false;
}

void showAnew(Shell& shell, bool ofError) {
  Workspace& work = shell.work;
  letGo(shell);
  work.builtin = {};
  work.left.reset();
  shell.panels.state.notes = {};
  shell.canvas.frameView = true;
  forgetTheFormer(work.techniques, work.view);
  const std::string& technique = work.document.shown().technique;
  if (findTechnique(work.techniques, technique) != nullptr) work.view.technique = technique;
  showAsAsked(work, ofError);
  // The list of lessons says nothing of it; a lesson that is opened shows its own tab.
  if (shell.panels.tab == kLearnTab) shell.panels.tab = kTechniqueTab;
  chooseTab(shell);
  showDoctorOf(shell);
}

void showDocument(Shell& shell, Document document, bool ofError) {
  if (hasLesson(shell)) closeLesson(shell);
  shell.home = false;
  ++shell.panels.opened;
  shell.work.document = std::move(document);
  showAnew(shell, ofError);
}

void openScene(Shell& shell, const std::string& name) {
  complain(shell.notices, openedScene(shell, name));
}

std::string openedScene(Shell& shell, const std::string& name) {
  NextScene next = sceneNamed(shell, name);
  if (!next.document) return next.problem;
  showNext(shell, std::move(next));
  return {};
}

std::string openedInput(Shell& shell) {
  SceneResult loaded =
      withShowingChecked(shell.work.techniques, standardInputScene(), "standard input");
  if (!loaded.scene) return loaded.error;
  Document document;
  document.take(std::move(loaded), "");
  showDocument(shell, std::move(document));
  sayNotes(shell.notices, shell.work.document);
  return {};
}

void showLoaded(Shell& shell, SceneResult loaded, const std::string& path) {
  showOrComplain(shell, sceneLoaded(shell.work.techniques, std::move(loaded), path, {}));
}

namespace {

NextScene sceneOfLesson(const Shell& shell, const std::string& id) {
  const Lesson* lesson = shell.lessons ? findLesson(lessonsAt(*shell.lessons), id) : nullptr;
  if (lesson == nullptr) return {{}, {}, id + ": there is no such lesson"};
  return {Document(lesson->scene), std::string(kLessonName) + id, {}};
}

}  // namespace

NextScene nextScene(const Shell& shell, const Pending& pending) {
  const TechniqueTable techniques = shell.work.techniques;
  switch (pending.what) {
    case Pending::What::open:
      return pending.file ? sceneLoaded(techniques, sceneOf(*pending.file), pending.path,
                                        pending.file->stamp)
                          : sceneNamed(shell, pending.path);
    case Pending::What::fresh:
      return {Document(), {}, {}};
    case Pending::What::replace:
      return sceneInPlace(shell.work, *pending.scene);
    case Pending::What::lesson:
      return sceneOfLesson(shell, pending.path);
    default:
      return {};
  }
}

void showNext(Shell& shell, NextScene next) {
  if (next.name.starts_with(kLessonName)) {
    const std::string id = next.name.substr(kLessonName.size());
    const Lesson& lesson = *findLesson(lessonsAt(deskOf(shell)), id);
    const Scene& scene = next.document->committed();
    if (scene != lesson.scene) deskOf(shell).left[id].scene = scene;
    showLesson(shell, lesson, false);
    return takeGuess(shell, lesson, next.guess);
  }
  const std::string id(builtinId(next.name).value_or(""));
  const bool ofError = aboutOf(id) == SceneAbout::pitfall || erratumOfScene(id).erratum != nullptr;
  showDocument(shell, std::move(*next.document), ofError);
  if (!id.empty()) {
    const Document& document = shell.work.document;
    shell.work.builtin = {next.name, document.committedRevision(), document.committed().notes,
                          document.committed().title};
    showErratumOf(shell.panels, id);
    showDoctorOf(shell);
  }
  if (!next.name.empty()) sayNotes(shell.notices, shell.work.document);
}

void request(Shell& shell, const Pending& pending) {
  shell.work.document.cancel();
  shell.files.questions.unsaved.reset();
  shell.files.questions.replacing.reset();
  const bool undoable = pending.what == Pending::What::replace && canBeEdited(shell.work.document);
  const bool lesson = showsLessonScene(shell) && pending.what != Pending::What::quit;
  if (!shell.work.document.dirty() || undoable || lesson) return carryOut(shell, pending);
  if (pending.what != Pending::What::quit && leaveChangedBuiltin(shell, pending)) return;
  shell.files.questions.unsaved = pending;
  shell.files.questions.unsaved->file.reset();  // saving may be the answer, and to this very file
}

void carryOut(Shell& shell, const Pending& pending) {
  switch (pending.what) {
    case Pending::What::none:
      break;
    case Pending::What::quit:
      shell.files.questions.quit = true;
      break;
    case Pending::What::open:
    case Pending::What::fresh:
    case Pending::What::replace:
    case Pending::What::lesson:
      showOrComplain(shell, nextScene(shell, pending));
      break;
    case Pending::What::reload:
      reload(shell, pending.path);
      break;
  }
}

std::string openAny(Shell& shell, OpenedFile file) {
  const GeometryText& read = file.content.read;
  if (!file.error.empty()) return file.error;
  if (!canBeOffered(read)) return file.path + ": " + read.error;
  if (file.content.kind == ContentKind::link) {
    request(shell, {Pending::What::open, std::string(sceneLinkIn(file.bytes))});
  } else if (read.scene) {
    file.bytes = {};
    request(shell, {Pending::What::open, file.path, {}, std::move(file)});
  } else {
    offer(shell.dialogs, std::move(file.content.read), std::move(file.bytes),
          std::filesystem::path(file.path).filename().string());
  }
  return {};
}

void openDropped(Shell& shell, const std::string& path) {
  OpenedFile file = openFile(path, readRegularFile);
  const Technique* technique = shownTechnique(shell.work);
  const bool tiles =
      file.content.kind == ContentKind::bitmap && technique != nullptr && technique->pixels;
  complain(shell.notices, tiles ? takeTiles(shell.work, shell.notices, path, file.bytes)
                                : openAny(shell, std::move(file)));
}

void openAllDropped(Shell& shell, std::span<const std::string> paths) {
  if (paths.empty()) return;
  openDropped(shell, paths.front());
  if (paths.size() > 1)
    say(shell.notices,
        fmt::format("{} files were dropped: the first one is taken; drop the others one by one.",
                    paths.size()));
}

}  // namespace sepax
