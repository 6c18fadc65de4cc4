#include "app/pictures/svg.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "app/figure/font.h"
#include "app/figure/halo.h"
#include "app/figure/hatch.h"
#include "app/figure/xml.h"

namespace sepax {

namespace {

constexpr double kHundredths = 100;  ///< coordinates are written to a hundredth of a pixel

constexpr std::array<std::string_view, 9> kLayerNames{
    "grid", "fill", "ghost", "guide", "outline", "evidence", "handle", "label", "badge"};
constexpr std::array<std::string_view, static_cast<std::size_t>(Role::count)> kRoleNames{
    "ground", "panel", "raised", "line", "grid-minor", "grid-major", "text",     "muted", "dim",
    "a",      "b",     "other",  "gap",  "overlap",    "result",     "velocity", "path",  "accent"};

/// "12.5": no more digits than it takes, never "-0".
std::string decimal(double value, double parts = kHundredths) {
  const double rounded = std::round(value * parts) / parts;
  return fmt::format("{}", rounded == 0 ? 0.0 : rounded);
}

/// To a thousandth: many faint ghosts on each other add up.
std::string opacity(Paint paint) { return decimal(paint.alpha, 1000); }

std::string point(Vec2 p) { return decimal(p.x) + "," + decimal(p.y); }

/// Writes the items of one figure.
class SvgWriter {
 public:
  SvgWriter(const Figure& figure, const VectorOptions& options)
      : figure_(figure), options_(options), theme_(theme(options.theme)) {}

  [[nodiscard]] std::string document(const PictureInfo& info);

 private:
  void header(const PictureInfo& info);
  void definitions();
  void ground();
  void layers();
  void openGroup(Layer layer, Role role);
  void closeGroup();
  void closeLayer();

  void add(const Stroke& stroke);
  void add(const Fill& fill);
  void add(const Dot& dot);
  void add(const Box& box);
  void add(const Text& text);

  [[nodiscard]] std::string color(Role role) const {
    const Color c = theme_[role];
    return fmt::format("#{:02x}{:02x}{:02x}", c.r, c.g, c.b);
  }
  /// ` name="#rrggbb"` and, where it is not opaque, ` name-opacity="0.5"`.
  [[nodiscard]] std::string painted(std::string_view name, Paint paint) const {
    std::string text = fmt::format(" {}=\"{}\"", name, color(paint.role));
    if (paint.alpha < 1) text += fmt::format(" {}-opacity=\"{}\"", name, opacity(paint));
    return text;
  }
  void line(const std::string& text) { body_ += text + "\n"; }

  const Figure& figure_;
  const VectorOptions& options_;
  const Theme& theme_;
  std::string body_;
  std::optional<Layer> layer_;
  std::optional<Role> role_;
};

Role roleOf(const Stroke& stroke) { return stroke.paint.role; }
Role roleOf(const Fill& fill) { return fill.paint.role; }
Role roleOf(const Dot& dot) { return dot.ringWidth > 0 ? dot.ring.role : dot.fill.role; }
Role roleOf(const Box& box) { return box.borderWidth > 0 ? box.border.role : box.fill.role; }
Role roleOf(const Text& text) { return text.paint.role; }

bool isFinite(const std::vector<Vec2>& points) {
  return std::all_of(points.begin(), points.end(), [](Vec2 p) { return sepax::isFinite(p); });
}

std::string pathOf(const std::vector<Vec2>& points, bool closed) {
  std::string path;
  for (const Vec2 p : points) path += (path.empty() ? "M" : " L") + point(p);
  if (points.size() == 1) path += " L" + point(points.front());
  return closed ? path + " Z" : path;
}

void SvgWriter::add(const Stroke& stroke) {
  if (stroke.points.empty() || !isFinite(stroke.points)) return;
  const bool dashed = stroke.dash.off > 0;
  std::string text =
      fmt::format("<path d=\"{}\" fill=\"none\"{} stroke-width=\"{}\"",
                  pathOf(stroke.points, stroke.closed && stroke.points.size() > 2),
                  painted("stroke", stroke.paint), decimal(stroke.width * theme_.strokeScale));
  if (stroke.cap == Cap::round && !dashed) text += " stroke-linecap=\"round\"";
  if (stroke.points.size() > 2) text += " stroke-linejoin=\"round\"";
  if (dashed)
    text += fmt::format(" stroke-dasharray=\"{} {}\"", decimal(stroke.dash.on),
                        decimal(stroke.dash.off));
  line(text + "/>");
}

std::string hatchId(Hatch hatch, Paint paint) {
  constexpr std::array<std::string_view, 4> kNames{"none", "forward", "backward", "cross"};
  return fmt::format("hatch-{}-{}-{}", kNames[static_cast<std::size_t>(hatch)],
                     kRoleNames[static_cast<std::size_t>(paint.role)],
                     std::lround(paint.alpha * 100));
}

void SvgWriter::add(const Fill& fill) {
  if (fill.outline.size() < 3 || !isFinite(fill.outline)) return;
  const std::string paint =
      fill.hatch == Hatch::none
          ? painted("fill", fill.paint)
          : fmt::format(" fill=\"url(#{})\"", hatchId(fill.hatch, fill.paint));
  line(fmt::format("<path d=\"{}\"{} fill-rule=\"evenodd\"/>", pathOf(fill.outline, true), paint));
}

/// The border lies inside of the edge; a fill under an opaque border may reach its middle.
void SvgWriter::add(const Dot& dot) {
  if (!sepax::isFinite(dot.center) || !(dot.radius > 0)) return;
  const double ring = std::min(dot.ringWidth, dot.radius);
  std::string text =
      fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}", decimal(dot.center.x),
                  decimal(dot.center.y), decimal(dot.radius - ring / 2), painted("fill", dot.fill));
  if (ring > 0)
    text += painted("stroke", dot.ring) + fmt::format(" stroke-width=\"{}\"", decimal(ring));
  line(text + "/>");
}

