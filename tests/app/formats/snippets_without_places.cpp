#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<MalformedSnippet>& otherPlaces() {
  // clang-format off
  static const std::vector<MalformedSnippet> table = {
    {R"~(The call fails with [(0,0), (0,2), (1,0), (1,2)] but was [(0,0), (0,2), (1,0)])~",
     "line 1: nothing says that these points are an outline; give the corners of a polygon"},
    {R"~(>>> G.edges()
[(0, 1), (0, 2), (1, 3), (2, 3), (3, 4)])~",
     "line 2: nothing says that these points are an outline; give the corners of a polygon"},
    {R"~(segments: (0,0), (6,0), (6,3), (0,3))~",
     "line 1: the list \"segments\" numbers vertices that are not there; give their coordinates"},
    {R"~([contacts] [(0, 0), (6, 0), (6, 3)])~",
     "line 1: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~([SREF] xy=(1,1) (6,0) (6,3)
[PATH] width=1 xy=(0,0) (40,0) (0,60))~",
     "line 1: only a BOUNDARY of a layout is a polygon; give the corners of one"},
    {R"~(const markers = [[52, 4], [53, 5], [51, 7], [52, 9]];)~",
     "line 1: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(## Contact points
```
1.5 2.0
3.25 0.5
2.0 4.0
```)~",
     "line 3: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(Here are the points of interest:

    1.0, 2.0
    5.0, 3.0
    9.0, 9.0)~",
     "line 3: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(Track points
| x | y |
|---|---|
| 1 | 2 |
| 5 | 3 |
| 9 | 9 |)~",
     "line 4: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(control_points = [[1, 2], [5, 3], [9, 9], [4, 4], [2, 8]])~",
     "line 1: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(The points of intersection: (0, 0), (4, 0), (4, 4))~",
     "line 1: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(GPS track:
(52, 4) (53, 5) (52.5, 7))~",
     "line 2: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(It gives us

```
bad Some(Contact { point1: [0.0, -0.5], point2: [3.0, 0.5], normal1: [[0.5, -1.0]], normal2: [[-0.5, 1.0]], dist: 5.5 })
```)~",
     "polygon 1 (\"normal1\") in line 4 has 1 vertex; a polygon needs at least three"},
    {R"~(Compute the convex hull of these points:
(1, 2) (5, 3) (4, 9) (0, 7))~",
     "line 2: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~((setq pts '((0 0) (1 1) (2 1) (2 2)))
