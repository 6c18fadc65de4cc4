#include "app/figure/xml.h"
#include "app/formats/readers.h"
#include "app/formats/readers/tiled.h"
#include "app/formats/svg/markup.h"
#include "app/formats/svg/numbers.h"
#include "app/formats/svg/shapes.h"
#include "app/formats/text/number.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace sepax {

namespace {

/// What is an object, and no polygon.
bool isOtherShape(std::string_view tag) {
  constexpr auto kTags = std::to_array<std::string_view>({"ellipse", "point", "text", "capsule"});
  return std::ranges::find(kTags, tag) != kTags.end();
}

/// The points do not come back to the first one.
bool isOpenLine(std::string_view points) {
  const std::vector<double> all = svgNumbers(points).values;
  return all.size() >= 4 && !std::equal(all.begin(), all.begin() + 2, all.end() - 2);
}

class TmxReader {
 public:
  /// The outlines in the tiles of a map stand nowhere; those of a set of tiles are all that it has.
  explicit TmxReader(std::string_view text) : text_(text), isMap_(text.find("<map") != text.npos) {}

  RawGeometry read() {
    shapes_.note(kTiledNote);
    SvgTags tags(text_);
    for (auto tag = tags.next(); tag && !shapes_.failed(); tag = tags.next())
      tag->isEnd ? close(tag->name) : open(*tag);
    if (tags.brokenLine() > 0)
      shapes_.fail(atLine(tags.brokenLine()) + "this tag is never closed; write > or />");
    if (shapes_.empty())
      shapes_.fail(!tiles_.empty() ? tiles_
                                   : "the map of Tiled has no polygon; it needs an <object> that "
                                     "is one or a rectangle");
    if (!tiles_.empty()) shapes_.note("left out: " + tiles_);
    RawGeometry raw = std::move(shapes_).finished();
    raw.format = "tmx";
    return raw;
  }

 private:
  struct Object {
    std::string name;
    std::size_t line = 0;
    Vec2 size;
    SvgTransform place;
    bool hasShape = false;  ///< it is no rectangle
  };

  void open(const SvgTag& tag) {
    if (tag.name == "tileset" && !tag.isEmpty) inTiles_ = isMap_;
    if (inTiles_) return;
    if (tag.name == "objectgroup" || tag.name == "group") layer(tag);
    if (tag.name == "layer" && tiles_.empty()) tiles_ = tileLayerSentence(nameOf(tag));
    if (tag.name == "object") object(tag);
    if (object_) shape(tag);
    if (tag.name == "object" && tag.isEmpty) close(tag.name);
    if (tag.name == "tile" && !tag.isEmpty) inTile_ = true;
  }

  void close(std::string_view name) {
    if (name == "tileset") inTiles_ = false;
    if (name == "tile") inTile_ = false;
    if (inTiles_) return;
    if ((name == "objectgroup" || name == "group") && !layers_.empty()) layers_.pop_back();
    if (name != "object" || !object_) return;
    const auto [width, height] = object_->size;
    if (!object_->hasShape && width > 0 && height > 0)
      shapes_.add(object_->name, object_->line, {{0, 0}, {width, 0}, {width, height}, {0, height}},
                  object_->place);
    else if (!object_->hasShape)
      leaveOut("object without area");
    object_.reset();
  }

  void layer(const SvgTag& tag) {
    if (tag.isEmpty) return;
    const Vec2 offset{number(tag, "offsetx"), number(tag, "offsety")};
    if (offset != Vec2{}) shapes_.note(kTiledLayerNote);
    layers_.push_back(
        combined(layers_.empty() ? SvgTransform{} : layers_.back(), tiledPlace(offset, 0)));
  }

  void object(const SvgTag& tag) {
    const Vec2 position{number(tag, "x"), number(tag, "y")};
    const double rotation = number(tag, "rotation");
    object_ = Object{nameOf(tag), tag.line, {number(tag, "width"), number(tag, "height")}, {}};
    object_->place =
        combined(layers_.empty() ? SvgTransform{} : layers_.back(), tiledPlace(position, rotation));
    if (position != Vec2{} || rotation != 0) shapes_.note(kTiledPlaceNote);
    for (const std::string_view other : {"gid", "template"}) {
      if (!attributeOf(tag, other)) continue;
      object_->hasShape = true;
      leaveOut(other == "gid" ? "tile" : "object of a template");
    }
  }

  /// What stands in an object and makes it something else than a rectangle.
  void shape(const SvgTag& tag) {
    if (isOtherShape(tag.name)) leaveOut(tag.name);
    object_->hasShape = object_->hasShape || isOtherShape(tag.name);
    if (tag.name != "polygon" && tag.name != "polyline") return;
    object_->hasShape = true;
    const SvgAttribute* points = attributeOf(tag, "points");
    if (!points) return;
    // the shape that a tile collides with is taken as an area, whichever tool drew it
    if (tag.name == "polyline" && !inTile_ && isOpenLine(points->value))
      return leaveOut(kTiledPolyline);
    shapes_.addPoints(points->value, points->line, object_->name, object_->place);
  }

  static std::string nameOf(const SvgTag& tag) {
    const SvgAttribute* name = attributeOf(tag, "name");
    return name ? xmlUnescaped(name->value) : std::string{};
  }

  /// 0 where the tag has none.
  double number(const SvgTag& tag, std::string_view name) {
    const SvgAttribute* attribute = attributeOf(tag, name);
    if (!attribute) return 0;
    const ScannedNumber read = wholeNumber(trimmed(attribute->value));
    if (read.state != NumberState::finite)
      shapes_.fail(fmt::format("{}{}={} is no number", atLine(attribute->line), name,
                               inQuotes(attribute->value)));
    return read.value;
  }

  void leaveOut(std::string_view what) {
    const bool vowel = std::string_view("aeio").find(what.front()) != std::string_view::npos;
    shapes_.note(fmt::format("{} {} was left out; it is no polygon", vowel ? "an" : "a", what));
  }

  std::string_view text_;
  bool isMap_;
  bool inTiles_ = false;
  bool inTile_ = false;  ///< what stands there is the shape that a tile collides with
  SvgShapes shapes_;
  std::string tiles_;                 ///< about the first layer of tiles
  std::vector<SvgTransform> layers_;  ///< that are open, the innermost last
  std::optional<Object> object_;      ///< that is open
};

}  // namespace

std::optional<RawGeometry> readTmx(std::string_view text) {
  if (!isTiledMarkup(text)) return std::nullopt;
  return TmxReader(text).read();
}

}  // namespace sepax