void SvgWriter::add(const Box& box) {
  if (!sepax::isFinite(box.min) || !sepax::isFinite(box.max)) return;
  const double border = box.borderWidth;
  const Vec2 min = box.min + Vec2{border / 2, border / 2};
  const Vec2 size = box.max - box.min - Vec2{border, border};
  if (!(size.x > 0) || !(size.y > 0)) return;
  std::string text = fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"",
                                 decimal(min.x), decimal(min.y), decimal(size.x), decimal(size.y));
  const double radius = std::max(std::min({box.radius - border / 2, size.x / 2, size.y / 2}), 0.0);
  if (radius > 0) text += fmt::format(" rx=\"{}\"", decimal(radius));
  text += painted("fill", box.fill);
  if (border > 0)
    text += painted("stroke", box.border) + fmt::format(" stroke-width=\"{}\"", decimal(border));
  line(text + "/>");
}

/// Where a line of text starts: SVG viewers without the font must not move its start.
double leftOf(const Text& text, double width) {
  switch (text.align) {
    case Align::left:
      return text.position.x;
    case Align::center:
      return text.position.x - width / 2;
    case Align::right:
      return text.position.x - width;
  }
  return text.position.x;
}

void SvgWriter::add(const Text& text) {
  if (!sepax::isFinite(text.position) || !(text.size > 0) || text.text.empty()) return;
  const double width = textWidth(text.text, text.size, text.weight);
  std::string attributes = fmt::format("x=\"{}\" y=\"{}\" font-size=\"{}\" textLength=\"{}\"",
                                       decimal(leftOf(text, width)), decimal(text.position.y),
                                       decimal(text.size), decimal(width));
  if (text.weight == Weight::semibold) attributes += " font-weight=\"600\"";
  // Not every viewer knows the style that keeps two spaces apart.
  if (text.text.find("  ") != std::string::npos) attributes += " xml:space=\"preserve\"";
  if (text.weight == Weight::mono) attributes += " class=\"mono\"";
  attributes += painted("fill", text.paint);
  if (text.halo && !options_.transparentGround) {
    attributes += painted("stroke", {figure_.ground.role, kHaloOpacity * text.paint.alpha});
    attributes += fmt::format(" stroke-width=\"{}\" class=\"halo\"", decimal(2 * kHaloRadius));
  }
  line(fmt::format("<text {}>{}</text>", attributes, xmlEscaped(text.text)));
}

