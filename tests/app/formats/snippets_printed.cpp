#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<GeometrySnippet>& printedSnippets() {
  // clang-format off
  static const std::vector<GeometrySnippet> table = {
    {R"~(Polygon A
  vertex 0: x=12.5 y=40
  vertex 1: x=80.25 y=42
  vertex 2: x=55 y=90
Polygon B
  vertex 0: x=0 y=0
  vertex 1: x=10 y=0
  vertex 2: x=10 y=10
  vertex 3: x=0 y=10)~",
     "text", "pairs", ": 12.5,40 80.25,42 55,90 | : 0,0 10,0 10,10 0,10", ""},
    {R"~(Polygon A
  vertex 0: (12.5, 40)
  vertex 1: (80.25, 42)
  vertex 2: (55, 90)
Polygon B
  vertex 0: (0, 0)
  vertex 1: (10, 0)
  vertex 2: (10, 10))~",
     "text", "pairs", "vertex: 12.5,40 80.25,42 55,90 | vertex: 0,0 10,0 10,10", ""},
    {R"~(Polygon A
 0 0
 1 0
 1 1
Polygon B
 5 5
 6 5
 6 6)~",
     "text", "pairs", ": 0,0 1,0 1,1 | : 5,5 6,5 6,6", ""},
    {R"~(id,name,geom
1,park,"POLYGON ((30 10, 40 40, 20 40, 10 20, 30 10))"
2,"old, lake","SRID=4326;MULTIPOLYGON (((0 0, 5 0, 5 5, 0 0)), ((7 7, 8 7, 8 8, 7 7)))"
3,bench,POINT (3 4)
4,,
)~",
     "csv", "pairs", "park: 30,10 40,40 20,40 10,20 | old, lake: 0,0 5,0 5,5 | old, lake: 7,7 8,7 8,8",
     "a POINT was left out; it is no polygon; a row without a geometry was left out; it is no polygon; the closing copy of the first vertex was dropped in 3 polygons"},
    {R"~(geom;label
polygon((0 0, 1 0, 1 1));roof
)~",
     "csv", "pairs", "roof: 0,0 1,0 1,1", ""},
    {R"~({"type":"Feature","properties":{"name":"p1"},"geometry":{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}}

{"type":"Feature","properties":{"name":"p2"},"geometry":{"type":"Polygon","coordinates":[[[5,5],[6,5],[6,6],[5,5]]]}}
{"type":"Feature","properties":{"name":"pt"},"geometry":{"type":"Point","coordinates":[5,5]}}
)~",
     "json", "pairs", "p1: 0,0 1,0 1,1 | p2: 5,5 6,5 6,6",
     "a Point was left out; it is no polygon; the closing copy of the first vertex was dropped in 2 polygons"},
    {"\x1e{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[1,0],[1,1],[0,0]]]}\n"
     "\x1e{\"type\":\"Polygon\",\"coordinates\":[[[2,0],[3,0],[3,1],[2,0]]]}\n",
     "json", "pairs", ": 0,0 1,0 1,1 | : 2,0 3,0 3,1",
     "the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(  m_PhysicsShape: []
  m_Paths:
  - - {x: 0, y: 0}
    - {x: 1, y: 0}
    - {x: 1, y: 1}
  - - {x: 5, y: 5}
    - {x: 6, y: 5}
    - {x: 6, y: 6})~",
     "unityyaml", "pairs", ": 0,0 1,0 1,1 | : 5,5 6,5 6,6",
     "the collider in line 3 has 2 paths; each became a polygon"},
    {R"~({{0,0},{0,0},{0,0}})~",
     "text", "pairs", ": 0,0 0,0 0,0",
     ""},
    {R"~([[0,0],[1,0],[0,0]])~",
     "json", "pairs", ": 0,0 1,0 0,0",
     ""},
    {R"~(2024-05-01 12:03:44.123 [INFO] vertex[0] = (1.0, 2.0)
2024-05-01 12:03:44.124 [INFO] vertex[1] = (3.0, 2.0)
2024-05-01 12:03:44.125 [INFO] vertex[2] = (3.0, 5.0))~",
     "text", "pairs", "vertex: 1,2 3,2 3,5",
     "the times, levels and sources before the lines of the log were left out"},
    {R"~(12:03:44 [physics] hull pt 0: (1.0, 2.0)
12:03:44 [physics] hull pt 1: (3.0, 2.0)
12:03:45 [physics] hull pt 2: (3.0, 5.0))~",
     "text", "pairs", "pt: 1,2 3,2 3,5",
     "the times, levels and sources before the lines of the log were left out"},
    {R"~(DEBUG: vert 0 -> 1.0 2.0
DEBUG: vert 1 -> 3.0 2.0
DEBUG: vert 2 -> 3.0 5.0)~",
     "text", "pairs", "vert: 1,2 3,2 3,5",
     "the times, levels and sources before the lines of the log were left out"},
    {R"~((0mm, 0mm) (5mm, 0mm) (5mm, 5mm))~",
     "text", "pairs", ": 0,0 5,0 5,5",
     "the unit mm was dropped"},
    {R"~({{0x1.8p+1, 0x0p+0}, {0x1p+0, 0x1p+1}, {-0x1.8p+1, 0}})~",
     "text", "pairs", ": 3,0 1,2 -3,0",
     ""},
    {R"~($1 = {{x = 0, y = 0} <repeats 2 times>, {x = 1, y = 0}, {x = 1, y = 1}})~",
     "text", "pairs", "$1: 0,0 0,0 1,0 1,1",
     ""},
    {R"~($1 = {0 <repeats 3 times>, 5, 5, 5})~",
     "text", "pairs", "$1: 0,0 0,5 5,5",
     "the numbers were read as pairs x, y"},
    {R"~([[[0 0]]

 [[10 0]]

 [[10 10]]])~",
     "json", "pairs", ": 0,0 10,0 10,10",
     ""},
    {R"~({0,0,5, 1,0,5, 1,1,5})~",
     "text", "triples triples-xz", ": 0,0 1,0 1,1",
     "the numbers were read as triples x, y, z; z was dropped"},
    {R"~((0,0) 7 (1,0) (1,1) (0,1))~",
     "text", "pairs", ": 0,0 1,0 1,1 0,1",
     "a number between the points was left out"},
    {R"~(<object x="64" y="128"><polygon points="0,0 10,0 10,10"/></object>)~",
     "tmx", "pairs", ": 64,128 74,128 74,138",
     "y points down in Tiled; nothing was flipped; the place and the rotation of each object were added to its points"},
    {R"~({"x":64,"y":128,"polygon":[{"x":0,"y":0},{"x":10,"y":0},{"x":10,"y":10}]})~",
     "json", "pairs", ": 64,128 74,128 74,138",
     "y points down in Tiled; nothing was flipped; the place and the rotation of each object were added to its points"},
    {R"~(xs = [0,5,5,0]
ys = [0,0,3,3])~",
     "text", "pairs", ": 0,0 5,0 5,3 0,3",
     "the numbers of xs became x, those of ys y"},
    {R"~(poly,x,y
a,0,0
a,1,0
a,1,1
b,5,5
b,6,5
b,6,6)~",
     "csv", "pairs", "a: 0,0 1,0 1,1 | b: 5,5 6,5 6,6",
     ""},
    {R"~(who,x,y
a,0,0
a,1,0
a,1,1
b,5,5
b,6,5
b,6,6)~",
     "csv", "pairs", "a: 0,0 1,0 1,1 | b: 5,5 6,5 6,6",
     ""},
    {R"~(polygon_id,vertex,x,y
1,0,0,0
1,1,1,0
1,2,1,1
2,0,5,5
2,1,6,5
2,2,6,6)~",
     "csv", "pairs", "1: 0,0 1,0 1,1 | 2: 5,5 6,5 6,6",
     "column \"vertex\" was left out"},
    {R"~(x,y,weight
0,0,3
1,0,4
1,1,5)~",
     "csv", "pairs", ": 0,0 1,0 1,1",
     "column \"weight\" was left out"},
    {R"~(0,0,a
1,0,a
1,1,a
5,5,b
6,5,b
6,6,b)~",
     "csv", "pairs", "a: 0,0 1,0 1,1 | b: 5,5 6,5 6,6",
     ""},
    {R"~(     x    y
0  0.0  0.0
1  1.0  0.0
2  1.0  1.0)~",
     "csv", "pairs", ": 0,0 1,0 1,1",
     "the column without a header was taken for an index and left out"},
    {R"~(  poly    x    y
0    a  0.0  0.0
1    a  1.0  0.0
2    a  1.0  1.0
3    b  1.0  0.0
4    b  2.0  0.0
5    b  1.0  1.0)~",
     "csv", "pairs", "a: 0,0 1,0 1,1 | b: 1,0 2,0 1,1",
     "the column without a header was taken for an index and left out"},
    {R"~(1. 0.0 0.0
2. 1.0 0.0
3. 1.0 1.0)~",
     "csv", "pairs", ": 0,0 1,0 1,1",
     "the numbers of the list were left out"},
    {R"~(1. (0, 0)
2. (1, 0)
3. (1, 1))~",
     "text", "pairs", ": 0,0 1,0 1,1",
     "the numbers of the list were left out"},
    {R"~(x: [0, 5, 5]
y: [0, 0, 3])~",
     "text", "pairs", ": 0,0 5,0 5,3",
     "the numbers of x became x, those of y y"},
    {R"~({"x":[0,5,5,0],"y":[0,0,3,3]})~",
     "json", "pairs", ": 0,0 5,0 5,3 0,3",
     "the numbers of x became x, those of y y"},
    {R"~(X = [0 5 5 0]; Y = [0 0 3 3];)~",
     "text", "pairs", ": 0,0 5,0 5,3 0,3",
     "the numbers of X became x, those of Y y"},
    {R"~(std::vector<float> px{0, 5, 5, 0};
std::vector<float> py{0, 0, 3, 3};)~",
     "text", "pairs", ": 0,0 5,0 5,3 0,3",
     "the numbers of px became x, those of py y"},
    {R"~(hull_x = np.array([0,5,5,0])
hull_y = np.array([0,0,3,3]))~",
     "text", "pairs", "hull: 0,0 5,0 5,3 0,3",
     "the numbers of hull_x became x, those of hull_y y"},
    {R"~(lon = 0, 5, 5, 0
lat = 0, 0, 3, 3)~",
     "text", "pairs", ": 0,0 5,0 5,3 0,3",
     "the numbers of lon became x, those of lat y"},
    {R"~(X [mm];Y [mm]
0,5;0
2;0
1;2,5)~",
     "csv", "pairs", ": 0.5,0 2,0 1,2.5",
     "the unit mm was dropped"},
    {"0,5\t0\n2\t0\n1\t2,5\n", "csv", "pairs",
     ": 0.5,0 2,0 1,2.5", "commas were read as decimal commas"},
    {"x\ty\n0,5\t0\n2\t0\n1\t2,5\n", "csv", "pairs",
     ": 0.5,0 2,0 1,2.5", "commas were read as decimal commas"},
    {R"~(x1,y1,x2,y2
0,0,1,0
1,0,1,1
1,1,0,0
5,5,6,5
6,5,6,6
6,6,5,5)~",
     "csv", "pairs", ": 0,0 1,0 1,1 | : 5,5 6,5 6,6",
     "the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(x1,y1,x2,y2,x3,y3
