#include "app/pictures/shown_steps.h"

#include "app/figure/item_key.h"
#include "app/techniques/contract/shown_answers.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace sepax {

namespace {

/// So many steps are looked at for changes; of more only some.
constexpr int kMostLooked = 400;

/// The picture of a step without the words over it, as a text.
std::string drawnAt(TechniqueTable techniques, const Evidence& evidence, ViewState view, int step) {
  view.step = step;
  view.wording = {.badges = false, .narration = false};
  const Figure figure = paintUnlabelled(techniques, evidence, view);
  std::string all;
  for (const Item& item : figure.items) all += wholeKey(item);
  for (const Label& label : figure.labels) all += wholeKey(label.text);
  return all;
}

/// Of these steps, rising, those at which the picture is another one than at the one before; the
/// first is one of them.
std::vector<bool> changesAt(TechniqueTable techniques, const Evidence& evidence,
                            const ViewState& view, const std::vector<int>& steps) {
  std::vector<bool> changes;
  std::string before;
  for (const int step : steps) {
    std::string drawn = drawnAt(techniques, evidence, view, step);
    changes.push_back(drawn != before);
    before = std::move(drawn);
  }
  return changes;
}

/// The words of a badge after those that count the steps: what the step belongs to.
std::string subjectAt(TechniqueTable techniques, const Evidence& evidence, ViewState view,
                      int step) {
  const Technique* technique = findTechnique(techniques, view.technique);
  if (technique == nullptr) return {};
  view.step = step;
  view.stepsCounted = false;  // it tells all of it then
  const std::string badge = shownVerdict(*technique, evidence, view).badge;
  const std::size_t words = badge.find(" · ");
  return words == std::string::npos ? std::string() : badge.substr(words);
}

/// Of these steps, rising, those that are the last of several with one subject, such as an axis:
/// there its answer is told.
std::vector<bool> concludesAt(TechniqueTable techniques, const Evidence& evidence,
                              const ViewState& view, const std::vector<int>& steps) {
  std::vector<std::string> subjects;
  for (const int step : steps) subjects.push_back(subjectAt(techniques, evidence, view, step));
  std::vector<bool> concludes;
  for (std::size_t i = 0; i < steps.size(); ++i)
    concludes.push_back(i > 0 && !subjects[i].empty() && subjects[i - 1] == subjects[i] &&
                        (i + 1 == steps.size() || subjects[i + 1] != subjects[i]));
  return concludes;
}

/// `most` of them, evenly, the first and the last among them.
std::vector<int> some(const std::vector<int>& steps, int most) {
  std::vector<int> taken;
  for (const int place : spread(static_cast<int>(steps.size()), most))
    taken.push_back(steps[static_cast<std::size_t>(place)]);
  return taken;
}

}  // namespace

std::vector<int> spread(int count, int most) {
  std::vector<int> taken;
  const int wanted = std::min(count, std::max(most, 0));
  for (int i = 0; i < wanted; ++i) {
    const std::int64_t share = wanted == 1 ? 0 : static_cast<std::int64_t>(i) * (count - 1);
    taken.push_back(static_cast<int>(share / std::max(wanted - 1, 1)));
  }
  return taken;
}

std::vector<int> shownSteps(TechniqueTable techniques, const Evidence& evidence,
                            const ViewState& view, int count, int most) {
  if (count <= most) return spread(count, count);
  const std::vector<int> looked = spread(count, kMostLooked);
  const std::vector<bool> changes = changesAt(techniques, evidence, view, looked);
  const std::vector<bool> concludes = concludesAt(techniques, evidence, view, looked);
  const std::size_t endRank = std::ranges::count(concludes, true) > 0 ? 0 : 1;
  std::array<std::vector<int>, 3> ranked;
  for (std::size_t i = 0; i < looked.size(); ++i) {
    const bool isEnd = i == 0 || i + 1 == looked.size();
    ranked[concludes[i] ? 0 : isEnd ? endRank : changes[i] ? 1 : 2].push_back(looked[i]);
  }
  std::vector<int> shown;
  for (const std::vector<int>& rank : ranked) {
    const std::vector<int> taken = some(rank, most - static_cast<int>(shown.size()));
    shown.insert(shown.end(), taken.begin(), taken.end());
  }
  std::ranges::sort(shown);
  return shown;
}

}  // namespace sepax