void SvgWriter::header(const PictureInfo& info) {
  const double width = figure_.width * options_.scale;
  const double height = figure_.height * options_.scale;
  const bool paper = options_.millimetres > 0;
  const double unit = paper ? options_.millimetres / width : 1;
  const std::string_view suffix = paper ? "mm" : "";
  line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
  line(
      fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" "
                  "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" "
                  "width=\"{}{}\" height=\"{}{}\" viewBox=\"0 0 {} {}\" role=\"img\" "
                  "aria-labelledby=\"title desc\">",
                  decimal(width * unit), suffix, decimal(height * unit), suffix,
                  decimal(figure_.width), decimal(figure_.height)));
  line("<title id=\"title\">" + xmlEscaped(info.title) + "</title>");
  line("<desc id=\"desc\">" + xmlEscaped(info.caption) + "</desc>");
  if (info.scene.empty()) return;
  line(fmt::format("<metadata><scene xmlns=\"{}\" id=\"{}\">{}</scene></metadata>", kSceneNamespace,
                   kSceneKey, xmlEscaped(info.scene)));
}

/// The lines of a hatch through the origin: one half at each side of the tile.
std::string hatchLines(std::string_view color, std::string_view thin) {
  const double half = kHatchWidth / 2;
  std::string text;
  for (const double x : {0.0, kHatchPeriod - half}) {
    text += fmt::format("<rect x=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"{}/>", decimal(x),
                        decimal(half), decimal(kHatchPeriod), color, thin);
  }
  return text;
}

void SvgWriter::definitions() {
  line(
      "<style>text{font-family:Inter,'DejaVu Sans',sans-serif;white-space:pre}"
      ".mono{font-family:'DejaVu Sans Mono',monospace}"
      ".halo{paint-order:stroke;stroke-linejoin:round}</style>");
  std::map<std::string, const Fill*> hatches;
  for (const Item& item : figure_.items) {
    const Fill* fill = std::get_if<Fill>(&item);
    if (fill && fill->hatch != Hatch::none)
      hatches.emplace(hatchId(fill->hatch, fill->paint), fill);
  }
  for (const auto& [id, fill] : hatches) {
    const std::string ink = color(fill->paint.role);
    const std::string thin =
        fill->paint.alpha < 1 ? fmt::format(" fill-opacity=\"{}\"", opacity(fill->paint)) : "";
    std::string lines = hatchLines(ink, thin);
    if (fill->hatch == Hatch::cross) {
      const double half = kHatchWidth / 2;
      for (const double y : {0.0, kHatchPeriod - half}) {
        lines += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"{}/>",
                             decimal(half), decimal(y), decimal(kHatchPeriod - 2 * half),
                             decimal(half), ink, thin);
      }
    }
    line(
        fmt::format("<defs><pattern id=\"{}\" width=\"{}\" height=\"{}\" "
                    "patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate({})\">{}"
                    "</pattern></defs>",
                    id, decimal(kHatchPeriod), decimal(kHatchPeriod),
                    fill->hatch == Hatch::backward ? -45 : 45, lines));
  }
}

void SvgWriter::ground() {
  if (options_.transparentGround) return;
  line(fmt::format("<rect id=\"ground\" width=\"{}\" height=\"{}\"{}/>", decimal(figure_.width),
                   decimal(figure_.height), painted("fill", figure_.ground)));
}

void SvgWriter::closeGroup() {
  if (role_) line("</g>");
  role_.reset();
}

void SvgWriter::closeLayer() {
  closeGroup();
  if (layer_) line("</g>");
  layer_.reset();
}

void SvgWriter::openGroup(Layer layer, Role role) {
  if (layer_ != layer) {
    closeLayer();
    const std::string_view name = kLayerNames[static_cast<std::size_t>(layer)];
    line(fmt::format("<g id=\"{}\" inkscape:groupmode=\"layer\" inkscape:label=\"{}\">", name,
                     name));
    layer_ = layer;
  }
  if (role_ == role) return;
  closeGroup();
  line(fmt::format("<g class=\"{}\">", kRoleNames[static_cast<std::size_t>(role)]));
  role_ = role;
}

void SvgWriter::layers() {
  for (const Item* item : inPaintingOrder(figure_)) {
    std::visit(
        [this](const auto& part) {
          openGroup(part.layer, roleOf(part));
          add(part);
        },
        *item);
  }
  closeLayer();
}

std::string SvgWriter::document(const PictureInfo& info) {
  header(info);
  definitions();
  ground();
  layers();
  line("</svg>");
  return std::move(body_);
}

}  // namespace

std::string encodeSvg(const Figure& figure, const VectorOptions& options, const PictureInfo& info) {
  return SvgWriter(figure, options).document(info);
}

}  // namespace sepax
