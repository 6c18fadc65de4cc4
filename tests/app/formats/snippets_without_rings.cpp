#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<MalformedSnippet>& ringsWithHoles() {
  // clang-format off
  static const std::vector<MalformedSnippet> table = {
    {R"~(const rings = [[[0, 0], [9, 0], [9, 8], [0, 9]], [[2, 2], [3, 2], [3, 3]]];
const { vertices, holes } = earcut.flatten(rings);)~",
     "line 1: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(std::vector<std::vector<Point>> area = {
  {{9, 0}, {9, 9}, {0, 9}, {0, 0}},
  {{7, 2}, {7, 7}, {2, 7}}};
auto indices = mapbox::earcut<uint32_t>(area);)~",
     "line 1: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(The shape with one hole is drawn well with these numbers:

[[0, 0, 5], [9, 0, 5], [9, 9, 5], [0, 9, 5]],
[[2, 2, 5], [4, 2, 5], [4, 4, 5]]
])~",
     "line 3: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(const land = [{lat: 10, lng: 20}, {lat: 15, lng: 20}, {lat: 15, lng: 28}, {lat: 10, lng: 28}];
const lake = [{lat: 11, lng: 21}, {lat: 12, lng: 21}, {lat: 12, lng: 22}];
<Polygon paths={[land, lake]} />)~",
     "line 2: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(const roof = [new THREE.Vector3(0, 0, 0), new THREE.Vector3(4, 0, 2), new THREE.Vector3(4, 3, 2),
  new THREE.Vector3(2, 5, 1), new THREE.Vector3(0, 3, 0)];)~",
     "line 1: the outline lies in an oblique plane of space; project it to that plane first"},
    {R"~(Corner 0: (0, 0, 31)
Corner 1: (7, 0, 38)
Corner 2: (7, 5, 48)
Corner 3: (3, 6, 46)
Corner 4: (0, 5, 41))~",
     "line 1: the outline lies in an oblique plane of space; project it to that plane first"},
    {R"~(The stalls of my market, and the zone around them is a box:
local Stalls = { vector3(3.5, 8.1, 3.5), vector3(6.2, 5.4, 3.5), vector3(8.1, 1.0, 3.5) })~",
     "line 2: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(My triangulation does not take this polygon with a gap in it:
7 7
0 0
9 0
9 9
0 9
2 2
5 2
5 5
1 2
2 3
3 4
4 1
5 6
6 7
7 5)~",
     "line 3: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(Moves of the robot on its way:
(0, 0) -> (5, 0)
(5, 0) -> (5.5, 3)
(5.5, 3) -> (2, 2))~",
     "no polygon found: edges that do not close were left out"},
    {R"~(>> p.Vertices

ans =

     0     0
     9     0
     9     9
   NaN   NaN
     6     1
     8     1
     8     3
)~",
     "line 5: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~({"type": "way", "id": 31, "nodes": [41, 52, 63, 74, 85, 41], "tags": {"natural": "water"}})~",
     "no polygon found: nodes of a map and ways that do not come back to their start were left out"},
    {R"~(<relation id="2"><member type="way" ref="1" role="outer"><nd lat="3" lon="1"/><nd lat="9" lon="2"/><nd lat="4" lon="9"/><nd lat="3" lon="1"/></member>
<member type="way" ref="8" role="inner"><nd lat="4.5" lon="3"/><nd lat="5" lon="3"/><nd lat="5" lon="4"/><nd lat="4.5" lon="3"/></member></relation>)~",
     "line 2: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(Before and after the update (requests per second, higher is better; two runs): [412.5, 96.0, 17.7], [398.25, 95.1, 16.8], [405.0, 97.2, 17.5])~",
     "line 1: times and rates are no points; give the corners of a polygon"},
    {R"~(Timings with the old and the new sweep:
(14.5, 9.25), (15.0, 9.5), (14.25, 8.0), (15.5, 9.75))~",
     "line 2: times and rates are no points; give the corners of a polygon"},
    {R"~(Five runs:
 14.5 9.25
 15.0 9.5
 14.25 8.0
 15.5 9.75)~",
     "line 2: times and rates are no points; give the corners of a polygon"},
    {R"~(wall = [(0, 0), (9, 0), (9, 7), (0, 8)]
door = [(2, 2), (4, 2), (4, 5)]
room = PolyArea([wall, door]))~",
     "line 2: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(let wall = LineString::from(vec![(0., 0.), (9., 0.), (9., 7.), (0., 8.)]);
