#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<MalformedSnippet>& textsWithoutPolygons() {
  // clang-format off
  static const std::vector<MalformedSnippet> table = {
    {R"~(The half-planes are NormalLine(4, -3, 7), NormalLine(1, 0, 2), NormalLine(0, 1, 5))~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(SELECT SDO_GEOMETRY(2003, NULL, NULL, SDO_ELEM_INFO_ARRAY(1,1003,4),
  SDO_ORDINATE_ARRAY(8,7, 10,9, 8,11)) FROM dual;)~",
     "line 1: the geometry has no outline of straight sides; give the corners of a polygon"},
    {R"~(Pages 10–20
30–50
60–65)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(var graph = [[0, 1], [1, 2], [2, 0], [0, 3]];)~",
     "line 1: the list \"graph\" numbers vertices that are not there; give their coordinates"},
    {R"~(earcut([0,0, 10,0, 10,10, 0,10, 2,2, 4,2, 4,4, 2,4], [4]);)~",
     "line 1: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(const vertices = [
  // Exterior
  -0.6, 0.25,
  -0.5, 0.25,
  -0.5, 0.35,
  // Hole
  -0.57, 0.27,
  -0.56, 0.27,
  -0.56, 0.28,
];
const holes = [3];
earcut(vertices, holes))~",
     "line 7: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(circle c1 (0, 0) r=5
