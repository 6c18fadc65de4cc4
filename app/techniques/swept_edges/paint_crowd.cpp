#include "app/techniques/swept_edges/paint_crowd.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// The middle of the line between both bodies has the words that its colour stands for, and how
/// many pairs of the crowd it stands for.
void addPairWords(Figure& figure, const BodyShape& a, const BodyShape& b, const Camera& camera,
                  bool meet, bool shown, std::ptrdiff_t count) {
  std::string words = meet ? "meet in the step" : "only their boxes meet";
  if (shown) {  // else its leader tells which line of many it is
    words = fmt::format("{} and {}{}{}", a.name, b.name, meet ? " " : ": ", words);
    if (count > 1) words += fmt::format(", one of {} pairs", count);
  } else {
    words += ": " + counted(count, "pair");
  }
  addLabel(figure, camera.toScreen(lerp(a.centroid, b.centroid, 0.5)), {0, -1}, std::move(words),
           meet ? Role::result : Role::path, shown ? 4 : 1);
  figure.labels.back().text.size = 12;
  figure.labels.back().leads = !shown;  // one of many
}

/// What a dashed box is, once for all of them, at the end of it that A comes to.
void addBoxWords(Figure& figure, const Evidence& evidence, const Camera& camera,
                 const SweptBox& box) {
  constexpr double kRoomy = 440;  // logical pixels of a picture with room for them
  if (camera.width < kRoomy) return;
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const bool right = box.max.x - a.centroid.x > a.centroid.x - box.min.x;
  addLabel(figure, camera.toScreen({right ? box.max.x : box.min.x, box.min.y}), {0, 1},
           fmt::format("box of {} and its way", a.name), roleOf(evidence, evidence.a), 3);
  figure.labels.back().text.size = 12;
}

/// Whether the bodies of the pair meet in the step; pieces of one body always do.
bool isMeeting(const Evidence& evidence, const CandidatePair& pair) {
  const auto body = [&](int index) -> const BodyShape& {
    return evidence.bodies[static_cast<std::size_t>(index)];
  };
  return pair.time && wholeOf(body(pair.a), body(pair.b)).empty();
}

/// The words of its colour are true of the pair: those of boxes are not of pieces of one body.
bool isTold(const CandidatePair& pair, bool meet) { return pair.time.has_value() == meet; }

bool isShown(const Evidence& evidence, const CandidatePair& pair) {
  return std::minmax(pair.a, pair.b) == std::minmax(evidence.a, evidence.b);
}

/// The pair that the steps are about has the words of its kind, else the highest one, above which
/// is most room.
std::vector<CandidatePair> shownFirst(const Evidence& evidence) {
  std::vector<CandidatePair> pairs = evidence.broadPhase->pairs;
  const auto heightOf = [&](const CandidatePair& pair) {
    const auto height = [&](int body) {
      return evidence.bodies[static_cast<std::size_t>(body)].centroid.y;
    };
    return height(pair.a) + height(pair.b);
  };
  std::ranges::stable_sort(pairs, std::ranges::greater{}, heightOf);
  std::stable_partition(pairs.begin(), pairs.end(),
                        [&](const CandidatePair& pair) { return isShown(evidence, pair); });
  return pairs;
}

}  // namespace

void thinOutVelocities(Figure& figure, const Evidence& evidence, const ViewState& view) {
  std::erase_if(figure.labels,
                [](const Label& label) { return label.text.part == Part::velocity; });
  if (!view.wording.still) return;
  std::erase_if(figure.items, [](const Item& item) { return partOf(item) == Part::velocity; });
  if (view.wording.paper) return;
  for (int body = 0; body < static_cast<int>(evidence.bodies.size()); ++body)
    if (body != evidence.a && body != evidence.b)
      addVelocity(figure, evidence, view, kSweptEdgesHandles, body);
}

void addCrowd(Figure& figure, const Evidence& evidence, const Camera& camera, bool matter,
              bool alone) {
  if (!evidence.broadPhase) return;
  const PartScope part(figure, Part::sweptBox);
  const double alpha = matter ? 0.85 : 0.25;
  constexpr double kAlone = 0.5;  // of it, around a body whose box meets none
  std::vector<bool> paired(evidence.bodies.size());
  for (const CandidatePair& pair : evidence.broadPhase->pairs)
    for (const int body : {pair.a, pair.b}) paired[static_cast<std::size_t>(body)] = true;
  for (const auto& [body, box] : evidence.broadPhase->boxes) {
    const bool ofPair = body == evidence.a || body == evidence.b;
    if (ofPair && !alone) continue;
    addPolygon(figure,
               onScreen({box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}}, camera),
               {Layer::ghost,
                roleOf(evidence, body),
                ofPair                                   ? 1
                : paired[static_cast<std::size_t>(body)] ? alpha
                                                         : kAlone * alpha,
                ofPair ? 1.6 : 1,
                0,
                {4, 4}});
    if (ofPair && body == evidence.a) addBoxWords(figure, evidence, camera, box);
  }
  std::array<bool, 2> told{};  // one of each kind has words
  std::array<std::ptrdiff_t, 2> counts{};
  for (const CandidatePair& pair : evidence.broadPhase->pairs)
    if (const bool meet = isMeeting(evidence, pair); isTold(pair, meet)) ++counts[meet ? 1 : 0];
  for (const CandidatePair& pair : shownFirst(evidence)) {
    const BodyShape& a = evidence.bodies[static_cast<std::size_t>(pair.a)];
    const BodyShape& b = evidence.bodies[static_cast<std::size_t>(pair.b)];
    const bool meet = isMeeting(evidence, pair);
    const bool shown = isShown(evidence, pair);
    const PartScope line(figure, meet ? kMeetingPair : kBoxPair);
    const double others = matter ? 0.8 : 0.25;
    const Paint paint{meet ? Role::result : Role::path, shown ? 1 : others};
    figure.add(Stroke{Layer::ghost,
                      {camera.toScreen(a.centroid), camera.toScreen(b.centroid)},
                      false,
                      paint,
                      (meet ? 2.4 : 1.6) * (shown ? 1.7 : 1),
                      meet ? Dash{} : Dash{5, 4},
                      meet ? Cap::round : Cap::butt});
    if (matter && isTold(pair, meet) && !std::exchange(told[meet ? 1 : 0], true))
      addPairWords(figure, a, b, camera, meet, shown, counts[meet ? 1 : 0]);
  }
}

}  // namespace sepax