0,0,1,0,1,1
5,5,6,5,6,6)~",
     "csv", "pairs", ": 0,0 1,0 1,1 | : 5,5 6,5 6,6",
     ""},
    {R"~({"objects":[{"id":1,"name":"rock","rotation":0,"width":0,"x":64,"y":128,"polygon":[{"x":0,"y":0},{"x":10,"y":0},{"x":10,"y":10}]},{"id":2,"name":"wall","x":1,"y":2,"polygon":[{"x":0,"y":0},{"x":10,"y":0},{"x":10,"y":10}]}]})~",
     "json", "pairs", "rock: 64,128 74,128 74,138 | wall: 1,2 11,2 11,12",
     "y points down in Tiled; nothing was flipped; the place and the rotation of each object were added to its points"},
    {R"~(0,0 4,0 4,0 4,4)~",
     "text", "pairs", ": 0,0 4,0 4,0 4,4",
     ""},
    {R"~(0mm;0mm
5mm;0mm
5mm;5mm)~",
     "csv", "pairs", ": 0,0 5,0 5,5",
     "the unit mm was dropped"},
    {R"~(poly.add(0, 0);
poly.add(1, 0);
int n = 4;
if (n > 3) poly.add(1, 1);
poly.add(0, 1);)~",
     "text", "pairs", "poly: 0,0 1,0 1,1 0,1",
     ""},
    {R"~(X [mm] Y [mm]
0.5 0
2 0
1 2.5)~",
     "csv", "pairs", ": 0.5,0 2,0 1,2.5",
     ""},
    {R"~((0,0) (1,0) (1,1)
the centre is at (w, h))~",
     "text", "pairs", ": 0,0 1,0 1,1",
     ""},
    {R"~([[0,0],[1,0],[1,1]], [[5,5],[6,5],[6,6]], [[5,5],[6,?],[6,6]])~",
     "text", "pairs", ": 0,0 1,0 1,1 | : 5,5 6,5 6,6",
     "left out: line 1: \"?\" stands where a number should; write its value"},
  };
  // clang-format on
  return table;
}

