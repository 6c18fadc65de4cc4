#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<MalformedSnippet>& otherCallings() {
  // clang-format off
  static const std::vector<MalformedSnippet> table = {
    {R"~(The controller diverges after the third step:
```julia
G = [0.2 1.5 0.0 0.0;
     0.0 0.7 0.0 1.1;
     0.3 0.0 0.9 0.0;
     0.0 0.0 2.5 0.4]
K = sparse([1, 2, 3, 4], [2, 1, 4, 3], ones(4))
```)~",
     "no polygon found: a matrix with as many rows as columns was left out"},
    {R"~(x <- c(0, 5, 7, 2)
y <- c(0, 1, 4, 4)
v <- vect(cbind(x, y), type = "lines"))~",
     "line 1: an open line is no polygon; give the corners of one"},
    {R"~(linestring_type input{ {-1.5, 3}, {-1.25, 4}, {2, 5} };
multi_polygon_type result;)~",
     "line 1: an open line is no polygon; give the corners of one"},
    {R"~(coords = [(0, 0), (1, 2), (2, 1), (4, 4)]
line = LineString(coords))~",
     "line 1: an open line is no polygon; give the corners of one"},
    {R"~(const way = [[0, 0], [5, 1], [7, 4], [2, 4]];
L.polyline(way, {color: "blue"}).addTo(map);)~",
     "line 1: an open line is no polygon; give the corners of one"},
    {R"~(The expected centerline:
```
0 0
5 1
7 4
9 9
```)~",
     "line 3: an open line is no polygon; give the corners of one"},
    {R"~(sample = [[0.0, -0.25], [-0.5, -0.25], [0.5, -0.75], [-0.75, -0.125]]
tree = KDTree(sample)
indices = tree.query(sample[1], 3)
=> [1, 3, 0, 2, 0, 0])~",
     "line 1: points without an order are no outline; give the corners of a polygon"},
    {R"~(std::vector<Point> data = {{0, 0}, {5, 1}, {7, 4}, {2, 4}};
auto labels = dbscan(data, 0.5, 2);)~",
     "line 1: points without an order are no outline; give the corners of a polygon"},
    {R"~(X = [[0, 0], [5, 1], [7, 4], [2, 4]]
found = NearestNeighbors(n_neighbors=2).fit(X))~",
     "line 1: points without an order are no outline; give the corners of a polygon"},
    {R"~(var trace = {x: [1, 2, 3, 4], y: [10, 15, 13, 17], mode: 'lines', type: 'scatter'};)~",
     "line 1: an open line is no polygon; give the corners of one"},
    {R"~(let way = Polyline::new(vec![Point::new(0.0, 0.0), Point::new(5.0, 1.0), Point::new(7.0, 4.0)], None);)~",
     "line 1: an open line is no polygon; give the corners of one"},
    {R"~(SELECT ST_AsText(ST_MakeLine(ARRAY[ST_Point(0,0), ST_Point(5,1), ST_Point(7,4)]));)~",
     "line 1: an open line is no polygon; give the corners of one"},
    {R"~(This is the line string that I buffer:

[[0, 0], [5, 1], [7, 4], [2, 4]])~",
     "line 3: an open line is no polygon; give the corners of one"},
    {R"~(Interpolating these samples with griddata gives NaN:
0.0 0.0
5.0 1.0
7.0 4.0
2.0 4.0)~",
     "line 2: points without an order are no outline; give the corners of a polygon"},
    {R"~(Group  Value
1 1.5
1 1.25
1 1.5
1 1.25
2 1.75
2 1.5
2 1.75
2 1.5)~",
     "line 2: groups and their values are no points; give the corners of a polygon"},
    {R"~(Model: least squares
Data:  y  x
 0.1  0.2
 338.5  337.5
 118.5  118.25
 888.0  884.5
 9.25  10.5)~",
     "line 3: points without an order are no outline; give the corners of a polygon"},
    {R"~(assert contracted(matrix) == [(0, 1), (2, 3), (4, 5)])~",
     "line 1: nothing says that these points are an outline; give the corners of a polygon"},
    {R"~(area = Polygon([(5, 1), (9, 1), (9, 8), (5, 8)], [[(6, 2), (7, 2), (7, 4)]]))~",
     "line 1: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(area = Polygon(LineString(Point{2, Int}[(5, 1), (9, 1), (9, 8), (5, 1)]), [LineString(Point{2, Int}[(6, 2), (7, 2), (7, 4), (6, 2)])]))~",
     "line 1: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(ring = {Path@51}  size = 9
 0 = {Point@52} "(4,1)"
 1 = {Point@53} "(9,1)"
 2 = {Point@54} "(9,6)"
 7 = {Point@59} "(4,6)")~",
     "line 2: the text leaves out some of its numbers with ...; print all of them"},
    {R"~(pages = {ArrayList@51}  size = 3
 0 = {Page@52} "(4, 1)"
 1 = {Page@53} "(9, 1)"
 2 = {Page@54} "(9, 6)")~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~((define part (cons (make-posn 1 1) (cons (make-posn 6 1) (cons (make-posn 6 4) others)))))~",
     "line 1: an expression stands where a number should; write its value"},
    {R"~(g.lineStyle(3);
g.moveTo(10, 10);
g.lineTo(40, 30);
g.lineTo(90, 20);)~",
     "no polygon found: open lines of a drawing were left out"},
    {R"~(pen.setStyle(Paint.Style.STROKE);
Path way = new Path();
way.moveTo(10, 20);
way.lineTo(50, 80);
way.lineTo(90, 20);
canvas.drawPath(way, pen);)~",
     "no polygon found: open lines of a drawing were left out"},
    {R"~(drawPath(Path().apply { moveTo(1f, 2f); lineTo(5f, 8f); lineTo(9f, 2f) }, Red, style = Stroke(2f)))~",
     "no polygon found: open lines of a drawing were left out"},
    {R"~(It looks wrong with `draw "M 5 5 L 9 12 20 8" --stroke --width 4` only.)~",
     "no polygon found: an open path was left out; it is no polygon"},
    {R"~(triangles: [0, 2, 1, 1, 2, 3]
halfedges: [-1, 3, -1, 1, -1, -1])~",
     "line 2: the list \"halfedges\" numbers vertices that are not there; give their coordinates"},
    {R"~(polygon 1: (0,0), (6,0)
polygon 2: (9,9), (8,9))~",
     "polygon 1 (\"polygon\") in line 1 has 2 vertices; a polygon needs at least three"},
    {R"~(task,before (ms),after (ms)
read,12.5,8.25
sort,40,21
write,7.5,9)~",
     "line 1: the columns are named task, before (ms), after (ms); name those of the points x and y"},
    {R"~(The service that stores polygons has
retry: [[1, 50], [2, 90], [3, 400]])~",
     "line 2: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(In [3]: list(zip(range(4), [7, 2, 9, 4]))
