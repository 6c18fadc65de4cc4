#include "app/techniques/swept_edges/paint_candidates.h"

#include "app/figure/font.h"
#include "app/figure/label_space.h"
#include "app/figure/nearest.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/swept_edges/steps_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sepax {

namespace {

// Logical pixels.
constexpr double kMarkRadius = 9;   ///< of a candidate's disc
constexpr double kPlainRadius = 6;  ///< of one without a number
constexpr double kSamePlace = 1.5;  ///< candidates so near to each other are at one place
constexpr double kBetween = 3;      ///< two discs
constexpr double kToPlace = 9;      ///< of the line from a disc to the one that covers its place

/// What counts least makes way.
int orderOf(const CandidateMark& mark) { return mark.contact ? 0 : mark.accepted ? 1 : 2; }

CandidateMark markOf(const Evidence& evidence, const EdgeCandidate& candidate, Vec2 place,
                     const std::string& number, bool compared) {
  CandidateMark mark;
  mark.place = mark.point = place;
  mark.numbers = number;
  mark.count = 1;
  mark.accepted = candidate.fate == CandidateFate::accepted;
  mark.first = compared && candidate.first;
  mark.contact = compared && isContact(evidence, candidate);
  const std::string fate = fateText(evidence, candidate, compared);
  mark.text = fmt::format("{}{} {}", mark.contact ? "corner " : "", endName(evidence, candidate),
                          fate.substr(0, fate.find(',')));
  if (mark.accepted) mark.text += " at t = " + sepax::number(*candidate.time);
  return mark;
}

/// Into the disc of those that count alike at the same place, or as a disc of its own.
void addTo(std::vector<CandidateMark>& marks, CandidateMark one) {
  const auto mark = std::ranges::find_if(marks, [&](const CandidateMark& m) {
    return orderOf(m) == orderOf(one) && distance(m.point, one.point) < kSamePlace;
  });
  if (mark == marks.end()) return marks.push_back(std::move(one));
  ++mark->count;
  if (!one.numbers.empty()) mark->numbers += "·" + one.numbers;
  if (one.first && !mark->first) mark->text = one.text;
  mark->first = mark->first || one.first;
}

/// Both ends of one contact have one name: that of the first, but where edges meet along a piece no
/// corner is it, whichever pair is shown.
void nameOnce(std::vector<CandidateMark>& marks, const Evidence& evidence) {
  bool named = false;
  for (CandidateMark& mark : marks) {
    if (!mark.contact) continue;
    if ((evidence.edgePair->alongPiece || evidence.edges->facing) && evidence.edges->time)
      mark.text = firstContactName(evidence);
    if (std::exchange(named, true)) mark.text.clear();
  }
}

/// What the article accepts lies right of the place, where words would be read as its name.
bool isBeforeLens(const Figure& figure, Vec2 place) {
  constexpr double kWords = 100;  // logical pixels, to their middle
  return std::ranges::any_of(figure.items, [&](const Item& item) {
    const Fill* fill = std::get_if<Fill>(&item);
    return fill != nullptr && fill->part == Part::publishedLens &&
           isWithin(fill->outline, place + Vec2{kWords, 0});
  });
}

/// The place of the one lies under the other disc.
bool covers(const CandidateMark& other, const CandidateMark& mark) {
  return distance(other.place, mark.point) < radiusOf(other) + 3;
}

/// So far from another disc, at a right angle to the way from it to the place: along the path of a
/// meeting point a disc would tell another time.
Vec2 besideWay(const CandidateMark& mark, const CandidateMark& other, double room) {
  const Vec2 way = mark.point - other.place;
  const double across = std::sqrt(room * room - squaredLength(way));
  return mark.point + across * turnedLeft(normalized(way));
}

/// Moves the disc away from those that stand in its place, until it is clear of all of them; where
/// one of these covers the place a line leads there.
void makeWay(CandidateMark& mark, const std::vector<CandidateMark>& placed) {
  constexpr int kRounds = 8;
  for (int round = 0; round < kRounds; ++round) {
    bool clear = true;
    for (const CandidateMark& other : placed) {
      const double room =
          radiusOf(mark) + radiusOf(other) + (covers(other, mark) ? kToPlace : kBetween);
      const Vec2 way = mark.place - other.place;
      if (length(way) >= room) continue;
      clear = false;
      const double apart = distance(mark.point, other.place);
      if (round == 0 && apart >= 1 && apart < room) {
        mark.place = besideWay(mark, other, 1.01 * room);
        continue;
      }
      // A little aside of the line, lest it is sent to and fro between two of them.
      const Vec2 out = length(way) < 1 ? normalized(Vec2{1, -1}) : normalized(way);
      mark.place = other.place + 1.01 * room * normalized(out + 0.3 * round * turnedLeft(out));
    }
    if (clear) break;
  }
  mark.covered =
      std::ranges::any_of(placed, [&](const CandidateMark& other) { return covers(other, mark); });
}

}  // namespace

