#include "app/shell/shell.h"

#include "app/codecs/png.h"
#include "app/disk/files.h"
#include "app/documents/load.h"
#include "app/scene/edits/tile_edits.h"
#include "app/shell/dialogs/export_dialog.h"
#include "app/shell/drag_recording.h"
#include "app/shell/export_job.h"
#include "app/shell/first_hint.h"
#include "app/shell/shell_parts.h"
#include "app/tools/framing.h"
#include "app/tools/selection.h"
#include "app/tools/tile_import.h"
#include "app/view/handles.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace sepax {
namespace {

constexpr double kStepTime = 0.6;    ///< seconds between two played steps
constexpr double kMotionTime = 2.5;  ///< seconds for a motion from t = 0 to 1
constexpr double kFrameTime = 1.0 / 60;

int stepCountOf(const Shell& shell) {
  const Technique* technique = shownTechnique(shell);
  if (technique == nullptr || technique->stepCount == nullptr) return 0;
  return technique->stepCount(shell.evidence);
}

/// What Space plays: the steps, or the time where a technique has both and shows no step.
bool playsSteps(const Shell& shell) {
  return stepCountOf(shell) > 0 && (shell.view.step >= 0 || !playsTime(shell));
}

void playSteps(Shell& shell, double seconds) {
  const int count = stepCountOf(shell);
  shell.playPhase += seconds;
  if (shell.playPhase < kStepTime) return;
  shell.playPhase = 0;
  if (shell.view.step + 1 < count) {
    ++shell.view.step;
  } else {
    shell.view.playing = false;
  }
}

void playMotion(Shell& shell, double seconds) {
  ViewState& view = shell.view;
  view.time += seconds / kMotionTime;
  if (view.time < 1) return;
  view.time = view.loop ? std::fmod(view.time, 1.0) : 1;
  view.playing = view.loop;
}

void play(Shell& shell, double seconds) {
  if (!shell.view.playing) return;
  if (playsSteps(shell)) {
    playSteps(shell, seconds);
  } else {
    playMotion(shell, seconds);
  }
}

bool holds(const Shell& shell, Key key, Key other) {
  return std::any_of(shell.heldKeys.begin(), shell.heldKeys.end(),
                     [&](Key held) { return held == key || held == other; });
}

Vec2 driveDirection(const Shell& shell) {
  Vec2 direction;
  if (holds(shell, Key::left, Key::a)) direction.x -= 1;
  if (holds(shell, Key::right, Key::d)) direction.x += 1;
  if (holds(shell, Key::down, Key::s)) direction.y -= 1;
  if (holds(shell, Key::up, Key::w)) direction.y += 1;
  return direction;
}

void driveByKeys(Shell& shell, double seconds) {
  const Technique* technique = shownTechnique(shell);
  if (!technique || !technique->drive) return;
  const std::string problem =
      shell.drive.frame(shell.document, shell.view, *technique, driveDirection(shell), seconds);
  if (!problem.empty() && (shell.toasts.empty() || shell.toasts.back().text != problem)) {
    say(shell, problem, true);
  }
}

void forgetWhatIsGone(Shell& shell) {
  const Scene& scene = shell.document.shown();
  tidySelection(scene, shell.view);
  const int steps = stepCountOf(shell);
  if (shell.view.step >= steps) shell.view.step = steps > 0 ? steps - 1 : -1;
}

void takeMessages(Shell& shell) {
  const std::string message = shell.tool.takeMessage();
  if (!message.empty()) say(shell, message, true);
  if (const std::optional<Target> edit = shell.tool.takeEditRequest()) {
    const Body& body = bodyOf(shell.document.shown(), edit->body);
    shell.vertexEdit =
        VertexEdit{*edit, body.vertices[static_cast<std::size_t>(edit->index)], true};
  }
}

/// The file's name, or else the title.
std::string nameOf(const Document& document) {
  const std::string file = std::filesystem::path(document.source()).filename().string();
  const std::string& title = document.committed().title;
  return !file.empty() ? file : !title.empty() ? title : "untitled";
}

}  // namespace

void showAnew(Shell& shell) {
  shell.tool = {};
  shell.drive = {};
  shell.view.selected = shell.view.hovered = {};
  shell.view.group.clear();
  shell.view.hidden.clear();
  shell.view.selectedAxis.reset();
  shell.view.hoveredAxis.reset();
  shell.view.step = -1;
  shell.view.time = 0;
  shell.view.playing = false;
  shell.frameView = true;
  if (findTechnique(shell.techniques, shell.document.shown().technique) != nullptr) {
    shell.view.technique = shell.document.shown().technique;
  }
  shell.opening = openingOf(shell.document.shown(), shell.view);
}

const Technique* shownTechnique(const Shell& shell) {
  return findTechnique(shell.techniques, shell.view.technique);
}

bool playsTime(const Shell& shell) {
  const Technique* technique = shownTechnique(shell);
  return technique != nullptr && technique->playsTime != nullptr &&
         technique->playsTime(shell.document.shown(), shell.evidence);
}

