#include "app/techniques/swept_edges/lane.h"

#include "app/figure/font.h"
#include "app/figure/numbers.h"
#include "app/techniques/swept_edges/steps_words.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace sepax {

namespace {

// Logical pixels.
constexpr double kMargin = 64;      ///< left and right of the lane
constexpr double kKnob = 32;        ///< the playhead's, above the lane
constexpr double kLine = 48;        ///< the lane, from the top, where the strip is high enough
constexpr double kLeastLine = 22;   ///< the same of a low one
constexpr double kBorder = 6;       ///< below the numbers of the ruler
constexpr double kDisc = 9;         ///< radius of a candidate
constexpr double kTimes = 31;       ///< the numbers of the ruler, below the lane
constexpr double kFirstLabel = 56;  ///< the first row of words, below the lane
constexpr double kRow = 19;         ///< between two rows of words
constexpr double kSpace = 14;       ///< between two words in a row
constexpr double kSize = 12;

/// Candidates at one place of the lane.
struct LaneMark {
  double x = 0;
  std::string numbers;
  std::string words;
  int count = 0;
  bool accepted = false;
  bool contact = false;
};

/// The lane, from the top: the numbers of the ruler stand below it.
double laneY(const Figure& strip) {
  return std::clamp(strip.height - kTimes - kBorder, kLeastLine, kLine);
}

/// Its numbers have room on it, and the times below the lane beside it.
double radiusOf(const LaneMark& mark) {
  const double wanted = std::max(kDisc + 4.0 * (mark.count - 1),
                                 textWidth(mark.numbers, kSize, Weight::semibold) / 2 + 4);
  return std::min(wanted, std::max(kTimes - ascent(kSize) - 1, kDisc + 4.0 * (mark.count - 1)));
}

Role roleOf(const LaneMark& mark) {
  return mark.contact ? Role::result : mark.accepted ? Role::path : Role::muted;
}

Part partOf(const LaneMark& mark) {
  return mark.contact ? Part::contact : mark.accepted ? Part::candidate : Part::refusedCandidate;
}

void addTo(LaneMark& mark, const Evidence& evidence, const EdgeCandidate& candidate,
           const std::string& number, bool compared) {
  ++mark.count;
  mark.numbers += (mark.numbers.empty() ? "" : "·") + number;
  mark.words += (mark.words.empty() ? "" : "; ") + endName(evidence, candidate) + " " +
                fateText(evidence, candidate, compared);
  mark.accepted = mark.accepted || candidate.fate == CandidateFate::accepted;
  mark.contact = mark.contact || (compared && isContact(evidence, candidate));
}

/// Of the known candidates that fall into the step, by their places.
std::vector<LaneMark> laneMarks(const Evidence& evidence, const SweepProgress& progress,
                                double width) {
  const bool compared = progress.phase >= SweepProgress::Phase::first;
  const auto& candidates = evidence.edgePair->candidates;
  std::array<std::size_t, 4> order{0, 1, 2, 3};
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return candidates[i].rank; });
  std::vector<LaneMark> marks;
  for (const std::size_t i : order) {
    const EdgeCandidate& candidate = candidates[i];
    const bool known = static_cast<int>(i) < progress.candidates;
    if (!known || !candidate.time || *candidate.time < 0 || *candidate.time > 1) continue;
    const double x = pathLaneX(*candidate.time, width);
    if (marks.empty() || x - marks.back().x > radiusOf(marks.back()) + kDisc + 1)
      marks.push_back({x, {}, {}, 0, false, false});
    addTo(marks.back(), evidence, candidate,
          std::to_string(compared ? candidate.rank : static_cast<int>(i) + 1), compared);
  }
  return marks;
}

void addRuler(Figure& strip, bool travels) {
  const PartScope part(strip, Part::timeRuler);
  const double left = pathLaneX(0, strip.width);
  const double right = pathLaneX(1, strip.width);
  const double y = laneY(strip);
  const Role role = travels ? Role::path : Role::muted;
  strip.add(Stroke{Layer::guide, {{left, y}, {right, y}}, false, {role, 1}, 2.4, {}, Cap::butt});
  for (int i = 0; i <= 10; ++i) {
    const double x = pathLaneX(i / 10.0, strip.width);
    const double half = i % 5 == 0 ? 9 : 5;
    strip.add(
        Stroke{Layer::guide, {{x, y - half}, {x, y + half}}, false, {role, 1}, 1.4, {}, Cap::butt});
  }
  if (y + kTimes + kBorder / 2 > strip.height) return;
  for (const double time : {0.0, 0.25, 0.5, 0.75, 1.0}) {
    strip.add(Text{Layer::label,
                   {pathLaneX(time, strip.width), y + kTimes},
                   number(time, time == 0 || time == 1 ? 0 : 2),
                   kSize,
                   Weight::regular,
                   Align::center,
                   {Role::muted, 1},
                   false});
  }
}