double radiusOf(const CandidateMark& mark) {
  if (mark.numbers.empty()) return kPlainRadius;
  return std::max(kMarkRadius + 4.0 * (mark.count - 1),
                  textWidth(mark.numbers, 12, Weight::semibold) / 2 + 4);  // room for its numbers
}

void addSlash(Figure& figure, Vec2 place, double radius, Role role, std::string_view number) {
  const Vec2 way = normalized(Vec2{1, -1});
  const Vec2 slash = (number.empty() ? 0 : 0.75 * radius) * way;
  const Vec2 end = 0.75 * (radius + 4) * way;
  const auto line = [&](Vec2 from, Vec2 to) {
    figure.add(Stroke{Layer::handle, {from, to}, false, {role, 1}, 2, {}, Cap::round});
  };
  line(place - end, place - slash);
  line(place + slash, place + end);
}

bool hides(const CandidateMark& mark, Vec2 place) {
  return distance(mark.place, place) < radiusOf(mark) + 4;
}

void addRing(Figure& figure, const CandidateMark& mark) {
  constexpr double kAround = 5;  // logical pixels
  figure.add(Dot{
      Layer::handle, mark.place, radiusOf(mark) + kAround, {Role::path, 0}, {Role::path, 1}, 2});
  keepClear(figure, mark.place, radiusOf(mark) + kAround + 1);
}

bool isUnderWords(const Figure& figure, Vec2 place, double reach) {
  return std::ranges::any_of(figure.items, [place, reach](const Item& item) {
    const Box* box = std::get_if<Box>(&item);
    return box != nullptr && groupOf(box->part) == PartGroup::words &&
           contains(grownBy({box->min, box->max}, reach), {place, place});
  });
}

bool isNearPicture(Vec2 p, const Camera& camera) {
  return p.x > -40 && p.y > -40 && p.x < camera.width + 40 && p.y < camera.height + 40;
}

std::vector<CandidateMark> candidateMarks(const Evidence& evidence, const Camera& camera, int known,
                                          bool compared, bool acceptedAlone) {
  std::vector<CandidateMark> marks;
  const EdgePairEvidence& pair = *evidence.edgePair;
  for (const auto& [index, number] : numberedCandidates(pair, known, compared, acceptedAlone)) {
    const EdgeCandidate& candidate = pair.candidates[index];
    if (!candidate.point) continue;
    const Vec2 place = camera.toScreen(*candidate.point);
    if (isNearPicture(place, camera))
      addTo(marks, markOf(evidence, candidate, place, number, compared));
  }
  std::ranges::stable_sort(marks, {}, orderOf);
  std::vector<CandidateMark> placed;
  for (CandidateMark& mark : marks) {
    makeWay(mark, placed);
    placed.push_back(std::move(mark));
  }
  nameOnce(placed, evidence);
  return placed;
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
  if (distance(mark.place, mark.point) > radius) {
    figure.add(Stroke{
        Layer::evidence, {mark.place, mark.point}, false, {Role::muted, 1}, 1, {}, Cap::round});
    if (!mark.covered)
      figure.add(Dot{Layer::handle, mark.point, 3, {role, 1}, {Role::ground, 1}, 1});
  }
  figure.add(Dot{Layer::handle,
                 mark.place,
                 radius,
                 {mark.accepted ? role : Role::ground, 1},
                 {mark.accepted ? Role::ground : role, 1},
                 mark.accepted ? 1.5 : 2.0});
  if (!mark.numbers.empty())
    figure.add(Text{Layer::label,
                    mark.place + Vec2{0, 4},
                    mark.numbers,
                    12,
                    Weight::semibold,
                    Align::center,
                    {mark.accepted ? Role::ground : role, 1},
                    false});
  if (!mark.accepted) addSlash(figure, mark.place, radius, role, mark.numbers);
  keepClear(figure, mark.place, radius + 1);
  if ((!told && !mark.first) || mark.text.empty()) return;
  const bool left = mark.place.x > camera.width * 0.62 || isBeforeLens(figure, mark.place);
  addLabel(figure, mark.place, {left ? -1.0 : 1.0, 0.9}, mark.text, role, mark.first ? 9 : 5);
  figure.labels.back().distance = radius + (mark.first ? 16 : 7);
  if (!mark.accepted) figure.labels.back().text.weight = Weight::regular;
}

}  // namespace sepax
