#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& dumpedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(The polyline comes in ten times too large:
  0
LWPOLYLINE
  5
2E
  8
Layer1
 90
        4
 70
     1
 10
0.5
 20
0.0
 10
5.0
 20
0.0
 10
5.0
 20
3.0
  0
ENDSEC
What am I doing wrong?)~",
     "Layer1: 0.5,0 5,0 5,3",
     "other text around the polygons was left out"},
    {R"~(earcut of the polygon `[10, 0, 0, 50, 60, 60, 70, 10]` is empty, but that of `[10,0, 0,50, 60,60]` is fine.)~",
     ": 10,0 0,50 60,60 70,10",
     "other text around the polygons was left out; the numbers in line 1 were left out: nothing says that they are an outline; the numbers were read as pairs x, y"},
    {R"~(4
0 0
10 0
10 10
0 8)~",
     ": 0,0 10,0 10,10 0,8",
     ""},
    {R"~(2
3
0 0
10 0
10 10
4
20 0
30 0
30 10
20 10)~",
     ": 0,0 10,0 10,10 | : 20,0 30,0 30,10 20,10",
     ""},
    {R"~(  BuildingSurface:Detailed,
    Floor of room 3,         !- Name
    FLOOR,                   !- Construction Name
    3,                       !- Number of Vertices
    15.25,0.0,0.0,  !- X,Y,Z ==> Vertex 1 {m}
    0.0,0.0,0.0,  !- X,Y,Z ==> Vertex 2 {m}
    0.0,7.5,0.0;  !- X,Y,Z ==> Vertex 3 {m})~",
     ": 15.25,0 0,0 0,7.5",
     "z was dropped"},
    {R"~(diff --git a/hull.cpp b/hull.cpp
@@ -10,4 +10,6 @@ void build()
-  hull.push_back({0, 0});
+  hull.push_back({0.5, 0});
   hull.push_back({4, 0});
+  hull.push_back({4, 3});)~",
     "hull: 0.5,0 4,0 4,3",
     "the removed lines and the marks of the difference were left out"},
    {R"~(Corners of the hall as the console shows them:
```
[1]:
[1] = 0
[2] = 90.5
[2]:
[1] = 42
[2] = 53
[3]:
[1] = 107
[2] = 50
```)~",
     ": 0,90.5 42,53 107,50",
     "other text around the polygons was left out"},
    {R"~(array(3) {
  [0]=>
  array(2) {
    [0]=>
    float(1.5)
    [1]=>
    int(2)
  }
  [1]=>
  array(2) {
    [0]=>
    int(4)
    [1]=>
    int(2)
  }
  [2]=>
  array(2) {
    [0]=>
    int(4)
    [1]=>
    int(7)
  }
})~",
     ": 1.5,2 4,2 4,7",
     "other text around the polygons was left out"},
    {R"~(What I pass in:
3 3
0.5 0.5
4.5 0.5
4.5 2.25
0 1
1 2
2 0
It still crashes.)~",
     ": 0.5,0.5 4.5,0.5 4.5,2.25",
     "the counts and the edges around the vertices were left out"},
    {R"~(bx = [0; 4; 4; 0];
by = [0; 0; 3; 3];

xq = [1; 2; 5; 3];
yq = [1; 2; 2; 9];
in = inpolygon(xq, yq, bx, by);)~",
     ": 0,0 4,0 4,3 0,3",
     "the numbers of bx became x, those of by y; the list \"xq\" was left out: it is no outline; the list \"yq\" was left out: it is no outline"},
    {R"~(the turned boxes do not agree:
(x:-4 y:-2),(x:2 y:-4),(x:4 y:2),(x:-2 y:4)
(x:-2 y:4),(x:-4 y:-2),(x:2 y:-4),(x:4 y:2)
and so on)~",
     ": -4,-2 2,-4 4,2 -2,4 | : -2,4 -4,-2 2,-4 4,2",
     ""},
    {R"~(The determinant of these rows is twice the area:
-5 -2 <---- corner A
-1 2 <---- corner B
0 -1 <---- corner C
Area = 1/2 * [(-10-2)+(1-0)])~",
     ": -5,-2 -1,2 0,-1",
     "other text around the polygons was left out; left out: line 5: an expression stands where a number should; write its value"},
    {R"~(/ a file with two rings

poly

40.5 8

68 8

68 4

poly

70 8

80 8

80 4.5

70 4)~",
     ": 40.5,8 68,8 68,4 | : 70,8 80,8 80,4.5 70,4",
     ""},
    {R"~(三角形的顶点是（20，140）、（120，10）和（220，140）。)~",
     ": 20,140 120,10 220,140",
     ""},
    {R"~(set object 1 polygon from 0,0 to 4,0 to 4,3 to 0,0)~",
     ": 0,0 4,0 4,3",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~(Path: 10,10 -> 90,10 -> 90,60 -> 10,60)~",
     ": 10,10 90,10 90,60 10,60",
     "other text around the polygons was left out"},
    {R"~(The corners 0,0 and 10,0 and then 10,-10.5 make it fail, 3,4 and 5,6 do not.)~",
     ": 0,0 10,0 10,-10.5",
     "other text around the polygons was left out"},
    {R"~(ERROR in cell 7: MULTIPOLYGON(((-3/1 -1/1,-1/2 -1/1,-1/1 1/4,-3/1 -1/1)),(())) is not simple)~",
     ": -3,-1 -0.5,-1 -1,0.25",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~(What it was before:
AcDbPolyline
 90
        3
 70
     1
 10
-10.5
 20
50.0
 10
-10.5
 20
60.0
 10
0.0
 20
60.0
and now it is a line.)~",
     ": -10.5,50 -10.5,60 0,60",
     "other text around the polygons was left out"},
    {R"~(This one fails:
```
3 119.5 229.25 121.75 226.25 123.5 223.125  0 
```)~",
     ": 119.5,229.25 121.75,226.25 123.5,223.125",
     "other text around the polygons was left out"},
    {R"~(The building is (1.5 2, 9 2, 9 7, 1.5 2)) and JTS says
Hole lies outside shell at or near point (1.5, 2.0, NaN))~",
     ": 1.5,2 9,2 9,7",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~([(1.5, 2.0, NaN), (9.0, 2.0, NaN), (9.0, 7.0, NaN)])~",
     ": 1.5,2 9,2 9,7",
     ""},
    {R"~(polygonContains([10,20,20,10],[10,10,20,20],15,15)
returns 1)~",
     ": 10,10 20,10 20,20 10,20",
     "the numbers of the first list became x, those of the second y"},
    {R"~(The array of the triangle:
Element # Value
1 10
2 5
3 40
4 40
hull = [[0, 0], [2, 0], [2, 1]])~",
     "hull: 0,0 2,0 2,1",
     ""},
    {R"~(earcut([
  0, 0, // 0
  30, 0, // 1
  30, 24.5, // 2
  0, 24, // 3
  9, 12, // 4
], [4]) should give a fan)~",
     ": 0,0 30,0 30,24.5 0,24",
     "the numbers were read as pairs x, y"},
    {R"~(Intersector.overlapConvexPolygons(
    new float[]{10.5f, 75.0f, 20.0f, 75.0f, 10.0f, 15.0f},
    new float[]{7.0f, 69.0f, 9.0f, 69.0f, 8.0f, 68.5f},
    null);)~",
     ": 10.5,75 20,75 10,15 | : 7,69 9,69 8,68.5",
     "the numbers were read as pairs x, y"},
    {R"~(std::string b = "POLYGON((39.5 21, 40 21, 40 22))";
std::string c = "POLYGON((1 1, 2 1, 2.5 2,"
                " 1 2, 0.5 1.5))";
f(b, c);)~",
     "b: 39.5,21 40,21 40,22 | c: 1,1 2,1 2.5,2 1,2 0.5,1.5",
     "other text around the polygons was left out"},
    {R"~(- **Vector origin (0.0, 0.0) to Vector destination (1.0, 0.0)**
  - distance: (1.0, 0.0)
  - New Shape 1 0
  - New Shape 2 0
  - New Shape 2 1.5
  - PASS

- **Vector origin (0.0, 0.0) to Vector destination (0.0, 1.0)**
  - New Shape 0 1
  - New Shape 1 1
  - New Shape 1 2
  - FAIL)~",
     ": 1,0 2,0 2,1.5 | : 0,1 1,1 1,2",
     "other text around the polygons was left out"},
    {R"~(What I parse is
l = "40.5:-114 40:-112 39.5:-113.25"
path = LineString([(42, -96), (38, -119)])
and they do not meet.)~",
     "l: 40.5,-114 40,-112 39.5,-113.25",
     "other text around the polygons was left out; left out: the list in line 3 has 2 of the three vertices that a polygon needs"},
    {R"~(S2LatLng latlng;
TEST(Loop, Cases) {
  pts[0] = latlng.FromDegrees(41.5, 7.25).ToPoint();
  pts[1] = latlng.FromDegrees(2.5, 13.5).ToPoint();
  pts[2] = latlng.FromDegrees(7.75, 61).ToPoint();
  Loop* loop = new Loop(pts);)~",
     "pts: 7.25,41.5 13.5,2.5 61,7.75",
     "other text around the polygons was left out; LatLng: the second number became x, the first y"},
    {R"~(earcut([-180, -90, -180, 0, -90, 0.5, -90, -90]) gives me
[3, 2, 0, 2, 1, 0])~",
     ": -180,-90 -180,0 -90,0.5 -90,-90",
     "the numbers in line 2 are of triangles and were left out; the numbers were read as pairs x, y"},
    {R"~(shape->moveTo(100, 100); // the first
shape->lineTo(150, 100);
shape->close();
shape->moveTo(100, 300); // the second
shape->lineTo(150, 300);
shape->lineTo(150, 350);
shape->lineTo(50, 400); // and on
shape->stroke({?, 0});)~",
     ": 100,300 150,300 150,350 50,400",
     "other text around the polygons was left out; left out: line 8: \"?\" stands where a number should; write its value"},
    {R"~(The corners are
- \((-89.5, 30.25)\)
- \((-89.5, 30.75)\)
- \((-88, 30.5)\)

\text{area} = \left( (-89.5 \times 30.75) + (-89.5 \times 30.5) + (-88 \times 30.25) \right))~",
     ": -89.5,30.25 -89.5,30.75 -88,30.5",
     "left out: line 6: an expression stands where a number should; write its value"},
    {R"~(When I set polygon `a` to `-2.5, -3, 0.25, 14.5, 18, 4.75` and `b` to `-8.5, -14, -8.5, 5, 11, 5.25`, they do not meet.)~",
     ": -2.5,-3 0.25,14.5 18,4.75 | : -8.5,-14 -8.5,5 11,5.25",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(b = { "calcPoints": [{"x": 1.5, "y": 5}, {"x": 180, "y": -58}, {"x": 176, "y": -68.5}],
      "edges": [{"x": 178.5, "y": -63}, {"x": -4, "y": -10.5}, {"x": -174.5, "y": 73.5}] })~",
     "calcPoints: 1.5,5 180,-58 176,-68.5",
     "the list \"edges\" was left out: it is no outline"},
    {R"~(My points are (0, 0) (1, 0) (1, 1) and the answer is
POLYGON ((5 0, 9 0, 9 9, 5 0)))~",
     ": 0,0 1,0 1,1 | : 5,0 9,0 9,9",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~(translate(Polygon([(0, 0), (4, 0), (4, 3)]), xoff=5) and
scale(Polygon([(1.5, 1), (6, 1), (6, 5)]), 2, 2) do not meet.)~",
     ": 0,0 4,0 4,3 | : 1.5,1 6,1 6,5",
     ""},
    {R"~(The indices are right, but this polygon is not: [[0, 0], [4, 0], [4, 3]])~",
     ": 0,0 4,0 4,3",
     ""},
    {R"~(// a simple one
a = {{0, 0}, {4, 0}, {4, 3}};
// one without holes
b = {{5, 5}, {9, 5}, {9, 8.5}};)~",
     "a: 0,0 4,0 4,3 | b: 5,5 9,5 9,8.5",
     ""},
    {R"~(My list was
- (0, 0)
- (4, 0)
- (4, 3.5)
until
@@ -1,1 +1,1 @@
-step(3)
+step(4))~",
     ": 0,0 4,0 4,3.5",
     "the removed lines and the marks of the difference were left out"},
    {R"~(In OrcaSlicer I leave out two corners of the plate with 0x0, 0x25.5, 30x25.5, 30x0, 190x220, 190x190, 220x190, 220x220 and it complains.)~",
     ": 0,0 0,25.5 30,25.5 30,0 190,220 190,190 220,190 220,220",
     ""},
    {R"~({
  "name": "My printer 0.6",
  "printable_area": [
    "-5x0",
    "180x0",
    "180x175",
    "-5x175"
  ],
  "thumbnails": ["48x48/PNG", "300x300/PNG"]
})~",
     "printable_area: -5,0 180,0 180,175 -5,175",
     ""},
    {R"~(Which pixels of the sky are in these two?
```diff
+    ra, dec = [10, 12.5, 11], [0, 1, 2]
+    ra, dec = [10, 11, 11, 10], [-1, 0, 1, 2]
```)~",
     "dec: 10,0 12.5,1 11,2 | dec: 10,-1 11,0 11,1 10,2",
     "two lists were read as x and y"},
    {R"~(The marker is drawn and the area is not:
area = [
  LatLng(48.5, 11.25),
  LatLng(48.5, 11.75),
  LatLng(48.75, 11.75),)~",
     ": 11.25,48.5 11.75,48.5 11.75,48.75",
     "other text around the polygons was left out; the text ends within the [ of line 2: something may be missing; LatLng: the second number became x, the first y"},
    {R"~(The convex hull of these four lies in the plane z = 2, so the volume is zero:
v = [(0, 0, 2), (4.5, 0, 2), (4.5, 3, 2), (0, 3, 2)])~",
     "v: 0,0 4.5,0 4.5,3 0,3",
     "other text around the polygons was left out; z was dropped"},
    {R"~(I need a homography for the quadrilateral
(102, 95), (301, 88),
(310, 290), (295.5, 287),
(96, 284), (95, 200)
of this photo.)~",
     ": 102,95 301,88 310,290 295.5,287 96,284 95,200",
     ""},
    {R"~(It ignores [the area](https://x.org/search?area={%22type%22:%22Polygon%22,%22coordinates%22:[[[0,%200],[5,0],[5,3],[0,0]]]}), see
https://x.org/v1/count?format=csv&area=POLYGON((0%200,7%200,7%203,0%200))&limit=10)~",
     "area: 0,0 5,0 5,3 | area: 0,0 7,0 7,3",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(See https://x.org/a%20b%20(c)%201.2.3.4/5/6/7.html for (0,0), (5,0), (5,3))~",
     ": 0,0 5,0 5,3",
     "other text around the polygons was left out"},
    {R"~(hexagon = [Point2f(1, 0), Point2f(cos(pi/3), -sin(pi/3)),
  Point2f(-0.5, -sqrt(3)/2), Point2f(-1, 0)])~",
     "hexagon: 1,0 0.5000000000000001,-0.8660254037844386 -0.5,-0.8660254037844386 -1,0",
     "terms of numbers were computed"},
    {"rings = [\n  0 0\n  6 0\n  6 5\n\n  9 0\n  13 0\n  11 4\n]",
     "rings: 0,0 6,0 6,5 | rings: 9,0 13,0 11,4",
     ""},
    {"tiles = {\n  {0, 0}, {6, 0}, {6, 5},\n\n  {9, 0}, {13, 0}, {11, 4},\n}",
     "tiles: 0,0 6,0 6,5 | tiles: 9,0 13,0 11,4",
     ""},
    {"quadPoints = [5, 36, 44, 36, 5, 24, 44, 24]",
     "quadPoints: 5,36 44,36 44,24 5,24",
     "QuadPoints were read as four corners each, in their order around"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
