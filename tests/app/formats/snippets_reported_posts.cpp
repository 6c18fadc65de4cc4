#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& postedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(How do I cut the corner off? It says :( and nothing else:

 float[] hull =
            {
                0f, 0f, 4f, 0f, 4f, 3f
            };
area(p[0)~",
     "hull: 0,0 4,0 4,3",
     "other text around the polygons was left out; the text ends within the [ of line 7: something may be missing; the numbers were read as pairs x, y"},
    {R"~(using Clipper
path1 = Vector{IntPoint}()
mag = 2
push!(path1, IntPoint(0.0, 0.0, mag, pres))
push!(path1, IntPoint(0.0, 1.5, mag, pres))
push!(path1, IntPoint(1.5, 1.5, mag, pres))
push!(path2, IntPoint(1.0, 0.0, mag, pres))
push!(path2, IntPoint(1.0, 1.0, mag, pres))
push!(path2, IntPoint(2.0, 1.0, mag, pres)))~",
     "path1: 0,0 0,1.5 1.5,1.5 | path2: 1,0 1,1 2,1",
     ""},
    {R"~(This very simple polygon makes it crash:
    std::vector<p2t::Point*> polyline = {
        new p2t::Point(-0.5,0.25),
        new p2t::Point(0.5,0.25),
        new p2t::Point(0.625,0.75)
    };
<img width="470" alt="Screenshot 2019-12-05 at 13)~",
     "polyline: -0.5,0.25 0.5,0.25 0.625,0.75",
     ""},
    {R"~(Perhaps it is no error, but the triangles differ:
(make-polygon-from-coords 5 17 7 14 6 14 6 9))~",
     ": 5,17 7,14 6,14 6,9",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(polyline = [(0, 0), (5, 0), (5, 3)]
outline = [(1, 1), (4, 1), (4, 2)])~",
     "outline: 1,1 4,1 4,2",
     "the list \"polyline\" was left out: it is no outline"},
    {R"~(xs = [0, 5, 5];
ys = [0, 0, 3];
in = inpolygon(xs, ys, px, py);)~",
     ": 0,0 5,0 5,3",
     "the numbers of xs became x, those of ys y"},
    {R"~(SDO_GEOMETRY(2007, NULL, NULL, SDO_ELEM_INFO_ARRAY(1,1003,1, 9,1003,4, 15,2003,1),
  SDO_ORDINATE_ARRAY(0,0, 4,0, 4,4, 0,0, 9,5, 10,6, 9,7, 9,5.5, 9.5,6, 9,6.5, 9,5.5)))~",
     ": 0,0 4,0 4,4",
     "an element of kind 1003, 4 was left out; it is no ring of straight sides; a hole without its outline was left out; the closing copy of the first vertex was dropped"},
    {R"~(> hull(xy)
$resverts
[1] 23 22 21 20
$rescoords
        [,1]   [,2]
 [1,]  0.000 -4.000
 [2,] -2.829 -2.829
 [3,] -4.000  0.500
 [4,]  0.000  4.000

[2, ] -2.829 -2.829 does not belong to it)~",
     ": 0,-4 -2.829,-2.829 -4,0.5 0,4",
     "other text around the polygons was left out"},
    {R"~(How do I cut the corner off? This is what I have, and it does not work:

 float[] hull =
            {
                0f, 0f, 4f, 0f, 4f, 3f
            };
Thanks.)~",
     "hull: 0,0 4,0 4,3",
     "the numbers were read as pairs x, y"},
    {R"~(<kml><Placemark><LineString><coordinates>1,1,5 2,...</coordinates></LineString></Placemark>
<Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 4,0 4,3 0,0</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>)~",
     ": 0,0 4,0 4,3",
     "a <LineString> was left out; it is no polygon; the closing copy of the first vertex was dropped"},
    {R"~(The hull that trips the assertion (bits, for exactness):

x0: 0x3f800000 //1.00
y0: 0x40000000 //2.00
x1: 0x40800000 //4.00
y1: 0x40000000 //2.00
x2: 0x40800000 //4.00
y2: 0x40a00000 //5.00)~",
     ": 1,2 4,2 4,5",
     "hexadecimal numbers were read as the bits of floats"},
    {R"~({"x1": 3, "y1": 1, "x2": 9, "y2": 1, "x3": 8, "y3": 6, "x4": 2, "y4": 6, "text": "EXIT"})~",
     ": 3,1 9,1 8,6 2,6",
     ""},
    {R"~(level.addPolygon(120, 40, "0 0 60 10 120 0 120 30 0 30")
The player falls through the dip in the middle.)~",
     ": 0,0 60,10 120,0 120,30 0,30",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(let door = new SAT.Polygon(new SAT.Vector(8, 4), [
  new SAT.Vector(0, 0),
  new SAT.Vector(2, 0),
  new SAT.Vector(0, 1)
]);
door.setAngle(0);
let lid = new SAT.Polygon(new SAT.Vector(1, 2), [
  new SAT.Vector(1, 0),
  new SAT.Vector(4, 0),
  new SAT.Vector(1, 1)
]);
lid.setAngle(3.141592653589793);)~",
     "door: 8,4 10,4 8,5 | lid: 0,2 -3,2.0000000000000004 -2.220446049250313e-16,1",
     "the position of the SAT.js polygon was added to its vertices; the vertices were turned by their angle, read as radians: setAngle takes them"},
    {R"~(Works:
new Shape([new Pt(0, 0), new Pt(6, 0), new Pt(6, 2)]);
Does not:
new Shape([new Pt(-w, -h), new Pt(w, -h), new Pt(0, h)]);)~",
     "Works: 0,0 6,0 6,2",
     "left out: line 4: \"w\" stands where a number should; write its value"},
    {R"~(const ring = [new Pt(1.5, 2), new Pt(9, 2), new Pt(4, 7)];
const probe = new Pt(3, 3);

(I moved everything 2 places to the left to make it readable)

`(0, 0), (7.5, 0), (2.5, 5)`)~",
     "ring: 1.5,2 9,2 4,7 | : 0,0 7.5,0 2.5,5",
     "other text around the polygons was left out"},
    {R"~(It fails somewhere in the union:
```wkt
8.1 47.2, 8.3 47.2, 8.3 47.4, 8.2 47.5, 8.1 47.4
```
The other operand is fine.)~",
     ": 8.1,47.2 8.3,47.2 8.3,47.4 8.2,47.5 8.1,47.4",
     "other text around the polygons was left out"},
    {R"~(Ring self-intersects at 2 2: 0 0, 4 4, 4 0, 0 4, 0 0)~",
     ": 0,0 4,4 4,0 0,4",
     "the numbers were read as pairs x, y; the closing copy of the first vertex was dropped"},
    {R"~(parcel_7 = 'LINEARRING Z (3.5 1.25 400.1, 6.5 1.25 400.3, 6.5 4 401, 3.5 4 401.2, 3.4 2.)~",
     "parcel_7: 3.5,1.25 6.5,1.25 6.5,4 3.5,4",
     "other text around the polygons was left out; z and m were dropped; the text ends within the ( of line 1: something may be missing"},
    {R"~(std::string a = "POLYGON((0 0,8 0,8 3,0 3,0 0))";
std::string b = "MULTIPOLYGON(((1 1,5 1,5 6,2 6,1 4,0.99)~",
     "a: 0,0 8,0 8,3 0,3 | b: 1,1 5,1 5,6 2,6 1,4",
     "other text around the polygons was left out; the text ends within the ( of line 2: something may be missing; the closing copy of the first vertex was dropped"},
    {R"~(Map.inside(
  Spot(12.5, 40.0),
  [Spot(10, 39), Spot(14, 39), Spot(14, 42), Spot(10, 39)],
  false)
