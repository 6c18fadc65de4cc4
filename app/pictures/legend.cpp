#include "app/pictures/legend.h"

#include "app/figure/font.h"
#include "app/pictures/legend_swatch.h"

#include <algorithm>
#include <set>
#include <string>

namespace sepax {

namespace {

constexpr double kRowHeight = 30;
constexpr double kMargin = 20;
constexpr double kGap = 8;       ///< between swatch and word
constexpr double kBetween = 26;  ///< between two entries
constexpr double kTextSize = 13;

double widthOf(const LegendRow& row) {
  return kSwatchWidth + kGap + textWidth(row.words, kTextSize, Weight::regular);
}

bool hasWords(const std::vector<LegendRow>& rows, std::string_view words) {
  return std::ranges::find(rows, words, &LegendRow::words) != rows.end();
}

/// The first of all rows with the same words.
std::vector<LegendRow> withoutRepetition(const std::vector<LegendRow>& rows) {
  std::vector<LegendRow> kept;
  for (const LegendRow& row : rows)
    if (!hasWords(kept, row.words)) kept.push_back(row);
  return kept;
}

struct Place {
  LegendRow row;
  Vec2 at;  ///< the middle of the left side of its swatch
};

struct Layout {
  std::vector<Place> places;
  double height = kRowHeight;
};

/// From left to right, line by line.
Layout layoutOf(const std::vector<LegendRow>& rows, double width) {
  Layout layout;
  Vec2 at{kMargin, kRowHeight / 2};
  for (const LegendRow& row : withoutRepetition(rows)) {
    const double needed = widthOf(row);
    if (at.x > kMargin && at.x + needed > width - kMargin) {
      at = {kMargin, at.y + kRowHeight};
      layout.height += kRowHeight;
    }
    layout.places.push_back({row, at});
    at.x += needed + kBetween;
  }
  return layout;
}

/// How opaque the first pixels of the part are.
double pixelAlpha(const Figure& figure, Part part) {
  for (const Item& item : figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box != nullptr && box->part == part) return box->fill.alpha;
  }
  return 1;
}

}  // namespace

LegendSize legendSize(const std::vector<LegendRow>& rows, double width) {
  LegendSize size;
  size.height = layoutOf(rows, width).height;
  for (const LegendRow& row : rows) size.width = std::max(size.width, widthOf(row) + 2 * kMargin);
  return size;
}

std::vector<LegendRow> rowsOf(const std::vector<LegendRow>& rows, const Figure& figure) {
  std::set<Part> shown;
  for (const Item& item : figure.items) shown.insert(partOf(item));
  std::vector<LegendRow> kept;
  for (const LegendRow& row : rows)
    if (shown.contains(row.part)) kept.push_back(row);
  return withoutRepetition(kept);
}

Figure legendOf(const std::vector<LegendRow>& rows, const Figure& figure, double height) {
  const Layout layout = layoutOf(rowsOf(rows, figure), figure.width);
  Figure legend;
  legend.width = figure.width;
  legend.inGrey = figure.inGrey;
  legend.height = std::max(height, layout.height);
  const PartScope part(legend, Part::legend);
  const Vec2 down{0, (legend.height - layout.height) / 2};
  for (const Place& place : layout.places) {
    const Vec2 at = place.at + down;
    addSwatch(legend, place.row.swatch, place.row.role, at, pixelAlpha(figure, place.row.part));
    legend.add(Text{Layer::label,
                    at + Vec2{kSwatchWidth + kGap, 4.5},
                    std::string(place.row.words),
                    kTextSize,
                    Weight::regular,
                    Align::left,
                    {Role::text, 1},
                    false});
  }
  return legend;
}

}  // namespace sepax
