#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& moreReportedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(TopologyException: side location conflict at 10.5 20.25. This can occur if the input geometry is invalid.
GEOMETRYCOLLECTION (POINT (1 1), POLYGON ((0 0, 4 0, 4 4, 0 0))))~",
     ": 0,0 4,0 4,4",
     "other text around the polygons was left out; a point was left out; it is no polygon; the closing copy of the first vertex was dropped"},
    {R"~(positions = [0,0,0, 1,0,0, 1,1,0, 0,1,0]
indices = [0,1,2, 0,2,3])~",
     "positions: 0,0 1,0 1,1 0,1",
     "the list \"indices\" numbers vertices and was left out; z was dropped"},
    {R"~(Hi! Using clipper2 1.2.2, the union of these two paths gives an empty result:

    Path64 a = {{0,0},{100,0},{100,100},{0,100}};
    Path64 b = {{50,50},{150,50},{150,150},{50,150}};

Expected one path with 8 points. Am I doing something wrong? :()~",
     "a: 0,0 100,0 100,100 0,100 | b: 50,50 150,50 150,150 50,150",
     ""},
    {R"~(Steps to reproduce:
1. Create body at (0, 0)
2. Add fixture with points (0,0), (1,0), (1,1), (0,1)
3. Call step()
Result: assertion.)~",
     ": 0,0 1,0 1,1 0,1",
     "other text around the polygons was left out"},
    {R"~(`polygon.contains(5, 5)` returns false for

```java
int[] xs = {0, 10, 10, 0};
int[] ys = {0, 0, 10, 10};
Polygon p = new Polygon(xs, ys, 4);
```)~",
     ": 0,0 10,0 10,10 0,10",
     "the numbers of xs became x, those of ys y"},
    {R"~(Traceback (most recent call last):
  File "test.py", line 12, in <module>
    poly = Polygon([(0, 0), (2, 2), (2, 0), (0, 2)])
  File "/usr/lib/python3/dist-packages/shapely/geometry/polygon.py", line 229, in __init__
ValueError: A LinearRing must have at least 3 coordinate tuples)~",
     "poly: 0,0 2,2 2,0 0,2",
     ""},
    {R"~(I have the following geojson (from https://geojson.io/#map=5/12.3/45.6):

{
  "type": "FeatureCollection",
  "features": [
    {
      "type": "Feature",
      "properties": {"name": "north field"},
      "geometry": {
        "type": "Polygon",
        "coordinates": [[[10.0, 50.0], [10.5, 50.0], [10.5, 50.4], [10.0, 50.0]]]
      }
    }
  ]
}

and turf.booleanPointInPolygon says true for [11, 50].)~",
     "north field: 10,50 10.5,50 10.5,50.4",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~(verts: 
  0: (-1.500, 0.250)
  1: (0.750, -0.500)
  2: (1.250, 1.125)
normal: (0.1, 0.9))~",
     "verts: -1.5,0.25 0.75,-0.5 1.25,1.125",
     "a single point beside the polygons was left out"},
    {R"~([INFO] hull=[Vector2(x=0.0, y=0.0), Vector2(x=32.0, y=0.0), Vector2(x=32.0, y=16.0)] mass=1.0)~",
     "hull: 0,0 32,0 32,16",
     ""},
    {R"~(A = [ (0.0, 0.0) , (4.0, 0.0) , (4.0, 4.0) ];
B = [ (10.0, 10.0) , (14.0, 10.0) , (14.0, 14.0) ];
They don't overlap, but SAT says yes)~",
     "A: 0,0 4,0 4,4 | B: 10,10 14,10 14,14",
     ""},
    {R"~(CGAL::Polygon_2<K> with vertices
0 0
4 0
4 4
2 2
is_simple() returns false)~",
     ": 0,0 4,0 4,4 2,2",
     ""},
    {R"~(POLYGON((-122.358 47.653, -122.348 47.649, -122.348 47.658, -122.358 47.653)) vs
POLYGON((-122.357 47.654, -122.357 47.657, -122.349 47.657, -122.357 47.654))
ST_Intersects returns f (PostGIS 3.1, see ticket #4821))~",
     ": -122.358,47.653 -122.348,47.649 -122.348,47.658 | : -122.357,47.654 -122.357,47.657 -122.349,47.657",
     "other text around the polygons was left out; left out: the list in line 3 has 1 of the three vertices that a polygon needs; the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(d="M 10 10 L 90 10 L 90 90 Z" is drawn fine but hit testing fails)~",
     ": 10,10 90,10 90,90",
     ""},
    {R"~(<svg width="100" height="100"><polygon id="tri" points="10,10 50,10 30,40"/></svg> <- this one is not clickable)~",
     "tri: 10,10 50,10 30,40",
     "other text around the polygons was left out"},
    {R"~(poly: 0.0,0.0 10.0,0.0 10.0,10.0 0.0,10.0
point: 5.0,5.0
expected: inside, got: outside)~",
     "poly: 0,0 10,0 10,10 0,10",
     "other text around the polygons was left out"},
    {R"~(float verts[] = { -0.5f, -0.5f,   0.5f, -0.5f,   0.0f, 0.5f };  // works
float verts2[] = { -0.5f, -0.5f,   0.5f, -0.5f,   0.0f, 0.50001f };  // crashes)~",
     "verts: -0.5,-0.5 0.5,-0.5 0,0.5 | verts2: -0.5,-0.5 0.5,-0.5 0,0.50001",
     "the numbers were read as pairs x, y"},
    {R"~((lldb) p points
(std::vector<Point>) $0 = size=4 {
  [0] = (x = 0, y = 0)
  [1] = (x = 3, y = 0)
  [2] = (x = 3, y = 2)
  [3] = (x = 0, y = 2)
})~",
     "$0: 0,0 3,0 3,2 0,2",
     ""},
    {R"~((gdb) p *poly
$3 = {count = 3, vertices = {{x = 1, y = 2}, {x = 3, y = 4}, {x = 5, y = -1}}, radius = 0.01})~",
     "vertices: 1,2 3,4 5,-1",
     "other text around the polygons was left out"},
    {R"~(Name: Crate
Position: (12.5, 3.0)
Vertices: [(-1, -1), (1, -1), (1, 1), (-1, 1)])~",
     "Vertices: -1,-1 1,-1 1,1 -1,1",
     "a single point beside the polygons was left out"},
    {R"~(I expected `[[0,0],[1,1],[1,0]]` to be clockwise.)~",
     ": 0,0 1,1 1,0",
     "other text around the polygons was left out"},
    {R"~(The shapes are A(0,0 4,0 4,4 0,4) and B(5,5 9,5 9,9 5,9).)~",
     ": 0,0 4,0 4,4 0,4 | : 5,5 9,5 9,9 5,9",
     "the numbers were read as pairs x, y"},
    {R"~(points = np.array([[1.2, 3.4],
                   [5.6, 7.8],
                   [9.0, 1.2]])
