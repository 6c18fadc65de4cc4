#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<MalformedSnippet>& moreTextsWithoutPolygons() {
  // clang-format off
  static const std::vector<MalformedSnippet> table = {
    {R"~(SDO_GEOMETRY(2003, NULL, NULL, SDO_ELEM_INFO_ARRAY(7,1003,1, 1,2003,1), SDO_ORDINATE_ARRAY(0,0, 4,0, 4,3, 6,6, 9,6, 9,9)))~",
     "no polygon found: the numbers in line 1 were left out: nothing says that they are an outline"},
    {R"~(# Intersection error with small tolerance
line = shapely.wkt.loads("LINESTRING (195312.5 7054469.5, 195297.25 7054498.5, 195295.25 7054512.5)")
buf = line.buffer(1e-9))~",
     "no polygon found: an open LINESTRING was left out; it is no polygon"},
    {R"~(Unexpected results when one point is added:

<div>
  <svg viewBox="-15 -15 130 130">
    <circle cx="0"   cy="0" r="2" fill="red"/>
    <text x="100" y="15" text-anchor="start">100,15</text>
    <text x="5"   y="0"  text-anchor="start">0,0</text>
    <text x="20"  y="15" text-anchor="start">15,15</text>
  </svg>
</div>)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The polygon has three vertices. The data of it:
> poly.data
Uint8Array(24) [241, 1, 0, 0, 18, 2, 0, 0, 236, 1, 0, 0, 22, 2, 0, 0, 241, 1, 0, 0, 22, 2, 0, 0])~",
     "no polygon found: the numbers in line 3 were left out: they are no outline"},
    {R"~(polygon = [[1.5+width, 0], [4, 0], [4, 3]])~",
     "line 1: an expression stands where a number should; write its value"},
    {R"~(polygon = [[7%4, 0], [4, 0], [4, 3]])~",
     "line 1: an expression stands where a number should; write its value"},
    {R"~(polygon = [[1/0, 0], [4, 0], [4, 3]])~",
     "line 1: an expression stands where a number should; write its value"},
    {R"~(polygon = [[2020-02-17, 3, 4], [4, 0, 1], [4, 3, 1]])~",
     "line 1: an expression stands where a number should; write its value"},
    {R"~(# Why does it draw points that are not in the data?

`````
constraintEdges = [
    [
        4,30
    ],
    [
        30,55
    ],
    [
        55,75
    ],
    [
        75,96
    ],
...
`````)~",
     "line 4: the [ that opens here is never closed"},
    {R"~(The recorded track repeats its points:

```
<trkpt lat="48.1375" lon="11.5755"><ele>519.2</ele></trkpt>
<trkpt lat="48.1380" lon="11.5761"><ele>519.9</ele></trkpt>
<trkpt lat="48.1391" lon="11.5749"><ele>520.4</ele></trkpt>
```

Why are the times missing?)~",
     "the points of a GPS track are no polygon; give the corners of one"},
    {R"~(I turn an image by its rotation and the homography K * R * K^-1, with the camera matrix K:
[250.5 0.000 80.25
0.000 250.5 60.75
0.000 0.000 1.000]
and the result lies outside the shape of the image. What is wrong?)~",
     "no polygon found: the matrix in line 2 was left out"},
    {R"~(// Monotone chain, see https://example.org/wiki/Convex_hull
let a = { X = 0.0; Y = 0.0 }
let b = { X = 4.0; Y = 0.5 }
let c = { X = 2.0; Y = 3.0 }
let d = { X = 2.0; Y = 1.0 }
let test = [a;b;c;d]
let h = hull test)~",
     "no polygon found: single points beside the words of a convex hull were left out"},
    {R"~(polygon = [[0 3-1], [4 0], [4 3]])~",
     "line 1: an expression stands where a number should; write its value"},
    {R"~(ring = [0 0; 5 0; 5 5; NaN NaN; 1 1; 2 1; 2])~",
     "line 1: NaN is not a finite number; write a finite one"},
    {R"~(rio info says
{ "transform": [
    0.5, 0.0, 1200.5,
    0.0, -0.5, 8800.5
  ],
  "width": 64 })~",
     "no polygon found: the list \"transform\" was left out: it is no outline"},
    {R"~(parallel_offset gives
MULTILINESTRING((10.5 20.25,10.75 20.5,11 20.25),(3 3,4 4))
(for the left side))~",
     "no polygon found: an open LINESTRING was left out; it is no polygon"},
    {R"~(Point_1 <- st_point(c(50, 50))
Point_2 <- st_point(c(90, 50))
Point_3 <- st_point(c(50, 80)))~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(wide = 100
high = 50
wide = 80
corners = [(0, 0), (wide, 0), (wide, high), (0, high)])~",
     "line 4: \"wide\" stands where a number should; write its value"},
    {R"~(plt.fill([0, 4, 4, 2], [0, 0, 3]))~",
     "no polygon found: the numbers in line 1 were left out: nothing says that they are an outline"},
    {R"~(a = Point(2, 3)
b = Point(5, 3)
c = Point(2, 7)
d = Point(3, 4)
print(convex_hull([a, b, c, d])))~",
     "no polygon found: single points beside the words of a convex hull were left out"},
    {R"~(rate [10, 4, 30, 4, 30, 9, 10, 9] of all paths (since)~",
     "line 1: the ( that opens here is never closed"},
    {R"~(The simplified one is (a part of it)
'MULTILINESTRING((159612.5 6284563.75,159743.25 6284436.5,159804.5 6284376.125,159943)~",
     "line 2: the ( that opens here is never closed"},
    {R"~(K_distCoeffs:
[-16.25;
 58.5;
 0.75;
 60.5;
 -15.875;
 54.625])~",
     "no polygon found: the list \"K_distCoeffs\" was left out: it is no outline"},
    {R"~(It should be dashed:
{ "type": "Feature", "geometry": { "type": "LineString",
  "coordinates": [ [ 1.5, 4 ], [ 2, 4.5 ], [ 3, 4.25 ] ] } }
but [**2**, 4.5] is missing.)~",
     "line 1: a LineString is no polygon; give the corners of one"},
    {R"~(kim · 2024-11-04
no idea
lee · 2024-11-12
me neither
kim · 2025-02-05
closing)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(# 0 = a zone, then four corners x, y
zones = [
    [0, 31, 27, 32, 27, 32, 26, 31, 26],
    [0, 25, 33, 29, 33, 29, 30, 25, 30]
])~",
     "polygon 1 (\"zones\") in line 3 has 9 numbers, which make no pairs x, y; remove or add one"},
    {R"~(Delaunay of these points hangs:
p = [[0.5, 0.52], [0.63, 0.76], [0.01, 0.83], [0.37, 0.26], [0.02, 0.53], [0.5, 0.01], [0.74, 0.99], [0.73, 0.51], [0, 0], [0.87, 0.32]])~",
     "line 2: the order of points of a hull or a triangulation is no outline; give the corners of a polygon"},
    {R"~(polygon has 3 problems
(15.5, 58.25)
polygon has 1 problems
(16, 51)
polygon has 2 problems
(8.5, 7.25)
loaded tile 12)~",
     "no polygon found: places of problems were left out"},
    {R"~(p(1,1) = 0.5;
p(1,2) = 4;
p(1,3) = 3.5;)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(loops = [ [ [0, 0], [0, 0] ], [ [0, 0], [0, 0] ], [ [0, 0], [0, 0] ] ])~",
     "polygon 1 (\"loops\") in line 1 has 2 vertices; a polygon needs at least three"},
    {R"~(Eigen::MatrixXd M(3, 4);
M << 1, 0, 0, 5,
     0, 1, 0, 3,
     0, 0, 1, 7;)~",
     "polygon 1 in line 1 has 1 vertex; a polygon needs at least three"},
    {R"~(row: 'Polygon ICRS 12.5 -3.25 12.75 -3.5 12.25 -3.75 8')~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(var a = new Path({segments:[
  [20.5, 30.25, -4, 0, 4, 0],
  [70, 28, 0, -6, 0, 6],
  [55.5, 80, 0, 0, 0, 0]
], closed:true});)~",
     "line 4: this point has another number of coordinates than the one before it"},
    {R"~(<a:polygon>1,2 5,2 5,4 and so on</a:polygon>)~",
     "the SVG has no polygon; it needs at least one <polygon>, <polyline>, <rect> or <path>"},
    {R"~(ring = [(0, 0), (side, 0), (side, side)]
side = 5
side = 7)~",
     "line 1: \"side\" stands where a number should; write its value"},
    {R"~(ring = [(0, 0), (n, 0), (n, 3)]
n = 5)~",
     "line 1: \"n\" stands where a number should; write its value"},
    {R"~(ways = [[[0,0],[1,0]],[[1,0],[1,1]],[[1,1],[0,2]]])~",
     "polygon 1 (\"ways\") in line 1 has 2 vertices; a polygon needs at least three"},
    {R"~(values of the boxes
array([[ 1., 9., 2., 8., 3., 7., 4., 6.],
       [ 5., 1., 2., 8., 9., 3., 1., 1.]]))~",
     "no polygon found: the numbers in line 2 were left out: nothing says that they are an outline"},
    {R"~(<svg><polygon points="NaN,NaN 4,4 9,1"/></svg>)~",
     "line 1: NaN is not a finite number; write a finite one"},
    {R"~(double m[3][4] = {1, 0, 0, 5, 0, 1, 0, 3, 0, 0, 1, 7};)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(PrusaSlicer shows no pictures with thumbnails 16x16, 220x124, 220x200, 640x480)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(Two obstacles reach from 10,20 to 40,25 and 50,20 to 80,25 on my map.)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(Each corner has an entity of its own:
((-1 . <Entity name: 40a8>) (0 . "VERTEX") (8 . "0") (10 1.5 2.5 0.0) (40 . 0.0) (41 . 0.0) (42 . 0.0) (70 . 0))
((-1 . <Entity name: 40b0>) (0 . "SEQEND") (8 . "0")))~",
     "no polygon found: entities of AutoLISP other than LWPOLYLINE were left out"},
    {R"~(prism { cubic_spline 0, 1, 6, <0, 0>, <6, 0>, <6, 2.5>, <0, 0>, <6, 0>, <6, 2.5> })~",
     "no polygon found: the numbers in line 1 were left out: nothing says that they are an outline"},
    {R"~(The convex hull misses a face:
pts[0] = Vec3(2, 0, 1);
pts[1] = Vec3(4, 3, 0);
pts[2] = Vec3(0, 3, 2.5);
pts[3] = Vec3(4, 1, 0);
pts[4] = Vec3(1, 5, 1);
pts[5] = Vec3(3, 0, 4);
pts[6] = Vec3(0, 1, 0);
pts[7] = Vec3(3, 4, 1);)~",
     "line 2: the order of points of a hull or a triangulation is no outline; give the corners of a polygon"},
    {R"~(I need a homography between the sheet and two photos of it:
sheet  photo 1  photo 2
(0;0)  (102;95)  (40;61)
(1;0)  (301;88)  (233;70)
(1;1)  (310;290)  (221;262)
(0;1)  (96;284)  (35;255))~",
     "no polygon found: points in columns, which become each other, were left out"},
    {R"~(<XYPoint x="1.5*cm" y="0*cm"/>
<XYPoint x="0*mm" y="40*mm"/>
<XYPoint x="-12*mm" y="0*mm"/>)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(shift = 10
a = [(0, 0), (shift, 0), (shift, 3)]
shift += 24
b = [(0, 0), (shift, 0), (shift, 3)])~",
     "line 2: \"shift\" stands where a number should; write its value"},
    {R"~(POLYGON Z ((0 0 0, 5 0 0, 5 0 2, 0 0 0)))~",
     "line 1: points stand above each other in space; project them to x and y first"},
    {R"~(The triangulation panics with points on one line:
pts.push([1.0, 2.0]);
pts.push([2.0, 3.0]);
pts.push([4.0, 5.0]);)~",
     "line 2: the order of points of a hull or a triangulation is no outline; give the corners of a polygon"},
    {R"~(Three of the cells have no half edges, where some sites lie outside of the box:
{x=1.5 y=1}
{x=2 y=2.5}
{x=1 y=5.5}
{x=3.5 y=1}
{x=2.5 y=3}
{x=3.75 y=5}
{x=6 y=0.5}
{x=5 y=2.5}
{x=4.5 y=4})~",
     "line 2: the order of points of a hull or a triangulation is no outline; give the corners of a polygon"},
    {R"~(Do they overlap? $onpoly(3,3,1,1,5,5,10,0,2,2,4,4))~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(rows:
  - - 1
    - 2
    - 3
    - 4
  - - 5
    - 6
    - 7
    - 8
  - - 9
    - 1
    - 2
    - 4)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(data.append(CGPoint(x:0, y:0))
data.append(CGPoint(x:54.0, y:0))
data.append(CGPoint(x:108.0, y:0))
data.append(CGPoint(x:162.0, y:0))
data.append(CGPoint(x:217.0, y:0))
data.append(CGPoint(x:271.0, y:0))
data.append(CGPoint(x:325.0, y:0))
data.append(CGPoint(x:379.0, y:0)))~",
     "line 1: points along one axis have no area; give the corners of a polygon"},
    {R"~(The points of it:
1 2
3 4
5 7
...
7 8)~",
     "line 5: the text leaves out some of its numbers with ...; print all of them"},
    {R"~(<Vertex x="-1" y="1"/>
<Vertex x="2" y="1"/>
<Vertex x="2" y="-1"/>
...
<Vertex x="7" y="-1"/>)~",
     "line 4: the text leaves out some of its numbers with ...; print all of them"},
    {R"~(xarray = [1.5, 2, 3, 5, 1, 0]
trace_boundary(xarray, yarray))~",
     "no polygon found: the list \"xarray\" was left out: it is no outline"},
    {R"~(<osm version="0.6">
  <node id="1" lat="1" lon="3"/>
  <node id="3" lat="3" lon="5"/>
  <node id="5" lat="5" lon="3"/>
  <node id="7" lat="3" lon="1"/>
</osm>)~",
     "no polygon found: nodes of a map and ways that do not come back to their start were left out"},
    {R"~(The faces of the polygon mesh:
3 10 11 12
3 10 12 13
3 13 12 14)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The cell has these input sites:
[[0, 0], [4, 4], [4, 0], [0, 4], [1, 9], [7, 2], [8, 8], [3, 2]])~",
     "line 2: the order of points of a hull or a triangulation is no outline; give the corners of a polygon"},
    {R"~(```js
SweepPolygon.create({x: 1, y: 2}, {type: "light"}).show()
```
and then
```js
SweepPolygon.create({x: 3, y: 2}, {type: "light"}).show()
```
or
```js
SweepPolygon.create({x: 1, y: 5}, {type: "light"}).show()
```)~",
     "line 10: words part this point from those before it; give the points of a polygon alone"},
    {R"~(v1 = Vertex.At(0, 0, 0)
v2 = Vertex.At(5, 5, 0)
v3 = Vertex.At(9, 0, 0)
wire = [Edge.Between(v1, v2), Edge.Between(v2, v3)])~",
     "line 1: calls join these points to lines with two ends; give the corners of a polygon"},
    {R"~(.card { clip-path: polygon(0 0, 100% 0, 40px 75%); })~",
     "line 1: an expression stands where a number should; write its value"},
    {R"~(hexagon = [(1, 0), (cos(60), -sin(60)), (-0.5, 0.75), (-1, 0)])~",
     "line 1: an expression stands where a number should; write its value"},
    {R"~(fillTriangle(30, 34, 114, 32, 77, height, RED))~",
     "line 1: \"height\" stands where a number should; write its value"},
    {R"~(ring = [(f(4) -1, 0), (3, 1), (1, 2), (5, 5)])~",
     "line 1: an expression stands where a number should; write its value"},
    {R"~(fillTriangle(top, 34, 114, 32, 77, 72, 10, 5))~",
     "line 1: \"top\" stands where a number should; write its value"},
    {R"~(The convex hull fails:
pts[0] = new Vector3(1, 1, -1);
pts[1] = new Vector3(1, -1, -1);
pts[2] = new Vector3(-1, -1, -1);
pts[3] = new Vector3(1, -1, 1);)~",
     "line 2: the order of points of a hull or a triangulation is no outline; give the corners of a polygon"},
    {R"~(PolyEdge 0 0 5 0 5)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~($x
[1] 4 2 0
$y
[1] 0 2 4 2)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(<waypoint name="S1" x="-200" y="0"/>
<waypoint name="S2" x="-200" y="-200"/>
<waypoint name="S3" x="600" y="-200"/>
<waypoint lat="45.0" lon="66.0" name="S4"/>)~",
     "line 4: degrees stand among x and y; give all points in one way"},
    {R"~(p = [(sqrt(4), 3), (-5 -3, 2), (1, 2), (4, 5)])~",
     "line 1: one number stands where a point x, y should"},
    {R"~(<svg><path style="fill-opacity:1; fill:none" d="M0 0 9 0 9 9 0 4"/></svg>)~",
     "line 1: an open path without fill is a line; close it with Z"},
    {R"~(find_path() leaves the mesh, it prints
`path = [(0, 0), (5, 1), (9, 9)]`)~",
     "line 2: a path that was found is no outline; give the corners of a polygon"},
    {R"~(df <- data.frame(
  x        = c(4, 8, 8, 4,   6, 7, 7, 6),
  y        = c(4, 4, 8, 8,   6, 6, 7, 7),
  group    = c(1, 1, 1, 1,   1, 1, 1, 1),
  subgroup = c(1, 1, 1, 1,   2, 2, 2, 2)
))~",
     "line 3: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(<gml:Polygon><gml:outerBoundaryIs><gml:LinearRing><gml:coordinates>0,0 9,0 9,9 0,0</gml:coordinates></gml:LinearRing></gml:outerBoundaryIs>
<gml:innerBoundaryIs><gml:LinearRing><gml:coordinates>4,1 8,1 8,5 4,1</gml:coordinates></gml:LinearRing></gml:innerBoundaryIs></gml:Polygon>)~",
     "line 2: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(Only the first row of my table is shown:
<list><row><cell>1</cell><cell>2</cell></row><row><cell>7</cell><cell>2</cell></row><row><cell>7</cell><cell>9</cell></row></list>)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~("accessors": [{"count": 24, "min": [-3.5, 0, -2], "max": [3.5, 1.25, 2], "type": "VEC3"}])~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~({"i": [[0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0]], "v": [[1, 2], [3, 4], [9, 1]], "c": false})~",
     "no polygon found: open paths of tangents were left out; they are no polygons"},
    {R"~({\p1}m 0 0 s 10 0 20 10 20 20 c{\p0})~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~({\p1}m 0 0 l 90 0 90 90 0 90 m 20 20 l 20 60 60 60 60 20{\p0})~",
     "line 1: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(goals of the ring road teams: 3-1 2-0 1-1 4-2)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~([{"cx": 4, "cy": 7, "r": 2}, {"cx": 9, "cy": 3, "r": 1}, {"cx": 8, "cy": 8, "r": 5}])~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {"The connector hides the label:\nnew Connector({ endArrow: \"block\" }).setVertices([{x: 30, y: 10}, {x: 90, y: 10}, {x: 90, y: 55}]);",
     "line 2: an open line is no polygon; give the corners of one"},
    {"frame,x [px],y [px],peak [counts]\n1,20.5,31,880\n2,21,35.5,871\n3,27,36,902",
     "line 2: where something was at each time is no outline; give the corners of a polygon"},
    {"The wire goes through a box:\nnew Wire({ source: { id: pump.id }, target: { id: valve.id }, vertices: [{x: 30, y: 10}, {x: 90, y: 10}, {x: 90, y: 55}] });",
     "points and open lines are no polygon; give the corners of one"},
    {"spot,x [nm],y [nm],signal [counts],error [nm]\n1,310.5,92.25,881,9.5\n2,640,705.5,1204,7\n3,87.5,455,960,8.25",
     "line 2: how strong and how sure each place is stands beside it, as of measurements; give the corners of a polygon"},
    {"outline = [\n  1, 2, 9, 2, 9, 8, 1, 8,\n\n  3, 4, 7, 4, 7, 6\n]",
     "line 1: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {"int grid[3][3] = {{1, 0, 1}, {0, 1, 0}, {1, 1, 1}};\ndrawContours(grid, out);",
     "no polygon found: the list \"grid\" was left out: it is no outline"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
