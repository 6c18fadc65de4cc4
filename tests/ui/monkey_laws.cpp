#include "app/pictures/svg.h"
#include "app/scene/scene_check.h"
#include "app/scene/scene_json.h"
#include "app/techniques/contract/showing.h"
#include "app/tools/pick.h"
#include "tests/ui/monkey.h"

#include <imgui_internal.h>  // the stacks, and what is held

#include <array>
#include <cmath>

namespace sepax::test {
namespace {

std::string brokenStacks() {
  const ImGuiContext& context = *ImGui::GetCurrentContext();
  const bool level = context.CurrentWindowStack.Size == 0 && context.ColorStack.Size == 0 &&
                     context.StyleVarStack.Size == 0 && context.BeginPopupStack.Size == 0;
  return level ? "" : "a stack of Dear ImGui is not level after a frame";
}

/// The scene as a file has it is the scene.
std::string brokenText(const Scene& scene, const std::string& name) {
  if (const std::string problem = sceneProblem(scene); !problem.empty())
    return name + " breaks a rule: " + problem;
  const std::string text = writeScene(scene);
  const SceneResult read = readScene(text);
  if (!read.scene) return name + " cannot be read: " + read.error;
  if (*read.scene != scene) return name + " is another one in its file";
  return {};
}

std::string brokenSaving(const Workspace& work) {
  const Scene saved = sceneToSave(work);
  if (std::string problem = brokenText(saved, "the scene to save"); !problem.empty())
    return problem;
  const std::string problem = showingProblem(work.techniques, saved);
  return problem.empty() ? "" : "the scene to save would be refused: " + problem;
}

std::string brokenHistory(Document document) {
  if (document.historyBytes() > kMaxHistoryBytes + 2 * memoryOf(document.committed()))
    return "the history takes more than its limit";
  const std::size_t bytes = document.historyBytes();
  document.cancel();
  const Scene last = document.committed();
  int redone = 0;
  while (document.redo()) ++redone;
  const Scene end = document.committed();
  int undone = 0;
  while (document.undo()) ++undone;
  while (document.redo()) --undone;
  if (undone != 0 || document.committed() != end) return "undo and redo do not come back";
  for (; redone > 0; --redone) document.undo();
  if (document.committed() != last) return "redo and undo do not come back";
  if (document.historyBytes() != bytes) return "undo and redo change what the history takes";
  return {};
}

std::string brokenEvidence(const Workspace& work) {
  if (work.analyzed != work.document.shownRevision()) return {};  // refreshed before it is used
  const AnalysisOptions options = optionsFrom(work.techniques, work.view);
  if (!(options == work.analyzedOptions)) return {};
  Evidence fresh = analyze(work.techniques, work.document.shown(), options);
  fresh.map = work.evidence.map;  // it is answered beside the frames and may come later
  const auto drawn = [&](const Evidence& evidence) {
    return encodeSvg(paint(work.techniques, evidence, work.view), {});
  };
  return drawn(fresh) == drawn(work.evidence) ? "" : "the evidence is not that of the scene";
}

std::string brokenView(const Workspace& work) {
  if (work.analyzed != work.document.shownRevision()) return {};
  const ViewState& view = work.view;
  const Camera& camera = view.camera;
  if (!isFinite(camera.center) || !(camera.zoom >= kMinZoom && camera.zoom <= kMaxZoom))
    return "the camera is nowhere";
  const Scene& scene = work.document.shown();
  for (const Target& target : {view.selected, view.hovered, view.pointed})
    if (!exists(target, scene)) return "the view names what is not there";
  for (const int body : view.group)
    if (body < 0 || static_cast<std::size_t>(body) >= scene.bodies.size())
      return "the group names a body that is not there";
  if (view.step >= stepCountOf(work) && view.step > 0) return "a step beyond the last is shown";
  return {};
}

/// What is shown but not committed belongs to a hand or a field that is held.
std::string brokenPreview(const Shell& shell) {
  if (!shell.work.document.previewing()) return {};
  const bool held = shell.hand.tool.busy() || shell.hand.drive.active() ||
                    ImGui::IsAnyMouseDown() || ImGui::GetCurrentContext()->ActiveId != 0;
  return held ? "" : "a preview is left that nobody holds";
}

std::string brokenNotices(const Shell& shell) {
  const std::size_t most = shell.files.watch.banner.empty() ? 3 : 4;
  return shell.notices.toasts.size() > most ? "too many toasts" : "";
}

}  // namespace

std::string Monkey::broken(bool all) {
  const Shell& shell = driver_.shell;
  const Document& document = shell.work.document;
  if (!driver_.guard.reason.empty()) return "a frame failed: " + driver_.guard.reason;
  for (const std::string& problem :
       {brokenStacks(), brokenView(shell.work), brokenPreview(shell), brokenNotices(shell)})
    if (!problem.empty()) return problem;
  if (lost_) return "unsaved work was replaced without a question";
  if (waited_ && document.dirty() && shell.files.autosave.held != document.committedRevision())
    return "unsaved work has no copy";
  if (!all) return {};
  for (const std::string& problem :
       {brokenText(document.committed(), "the scene"),
        brokenText(document.shown(), "the shown one"), brokenSaving(shell.work),
        brokenHistory(document), brokenEvidence(shell.work)})
    if (!problem.empty()) return problem;
  return {};
}

}  // namespace sepax::test