hull = ConvexHull(points)
print(hull.vertices)  # [0 1 2])~",
     "points: 1.2,3.4 5.6,7.8 9,1.2",
     ""},
    {R"~(Polygon[{{0, 0}, {1, 0}, {1, 1}, {0, 1}}] in Mathematica)~",
     ": 0,0 1,0 1,1 0,1",
     ""},
    {R"~(pts = {
    {x=0, y=0},
    {x=64, y=0},
    {x=64, y=64},
}
love.physics.newPolygonShape(unpack(pts)) -- error: Expected a minimum of 3 vertices, got 1)~",
     "pts: 0,0 64,0 64,64",
     ""},
    {R"~("vertices": "0 0 0 40 40 40 40 0")~",
     "vertices: 0,0 0,40 40,40 40,0",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(coords="34,44,270,350,12,180" shape="poly" href="#")~",
     "coords: 34,44 270,350 12,180",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(Body 1: vertices (1.0, 1.0) (2.0, 1.0) (2.0, 2.0) (1.0, 2.0), velocity (0.5, 0.0)
Body 2: vertices (3.0, 1.0) (4.0, 1.0) (4.0, 2.0), velocity (0.0, 0.0))~",
     ": 1,1 2,1 2,2 1,2 | : 3,1 4,1 4,2",
     "other text around the polygons was left out"},
    {R"~(var points:PackedVector2Array = [Vector2(0, 0), Vector2(100, 0), Vector2(100, 50)]
print(Geometry2D.is_polygon_clockwise(points)))~",
     "points: 0,0 100,0 100,50",
     ""},
    {R"~(@pytest.mark.parametrize("poly", [
    [(0, 0), (1, 0), (1, 1)],
    [(0, 0), (2, 0), (2, 2), (0, 2)],
]))~",
     ": 0,0 1,0 1,1 | : 0,0 2,0 2,2 0,2",
     ""},
    {R"~(assert_eq!(poly, polygon![(x: 0., y: 0.), (x: 4., y: 0.), (x: 4., y: 4.), (x: 0., y: 0.)]);)~",
     ": 0,0 4,0 4,4",
     "the closing copy of the first vertex was dropped"},
    {R"~(LINESTRING (0 0, 5 0, 5 5) intersects POLYGON ((1 1, 2 1, 2 2, 1 1)))~",
     ": 1,1 2,1 2,2",
     "other text around the polygons was left out; an open LINESTRING was left out; it is no polygon; the closing copy of the first vertex was dropped"},
    {R"~(poly = Polygon.new([0,0], [10,0], [10,10])
puts poly.area # => 50.0)~",
     "poly: 0,0 10,0 10,10",
     ""},
    {R"~([1] "POLYGON ((30 10, 40 40, 20 40, 10 20, 30 10))"
> st_is_valid(x)
[1] TRUE)~",
     ": 30,10 40,40 20,40 10,20",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~(   x     y
0  0.0  0.0
1  4.0  0.0
2  4.0  3.0)~",
     ": 0,0 4,0 4,3",
     "the column without a header was taken for an index and left out"},
    {R"~(xy = 0 0; 1 0; 1 1; 0 1)~",
     "xy: 0,0 1,0 1,1 0,1",
     "the numbers were read as pairs x, y"},
    {R"~(A = [0 0; 4 0; 4 3; 0 3];  % matlab
in = inpolygon(2, 1, A(:,1), A(:,2)))~",
     "A: 0,0 4,0 4,3 0,3",
     "a single point beside the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(x <- c(0, 4, 4, 0)
