#include "app/formats/raw_holes.h"

#include "app/figure/numbers.h"
#include "core/rings/hole_bridges.h"

#include <fmt/format.h>

#include <utility>

namespace sepax {

namespace {

/// "hull hole 1"; the holes of nameless polygons are numbered through.
class HoleNames {
 public:
  std::string next(const std::string& outline, std::size_t number) {
    if (outline.empty()) return fmt::format("hole {}", ++nameless_);
    return fmt::format("{} hole {}", outline, number);
  }

 private:
  std::size_t nameless_ = 0;
};

std::string noteOf(std::size_t count, Holes holes) {
  if (count == 0) return {};
  const std::string these = counted(count, "hole");
  const std::string_view were = oneOrMany(count, "was", "were");
  if (holes == Holes::bridge)
    return fmt::format("{} {} joined to {} by {}", these, were,
                       oneOrMany(count, "its outline", "their outlines"),
                       oneOrMany(count, "a bridge", "bridges"));
  if (holes == Holes::outline) return fmt::format("{} {} left out", these, were);
  return fmt::format("{} became {} of {} own", these, oneOrMany(count, "a polygon", "polygons"),
                     oneOrMany(count, "its", "their"));
}

}  // namespace

Unholed unholed(std::vector<HoledPolygon> polygons, Holes holes) {
  Unholed result;
  HoleNames names;
  std::size_t count = 0;
  for (HoledPolygon& polygon : polygons) {
    NamedPolygon& outline = polygon.outline;
    count += polygon.holes.size();
    if (holes == Holes::bridge && !polygon.holes.empty()) {
      BridgedOutline bridged = withBridges(outline.vertices, polygon.holes);
      if (!bridged.problem.empty()) {
        result.problem = bridged.problem + ", so no bridge can be built; choose outline or bodies";
        result.index = polygon.index;
        return result;
      }
      outline.vertices = std::move(bridged.vertices);
    }
    const std::string name = outline.name;
    result.polygons.push_back(std::move(outline));
    if (holes != Holes::bodies) continue;
    std::size_t number = 0;
    for (std::vector<Vec2>& hole : polygon.holes)
      result.polygons.push_back({names.next(name, ++number), std::move(hole)});
  }
  result.note = noteOf(count, holes);
  return result;
}

}  // namespace sepax
