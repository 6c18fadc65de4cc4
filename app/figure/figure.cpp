#include "app/figure/figure.h"

#include <algorithm>
#include <utility>

namespace sepax {

// Not in the header: inlined, moving a variant makes g++ 12 warn of members that are never read.
void Figure::add(Item item) {
  std::visit([this](auto& shape) { shape.part = shape.part == Part::none ? part : shape.part; },
             item);
  items.push_back(std::move(item));
}

void Figure::addLabel(Label label) {
  if (label.text.part == Part::none) label.text.part = part;
  labels.push_back(std::move(label));
}

Part partOf(const Item& item) {
  return std::visit([](const auto& shape) { return shape.part; }, item);
}

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
