#include "app/figure/font.h"
#include "app/figure/label_room.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace sepax {
namespace {

// Logical pixels.
constexpr double kOutOfSight = 24;   ///< an anchor this far outside the figure has no label
constexpr double kFarStep = 6;       ///< between the places tried far away
constexpr double kNeighbours = 120;  ///< between the anchors of labels that may change places
constexpr double kNearby = 64;       ///< how much farther away labels of negative priority may go

/// Nobody reads more of them in one picture, and each is compared with all others.
constexpr std::size_t kMostLabels = 500;
/// So many are placed once more when all others stand.
constexpr std::size_t kMostImproved = 60;
constexpr std::size_t kMostPaired = 30;  ///< so many may make another one move
constexpr int kRounds = 3;

/// How much farther away than wanted a label is tried.
constexpr std::array<double, 11> kFarther = {0, 6, 14, 26, 42, 64, 92, 128, 176, 240, 320};
/// The directions tried: the wanted one, then to both sides of it up to the opposite one.
constexpr int kDirections = 16;

// Costs of a place, in units of a pixel farther away.
constexpr double kTurnCost = 7;       ///< for each sixteenth of a turn away from the wanted side
constexpr double kAlongCost = 12;     ///< of a place beside a line that is named at its end
constexpr double kStayWorth = 1100;   ///< of the place that a label had before
constexpr double kWorthMoving = 5;    ///< how much cheaper another place has to be
constexpr double kBadCost = 50;       ///< from which another label is moved for this one
constexpr double kMostOfMinor = 300;  ///< up to which a label of negative priority is there
constexpr double kUnplacedCost = 2000;
constexpr double kAwfulCost = 1000;  ///< of a place on a line: it is looked for one anywhere

/// The cheapest place so far.
struct Place {
  std::optional<Rect> rect;
  double way = 0;  ///< the part of the cost that does not depend on other labels
  double cost = std::numeric_limits<double>::infinity();
};

void consider(Place& best, const LabelRoom& room, const Label& label, Rect rect, double way) {
  if (way >= best.cost || !room.isFree(rect)) return;
  const double cost = way + room.costOf(label, rect, best.cost - way);
  if (cost < best.cost) best = {rect, way, cost};
}

Rect centeredAt(Vec2 middle, Vec2 size) { return {middle - 0.5 * size, middle + 0.5 * size}; }

Vec2 sizeOf(const Label& label) {
  const Rect rect = rectOf(label.text);
  return rect.max - rect.min;
}

/// At this point of what the label names, in this direction or in others.
void considerAround(Place& best, const LabelRoom& room, const Label& label, Vec2 point, Vec2 wanted,
                    double start) {
  const Vec2 size = sizeOf(label);
  for (const double farther : kFarther) {
    if (start + farther >= best.cost || (label.priority < 0 && farther > kNearby)) break;
    for (int i = 0; i < kDirections; ++i) {
      const int turns = (i + 1) / 2;
      const double angle = (i % 2 == 0 ? 1 : -1) * turns * 2 * std::numbers::pi / kDirections;
      // The wanted direction itself stays exact.
      const Vec2 direction =
          i == 0 ? wanted : std::cos(angle) * wanted + std::sin(angle) * turnedLeft(wanted);
      const Vec2 middle = point + middleAtDistance(direction, size, label.distance + farther);
      consider(best, room, label, centeredAt(middle, size), start + farther + kTurnCost * turns);
    }
  }
}

void considerNearAnchor(Place& best, const LabelRoom& room, const Label& label) {
  const bool centered = label.direction == Vec2{};
  if (centered) consider(best, room, label, centeredAt(label.anchor, sizeOf(label)), 0);
  considerAround(best, room, label, label.anchor,
                 centered ? Vec2{0, -1} : normalized(label.direction), 0);
  for (const Vec2 point : label.also) {
    const Vec2 across = turnedLeft(normalized(point - label.anchor));
    considerAround(best, room, label, point, across, kAlongCost);
    considerAround(best, room, label, point, -across, kAlongCost);
  }
}

/// Wherever there is room, the nearer the better.
void considerAnywhere(Place& best, const LabelRoom& room, const Label& label) {
  const Vec2 size = sizeOf(label);
  const Vec2 left = room.area().max - room.area().min - size;
  const double step = std::max(kFarStep, std::max(left.x, left.y) / 200);
  for (double y = 0; y <= left.y; y += step) {
    for (double x = 0; x <= left.x; x += step) {
      const Vec2 min = room.area().min + Vec2{x, y};
      const Rect rect{min, min + size};
      consider(best, room, label, rect, distanceTo(rect, namedPoint(label, rect)));
    }
  }
}

/// Absent where none costs less than `most`.
Place placeFor(const LabelRoom& room, const Label& label, double most = kInfinity) {
  Place best;
  best.cost = label.priority < 0 ? std::min(most, kMostOfMinor) : most;
  considerNearAnchor(best, room, label);
  if (label.priority >= 0 && best.cost >= kAwfulCost) considerAnywhere(best, room, label);
  return best.rect ? best : Place{};
}

/// The name of a body, in it.
bool isBodyName(const Label& label) {
  return label.text.part == Part::name && label.direction == Vec2{};
}

/// Of the place where bodies first meet, which stays while they move.
bool isOfContact(const Label& label) { return label.text.part == Part::contact; }

/// Where the label was in the picture before this one; absent where the best place is much better.
std::optional<Rect> lastingPlace(const LabelRoom& room, const Label& label, Vec2 offset,
                                 const Place& best) {
  const Rect rect = centeredAt(label.anchor + offset, sizeOf(label));
  if (!room.isFree(rect)) return std::nullopt;
  const double away = distanceTo(rect, namedPoint(label, rect));
  const double farther = std::max(0.0, away - label.distance);
  const bool stays = farther + room.costOf(label, rect) <= best.cost + kStayWorth;
  return stays ? std::optional(rect) : std::nullopt;
}

/// A label and where it stands.
struct Standing {
  const Label* label = nullptr;
  Place place;
  bool stays = false;  ///< where it was before
};

/// The same of the name of a body, which stays in its place within it whatever lies there but
/// another label, and of the words of a contact: as bodies move they would leap else.
std::optional<Rect> ridingPlace(const LabelRoom& room, const Label& label, Vec2 offset,
                                const std::vector<Standing>& others) {
  const Rect rect = centeredAt(label.anchor + offset, sizeOf(label));
  const bool covers = std::ranges::any_of(others, [&](const Standing& other) {
    return other.place.rect && overlaps(*other.place.rect, spaced(rect));
  });
  const bool seen = contains(room.area(), rect) && !room.isUnderCard(rect);
  return seen && !covers ? std::optional(rect) : std::nullopt;
}

void put(LabelRoom& room, const Standing& standing) {
  if (standing.place.rect) room.put(*standing.label, *standing.place.rect);
}

void take(LabelRoom& room, const Standing& standing) {
  if (standing.place.rect) room.take(*standing.place.rect);
}

/// Among those that stand now.
double costOf(const LabelRoom& room, const Standing& standing) {
  if (!standing.place.rect) return standing.label->priority < 0 ? kMostOfMinor : kUnplacedCost;
  return standing.place.way + room.costOf(*standing.label, *standing.place.rect);
}

/// Of both together, which do not stand yet: the first one is put before the second one.
double putBoth(LabelRoom& room, const Standing& first, const Standing& second) {
  put(room, second);
  const double cost = costOf(room, first);
  take(room, second);
  put(room, first);
  const double both = cost + costOf(room, second);
  put(room, second);
  return both;
}

/// A better place of this one now that all others stand; true when it moves.
bool improve(LabelRoom& room, Standing& standing) {
  take(room, standing);
  const Place better = placeFor(room, *standing.label, costOf(room, standing) - kWorthMoving);
  if (better.rect) standing.place = better;
  put(room, standing);
  return better.rect.has_value();
}

/// Better places of two that are in each other's way, with the first one put before the other.
bool improve(LabelRoom& room, Standing& first, Standing& second) {
  take(room, first);
  take(room, second);
  const double before = putBoth(room, first, second);
  take(room, first);
  take(room, second);
  const double most = before - kWorthMoving;
  Standing one = first;
  one.place = placeFor(room, *first.label, most);
  put(room, one);
  Standing other = second;
  other.place = placeFor(room, *second.label, most);
  take(room, one);
  const bool better = putBoth(room, one, other) < most;
  if (!better) {
    take(room, one);
    take(room, other);
    putBoth(room, first, second);
    return false;
  }
  first = std::move(one);
  second = std::move(other);
  return true;
}

/// One round; true when something has moved.
bool improve(LabelRoom& room, std::vector<Standing>& all) {
  bool moved = false;
  for (Standing& standing : all)
    if (!standing.stays) moved = improve(room, standing) || moved;
  if (all.size() > kMostPaired) return moved;
  for (Standing& standing : all) {
    for (Standing& other : all) {
      if (standing.stays || other.stays || &standing == &other) continue;
      if (distance(standing.label->anchor, other.label->anchor) > kNeighbours) continue;
      take(room, standing);
      const bool stands = costOf(room, standing) < kBadCost;
      put(room, standing);
      if (stands) break;
      moved = improve(room, standing, other) || moved;
    }
  }
  return moved;
}

/// With a mark for each number that has a fraction: those change as bodies move, others are of
/// names.
std::string withoutFractions(const std::string& text) {
  std::string words;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t end = std::min(text.find_first_not_of("0123456789.", i), text.size());
    const std::string number = text.substr(i, end - i);
    const std::size_t point = number.find('.');
    const bool fraction = point != number.npos && point + 1 < number.size();
    words += fraction ? "#" : number;
    if (end < text.size()) words += text[end];
    i = end + 1;
  }
  return words;
}