const std::vector<MalformedSnippet>& printedErrors() {
  // clang-format off
  static const std::vector<MalformedSnippet> table = {
    {R"~(name,geom
a,"POINT (0 0)"
b,"here"
)~",
     "line 3: \"here\" is no WKT"},
    {R"~(name,geom
a,"POINT (0 0)"
)~",
     "the table has no polygon; it needs at least one row with a POLYGON"},
    {R"~({"format":"sepax-scene","version":1,"bodies":[{"vertices":[[0,0],[1,0],[0,1]]}]}
{"format":"sepax-scene","version":1,"bodies":[{"vertices":[[0,0],[2,0],[0,2]]}]}
)~",
     "2 scenes, one a line; keep the line of one of them, or give all to sepax query --batch"},
    {R"~((1.0, -nan) (2.0, 3.0) (1,1) (0,0))~",
     "line 1: -nan is not a finite number; write a finite one"},
    {R"~(v[0] = (1.0, inf)
v[1] = (2,3)
v[2] = (1,1)
v[3] = (0,0))~",
     "line 1: inf is not a finite number; write a finite one"},
    {R"~((1.0, 1.#IND) (2.0, 3.0) (1,1) (0,0))~",
     "line 1: 1.#IND is not a finite number; write a finite one"},
    {R"~((1.0, -1.#INF) (2.0, 3.0) (1,1) (0,0))~",
     "line 1: -1.#INF is not a finite number; write a finite one"},
    {R"~((1.0, -nan(ind)) (2.0, 3.0) (1,1) (0,0))~",
     "line 1: -nan(ind) is not a finite number; write a finite one"},
    {R"~((1.0, NaN) (2.0, 3.0) (1,1) (0,0))~",
     "line 1: NaN is not a finite number; write a finite one"},
    {R"~((-Infinity, 1) (2.0, 3.0) (1,1) (0,0))~",
     "line 1: -Infinity is not a finite number; write a finite one"},
    {R"~(inf 0, 1 1, 2 0)~",
     "line 1: inf is not a finite number; write a finite one"},
    {R"~(0 0, 1 -nan, 1 1, 0 1)~",
     "line 1: -nan is not a finite number; write a finite one"},
    {R"~(v0: x=1.0 y=nan
v1: x=1 y=2
v2: x=2 y=2
v3: x=5 y=2)~",
     "line 1: nan is not a finite number; write a finite one"},
    {R"~([{"pos":[0,0]},{"pos":[1,NaN]},{"pos":[1,1]},{"pos":[4,1]}])~",
     "line 1: NaN is not a finite number; write a finite one"},
    {R"~(nan,0
1,0
1,1
0,1)~",
     "line 1: nan is not a finite number; write a finite one"},
    {R"~(a,nan,0
a,1,0
a,1,1)~",
     "line 1: nan is not a finite number; write a finite one"},
    {R"~({"type":"Polygon","coordinates":[[[0,0],[NaN,1],[1,1],[0,0]]]})~",
     "coordinates[0][1][0]: NaN is not allowed; write a finite number"},
    {R"~(0,0 nan,1 1,1 0,1)~",
     "line 1: nan is not a finite number; write a finite one"},
    {R"~(<svg><polygon points="0,0 nan,1 1,1"/></svg>)~",
     "line 1: nan is not a finite number; write a finite one"},
    {R"~(M 0 0 L nan 1 L 1 1 z)~",
     "line 1: nan is not a finite number; write a finite one"},
    {R"~(POLYGON ((0 0, 1.#IND 1, 1 1, 0 0)))~",
     "line 1: 1.#IND is not a finite number; write a finite one"},
    {R"~((0,0) (1,?) (1,1) (0,1))~",
     "line 1: \"?\" stands where a number should; write its value"},
    {R"~((?,?) (1,0) (1,1) (0,1))~",
     "line 1: \"?\" stands where a number should; write its value"},
    {R"~((1,foo) (0,0) (1,1) (0,1))~",
     "line 1: \"foo\" stands where a number should; write its value"},
    {R"~(shape.setPoint(0, Vector2f(0, 0)); shape.setPoint(1, Vector2f(w, 0)); shape.setPoint(2, Vector2f(1, 1)); shape.setPoint(3, Vector2f(0, 1));)~",
     "line 1: \"w\" stands where a number should; write its value"},
    {R"~((0mm, 0mm) (5cm, 0mm) (5mm, 5mm))~",
     "line 1: cm stands beside mm; write all numbers in one unit"},
    {R"~({{0,0},{1,0},...,{1,1}})~",
     "line 1: the text leaves out some of its numbers with ...; print all of them"},
    {R"~((0,0) (1,0) ... (1,1) (0,1))~",
     "line 1: the text leaves out some of its numbers with ...; print all of them"},
    {R"~([[0. 0.]
 [1. 0.]
 ...
 [1. 1.]])~",
     "line 3: the text leaves out some of its numbers with ...; print all of them"},
    {R"~([[np.float64(0), np.float64(1)], [np.float64(0), float('nan')]])~",
     "line 1: nan is not a finite number; write a finite one"},
    {R"~((0,0) (1) (1,0) (1,1) (0,1))~",
     "line 1: one number stands where a point x, y should"},
    {R"~(float xs[4] = {0,5,5,0};
float ys[3] = {0,0,3};)~",
     "line 1: xs has 4 numbers and ys has 3; each x needs its y"},
    {R"~(x1,y1,x2,y2
0,0,1,0
2,0,1,1
1,1,0,0)~",
     "line 3: this segment does not start where the last one ended; put the segments in their order around the polygon"},
    {R"~(x,y
0,0
..,...
1,1)~",
     "line 3: \"..\" stands where a number should; write its value"},
    {R"~(p0 (0,0)
p1 (nan,1)
p2 (1,1)
p3 (0,1))~",
     "line 2: nan is not a finite number; write a finite one"},
    {R"~(x y
0 0
1 nan
1 1)~",
     "line 3: nan is not a finite number; write a finite one"},
    {R"~(aabb = {min: (0,0), max: (inf, inf)}
hull = [(0,0),(1,0),(1,1)])~",
     "line 1: inf is not a finite number; write a finite one"},
    {R"~(0 0 end
1 0
1 1
0 1 5)~",
     "line 4: 3 numbers where most lines have 2; give each line one point"},
    {R"~([[[0,0],[1,0],[1,1]], ...])~",
     "line 1: the text leaves out some of its numbers with ...; print all of them"},
    {R"~($1 = {{x = 0, y = 0}, {x = 1, y = 0}, {x = 1, y = 1}...})~",
     "line 1: the text leaves out some of its numbers with ...; print all of them"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