let door = LineString::from(vec![(2., 2.), (4., 2.), (4., 5.)]);
let room = Polygon::new(wall, vec![door]);)~",
     "line 2: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(Coordinate[] w = { new Coordinate(0, 0), new Coordinate(9, 0), new Coordinate(9, 7), new Coordinate(0, 0) };
Coordinate[] d = { new Coordinate(5, 1), new Coordinate(7, 1), new Coordinate(7, 3), new Coordinate(5, 1) };
factory.createPolygon(factory.createLinearRing(w), new LinearRing[] { factory.createLinearRing(d) });)~",
     "line 2: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(double nodes[] = { 0, 0,  2, 5,  9, 5,  8, 0,  3, 1,  5, 1,  4, 3 };
unsigned constraints[] = {
  0, 1,  1, 2,  2, 3,  3, 0,
  4, 5,  5, 6,  6, 4 };)~",
     "line 1: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~({
  double nodes[] = { 0, 0,  2, 6,  9, 6,  8, 0,  3, 1,  6, 1,  4, 4 };
  // the outer boundary first, then one hole
  unsigned constraints[] = {
    0, 1,  1, 2,  2, 3,  3, 0,
    4, 5,  5, 6,  6, 4 };
})~",
     "line 2: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
    {R"~(The area of the slab is too large by that of its gap:
slab = Polygon[{{0, 0}, {7, 0}, {7, 5}, {0, 6}} -> {{{1, 1}, {3, 1}, {2, 3}}, {{4, 1}, {6, 1}, {6, 2}}}];)~",
     "line 2: a polygon with a hole; bodies have none: choose bridge, outline or bodies with sepax convert --holes"},
  };
  // clang-format on
  return table;
}

// Lists among sentences, of which something or nothing says that they are outlines.