circle c2 (3, 4) r=2
circle c3 (9, 9) r=1)~",
     "line 1: a circle has no corners; give the corners of a polygon"},
    {R"~(frame 120 took 16.6 ms, 3 bodies
frame 121 took 17.1 ms, 3 bodies
frame 122 took 16.2 ms, 4 bodies)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(Godot 4.2.1, Ubuntu 22.04, driver 535.129.03. The game crashes. I have 3 bodies and 12 contacts.)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(time,fps,mem
0.1,60,120
0.2,59,121
0.3,61,125)~",
     "line 1: the columns are named time, fps, mem; name those of the points x and y"},
    {R"~(order_id,customer,total
1001,17,25.50
1002,18,13.00
1003,11,99.95)~",
     "line 1: the columns are named order_id, customer, total; name those of the points x and y"},
    {R"~(Assertion failed: (area > FLT_EPSILON), function ComputeCentroid, file b2_polygon_shape.cpp, line 128.
#0 0x00007ffff7a42428 in __GI_raise (sig=6) at ../sysdeps/unix/sysv/linux/raise.c:54
#1 0x00007ffff7a4402a in __GI_abort () at abort.c:89
#2 0x0000000000401136 in main () at main.cpp:10)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(points = [(0, 0), (1, 0), ..., (0, 1)])~",
     "line 1: the text leaves out some of its numbers with ...; print all of them"},
    {R"~([[0,0],[1,0],[1,1],...])~",
     "line 1: the text leaves out some of its numbers with ...; print all of them"},
    {R"~(POINT (1 2))~",
     "the WKT has no polygon; it needs at least one POLYGON, MULTIPOLYGON or LINESTRING"},
    {R"~(POLYGON ((0 0, 10 0, 10 10, 0 10, 0 0), (2 2, 4 2, 4 4, 2 2)))~",
     "line 1: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(c(0, 4, 4, 0), c(0, 0, 3, 3))~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(At t=0.35 A is at (1.0, 2.0) and B at (3.0, 4.0), overlap (0.1, 0.0).)~",
     "line 1: words part this point from those before it; give the points of a polygon alone"},
    {R"~(Commit 4f2a1c, 3 files changed, 12 insertions(+), 4 deletions(-))~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(resolution 1920x1080, 60 Hz, dpi (96, 96), window (1280, 720), cursor (400, 300))~",
     "line 1: words part this point from those before it; give the points of a polygon alone"},
    {R"~({"width": 800, "height": 600, "levels": [1, 2, 3, 4, 5, 6]})~",
     "no polygon found: the list \"levels\" was left out: it is no outline"},
    {R"~(colors: rgb(255, 0, 0), rgb(0, 255, 0), rgb(0, 0, 255))~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(const palette = [[255, 0, 0], [0, 255, 0], [0, 0, 255]];)~",
     "no polygon found: the list \"palette\" was left out: it is no outline"},
    {R"~(matrix [[1, 0, 0], [0, 1, 0], [0, 0, 1]])~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(for (int i = 0; i < 10; i++) { draw(10, 20); fill(30, 40); stroke(1, 2); })~",
     "line 1: words part this point from those before it; give the points of a polygon alone"},
    {R"~(npm ERR! code 1
npm ERR! path /home/u/x
12 packages, 3 vulnerabilities (1 low, 2 high))~",
     "line 3: \"low\" stands where a number should; write its value"},
    {R"~(| test | old | new |
|------|-----|-----|
| a | 1.2 | 3.4 |
| b | 2.2 | 4.4 |
| c | 3.2 | 5.4 |)~",
     "line 1: the columns are named test, old, new; name those of the points x and y"},
    {R"~(timestamp;value
1699000000;1.5
1699000060;1.6
1699000120;1.7)~",
     "line 1: the columns are named timestamp, value; name those of the points x and y"},
    {R"~(ids: [101, 102, 103, 104, 105, 106])~",
     "no polygon found: the list \"ids\" was left out: it is no outline"},
    {R"~(sum = 1 + 2 + 3
avg = 2.0
max = 3, min = 1)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(See page 12, figure (3, 4), and equations (5), (6).)~",
     "polygon 1 in line 1 has 1 vertex; a polygon needs at least three"},
    {R"~(The table on 2024-01-02 had 3 rows: 1, 2, 3, 4, 5, 6.)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(ERROR at main.c(12, 5): expected ';'
ERROR at main.c(13, 1): expected '}'
ERROR at main.c(20, 9): unknown type)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(git bisect: good (1, 2) bad (3, 4) skip (5, 6))~",
     "line 1: words part this point from those before it; give the points of a polygon alone"},
    {R"~(geom: 0103000020E6100000010000000500000000)~",
     "line 1: 0103000020E6100000010000000500000000 is too large for a number; write a finite number"},
    {R"~(b2PolygonShape ground; ground.SetAsBox(50.0f, 10.0f); // at (0, -10))~",
     "polygon 1 (\"ground\") in line 1 has 1 vertex; a polygon needs at least three"},
    {R"~(let shape = Bodies.polygon(300, 200, 5, 40);)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(POINT A: 12.5 / 8.25
POINT B: 14.0 / 8.25
POINT C: 14.0 / 10.5)~",
     "polygon 1 (\"A\") in line 1 has 1 vertex; a polygon needs at least three"},
    {R"~(The quad 100,100 - 200,100 - 200,200 - 100,200 is clipped away.)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(sides=[((0,0),(1,0)), ((1,0),(1,1)), ((1,1),(0,2))])~",
     "polygon 1 (\"sides\") in line 1 has 2 vertices; a polygon needs at least three"},
    {R"~(score: 10 20
score: 11 25
score: 12 30)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(Benchmarks (ms): 12.5, 13.1, 12.9, 14.0, 12.2, 13.3)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(git version 2.34.1
gcc (Ubuntu 11.4.0-1ubuntu1~22.04) 11.4.0
cmake version 3.22.1)~",
     "line 2: an expression stands where a number should; write its value"},
    {R"~(SELECT * FROM t WHERE id IN (1, 2, 3, 4, 5, 6);)~",
     "no polygon found: the numbers in line 1 were left out: nothing says that they are an outline"},
    {R"~(dependencies: {"a": [1, 2, 3], "b": [4, 5, 6]})~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The ball moves from (0, 0) to (5, 5), bounces at (7, 3), and stops.)~",
     "line 1: words part this point from those before it; give the points of a polygon alone"},
    {R"~(position (10, 20), velocity (1, 0), acceleration (0, -9.8))~",
     "line 1: words part this point from those before it; give the points of a polygon alone"},
    {R"~(mouse down at (120, 45)
mouse move at (130, 50)
mouse up at (140, 60))~",
     "line 3: words part this point from those before it; give the points of a polygon alone"},
    {R"~(x = 5, y = 10, width = 20, height = 30)~",
     "polygon 1 in line 1 has 1 vertex; a polygon needs at least three"},
    {R"~(iteration,loss,accuracy
1,0.9,0.5
2,0.7,0.6
3,0.5,0.8)~",
     "line 1: the columns are named iteration, loss, accuracy; name those of the points x and y"},
    {R"~([12:00:01] fps=60 mem=120
[12:00:02] fps=59 mem=121
[12:00:03] fps=61 mem=122)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(std::cout << std::setw(10) << 3.14 << std::endl; // prints (3.14))~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(dpi: 96
width: 1920
height: 1080)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(transform: matrix(1, 0, 0, 1, 30, 40))~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(translate(10, 20) rotate(45) scale(2, 2))~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(| Name | Hits | Misses |
| A | 10 | 2 |
| B | 8 | 4 |
| C | 6 | 6 |)~",
     "line 1: the columns are named Name, Hits, Misses; name those of the points x and y"},
    {R"~(The range is [0, 1], [0.5, 2] or [3, 10] depending on the mode.)~",
     "line 1: words part this point from those before it; give the points of a polygon alone"},
    {R"~(kernel = [[1, 2, 1], [2, 4, 2], [1, 2, 1]])~",
     "no polygon found: the list \"kernel\" was left out: it is no outline"},
    {R"~(The hull has 5 points, namely 0.1/0.2, 0.9/0.3, 0.8/0.8, 0.4/0.9 and 0.1/0.7.)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(My level file:
# walls
wall 0 0 100 0 100 10 0 10
wall 0 90 100 90 100 100 0 100
player 50 50)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(48.1° N, 11.5° E; 48.2° N, 11.5° E; 48.2° N, 11.7° E)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(Ray from (0, 0) to (10, 10) hits pixel (5, 5) at distance 7.07)~",
     "line 1: words part this point from those before it; give the points of a polygon alone"},
    {R"~(commit 3fa9c1 (HEAD -> main, tag: v1.2.3)
 5 files changed, 120 insertions(+), 33 deletions(-))~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(FPS: 59.8 (min 42.1, max 60.0), draw calls 120, triangles 3400)~",
     "polygon 1 (\"FPS\") in line 1 has 1 vertex; a polygon needs at least three"},
    {R"~(gravity = (0, -9.81), friction = 0.3, restitution = 0.5, dt = 0.016)~",
     "polygon 1 (\"gravity\") in line 1 has 1 vertex; a polygon needs at least three"},
    {R"~(id  time   value
1   0.10   5.2
2   0.20   5.9
3   0.30   6.1)~",
     "line 1: the columns are named id, time, value; name those of the points x and y"},
    {R"~(circle at (3, 4) radius 2, circle at (8, 8) radius 1, circle at (1, 9) radius 3)~",
     "line 1: a circle has no corners; give the corners of a polygon"},
    {R"~(A.x = 5, A.y = 3, A.w = 10, A.h = 4)~",
     "polygon 1 (\"A\") in line 1 has 1 vertex; a polygon needs at least three"},
    {R"~(int grid[3][3] = {{1,0,1},{0,1,0},{1,0,1}};)~",
     "no polygon found: the list \"grid\" was left out: it is no outline"},
    {R"~(velocity: [1.5, -2.0], position: [10, 20], size: [32, 32])~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The test takes arguments (int, int), (float, float) and returns (bool).)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(10:00 12.5 3
10:05 12.7 3
10:10 12.9 4)~",
     "polygon 1 (\"10\") in line 1 has 1 vertex; a polygon needs at least three"},
    {R"~(quaternion [0, 0, 0.7071, 0.7071], translation [1, 2, 3], scale [1, 1, 1])~",
     "polygon 1 in line 1 has 1 vertex; a polygon needs at least three"},
    {R"~(Mouse: (12, 40) -> (15, 44); camera: (0, 0); zoom (1, 1))~",
     "line 1: words part this point from those before it; give the points of a polygon alone"},
    {R"~({"velocity":[1,2],"position":[3,4],"size":[5,6]})~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~({"start":[0,0],"end":[5,5],"control":[2,8]})~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(arr = [[1, "a"], [2, "b"], [3, "c"]])~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(margin: 10px 20px 30px 40px; padding: 5px 5px;)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(1920x1080 2560x1440 3840x2160)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(v1.2, v1.3, v2.0 and v2.1 are affected; fixed in 2.2 (see 10.1, 10.2))~",
     "polygon 1 in line 1 has 1 vertex; a polygon needs at least three"},
    {R"~({"2020":[1.1,2.2],"2021":[3.3,4.4],"2022":[5.5,6.6]})~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(int a[6]={1,2,3,4,5,6};)~",
     "polygon 1 (\"a\") in line 1: its numbers, as pairs x, y, all lie on one line and have no corners; give the corners of a polygon"},
    {R"~(0 1 2 3 4 5 6 7 8 9)~",
     "polygon 1 in line 1: its numbers, as pairs x, y, all lie on one line and have no corners; give the corners of a polygon"},
    {R"~([1, 1, 2, 2, 5, 5, 3, 3])~",
     "polygon 1 in line 1: its numbers, as pairs x, y, all lie on one line and have no corners; give the corners of a polygon"},
    {R"~([1, 2, 3, 4, 5, 6, 7, 8, 9])~",
     "polygon 1 in line 1: its numbers, as pairs x, y, all lie on one line and have no corners; give the corners of a polygon"},
    {R"~(polyhedron(faces=[[2,1,0], [3,0,1], [3,1,2], [3,2,0]],
    points=[[0,0,0],[4,0,0],[0,4,0],[0,0,4]]);)~",
     "line 2: the mesh does not lie in one plane z; project it to x and y first"},
    {R"~(A = np.array([[2,0,3],[4,1,6],[7,0,1]])
np.linalg.inv(A) is wrong since 1.9)~",
     "no polygon found: the matrix in line 1 was left out"},
    {R"~(x = [0, nan, 3, 4]
y = [0, 1, 2, 3])~",
     "line 1: NaN is not a finite number; write a finite one"},
    {R"~(mesh error at (0,0)
mesh error at (4,0)
mesh error at (4,3))~",
     "line 2: these points are the places of messages; give the corners of a polygon"},
    {R"~(Python 3.9.16
numpy 1.26.4
scipy 1.11.4)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(mask = [[0,0,0,0,0,0], [0,1,1,0,0,0], [0,1,1,1,0,0], [1,1,0,0,1,0]])~",
     "no polygon found: the list \"mask\" was left out: it is no outline"},
    {R"~(inp = inpolygon(xq, yq, xv, yv);
assert(isequal(inp, [0 0 0 0 1 0 0 1 0 0]), "wrong inside the polygon"))~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(isInside(0.5, 0.5, 0, 0, 4, 0, 4, 3, 0, 3) = true)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(List<Vector3> points = new List<Vector3>();
points.Add(new Vector3(9, 4, 0));
points.Add(new Vector3(6, 5, 0));
points.Add(new Vector3(6, 5, 2));
points.Add(new Vector3(9, 4, 2));)~",
     "line 2: points stand above each other in space; project them to x and y first"},
    {R"~({"type": "Polygon", "coordinates": [
  [[0, 0], [8, 0], [8, 6], [0, 6]],
  [[2, 2], [3, 2], [3, 3]],
]})~",
     "broken JSON at line 4, column 1: unexpected ']'; expected '[', '{', or a literal"},
    {R"~(esri = {"rings": [[[0, 0], [0, 9], [9, 9], [9, 0]], [[2, 2], [3, 2], [3, 3]]], "wkid": 4326})~",
     "line 1: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(parts = [
    Bezier((6, 16), (5, 16), (5, 15), (5, 14)),
    Bezier((5, 14), (5, 13), (4, 12), (5, 11)),
])~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(<gml:Polygon><gml:exterior><gml:LinearRing><gml:posList>0 0 9 0 9 9 0 9 0 0</gml:posList></gml:LinearRing></gml:exterior><gml:interior><gml:LinearRing><gml:posList>2 2 2 4 4 4 2 2</gml:posList></gml:LinearRing></gml:interior></gml:Polygon>)~",
     "line 1: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(ship1 = game.add.sprite(400, 300, 'ship');
