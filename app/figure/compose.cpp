#include "app/figure/compose.h"

#include "app/figure/clip.h"

#include <algorithm>
#include <utility>

namespace sepax {

namespace {

void move(Stroke& stroke, Vec2 by) {
  for (Vec2& point : stroke.points) point += by;
}
void move(Fill& fill, Vec2 by) {
  for (Vec2& point : fill.outline) point += by;
}
void move(Dot& dot, Vec2 by) { dot.center += by; }
void move(Text& text, Vec2 by) { text.position += by; }
void move(Box& box, Vec2 by) {
  box.min += by;
  box.max += by;
}

}  // namespace

Figure moved(Figure figure, Vec2 by) {
  for (Item& item : figure.items) {
    std::visit([by](auto& shape) { move(shape, by); }, item);
  }
  return figure;
}

Figure stacked(Figure upper, Figure lower, double gap) {
  const Vec2 offset{0, upper.height + gap};
  Figure result = clippedAt(std::move(upper), Border::bottom);
  lower = moved(std::move(lower), offset);
  result.width = std::max(result.width, lower.width);
  result.height = offset.y + lower.height;
  for (Item& item : lower.items) result.add(std::move(item));
  return result;
}

Figure sideBySide(Figure first, Figure second, Vec2 corner) {
  const bool beside = corner.x > 0;
  Figure result = clippedAt(std::move(first), beside ? Border::right : Border::bottom);
  second = moved(clippedAt(std::move(second), beside ? Border::left : Border::top), corner);
  result.width = std::max(result.width, corner.x + second.width);
  result.height = std::max(result.height, corner.y + second.height);
  for (Item& item : second.items) result.add(std::move(item));
  return result;
}

}  // namespace sepax