void addDisc(Figure& strip, const LaneMark& mark) {
  const PartScope part(strip, partOf(mark));
  const Role role = roleOf(mark);
  const double radius = radiusOf(mark);
  strip.add(Dot{Layer::handle,
                {mark.x, laneY(strip)},
                radius,
                {mark.accepted ? role : Role::panel, 1},
                {mark.accepted ? Role::panel : role, 1},
                mark.accepted ? 1.5 : 2.0});
  strip.add(Text{Layer::label,
                 {mark.x, laneY(strip) + 4},
                 mark.numbers,
                 kSize,
                 Weight::semibold,
                 Align::center,
                 {mark.accepted ? Role::panel : role, 1},
                 false});
}

/// The words in the first row in which they have room, under a line from the disc; none where every
/// row is taken or the strip is narrower than they are.
void addWords(Figure& strip, const std::vector<LaneMark>& marks) {
  const double line = laneY(strip);
  const double room = strip.height - line - kFirstLabel - 4;
  const int rows = room < 0 ? 0 : std::min(static_cast<int>(room / kRow) + 1, 4);
  std::vector<double> taken(static_cast<std::size_t>(rows), -kSpace);
  for (const LaneMark& mark : marks) {
    const double width = textWidth(mark.words, kSize, Weight::semibold);
    if (width + 16 > strip.width) continue;
    const double middle = std::clamp(mark.x, width / 2 + 8, strip.width - width / 2 - 8);
    const auto row = std::ranges::find_if(
        taken, [&](double right) { return right + kSpace <= middle - width / 2; });
    if (row == taken.end()) continue;
    *row = middle + width / 2;
    const double y = line + kFirstLabel + kRow * static_cast<double>(row - taken.begin());
    const PartScope part(strip, partOf(mark));
    strip.add(Stroke{Layer::guide,
                     {{mark.x, line + radiusOf(mark)}, {mark.x, y - 12}},
                     false,
                     {roleOf(mark), 0.6},
                     1,
                     {},
                     Cap::butt});
    strip.add(Text{Layer::label,
                   {middle, y},
                   mark.words,
                   kSize,
                   mark.accepted ? Weight::semibold : Weight::regular,
                   Align::center,
                   {roleOf(mark), 1},
                   true});
  }
}

void addPlayhead(Figure& strip, double time) {
  const PartScope part(strip, Part::shownTime);
  const double x = pathLaneX(time, strip.width);
  const double y = laneY(strip);
  const double knob = std::max(8.0, y - kKnob);
  strip.add(
      Stroke{Layer::handle, {{x, knob}, {x, y + 16}}, false, {Role::accent, 1}, 2, {}, Cap::butt});
  strip.add(Dot{Layer::handle, {x, knob}, 6, {Role::accent, 1}, {Role::text, 1}, 1.5});
}

}  // namespace

bool hasPathLane(const Evidence& evidence) {
  return evidence.edges && evidence.edges->contact != Contact::initial &&
         evidence.edges->tested > 0;
}

double pathLaneX(double time, double stripWidth) {
  return kMargin + (stripWidth - 2 * kMargin) * time;
}

double pathLaneTime(double x, double stripWidth) {
  return std::clamp((x - kMargin) / std::max(1.0, stripWidth - 2 * kMargin), 0.0, 1.0);
}

void paintPathLane(const Evidence& evidence, const ViewState& view, Figure& strip) {
  if (!hasPathLane(evidence)) return;
  const PartScope lane(strip, Part::lane);
  const SweepProgress progress = sweepProgress(evidence, view.step);
  addRuler(strip, evidence.edgePair->path && !evidence.edgePair->path->rests);
  if (progress.phase >= SweepProgress::Phase::candidates) {
    const std::vector<LaneMark> marks = laneMarks(evidence, progress, strip.width);
    addWords(strip, marks);
    for (const LaneMark& mark : marks) addDisc(strip, mark);
  }
  addPlayhead(strip, sweepTime(evidence, view));
}

}  // namespace sepax
