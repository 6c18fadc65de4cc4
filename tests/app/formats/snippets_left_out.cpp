#include "tests/app/formats/snippets_choices.h"

namespace sepax::testing {

const std::vector<AngleSnippet>& angleSnippets() {
  // clang-format off
  static const std::vector<AngleSnippet> table = {
    {R"~({"angle": 90, "vertices": [[1,0],[2,0],[2,1]]})~",
     "read as degrees: 90 is more than a full turn in radians",
     "vertices: 0,1 0,2 -1,2", "vertices: -0.448,0.894 -0.896,1.788 -1.79,1.34"},
    {R"~({"rotation": 1.5, "vertices": [[1,0],[2,0],[2,1]]})~",
     "read as radians: none is more than a full turn in radians",
     "vertices: 1,0.026 1.999,0.052 1.973,1.052", "vertices: 0.071,0.997 0.141,1.995 -0.856,2.066"},
    {R"~({"angle_deg": 1.5, "vertices": [[1,0],[2,0],[2,1]]})~",
     "read as degrees: its name \"angle_deg\" says so",
     "vertices: 1,0.026 1.999,0.052 1.973,1.052", "vertices: 0.071,0.997 0.141,1.995 -0.856,2.066"},
    {R"~({"rotationRadians": 90, "vertices": [[1,0],[2,0],[2,1]]})~",
     "read as radians: its name \"rotationRadians\" says so",
     "vertices: 0,1 0,2 -1,2", "vertices: -0.448,0.894 -0.896,1.788 -1.79,1.34"},
    // one angle that can only be degrees tells the unit of all
    {R"~([{"angle": 1.5, "vertices": [[1,0],[2,0],[2,1]]}, {"angle": 90, "vertices": [[1,0],[2,0],[2,1]]}])~",
     "read as degrees: 90 is more than a full turn in radians",
     ": 1,0.026 1.999,0.052 1.973,1.052 | : 0,1 0,2 -1,2",
     ": 0.071,0.997 0.141,1.995 -0.856,2.066 | : -0.448,0.894 -0.896,1.788 -1.79,1.34"},
  };
  // clang-format on
  return table;
}

const std::vector<LeftOutSnippet>& leftOutSnippets() {
  // clang-format off
  static const std::vector<LeftOutSnippet> table = {
    {R"~(GEOMETRYCOLLECTION (POINT (1 2), POLYGON ((0 0, 2 0, 1 2)), POINT Z (3 4 5), LINESTRING (0 0, 5 5), POLYGON EMPTY, CIRCULARSTRING (0 0, 1 1, 2 0)))~",
     ": 0,0 2,0 1,2",
     "2 point were left out; they are no polygons; a linestring was left out; it is no polygon; an empty polygon was left out; it is no polygon; a circularstring was left out; it is no polygon"},
    {R"~(TIN (((0 0, 2 0, 1 2, 0 0)), ((2 0, 4 0, 3 2, 2 0))))~",
     ": 0,0 2,0 1,2 | : 2,0 4,0 3,2",
     "the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~({"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},{"type":"Polygon","coordinates":[[[0,0],[2,0],[1,2]]]},{"type":"Point","coordinates":[3,4]},{"type":"LineString","coordinates":[[0,0],[5,5]]}]})~",
     ": 0,0 2,0 1,2",
     "2 Point were left out; they are no polygons; a LineString was left out; it is no polygon"},
    {R"~({"type":"FeatureCollection","features":[{"type":"Feature","geometry":null},{"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[0,0],[2,0],[1,2]]]}},{"type":"Feature","geometry":{"type":"Polygon","coordinates":[]}}]})~",
     ": 0,0 2,0 1,2",
     "a Feature without a geometry was left out; it is no polygon; a Polygon without rings was left out; it is no polygon"},
    {R"~(<kml><Point><coordinates>1,2</coordinates></Point><LineString><coordinates>1,2 3,4</coordinates></LineString><Polygon><coordinates>0,0 2,0 1,2</coordinates></Polygon><Point><coordinates>3,4</coordinates></Point></kml>)~",
     ": 0,0 2,0 1,2",
     "2 <Point> were left out; they are no polygons; a <LineString> was left out; it is no polygon"},
    {R"~(<svg><circle r="3"/><ellipse rx="3" ry="2"/><polygon points="0,0 2,0 1,2"/><circle r="4"/><path d="M0 0L5 5M7 7h1v1z"/></svg>)~",
     ": 0,0 2,0 1,2 | : 7,7 8,7 8,8",
     "2 <circle> were left out; they are no polygons; an <ellipse> was left out; it is no polygon; a line of a <path> was left out; it is no polygon"},
    {"0\nSECTION\n2\nENTITIES\n0\nARC\n10\n1\n0\nTEXT\n1\nwall\n0\nLWPOLYLINE\n70\n1\n10\n0\n20\n0\n10\n2\n20\n0\n10\n1\n20\n2\n0\nARC\n10\n1\n0\nENDSEC\n0\nEOF\n",
     ": 0,0 2,0 1,2",
     "2 ARC were left out; they are no polygons; a TEXT was left out; it is no polygon"},
    {"v 0 0 0\nv 2 0 0\nv 1 2 0\nl 1 2\np 1\np 2\nf 1 2\nf 1 2 3\n",
     ": 0,0 2,0 1,2",
     "each face of the OBJ mesh became a polygon; a line was left out; it is no polygon; 2 point were left out; they are no polygons; a face with fewer than three corners was left out; it is no polygon"},
    {R"~([{"name": "ball", "radius": 2, "center": [1, 2]}, {"name": "box", "vertices": [[0,0],[2,0],[1,2]]}])~",
     "box: 0,0 2,0 1,2",
     "a circle was left out; it is no polygon; a single point beside the polygons was left out"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
