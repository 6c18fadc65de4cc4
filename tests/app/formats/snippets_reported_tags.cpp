#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& taggedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(face: (0,0), (6,0),
(6,3), (0,3))~",
     "face: 0,0 6,0 6,3 0,3",
     ""},
    {R"~(face = [[1, 1], [6, 0], [6, 3]])~",
     "face: 1,1 6,0 6,3",
     ""},
    {R"~(corners: (0,0), (6,0), (6,3), (0,3)
edges: (0,2), (2,1), (1,3), (3,0))~",
     "corners: 0,0 6,3 6,0 0,3",
     "line 2: 4 edges tell which vertices follow each other"},
    {R"~([BOUNDARY] layer=2 xy=(0,0) (8,0) (8,8)
[AREF] layer=2 xy=(0,0) (40,0) (0,60)
[BOUNDARY] layer=3 xy=(1,1) (3,1) (3,3))~",
     "xy: 0,0 8,0 8,8 | xy: 1,1 3,1 3,3",
     "the times, levels and sources before the lines of the log were left out; elements of a layout that are no BOUNDARY were left out"},
    {R"~([track] (0,0) (6,0) (6,3)
[hull] (0,0) (9,0) (9,7))~",
     "hull: 0,0 9,0 9,7",
     "the times, levels and sources before the lines of the log were left out; points that are called otherwise than an outline were left out"},
    {R"~([debug] (0,0)
[debug] (6,0)
[debug] (6,3))~",
     ": 0,0 6,0 6,3",
     "the times, levels and sources before the lines of the log were left out"},
    {R"~(<fixture>
  <position x="7" y="8"/>
  <vertex x="0" y="0"/>
  <vertex x="6" y="0"/>
  <vertex x="6" y="3"/>
</fixture>)~",
     ": 0,0 6,0 6,3",
     "points beside those of \"vertex\" were left out"},
    {R"~(<start x="0" y="0"/> <next x="6" y="0"/> <next x="6" y="3"/> <stop x="1" y="1"/>)~",
     ": 0,0 6,0 6,3 1,1",
     ""},
    {"+\tring\t{ size=3 }\tstd::vector<P>\n-\t[0]\t{x=1.5 y=0.0 }\tP\n\tx\t1.5\tdouble\n\ty\t0.0\tdouble\n"
     "+\t[1]\t{x=6.0 y=0.0 }\tP\n+\t[2]\t{x=6.0 y=3.0 }\tP\n",
     ": 1.5,0 6,0 6,3",
     "other text around the polygons was left out"},
    {R"~(I/app (123): Outline:
I/app (123): Offset(0.0, 0.0)
I/app (123): Offset(6.0, 0.0)
I/app (123): Offset(6.0, 3.0)
I/app (123): tap at Offset(2.0, 2.0)
D/gl (123): 16 ms)~",
     ": 0,0 6,0 6,3",
     "the times, levels and sources before the lines of the log were left out; other text around the polygons was left out"},
    {R"~(06-02 10:11:12.345  1234  5678 D Fence: (0, 0)
06-02 10:11:12.346  1234  5678 D Fence: (6, 0)
06-02 10:11:12.347  1234  5678 D Fence: (6, 3))~",
     ": 0,0 6,0 6,3",
     "the times, levels and sources before the lines of the log were left out"},
    {R"~(Region: [{'positionX': '1', 'positionY': '8'}, {'positionX': '6', 'positionY': '8'}, {'positionX': '6', 'positionY': '3'}])~",
     "Region: 1,8 6,8 6,3",
     ""},
    {R"~(Before the cut (4): 0,0 6,0 6,3 0,3
After the cut (3): 0,0 6,0 6,3
took 2,5 ms)~",
     "Before the cut (4): 0,0 6,0 6,3 0,3 | After the cut (3): 0,0 6,0 6,3",
     "other text around the polygons was left out"},
    {R"~(came_from = {(0, 1): (0, 0), (0, 2): (0, 1), (1, 2): (0, 2)}
poly = [(0, 0), (6, 0), (6, 3)])~",
     "poly: 0,0 6,0 6,3",
     "maps from points to points were left out; they are no polygons"},
    {R"~(I get <polygon points="0,0 9,0 9,9 5<,5 0,9" /> here and
[(1,1), (6,1), (6,5)])~",
     ": 1,1 6,1 6,5",
     "other text around the polygons was left out; left out: line 1: \"<,5 0,9\" stands where a number should; write its value"},
    {R"~(polygon vertex (0,0)
polygon vertex (6,0)
polygon vertex (6,4))~",
     ": 0,0 6,0 6,4",
     ""},
    {R"~(It says POLYGON Z ((1 1 NaN, 7 1 NaN, 7 5 NaN, 1 1 NaN)) is fine.)~",
     ": 1,1 7,1 7,5",
     "other text around the polygons was left out; z and m were dropped; the closing copy of the first vertex was dropped"},
    {R"~(String shape =
    "{\"type\": \"Polygon\",\n" +
    " \"coordinates\": [[\n" +
    "  [2, 1],\n" +
    "  [8, 1],\n" +
    "  [8, 6],\n" +
    "  [2, 1]\n" +
    " ]]}";
String next =
    "{\"type\": \"Polygon\",\n" +
    " \"coordinates\": [[\n" +
    "  [20, 10],\n" +
    "  [3)~",
     "coordinates: 2,1 8,1 8,6",
     "other text around the polygons was left out; the text ends within the [ of line 11: something may be missing; the closing copy of the first vertex was dropped"},
    {R"~(Both results:
```
1,1  7,1  7,4  1,4
9,-9  12,-9  12,13  9,13
```
as they should be.)~",
     ": 1,1 7,1 7,4 1,4 | : 9,-9 12,-9 12,13 9,13",
     "other text around the polygons was left out; each line of points was read as a polygon of its own"},
    {R"~(1,1  7,1  7,4
5,6  3,6  1,5)~",
     ": 1,1 7,1 7,4 5,6 3,6 1,5",
     "the lines of points were joined into one outline"},
    {R"~(polygons:
1 1 7 1 7 4 1 4
9 -9 12 -9 12 13 9 13)~",
     "polygons: 1,1 7,1 7,4 1,4 | : 9,-9 12,-9 12,13 9,13",
     "each line of points was read as a polygon of its own; the numbers were read as pairs x, y"},
    {R"~(GI.Polygon([[(0, 0), (9, 0), (9, 7), (0, 0)], [(16, 1), (18, 1), (18, 3), (16, 1)]]))~",
     ": 0,0 9,0 9,7 | : 16,1 18,1 18,3",
     "the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(paths = [[(0, 0), (9, 0), (9, 7), (0, 0)], [(6, 1), (8, 1), (8, 3), (6, 1)]])~",
     "paths: 0,0 9,0 9,7 | paths: 6,1 8,1 8,3",
     "the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(LoopSizes: [4 3]
TotalVertices: 7
0,0
9,0
9,9
0,9
15,2
17,2
17,4)~",
     ": 0,0 9,0 9,9 0,9 | : 15,2 17,2 17,4",
     "other text around the polygons was left out; the points were parted into loops of the sizes above them"},
    {R"~(LoopSizes: [3 3]
TotalVertices: 7
0,0
9,0
9,9
0,9
-5,12
-7,12
-7,4)~",
     ": 0,0 9,0 9,9 0,9 -5,12 -7,12 -7,4",
     "other text around the polygons was left out"},
    {R"~(Is it?
```
maps.isPointInside([4,4], [
  [1,2], [1,8], [9,2], [9,8]
]);
```)~",
     ": 1,2 1,8 9,2 9,8",
     "a single point beside the polygons was left out"},
    {R"~(The hull of the scan is wrong.
These are the points:

```
0:Scan.Point
  x:1
  y:2
1:Scan.Point
  x:4
  y:9
2:Scan.Point
  x:8
  y:3
3:Scan.Point
  x:5
  y:5
```

And the hull:

```
0:Scan.Point
  x:1
  y:2
1:Scan.Point
  x:8
  y:3
2:Scan.Point
  x:5
  y:5
```)~",
     ": 1,2 8,3 5,5",
     "points beside their convex hull were left out"},
    {R"~(The hull of the scan is wrong.
This is the polygon:

```
0:Scan.Point
  x:1
  y:2
1:Scan.Point
  x:4
  y:9
2:Scan.Point
  x:8
  y:3
3:Scan.Point
  x:5
  y:5
```

And the hull:

```
0:Scan.Point
  x:1
  y:2
1:Scan.Point
  x:8
  y:3
2:Scan.Point
  x:5
  y:5
```)~",
     ": 1,2 4,9 8,3 5,5 | : 1,2 8,3 5,5",
     ""},
    {R"~(Das Dreieck A(1|2|3), B(6|2|3), C(6|5|3))~",
     ": 1,2 6,2 6,5",
     "z was dropped"},
    {R"~(A = [1, 2]
B = [6, 2]
C = [6, 5]
AB = [5, 0])~",
     ": 1,2 6,2 6,5",
     "vectors between corners were left out; points with different names were joined into one polygon"},
    {R"~(A = [1, 2]
B = [6, 2]
C = [6, 5]
DE = [1, 5])~",
     ": 1,2 6,2 6,5 1,5",
     "points with different names were joined into one polygon"},
    {R"~([08:15:01] (1,1) (6,1) (6,4)
[08:15:02] (9,9) (8,9)
[08:15:03] (1,2) (6,2) (6,5)
[08:15:04] (9,9)
[08:15:05] (1,3) (6,3) (6,6)
[08:15:06] (1,4) (6,4) (6,7))~",
     ": 1,1 6,1 6,4 | : 1,2 6,2 6,5 | : 1,3 6,3 6,6 | : 1,4 6,4 6,7",
     "the times, levels and sources before the lines of the log were left out; so were lines of one point or two below whole polygons"},
    {R"~(I get 0 for poly = [[3,1],[3,1],[3,1]] here.)~",
     "poly: 3,1 3,1 3,1",
     ""},
    {R"~(The sensor of my lift is drawn twice, and one of them is right:

hull = [(1, 1), (7, 1), (7, 5), (2, 4)]
[lift] overlap of [(1, 1), (7, 1), (7, 5), (2, 4)] is 0.75)~",
     "hull: 1,1 7,1 7,5 2,4",
     "an outline that is quoted again counts once"},
    {R"~(These two are the same on purpose, and still they do not touch:

poly1 = [(1, 1), (7, 1), (7, 5)]
poly2 = [(1, 1), (7, 1), (7, 5)])~",
     "poly1: 1,1 7,1 7,5 | poly2: 1,1 7,1 7,5",
     ""},
    {R"~({"loops": [{"closed": true, "points": [[0, 0], [6, 0], [6, 5]]}, {"closed": false, "points": [[20, 0], [26, 0], [26, 5]]}]})~",
     "loops: 0,0 6,0 6,5",
     "open lines were left out; they are no polygons"},
    {R"~(The offset of this one is empty:

Polyline { vertices_of: [Knot { x: -2.5, y: 1.5, bulge: 0.0 }, Knot { x: 4.5, y: 1.0, bulge: 0.0 }, Knot { x: 3.25, y: 6.0, bulge: 0.0 }], is_closed: true })~",
     "vertices_of: -2.5,1.5 4.5,1 3.25,6",
     ""},
    {R"~(plot_one(kind = "polygon", data = [[0, 0], [6, 0], [6, 5]])
plot_one(kind = "scatter", data = [[1, 1], [2, 4], [3, 2]]))~",
     "data: 0,0 6,0 6,5",
     "points that are drawn as such were left out"},
    {R"~(planet.createFixture(Chain([Vec2(-9, 0), Vec2(-2, 1), Vec2(5, -1), Vec2(9, 3)], false));
rock.createFixture(Polygon([Vec2(-1, 0), Vec2(2, 0), Vec2(0, 3)]));)~",
     ": -1,0 2,0 0,3",
     "open chains were left out; they are no polygons"},
    {R"~(Does the ball fall through a loop?

ChainShape rim = new ChainShape();
rim.createLoop(new Vector2[] { new Vector2(0f, 0f), new Vector2(4f, 1f), new Vector2(9f, 0.5f), new Vector2(14f, 3f) });)~",
     ": 0,0 4,1 9,0.5 14,3",
     ""},
    {R"~(const a = world.createPolygon(60, 25, [[0, 0], [8, 0], [8, 6]]);
const b = system.createPolygon({ x: -10, y: 4 }, [{ x: 0, y: 0 }, { x: 8, y: 0 }, { x: 8, y: 6 }]);
const c = new Polygon(1, 2, [[0, 0], [8, 0], [8, 6]]);)~",
     "a: 60,25 68,25 68,31 | b: -10,4 -2,4 -2,10 | c: 1,2 9,2 9,8",
     "the position of each body was added to its vertices"},
    {R"~(intersection gives a ring whose end comes twice:
POLYGON((0.5 0.25, 0 0.75, 0 0.875, 0.5 0.25, 0.5 0.25)))~",
     ": 0.5,0.25 0,0.75 0,0.875",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~({"rings": [[[0, 0], [0, 5], [5, 5], [0, 0]], [[20, 0], [25, 0], [25, 5], [20, 0]]]})~",
     "rings: 0,0 0,5 5,5 | rings: 20,0 25,0 25,5",
     "the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~({"shapes": [{"label": "ear", "points": [[0, 0], [4, 0], [4, 3]], "shape_type": "polygon"}, {"label": "tail", "points": [[1, 1], [2, 5], [3, 2]], "shape_type": "linestrip"}]})~",
     "ear: 0,0 4,0 4,3",
     "open lines were left out; they are no polygons"},
    {R"~(<walls>
  <Wall closed="true"><Corner x="0" y="0"/><Corner x="6" y="0"/><Corner x="6" y="5"/></Wall>
  <Wall closed="false"><Corner x="20" y="0"/><Corner x="26" y="0"/><Corner x="26" y="5"/></Wall>
</walls>)~",
     ": 0,0 6,0 6,5",
     "elements that are no closed line were left out"},
    {R"~(The export has both, and the second one is lost:

<polygon label="deck" points="10.5,2.0;40.25,3.5;38.0,21.75" z_order="1">
<polyline label="cable" points="1.0,1.0;9.5,2.5;30.0,7.25;44.0,8.0" z_order="0">)~",
     ": 10.5,2 40.25,3.5 38,21.75",
     "other text around the polygons was left out; elements that are no closed line were left out"},
    {R"~(<poly id="yard" shape="10.0,2.0 40.0,3.5 38.0,21.0"/>
<lane id="a_0" shape="-5.0,1.0 60.0,2.5 90.0,7.0"/>)~",
     "shape: 10,2 40,3.5 38,21",
     "other text around the polygons was left out; elements that are no closed line were left out"},
    {R"~(yard:
  mask:
    - 0,0,64,0,64,20,0,20 # clock
    - 100,10,140,12,128,40
  zones:
    porch:
      coordinates: 5,50,60,52,58,90,4,88)~",
     "yard: 0,0 64,0 64,20 0,20 | : 100,10 140,12 128,40 | zones: 5,50 60,52 58,90 4,88",
     ""},
    {R"~(What ST_AsBinary gives back is this one:
0103000000010000000400000000000000000000000000000000000000000000000000184000000000000000000000000000001840000000000000144000000000000000000000000000000000)~",
     ": 0,0 6,0 6,5",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped; WKB in hexadecimal was read"},
    {R"~(double[][] yard = {
    {-1.5, 6.0, 7.25, 2.0, -1.5},
    {0.5, 1.0, 5.75, 8.0, 0.5}
};)~",
     "yard: -1.5,0.5 6,1 7.25,5.75 2,8",
     "the closing copy of the first vertex was dropped; two lists were read as x and y"},
    {R"~(The list before the offset, with Z in it, is

(
(12,5061409, -4,2281135, 602340),
(12,5061409, -9,2281135, 602340),
(2,36051409, -9,2281135, 603420)
)

and one side is lost.)~",
     ": 12.5061409,-4.2281135 12.5061409,-9.2281135 2.36051409,-9.2281135",
     "z was dropped"},
    {R"~(What comes out of the union prints as

    -1,-2 , -1,8 , 9,8 , 9,-2 
    === +2 ==> 11,-4 , -3,-4 , -3,10 , 11,10 

with the last release.)~",
     ": -1,-2 -1,8 9,8 9,-2 | : 11,-4 -3,-4 -3,10 11,10",
     "other text around the polygons was left out"},
    {R"~(A simple polygon fails, here as CGAL prints it:

5 0 0 9 1 8 7 4 3 1 6

It stops in
   check(is_simple(p.begin(), p.end()),)~",
     ": 0,0 9,1 8,7 4,3 1,6",
     "other text around the polygons was left out"},
    {R"~(The labels of the class and the confidence are swapped, `3 100 40 160 52 148 97 90 88 0.625`, says the log.)~",
     "class 3: 100,40 160,52 148,97 90,88",
     "other text around the polygons was left out; the first number of each row was read as its class, the last one as its confidence"},
    {R"~(The result has a corner too much.

public void cut() {
    var cutter = new Polygon(new float[] {0.5f, 0.0f, 0.5f, 4.0f, 8.0f, 4.0f});
    Clipper.run(verts, cutter, cut);
    // intersect is [0.5, 0.0, 0.5, 4.0, 8.0, 4.0, 3.0, 4.0, 3.0, 0.0] instead of
    // [0.5, 0.0, 0.5, 4.0, 3.0, 4.0, 3.0, 0.0]
    if (verts == null))~",
     ": 0.5,0 0.5,4 8,4 | : 0.5,0 0.5,4 8,4 3,4 3,0 | : 0.5,0 0.5,4 3,4 3,0",
     "other text around the polygons was left out; the numbers were read as pairs x, y; the lists of results in comments were read, too"},
    {R"~(I expect from the offset of this polygon

> x: 2 y: 2 bulge: 0
> x: 2 y: 30 bulge: 0
> x: 9 y: 30 bulge: 0
> x: 9 y: 2 bulge: 0

but it is empty.)~",
     ": 2,2 2,30 9,30 9,2",
     "other text around the polygons was left out"},
    {R"~(The plots of the village are stored like this:

| Blatt | Flur | Punkt | X     | Y    |
| ----- | ---- | ----- | ----- | ---- |
| 318   | 4    | 1     | 120.5 | 64   |
| 318   | 4    | 2     | 161.5 | 70.5 |
| 318   | 4    | 3     | 149   | 98   |
| 319   | 4    | 1     | 205   | 64.5 |
| 319   | 4    | 2     | 233   | 81   |
| 319   | 4    | 3     | 214   | 117  |
| 319   | 4    | 4     | 190   | 95   |)~",
     ": 120.5,64 161.5,70.5 149,98 | : 205,64.5 233,81 214,117 190,95",
     "other text around the polygons was left out; a polygon begins where column \"Punkt\" starts again; column \"Blatt\" was left out; column \"Flur\" was left out"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
