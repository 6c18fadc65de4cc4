#include "app/pictures/svg.h"

#include "app/figure/xml.h"
#include "app/pictures/svg_element.h"
#include "app/pictures/svg_hatch.h"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

constexpr std::array<std::string_view, 9> kLayerNames{
    "grid", "fill", "ghost", "guide", "outline", "evidence", "handle", "label", "badge"};

/// Writes the document of one figure.
class SvgWriter {
 public:
  SvgWriter(const Figure& figure, const VectorOptions& options)
      : figure_(figure),
        options_(options),
        ink_{theme(options.theme), figure.ground.role, options.transparentGround} {}

  [[nodiscard]] std::string document(const PictureInfo& info);

 private:
  void header(const PictureInfo& info);
  void style();
  void ground();
  void layers();
  void openGroup(Layer layer, Role role);
  void closeGroup();
  void closeLayer();
  void line(const std::string& text) { body_ += text + "\n"; }

  const Figure& figure_;
  const VectorOptions& options_;
  SvgInk ink_;
  std::string body_;
  std::optional<Layer> layer_;
  std::optional<Role> role_;
};

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
                  svgNumber(width * unit), suffix, svgNumber(height * unit), suffix,
                  svgNumber(figure_.width), svgNumber(figure_.height)));
  line("<title id=\"title\">" + xmlEscaped(info.title) + "</title>");
  line("<desc id=\"desc\">" + xmlEscaped(info.caption) + "</desc>");
  if (info.scene.empty()) return;
  line(fmt::format("<metadata><scene xmlns=\"{}\" id=\"{}\">{}</scene></metadata>", kSceneNamespace,
                   kSceneKey, xmlEscaped(info.scene)));
}

void SvgWriter::style() {
  line(
      "<style>text{font-family:Inter,'DejaVu Sans',sans-serif;white-space:pre}"
      ".mono{font-family:'DejaVu Sans Mono',monospace}"
      ".halo{paint-order:stroke;stroke-linejoin:round}</style>");
}

void SvgWriter::ground() {
  if (options_.transparentGround) return;
  line(fmt::format("<rect id=\"ground\" width=\"{}\" height=\"{}\"{}/>", svgNumber(figure_.width),
                   svgNumber(figure_.height), svgPaint(ink_.theme, "fill", figure_.ground)));
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
  line(fmt::format("<g class=\"{}\">", svgClass(role)));
  role_ = role;
}

void SvgWriter::layers() {
  for (const Item* item : inPaintingOrder(figure_)) {
    openGroup(std::visit([](const auto& shape) { return shape.layer; }, *item), shownRole(*item));
    const std::string element = svgElement(*item, ink_);
    if (!element.empty()) line(element);
  }
  closeLayer();
}

std::string SvgWriter::document(const PictureInfo& info) {
  header(info);
  style();
  body_ += hatchDefinitions(figure_, ink_.theme);
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
