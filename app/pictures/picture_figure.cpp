#include "app/pictures/picture_figure.h"

#include "app/figure/compose.h"
#include "app/figure/font.h"
#include "app/figure/wrap.h"
#include "app/pictures/legend.h"
#include "app/pictures/paper.h"
#include "app/techniques/contract/analyze_map.h"
#include "app/techniques/contract/position_map.h"
#include "app/techniques/contract/shown_answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

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
  const PartScope part(figure, Part::caption);
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

/// The least width at which no text of a caption is cut; it keeps clear of the right side too.
double widthOf(const Figure& caption) {
  double width = 0;
  for (const Item& item : caption.items) {
    const Text& text = std::get<Text>(item);
    const double right = text.position.x + textWidth(text.text, text.size, text.weight);
    width = std::max(width, right + kCaptionMargin);
  }
  return width;
}

bool isOn(PartGroup group, const PictureLayers& layers) {
  switch (group) {
    case PartGroup::grid:
      return layers.grid;
    case PartGroup::names:
      return layers.names;
    case PartGroup::handles:
      return layers.handles;
    case PartGroup::evidence:
      return layers.evidence;
    case PartGroup::words:
      return layers.words;
    case PartGroup::scene:
    case PartGroup::page:
      break;
  }
  return true;
}

bool isShown(Part part, const PictureRequest& request) {
  // Nobody wants to read the sentence twice.
  const bool narration = part == Part::narration || part == Part::narrationBacking;
  if (request.caption && narration) return false;
  const bool badge = part == Part::badge || part == Part::accusingBadge;
  if (badge && !request.layers.badges) return false;
  if (request.transparent && imitatesGround(part)) return false;
  return isOn(groupOf(part), request.layers);
}

/// The canvas in the room that is left to it.
Figure canvasFigure(TechniqueTable techniques, const Evidence& evidence, ViewState view,
                    const PictureRequest& request, double height) {
  view.camera.zoom *= height / view.camera.height;
  view.camera.height = height;
  // What is not painted leaves its room to the labels.
  view.grid = request.layers.grid;
  view.names = request.layers.names;
  view.handles = request.layers.handles;
  view.evidence = request.layers.evidence;
  view.closeUps = request.layers.closeUps;
  view.wording = wordingOf(request);
  // A strip would take room from the part of the world that is asked for.
  const auto painted = [&](const Evidence& found) {
    return request.crop ? paint(techniques, found, view) : paintPicture(techniques, found, view);
  };
  // Its cells are those that the picture shows, not those of a window.
  const bool map = mapRequested(techniques, evidence, view).has_value();
  Figure figure = map ? painted(withMap(techniques, evidence, view)) : painted(evidence);
  std::erase_if(figure.items, [&](const Item& item) { return !isShown(partOf(item), request); });
  return figure;
}

/// What stands below the canvas. The room for the legend is kept before anything is painted: for
/// all rows that the picture may need, so that it is painted once, in the room that is left.
struct Below {
  std::vector<LegendRow> rows;
  LegendSize legend;
  Figure caption;
  [[nodiscard]] double height() const { return legend.height + caption.height; }
  /// The least width at which nothing is cut.
  [[nodiscard]] double width() const { return std::max(legend.width, widthOf(caption)); }
};

/// Not more than a height of the painted picture, so that the file has whole pixels.
double wholePixels(double height, const PictureRequest& request) {
  return std::floor(layoutScale(request) * height) / layoutScale(request);
}

Below belowOf(TechniqueTable techniques, const Evidence& evidence, const ViewState& view,
              const PictureRequest& request, double width) {
  Below below;
  if (request.caption) below.caption = captionFigure(captionOf(techniques, evidence, view), width);
  if (!request.legend) return below;
  below.rows = legendRows(findTechnique(techniques, view.technique), evidence, view);
  below.legend = legendSize(below.rows, width);
  return below;
}

}  // namespace

std::string captionOf(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  const Technique* technique = findTechnique(techniques, view.technique);
  if (technique == nullptr) return {};
  const Verdict verdict = shownVerdict(*technique, evidence, view);
  return std::string(technique->title) + ": " + verdict.sentence;
}

double heightBelow(TechniqueTable techniques, const Evidence& evidence, const ViewState& view,
                   const PictureRequest& request) {
  return belowOf(techniques, evidence, view, request, view.camera.width).height();
}

std::string pictureProblem(TechniqueTable techniques, const Evidence& evidence,
                           const ViewState& view, const PictureRequest& request) {
  if (!request.legend && !request.caption) return {};
  const Below below = belowOf(techniques, evidence, view, request, view.camera.width);
  const double width =
      below.width() > view.camera.width ? std::ceil(below.width()) : view.camera.width;
  const double needed = width > view.camera.width
                            ? belowOf(techniques, evidence, view, request, width).height()
                            : below.height();
  const double height = std::ceil(needed / (1 - kCanvasShare));
  if (width <= view.camera.width && height <= view.camera.height) return {};
  if (width > view.camera.width && request.millimetres > 0 && layoutScale(request) > 1)
    return fmt::format(
        "the page is too narrow for legend and caption; choose at least --mm {:.0f} or leave them "
        "out",
        std::ceil(request.millimetres * width / view.camera.width));
  return fmt::format(
      "the picture is too small for its legend and caption; choose at least {:.0f}x{:.0f} or leave "
      "them out",
      std::ceil(layoutScale(request) * width),
      std::ceil(layoutScale(request) * std::max(height, view.camera.height)));
}

Figure pictureFigure(TechniqueTable techniques, const Evidence& evidence, const ViewState& view,
                     const PictureRequest& request) {
  Below below = belowOf(techniques, evidence, view, request, view.camera.width);
  const double left = view.camera.height - below.height();
  Figure figure = canvasFigure(techniques, evidence, view, request,
                               std::max(left, kCanvasShare * view.camera.height));
  const bool trims = request.trimmed && !rowOf(request.format).animated;
  double unused = 0;
  if (request.legend) {
    Figure legend = legendOf(below.rows, figure, trims ? 0 : below.legend.height);
    if (trims) unused = wholePixels(below.legend.height - legend.height, request);
    figure = stacked(std::move(figure), std::move(legend), 0);
  }
  if (request.caption) figure = stacked(std::move(figure), std::move(below.caption), 0);
  figure.width = view.camera.width;
  figure.height = view.camera.height - unused;
  return inked(std::move(figure), request);
}

}  // namespace sepax