/// Labels of which no two have the same words but for fractions have names that last.
class LabelNames {
 public:
  std::string nameOf(const Text& text) {
    const std::string words = withoutFractions(text.text);
    return fmt::format("{} {}", words, count_[words]++);
  }

 private:
  std::map<std::string, int> count_;
};

const LabelPlace* placeOf(std::span<const LabelPlace> places, const std::string& name) {
  const auto found = std::ranges::find(places, name, &LabelPlace::name);
  return found == places.end() ? nullptr : &*found;
}

/// A place that is given, brought into the figure; absent where it would lie on another one or on
/// a mark.
std::optional<Rect> fixedPlace(const LabelRoom& room, const Label& label, Vec2 offset,
                               const std::vector<Standing>& others) {
  const Vec2 half = 0.5 * sizeOf(label);
  const Rect area{room.area().min + half, room.area().max - half};
  if (area.min.x > area.max.x || area.min.y > area.max.y) return std::nullopt;
  const Rect rect = centeredAt(nearestIn(area, label.anchor + offset), 2 * half);
  const bool covers = std::ranges::any_of(others, [&](const Standing& other) {
    return other.place.rect && overlaps(*other.place.rect, rect);
  });
  const bool onMark = !isBodyName(label) && room.isOnDot(rect);  // its name rides along
  return covers || onMark ? std::nullopt : std::optional(rect);
}