void carryOut(Shell& shell, const Pending& pending) {
  switch (pending.what) {
    case Pending::What::none:
      break;
    case Pending::What::quit:
      shell.quit = true;
      break;
    case Pending::What::open:
      if (pending.file) {
        showLoaded(shell, sceneOf(*pending.file), pending.path, pending.file->stamp);
      } else {
        openScene(shell, pending.path);
      }
      break;
    case Pending::What::fresh:
      shell.document = Document();
      showAnew(shell);
      break;
    case Pending::What::replace:
      shell.document = Document();
      if (const std::string problem = shell.document.apply(*pending.scene); !problem.empty()) {
        say(shell, problem, true);
      }
      showAnew(shell);
      break;
    case Pending::What::reload:
      reload(shell, pending.path);
      break;
  }
}

Scene sceneToSave(const Shell& shell) {
  return sceneToWrite(shell.document.committed(), shell.view, shell.opening);
}

Scene sceneToCopy(const Shell& shell) {
  return sceneToWrite(shell.document.shown(), shell.view, shell.opening);
}

void showDocument(Shell& shell, Document document) {
  shell.document = std::move(document);
  showAnew(shell);
}

void sayNotes(Shell& shell) {
  std::string all;
  for (const std::string& note : shell.document.notes()) all += (all.empty() ? "" : "\n") + note;
  if (!all.empty()) say(shell, all);
}

void openScene(Shell& shell, const std::string& name) {
  const std::string problem = shell.document.open(name);
  if (!problem.empty()) {
    say(shell, problem, true);
    return;
  }
  showAnew(shell);
  sayNotes(shell);
}

void showLoaded(Shell& shell, SceneResult loaded, const std::string& path,
                std::optional<FileStamp> stamp) {
  shell.document.take(std::move(loaded), path, stamp);
  showAnew(shell);
  sayNotes(shell);
}

std::string loadTiles(Shell& shell, const std::string& path) {
  const FileResult file = readFile(path, kMaxFileBytes);
  return file.bytes ? takeTiles(shell, path, *file.bytes) : file.error;
}

std::string takeTiles(Shell& shell, const std::string& path, std::string_view bytes) {
  const DecodedPng decoded = decodePng(bytes);
  if (!decoded.error.empty()) return path + ": " + decoded.error;
  shell.document.cancel();
  Scene scene = shell.document.committed();
  TileImport import =
      tilesFromPicture(decoded.image, scene.tiles ? scene.tiles->size : kImportTileSize);
  if (!import.problem.empty()) return path + ": " + import.problem;
  scene.tiles = std::move(import.tiles);
  if (!scene.ray) scene = withNewRay(std::move(scene));
  const std::size_t distinct = scene.tiles->palette.size();
  const std::string problem = shell.document.apply(std::move(scene));
  if (!problem.empty()) return problem;
  const auto ofPixels = std::ranges::find(shell.techniques, true, &Technique::pixels);
  if (ofPixels != shell.techniques.end()) setTechnique(shell, ofPixels->id);
  refreshEvidence(shell);
  frameAll(shell);
  say(shell, fmt::format("{}: {} distinct tiles.", std::filesystem::path(path).filename().string(),
                         distinct));
  return {};
}

std::string openAny(Shell& shell, OpenedFile file) {
  const GeometryText& read = file.content.read;
  if (!file.error.empty()) return file.error;
  if (!read.scene && !read.error.empty()) return file.path + ": " + read.error;
  if (read.scene) {
    file.bytes = {};
    request(shell, {Pending::What::open, file.path, {}, std::move(file)});
  } else {
    offer(shell, std::move(file.content.read),
          std::filesystem::path(file.path).filename().string());
  }
  return {};
}

void openDropped(Shell& shell, const std::string& path) {
  OpenedFile file = openFile(path);
  const Technique* technique = shownTechnique(shell);
  const bool tiles =
      file.content.kind == ContentKind::bitmap && technique != nullptr && technique->pixels;
  const std::string problem =
      tiles ? takeTiles(shell, path, file.bytes) : openAny(shell, std::move(file));
  if (!problem.empty()) say(shell, problem, true);
}

void openAllDropped(Shell& shell, std::span<const std::string> paths) {
  if (paths.empty()) return;
  openDropped(shell, paths.front());
  if (paths.size() > 1)
    say(shell, fmt::format("{} files were dropped: the first one is taken; drop the others one by "
                           "one.",
                           paths.size()));
}

void request(Shell& shell, const Pending& pending) {
  shell.document.cancel();
  shell.unsaved.reset();
  shell.replacing.reset();
  if (shell.document.dirty()) {
    shell.unsaved = pending;
    shell.unsaved->file.reset();  // saving may be the answer, and to this very file
  } else {
    carryOut(shell, pending);
  }
}

std::string proposedPath(const Document& document) {
  if (!document.path().empty() || document.source().empty()) return document.path();
  return std::filesystem::path(document.source()).replace_extension(".json").string();
}

void frameAll(Shell& shell) {
  Camera& camera = shell.view.camera;
  camera =
      cameraOnAll(shell.evidence, camera.width, camera.height,
                  handlesOf(shell.techniques, shell.view.technique).velocities, shell.view.hidden);
}

