#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& codedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
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
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