const std::vector<MalformedSnippet>& uncalledLists() {
  // clang-format off
  static const std::vector<MalformedSnippet> table = {
    {R"~(The rate drops and then it hardly moves: [(1, 0.81), (2, 0.52), (4, 0.31), (8, 0.28), (16, 0.27)] is what the run printed.)~",
     "line 1: nothing says that these points are an outline, and they go on along one axis as a series does; call the list a polygon or give it alone"},
    {R"~(The hand visits the bins in this order: [(4, 2), (11, 7), (2, 8), (9, 1), (3, 6)] and comes back late.)~",
     "line 1: nothing says that these points are an outline, and in this order they cross, lie on one line or number each other; call the list a polygon or give it alone"},
    {R"~(These are the links that I load: [[0, 2], [1, 2], [2, 5], [1, 4], [4, 3], [3, 5]] and the layout has six boxes.)~",
     "line 1: nothing says that these points are an outline, and in this order they cross, lie on one line or number each other; call the list a polygon or give it alone"},
    {R"~(Both sides of the book at the same moment:
bids [[88.2, 0.4], [88.1, 1.2], [87.9, 0.3], [87.5, 2.2]]
asks [[88.4, 0.1], [88.6, 0.9], [88.9, 2.5], [89.3, 0.6]])~",
     "line 2: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(Since the export the boxes lie too far to the left, for the same picture and the same weights.

before:

```
tensor([[301.5, 88.25, 402.5, 190.5, 0.75, 0.0],
        [12.25, 40.5, 99.5, 120.25, 0.5, 2.0],
        [200.5, 210.25, 260.75, 333.5, 0.25, 0.0]])
```

after:

```
[[291.5 88.25 392.5 190.5 0.75 0.0]
 [2.25 40.5 89.5 120.25 0.5 2.0]
 [190.5 210.25 250.75 333.5 0.25 0.0]]
```)~",
     "line 14: nothing says that these rows of numbers are outlines; call them polygons or give them alone"},
    {R"~(The coins are found, but with one false circle, whose radius is too large:
array([[[ 41.5, 22.5, 9.25],
        [ 80.5, 61.5, 9.5],
        [ 20.5, 90.5, 31.75]]]))~",
     "line 2: circles have no corners; give the corners of a polygon"},
    {R"~(What I get for the same input of six points is this here
triangles: Uint32Array(6) [3, 0, 1, 1, 4, 3]
order: Uint32Array(6) [0, 1, 4, 3, 5, 2])~",
     "line 2: the numbers of points are no points; give the corners of a polygon"},
    {R"~(Our three offices answer slowly since the update:

| users | p50 | p99 |
|-------|-----|-----|
| 5 | 3.5 | 20.5 |
| 15 | 4.5 | 31.5 |
| 25 | 9.5 | 22.5 |
)~",
     "line 5: the columns of this table are not those of points; name them x and y"},
    {R"~(The places are drawn in the sea when I import this table:

| id | name | lat | lon | people |
|----|------|-----|-----|-------:|
| 1 | Lindau | 47.5 | 9.75 | 25000 |
| 2 | Ulm | 48.5 | 10 | 126000 |
| 3 | Passau | 48.25 | 13.5 | 52000 |
| 4 | Hof | 50.25 | 12 | 45000 |
)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The map shows my pumps at the wrong end of the world:
{"type":"FeatureCollection","features":[
{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[7.5,3.25]}},
{"type":"Feature","properties":{},"geometry":{"type":"MultiPoint","coordinates":[[8,3],[9.5,3],[9,4.5]]}}
]})~",
     "line 3: a single point stands between polygons; remove it or complete it"},
    {R"~(<svg fill="none" stroke="#333"><polyline points="3,9 12,2 20,11 31,4"/></svg>)~",
     "line 1: an open path without fill is a line; close it with Z"},
    {R"~(The targets I gave to the arm were (1.5, 0.5), (0.5, 2.5), (3.5, 4.5) and it stops at the second one.)~",
     "line 1: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(The distance matrix of the last frame is this one:

  D = [[4.5 90.5]
       [77.5 3.5]
       [60.5 81.5]])~",
     "line 3: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~({"shape":[{"lon":8.4012,"lat":49.0101},{"lon":8.4025,"lat":49.0117},{"lon":8.4051,"lat":49.0122},{"lon":8.4077,"lat":49.0140}]} is what I post to trace_route, and the route that comes back has a turn in it.)~",
     "line 1: a route is no outline; give the corners of a polygon"},
    {R"~(const wire = path2.fromPoints({ closed: false }, [[1, 2], [11, 2], [11, 9], [4, 15]]))~",
     "points and open lines are no polygon; give the corners of one"},
    {R"~(Both rings pass the check of the server: [[5, 6], [5, 6], [5, 6], [5, 6]] and [[8, 2], [8, 2], [8, 2]])~",
     "line 1: these points bound no area; give the corners of a polygon"},
    {R"~(The pen stands at (10, 25), (18, 25), (31, 25), (40, 25) while the word is written.)~",
     "line 1: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(The lamp should go dim over the day, I gave it hours=[(6, 0.75), (12, 0.5), (18, 0.25)] and it stays on.)~",
     "line 1: nothing says that these points are an outline, and they go on along one axis as a series does; call the list a polygon or give it alone"},
    {R"~(The size of the dots stays as it is when I zoom in on the pier:
circle-radius: ["interpolate", ["linear"], ["zoom"], 3, 1, 7, 4, 12, 21])~",
     "line 2: nothing says that these points are an outline, and they go on along one axis as a series does; call the list a polygon or give it alone"},
    {R"~(The bowl is drawn too wide since I have a second lens on the rig, here is what the fit gave:

```
fit =
[[9.125e+02 0.0 3.185e+02]
 [0.0 9.0825e+02 2.475e+02]
 [0.0 0.0 1.0]]
```)~",
     "line 5: three rows of three numbers, of which nothing says that they are an outline, are a matrix; call the list a polygon or give it alone"},
    {R"~(The bowl is drawn too wide since I have a second lens, its intrinsics and the contour are off:
K = np.array([[912.5, 0, 318.5], [0, 908.25, 247.5], [0, 0, 1]]))~",
     "no polygon found: the matrix in line 2 was left out"},
    {R"~(The cart comes to a halt in the middle of the hall as soon as it has seen a third mast.
Our masts are all at one height, and we have changed none of them since the spring.
The hall has a steel roof, so that one or two of them are often not heard.
The print is from the last run of the day, with a line for each fix:

07:15:31.250 P mv=311 Q mv=207 -> x=14.5 y=3.25 err=0.75
07:15:31.750 P mv=309 Q mv=211 -> x=13.25 y=3.5 err=0.5
07:15:32.250 P mv=305 Q mv=240 -> x=21.5 y=9.75 err=4.5
07:15:32.750 P mv=301 Q mv=241 -> x=22.25 y=7.5 err=4.75)~",
     "line 6: where something was at each time is no outline; give the corners of a polygon"},
    {R"~(The wells come out at the wrong end of the road:

``` r
wells
#> Simple feature collection with 3 features and 1 field
#> Geometry type: POINT
#> Dimension:     XY
#> # A tibble: 3 x 2
#>   depth      geometry
#>   <dbl>   <POINT [m]>
#> 1  12.5  (4125 8010)
#> 2   7.5  (4310 8125)
#> 3   9.5  (4220 8305)
```)~",
     "line 11: geometries below a head POINT or LINESTRING are no polygon; give the corners of one"},
    {R"~(# A tibble: 3 x 2
  depth      geometry
  <dbl>   <POINT [m]>
1  12.5  (4125 8010)
2   7.5  (4310 8125)
3   9.5  (4220 8305))~",
     "line 4: geometries below a head POINT or LINESTRING are no polygon; give the corners of one"},
    {R"~(<svg><path d="M 7 3 a 2 2 0 1 0 4 0 a 2 2 0 1 0 -4 0 z M 17 3 a 2 2 0 1 0 4 0 a 2 2 0 1 0 -4 0 z"/></svg>)~",
     "the SVG has no polygon; it needs at least one <polygon>, <polyline>, <rect> or <path>"},
    {R"~(<svg><path d="M -9 1 A 9 4 0 1 1 9 1 A 9 4 0 1 1 -9 1"/></svg>)~",
     "the SVG has no polygon; it needs at least one <polygon>, <polyline>, <rect> or <path>"},
    {R"~(The hens stay in the barn at night although I have set four nests:
for (auto n : {Spot(6, 1), Spot(2, 3), Spot(4, 8), Spot(9, 5)})
  yard.addNest(n, 0.25);)~",
     "line 2: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(Nur jede zweite Laterne geht an, wenn es dunkel wird:

