#include "app/shell/pictures/drag_recording.h"

#include "app/shell/shell.h"
#include "app/widgets/card.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace sepax {
namespace {

std::size_t verticesOf(const Scene& scene) {
  std::size_t count = 0;
  for (const Body& body : scene.bodies) count += body.vertices.size();
  return count;
}

/// Number of the frame that is shown then.
std::size_t frameAt(double seconds) {
  return static_cast<std::size_t>(std::floor(seconds * kRecordedScenesPerSecond));
}

/// Between two frames only the latest scene counts; the first one stays as the beginning.
void takeScene(DragRecording& recording, const Document& document, double now) {
  recording.seconds = std::min(now - recording.began, kMaxRecordedSeconds);
  if (recording.revision == document.shownRevision()) return;
  recording.revision = document.shownRevision();
  const Scene& scene = document.shown();
  std::vector<RecordedScene>& scenes = recording.scenes;
  if (!scenes.empty() && scenes.back().scene == scene) return;  // it went and came back
  if (scenes.size() > 1 && frameAt(scenes.back().time) == frameAt(recording.seconds))
    scenes.pop_back();
  scenes.push_back({recording.seconds, scene});
}

/// Of all frames that the recording makes.
double verticesOf(const DragRecording& recording) {
  double count = 0;
  for (std::size_t i = 0; i < recording.scenes.size(); ++i) {
    const bool last = i + 1 == recording.scenes.size();
    const double end = last ? recording.seconds : recording.scenes[i + 1].time;
    count += static_cast<double>(verticesOf(recording.scenes[i].scene)) *
             (end - recording.scenes[i].time) * kRecordedScenesPerSecond;
  }
  return count;
}

bool isFull(const DragRecording& recording) {
  return recording.seconds >= kMaxRecordedSeconds || verticesOf(recording) >= kMaxRecordedVertices;
}

void start(DragRecording& recording, const Document& document, Notices& notices) {
  recording = {};
  recording.on = true;
  recording.began = notices.now;
  takeScene(recording, document, notices.now);
  say(notices, "Recording: drag what the animation shall show, then stop.");
}

void offerAnimation(Shell& shell) {
  openExportDialog(shell);
  PictureChoices& choices = shell.pictures.dialog->choices;
  if (!rowOf(choices.picture.format).animated) choices.picture.format = PictureFormat::gif;
  if (choices.area == PictureChoices::Area::window) choices.area = PictureChoices::Area::canvas;
  choices.picture.animation = AnimationKind::drag;
  renameForFormat(*shell.pictures.dialog);
}

void stop(Shell& shell) {
  DragRecording& recording = shell.pictures.recording;
  takeScene(recording, shell.work.document, shell.notices.now);
  recording.on = false;
  if (recording.scenes.size() < 2) {
    recording = {};
    say(shell.notices, "Nothing has changed while recording: record again and drag a shape.", true);
    return;
  }
  offerAnimation(shell);
}

}  // namespace

std::vector<Scene> framesOf(const DragRecording& recording) {
  const std::vector<RecordedScene>& scenes = recording.scenes;
  if (scenes.empty()) return {};
  const auto count = static_cast<std::size_t>(
      std::max(std::lround(recording.seconds * kRecordedScenesPerSecond), 2L));
  std::vector<Scene> frames;
  std::size_t shown = 0;
  for (std::size_t i = 0; i + 1 < count; ++i) {
    const double time = static_cast<double>(i) / kRecordedScenesPerSecond;
    while (shown + 1 < scenes.size() && scenes[shown + 1].time <= time) ++shown;
    frames.push_back(scenes[shown].scene);
  }
  frames.push_back(scenes.back().scene);
  return frames;
}

void toggleRecording(Shell& shell) {
  if (shell.pictures.recording.on) {
    stop(shell);
  } else {
    start(shell.pictures.recording, shell.work.document, shell.notices);
  }
}

void tendRecording(Shell& shell) {
  DragRecording& recording = shell.pictures.recording;
  if (!recording.on) return;
  takeScene(recording, shell.work.document, shell.notices.now);
  if (isFull(recording)) {
    stop(shell);
    say(shell.notices, "The recording is full: it holds half a minute, or less of a large scene.");
  }
}

void drawRecordingSign(Shell& shell) {
  if (!shell.pictures.recording.on || !shell.canvas.area) return;
  const Ui& ui = shell.ui;
  const Area& canvas = *shell.canvas.area;
  // The verdict stands at the left end, the narration below.
  const Card card{.name = "recording",
                  .at = {canvas.max.x - ui.px(12), canvas.min.y + ui.px(12)},
                  .pivot = {1, 0},
                  .padding = {14, 8}};
  beginCard(ui, card);
  markCard(ui, card);
  const std::string text = fmt::format("recording  {:.1f} s", shell.pictures.recording.seconds);
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
