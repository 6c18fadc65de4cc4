#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& ringSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(Part of the layout of the page, where the line is cut too high:
<pg:TextLine id="t3">
  <pg:Coords points="2,3 29,3 29,10 2,11"/>
  <pg:Baseline points="3,9 11,8 28,9" conf="0.8"/>
</pg:TextLine>)~",
     "points: 2,3 29,3 29,10 2,11",
     "other text around the polygons was left out; a <Baseline> was left out; it is no polygon"},
    {R"~({"lines": [{"baseline": [[10, 50], [60, 52], [110, 50]],
  "boundary": [[10, 30], [110, 31], [110, 60], [12, 61]]}]})~",
     "boundary: 10,30 110,31 110,60 12,61",
     "the list \"baseline\" was left out: it is no outline"},
    {R"~(I get an error for this one, and I do not know why that should be:
ring = [(0, 0), (5, 0), (5, 3)]
TopologyException: side location conflict at [(0, 0), (5, 0), (5, 3), (0, 0)] and [(7, 0), (9, 0), (9, 3), (7, 0)])~",
     "ring: 0,0 5,0 5,3 | : 7,0 9,0 9,3",
     "an outline that is quoted again counts once; the closing copy of the first vertex was dropped"},
    {R"~(It should not matter at all if they are closed:
bare = [[0, 0], [4, 0], [4, 5], [0, 4]]
closed = [[0, 0], [4, 0], [4, 5], [0, 4], [0, 0]])~",
     "bare: 0,0 4,0 4,5 0,4 | closed: 0,0 4,0 4,5 0,4",
     "the closing copy of the first vertex was dropped"},
    {R"~(let areas = [[[0, 0], [9, 0], [9, 9]], [[20, 2], [23, 2], [23, 4]]];
for (const area of areas) earcut(area.flat());
earcut.flatten(areas);)~",
     "areas: 0,0 9,0 9,9 | areas: 20,2 23,2 23,4",
     ""},
    {R"~(Two islands without a hole, and both are given as paths:
const west = [{lat: 10, lng: 20}, {lat: 15, lng: 20}, {lat: 15, lng: 28}];
const east = [{lat: 31, lng: 21}, {lat: 32, lng: 21}, {lat: 32, lng: 22}];
new google.maps.Polygon({ paths: [west, east] });)~",
     "west: 20,10 20,15 28,15 | east: 21,31 21,32 22,32",
     ""},
    {R"~(Both of them, and none of the two has a gap inside:

[[0, 0], [9, 0], [9, 9], [0, 9]],
[[2, 2], [4, 2], [4, 4]])~",
     ": 0,0 9,0 9,9 0,9 | : 2,2 4,2 4,4",
     ""},
    {R"~(local zone = PolyZone:Create({ vector2(2.5, 3.0), vector2(9.5, 3.5), vector2(8.0, 9.0) }, { name = "zone" })
local spots = { vector3(3.5, 4.1, 3.5), vector3(6.2, 5.4, 3.5), vector3(7.1, 5.0, 3.5) })~",
     "zone: 2.5,3 9.5,3.5 8,9",
     "points that are called otherwise than an outline were left out"},
    {R"~(v = [(0, 0, 1), (5, 0, 1.2), (5, 3, 1.5), (2, 4, 1.1), (0, 3, 0.9)])~",
     "v: 0,0 5,0 5,3 2,4 0,3",
     "z was dropped"},
    {R"~(The edges around the face are these:
[7 4 -> 3 4]
[3 4 -> 3 1]
[3 1 -> 7 4]
and around the other one
Edge 0: (10, 0) -> (15, 0)
Edge 1: (15, 0) -> (15, 3.5)
Edge 2: (15, 3.5) -> (10, 0))~",
     ": 7,4 3,4 3,1 | : 10,0 15,0 15,3.5",
     "6 edges were read as those of polygons"},
    {R"~(The triangulation does not take this file:
```
5 5
0.5 0.25
6 0
7.5 4
3 6
0 3
0 1
1 2
2 4
4 3
3 0
```)~",
     ": 0.5,0.25 6,0 7.5,4 0,3 3,6",
     "the counts and the edges around the vertices were left out"},
    {R"~(const double px[] = {0., 1./4., 1., 0., 1./4., 1};
const double py[] = {0., 0., 0, 1./2, 1./2., 1./2.};
const int cells[][4] = {{0,1,4,3}, {1,2,5,4}};
for (int k = 0; k < 4; ++k) quad.addVertex(Point{px[cells[i][k]], py[cells[i][k]]});)~",
     "cells: 0,0 0.25,0 0.25,0.5 0,0.5 | cells: 0.25,0 1,0 1,0.5 0.25,0.5",
     "each row of numbers became a polygon of the points that it numbers; terms of numbers were computed"},
    {R"~(x = [0, 1, 1, 0, 3, 3]
y = [0, 0, 1, 1, 0, 1]
conn = [[0, 1, 2, 3], [1, 4, 5, 2]])~",
     "conn: 0,0 1,0 1,1 0,1 | conn: 1,0 3,0 3,1 1,1",
     "each row of numbers became a polygon of the points that it numbers"},
    {R"~(nodes = [[0, 0], [1, 0], [1, 1], [0, 1], [3, 0], [3, 1]]
conn = [[0, 1, 2, 3], [1, 4, 5, 2]])~",
     "nodes: 0,0 1,0 1,1 0,1 | nodes: 1,0 3,0 3,1 1,1",
     "line 2: the numbers tell which vertices make a polygon"},
    {R"~(areas:
  mill:
    x: [128.0, 176.0, 170.0]
    z: [-64.0, -64.0, -16.5]
  barn:
    x:
    - 28.0
    - 76.0
    - 70.0
    z:
    - -64.0
    - -63.0
    - -16.0)~",
     "areas: 128,-64 176,-64 170,-16.5 | barn: 28,-64 76,-63 70,-16",
     "the numbers of x became x, those of z y"},
    {R"~(>> roof.Vertices

ans =

   1.0e+03 *

    0.1200    0.0450
    1.3400    0.0450
    0.8800    0.7900
       NaN       NaN
    1.5000    0.1000
    1.7000    0.1000
    1.6000    0.2605
>>)~",
     "ans: 120,45 1340,45 880,790 | ans: 1500,100 1700,100 1600,260.5",
     "the factor above the rows was multiplied in"},
    {R"~(It does not part this one:
[http://example.org/demo/#path=1,1/7.5,1/7,6/2,5](http://example.org/demo/#path=1,1/7.5,1/7,6/2,5)
and this one, too: https://example.org/try?mode=2&points=10,1;17,-1;17,6)~",
     ": 1,1 7.5,1 7,6 2,5 | too: 10,1 17,-1 17,6",
     "the paths in addresses were read as points"},
    {R"~(The answer with the places in it:
  <way id="31">
    <bounds minlat="3" minlon="1" maxlat="8" maxlon="9"/>
    <nd ref="4" lat="3" lon="1"/>
    <nd ref="5" lat="8.5" lon="2"/>
    <nd ref="6" lat="4" lon="9"/>
    <nd ref="4" lat="3" lon="1"/>
    <tag k="natural" v="water"/>
  </way>)~",
     ": 1,3 2,8.5 9,4",
     "the closing copy of the first vertex was dropped"},
    {R"~({"elements": [{"type": "way", "id": 31, "nodes": [4, 5, 6, 7, 8, 4], "geometry": [
  {"lat": 3, "lon": 1}, {"lat": 8.5, "lon": 2}, {"lat": 8, "lon": 7}, {"lat": 5, "lon": 9}, {"lat": 4, "lon": 9}, {"lat": 3, "lon": 1}]},
{"type": "way", "id": 32, "nodes": [4, 5, 9], "geometry": [{"lat": 3, "lon": 1}, {"lat": 8.5, "lon": 2}, {"lat": 4, "lon": 9}]}]})~",
     "geometry: 1,3 2,8.5 7,8 9,5 9,4",
     "the closing copy of the first vertex was dropped; nodes of a map and ways that do not come back to their start were left out"},
    {R"~([{'type': 'node', 'id': 61, 'lat': 3.5, 'lon': 1.25}, {'type': 'node', 'id': 62, 'lat': 8, 'lon': 2},
 {'type': 'node', 'id': 63, 'lat': 4, 'lon': 9}, {'type': 'way', 'id': 7, 'nodes': [63, 61, 62, 63]}])~",
     "nodes: 9,4 1.25,3.5 2,8",
     "the closing copy of the first vertex was dropped; nodes of a map and ways that do not come back to their start were left out"},
    {R"~(Both should be filled, with C99 and gcc:
DrawTriangle( (Vector2) { 12, 5 }, (Vector2) { 3.5f, 21 }, (Vector2) { 19, 22 }, BLUE );
draw_quad(&(struct vec2){ .x = 1, .y = 2 }, &(struct vec2){ .x = 7, .y = 2 }, &(struct vec2){ .x = 8, .y = 5 }, &(struct vec2){ .x = 0, .y = 5 });)~",
     ": 12,5 3.5,21 19,22 | : 1,2 7,2 8,5 0,5",
     ""},
    {R"~(const b2Vec2 *wedge = (b2Vec2[]) { { 1, 2 }, { 6, 2.5 }, { 3, 7 } };
b2Vec2 keel[3] = { (b2Vec2){ -1, 0 }, (b2Vec2){ 4, -2 }, (b2Vec2){ 3, 3 } };
if (ready) { 5; })~",
     "wedge: 1,2 6,2.5 3,7 | keel: -1,0 4,-2 3,3",
     ""},
    {R"~(It takes 14 ms for this polygon in all runs: [[0, 0], [9, 1], [6, 8]]
and 3 ms for these points: [[2, 1], [9, 4], [4, 4]])~",
     ": 0,0 9,1 6,8 | : 2,1 9,4 4,4",
     ""},
    {R"~(## Robot
two wheels
## Settings
```
near_map:
  outline: "[ [0.5, 0.25], [0.75, 0.0], [0.5, -0.25], [-0.5, -0.25] ]"
far_map:
  outline: "[ [0.5, 0.25], [0.75, 0.0], [0.5, -0.25], [-0.5, -0.25] ]"
```)~",
     "near_map: 0.5,0.25 0.75,0 0.5,-0.25 -0.5,-0.25",
     "an outline that is quoted again counts once"},
    {R"~(west = [(0, 0), (9, 0), (9, 7), (0, 8)]
east = [(12, 2), (14, 2), (14, 5)]
MultiPolygon([west, east])
poly = Polygon([west, east])
drawPolygon(screen, [west, east]))~",
     "west: 0,0 9,0 9,7 0,8 | east: 12,2 14,2 14,5",
     ""},
    {R"~(const a = [[[0, 0], [9, 0], [9, 7]]];
clip(a, b); // { parts: [[
            //     [ 1, 0.5 ],
            //     [ 8, 1 ],
            //     [ 7, 4 ]
            // ]]}
done();)~",
     "a: 0,0 9,0 9,7 | parts: 1,0.5 8,1 7,4",
     "the lists of results in comments were read, too"},
    {R"~((gdb) p hull->count
$1 = 3
(gdb) p hull->pts
$2 = {{x = 2, y = 1}, {x = 9, y = 1}, {x = 6, y = 8}, {x = 31, y = 7}, {x = 4, y = 66}})~",
     "pts: 2,1 9,1 6,8",
     "entries of an array beyond the count beside it were left out"},
    {R"~((lldb) p m_count
(int) $0 = 4
(lldb) p m_vertices
(b2Vec2 [6]) $1 = {
  [0] = (x = 1, y = 0)
  [1] = (x = 7, y = 0)
  [2] = (x = 7, y = 4)
  [3] = (x = 2, y = 5)
  [4] = (x = 12, y = 30)
  [5] = (x = 44, y = 2)
})~",
     "m_vertices: 1,0 7,0 7,4 2,5",
     "entries of an array beyond the count beside it were left out"},
    {R"~(npoints = 3
xpoints = 10, 60, 35, 8, 0
ypoints = 10, 15, 70, 91, 2)~",
     ": 10,10 60,15 35,70",
     "the numbers of xpoints became x, those of ypoints y; entries of an array beyond the count beside it were left out"},
    {R"~(Wedge wedges[] = {
  {3, {{2, 1}, {8, 1}, {5, 6}, {0, 0}}},
  {4, {{11, 0}, {15, 0}, {15, 4}, {12, 5}}},
};)~",
     "wedges: 2,1 8,1 5,6 | wedges: 11,0 15,0 15,4 12,5",
     "entries of an array beyond the count beside it were left out"},
    {"rail[] belongs to the open one\nconst double\trail[] = { 0, 4, 9, 6, 14, 3 };\n"
     "const double\tring[] = { 2, 0, 8, 0, 8, 9, 1, 7 };\n"
     "open.insert(open.end(), reinterpret_cast<const P*>(rail), reinterpret_cast<const P*>(rail) + 3);\n"
     "shut.insert(shut.end(), reinterpret_cast<const P*>(ring), reinterpret_cast<const P*>(ring) + 4);\n"
     "c.AddOpenSubject({open});\nc.AddClip({shut});",
     "ring: 2,0 8,0 8,9 1,7",
     "open lines were left out; they are no polygons; the numbers were read as pairs x, y"},
    {R"~(The row below does not load:
(2003,8307,null,(1,1003,1),(3.5,1,9.25,1,9.25,6.5,4,7,3.5,1))
)~",
     ": 3.5,1 9.25,1 9.25,6.5 4,7",
     "the closing copy of the first vertex was dropped"},
    {R"~(// points that must be outside
Vec3 out[3];
out[0] = vec(1, 9, 0);
out[1] = vec(3, 8, 0);
out[2] = vec(9, 9, 0);

Vec3 kite[4];
kite[0] = vec(4, 0, 0);
kite[1] = vec(8, 3, 0);
kite[2] = vec(4, 7, 0);
kite[3] = vec(1, 3, 0);)~",
     "kite: 4,0 8,3 4,7 1,3",
     "points that the polygon is asked about were left out; z was dropped"},
    {R"~(<osm>
<node id="1" lat="1" lon="2"/><node id="2" lat="1" lon="8"/>
<node id="3" lat="6" lon="9"/><node id="4" lat="7" lon="3"/>
<way id="31"><nd ref="1"/><nd ref="2"/><nd ref="3"/></way>
<way id="32"><nd ref="1"/><nd ref="4"/><nd ref="3"/></way>
<way id="33"><nd ref="4"/><nd ref="2"/></way>
<relation id="5"><member type="way" ref="31" role="outer"/>
<member type="way" ref="32" role="outer"/><tag k="type" v="multipolygon"/></relation>
</osm>)~",
     ": 2,1 8,1 9,6 3,7",
     "the closing copy of the first vertex was dropped; nodes of a map and ways that do not come back to their start were left out"},
    {R"~({"elements": [{"type": "relation", "id": 4, "members": [
{"type": "way", "ref": 8, "role": "outer", "geometry": [{"lat": 1, "lon": 2}, {"lat": 1, "lon": 8}, {"lat": 6, "lon": 9}]},
{"type": "way", "ref": 9, "role": "outer", "geometry": [{"lat": 1, "lon": 2}, {"lat": 7, "lon": 3}, {"lat": 6, "lon": 9}]}]}]})~",
     "geometry: 2,1 8,1 9,6 3,7",
     "the closing copy of the first vertex was dropped"},
    {R"~(The vertices are at (0, 0), (7, 0), (0, 5).)~",
     ": 0,0 7,0 0,5",
     ""},
    {R"~(kite: (0, 0) -> (4, 1) -> (6, 6) -> (0, 0))~",
     "kite: 0,0 4,1 6,6",
     "the closing copy of the first vertex was dropped"},
    {R"~(edges: (0, 0) -> (4, 1), (4, 1) -> (6, 6), (6, 6) -> (0, 0))~",
     ": 0,0 4,1 6,6",
     ""},
    {R"~(polygon([[0, 0], [4, 1], [6, 6]])
Unable to find segment #3 [1.5, 2.5] -> [6.5, 7.25] in the tree.
Unable to find segment #4 [1.5, 3.5] -> [5.5, 8.25] in the tree.)~",
     ": 0,0 4,1 6,6",
     "points with an arrow between two of them were left out"},
    {R"~(let coords = [[0, 0], [6, 0], [5, 8], [2, 3]];
let t = ConstrainedDelaunay(coords, [[0, 1], [1, 2], [2, 3], [3, 0]]);)~",
     "coords: 0,0 6,0 5,8 2,3",
     "the list \"t\" was left out: it is no outline"},
    {R"~(viewer.entities.add({
  polygon: {
    hierarchy: Cesium.Cartesian3.fromDegreesArray([41, 3, 43, 12, 28, 15, 21, 9])
  }
});
viewer.entities.add({
  polyline: {
    positions: Cesium.Cartesian3.fromDegreesArray([5, 15, 6, 18, 9, 11])
  }
});)~",
     "hierarchy: 41,3 43,12 28,15 21,9",
     "open lines were left out; they are no polygons; the numbers were read as pairs x, y"},
    {R"~(const way = [[5, 5], [6, 6], [7, 9]];
AMap.Polygon({path: [[1, 2], [3, 9], [8, 4]]});
AMap.Polyline({path: way, strokeWeight: 3});
AMap.Polyline({path: [[5, 2], [6, 3], [7, 1]]});)~",
     ": 1,2 3,9 8,4",
     "open lines were left out; they are no polygons"},
    {R"~(cv2.polylines(img, [np.array([[5, 5], [6, 6], [7, 9]])], True, 255)
cv2.fillPoly(img, [np.array([[1, 2], [3, 9], [8, 4]])], 255))~",
     ": 5,5 6,6 7,9 | : 1,2 3,9 8,4",
     ""},
    {R"~({"type": "LineString", "coordinates": [[5, 5], [6, 6], [7, 9]]}
{"type": "Polygon", "coordinates": [[[1, 2], [3, 9], [8, 4], [1, 2]]]})~",
     ": 1,2 3,9 8,4",
     "a LineString was left out; it is no polygon; the closing copy of the first vertex was dropped"},
    {R"~(julia> wall
Ring
├─ Point(x: 0.0 ft, y: 0.0 ft)
├─ Point(x: 7.5 ft, y: 0.0 ft)
└─ Point(x: 7.5 ft, y: 4.0 ft))~",
     ": 0,0 7.5,0 7.5,4",
     "the unit ft was dropped"},
    {R"~(corner 1: 3 m, 2 m
corner 2: 9 m, 2 m
corner 3: 9 m, 8 m)~",
     "corner: 3,2 9,2 9,8",
     "the unit m was dropped"},
    {R"~(import ezdxf
line = msp.add_lwpolyline([
    (0, 0, 0.5, 0.5, 0), (6, 0, 0.5, 0.5, 0), (6, 4, 0.5, 0.5, 0)], close=True))~",
     "line: 0,0 6,0 6,4",
     "widths and other numbers behind the corners of an LWPOLYLINE were left out"},
    {R"~(library(sf)
m <- matrix(c(0, 7, 7, 0, 0, 0, 5, 0), 4, 2))~",
     "m: 0,0 7,0 7,5",
     "the closing copy of the first vertex was dropped; the columns of a matrix of R were read as x and y"},
    {R"~(The first rows of it are:

"shape","nr","x","y","kind"
1,1,10,40,"leaf"
1,2,60,41,"leaf"
1,3,30,75,"leaf"

How do I close it?)~",
     "1: 10,40 60,41 30,75",
     "other text around the polygons was left out; column \"nr\" was left out; column \"kind\" was left out"},
    {R"~(<description>
<polygon y1="-5" x1="-6" x2="-1" closed="false" y2="-2" x3="-3" y3="3"/>
<polygon y1="1" x1="2" x2="9" y2="3" y3="8" antialias="false" x3="4"/>
</description>)~",
     ": 2,1 9,3 4,8",
     "elements that are no closed line were left out"},
    {R"~(In Orca I have to write
10x30, 10x22, 40x22, 40x30)~",
     ": 10,30 10,22 40,22 40,30",
     ""},
    {R"~(let area = MKPolygon(coordinates: [(1, 2), (3, 9), (8, 4)], count: 3)
let way = MKPolyline(coordinates: [(5, 5), (6, 6), (7, 9)], count: 3))~",
     "area: 1,2 3,9 8,4",
     "open lines were left out; they are no polygons"},
    {R"~(Of $P=(-2,1)$, $Q=(3,-4)$ and $R=(6,2)$ I need the area.

With $A=\frac12\sum (x_i+x_{i+1})(y_{i+1}-y_i)$ it is negative.)~",
     ": -2,1 3,-4 6,2",
     "points with different names were joined into one polygon"},
    {R"~(navmesh of the hall:
positions = [
  0, 1, 0,
  4, 1, 0,
  4, 1, 3,
  0, 1, 3
])~",
     "positions: 0,0 4,0 4,3 0,3",
     "y was dropped, z is y"},
    {R"~(Paint.Fill(((300, 8), (299,552130176514, 20,1250610351562), (298,125457763672, 31,5502319335938), (297,250579833984, 8), (260,5, 41,25))))~",
     ": 300,8 299.552130176514,20.1250610351562 298.125457763672,31.5502319335938 297.250579833984,8 260.5,41.25",
     ""},
    {R"~(El contorno que corto:
`   7|2
   15|2
   15|11
   6|9
`
Pide recortar(rutas, 3.5, resto, 2, 3);)~",
     ": 7,2 15,2 15,11 6,9",
     "other text around the polygons was left out; left out: line 7: \"rutas\" stands where a number should; write its value"},
    {R"~(Only half of it is drawn in the window on the left:
x = [0, 7, 7, 0]
y = [0, 0, 2, 2])~",
     ": 0,0 7,0 7,2 0,2",
     "the numbers of x became x, those of y y"},
    {R"~(corner,x,y,weight
Alder,1,3,0.5
SouthGate,9,2,1
Well,7,8,1)~",
     ": 1,3 9,2 7,8",
     "column \"weight\" was left out; every row has a name of its own: the rows are one polygon"},
    {R"~(Only half of this one is cut and I cannot tell why it is so:
sheet1: (1, 2), (9, 2), (9, 7), (3, 8))~",
     "sheet: 1,2 9,2 9,7 3,8",
     ""},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
