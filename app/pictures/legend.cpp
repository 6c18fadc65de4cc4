#include "app/pictures/legend.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <variant>
#include <vector>

#include "app/figure/font.h"
#include "app/pictures/legend_swatch.h"

namespace sepax {

namespace {

constexpr double kRowHeight = 30;
constexpr double kMargin = 20;
constexpr double kGap = 8;       ///< between swatch and word
constexpr double kBetween = 26;  ///< between two entries
constexpr double kTextSize = 13;

/// What has to be in the picture of a role before a row speaks of it.
enum class Mark : std::uint8_t { any, lane, band, point, pixel };

struct Entry {
  Role role;
  std::string_view technique;  ///< empty = in all others
  std::string_view words;      ///< empty = the name of the body
  Swatch swatch;
  Mark mark = Mark::any;
};

/// What a role means and how it is drawn, in the order of the legend; the first row of a role and
/// any mark that fits ends the rows of that role.
constexpr std::array kMeanings{
    Entry{Role::a, "ray", "Bresenham’s line", Swatch::pixel},
    Entry{Role::a, "", "", Swatch::area},
    Entry{Role::b, "ray", "solid pixels", Swatch::pixel},
    Entry{Role::b, "", "", Swatch::area},
    Entry{Role::other, "", "other bodies", Swatch::area},
    Entry{Role::gap, "inside", "outside", Swatch::dashes},
    Entry{Role::gap, "ray", "every cell touched", Swatch::pixel},
    Entry{Role::gap, "", "gap, separating", Swatch::dottedBar},
    Entry{Role::overlap, "inside", "edges cross", Swatch::diamond},
    Entry{Role::overlap, "ray", "walk as published", Swatch::hatch},
    Entry{Role::overlap, "motion", "shadows meet", Swatch::bar, Mark::lane},
    Entry{Role::overlap, "", "overlap", Swatch::crossHatch, Mark::band},
    Entry{Role::result, "sat", "push-out (MTV)", Swatch::arrow},
    Entry{Role::result, "ray", "hit", Swatch::ring},
    Entry{Role::result, "inside", "inside", Swatch::line},
    Entry{Role::result, "", "contact", Swatch::disc, Mark::point},
    Entry{Role::muted, "ray", "not tested", Swatch::pixel, Mark::pixel},
    Entry{Role::velocity, "", "velocity", Swatch::dashedArrow},
    Entry{Role::path, "inside", "boundary, passed over", Swatch::frame},
    Entry{Role::path, "", "path of the meeting point", Swatch::line},
};

std::string wordsOf(const Entry& entry, const Evidence& evidence) {
  if (!entry.words.empty()) return std::string(entry.words);
  const int body = entry.role == Role::a ? evidence.a : evidence.b;
  return body < 0 ? std::string() : evidence.bodies[static_cast<std::size_t>(body)].name;
}

/// Whether an item of the canvas shows the mark in the role.
bool shows(const Stroke& stroke, Role role, Mark mark) {
  const bool isLane = !stroke.closed && stroke.dash.off == 0;
  return stroke.paint.role == role && (mark == Mark::any || (mark == Mark::lane && isLane));
}
bool shows(const Fill& fill, Role role, Mark mark) {
  const bool isBand = fill.hatch == Hatch::cross;
  return fill.paint.role == role && (mark == Mark::any || (mark == Mark::band && isBand));
}
bool shows(const Dot& dot, Role role, Mark mark) {
  if (mark == Mark::point) return dot.fill.role == role && dot.fill.alpha == 1;
  return mark == Mark::any && (dot.ringWidth > 0 ? dot.ring.role : dot.fill.role) == role;
}
bool shows(const Box& box, Role role, Mark mark) {
  if (mark == Mark::pixel) return box.fill.role == role;
  return mark == Mark::any && (box.borderWidth > 0 ? box.border.role : box.fill.role) == role;
}
bool shows(const Text&, Role, Mark) { return false; }

bool isDrawn(const Figure& figure, const Entry& entry) {
  return std::ranges::any_of(figure.items, [&](const Item& item) {
    return std::visit(
        [&](const auto& part) {
          return part.layer != Layer::badge && shows(part, entry.role, entry.mark);
        },
        item);
  });
}

/// The rows that speak of what is drawn.
std::vector<Entry> entriesFor(const Figure& figure, std::string_view technique) {
  std::vector<Entry> entries;
  std::set<Role> known;
  for (const Entry& entry : kMeanings) {
    const bool fits = entry.technique.empty() || entry.technique == technique;
    if (!fits || known.contains(entry.role) || !isDrawn(figure, entry)) continue;
    entries.push_back(entry);
    if (entry.mark == Mark::any) known.insert(entry.role);
  }
  return entries;
}

/// The paint of the first pixels of a role; of the role alone where there are none.
Paint pixelPaint(const Figure& figure, Role role) {
  for (const Item& item : figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box != nullptr && box->layer != Layer::badge && box->fill.role == role) return box->fill;
  }
  return {role, 1};
}

}  // namespace

Figure legendOf(const Figure& figure, const Evidence& evidence, const ViewState& view) {
  Figure legend;
  legend.width = figure.width;
  legend.height = kRowHeight;
  Vec2 at{kMargin, kRowHeight / 2};
  for (const Entry& entry : entriesFor(figure, view.technique)) {
    const std::string words = wordsOf(entry, evidence);
    if (words.empty()) continue;
    const double width = kSwatchWidth + kGap + textWidth(words, kTextSize, Weight::regular);
    if (at.x > kMargin && at.x + width > figure.width - kMargin) {
      at = {kMargin, at.y + kRowHeight};
      legend.height += kRowHeight;
    }
    addSwatch(legend, entry.swatch, entry.role, at, pixelPaint(figure, entry.role).alpha);
    legend.add(Text{Layer::label,
                    {at.x + kSwatchWidth + kGap, at.y + 4.5},
                    words,
                    kTextSize,
                    Weight::regular,
                    Align::left,
                    {Role::text, 1},
                    false});
    at.x += width + kBetween;
  }
  return legend;
}

}  // namespace sepax