I draw a polyline through them.)~",
     "line 1: an open line is no polygon; give the corners of one"},
    {R"~(noFill();
beginShape();
vertex(10, 10);
vertex(50, 20);
vertex(30, 60);
endShape();)~",
     "no polygon found: open lines of a drawing were left out"},
    {R"~(cairo_move_to(cr, 10, 10);
cairo_line_to(cr, 50, 20);
cairo_line_to(cr, 30, 60);
cairo_stroke(cr);)~",
     "no polygon found: open lines of a drawing were left out"},
    {R"~(truth = np.array([[0, 1, 1, 1, 0, 0],
                  [0, 0, 1, 1, 1, 0],
                  [1, 1, 0, 1, 0, 0]], dtype=np.uint8))~",
     "line 1: the rows of a mask are no points; give the corners of a polygon"},
    {R"~(The AREF is turned:

columns=11, rows=1, xy: [(90, 56), (90, 52), (91, 56)])~",
     "line 3: only a BOUNDARY of a layout is a polygon; give the corners of one"},
    {R"~(It says POLYGON Z ((1 1 2, 7 NaN 2, 7 5 2, 1 1 2)) is fine.)~",
     "line 1: NaN is not a finite number; write a finite one"},
    {R"~(Is it?
```
maps.solve([4,4], [
  [1,2], [1,8], [9,2], [9,8]
]);
```)~",
     "line 3: nothing says that these points are an outline; give the corners of a polygon"},
    {R"~("at": [7.5, 1.25],
"at": [7.5, 1.25],
"at": [7.5, 1.25],)~",
     "no polygon found: line 1: points that are all one place were left out"},
    {R"~(Das Dreieck A(1|2|3), B(6|2|1), C(6|5|4) im Raum)~",
     "no polygon found: corners in space were left out; give x and y in the plane of their polygon"},
    {R"~(String line =
    "corner [2, 1]\n" +
    "corner [8, 1]";)~",
     "polygon 1 (\"line\") in line 2 has 2 vertices; a polygon needs at least three"},
    {R"~({ id = 3, name = "guard", shape = "polyline", x = 5, y = 6, rotation = 0, visible = true,
  polyline = { { x = 0, y = 0 }, { x = 7, y = 1 }, { x = 9, y = 4 }, { x = 2, y = 6 } } })~",
     "no polygon found: a polyline that does not close was left out; it is no polygon"},
    {R"~(The polyline is drawn closed, it should be the centre line of a duct:
pts.Add(new XY(0, 0));
pts.Add(new XY(4, 1));
pts.Add(new XY(6, 5));
pts.Add(new XY(11, 6));)~",
     "line 2: an open line is no polygon; give the corners of one"},
    {R"~(The overview_path of the directions service is:
{"lat": 45.25, "lng": 7.5}, {"lat": 45.5, "lng": 7.75}, {"lat": 45.375, "lng": 8.125}, {"lat": 45.125, "lng": 8.25})~",
     "line 2: a route is no outline; give the corners of a polygon"},
    {R"~(- `Short of net 'A' to net 'B'` at (11.5, 4.25) [F.Cu] items=('T1', 'T2')
- `Clearance 0.02mm below minimum of net 'C' to the zone` at (12.25, 8.5) [F.Cu] items=('T3', 'Z1')
- `Short of net 'C' to zone, overlap depth 0.1mm` at (17.75, 9.5) [F.Cu] items=('T4', 'Z1'))~",
     "line 1: places where something is amiss are no polygon; give the corners of one"},
    {R"~(Failed on kwargs for PolygonShape.vertices: count >= 3
    [(14.5, -3.25), (9.75, 2.5), (9.75, 2.5), (9.75, 2.5)])~",
     "line 2: these points are only two places; give the corners of a polygon"},
    {R"~(The open part is lost.
```
Clipper2Lib::PathsD wire{{
 {0, 0}, {70, 15}, {140, 10}, {210, 60}
}};
ClipperD c;
c.AddOpenSubject(wire);
```)~",
     "line 3: an open line is no polygon; give the corners of one"},
    {R"~(The tiles have no cells:

```
"tiles": [
    { "coordId": 3, "src": 16 },
    { "coordId": 4, "src": 32 },
```

and this is the grid of values

```js
"levelGridCsv": [
  0,0,0,2,1,1,0,0,
  0,2,2,1,1,0,0,0, // ...
],
```)~",
     "line 4: the [ that opens here is never closed"},
    {R"~(beginShape(LINE_STRIP);
vertex(10, 10);
vertex(50, 20);
vertex(30, 60);
endShape();)~",
     "no polygon found: open lines of a drawing were left out"},
    {R"~(It hangs for

outer :
n=0 : x= 0,5 y= 0,25
n=1 : x= 12,5 y= 0,25
n=2 : x= 12,5 y= 9,75
inner 1 :
n=3 : x= 8,5 y= 2,5
n=4 : x= 11,5 y= 3,75
n=5 : x= 10,25 y= 4,5
inner 2 :
n=6 : x= 5,5 y= 2,5
n=7 : x= 6,5 y= 2,75
n=8 : x= 6,25 y= 3,5)~",
     "line 4: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(Polygon_with_holes poly;
std::istringstream("4  0 0  9 0  9 7  0 7  1  3  2 2  4 5  6 2") >> poly;)~",
     "line 2: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(A file that the skeleton reads:
4
0 0
20 0
20 9
0 9
2
3
2 2
4 2
3 5
3
10 3
14 3
12 7)~",
     "line 2: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(Error: Unable to close the ring that starts at [3.25, 7.5]. The last point is found at [6.5, 9.25].
Error: Unable to find edge #7 [3.25, 7.5] -> [8.75, 2.5] in the tree.)~",
     "line 1: places where something is amiss are no polygon; give the corners of one"},
    {R"~(NOTICE: Self-intersection at or near point 3.5 6.25
NOTICE: Self-intersection at or near point 8.5 1.25
NOTICE: Self-intersection at or near point 2.5 2.75)~",
     "line 1: places where something is amiss are no polygon; give the corners of one"},
    {R"~(duplicate point at (6, 2)
duplicate point at (3, 9)
duplicate point at (8, 5))~",
     "line 1: places where something is amiss are no polygon; give the corners of one"},
    {R"~(moved (0, 0) -> (6, 1)
moved (2, 2) -> (7, 5)
moved (8, 9) -> (3, 6))~",
     "no polygon found: points with an arrow between two of them were left out"},
    {R"~(Build 1.4-rc2, goblins at (812, 40), (845, 61), (790, 77).)~",
     "line 1: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(It crashes at (3, 40), (45, 61) and (7, 70).)~",
     "line 1: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(const coords = [[0, 0], [6, 0], [5, 8], [2, 3], [9, 9]];
const mesh = Delaunator.from(coords);)~",
     "line 1: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(std::vector<cv::Point2f> coords = {{0, 0}, {6, 0}, {5, 8}, {2, 3}};
