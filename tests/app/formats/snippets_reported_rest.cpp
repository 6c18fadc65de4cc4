#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& otherReportedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(thread 'main' panicked at 'assertion failed: is_convex', src/shape.rs:88:9
polygon = [Vec2(0.0, 0.0), Vec2(2.0, 0.0), Vec2(1.0, 0.5), Vec2(2.0, 2.0), Vec2(0.0, 2.0)]
note: run with `RUST_BACKTRACE=1`)~",
     "polygon: 0,0 2,0 1,0.5 2,2 0,2",
     ""},
    {R"~(My ship is defined as
ship = ((0,-10),(7,10),(0,5),(-7,10))
and asteroids are random.)~",
     "ship: 0,-10 7,10 0,5 -7,10",
     ""},
    {R"~(Vertices (in order):
(12.0 , 8.5)
(14.5 , 8.5)
(14.5 , 11.0)
(12.0 , 11.0)

Point: (13, 9)
)~",
     "Vertices: 12,8.5 14.5,8.5 14.5,11 12,11",
     "a single point beside the polygons was left out"},
    {R"~(POLYGON Z ((0 0 1, 1 0 1, 1 1 1, 0 0 1)) gives is_valid_reason 'Too few points' - see the tracker)~",
     ": 0,0 1,0 1,1",
     "other text around the polygons was left out; z and m were dropped; the closing copy of the first vertex was dropped"},
    {R"~(const tri = new Float32Array([
  0.0,  0.5,
 -0.5, -0.5,
  0.5, -0.5
]);
gl.bufferData(gl.ARRAY_BUFFER, tri, gl.STATIC_DRAW);)~",
     "tri: 0,0.5 -0.5,-0.5 0.5,-0.5",
     "the numbers were read as pairs x, y"},
    {R"~("hitbox": {"type": "poly", "pts": [[-8, -4], [8, -4], [8, 4], [-8, 4]]},
"hurtbox": {"type": "poly", "pts": [[-6, -3], [6, -3], [6, 3]]},)~",
     "pts: -8,-4 8,-4 8,4 -8,4 | pts: -6,-3 6,-3 6,3",
     ""},
    {R"~(<path d="M50,0 L100,100 L0,100 Z" class="a"/>
becomes after svgo:
<path d="m50 0 50 100H0z"/>
which is parsed as 2 points)~",
     ": 50,0 100,100 0,100 | : 50,0 100,100 0,100",
     ""},
    {R"~((0 0) (1 0) (1 1)  OK
(0 0) (1 0) (1 1e-17)  crash)~",
     ": 0,0 1,0 1,1 | : 0,0 1,0 1,1e-17",
     "other text around the polygons was left out"},
    {R"~(Triangle with vertices at (1,1), (4,1) and (1,5) should have area 6)~",
     ": 1,1 4,1 1,5",
     ""},
    {R"~(a: Vec2[4] = {{-1,-1},{1,-1},{1,1},{-1,1}}; pos {0.5,0.0}
b: Vec2[4] = {{-1,-1},{1,-1},{1,1},{-1,1}}; pos {2.4,0.0})~",
     "a: -1,-1 1,-1 1,1 -1,1 | b: -1,-1 1,-1 1,1 -1,1",
     "2 single points beside the polygons were left out"},
    {R"~(System.ArgumentException: Polygon is not simple
   at Clip(List`1 subject)
subject = 10,10 110,10 110,110 10,110 60,60)~",
     "subject: 10,10 110,10 110,110 10,110 60,60",
     "other text around the polygons was left out"},
    {R"~(select st_astext(geom) from parcels where id = 17;
 MULTIPOLYGON(((100 200,150 200,150 260,100 200)))
(1 row))~",
     ": 100,200 150,200 150,260",
     "other text around the polygons was left out; left out: line 3: \"row\" stands where a number should; write its value; the closing copy of the first vertex was dropped"},
    {R"~(points="10.5,20 30,20 30,45.25" -> NaN area)~",
     ": 10.5,20 30,20 30,45.25",
     ""},
    {R"~(shape 0: 4 verts
  -0.500000 -0.500000
   0.500000 -0.500000
   0.500000  0.500000
  -0.500000  0.500000
shape 1: 3 verts
   2.000000  0.000000
   3.000000  0.000000
   2.500000  1.000000)~",
     ": -0.5,-0.5 0.5,-0.5 0.5,0.5 -0.5,0.5 | : 2,0 3,0 2.5,1",
     ""},
    {R"~(# hull.txt
x;y
0;0
2,5;0
2,5;3
0;3)~",
     "hull.txt: 0,0 2.5,0 2.5,3 0,3",
     ""},
    {R"~(cv2.fillPoly(img, [np.array([[10,10],[60,15],[40,70]], np.int32)], (0,255,0)))~",
     ": 10,10 60,15 40,70",
     "a single point beside the polygons was left out"},
    {R"~(let p1 = CGPoint(x: 0, y: 0), p2 = CGPoint(x: 50, y: 0), p3 = CGPoint(x: 50, y: 50))~",
     "p: 0,0 50,0 50,50",
     ""},
    {R"~(path.move(to: CGPoint(x: 0, y: 0))
path.addLine(to: CGPoint(x: 100, y: 0))
path.addLine(to: CGPoint(x: 100, y: 80))
path.close())~",
     "path: 0,0 100,0 100,80",
     ""},
    {R"~(glBegin(GL_POLYGON);
glVertex2f(-0.5f, -0.5f);
glVertex2f( 0.5f, -0.5f);
glVertex2f( 0.0f,  0.5f);
glEnd();)~",
     ": -0.5,-0.5 0.5,-0.5 0,0.5",
     ""},
    {R"~(Expected hull: [(0, 0), (4, 0), (4, 4)]
Actual hull:   [(0, 0), (4, 0), (2, 2), (4, 4)])~",
     "hull: 0,0 4,0 4,4 | hull: 0,0 4,0 2,2 4,4",
     ""},
    {R"~({"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]}},{"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,4],[0,0]]]}}]})~",
     ": 0,0 4,0 4,4",
     "a Point was left out; it is no polygon; the closing copy of the first vertex was dropped"},
    {R"~(v1: 0 0
v2: 5 0
v3: 5 5
v4: 0 5
expected area 25, got -25)~",
     ": 0,0 5,0 5,5 0,5",
     "other text around the polygons was left out"},
    {R"~(body.vertices = "[ {0, 0}, {30, 0}, {30, 20} ]")~",
     "vertices: 0,0 30,0 30,20",
     "other text around the polygons was left out"},
    {R"~(The quad (100,100)-(200,100)-(200,200)-(100,200) is clipped away entirely.)~",
     ": 100,100 200,100 200,200 100,200",
     ""},
    {R"~(vertices=[Point { x: 0.0, y: 0.0 }, Point { x: 1.0, y: 0.0 }, Point { x: 1.0, y: 1.0 }], holes=[])~",
     "vertices: 0,0 1,0 1,1",
     ""},
    {R"~(vertexes: <0, 0>, <10, 0>, <10, 10>)~",
     "vertexes: 0,0 10,0 10,10",
     "the numbers were read as pairs x, y"},
    {R"~(dump: std::vector of length 3, capacity 4 = {{x = 0, y = 0, z = 0}, {x = 1, y = 0, z = 0}, {x = 1, y = 1, z = 0}})~",
     "dump: 0,0 1,0 1,1",
     "z was dropped"},
    {R"~(polygon(
    points = [[0,0],[10,0],[10,10],[5,5],[0,10]],
    paths = [[0,1,2,3,4]]
);  // OpenSCAD)~",
     ": 0,0 10,0 10,10 5,5 0,10",
     "the paths tell the order of the points"},
    {R"~(\draw (0,0) -- (4,0) -- (4,3) -- cycle;)~",
     ": 0,0 4,0 4,3",
     "other text around the polygons was left out"},
    {R"~(\addplot coordinates {(0,0) (4,0) (4,3)};)~",
     ": 0,0 4,0 4,3",
     ""},
    {R"~(A=Polygon((0,0),(4,0),(4,3)) % GeoGebra)~",
     "A: 0,0 4,0 4,3",
     ""},
    {R"~(polygon1: [0.0, 0.0], [1.0, 0.0], [1.0, 1.0]
polygon2: [3.0, 0.0], [4.0, 0.0], [4.0, 1.0]
result: true (should be false))~",
     "polygon: 0,0 1,0 1,1 | polygon: 3,0 4,0 4,1",
     ""},
    {R"~(I'm trying to detect collision between 2 polygons using SAT. Polygon 1 has its vertices at:
(50, 50), (100, 50), (100, 100), (50, 100)
Polygon 2 at
(90, 90), (150, 90), (150, 150)
My function returns true even when I move polygon 2 by (100, 0). What's wrong with my code?

    for (int i = 0; i < p1.length; i++) {
        Vector axis = p1[i].sub(p1[(i + 1) % 4]).perp();
        ...
    })~",
     ": 50,50 100,50 100,100 50,100 | : 90,90 150,90 150,150",
     "other text around the polygons was left out; left out: line 8: an expression stands where a number should; write its value"},
    {R"~(Unhandled exception. Farseer.AssertException: Vertices must be CCW
   at FarseerPhysics.Collision.Shapes.PolygonShape..ctor(Vertices vertices, Single density)
vertices: {X:1.28 Y:0.64} {X:-1.28 Y:0.64} {X:-1.28 Y:-0.64} {X:1.28 Y:-0.64})~",
     "vertices: 1.28,0.64 -1.28,0.64 -1.28,-0.64 1.28,-0.64",
     ""},
    {R"~(**Input**
```json
{
  "polygonA": [ {"x": -10, "y": -10}, {"x": 10, "y": -10}, {"x": 10, "y": 10}, {"x": -10, "y": 10} ],
  "polygonB": [ {"x": 5, "y": 5}, {"x": 15, "y": 5}, {"x": 10, "y": 15} ]
}
```
**Output**
`{ "collides": false }`)~",
     "polygonA: -10,-10 10,-10 10,10 -10,10 | polygonB: 5,5 15,5 10,15",
     ""},
    {R"~(Bonjour, voici mes sommets : A(0;0) B(4;0) C(4;3). Le test renvoie faux.)~",
     "sommets: 0,0 4,0 4,3",
     ""},
    {R"~(polyline [ [ 12.5, 41.9 ], [ 12.6, 41.9 ], [ 12.6, 42.0 ], [ 12.5, 41.9 ] ] (lon/lat, see https://wiki.osm.org/x//y))~",
     ": 12.5,41.9 12.6,41.9 12.6,42",
     "the closing copy of the first vertex was dropped"},
    {R"~(/* regression for #2231 */
static const float quad[8] = { 0.f,0.f, 1.f,0.f, 1.f,1.f, 0.f,1.f };
static const unsigned short idx[6] = { 0,1,2, 0,2,3 };)~",
     "quad: 0,0 1,0 1,1 0,1",
     "the list \"idx\" numbers vertices and was left out; the numbers were read as pairs x, y"},
    {R"~(DEBUG [Thread-3] c.e.g.SatTest - a=Polygon{vertices=[Vec2{x=0.0, y=0.0}, Vec2{x=2.0, y=0.0}, Vec2{x=2.0, y=2.0}]}, b=Polygon{vertices=[Vec2{x=1.0, y=1.0}, Vec2{x=3.0, y=1.0}, Vec2{x=3.0, y=3.0}]}, result=false)~",
     "a: 0,0 2,0 2,2 | b: 1,1 3,1 3,3",
     "left out: line 1: an expression stands where a number should; write its value"},
    {R"~(Object { vertices: Array(3) [ {…}, {…}, {…} ] }
0: Object { x: 10, y: 10 }
1: Object { x: 60, y: 10 }
2: Object { x: 60, y: 40 })~",
     ": 10,10 60,10 60,40",
     ""},
    {R"~(vertices = {
    new Vector2(0f, 0f),
    new Vector2(3f, 0f),
    // new Vector2(3f, 1f),
    new Vector2(3f, 2f),
};)~",
     "vertices: 0,0 3,0 3,2",
     ""},
    {R"~($ echo 'POLYGON((0 0,0 3,3 3,3 0,0 0))' | geosop -a - isValid
true
$ echo 'POLYGON((0 0,3 3,3 0,0 3,0 0))' | geosop -a - isValid
false)~",
     ": 0,0 0,3 3,3 3,0 | : 0,0 3,3 3,0 0,3",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(ogr2ogr failed: ERROR 1: TopologyException: Input geom 1 is invalid: Self-intersection at 634750.12 5123456.78
feature 12: POLYGON ((634700.5 5123400.25,634800.75 5123500.5,634800.75 5123400.25,634700.5 5123500.5,634700.5 5123400.25)))~",
     ": 634700.5,5123400.25 634800.75,5123500.5 634800.75,5123400.25 634700.5,5123500.5",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~(test_polygon_offset.py::test_square FAILED
E   AssertionError: assert [[-1, -1], [11, -1], [11, 11], [-1, 11]] == [[0, 0], [10, 0], [10, 10], [0, 10]])~",
     ": -1,-1 11,-1 11,11 -1,11 | : 0,0 10,0 10,10 0,10",
     ""},
    {R"~(Sprite "wall_03" hull:
-16.0 -16.0
 16.0 -16.0
 16.0  16.0
-16.0  16.0
Sprite "ramp" hull:
-16.0 -16.0
 16.0 -16.0
 16.0  16.0)~",
     "hull: -16,-16 16,-16 16,16 -16,16 | hull: -16,-16 16,-16 16,16",
     ""},
    {R"~(I get NaN for poly = [ [1,1] , [1,1] , [1,1] ] and also for [ [0,0] , [2,0] , [4,0] ].)~",
     "poly: 1,1 1,1 1,1 | : 0,0 2,0 4,0",
     ""},
    {R"~(<g transform="translate(100 50)"><path d="M0 0h40v30z"/></g>)~",
     ": 100,50 140,50 140,80",
     ""},
    {R"~(<polygon fill="#cc0000" stroke="#000" points="220,10 300,210 170,250 123,234"></polygon>)~",
     ": 220,10 300,210 170,250 123,234",
     ""},
    {R"~(Area of {{1, 1}, {5, 1}, {5, 4}} = 6, area of {{1, 1}, {5, 4}, {5, 1}} = -6)~",
     ": 1,1 5,1 5,4 | : 1,1 5,4 5,1",
     "other text around the polygons was left out"},
    {R"~(OFF
4 1 0
0 0 0
4 0 0
4 3 0
0 3 0
4 0 1 2 3)~",
     ": 0,0 4,0 4,3 0,3",
     "each face of the OFF mesh became a polygon"},
    {R"~(Polygon(10.0,20.0, 30.0,20.0, 30.0,45.0))~",
     ": 10,20 30,20 30,45",
     "the numbers were read as pairs x, y"},
    {R"~(points(4): [0]={0,0} [1]={8,0} [2]={8,6} [3]={0,6} closed=1)~",
     ": 0,0 8,0 8,6 0,6",
     "other text around the polygons was left out"},
    {R"~(poly = [(0.0, 0.0),
        (1.0, 0.0),
        (1.0, 1.0),   # this one
        (0.0, 1.0)]
>>> poly[2]
(1.0, 1.0))~",
     "poly: 0,0 1,0 1,1 0,1",
     "a single point beside the polygons was left out"},
    {R"~(Console:
(4) [{…}, {…}, {…}, {…}]
0: {x: 0, y: 0}
1: {x: 10, y: 0}
2: {x: 10, y: 10}
3: {x: 0, y: 10}
length: 4)~",
     ": 0,0 10,0 10,10 0,10",
     ""},
    {R"~([Vector2(0, 0), Vector2(64, 0), Vector2(64, 64), Vector2(0, 64)]
[Vector2(32, 32), Vector2(96, 32), Vector2(96, 96)])~",
     ": 0,0 64,0 64,64 0,64 | : 32,32 96,32 96,96",
     ""},
    {R"~({0.0, 0.0}
{10.0, 0.0}
{10.0, 5.0}
should give 25 but gives 0)~",
     ": 0,0 10,0 10,5",
     ""},
    {R"~(v = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0]]
f = [[0, 1, 2]])~",
     "v: 0,0 1,0 1,1",
     "other text around the polygons was left out"},
    {R"~({"hull": [[0,0],[1,0],[1,1]], "n": 3, "area": 0.5, "centroid": [0.67, 0.33], "bbox": [0,0,1,1]})~",
     "hull: 0,0 1,0 1,1",
     "a short list of numbers was left out; a single point beside the polygons was left out"},
    {R"~(x: 0.0 y: 0.0
x: 3.0 y: 0.0
x: 3.0 y: 4.0)~",
     ": 0,0 3,0 3,4",
     ""},
    {R"~(0) 1.5 2.5
1) 3.5 2.5
2) 3.5 4.5)~",
     ": 1.5,2.5 3.5,2.5 3.5,4.5",
     "the numbers of the list were left out"},
    {R"~(corners are NW=(0,10), NE=(10,10), SE=(10,0), SW=(0,0))~",
     ": 0,10 10,10 10,0 0,0",
     "points with different names were joined into one polygon"},
    {R"~(let a = [[0,0],[2,0],[2,2],[0,2]], b = [[1,1],[3,1],[3,3],[1,3]];)~",
     "a: 0,0 2,0 2,2 0,2 | b: 1,1 3,1 3,3 1,3",
     ""},
    {R"~(A: 0,0; 4,0; 4,3
B: 2,1; 6,1; 6,5; 2,5)~",
     "A: 0,0 4,0 4,3 | B: 2,1 6,1 6,5 2,5",
     "the numbers were read as pairs x, y"},
    {R"~(Triangle { a: (0.0, 0.0), b: (4.0, 0.0), c: (0.0, 3.0) } vs Triangle { a: (1.0, 1.0), b: (2.0, 1.0), c: (1.0, 2.0) })~",
     ": 0,0 4,0 0,3 | : 1,1 2,1 1,2",
     ""},
    {R"~(tri.a = {0, 0}; tri.b = {4, 0}; tri.c = {0, 3};)~",
     ": 0,0 4,0 0,3",
     "points with different names were joined into one polygon"},
    {R"~(lat=48.1 lon=11.5
lat=48.2 lon=11.5
lat=48.2 lon=11.7)~",
     ": 11.5,48.1 11.5,48.2 11.7,48.2",
     ""},
    {R"~(const shape = new Phaser.Geom.Polygon([ 0, 0, 50, 0, 50, 50, 0, 50 ]);
const rect = new Phaser.Geom.Rectangle(10, 10, 20, 20);)~",
     "shape: 0,0 50,0 50,50 0,50",
     "the numbers were read as pairs x, y"},
    {R"~(Input: the number N of corners, then N lines with x and y; after it the number M of sample points and M lines.
Print the numbers of the sample points that lie within the shape.

Example of the polygon and of the points:

4
10 10
90 15
80 70
20 60
3
30 30
95 95
55 20)~",
     ": 10,10 90,15 80,70 20,60",
     "points that the polygon is asked about were left out"},
    {R"~(What is the first number in the exported regions of our annotations?

'7_kq3XbVf2': {'vid': '7',
   'z': [],
   'xy': [7,
    12.5,
    20.25,
    88.75,
    24.5,
    60.125,
    91.375],
   'av': {}},)~",
     "xy: 12.5,20.25 88.75,24.5 60.125,91.375",
     "the number of the shape before its vertices was left out; the numbers were read as pairs x, y"},
    {R"~(The arrow is drawn wrong:
rc.polygon([[0, 0], [90/2, 30-12], [90-8*2, 0.5*3], [2*3+4, -6/4]], { stroke: 'red' })
Any idea?)~",
     ": 0,0 45,18 74,1.5 10,-1.5",
     "terms of numbers were computed"},
    {R"~(After the update the config has
bed_shape = -90x-60,90x-60,90x140,-90x140
and the print runs over the edge. With
bed_shape = -90x-60,90x-60,90x60,-90x60
it is fine.)~",
     "bed_shape: -90,-60 90,-60 90,140 -90,140 | bed_shape: -90,-60 90,-60 90,60 -90,60",
     ""},
    {R"~(Level 2
PolyWall 0 0 5.5 0 5.5 3
Spawn 0 7 8)~",
     ": 0,0 5.5,0 5.5,3",
     ""},
    {R"~(Each row is a polygon, the second one is not drawn:
20,15,64,18,71,40,43,59,18,37
120,15,164,18,171,40,143,59,118,37)~",
     ": 20,15 64,18 71,40 43,59 18,37 | : 120,15 164,18 171,40 143,59 118,37",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {"Why is the order of the two different?\npen.moveTo((3, 0)); pen.lineTo((9, 0)); pen.lineTo((5, 7))\nprints\npen.moveTo((9, 0))\npen.lineTo((5, 7))\npen.lineTo((3, 0))",
     "pen: 3,0 9,0 5,7 | pen: 9,0 5,7 3,0",
     ""},
    {"colors = [10, 20, 90, 20, 50, 80]\npts = [0, 0, 5, 0, 5, 4]\ndraw_polygon(pts, colors)",
     "pts: 0,0 5,0 5,4",
     "the list \"colors\" was left out: it is no outline; the numbers were read as pairs x, y"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
