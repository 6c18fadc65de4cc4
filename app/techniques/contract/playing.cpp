#include "app/techniques/contract/playing.h"

#include "app/techniques/contract/shown_answers.h"

#include <algorithm>
#include <optional>

namespace sepax {

bool playsTime(const Technique& technique, const Scene& scene, const Evidence& evidence,
               const ViewState& view) {
  return technique.playsTime != nullptr && technique.playsTime(scene, evidence, view);
}

Played playedBy(const Technique& technique, const Scene& scene, const Evidence& evidence,
                const ViewState& view) {
  const bool moves = playsTime(technique, scene, evidence, view);
  if (stepCountOf(technique, evidence, view) > 0 && (view.step >= 0 || !moves))
    return Played::steps;
  return moves ? Played::time : Played::nothing;
}

std::string_view playLabel(Played played, bool playing) {
  if (played == Played::nothing) return "Play";
  if (playing) return "Pause";
  return played == Played::steps ? "Play steps" : "Play time";
}

std::string_view playHint(Played played, bool playing) {
  switch (played) {
    case Played::steps:
      return playing ? "stop at this step" : "one step after the other";
    case Played::time:
      return playing ? "stop at this time" : "the motion from t = 0 to 1";
    case Played::nothing:
      break;
  }
  return "nothing moves here, and there are no steps";
}

ViewState playToggled(const Technique& technique, const Scene& scene, const Evidence& evidence,
                      ViewState view) {
  const Played played = playedBy(technique, scene, evidence, view);
  view.playing = !view.playing && played != Played::nothing;
  if (!view.playing) return view;
  const int last = stepCountOf(technique, evidence, view) - 1;
  if (played == Played::steps && (view.step < 0 || view.step >= last)) view.step = 0;
  if (played == Played::time && view.time >= 1) view.time = 0;
  return view;
}

std::vector<double> holdTimes(const Technique& technique, const Evidence& evidence,
                              const ViewState& view) {
  std::vector<double> times;
  const auto add = [&](std::optional<double> time) {
    if (time && *time > 0 && *time <= 1) times.push_back(*time);
  };
  if (technique.holdTime != nullptr) add(technique.holdTime(evidence));
  const PublishedMethod* shown = shownAnswers(technique, evidence, view).published;
  if (shown != nullptr && shown->hitTime != nullptr) add(shown->hitTime(evidence));
  std::ranges::sort(times);
  times.erase(std::unique(times.begin(), times.end()), times.end());
  return times;
}

void showWholeAnswer(ViewState& view) {
  view.step = -1;
  view.playing = false;
}

}  // namespace sepax
