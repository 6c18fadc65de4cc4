#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<MalformedSnippet>& otherUsesOfPoints() {
  // clang-format off
  static const std::vector<MalformedSnippet> table = {
    {R"~(Running test cubic.nearest
Bezier a = (0, 0), b = (10, 40), c = (50, 60), d = (90, 10)
expected 3 roots, got 2)~",
     "line 2: the control points of a curve are no polygon; give the corners of one"},
    {R"~(let controlPoints = [[0, 0], [10, 40], [50, 60], [90, 10]];)~",
     "line 1: the control points of a curve are no polygon; give the corners of one"},
    {R"~(1. Triangulate the unconstrained point set (0 0, 0 2, 2 2, 4 2))~",
     "line 1: a set of points has no outline of its own; give the corners of a polygon"},
    {R"~(points = np.array([[0, 0], [0, 1.5], [1, 0], [1, 1]])
tri = Delaunay(points))~",
     "line 1: a set of points has no outline of its own; give the corners of a polygon"},
    {R"~(00000018	7:12:01.250 PM	[99] [PAINT       ] event 05 - MOUSEBUTTONDOWN	
00000019	7:12:01.250 PM	[99] [PAINT       ]            (348,0)	
00000020	7:12:01.300 PM	[99] [PAINT       ] event 04 - MOUSEMOTION	
00000021	7:12:01.300 PM	[99] [PAINT       ]            (629,287)	
00000022	7:12:01.350 PM	[99] [PAINT       ] event 06 - MOUSEBUTTONUP	
00000023	7:12:01.350 PM	[99] [PAINT       ]            (630,288)	)~",
     "places of a mouse or a finger are no polygon; give the corners of one"},
    {R"~(All pointer events of the drag:
pointermove {x: 10, y: 20}
pointermove {x: 14, y: 25}
pointermove {x: 18, y: 22})~",
     "places of a mouse or a finger are no polygon; give the corners of one"},
    {R"~(The eigenvectors of the matrix are wrong:
A = ((1,0),(3,1.5),(5,2)),((3,-1.5),(2,0),(2.5,-1.5)),((5,-2),(2.5,1.5),(4,0)))~",
     "line 2: complex numbers are no points; give the corners of a polygon"},
    {R"~(The route prints
coordinate: CLLocationCoordinate2D(latitude: 57.5, longitude: -86.75)
coordinate: CLLocationCoordinate2D(latitude: 57.75, longitude: -86.5)
coordinate: CLLocationCoordinate2D(latitude: 58.0, longitude: -86.75))~",
     "line 2: a route is no outline; give the corners of a polygon"},
    {R"~(p1 = factory.point(1, 0)
p2 = factory.point(1, 4)
p3 = factory.point(-2, 0)
factory.line_string([p1, p2, p3]))~",
     "no polygon found: an open LINESTRING was left out; it is no polygon"},
    {R"~(Point(1) = {0, 0, 0, 1};
Point(2) = {4, 0, 0, 1};
Point(3) = {4, 3, 0, 1};
Line(1) = {1, 2};
Line(2) = {2, 3};
Line(3) = {2, 1};)~",
     "no polygon found: loops of Gmsh that are not of lines alone were left out"},
    {R"~(4 2 0 0
1 0 0
2 5 0
3 5 4
4 0 4
3 0
1 1 2
2 2 3
3 2 4
0)~",
     "no polygon found: vertices of Triangle without rings were left out"},
    {R"~(4 2 0 1
1 0 0 1
2 5 0 1
3 5 4 1
4 0 4 1)~",
     "no polygon found: vertices of Triangle without rings were left out"},
    {R"~(Delaunator.from([[168, 180], [168, 178], [169, 179], [168, 181]]) returns no triangles)~",
     "line 1: a set of points has no outline of its own; give the corners of a polygon"},
    {R"~(const line = turf.lineString([[0, 0], [4, 0], [4, 3]]);
line_string = factory.line_string([factory.point(0, 0), factory.point(4, 0), factory.point(4, 3)]))~",
     "no polygon found: an open LINESTRING was left out; it is no polygon"},
    {R"~(a = Line(((0, 0), (1, 2.5), (2, 4), (3, 1)))
b = Line(((0.25, 3), (0.1, 1.5), (1.5, 1.75), (2.25, 1)))
a.intersections(b))~",
     "no polygon found: an open LINESTRING was left out; it is no polygon"},
    {R"~(>>> list(itertools.product(range(2), repeat=2))
[(0, 0), (0, 1), (1, 0), (1, 1)])~",
     "line 2: nothing says that these points are an outline; give the corners of a polygon"},
    {R"~(>>> list(zip(first, second))
[(11, 22), (5, 7), (11, 22), (5, 7)])~",
     "line 2: nothing says that these points are an outline; give the corners of a polygon"},
    {R"~(assert counts == [(11, 22), (11, 22), (11, 22)])~",
     "line 1: nothing says that these points are an outline; give the corners of a polygon"},
    {R"~(Contact normal: (x= 0.6, y= -0.8, z= 0.0) at 0.4
Contact normal: (x= 0.0, y= -1.0, z= 0.0) at 0.3
Contact normal: (x= 0.8, y= -0.6, z= 0.0) at 0.2)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(b2Vec2 left(4.0f, 0.5f);
b2Vec2 middle(1.5f, 0.25f);
b2Vec2 right(0.0f, 3.0f);
b2EdgeShape side;
side.Set(left, middle);
side.m_vertex3 = right;)~",
     "no polygon found: the ends of an edge were left out; it is no polygon"},
    {R"~(<regions>
  <region kind="2"><corner x="1" y="2"/><corner x="5" y="4"/></region>
  <region kind="2"><corner x="21" y="2"/><corner x="25" y="4"/></region>
</regions>)~",
     "no polygon found: elements of two corners were left out; they are no polygons"},
    {R"~(Warning: Surface "ROOF 7" is non-convex.
  ...vertex 2 to vertex 3 to vertex 4
  ...vertex 2=[4.5,20,7.5]
  ...vertex 3=[4.5,16,7.5]
  ...vertex 4=[3,16,7.5])~",
     "no polygon found: single corners of polygons that a message shows were left out"},
    {R"~(The join of the plot centres with the parcels stops. These were named so far:

x | y
--- | ---
510 | 470
580 | 420
530 | 490
470 | 460)~",
     "line 5: centres are no outline; give the corners of a polygon"},
    {R"~(The ball slows down:
step 1: ball pos = (3, 8) v = 2.5
step 2: ball pos = (3.4, 7.5) v = 2.4
step 3: ball pos = (3.8, 6.9) v = 2.2
step 4: ball pos = (4.1, 6.5) v = 2.1)~",
     "line 2: places of a body at one time after the other are its way and no polygon; give the corners of one"},
    {R"~(axis (0.6, 0.8) a: min=1.5 max=4 b: min=3 max=7 overlap=1
axis (-0.8, 0.6) a: min=-2 max=1 b: min=0.5 max=6 overlap=0.5
axis (1, 0) a: min=0 max=3 b: min=2 max=9 overlap=1
axis (0, 1) a: min=1 max=5 b: min=4 max=8 overlap=1)~",
     "line 1: axes that shapes are projected onto are no polygon; give the corners of one"},
    {R"~(The hull of these loses one:
Point[] given = new Point[] {
    new Point(3, 7), new Point(12, 7),
    new Point(6, 7), new Point(9, 1)};
List<Point> out = new QuickHull().compute(given);)~",
     "line 2: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(co.AddPath(way, JoinType.Miter, EndType.Butt);
