#include "app/formats/literals/tiled.h"

#include "app/formats/readers/tiled.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace sepax {

namespace {

/// The labelled values directly in a group.
class TiledFields {
 public:
  TiledFields(const LiteralTree& tree, std::uint32_t group) : tree_(tree), group_(group) {}

  /// 0 where there is none.
  [[nodiscard]] std::uint32_t node(std::string_view label) const {
    for (std::uint32_t at = group_ + 1; at < tree_.nodes[group_].end; at = tree_.nodes[at].end)
      if (tree_.nodes[at].labelled && tree_.nodes[at].label == label) return at;
    return 0;
  }
  [[nodiscard]] bool has(std::string_view label) const { return node(label) != 0; }
  [[nodiscard]] bool hasNumber(std::string_view label) const {
    return has(label) && tree_.nodes[node(label)].kind == LiteralKind::number;
  }
  [[nodiscard]] double number(std::string_view label) const {
    return hasNumber(label) ? tree_.nodes[node(label)].value : 0;
  }
  [[nodiscard]] bool hasGroup(std::string_view label) const {
    return has(label) && tree_.nodes[node(label)].kind == LiteralKind::group;
  }
  /// A text or a word: "ellipse", true.
  [[nodiscard]] std::string_view word(std::string_view label) const {
    return has(label) ? tree_.nodes[node(label)].text : std::string_view{};
  }

 private:
  const LiteralTree& tree_;
  std::uint32_t group_;
};

TiledPart leftOut(std::string_view what) {
  return {TiledKind::other, {}, {}, {fmt::format("{} was left out; it is no polygon", what)}, {}};
}

/// A layer of tiles, or one that objects or layers stand in.
TiledPart layerOf(const TiledFields& fields) {
  const std::string_view type = fields.word("type");
  if (type == "tilelayer")
    return {TiledKind::other, {}, {}, {}, tileLayerSentence(fields.word("name"))};
  if (type == "imagelayer") return leftOut("a picture");
  const bool holds =
      (type == "objectgroup" && fields.has("objects")) || (type == "group" && fields.has("layers"));
  if (!holds) return {};
  const Vec2 offset{fields.number("offsetx"), fields.number("offsety")};
  return {TiledKind::layer, {}, offset, {kTiledNote}, {}};
}

/// Why an object has no corners; empty when it has.
std::string_view otherObject(const TiledFields& fields) {
  constexpr auto kShapes =
      std::to_array<std::pair<std::string_view, std::string_view>>({{"ellipse", "an ellipse"},
                                                                    {"point", "a point"},
                                                                    {"text", "a text"},
                                                                    {"capsule", "a capsule"}});
  for (const auto& [shape, words] : kShapes)
    if (fields.word("shape") == shape || fields.word(shape) == "true" || fields.hasGroup(shape))
      return words;
  if (fields.has("gid")) return "a tile";
  const bool hasArea = fields.number("width") > 0 && fields.number("height") > 0;
  return hasArea ? "" : "an object without area";
}

/// About the place of the object.
std::vector<Vec2> pointsOf(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                           std::uint32_t list) {
  std::vector<Vec2> points;
  for (std::uint32_t at = list + 1; at < tree.nodes[list].end; at = tree.nodes[at].end) {
    if (shapes[at].shape != LiteralShape::point) continue;
    const std::array<double, 3> point = pointOf(tree, shapes[at]);
    points.push_back({point[0], point[1]});
  }
  return points;
}

/// A polyline whose last point is another than its first.
bool isOpenLine(const TiledFields& fields, const std::vector<Vec2>& points) {
  return !fields.has("polygon") && points.size() > 1 && points.front() != points.back();
}

}  // namespace

TiledPart tiledPart(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                    std::uint32_t group) {
  if (tree.nodes[group].label == "tilesets") return {TiledKind::other, {}, {}, {}, {}};
  const TiledFields fields(tree, group);
  TiledPart part = layerOf(fields);
  if (part.kind != TiledKind::none || !fields.hasNumber("x") || !fields.hasNumber("y")) return part;
  const std::uint32_t list = std::max(fields.node("polygon"), fields.node("polyline"));
  const bool listed = list != 0 && shapes[list].shape == LiteralShape::points;
  // what every object of Tiled has; the rest of its fields may be those of any program
  const bool object =
      fields.hasNumber("rotation") && (fields.has("visible") || !fields.word("shape").empty());
  if (!listed && !object) return part;
  const std::string_view other = listed ? std::string_view{} : otherObject(fields);
  if (!other.empty()) return leftOut(other);
  const std::vector<Vec2> listing = listed ? pointsOf(tree, shapes, list) : std::vector<Vec2>{};
  if (isOpenLine(fields, listing)) return leftOut(fmt::format("a {}", kTiledPolyline));
  part.kind = TiledKind::outline;
  const double width = fields.number("width");
  const double height = fields.number("height");
  const SvgTransform place =
      tiledPlace({fields.number("x"), fields.number("y")}, fields.number("rotation"));
  for (const Vec2 point :
       listed ? listing : std::vector<Vec2>{{0, 0}, {width, 0}, {width, height}, {0, height}}) {
    const Vec2 placed = transformed(place, point);
    part.numbers.insert(part.numbers.end(), {placed.x, placed.y});
  }
  part.notes = {kTiledNote};
  if (place != SvgTransform{}) part.notes.emplace_back(kTiledPlaceNote);
  return part;
}

LiteralPoses posesOf(const TiledPart& layer) {
  if (layer.offset == Vec2{}) return {};
  return {{{.position = {{layer.offset.x, layer.offset.y, 0}},
            .maybeDone = false,
            .positionNote = kTiledLayerNote}},
          {},
          {}};
}

}  // namespace sepax
