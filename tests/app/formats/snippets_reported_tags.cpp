#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& taggedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(face: (0,0), (6,0),
(6,3), (0,3))~",
     "face: 0,0 6,0 6,3 0,3",
     ""},
    {R"~(face = [[1, 1], [6, 0], [6, 3]])~",
     "face: 1,1 6,0 6,3",
     ""},
    {R"~(corners: (0,0), (6,0), (6,3), (0,3)
edges: (0,2), (2,1), (1,3), (3,0))~",
     "corners: 0,0 6,3 6,0 0,3",
     "line 2: 4 edges tell which vertices follow each other"},
    {R"~([BOUNDARY] layer=2 xy=(0,0) (8,0) (8,8)
[AREF] layer=2 xy=(0,0) (40,0) (0,60)
[BOUNDARY] layer=3 xy=(1,1) (3,1) (3,3))~",
     "xy: 0,0 8,0 8,8 | xy: 1,1 3,1 3,3",
     "the times, levels and sources before the lines of the log were left out; elements of a layout that are no BOUNDARY were left out"},
    {R"~([track] (0,0) (6,0) (6,3)
[hull] (0,0) (9,0) (9,7))~",
     "hull: 0,0 9,0 9,7",
     "the times, levels and sources before the lines of the log were left out; points that are called otherwise than an outline were left out"},
    {R"~([debug] (0,0)
[debug] (6,0)
[debug] (6,3))~",
     ": 0,0 6,0 6,3",
     "the times, levels and sources before the lines of the log were left out"},
    {R"~(<fixture>
  <position x="7" y="8"/>
  <vertex x="0" y="0"/>
  <vertex x="6" y="0"/>
  <vertex x="6" y="3"/>
</fixture>)~",
     ": 0,0 6,0 6,3",
     "points beside those of \"vertex\" were left out"},
    {R"~(<start x="0" y="0"/> <next x="6" y="0"/> <next x="6" y="3"/> <stop x="1" y="1"/>)~",
     ": 0,0 6,0 6,3 1,1",
     ""},
    {"+\tring\t{ size=3 }\tstd::vector<P>\n-\t[0]\t{x=1.5 y=0.0 }\tP\n\tx\t1.5\tdouble\n\ty\t0.0\tdouble\n"
     "+\t[1]\t{x=6.0 y=0.0 }\tP\n+\t[2]\t{x=6.0 y=3.0 }\tP\n",
     ": 1.5,0 6,0 6,3",
     "other text around the polygons was left out"},
    {R"~(I/app (123): Outline:
I/app (123): Offset(0.0, 0.0)
I/app (123): Offset(6.0, 0.0)
I/app (123): Offset(6.0, 3.0)
I/app (123): tap at Offset(2.0, 2.0)
D/gl (123): 16 ms)~",
     ": 0,0 6,0 6,3",
     "the times, levels and sources before the lines of the log were left out; other text around the polygons was left out"},
    {R"~(06-02 10:11:12.345  1234  5678 D Fence: (0, 0)
06-02 10:11:12.346  1234  5678 D Fence: (6, 0)
06-02 10:11:12.347  1234  5678 D Fence: (6, 3))~",
     ": 0,0 6,0 6,3",
     "the times, levels and sources before the lines of the log were left out"},
    {R"~(Region: [{'positionX': '1', 'positionY': '8'}, {'positionX': '6', 'positionY': '8'}, {'positionX': '6', 'positionY': '3'}])~",
     "Region: 1,8 6,8 6,3",
     ""},
    {R"~(Before the cut (4): 0,0 6,0 6,3 0,3
After the cut (3): 0,0 6,0 6,3
took 2,5 ms)~",
     "Before the cut (4): 0,0 6,0 6,3 0,3 | After the cut (3): 0,0 6,0 6,3",
     "other text around the polygons was left out"},
    {R"~(came_from = {(0, 1): (0, 0), (0, 2): (0, 1), (1, 2): (0, 2)}
poly = [(0, 0), (6, 0), (6, 3)])~",
     "poly: 0,0 6,0 6,3",
     "maps from points to points were left out; they are no polygons"},
    {R"~(I get <polygon points="0,0 9,0 9,9 5<,5 0,9" /> here and
[(1,1), (6,1), (6,5)])~",
     ": 1,1 6,1 6,5",
     "other text around the polygons was left out; left out: line 1: \"<,5 0,9\" stands where a number should; write its value"},
    {R"~(polygon vertex (0,0)
polygon vertex (6,0)
polygon vertex (6,4))~",
     ": 0,0 6,0 6,4",
     ""},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
