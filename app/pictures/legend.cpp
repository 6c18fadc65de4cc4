#include "app/pictures/legend.h"

#include "app/figure/font.h"
#include "app/figure/label_room.h"
#include "app/pictures/legend_swatch.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <variant>

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

/// How opaque most pixels of the row are.
double pixelAlpha(const Figure& figure, const LegendRow& row) {
  std::map<double, int> boxes;
  for (const Item& item : figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box != nullptr && box->part == row.part && box->fill.role == row.role)
      ++boxes[box->fill.alpha];
  }
  const auto most = std::ranges::max_element(boxes, {}, &std::pair<const double, int>::second);
  return most == boxes.end() ? 1 : most->first;
}

bool isLine(Swatch swatch) {
  return swatch == Swatch::line || swatch == Swatch::dashes || swatch == Swatch::dots;
}

/// A line has the colours, at most two, the dash and about the width that it has in the picture.
SwatchLook lookOf(const Figure& figure, const LegendRow& row) {
  constexpr double kThinnest = 1.2;  // logical pixels
  constexpr double kThickest = 2.4;
  SwatchLook look{{}, pixelAlpha(figure, row), 0, {}};
  for (const Item& item : figure.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (!isLine(row.swatch) || stroke == nullptr || stroke->part != row.part || isLeader(item))
      continue;
    if (look.roles.empty()) {
      look.lineWidth = std::clamp(stroke->width, kThinnest, kThickest);
      look.dash = stroke->dash;
    }
    const bool known = std::ranges::find(look.roles, stroke->paint.role) != look.roles.end();
    if (!known && look.roles.size() < 2) look.roles.push_back(stroke->paint.role);
  }
  if (look.roles.empty()) look.roles = {row.role};
  return look;
}

/// A word and the line that leads to it say themselves what they mean.
bool isWords(const Item& item) { return std::holds_alternative<Text>(item) || isLeader(item); }

/// What the row shows is what stands there: a mark may be a ring or, in a large pixel, its frame.
bool explains(const LegendRow& row, const Item& item) {
  if (partOf(item) != row.part) return false;
  if (row.swatch == Swatch::number || isWords(item))
    return row.swatch == Swatch::number && std::holds_alternative<Text>(item);
  const bool ring = std::holds_alternative<Dot>(item);
  return row.swatch == Swatch::ring ? ring : row.swatch != Swatch::frame || !ring;
}

/// "MTV (0.50, 0.00)" says push-out (MTV): one of the words that stand for each other.
bool saysOneOf(std::string_view text, std::string_view words) {
  while (!words.empty()) {
    const std::size_t end = std::min(words.find_first_of(",()"), words.size());
    std::string_view word = words.substr(0, end);
    while (word.starts_with(' ')) word.remove_prefix(1);
    while (word.ends_with(' ')) word.remove_suffix(1);
    if (!word.empty() && text.find(word) != text.npos) return true;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return false;
}

/// Words of the picture say at the part itself what the row would say of it; of a body its name.
bool isSaid(const LegendRow& row, const Figure& figure) {
  return std::ranges::any_of(figure.items, [&](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    if (text == nullptr) return false;
    const bool body = row.part == Part::bodyA || row.part == Part::bodyB;
    if (body) return text->part == Part::name && text->text == row.words;
    return text->part == row.part && saysOneOf(text->text, row.said.empty() ? row.words : row.said);
  });
}

}  // namespace

LegendSize legendSize(const std::vector<LegendRow>& rows, double width) {
  LegendSize size;
  size.height = layoutOf(rows, width).height;
  for (const LegendRow& row : rows) size.width = std::max(size.width, widthOf(row) + 2 * kMargin);
  return size;
}

std::vector<LegendRow> rowsOf(const std::vector<LegendRow>& rows, const Figure& figure) {
  std::vector<LegendRow> kept;
  std::vector<LegendRow> said;
  for (const LegendRow& row : rows) {
    const auto explained = [&](const Item& item) { return explains(row, item); };
    if (isSaid(row, figure))
      said.push_back(row);
    else if (std::ranges::any_of(figure.items, explained))
      kept.push_back(row);
  }
  std::erase_if(kept, [&](const LegendRow& row) { return hasWords(said, row.words); });
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
    addSwatch(legend, place.row.swatch, lookOf(figure, place.row), at);
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
