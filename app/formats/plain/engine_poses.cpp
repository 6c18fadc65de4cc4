#include "app/formats/plain/engine_poses.h"

#include "app/formats/plain/engine_world.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

struct Edit {
  CodeSpan span;
  std::string words;
};

bool isPosed(const EnginePose& pose) {
  constexpr std::array<double, 2> kNone{0, 0};
  if (pose.engine == "SFML" && pose.origin != kNone) return true;
  return pose.position.value_or(kNone) != kNone || pose.angle.value_or(0) != 0 ||
         pose.scale != std::array<double, 2>{1, 1} || (pose.position && !pose.pivot.empty());
}

/// {posedBy: "Box2D", position: vec(5, 2), angle_rad: 0.5,
std::string opening(const EnginePose& pose) {
  std::array<double, 2> place = pose.position.value_or(std::array<double, 2>{0, 0});
  // SFML puts the origin at the position, others leave it where it is
  for (std::size_t i = 0; i < place.size() && pose.engine != "SFML"; ++i)
    place[i] += pose.origin[i];
  std::string words = "{";
  if (!pose.engine.empty()) words += fmt::format("posedBy: \"{}\", ", pose.engine);
  words += fmt::format("position: vec({}, {}), ", place[0], place[1]);
  if (pose.angle && *pose.angle != 0)
    words += fmt::format("angle{}: {}, ", pose.angleUnit, *pose.angle);
  if (pose.scale != std::array<double, 2>{1, 1})
    words += fmt::format("scale: vec({}, {}), ", pose.scale[0], pose.scale[1]);
  if (pose.origin != std::array<double, 2>{0, 0})
    words += fmt::format("posedAbout: vec({}, {}), ", pose.origin[0], pose.origin[1]);
  if (!pose.pivot.empty()) words += fmt::format("posedAbout: \"{}\", ", pose.pivot);
  return words;
}

/// Some word without which there is nothing to do.
bool tellsOfEngines(std::string_view text) {
  constexpr auto kWords = std::to_array<std::string_view>(
      {"createfixture", "newfixture", "createshape(", "polyshapenew", "createpolygonshape", "poly(",
       "polygon(", "fromvertices(", "setvertices(", "newpolygonshape(", "setpoint("});
  const std::string small = lowered(text);
  return std::ranges::any_of(kWords,
                             [&](std::string_view word) { return small.find(word) != small.npos; });
}

void addEdits(std::string_view text, const EngineList& list, const EnginePose& pose,
              std::vector<Edit>& edits) {
  const CodeSpan span = list.span;
  const std::string start = opening(pose);
  if (list.count > 0) {
    edits.push_back({span, fmt::format("{} = {}[{}]}}", list.name, start, list.points)});
  } else {
    edits.push_back({{span.start, span.start}, start + (list.bare ? "[" : "")});
    edits.push_back({{span.end, span.end}, list.bare ? "]}" : "}"});
  }
  for (const CodeSpan& place : pose.places) {
    const std::string_view before = trimmed(text.substr(0, place.start));
    edits.push_back({place, before.ends_with('=') ? "placed" : ""});  // something is assigned
  }
}

}  // namespace

void withPosesOfEngines(PlainText& plain) {
  if (!tellsOfEngines(plain.text)) return;
  const std::string code = withoutCodeComments(plain.text);
  EngineWorld world(code);
  world.run();
  std::vector<Edit> edits;
  bool named = false;
  bool shared = false;
  for (const auto& [place, list] : world.lists()) {
    if (list.bodies.empty()) continue;
    const EnginePose& pose = world.poseOf(list.bodies.front());
    const bool several = list.bodies.size() > 1;
    named = named || (!several && pose.named);
    shared = shared || (several && std::ranges::any_of(list.bodies, [&](std::size_t body) {
                          return isPosed(world.poseOf(body));
                        }));
    if (!several && !pose.named && isPosed(pose)) addEdits(code, list, pose, edits);
  }
  std::ranges::stable_sort(edits, {}, [](const Edit& edit) { return edit.span.start; });
  Rewritten changed(plain.text);
  std::size_t done = 0;
  for (const Edit& edit : edits) {
    if (edit.span.start < done) continue;  // a point that two bodies have
    changed.replace(edit.span.start, edit.span.end, edit.words);
    done = edit.span.end;
  }
  changed.finish(plain, "");
  if (named)
    plain.notes.emplace_back(
        "where a body stands is no number and was left out; its vertices are its own");
  if (shared)
    plain.notes.emplace_back(
        "where bodies stand that share their vertices was left out; they are their own");
}

}  // namespace sepax
