#include "app/pictures/picture_figure.h"

#include <algorithm>

#include "app/figure/compose.h"
#include "app/figure/wrap.h"
#include "app/pictures/legend.h"

namespace sepax {

namespace {

constexpr double kCaptionSize = 14;
constexpr double kCaptionLine = 20;
constexpr double kCaptionMargin = 20;

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
  if (layer == Layer::badge) return request.layers.words;
  const bool evidence = layer == Layer::ghost || layer == Layer::guide || layer == Layer::evidence;
  return request.layers.evidence || !evidence;
}

/// The canvas in the room that is left to it.
Figure canvasFigure(const Evidence& evidence, ViewState view, const PictureRequest& request,
                    double height) {
  view.camera.zoom *= height / view.camera.height;
  view.camera.height = height;
  view.grid = request.layers.grid;
  view.names = request.layers.names;
  view.handles = request.layers.handles;
  Figure figure = paintPicture(evidence, view);
  const std::string caption = captionOf(evidence, view);
  std::erase_if(figure.items, [&](const Item& item) { return !isShown(item, request, caption); });
  return figure;
}

}  // namespace

std::string captionOf(const Evidence& evidence, const ViewState& view) {
  const Technique* technique = findTechnique(view.technique);
  if (technique == nullptr) return {};
  const Verdict verdict = technique->verdict(evidence, view);
  return std::string(technique->title) + ": " + verdict.sentence;
}

Figure pictureFigure(const Evidence& evidence, const ViewState& view,
                     const PictureRequest& request) {
  if (!request.legend && !request.caption)
    return canvasFigure(evidence, view, request, view.camera.height);
  const Figure caption =
      request.caption ? captionFigure(captionOf(evidence, view), view.camera.width) : Figure{};
  // What the legend has to explain depends on the picture, hardly on its height.
  const Figure whole = canvasFigure(evidence, view, request, view.camera.height);
  const Figure legend = request.legend ? legendOf(whole, evidence, view) : Figure{};
  const double height =
      std::max(view.camera.height - legend.height - caption.height, view.camera.height / 2);
  Figure figure = canvasFigure(evidence, view, request, height);
  if (legend.height > 0) figure = stacked(std::move(figure), legend, 0);
  if (caption.height > 0) figure = stacked(std::move(figure), caption, 0);
  figure.width = view.camera.width;
  figure.height = view.camera.height;
  return figure;
}

}  // namespace sepax