void setTechnique(Shell& shell, std::string_view id) {
  if (shell.view.technique == id) return;
  shell.view.technique = id;
  shell.view.step = -1;
  shell.view.playing = false;
}

void togglePlay(Shell& shell) {
  ViewState& view = shell.view;
  const int count = stepCountOf(shell);
  if (count == 0 && !playsTime(shell)) return;
  view.playing = !view.playing;
  shell.playPhase = 0;
  if (!view.playing) return;
  if (playsSteps(shell)) {
    if (view.step < 0 || view.step >= count - 1) view.step = 0;
  } else if (view.time >= 1) {
    view.time = 0;
  }
}

void stepBy(Shell& shell, int steps) {
  ViewState& view = shell.view;
  view.playing = false;
  const int count = stepCountOf(shell);
  if (count > 0) {
    const int from = view.step < 0 ? (steps > 0 ? -1 : count) : view.step;
    view.step = std::clamp(from + steps, 0, count - 1);
  } else {
    view.time = std::clamp(std::round(view.time * 60 + steps) / 60, 0.0, 1.0);
  }
}

void refreshEvidence(Shell& shell) {
  const AnalysisOptions options = optionsFrom(shell.techniques, shell.view);
  const std::uint64_t revision = shell.document.shownRevision();
  if (shell.analyzed == revision && shell.analyzedOptions == options) return;
  shell.evidence = analyze(shell.techniques, shell.document.shown(), options);
  shell.analyzed = revision;
  ++shell.evidenceVersion;
  shell.analyzedOptions = options;
  forgetWhatIsGone(shell);
}

bool prepareFrame(Shell& shell) {
  const auto scale = static_cast<float>(shell.monitorScale * shell.settings.uiScale);
  const bool fonts = shell.ui.scale != scale || shell.ui.fonts.text.face == nullptr;
  shell.ui.scale = scale;
  shell.ui.theme = shell.view.theme;
  if (fonts) loadFonts(shell.ui);
  if (fonts || shell.restyle) applyStyle(shell.ui);
  shell.restyle = false;
  return fonts;
}

void passTime(Shell& shell, double seconds) {
  shell.now += seconds;
  std::erase_if(shell.toasts, [&](const Toast& toast) { return toast.until <= shell.now; });
  tendUserFiles(shell);
}

void frame(Shell& shell, std::span<const InputEvent> events, double seconds) {
  if (shell.ui.registry != nullptr) shell.ui.registry->clear();
  passTime(shell, seconds);
  if (!ImGui::IsAnyMouseDown()) shell.editsBlocked = false;
  refreshEvidence(shell);
  handleKeys(shell, events);
  play(shell, seconds);
  driveByKeys(shell, seconds);
  refreshEvidence(shell);

  compat::pushFont(shell.ui.fonts.text);
  const Layout layout = layoutOf(shell, ImGui::GetIO().DisplaySize);
  drawCanvas(shell, layout.canvas, events);
  shell.nextHoveredAxis.reset();
  shell.view.pointed = {};
  if (shell.settings.panels) {
    drawMenuBar(shell);
    refreshEvidence(shell);  // a menu may have changed the scene
    drawTitleRow(shell, layout.title);
    drawRail(shell, layout.rail);
    drawInspector(shell, layout.inspector);
    refreshEvidence(shell);  // so may the list of shapes
    drawBottom(shell, layout.bottom);
    drawStatusBar(shell, layout.status);
  }
  drawFirstHint(shell);
  drawContextMenu(shell);
  drawDialogs(shell);
  drawImportDialog(shell);
  drawExportDialog(shell);
  drawRecordingSign(shell);
  drawExportProgress(shell);
  drawPalette(shell, events);
  drawKeyOverlay(shell);
  drawToasts(shell);
  ImGui::PopFont();
  takeMessages(shell);
  tendRecording(shell);
  tendExport(shell);
  shell.view.hoveredAxis = shell.nextHoveredAxis;
}

std::optional<double> nextFrameIn(const Shell& shell) {
  if (shell.view.playing || shell.drive.active() || !shell.heldKeys.empty()) return kFrameTime;
  std::optional<double> next;
  const auto take = [&next](double left) {
    left = std::max(left, kFrameTime);
    next = std::min(next.value_or(left), left);
  };
  for (const Toast& toast : shell.toasts) {
    if (std::isfinite(toast.until)) take(toast.until - shell.now);
  }
  if (const std::optional<double> due = userFilesDueIn(shell)) take(*due);
  if (const std::optional<double> due = exportDueIn(shell)) take(*due);
  return next;
}

std::string fileState(const Shell& shell) {
  const Document& document = shell.document;
  const std::string name = nameOf(document);
  if (document.dirty()) return name + "  ·  modified";
  return name + (document.path().empty() ? "" : "  ·  saved");
}

std::string windowTitle(const Shell& shell) {
  return (shell.document.dirty() ? "● " : "") + nameOf(shell.document) + " – sepax";
}

}  // namespace sepax
