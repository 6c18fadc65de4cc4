#include "tests/ui/monkey.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace sepax::test {
namespace {

constexpr int kEventsOfRun = 250;  ///< so that a failure is short before it is shrunk

long numberFrom(const char* variable, long standard) {
  const char* text = std::getenv(variable);
  return text == nullptr ? standard : std::strtol(text, nullptr, 10);
}

TEST_SUITE_BEGIN("monkey");

TEST_CASE("hands without sense break no law") {
  const long events = numberFrom("SEPAX_MONKEY_EVENTS", 10'000);
  const long first = numberFrom("SEPAX_MONKEY_SEED", 1);
  for (long seed = first; seed < first + (events + kEventsOfRun - 1) / kEventsOfRun; ++seed) {
    MonkeyResult result = playSeed(static_cast<std::uint64_t>(seed), kEventsOfRun);
    CAPTURE(seed);
    if (!result.problem.empty()) result = shrunk(std::move(result));
    const std::string text = textOf(result);
    CHECK_MESSAGE(result.problem.empty(), text);
  }
}

/// Each once ended a run, with sanitizers or without.
TEST_CASE("scripts that ended a run are played to their end") {
  const std::vector<Script> scripts{
      {"key ctrl+a", "key ctrl+x", "do shapes.newPoint", "key enter", "drop 14", "size 7680 4320",
       "@tap 77 0 A.velocity.x", "key escape", "down left", "drag 4159 2516 4982 3043"},
      {"scale 0.5", "size 7680 4320", "drop 3 8"},
      {"twice 41 369 107 951", "drop 13 13", "keydown ctrl+q", "do help.keys"},
      {"hold ctrl",      "do help.keys",   "scale 1.25",      "scene containment",
       "do shapes.new6", "type 730(",      "scale 4",         "storm 6 right",
       "size 1 1",       "storm 7 ctrl+d", "do view.scale80", "storm 38 ctrl+d",
       "storm 3 ctrl+d", "type 1,xdkuf",   "scale 0.5",       "size 320 200",
       "drop 14 7",      "key enter",      "size 1000 700",   "drag 224 109 739 600"},
      {"scene swept-near-parallel", "do shapes.swap", "drag 214 195 322 195",
       "@tap -88 9 method/reading/intercept"},
      {"size 320 200", "hold ctrl", "find article.gamecodeschool.item.gamecodeschool-5",
       "drag 98 96 116 99"},
      {"scale 0.5", "hold ctrl+shift", "scene pitfall-extended-intervals", "do play.toggle",
       "key ctrl+f2", "key ctrl+d", "drag 160 260 312 132"},
      {"watch 14", "do view.approximation.pixels", "do file.saveAs", "key enter",
       "do shapes.newBox", "drop 7", "down left", "key enter", "@tap 32 13 offer/example",
       "@tap 41 -9 rail/sat", "size 1600 900", "@twice 66 -9 sat/coarser"},
      // The second picture of a canvas that is smaller than its margins.
      {"type fqg", "scale 4", "do view.hideAnswer", "size 1000 700", "do technique.6",
       "drag 357 197 394 354"},
      // A field that is dragged is drawn no more.
      {"drag 220 182 192 295", "drag 173 217 209 295", "type )*+488-", "@menu 99 28 A.vertex1.x",
       "down left", "move 350 58", "wait 10", "key ctrl+a", "drag 397 223 200 135"}};
  for (const Script& script : scripts) CHECK(playScript(script).problem == "");
}

/// SEPAX_MONKEY_SCRIPT names a file with the lines of one.
TEST_CASE("a script is played again") {
  const char* path = std::getenv("SEPAX_MONKEY_SCRIPT");
  if (path == nullptr) return;
  std::ifstream file(path);
  Script script;
  for (std::string line; std::getline(file, line);) script.push_back(line);
  CHECK(playScript(script).problem == "");
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::test
