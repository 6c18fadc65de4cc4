#include "tests/support/figure_text.h"

#include <array>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

namespace sepax::test {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Role::count)> kRoles{
    "ground", "panel", "raised", "line", "grid-minor", "grid-major", "text",     "muted", "dim",
    "a",      "b",     "other",  "gap",  "overlap",    "result",     "velocity", "path",  "accent"};
constexpr std::array<std::string_view, 9> kLayers{"grid",     "fill",   "ghost", "guide", "outline",
                                                  "evidence", "handle", "label", "badge"};

std::string text(double value) {
  const double tenths = std::round(value * 10) / 10;
  return fmt::format("{}", tenths == 0 ? 0.0 : tenths);
}

std::string text(Vec2 p) { return text(p.x) + "," + text(p.y); }

std::string text(const std::vector<Vec2>& points) {
  std::string line;
  for (const Vec2 p : points) line += " " + text(p);
  return line;
}

std::string text(Paint paint) {
  return fmt::format("{}/{:.3g}", kRoles[static_cast<std::size_t>(paint.role)], paint.alpha);
}

std::string lineOf(const Stroke& s) {
  const std::string dash =
      s.dash.off > 0 ? fmt::format(" dash {:.3g} {:.3g}", s.dash.on, s.dash.off) : "";
  return fmt::format("stroke {} {:.3g}{}{}{}", text(s.paint), s.width, dash,
                     s.closed ? " closed" : "", text(s.points));
}
std::string lineOf(const Fill& f) {
  return fmt::format("fill {}{}{}", text(f.paint), f.hatch == Hatch::none ? "" : " hatched",
                     text(f.outline));
}
std::string lineOf(const Dot& d) {
  return fmt::format("dot {} r {:.3g} {} ring {:.3g} {}", text(d.center), d.radius, text(d.fill),
                     d.ringWidth, text(d.ring));
}
std::string lineOf(const Text& t) {
  return fmt::format("text {} {} {:.3g} \"{}\"", text(t.position), text(t.paint), t.size, t.text);
}
std::string lineOf(const Box& b) {
  return fmt::format("box {} {} r {:.3g} {} border {:.3g} {}", text(b.min), text(b.max), b.radius,
                     text(b.fill), b.borderWidth, text(b.border));
}

}  // namespace

std::string toText(const Figure& figure) {
  std::string result = fmt::format("figure {} x {}\n", text(figure.width), text(figure.height));
  for (const Item* item : inPaintingOrder(figure)) {
    std::visit(
        [&result](const auto& piece) {
          result +=
              fmt::format("{} {}\n", kLayers[static_cast<std::size_t>(piece.layer)], lineOf(piece));
        },
        *item);
  }
  return result;
}

}  // namespace sepax::test