for spot in [
    (6, 1),
    (13, 4),
    (8, 11),
    (2, 7),
]:
    lantern(spot))~",
     "line 3: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(Only the last flag is shown on my board since this morning:
[[6, 1], [2, 3], [4, 8], [9, 5]].forEach(([c, r]) => board.flag(c, r));)~",
     "line 2: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(My cursor jumps to (14, 3) and then (2, 9) and (11, 20) while I do nothing.)~",
     "line 1: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(My cursor was seen by the camera near 14,3 then 2,9 then 11,20 while I do nothing.)~",
     "line 1: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(The drone hovers over (14, 3), (2, 9) and (11, 20) for a minute each.)~",
     "line 1: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(The sensor on my desk should say the same three times in a row:

1.25 8.5 -3.25
1.5 8.25 -3
1 8.75 -2.75)~",
     "line 3: nothing says that these points in space are an outline; call the list a polygon or give it alone"},
    {R"~(Warum sind die vier Strahler im fertigen Bild so viel zu dunkel?
strahler = [(1.5, 2, 7.5), (-4, 1.5, 3), (0.5, -6, 5.5), (2.5, 4, 6.25)])~",
     "line 2: nothing says that these points in space are an outline; call the list a polygon or give it alone"},
    {R"~(The shelf has two edges and I am told of three of them:

>>> cv2.HoughLines(shelf, 2, np.pi / 90, 140)[:3]
array([[[ 88.,   0.75]],
       [[312.,   1.5 ]],
       [[141.,   2.25]]], dtype=float32))~",
     "line 4: an open line is no polygon; give the corners of one"},
    {R"~(In [7]: found.lines

Out[7]:
[[88.0, 0.75], [312.0, 1.5], [141.0, 2.25]])~",
     "line 4: an open line is no polygon; give the corners of one"},
    {R"~(The second half of my fit lies far above the dots of the first one:

x = [0.5, 1.5, 4, 6, 11]
y = [60.5, 31, 14.5, 9, 3.5])~",
     "line 3: nothing says that these points are an outline, and they go on along one axis as a series does; call the list a polygon or give it alone"},
    {R"~(Warum sind meine Balken in dem neuen Bild so viel zu hoch?
d <- data.frame(x = c(2, 4, 6, 8), y = c(21, 12, 9, 15)))~",
     "line 2: nothing says that these points are an outline, and they go on along one axis as a series does; call the list a polygon or give it alone"},
    {R"~(Both of my doors stay shut since I have put the third one in:

door1 = (4, 20)
door2 = (19, 8)
door3 = (2, 3))~",
     "line 3: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(The push on my boat should come to nothing and it does not:
push = Vec2(3, 4) + Vec2(-5, 1) + Vec2(2, -5))~",
     "line 2: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(vn 0.6 0.8 0
vn -0.6 0.8 0
vn 0 -1 0)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The vertices of my file are fine and here is what the viewer turns round:

vt 0.25 0.75
vt 0.75 0.5
vt 0.5 0.125)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The mean of both is shown with the wrong sign since this week:

    dry    wet
0  12.5   4.25
1   8.5  16.75
2  31.5  11.25)~",
     "line 4: the columns of this table are not those of points; name them x and y"},
    {R"~(lowest   highest
-------  -------
12.5     44.25
8.75     39.5
11.25    51)~",
     "line 3: the columns of this table are not those of points; name them x and y"},
    {R"~(The pump never starts again after the last step of this flow, see for yourself.
[{"key": "m4", "does": "wait", "x": 35, "y": 70},
 {"key": "m5", "does": "open", "x": 205, "y": 55},
 {"key": "m6", "does": "pump", "x": 255, "y": 185}])~",
     "line 2: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(My flow does not run any longer since it was saved:
<step id="f1" does="read" x="31" y="42"/>
<step id="f2" does="sort" x="133" y="24"/>
<step id="f3" does="send" x="236" y="147"/>)~",
     "line 2: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(The report of the scan says this and I do not know its unit.
  X   2150.5   2884.75
  Y   5610.5   5931.25
  Z     -4.5     16.75)~",
     "line 2: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(Which of the keys get which of these numbers in the end?
byte kinds[] = {3, 3, 3, 3, 3, 3, 7, 3, 3, 7, 3, 3};)~",
     "line 2: nothing says that these points are an outline, and in this order they cross, lie on one line or number each other; call the list a polygon or give it alone"},
    {R"~(Some rows of the table have no size at all, is that right?
3   1   18.25  -41.5  -17.5  6.125  2210
3b  2   23.25  -33.5  -20.5  5.875)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(The heater does not follow its curve, and jumps at the third point:
point1: 20, 0
point2: 35, 0.3
point3: 50, 0.65
point4: 70, 0.9)~",
     "line 2: nothing says that these points are an outline, and they go on along one axis as a series does; call the list a polygon or give it alone"},
    {R"~(The plot has a hole: "values": [[1690000000, "7.5"], [1690000060, "8.25"], [1690000180, "7.75"]])~",
     "line 1: times and rates are no points; give the corners of a polygon"},
    {R"~(The boat is late.
{"id": "c7", "waypoints": [[4, 9], [30, 9], [30, 41]]})~",
     "line 2: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(<ns:FlowEdge><di:bend x="5" y="8"/><di:bend x="61" y="8"/><di:bend x="61" y="33"/></ns:FlowEdge>)~",
     "no polygon found: places on a way were left out; they are no polygon"},
    {R"~(The sensor shows ax = 0.5, ay = 0.25, az = 9.75 and bx = 0.75, by = 0.5, bz = 9.5 and cx = 1, cy = 0, cz = 9.25.)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
    {R"~(| x | 2 | 4 | 7 | 9 |
| - | - | - | - | - |
| y | 5 | 1 | 6 | 3 |)~",
     "no polygon found; looked for scene JSON, JSON lists, WKT, SVG, CSV and lists of at least three points x, y in any programming language"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
