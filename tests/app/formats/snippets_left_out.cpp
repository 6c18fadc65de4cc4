#include "tests/app/formats/snippets.h"
#include "tests/app/formats/snippets_choices.h"

namespace sepax::testing {

const std::vector<AngleSnippet>& angleSnippets() {
  // clang-format off
  static const std::vector<AngleSnippet> table = {
    {R"~({"angle": 90, "vertices": [[1,0],[2,0],[2,1]]})~",
     "read as degrees: 90 is more than a full turn in radians",
     "vertices: 0,1 0,2 -1,2", "vertices: -0.448,0.894 -0.896,1.788 -1.79,1.34"},
    {R"~({"rotation": 1.5, "vertices": [[1,0],[2,0],[2,1]]})~",
     "read as radians: none is more than a full turn in radians",
     "vertices: 1,0.026 1.999,0.052 1.973,1.052", "vertices: 0.071,0.997 0.141,1.995 -0.856,2.066"},
    {R"~({"angle_deg": 1.5, "vertices": [[1,0],[2,0],[2,1]]})~",
     "read as degrees: its name \"angle_deg\" says so",
     "vertices: 1,0.026 1.999,0.052 1.973,1.052", "vertices: 0.071,0.997 0.141,1.995 -0.856,2.066"},
    {R"~({"rotationRadians": 90, "vertices": [[1,0],[2,0],[2,1]]})~",
     "read as radians: its name \"rotationRadians\" says so",
     "vertices: 0,1 0,2 -1,2", "vertices: -0.448,0.894 -0.896,1.788 -1.79,1.34"},
    // one angle that can only be degrees tells the unit of all
    {R"~([{"angle": 1.5, "vertices": [[1,0],[2,0],[2,1]]}, {"angle": 90, "vertices": [[1,0],[2,0],[2,1]]}])~",
     "read as degrees: 90 is more than a full turn in radians",
     ": 1,0.026 1.999,0.052 1.973,1.052 | : 0,1 0,2 -1,2",
     ": 0.071,0.997 0.141,1.995 -0.856,2.066 | : -0.448,0.894 -0.896,1.788 -1.79,1.34"},
  };
  // clang-format on
  return table;
}

const std::vector<LeftOutSnippet>& leftOutSnippets() {
  // clang-format off
  static const std::vector<LeftOutSnippet> table = {
    {R"~(GEOMETRYCOLLECTION (POINT (1 2), POLYGON ((0 0, 2 0, 1 2)), POINT Z (3 4 5), LINESTRING (0 0, 5 5), POLYGON EMPTY, CIRCULARSTRING (0 0, 1 1, 2 0)))~",
     ": 0,0 2,0 1,2",
     "2 point were left out; they are no polygons; a linestring was left out; it is no polygon; an empty polygon was left out; it is no polygon; a circularstring was left out; it is no polygon"},
    {R"~(TIN (((0 0, 2 0, 1 2, 0 0)), ((2 0, 4 0, 3 2, 2 0))))~",
     ": 0,0 2,0 1,2 | : 2,0 4,0 3,2",
     "the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~({"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},{"type":"Polygon","coordinates":[[[0,0],[2,0],[1,2]]]},{"type":"Point","coordinates":[3,4]},{"type":"LineString","coordinates":[[0,0],[5,5]]}]})~",
     ": 0,0 2,0 1,2",
     "2 Point were left out; they are no polygons; a LineString was left out; it is no polygon"},
    {R"~({"type":"FeatureCollection","features":[{"type":"Feature","geometry":null},{"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[0,0],[2,0],[1,2]]]}},{"type":"Feature","geometry":{"type":"Polygon","coordinates":[]}}]})~",
     ": 0,0 2,0 1,2",
     "a Feature without a geometry was left out; it is no polygon; a Polygon without rings was left out; it is no polygon"},
    {R"~(<kml><Point><coordinates>1,2</coordinates></Point><LineString><coordinates>1,2 3,4</coordinates></LineString><Polygon><coordinates>0,0 2,0 1,2</coordinates></Polygon><Point><coordinates>3,4</coordinates></Point></kml>)~",
     ": 0,0 2,0 1,2",
     "2 <Point> were left out; they are no polygons; a <LineString> was left out; it is no polygon"},
    {R"~(<svg><circle r="3"/><ellipse rx="3" ry="2"/><polygon points="0,0 2,0 1,2"/><circle r="4"/><path d="M0 0L5 5M7 7h1v1z"/></svg>)~",
     ": 0,0 2,0 1,2 | : 7,7 8,7 8,8",
     "2 <circle> were left out; they are no polygons; an <ellipse> was left out; it is no polygon; a line of a <path> was left out; it is no polygon"},
    {"0\nSECTION\n2\nENTITIES\n0\nARC\n10\n1\n0\nTEXT\n1\nwall\n0\nLWPOLYLINE\n70\n1\n10\n0\n20\n0\n10\n2\n20\n0\n10\n1\n20\n2\n0\nARC\n10\n1\n0\nENDSEC\n0\nEOF\n",
     ": 0,0 2,0 1,2",
     "2 ARC were left out; they are no polygons; a TEXT was left out; it is no polygon"},
    {"v 0 0 0\nv 2 0 0\nv 1 2 0\nl 1 2\np 1\np 2\nf 1 2\nf 1 2 3\n",
     ": 0,0 2,0 1,2",
     "each face of the OBJ mesh became a polygon; a line was left out; it is no polygon; 2 point were left out; they are no polygons; a face with fewer than three corners was left out; it is no polygon"},
    {R"~([{"name": "ball", "radius": 2, "center": [1, 2]}, {"name": "box", "vertices": [[0,0],[2,0],[1,2]]}])~",
     "box: 0,0 2,0 1,2",
     "a circle was left out; it is no polygon; a single point beside the polygons was left out"},
  };
  // clang-format on
  return table;
}