returns true, but compare with
[{"x":3,"y":1},{"x":5,"y":1},{"x":4,"y":4}])~",
     ": 10,39 14,39 14,42 | : 3,1 5,1 4,4",
     "a single point beside the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~(See [the forum](https://forum.example.org/t/123) (and https://example.org/a) for the picture.
ship: [[0, -12], [9, 8], [0, 4], [-9, 8]])~",
     ": 0,-12 9,8 0,4 -9,8",
     ""},
    {R"~(g2.fillPolygon(new int[]{5, 15, 10}, new int[]{5, 5, 14}, 3);)~",
     ": 5,5 15,5 10,14",
     "the numbers of the first list became x, those of the second y"},
    {R"~(tri = polyshape([0 6 3], [0 0 5]);)~",
     "tri: 0,0 6,0 3,5",
     "the numbers of the first list became x, those of the second y"},
    {R"~(The wall begins at (2, 2), then goes to (9, 2), next to (9, 6) and finally back to (2, 6).)~",
     ": 2,2 9,2 9,6 2,6",
     ""},
    {R"~(wall = love.physics.newPolygonShape(body, -6, 12, 6, 12, 0, -6)
door = love.physics.newPolygonShape(-6, 12, 0, -6, 6, 12))~",
     "wall: -6,12 6,12 0,-6 | door: -6,12 0,-6 6,12",
     "the numbers were read as pairs x, y"},
    {R"~(plot_outline <- matrix(c(2, 7, 7, 1, 1, 5), ncol = 2)
plot(plot_outline))~",
     "plot_outline: 2,1 7,1 7,5",
     ""},
    {R"~(ring <- list(matrix(c(2, 1,
                      7, 1,
                      7, 5,
                      2, 1), ncol = 2, byrow = TRUE)))~",
     "ring: 2,1 7,1 7,5",
     "the closing copy of the first vertex was dropped"},
    {R"~((zone (net 1) (net_name VCC) (layer B.Cu) (hatch edge 0.5)
    (polygon
      (pts
(xy 80.5 -32.25) (xy 90.5 -32.25) (xy 90.5 -25) (xy 84.5 -22.)~",
     ": 80.5,-32.25 90.5,-32.25 90.5,-25",
     "other text around the polygons was left out; the text ends within a point: it was left out, and more may be missing"},
    {R"~(The set I pass is `[{x: 0, y: 80},{x: 0: y: 50}, {x: 180, y: 30}, {x: 180, y: 80}]` and it is drawn too far left.)~",
     ": 0,80 0,50 180,30 180,80",
     "other text around the polygons was left out"},
    {R"~(2.5], [10.25, 4.5], [13.5, 4.5], [13.5, 9.25], [10.25, 9.25], [1)~",
     ": 10.25,4.5 13.5,4.5 13.5,9.25 10.25,9.25",
     "other text around the polygons was left out; the text ends within a point: it was left out, and more may be missing; the text ends within the [ of line 1: something may be missing"},
    {R"~(Instead of
const body = Polygon([Vec2(-5, 0), Vec2(5, 0), Vec2(0, 3)]);
take two: `Polygon([Vec2(-5,0),Vec2(0,0),Vec2(0,3)])` and `Polygon([Vec2(5,0),Vec2(0,3),Vec2(0,0)])`.)~",
     ": -5,0 5,0 0,3 | : -5,0 0,0 0,3 | : 5,0 0,3 0,0",
     "other text around the polygons was left out"},
    {R"~(In [4]: outline = np.array([[0,21],[-3,21],[-3.5,17]]))~",
     "outline: 0,21 -3,21 -3.5,17",
     ""},
    {R"~(class Level(Base):
    def setup(self):
        pts = [(-5,57), (9, 50),  (44, 50), (45, 27)]
        self.add(pos=pts))~",
     "pts: -5,57 9,50 44,50 45,27",
     ""},
    {R"~(The crate never wakes up. Its corners are
  - `vertsx = [20, 26, 26, 20]`
  - `vertsy = [22, 22, 28, 28]`
and the ramp is
  - `vertsx = [-1, 0, 9, 3, -1]`
  - `vertsy = [-1, -5, -1, 4, 2]`)~",
     ": 20,22 26,22 26,28 20,28 | : -1,-1 0,-5 9,-1 3,4 -1,2",
     "other text around the polygons was left out; the numbers of vertsx became x, those of vertsy y"},
    {R"~(    public void TestTouch() {
        IGeometry a = rdr.Read("POLYGON ((0 -6.5, 3.75 -5.5, 8 -5.25, 12.5 -0.25, 11.)~",
     "a: 0,-6.5 3.75,-5.5 8,-5.25 12.5,-0.25",
     "other text around the polygons was left out; the text ends within the ( of line 2: something may be missing"},
    {R"~(The walls come from this service (trailing comma as it sends it):
zone = {
  "type": "MultiPolygon",
  "coordinates": [
    [[[0, 0], [8, 0], [8, 6], [0, 6]]],
    [[[20, 0], [28, 0], [28, 6]]],
  ],
}
feature = {"rings": [[[0, 10], [0, 14], [4, 14], [4, 10]], [[5, 10], [5, 14], [9, 14]]], "wkid": 4326})~",
     "coordinates: 0,0 8,0 8,6 0,6 | coordinates: 20,0 28,0 28,6 | rings: 0,10 0,14 4,14 4,10 | rings: 5,10 5,14 9,14",
     "other text around the polygons was left out"},
    {R"~(3 0.25 0.5 0.75 0.5 0.5 1
12 0.125 0.25 0.5 0.25 0.5 0.75 0.125 0.75)~",
     "class 3: 0.25,0.5 0.75,0.5 0.5,1 | class 12: 0.125,0.25 0.5,0.25 0.5,0.75 0.125,0.75",
     "the first number of each row was read as its class"},
    {R"~(What do the numbers of a row mean?

7 0.25 0.5 0.75 0.5 0.5 0.75

I know that the first one is the class.)~",
     "class 7: 0.25,0.5 0.75,0.5 0.5,0.75",
     "other text around the polygons was left out; the first number of each row was read as its class"},
    {R"~(These coordinates (x, y one after the other):
2.5,0,7,0.5,7,4,2.5,3.5

should give two triangles. The same points moved by one give three:
3.5,0,8,0.5,8,4,3.5,3.5
Seen with 1.13.0.)~",
     ": 2.5,0 7,0.5 7,4 2.5,3.5 | : 3.5,0 8,0.5 8,4 3.5,3.5",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(I gave it these:
<corners>
  <corner x="4" y="1" />
  <corner x="9" y="1" />
  <corner x="9" y="6" />
</corners>

... and it came back without a word.)~",
     ": 4,1 9,1 9,6",
     ""},
    {R"~(px = [0; 4; 4; 1];
py = [0; 1; 5; 4];
edge = [1,2;
    2,3;
    3,4;
    4,1];
[in, on] = inside(q, [px, py], edge);)~",
     ": 0,0 4,1 4,5 1,4",
     "other text around the polygons was left out; the numbers of px became x, those of py y; the list \"edge\" numbers vertices and was left out"},
    {R"~(RegionMember[Polygon[poly //. {{a___, p : {x_, y_}, b___} :> {a, p, b}}], {0, 0}]
but it is right for
RegionMember[Polygon[{{0, 0}, {6, 0}, {3, 0}, {0, 3}}], {0, 0}])~",
     ": 0,0 6,0 3,0 0,3",
     "a single point beside the polygons was left out"},
    {R"~(geom = {
    'segments': [[0, 1], [1, 2], [2, 3], [3, 0]],
    'vertices': [[5, -5], [5, 1], [0, 2], [0, -3]]
})~",
     "geom: 5,-5 5,1 0,2 0,-3",
     "the list \"segments\" numbers vertices and was left out"},
    {R"~(Response of the parcel service, all numbers as strings:
{"shape": [["12.5","3"],["20","3"],["20","9.25"]]})~",
     "shape: 12.5,3 20,3 20,9.25",
     ""},
    {R"~(<node id="31" lat="48.5" lon="9.25"/>
<node id="32" lat="48.5" lon="9.5"/>
<node id="33" lat="48.75" lon="9.5"/>)~",
     ": 9.25,48.5 9.5,48.5 9.5,48.75",
     ""},
    {R"~(Rounding goes wrong for [(Decimal('0.1'), Decimal('2')), (Decimal('4.3'), Decimal('2')), (Decimal('4.3'), Decimal('7'))])~",
     ": 0.1,2 4.3,2 4.3,7",
     ""},
    {R"~(This one is filled:
ctx.move_to(0, 0)
ctx.line_to(4, 0)
ctx.line_to(4, 5)
ctx.close_path()
ctx.move_to(10, 0)
ctx.line_to(14, 0)
ctx.line_to(14, 5))~",
     "ctx: 0,0 4,0 4,5 | ctx: 10,0 14,0 14,5",
     ""},
    {R"~(Works on XY:

    w = Workplane("XY").move(5, 2).lineTo(9, 0). \
        lineTo(9, 8).lineTo(0, 8).close()

but not on XZ:

    w = Workplane("XZ").move(5, 2).lineTo(9, 0). \
        lineTo(9, 8).lineTo(0, 8).close())~",
     ": 5,2 9,0 9,8 0,8 | : 5,2 9,0 9,8 0,8",
     ""},
    {R"~(>>> list(hull)
[(np.float64(0.5), np.float64(1.0)), (np.float64(4.0), np.float64(1.0)), (np.float64(4.0), np.float64(3.25))])~",
     ": 0.5,1 4,1 4,3.25",
     ""},
    {R"~(x = [0, 0, 1, None, 2, 4, 4, None]
y = [0, 1, 0, None, 5, 5, 8, None])~",
     ": 0,0 0,1 1,0 | : 2,5 4,5 4,8",
     "the numbers of x became x, those of y y"},
    {R"~(SELECT ST_Intersection(
  ST_GeomFromText('POLYGON ((3 0, 0 3, 3 3, 3 0))'),
  ST_GeomFromText('LINESTRING(0 0, 0.5 2.5, 1 0)'));)~",
     ": 3,0 0,3 3,3",
     "other text around the polygons was left out; an open LINESTRING was left out; it is no polygon; the closing copy of the first vertex was dropped"},
    {R"~(rot = np.array([[0, -1, 0],
                [1, 0, 0],
                [5, 7, 1]])
