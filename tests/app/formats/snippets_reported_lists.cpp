#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& listedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(Only the lines with a tip come out wrong. The frame is
A = CGPoint(x: 0, y: 0)
B = CGPoint(x: 8, y: 0)
tip = CGPoint(x: 4, y: 9)
far = CGPoint(x: 50, y: 50)
frame = Polygon([A, B, tip])
and `far` is where the mouse was.)~",
     ": 0,0 8,0 4,9",
     "the points of a list were taken by their names"},
    {R"~(let mid = Coordinate(lat: 2, lon: 3)
let sw = Coordinate(lat: 1, lon: 1)
let se = Coordinate(lat: 1, lon: 6)
let nw = Coordinate(lat: 5, lon: 1)
let ring = [sw, se, nw, sw]
XCTAssertTrue(ring.con)~",
     "ring: 1,1 6,1 1,5",
     "the points of a list were taken by their names; the closing copy of the first vertex was dropped; brackets that nothing closes were passed over: the text is cut off"},
    {R"~(In Octave the patch is not closed:
  P = [0 6 6 3 0
       0 0 4 7 4];
  patch(P(1,:), P(2,:), 'r'))~",
     "P: 0,0 6,0 6,4 3,7 0,4",
     "the numbers were read as pairs x, y; the rows of a matrix were read as x and y"},
    {R"~(It shows in Safari alone:

.badge { clip-path: polygon(50% 0%, 100% 38.5%, 82% 100%, 18% 100%); })~",
     "path: 50,0 100,38.5 82,100 18,100",
     "the unit % was dropped"},
    {R"~(points[0]["X"] = 0
points[1]["X"] = 40
points[2]["X"] = 15  ' the tip

points[0]["Y"] = 0
points[1]["Y"] = 5
points[2]["Y"] = 30
shape = LDShapes.AddPolygon(points))~",
     "points: 0,0 40,5 15,30",
     ""},
    {R"~(The embedded shape is this one:
shape_type: TYPE_HULL
data: 0.0
data: 12.5
data: 0.0
data: 10.0
data: -4.0
data: 0.0
data: -10.0
data: -4.0
data: 0.0
It dies in b2PolygonShape.)~",
     ": 0,12.5 10,-4 -10,-4",
     "other text around the polygons was left out; z was dropped"},
    {R"~(The bulges get lost with

 10
3.0
 20
0.0

 10
7.0
 20
2.5

 10
-1.0
 20
4.5

and so on.)~",
     ": 3,0 7,2.5 -1,4.5",
     "other text around the polygons was left out"},
    {R"~(my writer puts this out
AcDbPolyline
 90
     3
 70
     1
 10
-2.5
 20
5.0
 10
0.0
 20
**-2.5** (should be 6)
 10
4.0
 20
1.0

)~",
     ": -2.5,5 0,-2.5 4,1",
     "other text around the polygons was left out"},
    {R"~(In my TikZ picture the second piece is off (start (10,0), and then to (20,0)):
\fill[red] svg {m 10,0 h6 v4 z m 12,0 h6 v4 z};)~",
     ": 10,0 16,0 16,4 | : 22,0 28,0 28,4",
     "other text around the polygons was left out; the path in line 2 has 2 parts; each became a polygon; left out: the list in line 1 has 2 of the three vertices that a polygon needs"},
    {R"~(The order is wrong, I get:
[10.5, 4.0, 30.5, 4.0, 30.5, 9.0, 10.5, 9.0] # coords of the title
[40.5, 4.0, 70.5, 4.0, 70.5, 9.0, 40.5, 9.0] # coords of the date)~",
     "get: 10.5,4 30.5,4 30.5,9 10.5,9 | : 40.5,4 70.5,4 70.5,9 40.5,9",
     "the numbers were read as pairs x, y"},
    {R"~(offset gives two lines:
MULTILINESTRING((10.5 20.25,10.75 20.5,11 20.25),(3 3,4 4))
but for a closed one
MULTILINESTRING((0 0,4 0,4 4,0 0),(8 8,9 9,10 8)))~",
     ": 0,0 4,0 4,4",
     "other text around the polygons was left out; an open LINESTRING was left out; it is no polygon; a linestring was left out; it is no polygon; the closing copy of the first vertex was dropped"},
    {R"~(What about plt.fill([0, 0, 1, 3, 3], [0, 2, 5, 2, 0], "b", [5, 6, 7], [0, 4, 0], 'r', alpha=.3) then?)~",
     ": 0,0 0,2 1,5 3,2 3,0 | : 5,0 6,4 7,0",
     "the lists of fill() were read as x and y"},
    {R"~(using line_t = bg::model::linestring<point_t>;
std::vector<point_t> hull;
hull.push_back(point_t{ 0.5, 0 });
hull.push_back(point_t{ 4, 0 });
hull.push_back(point_t{ 4, 4 });
bg::model::linestring<point_t> way;
way.push_back(point_t{ 7, 7 });
way.push_back(point_t{ 9, 7 });
way.push_back(point_t{ 9, 12 });
buffer(way);)~",
     ": 0.5,0 4,0 4,4",
     "other text around the polygons was left out; an open LINESTRING was left out; it is no polygon"},
    {R"~(b = [[0, 0], [5, 0], [5, 5]]
bg::linestring_t way = {{7, 7}, {9, 7}, {9, 12}};)~",
     "b: 0,0 5,0 5,5",
     "an open LINESTRING was left out; it is no polygon"},
    {R"~(const wall = [
   [8.5, -5.75],
   [8.25, -6.5],
   [10.5, -8.75],

   [13.25, -9.5],
   [14.5, -8],
   [11.75, -2.5],
   [9.)~",
     ": 8.5,-5.75 8.25,-6.5 10.5,-8.75 13.25,-9.5 14.5,-8 11.75,-2.5",
     "other text around the polygons was left out; the text ends within a point: it was left out, and more may be missing; the text ends within the [ of line 1: something may be missing"},
    {R"~(A rectangle (x,y,bulge):
0,0,0
120,0,0
120,40,0

The list of curves (I wanted none) is:
x=22 y=22 bulge=0
x=98 y=22 bulge=0
x=98 y=18 bulge=0.5
isClosed=true)~",
     ": 0,0 120,0 120,40 | : 22,22 98,22 98,18",
     "other text around the polygons was left out; z was dropped"},
    {R"~((defparameter \*a\* (make-polygon-from-coords 5 17 7 14 6 14))
(defparameter \*b\* (make-polygon-from-coords 4 9 4 14 3 14 5 17))
Triangulating \*a\* succeeds.)~",
     ": 5,17 7,14 6,14 | : 4,9 4,14 3,14 5,17",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(Some lines of the polygons in my data:

795,347,1241,347,1241,491,795,491,WAY OUT
399,633,663,633,663,680,399,680,###)~",
     ": 795,347 1241,347 1241,491 795,491 | : 399,633 663,633 663,680 399,680",
     "other text around the polygons was left out"},
    {R"~(xs = array('d', [0.5, 4.5, 4.25, 1])
ys = array('d', [0.25, 0.5, 3, 2.5])
cover(ys, xs)
what comes out
array(['0x2f1b640000000009', '0x2f1b7a800000000a',
       '0x2f1b66200000000b', '0x2f1b66600000000b',)~",
     ": 0.5,0.25 4.5,0.5 4.25,3 1,2.5",
     "other text around the polygons was left out; the numbers of xs became x, those of ys y; the text ends within the ( of line 5: something may be missing"},
    {R"~(    let sites = MultiPoint::new(vec![
        point!(x: 0.0_f64, y: 0.0),
        point!(x: 1.0, y: -6.0),
        point!(x: 0.0, y: -6.0),
    ]);