bool isInSight(const Figure& figure, Vec2 anchor) {
  return anchor.x > -kOutOfSight && anchor.x < figure.width + kOutOfSight &&
         anchor.y > -kOutOfSight && anchor.y < figure.height + kOutOfSight;
}

/// Where the labels of the figure stand; `before` = where they did, null where they did not.
std::vector<Standing> placesOf(LabelRoom& room, const Figure& figure,
                               const std::vector<const LabelPlace*>& before) {
  std::vector<Standing> all(figure.labels.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    all[i].label = &figure.labels[i];
    if (before[i] == nullptr || !before[i]->fixed) continue;
    all[i].place.rect = fixedPlace(room, figure.labels[i], before[i]->offset, all);
    all[i].stays = all[i].place.rect.has_value();
    put(room, all[i]);
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    Standing& standing = all[i];
    if (standing.stays) continue;
    const Label& label = *standing.label;
    standing.place = placeFor(room, label);
    if (before[i] != nullptr) {
      const Vec2 offset = before[i]->offset;
      std::optional<Rect> rect;
      if (isBodyName(label) || isOfContact(label)) rect = ridingPlace(room, label, offset, all);
      if (rect && isOfContact(label) && !room.isFree(*rect)) rect.reset();
      if (!rect) rect = lastingPlace(room, label, offset, standing.place);
      standing.stays = rect.has_value();
      if (rect) standing.place.rect = rect;
    }
    put(room, standing);
  }
  if (all.size() > kMostImproved) return all;
  for (int round = 0; round < kRounds && improve(room, all); ++round) {
  }
  return all;
}

}  // namespace

void placeLabels(Figure& figure, std::span<const LabelPlace> before) {
  std::stable_sort(
      figure.labels.begin(), figure.labels.end(),
      [](const Label& one, const Label& other) { return one.priority > other.priority; });
  std::erase_if(figure.labels,
                [&](const Label& label) { return !isInSight(figure, label.anchor); });
  if (figure.labels.size() > kMostLabels) figure.labels.resize(kMostLabels);
  LabelNames names;
  std::vector<std::string> named;
  std::vector<const LabelPlace*> stood;
  for (const Label& label : figure.labels) {
    named.push_back(names.nameOf(label.text));
    stood.push_back(placeOf(before, named.back()));
  }
  LabelRoom room(figure);
  const std::vector<Standing> all = placesOf(room, figure, stood);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!all[i].place.rect) continue;
    const Label& label = figure.labels[i];
    const Rect rect = *all[i].place.rect;
    figure.placed.push_back({std::move(named[i]), 0.5 * (rect.min + rect.max) - label.anchor});
    if (std::optional<Stroke> leader = room.leaderOf(label, rect)) figure.add(*std::move(leader));
    Text text = label.text;
    text.align = Align::left;
    text.position = {rect.min.x, rect.max.y - descent(text.size)};
    figure.add(std::move(text));
  }
  figure.labels.clear();
}

}  // namespace sepax
