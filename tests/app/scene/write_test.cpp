#include "app/scene/scene_check.h"
#include "app/scene/scene_json.h"
#include "tests/support/scene_random.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <string>

namespace sepax {
namespace {

using test::mustRead;

TEST_SUITE_BEGIN("scene");

TEST_CASE("the example of the format is written line by line") {
  const Scene example = mustRead(R"(
{ "format": "sepax-scene", "version": 1, "title": "Two pentagons", "technique": "sat",
  "notes": "free text",
  "bodies": [ { "name": "A", "vertices": [[0,0],[2,0],[1,2]], "position": [0,0], "angle": 0.0,
                "velocity": [1,0], "spin": 0.0 },
              { "name": "B", "vertices": [[0.1,-0.0],[2e3,0],[1,1e-9]], "position": [0.5,0],
                "angle": 45, "spin": -2.50 } ],
  "pair": ["A","B"],
  "tiles": { "size": 4, "palette": [ ["..##", ".###", "####", "####"] ], "columns": 8, "rows": 5,
             "cells": [ { "at": [3,0], "tile": 0, "flip": "h" }, { "at": [0,1] } ] },
  "ray": { "origin": [6,20], "direction": [0.973,0.231], "length": 117.2 },
  "view": { "center": [0,0], "zoom": 90, "answers": "both", "method": "cozic-move",
            "set": { "middles": "on", "allAxes": "on" }, "step": 2, "time": 0.25 } })");
  CHECK(writeScene(example) == R"({
  "format": "sepax-scene",
  "version": 1,
  "title": "Two pentagons",
  "technique": "sat",
  "notes": "free text",
  "bodies": [
    {
      "name": "A",
      "vertices": [
        [0, 0],
        [2, 0],
        [1, 2]
      ],
      "velocity": [1, 0]
    },
    {
      "name": "B",
      "vertices": [
        [0.1, 0],
        [2000, 0],
        [1, 1e-09]
      ],
      "position": [0.5, 0],
      "angle": 45,
      "spin": -2.5
    }
  ],
  "pair": ["A", "B"],
  "tiles": {
    "size": 4,
    "palette": [
      [
        "..##",
        ".###",
        "####",
        "####"
      ]
    ],
    "columns": 8,
    "rows": 5,
    "cells": [
      {"at": [3, 0], "tile": 0, "flip": "h"},
      {"at": [0, 1], "tile": 0}
    ]
  },
  "ray": {"origin": [6, 20], "direction": [0.973, 0.231], "length": 117.2},
  "view": {"center": [0, 0], "zoom": 90, "answers": "both", "method": "cozic-move", "set": {"allAxes": "on", "middles": "on"}, "step": 2, "time": 0.25}
}
)");
  CHECK(writeSceneOnOneLine(Scene{}) ==
        R"({"format":"sepax-scene","version":1,"technique":"sat","bodies":[]})");
}

// Laws: read(write(s)) == s; write(read(write(s))) == write(s); both layouts say the same.
TEST_CASE("writing and reading give back the scene, and then the same bytes") {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    CAPTURE(seed);
    const Scene original = testing::randomScene(seed);
    REQUIRE(sceneProblem(original) == "");
    const std::string text = writeScene(original);
    CAPTURE(text);
    const SceneResult again = readScene(text);
    REQUIRE_MESSAGE(again.scene, again.error);
    CHECK(*again.scene == original);
    CHECK(writeScene(*again.scene) == text);
    const std::string line = writeSceneOnOneLine(original);
    CHECK(line.find('\n') == line.npos);
    CHECK(readScene(line).scene == again.scene);
  }
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
