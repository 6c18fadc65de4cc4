#include "app/ui/drag_recording.h"

#include "app/ui/shell.h"
#include "app/ui/widgets.h"

#include <fmt/format.h>

namespace sepax {
namespace {

std::size_t verticesOf(const Scene& scene) {
  std::size_t count = 0;
  for (const Body& body : scene.bodies) count += body.vertices.size();
  return count;
}

void takeScene(Shell& shell) {
  DragRecording& recording = shell.recording;
  const Scene& scene = shell.document.shown();
  if (!recording.scenes.empty() && recording.scenes.back() == scene) return;
  recording.scenes.push_back(scene);
  recording.vertices += verticesOf(scene);
  recording.last = shell.now;
}

bool isFull(const DragRecording& recording) {
  return recording.scenes.size() >= kMaxRecordedScenes ||
         recording.vertices >= kMaxRecordedVertices;
}

void start(Shell& shell) {
  shell.recording = {};
  shell.recording.on = true;
  takeScene(shell);
  say(shell, "Recording: drag what the animation shall show, then stop.");
}

void offerAnimation(Shell& shell) {
  openExportDialog(shell);
  PictureChoices& choices = shell.exporting->choices;
  if (!rowOf(choices.picture.format).animated) choices.picture.format = PictureFormat::gif;
  if (choices.area == PictureChoices::Area::window) choices.area = PictureChoices::Area::canvas;
  choices.picture.animation = AnimationKind::drag;
  renameForFormat(*shell.exporting);
}

void stop(Shell& shell) {
  takeScene(shell);
  shell.recording.on = false;
  if (shell.recording.scenes.size() < 2) {
    shell.recording = {};
    say(shell, "Nothing has changed while recording: record again and drag a shape.", true);
    return;
  }
  offerAnimation(shell);
}

double secondsOf(const DragRecording& recording) {
  return static_cast<double>(recording.scenes.size()) / kRecordedScenesPerSecond;
}

}  // namespace

void toggleRecording(Shell& shell) {
  if (shell.recording.on) {
    stop(shell);
  } else {
    start(shell);
  }
}

void tendRecording(Shell& shell) {
  const DragRecording& recording = shell.recording;
  if (!recording.on) return;
  if (shell.now - recording.last >= 1 / kRecordedScenesPerSecond) takeScene(shell);
  if (isFull(recording)) {
    stop(shell);
    say(shell, "The recording is full: it holds half a minute, or less of a large scene.");
  }
}

void drawRecordingSign(Shell& shell) {
  if (!shell.recording.on || !shell.canvas) return;
  const Ui& ui = shell.ui;
  ImGui::SetNextWindowPos({shell.canvas->middle().x, shell.canvas->min.y + ui.px(12)},
                          ImGuiCond_Always, {0.5f, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(14), ui.px(8)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, ui.px(8));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
  ImGui::Begin("recording", nullptr,
               ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_AlwaysAutoResize |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoFocusOnAppearing);
  ImGui::PopStyleVar(3);
  const std::string text = fmt::format("recording  {:.1f} s", secondsOf(shell.recording));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ui.px(20) + widthOf(ui.fonts.smallBold, text);
  ImGui::Dummy({width, ui.px(24)});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddCircleFilled({at.x + ui.px(7), at.y + ui.px(12)}, ui.px(5.5), ui.color(Role::result));
  placeText(list, ui.fonts.smallBold, ui.color(Role::text), {at.x + ui.px(20), at.y + ui.px(12)}, 0,
            text);
  ImGui::SameLine(0, ui.px(14));
  if (button(ui, "recording/stop", "Stop", 64)) stop(shell);
  ImGui::End();
}

}  // namespace sepax