ship2 = game.add.sprite(100, 300, 'ship');
ship3 = game.add.sprite(200, 200, 'ship');)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The hull is wrong for this input:

MULTIPOINT(
(0.5 0.25),
(0.25 0.75),
(0.75 0.75)
))~",
     "no polygon found: a MULTIPOINT was left out; it is no polygon"},
    {R"~(outline error in cell TOP layer: 12 at (30.5,4)
outline error in cell TOP layer: 12 at (30.5,9)
outline error in cell TOP layer: 12 at (38,9))~",
     "line 2: these points are the places of messages; give the corners of a polygon"},
    {R"~(points = [
  [0,0,0],
  [0.5,0,0.5],
  [0,0.5,0.5],
  [0,0,1]
];
faces = [
  [0,1,2],
  [3,2,1]
];
translate([0,0,3.5]) {
  minkowski() {
    cube([29,29,6], center=true);
    polyhedron(points,faces);
    *sphere(0.5);
  }
})~",
     "line 1: the mesh does not lie in one plane z; project it to x and y first"},
    {R"~(path = [(0, 0), (4, 0), (6, 2), (4, 4)]
codes = [1, 2, 3, 3])~",
     "line 2: the codes tell of curves; give the corners of a polygon instead"},
    {R"~([[0, 0, -9], [0, 1, -9], [1, 1, -9], [0, 0, 9], [0, 1, 9], [1, 1, 9]])~",
     "line 1: points stand above each other in space; project them to x and y first"},
    {R"~(state.set_transform(Transform2D(Vector2(-0.5, 0.75), Vector2(0, 1), Vector2(-43, 20)))
[1] /lib/libc.so.6(+0x3bcf0))~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(Measured on `MULTIPOINT((0 45),(0.05 45),(90 45))`, 10 km, which is a cloud.)~",
     "no polygon found: a MULTIPOINT was left out; it is no polygon"},
    {R"~(Pages 3–5 and 7–9, rows 2–4.)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(array(3) {
  [0]=>
  array(2) {
    [0]=>
    float(1.5)
    [2]=>
    float(2)
  }
  [1]=>
  array(2) {
    [0]=>
    float(4)
    [2]=>
    float(2)
  }
  [2]=>
  array(2) {
    [0]=>
    float(4)
    [2]=>
    float(7)
  }
})~",
     "line 3: one number stands where a point x, y should"},
    {R"~(Corners of the hall as the console shows them:
```
[1]:
[1] = 0
[2] = 90.5
[2]:
[1] = 42
[4] = 53
[3]:
[1] = 107
[2] = 50
```)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The share grew from 10,5 to 20,8 to 30,9% within a year.)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(Geometry g = reader.read("POLYGON ((0 0, 6 0,"
    + " 6 4, 0 0), "
    + "(1 0.25, 2 0.25, 2 1, 1 0.25))");
assertTrue(g.isValid())~",
     "line 3: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(Times of the runs (see below):
RUNS: 10,20,  30,40,  50,65
and so on, no polygon)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The tiles of the box are
> 0,1108,18
> 1,1108,18
> 2,1108,18
and more, see the log.)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
