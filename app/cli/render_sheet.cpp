#include "app/cli/render_sheet.h"

#include "app/cli/render_source.h"
#include "app/cli/scene_argument.h"
#include "app/figure/wrap.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace sepax {

namespace {

constexpr double kGap = 16;         ///< between two cells, logical pixels
constexpr double kNameHeight = 26;  ///< below each picture, logical pixels
constexpr double kNameSize = 15;

/// A picture with its name below it.
struct Cell {
  std::string name;
  DrawnPicture drawn;
};

Cell cellOf(const std::string& scene, const RenderArguments& arguments, const PictureMeans& means) {
  SourceResult source = sourceOf(means.techniques, scene, arguments);
  if (!source.source) return {{}, {{}, source.error}};
  const std::string& title = source.source->scene.title;
  std::string name = title.empty() ? stemOf(scene) : title;
  PictureJob job(arguments.picture, std::move(*source.source), means);
  if (const std::string problem = job.plan(); !problem.empty())
    return {{}, {{}, scene + ": " + problem}};
  DrawnPicture drawn = job.drawFrame(0, arguments.picture.scale);
  if (!drawn.error.empty()) drawn.error = scene + ": " + drawn.error;
  return {std::move(name), std::move(drawn)};
}

/// Where the cells stand, logical pixels.
struct SheetLayout {
  std::size_t columns = 1;
  std::size_t rows = 1;
  Vec2 cell;  ///< size of a picture
  [[nodiscard]] Vec2 place(std::size_t index) const {
    const auto column = static_cast<double>(index % columns);
    const auto row = static_cast<double>(index / columns);
    return {kGap + column * (cell.x + kGap), kGap + row * (cell.y + kNameHeight + kGap)};
  }
  [[nodiscard]] Vec2 size() const {
    const Vec2 end = place(columns * rows - 1) + cell;
    return {end.x + kGap, end.y + kNameHeight + kGap};
  }
};

SheetLayout layoutOf(std::size_t count, const PictureRequest& request) {
  SheetLayout layout;
  layout.columns = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
  layout.rows = (count + layout.columns - 1) / layout.columns;
  layout.cell = {static_cast<double>(request.width), static_cast<double>(request.height)};
  return layout;
}

/// The names of the cells on a ground of the right size.
Figure sheetFigure(const std::vector<Cell>& cells, const SheetLayout& layout) {
  const Vec2 size = layout.size();
  Figure figure;
  figure.width = size.x;
  figure.height = size.y;
  figure.ground = {Role::raised, 1};
  const PartScope part(figure, Part::caption);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Vec2 at = layout.place(i);
    figure.add(Text{Layer::label,
                    {at.x, at.y + layout.cell.y + 18},
                    shortened(cells[i].name, kNameSize, layout.cell.x, Weight::semibold),
                    kNameSize,
                    Weight::semibold,
                    Align::left,
                    {Role::text, 1},
                    false});
  }
  return figure;
}

void paste(Image& sheet, const Image& cell, int left, int top) {
  const int width = std::min(cell.width, sheet.width - left);
  const int height = std::min(cell.height, sheet.height - top);
  for (int y = 0; y < height; ++y) {
    const auto from = cell.rgba.begin() + 4 * (static_cast<std::ptrdiff_t>(y) * cell.width);
    const auto to =
        sheet.rgba.begin() + 4 * (static_cast<std::ptrdiff_t>(top + y) * sheet.width + left);
    std::copy(from, from + 4 * static_cast<std::ptrdiff_t>(width), to);
  }
}

}  // namespace

std::string sheetProblem(std::size_t count, const PictureRequest& request) {
  const Vec2 size = request.scale * layoutOf(count, request).size();
  if (size.x * size.y <= kMaxPicturePixels && std::max(size.x, size.y) <= kMaxPictureSide)
    return {};
  return fmt::format("--sheet: {:.0f} x {:.0f} pixels are too many; choose a smaller --size",
                     size.x, size.y);
}

DrawnPicture contactSheet(const std::vector<std::string>& scenes, const RenderArguments& arguments,
                          const PictureMeans& means) {
  const PictureRequest& request = arguments.picture;
  std::vector<Cell> cells;
  for (const std::string& scene : scenes) {
    cells.push_back(cellOf(scene, arguments, means));
    if (!cells.back().drawn.error.empty()) return {{}, cells.back().drawn.error};
  }
  const SheetLayout layout = layoutOf(cells.size(), request);
  DrawnPicture sheet =
      means.figure(sheetFigure(cells, layout), {request.theme, request.scale, request.transparent});
  if (!sheet.error.empty()) return sheet;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Vec2 at = request.scale * layout.place(i);
    paste(sheet.image, cells[i].drawn.image, static_cast<int>(std::lround(at.x)),
          static_cast<int>(std::lround(at.y)));
  }
  return sheet;
}

}  // namespace sepax
