#include "app/formats/plain/engine_world.h"

#include "app/formats/literals/tree.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>

namespace sepax {

namespace {

/// Behind new, &, * and the like before a value.
std::size_t behindPrefixes(std::string_view text, std::size_t place) {
  for (;;) {
    place = behindBlanks(text, place, " \t\r\n&*");
    const std::string_view rest = text.substr(place);
    if (!rest.starts_with("new ")) return place;
    place += 4;
  }
}

/// Where the number that starts here ends at the latest: a separator or a bracket that closes, or
/// what is too far for a number.
std::size_t valueEnd(std::string_view text, std::size_t place) {
  constexpr std::size_t kFar = 200;  // each value of a long line asks
  const std::string_view rest = text.substr(place, kFar);
  return place + std::min(rest.find_first_of(",;\n)]}"), rest.size());
}

/// How long the name is in var body:b2Body, which declares it with a type; 0 elsewhere.
std::size_t typedVariable(std::string_view text, std::size_t place) {
  constexpr std::size_t kFar = 6;
  const std::string_view before = text.substr(place - std::min(place, kFar), std::min(place, kFar));
  if (!before.ends_with("var ") && !before.ends_with("let ") && !before.ends_with("const "))
    return 0;
  std::size_t end = place;
  while (end < text.size() && isWordPart(text[end])) ++end;
  return isAt(text, end, ':') && !isAt(text, end + 1, ':') ? end - place : 0;
}

/// sf::ConvexShape hull: the name that stands here is that of a shape of SFML.
bool isDeclaredConvexShape(std::string_view text, std::size_t place) {
  constexpr std::size_t kFar = 20;
  const std::string_view before = text.substr(place - std::min(place, kFar), std::min(place, kFar));
  return before.ends_with(' ') && trimmed(before).ends_with("ConvexShape");
}

}  // namespace

void EngineWorld::run() {
  for (std::size_t at = 0; at < text_.size();) {
    const bool starts = isWordStart(text_[at]) && (at == 0 || !isWordPart(text_[at - 1]));
    at = starts ? statement(at) : at + 1;
  }
  for (const LooseShape& shape : shapes_)
    if (!hasFixtures_ && shape.body) attach(*shape.body, {shape.list});
}

std::size_t EngineWorld::statement(std::size_t place) {
  CodePath path = codePathAt(text_, place);
  if (const std::size_t typed = typedVariable(text_, place); typed > 0) {
    path.name = path.whole = text_.substr(place, typed);
    path.index.reset();
  }
  const std::size_t sign = behindBlanks(text_, path.end);
  const bool assigns = isAt(text_, sign, '=') && !isAt(text_, sign + 1, '=');
  if (isDeclaredConvexShape(text_, place)) {
    names_[path.whole] = newConvexShape();
    return path.end;
  }
  if (assigns) assign(path, place, sign + 1);
  if (isAt(text_, sign, '(')) chainAt(place, text_.size());
  if (isAt(text_, sign, ';') && place > 1 && text_[place - 1] == ' ' &&
      isWordPart(text_[place - 2]))
    names_.erase(path.name);  // b2BodyDef def;
  return path.end;
}

void EngineWorld::assign(const CodePath& path, std::size_t start, std::size_t place) {
  const Value value = valueAt(place, text_.size());
  const std::string member = path.called();
  const std::string owner = path.owner();
  if (path.index && value.point)
    return takeNumbered(path.name, *path.index, value, {start, value.span.end});
  const bool own = owner.empty() || owner == "this" || owner == "self";
  const std::size_t type = start == 0 ? text_.npos : text_.find_last_not_of(" \t", start - 1);
  const bool declares =
      type != text_.npos && (isWordPart(text_[type]) || text_[type] == '*' || text_[type] == '>');
  if (own && value.object) {
    names_[declares ? path.name : path.whole] = *value.object;  // b2Vec2 hull[4] = {...}
  } else if (own) {
    names_.erase(path.whole);
  } else if (value.object && !objects_[*value.object].lists.empty()) {
    const std::size_t definition = objectNamed(owner);  // fixture.shape = ...
    objects_[definition].lists = objects_[*value.object].lists;
  } else if (owner.ends_with(kPosition) && (member == "x" || member == "y")) {
    const std::string body = owner.substr(0, owner.size() - kPosition.size());
    takeCoordinate(objects_[objectNamed(body)].pose, member == "x" ? 0 : 1, value);
  } else {
    takeMember(objects_[objectNamed(owner)].pose, member, value);
  }
}

EngineWorld::Value EngineWorld::valueAt(std::size_t place, std::size_t end) {
  const std::size_t start = behindBlanks(text_, place, kAllBlanks);
  const std::size_t at = behindPrefixes(text_, start);
  if (at >= end) return {};
  const std::size_t stop = end == text_.size() ? valueEnd(text_, at) : end;
  if (const auto number = numberIn(text_.substr(at, stop - at))) {
    Value value{number, {}, {}, {start, stop}};
    const std::size_t next = behindBlanks(text_, stop + 1);
    const std::size_t last = std::min(text_.find_first_of(";\n,)", next), text_.size());
    if (end == text_.size() && isAt(text_, stop, ','))  // body.position = 5, 3 of Python
      if (const auto y = numberIn(text_.substr(next, last - next)))
        value = {{}, {{*number, *y}}, {}, {start, last}};
    return value;
  }
  if (isOpening(text_[at])) {
    const auto close = brackets_.closingOf(at);
    const std::size_t behind = close ? behindBlanks(text_, *close + 1) : 0;
    // (b2Vec2){5, 3}, new[] {a, b, c}
    const bool type = text_[at] == '(' || (close && text_[at] == '[' && *close == at + 1);
    const auto typed =
        close && type && isAt(text_, behind, '{') ? brackets_.closingOf(behind) : std::nullopt;
    if (typed) return groupAt(behind, *typed, start);
    return close ? groupAt(at, *close, start) : Value{};
  }
  if (!isWordStart(text_[at])) return {};
  const CodePath path = codePathAt(text_, at);
  std::size_t open = behindBlanks(text_, path.end);
  if (isAt(text_, open, '(') && isAt(text_, open + 1, ')')) {  // new Vertices() {...}
    const std::size_t behind = behindBlanks(text_, open + 2, kAllBlanks);
    if (isAt(text_, behind, '{')) open = behind;
  }
  if (isAt(text_, open, '{') || isAt(text_, open, '[')) {  // Vector2[] {...}
    const auto close = brackets_.closingOf(open);
    return close ? groupAt(open, *close, start) : Value{};
  }
  return chainAt(at, end);
}

/// body.createFixture(...) and what is called on what it answers, or a name.
EngineWorld::Value EngineWorld::chainAt(std::size_t place, std::size_t end) {
  CodePath path = codePathAt(text_, place);
  std::optional<Value> value = callAt(path, place, {});
  if (!value) {
    Value named{{}, {}, {}, {place, path.end}};
    if (const auto known = names_.find(path.whole); known != names_.end())
      named.object = known->second;
    return named;
  }
  for (;;) {
    std::size_t step = behindBlanks(text_, value->span.end, kAllBlanks);
    const bool dot = isAt(text_, step, '.') || isAt(text_, step, ':');
    const bool arrow = text_.substr(step).starts_with("->");
    step += std::size_t{dot ? 1U : arrow ? 2U : 0U};
    path = codePathAt(text_, step);
    if (step >= end || path.name.empty() || isWordPart(text_[step - 1])) return *value;
    if (text_[step - 1] != '.' && text_[step - 1] != '>' && text_[step - 1] != ':') return *value;
    const auto next = callAt(path, step, value->object);
    if (!next) return *value;
    value = next;
  }
}

EngineWorld::Value EngineWorld::groupAt(std::size_t open, std::size_t close, std::size_t start) {
  if (const auto known = known_.find(open); known != known_.end()) return known->second;
  if (depth_ == kMaxLiteralDepth) return {};
  ++depth_;
  const Arguments parts = argumentsIn(open, close);
  --depth_;
  Value value{{}, {}, {}, {start, close + 1}};
  const auto all = [&](const auto& holds) { return std::ranges::all_of(parts, holds); };
  const bool numbers = all([](const Argument& part) { return part.value.number.has_value(); });
  const bool points = all([](const Argument& part) { return part.value.point.has_value(); });
  const bool pair =
      numbers && parts.size() == 2 && (parts[0].label.empty() || parts[0].label == "x");
  if (pair) value.point = {*parts[0].value.number, *parts[1].value.number};
  const bool isList = (points && parts.size() >= kFewestVertices) ||
                      (numbers && parts.size() >= 2 * kFewestVertices && parts.size() % 2 == 0);
  if (!pair && !parts.empty()) {
    value.object = newObject();
    if (isList) {
      lists_.try_emplace(start, EngineList{value.span});
      objects_[*value.object].lists = {start};
    }
    for (const Argument& part : parts) {
      if (part.value.object) {
        const std::vector<std::size_t> lists = objects_[*part.value.object].lists;
        std::vector<std::size_t>& own = objects_[*value.object].lists;
        own.insert(own.end(), lists.begin(), lists.end());
      } else if (!part.label.empty()) {
        takeMember(objects_[*value.object].pose, part.label, part.value);
      }
    }
  }
  return known_[open] = value;
}

EngineWorld::Arguments EngineWorld::argumentsIn(std::size_t open, std::size_t close) {
  Arguments arguments;
  for (const CodePart& part : partsBetween(text_, brackets_, open, close))
    arguments.push_back({part.label, valueAt(part.start, part.end)});
  return arguments;
}

std::optional<EngineWorld::Value> EngineWorld::callAt(const CodePath& path, std::size_t start,
                                                      std::optional<std::size_t> receiver) {
  const std::size_t open = behindBlanks(text_, path.end);
  const auto close = isAt(text_, open, '(') ? brackets_.closingOf(open) : std::nullopt;
  if (!close) return std::nullopt;
  if (const auto known = known_.find(start); known != known_.end()) return known->second;
  if (depth_ == kMaxLiteralDepth) return std::nullopt;
  ++depth_;
  Call call{path.called(),      path.owner(), {}, receiver, argumentsIn(open, *close),
            {start, *close + 1}};
  --depth_;
  if (const auto known = names_.find(call.owner); known != names_.end() && !receiver)
    call.receiver = known->second;
  const CodePath owner = codePathAt(call.owner, 0);
  call.index = owner.index;
  if (owner.index) call.owner = owner.name;
  Value value = perform(call);
  value.span = call.span;
  return known_[start] = value;
}

std::size_t EngineWorld::newObject() {
  objects_.emplace_back();
  return objects_.size() - 1;
}

std::size_t EngineWorld::objectNamed(const std::string& name) {
  const auto known = names_.find(name);
  return known != names_.end() ? known->second : names_[name] = newObject();
}

void EngineWorld::attach(std::size_t body, const std::vector<std::size_t>& lists) {
  for (const std::size_t place : lists) {
    std::vector<std::size_t>& bodies = lists_[place].bodies;
    if (std::ranges::find(bodies, body) == bodies.end()) bodies.push_back(body);
  }
}

}  // namespace sepax
