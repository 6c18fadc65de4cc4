#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& namedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(state,lon,lat
VT,3,1
VT,8,1
VT,6,4
VN,13,1
VN,18,2
VN,15,5)~",
     "VT: 3,1 8,1 6,4 | VN: 13,1 18,2 15,5",
     ""},
    {R"~(Das Dreieck hat die Ecken (1, 0), (6, 0) und (4, 3).)~",
     ": 1,0 6,0 4,3",
     "other text around the polygons was left out"},
    {R"~(I have drawn a triangle on the board this morning.
It goes through (1, 0), (6, 0) and (4, 3).)~",
     ": 1,0 6,0 4,3",
     ""},
    {R"~(For the garden in the middle I have measured (1, 1), (7, 1), (7, 4), (1, 4).)~",
     ": 1,1 7,1 7,4 1,4",
     ""},
    {R"~(# CLOSED_PLANAR
roi.ContourData = [1, 0, 9, 6, 0, 9, 6, 3, 9]
polygon = [(1200,2000), (1700,2000), (1700,2600)])~",
     "ContourData: 1,0 6,0 6,3 | polygon: 1200,2000 1700,2000 1700,2600",
     "z was dropped; contours of DICOM were read"},
    {R"~(c1.ContourData = [1, 0, 9, 6, 0, 9, 6, 3, 9]
c1.ContourGeometricType = 'OPEN_PLANAR'
c2.ContourData = [11, 0, 9, 16, 0, 9, 16, 3, 9]
c2.ContourGeometricType = 'CLOSED_PLANAR')~",
     "ContourData: 11,0 16,0 16,3",
     "z was dropped; contours of DICOM were read; contours of DICOM that are not whole or not closed were left out"},
    {R"~(Rechtswert   Hochwert
1 2
7 2
7 9
1 8)~",
     ": 1,2 7,2 7,9 1,8",
     ""},
    {R"~(Is my figure for the area of the meadow right? Along the hedge:

Peg   North (m)   East (m)
31    620.25      140.5
32    655.75      152.0
33    661.5       190.25
34    630.0       205.75
31    620.25      140.5

My neighbour has another one.)~",
     ": 140.5,620.25 152,655.75 190.25,661.5 205.75,630",
     "the closing copy of the first vertex was dropped"},
    {R"~(Hi,

> Pt   N (ft)   E (ft)   Elev (ft)
> 7    20.5     30.25    8.5
> 8    44.5     52.75    8.25
> 9    31.0     91.5     7.75

is this parcel closed?)~",
     ": 30.25,20.5 52.75,44.5 91.5,31",
     "z was dropped"},
    {R"~(The corners of the parcel are here.

| Point | North (ft) | East (ft) |
|---|---|---|
| 12 | 10.5 | 2.25 |
| 13 | 18.0 | 2.5 |
| 14 | 17.25 | 9.0 |

How large is it?)~",
     ": 2.25,10.5 2.5,18 9,17.25",
     ""},
    {R"~(The cells of the region:
12 5
18 5
18 9
12 9

but cells() prints
(12, 5, 0)
(12, 6, 0)
(12, 7, 0)
(13, 5, 0)
(13, 6, 0)
(13, 7, 0)
... and so on, the last column is 17)~",
     ": 12,5 18,5 18,9 12,9",
     "other text around the polygons was left out; left out: line 14: the text leaves out some of its numbers with ...; print all of them"},
    {R"~(The polygon (4, 1), (9, 1), (9, 6), (4, 1)
... and the next ones are right.)~",
     ": 4,1 9,1 9,6",
     "the closing copy of the first vertex was dropped"},
    {R"~(SELECT atGeometry(tgeompoint '[Point(3 4)@2022-05-01 07:00:00, Point(8 9)@2022-05-02, Point(15 11)@2022-05-03]',
  geometry 'POLYGON((5 2, 12 2, 12 13, 5 2))');)~",
     ": 5,2 12,2 12,13",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped; points with the time at which something was there were left out"},
    {R"~(outside <- rbind(c(0, 0), c(8, 0), c(8, 6), c(0, 0))
first <- rbind(c(1, 1), c(5, 3), c(12, 8))
second <- rbind(c(2, 9), c(4, 3), c(7, -5))
area <- st_polygon(list(outside))
ways <- st_multilinestring(list(first, second))
st_intersection(area, ways))~",
     "outside: 0,0 8,0 8,6",
     "open lines were left out; they are no polygons; the closing copy of the first vertex was dropped"},
    {R"~(<area>
 <corner x="1" y="2"/> <corner x="7" y="3"/> <corner x="6" y="9"/>
</area>
<geometry s="0" x="1.5" y="2" hdg="0.1" length="20"/>
<geometry s="20" x="21" y="4" hdg="0.1" length="30"/>
<geometry s="50" x="50" y="12" hdg="0.4" length="30"/>)~",
     ": 1,2 7,3 6,9",
     "pieces of a way were left out; they are no polygon"},
    {R"~(The sensor in the hall stays on, what is amiss with my zones?

zones:
  - name: "Bench"
    fade: 4s
    area:
      - point:
          x: -1.5m
          y: 2m
      - point:
          x: 0.5m
          y: 2m
      - point:
          x: 1m
          y: 3.25m
  - name: "Door"
    margin: 15cm
    area:
      - point:
          x: 2m
          y: 4m
      - point:
          x: 3m
          y: 4m
      - point:
          x: 2.5m
          y: 5m)~",
     "area: -1.5,2 0.5,2 1,3.25 | area: 2,4 3,4 2.5,5",
     "the unit m was dropped"},
    {R"~(hurdles:
  - points:
      - x: 1.0
        y: 2.0
        z: 0.0
      - x: 8.0
        y: 2.0
        z: 0.0
      - x: 8.0
        y: 7.0
        z: 0.0
    id: 3
  - points:
      - x: 11.0
        y: 2.0
        z: 0.0
      - x: 18.0
        y: 2.0
        z: 0.0
      - x: 18.0
        y: 7.0
        z: 0.0)~",
     "hurdles: 1,2 8,2 8,7 | points: 11,2 18,2 18,7",
     "z was dropped"},
    {R"~(With the vertices at 1,4 1,15 16,15 16,4 I count 14x10 cells, a rectangle has 15x11.)~",
     ": 1,4 1,15 16,15 16,4",
     "other text around the polygons was left out"},
    {R"~(Cut in the middle, as the log has it:
<Word><boundingBox xmlns:r="http://example.com/"><r:int>10</r:int><r:int>20</r:int><r:int>90</r:int><r:int>22</r:int><r:int>89</r:int><r:int>40</r:int><r:int>9</r:int><r:int>38</r:int></boundingBox><text>SHOE</text></Word><Word><boundingBox xmlns:r="http://example.com/"><r:int>1)~",
     "boundingBox: 10,20 90,22 89,40 9,38",
     "the numbers of elements were read as pairs x, y"},
    {R"~(What are the two brackets for?
>>> plot.geometry().asPolygon()
[[<QgsPointXY: POINT(614.25 208.5)>, <QgsPointXY: POINT(671 213.75)>, <QgsPointXY: POINT(655.5 260)>, <QgsPointXY: POINT(614.25 208.5)>]]
>>> plot.geometry().centroid().asPoint()
<QgsPointXY: POINT(646.9 227.4)>)~",
     ": 614.25,208.5 671,213.75 655.5,260",
     "a single point beside the polygons was left out; the closing copy of the first vertex was dropped"},
    {R"~(    float gardenx[] = { 2.0f, 11.5f, 13.0f, 8.0f, 3.0f };
    float gardeny[] = { 1.25f, 0.5f, 7.0f, 4.5f, 9.0f };
    printf("%d", pnpoly(5, gardenx, gardeny, 7.0f, 5.5f));  /* 1, but I see it outside */)~",
     ": 2,1.25 11.5,0.5 13,7 8,4.5 3,9",
     "the numbers of gardenx became x, those of gardeny y"},
    {R"~(Inside or not (both edges touch it)?
    float fenceX[] = { 2.5f, 6.0f, 7.0f, 3.0f, 1.5f };
    float fenceY[] = { 1.0f, 0.5f, 4.0f, 2.5f, 3.0f };
    bool in = hit(5, fenceX, fenceY, 3.0f, 2.0f);)~",
     ": 2.5,1 6,0.5 7,4 3,2.5 1.5,3",
     "the numbers in line 4 were left out: nothing says that they are an outline; the numbers of fenceX became x, those of fenceY y"},
    {R"~(Each corner of the shape has a colour:
drawPolygonCorner(Point(1, 2), 3);
drawPolygonCorner(Point(8, 2), 3);
drawPolygonCorner(Point(8, 6), 3);)~",
     ": 1,2 8,2 8,6",
     ""},
    {R"~(The area comes out a little too large:

 Pond
 X   1.000000000  Y   2.000000000
 X   9.500000000  Y   2.250000000
 X   7.250000000  Y   8.000000000
Its properties:
 area   25.1250000000
 centroid 5.9166666667 4.0833333333 NaN NaN
 first point 1 2 NaN NaN
 extent 1 2 9.5 8 NaN NaN NaN NaN)~",
     ": 1,2 9.5,2.25 7.25,8",
     "other text around the polygons was left out"},
    {R"~(New training zone until the end of May:

WET21 Moor
51.2211:7.4522
51.2234:7.4489
51.2289:7.4534

Top: 2500 ft)~",
     ": 51.2211,7.4522 51.2234,7.4489 51.2289,7.4534",
     ""},
    {R"~(Why is there a line from the bay to the dune?
    > df
       part point  x  y
    1   bay   1  4 12
    2   bay   2 19 13
    3   bay   3  9 31
    4  dune   1 30 15
    5  dune   2 41 12
    6  dune   3 44 26)~",
     ": 4,12 19,13 9,31 | : 30,15 41,12 44,26",
     ""},
    {R"~(The detector gives both, and only the box is drawn:
{"label": "lid", "x": 12, "y": 7, "width": 26, "height": 13, "points": [[12, 8], [37, 7], [38, 18], [13, 20]]})~",
     "lid: 12,8 37,7 38,18 13,20",
     "the numbers x and y beside the vertices were left out"},
    {R"~({"x": 0, "y": 0, "width": 640, "height": 480, "zones": [{"x": 15, "y": 25, "width": 35, "height": 45}, {"x": 215, "y": 25, "width": 35, "height": 45}]})~",
     "zones: 15,25 50,25 50,70 15,70 | zones: 215,25 250,25 250,70 215,70",
     "boxes were read as rectangles; the numbers x and y beside the vertices were left out"},
    {R"~(Corners of the plate, as my machine shows them:
X = 0, Y = 0, Z = 2,5
X = 80,25, Y = 0, Z = 2,5
X = 80,25, Y = 42,600000381, Z = 2,5)~",
     ": 0,0 80.25,0 80.25,42.600000381",
     "z was dropped"},
    {R"~(Without commas nothing is drawn: <Placemark><name>field</name><Polygon><outerBoundaryIs><LinearRing><coordinates>14.5 46.25 14.75 46.25 14.75 46.5 14.5 46.25</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
<Placemark><name>barn</name><Polygon><outerBoundaryIs><LinearRing><coordinates>
  15.5 46.25 310
  15.75 46.25 310
  15.75 46.5 312
  15.5 46.25 310
</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>)~",
     "field: 14.5,46.25 14.75,46.25 14.75,46.5 | barn: 15.5,46.25 15.75,46.25 15.75,46.5",
     "the altitude was dropped; the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(geom with z and m: 01BB0B00000100000004000000000000000000000000000000000000000000000000001C400000000000002240000000000000184000000000000000000000000000001C400000000000002240000000000000184000000000000014400000000000001C400000000000002240000000000000000000000000000000000000000000001C400000000000002240)~",
     ": 0,0 6,0 6,5",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped; WKB in hexadecimal was read"},
    {R"~(hull = [(0, 0), (5, 0), (5, 3)]
alpha = [[0,0,0,255,0,0],[0,255,255,255,255,0],[0,0,255,255,0,0],[0,0,0,0,0,0]])~",
     "hull: 0,0 5,0 5,3",
     "the list \"alpha\" was left out: it is no outline; the rows of a mask were left out; they are no points"},
    {R"~(box = {"mins": [1, 2], "maxs": [4, 6]})~",
     "box: 1,2 4,2 4,6 1,6",
     "boxes were read as rectangles"},
    {R"~(<map orientation="orthogonal">
 <group name="g" offsetx="10" offsety="20">
  <objectgroup name="a"><object name="in" x="0" y="0"><polygon points="0,0 5,0 5,3"/></object></objectgroup>
 </group>
 <objectgroup name="b"><object name="out" x="0" y="0"><polygon points="0,0 5,0 5,3"/></object></objectgroup>
</map>)~",
     "in: 10,20 15,20 15,23 | out: 0,0 5,0 5,3",
     "y points down in Tiled; nothing was flipped; the offset of each layer was added to what stands on it"},
    {R"~(The hall stays dark inside:
camera { location <1, 9, -20> look_at <4, 0.25, 2> }
light_source { <-6, 8, -5> color rgb <1, 0.5, 1> }
prism { linear_spline 0, 2, 5, <0, 0>, <7, 0>, <7, 4>, <2, 6>, <0, 0> })~",
     "prism: 0,0 7,0 7,4 2,6",
     "the closing copy of the first vertex was dropped; vectors in space were left out"},
    {R"~(polygon { 4, <1, 0, 0>, <6, 0, 0>, <6, 2.5, 0>, <3, 4, 0> pigment { rgb <0, 1, 0> } }
sphere { <0, 1, 2>, 2 } box { <-1, 0, -1>, <1, 0.5, 1> })~",
     "polygon: 1,0 6,0 6,2.5 3,4",
     "z was dropped; vectors in space were left out"},
    {R"~(fence: [[52, 4], [53, 4], [53, 5]]
> [10:02:07.500] van latitude=52.25 longitude=4.5
> [10:02:17.500] van latitude=52.375 longitude=4.25
> [10:03:37.500] van latitude=52.5 longitude=4.75)~",
     "fence: 52,4 53,4 53,5",
     "lines that tell when something was where were left out"},
    {R"~([2024 Week 13 (part two)]
(3, 4) (9, 1) (5, 8))~",
     ": 3,4 9,1 5,8",
     ""},
    {R"~(Why is this drawn with its corners alone?
lake = np.array([[3, 4], [9, 1], [5, 8], [1, 7]])
for p in lake:
    cv2.circle(img, tuple(p), 3, (0, 0, 255))
cv2.fillPoly(img, [lake], 255))~",
     "lake: 3,4 9,1 5,8 1,7",
     ""},
    {R"~(\begin{pgfscope}%
\definecolor{currentfill}{rgb}{0.25,0.5,0.75}%
\pgfpathmoveto{\pgfqpoint{1.50in}{0.25in}}%
\pgfpathlineto{\pgfqpoint{4.25in}{0.25in}}%
\pgfpathlineto{\pgfqpoint{4.25in}{3.75in}}%
\pgfpathclose%
\pgfusepath{fill}%
\end{pgfscope}%
\pgfpathmoveto{\pgfqpoint{7in}{7in}}\pgfpathlineto{\pgfqpoint{8in}{7in}}\pgfpathlineto{\pgfqpoint{8in}{9in}})~",
     ": 1.5,0.25 4.25,0.25 4.25,3.75",
     "an open path was left out; it is no polygon"},
    {R"~(The counts stay at zero:
[lane-filter-stream-2]
enable=1
roi-EXIT=31;7;64;9;60;45;
line-crossing-EXIT=1;2;30;40;50;60;7;80;)~",
     "EXIT: 31,7 64,9 60,45",
     "left out: line 2: an expression stands where a number should; write its value"},
    {R"~(The roof is gone in the second file:
```diff
-  <Loop>
-    <Pt><C>1.5</C><C>2</C><C>4</C></Pt>
-    <Pt><C>9.5</C><C>2</C><C>4</C></Pt>
-    <Pt><C>9.5</C><C>7</C><C>4</C></Pt>
-  </Loop>
```)~",
     "Loop: 1.5,2 9.5,2 9.5,7",
     "z was dropped"},
    {R"~(selected: [{'curveNumber': 4, 'pointNumber': 0, 'x': 1, 'y': 2}, {'curveNumber': 4, 'pointNumber': 1, 'x': 7, 'y': 2}, {'curveNumber': 4, 'pointNumber': 2, 'x': 7, 'y': 9}, {'curveNumber': 4, 'pointNumber': 3, 'x': 1, 'y': 2}, {'curveNumber': 5, 'pointNumber': 0, 'x': 3, 'y': 4}])~",
     "selected: 1,2 7,2 7,9",
     "the closing copy of the first vertex was dropped; selected points of a plot were left out; they are no polygons"},
    {R"~(Why is the last side of the pond bent?
With Sheet1.Shapes.BuildFreeform(msoEditingCorner, 20, 30)
  .AddNodes msoSegmentLine, msoEditingAuto, 95.5, 30
  .AddNodes msoSegmentLine, msoEditingAuto, 80, 72
  .ConvertToShape
End With)~",
     "freeform: 20,30 95.5,30 80,72",
     ""},
    {R"~($f = $slide.Shapes.BuildFreeform(0, 2, 3)
$f.AddNodes(0, 0, 9, 3)
$f.AddNodes(0, 0, 8, 7))~",
     "$f: 2,3 9,3 8,7",
     ""},
    {R"~(print(lake.vx)
print(lake.vy)
and it answers
[14, 71, 65, 20]
[9, 12, 50, 44])~",
     ": 14,9 71,12 65,50 20,44",
     "two lists were read as x and y"},
    {R"~(hull = [(0, 0), (6, 0), (6, 5)]
span: {"min": [0, 0, -4], "max": [6, 5, 4]})~",
     "hull: 0,0 6,0 6,5",
     ""},
    {R"~(Our plugin prints this: {"it":[{"d":{"i":[[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0]],"v":[[3,-7],[21,-7],[9,14.5]],"c":true}},
{"p":{"k":[70,33]},"a":{"k":[0,0]},"s":{"k":[90,80]},"r":{"k":0}}]})~",
     ": 3,-7 21,-7 9,14.5",
     "other text around the polygons was left out; left out: the list in line 2 has 1 of the three vertices that a polygon needs; the closing copy of the first vertex was dropped; vertices with tangents were read as a path"},
    {R"~(Only the flag leaks, the kite is right:
data kites; length function $ 8; color="tan";
  function="poly"; x=5; y=30; output; /* kite */
  function="polycont"; x=14; y=37.5; output;
  function="polycont"; x=5; y=61; output;
  function="poly"; x=70; y=8; output;
  function="polycont"; x=91; y=8; output;
  function="polycont"; x=82; y=19; output;
  function="label"; x=3; y=3; text="K"; output;
run;)~",
     ": 5,30 14,37.5 5,61 | : 70,8 91,8 82,19",
     "a single point beside the polygons was left out; the steps of a drawing were read as outlines"},
    {R"~($polygon
$fill tan
6 3
47 8
31 29

$path gutter
$width 4
2 1
33 5
61 40)~",
     ": 6,3 47,8 31,29",
     "other text around the polygons was left out; rows below the head of a line were left out; they are no polygon"},
    {R"~(my @u = (2, 13, 17, 4); my @v = (1, 3, 20, 15);
my %poly = ( x => \@u, y => \@v );
my $p1 = { x=>5, y=>5 }; my $p2 = { x=>9, y=>2 }; my $p3 = { x=>1, y=>8 };
print join(' ', map { isInside(\%poly, $_) } $p1, $p2, $p3);)~",
     "poly: 2,1 13,3 17,20 4,15",
     "points that the polygon is asked about were left out; the numbers of x became x, those of y y"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