const std::vector<MalformedSnippet>& pointsOfOtherThings() {
  // clang-format off
  static const std::vector<MalformedSnippet> table = {
    {R"~(Snapped to the canal and not to the towpath, the request is
{"costing": "walk", "shape": [{"lat": 52.25, "lon": 5.5, "time": 900}, {"lat": 52.5, "lon": 5.625, "time": 960}, {"lat": 52.75, "lon": 6.5, "time": 1020}, {"lat": 53.5, "lon": 6.25, "time": 1080}]})~",
     "line 2: where something was at each time is no outline; give the corners of a polygon"},
    {R"~(puntos = [
    {'timestamp': 1650000001, 'x': 30.5, 'y': 7.25},
    {'timestamp': 1650000031, 'x': 44.0, 'y': 9.75},
    {'timestamp': 1650000061, 'x': 23.0, 'y': 12.5},
])~",
     "line 1: where something was at each time is no outline; give the corners of a polygon"},
    {R"~(# film of oxide, third day
# wavelength[nm]   counts/s
410.5    118
411.0    131
411.5    125
412.0    160)~",
     "line 3: the columns of this table are not those of points; name them x and y"},
    {R"~(<?xml version="1.0"?>
<voyage name="Kiel - Malmö">
  <waypoint id="1" name="PIER"><position lat="54.25" lon="10.125"/></waypoint>
  <waypoint id="2"><position lat="54.5" lon="10.5"/><leg speed="12"/></waypoint>
  <waypoint id="3" name="BUOY 7"><position lat="55.25" lon="12.75"/></waypoint>
</voyage>)~",
     "no polygon found: places on a way were left out; they are no polygon"},
    {R"~(The last point of my tour is lost:
<rte><name>Dolomiti</name>
<rtept lat="46.5" lon="11.25"><name>start</name></rtept>
<rtept lat="46.75" lon="11.5"><name>hut</name></rtept>
<rtept lat="46.25" lon="11.75"><name>pass</name></rtept>
</rte>)~",
     "the points of a GPS track are no polygon; give the corners of one"},
    {R"~(The editor says while it opens my level:

> Vertex 310 at (-640, 96) is unused and was dropped.
Vertex 311 at (-512, 96) is unused and was dropped.
Vertex 340 at (-512, 224) is unused and was dropped.)~",
     "line 3: places where something is amiss are no polygon; give the corners of one"},
    {R"~(Linedef 31 near (72, 168) has no front side.
Linedef 35 near (90, 168) has no front side.
Linedef 49 near (90, 276) has no front side.)~",
     "line 1: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(The mesh has a gap below the stairs, and `query.find_path()` returns

```
(-71.5, -240.0, 15.5)
(-52.5, -246.5, 19.75)
(-49.0, -251.75, 19.5)
(-46.5, -265.25, 15.5)
```

