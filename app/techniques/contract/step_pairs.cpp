#include "app/techniques/contract/step_pairs.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <tuple>

namespace sepax {

namespace {

/// What a step is about: an axis, or a stage by its number in place of the edge's; absent =
/// neither.
using Topic = std::optional<AxisName>;

/// The topic of a step by the functions that one side has, of which one is not null.
struct Topics {
  std::optional<AxisName> (*axis)(const Evidence&, int step) = nullptr;
  int (*stage)(const Evidence&, int step) = nullptr;

  [[nodiscard]] bool known() const { return axis != nullptr || stage != nullptr; }
  [[nodiscard]] Topic at(const Evidence& evidence, int step) const {
    if (axis != nullptr) return axis(evidence, step);
    return AxisName{Owner::a, stage(evidence, step), AxisSource::normal};
  }
};

/// Steps in a row that are about one topic, or about none.
struct Block {
  Topic topic;
  int first = 0;
  int count = 0;
};

/// One side: the blocks before its answer, which is its last step.
struct Side {
  std::vector<Block> blocks;
  int answer = 0;
  std::map<std::tuple<Owner, int, AxisSource>, std::size_t> places;  ///< last block of each topic
  std::size_t next = 0;

  [[nodiscard]] bool ended() const { return next == blocks.size(); }
  [[nodiscard]] const Block& block() const { return blocks[next]; }
  /// It is still to come to the topic.
  [[nodiscard]] bool awaits(const Topic& topic) const {
    if (!topic) return false;
    const auto place = places.find({topic->owner, topic->edge, topic->source});
    return place != places.end() && place->second >= next;
  }
  /// Where it stands while the other goes on.
  [[nodiscard]] int waiting() const {
    if (ended()) return answer;
    return std::max(block().first - 1, 0);
  }
};

Side sideOf(const Topics& topics, const Evidence& evidence, int count) {
  Side side;
  side.answer = std::max(count - 1, 0);
  for (int step = 0; step + 1 < count; ++step) {
    const Topic topic = topics.at(evidence, step);
    if (!side.blocks.empty() && side.blocks.back().topic == topic) {
      ++side.blocks.back().count;
      continue;
    }
    if (topic) side.places[{topic->owner, topic->edge, topic->source}] = side.blocks.size();
    side.blocks.push_back({topic, step, 1});
  }
  return side;
}

/// Which sides go on: both on a common topic, else the one whose topic the other has not.
std::pair<bool, bool> goingOn(const Side& published, const Side& exact) {
  if (published.ended() || exact.ended()) return {!published.ended(), !exact.ended()};
  if (published.block().topic == exact.block().topic) return {true, true};
  const bool first =
      !exact.awaits(published.block().topic) || published.awaits(exact.block().topic);
  return {first, !first};
}

int stepIn(const Side& side, bool goesOn, int offset) {
  if (!goesOn) return side.waiting();
  return side.block().first + std::min(offset, side.block().count - 1);
}

std::vector<StepPair> aligned(Side published, Side exact) {
  std::vector<StepPair> pairs;
  while (!published.ended() || !exact.ended()) {
    const auto [first, second] = goingOn(published, exact);
    const int count =
        std::max(first ? published.block().count : 0, second ? exact.block().count : 0);
    for (int i = 0; i < count; ++i)
      pairs.push_back({stepIn(published, first, i), stepIn(exact, second, i)});
    published.next += first ? 1 : 0;
    exact.next += second ? 1 : 0;
  }
  pairs.push_back({published.answer, exact.answer});
  return pairs;
}

/// The pairs of what is shown; empty unless both sides are.
std::vector<StepPair> shownPairs(const Technique& technique, const Evidence& evidence,
                                 const ViewState& view) {
  const ShownAnswers shown = shownAnswers(technique, evidence, view);
  if (!shown.exact || shown.published == nullptr) return {};
  return stepPairs(technique, *shown.published, evidence, view);
}

/// The view's step as one of a side.
ViewState sideView(const Technique& technique, const Evidence& evidence, ViewState view,
                   int StepPair::*side) {
  if (view.step < 0) return view;
  const std::vector<StepPair> pairs = shownPairs(technique, evidence, view);
  if (pairs.empty()) return view;
  const auto last = pairs.size() - 1;
  view.step = pairs[std::min(static_cast<std::size_t>(view.step), last)].*side;
  return view;
}

}  // namespace

std::vector<StepPair> stepPairs(const Technique& technique, const PublishedMethod& method,
                                const Evidence& evidence, const ViewState& view) {
  if (method.pairs != nullptr) return method.pairs(evidence);
  const int published = method.stepCount == nullptr ? 0 : method.stepCount(evidence);
  const int exact = technique.stepCount == nullptr ? 0 : technique.stepCount(evidence, view);
  const Topics ofMethod{method.stepAxis, method.stepStage};
  const Topics ofTechnique{technique.stepAxis, technique.stepStage};
  if (ofMethod.known() && ofTechnique.known() && published > 0 && exact > 0)
    return aligned(sideOf(ofMethod, evidence, published), sideOf(ofTechnique, evidence, exact));
  return pairedEvenly(published, exact);
}

std::vector<StepPair> pairedEvenly(int published, int exact) {
  const int last = std::max({published, exact, 1}) - 1;
  const auto stepAt = [last](int i, int count) {
    const std::int64_t way = static_cast<std::int64_t>(i) * std::max(count - 1, 0);
    return static_cast<int>(way / std::max(last, 1));
  };
  std::vector<StepPair> pairs;
  for (int i = 0; i < std::max(published, exact); ++i)
    pairs.push_back({stepAt(i, published), stepAt(i, exact)});
  return pairs;
}

std::vector<StepPair> pairedByPhase(std::span<const int> published, std::span<const int> exact) {
  constexpr int kEnded = std::numeric_limits<int>::max();
  const auto runAt = [](std::span<const int> phases, std::size_t from, int phase) {
    std::size_t to = from;
    while (to < phases.size() && phases[to] == phase) ++to;
    return to - from;
  };
  const auto stepAt = [](std::size_t from, std::size_t run, std::size_t offset) {
    const std::size_t step =
        run == 0 ? std::max<std::size_t>(from, 1) - 1 : from + std::min(offset, run - 1);
    return static_cast<int>(step);
  };
  std::vector<StepPair> pairs;
  std::size_t first = 0;
  std::size_t second = 0;
  while (first < published.size() || second < exact.size()) {
    const int phase = std::min(first < published.size() ? published[first] : kEnded,
                               second < exact.size() ? exact[second] : kEnded);
    const std::size_t ofFirst = runAt(published, first, phase);
    const std::size_t ofSecond = runAt(exact, second, phase);
    for (std::size_t i = 0; i < std::max(ofFirst, ofSecond); ++i)
      pairs.push_back({stepAt(first, ofFirst, i), stepAt(second, ofSecond, i)});
    first += ofFirst;
    second += ofSecond;
  }
  return pairs;
}

ViewState exactView(const Technique& technique, const Evidence& evidence, ViewState view) {
  const ShownAnswers shown = shownAnswers(technique, evidence, view);
  view = sideView(technique, evidence, std::move(view), &StepPair::exact);
  const bool beside = shown.exact && shown.published != nullptr;
  view.method = beside ? std::string(shown.published->id) : std::string();
  return view;
}

ViewState publishedView(const Technique& technique, const Evidence& evidence, ViewState view) {
  return sideView(technique, evidence, std::move(view), &StepPair::published);
}

ViewState withAnswers(const Technique& technique, const Evidence& evidence, ViewState view,
                      Answers answers) {
  ViewState both = view;
  both.answers = Answers::both;
  const ShownAnswers before = shownAnswers(technique, evidence, view);
  const std::vector<StepPair> pairs = shownPairs(technique, evidence, both);
  view.answers = answers;
  if (view.step < 0 || pairs.empty()) return view;
  int StepPair::*const from = before.exact ? &StepPair::exact : &StepPair::published;
  const bool paired = before.exact && before.published != nullptr;
  const auto found =
      std::ranges::find_if(pairs, [&](const StepPair& pair) { return pair.*from >= view.step; });
  const auto last = static_cast<std::ptrdiff_t>(pairs.size()) - 1;
  both.step =
      static_cast<int>(std::min(paired ? std::ptrdiff_t{view.step} : found - pairs.begin(), last));
  if (answers == Answers::both) return both;
  view.step = answers == Answers::exact ? exactView(technique, evidence, both).step
                                        : publishedView(technique, evidence, both).step;
  return view;
}

}  // namespace sepax