The clip polygon is Polygon [(0,0), (4,0), (4,4)] (but see below)~",
     ": 0,0 4,0 4,4",
     "other text around the polygons was left out; a MULTIPOINT was left out; it is no polygon"},
    {R"~(	LineString ring = new LineString();
	ring.addPoint(new Point(119.5, 234.25));
	ring.addPoint(new Point(120.75, 241.5));
	ring.addPoint(new Point(122.5, 234.375));
	Polygon polygon = new Polygon();
	polygon.addRing(ring);)~",
     "ring: 119.5,234.25 120.75,241.5 122.5,234.375",
     ""},
    {R"~(double side = 20;
Vector3[] vertices = new Vector3[4]
{
    new Vector3(0,0,0),
    new Vector3(side, 0, 0),
    new Vector3(side, side, 0),
    new Vector3(0, side, 0)
};
double expected = side * side;)~",
     "vertices: 0,0 20,0 20,20 0,20",
     "z was dropped; side got the value that the text gives"},
    {R"~(let outer = LineString(vec![
    Coord { x: 5.25, y: 1.5 },
    Coord { x: -4.75, y: 1.5 },
    Coord { x: -4.75, y: -8.5 },
]);

I get from both versions

-4.75 -8.5
5.25 1.5
-4.75 1.625
-4.75 -8.5)~",
     ": 5.25,1.5 -4.75,1.5 -4.75,-8.5 | : -4.75,-8.5 5.25,1.5 -4.75,1.625",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~(s = SphericalPolygon.from_radec([10, 20, 20, 10, 10], [10, 10, 25, 20, 10], degrees=True))~",
     "s: 10,10 20,10 20,25 10,20",
     "the closing copy of the first vertex was dropped; the lists of from_radec() were read as x and y"},
    {R"~(wide = 100
high = 50
corners = [(0, 0), (wide, 0), (wide, high), (0, high)])~",
     "corners: 0,0 100,0 100,50 0,50",
     "wide, high got the value that the text gives"},
    {R"~(a = Point(2, 3)
b = Point(5, 3)
c = Point(2, 7)
d = Point(1, 5)
area = cross(a, b, c))~",
     ": 2,3 5,3 2,7 1,5",
     "points with different names were joined into one polygon"},
    {R"~(linestring_t fence;
fence.push_back(p{0, 0});
fence.push_back(p{4, 0});
fence.push_back(p{4, 3});
fence.push_back(p{0, 0});)~",
     "fence: 0,0 4,0 4,3",
     "the closing copy of the first vertex was dropped"},
    {R"~(LineString shell = new LineString();
shell.addPoint(new Point(1, 2));
shell.addPoint(new Point(9, 2));
shell.addPoint(new Point(5, 8));
area(new Polygon(shell));)~",
     "shell: 1,2 9,2 5,8",
     ""},
    {R"~(shape_type: TYPE_HULL
data: 0.0
data: 1.0
data: 5.0
data: 1.5
data: 4.0
data: 7.5
data: 2.0
data: 9.0
data: -1.0
data: 6.0
data: -2.0
data: 3.0)~",
     ": 0,1 5,1.5 4,7.5 2,9 -1,6 -2,3",
     "other text around the polygons was left out"},
    {R"~(pts[0].x = 1
pts[1].x = 5
pts[2].x = 5

pts[0].y = 1
pts[1].y = 1
pts[2].y = 4
pts[0].x = 11
pts[1].x = 15
pts[2].x = 15
pts[0].y = 1
pts[1].y = 1
pts[2].y = 4)~",
     "pts: 1,1 5,1 5,4 | pts: 11,1 15,1 15,4",
     ""},
    {R"~(mesh = [1.5, 2,
 3, 4,
 5, 6.5, 7, 8])~",
     "mesh: 1.5,2 3,4 5,6.5 7,8",
     "the numbers were read as pairs x, y"},
    {R"~(far = P(9, 9)
a = P(0, 0)
b = P(4, 0)
c = P(4, 3)
one = Polygon([a, b, c])
two = Polygon([a, b, c])
box = [[0, 0], [4, 0], [4, 3]])~",
     "box: 0,0 4,0 4,3 | : 0,0 4,0 4,3",
     "the points of a list were taken by their names"},
    {R"~(The plain vertices of the entity (cut out of the file:
10
1.0
20
2.0
42
0.0
10
5.0
20
2.0
10
3.0
20
6.0)~",
     ": 1,2 5,2 3,6",
     "other text around the polygons was left out"},
    {R"~(let far = Coordinate(lat: 9, lon: 9)
let a = Coordinate(lat: 0, lon: 0)
let b = Coordinate(lat: 4, lon: 0)
let c = Coordinate(lat: 4, lon: 3)
let one = [a, b, c]
print(one.
let d = Coordinate(lat: 5, lon: 0)
let e = Coordinate(lat: 9, lon: 0)
let two = [d, e, far]
print(two.)~",
     "one: 0,0 0,4 3,4 | two: 0,5 0,9 9,9",
     "the points of a list were taken by their names; brackets that nothing closes were passed over: the text is cut off"},
    {R"~(list0 = [1, 2, 3, 4, 5, 6]
list1 = [1, 2, 3, 4, 5, 6]
list2 = [1, 2, 3, 4, 5, 6]
list3 = [1, 2, 3, 4, 5, 6]
list4 = [1, 2, 3, 4, 5, 6]
list5 = [1, 2, 3, 4, 5, 6]
list6 = [1, 2, 3, 4, 5, 6]
list7 = [1, 2, 3, 4, 5, 6]
hull = [0, 0, 4, 0, 4, 3])~",
     "hull: 0,0 4,0 4,3",
     "left out: polygon 1 (\"list0\") in line 1: its numbers, as pairs x, y, all lie on one line and have no corners; left out: polygon 2 (\"list1\") in line 2: its numbers, as pairs x, y, all lie on one line and have no corners; left out: polygon 3 (\"list2\") in line 3: its numbers, as pairs x, y, all lie on one line and have no corners; left out: polygon 4 (\"list3\") in line 4: its numbers, as pairs x, y, all lie on one line and have no corners; left out: polygon 5 (\"list4\") in line 5: its numbers, as pairs x, y, all lie on one line and have no corners; left out: 3 more lists without corners; the numbers were read as pairs x, y"},
    {R"~(** Severe  ** Surface Outdoor Temperatures < -100 C
**   ~~~   ** ...check Surface Heights

its vertices are:
9.75, -27.5, 11.0,  !- Vertex 1 position
5.125, -24.5, 11.0,  !- Vertex 2 position
14.5, -20.25, 11.0; !- Vertex 3 position)~",
     ": 9.75,-27.5 5.125,-24.5 14.5,-20.25",
     "other text around the polygons was left out; z was dropped"},
    {R"~(The corners (as I got them: (0, 0) (4, 0) (4, 3)

(9, 9) (12, 9) (12, 14))~",
     ": 0,0 4,0 4,3 | : 9,9 12,9 12,14",
     "other text around the polygons was left out"},
    {R"~(My wall goes from 10,20 to 40,20 to 40,25 and 10,30 and is not closed.)~",
     ": 10,20 40,20 40,25 10,30",
     "other text around the polygons was left out"},
    {R"~(The letter has the wrong fill:
polygon {
  9, // both rings
  <0, 0>, <6, 0>, <6, 6>, <0, 0>, /* second one */
  <8, 0>, <12.5, 0>, <12.5, 4>, <8, 4>, <8, 0>
  texture { pigment { rgb <1, 0, 0> } }
})~",
     "polygon: 0,0 6,0 6,6 | polygon: 8,0 12.5,0 12.5,4 8,4",
     "line 2: 2 rings were read from one list, each of which comes back to its start; the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(prism { linear_sweep linear_spline 0, 1, 4, <0, 0>, <6, 0>, <6, 2.5>, <0, 0> rotate x*90 })~",
     "prism: 0,0 6,0 6,2.5",
     "the closing copy of the first vertex was dropped; what moves an object of POV-Ray was left out"},
    {R"~(v1 = Vertex.At(0, 0)
v2 = Vertex.At(5, 5)
v3 = Vertex.At(9, 0)
wire = [Edge.Between(v1, v2), Edge.Between(v2, v3), Edge.Between(v3, v1)])~",
     "v: 0,0 5,5 9,0",
     ""},
    {R"~(Hello you:

(0, 0)
(5, 0)
(5, 3))~",
     ": 0,0 5,0 5,3",
     ""},
    {R"~(Wall of A:

(0, 0)
(5, 0)
(5, 3))~",
     "A: 0,0 5,0 5,3",
     ""},
    {R"~(It draws nothing after
  tft.fillTriangle(30, 34, 114, 32, 77, 72, TFT_RED);
  screen.fillTriangle(1, 2, 30, 4, 50, 60, 10)
  filledTrigonRGBA(renderer, 3, 3, 11, 3, 7, 7, 255, 0, 0, 255);)~",
     ": 30,34 114,32 77,72 | : 1,2 30,4 50,60 | : 3,3 11,3 7,7",
     "what stands beside the corners in calls was left out"},
    {R"~(It was saved so: {"title": "shed", "type": "path", "polygon": [[1, 2], [7, 2], [6, 8]]})~",
     "shed: 1,2 7,2 6,8", ""},
    {R"~(One word of the page is stored as
x: [[11 39 43 14]], y: [[2 4 17 19]], kind: [u'h'])~",
     ": 11,2 39,4 43,17 14,19",
     "other text around the polygons was left out; the numbers of x became x, those of y y"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
