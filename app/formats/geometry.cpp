#include "app/formats/geometry.h"

#include "app/formats/text/number.h"
#include "app/scene/json_path.h"
#include "app/scene/scene_json.h"
#include "core/exact/transform.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>
#include <set>
#include <string>

namespace sepax {

namespace {

constexpr std::size_t kNameBytes = 60;

std::string tidy(const std::string& name) {
  return shortened(trimmed(onOneLine(name)), kNameBytes);
}

/// Gives out names that nobody has. Remembers where it stopped, so that ten thousand polygons of
/// one name take no longer than ten thousand of different ones.
class FreeNames {
 public:
  explicit FreeNames(const Scene& scene) {
    for (const Body& body : scene.bodies) taken_.insert(body.name);
  }

  std::string unused(const std::string& wish) {
    if (wish.empty()) return letter();
    if (taken_.insert(wish).second) return wish;
    std::size_t& number = numbers_.try_emplace(wish, 1).first->second;
    std::string name;
    do name = wish + "-" + std::to_string(++number);
    while (!taken_.insert(name).second);
    return name;
  }

  void reserve(const std::string& name) { reserved_.insert(name); }

 private:
  std::string letter() {
    while (taken_.contains(letterName(next_)) || reserved_.contains(letterName(next_))) ++next_;
    return *taken_.insert(letterName(next_)).first;
  }

  std::set<std::string> taken_;
  std::set<std::string> reserved_;  ///< names that a polygon of the list has itself
  std::map<std::string, std::size_t> numbers_;
  std::size_t next_ = 0;
};

}  // namespace

Scene withPolygons(Scene scene, const std::vector<NamedPolygon>& polygons) {
  FreeNames names(scene);
  for (const NamedPolygon& polygon : polygons) names.reserve(tidy(polygon.name));
  for (const NamedPolygon& polygon : polygons) {
    Body body;
    body.name = names.unused(tidy(polygon.name));
    body.vertices = polygon.vertices;
    scene.bodies.push_back(std::move(body));
  }
  return scene;
}

std::vector<NamedPolygon> worldPolygons(const Scene& scene) {
  std::vector<NamedPolygon> polygons;
  polygons.reserve(scene.bodies.size());
  FreeNames names(scene);
  for (const Body& body : scene.bodies) {
    if (isThin(body.form)) continue;
    std::vector<Vec2> world = posed(body.vertices, body.position, body.angle);
    if (body.form.parts.empty()) {
      polygons.push_back({body.name, std::move(world)});
      continue;
    }
    int number = 0;
    for (const OutlineRange part : outlinesOf(body.form, world.size())) {
      const auto outline = sliceOf(world, part);
      polygons.push_back({names.unused(fmt::format("{}-{}", body.name, ++number)),
                          {outline.begin(), outline.end()}});
    }
  }
  return polygons;
}

std::string leftOutOf(const Scene& scene) {
  std::vector<std::string> names;
  for (const Body& body : scene.bodies)
    if (isThin(body.form))
      names.push_back(fmt::format("{} ({})", body.name, nameOf(body.form.kind)));
  if (names.empty()) return {};
  constexpr std::size_t kNamed = 3;
  const std::size_t more = names.size() > kNamed ? names.size() - kNamed : 0;
  names.resize(names.size() - more);
  return fmt::format(
      "{}{} left out: points and segments are no polygons; only a scene file holds "
      "them",
      fmt::join(names, ", "),
      more > 0            ? fmt::format(" and {} more are", more)
      : names.size() == 1 ? " is"
                          : " are");
}

}  // namespace sepax
