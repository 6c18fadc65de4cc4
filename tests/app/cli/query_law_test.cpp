#include "app/cli/query_json.h"
#include "app/techniques/table.h"
#include "tests/support/laws.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdint>
#include <optional>

using namespace sepax;
using namespace sepax::test;

namespace {

using Json = nlohmann::json;

Json numberOf(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }
Json numberOf(const std::optional<double>& value) { return value ? numberOf(*value) : Json(); }
Json pairOf(double x, double y) { return Json::array({numberOf(x), numberOf(y)}); }

/// The axis is that of an edge of A or B.
void checkName(const Json& told, AxisName name) {
  CHECK(told["body"] == (name.owner == Owner::a ? "A" : "B"));
  CHECK(told["edge"] == name.edge);
}

void checkSat(const Json& told, const SatEvidence& sat) {
  CHECK(told["depth"] == numberOf(sat.depth));
  CHECK(told["mtv"] == pairOf(sat.mtv.x, sat.mtv.y));
  checkName(told["axis"], sat.axes[static_cast<std::size_t>(sat.chosen)].name);
  REQUIRE(told["axes"].size() == sat.axes.size());
  for (std::size_t i = 0; i < sat.axes.size(); ++i) {
    const SatAxis& axis = sat.axes[i];
    checkName(told["axes"][i], axis.name);
    CHECK(told["axes"][i]["a"] == pairOf(axis.a.interval.low, axis.a.interval.high));
    CHECK(told["axes"][i]["b"] == pairOf(axis.b.interval.low, axis.b.interval.high));
    CHECK(told["axes"][i]["depth"] == numberOf(axis.depth));
  }
}

void checkMotion(const Json& told, const MotionEvidence& motion) {
  CHECK(told["time"] == numberOf(motion.time));
  CHECK(told["overlap_time"] == numberOf(motion.overlapTime));
  CHECK(told["exit"] == numberOf(motion.exit));
  CHECK(told["points"].size() == motion.points.size());
  checkName(told["axis"], motion.axes[static_cast<std::size_t>(motion.latestEntry)].name);
  REQUIRE(told["axes"].size() == motion.axes.size());
  for (std::size_t i = 0; i < motion.axes.size(); ++i) {
    const MotionAxis& axis = motion.axes[i];
    checkName(told["axes"][i], axis.name);
    CHECK(told["axes"][i]["speed"] == numberOf(axis.speed));
    CHECK(told["axes"][i]["extended"] == pairOf(axis.extended.low, axis.extended.high));
    CHECK(told["axes"][i]["entry"] == numberOf(axis.entry));
    CHECK(told["axes"][i]["exit"] == numberOf(axis.exit));
  }
}

void checkEdges(const Json& told, const SweptEdgesEvidence& edges) {
  CHECK(told["time"] == numberOf(edges.time));
  CHECK(told["overlap_time"] == numberOf(edges.overlapTime));
  CHECK(told["points"].size() == edges.points.size());
  CHECK(told["a"] == (edges.edgeA ? Json(*edges.edgeA) : Json()));
  CHECK(told["b"] == (edges.edgeB ? Json(*edges.edgeB) : Json()));
  CHECK(told["tested"] == edges.tested);
  CHECK(told["culled"] == edges.culled);
}

}  // namespace

TEST_SUITE("cli") {
  TEST_CASE("law: a query tells the numbers of the evidence, each in its place") {
    int moving = 0;
    int culled = 0;
    for (int seed = 0; seed < lawCases() / 10; ++seed) {
      INFO("seed " << seed);
      const Scene scene = sceneOf(convexCase(static_cast<std::uint64_t>(seed)).scene, "sat");
      const Evidence evidence = analyze(techniques(), scene);
      REQUIRE(evidence.sat);
      REQUIRE(evidence.motion);
      REQUIRE(evidence.edges);
      const Json told = Json::parse(queryJson(evidence));
      checkSat(told["sat"], *evidence.sat);
      checkMotion(told["motion"], *evidence.motion);
      checkEdges(told["edges"], *evidence.edges);
      moving += evidence.motion->latestEntry > 0 ? 1 : 0;
      culled += evidence.edges->culled > 0 ? 1 : 0;
    }
    CHECK(moving > lawCases() / 40);
    CHECK(culled > lawCases() / 40);
  }
}