y <- c(0, 0, 3, 3)
polygon(x, y))~",
     ": 0,0 4,0 4,3 0,3",
     "the numbers of x became x, those of y y"},
    {R"~(    at Farseer.Common.PolygonTools.CreateRectangle(Single hx, Single hy)
Vertices: {X:0 Y:0} {X:1 Y:0} {X:1 Y:1})~",
     "Vertices: 0,0 1,0 1,1",
     ""},
    {R"~(Vertices = [ {X:0 Y:0}, {X:1 Y:0}, {X:1 Y:1}, {X:0 Y:1} ])~",
     "Vertices: 0,0 1,0 1,1 0,1",
     ""},
    {R"~(I tried (1.0; 2.0), (3.0; 2.0), (3.0; 5.0) with German locale)~",
     ": 1,2 3,2 3,5",
     ""},
    {R"~(1,5;2,5
3,5;2,5
3,5;4,5)~",
     ": 1.5,2.5 3.5,2.5 3.5,4.5",
     ""},
    {R"~(p0=(0,0) p1=(4,0) p2=(4,3))~",
     "p: 0,0 4,0 4,3",
     ""},
    {R"~(p0 = 0, 0
p1 = 4, 0
p2 = 4, 3)~",
     "p0: 0,0 4,0 4,3",
     ""},
    {R"~(vertex #1 x=0.5 y=1.5
vertex #2 x=2.5 y=1.5
vertex #3 x=2.5 y=3.5)~",
     ": 0.5,1.5 2.5,1.5 2.5,3.5",
     "a number between the points was left out"},
    {R"~(<Polygon Points="0,0 40,0 40,30" Fill="Red"/>)~",
     "Points: 0,0 40,0 40,30",
     "other text around the polygons was left out"},
    {R"~(M0,0L10,0L10,10Z)~",
     ": 0,0 10,0 10,10",
     ""},
    {R"~(- [0, 0]
- [4, 0]
- [4, 3])~",
     ": 0,0 4,0 4,3",
     ""},
    {R"~(polygon:
  - x: 0
    y: 0
  - x: 4
    y: 0
  - x: 4
    y: 3)~",
     "polygon: 0,0 4,0 4,3",
     ""},
    {R"~({"points":[{"x":0,"y":0},{"x":4,"y":0},{"x":4,"y":3}],"closed":true,"color":[255,0,0]})~",
     "points: 0,0 4,0 4,3",
     "a single point beside the polygons was left out"},
    {R"~(Here is what it looks like in the debugger:
[0]	{X=0, Y=0}	System.Drawing.Point
[1]	{X=10, Y=0}	System.Drawing.Point
[2]	{X=10, Y=10}	System.Drawing.Point)~",
     ": 0,0 10,0 10,10",
     "other text around the polygons was left out"},
    {R"~(0.1 0.2 0.7
0.3 0.3 0.4
0.2 0.5 0.3)~",
     ": 0.1,0.2 0.3,0.3 0.2,0.5",
     "z was dropped"},
    {R"~(1 2
3 4
5 6)~",
     ": 1,2 3,4 5,6",
     ""},
    {R"~(MULTIPOLYGON (((0 0, 1 0, 1 1, 0 0)), ((5 5, 6 5, 6 6, 5 5))))~",
     ": 0,0 1,0 1,1 | : 5,5 6,5 6,6",
     "the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~("POLYGON((0 0, 10 0, 10 10, 0)~",
     ": 0,0 10,0 10,10",
     "other text around the polygons was left out; the text ends within the ( of line 1: something may be missing"},
    {R"~({ "type": "Polygon", "coordinates": [ [ [0,0], [4,0], [4,4], [0,0] ] ])~",
     ": 0,0 4,0 4,4",
     "other text around the polygons was left out; the text ends within the { of line 1: something may be missing; the closing copy of the first vertex was dropped"},
    {R"~(Polygon A: (0,0),(4,0),(4,4),(0,4)
Polygon B: (2,2),(6,2),(6,6),(2,6)
Expected MTV: (-2, 0) or (0, -2)
Actual: (2, 0))~",
     ": 0,0 4,0 4,4 0,4 | : 2,2 6,2 6,6 2,6",
     "other text around the polygons was left out"},
    {R"~(triangle 1: (0,0) (1,0) (0,1)
triangle 2: (5,5) (6,5) (5,6)
line: (0,0) (9,9))~",
     ": 0,0 1,0 0,1 | : 5,5 6,5 5,6",
     "other text around the polygons was left out"},
    {R"~(polygonA.setPosition(10, 20);
polygonA.setVertices(new float[]{0,0, 16,0, 16,16, 0,16});
polygonB.setVertices(new float[]{0,0, 8,0, 8,8});)~",
     ": 0,0 16,0 16,16 0,16 | : 0,0 8,0 8,8",
     "a single point beside the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(PolygonShape shape = new PolygonShape();
