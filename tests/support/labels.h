#pragma once

#include "app/figure/figure.h"
#include "app/figure/label_space.h"

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace sepax::test {

[[nodiscard]] inline Label labelAt(Vec2 anchor, Vec2 direction, std::string text) {
  Label label;
  label.anchor = anchor;
  label.direction = direction;
  label.text.text = std::move(text);
  return label;
}

/// Of the texts of the figure, in their order.
[[nodiscard]] inline std::vector<Rect> textsOf(const Figure& figure) {
  std::vector<Rect> rects;
  for (const Item& item : figure.items) {
    if (const Text* text = std::get_if<Text>(&item)) rects.push_back(rectOf(*text));
  }
  return rects;
}

/// The leaders of the figure, in the order of its labels.
[[nodiscard]] inline std::vector<Stroke> leadersOf(const Figure& figure) {
  std::vector<Stroke> leaders;
  for (const Item& item : figure.items)
    if (const Stroke* stroke = std::get_if<Stroke>(&item))
      if (stroke->layer == Layer::guide) leaders.push_back(*stroke);
  return leaders;
}

}  // namespace sepax::test
