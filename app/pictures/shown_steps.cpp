#include "app/pictures/shown_steps.h"

#include "app/figure/item_key.h"

#include <algorithm>
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
  std::vector<int> first;
  std::vector<int> rest;
  for (std::size_t i = 0; i < looked.size(); ++i) {
    const bool needed = changes[i] || i + 1 == looked.size();
    (needed ? first : rest).push_back(looked[i]);
  }
  std::vector<int> shown = some(first, most);
  const std::vector<int> others = some(rest, most - static_cast<int>(shown.size()));
  shown.insert(shown.end(), others.begin(), others.end());
  std::ranges::sort(shown);
  return shown;
}

}  // namespace sepax
