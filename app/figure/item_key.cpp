#include "app/figure/item_key.h"

#include <cstddef>
#include <initializer_list>
#include <type_traits>
#include <variant>
#include <vector>

namespace sepax {

namespace {

template <class Value>
requires std::is_arithmetic_v<Value> || std::is_enum_v<Value>
void put(ItemKey& key, Value value) {
  key.append(reinterpret_cast<const char*>(&value), sizeof value);
}
void put(ItemKey& key, Vec2 point) {
  put(key, point.x);
  put(key, point.y);
}
void put(ItemKey& key, const std::vector<Vec2>& points) {
  put(key, points.size());
  for (const Vec2 point : points) put(key, point);
}
void put(ItemKey& key, const std::string& words) {
  put(key, words.size());
  key += words;
}

// What cannot change little by little.
void putForm(ItemKey& key, const Stroke& stroke) {
  put(key, stroke.points.size());
  put(key, stroke.closed);
  put(key, stroke.dash.on);
  put(key, stroke.dash.off);
  put(key, stroke.cap);
}
void putForm(ItemKey& key, const Fill& fill) {
  put(key, fill.outline.size());
  put(key, fill.hatch);
}
void putForm(ItemKey&, const Dot&) {}
void putForm(ItemKey& key, const Text& text) {
  put(key, text.text);
  put(key, text.size);
  put(key, text.weight);
  put(key, text.align);
  put(key, text.halo);
}
void putForm(ItemKey&, const Box&) {}

void putPlace(ItemKey& key, const Stroke& stroke) { put(key, stroke.points); }
void putPlace(ItemKey& key, const Fill& fill) { put(key, fill.outline); }
void putPlace(ItemKey& key, const Dot& dot) { put(key, dot.center); }
void putPlace(ItemKey& key, const Text& text) { put(key, text.position); }
void putPlace(ItemKey& key, const Box& box) {
  put(key, box.min);
  put(key, box.max);
}

void putRoles(ItemKey& key, const Stroke& stroke) { put(key, stroke.paint.role); }
void putRoles(ItemKey& key, const Fill& fill) { put(key, fill.paint.role); }
void putRoles(ItemKey& key, const Text& text) { put(key, text.paint.role); }
void putRoles(ItemKey& key, const Dot& dot) {
  put(key, dot.fill.role);
  put(key, dot.ring.role);
}
void putRoles(ItemKey& key, const Box& box) {
  put(key, box.fill.role);
  put(key, box.border.role);
}

// What is left.
void putMeasures(ItemKey& key, const Stroke& stroke) {
  put(key, stroke.paint.alpha);
  put(key, stroke.width);
}
void putMeasures(ItemKey& key, const Fill& fill) { put(key, fill.paint.alpha); }
void putMeasures(ItemKey& key, const Text& text) { put(key, text.paint.alpha); }
void putMeasures(ItemKey& key, const Dot& dot) {
  for (const double value : {dot.fill.alpha, dot.ring.alpha, dot.radius, dot.ringWidth})
    put(key, value);
}
void putMeasures(ItemKey& key, const Box& box) {
  for (const double value : {box.fill.alpha, box.border.alpha, box.radius, box.borderWidth})
    put(key, value);
}

/// The item is of this kind, layer and form.
ItemKey formKey(const Item& item) {
  ItemKey key;
  put(key, item.index());
  std::visit(
      [&](const auto& shape) {
        put(key, shape.layer);
        putForm(key, shape);
      },
      item);
  return key;
}

}  // namespace

ItemKey placeKey(const Item& item) {
  ItemKey key = formKey(item);
  std::visit([&](const auto& shape) { putPlace(key, shape); }, item);
  return key;
}

ItemKey kinKey(const Item& item) {
  ItemKey key = formKey(item);
  key.append(nameOf(partOf(item))).push_back('\0');
  std::visit([&](const auto& shape) { putRoles(key, shape); }, item);
  return key;
}

ItemKey wholeKey(const Item& item) {
  ItemKey key = kinKey(item);
  std::visit(
      [&](const auto& shape) {
        putPlace(key, shape);
        putMeasures(key, shape);
      },
      item);
  return key;
}

}  // namespace sepax
