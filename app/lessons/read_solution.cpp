#include "app/lessons/read_parts.h"
#include "app/scene/json_fields.h"
#include "app/scene/json_path.h"

#include <array>
#include <string>
#include <utility>

namespace sepax {

namespace {

using Kind = SolutionStep::Kind;

constexpr std::array<std::pair<std::string_view, Kind>, 10> kStepKinds{
    {{"drag", Kind::drag},
     {"click", Kind::click},
     {"turn", Kind::turn},
     {"nudge", Kind::nudge},
     {"set", Kind::set},
     {"number", Kind::number},
     {"time", Kind::time},
     {"step", Kind::step},
     {"technique", Kind::technique},
     {"predict", Kind::predict}}};

Grip readGrip(const JsonCursor& words) {
  const std::string text = words.text();
  if (const std::optional<Grip> grip = gripNamed(text)) return *grip;
  words.fail(
      inQuotes(text) +
      " names nothing that can be taken; write such as \"A\", \"vertex 2 of A\", \"edge 3 of "
      "B\", \"velocity of A\", \"turn of A\", \"axis\", \"ray end\"");
  return {};
}

void readDrag(const JsonCursor& object, const JsonCursor& what, SolutionStep& step) {
  step.grip = readGrip(what);
  step.by = object.has("by");
  if (step.by == object.has("to")) {
    object.fail("a drag goes either \"by\" a displacement or \"to\" a place");
    return;
  }
  step.place = readPoint(object.member(step.by ? "by" : "to"));
}

void readWhat(const JsonCursor& object, std::string_view key, SolutionStep& step) {
  const JsonCursor what = object.member(key);
  switch (step.kind) {
    case Kind::drag:
      readDrag(object, what, step);
      break;
    case Kind::click:
      if (what.isText())
        step.grip = readGrip(what);
      else
        step.place = readPoint(what);
      break;
    case Kind::turn:
      step.grip = Grip{.kind = Grip::Kind::turn, .body = what.text()};
      step.number = object.member("by").number();
      break;
    case Kind::nudge:
      step.place = readPoint(what);
      break;
    case Kind::set:
      step.name = what.text();
      step.value = readWords(object, "to");
      break;
    case Kind::number:
      step.name = "/" + what.text();
      step.number = object.member("to").number();
      break;
    case Kind::time:
      step.number = what.number();
      break;
    case Kind::step:
      step.number = what.integer();
      break;
    case Kind::technique:
      step.name = what.text();
      break;
    case Kind::predict:
      step.guess = what.value();
      break;
  }
}

}  // namespace

SolutionStep readStep(const JsonCursor& object) {
  SolutionStep step;
  if (!object.isObjectOf({"drag", "click", "turn", "nudge", "set", "number", "time", "step",
                          "technique", "predict", "by", "to"}))
    return step;
  int found = 0;
  for (const auto& [key, kind] : kStepKinds) {
    if (!object.has(key)) continue;
    if (++found > 1) break;
    step.kind = kind;
    readWhat(object, key, step);
  }
  if (found != 1)
    object.fail(
        "write exactly one of drag, click, turn, nudge, set, number, time, step, "
        "technique, predict");
  return step;
}

}  // namespace sepax