as if there were none.)~",
     "line 4: a path that was found is no outline; give the corners of a polygon"},
    {R"~(The door of our mod stays shut.
register_thing("gate", {
    collisionbox = {-0.75, -0.5, -0.125, 0.75, 1.5, 0.125},
    selectionbox = {-0.5, -0.25, -0.0625, 0.5, 1.25, 0.0625, rotate = true},
})
It stands at (7, 2.5, -31).)~",
     "polygon 1 in line 6 has 1 vertex; a polygon needs at least three"},
    {R"~(Sold by month:

| | A | B |
|---|---|---|
| 1 | Month | Sales |
| 2 | 4 | 61 |
| 3 | 9 | 42 |
| 4 | 7 | 28 |)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The editor hangs with each of them:
polygon took ms: 12.5, 3.75
polygon took ms: 9.25, 4.5
polygon took ms: 31.0, 6.25)~",
     "line 2: times and rates are no points; give the corners of a polygon"},
    {R"~(- outline seconds = (2.5, 1.25)
- outline seconds = (3.5, 1.75)
- outline seconds = (1.5, 2.75))~",
     "line 1: times and rates are no points; give the corners of a polygon"},
    {R"~(% angle   deg
14.5   31
9.25   78
20.5   44
11     12)~",
     "line 2: the columns of this table are not those of points; name them x and y"},
    {R"~(What is their correlation?

x
y
4
12.5
1
13.5
2
3.75
9
14.25)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
  };
  // clang-format on
  return table;
}

