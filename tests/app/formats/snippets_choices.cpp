#include "tests/app/formats/snippets_choices.h"

namespace sepax::testing {

const std::vector<HoleSnippet>& holeSnippets() {
  // clang-format off
  static const std::vector<HoleSnippet> table = {
    {R"~(const outer = [new Point(10, 10), new Point(10, 80), new Point(80, 80), new Point(80, 10)];
const holes = [[new Point(30, 30), new Point(30, 60), new Point(60, 60), new Point(60, 30)]];
draw(outer, holes);
const inner = [new Point(40, 40), new Point(40, 50), new Point(50, 50), new Point(50, 40)];)~",
     "line 2: ",
     "outer: 10,10 10,80 80,80 60,60 30,60 30,30 60,30 60,60 80,80 80,10 | inner: 40,40 40,50 50,50 50,40 // 1 hole was joined to its outline by a bridge",
     "outer: 10,10 10,80 80,80 80,10 | inner: 40,40 40,50 50,50 50,40 // 1 hole was left out",
     "outer: 10,10 10,80 80,80 80,10 | outer hole 1: 30,30 30,60 60,60 60,30 | inner: 40,40 40,50 50,50 50,40 // 1 hole became a polygon of its own"},
    {R"~(The decoder fails with "Invalid null ring" for
(2003,82347,null,(1,0,1,5,0,2,7,1003,1,15,2003,1),(0.0,8.0,1.0,45.0,-1.0,100.0,0,0,9,0,9,9,0,9,2,2,2,4,4,4,4,2)))~",
     "line 2: ",
     ": 0,0 9,0 9,9 4,4 4,2 2,2 2,4 4,4 9,9 0,9 // other text around the polygons was left out; the numbers of an element of kind 0 were left out; 1 hole was joined to its outline by a bridge",
     ": 0,0 9,0 9,9 0,9 // other text around the polygons was left out; the numbers of an element of kind 0 were left out; 1 hole was left out",
     ": 0,0 9,0 9,9 0,9 | hole 1: 2,2 2,4 4,4 4,2 // other text around the polygons was left out; the numbers of an element of kind 0 were left out; 1 hole became a polygon of its own"},
    {R"~(INSERT INTO shapes VALUES (1, MDSYS.SDO_GEOMETRY(2003, NULL, NULL,
  SDO_ELEM_INFO_ARRAY(1,1003,3, 5,2003,3), SDO_ORDINATE_ARRAY(0,0, 10,8, 2,2, 4,3)));)~",
     "line 2: ",
     ": 0,0 10,0 10,8 4,3 4,2 2,2 2,3 4,3 10,8 0,8 // 1 hole was joined to its outline by a bridge",
     ": 0,0 10,0 10,8 0,8 // 1 hole was left out",
     ": 0,0 10,0 10,8 0,8 | hole 1: 2,2 2,3 4,3 4,2 // 1 hole became a polygon of its own"},
    {R"~(far <- c(20, 25, 20)
Z <- owin(poly=list(list(x=c(0, 9, 9), y=c(0, 0, 9)), list(x=c(7, 8, 8), y=c(2, 3, 2)), list(x=far, y=c(0, 0, 5)))))~",
     "line 2: ",
     "Z: 0,0 9,0 9,9 8,3 8,2 7,2 8,3 9,9 | Z: 20,0 25,0 20,5 // other text around the polygons was left out; 1 hole was joined to its outline by a bridge; rings of a window that go clockwise were read as holes",
     "Z: 0,0 9,0 9,9 | Z: 20,0 25,0 20,5 // other text around the polygons was left out; 1 hole was left out; rings of a window that go clockwise were read as holes",
     "Z: 0,0 9,0 9,9 | Z hole 1: 7,2 8,3 8,2 | Z: 20,0 25,0 20,5 // other text around the polygons was left out; 1 hole became a polygon of its own; rings of a window that go clockwise were read as holes"},
    {R"~(POLYGON ((0 0, 9 0, 9 9, 0 0), (7 2, 8 2, 8 3, 7 2)))~",
     "line 1: ",
     ": 0,0 9,0 9,9 8,3 8,2 7,2 8,3 9,9 // the closing copy of the first vertex was dropped in 2 polygons; 1 hole was joined to its outline by a bridge",
     ": 0,0 9,0 9,9 // the closing copy of the first vertex was dropped; 1 hole was left out",
     ": 0,0 9,0 9,9 | hole 1: 7,2 8,2 8,3 // the closing copy of the first vertex was dropped in 2 polygons; 1 hole became a polygon of its own"},
    {R"~(0 0
1 0
1 1
POLYGON ((5 0, 9 0, 9 9, 5 9), (9 5, 7 4, 7 6)))~",
     "line 4: ",
     ": 0,0 1,0 1,1 | : 5,0 9,0 9,5 7,4 7,6 9,5 9,9 5,9 // other text around the polygons was left out; 1 hole was joined to its outline by a bridge",
     ": 0,0 1,0 1,1 | : 5,0 9,0 9,9 5,9 // other text around the polygons was left out; 1 hole was left out",
     ": 0,0 1,0 1,1 | : 5,0 9,0 9,9 5,9 | hole 1: 9,5 7,4 7,6 // other text around the polygons was left out; 1 hole became a polygon of its own"},
    {R"~(The square has a square hole in it.
xv = [0 3 3 0 NaN 1 1 2 2];
yv = [0 0 3 3 NaN 1 2 2 1];
x = rand(1000,1)*3;)~",
     "line 2: ",
     ": 0,0 3,0 3,3 2,2 2,1 1,1 1,2 2,2 3,3 0,3 // other text around the polygons was left out; the numbers of xv became x, those of yv y; 1 hole was joined to its outline by a bridge",
     ": 0,0 3,0 3,3 0,3 // other text around the polygons was left out; the numbers of xv became x, those of yv y; 1 hole was left out",
     ": 0,0 3,0 3,3 0,3 | hole 1: 1,1 1,2 2,2 2,1 // other text around the polygons was left out; the numbers of xv became x, those of yv y; 1 hole became a polygon of its own"},
    {R"~(vertices = np.array(
    [[0., 0.], [0., 6.], [6., 6.], [6., 0.],
     [4., 1.], [4., 2.], [2., 2.]])
