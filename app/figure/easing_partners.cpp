#include "app/figure/easing_partners.h"

#include "app/figure/item_key.h"

#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <unordered_map>
#include <utility>

namespace sepax {

namespace {

double farthest(const std::vector<Vec2>& one, const std::vector<Vec2>& other) {
  double most = 0;
  for (std::size_t i = 0; i < one.size(); ++i) most = std::max(most, distance(one[i], other[i]));
  return most;
}
bool isNear(const Stroke& one, const Stroke& other) {
  return farthest(one.points, other.points) <= kFarthestMove;
}
bool isNear(const Fill& one, const Fill& other) {
  return farthest(one.outline, other.outline) <= kFarthestMove;
}
bool isNear(const Dot& one, const Dot& other) {
  return distance(one.center, other.center) <= kFarthestMove;
}
bool isNear(const Text& one, const Text& other) {
  return distance(one.position, other.position) <= kFarthestTextMove;
}
bool isNear(const Box& one, const Box& other) {
  return farthest({one.min, one.max}, {other.min, other.max}) <= kFarthestMove;
}

bool isNear(const Item& one, const Item& other) {
  return std::visit(
      [&](const auto& shape) {
        return isNear(shape, std::get<std::decay_t<decltype(shape)>>(other));
      },
      one);
}

/// A shaft with its head behind it, as addArrow of the drawing draws them.
bool isArrow(const Figure& figure, std::size_t i) {
  if (i + 1 >= figure.items.size()) return false;
  const auto* shaft = std::get_if<Stroke>(&figure.items[i]);
  const auto* head = std::get_if<Fill>(&figure.items[i + 1]);
  return shaft != nullptr && head != nullptr && shaft->points.size() == 2 &&
         head->outline.size() == 3 && shaft->part == head->part && shaft->layer == head->layer;
}

/// Items of the two figures that have no partner yet and the same key, in their order.
struct Alike {
  std::vector<std::size_t> from;
  std::vector<std::size_t> to;
};

class Partners {
 public:
  Partners(const Figure& from, const Figure& to)
      : from_(from),
        to_(to),
        partners_(to.items.size(), kNoPartner),
        taken_(from.items.size(), false) {}

  /// The first ones with the same key become partners, then the second ones, and so on.
  void pairInOrder(ItemKey (*keyOf)(const Item&)) {
    for (const auto& [key, alike] : groups(keyOf)) pair(alike);
  }
  /// In the same way, where it is clear which ones belong together.
  void pairWhereClear(ItemKey (*keyOf)(const Item&)) {
    for (const auto& [key, alike] : groups(keyOf))
      if (isClear(alike)) pair(alike);
  }
  /// An arrow moves as a whole or not at all.
  void keepArrowsWhole() {
    for (std::size_t i = 0; i + 1 < partners_.size(); ++i) {
      if (!isArrow(to_, i)) continue;
      const std::size_t shaft = partners_[i];
      if (shaft != kNoPartner && isArrow(from_, shaft) && partners_[i + 1] == shaft + 1) continue;
      partners_[i] = partners_[i + 1] = kNoPartner;
    }
  }
  [[nodiscard]] std::vector<std::size_t> result() && { return std::move(partners_); }

 private:
  [[nodiscard]] std::unordered_map<ItemKey, Alike> groups(ItemKey (*keyOf)(const Item&)) const {
    std::unordered_map<ItemKey, Alike> groups;
    for (std::size_t i = 0; i < taken_.size(); ++i)
      if (!taken_[i]) groups[keyOf(from_.items[i])].from.push_back(i);
    for (std::size_t i = 0; i < partners_.size(); ++i) {
      if (partners_[i] != kNoPartner) continue;
      const auto found = groups.find(keyOf(to_.items[i]));
      if (found != groups.end()) found->second.to.push_back(i);
    }
    return groups;
  }

  [[nodiscard]] bool isClear(const Alike& alike) const {
    return std::ranges::equal(alike.from, alike.to, [&](std::size_t i, std::size_t j) {
      return isNear(from_.items[i], to_.items[j]);
    });
  }

  void pair(const Alike& alike) {
    for (std::size_t i = 0; i < std::min(alike.from.size(), alike.to.size()); ++i) {
      partners_[alike.to[i]] = alike.from[i];
      taken_[alike.from[i]] = true;
    }
  }

  const Figure& from_;
  const Figure& to_;
  std::vector<std::size_t> partners_;
  std::vector<bool> taken_;
};

}  // namespace

std::vector<std::size_t> partnersOf(const Figure& from, const Figure& to) {
  Partners partners(from, to);
  partners.pairInOrder(wholeKey);
  partners.pairInOrder(placeKey);
  partners.pairWhereClear(kinKey);
  partners.keepArrowsWhole();
  return std::move(partners).result();
}

}  // namespace sepax
