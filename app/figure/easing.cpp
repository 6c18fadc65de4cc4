#include "app/figure/easing.h"

#include "app/figure/easing_partners.h"
#include "app/figure/label_room.h"
#include "app/figure/label_space.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// Law: what is the same, be it infinite, stays the same.
double mixed(double from, double to, double share) {
  return from == to ? to : from + (to - from) * share;
}

Vec2 mixed(Vec2 from, Vec2 to, double share) {
  return {mixed(from.x, to.x, share), mixed(from.y, to.y, share)};
}

std::vector<Vec2> mixed(const std::vector<Vec2>& from, std::vector<Vec2> to, double share) {
  for (std::size_t i = 0; i < to.size(); ++i) to[i] = mixed(from[i], to[i], share);
  return to;
}

// Places and sizes on the way; all else is that of `to`.
Stroke onTheWay(const Stroke& from, Stroke to, double share) {
  to.points = mixed(from.points, std::move(to.points), share);
  to.width = mixed(from.width, to.width, share);
  return to;
}
Fill onTheWay(const Fill& from, Fill to, double share) {
  to.outline = mixed(from.outline, std::move(to.outline), share);
  return to;
}
Dot onTheWay(const Dot& from, Dot to, double share) {
  to.center = mixed(from.center, to.center, share);
  to.radius = mixed(from.radius, to.radius, share);
  to.ringWidth = mixed(from.ringWidth, to.ringWidth, share);
  return to;
}
Text onTheWay(const Text& from, Text to, double share) {
  to.position = mixed(from.position, to.position, share);
  return to;
}
Box onTheWay(const Box& from, Box to, double share) {
  to.min = mixed(from.min, to.min, share);
  to.max = mixed(from.max, to.max, share);
  to.radius = mixed(from.radius, to.radius, share);
  to.borderWidth = mixed(from.borderWidth, to.borderWidth, share);
  return to;
}

template <class Shape>
std::array<Paint*, 1> paintsOf(Shape& shape) {
  return {&shape.paint};
}
std::array<Paint*, 2> paintsOf(Dot& dot) { return {&dot.fill, &dot.ring}; }
std::array<Paint*, 2> paintsOf(Box& box) { return {&box.fill, &box.border}; }

template <class Shape>
bool isRecoloured(Shape& from, Shape& to) {
  return !std::ranges::equal(
      paintsOf(from), paintsOf(to),
      [](const Paint* before, const Paint* after) { return before->role == after->role; });
}

/// Two shapes, the second one over the first, that together look like the mixture of their colours:
/// what lies below them shines through as much as it does through a mixture.
template <class Shape>
std::pair<Shape, Shape> blended(Shape from, Shape to, double share) {
  for (std::size_t i = 0; i < paintsOf(to).size(); ++i) {
    double& before = paintsOf(from)[i]->alpha;
    double& after = paintsOf(to)[i]->alpha;
    after *= share;
    before *= (1 - share) / (1 - after);
  }
  return {std::move(from), std::move(to)};
}

template <class Shape>
void addMixed(std::vector<Item>& items, Shape from, Shape to, double share) {
  const Shape way = onTheWay(from, to, share);
  from = onTheWay(to, std::move(from), 1 - share);
  to = way;
  if (isRecoloured(from, to)) {
    auto [under, over] = blended(std::move(from), std::move(to), share);
    items.emplace_back(std::move(under));
    items.emplace_back(std::move(over));
    return;
  }
  for (std::size_t i = 0; i < paintsOf(to).size(); ++i)
    paintsOf(to)[i]->alpha = mixed(paintsOf(from)[i]->alpha, paintsOf(to)[i]->alpha, share);
  items.emplace_back(std::move(to));
}

void addMixed(std::vector<Item>& items, const Item& from, const Item& to, double share) {
  std::visit(
      [&](const auto& shape) {
        addMixed(items, std::get<std::decay_t<decltype(shape)>>(from), shape, share);
      },
      to);
}

/// Badges and narration, which are read: they are cut half-way, for nobody reads two sentences in
/// one place.
bool isRead(const Item& item) { return groupOf(partOf(item)) == PartGroup::words; }

/// Other words go at once: those that come would be read together with them.
bool goesAtOnce(const Item& item) { return std::holds_alternative<Text>(item); }

/// The disc that a word stands on, or the leader from it: without the word they say nothing.
bool belongsToOne(const Item& item, const std::vector<Rect>& words) {
  constexpr double kLeaderGap = 4;  // logical pixels, between a word and its leader
  const auto stands = [&](Vec2 p, double gap) {
    return std::ranges::any_of(words, [&](Rect word) {
      return contains(grownBy(word, gap), {p, p});
    });
  };
  if (const Dot* dot = std::get_if<Dot>(&item)) return stands(dot->center, 0);
  return isLeader(item) && stands(std::get<Stroke>(item).points[1], kLeaderGap);
}

