#include "app/formats/plain/engine_world.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

/// Polygons that calls of engines make at a place, and lists that calls go on with.
namespace sepax {

/// createPolygon({x, y}, [...], angle), new Polygon(x, y, [...]) and fromVertices(x, y, [...]).
std::optional<EngineWorld::Value> EngineWorld::madePolygon(const Call& call) {
  const Arguments& all = call.arguments;
  const bool matter = call.called == "fromvertices";
  const bool phaser = call.called == "polygon" && call.owner.ends_with("add");
  if (!matter && !isOneOf(call.called, {"createpolygon", "polygon"})) return std::nullopt;
  if (const auto farseer = polygonOfFarseer(call)) return farseer;
  // whether geo.Polygon(place, [...]) of a library that is not known adds its place, nobody knows
  const bool known = call.called != "polygon" || phaser || call.owner.empty();
  if (!known) return std::nullopt;
  const auto list = std::ranges::find_if(all, [&](const Argument& argument) {
    return argument.value.object && !objects_[*argument.value.object].lists.empty();
  });
  if (list == all.end()) return std::nullopt;
  const std::size_t body = newObject();
  Object& made = objects_[body];
  made.lists = objects_[*list->value.object].lists;
  made.isPolygon = true;
  EnginePose& pose = made.pose;
  pose.engine = matter                     ? "Matter.js"
                : phaser                   ? "Phaser"
                : call.called == "polygon" ? ""
                                           : "createPolygon";
  pose.pivot = matter ? "centroid" : phaser ? "middle" : "";
  pose.angleUnit = kRadians;
  const auto before = static_cast<std::size_t>(list - all.begin());
  if (before == 1 || before == 2) takePlace(pose, all, 0);
  if (before > 2) return std::nullopt;
  const bool turns = !matter && !phaser && before > 0 && list + 1 != all.end();
  if (turns) {
    pose.angle = (list + 1)->value.number;
    if (const auto options = (list + 1)->value.object) pose.angle = objects_[*options].pose.angle;
    const auto factor = [&](std::ptrdiff_t at) {
      return all.end() - list > at ? (list + at)->value.number.value_or(1) : 1;
    };
    if (before == 2) pose.scale = {factor(2), factor(3)};
  }
  const std::string_view written = text_.substr(list->value.span.start);
  if (before == 0 && written.starts_with("new float[]")) pose.engine = "libGDX";
  if (before > 0 || !pose.engine.empty()) attach(body, std::vector(made.lists));
  return Value{{}, {}, body, {}};
}

/// BodyFactory.CreatePolygon(world, vertices, density, position, rotation) of Farseer and
/// world.CreatePolygon(vertices, density, position, rotation) of those that came of it.
std::optional<EngineWorld::Value> EngineWorld::polygonOfFarseer(const Call& call) {
  const Arguments& all = call.arguments;
  const std::size_t list = call.owner.ends_with("BodyFactory") ? 1 : 0;
  const std::size_t place = list + 2;
  const auto holds = [&](std::size_t at) { return at < all.size() && all[at].value.object; };
  if (call.called != "createpolygon" || !holds(list) || all.size() < place) return std::nullopt;
  if (all[list + 1].value.point || objects_[*all[list].value.object].lists.empty())
    return std::nullopt;
  if (list == 0 && all.size() == place && !all[1].value.number) return std::nullopt;
  if (list == 0 && call.receiver && objects_[*call.receiver].isBody) return std::nullopt;
  const std::size_t body = newObject();
  Object& made = objects_[body];
  made.lists = objects_[*all[list].value.object].lists;
  made.isBody = true;
  made.pose.engine = "Farseer";
  made.pose.angleUnit = kRadians;
  const bool placed = place < all.size();
  if (placed && (all[place].label.empty() || lowered(all[place].label) == "position"))
    takePlace(made.pose, all, place);
  const bool turned = place + 1 < all.size();
  if (turned) made.pose.angle = all[place + 1].value.number;
  made.pose.named = made.pose.named || (turned && !made.pose.angle);
  const CodeSpan inside{all.front().value.span.start, all.back().value.span.end};
  if (made.lists.front() < inside.start && !made.pose.places.empty()) made.pose.places = {inside};
  attach(body, std::vector(made.lists));
  return Value{{}, {}, body, {}};
}

/// rock.Add(new Vector2(5, 3)): goes on with the list of this name, or begins it.
bool EngineWorld::appends(const Call& call) {
  const Arguments& all = call.arguments;
  if (call.owner.empty() || all.size() != 1 || !all[0].value.point) return false;
  if (!isOneOf(call.called, {"add", "push", "push_back", "append", "addvertex"})) return false;
  const auto known = names_.find(call.owner);
  const bool begins = known == names_.end() || objects_[known->second].lists.empty();
  const EngineList* list = begins ? nullptr : &lists_[objects_[known->second].lists.front()];
  if (list && list->name != call.owner) return false;
  takeNumbered(call.owner, list ? list->count : 0, all[0].value, call.span);
  return true;
}

}  // namespace sepax
