#include "core/minkowski/ray.h"
#include "tests/core/minkowski/pairs.h"

#include <string>

using namespace sepax;
using namespace sepax::test;

namespace {

/// -1 where there is no edge.
std::string nameAt(const MinkowskiDifference& d, int side) {
  if (side < 0) return "";
  const AxisName name = d.sides[static_cast<std::size_t>(side)].name;
  return (name.owner == Owner::a ? "a" : "b") + std::to_string(name.edge);
}

}  // namespace

TEST_SUITE_BEGIN("core");

TEST_CASE("the ray of known motions") {
  struct Row {
    const char* name;
    Points a;
    Points b;
    Vec2 va;
    Vec2 vb;
    Contact contact;
    std::optional<double> entry;
    std::optional<double> exit;
    const char* entryEdge;
    const char* exitEdge;
    std::size_t ties;
    bool meets = true;
    bool enters = true;
  };
  const Points square = kUnitSquare;
  const std::optional<double> none;
  const std::vector<Row> rows{
      {"into the face",
       square,
       shifted(square, {3, 0}),
       {4, 0},
       {},
       Contact::entering,
       0.5,
       1.0,
       "a1",
       "a3",
       2},
      {"only the difference of the velocities counts",
       square,
       shifted(square, {3, 0}),
       {7, 5},
       {3, 5},
       Contact::entering,
       0.5,
       1.0,
       "a1",
       "a3",
       2},
      {"into a corner of D: two edges of each at once",
       square,
       shifted(square, {3, 3}),
       {4, 4},
       {},
       Contact::entering,
       0.5,
       1.0,
       "a1",
       "a0",
       4},
      {"along an edge of D",
       square,
       shifted(square, {3, 1}),
       {4, 0},
       {},
       Contact::grazing,
       0.5,
       1.0,
       "a1",
       "a3",
       2,
       true,
       false},
      {"past a corner of D",
       square,
       shifted(square, {2, 2}),
       {0, 4},
       {4, 0},
       Contact::none,
       0.25,
       -0.25,
       "a2",
       "a1",
       2,
       false,
       false},
      {"through a corner of D",
       square,
       shifted(square, {0, 2}),
       {4, 4},
       {},
       Contact::grazing,
       0.25,
       0.25,
       "a2",
       "a3",
       2,
       true,
       false},
      {"after the step",
       square,
       shifted(square, {9, 0}),
       {4, 0},
       {},
       Contact::none,
       2.0,
       2.5,
       "a1",
       "a3",
       2},
      {"before the step",
       square,
       shifted(square, {-3, 0}),
       {4, 0},
       {},
       Contact::none,
       -1.0,
       -0.5,
       "a1",
       "a3",
       2},
      {"from inside", square, square, {2, 0}, {}, Contact::initial, -0.5, 0.5, "a1", "a3", 2},
      {"away from a touching face",
       square,
       shifted(square, {1, 0}),
       {-2, 0},
       {},
       Contact::initial,
       -1.0,
       0.0,
       "a3",
       "a1",
       2},
      {"at rest inside", square, square, {3, 3}, {3, 3}, Contact::initial, none, none, "", "", 0},
      {"at rest outside",
       square,
       shifted(square, {3, 0}),
       {},
       {},
       Contact::none,
       none,
       none,
       "",
       "",
       0,
       false,
       false},
      {"beside the difference",
       square,
       shifted(square, {3, 3}),
       {4, 0},
       {},
       Contact::none,
       0.5,
       1.0,
       "a1",
       "a3",
       2,
       false,
       false},
      {"a bullet through a wall",
       {{0, 1}},
       {{50, 0}, {51, 0}, {51, 4}, {50, 4}},
       {200, 0},
       {},
       Contact::entering,
       0.25,
       0.255,
       "b3",
       "b1",
       1},
      {"two bullets that meet",
       {{0, 0}},
       {{4, 4}},
       {8, 0},
       {0, -8},
       Contact::grazing,
       0.5,
       0.5,
       "",
       "",
       0,
       true,
       false},
      {"two bullets that do not",
       {{0, 0}},
       {{4, 4}},
       {8, 0},
       {0, -4},
       Contact::none,
       1.0,
       0.5,
       "",
       "",
       0,
       false,
       false},
      {"segments on one line, end to end",
       {{0, 0}, {2, 0}},
       {{4, 0}, {8, 0}},
       {4, 0},
       {},
       Contact::grazing,
       0.5,
       2.0,
       "",
       "",
       0,
       true,
       false},
      {"a segment onto a parallel one",
       {{0, 0}, {2, 0}},
       {{1, 2}, {8, 2}},
       {0, 4},
       {},
       Contact::grazing,
       0.5,
       0.5,
       "a0",
       "a0",
       2,
       true,
       false},
      {"a segment past the end of a parallel one",
       {{0, 0}, {2, 0}},
       {{3, 2}, {8, 2}},
       {0, 4},
       {},
       Contact::none,
       0.5,
       0.5,
       "a0",
       "a0",
       2,
       false,
       false},
      {"a segment through another: it touches",
       {{0, 0}, {2, 0}},
       {{1, 1}, {1, 5}},
       {0, 2},
       {},
       Contact::grazing,
       0.5,
       2.5,
       "a0",
       "a0",
       1,
       true,
       true},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const MinkowskiDifference d = minkowskiDifference(bodyOf(row.a), bodyOf(row.b));
    const MinkowskiRay ray = rayThrough(d, row.va, row.vb);
    CHECK(ray.contact == row.contact);
    CHECK(ray.entry == row.entry);
    CHECK(ray.exit == row.exit);
    CHECK(nameAt(d, ray.entryEdge) == row.entryEdge);
    CHECK(nameAt(d, ray.exitEdge) == row.exitEdge);
    CHECK(ray.entryTies.size() == row.ties);
    CHECK(ray.meets == row.meets);
    CHECK(ray.enters == row.enters);
    CHECK(ray.atRest == (row.va == row.vb));
  }
}

TEST_SUITE_END();
