#include "app/figure/xml.h"
#include "app/formats/readers.h"
#include "app/formats/readers/tiled.h"
#include "app/formats/svg/markup.h"
#include "app/formats/svg/shapes.h"
#include "app/formats/svg/transform.h"
#include "app/formats/text/number.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::ranges::find(names, name) != names.end();
}

/// evenodd of fill-rule="evenodd" and style="fill-rule:evenodd"; empty without.
std::string_view propertyOf(const SvgTag& tag, std::string_view name) {
  const SvgAttribute* style = attributeOf(tag, "style");
  for (std::string_view rest = style ? style->value : ""; !rest.empty();) {
    const std::string_view next = rest.substr(0, rest.find(';'));
    rest.remove_prefix(std::min(next.size() + 1, rest.size()));
    const std::size_t colon = std::min(next.find(':'), next.size());
    if (trimmed(next.substr(0, colon)) == name && colon < next.size())
      return trimmed(next.substr(colon + 1));
  }
  const SvgAttribute* attribute = attributeOf(tag, name);
  return attribute ? trimmed(attribute->value) : std::string_view{};
}

/// fillRule="evenodd" is that of a component.
std::optional<FillRule> fillRuleOf(const SvgTag& tag) {
  std::string_view value = propertyOf(tag, "fill-rule");
  if (value.empty()) value = propertyOf(tag, "fillRule");
  if (value == "evenodd") return FillRule::evenOdd;
  if (value == "nonzero") return FillRule::nonZero;
  return std::nullopt;
}

class SvgReader {
 public:
  /// Outlines of clip paths that are used are read, too, where `clips` is set.
  explicit SvgReader(std::string_view text, bool clips) : text_(text), clips_(clips) {}

  /// Nothing but rectangles is drawn, and clip paths cut outlines out of them.
  [[nodiscard]] bool isCutOut() const { return isCutOut_ && !drawsOutlines_; }

  RawGeometry read() {
    SvgTags tags(text_);
    for (auto tag = tags.next(); tag && !shapes_.failed(); tag = tags.next()) take(*tag);
    if (tags.brokenLine() > 0)
      shapes_.fail(atLine(tags.brokenLine()) + "this tag is never closed; write > or />");
    return std::move(shapes_).finished();
  }

 private:
  struct Open {
    std::string_view name;
    SvgTransform transform;
    SvgFill fill = {};
    std::string_view hiddenBy = {};  ///< the element in which its shapes are not drawn
    bool cutsOut = false;            ///< it stands in a clip path that is used
  };

  void take(const SvgTag& tag) {
    if (tag.isEnd) {
      if (!open_.empty() && open_.back().name == tag.name) open_.pop_back();
      return;
    }
    Open now = open_.empty() ? Open{} : open_.back();
    now.name = tag.name;
    if (now.hiddenBy.empty() &&
        isOneOf(tag.name, {"defs", "clipPath", "symbol", "marker", "mask", "pattern"}))
      now.hiddenBy = tag.name;
    if (const SvgAttribute* attribute = attributeOf(tag, "transform")) {
      if (const auto transform = parseSvgTransform(attribute->value))
        now.transform = combined(now.transform, *transform);
      else
        shapes_.note(fmt::format("the transform {} in line {} was left out; it is unknown",
                                 inQuotes(attribute->value), attribute->line));
    }
    now.fill.rule = fillRuleOf(tag).value_or(now.fill.rule);
    if (const std::string_view fill = propertyOf(tag, "fill"); !fill.empty() && fill != "inherit")
      now.fill.none = fill == "none";
    now.cutsOut = now.cutsOut || (tag.name == "clipPath" && isUsed(tag));
    const bool outline = isOneOf(tag.name, {"polygon", "polyline", "path"});
    drawsOutlines_ = drawsOutlines_ || (outline && now.hiddenBy.empty());
    isCutOut_ = isCutOut_ || (outline && now.cutsOut);
    if (now.hiddenBy.empty() || (clips_ && outline && now.cutsOut))
      shape(tag, now.transform, now.fill);
    else if (isOneOf(tag.name, {"polygon", "polyline", "path", "rect"}))
      shapes_.note(
          fmt::format("shapes in <{}> were left out; alone they are not drawn", now.hiddenBy));
    if (!tag.isEmpty) open_.push_back(now);
  }

  /// clip-path="url(#id)" stands somewhere.
  [[nodiscard]] bool isUsed(const SvgTag& tag) {
    constexpr int kMost = 50;  // each looks through the text
    const SvgAttribute* id = attributeOf(tag, "id");
    return id != nullptr && looked_++ < kMost &&
           text_.find(fmt::format("url(#{})", id->value)) != text_.npos;
  }

  void shape(const SvgTag& tag, const SvgTransform& transform, SvgFill fill) {
    const SvgAttribute* id = attributeOf(tag, "id");
    const std::string name = id ? xmlUnescaped(id->value) : std::string{};
    if (isOneOf(tag.name, {"polygon", "polyline"})) {
      if (const SvgAttribute* points = attributeOf(tag, "points"))
        shapes_.addPoints(points->value, points->line, name, transform,
                          tag.name == "polyline" && fill.none);
    } else if (tag.name == "path") {
      if (const SvgAttribute* d = attributeOf(tag, "d"))
        shapes_.addPath(d->value, d->line, name, transform, fill);
    } else if (tag.name == "rect") {
      shapes_.addRectangle(tag, name, transform);
    } else if (isOneOf(tag.name, {"circle", "ellipse", "line", "text", "image", "use"})) {
      shapes_.leaveOut(fmt::format("<{}>", tag.name));
    }
  }

  std::string_view text_;
  bool clips_;
  SvgShapes shapes_;
  std::vector<Open> open_;
  bool drawsOutlines_ = false;
  bool isCutOut_ = false;
  int looked_ = 0;  ///< clip paths whose use was looked for
};

/// <polygon> <vertex x="0" y="0"/> ... is of another kind of files.
bool isOfVertices(std::string_view text) {
  const auto holds = [&](std::string_view part) { return text.find(part) != text.npos; };
  return holds("<polygon") && !holds("points") && !holds("svg") && !holds("<path") &&
         !holds("<rect");
}

bool isMarkup(std::string_view text) {
  if (!trimmed(text).starts_with('<') || text.find("<coordinates") != text.npos) return false;
  if (text.find("LinearRing") != text.npos) return false;  // of GML
  if (isTiledMarkup(text) || isOfVertices(text)) return false;
  for (const std::string_view tag :
       {"<svg", "<polygon", "<polyline", "<path", "<rect", "<g", ":svg", ":polygon", ":path"})
    if (text.find(tag) != text.npos) return true;
  return false;
}

}  // namespace

std::optional<RawGeometry> readSvg(std::string_view text) {
  if (!isMarkup(text)) return std::nullopt;
  SvgReader reader(text, false);
  RawGeometry drawn = reader.read();
  return reader.isCutOut() ? SvgReader(text, true).read() : drawn;
}

}  // namespace sepax