way: (12, 30, 45, 62, 70, 18, 95, 40))~",
     "line 2: a path with open ends is no polygon; give the corners of one"},
    {R"~(EndType endType = EndType.Square;
way = [(3, 1), (12, 2), (14, 9)])~",
     "line 2: a path with open ends is no polygon; give the corners of one"},
    {R"~(PathsD lines = new PathsD();
lines.Add(Clipper.MakePath(new double[] { 0, 0, 40, 12, 95, 45, 25, 80 }));
var cut = Clipper.RectClipLines(new RectD(0, 0, 60, 60), lines);)~",
     "line 2: an open line is no polygon; give the corners of one"},
    {R"~(Path road;
road << IntPoint(0, 0) << IntPoint(55, 12) << IntPoint(95, 45);
clipper.AddPath(road, ptSubject, false);)~",
     "line 2: an open line is no polygon; give the corners of one"},
    {R"~(road = ((0, 0), (55, 12), (95, 45))
pc.AddPath(road, pyclipper.PT_SUBJECT, False))~",
     "line 1: an open line is no polygon; give the corners of one"},
    {R"~(The first one is a line and that is right:

  0
LWPOLYLINE
  8
Kerb
 90
3
 70
   128
 10
2.5
 20
4.0
 10
8.25
 20
4.5
 10
9.0
 20
9.75
  0

ogrinfo says so, too.)~",
     "no polygon found: a polyline that does not close was left out; it is no polygon"},
    {R"~(Point  X  Y
1   3,500  2,000
2   7,250  2,000
3   7,250  6,125)~",
     "line 2: \"3,500\" stands where a number should; write its value"},
    {R"~(It never ends for this one:

`Vertices: (8.5, 0, 61),(-17, 2.5, -80),(10, 0, 60.5),(-18, 2.5, -83)`

`Triangles: 0,2,1,1,2,3`)~",
     "line 3: the mesh does not lie in one plane z; project it to x and y first"},
    {R"~(var pts = [5, 5, 31, 8, 22, 40, 60, 33];
var stroke = new Stroke();
stroke.build(pts, mesh.vertices, mesh.indices);)~",
     "line 1: an open line is no polygon; give the corners of one"},
    {R"~(const pts = [[5, 5], [31, 8], [22, 40], [60, 33]];
const mesh = extrudePolyline({ thickness: 2 }).build(pts);)~",
     "line 1: an open line is no polygon; give the corners of one"},
    {R"~(pts = [(5, 5), (31, 8), (22, 40), (60, 33)]
pygame.draw.lines(window, WHITE, False, pts, 2))~",
     "line 1: an open line is no polygon; give the corners of one"},
    {R"~(local pts = {5, 5, 31, 8, 22, 40, 60, 33}
love.graphics.line(pts))~",
     "line 1: an open line is no polygon; give the corners of one"},
    {R"~(let pts = [[5.0, 5.0], [31.0, 8.0], [22.0, 40.0], [60.0, 33.0]];
let mut strokes = StrokeTessellator::new();
strokes.tessellate_path(&pts, &options, &mut out);)~",
     "line 1: an open line is no polygon; give the corners of one"},
    {R"~(body.setCollisionShape(new HullCollisionShape(8f, 0, 6f, 8f, 0, -6f, -8f, 0, 6f,
    8f, -2f, 6f));)~",
     "line 1: the mesh does not lie in one plane z; project it to x and y first"},
    {R"~(const corners = [0, 0, 0, 6, 0, 0, 6, 5, 1, 0, 5, 2];
const solid = new CANNON.ConvexPolyhedron(corners, faces);)~",
     "line 1: the mesh does not lie in one plane z; project it to x and y first"},
    {R"~(My decoder gives this, is latitude first?

[47.381204, 8.541133]
[47.381377, 8.542004]
[47.382019, 8.541520]
[47.382644, 8.543871]

I need the way from A to B for L.polyline.)~",
     "line 3: a route is no outline; give the corners of a polygon"},
    {R"~(The trip that graphhopper finds:

47.381204, 8.541133
47.381377, 8.542004
47.382019, 8.541520
47.382644, 8.543871)~",
     "line 3: a route is no outline; give the corners of a polygon"},
    {R"~(time,x,y
0.0,4.5,2
0.1,4.8,2.4
0.2,5.5,2.1
0.3,6.5,4.4)~",
     "line 2: where something was at each time is no outline; give the corners of a polygon"},
    {R"~(This is what the logger wrote:

frame,x,y
7,40,20
8,44,29
9,43,54

Is it too slow?)~",
     "line 4: where something was at each time is no outline; give the corners of a polygon"},
    {R"~(The cutter stops at
120.5 33 m
164 33 l
181 52.25 l
S)~",
     "no polygon found: lines of PDF were left out; they are no polygons"},
    {R"~((3006,0042) CS: 'CLOSED_PLANAR'
(3006,0050) DS: [14.5, 71.25, -33.0, 16.0, 72.5, -33.0]
(3006,0042) CS: 'OPEN_PLANAR'
(3006,0050) DS: [4.5, 1.25, -33.0, 6.0, 2.5, -33.0, 9.0, 4.0, -33.0])~",
     "no polygon found: contours of DICOM that are not whole or not closed were left out"},
    {R"~({"bbox": [-7.5, 41, 12, 3.25, 48.5, 260]})~",
     "no polygon found: the list \"bbox\" was left out: it is no outline"},
    {R"~(BOX BOUNDS pp pp pp
0 24
0 24
0 24
ATOMS id type x y z vx vy
8 1 19.25 4.5 11.75 0.5 -0.25
3 2 7.5 21.25 16.5 -0.75 0.125
12 1 2.25 9.75 5.5 0.25 0.375)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The wire is drawn too late (by one frame):

