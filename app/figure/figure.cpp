#include "app/figure/figure.h"

#include <algorithm>
#include <utility>

namespace sepax {

// Not in the header: inlined, moving a variant makes g++ 12 warn of members that are never read.
void Figure::add(Item item) { items.push_back(std::move(item)); }

std::vector<const Item*> inPaintingOrder(const Figure& figure) {
  std::vector<const Item*> ordered;
  ordered.reserve(figure.items.size());
  for (const Item& item : figure.items) ordered.push_back(&item);
  const auto layerOf = [](const Item* item) {
    return std::visit([](const auto& shape) { return shape.layer; }, *item);
  };
  std::stable_sort(ordered.begin(), ordered.end(), [&](const Item* one, const Item* other) {
    return layerOf(one) < layerOf(other);
  });
  return ordered;
}

}  // namespace sepax