Out[3]: [(0, 7), (1, 2), (2, 9), (3, 4)])~",
     "line 2: pairs of two lists are no points; give the corners of a polygon"},
    {R"~(Polygon 0 has 2 points: (0,0) (6,0)
Polygon 1 has 2 points: (9,9) (8,9))~",
     "polygon 1 (\"points\") in line 1 has 2 vertices; a polygon needs at least three"},
    {R"~(polygon 1: 0,0 6,0
polygon 2: 9,9 8,9)~",
     "polygon 1 (\"polygon\") in line 1 has 2 vertices; a polygon needs at least three"},
    {R"~(val pen = Paint().apply { style = Paint.Style.STROKE }
way.moveTo(10f, 20f)
way.lineTo(50f, 80f)
way.lineTo(90f, 20f))~",
     "no polygon found: open lines of a drawing were left out"},
    {R"~(The rover sinks in, its ground is one chain from left to right:

b2Vec2 ridge[4];
ridge[0].Set(-4.0f, 2.5f);
ridge[1].Set(-2.0f, 2.5f);
ridge[2].Set(3.5f, 0.75f);
ridge[3].Set(9.0f, 1.25f);
b2ChainShape hills;
hills.CreateChain(ridge, 4);)~",
     "line 4: an open chain bounds no area; give the corners of a polygon"},
    {R"~(b2Vec2 points[4] = {{10, 0}, {4, 1}, {-2, 0}, {-8, 2}};
b2ChainDef def = b2DefaultChainDef();
def.points = points;
def.isLoop = false;)~",
     "line 1: an open chain bounds no area; give the corners of a polygon"},
    {R"~(hill.shape = love.physics.newChainShape(false, 0, 30, 12, 28, 26, 31, 40, 29))~",
     "line 1: an open chain bounds no area; give the corners of a polygon"},
    {R"~(Frames of many polygons take longer since the last release.
p50/p95/p99: (0.75, 1.5) (0.8, 1.75) (1.1, 2.25))~",
     "line 2: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(for c in contours: print(c.shape)