shape.set(new Vector2[]{new Vector2(0,0), new Vector2(1f,0), new Vector2(.5f,1)});)~",
     ": 0,0 1,0 0.5,1",
     ""},
    {R"~(cpVect verts[] = { cpv(-15,-15), cpv(-15, 15), cpv( 15, 15), cpv( 15,-15) };
cpShape *shape = cpPolyShapeNew(body, 4, verts, cpTransformIdentity, 0.0);)~",
     "verts: -15,-15 -15,15 15,15 15,-15",
     "left out: line 2: \"body\" stands where a number should; write its value"},
    {R"~(### Describe the bug
`Polygon.Contains` is wrong for points on the left border.

### To Reproduce
```csharp
var poly = new Polygon(new[] {
    new Point(0, 0), new Point(10, 0),
    new Point(10, 10), new Point(0, 10)
});
Console.WriteLine(poly.Contains(new Point(0, 5))); // False, expected True
```

### Version
1.4.2 on .NET 6.0)~",
     "poly: 0,0 10,0 10,10 0,10",
     "a single point beside the polygons was left out"},
    {R"~(Here's a failing unit test:

    test('sat', () => {
      const a = [{x: 0, y: 0}, {x: 10, y: 0}, {x: 10, y: 10}, {x: 0, y: 10}];
      const b = a.map(p => ({x: p.x + 10.0001, y: p.y}));
      expect(collides(a, b)).toBe(false);
    });)~",
     "a: 0,0 10,0 10,10 0,10",
     "left out: line 5: an expression stands where a number should; write its value"},
    {R"~(2023-11-02 14:22:31.102 DEBUG Physics - poly A [(1.50, 2.25), (3.00, 2.25), (3.00, 4.00)]
2023-11-02 14:22:31.103 DEBUG Physics - poly B [(2.00, 3.00), (5.00, 3.00), (5.00, 6.00), (2.00, 6.00)]
2023-11-02 14:22:31.103 WARN  Physics - penetration 0.75)~",
     ": 1.5,2.25 3,2.25 3,4 | : 2,3 5,3 5,6 2,6",
     "the times, levels and sources before the lines of the log were left out"},
    {R"~(Hi, this object <object id="4" x="32" y="64" rotation="90"><polygon points="0,0 16,0 16,16"/></object> is wrong.)~",
     ": 32,64 32,80 16,80",
     "other text around the polygons was left out; y points down in Tiled; nothing was flipped; the place and the rotation of each object were added to its points"},
    {R"~(And <object x="1" y="2" width="4" height="5"/> falls through <object x="0" y="7" width="4" height="5"/>.)~",
     ": 1,2 5,2 5,7 1,7 | : 0,7 4,7 4,12 0,12",
     "other text around the polygons was left out; y points down in Tiled; nothing was flipped; the place and the rotation of each object were added to its points"},
    {R"~(// "left wing"
let left_wing: [[f64; 2]; 3] = [[0.0, 0.0], [4.0, 0.0], [4.0, 3.5]];)~",
     "left wing: 0,0 4,0 4,3.5",
     ""},
    {R"~({"0": [0, 0], "1": [4, 0], "2": [4, 3]})~",
     ": 0,0 4,0 4,3",
     ""},
    {R"~(polygon = [1, 2, 3, 4, 5, 6]
b = [0, 0, 1, 0, 1, 1])~",
     "b: 0,0 1,0 1,1",
     "left out: polygon 1 (\"polygon\") in line 1: its numbers, as pairs x, y, all lie on one line and have no corners; the numbers were read as pairs x, y"},
    {R"~(First make the array of corners, then set where they are:

```
corners[0] = new PVector(20,10); // the X/Y position of the first one
corners[1] = new PVector(60,15); # and of the next
corners[2] = new PVector(55,40);
corners[3] = new PVector(5,45);
```

Later a loop goes through them one by one.)~",
     "corners: 20,10 60,15 55,40 5,45",
     ""},
    {R"~(The second argument is no hole here:

const data = [0, 0, 6, 0, 6, 4, 0, 4, 1, 2, 0, 1];
earcut(data, 3);)~",
     "data: 0,0 6,0 6,4 0,4 1,2 0,1",
     "left out: line 4: \"data\" stands where a number should; write its value; the numbers were read as pairs x, y"},
    {R"~(polygon(points=[[0,0],[40,0],[40,30],[0,30]], paths=[[0,1.5,2]]);)~",
     "points: 0,0 40,0 40,30 0,30",
     "other text around the polygons was left out; left out: the list in line 1 has 1 of the three vertices that a polygon needs"},
    {R"~(verts <- matrix(c(10, 20, 10, 40, 5, 40), ncol=2, byrow=TRUE)
query <- matrix(c(8.0, 35.0), ncol=2, byrow=TRUE))~",
     "verts: 10,20 10,40 5,40",
     ""},
    {R"~(The console has
```
(3) [Array(2), Array(2), Array(2)]
0: (2) [-2.5, 50]
1: (2) [-3.5, 50.5]
2: (2) [-4.5, 50]
```
and then these:
```
0:(2) [-2.5, 50.0]
1:(2) [-3.5, 51.5]
2:(2) [-4.5, 51.0]
3:(2) [-4.5, 50.0]
```)~",
     ": -2.5,50 -3.5,50.5 -4.5,50 | : -2.5,50 -3.5,51.5 -4.5,51 -4.5,50",
     ""},
    {R"~(POLYGON ((9 2, 12 2, 17 4, 9 2, 9 2, 12 2, 17 4, 9 2)))~",
     ": 9,2 12,2 17,4 9,2 9,2 12,2 17,4",
     "the closing copy of the first vertex was dropped"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
