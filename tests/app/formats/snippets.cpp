#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<GeometrySnippet>& geometrySnippets() {
  // clang-format off
  static const std::vector<GeometrySnippet> table = {
    {R"~([[0,0],[2,0],[1,2]])~",
     "json", "pairs", ": 0,0 2,0 1,2",
     ""},
    {R"~([[[0,0],[2,0],[1,2]],[[5,5],[6,5],[6,6]]])~",
     "json", "pairs", ": 0,0 2,0 1,2 | : 5,5 6,5 6,6",
     ""},
    {R"~([0,0, 2,0, 1,2])~",
     "json", "pairs", ": 0,0 2,0 1,2",
     "the numbers were read as pairs x, y"},
    {R"~({"hull": [[0,0],[2,0],[1,2]], "wall": [[5,5],[6,5],[6,6]]})~",
     "json", "pairs", "hull: 0,0 2,0 1,2 | wall: 5,5 6,5 6,6",
     ""},
    {R"~([{"x":0,"y":0},{"x":2,"y":0},{"y":2,"x":1}])~",
     "json", "pairs", ": 0,0 2,0 1,2",
     ""},
    {R"~({"type":"Feature","properties":{"name":"hull"},"geometry":{"type":"Polygon","coordinates":[[[0,0],[2,0],[1,2],[0,0]]]}})~",
     "json", "pairs", "hull: 0,0 2,0 1,2",
     "the closing copy of the first vertex was dropped"},
    {R"~(POLYGON ((0 0, 2 0, 1 2, 0 0)))~",
     "wkt", "pairs", ": 0,0 2,0 1,2",
     "the closing copy of the first vertex was dropped"},
    {R"~(SRID=4326;MULTIPOLYGON Z (((0 0 1, 2 0 1, 1 2 1, 0 0 1)), ((5 5 0, 6 5 0, 6 6 0, 5 5 0))))~",
     "wkt", "pairs", ": 0,0 2,0 1,2 | : 5,5 6,5 6,6",
     "z and m were dropped; the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(<svg><g transform="translate(10,20)"><polygon id="hull" points="0,0 2,0 1,2"/></g><path id="p" d="M0 0h2v2z"/></svg>)~",
     "svg", "pairs", "hull: 10,20 12,20 11,22 | p: 0,0 2,0 2,2",
     ""},
    {R"~(0,0 2,0 1,2)~",
     "text", "pairs", ": 0,0 2,0 1,2",
     ""},
    {R"~(points="0,0 2,0 1,2")~",
     "svg", "pairs", ": 0,0 2,0 1,2",
     ""},
    {R"~(x,y
0,0
2,0
1,2)~",
     "csv", "pairs", ": 0,0 2,0 1,2",
     ""},
    {R"~(name;x;y
a;0,5;0
a;2;0
a;1;2
b;5;5
b;6;5
b;6;6)~",
     "csv", "pairs", "a: 0.5,0 2,0 1,2 | b: 5,5 6,5 6,6",
     ""},
    {R"~(0 0
2 0
1 2

5 5
6 5
6 6)~",
     "csv", "pairs", ": 0,0 2,0 1,2 | : 5,5 6,5 6,6",
     ""},
    {R"~(const float v[8] = {0.0f, 0.f, 1.f, 0, 1, 1, 0, 1};)~",
     "text", "pairs", "v: 0,0 1,0 1,1 0,1",
     "the numbers were read as pairs x, y"},
    {R"~(b2Vec2 vertices[3];
vertices[0].Set(0.0f, 0.0f);
vertices[1].Set(1.0f, 0.0f);
vertices[2].Set(1.0f, 1.0f);
b2Vec2 other[3];
other[0] = b2Vec2(5, 5);
other[1] = b2Vec2(6, 5);
other[2] = b2Vec2(6, 6);)~",
     "text", "pairs", "vertices: 0,0 1,0 1,1 | other: 5,5 6,5 6,6",
     ""},
    {R"~(std::vector<Vec2> hull = { {0,0}, {2,0}, {1,2}, };)~",
     "text", "pairs", "hull: 0,0 2,0 1,2",
     ""},
    {R"~(auto hull = std::array<Vec2, 3>{{{0,0}, {2,0}, {1,2}}};)~",
     "text", "pairs", "hull: 0,0 2,0 1,2",
     ""},
    {R"~(hull = np.array([[0, 0], [2, 0], [1, 2]]))~",
     "text", "pairs", "hull: 0,0 2,0 1,2",
     ""},
    {R"~(hull = [(0, 0), (2, 0), (1, 2)]
wall = [(5, 5), (6, 5), (6, 6)])~",
     "text", "pairs", "hull: 0,0 2,0 1,2 | wall: 5,5 6,5 6,6",
     ""},
    {R"~(const vec2 hull[3] = vec2[3](vec2(0.0, 0.0), vec2(2.0, 0.0), vec2(1.0, 2.0));)~",
     "text", "pairs", "hull: 0,0 2,0 1,2",
     ""},
    {R"~(local hull = { {x=0, y=0}, {x=2, y=0}, {x=1, y=2} })~",
     "text", "pairs", "hull: 0,0 2,0 1,2",
     ""},
    {R"~(let hull: [[f32; 2]; 3] = [[0.0, 0.0], [2.0, 0.0], [1.0, 2.0]];)~",
     "text", "pairs", "hull: 0,0 2,0 1,2",
     ""},
    {R"~(var hull = PackedVector2Array([Vector2(0, 0), Vector2(2, 0), Vector2(1, 2)]))~",
     "text", "pairs", "hull: 0,0 2,0 1,2",
     ""},
    {R"~(polygon = PackedVector2Array(0, 0, 2, 0, 1, 2))~",
     "text", "pairs", "polygon: 0,0 2,0 1,2",
     "the numbers were read as pairs x, y"},
    {R"~(public Vector2[] hull = new Vector2[] { new Vector2(0f, 0f), new Vector2(2f, 0f), new Vector2(1f, 2f) };)~",
     "text", "pairs", "hull: 0,0 2,0 1,2",
     ""},
    {R"~(var box = new SAT.Polygon(new SAT.Vector(10, 20), [new SAT.Vector(0,0), new SAT.Vector(2,0), new SAT.Vector(1,2)]);)~",
     "text", "pairs", "box: 10,20 12,20 11,22",
     "the position of the SAT.js polygon was added to its vertices"},
    {R"~(sf::ConvexShape shape;
shape.setPointCount(3);
shape.setPoint(0, sf::Vector2f(0.f, 0.f));
shape.setPoint(1, sf::Vector2f(2.f, 0.f));
shape.setPoint(2, sf::Vector2f(1.f, 2.f));)~",
     "text", "pairs", "shape: 0,0 2,0 1,2",
     ""},
    {R"~((0.5, 1.0) (2, 3) (4, 1))~",
     "text", "pairs", ": 0.5,1 2,3 4,1",
     ""},
    {R"~(x: 1, y: 2
x: 3, y: 2
x: 3, y: 5)~",
     "text", "pairs", ": 1,2 3,2 3,5",
     ""},
    {R"~({X:1 Y:2} {X:3 Y:2} {X:3 Y:5})~",
     "text", "pairs", ": 1,2 3,2 3,5",
     ""},
    {R"~({X:1 Y:2}
{X:3 Y:2}
{X:3 Y:5})~",
     "text", "pairs", ": 1,2 3,2 3,5",
     ""},
    {R"~(// player hull
{ {0,0}, {2,0}, {1,2} })~",
     "text", "pairs", "player hull: 0,0 2,0 1,2",
     ""},
    {R"~(Vector3[] v = { new Vector3(0,0,0), new Vector3(1,0,0), new Vector3(1,1,5), new Vector3(0,1,5) };)~",
     "text", "triples triples-xz flat", "v: 0,0 1,0 1,1 0,1",
     "z was dropped"},
    {R"~($1 = std::vector of length 3, capacity 4 = {{x = 0, y = 0}, {x = 1, y = 0}, {x = 1, y = 1}})~",
     "text", "pairs", "$1: 0,0 1,0 1,1",
     ""},
    {R"~((std::vector<Vec2>) hull = size=3 {
  [0] = (x = 0, y = 0)
  [1] = (x = 1, y = 0)
  [2] = (x = 1, y = 1)
})~",
     "text", "pairs", "hull: 0,0 1,0 1,1",
     ""},
    {R"~([{"name":"hull","vertices":[[0,0],[2,0],[1,2]]},{"name":"wall","position":[1,1],"vertices":[[5,5],[6,5],[6,6]]}])~",
     "json", "pairs", "hull: 0,0 2,0 1,2 | wall: 6,6 7,6 7,7",
     "the position of each body was added to its vertices"},
    {R"~(void f() {
  v[0].x = 1; v[0].y = 2;
  v[1].x = 3; v[1].y = 2;
  v[2].x = 3; v[2].y = 5;
})~",
     "text", "pairs", "v: 1,2 3,2 3,5",
     ""},
    {R"~(glVertex2f(0.0f, 1.0f);
glVertex2f(1.0f, 1.0f);
glVertex2f(1.0f, 0.0f);)~",
     "text", "pairs", ": 0,1 1,1 1,0",
     ""},
    {R"~(hull:
(0,0)
(1,0)
(1,1)
wall:
(5,5)
(6,5)
(6,6))~",
     "text", "pairs", "hull: 0,0 1,0 1,1 | wall: 5,5 6,5 6,6",
     ""},
    {R"~(// "player hull"
const b2Vec2 player_hull[3] = {
    b2Vec2(0, 0), b2Vec2(1, 0), b2Vec2(1, 1)};)~",
     "text", "pairs", "player hull: 0,0 1,0 1,1",
     ""},
    {R"~(// "player hull"
const b2Vec2 player_hull[3] = {
    b2Vec2(0, 0), b2Vec2(1, 0), b2Vec2(1, 1)};)~",
     "text", "pairs", "player hull: 0,0 1,0 1,1",
     ""},
    {R"~(x,y,z
0,0,1
1,0,1
1,1,1)~",
     "csv", "triples triples-xz", ": 0,0 1,0 1,1",
     "z was dropped"},
    {R"~(array(array(0, 0), array(1, 0), array(1, 1));)~",
     "text", "pairs", ": 0,0 1,0 1,1",
     ""},
    {R"~(Point[] hull = { new Point(0, 0), new Point(1, 0), new Point(1, 1) };
poly.addPoint(0, 0); poly.addPoint(5, 0); poly.addPoint(5, 5);)~",
     "text", "pairs", "hull: 0,0 1,0 1,1 | poly: 0,0 5,0 5,5",
     ""},
    {R"~(Rect r = {0, 0, 10, 10};
Color c(255, 0, 0, 255);
static const Vec2 hull[] = {Vec2{0,0}, Vec2{1,0}, Vec2{1,1}};)~",
     "text", "pairs", "hull: 0,0 1,0 1,1",
     "a short list of numbers was left out"},
    {R"~(let hull = vec![Vec2::new(0.0, 0.0), Vec2::new(1.0, 0.0), Vec2::new(1.0, 1.0)];)~",
     "text", "pairs", "hull: 0,0 1,0 1,1",
     ""},
    {R"~(polygons = {
  hull = {0,0, 1,0, 1,1},
  wall = {5,5, 6,5, 6,6},
})~",
     "text", "pairs", "hull: 0,0 1,0 1,1 | wall: 5,5 6,5 6,6",
     "the numbers were read as pairs x, y"},
    {R"~(v 0 0 0
v 1 0 0
v 1 1 0)~",
     "csv", "triples triples-xz", "v: 0,0 1,0 1,1",
     "z was dropped"},
    {R"~([{"pos":[0,0]},{"pos":[1,0]},{"pos":[1,1]}])~",
     "json", "pairs", ": 0,0 1,0 1,1",
     ""},
    {R"~([{"vertices":[{"x":0,"y":0},{"x":1,"y":0},{"x":1,"y":1}]},{"vertices":[[0,0],[1,0],[2,2]]}])~",
     "json", "pairs", ": 0,0 1,0 1,1 | : 0,0 1,0 2,2",
     ""},
    {R"~(ctx.moveTo(0, 0);
ctx.lineTo(1, 0);
ctx.lineTo(1, 1);
ctx.closePath();
ctx.moveTo(5, 5);
ctx.lineTo(6, 5);
ctx.lineTo(6, 6);)~",
     "text", "pairs", "ctx: 0,0 1,0 1,1 | ctx: 5,5 6,5 6,6",
     ""},
    {R"~(struct { float x, y; } hull[3] = { {.x = 0, .y = 0}, {.x = 1, .y = 0}, {.x = 1, .y = 1} };)~",
     "text", "pairs", "hull: 0,0 1,0 1,1",
     ""},
    {R"~(hull = Polygon([(0, 0), (1, 0), (1, 1)]))~",
     "text", "pairs", "hull: 0,0 1,0 1,1",
     ""},
    {R"~([0 0; 1 0; 1 1])~",
     "text", "pairs", ": 0,0 1,0 1,1",
     "the numbers were read as pairs x, y"},
    {R"~(- [0, 0]
- [1, 0]
- [1, 1])~",
     "text", "pairs", ": 0,0 1,0 1,1",
     ""},
    {R"~(hull:
  - {x: 0, y: 0}
  - {x: 1, y: 0}
  - {x: 1, y: 1})~",
     "text", "pairs", "hull: 0,0 1,0 1,1",
     ""},
    {R"~(id,x,y
1,0,0
2,1,0
3,1,1)~",
     "csv", "pairs", ": 0,0 1,0 1,1",
     "every row has a name of its own: the rows are one polygon"},
    {R"~({{0,0},{1e-400,1},{2,2}})~",
     "text", "pairs", ": 0,0 0,1 2,2",
     ""},
    {R"~({{0,0},{1,1},{2,2},{0,0}})~",
     "text", "pairs", ": 0,0 1,1 2,2",
     "the closing copy of the first vertex was dropped"},
    {R"~(v = {{0,0,1},{1,1,1},{2,2,3}})~",
     "text", "triples triples-xz", "v: 0,0 1,1 2,2",
     "z was dropped"},
    {R"~(1,2,3,4,5,7,7,8,9,10,11,12)~",
     "json", "pairs triples", ": 1,2 3,4 5,7 7,8 9,10 11,12",
     "the numbers were read as pairs x, y"},
    {R"~(<polyline points="0 0 2 0 1 2 0 0"/>)~",
     "svg", "pairs", ": 0,0 2,0 1,2",
     "the closing copy of the first vertex was dropped"},
    {R"~(<svg xmlns="http://www.w3.org/2000/svg">
	<!-- <polygon points="9,9 8,8 7,9"/> -->
	<rect id="box &amp; lid" x="1" y="2" width="3" height="4"/>
	<circle r="3"/>
</svg>)~",
     "svg", "pairs", "box & lid: 1,2 4,2 4,6 1,6",
     "a <circle> was left out; it is no polygon"},
    {R"~(<g transform="rotate(90) scale(2)"><g transform="matrix(1 0 0 1 1 1)"><path d="m0,0 1,0 0,1z"/></g></g>)~",
     "svg", "pairs", ": -2,2 -2,4 -4,4",
     ""},
    {R"~(d="M0,0L2,0,1,2Z M5 5H6V6Z")~",
     "svg", "pairs", ": 0,0 2,0 1,2 | : 5,5 6,5 6,6",
     "the path in line 1 has 2 parts; each became a polygon"},
    {R"~(LINESTRING M (0 0 7, 2 0 7, 1 2 7))~",
     "wkt", "pairs", ": 0,0 2,0 1,2",
     "z and m were dropped"},
    {R"~(GEOMETRYCOLLECTION (POLYGON ((0 0, 2 0, 1 2, 0 0)), LINESTRING (5 5, 6 5, 6 6), LINESTRING (7 7, 8 7, 8 8, 7 7)))~",
     "wkt", "pairs", ": 0,0 2,0 1,2 | : 7,7 8,7 8,8",
     "an open LINESTRING was left out; it is no polygon; the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(# hull
0	0
2	0
1	2

# wall
5	5
6	5
6	6)~",
     "csv", "pairs", "hull: 0,0 2,0 1,2 | wall: 5,5 6,5 6,6",
     ""},
    {R"~("polygon","x","y"
"a, b",0,0
"a, b",2,0
"a, b",1,2)~",
     "csv", "pairs", "a, b: 0,0 2,0 1,2",
     ""},
    {R"~(hull = np.array([(0., 0.), (2., 0.), (1., 2.)], dtype=np.float32))~",
     "text", "pairs", "hull: 0,0 2,0 1,2",
     ""},
    {R"~(points.push_back(Vec2(0, 0)); points.push_back(Vec2(2, 0)); points.push_back(Vec2(1, 2));)~",
     "text", "pairs", "points: 0,0 2,0 1,2",
     ""},
    {R"~(polygon2d = PoolVector2Array( [ Vector2( 0, 0 ), Vector2( 2, 0 ), Vector2( 1, 2 ) ] ))~",
     "text", "pairs", "polygon2d: 0,0 2,0 1,2",
     ""},
    {R"~(int xs = 1_000;
double[][] hull = {{0, 0}, {1_000, 0}, {1e3, 2.5E2}};)~",
     "text", "pairs", "hull: 0,0 1000,0 1000,250",
     ""},
    {R"~(dict(hull=[(0, 0), (2, 0), (1, 2)], wall=[(5, 5), (6, 5), (6, 6)]))~",
     "text", "pairs", "hull: 0,0 2,0 1,2 | wall: 5,5 6,5 6,6",
     ""},
    {R"~(CGPoint(x: 0, y: 0), CGPoint(x: 2, y: 0), CGPoint(x: 1, y: 2))~",
     "text", "pairs", ": 0,0 2,0 1,2",
     ""},
    {R"~(p0 = (0, 0)
p1 = (2, 0)
p2 = (1, 2))~",
     "text", "pairs", "p: 0,0 2,0 1,2",
     ""},
    {R"~(<0, 0> <2, 0> <1, 2>)~",
     "text", "pairs", ": 0,0 2,0 1,2",
     "the numbers were read as pairs x, y"},
    {R"~(let hull = [
    Point { x: 0.0, y: 0.0 }, // bottom left
    Point { x: 2.0_f32, y: 0.0 },
    Point { x: 1.0, y: 2.0 },
];)~",
     "text", "pairs", "hull: 0,0 2,0 1,2",
     ""},
    {R"~(-- ship
local ship = { 0,0, 2,0, 1,2 })~",
     "text", "pairs", "ship: 0,0 2,0 1,2",
     "the numbers were read as pairs x, y"},
    {R"~(/* the wall */
new Polygon(new Vector2(-1.5f, -.5f), new Vector2(2.f, -0f), new Vector2(+1f, 2f)))~",
     "text", "pairs", "the wall: -1.5,-0.5 2,-0 1,2",
     ""},
    {R"~(float color[4] = {1, 0, 0, 1};
float hull[] = {0,0, 2,0, 1,2};)~",
     "text", "pairs", "hull: 0,0 2,0 1,2",
     "the list \"color\" was left out: it is no outline; the numbers were read as pairs x, y"},
    // they number no cells, which would lie over each other
    {R"~(The lot:
0 0
50 0
50 40
0 40

owners
1 3 4
2 1 4)~",
     "text", "pairs", ": 0,0 50,0 50,40 0,40",
     "other text around the polygons was left out"},
    {R"~(chart = Chart("c", 10, 0, 5)
x = array("d", [1, 4, 6, 1])
y = array("d", [1, 1, 3, 5]))~",
     "text", "pairs", ": 1,1 4,1 6,3 1,5",
     "the numbers in line 1 were left out: nothing says that they are an outline; the numbers of x became x, those of y y"},
    {R"~(x = [1, 2, 3]
y = [7, 4, 5]
drawPolygon(0, 0, 6, 0, 6, 5))~",
     "text", "pairs", ": 1,7 2,4 3,5 | : 0,0 6,0 6,5",
     "other text around the polygons was left out; the numbers of x became x, those of y y; the numbers were read as pairs x, y"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
