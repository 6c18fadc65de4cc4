#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& codedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(The points [(1, 1), (5, 1), (5, 4)] are fine. The edges between them:
[(0, 12), (12, 7), (7, 3), (3, 0)])~",
     ": 1,1 5,1 5,4",
     "the numbers in line 2 were left out: they are no outline"},
    {R"~(let verts = vec![
    Point::new(0.5, -0.25),
    Point::new(4.0, -0.5),
    Point::new(4.25, 3.0),
];
let indices = vec![
    [0, 1],
    [1, 2],
    [2, 0],
];
panicked at 'index out of bounds: the len is 0 but the index is 0', .../src/shape.rs:40:12)~",
     "verts: 0.5,-0.25 4,-0.5 4.25,3",
     "the list \"indices\" numbers vertices and was left out"},
    {R"~(<TextLine id="r1" custom="readingOrder {index:28;}">
    <Coords points="304,443 279,448 279,436"/>
    <Baseline points="320,441 443,441 566,442 689,443"/>
    ...
-> Value is not facet-valid with respect to pattern '([0-9]+,[0-9]+ )+')~",
     "points: 304,443 279,448 279,436",
     "other text around the polygons was left out; a <Baseline> was left out; it is no polygon; left out: line 5: an expression stands where a number should; write its value"},
    {R"~(Par exemple, les points du polygone sont (9/1), (4/3), (2/8) et (3/6).)~",
     ": 9,1 4,3 2,8 3,6",
     "other text around the polygons was left out"},
    {R"~(print(list(poly1.to_radec()))     # [(array([269.25 , 268.5, 268.5, 269.25 ]), array([67.75, 67.75, 67.875, 67.75]))]
print(list(poly2.to_radec()))    # [(array([1.5, 2.5, 2.75]), array([6.25, 6.5, 7.125]))])~",
     ": 269.25,67.75 268.5,67.75 268.5,67.875 | : 1.5,6.25 2.5,6.5 2.75,7.125",
     "other text around the polygons was left out; the numbers of the first list became x, those of the second y; the closing copy of the first vertex was dropped"},
    {R"~(A simple one:
```matlab
X = [0 0.5 1]';
Y = [0 0.6 0]';
```
To see it:
```matlab
patch(X, Y, [0.2, 0.7, 0.8], 'edgecolor', 'r', 'facealpha', 0.2, 'linewidth', 2);
```
Some points:
```matlab
xin = [0.3 0.75 0.82]';
yin = [0.25 0.1 0.05]';
[inIN onIN] = inpolygon(xin, yin, X, Y);
```)~",
     ": 0,0 0.5,0.6 1,0",
     "other text around the polygons was left out; the numbers of X became x, those of Y y; the list \"xin\" was left out: it is no outline; the list \"yin\" was left out: it is no outline; left out: the list in line 8 has 1 of the three vertices that a polygon needs"},
    {R"~(<svg viewBox="0 0 9 9"><clipPath id="c"><polygon points="0,0 3,0 3,3"/><rect width="2" height="1"/></clipPath>
<polygon id="hull" clip-path="url(#c)" points="1,1 8,1 8,6"/></svg>)~",
     "hull: 1,1 8,1 8,6",
     "shapes in <clipPath> were left out; alone they are not drawn"},
    {R"~(const quad = new Hull([[1, 1], [6, 1], [6, 5], [1, 5]]);
console.log(quad.contains([1, 1]), quad.contains([6, 1]), quad.contains([6, 5]));)~",
     "quad: 1,1 6,1 6,5 1,5",
     "3 single points beside the polygons were left out"},
    {R"~(quad.vertices = [(1, 1), (6, 1), (6, 5)]
assert quad.contains(Point(1, 1))
assert quad.contains(Point(6, 1))
assert quad.contains(Point(6, 5)))~",
     "vertices: 1,1 6,1 6,5",
     "3 single points beside the polygons were left out"},
    {R"~(1. A hexagon with a notch, the points are
10 10,5 20,10 30,20 30,30 20
2. the inner ring is 12 18,15 22,18 18
It fails.)~",
     ": 10,10 5,20 10,30 20,30 30,20 | : 12,18 15,22 18,18",
     "other text around the polygons was left out"},
    {R"~(The corners of the polygon are never inside, why?
```c++
# include <Geo.hpp>
Polygon quad { {10, 10}, {15, 10}, {20, 21}, {15, 21} };
Print << quad.contains(Point { 10, 10 });   // true
Print << quad.contains(Point { 15, 10 });   // false
Print << quad.intersects(Point { 20, 21 }); // false
```)~",
     ": 10,10 15,10 20,21 15,21",
     "3 single points beside the polygons were left out"},
    {R"~(So I have written the following code:
area += (p[i].X * p[i + 1].Y) - (p[i + 1].X * p[i].Y);
I get false for the polygon {X=70,Y=40} {X=70,Y=42} {X=55,Y=44}

These are the results that I expect:

0,-26
0,-25
20,-25
=false

-8,-25
-8,51
0,51
=false)~",
     ": 70,40 70,42 55,44 | : 0,-26 0,-25 20,-25 | : -8,-25 -8,51 0,51",
     "other text around the polygons was left out; left out: line 2: an expression stands where a number should; write its value"},
    {R"~(> hull(xy)
$rescoords
        [,1]   [,2]
 [1,]  0.000 -4.000
 [2,] -2.829 -2.829
 [3,] -4.000  0.500
 [4,]  0.000  4.000

> the second row is wrong)~",
     ": 0,-4 -2.829,-2.829 -4,0.5 0,4",
     ""},
    {R"~(two outlines, one point differs

<glyph name="A" format="2">
  <advance width="500"/>
  <outline>
    <contour>
      <point x="95" y="156" type="line"/>
      <point x="329" y="156" type="line"/>
      <point x="286" y="359" type="line"/>
      <point x="95" y="394" type="line"/>
    </contour>
    <contour>
      <point x="95" y="156" type="line"/>
      <point x="329" y="156" type="line"/>
      <point x="329" y="394" type="line"/>
      <point x="95" y="394" type="line"/>
    </contour>
  </outline>
</glyph>)~",
     ": 95,156 329,156 286,359 95,394 | : 95,156 329,156 329,394 95,394",
     ""},
    {R"~(<kml><Document><Placemark><name>field</name><LineString>
<coordinates>27.5,42.5,1 27.25,42.75,1
 27.5,43,1 27.5,42.5,1</coordinates></LineString></Placemark>
<Placemark><name>way</name><LineString><coordinates>1,1 2,2 3,3 4,5</coordinates></LineString></Placemark>
</Document></kml>)~",
     "field: 27.5,42.5 27.25,42.75 27.5,43",
     "the altitude was dropped; a <LineString> that ends where it starts was read as a polygon; a <LineString> was left out; it is no polygon; the closing copy of the first vertex was dropped"},
    {R"~(A triangle, and points to try.
xin = [0.3 0.75 0.8]';
yin = [0.25 0.1 0.05]';
X = [0 0.5 1]';
Y = [0 0.6 0]';
in = inpolygon(xin, yin, X, Y);)~",
     ": 0,0 0.5,0.6 1,0",
     "the list \"xin\" was left out: it is no outline; the list \"yin\" was left out: it is no outline"},
    {R"~(SDO_GEOMETRY(3003, 4326, NULL, SDO_ELEM_INFO_ARRAY(1,1003,1), SDO_ORDINATE_ARRAY(0,0,5, 4,0,5, 4,3,5, 0,0,5)))~",
     ": 0,0 4,0 4,3",
     "z was dropped; the closing copy of the first vertex was dropped"},
    {R"~(`Vertices: (112.5, 0, 749.5),(-184.5, 0, -939),(120, 0, 748.5),(-190.5, 0, -971.5)`)~",
     "Vertices: 112.5,749.5 -184.5,-939 120,748.5 -190.5,-971.5",
     "other text around the polygons was left out; y was dropped, z is y"},
    {R"~(The WKT was sent like below:
5036,145.25+-38.05,145.5+-38.25)),((145.25+-38.06,145.26+-38.07,145.27+-38.05,145.25+-38.06)),(()~",
     ": 145.25,-38.06 145.26,-38.07 145.27,-38.05",
     "other text around the polygons was left out; the numbers in line 2 were left out: nothing says that they are an outline; the text ends within the ( of line 2: something may be missing; the closing copy of the first vertex was dropped"},
    {R"~(GET /search?geometry=POLYGON%28%280+0%2C10+0%2C10+5%2C0+0%29%29&srs=4326 400)~",
     "geometry: 0,0 10,0 10,5",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~(float[] hull =
    { 0f, 0f, 4f, 0f, 4f, 3f };)~",
     "hull: 0,0 4,0 4,3",
     "the numbers were read as pairs x, y"},
    {R"~(The corners P(−2, –1.5), Q(3, −1) and R(0.5, 4) in this order.)~",
     ": -2,-1.5 3,-1 0.5,4",
     ""},
    {R"~((‑1, 0), (4, 0), (4, 3))~",
     ": -1,0 4,0 4,3",
     ""},
    {R"~(int main() {
  setup(1, "line.png", 90);
  double x[] = {0, 0.25, 0.5, 0.75};
  double y[] = {0.5, 0.25, 0.5, 1};
  polyline(4, x, y);)~",
     ": 0,0.5 0.25,0.25 0.5,0.5 0.75,1",
     "other text around the polygons was left out; the numbers of x became x, those of y y; left out: the list in line 2 has 1 of the three vertices that a polygon needs; left out: line 5: \"x\" stands where a number should; write its value"},
    {R"~(yv = [2;2;1.5];
xv = [1.5;0;0];
p = polyshape([xv,yv]);
plot(p, "FaceColor", [0.8, 0, 0]);
if done)~",
     ": 1.5,2 0,2 0,1.5",
     "other text around the polygons was left out; the numbers of xv became x, those of yv y; left out: the list in line 4 has 1 of the three vertices that a polygon needs"},
    {R"~(hold on
p = polyshape([0,2,2,0],[0,0,1,1]);
xlim([0 3])
box = [0.5 0.5 0.25 0.25];)~",
     "p: 0,0 2,0 2,1 0,1",
     "the list \"box\" was left out: it is no outline; the numbers of the first list became x, those of the second y"},
    {R"~(def wall : R :=
  let w1 : R x R := (0, 0)
  let w2 : R x R := (5, 0)
  let w3 : R x R := (5, 2))~",
     "w: 0,0 5,0 5,2",
     ""},
    {R"~(<gml:Polygon><gml:exterior><gml:LinearRing><gml:posList>1 2 0 5 2 0 5 4 0 1 4 0 1 2 0 </gml:posList></gml:LinearRing></gml:exterior></gml:Polygon>)~",
     ": 1,2 5,2 5,4 1,4",
     "the third number of each point was dropped; the closing copy of the first vertex was dropped"},
    {R"~("objects": [
 {"name": "pond", "ellipse": true, "x": 0, "y": 0, "width": 8, "height": 4},
 {"name": "door", "x": 3, "y": 4, "width": 2, "height": 2, "rotation": 30},
 {"name": "gate", "x": 8, "y": 0, "width": 2, "height": 1, "rotation": 0}
] })~",
     "gate: 8,0 10,0 10,1 8,1",
     "other text around the polygons was left out; a turned box was left out: nothing says about which point it turns; boxes were read as rectangles; a circle was left out; it is no polygon"},
    {R"~(earcut([0,0,5, 4,0,5, 4,3,5], null, 3))~",
     ": 0,0 4,0 4,3",
     "z was dropped"},
    {R"~(vec2 polyline[] = {{0,0},{1,0},{2,3}};
vec2 area[] = {{0,0},{1,0},{2,3}};)~",
     "area: 0,0 1,0 2,3",
     "the list \"polyline\" was left out: it is no outline"},
    {R"~(The first draws a way, the last an area:
\draw (0,0) -- (1,1) -- (2,0);
\draw (0,0) -- (2,0) -- (1,2) -- cycle;)~",
     ": 0,0 2,0 1,2",
     "other text around the polygons was left out; an open path was left out; it is no polygon"},
    {R"~(```js
pen.moveTo(10, 0);
pen.lineTo(20, 15);
pen.lineTo(0, 15);
pen.closePath();
pen.fill();
```
## Circles
- `arc(x, y, radius, from, to)` draws circles.)~",
     "pen: 10,0 20,15 0,15",
     ""},
    {R"~(const p = "POLYGON((0 0, 6 0, 6" +
  " 4, 0 0))";)~",
     "p: 0,0 6,0 6,4",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~(path = [(0, 0), (4, 0), (4, 3), (9, 9)]
codes = [1, 2, 2, 79])~",
     "path: 0,0 4,0 4,3",
     "the list \"codes\" parts the rings of a path"},
    {R"~(What I pass in:
3 3
0.5 0.5
4.5 0.5
4.5 2.25
0 1
1 2
0 2
It still crashes.)~",
     ": 3,3 0.5,0.5 4.5,0.5 4.5,2.25 0,1 1,2 0,2",
     ""},
    {R"~(path = [(0, 0), (9, 0), (9, 9), (0, 0), (5, 1), (6, 1), (6, 2), (5, 1)]
codes = [1, 2, 2, 79, 1, 2, 2, 79])~",
     "path: 0,0 9,0 9,9 | path: 5,1 6,1 6,2",
     "the list \"codes\" parts the rings of a path"},
    {R"~((0, 0), (4, 0), (5, 2)
(4, 4), (0, 4))~",
     ": 0,0 4,0 5,2 4,4 0,4",
     ""},
    {R"~(The path that fails (seen at once:
(0, 0), (4, 0), (5, 2)
(4, 4), (0, 4)
and nothing else.)~",
     ": 0,0 4,0 5,2 4,4 0,4",
     "other text around the polygons was left out"},
    {R"~(My ring, as the mail has it:
0 0

4 0

4 3

0 3
7 7
and what follows is another thing.)~",
     ": 0,0 4,0 4,3 0,3",
     "other text around the polygons was left out"},
    {R"~(3 0 0 4 0 4 3 7)~",
     ": 3,0 0,4 0,4 3,7",
     "the numbers were read as pairs x, y"},
    {R"~(// the wall
float a[] = {0, 0, 4, 0, 4, 4};
// the same without its hole
float b[] = {1, 1, 2, 1, 2, 2};)~",
     "a: 0,0 4,0 4,4 | b: 1,1 2,1 2,2",
     "the numbers were read as pairs x, y"},
    {R"~(const wall = [
  // outline, without a hole
  [0, 0], [4, 0], [4, 4],
];
// two of them without a hole
const more = [[1, 1], [2, 1], [2, 2]];)~",
     "wall: 0,0 4,0 4,4 | more: 1,1 2,1 2,2",
     ""},
    {R"~([[0, 0], [8, 0], [8, 8], [0, 8], [2, 2], [3, 2], [3, 3]] has no holes as the answer says [4])~",
     ": 0,0 8,0 8,8 0,8 2,2 3,2 3,3",
     ""},
    {R"~(Open "9:30 17:45" on all days, and the lawn has the corners (0, 0), (4, 0) and (4, 4).)~",
     ": 0,0 4,0 4,4",
     ""},
    {R"~(The union (see below) has no hole:
SUBJ: 0,0,  9,0,  9,9,  0,9,  
CLIP: 0,8,  0,-9,  5,-9,  
What is wrong?)~",
     "SUBJ: 0,0 9,0 9,9 0,9 | CLIP: 0,8 0,-9 5,-9",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(These four make one polygon, of longitude, latitude and height. All of them are drawn

-91.5,44.25,0 -91.5,44.5,0 -91.25,44.5,0 -91.25,44.25,0

and the page (cut)~",
     ": -91.5,44.25 -91.5,44.5 -91.25,44.5 -91.25,44.25",
     "other text around the polygons was left out; z was dropped"},
    {R"~(The point is `<gml:pos>47.5 15.25</gml:pos>` and the area `<gml:Polygon>`, so <gml:posList>47.5 15.25 47.5 15.5 47.75 15.5 47.5 15.25</gml:posList> as the log (of today)~",
     ": 47.5,15.25 47.5,15.5 47.75,15.5",
     "a point was left out; it is no polygon; the closing copy of the first vertex was dropped"},
    {R"~(var ca = [0,0, 10,0, 5,10];
var cb = [0,2, 10,2, 10,6, 0,6];
var contours = [ca, cb];
for (var i = 0; i < 3; ++i) {
  draw(res[i],)~",
     "ca: 0,0 10,0 5,10 | cb: 0,2 10,2 10,6 0,6",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(tri = [0,0,  0,2,  2,2]
and earcut(shape) returns [1, 4, 3, 3, 2, 1] what is that?)~",
     "tri: 0,0 0,2 2,2",
     "the numbers in line 2 are of triangles and were left out; the numbers were read as pairs x, y"},
    {R"~(b = loads("MULTIPOLYGON (((0 0, 4 0, 4 4, 0 0)), ((9 9, 8 9, 8.)~",
     "b: 0,0 4,0 4,4",
     "other text around the polygons was left out; the text ends within the ( of line 1: something may be missing; left out: the list in line 1 has 2 of the three vertices that a polygon needs; the closing copy of the first vertex was dropped"},
    {R"~([[0, 0], [8, 0], [8, 8], [0, 8], [2, 2], [3, 2], [3, 3]] (seen at once has no holes as the answer says [4])~",
     ": 0,0 8,0 8,8 0,8 2,2 3,2 3,3",
     "other text around the polygons was left out"},
    {R"~(The points "9:30 17:45" are times, and the lawn (see above has the corners (0, 0), (4, 0) and (4, 4).)~",
     ": 0,0 4,0 4,4",
     "other text around the polygons was left out"},
    {R"~(Two ways (here:
\draw (0,0) -- (4,0) -- (4,3) -- (0,0);
\draw (5,0) -- (9,0) -- (9,3) -- cycle;
\draw (0,5) -- (1,6) -- (2,5);)~",
     ": 0,0 4,0 4,3 | : 5,0 9,0 9,3",
     "other text around the polygons was left out; an open path was left out; it is no polygon; the closing copy of the first vertex was dropped"},
    {R"~(The shapes that were added:
@@ -1 +1,3 @@
 shapes = [
+"0,0 4,0 4,3"
+"5,0 9,0 9,3"
 ])~",
     ": 0,0 4,0 4,3 | : 5,0 9,0 9,3",
     "the removed lines and the marks of the difference were left out; other text around the polygons was left out"},
    {R"~(This answers false:
SELECT ST_Contains(ST_GeomFromText('POLYGON((0 0, 6 0, 6 6, 0 0))'), ST_GeomFromText('POLYGON((1 0.5, 4 1, 5 4, 1 0.5))'));)~",
     ": 0,0 6,0 6,6 | : 1,0.5 4,1 5,4",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(entget of the outline says
((-1 . <Entity name: 7ef5ec60>) (0 . "LWPOLYLINE") (5 . "2A7") (100 . "AcDbEntity") (8 . "0")
(100 . "AcDbPolyline") (90 . 3) (70 . 1) ; closed
(43 . 0.0)
(10 12.5 40.0) (40 . 0.0) (41 . 0.0) (42 . 0.0)
(10 60.25 40.0) (40 . 0.0) (41 . 0.0) (42 . 0.0)
(10 60.25 75.5) (40 . 0.0) (41 . 0.0) (42 . 0.0)
(210 0.0 0.0 1.0))
and the area is negative.)~",
     ": 12.5,40 60.25,40 60.25,75.5",
     "other text around the polygons was left out"},
    {R"~((entmake (list '(0 . "LWPOLYLINE") '(100 . "AcDbEntity") '(100 . "AcDbPolyline")
  (cons 90 3) (cons 70 1) (list 10 0.5 0) (list 10 5 0) (list 10 5 5.5))))~",
     ": 0.5,0 5,0 5,5.5",
     "other text around the polygons was left out"},
    {R"~(The tower is not where it should be:
<ExtrudedPolygon name="tower">
  <XYPoint x=" 12.500*mm" y="  0.000*mm"/>
  <XYPoint x="  0.000*mm" y=" 40.250*mm"/>
  <XYPoint x="-12.500*mm" y="  0.000*mm"/>
  <ZXYSection z="-5*mm" x="0*mm" y="0*mm" scale="1.0"/>
  <ZXYSection z="5*mm" x="0*mm" y="0*mm" scale="1.0"/>
</ExtrudedPolygon>)~",
     ": 12.5,0 0,40.25 -12.5,0",
     "the unit of the points was dropped"},
    {R"~(Polygons of the words on the label, corners first:
12,40,96,41,97,58,13,57,1987
12,70,80,70,80,88,12,88,BODEGA
90,70,131,70,131,88,90,88,0.75)~",
     ": 12,40 96,41 97,58 13,57 | : 12,70 80,70 80,88 12,88 | : 90,70 131,70 131,88 90,88",
     "other text around the polygons was left out"},
    {R"~(var dents = [
  -3.5, 8.0,
  2.25, 9.5,
  -1.25, -6.0,
  -7.5, -2.0 ];
while( i < dents.length ) { g.lineTo( dents[i], dents[i+1] ); }
x = y = 90;)~", "dents: -3.5,8 2.25,9.5 -1.25,-6 -7.5,-2",
     "other text around the polygons was left out; left out: line 6: an expression stands where a number should; write its value; the numbers were read as pairs x, y"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
