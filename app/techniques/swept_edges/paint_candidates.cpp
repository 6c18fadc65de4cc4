#include "app/techniques/swept_edges/paint_candidates.h"

#include "app/figure/font.h"
#include "app/figure/label_space.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/swept_edges/steps_words.h"

#include <algorithm>
#include <array>

namespace sepax {

namespace {

constexpr double kMarkRadius = 9;  ///< of a candidate's disc, logical pixels

/// Its numbers have room on it.
double radiusOf(const CandidateMark& mark) {
  return std::max(kMarkRadius + 4.0 * (mark.count - 1),
                  textWidth(mark.numbers, 12, Weight::semibold) / 2 + 4);
}

/// Crosses the disc out, on both sides of its number.
void addSlash(Figure& figure, Vec2 place, double radius, Role role) {
  const Vec2 slash = 0.75 * radius * normalized(Vec2{1, -1});
  const Vec2 end = (radius + 4) / radius * slash;
  const auto line = [&](Vec2 from, Vec2 to) {
    figure.add(Stroke{Layer::handle, {from, to}, false, {role, 1}, 2, {}, Cap::round});
  };
  line(place - end, place - slash);
  line(place + slash, place + end);
}

/// Of the ends, or by their times once these are compared.
std::array<std::size_t, 4> shownOrder(const EdgePairEvidence& pair, bool compared) {
  std::array<std::size_t, 4> order{0, 1, 2, 3};
  if (compared)
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return pair.candidates[i].rank; });
  return order;
}

}  // namespace

bool hides(const CandidateMark& mark, Vec2 place) {
  return distance(mark.place, place) < radiusOf(mark) + 4;
}

bool isUnderWords(const Figure& figure, Vec2 place) {
  constexpr double kReach = 20;  // logical pixels
  return std::ranges::any_of(figure.items, [place](const Item& item) {
    const Box* box = std::get_if<Box>(&item);
    return box != nullptr && groupOf(box->part) == PartGroup::words &&
           contains(grownBy({box->min, box->max}, kReach), {place, place});
  });
}

bool isNearPicture(Vec2 p, const Camera& camera) {
  return p.x > -40 && p.y > -40 && p.x < camera.width + 40 && p.y < camera.height + 40;
}

std::vector<CandidateMark> candidateMarks(const Evidence& evidence, const Camera& camera, int known,
                                          bool compared) {
  std::vector<CandidateMark> marks;
  for (const std::size_t i : shownOrder(*evidence.edgePair, compared)) {
    const EdgeCandidate& candidate = evidence.edgePair->candidates[i];
    if (!candidate.point || static_cast<int>(i) >= known) continue;
    const Vec2 place = camera.toScreen(*candidate.point);
    if (!isNearPicture(place, camera)) continue;
    const bool accepted = candidate.fate == CandidateFate::accepted;
    auto mark = std::find_if(marks.begin(), marks.end(), [&](const CandidateMark& m) {
      return distance(m.place, place) < radiusOf(m) + kMarkRadius + 1;
    });
    if (mark == marks.end())
      mark = marks.insert(mark, CandidateMark{place, {}, 0, {}, false, false, false});
    ++mark->count;
    mark->numbers += (mark->numbers.empty() ? "" : "·") +
                     std::to_string(compared ? candidate.rank : static_cast<int>(i) + 1);
    const bool tells =
        mark->text.empty() || (accepted && !mark->accepted) || (candidate.first && !mark->first);
    if (tells) {
      const std::string fate = fateText(evidence, candidate, compared);
      mark->text = endName(evidence, candidate) + " " + fate.substr(0, fate.find(','));
      if (accepted) mark->text += " at t = " + number(*candidate.time);
    }
    mark->accepted = mark->accepted || accepted;
    mark->first = mark->first || (compared && candidate.first);
    mark->contact = mark->contact || (compared && isContact(evidence, candidate));
  }
  return marks;
}

void addCandidateMark(Figure& figure, const CandidateMark& mark, const Camera& camera, bool told) {
  const double radius = radiusOf(mark);
  // A disc takes the place of a handle under it.
  std::erase_if(figure.items, [&](const Item& item) {
    const Dot* dot = std::get_if<Dot>(&item);
    return dot != nullptr && dot->part == Part::handle &&
           distance(dot->center, mark.place) < radius + dot->radius;
  });
  const Role role = mark.contact ? Role::result : mark.accepted ? Role::path : Role::muted;
  const PartScope part(figure, mark.contact    ? Part::contact
                               : mark.accepted ? Part::candidate
                                               : Part::refusedCandidate);
  figure.add(Dot{Layer::handle,
                 mark.place,
                 radius,
                 {mark.accepted ? role : Role::ground, 1},
                 {mark.accepted ? Role::ground : role, 1},
                 mark.accepted ? 1.5 : 2.0});
  figure.add(Text{Layer::label,
                  mark.place + Vec2{0, 4},
                  mark.numbers,
                  12,
                  Weight::semibold,
                  Align::center,
                  {mark.accepted ? Role::ground : role, 1},
                  false});
  if (!mark.accepted) addSlash(figure, mark.place, radius, role);
  keepClear(figure, mark.place, radius + 1);
  if (!told && !mark.first) return;
  const bool left = mark.place.x > camera.width * 0.62;
  addLabel(figure, mark.place, {left ? -1.0 : 1.0, 0.5}, mark.text, role, mark.first ? 9 : 5);
  figure.labels.back().distance = radius + (mark.first ? 16 : 7);
  if (!mark.accepted) figure.labels.back().text.weight = Weight::regular;
}

}  // namespace sepax
