#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& reportedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(bayazit.ConvexPartition(vectors.count:4=>[[0.5:-0.25], [1.5:0.25], [1.0:1.5], [0.25:0.75]])
output = 1 convex polygons)~",
     ": 0.5,-0.25 1.5,0.25 1,1.5 0.25,0.75",
     "other text around the polygons was left out"},
    {R"~(This is the hull that fails (hex of x and y):

        [0].x: 0x3F800000
        [0].y: 0xBF800000
        [1].x: 0x3F800000
        [1].y: 0x3F800000
        [2].x: 0xBF800000
        [2].y: 0x3F800000

It asserts.)~",
     ": 1,-1 1,1 -1,1",
     "hexadecimal numbers were read as the bits of floats"},
    {R"~(coordinates = [ 40,100, 40,0, 120,0, 150,20 ]
indices = [1,2,0,0,2,3])~",
     "coordinates: 40,100 40,0 120,0 150,20",
     "the list \"indices\" numbers vertices and was left out; the numbers were read as pairs x, y"},
    {R"~(I pass 3 points to the `createPolygon` method:
```typescript
const points = [[1745, 4863], [1815, 3740], [1425, 3902]];
const polygon = system.createPolygon(undefined, undefined, points);
```

If I swap the first two coordinate pairs it works.)~",
     "points: 1745,4863 1815,3740 1425,3902",
     ""},
    {R"~(The polygon `[[0,0],[4,0],[4,3]]` and the box `[[1,1],[2,1],[2,2],[1,2]]` do not collide.)~",
     ": 0,0 4,0 4,3 | : 1,1 2,1 2,2 1,2",
     "other text around the polygons was left out"},
    {R"~(1. Create a polygon fixture using the following vertices:
(0,0)
(10,10)
(5,5)
(3,3)
(any set where 3 or more vertices are collinear)

2. These vertices are collinear.)~",
     ": 0,0 10,10 5,5 3,3",
     "other text around the polygons was left out"},
    {R"~(bodyDef.type = b2_dynamicBody;
b2BodyId body = b2CreateBody(world, &bodyDef);

b2Vec2 vertices[3] = {
    {48.7599983f, -60.5699997f},
    {48.75f, -60.57f},
    {48.77f, -60.5f}};
b2Hull hull = b2ComputeHull(vertices, 3);)~",
     "vertices: 48.7599983,-60.5699997 48.75,-60.57 48.77,-60.5",
     "left out: line 8: \"vertices\" stands where a number should; write its value"},
    {R"~(		m_context->camera.m_center = { 1125.69690, -4 };
		m_context->camera.m_zoom = 25.0f * 0.5f;

		const b2Vec2 points[] = {
			b2Vec2( 1125.69690, -4 ), b2Vec2( 1126.17114, -4 ), b2Vec2( 1126.39758, -3.5 ),
		};)~",
     "points: 1125.6969,-4 1126.17114,-4 1126.39758,-3.5",
     "a single point beside the polygons was left out"},
    {R"~(tris.shapes.add(new Polygon([
            new Vec2(0,200), new Vec2(50,250), new Vec2(100,300), new Vec2(0,250)
        ]));
        tris.shapes.add(new Polygon([
            new Vec2(250,250), new Vec2(300,200), new Vec2(200,300)
        ]));
