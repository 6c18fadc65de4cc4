#include "app/pictures/picture_figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "app/figure/compose.h"
#include "app/figure/font.h"
#include "app/figure/wrap.h"
#include "app/pictures/legend.h"

namespace sepax {

namespace {

constexpr double kCaptionSize = 14;
constexpr double kCaptionLine = 20;
constexpr double kCaptionMargin = 20;

/// Of the height of a picture that legend and caption leave to the canvas at the least.
constexpr double kCanvasShare = 0.4;

Figure captionFigure(const std::string& caption, double width) {
  Figure figure;
  figure.width = width;
  double y = kCaptionLine;
  for (const std::string& line : wrapped(caption, kCaptionSize, width - 2 * kCaptionMargin)) {
    figure.add(Text{Layer::label,
                    {kCaptionMargin, y},
                    line,
                    kCaptionSize,
                    Weight::regular,
                    Align::left,
                    {Role::text, 1},
                    false});
    y += kCaptionLine;
  }
  figure.height = y - kCaptionLine / 2;
  return figure;
}

bool isBacking(const Item& item) {
  const Box* box = std::get_if<Box>(&item);
  return box != nullptr && box->layer == Layer::badge && box->fill.role == Role::ground;
}

/// A line of the sentence that stands in the canvas, or what lies behind it.
bool isNarration(const Item& item, const std::string& sentence) {
  if (isBacking(item)) return true;
  const Text* text = std::get_if<Text>(&item);
  return text != nullptr && text->layer == Layer::badge && text->weight == Weight::regular &&
         sentence.find(text->text) != std::string::npos;
}

/// What only imitates the ground: the panel under the strip, and the lines of ground between
/// pixels.
bool isGround(const Item& item) {
  if (isBacking(item)) return true;
  if (const Box* box = std::get_if<Box>(&item)) {
    return box->layer == Layer::grid && box->fill.role == Role::panel;
  }
  const Stroke* stroke = std::get_if<Stroke>(&item);
  return stroke != nullptr && stroke->layer == Layer::ghost && stroke->paint.role == Role::ground;
}

bool isShown(const Item& item, const PictureRequest& request, const std::string& caption) {
  const Layer layer = std::visit([](const auto& part) { return part.layer; }, item);
  // Nobody wants to read the sentence twice.
  if (request.caption && isNarration(item, caption)) return false;
  if (request.transparent && isGround(item)) return false;
  return layer != Layer::badge || request.layers.words;
}

/// The canvas in the room that is left to it.
Figure canvasFigure(TechniqueTable techniques, const Evidence& evidence, ViewState view,
                    const PictureRequest& request, double height) {
  view.camera.zoom *= height / view.camera.height;
  view.camera.height = height;
  view.grid = request.layers.grid;
  view.names = request.layers.names;
  view.handles = request.layers.handles;
  view.evidence = request.layers.evidence;
  // A strip would take room from the part of the world that is asked for.
  Figure figure = request.crop ? paint(techniques, evidence, view)
                               : paintPicture(techniques, evidence, view);
  const std::string caption = captionOf(techniques, evidence, view);
  std::erase_if(figure.items, [&](const Item& item) { return !isShown(item, request, caption); });
  return figure;
}

/// What stands below the canvas.
struct Below {
  Figure legend;
  Figure caption;
  [[nodiscard]] double height() const { return legend.height + caption.height; }
  /// The least width at which nothing is cut; the texts keep clear of the right side too.
  [[nodiscard]] double width() const {
    double width = 0;
    for (const Figure* part : {&legend, &caption}) {
      for (const Item& item : part->items) {
        const Text* text = std::get_if<Text>(&item);
        if (text == nullptr) continue;
        const double right = text->position.x + textWidth(text->text, text->size, text->weight);
        width = std::max(width, right + kCaptionMargin);
      }
    }
    return width;
  }
};

Below belowOf(TechniqueTable techniques, const Evidence& evidence, ViewState view,
              const PictureRequest& request, double width) {
  Below below;
  view.camera.width = width;
  if (request.caption) below.caption = captionFigure(captionOf(techniques, evidence, view), width);
  // What the legend has to explain depends on the picture, hardly on its height.
  if (request.legend) {
    const Figure whole = canvasFigure(techniques, evidence, view, request, view.camera.height);
    below.legend = legendOf(whole, evidence, view);
  }
  return below;
}

}  // namespace

std::string captionOf(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  const Technique* technique = findTechnique(techniques, view.technique);
  if (technique == nullptr) return {};
  const Verdict verdict = technique->verdict(evidence, view);
  return std::string(technique->title) + ": " + verdict.sentence;
}

std::string pictureProblem(TechniqueTable techniques, const Evidence& evidence,
                           const ViewState& view, const PictureRequest& request) {
  if (!request.legend && !request.caption) return {};
  const Below below = belowOf(techniques, evidence, view, request, view.camera.width);
  const double width = std::max(view.camera.width, std::ceil(below.width()));
  const double needed =
      width > view.camera.width ? belowOf(techniques, evidence, view, request, width).height() : below.height();
  const double height = std::ceil(needed / (1 - kCanvasShare));
  if (width <= view.camera.width && height <= view.camera.height) return {};
  return fmt::format(
      "the picture is too small for its legend and caption; choose at least {:.0f}x{:.0f} or leave "
      "them out",
      width, std::max(height, view.camera.height));
}

Figure pictureFigure(TechniqueTable techniques, const Evidence& evidence, const ViewState& view,
                     const PictureRequest& request) {
  if (!request.legend && !request.caption)
    return canvasFigure(techniques, evidence, view, request, view.camera.height);
  Below below = belowOf(techniques, evidence, view, request, view.camera.width);
  const auto canvas = [&] {
    const double left = view.camera.height - below.height();
    return canvasFigure(techniques, evidence, view, request, std::max(left, kCanvasShare * view.camera.height));
  };
  Figure figure = canvas();
  if (request.legend) {
    // A lower canvas may show less, and the legend speaks of nothing else.
    below.legend = legendOf(figure, evidence, view);
    figure = canvas();
    const double room = below.legend.height;
    below.legend = legendOf(figure, evidence, view);
    below.legend.height = std::max(below.legend.height, room);
    figure = stacked(std::move(figure), std::move(below.legend), 0);
  }
  if (request.caption) figure = stacked(std::move(figure), std::move(below.caption), 0);
  figure.width = view.camera.width;
  figure.height = view.camera.height;
  return figure;
}

}  // namespace sepax
