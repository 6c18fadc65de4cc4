#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& furtherReportedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(var figures = PathFigures.Parse("M 2 2 H 9 V 6 H 2 Z");
var other = PathFigures.Parse("M 0 0 H 4 V 3 Z");)~",
     "figures: 2,2 9,2 9,6 2,6 | other: 0,0 4,0 4,3",
     "other text around the polygons was left out"},
    {R"~(side = 10
total += 24
a = [(0, 0), (side, 0), (side, 3)])~",
     "a: 0,0 10,0 10,3",
     "side got the value that the text gives"},
    {R"~(Vec2 star[] = {{9, 6}, {0, 7}, {7, 1}};
node->drawPolygon(star, 3, Color4B(254, 201, 181, 200), 1, Color4B(248, 237, 237, 200));)~",
     "star: 9,6 0,7 7,1",
     "left out: line 2: \"star\" stands where a number should; write its value"},
    {R"~(MULTIPOLYGON Z (((0 0 3, 5 0 3, 5 4 3, 0 0 3)), ((0 0 0, 5 0 0, 5 0 3, 0 0 3, 0 0 0))))~",
     ": 0,0 5,0 5,4",
     "z and m were dropped; faces that stand upright in space were left out; the closing copy of the first vertex was dropped"},
    {R"~(A roof that rises: POLYGON Z ((0 0 3, 5 0 3, 5 4 6, 0 4 6, 0 0 3)))~",
     ": 0,0 5,0 5,4 0,4",
     "other text around the polygons was left out; z and m were dropped; the closing copy of the first vertex was dropped"},
    {R"~(The triangulation of this polygon panics:
pts.push([1.0, 2.0]);
pts.push([2.0, 3.0]);
pts.push([4.0, 5.0]);)~",
     "pts: 1,2 2,3 4,5",
     ""},
    {R"~(It fails with this polygon:

[ [ 0, 0 ], [ 4, 0 ], [ 4, 8 ], [ 0, 8 ] ]

Edges of the same polygon overlap [ 0, 9 ] [ 5, 9 ] [ 1, 9 ] [ 7, 9 ])~",
     ": 0,0 4,0 4,8 0,8",
     "line 5: two edges that meet were left out"},
    {R"~(No edges overlap in [ 0, 0 ] [ 5, 0 ] [ 5, 9 ] [ 1, 9 ], and it is refused.)~",
     ": 0,0 5,0 5,9 1,9",
     ""},
    {R"~(Triangle does not manage these vertices
```
6.5 0.5
6.25 3.5
2.5 3
0.5 1.5
```
when these edges are constraints
```
1 2
3 4
4 1
```)~",
     ": 6.5,0.5 6.25,3.5 2.5,3 0.5,1.5",
     "other text around the polygons was left out; edges, which number vertices, were left out"},
    {R"~(Triangle does not manage these vertices
```
6.5 0.5
6.25 3.5
2.5 3
0.5 1.5
```
without these edges
```
1 1
3 1
4 4
```)~",
     ": 6.5,0.5 6.25,3.5 2.5,3 0.5,1.5 | : 1,1 3,1 4,4",
     "other text around the polygons was left out"},
    {R"~(As bed exclude area I enter "0x0, 41x0, 41x4, 0x4" and Bambu Studio says it is out of range.)~",
     ": 0,0 41,0 41,4 0,4",
     ""},
    {R"~(\psdots(1, 1)(4, 1)(2, 3)
\pspolygon(1, 1)(4, 1)(2, 3)
\psline(0,0)(5,0)(5,3)(0,0))~",
     ": 1,1 4,1 2,3 | : 0,0 5,0 5,3",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped; lines and dots of PSTricks were left out; they are no polygons"},
    {R"~(\psline[linewidth=1pt]{->}(0, 0)(1, 1)(2, 1)
\psdots(1, 0.5)(2, 2.5)(3, 1.5)
\pspolygon(1, 0.5)(2, 3)(3, 1.5)
The dots are (1,0.5)(2,2.5)(3,1.5).)~",
     ": 1,0.5 2,3 3,1.5",
     "lines and dots of PSTricks were left out; they are no polygons"},
    {R"~(Do they overlap? $onpoly(3,4,1,1,5,5,10,0,2,2,4,4,9,0,5,-3))~",
     ": 1,1 5,5 10,0 | : 2,2 4,4 9,0 5,-3",
     ""},
    {R"~(The agents walk into my obstacle:
<Obstacle closed="1">
  <Vertex p_x = "-1" p_y = "1"/>
  <Vertex p_x = "2" p_y = "1"/>
  <Vertex p_x = "2" p_y = "-1"/>
</Obstacle>
...
What do I have to change?)~",
     ": -1,1 2,1 2,-1",
     ""},
    {R"~(values <- data.frame(id = ids, value = c(3, 3.5, 3, 4, 2, 2.5))
positions <- data.frame(
  id = rep(ids, each = 3),
  x = c(2, 1, 1.5, 4, 3, 3.5),
  y = c(0, 0, 1, 0, 0.5, 1)
))~",
     "positions: 2,0 1,0 1.5,1 | positions: 4,0 3,0.5 3.5,1",
     "the columns of a data frame were read by their names and ids"},
    {R"~(rooms:
  - id: "16"
    icon:
      x: 3
      "y": 2
    outline:
      - - 0.5
        - 0
      - - 6
        - 0
      - - 6
        - 4
  - id: "17"
    outline:
      - - 7
        - 0
      - - 9
        - 0
      - - 9
        - 4)~",
     "outline: 0.5,0 6,0 6,4 | outline: 7,0 9,0 9,4",
     "a single point beside the polygons was left out"},
    {R"~(coordinates:
  - - - 0
      - 0
    - - 5
      - 0
    - - 5
      - 3)~",
     "coordinates: 0,0 5,0 5,3",
     ""},
    {R"~(The page lost a line (see below):
{
    poly.startPath(0, 0);
    poly.lineTo(-1, 1);
    // Missing poly.lineTo(0, 2);
    poly.lineTo(1, 2);
    poly.lineTo(2, 1);)~",
     ": 0,0 -1,1 1,2 2,1",
     "other text around the polygons was left out"},
    {R"~(It was once (see below):
{
    // poly.lineTo(0, 2);
    // poly.lineTo(1, 2);
    // poly.lineTo(2, 1);)~",
     ": 0,2 1,2 2,1",
     "other text around the polygons was left out"},
    {R"~(shape2.setPoint(0, sf::Vector2f(0, 0));
shape2.setPoint(1, sf::Vector2f(0, 9));
shape2.setPoint(2, sf::Vector2f(9, 0));
shape3.setPoint(0, sf::Vector2f(1, 1));
shape3.setPoint(1, sf::Vector2f(1, 8));
shape3.setPoint(2, sf::Vector2f(8, 1));)~",
     ": 0,0 0,9 9,0 | : 1,1 1,8 8,1",
     "other text around the polygons was left out"},
    {R"~(With this shape (of rust-sfml) I get a wrong one, :( and
```rust
shape.set_point(0, Vector2f::new(0.0, 0.0));
shape.set_point(1, Vector2f::new(0.0, 9.0));
shape.set_point(2, Vector2f::new(9.0, 0.0));)~",
     "shape: 0,0 0,9 9,0",
     ""},
    {R"~(0:GrahamScan.Point
  x:8.5
  y:52.5
1:GrahamScan.Point
  x:8.25
  y:52.75
2:GrahamScan.Point
  x:7.5
  y:52
3:GrahamScan.Point
  x:8
  y:51)~",
     ": 8.5,52.5 8.25,52.75 7.5,52 8,51",
     ""},
    {R"~(The polygon (it is below) gives this:
gon := geo.NewPolygon([]*geo.Point{geo.NewPoint(0, 0), geo.NewPoint(0, 1), geo.NewPoint(1, 1)}
x:0     y:0      Expecting: true         Got: false
x:0.5   y:0      Expecting: true         Got: true
x:0.5   y:0.7    Expecting: true         Got: true)~",
     ": 0,0 0,1 1,1",
     "other text around the polygons was left out; the text ends within the ( of line 2: something may be missing; points that the polygon is asked about were left out"},
    {R"~(The outline (it is below) has bulges:
gon := {
x:0     y:0      bulge: 0
x:0.5   y:0      bulge: 0
x:0.5   y:0.7    bulge: 0)~",
     ": 0,0 0.5,0 0.5,0.7",
     "other text around the polygons was left out"},
    {R"~(`SmoothenCubic(approx, points, {234.5, 125}, {207, 135.75}, {192, 141}, 0)` makes no sense for
[(0, 0), (5, 0), (5, 3)] (or is it me?))~",
     ": 0,0 5,0 5,3",
     "other text around the polygons was left out"},
    {R"~({"frames": {"cow.png": {
  "frame": {"x":2,"y":326,"w":164,"h":136},
  "spriteSourceSize": {"x":0,"y":0,"w":164,"h":136},
  "vertices": [ [140,34], [164,76], [95,127] ] } } })~",
     "cow.png: 140,34 164,76 95,127",
     "boxes were read as rectangles; the list \"frame\" was left out: it is no outline; the list \"spriteSourceSize\" was left out: it is no outline"},
    {R"~({"frames": {"cow.png": {
  "frame": {"x":2,"y":6,"w":16,"h":13},
  "spriteSourceSize": {"x":0,"y":0,"w":16,"h":13} } } })~",
     "frame: 2,6 18,6 18,19 2,19 | spriteSourceSize: 0,0 16,0 16,13 0,13",
     "boxes were read as rectangles"},
    {R"~(data.append(CGPoint(x:0, y:0))
data.append(CGPoint(x:54.0, y:0))
data.append(CGPoint(x:108.0, y:0))
data.append(CGPoint(x:162.0, y:0))
data.append(CGPoint(x:217.0, y:0))
data.append(CGPoint(x:271.0, y:0))
data.append(CGPoint(x:325.0, y:0))
data.append(CGPoint(x:379.0, y:5)))~",
     "data: 0,0 54,0 108,0 162,0 217,0 271,0 325,0 379,5",
     ""},
    {R"~(<svg viewBox="0 0 110 90">
  <defs><clipPath id="c1"><polygon points="50,0 21,90 98,35"/></clipPath></defs>
  <g clip-path="url(#c1)"><rect x="0" y="0" width="110" height="90"/></g>
</svg>)~",
     ": 50,0 21,90 98,35 | : 0,0 110,0 110,90 0,90",
     ""},
    {R"~(<svg viewBox="0 0 110 90">
  <defs><clipPath id="c1"><polygon points="50,0 21,90 98,35"/></clipPath></defs>
  <rect x="0" y="0" width="110" height="90"/>
</svg>)~",
     ": 0,0 110,0 110,90 0,90",
     "shapes in <defs> were left out; alone they are not drawn"},
    {R"~(x=-1 y=1
x=2 y=1
x=2 y=-1
... and behind it x=7 y=-1)~",
     ": -1,1 2,1 2,-1 7,-1",
     ""},
    {R"~(xarray = [1.5, 5, 1]
yarray = [0, 0, 3]
trace_boundary(xarray, yarray))~",
     ": 1.5,0 5,0 1,3",
     "the numbers of xarray became x, those of yarray y"},
    {R"~(<osm version="0.6">
  <node id="-1" lat="1" lon="3"/>
  <node id='-2' visible='true' lat='3' lon='5'><tag k="a" v="b"/></node>
  <node id="-3" lat="5" lon="3"/>
  <way id="9"><nd ref="-1"/><nd ref="-2"/><nd ref="-3"/><nd ref="-1"/></way>
  <way id="10"><nd ref="-1"/><nd ref="-2"/><nd ref="-3"/></way>
</osm>)~",
     ": 3,1 5,3 3,5",
     "the closing copy of the first vertex was dropped; nodes of a map and ways that do not come back to their start were left out"},
    {R"~(The filled contour comes out as one line:
\addplot table{%
x  y
0 0
8 0
0 8
0 0

20 20
25 20
20 26
};)~",
     ": 0,0 8,0 0,8 | : 20,20 25,20 20,26",
     "the closing copy of the first vertex was dropped"},
    {R"~(<extrudedPolygon>
  <XYPoint x="1" y="2"/> <XYPoint x="9" y="2"/>
  <XYPoint x="5" y="7"/>
</extrudedPolygon>)~",
     ": 1,2 9,2 5,7",
     ""},
    {R"~(ring = [[[0, 0], [8, 0], [0, 8]], 20, 20, 25, 20, 20, 26])~",
     "ring: 0,0 8,0 0,8",
     "line 1: numbers beside the lists in a bracket were left out"},
    {R"~(make_part([[0, 0], [8, 0], [0, 8]], 1.5, 3, 7, 0.25, "red"))~",
     ": 0,0 8,0 0,8",
     ""},
    {R"~(The polygon of the polygons in the file:
3 0 4 0
3 0 4 3
0 3 1 1)~",
     ": 3,0 4,0 3,0 4,3 0,3 1,1",
     "the numbers were read as pairs x, y"},
    {R"~(POLYGON_COORDS = [[[0, 0], [4, 0], [4, 3], [0, 0]]]
LINESTRING_COORDS = [[0, 0], [4, 4], [9, 5]])~",
     "POLYGON_COORDS: 0,0 4,0 4,3",
     "the list \"LINESTRING_COORDS\" was left out: it is no outline; the closing copy of the first vertex was dropped"},
    {R"~(linestring_ring = [[0, 0], [4, 4], [9, 5]]  # becomes the polygon)~",
     "linestring_ring: 0,0 4,4 9,5",
     ""},
    {R"~(The cell is drawn at the wrong place:
[[0, 0], [4, 4], [4, 0], [0, 4], [1, 9], [7, 2], [8, 8], [3, 2]])~",
     ": 0,0 4,4 4,0 0,4 1,9 7,2 8,8 3,2",
     ""},
    {R"~(It goes away with other numbers: room = [(0, **2.999**), (0, 0), (4, 0), (4, **-3**)])~",
     "room: 0,2.999 0,0 4,0 4,-3",
     ""},
    {R"~((setq ring '((0, 0), (4, 0), (4, 3))) (setq cut '(0 . "LWPOLYLINE)~",
     ": 0,0 4,0 4,3",
     "other text around the polygons was left out; the text ends within the ( of line 1: something may be missing"},
    {R"~(anchors:
- room:
    x: 10
    'y': 20
  plan:
    x: 1
    'y': 2
- room:
    x: 30
    'y': 20
  plan:
    x: 3
    'y': 2
outline: [[0, 0], [40, 0], [40, 30]])~",
     "outline: 0,0 40,0 40,30",
     "pairs of points, which become each other, were left out"},
    {R"~(room:
- corner:
    x: 10
    y: 20
- corner:
    x: 30
    y: 20
- corner:
    x: 30
    y: 40)~",
     "room: 10,20 30,20 30,40",
     ""},
    {R"~(SELECT ST_AsText(ST_GeomFromText('GEOMETRYCOLLECTION(POINT(1 2), POLYGON((30 40, 40 55, 55 40, 40 30, 30 40)))'));
where ours says `POLYGON((1 1, 5 3, 2 3, 1 1))`)~",
     ": 30,40 40,55 55,40 40,30 | : 1,1 5,3 2,3",
     "other text around the polygons was left out; a point was left out; it is no polygon; the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(Fails for the 3 points
A(0,0)
B(5,0)
C(5,3)
plus 1 point X = Coordinate(4,1))~",
     ": 0,0 5,0 5,3",
     "a single point beside the polygons was left out"},
    {R"~(A = (0, 0)
B = (5, 0)
C = (5, 3)
P = (4, 1)
Why is P not inside ABC?)~",
     ": 0,0 5,0 5,3",
     "points with different names were joined into one polygon; points that the polygon is asked about were left out"},
    {R"~(The outline A(0, 0), B(5, 0), C(5, 3) and E(1, 4))~",
     ": 0,0 5,0 5,3 1,4",
     ""},
    {R"~(The one
```
(0, 0)
(5, 0)
(5, 3)
```
and the other:
```
(0, 0)
(5, 0)
(5, 4)
```)~",
     ": 0,0 5,0 5,3 | : 0,0 5,0 5,4",
     ""},
    {R"~(Region ((0,0;0,90;90,90;90,0);(-200,-5;-200,9;-150,9;-150,
    -5)) is not within (0,0;0,500;
    40
    0,500) of the other)~",
     ": 0,0 0,90 90,90 90,0 | : -200,-5 -200,9 -150,9 -150,-5 | : 0,0 0,500 400,500",
     "other text around the polygons was left out"},
    {R"~((pcb board
  (structure
    (boundary (path pcb 0  0 0  90 0  90 -50
       0 -50  0 0))
    (keepout (polygon F.Cu 0  3 -3  8 -3  8 -9))
    (boundary (rect pcb 0 0 90 50)))
  (library (image C1 (outline (path signal 100  0 4  5 4  9 4))))))~",
     ": 0,0 90,0 90,-50 0,-50 | : 3,-3 8,-3 8,-9 | : 0,0 90,0 90,50 0,50",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped; open paths were left out; they are no polygons"},
    {R"~(A session:
>>> a = [(0, 0),
...      (5, 0),
...      (5, 3)])~",
     "session: 0,0 5,0 5,3",
     ""},
    {R"~(The result [[5.0, 1.0], [NaN, NaN], [NaN, NaN]] of [(5, 1), (3, 3), (4, 8)] is odd.)~",
     ": 5,1 3,3 4,8",
     "left out: line 1: NaN is not a finite number; write a finite one"},
    {"Lines and circles (both kinds) are fine. The one with the points X1:4(dec), Y1:3(dec), X2:20(dec), Y2:7(dec)\nand X3:9(dec), Y3:21(dec) is a triangle that isn't drawn, see [1, 2].",
     ": 4,3 20,7 9,21",
     "other text around the polygons was left out"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