[node name="Wire" type="Line2D" parent="."]
points = PackedVector2Array(12, 8, 45, 8, 61, 30, 28, 41)
width = 4.0

in 4.3)~",
     "no polygon found: lines and curves of Godot were left out; they are no polygons"},
    {R"~(> [node name="Wire" type="Line2D" parent="."]
> points = PackedVector2Array(12, 8, 45, 8, 61, 30, 28, 41)

It is the same here.)~",
     "no polygon found: lines and curves of Godot were left out; they are no polygons"},
    {R"~(The union is GEOMETRYCOLLECTION (LINESTRING (3 4, 9 4, 9 11), LINESTRING (9 11, 17 15, 26 13)) since yesterday)~",
     "no polygon found: an open LINESTRING was left out; it is no polygon"},
    {R"~(The lane is LINESTRING Z (3 4 2, 9 4 2, 9 11 2), flat as it is)~",
     "no polygon found: an open LINESTRING was left out; it is no polygon"},
    {R"~(The rates of this year stand in my frame below.
d <- data.frame(x = c(0.1, 0.2, 0.3, 0.4), y = c(23, 11, 8, 17)))~",
     "line 2: nothing says that these points are an outline, and they go on along one axis as a series does; call the list a polygon or give it alone"},
    {R"~({"entries": [{"points": [210, 118, 210, 116, 215, 131, 209, 140], "type": "path"}]})~",
     "points and open lines are no polygon; give the corners of one"},
    {R"~("poly2d": [[20.5, 70.25, "L"], [30.5, 50.25, "C"], [45.5, 42.5, "C"], [70.0, 40.0, "L"]])~",
     "no polygon found: a path with curves was left out"},
    {R"~({"day": {"buoy": [
  0.1, 4.5, 50.1, 95,
  0.2, 4.6, 50.3, 97,
  0.3, 4.8, 50.2, 99,
  0.4, 5.1, 50.6, 98
]}})~",
     "no polygon found: rows of a time and a place each were left out; they are no polygon"},
    {R"~(The sizes that we sell, in stock since May:

No   Width (mm)   Height (mm)
1    120    80
2    140    90
3    200    120
4    220    100)~",
     "line 4: the columns of this table are not those of points; name them x and y"},
    {R"~(My wells and where they are, all go down to the same water:

Well     East (m)   North (m)
Anna     120.5    330.2
Berta    540.8    120.9
Clara    310.0    610.4)~",
     "line 4: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(Die Ecken des Polygons sind
