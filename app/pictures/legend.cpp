#include "app/pictures/legend.h"

#include <algorithm>
#include <array>
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

struct Entry {
  Role role;
  std::string_view technique;  ///< empty = in all others
  std::string_view words;      ///< empty = the name of the body
  Swatch swatch;
};

/// What a role means and how it is drawn, in the order of the legend; the first row of a role that
/// fits counts.
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
    Entry{Role::overlap, "motion", "shadows meet", Swatch::bar},
    Entry{Role::overlap, "", "overlap", Swatch::crossHatch},
    Entry{Role::result, "sat", "push-out (MTV)", Swatch::arrow},
    Entry{Role::result, "ray", "hit", Swatch::ring},
    Entry{Role::result, "inside", "inside", Swatch::line},
    Entry{Role::result, "", "contact", Swatch::disc},
    Entry{Role::velocity, "", "velocity", Swatch::dashedArrow},
    Entry{Role::path, "inside", "boundary, passed over", Swatch::frame},
    Entry{Role::path, "", "path of the meeting point", Swatch::line},
};

std::string wordsOf(const Entry& entry, const Evidence& evidence) {
  if (!entry.words.empty()) return std::string(entry.words);
  const int body = entry.role == Role::a ? evidence.a : evidence.b;
  return body < 0 ? std::string() : evidence.bodies[static_cast<std::size_t>(body)].name;
}

/// The rows that speak of roles in use.
std::vector<Entry> entriesFor(const std::set<Role>& used, std::string_view technique) {
  std::vector<Entry> entries;
  std::set<Role> known;
  for (const Entry& entry : kMeanings) {
    const bool fits = entry.technique.empty() || entry.technique == technique;
    if (fits && used.contains(entry.role) && known.insert(entry.role).second) {
      entries.push_back(entry);
    }
  }
  return entries;
}

/// The roles of what is drawn as evidence or as a body.
std::set<Role> rolesIn(const Figure& figure) {
  std::set<Role> roles;
  for (const Item& item : figure.items) {
    std::visit(
        [&roles](const auto& part) {
          using Part = std::decay_t<decltype(part)>;
          if (part.layer == Layer::badge) return;
          if constexpr (std::is_same_v<Part, Stroke> || std::is_same_v<Part, Fill>) {
            roles.insert(part.paint.role);
          } else if constexpr (std::is_same_v<Part, Dot>) {
            roles.insert(part.ringWidth > 0 ? part.ring.role : part.fill.role);
          } else if constexpr (std::is_same_v<Part, Box>) {
            roles.insert(part.borderWidth > 0 ? part.border.role : part.fill.role);
          }
        },
        item);
  }
  return roles;
}

}  // namespace

Figure legendOf(const Figure& figure, const Evidence& evidence, const ViewState& view) {
  Figure legend;
  legend.width = figure.width;
  legend.height = kRowHeight;
  Vec2 at{kMargin, kRowHeight / 2};
  for (const Entry& entry : entriesFor(rolesIn(figure), view.technique)) {
    const std::string words = wordsOf(entry, evidence);
    if (words.empty()) continue;
    const double width = kSwatchWidth + kGap + textWidth(words, kTextSize, Weight::regular);
    if (at.x > kMargin && at.x + width > figure.width - kMargin) {
      at = {kMargin, at.y + kRowHeight};
      legend.height += kRowHeight;
    }
    addSwatch(legend, entry.swatch, entry.role, at);
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