# (6, 1, 2)
# (9, 1, 2)
# (14, 1, 2))~",
     "line 2: these points bound no area; give the corners of a polygon"},
    {R"~(It hangs:
pts = [(0, 0), (6, 6), (6, 0), (0, 6), (2, 8)]
triangulate(pts))~",
     "line 2: points that are triangulated and whose sides cross are no outline; give the corners of a polygon"},
    {R"~(The offset of an open one is empty:
{"vertexes": [[1.5, 6, 0], [7.25, 2, 0], [9, 4.5, 0.25]], "isClosed": false})~",
     "points and open lines are no polygon; give the corners of one"},
    {R"~(const vertices = [
  14.5, 0, -11,
  14.5, 4.5, 4,
  -7.5, 0, 4,
  -7.5, 2.25, -7
];
mesh.setPositions(vertices); // no path is found on it)~",
     "line 1: the mesh does not lie in one plane z; project it to x and y first"},
    {R"~(The ramp falls out of the world:
(2,5; 0; 3,1)   (-2,4; 0; -1,7)   (-2,4; 1,5; 3,1)
(2,5; 0; 3,1)   (2,2; 1,25; -1,7)   (-2,4; 0; -1,7))~",
     "line 2: points in space are no polygon; give x and y of each corner in one plane"},
    {R"~(The distance of this body is wrong:

 0.75  0.75  0.5
-0.75  0.75  0.5
 0.75 -0.75  0.5
-0.75 -0.75  0.5
 0.25  0.00 -1.5)~",
     "line 3: points in space are no polygon; give x and y of each corner in one plane"},
    {R"~(hull = [(0.5, 0.5, 0.75), (-0.5, 0.5, 0.75), (0.5, -0.5, 0.75), (0.1, 0.0, -1.25)])~",
     "line 1: points in space are no polygon; give x and y of each corner in one plane"},
    {R"~(old buffer, 6 vertices:
indices: [0, 1, 2, 2, 1, 3, 3, 4, 5, 4, 3, 0]

new buffer, 6 vertices:
indices: [0, 1, 2, 3, 4, 5])~",
     "line 2: the list \"indices\" numbers vertices that are not there; give their coordinates"},
    {R"~(World.as:31: Disc r=12 x=40 y=64 kind=crate
World.as:31: Disc r=12 x=95 y=71 kind=crate
World.as:31: Disc r=9 x=63 y=120 kind=coin)~",
     "line 1: a circle has no corners; give the corners of a polygon"},
    {R"~(a: Ball radius: 3 x: 40 y: 64
b: Ball radius: 4 x: 95 y: 71
c: Ball radius: 3 x: 63 y: 120)~",
     "line 1: a circle has no corners; give the corners of a polygon"},
    {R"~(0.75 0.75 0.5
-0.75 0.75 0.5
0.75 -0.75 0.5
0.25 0.125 -1.5)~",
     "line 1: points in space are no polygon; give x and y of each corner in one plane"},
    {R"~(The slicer prints with the wrong head:
layer_height = 0.2
nozzle_offset = 0x0,18.5x0,18.5x-12,0x-12
perimeters = 3)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(bed_size = 200,180
tool_offset = 0x0,18.5x0,18.5x-12,0x-12
; printed with PrusaSlicer)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(start = (2.5, 6)
goal = (22, 4.5)
print(shortest(start, goal))
[(2.5, 6), (3, 5.5), (19, 5.25), (22, 4.5)] 19.75)~",
     "line 4: a path that was found is no outline; give the corners of a polygon"},
    {R"~(The cart was here, newest first:
"positions": [
  {"latitude": 9.2510, "longitude": 45.1002},
  {"latitude": 9.2514, "longitude": 45.1009},
  {"latitude": 9.2521, "longitude": 45.1003}
])~",
     "line 2: places where something was are no outline; give the corners of a polygon"},
    {R"~({"history": [{"lat": 9.251, "lng": 45.1}, {"lat": 9.2514, "lng": 45.1009}, {"lat": 9.2521, "lng": 45.1003}]})~",
     "line 1: places where something was are no outline; give the corners of a polygon"},
    {R"~(My shops:
| day   | kind | geometry
 monday | shop | POINT (12.25 44)
 monday | shop | POINT (12.5 44.25)
 monday | shop | POINT (12.75 44)

How do I find the nearest one?)~",
     "line 3: geometries of one POINT each are no polygon; give the corners of one"},
    {R"~(inns = gpd.GeoDataFrame({"beds": [9, 4, 7]}, geometry=[Point(3, 4), Point(8, 4), Point(9, 7)])
print(inns.within(town)))~",
     "line 1: geometries of one POINT each are no polygon; give the corners of one"},
    {R"~({"type": "FeatureCollection", "features": [
  {"type": "Feature", "properties": {"inn": "Swan"}, "geometry": {"type": "Point", "coordinates": [3, 4]}},
  {"type": "Feature", "properties": {"inn": "Bear"}, "geometry": {"type": "Point", "coordinates": [8, 4]}},
  {"type": "Feature", "properties": {"inn": "Crown"}, "geometry": {"type": "Point", "coordinates": [9, 7]}},)~",
     "broken JSON at line 4, column 109: unexpected end of input; expected '[', '{', or a literal"},
    {R"~(This one has no effect:
[{"type": "Point", "coordinates": [3, 4]}, {"type": "Point", "coordinates": [8, 4]}, {"type": "Point", "coordinates": [9, 7]}])~",
     "line 2: geometries of one POINT each are no polygon; give the corners of one"},
    {R"~(db> inns.find()
{ "_id" : 1, "loc" : { "type" : "Point", "coordinates" : [ 3, 4 ] }, "name" : "Swan" }
{ "_id" : 2, "loc" : { "type" : "Point", "coordinates" : [ 8, 4 ] }, "name" : "Bear" }
{ "_id" : 3, "loc" : { "type" : "Point", "coordinates" : [ 9, 7 ] }, "name" : "Crown" })~",
     "line 2: geometries of one POINT each are no polygon; give the corners of one"},
    {R"~("intersections": [{"out": 0, "location": [8.5, 47.25]}, {"out": 1, "location": [8.75, 47.5]}, {"out": 1, "location": [8.5, 47.75]}])~",
     "line 1: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~("maneuver": {"type": "depart", "location": [8.5, 47.25]},
"maneuver": {"type": "turn", "location": [8.75, 47.5]},
"maneuver": {"type": "arrive", "location": [8.5, 47.75]})~",
     "line 1: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(Messstellen im Netz:
POINT Z (3 4 1)
POINT Z (8 4 1)
POINT Z (9 7 2))~",
     "line 2: geometries of one POINT each are no polygon; give the corners of one"},
    {R"~(The extract holds nodes and nothing else:
<node id="71" version="2" lat="-3.5" lon="40.25"/>
<node id="72" version="1" lat="-3.75" lon="40.5"/>
<node id="73" version="3" lat="-3.5" lon="40.5"/>
<node id="74" version="1" lat="-3.75" lon="40.25"/>)~",
     "line 2: nodes of a map have no order without a way; give the corners of a polygon"},
    {R"~({"elements": [
{"type": "node", "id": 71, "lat": -3.5, "lon": 40.25},
{"type": "node", "id": 72, "lat": -3.75, "lon": 40.5},
{"type": "node", "id": 73, "lat": -3.5, "lon": 40.5},
{"type": "node", "id": 74, "lat": -3.75, "lon": 40.25}]})~",
     "line 1: nodes of a map have no order without a way; give the corners of a polygon"},
    {R"~({"antwort": [["3","Lindenweg",120,4,9,"120m","SO",118],["7","",40,2,8,"","O",92.5]], "ok": 1})~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The arc at the door is gone after the import:
  0
LWPOLYLINE
  8
doors
 10
1.5
 20
2.5
 42
0.375
 10
4.5
 20
2.5)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The router stops at this:
(image Relay
  (pin Round_80 1 0 0)
  (pin Round_80 2 300 0)
  (pin Square_80 3 300 450)
))~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~((component R_0603 (place R4 120 80 front 0) (place R5 160 80 front 90) (place R6 160 45 back 0)))~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~((polygon 5d (layer top_cu) (vertex (pos 0 0) (angle 90)) (vertex (pos 8 0) (angle 0)) (vertex (pos 8 5) (angle 0))))~",
     "no polygon found: a polygon with arcs was left out; give its corners"},
    {R"~(The sheet does not open any more:

NET 24 80 24 96
PORT 24 96
PORT 88 96
PORT 88 160
LABEL 24 90 left)~",
     "line 3: 4 numbers where most lines have 2; give each line one point"},
    {R"~(The drone stands still:
{"id": "drone", "position": {"cartographicDegrees": [0, 7.5, 50.25, 81, 15, 7.75, 50.5, 96, 45, 7.9, 50.1, 99]}})~",
     "points and open lines are no polygon; give the corners of one"},
    {R"~(It is too low:
"wall": {"positions": {"cartographicDegrees": [7.5, 50.25, 81, 7.75, 50.25, 81, 7.75, 50.5, 81, 7.5, 50.5, 81]}})~",
     "points and open lines are no polygon; give the corners of one"},
    {R"~(entities.add({corridor: {positions: Cesium.Cartesian3.fromDegreesArray([7.5, 50.25, 7.75, 50.25, 7.75, 50.5]), width: 40}});)~",
     "points and open lines are no polygon; give the corners of one"},
    {R"~(float flight[] = {
  0, 3.5, 41, 7,
  2, 3.75, 44, 7,
  4, 4.5, 45, 8,
  6, 4.25, 48, 8
};)~",
     "no polygon found: rows of a time and a place each were left out; they are no polygon"},
    {R"~({"polygon": {"positions": {"cartesian": [4001000, 502000, 4903000, 4001400, 502000, 4903000, 4001400, 502600, 4903080]}}})~",
     "line 1: points in space are no polygon; give x and y of each corner in one plane"},
    {R"~(The hexagons stand in the wrong corner:
```java
size(500, 350);
left = new RegularPolygon(new PVector(70, 90), 6, 45.5);
top = new RegularPolygon(new PVector(250, 160), 6, 30);
right = new RegularPolygon(new PVector(420, 80), 6, 30);
```)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The outline of this point cloud should follow the hedge:

