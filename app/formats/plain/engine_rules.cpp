#include "app/formats/plain/engine_world.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numbers>
#include <utility>

/// What the calls of engines do.
namespace sepax {

namespace {

/// Those among the arguments of a call.
template <class Arguments>
std::vector<std::size_t> objectsOf(const Arguments& arguments) {
  std::vector<std::size_t> objects;
  for (const auto& argument : arguments)
    if (argument.value.object) objects.push_back(*argument.value.object);
  return objects;
}

constexpr std::string_view kDegrees = "_deg";
constexpr std::string_view kSfml = "SFML";

/// Degrees of what sf::degrees(...) and sf::radians(...) are given.
double degreesOf(std::string_view called, double angle) {
  return called == "radians" ? angle * 180 / std::numbers::pi : angle;
}

}  // namespace

EngineWorld::Value EngineWorld::perform(const Call& call) {
  const Arguments& all = call.arguments;
  if (call.called == "set" && call.owner.ends_with(kPosition)) {
    const std::string body = call.owner.substr(0, call.owner.size() - kPosition.size());
    takePlace(objects_[objectNamed(body)].pose, all, 0);
    return {};
  }
  const bool pair = all.size() == 2 && all[0].value.number && all[1].value.number;
  if (call.called == "set" && call.index && pair) {
    Value point{{}, {{*all[0].value.number, *all[1].value.number}}, {}, call.span};
    takeNumbered(call.owner, *call.index, point, call.span);
    return {};
  }
  if (appends(call)) return {};
  if (setsPointOfShape(call) || setsPose(call) || attaches(call)) return {};
  return made(call);
}

EngineWorld::Value EngineWorld::made(const Call& call) {
  if (isOneOf(call.called, {"createbody", "createdynamicbody", "createstaticbody",
                            "createkinematicbody", "b2createbody", "newbody", "body", "cpbodynew"}))
    return madeBody(call);
  if (const auto polygon = madePolygon(call)) return *polygon;
  const Arguments& all = call.arguments;
  if (call.called == "convexshape") return {{}, {}, newConvexShape(), {}};
  const bool ofSfml = call.owner == "sf" && isOneOf(call.called, {"degrees", "radians"});
  if (ofSfml && all.size() == 1 && all[0].value.number)
    return {degreesOf(call.called, *all[0].value.number), {}, {}, {}};
  const bool pair = all.size() == 2 && all[0].value.number && all[1].value.number;
  if (pair) return {{}, {{*all[0].value.number, *all[1].value.number}}, {}, {}};
  if (all.size() == 1 && isOneOf(call.called, {"radians", "toradians", "b2makerot"})) {
    Value angle = all[0].value;
    const double unit = call.called == "b2makerot" ? 1 : std::numbers::pi / 180;
    if (angle.number) *angle.number *= unit;
    return angle;
  }
  std::vector<std::size_t> lists;
  for (const std::size_t object : objectsOf(all))
    lists.insert(lists.end(), objects_[object].lists.begin(), objects_[object].lists.end());
  const auto holds = [&](const auto& is) { return !all.empty() && std::ranges::all_of(all, is); };
  const bool points = all.size() >= kFewestVertices &&
                      holds([](const Argument& one) { return one.value.point.has_value(); });
  if (points) lists = {listOf(all, 0)};
  if (call.called == "newpolygonshape") {
    const auto shape = madeShape(all);
    if (shape) lists = {*shape};
  }
  if (lists.empty()) {  // cpSpaceAddBody(space, cpBodyNew(1, 2)) is the body
    for (const std::size_t object : objectsOf(all))
      if (objects_[object].isBody) return {{}, {}, object, {}};
    return {};
  }
  const bool keeps =
      isOneOf(call.called, {"set", "setasarray", "setasvector", "setvertices", "createloop"});
  if (keeps && (call.receiver || !call.owner.empty())) {
    const std::size_t shape = call.receiver ? *call.receiver : objectNamed(call.owner);
    objects_[shape].lists = lists;
    if (const std::string owner = codePathAt(call.owner, 0).owner(); !owner.empty())
      objects_[objectNamed(owner)].lists = lists;  // fixture.shape.set(...)
    if (call.called == "setvertices") {
      objects_[shape].pose.engine = "libGDX";
      objects_[shape].isPolygon = true;
      attach(shape, lists);
    }
    return {{}, {}, shape, {}};
  }
  const std::size_t object = newObject();
  objects_[object].lists = std::move(lists);
  return {{}, {}, object, {}};
}

/// The arguments from `first` on as a list without a bracket of its own.
std::size_t EngineWorld::listOf(const Arguments& arguments, std::size_t first) {
  const CodeSpan inside{arguments[first].value.span.start, arguments.back().value.span.end};
  lists_.try_emplace(inside.start, EngineList{inside, true});
  return inside.start;
}

/// newPolygonShape(0, 0, 5, 0, 5, 3) of LÖVE, before which it once took the body that has the
/// shape.
std::optional<std::size_t> EngineWorld::madeShape(const Arguments& arguments) {
  const auto body = arguments.empty() ? std::nullopt : arguments.front().value.object;
  const bool ofBody = body && objects_[*body].isBody;
  const std::size_t first = ofBody ? 1 : 0;
  const bool numbers =
      arguments.size() >= first + 2 * kFewestVertices &&
      std::all_of(arguments.begin() + static_cast<std::ptrdiff_t>(first), arguments.end(),
                  [](const Argument& one) { return one.value.number.has_value(); });
  if (!numbers) return std::nullopt;
  const std::size_t list = listOf(arguments, first);
  if (ofBody)
    attach(*body, {list});
  else
    shapes_.push_back({list, lastBody_});
  return list;
}

EngineWorld::Value EngineWorld::madeBody(const Call& call) {
  EnginePose pose;
  for (const std::size_t definition : objectsOf(call.arguments))
    if (objects_[definition].pose.position || objects_[definition].pose.angle ||
        objects_[definition].pose.named)
      pose = objects_[definition].pose;
  const Arguments& all = call.arguments;
  const bool love = call.called == "newbody";
  pose.engine = love                         ? "LÖVE"
                : call.called == "body"      ? "pymunk"
                : call.called == "cpbodynew" ? "Chipmunk"
                                             : "Box2D";
  pose.angleUnit = kRadians;
  if (love && all.size() > 2) takePlace(pose, all, 1);
  if (!love && !all.empty() && all.front().value.point && all.front().label.empty()) {
    takePlace(pose, all, 0);
    if (all.size() > 1) pose.angle = all[1].value.number;
  }
  const bool afterWorld = all.size() > 1 && all[1].value.point && !all[0].value.point;
  if (!love && afterWorld && all[1].label.empty()) {  // BodyFactory.CreateBody(world, place, 0.5f)
    takePlace(pose, all, 1);
    if (all.size() > 2) pose.angle = all[2].value.number;
  }
  for (const Argument& argument : all)
    if (!argument.label.empty()) takeMember(pose, argument.label, argument.value);
  const std::size_t body = newObject();
  objects_[body] = {pose, {}, true, false};
  if (love) lastBody_ = body;
  return {{}, {}, body, {}};
}

bool EngineWorld::attaches(const Call& call) {
  const bool ofBody = call.receiver && objects_[*call.receiver].isBody;
  const bool shapes = ofBody && isOneOf(call.called, {"createshape", "createpolygon"});
  if (!shapes &&
      !isOneOf(call.called, {"createfixture", "createfixturefromshape", "newfixture", "poly",
                             "b2createpolygonshape", "cppolyshapenew", "attachpolygon"}))
    return false;
  hasFixtures_ = true;
  std::optional<std::size_t> body = call.receiver;
  const std::vector<std::size_t> objects = objectsOf(call.arguments);
  for (const std::size_t object : objects)
    if (!body && objects_[object].isBody) body = object;
  if (!body) return false;
  for (const std::size_t object : objects)
    if (object != *body) attach(*body, std::vector<std::size_t>(objects_[object].lists));
  return true;
}

std::size_t EngineWorld::newConvexShape() {
  const std::size_t shape = newObject();
  objects_[shape].isPolygon = true;
  objects_[shape].pose.engine = kSfml;
  objects_[shape].pose.angleUnit = kDegrees;
  return shape;
}

/// hull.setPoint(2, sf::Vector2f(5, 3)) of a shape of SFML, which may stand somewhere before.
bool EngineWorld::setsPointOfShape(const Call& call) {
  const Arguments& all = call.arguments;
  const bool point =
      call.called == "setpoint" && all.size() == 2 && all[0].value.number && all[1].value.point;
  const double index = point ? *all[0].value.number : -1;
  constexpr double kMost = 1e6;
  if (!point || index < 0 || index > kMost || call.owner.empty()) return false;
  const auto known = names_.find(call.owner);
  const bool isShape = known != names_.end() && objects_[known->second].pose.engine == kSfml;
  const std::size_t shape = isShape ? known->second : newConvexShape();
  const EnginePose pose = objects_[shape].pose;
  takeNumbered(call.owner, static_cast<std::size_t>(index), all[1].value, call.span);
  const auto numbered = names_.find(call.owner);
  if (numbered == names_.end()) return true;
  Object& object = objects_[numbered->second];
  object.pose = pose;
  object.isPolygon = true;
  attach(numbered->second, std::vector(object.lists));
  return true;
}

bool EngineWorld::setsPose(const Call& call) {
  std::size_t first = 0;
  std::optional<std::size_t> object = call.receiver;
  std::string called = call.called;
  if (called.starts_with("cpbodyset") && !call.arguments.empty()) {  // cpBodySetAngle(body, 2)
    called.erase(0, std::string_view("cpbody").size());
    object = call.arguments.front().value.object;
    first = 1;
  }
  if (!object || call.arguments.size() <= first) return false;
  const Arguments& all = call.arguments;
  EnginePose& pose = objects_[*object].pose;
  const bool isPolygon = objects_[*object].isPolygon;
  const auto number = [&](std::size_t at) {
    return at < all.size() ? all[at].value.number : std::optional<double>();
  };
  const auto turn = [&](std::size_t at) {
    if (number(at)) pose.angle = number(at);
    pose.named = pose.named || !number(at);
  };
  const std::size_t behind = first + (all[first].value.point ? 1 : 2);
  if (called == "setposition") {
    takePlace(pose, all, first);
  } else if (called == "settransform") {
    takePlace(pose, all, first);
    turn(behind);
  } else if (called == "setangle") {
    pose.angleUnit = kRadians;
    turn(first);
  } else if (called == "setrotation") {
    pose.angleUnit = pose.engine == "libGDX" || pose.engine == kSfml ? kDegrees : "";
    turn(first);
  } else if (called == "setscale" && number(first)) {
    pose.scale = {*number(first), number(first + 1).value_or(*number(first))};
  } else if (called == "setorigin" && number(first) && number(first + 1)) {
    pose.origin = {*number(first), *number(first + 1)};
  } else if (called == "setorigin" && all[first].value.point) {
    pose.origin = *all[first].value.point;
  } else {
    return false;
  }
  if (isPolygon) attach(*object, std::vector(objects_[*object].lists));
  return true;
}

/// The position that these arguments from `first` on are, a point or two numbers.
void EngineWorld::takePlace(EnginePose& pose, const Arguments& arguments, std::size_t first) {
  if (first >= arguments.size()) return;
  const Value& one = arguments[first].value;
  const bool two = one.number && first + 1 < arguments.size() && arguments[first + 1].value.number;
  if (!one.point && !two) {
    const bool none = text_.substr(one.span.start, 9) == "undefined";
    pose.named = pose.named || (!none && !pose.position);
    return;
  }
  pose.named = false;
  pose.position =
      one.point ? *one.point : std::array{*one.number, *arguments[first + 1].value.number};
  pose.places.push_back(
      {one.span.start, one.point ? one.span.end : arguments[first + 1].value.span.end});
}

/// body.position.x = 5
void EngineWorld::takeCoordinate(EnginePose& pose, std::size_t axis, const Value& value) {
  pose.named = pose.named || (!value.number && !pose.position);
  if (!value.number) return;
  if (!pose.position) pose.position = {0, 0};
  (*pose.position)[axis] = *value.number;
}

/// position and angle of a definition.
void EngineWorld::takeMember(EnginePose& pose, std::string_view name, const Value& value) {
  const std::string small = lowered(name);
  if (small == "position" && value.point) {
    pose.position = value.point;
    pose.places.push_back(value.span);
  } else if (small == "position") {
    pose.named = pose.named || !pose.position;
  } else if (small == "origin" && value.point && pose.engine == kSfml) {
    pose.origin = *value.point;
  } else if (small == "angle" || small == "rotation") {
    pose.named = pose.named || (!value.number && !pose.angle);
    if (value.number) pose.angle = value.number;
  }
}

/// vs[2].Set(5, 3), which goes on with the list where nothing but the end of a statement stands
/// between it and that of vs[1].
void EngineWorld::takeNumbered(const std::string& name, std::size_t index, const Value& point,
                               CodeSpan span) {
  const std::string words = fmt::format("[{}, {}]", (*point.point)[0], (*point.point)[1]);
  if (index == 0) {
    lists_[span.start] = {span, false, words, name, 1};
    objects_[names_[name] = newObject()].lists = {span.start};
    if (const std::string owner = codePathAt(name, 0).owner(); !owner.empty())
      objects_[objectNamed(owner)].lists = {span.start};  // definition.vertices[0].Set(...)
    return;
  }
  const auto known = names_.find(name);
  if (known == names_.end() || objects_[known->second].lists.size() != 1) return;
  EngineList& list = lists_[objects_[known->second].lists.front()];
  const std::string_view between = text_.substr(list.span.end, span.start - list.span.end);
  if (list.name != name || list.count != index || span.start < list.span.end) return;
  if (between.find_first_not_of("; \t\r\n") != between.npos) {
    list.count = 0;  // something else stands between them
    return;
  }
  list.points += ", " + words;
  list.span.end = span.end;
  ++list.count;
}

}  // namespace sepax
