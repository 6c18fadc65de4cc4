#include "app/formats/literals/names.h"
#include "app/formats/literals/shapes.h"
#include "app/formats/literals/tree.h"
#include "app/formats/readers.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace sepax {

namespace {

constexpr std::string_view kList = "pts";
constexpr std::string_view kPoint = "xy";

/// Lists of points that are no outlines: what is drawn inside of one, curves, and lines.
bool isOther(std::string_view kind) {
  constexpr auto kKinds = std::to_array<std::string_view>(
      {"filled_polygon", "gr_curve", "fp_curve", "bezier", "wire", "bus"});
  return std::ranges::find(kKinds, kind) != kKinds.end();
}

/// To the tree a bracket is called by the word before it: (gr_poly (pts (xy 0 0) (xy 1 0))) is a
/// group with a group "gr_poly" in it, which has a group "pts" and one without a name.
class KicadReader {
 public:
  explicit KicadReader(const LiteralTree& tree) : tree_(tree) {}

  RawGeometry run() {
    raw_.format = "kicad";
    raw_.error = tree_.error;
    if (raw_.error.empty()) walk(0);
    if (raw_.error.empty() && raw_.polygons.empty())
      raw_.error = "no outline found; it needs (gr_poly (pts (xy x y) ...)) or the like";
    return std::move(raw_);
  }

 private:
  [[nodiscard]] const LiteralNode& node(std::uint32_t at) const { return tree_.nodes[at]; }

  void walk(std::uint32_t parent) {
    for (std::uint32_t at = parent + 1; at < node(parent).end; at = node(at).end) {
      if (node(at).kind != LiteralKind::group) continue;
      const bool list = at + 1 < node(at).end && node(at + 1).text == kList;
      list ? take(at, parent) : walk(at);
    }
  }

  void take(std::uint32_t list, std::uint32_t parent) {
    // (layer F.Cu) may stand before the points, and then has the name
    const std::string_view kind = node(list).text.empty() ? node(parent + 1).text : node(list).text;
    if (isOther(kind)) return note(fmt::format("a {} was left out; it is no outline", kind));
    constexpr int kNested = 2;
    RawPolygon polygon{literalName(tree_, parent, "", kNested), node(list).line, Arity::pair, {}};
    for (std::uint32_t at = list + 1; at < node(list).end; at = node(at).end) {
      if (node(at).kind != LiteralKind::group) continue;
      const std::vector<double> numbers = numbersOf(tree_, at);
      if (node(at + 1).text != kPoint)
        return note(
            fmt::format("the {} in line {} was left out: it has arcs", kind, node(list).line));
      if (numbers.size() != 2) return fail(at);
      polygon.numbers.insert(polygon.numbers.end(), numbers.begin(), numbers.end());
    }
    raw_.polygons.push_back(std::move(polygon));
  }

  void fail(std::uint32_t point) {
    if (!raw_.error.empty()) return;
    raw_.error = atLine(node(point).line) + "expected a point (xy x y)";
    for (std::uint32_t at = point + 1; at < node(point).end; ++at)
      if (isNonFiniteWord(node(at).text)) raw_.error = nonFiniteError(node(at).line, node(at).text);
  }

  void note(const std::string& sentence) { addNote(raw_, sentence); }

  const LiteralTree& tree_;
  RawGeometry raw_;
};

/// Whether a list of points of an s-expression is in the text: (pts (xy
bool hasPoints(std::string_view text) {
  constexpr std::string_view kOpen = "(pts";
  for (auto at = text.find(kOpen); at != text.npos; at = text.find(kOpen, at + 1))
    if (trimmed(text.substr(at + kOpen.size(), 80)).starts_with("(xy")) return true;
  return false;
}

}  // namespace

std::optional<RawGeometry> readKicad(std::string_view text) {
  if (!hasPoints(text)) return std::nullopt;
  return KicadReader(parseLiterals(text)).run();
}

}  // namespace sepax