const std::vector<ReportedSnippet>& otherOutlines() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~({"polygon": [{"lon": 6.5, "lat": 50.25, "time": 30},
  {"lon": 6.75, "lat": 50.5, "time": 40},
  {"lon": 6.25, "lat": 50.75, "time": 50}]})~",
     "polygon: 6.5,50.25 6.75,50.5 6.25,50.75",
     ""},
    {R"~(<boundary>
<waypoint id="a"><position x="14" y="3"/></waypoint>
<waypoint id="b"><position x="29" y="5"/></waypoint>
<waypoint id="c"><position x="17" y="28"/></waypoint>
</boundary>)~",
     ": 14,3 29,5 17,28",
     ""},
    {R"~(corner 1 at (11, 2) is convex
corner 2 at (14, 2) is convex
corner 3 at (14, 8) is convex)~",
     ": 11,2 14,2 14,8",
     "2 numbers between the points were left out"},
    {R"~(find_path() returns nothing on this navmesh polygon:
[(11, 5), (44, 5), (44, 61), (13, 72)])~",
     ": 11,5 44,5 44,61 13,72",
     ""},
    {R"~(The pathfinding goes around this island. `get_clip_path()` returns its outline:
(15, 4), (42, 4), (42, 61), (13, 72))~",
     ": 15,4 42,4 42,61 13,72",
     ""},
    {R"~(hitbox = [4, 1, 3, 2, 2, 8])~",
     "hitbox: 4,1 3,2 2,8",
     "the numbers were read as pairs x, y"},
    {R"~(The function never ends. In the window of the debugger `ring` has
+		[0]	{m_data={m128_f32=0x000000a1 {-7.5, 0.25, 0.0, 0.0} m128_u64=0x000000a1 {...} ...} ...}	Core::Vector2
+		[1]	{m_data={m128_f32=0x000000b2 {3.25, 0.75, 0.0, 0.0} m128_u64=0x000000b2 {...} ...} ...}	Core::Vector2
+		[2]	{m_data={m128_f32=0x000000c3 {1.0, 9.0, 0.0, 0.0} m128_u64=0x000000c3 {...} ...} ...}	Core::Vector2)~",
     ": -7.5,0.25 3.25,0.75 1,9",
     ""},
    {R"~(julia> ring
3-element Vector{Point2f}:
 Point(-0.75f0, 0.25f0)
 Point(1.5f2, 0.5f0)
 Point(0.125f0, 7.0f1))~",
     "element: -0.75,0.25 150,0.5 0.125,70",
     ""},
    {R"~(Here is what it prints:
`next corner of the outer ring: 14.5,1.25

next corner of the outer ring: 19,2.5

next corner of the outer ring: 17,8.5

DEBUG: 3 corners of (17;8), (14;1)`)~",
     ": 14.5,1.25 19,2.5 17,8.5",
     "other text around the polygons was left out"},
    {R"~(Is my point inside? The corners stand in B2:C5 of the sheet:

| | B | C |
|--|--|--|
| 1 | Latitude | Longitude |
| 2 | 48.25 | 16.5 |
| 3 | 48.5 | 16.75 |
| 4 | 48.125 | 17.25 |

=INSIDE(E1, B2:C4))~",
     ": 16.5,48.25 16.75,48.5 17.25,48.125",
     "other text around the polygons was left out"},
    {R"~(The outline is in

	C	D
6	x	y
7	14	1
8	19	2
9	17	8

and no other cell.)~",
     ": 14,1 19,2 17,8",
     ""},
    {R"~(A knot is put into my outline, and it jumps to the origin.
```js
const knots = [];
const K = new Knot(15, 62);
const L = new Knot(71, 58);
const M = new Knot(88, 12);
const N = new Knot(23, 4);
knots.push(K, L, M, N);
draw(knots);
const extra = new Knot(80, 35);
```)~",
     ": 15,62 71,58 88,12 23,4",
     "the points of a list were taken by their names"},
    {R"~(ArrayList<Spot> rim = new ArrayList<>();
Spot a = new Spot(3, 1);
Spot b = new Spot(9, 2);
Spot c = new Spot(7, 8);
Spot d = new Spot(4, 4);
rim.add(c); rim.add(a); rim.add(b);
print(d);)~",
     "rim: 7,8 3,1 9,2",
     "the points of a list were taken by their names"},
    {R"~(p <- c(2, 3); q <- c(9, 4); r <- c(6, 11); s <- c(5, 5)
ring <- rbind(p, q, r))~",
     "ring: 2,3 9,4 6,11",
     "the points of a list were taken by their names"},
    {R"~(How do I shade the common part in MetaPost?
```
path r, s;
r := (4,8)--(44,8)--(38,30)--(4,26)--cycle;
s := (30,20)--(60,22)--(52,41)--
  cycle;
fill buildcycle(r, s) withcolor .6[blue,white];
```)~",
     "r: 4,8 44,8 38,30 4,26 | s: 30,20 60,22 52,41",
     "other text around the polygons was left out"},
    {R"~(pair U=(2,1), V=(14,3), W=(11,9), O=(6,4);
filldraw(U--V--W--cycle, palegray);)~",
     ": 2,1 14,3 11,9",
     "the points of a list were taken by their names"},
    {R"~([R] hatching of the second ring
> plot(0:20, 0:20, type = "n")
> polygon(c(2, 7, 8, NA, 11, 17, 16),
+         c(3, 4, 9, NA, 5, 6, 12),
+         density = c(8, 16), angle = c(30, 60), border = c("black", "green"))
The second one has no lines at all.)~",
     ": 2,3 7,4 8,9 | : 11,5 17,6 16,12",
     "the numbers of the first list became x, those of the second y"},
    {R"~(polygon(c(2, 7, 8, 3), c(3, 4, 9, 6), lty = c(2, 3, 5, 7)))~",
     ": 2,3 7,4 8,9 3,6",
     "the numbers of the first list became x, those of the second y"},
    {R"~(Is the area of this parcel right? I get half of it.

Corner

N (m)

E (m)

P1

410.5

87.25

P2

433.75

130.5

P3

402.25

151.75

P4

381.5

118.0

P1

410.5

87.25

(and so back to P1))~",
     ": 87.25,410.5 130.5,433.75 151.75,402.25 118,381.5",
     "the closing copy of the first vertex was dropped; cells below each other were read as the rows of a table"},
    {R"~(> Which area has it?
>
> Nr.
> Rechtswert
> Hochwert
> 1
> 31.5
> 8
> 2
> 44
> 6.25
> 3
> 39.5
> 21
>
> Danke)~",
     ": 31.5,8 44,6.25 39.5,21",
     "cells below each other were read as the rows of a table"},
    {R"~(; oak   gravel
3.5   1.25
8.25  2.5
7     9.75
2     6)~",
     ": 3.5,1.25 8.25,2.5 7,9.75 2,6",
     ""},
    {R"~(polypath(c(0, 12, 12, 0, NA, 20, 25, 22), c(0, 0, 7, 7, NA, 1, 2, 9), col = c(2, 4), rule = "evenodd"))~",
     ": 0,0 12,0 12,7 0,7 | : 20,1 25,2 22,9",
     "the numbers of the first list became x, those of the second y"},
    {R"~(auto k = Spot(1, 2), l = Spot(8, 3);
auto m = Spot(6, 9), n = Spot(4, 4);
border.insert(0, l); border.insert(1, m); border.insert(2, k);)~",
     "border: 8,3 6,9 1,2",
     "the points of a list were taken by their names; left out: line 3: \"l\" stands where a number should; write its value"},
    {R"~(Punktliste:
7.5, 51.25;7.75, 51.5; 8 51.25; 7.5 51.25

Die teile ich am ; und lese sie ein.)~",
     ": 7.5,51.25 7.75,51.5 8,51.25",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~(The arrow breaks it:
`fill(arrayOf(Spot(2, 1), Spot(9, 1), Spot(6, 8), Spot(2, 5)))`

 MeshError: poly2mesh: edge event is not handled! [(4.5, 1), (2, 1), (9, 1)])~",
     ": 2,1 9,1 6,8 2,5",
     "other text around the polygons was left out; points on one line that an error names were left out"},
    {R"~(The rim is neither here nor there:
```
frame = [(1, 1), (7, 1), (7, 5), (2, 6)]
print(pip((1, 3), frame), pip((7, 3), frame), pip((4, 1), frame))
```)~",
     "frame: 1,1 7,1 7,5 2,6",
     "points that the polygon is asked about were left out"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
