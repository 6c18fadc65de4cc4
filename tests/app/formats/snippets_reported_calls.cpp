#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& calledSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(Which points lie inside?
4
0 0
0 2
2 2
2 0
1 1
-1)~",
     ": 0,0 0,2 2,2 2,0",
     "other text around the polygons was left out; points that the polygon is asked about were left out"},
    {R"~(0 : {x: 15, y: 42}
1 : {x: 78, y: 10}
2 : {x: 79, y: 74}

x: 1
y: 34)~",
     ": 15,42 78,10 79,74",
     "a single point beside the polygons was left out"},
    {R"~(The hull is
$x
[1] 4.0 2.5 0.0
[4] -2.5

$y
[1] 0.0 2.5 4.0 2.5

$i
[1] 7 8 9 4)~",
     ": 4,0 2.5,2.5 0,4 -2.5,2.5",
     "the lists $x and $y were read as x and y"},
    {R"~(<waypoint lat="45.0" lon="66.0" name="S1"/>
<waypoint lat="45.5" lon="66.0" name="S2"/>
<waypoint lat="45.0" lon="66.5" name="S3"/>)~",
     ": 66,45 66,45.5 66.5,45",
     ""},
    {R"~(<svg fill="none" stroke="red">
<path d="M0 0 9 0 9 9 0 4"/>
<path d="M0 0 5 0 5 3z"/>
<path d="M7 7 9 7 8 9 7 7"/>
<path fill="red" d="M0 2 5 2 5 6 1 8"/>
<path style="stroke:red; fill: #0f0" d="M0 3 5 3 5 6 1 8"/>
</svg>)~",
     ": 0,0 5,0 5,3 | : 7,7 9,7 8,9 | : 0,2 5,2 5,6 1,8 | : 0,3 5,3 5,6 1,8",
     "a line of a <path> was left out; it is no polygon; the closing copy of the first vertex was dropped"},
    {R"~(Pathfinding goes through the wall:
wall = [(2, 2), (4, 2), (4, 4), (2, 4)]
Path found (3 steps): (0, 0), (5, 1), (9, 9)
route: [[0, 0], [5, 1], [9, 9], [10, 12]]
polygonPath = [(7, 7), (9, 7), (9, 9)])~",
     "wall: 2,2 4,2 4,4 2,4 | polygonPath: 7,7 9,7 9,9",
     "paths that were found were left out; they are no polygons"},
    {R"~(The island is drawn twice.
path: [[0, 0], [5, 1], [9, 9], [10, 12]])~",
     ": 0,0 5,1 9,9 10,12",
     ""},
    {R"~(objects = {
  { id = 1, shape = "rectangle", x = 10, y = 20, width = 30, height = 40, rotation = 0 },
  { id = 2, shape = "rectangle", x = 50, y = 60, width = 0, height = 0, rotation = 0 }
})~",
     "objects: 10,20 40,20 40,60 10,60",
     "y points down in Tiled; nothing was flipped; the place and the rotation of each object were added to its points; an object without area was left out; it is no polygon"},
    {R"~(obstacle { id: 7 position { x: 5 y: 5 } velocity { x: 1 y: 0 } corner { x: 0 y: 0 } corner { x: 9 y: 0 } corner { x: 9 y: 9 } }
obstacle { id: 8 position { x: 25 y: 5 } velocity { x: 1 y: 0 } corner { x: 20 y: 0 } corner { x: 29 y: 0 } corner { x: 29 y: 9 } })~",
     ": 0,0 9,0 9,9 | : 20,0 29,0 29,9",
     "points beside those of \"corner\" were left out"},
    {R"~(outline { start { x: 0 y: 0 } next { x: 9 y: 0 } next { x: 9 y: 9 } stop { x: 0 y: 9 } stop { x: 0 y: 5 } })~",
     ": 0,0 9,0 9,9 0,9 0,5",
     ""},
    {R"~(vec![Start { x: 0, y: 0 }, Next { x: 9, y: 0 }, Next { x: 9, y: 9 }, Next { x: 0, y: 9 }])~",
     ": 0,0 9,0 9,9 0,9",
     ""},
    {R"~(select area('GEOMETRYCOLLECTION (LINESTRING (7 1, 2 2, 1 4), POLYGON ((4 4, 2 5, 4 3, 4 4)))');)~",
     ": 4,4 2,5 4,3",
     "other text around the polygons was left out; an open LINESTRING was left out; it is no polygon; the closing copy of the first vertex was dropped"},
    {R"~(```elm
side = 100
points =
    [ ( 0, 20 ), ( side, -20 ), ( side + 20, 0 ) ]
```
and here all is fine
```elm
polygon [ ( 15, 15 ), ( 0, 15 ), ( 0, 0 ) ]
```)~",
     "points: 0,20 100,-20 120,0 | : 15,15 0,15 0,0",
     "side got the value that the text gives; terms of numbers were computed"},
    {R"~(side = 100 and later side = 50
points = [ ( 0, 20 ), ( side, -20 ), ( side + 20, 0 ) ]

polygon [ ( 15, 15 ), ( 0, 15 ), ( 0, 0 ) ])~",
     ": 15,15 0,15 0,0",
     "left out: line 2: \"side\" stands where a number should; write its value"},
    {R"~(vertices = [[0, 0], [9, 0], [9, 9], [12, 2], [15, 2], [15, 5]]
segments = [[0, 1], [1, 2], [2, 0], [3, 4], [4, 5], [5, 3]])~",
     "vertices: 0,0 9,0 9,9 | vertices: 12,2 15,2 15,5",
     "line 2: 6 edges tell which vertices follow each other"},
    {R"~(points = [[0, 0], [0, 9], [9, 9], [9, 0]]
edges = [[1, 3], [3, 2], [2, 4], [4, 1]])~",
     "points: 0,0 9,9 0,9 9,0",
     "line 2: 4 edges tell which vertices follow each other"},
    {R"~(points [[0, 0], [0, 9], [9, 9], [9, 0]]
facets [[1, 2], [2, 3], [3, 4], [4, 1]]
control_points [[5.0, 5.0]])~",
     ": 0,0 0,9 9,9 9,0",
     "other text around the polygons was left out; line 2: 4 edges tell which vertices follow each other"},
    {R"~(a = [[0, 0], [4, 0], [0, 3]]
b = [[0, 1], [1, 2], [2, 0]]
c = [[0, 0], [4, 0], [4, 4], [0, 4]]
d = [[0, 2], [1, 3], [3, 1], [2, 0]])~",
     "a: 0,0 4,0 0,3 | b: 0,1 1,2 2,0 | c: 0,0 4,0 4,4 0,4 | d: 0,2 1,3 3,1 2,0",
     ""},
    {R"~(points [[0, 0], [0, 9], [9, 9], [9, 0]]
others [[1, 3], [3, 2], [2, 4], [5, 1]])~",
     ": 0,0 0,9 9,9 9,0 | : 1,3 3,2 2,4 5,1",
     ""},
    {R"~(This should be two triangles:
```matlab
x = [2 5; 2 5; 8 8];
y = [4 0; 8 2; 4 0];
c = [0 3; 6 4; 4 6];
patch(x, y, c)
```)~",
     ": 2,4 2,8 8,4 | : 5,0 5,2 8,0",
     "the columns of matrices were read as polygons"},
    {R"~(x = [0 5 5
     0 5 4];
y = [0 0 3
     1 2 3];
patch(x', y', 'r')
hull = [0 0; 4 0; 4 3])~",
     "hull: 0,0 4,0 4,3",
     "the list \"x\" was left out: it is no outline; the list \"y\" was left out: it is no outline; the numbers were read as pairs x, y"},
    {R"~(more <- data.frame(x = c(0, 2, 2, 5, 7, 7), y = c(0, 0, 1, 0, 0, 1), id = c(1, 1, 1, 2, 2, 2))
last <- data.frame(x = c(0, 2, 2), y = c(0, 0, 1), size = c(1, 2, 3)))~",
     ": 0,0 2,0 2,1 | : 5,0 7,0 7,1 | last: 0,0 2,0 2,1",
     "other text around the polygons was left out; the numbers of x became x, those of y y; the columns of a data frame were read by their names and ids"},
    {R"~([COORDINATES]
;;Node           X-Coord            Y-Coord
J1               10.5               20.5
J2               30.5               20.5

[Polygons]
;;Subcatchment   X-Coord            Y-Coord
S1               0.0                0.0
S1               5.0                0.0
S1               5.0                3.0
S2               10                 0
S2               15                 0
S2               15                 3
S2               10                 0

[SYMBOLS]
GAGE1            318.120            858.770)~",
     "S1: 0,0 5,0 5,3 | S2: 10,0 15,0 15,3",
     "the closing copy of the first vertex was dropped; of the sections of SWMM those with polygons were read"},
    {R"~(<annotation><object><name>window</name><date>25-May-2012 00:09:48</date><id>0</id><polygon><username>me</username><pt><x>43</x><y>34</y></pt><pt><x>45</x><y>34</y></pt><pt><x>45</x><y>37.5</y></pt></polygon></object>
<object><name>sign</name><segm><box><xmin>58</xmin><ymin>66</ymin><xmax>62</xmax><ymax>68</ymax></box></segm></object></annotation>)~",
     ": 43,34 45,34 45,37.5",
     ""},
    {R"~(query "FILTER=<Filter><gml:Polygon><gml:outerBoundaryIs><gml:LinearRing><gml:coordinates>15 16,25 16,25 26,15 16</gml:coordinates></gml:LinearRing></gml:outerBoundaryIs></gml:Polygon></Filter>"
<gml:Polygon><gml:LinearRing><gml:coordinates decimal=".">0,0,7 5,0,7 5,3,7</gml:coordinates></gml:LinearRing></gml:Polygon>)~",
     ": 15,16 25,16 25,26 | : 0,0 5,0 5,3",
     "other text around the polygons was left out; z and m were dropped; the closing copy of the first vertex was dropped"},
    {R"~(Is the angle ignored (the picture shows so?

hull = new SAT.Polygon(new SAT.Vector(100, 50), [
  new SAT.Vector(0, 0), new SAT.Vector(8, 0), new SAT.Vector(0, 4)])
hull.setAngle(0))~",
     "hull: 100,50 108,50 100,54",
     "other text around the polygons was left out; the position of the SAT.js polygon was added to its vertices"},
    {R"~(Is the place ignored (the picture shows so?

hull = new geo.Polygon(new geo.Vector(100, 50), [
  new geo.Vector(0, 0), new geo.Vector(8, 0), new geo.Vector(0, 4)]))~",
     "hull: 0,0 8,0 0,4",
     "other text around the polygons was left out; a single point beside the polygons was left out"},
    {R"~(The floor is (cons (make-posn 1 1)
  (cons (make-posn 6 1)
    (cons (make-posn 6 4) '()))) in the old notation.)~",
     ": 1,1 6,1 6,4",
     ""},
    {R"~((polygon (list (make-posn 0 0) (make-posn 50 0) (make-posn 25 40)) "solid" "red"))~",
     ": 0,0 50,0 25,40",
     ""},
    {R"~(g.lineStyle(3);
g.beginFill(7);
g.moveTo(10, 10);
g.lineTo(40, 30);
g.lineTo(90, 20);
g.endFill();)~",
     "g: 10,10 40,30 90,20",
     ""},
    {R"~(A(10,10) B(40,30) C(90,20) are joined like this:
moveTo(10,10)
lineTo(40,30)
lineTo(90,20)
lineStyle(2)
and the polygon of the lake is
[(0,0), (5,0), (5,5)])~",
     ": 0,0 5,0 5,5",
     "open lines of a drawing were left out"},
    {R"~(pen.setStyle(Paint.Style.FILL);
Path way = new Path();
way.moveTo(10, 20);
way.lineTo(50, 80);
way.lineTo(90, 20);
canvas.drawPath(way, pen);)~",
     "way: 10,20 50,80 90,20",
     ""},
    {R"~(It looks wrong with `draw "M 5 5 L 9 12 20 8 Z" --stroke --width 4` only.)~",
     ": 5,5 9,12 20,8",
     "other text around the polygons was left out"},
    {R"~(It looks wrong with `draw "M 5 5 L 9 12 20 8" --fill red --stroke black` only.)~",
     ": 5,5 9,12 20,8",
     "other text around the polygons was left out"},
    {R"~(var fin = new SAT.Polygon(new SAT.Vector(10, 20), [new SAT.Vector(0, 0), new SAT.Vector(4, 0), new SAT.Vector(0, 4)]);
fin.setAngle(0 * Math.PI);)~",
     "fin: 10,20 14,20 10,24",
     "the position of the SAT.js polygon was added to its vertices; terms of numbers were computed"},
    {R"~(var fin = new SAT.Polygon(new SAT.Vector(10, 20), [new SAT.Vector(0, 0), new SAT.Vector(4, 0), new SAT.Vector(0, 4)]);
fin.setAngle(turn);)~",
     "fin: 10,20 14,20 10,24",
     "the angle of the SAT.js polygon is no number and was left out; the position of the SAT.js polygon was added to its vertices"},
    {R"~(px = [2; 9; 11; 9; 4; 1];
py = [1; 1; 4; 6; 8; 5];
cost = [3; 4; 5; 6; 9; 9];)~",
     ": 2,1 9,1 11,4 9,6 4,8 1,5",
     "the numbers of px became x, those of py y; the list \"cost\" was left out: it is no outline"},
    {R"~(robot:
  footprint: "[[0.3, 0.2], [0.3, -0.2], [-0.4, 0.0]]"
stop_zone:
  points: [0.7, 0.4, 0.7, -0.4, -0.2, -0.4, -0.2, 0.4])~",
     "robot: 0.3,0.2 0.3,-0.2 -0.4,0 | stop_zone: 0.7,0.4 0.7,-0.4 -0.2,-0.4 -0.2,0.4",
     "the numbers were read as pairs x, y"},
    {R"~(AssertionError: Lists differ: [(3, 1), (8, 1), (8, 6)] != [(3, 1), (8, 1), (8, 6), (2, 7)]

- [(3, 1), (8, 1), (8, 6)]
+ [(3, 1), (8, 1), (8, 6), (2, 7)])~",
     "AssertionError: 3,1 8,1 8,6 | AssertionError: 3,1 8,1 8,6 2,7",
     "an outline that is quoted again counts once"},
    {R"~(var low = Vector2(10, 20)
var high = Vector2(60, 25)
var far = Vector2(55, 90)
corners.append(low)
corners.append(high)
corners.append(far)
from = Vector2(5, 5)
to = Vector2(80, 45))~",
     "corners: 10,20 60,25 55,90",
     "the points of a list were taken by their names"},
    {R"~(fixture = done:com.engine.Fixture@5e9199
data = corners [[0.5, 0.25], [2.5, 0.75], [1.5, 3.25]]
thread = worker@7e9123)~",
     "data: 0.5,0.25 2.5,0.75 1.5,3.25",
     ""},
    {R"~(fence = [[1, 2], [6, 1], [5, 7]]
print(np.array([inside, on]).T)
0 1
0 1
1 1
1 0)~",
     "fence: 1,2 6,1 5,7",
     ""},
    {R"~(let lot = Polygon::new(
    LineString::new(vec![
        Coord { x: 3.0, y: 1.0 },
        Coord { x: 8.5, y: 2.0 },
        Coord { x: 6.0, y: 7.5 },
    ]),
    vec![],
);)~",
     "lot: 3,1 8.5,2 6,7.5",
     ""},
    {R"~(step 1: vertex position = (2, 1)
step 2: vertex position = (7, 1)
step 3: vertex position = (7, 6))~",
     "step: 2,1 7,1 7,6",
     ""},
    {R"~(V = [1 0; 6 1; 7 4; 3 8; 0 4];
F = [0 1 2; 0 2 4; 4 2 3];)~",
     "V: 1,0 6,1 7,4 3,8 0,4",
     "the numbers in line 2 are of triangles and were left out; the numbers were read as pairs x, y"},
    {R"~(The corners are
(1, 0), (6, 1), (7, 4), (3, 8), (0, 4)
and it prints
[[1 2 3]
 [3 5 1]
 [5 3 4]])~",
     ": 1,0 6,1 7,4 3,8 0,4",
     "the numbers in line 4 are of triangles and were left out"},
    {R"~(Given
1.5 0.5
6.0 1.0
7.0 4.0
3.0 8.0
0.0 4.0
prints
4 0 1
1 2 3
3 4 1
0 1 4)~",
     ": 1.5,0.5 6,1 7,4 3,8 0,4",
     "other text around the polygons was left out; the numbers in line 8 are of triangles and were left out"},
    {R"~(pts = [(5, 5), (31, 8), (22, 40)]
pygame.draw.lines(window, WHITE, True, pts, 2))~",
     "pts: 5,5 31,8 22,40",
     "left out: line 2: \"window\" stands where a number should; write its value"},
    {R"~(var slab = [5, 5, 31, 8, 22, 40, 9, 33];
var line = new Konva.Line({ points: slab, stroke: 'red', closed: true });)~",
     "slab: 5,5 31,8 22,40 9,33",
     "the numbers were read as pairs x, y"},
    {R"~(btScalar plate[] = {1, 1, 0, 6, 1, 0, 6, 5, 0};
auto* solid = new btConvexHullShape(plate, 3);)~",
     "plate: 1,1 6,1 6,5",
     "left out: line 2: \"plate\" stands where a number should; write its value; z was dropped"},
    {R"~(The tracks of this walk around the square are
[0.381204, 0.541133]
[0.871377, 0.542004]
[0.882019, 0.941520])~",
     ": 0.381204,0.541133 0.871377,0.542004 0.882019,0.94152",
     ""},
    {R"~(The polyline is decoded, it shall be the boundary of our park:
[47.381204, 8.541133]
[47.381377, 8.542004]
[47.382019, 8.541520])~",
     ": 47.381204,8.541133 47.381377,8.542004 47.382019,8.54152",
     ""},
    {R"~(rem the shape of the boat
LoadImage ( 4, "boat.png" )
SetSpriteShapePolygon ( 9, 4, 0, -12, 8 )
SetSpriteShapePolygon ( 9, 4, 1, 12, 8 )
SetSpriteShapePolygon ( 9, 4, 2, 15, -5 )
SetSpriteShapePolygon ( 9, 4, 3, 0, -20 )
SetSpritePhysicsOn ( 9, 2 ))~",
     ": -12,8 12,8 15,-5 0,-20",
     "a single point beside the polygons was left out"},
    {R"~(shape_set_vertex(hull, 1, 4.5, 2);
shape_set_vertex(hull, 2, 9, 2);
shape_set_vertex(hull, 3, 7, 8);
shape_set_vertex(keel, 1, 1, 1);
shape_set_vertex(keel, 2, 3, 1);
shape_set_vertex(keel, 3, 2, 0.5);)~",
     ": 4.5,2 9,2 7,8 | : 1,1 3,1 2,0.5",
     ""},
    {R"~(outline.setPoint(0, 12, 20);
outline.setPoint(1, 45, 25);
outline.setPoint(2, 30, 50);)~",
     ": 12,20 45,25 30,50",
     ""},
    {R"~(let shape = vec![
    Spot { x: double_to_fixed(12.5), y: double_to_fixed(6.0) },
    Spot { x: double_to_fixed(48.0), y: double_to_fixed(9.0) },
    Spot { x: double_to_fixed(30.0), y: double_to_fixed(41.0) },
];)~",
     "shape: 12.5,6 48,9 30,41",
     "calls that make another type of a number were read as the number"},
    {R"~(var shape = new[] { new V((FP)2, (FP)1), new V((FP)7, (FP)1), new V((FP)2, (FP)9) };)~",
     "shape: 2,1 7,1 2,9",
     "calls that make another type of a number were read as the number"},
    {R"~(let shape = vec![Point::new(f32::from(2u8), f32::from(1u8)),
    Point::new(f32::from(7u8), f32::from(1u8)), Point::new(f32::from(2u8), f32::from(9u8))];)~",
     "shape: 2,1 7,1 2,9",
     "calls that make another type of a number were read as the number"},
    {R"~(The corners of the lot as I walked along them:

time,x,y
1.5,40,20
2.5,64,29
4.5,43,54)~",
     ": 40,20 64,29 43,54",
     "other text around the polygons was left out"},
    {R"~(# outline of the pond
time,x,y
1.5,40,20
2.5,64,29
4.5,43,54)~",
     ": 40,20 64,29 43,54",
     "other text around the polygons was left out"},
    {R"~(It stops in measure(hall, i) {   <-- this line
and the hall that fails is this one (all the others are good):

[6, 2, 17, 3, 19, 14, 8, 18]

I put x and y of every corner behind each other.)~",
     ": 6,2 17,3 19,14 8,18",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
