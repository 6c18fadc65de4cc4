#include "app/pictures/legend.h"

#include <algorithm>
#include <array>
#include <set>
#include <variant>

#include "app/figure/font.h"

namespace sepax {

namespace {

constexpr double kRowHeight = 30;
constexpr double kMargin = 20;
constexpr double kSwatch = 26;
constexpr double kGap = 8;       ///< between swatch and word
constexpr double kBetween = 26;  ///< between two entries
constexpr double kTextSize = 13;

struct Entry {
  Role role;
  std::string_view technique;  ///< empty = in all others
  std::string_view words;
};

/// What a role means; the first row that fits counts.
constexpr std::array<Entry, 14> kMeanings{{
    {Role::gap, "inside", "outside"},
    {Role::gap, "ray", "tested, empty"},
    {Role::gap, "", "gap, separating"},
    {Role::overlap, "inside", "inside"},
    {Role::overlap, "", "overlap"},
    {Role::result, "sat", "push-out (MTV)"},
    {Role::result, "ray", "hit"},
    {Role::result, "inside", "crossing"},
    {Role::result, "", "contact"},
    {Role::velocity, "ray", "ray"},
    {Role::velocity, "", "velocity"},
    {Role::path, "ray", "differs from Bresenham"},
    {Role::path, "", "path of the meeting point"},
    {Role::other, "", "other bodies"},
}};

std::string wordsFor(Role role, const Evidence& evidence, std::string_view technique) {
  const auto name = [&](int body) { return evidence.bodies[static_cast<std::size_t>(body)].name; };
  if (role == Role::a) return evidence.a < 0 ? std::string() : name(evidence.a);
  if (role == Role::b) return evidence.b < 0 ? std::string() : name(evidence.b);
  for (const Entry& entry : kMeanings) {
    const bool fits = entry.technique.empty() || entry.technique == technique;
    if (entry.role == role && fits) return std::string(entry.words);
  }
  return {};
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
          }
        },
        item);
  }
  return roles;
}

/// The strokes of a role as the legend shows them: with their dashes, not with colour alone.
void addSwatch(Figure& legend, Role role, Vec2 at) {
  const Vec2 end = at + Vec2{kSwatch, 0};
  const bool body = role == Role::a || role == Role::b || role == Role::other;
  if (body) {
    const double half = 7;
    const std::vector<Vec2> box{at + Vec2{2, -half}, end + Vec2{-2, -half}, end + Vec2{-2, half},
                                at + Vec2{2, half}};
    legend.add(Fill{Layer::fill, box, {role, 0.2}, Hatch::none});
    legend.add(Stroke{Layer::outline, box, true, {role, 1}, 2.4, {}, Cap::round});
    return;
  }
  const bool dashed = role == Role::velocity || role == Role::path;
  legend.add(Stroke{Layer::evidence,
                    {at, end},
                    false,
                    {role, 1},
                    role == Role::result ? 4.0
                    : dashed             ? 2.0
                                         : 7.0,
                    dashed ? Dash{6, 4} : Dash{},
                    Cap::butt});
}

}  // namespace

Figure legendOf(const Figure& figure, const Evidence& evidence, const ViewState& view) {
  Figure legend;
  legend.width = figure.width;
  legend.height = kRowHeight;
  Vec2 at{kMargin, kRowHeight / 2};
  constexpr std::array kOrder{Role::a,       Role::b,      Role::other,    Role::gap,
                              Role::overlap, Role::result, Role::velocity, Role::path};
  const std::set<Role> used = rolesIn(figure);
  for (const Role role : kOrder) {
    const std::string words = wordsFor(role, evidence, view.technique);
    if (!used.contains(role) || words.empty()) continue;
    const double width = kSwatch + kGap + textWidth(words, kTextSize, Weight::regular);
    if (at.x > kMargin && at.x + width > figure.width - kMargin) {
      at = {kMargin, at.y + kRowHeight};
      legend.height += kRowHeight;
    }
    addSwatch(legend, role, at);
    legend.add(Text{Layer::label,
                    {at.x + kSwatch + kGap, at.y + 4.5},
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
