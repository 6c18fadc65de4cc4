#include "app/widgets/play_button.h"

#include "app/techniques/contract/playing.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace sepax {
namespace {

constexpr double kRoomy = 460;  ///< a panel so wide has room for words, logical pixels

bool isRoomy(const Ui& ui) { return ImGui::GetWindowWidth() > ui.px(kRoomy); }

}  // namespace

double playButtonWidth(const Ui& ui) {
  if (!isRoomy(ui)) return kIconButton;
  double widest = 0;  // the same for all it says, so that its neighbours stay
  for (const Played played : {Played::steps, Played::time, Played::nothing}) {
    for (const bool playing : {false, true})
      widest = std::max(widest, labelledIconWidth(ui, playLabel(played, playing)));
  }
  return widest;
}

void playButton(PanelContext& context) {
  const Ui& ui = context.ui;
  ViewState& view = context.view;
  const Scene& scene = context.document.shown();
  const Played played = playedBy(context.technique, scene, context.evidence, view);
  const bool running = view.playing && played != Played::nothing;
  const std::string_view label = playLabel(played, running);
  const std::string hint = fmt::format("{}: {}  (Space)", label, playHint(played, running));
  if (iconButton(ui, "play", running ? Icon::pause : Icon::play, hint, running,
                 played != Played::nothing, playButtonWidth(ui),
                 isRoomy(ui) ? label : std::string_view{}))
    view = playToggled(context.technique, scene, context.evidence, std::move(view));
}

void loopButton(PanelContext& context) {
  ViewState& view = context.view;
  if (iconButton(context.ui, "loop", Icon::loop, "play the time again and again", view.loop))
    view.loop = !view.loop;
}

}  // namespace sepax