for(i in 0...11) {
            var b = new Body();
            b.shapes.add(new Circle(4));
            b.position.x = 300/10*i;
})~",
     ": 0,200 50,250 100,300 0,250 | : 250,250 300,200 200,300",
     "other text around the polygons was left out"},
    {R"~(```
This is the input polygon:

8.51 5.4999999999999805,
8.500000000000007 5.499999999999969,
8.65 5.65,
8.61 5.799999999999992

These are the output unique vertices

8.51 5.4999999999999805,
8.65 5.65,
8.500000000000007 5.499999999999969

Note the vertex with 8.69 x coordinate.
```)~",
     ": 8.51,5.4999999999999805 8.500000000000007,5.499999999999969 8.65,5.65 8.61,5.799999999999992 | : 8.51,5.4999999999999805 8.65,5.65 8.500000000000007,5.499999999999969",
     "other text around the polygons was left out"},
    {R"~([turn 0, continued]
```
    "POLYGON ((-69.3 615.8, -70.7 617.2, -74.0 613.9, -69.3 615.8))",
    "POLYGON ((-69.3 615.8, -70.7 617.2, -74.0 613.9, -69.3 615.8))"
)~",
     ": -69.3,615.8 -70.7,617.2 -74,613.9 | : -69.3,615.8 -70.7,617.2 -74,613.9",
     "other text around the polygons was left out; left out: line 1: \"continued\" stands where a number should; write its value; the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(from shapely import wkt
