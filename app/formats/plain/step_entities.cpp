#include "app/formats/plain/step_entities.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// #9=POLY_LOOP('',(#4,#5,#6));
struct StepEntity {
  std::size_t start = 0;
  std::size_t end = 0;   ///< behind its semicolon, or behind its last bracket
  std::string_view key;  ///< #9
  std::string type;      ///< POLY_LOOP; POLYLINE of IFCPOLYLINE, too
  std::string_view arguments;
  bool isCut = false;  ///< its brackets are never closed
};

/// Behind the bracket that closes the one at this place, without those in texts 'a''b'; nothing
/// where the text is cut off.
std::optional<std::size_t> behindArguments(std::string_view text, std::size_t open) {
  int depth = 0;
  for (std::size_t at = open; at < text.size(); ++at) {
    if (text[at] == '\'') {
      at = text.find('\'', at + 1);
      if (at == text.npos) return std::nullopt;
    }
    depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
    if (depth == 0) return at + 1;
  }
  return std::nullopt;
}

/// #9 at this place; empty where anything else stands there.
std::string_view keyAt(std::string_view text, std::size_t place) {
  std::size_t end = place + 1;
  while (end < text.size() && isDigit(text[end])) ++end;
  return isAt(text, place, '#') && end > place + 1 ? text.substr(place, end - place)
                                                   : std::string_view{};
}

std::optional<StepEntity> entityAt(std::string_view text, std::size_t start) {
  StepEntity entity;
  entity.start = start;
  entity.key = keyAt(text, start);
  if (entity.key.empty()) return std::nullopt;
  const std::size_t sign = behindBlanks(text, start + entity.key.size());
  if (!isAt(text, sign, '=')) return std::nullopt;
  const std::size_t name = behindBlanks(text, sign + 1, kAllBlanks);
  std::size_t open = name;
  while (open < text.size() && isWordPart(text[open])) ++open;
  const std::size_t bracket = behindBlanks(text, open);
  if (!isAt(text, bracket, '(') || open == name) return std::nullopt;
  const auto end = behindArguments(text, bracket);
  entity.isCut = !end;
  if (!end) return entity;
  constexpr std::string_view kIfc = "IFC";
  entity.type = text.substr(name, open - name);
  if (entity.type.starts_with(kIfc)) entity.type.erase(0, kIfc.size());
  std::erase(entity.type, '_');
  entity.arguments = text.substr(bracket + 1, *end - bracket - 2);
  entity.end = *end + (isAt(text, *end, ';') ? 1 : 0);
  return entity;
}

/// Those of the text, up to the last of a few that are cut off: each of these is looked through to
/// the end of the text.
std::vector<StepEntity> stepEntities(std::string_view text) {
  constexpr int kMostCut = 8;
  std::vector<StepEntity> all;
  int cut = 0;
  for (std::size_t at = text.find('#'); at != text.npos && cut < kMostCut;
       at = text.find('#', at + 1)) {
    auto entity = entityAt(text, at);
    if (!entity) continue;
    if (entity->isCut) {
      ++cut;
      continue;
    }
    at = entity->end - 1;
    all.push_back(std::move(*entity));
  }
  return all;
}

std::vector<std::string_view> keysIn(std::string_view arguments) {
  std::vector<std::string_view> keys;
  for (std::size_t at = arguments.find('#'); at != arguments.npos; at = arguments.find('#', at + 1))
    if (const std::string_view key = keyAt(arguments, at); !key.empty()) keys.push_back(key);
  return keys;
}

/// The coordinates of points by the keys of these.
using EntityPoints = std::map<std::string_view, Numbers>;

EntityPoints pointsOfEntities(const std::vector<StepEntity>& entities) {
  EntityPoints points;
  for (const StepEntity& entity : entities) {
    const std::size_t open = entity.arguments.rfind('(');
    if (entity.type != "CARTESIANPOINT" || open == std::string_view::npos) continue;
    std::size_t place = open + 1;
    Numbers numbers = numbersFrom(entity.arguments, place, ", \t\r\n");
    if (numbers.size() == 2 || numbers.size() == 3) points[entity.key] = std::move(numbers);
  }
  return points;
}

/// The points of a loop, or of a line that comes back to its start; empty for any other entity.
std::string loopOf(const StepEntity& entity, const EntityPoints& points) {
  const bool loop = entity.type == "POLYLOOP";
  const std::vector<std::string_view> keys = keysIn(entity.arguments);
  if ((!loop && entity.type != "POLYLINE") || keys.size() < kFewestVertices) return {};
  Numbers numbers;
  std::size_t each = 0;
  for (const std::string_view key : keys) {
    const auto point = points.find(key);
    if (point == points.end() || (each != 0 && point->second.size() != each)) return {};
    each = point->second.size();
    numbers.insert(numbers.end(), point->second.begin(), point->second.end());
  }
  const bool back = std::equal(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(each),
                               numbers.end() - static_cast<std::ptrdiff_t>(each));
  return loop || back ? "polygon = " + pointList(numbers, each) + ";" : std::string();
}

bool listsItsPoints(const StepEntity& entity) {
  return entity.type.starts_with("CARTESIANPOINTLIST");
}

}  // namespace

void withLoopsOfStep(PlainText& plain) {
  const std::string source = plain.text;
  if (source.find("CARTESIAN_POINT") == source.npos &&
      source.find("IFCCARTESIANPOINT") == source.npos)
    return;
  const std::vector<StepEntity> entities = stepEntities(source);
  const EntityPoints points = pointsOfEntities(entities);
  const bool joins = std::ranges::any_of(entities, [&](const StepEntity& entity) {
    return std::ranges::any_of(keysIn(entity.arguments),
                               [&](std::string_view key) { return points.contains(key); });
  });
  if (!joins || std::ranges::any_of(entities, listsItsPoints)) return;
  Rewritten changed(source);
  bool found = false;
  for (const StepEntity& entity : entities) {
    const std::string loop = loopOf(entity, points);
    found = found || !loop.empty();
    changed.replace(entity.start, entity.end, loop);
  }
  changed.finish(plain, found ? "of the entities of a STEP file those that close a loop were read"
                              : "points of a STEP file that no loop joins were left out");
}

}  // namespace sepax