cv::Subdiv2D subdiv(cv::Rect(0, 0, 10, 10));
for (const auto& p : coords) subdiv.insert(p);)~",
     "line 1: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(viewer.entities.add({
  polyline: {
    positions: Cesium.Cartesian3.fromDegreesArray([5, 15, 6, 18, 9, 11])
  }
});)~",
     "line 3: an open line is no polygon; give the corners of one"},
    {R"~([(0 m, 0 m), (3 m, 0 m), (3 m, 25 cm)])~",
     "line 1: cm stands beside m; write all numbers in one unit"},
    {R"~(x,y,start_width,end_width,bulge
0,0,0,0,0
6,0,0,0,0.5
6,4,0,0,0)~",
     "line 3: a bulge other than 0 makes an arc of a side; give the corners of straight sides"},
    {R"~(The ball is at these places and then it is gone:

time,x,y,speed,kind
0,1,9,3,b
1,5,4,3,b
2,2,7,3,b

Why?)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
  };
  // clang-format on
  return table;
}

const std::vector<ReportedSnippet>& calledOutlines() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(The island looks strange on my map, the points are (0, 0), (5, 1), (7, 6), (2, 8), (-2, 4) and nothing is drawn.)~",
     ": 0,0 5,1 7,6 2,8 -2,4",
     ""},
    {R"~(The polygon goes on and on to one side: [(1, 8), (2, 5), (4, 3), (8, 2), (16, 2)] is what the tool wrote.)~",
     ": 1,8 2,5 4,3 8,2 16,2",
     ""},
    {R"~(Why does the fill of [[40, 0], [64, 76], [2, 29], [78, 29], [16, 76]] leave the middle empty?)~",
     ": 40,0 64,76 2,29 78,29 16,76",
     ""},
    {R"~(Is there a way to get the area of coords = [(0, 0), (2, 4), (5, 5), (8, 3), (9, 0)] in one step?)~",
     "coords: 0,0 2,4 5,5 8,3 9,0",
     ""},
    {R"~([(4, 2), (11, 7), (2, 8), (9, 1), (3, 6)])~",
     ": 4,2 11,7 2,8 9,1 3,6",
     ""},
    {R"~(const course = [[1, 8], [2, 5], [4, 3], [8, 2], [16, 2]];)~",
     "course: 1,8 2,5 4,3 8,2 16,2",
     ""},
    {R"~(It fails for this one, which is all that I have: "M 1 1 L 7 6 L 7 1 L 1 6 Z")~",
     ": 1,1 7,6 7,1 1,6",
     "other text around the polygons was left out"},
    {R"~(Both crates fall through the floor, I give them these: [[0, 0], [3, 0], [3, 3], [0, 3]] and [[7, 1], [9, 1], [9, 4]])~",
     ": 0,0 3,0 3,3 0,3 | : 7,1 9,1 9,4",
     ""},
    {R"~(The parcel comes out of the table like this:

| id | name | lat | lon | remark |
|----|------|-----|-----|--------|
| 1 | A1 | 47.5 | 9.75 | stone |
| 2 | A2 | 48.5 | 10 | stone |
| 3 | A3 | 48.25 | 13.5 | pin |
)~",
     ": 9.75,47.5 10,48.5 13.5,48.25",
     "other text around the polygons was left out; column \"id\" was left out; column \"remark\" was left out; every row has a name of its own: the rows are one polygon"},
    {R"~(<svg><polyline points="3,9 12,2 20,11 31,4"/></svg>)~",
     ": 3,9 12,2 20,11 31,4",
     ""},
    {R"~(<svg fill="none"><polyline points="3,9 12,2 20,11 3,9"/></svg>)~",
     ": 3,9 12,2 20,11",
     "the closing copy of the first vertex was dropped"},
    {R"~(After the step from XML it is `"Polygon": [{ "@x": 2.5, "@y": 3.5 }, { "@x": 9.5, "@y": 3.5 }, { "@x": 8, "@y": 12 }]` and no longer loads.)~",
     ": 2.5,3.5 9.5,3.5 8,12",
     "other text around the polygons was left out"},
    {R"~({"Area": {"@name": "yard", "Point": [{"@x": "1", "@y": "2"}, {"@x": "9", "@y": "2"}, {"@x": "9", "@y": "7"}]}})~",
     "Point: 1,2 9,2 9,7",
     ""},
    {R"~(My file goes on like this, it is closed and has no arcs:

```
  8
FENCE
 66
     1
 10
0.0
 20
0.0
 70
     1
  0
VERTEX
  8
FENCE
 10
4.5
 20
1.5
  0
VERTEX
  8
FENCE
 10
14.5
 20
1.5
  0
VERTEX
  8
FENCE
 10
14.5
 20
7.0
```)~",
     "FENCE: 4.5,1.5 14.5,1.5 14.5,7",
     "other text around the polygons was left out; the start of a POLYLINE is cut off"},
    {R"~(const plate = path2.fromPoints({ closed: true }, [[1, 2], [11, 2], [11, 9], [4, 15]]))~",
     "plate: 1,2 11,2 11,9 4,15",
     ""},
    {R"~(a = [[5, 6], [5, 6], [5, 6], [5, 6]]
b = [[8, 2], [8, 2], [8, 2]]
c = [[0, 0], [6, 0], [6, 4]])~",
     "c: 0,0 6,0 6,4",
     "line 1: points that are all one place were left out; line 2: points that are all one place were left out"},
    {R"~(Why is this triangle empty when I draw it on the map?
ends = [(2, 1), (9, 3), (12, 17)])~",
     "ends: 2,1 9,3 12,17",
     ""},
    {R"~(My stamp is cut off at the left since I draw it twice:
pts = [(2, 1), (9, 3), (12, 17)])~",
     "pts: 2,1 9,3 12,17",
     ""},
    {R"~(My stamp is cut off at the left since I draw it with these: (2, 1), (9, 3), (4, 17))~",
     ": 2,1 9,3 4,17",
     ""},
    {R"~(The floor is drawn with a gap in it: [[0, 0, 7], [6, 0, 7], [6, 4, 7]])~",
     ": 0,0 6,0 6,4",
     "z was dropped"},
    {R"~(This triangle is not drawn in the second frame at all:
[[0, 0, 1], [6, 0, 2], [6, 4, 3]])~",
     ": 0,0 6,0 6,4",
     "z was dropped"},
    {R"~(The loader prints this and then it stops without a word:
07:15:31 (14.5, 3.25)
07:15:31 (13.25, 3.5)
07:15:31 (21.5, 9.75))~",
     ": 14.5,3.25 13.25,3.5 21.5,9.75",
     "the times, levels and sources before the lines of the log were left out"},
    {R"~(wells
Geometry type: POINT
1  (4125 8010)
2  (4310 8125)
3  (4220 8305)
yard
Geometry type: POLYGON
POLYGON ((1 2, 8 2, 8 9, 1 2)))~",
     ": 1,2 8,2 8,9",
     "other text around the polygons was left out; geometries below a head POINT or LINESTRING were left out; they are no polygons; the closing copy of the first vertex was dropped"},
    {R"~(<svg><path d="M 7 3 a 2 2 0 1 0 4 0 a 2 2 0 1 0 -4 0 z"/><path d="M 0 0 H 30 V 9 z"/></svg>)~",
     ": 0,0 30,0 30,9",
     "a circle of a <path> was left out; it is no polygon"},
    {R"~(std::vector<POINT> roof = { {0, 0}, {50, 0}, {40, 30} };)~",
     "roof: 0,0 50,0 40,30",
     ""},
    {R"~(    pen.move_to(point(1, 9));
    pen.line_to(point(3, 8));  // a little less steep than before
    pen.line_to(point(8, 7));
    pen.line_to(point(5, 4));
    pen.line_to(point(2, -1));)~",
     "pen: 1,9 3,8 8,7 5,4 2,-1",
     ""},
    {R"~(My dog goes (1, 2) to (7, 2) to (7, 8) and to (1, 2) when it is let out.)~",
     ": 1,2 7,2 7,8",
     "the closing copy of the first vertex was dropped"},
    {R"~(The heights of these four are lost on the way to the file:
[[0, 0, 1], [6, 0, 2], [6, 4, 3], [1, 4, 3]])~",
     ": 0,0 6,0 6,4 1,4",
     "z was dropped"},
    {R"~(for x, y in [(1, 2), (7, 2), (7, 8)]: self.take(x, y))~",
     ": 1,2 7,2 7,8",
     "other text around the polygons was left out"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