xdata = [14.1, 19.3, 12.2, 17.7, 11.3, 18.8, 15.5, 13.1, 16.2, 12.9]
ydata = [21.5, 27.2, 28.8, 20.3, 24.4, 23.9, 25.0, 26.6, 29.1, 22.2]
trace(list(zip(xdata, ydata)), 0.75))~",
     "line 3: the order of points of a hull or a triangulation is no outline; give the corners of a polygon"},
    {R"~(points per match
    id  goals   x    y
    1   31     0    3
    2   45    10    0
    3   12    12    8)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(the moves of the head
 X 10 Y 20 F 300
 X 20 Y 25 F 300
 X 30 Y 10 F 300)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(walls of the hall,
each of 5m:
(0m, 0m) with 0cm to spare
(5m, 0cm)
(5m, 3m))~",
     "line 4: cm stands beside m; write all numbers in one unit"},
    {R"~(zone:
  - x: 0m
    y: 0m
  - x: 5m
    y: 0cm
  - x: 5m
    y: 3m)~",
     "line 5: cm stands beside m; write all numbers in one unit"},
    {R"~(The rail has its slope on the wrong side:
```
const railPath = line([[1, 3], [6, 3], [8, 9]])
sweep({ width: 2 }, railPath)
```)~",
     "no polygon found: an open LINESTRING was left out; it is no polygon"},
    {R"~(The points of the chart are joined in the order of the file (2, 1, 4, 3, 6, 5), and not from left to right!)~",
     "line 1: the numbers of points are no points; give the corners of a polygon"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