Item faded(Item item, double share) {
  std::visit(
      [share](auto& shape) {
        for (Paint* paint : paintsOf(shape)) paint->alpha *= share;
      },
      item);
  return item;
}

/// What nobody sees any more is not handed on from change to change.
void addSeen(std::vector<Item>& items, Item item) {
  constexpr double kUnseen = 1.0 / 512;
  const bool seen = std::visit(
      [](auto& shape) {
        return std::ranges::any_of(paintsOf(shape),
                                   [](const Paint* paint) { return paint->alpha >= kUnseen; });
      },
      item);
  if (seen) items.push_back(std::move(item));
}

/// The share of the way in which one thing goes, from its start on, and another one comes, up to
/// its end: what comes is hardly there as long as one sees what goes.
constexpr double kFade = 0.6;
/// From here on badges and narration are those that come.
constexpr double kHalf = 0.5;

/// What one figure has and the next one has not.
class Leaving {
 public:
  /// `partners`: of the items of the next figure, in `from`.
  Leaving(const Figure& from, const std::vector<std::size_t>& partners)
      : from_(from), going_(partners.size() + 1) {
    std::vector<std::size_t> partnerOf(from.items.size(), kNoPartner);
    for (std::size_t i = 0; i < partners.size(); ++i)
      if (partners[i] != kNoPartner) partnerOf[partners[i]] = i;
    std::size_t place = 0;
    for (std::size_t i = 0; i < from.items.size(); ++i) {
      if (partnerOf[i] != kNoPartner) {
        place = partnerOf[i] + 1;
        continue;
      }
      going_[place].push_back(i);
      if (const Text* text = std::get_if<Text>(&from.items[i])) words_.push_back(rectOf(*text));
    }
  }
  /// Some of it does not go at once.
  [[nodiscard]] bool fades() const {
    return std::ranges::any_of(going_, [&](const std::vector<std::size_t>& items) {
      return std::ranges::any_of(items, [&](std::size_t i) { return fadesAway(i); });
    });
  }
  /// What stands after so many items of the next figure: what lay over what goes on doing so.
  void add(std::vector<Item>& items, std::size_t place, double share) const {
    for (const std::size_t i : going_[place]) {
      if (isRead(from_.items[i]) && share < kHalf) items.push_back(from_.items[i]);
      if (fadesAway(i)) addSeen(items, faded(from_.items[i], std::max(1 - share / kFade, 0.0)));
    }
  }

 private:
  [[nodiscard]] bool fadesAway(std::size_t i) const {
    const Item& item = from_.items[i];
    return !isRead(item) && !goesAtOnce(item) && !belongsToOne(item, words_);
  }

  const Figure& from_;
  std::vector<std::vector<std::size_t>> going_;  ///< by the item that they stand after, plus one
  std::vector<Rect> words_;                      ///< where words stand that go
};

bool mixes(const Figure& from, const Figure& to) {
  return from.width == to.width && from.height == to.height && from.ground.role == to.ground.role &&
         from.ground.alpha == to.ground.alpha;
}

}  // namespace

double easedShare(double share) {
  const double s = std::clamp(share, 0.0, 1.0);
  return s * s * (3 - 2 * s);
}

double quickShare(double share) {
  const double left = 1 - std::clamp(share, 0.0, 1.0);
  return 1 - left * left * left;
}

Figure eased(const Figure& from, const Figure& to, double share) {
  if (share <= 0) return from;
  if (share >= 1 || !mixes(from, to)) return to;
  std::vector<std::size_t> partners = partnersOf(from, to);
  for (std::size_t i = 0; i < partners.size(); ++i)
    if (isRead(to.items[i])) partners[i] = kNoPartner;
  const Leaving leaving(from, partners);
  const double comes = leaving.fades() ? std::max(1 - (1 - share) / kFade, 0.0) : share;
  std::vector<Item> items;
  leaving.add(items, 0, share);
  for (std::size_t i = 0; i < to.items.size(); ++i) {
    if (isRead(to.items[i])) {
      if (share >= kHalf) items.push_back(to.items[i]);
    } else if (partners[i] == kNoPartner) {
      addSeen(items, faded(to.items[i], comes));
    } else {
      addMixed(items, from.items[partners[i]], to.items[i], share);
    }
    leaving.add(items, i + 1, share);
  }
  Figure figure = to;
  figure.items = std::move(items);
  return figure;
}

}  // namespace sepax