print(np.linalg.inv(rot))
hull = [[0, 0], [2, 0], [2, 1]])~",
     "hull: 0,0 2,0 2,1",
     "the matrix in line 1 was left out"},
    {R"~(The ring is cut where the log wraps: 0 0, 6 0, 6 4, 0 4, 0 2.5abc and so on)~",
     ": 0,0 6,0 6,4 0,4",
     "other text around the polygons was left out"},
    {R"~(select st_intersects(st_geomfromtext('polygon((1 1, 5 1, 5 4, 1 1))'),
                     st_geomfromtext('linestring(0 0, 2 3, 6 6)'));)~",
     ": 1,1 5,1 5,4",
     "other text around the polygons was left out; an open LINESTRING was left out; it is no polygon; the closing copy of the first vertex was dropped"},
    {R"~(It is a plain error of my own, I guess.
Before the Error export: "polygon": [{"y": 1, "x": 20}, {"y": 5, "x": 30}, {"y": 7, "x": 90}, {"y": 17, "x": 3}])~",
     "polygon: 20,1 30,5 90,7 3,17",
     ""},
    {R"~(The parser sees one point instead of all of these:
<gml:Polygon gml:id="p7" srsDimension="2">
<gml:exterior>
<gml:LinearRing>
<gml:pos>1.5E+0003 2.0</gml:pos>
<gml:pos>1.7E+0003 2.0</gml:pos>
<gml:pos>1.7E+0003 9.0</gml:pos>
<gml:pos>1.5E+0003 2.0</gml:pos>
</gml:LinearRing>
</gml:exterior>
</gml:Polygon>
and moves on.)~",
     ": 1500,2 1700,2 1700,9",
     "the closing copy of the first vertex was dropped"},
    {R"~(<gml:Surface><gml:patches><gml:PolygonPatch><gml:exterior><gml:LinearRing><gml:posList srsDimension="3">0 0 5 4 0 5 4 3 5 0 0 5</gml:posList></gml:LinearRing></gml:exterior></gml:PolygonPatch></gml:patches></gml:Surface>
<gml:LineString><gml:posList>0 0 1 1 2 5</gml:posList></gml:LineString>)~",
     ": 0,0 4,0 4,3",
     "a <LineString> was left out; it is no polygon; the third number of each point was dropped; the closing copy of the first vertex was dropped"},
    {R"~(julia> hull
Ring
├─ Point(x: 0.0, y: 0.0)
├─ Point(x: 3.0, y: 0.0)
├─ Point(x: 3.0, y: 2.0)
└─ Point(x: 0.0, y: 2.0)

julia> rim
Ring
├─ Point(x: 5.5, y: 0.5)
├─ Point(x: 6.5, y: 0.5)
└─ Point(x: 6.5, y: 1.5))~",
     ": 0,0 3,0 3,2 0,2 | : 5.5,0.5 6.5,0.5 6.5,1.5",
     "other text around the polygons was left out"},
    {R"~(In: [[0, 0], [3, 0], [3, 2]])~",
     "In: 0,0 3,0 3,2",
     ""},
    {R"~(The element has `clip-path: margin-box polygon(20px 0px, 90px 0, 60px 40px)` and is not clipped)~",
     ": 20,0 90,0 60,40",
     "other text around the polygons was left out; the unit px was dropped"},
    {R"~(<div id="box" style="width: 9em; -webkit-clip-path: polygon(evenodd, 0 0, 100% 0, 50% 75%)">text</div>
It should move to {"clip-path": "polygon(0% 0%, 100% 0%, 100% 50%)"})~",
     "id: 0,0 100,0 50,75 | clip-path: 0,0 100,0 100,50",
     "the unit % was dropped"},
    {R"~(LatLng verts[] = {
    {.lat = degsToRads(-8.5), .lng = degsToRads(18.0)},
    {.lat = degsToRads(-8.5), .lng = degsToRads(17.25)},
    {.lat = degsToRads(-6.0), .lng = degsToRads(18.0)}
};)~",
     "verts: 18,-8.5 17.25,-8.5 18,-6",
     "angles stay in degrees"},
    {"The tessellator draws nothing:\nint grid[] = { 4, 1, 19, 1, 19, 7 };\nadd_contour(tess, 2, grid, stride, 3);",
     "grid: 4,1 19,1 19,7",
     "left out: line 3: \"tess\" stands where a number should; write its value; the numbers were read as pairs x, y"},
    {"Smaller by two:\nOutline<double> scale;\nscale.addPoint(1, 1, 0);\nscale.addPoint(8, 1, 0);\nscale.addPoint(8, 6, 0);\nscale.isClosed() = true;\nauto small = offset(scale, -2.0);\nfor (auto const &p : small[0].points()) cout << \"x: \" << p.x() << \" y: \" << p.y() << endl;\nOn the screen\n> x: 3 y: 2 w: 0\n> x: 6 y: 2 w: 0\n> x: 6 y: 4 w: 0",
     ": 1,1 8,1 8,6 | : 3,2 6,2 6,4",
     "other text around the polygons was left out; left out: line 7: \"scale\" stands where a number should; write its value; z was dropped"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