codes = np.array([1, 2, 2, 2, 1, 2, 2], dtype=np.uint8)
ax.set_xlim(-1, 7)
ax.set_ylim(-1, 7))~",
     "line 2: ",
     "vertices: 0,0 0,6 6,6 4,2 2,2 4,1 4,2 6,6 6,0 // the list \"codes\" parts the rings of a path; 1 hole was joined to its outline by a bridge",
     "vertices: 0,0 0,6 6,6 6,0 // the list \"codes\" parts the rings of a path; 1 hole was left out",
     "vertices: 0,0 0,6 6,6 6,0 | vertices hole 1: 4,1 4,2 2,2 // the list \"codes\" parts the rings of a path; 1 hole became a polygon of its own"},
    {R"~(Vertices of the polygon: `[0,0, 9,0, 9,9, 0,9, 2,2, 4,2, 4,4]`
Hole indices: ` [4]`
Triangle indices (result): `[6,3,0, 0,1,2]`)~",
     "line 2: ",
     ": 0,0 9,0 9,9 4,4 4,2 2,2 4,4 9,9 0,9 // other text around the polygons was left out; the list \"indices\" numbers vertices and was left out; the numbers were read as pairs x, y; 1 hole was joined to its outline by a bridge",
     ": 0,0 9,0 9,9 0,9 // other text around the polygons was left out; the list \"indices\" numbers vertices and was left out; the numbers were read as pairs x, y; 1 hole was left out",
     ": 0,0 9,0 9,9 0,9 | hole 1: 2,2 4,2 4,4 // other text around the polygons was left out; the list \"indices\" numbers vertices and was left out; the numbers were read as pairs x, y; 1 hole became a polygon of its own"},
    {R"~(In draw(x: what I draw is
beginShape(); vertex(-9, -9); vertex(9, -9); vertex(9, 9);
beginContour(); vertex(5, 0); vertex(7, 2); vertex(7, -2); endContour(); endShape(CLOSE);)~",
     "line 3: ",
     ": -9,-9 9,-9 9,9 7,2 7,-2 5,0 7,2 9,9 // other text around the polygons was left out; 1 hole was joined to its outline by a bridge",
     ": -9,-9 9,-9 9,9 // other text around the polygons was left out; 1 hole was left out",
     ": -9,-9 9,-9 9,9 | hole 1: 5,0 7,2 7,-2 // other text around the polygons was left out; 1 hole became a polygon of its own"},
    {R"~(It stops working after
	translate(50, 50)
	begin_shape()
	vertex(-40, -40)
	vertex(40, -40)
	vertex(40, 40)
	begin_contour()
	vertex(20, 0)
	vertex(30, 10)
	vertex(30, -10)
	end_contour()
	end_shape('CLOSE'))~",
     "line 8: ",
     ": -40,-40 40,-40 40,40 30,10 30,-10 20,0 30,10 40,40 // 1 hole was joined to its outline by a bridge",
     ": -40,-40 40,-40 40,40 // 1 hole was left out",
     ": -40,-40 40,-40 40,40 | hole 1: 20,0 30,10 30,-10 // 1 hole became a polygon of its own"},
    {R"~(outer: (0, 0) (9, 0) (9, 9) (0, 9)
hole: (2, 2) (4, 2) (4, 4))~",
     "line 2: ",
     "outer: 0,0 9,0 9,9 4,4 4,2 2,2 4,4 9,9 0,9 // 1 hole was joined to its outline by a bridge",
     "outer: 0,0 9,0 9,9 0,9 // 1 hole was left out",
     "outer: 0,0 9,0 9,9 0,9 | outer hole 1: 2,2 4,2 4,4 // 1 hole became a polygon of its own"},
    {R"~(It crashes here, the outline is
0 0
9 0
9 9

# hole 1
2 1
4 1
4 3)~",
     "line 7: ",
     ": 0,0 9,0 9,9 4,3 4,1 2,1 4,3 9,9 // other text around the polygons was left out; 1 hole was joined to its outline by a bridge",
     ": 0,0 9,0 9,9 // other text around the polygons was left out; 1 hole was left out",
     ": 0,0 9,0 9,9 | hole 1: 2,1 4,1 4,3 // other text around the polygons was left out; 1 hole became a polygon of its own"},
    {R"~(// The first one is the outline.
polygon.push_back({{0, 0}, {9, 0}, {9, 9}, {0, 9}});
// What follows are its holes.
polygon.push_back({{1, 1}, {2, 1}, {2, 2}});
polygon.push_back({{9, 5}, {7, 6}, {7, 4}});
// And another one.
polygon.push_back({{20, 0}, {29, 0}, {29, 9}});)~",
     "line 4: ",
     "The first one is the outline.: 0,0 9,0 9,5 7,4 2,2 2,1 1,1 2,2 7,4 7,6 9,5 9,9 0,9 | And another one.: 20,0 29,0 29,9 // 2 holes were joined to their outlines by bridges",
     "The first one is the outline.: 0,0 9,0 9,9 0,9 | And another one.: 20,0 29,0 29,9 // 2 holes were left out",
     "The first one is the outline.: 0,0 9,0 9,9 0,9 | The first one is the outline. hole 1: 1,1 2,1 2,2 | The first one is the outline. hole 2: 9,5 7,6 7,4 | And another one.: 20,0 29,0 29,9 // 2 holes became polygons of their own"},
    {R"~(SELECT ST_IsValidReason('POLYGON((1 1, 1 9, 9 9, 9 1),
(9 5, 7 4, 7 6))', 0);
-- Answer: Hole lies outside shell at or near POINT(3.0, 4.0, NaN))~",
     "line 2: ",
     ": 1,1 1,9 9,9 9,5 7,6 7,4 9,5 9,1 // other text around the polygons was left out; 1 hole was joined to its outline by a bridge",
     ": 1,1 1,9 9,9 9,1 // other text around the polygons was left out; 1 hole was left out",
     ": 1,1 1,9 9,9 9,1 | hole 1: 9,5 7,4 7,6 // other text around the polygons was left out; 1 hole became a polygon of its own"},
    {R"~(# lake
MULTIPOLYGON (((0 0, 9 0, 9 9, 0 9), (1 1, 2 1, 2 2, 1 2),
  (9 5, 8 6, 8 4)), ((20 0, 21 0, 21 1)))~" ")",
     "line 2: ",
     "lake: 0,0 9,0 9,5 8,4 2,2 2,1 1,1 1,2 2,2 8,4 8,6 9,5 9,9 0,9 | lake: 20,0 21,0 21,1 // 2 holes were joined to their outlines by bridges",
     "lake: 0,0 9,0 9,9 0,9 | lake: 20,0 21,0 21,1 // 2 holes were left out",
     "lake: 0,0 9,0 9,9 0,9 | lake hole 1: 1,1 2,1 2,2 1,2 | lake hole 2: 9,5 8,6 8,4 | lake: 20,0 21,0 21,1 // 2 holes became polygons of their own"},
    {R"~({"type":"Feature","properties":{"name":"pond"},"geometry":{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,4],[0,4]],[[4,2],[2,1],[2,3]]]}})~",
     "",
     "pond: 0,0 4,0 4,2 2,1 2,3 4,2 4,4 0,4 // 1 hole was joined to its outline by a bridge",
     "pond: 0,0 4,0 4,4 0,4 // 1 hole was left out",
     "pond: 0,0 4,0 4,4 0,4 | pond hole 1: 4,2 2,1 2,3 // 1 hole became a polygon of its own"},
    {R"~(<Placemark><name>isle</name><Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 4,0 4,4 0,4</coordinates></LinearRing></outerBoundaryIs>
<innerBoundaryIs><LinearRing><coordinates>4,2 2,1 2,3</coordinates></LinearRing></innerBoundaryIs></Polygon></Placemark>)~",
     "line 2: ",
     "isle: 0,0 4,0 4,2 2,1 2,3 4,2 4,4 0,4 // 1 hole was joined to its outline by a bridge",
     "isle: 0,0 4,0 4,4 0,4 // 1 hole was left out",
     "isle: 0,0 4,0 4,4 0,4 | isle hole 1: 4,2 2,1 2,3 // 1 hole became a polygon of its own"},
    {R"~(<path id="o" d="M0 0H4V4H0Z M4 2 2 1 2 3Z M9 9h1v1z"/>)~",
     "line 1: ",
     "o: 0,0 4,0 4,2 2,1 2,3 4,2 4,4 0,4 | o: 9,9 10,9 10,10 // the path in line 1 has 3 parts; 1 is a hole by its fill rule, nonzero; 1 hole was joined to its outline by a bridge",
     "o: 0,0 4,0 4,4 0,4 | o: 9,9 10,9 10,10 // the path in line 1 has 3 parts; 1 is a hole by its fill rule, nonzero; 1 hole was left out",
     "o: 0,0 4,0 4,4 0,4 | o hole 1: 4,2 2,1 2,3 | o: 9,9 10,9 10,10 // the path in line 1 has 3 parts; 1 is a hole by its fill rule, nonzero; 1 hole became a polygon of its own"},
    {R"~(<g style="stroke:red; fill-rule: evenodd"><path d="M0 0H4V4H0Z M4 2 2 3 2 1Z"/></g>)~",
     "line 1: ",
     ": 0,0 4,0 4,2 2,1 2,3 4,2 4,4 0,4 // the path in line 1 has 2 parts; 1 is a hole by its fill rule, evenodd; 1 hole was joined to its outline by a bridge",
     ": 0,0 4,0 4,4 0,4 // the path in line 1 has 2 parts; 1 is a hole by its fill rule, evenodd; 1 hole was left out",
     ": 0,0 4,0 4,4 0,4 | hole 1: 4,2 2,3 2,1 // the path in line 1 has 2 parts; 1 is a hole by its fill rule, evenodd; 1 hole became a polygon of its own"},
    {R"~(<g fill-rule="evenodd"><path fillRule="nonzero" d="M0 0H4V4H0Z M1 1V2H2Z"/></g>)~",
     "line 1: ",
     ": 0,0 4,0 4,4 2,2 1,1 1,2 2,2 4,4 0,4 // the path in line 1 has 2 parts; 1 is a hole by its fill rule, nonzero; 1 hole was joined to its outline by a bridge",
     ": 0,0 4,0 4,4 0,4 // the path in line 1 has 2 parts; 1 is a hole by its fill rule, nonzero; 1 hole was left out",
     ": 0,0 4,0 4,4 0,4 | hole 1: 1,1 1,2 2,2 // the path in line 1 has 2 parts; 1 is a hole by its fill rule, nonzero; 1 hole became a polygon of its own"},
    {R"~(M0 0H4V4H0Z M4 2 2 1 2 3Z)~",
     "line 1: ",
     ": 0,0 4,0 4,2 2,1 2,3 4,2 4,4 0,4 // the path in line 1 has 2 parts; 1 is a hole by its fill rule, nonzero; 1 hole was joined to its outline by a bridge",
     ": 0,0 4,0 4,4 0,4 // the path in line 1 has 2 parts; 1 is a hole by its fill rule, nonzero; 1 hole was left out",
     ": 0,0 4,0 4,4 0,4 | hole 1: 4,2 2,1 2,3 // the path in line 1 has 2 parts; 1 is a hole by its fill rule, nonzero; 1 hole became a polygon of its own"},
    {R"~(earcut([0,0, 4,0, 4,4, 0,4, 4,2, 2,1, 2,3], [4]);)~",
     "line 1: ",
     ": 0,0 4,0 4,2 2,1 2,3 4,2 4,4 0,4 // the numbers were read as pairs x, y; 1 hole was joined to its outline by a bridge",
     ": 0,0 4,0 4,4 0,4 // the numbers were read as pairs x, y; 1 hole was left out",
     ": 0,0 4,0 4,4 0,4 | hole 1: 4,2 2,1 2,3 // the numbers were read as pairs x, y; 1 hole became a polygon of its own"},
    {R"~(const vertices = [[0,0], [4,0], [4,4], [0,4], [4,2], [2,1], [2,3]];
const holes = [4];)~",
     "line 2: ",
     "vertices: 0,0 4,0 4,2 2,1 2,3 4,2 4,4 0,4 // 1 hole was joined to its outline by a bridge",
     "vertices: 0,0 4,0 4,4 0,4 // 1 hole was left out",
     "vertices: 0,0 4,0 4,4 0,4 | vertices hole 1: 4,2 2,1 2,3 // 1 hole became a polygon of its own"},
    {R"~(let ringVertices = [
  0, 0, 4, 0, 4, 4, 0, 4,
  4, 2, 2, 1, 2, 3
];
let ringHoleList = [4
];
const faces = earcut(ringVertices, ringHoleList, 2);)~",
     "line 5: ",
     "ringVertices: 0,0 4,0 4,2 2,1 2,3 4,2 4,4 0,4 // left out: line 7: \"ringVertices\" stands where a number should; write its value; the numbers were read as pairs x, y; 1 hole was joined to its outline by a bridge",
     "ringVertices: 0,0 4,0 4,4 0,4 // left out: line 7: \"ringVertices\" stands where a number should; write its value; the numbers were read as pairs x, y; 1 hole was left out",
     "ringVertices: 0,0 4,0 4,4 0,4 | ringVertices hole 1: 4,2 2,1 2,3 // left out: line 7: \"ringVertices\" stands where a number should; write its value; the numbers were read as pairs x, y; 1 hole became a polygon of its own"},
    {R"~(const pond = [
  // shore
  0, 0, 4, 0, 4, 4, 0, 4,
  // the hole is the island
  4, 2, 2, 1, 2, 3
];)~",
     "line 5: ",
     "pond: 0,0 4,0 4,2 2,1 2,3 4,2 4,4 0,4 // the numbers were read as pairs x, y; 1 hole was joined to its outline by a bridge",
     "pond: 0,0 4,0 4,4 0,4 // the numbers were read as pairs x, y; 1 hole was left out",
     "pond: 0,0 4,0 4,4 0,4 | pond hole 1: 4,2 2,1 2,3 // the numbers were read as pairs x, y; 1 hole became a polygon of its own"},
    {R"~([{"name": "a", "exterior": [[0,0],[4,0],[4,4],[0,4]], "interiors": [[[4,2],[2,1],[2,3]]]}, {"name": "b", "holes": [], "points": [[9,9],[8,9],[8,8]]}])~",
     "line 1: ",
     "a: 0,0 4,0 4,2 2,1 2,3 4,2 4,4 0,4 | b: 9,9 8,9 8,8 // 1 hole was joined to its outline by a bridge",
     "a: 0,0 4,0 4,4 0,4 | b: 9,9 8,9 8,8 // 1 hole was left out",
     "a: 0,0 4,0 4,4 0,4 | a hole 1: 4,2 2,1 2,3 | b: 9,9 8,9 8,8 // 1 hole became a polygon of its own"},
    {R"~(It hangs on `POLYGON ((0 0, 4 0, 4 4, 0 4), (4 2, 2 1, 2 3))` since 2.1.)~",
     "line 1: ",
     ": 0,0 4,0 4,2 2,1 2,3 4,2 4,4 0,4 // other text around the polygons was left out; 1 hole was joined to its outline by a bridge",
     ": 0,0 4,0 4,4 0,4 // other text around the polygons was left out; 1 hole was left out",
     ": 0,0 4,0 4,4 0,4 | hole 1: 4,2 2,1 2,3 // other text around the polygons was left out; 1 hole became a polygon of its own"},
    {R"~(The triangles overlap when the vertices have a third number:

```js
const data = [
    0, 0, 7,   9, 0, 7,   9, 8, 7,   0, 8, 7,
    2, 2, 7,   4, 2, 7,   4, 5, 7,   2, 5, 7
];
const holes = [4];
console.log(earcut(data, holes, 3).length);
```

Is that expected?)~",
     "line 8: ",
     "data: 0,0 9,0 9,8 4,5 4,2 2,2 2,5 4,5 9,8 0,8 // left out: line 9: \"data\" stands where a number should; write its value; z was dropped; 1 hole was joined to its outline by a bridge",
     "data: 0,0 9,0 9,8 0,8 // left out: line 9: \"data\" stands where a number should; write its value; z was dropped; 1 hole was left out",
     "data: 0,0 9,0 9,8 0,8 | data hole 1: 2,2 4,2 4,5 2,5 // left out: line 9: \"data\" stands where a number should; write its value; z was dropped; 1 hole became a polygon of its own"},
    {R"~(The second list of paths is cut out of the first one, for example:
polygon(points=[[0,0],[60,0],[60,40],[0,40],[20,10],[30,10],[30,20]], paths=[[0,1,2,3],[4,5,6]], convexity=4);
It renders fine in preview.)~",
     "line 2: ",
     ": 0,0 60,0 60,40 30,20 30,10 20,10 30,20 60,40 0,40 // the paths tell the order of the points; 1 hole was joined to its outline by a bridge",
     ": 0,0 60,0 60,40 0,40 // the paths tell the order of the points; 1 hole was left out",
     ": 0,0 60,0 60,40 0,40 | hole 1: 20,10 30,10 30,20 // the paths tell the order of the points; 1 hole became a polygon of its own"},
    {R"~(The element info tells where the rings begin.
SDO_ELEM_INFO = (1,1003,1, 11,2003,1): the second ring starts at the 11th ordinate.
SDO_ORDINATES = (0,0, 20,0, 20,10, 0,10, 0,0, 5,2, 5,6, 9,6, 9,2, 5,2).
The area is 184.)~",
     "line 3: ",
     "SDO_ORDINATES: 0,0 20,0 20,10 9,6 9,2 5,2 5,6 9,6 20,10 0,10 // line 3: 2 rings were read from one list, each of which comes back to its start; the closing copy of the first vertex was dropped in 2 polygons; 1 hole was joined to its outline by a bridge",
     "SDO_ORDINATES: 0,0 20,0 20,10 0,10 // line 3: 2 rings were read from one list, each of which comes back to its start; the closing copy of the first vertex was dropped; 1 hole was left out",
     "SDO_ORDINATES: 0,0 20,0 20,10 0,10 | SDO_ORDINATES hole 1: 5,2 5,6 9,6 9,2 // line 3: 2 rings were read from one list, each of which comes back to its start; the closing copy of the first vertex was dropped in 2 polygons; 1 hole became a polygon of its own"},
    {R"~(Holes are painted over, though the rows of NaN part the contours:

```octave
ring = [
0.5000   0.5000
8.0000   0.5000
8.0000   6.2500
0.5000   6.2500
NaN      NaN
2.0000   2.0000
2.0000   4.0000
5.0000   4.0000
];
fillPolygon(ring, 'b')
```
Does anybody know why?)~",
     "line 10: ",
     "ring: 0.5,0.5 8,0.5 8,6.25 5,4 2,2 2,4 5,4 8,6.25 0.5,6.25 // 1 hole was joined to its outline by a bridge",
     "ring: 0.5,0.5 8,0.5 8,6.25 0.5,6.25 // 1 hole was left out",
     "ring: 0.5,0.5 8,0.5 8,6.25 0.5,6.25 | ring hole 1: 2,2 2,4 5,4 // 1 hole became a polygon of its own"},
    {R"~(Holes are filled, too:
outline = [ 0 9 9 0 NaN ...
            2 4 4;
            0 0 7 7 NaN ...
            1 1 3 ]';
drawPolygon(outline))~",
     "line 2: ",
     "too: 0,0 9,0 9,7 4,3 4,1 2,1 4,3 9,7 0,7 // 1 hole was joined to its outline by a bridge; the rows of a matrix were read as x and y",
     "too: 0,0 9,0 9,7 0,7 // 1 hole was left out; the rows of a matrix were read as x and y",
     "too: 0,0 9,0 9,7 0,7 | too hole 1: 2,1 4,1 4,3 // 1 hole became a polygon of its own; the rows of a matrix were read as x and y"},
    {R"~(createPolygon({points: [[80, -170], [80, 170], [-80, 170], [-80, -170]], holes: [{latitude: 25, longitude: -80}, {latitude: 30, longitude: 60}, {latitude: 9, longitude: 7}]});)~",
     "line 1: ",
     ": 80,-170 80,170 30,60 25,-80 9,7 30,60 80,170 -80,170 -80,-170 // 1 hole was joined to its outline by a bridge",
     ": 80,-170 80,170 -80,170 -80,-170 // 1 hole was left out",
     ": 80,-170 80,170 -80,170 -80,-170 | hole 1: 25,-80 30,60 9,7 // 1 hole became a polygon of its own"},
    {R"~(createPolygon({points: [[-100, 10], [70, 10], [70, 50]], holes: [{latitude: 25, longitude: -8}, {latitude: 30, longitude: 60}, {latitude: 12, longitude: 7}]});)~",
     "line 1: ",
     ": -100,10 70,10 70,50 60,30 7,12 -8,25 60,30 70,50 // 1 hole was joined to its outline by a bridge",
     ": -100,10 70,10 70,50 // 1 hole was left out",
     ": -100,10 70,10 70,50 | hole 1: -8,25 60,30 7,12 // 1 hole became a polygon of its own"},
    {R"~(x POLYGON ((-8 -8,-8 9,9 9,9 -8), (1 1,2 1,2 2)))~",
     "line 1: ",
     ": -8,-8 -8,9 9,9 2,2 1,1 2,1 2,2 9,9 9,-8 // other text around the polygons was left out; 1 hole was joined to its outline by a bridge",
     ": -8,-8 -8,9 9,9 9,-8 // other text around the polygons was left out; 1 hole was left out",
     ": -8,-8 -8,9 9,9 9,-8 | hole 1: 1,1 2,1 2,2 // other text around the polygons was left out; 1 hole became a polygon of its own"},
    {R"~(Drawn well: <polygon points="0,0 9,0 9,9" />
and badly:
```js
earcut([0,0, 100,0, 100,100, 0,100,  20,20, 80,20, 80,80], [4]);
```)~",
     "line 4: ",
     ": 0,0 9,0 9,9 | : 0,0 100,0 100,100 80,80 80,20 20,20 80,80 100,100 0,100 // other text around the polygons was left out; the numbers were read as pairs x, y; 1 hole was joined to its outline by a bridge",
     ": 0,0 9,0 9,9 | : 0,0 100,0 100,100 0,100 // other text around the polygons was left out; the numbers were read as pairs x, y; 1 hole was left out",
     ": 0,0 9,0 9,9 | : 0,0 100,0 100,100 0,100 | hole 1: 20,20 80,20 80,80 // other text around the polygons was left out; the numbers were read as pairs x, y; 1 hole became a polygon of its own"},
    {R"~(const floor = new THREE.Shape();
floor.moveTo(0, 0); floor.lineTo(90, 0); floor.lineTo(90, 60); floor.lineTo(0, 60);
const shaft = new THREE.Path();
shaft.moveTo(10, 10); shaft.lineTo(20, 10); shaft.lineTo(20, 30);
floor.holes.push(shaft);)~",
     "line 4: ",
     "floor: 0,0 90,0 90,60 20,30 20,10 10,10 20,30 90,60 0,60 // 1 hole was joined to its outline by a bridge",
     "floor: 0,0 90,0 90,60 0,60 // 1 hole was left out",
     "floor: 0,0 90,0 90,60 0,60 | floor hole 1: 10,10 20,10 20,30 // 1 hole became a polygon of its own"},
    {R"~(This is the floor (see the picture
const floor = new THREE.Shape();
floor.moveTo(0, 0); floor.lineTo(90, 0); floor.lineTo(90, 60); floor.lineTo(0, 60);
const hole1 = new THREE.Path();
hole1.moveTo(10, 10); hole1.lineTo(20, 10); hole1.lineTo(20, 30);)~",
     "line 5: ",
     ": 0,0 90,0 90,60 20,30 20,10 10,10 20,30 90,60 0,60 // other text around the polygons was left out; 1 hole was joined to its outline by a bridge",
     ": 0,0 90,0 90,60 0,60 // other text around the polygons was left out; 1 hole was left out",
     ": 0,0 90,0 90,60 0,60 | hole 1: 10,10 20,10 20,30 // other text around the polygons was left out; 1 hole became a polygon of its own"},
    {R"~(floor = [(0, 0), (90, 0), (90, 60), (0, 60)]
shaft = [(10, 10), (20, 10), (20, 30)]
region = {outline: floor, holes: [shaft]})~",
     "line 2: ",
     "floor: 0,0 90,0 90,60 20,30 20,10 10,10 20,30 90,60 0,60 // 1 hole was joined to its outline by a bridge",
     "floor: 0,0 90,0 90,60 0,60 // 1 hole was left out",
     "floor: 0,0 90,0 90,60 0,60 | floor hole 1: 10,10 20,10 20,30 // 1 hole became a polygon of its own"},
    {R"~(GI.Polygon([[(0, 0), (9, 0), (9, 9), (0, 0)], [(7, 2), (8, 2), (8, 3), (7, 2)]]))~",
     "line 1: ",
     ": 0,0 9,0 9,9 8,3 8,2 7,2 8,3 9,9 // the closing copy of the first vertex was dropped in 2 polygons; 1 hole was joined to its outline by a bridge",
     ": 0,0 9,0 9,9 // the closing copy of the first vertex was dropped; 1 hole was left out",
     ": 0,0 9,0 9,9 | hole 1: 7,2 8,2 8,3 // the closing copy of the first vertex was dropped in 2 polygons; 1 hole became a polygon of its own"},
    {R"~(coordinates = [[[(0, 0), (9, 0), (9, 9), (0, 0)], [(7, 2), (8, 2), (8, 3), (7, 2)]]])~",
     "line 1: ",
     "coordinates: 0,0 9,0 9,9 8,3 8,2 7,2 8,3 9,9 // the closing copy of the first vertex was dropped in 2 polygons; 1 hole was joined to its outline by a bridge",
     "coordinates: 0,0 9,0 9,9 // the closing copy of the first vertex was dropped; 1 hole was left out",
     "coordinates: 0,0 9,0 9,9 | coordinates hole 1: 7,2 8,2 8,3 // the closing copy of the first vertex was dropped in 2 polygons; 1 hole became a polygon of its own"},
    {R"~(LoopSizes: [3 3]
TotalVertices: 6
0,0
9,0
9,9
7,2
8,2
8,3)~",
     "line 6: ",
     ": 0,0 9,0 9,9 8,3 8,2 7,2 8,3 9,9 // other text around the polygons was left out; the points were parted into loops of the sizes above them; 1 hole was joined to its outline by a bridge",
     ": 0,0 9,0 9,9 // other text around the polygons was left out; the points were parted into loops of the sizes above them; 1 hole was left out",
     ": 0,0 9,0 9,9 | hole 1: 7,2 8,2 8,3 // other text around the polygons was left out; the points were parted into loops of the sizes above them; 1 hole became a polygon of its own"},
    {R"~(ring = [[0, 0], [9, 0], [9, 9]]
body.add(ring)
ring = [[7, 2], [8, 2], [8, 3]]
shape.holes.push(ring))~",
     "line 3: ",
     "ring: 0,0 9,0 9,9 8,3 8,2 7,2 8,3 9,9 // 1 hole was joined to its outline by a bridge",
     "ring: 0,0 9,0 9,9 // 1 hole was left out",
     "ring: 0,0 9,0 9,9 | ring hole 1: 7,2 8,2 8,3 // 1 hole became a polygon of its own"},
    {R"~(valley
1
   1.0E+00   2.0E+00
   9.0E+00   2.5E+00
   8.0E+00   7.0E+00
   1.0E+00   2.0E+00
END
!2
   5.0E+00   3.0E+00
   6.0E+00   3.5E+00
   6.0E+00   4.0E+00
   5.0E+00   3.0E+00
END
END)~",
     "line 9: ",
     ": 1,2 9,2.5 6,4 6,3.5 5,3 6,4 9,2.5 8,7 // other text around the polygons was left out; the closing copy of the first vertex was dropped in 2 polygons; 1 hole was joined to its outline by a bridge",
     ": 1,2 9,2.5 8,7 // other text around the polygons was left out; the closing copy of the first vertex was dropped; 1 hole was left out",
     ": 1,2 9,2.5 8,7 | hole 1: 5,3 6,3.5 6,4 // other text around the polygons was left out; the closing copy of the first vertex was dropped in 2 polygons; 1 hole became a polygon of its own"},
    {R"~(L.polygon([[[0, 0], [9, 0], [9, 9]], [[4, 2], [6, 2], [6, 4]]]).addTo(map);)~",
     "line 1: ",
     ": 0,0 0,9 9,9 4,6 2,6 2,4 4,6 9,9 // 1 hole was joined to its outline by a bridge; Leaflet: the second number became x, the first y; lists within the first one of a polygon were read as its holes",
     ": 0,0 0,9 9,9 // 1 hole was left out; Leaflet: the second number became x, the first y; lists within the first one of a polygon were read as its holes",
     ": 0,0 0,9 9,9 | hole 1: 2,4 2,6 4,6 // 1 hole became a polygon of its own; Leaflet: the second number became x, the first y; lists within the first one of a polygon were read as its holes"},
    {R"~(<b-polygon :coords="[[[0, 1], [9, 1], [9, 9]], [[4, 2], [6, 2], [6, 4]]]"></b-polygon>)~",
     "line 1: ",
     "polygon: 0,1 9,1 9,9 6,4 6,2 4,2 6,4 9,9 // 1 hole was joined to its outline by a bridge; lists within the first one of a polygon were read as its holes",
     "polygon: 0,1 9,1 9,9 // 1 hole was left out; lists within the first one of a polygon were read as its holes",
     "polygon: 0,1 9,1 9,9 | polygon hole 1: 4,2 6,2 6,4 // 1 hole became a polygon of its own; lists within the first one of a polygon were read as its holes"},
    {R"~(new google.maps.Polygon({
  strokeWeight: 2,
  paths: [ // outer and inner
    [{lat: 20, lng: -80}, {lat: 40, lng: -80}, {lat: 30, lng: -60}],
    [{lat: 29, lng: -72}, {lat: 31, lng: -72}, {lat: 30, lng: -70}]
  ]
});)~",
     "line 3: ",
     "paths: -80,20 -80,40 -60,30 -70,30 -72,31 -72,29 -70,30 -60,30 // 1 hole was joined to its outline by a bridge; lists within the first one of a polygon were read as its holes",
     "paths: -80,20 -80,40 -60,30 // 1 hole was left out; lists within the first one of a polygon were read as its holes",
     "paths: -80,20 -80,40 -60,30 | paths hole 1: -72,29 -72,31 -70,30 // 1 hole became a polygon of its own; lists within the first one of a polygon were read as its holes"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
