#include "app/lessons/condition.h"

#include <doctest/doctest.h>

#include <vector>

namespace sepax::test {

namespace {

using Kind = Condition::Kind;

const Facts kFacts = Facts::parse(R"({
  "depth": 0.5, "other": 0.75, "name": "B3", "on": true, "none": null,
  "point": [3, 4], "origin": [0, 0], "list": [1, 2, 3],
  "rows": [{"id": "a", "why": "x"}, {"id": "b"}]})");

Condition condition(Kind kind, std::string at, nlohmann::json value) {
  Condition made;
  made.kind = kind;
  made.at = std::move(at);
  made.value = value;
  if (value.is_number()) made.bound.number = value.get<double>();
  if (value.is_string()) made.bound.pointer = value.get<std::string>();
  return made;
}

}  // namespace

TEST_CASE("conditions: each comparison holds and fails") {
  struct Row {
    Kind kind;
    const char* at;
    nlohmann::json value;
    bool held;
  };
  const std::vector<Row> rows{{Kind::is, "/name", "B3", true},
                              {Kind::is, "/name", "B2", false},
                              {Kind::is, "/absent", nullptr, true},
                              {Kind::is, "/none", nullptr, true},
                              {Kind::isNot, "/on", false, true},
                              {Kind::isNot, "/on", true, false},
                              {Kind::isNot, "/absent", true, true},
                              {Kind::above, "/depth", 0.4, true},
                              {Kind::above, "/depth", 0.5, false},
                              {Kind::above, "/other", "/depth", true},
                              {Kind::above, "/absent", -1, false},
                              {Kind::below, "/depth", "/other", true},
                              {Kind::below, "/depth", 0.5, false},
                              {Kind::below, "/name", 9, false},
                              {Kind::contains, "/list", 2, true},
                              {Kind::contains, "/list", 4, false},
                              {Kind::contains, "/name", "B", true},
                              {Kind::contains, "/rows", {{"id", "a"}}, true},
                              {Kind::contains, "/rows", {{"id", "c"}}, false},
                              {Kind::contains, "/absent", 1, false},
                              {Kind::count, "/list", 3, true},
                              {Kind::count, "/list", 2, false},
                              {Kind::count, "/depth", 1, false}};
  for (const Row& row : rows) {
    CAPTURE(row.at);
    CAPTURE(row.value.dump());
    CHECK(holds(condition(row.kind, row.at, row.value), kFacts) == row.held);
  }
}

TEST_CASE("conditions: near is about numbers and about points") {
  Condition number = condition(Kind::near, "/depth", 0.6);
  number.within = 0.1;
  CHECK(holds(number, kFacts));
  number.within = 0.09;
  CHECK_FALSE(holds(number, kFacts));
  Condition point = condition(Kind::near, "/point", "/origin");
  point.within = 5;
  CHECK(holds(point, kFacts));
  point.within = 4.9;
  CHECK_FALSE(holds(point, kFacts));
  CHECK(distanceLeft(point, kFacts) == doctest::Approx(0.1));
}

TEST_CASE("law: nothing is left where a comparison holds") {
  for (const double bound : {-1.0, 0.25, 0.5, 0.75, 2.0})
    for (const Kind kind : {Kind::above, Kind::below}) {
      const Condition asked = condition(kind, "/depth", bound);
      const std::optional<double> left = distanceLeft(asked, kFacts);
      REQUIRE(left);
      CHECK(*left >= 0);
      if (holds(asked, kFacts)) CHECK(*left == 0);
      if (*left > 0) CHECK_FALSE(holds(asked, kFacts));
    }
  CHECK_FALSE(distanceLeft(condition(Kind::above, "/name", 1), kFacts));
  CHECK_FALSE(distanceLeft(condition(Kind::is, "/depth", 1), kFacts));
}

TEST_CASE("facts are told as people read them") {
  CHECK(factWords(nullptr) == "none");
  CHECK(factWords(true) == "yes");
  CHECK(factWords(3) == "3");
  CHECK(factWords(-0.5) == "−0.50");
  CHECK(factWords({0.25, -1.0}) == "(0.25, −1.00)");
  CHECK(factWords({{"body", "B"}, {"edge", 3}}) == "B3");
}

}  // namespace sepax::test
