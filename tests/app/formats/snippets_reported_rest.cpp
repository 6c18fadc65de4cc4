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
    {R"~(POLYGON Z ((0 0 1, 1 0 1, 1 1 1, 0 0 1)) gives is_valid_reason 'Too few points' - see issue #1234)~",
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
     "the closing copy of the first vertex was dropped"},
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
     "points: 0,0 10,0 10,10 5,5 0,10",
     "a short list of numbers was left out"},
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
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
