#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& toldSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(fence.Points.Add(new PointLatLng(-25.5, 32.25));
fence.Points.Add(new PointLatLng(-25.75, 32.5));
fence.Points.Add(new PointLatLng(-25.5, 32.75));)~",
     "Points: 32.25,-25.5 32.5,-25.75 32.75,-25.5",
     "LatLng: the second number became x, the first y"},
    {R"~(let area = [CLLocationCoordinate2DMake(51.5, -0.125), CLLocationCoordinate2DMake(51.625, -0.125), CLLocationCoordinate2DMake(51.625, 0.25)])~",
     "area: -0.125,51.5 -0.125,51.625 0.25,51.625",
     "LatLng: the second number became x, the first y"},
    {R"~(I/Map: clicked lat/lng: (41.25,2.5)
I/Map: clicked lat/lng: (41.5,2.5)
I/Map: clicked lat/lng: (41.5,2.75))~",
     ": 2.5,41.25 2.5,41.5 2.75,41.5",
     "LatLng: the second number became x, the first y"},
    {R"~(wrong = [LatLng(-120, 36), LatLng(-121, 36), LatLng(-121.5, 35.5)])~",
     "wrong: -120,36 -121,36 -121.5,35.5",
     "LatLng: the first numbers are no latitudes; they became x as they are written"},
    {R"~(path = [LngLat(-87, 36), LngLat(-86, 36), LngLat(-85.5, 35.5)])~",
     "path: -87,36 -86,36 -85.5,35.5",
     ""},
    {R"~(const corners = [[37.5, -109], [41, -109.25], [41, -102]];
const shown = L.polygon(corners, {color: "red"}).addTo(map);)~",
     "corners: -109,37.5 -109.25,41 -102,41",
     "Leaflet: the second number became x, the first y"},
    {R"~(folium.Polygon(locations=[[37.5, -109], [41, -109.25], [41, -102]], color="red"))~",
     "locations: -109,37.5 -109.25,41 -102,41",
     "Leaflet: the second number became x, the first y"},
    {R"~(These latitude and longitude pairs go around the farm:

- 39.5, -95.25
- 42.25, -101.5
- 40.5, -101

Is 40.25, -97.5 within?)~",
     ": -95.25,39.5 -101.5,42.25 -101,40.5",
     "other text around the polygons was left out; the latitude is named first: the second number became x, the first y"},
    {R"~(const latLngs = [[36, -87], [36, -86], [35.5, -85.5]];
const other = [[1, 2], [3, 4], [1, 5]];)~",
     "latLngs: -87,36 -86,36 -85.5,35.5 | other: 1,2 3,4 1,5",
     "the latitude is named first: the second number became x, the first y"},
    {R"~(farm = [(36, -87), (36, -86), (35.5, -85.5)]  # lat, lon
# lon, lat
lake = [(-87, 36), (-86, 36), (-85.5, 35.5)])~",
     "farm: -87,36 -86,36 -85.5,35.5 | lake: -87,36 -86,36 -85.5,35.5",
     "the latitude is named first: the second number became x, the first y"},
    {R"~(My polygon with latitude and longitude:
{"type": "Polygon", "coordinates": [[[-87, 36], [-86, 36], [-85.5, 35.5], [-87, 36]]]})~",
     ": -87,36 -86,36 -85.5,35.5",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~(My area (latitude and longitude):
[{"lat": 36, "lng": -87}, {"lat": 36, "lng": -86}, {"lat": 35.5, "lng": -85.5}])~",
     "My: -87,36 -86,36 -85.5,35.5",
     ""},
    {R"~(corner0 = [7.5, -2.5]  # of the area
corner1 = [2, 3.5]
corner2 = [-2, 4]
north = np.array([corner0[0], corner1[0], corner2[0]])
x, y = -6, 5  # the place)~",
     ": 7.5,-2.5 2,3.5 -2,4",
     "the points of a list were taken by their names"},
    {R"~(bg::model::linestring<point> input{{0, 0}, {5, 1}, {7, 4}};
bg::model::polygon<point> area{{{0, 0}, {0, 9}, {9, 9}, {0, 0}}};)~",
     ": 0,0 0,9 9,9",
     "open lines were left out; they are no polygons; the closing copy of the first vertex was dropped"},
    {R"~(This LineString:

[[0, 0], [5, 1], [7, 4], [2, 4]]

The ring of it is
[[0, 0], [5, 1], [7, 4], [0, 4]])~",
     ": 0,0 5,1 7,4 0,4",
     "the list \"LineString\" was left out: it is no outline"},
    {R"~(const coords = [[0, 0], [5, 1], [7, 4], [2, 4]];
const line = new LineString(coords);
const area = new Polygon(coords);)~",
     "coords: 0,0 5,1 7,4 2,4",
     ""},
    {R"~(pts = [[0, 0], [5, 1], [7, 4], [2, 4]]
area = Polygon(pts)
tree = KDTree(pts))~",
     "pts: 0,0 5,1 7,4 2,4",
     ""},
    {R"~(Nodes:
[[0.   0.  ]
 [1.   0.  ]
 [1.   1.  ]
 [0.   1.  ]
 [0.5  0.5 ]]
Cells:
[[0 1 4]
 [1 2 4]
 [2 3 4]
 [3 0 4]])~",
     "Nodes: 0,0 1,0 0.5,0.5 | Nodes: 1,0 1,1 0.5,0.5 | Nodes: 1,1 0,1 0.5,0.5 | Nodes: 0,1 0,0 0.5,0.5",
     "line 8: the numbers tell which vertices make a polygon"},
    {R"~(verts = [[0, 0], [1, 0], [1, 1], [0, 1]]
faces = [[0, 1, 2], [0, 2, 3]])~",
     "verts: 0,0 1,0 1,1 0,1",
     "the list \"faces\" numbers vertices and was left out"},
    {R"~(The fill of this path fails:
[
    MoveTo(Point::new(0.5, 1.5)),
    Line(LineSegment {
        from: Point::new(0.5, 1.5),
        to: Point::new(5.5, 1.5),
    }),
    Line(LineSegment {
        from: Point::new(5.5, 1.5),
        to: Point::new(4.5, 3.5),
    }),
    Line(LineSegment {
        from: Point::new(4.5, 3.5),
        to: Point::new(0.5, 1.5),
    }),
    MoveTo(Point::new(7.0, 7.0)),)~",
     ": 0.5,1.5 5.5,1.5 4.5,3.5",
     "other text around the polygons was left out; the text ends within the [ of line 2: something may be missing; 3 edges were read as those of polygons"},
    {R"~(Edge(start=Point(0, 0), end=Point(5, 0))
Edge(start=Point(5, 0), end=Point(5, 3))
Edge(start=Point(5, 3), end=Point(0, 0)))~",
     ": 0,0 5,0 5,3",
     "3 edges were read as those of polygons"},
    {R"~(road { from: (0, 0), to: (5, 0) }, { from: (5, 0), to: (5, 3) }, { from: (5, 3), to: (9, 9) }
hull = [(0, 0), (4, 0), (4, 3)])~",
     "hull: 0,0 4,0 4,3",
     ""},
    {R"~(area = PolyArea(Point{2, Float64}[(0.0, 0.0), (5.0, 0.0), (5.0, 3.0)])
others = [Point{2,Float64}(0.0, 0.0), Point{2,Float64}(2.0, 0.0), Point{2,Float64}(2.0, 2.0)])~",
     ": 0,0 5,0 5,3 | others: 0,0 2,0 2,2",
     "other text around the polygons was left out"},
    {R"~(```js
var poly1 = [[0, 0], [5, 0], [5, 5]];
var got = intersection(poly1, poly2);
/*
gives:
[1, 1],
[2, 1], <-- should not be here
[2, 2]

but expected is:
[1, 1],
[3, 1],
[3, 3],
*/
```)~",
     "poly1: 0,0 5,0 5,5 | : 1,1 2,1 2,2 | : 1,1 3,1 3,3",
     "the lists of results in comments were read, too"},
    {R"~(ring = [(0, 0), (6, 0), (6, 6)]
print(split(ring))
# 0 [Vec2(0, 0), Vec2(6, 0), Vec2(6, 3)]
# 1 [Vec2(0, 0), Vec2(6, 3), Vec2(6, 6)])~",
     "ring: 0,0 6,0 6,6 | : 0,0 6,0 6,3 | : 0,0 6,3 6,6",
     "the lists of results in comments were read, too"},
    {R"~(const a = [[0, 0], [5, 0], [5, 5]];
console.log(grow(a));
// => [[0, 0], [7, 0], [7, 7]])~",
     "a: 0,0 5,0 5,5 | : 0,0 7,0 7,7",
     "the lists of results in comments were read, too"},
    // Code that somebody has taken out is none, nor is an element of a list.
    {R"~(a = [[0, 0], [5, 0], [5, 5]]
# [[0, 0], [7, 0], [7, 7]]
show(a))~",
     "a: 0,0 5,0 5,5",
     ""},
    {R"~(print("all of them")
all = [
  [(0, 0), (5, 0), (5, 5)],
  # [(1, 1), (2, 1), (2, 2)],
])~",
     "all: 0,0 5,0 5,5",
     ""},
    {R"~(a = [[0, 0], [5, 0], [5, 5]]
print(a)
# b = [[0, 0], [7, 0], [7, 7]])~",
     "a: 0,0 5,0 5,5",
     ""},
    {R"~(const a = [[0, 0], [5, 0], [5, 5]];
/* old one:
[1, 1],
[2, 1],
[2, 2]
*/)~",
     "a: 0,0 5,0 5,5",
     ""},
    {R"~(points = [[0, 0], [4, 0], [4, 4], [0, 4], [2, 1], [1, 2]]
hull indices: [0, 1, 2, 3, 5, 4])~",
     "points: 0,0 4,0 4,4 0,4 1,2 2,1",
     "line 2: the numbers tell which vertices make a polygon"},
    {R"~(nodes = [(0, 0), (4, 0), (4, 4), (0, 4), (8, 0), (8, 4)]
quads = [(0, 1, 2, 3), (1, 4, 5, 2)])~",
     "nodes: 0,0 4,0 4,4 0,4 | nodes: 4,0 8,0 8,4 4,4",
     "line 2: the numbers tell which vertices make a polygon"},
    {R"~(x = [0, 1, 1, 0, 0.5]
y = [0, 0, 1, 1, 0.5]
triangles = [[0, 1, 4], [1, 2, 4], [2, 3, 4], [3, 0, 4]]
plt.triplot(x, y, triangles))~",
     ": 0,0 1,0 0.5,0.5 | : 1,0 1,1 0.5,0.5 | : 1,1 0,1 0.5,0.5 | : 0,1 0,0 0.5,0.5",
     "other text around the polygons was left out; the numbers of x became x, those of y y; line 3: the numbers tell which vertices make a polygon"},
    {R"~(pts = [[0, 0], [4, 0], [4, 4], [0, 4]]
hull.simplices
array([[0, 1], [1, 2], [2, 3], [0, 3]]))~",
     "pts: 0,0 4,0 4,4 0,4",
     "line 3: numbers of vertices were left out"},
    {R"~(points:
[[0. 0.] [4. 0.] [4. 4.] [0. 4.]]
neighbors of each:
[[1 3] [0 2] [1 3] [0 2]])~",
     "points: 0,0 4,0 4,4 0,4",
     "line 4: numbers of vertices were left out"},
    {R"~(The polygon [[0, 0], [4, 0], [4, 4], [0, 4], [2, 2]] is triangulated wrongly.
triangles: [[0, 1, 2], [0, 2, 3]])~",
     ": 0,0 4,0 4,4 0,4 2,2",
     "the numbers in line 2 are of triangles and were left out"},
    {R"~(a = [(0, 0), (9, 0), (9, 9), (0, 9)]
b = [(0, 1), (1, 2), (2, 0)])~",
     "a: 0,0 9,0 9,9 0,9 | b: 0,1 1,2 2,0",
     ""},
    {R"~(SELECT ST_MakeLine(ARRAY[ST_Point(0,0), ST_Point(5,1), ST_Point(7,4)]);
const ring = [[0, 0], [4, 0], [4, 4]];)~",
     "ring: 0,0 4,0 4,4",
     "open lines were left out; they are no polygons"},
    {R"~(poly.lineTo(0, 2);
poly.lineTo(1, 2);
poly.lineTo(2, 1);)~",
     "poly: 0,2 1,2 2,1",
     ""},
    {R"~({"contour": [{"x": 0, "y": 0, "type": "line"}, {"x": 9, "y": 0, "type": "line"}, {"x": 9, "y": 9, "type": "line"}]})~",
     "contour: 0,0 9,0 9,9",
     ""},
    {R"~(traces = [{x: [0, 5, 5], y: [0, 0, 3], mode: "lines", fill: "toself"}])~",
     ": 0,0 5,0 5,3",
     "the numbers of x became x, those of y y"},
    {R"~(<Polygon positions={[[36, -87], [36, -86], [35.5, -85.5]]} color="red" />)~",
     "positions: -87,36 -86,36 -85.5,35.5",
     "Leaflet: the second number became x, the first y"},
    {R"~(// [lat, lng]
const polygon = [
  [36, -87],
  [36, -86],
  [35.5, -85.5],
];)~",
     "polygon: -87,36 -86,36 -85.5,35.5",
     "the latitude is named first: the second number became x, the first y"},
    {R"~(My polygon as lat,lon pairs: "36,-87 36,-86 35.5,-85.5")~",
     ": -87,36 -86,36 -85.5,35.5",
     "other text around the polygons was left out; the latitude is named first: the second number became x, the first y"},
    {R"~(new Microsoft.Maps.Polygon([new Microsoft.Maps.Location(36, -87), new Microsoft.Maps.Location(36, -86), new Microsoft.Maps.Location(35.5, -85.5)]))~",
     ": -87,36 -86,36 -85.5,35.5",
     "LatLng: the second number became x, the first y"},
    {R"~(The latitude/longitude is wrong; I draw [[10, 20], [30, 20], [30, 40]] in pixels)~",
     ": 10,20 30,20 30,40",
     ""},
    {R"~(The steps of the stairs:
0 0
0 1
1 1
1 2
2 2
2 3
3 3
3 0)~",
     ": 0,0 0,1 1,1 1,2 2,2 2,3 3,3 3,0",
     ""},
    {R"~(The cell outline at the ground is
verts = [[0,0],[50,0],[50,50],[0,50],[25,25],[3,3],[7,7]]
cell: [[0,0,0],[5,0,0],[5,5,0]])~",
     "verts: 0,0 50,0 50,50 0,50 25,25 3,3 7,7 | cell: 0,0 5,0 5,5",
     "z was dropped"},
    {R"~(big = [[0,0],[50,0],[50,50],[0,50],[25,25],[3,3],[7,7]]
The segments of the second polygon are [[1,2],[3,2],[3,5]])~",
     "big: 0,0 50,0 50,50 0,50 25,25 3,3 7,7 | : 1,2 3,2 3,5",
     ""},
    {R"~(I turn this LineString into a polygon: [[0,0],[5,1],[7,4]])~",
     ": 0,0 5,1 7,4",
     ""},
    {R"~(fig.add_trace(go.Scatter(x=[0,1,2,0], y=[0,2,0,0], fill="toself")))~",
     ": 0,0 1,2 2,0",
     "the numbers of x became x, those of y y; the closing copy of the first vertex was dropped"},
    {R"~(Each ring is written with its number at the end of the row:
```
x,y,z,id
0,0,7.5,0
6,0,7.5,0
6,4,7.5,0
9,9,7.5,1
12,9,7.5,1
12,11,7.5,1
```)~",
     ": 0,0 6,0 6,4 | : 9,9 12,9 12,11",
     "z was dropped"},
    {R"~(The rings are told apart by their id:
```
x,y,id
0,0,3
6,0,3
6,4,3
9,9,4
12,9,4
12,11,4
```)~",
     ": 0,0 6,0 6,4 | : 9,9 12,9 12,11",
     ""},
    {R"~(I give the plugin an area without its first corner at the end

> "LatLng(36, -87),LatLng(36, -86),LatLng(35.5, -85.5)"

and back comes one that is closed

> "LatLng(36, -87),LatLng(36, -86),LatLng(35.5, -85.5),LatLng(36, -87)")~",
     ": -87,36 -86,36 -85.5,35.5",
     "other text around the polygons was left out; an outline that is quoted again counts once; LatLng: the second number became x, the first y"},
    {R"~(On arm64, this one differs:
SELECT polygon '(0,0),(5,1),(4,6)';
SELECT polygon '(0,0),(5,1),(4,6)' << polygon '(7,7),(9,7),(9,9)';)~",
     ": 0,0 5,1 4,6 | : 7,7 9,7 9,9",
     "other text around the polygons was left out; an outline that is quoted again counts once"},
    {R"~(The old version of the engine takes one direction of the corners

    body = love.physics.newBody(world, 100, 50, 1)
    shape = love.physics.newPolygonShape(body, -5, 5, 5, 5, 3, -5, -3, -5)

and the new one wants them the other way round

    body = love.physics.newBody(world, 100, 50, 1)
    shape = love.physics.newPolygonShape(-3, -5, 3, -5, 5, 5, -5, 5)
    fixture = love.physics.newFixture(body, shape))~",
     "shape: 95,55 105,55 103,45 97,45",
     "an outline that is quoted again counts once; left out: line 3: \"world\" stands where a number should; write its value; the position of each body was added to its vertices; the numbers were read as pairs x, y"},
    {R"~(Why is the last one outside? zone = [(1, 1), (9, 2), (8, 7), (2, 6)]
Output:
x:2   y:2   Expecting: true    Got: true
x:8   y:7   Expecting: true    Got: false
x:20  y:3   Expecting: false   Got: false)~",
     "zone: 1,1 9,2 8,7 2,6",
     "points that the polygon is asked about were left out"},
    {R"~(zone = [(1, 1), (9, 2), (8, 7)]
(2, 2) true
(8, 6) true
(20, 3) false)~",
     "zone: 1,1 9,2 8,7",
     "points that the polygon is asked about were left out"},
    {R"~(zone = [(1, 1), (9, 2), (8, 7)]
point {x: 2, y: 2} in polygon: true
point {x: 8, y: 6} in polygon: true
point {x: 20, y: 3} in polygon: false)~",
     "zone: 1,1 9,2 8,7",
     "points that the polygon is asked about were left out"},
    {R"~(The clipper says of each corner where it lies:
corner (2, 2): inside
corner (8, 6): inside
corner (20, 3): outside)~",
     ": 2,2 8,6 20,3",
     "other text around the polygons was left out"},
    {R"~(The server says that this loop is not closed at all:
area = LOOP(
  [[1, 2], [8, 2], [8, 9]])
and it is happy with that:
area = LOOP(
  [[1, 2], [8, 2], [8, 9], [1, 2]]))~",
     "area: 1,2 8,2 8,9",
     "an outline that is quoted again counts once"},
    {R"~(std::vector<double> nodes = { 0, 0,  2, 5,  7, 5,  6, 0 };
// outer boundary, no hole
std::vector<unsigned> constraints = { 0, 1,  1, 2,  2, 3,  3, 0 };)~",
     "nodes: 0,0 2,5 7,5 6,0",
     "line 3: 4 edges tell which vertices follow each other"},
    {R"~(moveTo(2, 0) // inside
lineTo(6, 0) // outside
lineTo(6, 4) // outside)~",
     ": 2,0 6,0 6,4",
     ""},
    {R"~(Both islands, one below the other:

i,x,y
1,3,2
2,11,4
3,6,12
1,23,5
2,34,9
3,27,17)~",
     ": 3,2 11,4 6,12 | : 23,5 34,9 27,17",
     ""},
    {"One that is open,\n<path d=\"M 1 2 L 8 2 L 8 6\" fill=\"none\" class=\"stroke\"/>\nand the other:\n<path d=\"M 1 2 L 8 2 L 8 7 Z\" fill=\"red\" class=\"stroke\"/>",
     ": 1,2 8,2 8,7",
     "other text around the polygons was left out; left out: line 2: an open path without fill is a line; close it with Z"},
    {".badge { hit-polygon: 0, 0,   12, 0,   12, 9,   0, 7; width: 60; }",
     "polygon: 0,0 12,0 12,9 0,7",
     ""},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
