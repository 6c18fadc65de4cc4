#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<MalformedSnippet>& malformedSnippets() {
  // clang-format off
  static const std::vector<MalformedSnippet> table = {
    {R"~([[0,0],[1,0],[1,1]]])~",
     "line 1: a ] without an opening bracket"},
    {R"~([[0,0],[1,0],[1,1)])~",
     "line 1: a ) closes the [ of line 1; one of them is wrong"},
    {R"~({{0,0},{inf,0},{1,1}})~",
     "line 1: inf is not a finite number; write a finite one"},
    {R"~(hull = [(0, 0), (1, 0), (1, 1 + n)])~",
     "line 1: an expression stands where a number should; write its value"},
    {R"~([[0,0],[1,0],3,[1,1]])~",
     "line 1: a number stands between points; put it away or give it its pair"},
    {R"~([[0,0],[[1,0],[2,2],[3,3]]])~",
     "line 1: a single point stands between polygons; remove it or complete it"},
    {R"~([[0,0],[1,0,1,1]])~",
     "line 1: this point has another number of coordinates than the one before it"},
    {R"~(float v[] = {0, 0, 1, 0, 1};)~",
     "polygon 1 (\"v\") in line 1 has 5 numbers, which make no pairs x, y; remove or add one"},
    {R"~({})~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~([])~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~()~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(grid.x = [-0.5 4.25];
grid.y = [0 3];
grid.z = [-1 1];)~",
     "no polygon found: numbers along an axis were left out; they are no point"},
    {R"~(  (gr_line (start 2 3) (end 7 3) (layer "F.SilkS") (width 0.15))
  (gr_line (start 7 3) (end 7 9) (layer "F.SilkS") (width 0.15))
  (gr_line (start 7 9) (end 2 3) (layer "F.SilkS") (width 0.15)))~",
     "line 1: one number stands where a point x, y should"},
    {R"~(An empty ring ends the service:

curl 'localhost:8002/route?json={"locations":[{"lat":51.2,"lon":4.41},{"lat":51.35,"lon":4.5},{"lat":51.22,"lon":4.62}],"costing":"auto","avoid_polygons":[[]]}')~",
     "line 3: a route is no outline; give the corners of a polygon"},
    {R"~(x = [-0.5, 4.25]
y = [0, 3]
z = [-1, 1])~",
     "no polygon found: numbers along an axis were left out; they are no point"},
    {R"~({"x": [2, 9], "y": [1, 7], "z": [0, 4]})~",
     "no polygon found: numbers along an axis were left out; they are no point"},
    {R"~(There are 3 apples and 4 pears, 5 plums and 6 nuts.)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(POLYGON ((0 0, 1 0, 1 inf, 0 0)))~",
     "line 1: inf is not a finite number; write a finite one"},
    {R"~(POLYGON ((0 0, 1 0, 1 1 5, 0 0)))~",
     "line 1: this point has another number of coordinates than the first"},
    {R"~(MULTIPOLYGON (((0 0, 1 0, 0 0))))~",
     "polygon 1 in line 1 has 2 vertices; a polygon needs at least three"},
    {R"~(<svg></svg>)~",
     "the SVG has no polygon; it needs at least one <polygon>, <polyline>, <rect> or <path>"},
    {R"~(<path d="L 1 1"/>)~",
     "line 1: a path starts with M"},
    {R"~(<path d="M 0 0 a 1 1 0 2 0 5 5"/>)~",
     "line 1: a flag of an arc is 0 or 1"},
    {R"~(<path d="M 0 0 L 1"/>)~",
     "line 1: the path ends where a number should stand"},
    {R"~(<polygon points="0,0 1,a 2,2"/>)~",
     "line 1: \"a 2,2\" stands where a number should; write its value"},
    {R"~(x;y
0;0
1;
1;1)~",
     "line 3: an empty field stands where a number should; write its value"},
    {R"~(0,0
1,0
1,1,1
0,1)~",
     "line 3: 3 fields where the first line has 2"},
    {R"~(x,y)~",
     "the table has a header and no points; write one point in each line"},
    {R"~(x,y
0,0
1,0)~",
     "polygon 1 in line 2 has 2 vertices; a polygon needs at least three"},
    {R"~({"type":"Point","coordinates":[1,2]})~",
     "the GeoJSON has no polygon; it needs at least one Polygon or MultiPolygon"},
    {R"~({"type":"Polygon","coordinates":[[[0,0],[1],[1,1]]]})~",
     "coordinates[0][1]: expected a point [x, y]"},
    {R"~({"format":"sepax-scene","version":1})~",
     "the scene has no bodies; it needs at least one"},
    {R"~({"format":"sepax-scene","version":1,"bodies":[{"vertices":[[0,0]]}]})~",
     "bodies[0].vertices: 1 vertex; a polygon needs at least three"},
    {R"~([0,0, 2,0, 1,2, 3])~",
     "polygon 1 in line 1 has 7 numbers, which make no pairs x, y; remove or add one"},
    {R"~(POLYGON ((0 0, 2 0, 1 2, 0 0), (0 0, 1 0, 1 1, 0 0)))~",
     "line 1: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(hello world)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(v = {{0,0},{nan,1},{2,2}})~",
     "line 1: nan is not a finite number; write a finite one"},
    {R"~(v = {{0,0},{w/2,1},{2,2}})~",
     "line 1: an expression stands where a number should; write its value"},
    {R"~(v = {{0,0},{1,1}})~",
     "polygon 1 (\"v\") in line 1 has 2 vertices; a polygon needs at least three"},
    {R"~(x,y
0,0
1,abc
2,2)~",
     "line 3: \"abc\" stands where a number should; write its value"},
    {R"~([[0,0],[1,0],[1e13,1]])~",
     "polygon 1 in line 1: 10000000000000 is beyond 2^40 (1099511627776) in size; use smaller units"},
    {R"~([[1,2],[3,4],[5,x]])~",
     "line 1: \"x\" stands where a number should; write its value"},
    {R"~([[1,2],[3,4],[5]])~",
     "line 1: one number stands where a point x, y should"},
    {R"~([[1,2],[3,4],[5,6,7]])~",
     "line 1: this point has another number of coordinates than the one before it"},
    {R"~(float hull[] = {1, 2, 3};)~",
     "polygon 1 (\"hull\") in line 1 has 1 vertex; a polygon needs at least three"},
    {R"~(v[0].Set(0.0f, 0.0f);
v[1].Set(w, 0.0f);
v[2].Set(1.0f, 1.0f);)~",
     "line 2: \"w\" stands where a number should; write its value"},
    {R"~(<svg><path d="M 0 0 L 1 x"/></svg>)~",
     "line 1: \"x\" stands where a number of the path should"},
    {R"~(<svg><polygon points="0,0 1,0 1"/></svg>)~",
     "line 1: the points have 5 numbers, which make no pairs x, y; remove or add one"},
    {R"~(<svg><polygon points="0,0 1,0)~",
     "line 1: this tag is never closed; write > or />"},
    {R"~(POLYGON ((0 0, 1 0, 1)))~",
     "line 1: a point needs x and y; found \")\""},
    {R"~(POLYGON ((0 0, 1 0, 1 1)~",
     "line 1: expected ), found the end of the text"},
    {R"~(0 0
1 0
1 nan)~",
     "line 3: nan is not a finite number; write a finite one"},
    {R"~(POINT (1 2))~",
     "the WKT has no polygon; it needs at least one POLYGON, MULTIPOLYGON or LINESTRING"},
    {R"~(<html><body>3</body></html>)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~([[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[0]]]]]]]])~",
     "line 1: the brackets are nested more than 32 levels deep; polygons need at most 6"},
    {R"~([[1,2],[3,4],[5,1e999]])~",
     "line 1: 1e999 is too large for a number; write a finite number"},
    {R"~(v = {{0,0},{0x10,1},{2,2}})~",
     "line 1: \"0x10\" stands where a number should; write its value"},
    {R"~({"format": })~",
     "broken JSON at line 1, column 12: unexpected '}'; expected '[', '{', or a literal"},
    {R"~({"type":"Polygon","coordinates":[[[0,0],[2,0],[1,2],[0,0]],[[0,0],[1,0],[1,1],[0,0]]]})~",
     "a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(POLYGON EMPTY)~",
     "the WKT has no polygon; it needs at least one POLYGON, MULTIPOLYGON or LINESTRING"},
    {R"~(v = {{0, 0}, {-nan, 1}, {2, 2}})~",
     "line 1: -nan is not a finite number; write a finite one"},
    {R"~([
  [0, 0],
  [1, wide],
  [2, 2]
])~",
     "line 3: \"wide\" stands where a number should; write its value"},
    {R"~(shape = [(to_fixed(3), 65536), (to_fixed(8), 65536), (to_fixed(4), 98304)])~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(<scale from="0" to="120">
  <ticks x="150" y="90"><tick kind="polygon" sides="5" x="0" y="0" radius="31"/>
  <tick kind="circle" x="0" y="0" radius="9"/></ticks>
</scale>)~",
     "polygon 1 in line 2 has 1 vertex; a polygon needs at least three"},
    {R"~(My snail (polygon-snail! s 70 7) stops too early, it tells:
size 1 at (45 30) heading 0
size 0.8 at (51.5 30) heading 0
size 0.64 at (57.25 44) heading 0)~",
     "line 2: places with an angle each are those of something that turns, and no polygon; give the corners of one"},
    {R"~(shape = [(half(3), half(1)), (half(8), half(1)), (half(3), half(6))])~",
     "line 1: an expression stands where a number should; write its value"},
    {R"~(Why is a part of the picture empty? The layout of the second pass:

# Define the coordinates of the plates
leaf_07.png; ; (0.0, 3.5)
leaf_08.png; ; (410.5, -1.25)
leaf_09.png; ; (402.0, 377.25)
leaf_10.png; ; (6.5, 380.0))~",
     "line 4: the places of files are no outline; give the corners of a polygon"},
    {R"~(The index of the tiles, where they overlap:

"north/a.jpg" [0, 0]
"north/b.jpg" [512, 2]
"south/c.jpg" [508, 640])~",
     "line 3: the places of files are no outline; give the corners of a polygon"},
    {R"~(The tie touches the stem:
```
\once \shape #'((0 . 0) (0 . 0.5) (0.25 . 0.75) (0 . 0)) Tie
\vshape #'(
  ((0.5 . 1) (0.75 . 2) (1.5 . 2) (2 . 0.5))
) PhrasingSlur
```)~",
     "line 3: the control points of a curve are no polygon; give the corners of one"},
    {R"~((routes
  (resolution mil 100)
  (network_out
    (net CLK
      (wire
        (path Bottom 800
          4000 1200
          5200 1200
          5900 1900
          5900 3000
        )
      )
    )
  )
))~",
     "no polygon found: open paths were left out; they are no polygons"},
    {R"~(The hours of the three doors in the plan: 07 05, 08 00, 09 01 and nothing for the rest.)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The vertices of the outline of the forest by week:

Week | N of trees | Cut | Left
--- | --- | --- | ---
Tue 3rd, May | 15 | 11 | 4
Wed 11th, May | 8 | 8 | 0
Fri 20th, May | 12 | 5 | 7

(A tree counts once.))~",
     "line 5: the columns of this table are not those of points; name them x and y"},
    {R"~(One triangle of my sweep has a wrong side. All of it is a loose cloud of points, as rand() gave them:

- q0 = (3.5f, 41.0f)
- q1 = (-12.25f, 7.0f)
- q2 = (30.0f, 2.5f)
- q3 = (4.0f, 11.5f)

No triangulation that I know has it.)~",
     "line 3: a set of points has no outline of its own; give the corners of a polygon"},
    {R"~(const all = [0, 0, 40, 0, 20, 1e-17, 19.5, 12, 31, 3];
const segments = [[0, 2], [3, 4]];
const made = new Constrainautor(new Delaunator(all), segments); // the polygon is missing)~",
     "line 1: points with edges between some of them are no outline; give the corners of a polygon"},
    {R"~(The list of a voronoi diagram for three sites, in a box:
```
0 - x:10 y:5
1 - x:-10 y:5
2 - x:-10 y:-5
3 - x:10 y:-5
4 - x:42.5 y:-61
5 - x:-3 y:5
6 - x:6.25 y:-5
7 - x:-3 y:5.0000001
```
Which of them are the corners of a cell?)~",
     "line 3: the order of points of a hull or a triangulation is no outline; give the corners of a polygon"},
    {R"~(tiles of the hall, they overlap:

| tile | x | y |
| hall_1.tif | 0 | 4.5 |
| hall_2.tif | 700.5 | 2 |
| hall_3.tif | 698 | 512 |)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(Hier die Punktwolke für die Triangulation, noch ohne Rand:

M1: 3.5, 4
M2: 9, 1.25
M3: 6, 8
M4: 5, 2)~",
     "line 3: a set of points has no outline of its own; give the corners of a polygon"},
    {R"~(The pointer was lost in three of the sources:
wheel.cpp:31 (2, 4)
brake.cpp:8 (90, 6)
seat.cpp:77 (85, 70))~",
     "line 2: the places of files are no outline; give the corners of a polygon"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
