#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& posedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(const wall = physics.createPolygon({ x: 10, y: 20 }, [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 3 }
]);
wall.setScale(2);)~",
     "wall: 10,20 18,20 18,26",
     "the vertices were scaled by the scale beside them; the position of each body was added to its vertices"},
    {R"~(These are missed.
world.createPolygon(100.5, 30, [[-5, -2], [5, -2], [5, 2]]);
world.createPolygon(7, 8, [[-5, -2], [5, -2], [0, 6]], Math.PI / 2);
world.createCircle(px, py, 4);)~",
     ": 95.5,28 105.5,28 105.5,32 | : 9,3 9,13 1,8",
     "left out: line 4: \"px\" stands where a number should; write its value; the position of each body was added to its vertices; the vertices were turned by their angle, read as radians: createPolygon takes them"},
    {R"~(var poly = new Polygon(20, 30, [[0, 0], [4, 0], [4, 3]], 0, 2, 2);)~",
     "poly: 20,30 28,30 28,36",
     "the vertices were scaled by the scale beside them; the position of each body was added to its vertices"},
    {R"~(world.createBody({type: 'static', position: Vec2(3, 4)}).createFixture(Polygon([Vec2(0, 0), Vec2(2, 0), Vec2(2, 1)]), {density: 1});)~",
     ": 3,4 5,4 5,5",
     "the position of each body was added to its vertices"},
    {R"~(a = world.createBody(Vec2(1, 2))
b = world.createBody(Vec2(30, 2))
s = Polygon([Vec2(0, 0), Vec2(2, 0), Vec2(2, 1)])
a.createFixture(s)
b.createFixture(s))~",
     "s: 0,0 2,0 2,1",
     "2 single points beside the polygons were left out; where bodies stand that share their vertices was left out; they are their own"},
    {R"~(var b = world.createBody({position: Vec2(px, py)});
b.createFixture(Polygon([Vec2(0, 0), Vec2(2, 0), Vec2(2, 1)]));)~",
     ": 0,0 2,0 2,1",
     "where a body stands is no number and was left out; its vertices are its own"},
    {R"~(```lua
floor = love.physics.newBody(world, 50, 60)
rock = love.physics.newBody(world, 5, 6, "dynamic")
-- rock:setPosition(9, 9)
shape = love.physics.newPolygonShape(0, 0, 8, 0, 8, 5)
love.physics.newFixture(rock, shape, 1)
```)~",
     "shape: 5,6 13,6 13,11",
     "left out: line 2: \"world\" stands where a number should; write its value; the position of each body was added to its vertices; the numbers were read as pairs x, y"},
    {R"~(b2BodyDef def;
def.position.Set(10.0f, 4.0f);
def.angle = 0.5f * b2_pi;
b2Body* crate = world.CreateBody(&def);
b2Vec2 corners[3];
corners[0].Set(0.0f, 0.0f);
corners[1].Set(4.0f, 0.0f);
corners[2].Set(4.0f, 3.0f);
b2PolygonShape shape;
shape.Set(corners, 3);
crate->CreateFixture(&shape, 1.0f);)~",
     "corners: 10,4 10,8 7,8",
     "left out: line 10: \"corners\" stands where a number should; write its value; the vertices were turned by their angle, read as radians: Box2D takes them; the position of each body was added to its vertices"},
    {R"~(BodyDef def = new BodyDef();
def.position.set(10, 4);
Body body = world.createBody(def);
PolygonShape shape = new PolygonShape();
shape.set(new Vector2[]{new Vector2(0, 0), new Vector2(2f, 0), new Vector2(2f, 5)});
body.createFixture(shape, 1f);)~",
     ": 10,4 12,4 12,9",
     "left out: line 6: \"shape\" stands where a number should; write its value; the position of each body was added to its vertices"},
    {R"~(b2BodyDef bodyDef = b2DefaultBodyDef();
bodyDef.position = (b2Vec2){2.0f, 8.0f};
b2BodyId id = b2CreateBody(world, &bodyDef);
b2Vec2 points[3] = {{0.0f, 0.0f}, {4.0f, 0.0f}, {4.0f, 3.0f}};
b2Hull hull = b2ComputeHull(points, 3);
b2Polygon poly = b2MakePolygon(&hull, 0.0f);
b2CreatePolygonShape(id, &shapeDef, &poly);)~",
     "points: 2,8 6,8 6,11",
     "left out: line 5: \"points\" stands where a number should; write its value; the position of each body was added to its vertices"},
    {R"~(var def = new b2BodyDef();
def.position.x = 5;
def.position.y = 9;
var fix = new b2FixtureDef();
fix.shape = new b2PolygonShape();
fix.shape.SetAsArray([new b2Vec2(0, 0), new b2Vec2(3, 0), new b2Vec2(3, 2)], 3);
world.CreateBody(def).CreateFixture(fix);)~",
     ": 5,9 8,9 8,11",
     "a single point beside the polygons was left out; the position of each body was added to its vertices"},
    {R"~(cpBody *body = cpSpaceAddBody(space, cpBodyNew(1, 5));
cpBodySetPosition(body, cpv(7, 9));
cpVect verts[] = { cpv(-1,-1), cpv(-1, 1), cpv( 1, 1), cpv( 1,-1) };
cpShape *shape = cpPolyShapeNew(body, 4, verts, cpTransformIdentity, 0.0);)~",
     "verts: 6,8 6,10 8,10 8,8",
     "left out: line 4: \"body\" stands where a number should; write its value; a single point beside the polygons was left out; the position of each body was added to its vertices"},
    {R"~(body = pymunk.Body(1, 100)
body.position = 200, 300
poly = pymunk.Poly(body, [(-10, -5), (10, -5), (10, 5)]))~",
     "poly: 190,295 210,295 210,305",
     "a single point beside the polygons was left out; the position of each body was added to its vertices"},
    {R"~(Polygon tile = new Polygon(new float[]{0,0, 10,0, 10,10, 0,10});
tile.setOrigin(5, 5);
tile.setScale(2);
tile.setPosition(100, 50);)~",
     "tile: 95,45 115,45 115,65 95,65",
     "a single point beside the polygons was left out; the vertices were scaled by the scale beside them; the position of each body was added to its vertices; the numbers were read as pairs x, y"},
    {R"~(const flag = this.add.polygon(200, 100, [0, 0, 40, 0, 40, 20], 0xff0000);)~",
     "flag: 180,90 220,90 220,110",
     "the vertices were moved to the place that Phaser gives the middle of their width and height; the numbers were read as pairs x, y"},
    {R"~({"body": [{"angle": 0, "position": {"x": 4, "y": 2}, "fixture": [{"polygon": {"vertices": {"x": [0, 3, 3], "y": [0, 0, 2]}}}]}]})~",
     "fixture: 4,2 7,2 7,4",
     "the position of each body was added to its vertices; the numbers of x became x, those of y y"},
    {R"~(hull = {(0, 0), (6, 0), (6, 2)}
norms = {(0, -1), (1, 0), (-0.3, 0.9)})~",
     "hull: 0,0 6,0 6,2",
     "the list \"norms\" was left out: it is no outline"},
    {R"~([gd_resource type="TileSet" load_steps=2 format=2]

[sub_resource type="NavigationPolygon" id=1]
vertices = PoolVector2Array( 0, 0, 8, 0, 8, 6, 0, 9 )
polygons = [ PoolIntArray( 0, 1, 2 ), PoolIntArray( 0, 2, 3 ) ])~",
     ": 0,0 8,0 8,6 | : 0,0 8,6 0,9",
     "y points down in Godot; nothing was flipped"},
    {R"~(b = love.physics.newBody(nil, 50, 20)
wedge = love.physics.newPolygonShape(b, -4, 3, 4, 3, 0, -6))~",
     "wedge: 46,23 54,23 50,14",
     "the position of each body was added to its vertices; the numbers were read as pairs x, y"},
    {R"~(b = love.physics.newBody(world, 50, 20, "dynamic")
wedge = love.physics.newPolygonShape(-4, 3, 4, 3, 0, -6))~",
     "wedge: 46,23 54,23 50,14",
     "the position of each body was added to its vertices; the numbers were read as pairs x, y"},
    {R"~(sf::ConvexShape wedge;
wedge.setPosition(30.f, 40.f);
wedge.setPointCount(3);
wedge.setPoint(0, sf::Vector2f(0.f, 0.f));
wedge.setPoint(1, {6.f, 0.f});
wedge.setPoint(2, sf::Vector2f(6.f, 2.f));
wedge.setOrigin({6.f, 0.f});
wedge.setRotation(sf::degrees(90));)~",
     "wedge: 30,34 30,40 28,40",
     "a single point beside the polygons was left out; the vertices were turned by their angle, read as degrees: SFML takes them; the position of each body was added to its vertices"},
    {R"~(var wedge = new ConvexShape(3);
wedge.SetPoint(0, new Vector2f(0, 0));
wedge.SetPoint(1, new Vector2f(8, 0));
wedge.SetPoint(2, new Vector2f(8, 5));
wedge.Origin = new Vector2f(8, 5);
wedge.Position = new Vector2f(100, 50);)~",
     "wedge: 92,45 100,45 100,50",
     "a single point beside the polygons was left out; the position of each body was added to its vertices"},
    {R"~(wedge->setPoint(0, sf::Vector2f(0, 0));
wedge->setPoint(1, sf::Vector2f(7, 0));
wedge->setPoint(2, sf::Vector2f(7, 3));
wedge->setPosition(px, py);)~",
     "wedge: 0,0 7,0 7,3",
     "where a body stands is no number and was left out; its vertices are its own"},
    {R"~(slab = {"pos": {"x": 100, "y": -20}, "angle": 0.5, "offset": {"x": 3, "y": 1},
"points": [{"x": 0, "y": 0}, {"x": 6, "y": 0}, {"x": 6, "y": 4}],
"calcPoints": [{"x": 2, "y": 3}, {"x": 7, "y": 6}, {"x": 5, "y": 9}], "type": "Polygon"})~",
     "calcPoints: 102,-17 107,-14 105,-11",
     "the position of each body was added to its vertices"},
    {R"~(slab = {"pos": {"x": 100, "y": -20}, "angle": 0, "offset": {"x": 3, "y": 1},
"points": [{"x": 0, "y": 0}, {"x": 6, "y": 0}, {"x": 6, "y": 4}]})~",
     "slab: 103,-19 109,-19 109,-15",
     "the offset of each shape was added to its vertices; the position of each body was added to its vertices"},
    {R"~(b2BodyDef crateDef;
crateDef.position.Set(10.0f, 4.0f);
b2Body* crate = world.CreateBody(&crateDef);
b2PolygonDef wedge;
wedge.vertexCount = 3;
wedge.vertices[0].Set(-1.0f, 0.0f);
wedge.vertices[1].Set(1.0f, 0.0f);
wedge.vertices[2].Set(0.0f, 2.0f);
crate->CreateShape(&wedge);)~",
     "vertices: 9,4 11,4 10,6",
     "the position of each body was added to its vertices"},
    {R"~(var crateDef:b2BodyDef = new b2BodyDef();
crateDef.position.Set(10, 4);
var wedge:b2PolygonDef = new b2PolygonDef();
wedge.vertices[0].Set(-1, 0);
wedge.vertices[1].Set(1, 0);
wedge.vertices[2].Set(0, 2);
var crate:b2Body = world.CreateBody(crateDef);
crate.CreateShape(wedge);)~",
     "vertices: 9,4 11,4 10,6",
     "the position of each body was added to its vertices"},
    {R"~(Vertices stone = new Vertices();
stone.Add(new Vector2(-2f, -1f));
stone.Add(new Vector2(2f, -1f));
stone.Add(new Vector2(0f, 1f));
Body body = BodyFactory.CreatePolygon(World, stone, 1f, new Vector2(10f, 20f));)~",
     "stone: 8,19 12,19 10,21",
     "the position of each body was added to its vertices"},
    {R"~(var stone = new Vertices() { new Vector2(-2f, -1f), new Vector2(2f, -1f), new Vector2(0f, 1f) };
var body = world.CreatePolygon(stone, 1f, new Vector2(10, 20), MathHelper.PiOver2, BodyType.Dynamic);)~",
     "stone: 11,18 11,22 9,20",
     "the vertices were turned by their angle, read as radians: Farseer takes them; the position of each body was added to its vertices"},
    {R"~(var stone = new Vertices(new[] { new Vector2(-2f, -1f), new Vector2(2f, -1f), new Vector2(0f, 1f) });
var body = BodyFactory.CreateBody(world, new Vector2(10, 20));
FixtureFactory.AttachPolygon(stone, 1f, body);)~",
     "stone: 8,19 12,19 10,21",
     "left out: line 3: \"stone\" stands where a number should; write its value; the position of each body was added to its vertices"},
    {R"~(```package {
public class Rock extends Sprite {
public function Rock() {
var place:b2BodyDef = new b2BodyDef();
place.position.Set(2, 5);
var rock:b2PolygonDef = new b2PolygonDef();
rock.vertices[0].Set(-1, 0.5);
rock.vertices[1].Set(1, -1.5);
rock.vertices[2].Set(2, 1);
body = m_world.CreateBody(place);
body.CreateShape(rock);
}
}
}```)~",
     ": 1,5.5 3,3.5 4,6",
     "the position of each body was added to its vertices"},
    {R"~(gates = { { name = "mill", position = {x=12, y=70, z=31}, corners = { {x=205, z=80}, {x=240, z=84}, {x=231, z=119} } } })~",
     "corners: 205,80 240,84 231,119",
     "a place in space beside vertices of two axes was left out"},
    {R"~({"position": {"x": 3, "z": 40}, "corners": [{"x": 0, "z": 0}, {"x": 6, "z": 0}, {"x": 5, "z": 4}]})~",
     "corners: 3,40 9,40 8,44",
     "the position of each body was added to its vertices"},
    {R"~(Both parts of the key in one picture:
\begin{tikzpicture}
\fill[gray] (1,2) -- ++(4,0) -- +(1,3) -- ++(0,6) -- cycle;
\draw (9,1) -- ++(60:2) -- ++(1,3) -- ++(0,5) -- cycle;
\end{tikzpicture})~",
     ": 1,2 5,2 6,5 5,8",
     "other text around the polygons was left out; steps from one point to the next were added up"},
    {R"~(glade <- structure(list(id = "G", geometry = structure(list(structure(list(structure(c(3.5,
6, 7.25, 4, 3.5, 10, 11, 14.5, 13, 10), .Dim = c(5L,
2L))), class = c("XY", "POLYGON", "sfg"))), n_empty = 0L)), row.names = 1L)
plot(st_geometry(glade)))~",
     "geometry: 3.5,10 6,11 7.25,14.5 4,13",
     "the closing copy of the first vertex was dropped; the columns of a matrix of R were read as x and y"},
    {R"~(gate | parent | places
-- | -- | --
first | root | [[5, 1], [9, 2], [8, 7], [4, 6]]
second | first | [[6, 2], [8, 3], [7, 5]])~",
     "| -- | --: 5,1 9,2 8,7 4,6 | : 6,2 8,3 7,5",
     ""},
    {R"~(The window asks for everything before it draws:

low x and y        :2 3
high x and y       :40 25

Sides of the shape :5
Type the corners   :12 4
30 6
34 18
21 27
8 19

Then nothing is drawn.)~",
     ": 12,4 30,6 34,18 21,27 8,19", "other text around the polygons was left out"},
    {R"~(Two signs in one canvas, only the first one gets its colour:

<Polygon x:Name="tip" Points="3,9 14,2 25,9" Fill="Navy" />

<Polygon x:Name="kite" Stroke="Navy"> <Polygon.Points> <Point X="40" Y="12" /> <Point X="52" Y="30" /> <Point X="40" Y="41" /> <Point X="28" Y="30" /> </Polygon.Points> </Polygon>)~",
     "Points: 3,9 14,2 25,9 | Points: 40,12 52,30 40,41 28,30",
     "other text around the polygons was left out; elements of two numbers were read as points"},
    {R"~({"Found": [{"Text": "Net", "Box": {"Left": 0.25, "Top": 0.5, "Width": 0.5, "Height": 0.125}}]})~",
     "Box: 0.25,0.5 0.75,0.5 0.75,0.625 0.25,0.625", "boxes were read as rectangles"},
    {R"~(pond = {'rings': [[[7.5, 3.25, 0, None], [9.5, 3, 0, None], [9, 5.75, 0, None], [7.5, 3.25, 0, None]]]})~",
     "rings: 7.5,3.25 9.5,3 9,5.75",
     "z was dropped; the closing copy of the first vertex was dropped; values that points do not have were left out"},
    {R"~(+  fixtures:
+    lid:
+      corners:
+      - "-0.5,-0.25"
+      - "0.625,-0.375"
+      - "0.5,0.75"
+      - "-0.25,0.5"
+      mass: 12)~",
     "fixtures: -0.5,-0.25 0.625,-0.375 0.5,0.75 -0.25,0.5", ""},
    {R"~(const deck = [11.5, 48.25, 520, 11.75, 48.5, 520,
              12, 48.375, 523, 11.625, 48.125, 520];
scene.add({polygon: {hierarchy: Cartesian3.fromDegreesArrayHeights(deck)}});)~",
     "deck: 11.5,48.25 11.75,48.5 12,48.375 11.625,48.125", "z was dropped"},
    {R"~(The trap had the corners of another one:
```sql
INSERT INTO `trap_vertices` (`trap`, `nr`, `vertex_x`, `vertex_y`, `note`) VALUES
(31, 1, 4.5, -2, NULL),
(31, 2, 9, -1.5, NULL),
(31, 3, 7, 6.25, NULL),
(32, 1, 20, 3, 'wet'),
(32, 2, 26, 4, NULL),
(32, 3, 25, 9, NULL),
(32, 4, 19, 8.5, NULL);
```)~",
     ": 4.5,-2 9,-1.5 7,6.25 | : 20,3 26,4 25,9 19,8.5", "the columns of x and y were read as points"},
    {R"~(My code is `\fill (1,0) --++ (3,0) -- ++ (0,4) --cycle;` and it works.)~",
     ": 1,0 4,0 4,4",
     "other text around the polygons was left out; steps from one point to the next were added up"},
    {R"~(const polygon = [1, 0, 9, 1, 8, 7, 2, 6];
const links = [[0, 2]];
new Constrainautor(new Delaunator(polygon), links);)~",
     "polygon: 1,0 9,1 8,7 2,6",
     "the list \"links\" numbers vertices and was left out; the numbers were read as pairs x, y"},
    {R"~(Eingabe der Ecken: 3 1
8 2
7 9

Ende)~",
     ": 3,1 8,2 7,9", "other text around the polygons was left out"},
    {R"~(INSERT INTO "lot_corners" ("n", "y", "x") VALUES (1, 5.5, 6), (2, 8, 9), (3, 4, 1);)~",
     ": 6,5.5 9,8 1,4", "the columns of x and y were read as points"},
    {R"~(FACE
    Corner Indices: [12, 13, 14, 15]
    Corner Coordinates: [{ 2.0, 0.0, 7.0 }, { 2.0, 5.0, 7.0 }, { 6.5, 6.0, 7.0 }, { 6.5, 0.0, 7.0 }]

It is drawn when one of them is lifted:

FACE
    Corner Indices: [12, 13, 14, 15]
    Corner Coordinates: [{ 2.0, 0.0, 7.5 }, { 2.0, 5.0, 7.0 }, { 6.5, 6.0, 7.0 }, { 6.5, 0.0, 7.0 }])~",
     "Coordinates: 2,0 2,5 6.5,6 6.5,0 | Coordinates: 2,0 2,5 6.5,6 6.5,0", "the list \"Indices\" numbers vertices and was left out; z was dropped"},
    {R"~(One of the y in the middle became an x, sorry for that.

corner[0]: (1.5, 9.25) [RD 10]
corner[1]: (4.5, 9.25) [DD 10]
corner[2]: (3.75, 2.5) [DD 10]
count: 3 [BL 90])~",
     "corner: 1.5,9.25 4.5,9.25 3.75,2.5", ""},
    {R"~(The lake is no hole in this one:

    Kind = Lake
    Points = 31,7;48,9;44,20;29,18

(from the map file))~",
     "Points: 31,7 48,9 44,20 29,18", "other text around the polygons was left out"},
    {R"~(It reaches out of the box, from the input:

    points = -4 -2   3 -2   5.5 6   -1.5 7

The box itself is right.)~",
     "points: -4,-2 3,-2 5.5,6 -1.5,7", "other text around the polygons was left out"},
    {R"~({{#show_map:
| polygons=47.5, 8.25:47.75, 9:47.25, 8.875~Quarter~closed
| zoom=9
}}
It is left out of the map.)~",
     "| polygons: 47.5,8.25 47.75,9 47.25,8.875", "other text around the polygons was left out"},
    {R"~(Die Fläche wird zu groß:

| Nr. | X      | Y     |
|-----|--------|-------|
| 1   | 10,25  | 4,5   |
| 2   | 18,75  | 4,5   |
| 3   | 14,5   | 9,125 |)~",
     ": 10.25,4.5 18.75,4.5 14.5,9.125", ""},
    {R"~(from svgpathtools import Path, Line
roof = Path(Line(start=(2+9j), end=(14+9.5j)), Line(start=(14+9.5j), end=(8.5-3j)), Line(start=(8.5-3j), end=(2+9j)))
print(roof.length()))~",
     "roof: 2,9 14,9.5 8.5,-3", "other text around the polygons was left out; complex numbers were read as points; 3 edges were read as those of polygons"},
    {R"~(The area is too small:

    Pnt A(3, 1), B(12, 1), C(12, 8), D(5, 7);
    Ring ring;
    ring << A << B
         << D << C;
    std::cout << ring.area();)~",
     "ring: 3,1 12,1 5,7 12,8", "the points of a list were taken by their names"},
    {R"~(Pnt q1 = new Pnt(3, 1), q2 = new Pnt(12, 1), q3 = new Pnt(12, 8), q4 = new Pnt(5, 7);
ring.add(q1).add(q2).add(q4).add(q3);)~",
     "ring: 3,1 12,1 5,7 12,8", "the points of a list were taken by their names"},
    {R"~(let west = {x: 3, y: 1}, south = {x: 12, y: -4}, east = {x: 15, y: 8};
ring[0] = south; ring[1] = west; ring[2] = east;)~",
     "ring: 12,-4 3,1 15,8", "the points of a list were taken by their names"},
    {R"~(Here is the ring:

rim[0]: (2, -1)
rim[1]: (8, 0.5)
rim[2]: (6, 7)
rim[3]: (1, 4))~",
     "rim: 2,-1 8,0.5 6,7 1,4", ""},
    {R"~(Only the first three corners are drawn, whatever I try:

Spot k1(3, 1), k2(12, 1), k3(12, 8), k4(5, 7);
body.setPoint(0, k1);
body.setPoint(1, k2);
body.setPoint(2, k4);
body.setPoint(3, k3);)~",
     "body: 3,1 12,1 5,7 12,8", "the points of a list were taken by their names"},
    {R"~(let k = Spot::new(3.0, 1.0);
let l = Spot::new(12.0, 1.0);
let m = Spot::new(12.0, 8.0);
let n = Spot::new(5.0, 7.0);
let body = vec![k, l, n, m];)~",
     "body: 3,1 12,1 5,7 12,8", "the points of a list were taken by their names"},
    {R"~(<polygon> <vertex x="3" y="1"/> <vertex x="12" y="1.5"/> <vertex x="9" y="8"/> </polygon>)~",
     ": 3,1 12,1.5 9,8", ""},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