a = wkt.loads("POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0))")
b = wkt.loads('POLYGON ((1 1, 2 1, 2 2, 1 1))')
print(a.intersection(b).area)  # see https://shapely.readthedocs.io/en/stable/)~",
     "a: 0,0 4,0 4,4 0,4 | b: 1,1 2,1 2,2",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(>>> p
<POLYGON ((0 0, 1 0, 1 1, 0 0))>
>>> p.is_valid
False)~",
     ": 0,0 1,0 1,1",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~(SELECT ST_IsValid(ST_GeomFromText('POLYGON((0 0, 2 2, 2 0, 0 2, 0 0))', 4326));
NOTICE:  Self-intersection at or near point 1 1)~",
     ": 0,0 2,2 2,0 0,2",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~(bg::read_wkt("POLYGON((0 0,0 2,2 2,2 0,0 0))", poly1);
bg::read_wkt("POLYGON((1 1,1 3,3 3,3 1,1 1))", poly2);
std::cout << bg::intersects(poly1, poly2) << " // https://example.org/x" << std::endl;)~",
     ": 0,0 0,2 2,2 2,0 | : 1,1 1,3 3,3 3,1",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(Paths subj, clip;
subj.push_back(MakePath("100,100, 200,100, 200,200, 100,200"));
clip.push_back(MakePath({150,150, 250,150, 250,250, 150,250}));)~",
     ": 100,100 200,100 200,200 100,200 | : 150,150 250,150 250,250 150,250",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(var arrow = Vertices.fromPath('40 0 40 20 100 20 100 80 40 80 40 100 0 50');)~",
     "arrow: 40,0 40,20 100,20 100,80 40,80 40,100 0,50",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(Bodies.fromVertices(400, 200, [{ x: 0, y: 0 }, { x: 40, y: 10 }, { x: 20, y: 50 }], { isStatic: true }))~",
     ": 380,180 420,190 400,230",
     "the centroid of the vertices was moved to the place that Matter.js gives it"},
    {R"~(points: [
  {"x": 1.5, "y": 2}, {"x": 3, "y": 2}, {"x": 3, "y": 5.25}, {"x":)~",
     ": 1.5,2 3,2 3,5.25",
     "other text around the polygons was left out; the text ends within a point: it was left out, and more may be missing; the text ends within the [ of line 1: something may be missing"},
    {R"~([[0,0],[10,0],[10,10],[0,10)~",
     ": 0,0 10,0 10,10",
     "other text around the polygons was left out; the text ends within a point: it was left out, and more may be missing; the text ends within the [ of line 1: something may be missing"},
    {R"~(Hi, it crashes :( with this polygon: (0,0), (1,0), (1,1). Thanks :))~",
     ": 0,0 1,0 1,1",
     ""},
    {R"~([node name="CollisionPolygon2D" type="CollisionPolygon2D" parent="."]
polygon = PackedVector2Array(0, 0, 64, 0, 64, 32, 0, 32))~",
     "CollisionPolygon2D: 0,0 64,0 64,32 0,32",
     "y points down in Godot; nothing was flipped"},
    {R"~(polygon = PoolVector2Array( -8, -8, 8, -8, 8, 8 ))~",
     "polygon: -8,-8 8,-8 8,8",
     "the numbers were read as pairs x, y"},
    {R"~(print(polygon) prints [(0, 0), (10, 0), (10, 5)])~",
     ": 0,0 10,0 10,5",
     ""},
    {R"~(  m_Points:
    m_Paths:
    - - {x: -0.5, y: 0.25}
      - {x: -0.5, y: -0.5}
      - {x: 0.5, y: -0.25})~",
     ": -0.5,0.25 -0.5,-0.5 0.5,-0.25",
     ""},
    {R"~(A = Rect{x: 0, y: 0, w: 10, h: 5}
B = Rect{x: 3, y: 2, w: 4, h: 4})~",
     "A: 0,0 10,0 10,5 0,5 | B: 3,2 7,2 7,6 3,6",
     "boxes were read as rectangles"},
    {R"~(AABB a = {min: (0, 0), max: (4, 2)}
AABB b = {min: (3, 1), max: (6, 5)})~",
     "a: 0,0 4,0 4,2 0,2 | b: 3,1 6,1 6,5 3,5",
     "boxes were read as rectangles"},
    {R"~(v 0.0 0.0 0.0
v 1.0 0.0 0.0
v 1.0 1.0 0.0
v 0.0 1.0 0.0
f 1 2 3
f 1 3 4)~",
     ": 0,0 1,0 1,1 | : 0,0 1,1 0,1",
     "each face of the OBJ mesh became a polygon"},
    {R"~(solid x
facet normal 0 0 1
 outer loop
  vertex 0 0 0
  vertex 1 0 0
  vertex 1 1 0
 endloop
endfacet
endsolid)~",
     ": 0,0 1,0 1,1",
     "each face of the STL mesh became a polygon"},
    {R"~(0
SECTION
2
ENTITIES
0
LWPOLYLINE
8
0
90
3
70
1
10
0.0
20
0.0
10
5.0
20
0.0
10
5.0
20
4.0
0
ENDSEC
0
EOF)~",
     ": 0,0 5,0 5,4",
     ""},
    {R"~((gr_poly (pts (xy 100 50) (xy 120 50) (xy 120 70)) (layer F.Cu) (width 0.1)))~",
     ": 100,50 120,50 120,70",
     ""},
    {R"~((zone (net 1) (net_name GND) (layer F.Cu) (tstamp 5F3A) (hatch edge 0.508)
    (connect_pads (clearance 0.2))
    (min_thickness 0.25)
    (polygon
      (pts
        (xy 80 60) (xy 90 60)
        (xy 90 75) (xy 80 75)
      )
    )
  ))~",
     ": 80,60 90,60 90,75 80,75",
     ""},
    {R"~([[0,0] [4,0] [4,3]])~",
     ": 0,0 4,0 4,3",
     ""},
    {R"~(verts.push_back(0.0f);
verts.push_back(0.0f);
verts.push_back(4.0f);
verts.push_back(0.0f);
verts.push_back(4.0f);
verts.push_back(3.0f);)~",
     "verts: 0,0 4,0 4,3",
     "the numbers were read as pairs x, y"},
    {R"~(This feature makes turf fail:
{"type":"Feature","properties":{"id":7},"geometry":{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,3],[0,0]]]}}
turf version 6.5.0)~",
     ": 0,0 4,0 4,3",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~(The element <polygon points="0,0 100,0 100,50" fill="none"/> is not hit.)~",
     ": 0,0 100,0 100,50",
     "other text around the polygons was left out"},
    {R"~(var polygon1 = new SAT.Polygon(new SAT.Vector(0,0), [
  new SAT.Vector(0,0),
  new SAT.Vector(40,0),
  new SAT.Vector(40,40),
  new SAT.Vector(0,40)
]);
var polygon2 = new P(new V(30,0), [new V(0,0), new V(30,0), new V(0,30)]);)~",
     "polygon1: 0,0 40,0 40,40 0,40 | polygon2: 30,0 60,0 30,30",
     "the position of the SAT.js polygon was added to its vertices"},
    {R"~({"bodies":[{"name":"crate","position":{"x":10,"y":2},"angle":0.5,"vertices":[{"x":-1,"y":-1},{"x":1,"y":-1},{"x":1,"y":1},{"x":-1,"y":1}]}]})~",
     "crate: 9.60184297671383,0.6429918995054242 11.357008100494575,1.6018429767138302 10.39815702328617,3.3570081004945758 8.642991899505425,2.3981570232861698",
     "the vertices were turned by their angle, read as radians: none is more than a full turn in radians; the position of each body was added to its vertices"},
    {R"~({"id":1,"poly":[[0,0],[1,0],[1,1]]}
{"id":2,"poly":[[5,5],[6,5],[6,6]]})~",
     "poly: 0,0 1,0 1,1 | poly: 5,5 6,5 6,6",
     ""},
    {R"~({"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]},"properties":{}}
{"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[5,5],[6,5],[6,6],[5,5]]]},"properties":{}})~",
     ": 0,0 1,0 1,1 | : 5,5 6,5 6,6",
     "the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(a = [(0,0),(1,1)]
b = [(0,0),(4,0),(4,4)])~",
     "b: 0,0 4,0 4,4",
     "other text around the polygons was left out; left out: the list in line 1 has 2 of the three vertices that a polygon needs"},
    {R"~(id,wkt
1,"POLYGON((0 0,1 0,1 1,0 0))"
2,"POLYGON((5 5,6 5,6 6,5 5))")~",
     "1: 0,0 1,0 1,1 | 2: 5,5 6,5 6,6",
     "the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~($1 = std::vector of length 3, capacity 4 = {{first = 0, second = 0}, {first = 4, second = 0}, {first = 4, second = 3}})~",
     "$1: 0,0 4,0 4,3",
     ""},
    {R"~(<object id="4" x="32" y="64"><polygon points="0,0 16,0 16,16"/></object>)~",
     ": 32,64 48,64 48,80",
     "y points down in Tiled; nothing was flipped; the place and the rotation of each object were added to its points"},
    {R"~(> On Tue someone wrote:
> > my polygon is
> > (1.0, 2.0)
> > (3.0, 2.0)
> > (3.0, 4.0)
Works for me.)~",
     ": 1,2 3,2 3,4",
     ""},
    {R"~(let poly = vec![Point::new(0.0, 0.0), Point::new(2.0, 0.0), Point::new(1.0, 2.0)];
assert!(poly.contains(&Point::new(1.0, 0.5)));)~",
     "poly: 0,0 2,0 1,2",
     "a single point beside the polygons was left out"},
    {R"~(array([[0. , 0. ],
       [1.5, 0. ],
       [1.5, 2. ]]))~",
     ": 0,0 1.5,0 1.5,2",
     ""},
    {R"~(<Placemark><name>Lake</name><Polygon><outerBoundaryIs><LinearRing><coordinates>
-112.2,36.1,0 -112.1,36.1,0 -112.1,36.2,0 -112.2,36.1,0
</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>)~",
     "Lake: -112.2,36.1 -112.1,36.1 -112.1,36.2",
     "the altitude was dropped; the closing copy of the first vertex was dropped"},
    {R"~(Polygon_2 p; p.push_back(Point(0,0)); p.push_back(Point(4,0)); p.push_back(Point(2,2)); p.push_back(Point(4,4));)~",
     "p: 0,0 4,0 2,2 4,4",
     ""},
    {R"~(polygon.outer().push_back(point(0, 0)); polygon.outer().push_back(point(0, 3)); polygon.outer().push_back(point(3, 3));)~",
     ": 0,0 0,3 3,3",
     ""},
    {R"~(love.physics.newPolygonShape(0, 0, 50, 0, 50, 30))~",
     ": 0,0 50,0 50,30",
     "the numbers were read as pairs x, y"},
    {R"~([12:01:33] body 3 pos=(10.5, 2.0) vel=(0, -9.8) verts=[(-1,-1), (1,-1), (1,1), (-1,1)])~",
     "verts: -1,-1 1,-1 1,1 -1,1",
     "2 single points beside the polygons were left out"},
    {R"~(| x | y |
|---|---|
| 0 | 0 |
| 4 | 0 |
| 4 | 3 |)~",
     ": 0,0 4,0 4,3",
     ""},
    {R"~(I always get the issue with this triangle: (0, 0), (4, 0), (4, 3))~",
     ": 0,0 4,0 4,3",
     ""},
    {R"~(Two triangles, one in each direction; only the second one works for me:

```r
left <- matrix(c(10, 20, 10, 40, 5, 40), ncol=2, byrow=T)
query <- matrix(c(8.0, 35.0), ncol=2, byrow=T)
pip2d(Vertices = left, Queries = query)   # -1
right <- matrix(c(10, 20, 5, 40, 10, 40), ncol=2, byrow=T)
plot(c(0, 50), c(10, 60), type="n")
```)~",
     "left: 10,20 10,40 5,40 | right: 10,20 5,40 10,40",
     "other text around the polygons was left out; left out: the list in line 8 has 2 of the three vertices that a polygon needs"},
    {R"~(The union of these two comes back empty:

  P <- data.frame(PID=rep(1,4),POS=1:4,X=c(0,2,2,0),Y=c(0,0,2,2))
  Q <- data.frame(PID=rep(1,4),POS=1:4,X=c(.5,2.5,2.5,.5),Y=c(1,1,3,3))
  plotPolys(P, xlim=c(0,4), ylim=c(0,4))

Why is that?)~",
     ": 0,0 2,0 2,2 0,2 | : 0.5,1 2.5,1 2.5,3 0.5,3",
     "other text around the polygons was left out; the numbers of X became x, those of Y y"},
    {R"~(I check against this area:

$area = array(
    array(50.25, 8.5),
    array(50.75, 9.25),
    array(51.5, 8.75)
);

and the answer used two lists instead:

$polyX = array(50.25, 50.75, 51.5, 50.25); // the first value stands there again so that it closes
$polyY = array(8.5, 9.25, 8.75, 8.5);)~",
     ": 50.25,8.5 50.75,9.25 51.5,8.75 | : 50.25,8.5 50.75,9.25 51.5,8.75",
     "other text around the polygons was left out; the numbers of $polyX became x, those of $polyY y; the closing copy of the first vertex was dropped"},
    {R"~(contains_points() depends on the direction of the path:

```python
#polygon = [(2,2),(4,2),(4,4),(2,4)]
polygon = [(2,2),(2,4),(4,4),(4,2)]
points = [[0,0],[1,0],[2,0],[3,0], \
          [0,1],[1,1],[2,1],[3,1],\
          [0,2],[1,2],[2,2],[3,2]]
path = mpltPath.Path(polygon)
inside = path.contains_points(points)
```)~",
     "polygon: 2,2 4,2 4,4 2,4 | polygon: 2,2 2,4 4,4 4,2",
     "other text around the polygons was left out; points that the polygon is asked about were left out"},
    {R"~(use strict; my @x = (0, 3, 6); my @y = (0, 5, 0); my $polygon = { x=>\@x, y=>\@y }; my $point1 = { x=>3, y=>1 }; my $point2 = { x=>7, y=>7 }; my $point3 = { x=>1, y=>2 }; print isInside($polygon, $point1), isInside($polygon, $point2);)~",
     "$polygon: 0,0 3,5 6,0",
     "points that the polygon is asked about were left out; the numbers of x became x, those of y y"},
    {R"~(Die Ecken kommen aus einer Tabelle:

2,5;1
8;1,25
6,75;9,5

Ist das falsch herum?)~", ": 2.5,1 8,1.25 6.75,9.5", ""},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
