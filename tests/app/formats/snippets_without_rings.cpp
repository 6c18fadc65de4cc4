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
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
