#include "app/shell/actions/action_rows.h"
#include "app/shell/files/technique_choice.h"
#include "app/shell/pictures/drag_recording.h"
#include "app/shell/pictures/export_job.h"
#include "app/shell/state/playback.h"

namespace sepax {
namespace {

bool canPlay(const Shell& s) { return playedBy(s.work) != Played::nothing; }

template <int index>
void technique(Shell& shell) {
  if (static_cast<std::size_t>(index) < shell.work.techniques.size()) {
    chooseTechnique(shell, shell.work.techniques[static_cast<std::size_t>(index)].id);
  }
}

}  // namespace

std::vector<Action> playActions() {
  return {
      {.id = "play.toggle",
       .menu = "Play",
       .label = "Play or pause",
       .keys = "Space",
       .chord = kNoKey,
       .enabled = canPlay,
       .run = [](Shell& s) { togglePlay(s.work); },
       .needs = playHint(Played::nothing, false),
       .labelNow = [](const Shell& s) { return playLabel(playedBy(s.work), s.work.view.playing); }},
      {"play.forward", "Play", "Step forward", ".", typed(U'.', true), canPlay, nullptr,
       [](Shell& s) { stepBy(s.work, 1); }, false,
       "this technique shows nothing step by step here"},
      {"play.back", "Play", "Step back", ",", typed(U',', true), canPlay, nullptr,
       [](Shell& s) { stepBy(s.work, -1); }, false,
       "this technique shows nothing step by step here"},
      {"play.loop", "Play", "Loop", "", kNoKey, nullptr, viewIs<&ViewState::loop>,
       flipView<&ViewState::loop>, true},
  };
}

std::vector<Action> otherActions() {
  return {
      {"export.dialog", "Export", "Export…", "Ctrl+E", ctrl(Key::e), nullptr, nullptr,
       openExportDialog},
      {"export.again", "Export", "Export again", "F12", plain(Key::f12), nullptr, nullptr,
       exportAgain},
      {"export.record", "Export", "Record a drag", "", kNoKey, nullptr,
       [](const Shell& s) { return s.pictures.recording.on; }, toggleRecording, true},
      {"help.palette", "Help", "Find anything…", "Ctrl+P", ctrl(Key::p), nullptr, nullptr,
       openPalette},
      {"help.keys", "Help", "Keys", "?", typed(U'?'), nullptr,
       [](const Shell& s) { return s.dialogs.showKeys; },
       [](Shell& s) { s.dialogs.showKeys = !s.dialogs.showKeys; }},
      {"technique.1", "", "A technique, from the top", "1 – 9", typed(U'1'), nullptr, nullptr,
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

}  // namespace sepax
