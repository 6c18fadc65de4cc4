#include "tests/app/formats/described.h"

#include <doctest/doctest.h>

#include <string>

// Outlines of boards that single lines draw, in reports and in files.

namespace sepax::testing {
namespace {

const std::string kCutout = R"~(Where does the cutout go?

  (gr_rect (start 0 0) (end 9 6) (layer "Margin"))
  (gr_line (start 1 1) (end 8 1) (layer Edge.Cuts))
  (gr_line (start 8 1) (end 8 5) (layer Edge.Cuts))
  (gr_line (start 8 5) (end 1 1) (layer Edge.Cuts))
  (gr_rect (start 6 2) (end 7 3) (layer Edge.Cuts)))~";

TEST_SUITE_BEGIN("formats");

TEST_CASE(
    "lines of a board in any order and direction are outlines, those of silkscreens are not") {
  CHECK(outcome(R"~(The panel tool stops at `plate.kicad_pcb: Discontinuous outline at [8.5, 4.0].`:

  (gr_line (start 1.5 2) (end 8.5 2) (layer Edge.Cuts) (width 0.05) (tstamp 5E1A))
  (gr_line (start 8.5 4) (end 8.5 2) (layer Edge.Cuts) (width 0.05) (tstamp 5E1B))
  (gr_line (start 2 3) (end 7 3) (layer "F.SilkS") (width 0.15))
  (gr_line (start 1.5 7) (end 1.5 2) (layer "Edge.Cuts") (width 0.05))
  (gr_line (start 8.5 4) (end 1.5 7) (stroke (width 0.05) (type solid)) (layer "Edge.Cuts"))

Any hint?)~") ==
        ": 1.5,2 8.5,2 8.5,4 1.5,7 // left out: line 5: one number stands where a point x, y "
        "should; the lines of a board were joined");
}

TEST_CASE("a cutout of a board is a hole, an outline on another layer is none") {
  CHECK(outcome(kCutout).find("hole") != std::string::npos);
  CHECK(outcome(kCutout, {Holes::outline, {}}) ==
        ": 0,0 9,0 9,6 0,6 | : 1,1 8,1 8,5 // other text around the polygons was left out; 1 hole "
        "was left out; the lines of a board were joined");
  CHECK(outcome(kCutout + "\n  (gr_line (start 20 1) (end 21 1) (layer Edge.Cuts))",
                {Holes::outline, {}})
            .ends_with("lines of a board that close no ring were left out"));
}

TEST_CASE("in a file of a board its outline stands beside what has a list of points") {
  CHECK(outcome(R"~((kicad_pcb (version 20240108)
  (gr_rect (start 0 0) (end 9 6) (stroke (width 0.05)) (layer "Edge.Cuts"))
  (gr_rect (start 2 2) (end 3 3) (stroke (width 0.05)) (layer "Edge.Cuts"))
  (zone (polygon (pts (xy 5 1) (xy 8 1) (xy 8 4))))))~") ==
        ": 0,0 9,0 9,6 0,6 | : 5,1 8,1 8,4 // the lines of a board were joined; the cutouts of a "
        "board were left out");
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::testing