(3.5, 1)
(8, 2)
(9, 7)
usw.)~",
     "line 5: the text leaves out some of its numbers with ...; print all of them"},
    {R"~(The polygon (12, 5), (18, 5), (17, 9), ... is drawn upside down.)~",
     "line 1: the text leaves out some of its numbers with ...; print all of them"},
    {R"~(trip '[Point(1 1)@10:00, Point(2 5)@10:05, Point(6 3)@10:12]' has no length?)~",
     "no polygon found: points with the time at which something was there were left out"},
    {R"~(a <- rbind(c(1, 2), c(4, 3), c(9, 8), c(12, 7))
b <- rbind(c(12, 7), c(15, 1), c(20, 2))
st_length(st_multilinestring(list(a, b))))~",
     "line 2: an open line is no polygon; give the corners of one"},
    {R"~(  Test 'steps of an array'
  interval_x=Vector (8.0, 0.0, 0.0)
  interval_y=Vector (0.0, 3.0, 0.0)
  interval_z=Vector (0.0, 0.0, 2.0))~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(velocityX = [1, 3, 5, 2, 4, 4]
velocityY = [0, 2, 7, 4, 1, 9])~",
     "no polygon found: the list \"velocityX\" was left out: it is no outline"},
    {R"~(<planView>
 <geometry s="0" x="1.5" y="2" hdg="0.1" length="20"><line/></geometry>
 <geometry s="20" x="21" y="4" hdg="0.1" length="30"><arc curvature="0.01"/></geometry>
 <geometry s="50" x="50" y="12" hdg="0.4" length="30"><line/></geometry>
</planView>)~",
     "no polygon found: pieces of a way were left out; they are no polygon"},
    {R"~(Corners: 1,234 2,345 3,456 of them were counted in each year.)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(spawn_points:
  - x: 1
    y: 2
  - x: 8
    y: 2
  - x: 8
    y: 7)~",
     "line 1: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(My scene stays empty:
camera { location <0, 4, -9> look_at <0, 1, 3> }
sphere { <0, 1, 3>, 2 }
box { <-2, 0, -1>, <2, 0.5, 1> }
cylinder { <0, 0, 0>, <0, 5, 0>, 0.5 })~",
     "no polygon found: vectors in space were left out"},
    {R"~(The gate opens too late, here is what it got:
2022-11-05 10:02:07  INFO: [a41] id: 7, lat: 52.25, lon: 4.5, speed: 3.5
2022-11-05 10:02:17  INFO: [a41] id: 7, lat: 52.375, lon: 4.25, speed: 5.5
2022-11-05 10:03:37  INFO: [a41] id: 7, lat: 52.5, lon: 4.75, speed: 1.5)~",
     "no polygon found: lines that tell when something was where were left out"},
    {R"~(I let it look for a winner on each stand:
Shove left: X+4, Y+15
Goal: X=900, Y=740
Shove left: X+9, Y+11
Goal: X=850, Y=1020
Shove left: X+7, Y+31
Goal: X=310, Y=655)~",
     "line 3: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(Only the last one of them stays on the picture:
dropPin(61, 14, "red");
save("pins");
dropPin(9, 42, "red");
save("pins");
dropPin(33, 37, "red");
save("pins");)~",
     "line 2: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(// x, y and radius of the pegs in the holes
pegs = [[3, 4, 1.5], [12, 4, 2], [12, 9, 2], [3, 11, 1]];)~",
     "line 2: circles have no corners; give the corners of a polygon"},
    {R"~(Two of my screws miss the plate:
screws = [[3, 4], [12, 4], [12, 9], [3, 11]];
for (p = screws) translate([p[0], p[1], -1]) cylinder(d = 3, h = 5);)~",
     "line 2: circles have no corners; give the corners of a polygon"},
    {R"~(The agent walks back on the navmesh:
[10:04:17] goal (30, 0, -12) PathComplete, 4 corners
Walker:Plan () (at Assets/Walker.cs:81)
[10:04:17]   0 (18, 0.5, -3)
[10:04:17]   1 (20, 0.5, -4)
[10:04:17]   2 (24, 0.5, -7)
[10:04:17]   3 (30, 0.5, -12))~",
     "line 4: a path that was found is no outline; give the corners of a polygon"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
