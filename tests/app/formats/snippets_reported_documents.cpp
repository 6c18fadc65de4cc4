#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& documentSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~({"A": {"at": [2, 1]}, "B": {"at": [8, 1]}, "C": {"at": [6, 9]}})~",
     ": 2,1 8,1 6,9",
     ""},
    {R"~({"c": true, "v": [[0, 0], [30, 0], [30, 20], [0, 20]],
 "i": [[0, 0], [0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0], [0, 0]]}
{"i": [[0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0]], "v": [[1, 2], [3, 4], [9, 1]], "c": false})~",
     ": 0,0 30,0 30,20 0,20",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped; vertices with tangents were read as a path; open paths of tangents were left out; they are no polygons"},
    {R"~(read yard.txt
```
7.25,1.5
11.5,1.75
12,6.5
6.5,5.25
```
My van was seen at 19.5,2.25 and it still rang.)~",
     ": 7.25,1.5 11.5,1.75 12,6.5 6.5,5.25",
     "places told in sentences beside rows of numbers were left out"},
    {R"~(09:15:30,250 INFO the yard has
1.5,2.5
8.25,2
7.5,9.75)~",
     ": 1.5,2.5 8.25,2 7.5,9.75",
     ""},
    {R"~(hull = [(0, 0), (6, 0), (6, 5)]
span: {"min": [0, 0, -4], "max": [6, 5, 4]})~",
     "hull: 0,0 6,0 6,5",
     ""},
    {R"~({"abscissas": [2, 9, 11, 7, 1], "ordinates": [3, 1, 6, 10, 8]})~",
     ": 2,3 9,1 11,6 7,10 1,8",
     "the numbers of abscissas became x, those of ordinates y"},
    {R"~(This rule (number 4 of 9) is not applied:
"filter": { "kind": "area", "bound": { "xs": [4, 15, 12, 8, 3], "ys": [1, 2, 13, 11, 7] } })~",
     "filter: 4,1 15,2 12,13 8,11 3,7",
     "other text around the polygons was left out; the numbers of xs became x, those of ys y; left out: the list in line 1 has 1 of the three vertices that a polygon needs"},
    {R"~(In der Vorlage steht {„x“: 14, „y“: 2}, {„x“: 31, „y“: 5}, {„x“: 22, „y“: 19} und nichts erscheint.)~",
     ": 14,2 31,5 22,19",
     ""},
    {R"~(Dim roof(6) As POINTAPI: Dim many(1) As Long
' the house
roof(0).X = 4: roof(0).Y = 20
roof(1).X = 33: roof(1).Y = 20   ' right
roof(2).X = 33: roof(2).Y = 51
' the shed
roof(3).X = 70: roof(3).Y = 9
roof(4).X = 88: roof(4).Y = 9
roof(5).X = 88: roof(5).Y = 17
roof(6).X = 70: roof(6).Y = 23
many(0) = 3: many(1) = 4
r = PolyPolygon(hdc, roof(0), many(0), 1))~",
     "roof: 4,20 33,20 33,51 | roof: 70,9 88,9 88,17 70,23",
     "a list was parted into the rings whose points another list counts; left out: line 12: \"hdc\" stands where a number should; write its value"},
    {R"~(<Group>
  <Line points={[[2, 9], [41, 13], [17, 36]]} closed fill="tan" />
  <Line width={2} points={[[3, 50], [44, 61], [80, 55]]} onDrag={(e) => move(e)} />
</Group>)~",
     "points: 2,9 41,13 17,36",
     "lines without the flag of those that are closed were left out"},
    {R"~(stage.add(new Line({ closed: true, points: [2, 9, 41, 13, 17, 36] }));
stage.add(new Line({ width: 2, points: [3, 50, 44, 61, 80, 55] }));)~",
     ": 2,9 41,13 17,36",
     "the numbers were read as pairs x, y; lines without the flag of those that are closed were left out"},
    {R"~(The zone is not made, the call has "rings":7,"z":[{"x":14.25,"y":50.5,"r":0},{"x":15.5,"y":50.75,"r":0},{"x":15.25,"y":51,"r":0}] and more.)~",
     "z: 14.25,50.5 15.5,50.75 15.25,51",
     ""},
    {R"~(yard = [(1, 1), (15, 1), (15, 12)]
xs = [2, 8, 13, 4, 11, 5]
ys = [7, 3, 9, 1, 2, 10]
fig.add_trace(Scatter(x=xs, y=ys)))~",
     "yard: 1,1 15,1 15,12",
     "the list \"xs\" was left out: it is no outline; the list \"ys\" was left out: it is no outline"},
    {R"~(The zone of level 3 is cut off: { "zone": { "id": 4, "__value": [
  { "cx": 3, "cy": 8 }, { "cx": 17, "cy": 8 }, { "cx": 17, "cy": 12 }, { "cx": 5, "cy": 14 } ], "uid": 9, ...)~",
     ": 3,8 17,8 17,12 5,14",
     "other text around the polygons was left out; the text ends within the { of line 1: something may be missing"},
    {R"~(Dialogue: 0,0:00:07.20,0:00:09.00,Sign,,0,0,0,,{\an7\pos(50,60)\p2}m 0 0 l 80 0 96 40 0 40{\p0}
Dialogue: 0,0:00:07.20,0:00:09.00,Sign,,0,0,0,,{\clip(m 5 5 l 45 5 40 30)}Harbour)~",
     ": 0,0 40,0 48,20 0,20 | : 5,5 45,5 40,30",
     "other text around the polygons was left out; drawings of subtitles were read as paths, without their place"},
    {R"~(<path>
  <move x="0" y="9"/><line x="7" y="9"/>
  <move y="2" x="7"/><line y="9" x="26"/><line y="16" x="7"/><close/>
</path>
<fillstroke/>)~",
     ": 7,2 26,9 7,16",
     "a line of a <path> was left out; it is no polygon; the steps of elements were read as paths"},
    {R"~(<shape><path><move x="3" y="1"/><line x="9" y="1"/><line x="9" y="6"/><close/></path><stroke/>
<path><move x="0" y="0"/><line x="20" y="0"/><line x="24" y="8"/></path><stroke/></shape>)~",
     ": 3,1 9,1 9,6",
     "a line of a <path> was left out; it is no polygon; the steps of elements were read as paths"},
    {R"~(roof [pos="60,40", _draw_="c 7 -#000000 C 7 -#eeeeee P 5 96 52 60 70 24 52 24 10 96 10 "];
roof -> door [_hdraw_="S 5 -solid P 3 40 21 44 11 37 19 "];)~",
     "_draw_: 96,52 60,70 24,52 24,10 96,10",
     "the polygons that Graphviz draws were read"},
    {R"~(Rows 10-20 30-10 50-60 of the log are odd.
WinSet, Region, 0-20 90-0 180-45 120-110, Rahmen)~",
     ": 0,20 90,0 180,45 120,110",
     "pairs with a dash were read as points"},
    {R"~(#31=CARTESIAN_POINT('',(2.,1.,0.));
#32=CARTESIAN_POINT('',(8.,1.5,0.));
#33=CARTESIAN_POINT('it''s (here',(6.,7.,0.));
#34=CARTESIAN_POINT('',(50.,60.,0.));
#35=POLY_LOOP('',(#31,#32,#33));
#36=POLYLINE('kerb',(#31,#32,#34));
#37=AXIS2_PLACEMENT_3D('',#34,$,$);)~",
     "polygon: 2,1 8,1.5 6,7",
     "z was dropped; of the entities of a STEP file those that close a loop were read"},
    {R"~({"type": "Topology", "arcs": [[[1, 2], [8, 2], [8, 9], [1, 2]]],
 "objects": {"lots": {"type": "GeometryCollection", "geometries": [
  {"type": "Polygon", "arcs": [[0]]}, {"type": "Polygon", "arcs": [[7]]}]}}})~",
     ": 1,2 8,2 8,9",
     "the closing copy of the first vertex was dropped; of a TopoJSON its polygons were read; 1 polygon of a TopoJSON was left out: an arc is not there, or all of them are too long"},
    {R"~({"type": "Topology", "transform": {"scale": [0.5, 2], "translate": [10, 20]},
 "arcs": [[[2, 1], [4, 0], [0, 5]], [[6, 6], [-4, 0], [0, -5]], [[0, 0], [9, 1], [1, 9], [5, 5]]],
 "objects": {"lots": {"type": "GeometryCollection", "geometries": [
   {"type": "Polygon", "arcs": [[0, 1]], "properties": {"name": "lot"}}, {"type": "LineString", "arcs": [2]}]}}})~",
     "lot: 11,22 13,22 13,32 11,32",
     "the closing copy of the first vertex was dropped; of a TopoJSON its polygons were read"},
    {R"~(*OUTLINE
0., 1.
7., 2.
5., 9.
*DEFINE_CURVE
0., 10.
3., 14.
7., 12.)~",
     ": 0,1 7,2 5,9",
     "rows of numbers below the words of a deck were left out; they are no points"},
    {R"~([[3, 3], [4, 3], [4, 4], [5, 4], [5, 5]])~",
     ": 3,3 4,3 4,4 5,4 5,5",
     ""},
    {R"~(zones:
  - [[3, 1], [9, 2], [6, 8]]
  - [[13, 1], [19, 2], [16, 8]])~",
     "zones: 3,1 9,2 6,8 | : 13,1 19,2 16,8",
     ""},
    {R"~(    ## An object of class "Polygon"
    ## Slot "labpt":
    ## [1] 5 4
    ## 
    ## Slot "hole":
    ## [1] FALSE
    ## 
    ## Slot "coords":
    ##       x y
    ## [1,]  1 2
    ## [2,]  9 2
    ## [3,]  6 8
    ## [4,]  1 2)~",
     "polygon: 1,2 9,2 6,8",
     "the closing copy of the first vertex was dropped; what is no outline in the slots of objects of R was left out"},
    {R"~(irb> deck
=> #<struct Deck name="aft", ring=[#<struct Geo::Spot x=3, y=1>, #<struct Geo::Spot x=8, y=1>, #<struct Geo::Spot x=7, y=6>]>
irb> hull
=> [#<Spot:0x00aa @x=13, @y=1>, #<Spot:0x00ab @x=18, @y=1>, #<Spot:0x00ac @x=17, @y=6>])~",
     "ring: 3,1 8,1 7,6 | hull: 13,1 18,1 17,6",
     ""},
    {R"~(p := PolygonMorph vertices: {14@2. 31.5@5. 22 @ -19} color: Color red.
q := Polygon on: (Array with: 0@1 with: 7@1 with: 3@9).
q vertices "an OrderedCollection(0@1 7@1 3@9)"
A page of the list was lost...)~",
     "p: 14,2 31.5,5 22,-19 | q: 0,1 7,1 3,9",
     ""},
    {R"~(Only the first block of my file arrives:
Moor_1
  4 2
 2.5 1.0
 8.5 1.5
 6.5 7.0
 2.5 1.0
Moor_2
  5 3
 12.0 1.0 -4
 18.0 1.5 -5
 19.0 6.0 -5
 16.0 7.0 -4
 12.0 1.0 -4)~",
     "Moor_1: 2.5,1 8.5,1.5 6.5,7 | Moor_2: 12,1 18,1.5 19,6 16,7",
     "the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(Jan wrote:
> My house is black. I have
> prism {
>   linear_spline
>   0, 3, 5,
>   <-4,0>, <4,0>, <4,2>,
>   <0,6>, <-4,2>
>   rotate -90*x
> }

There is no light in it.)~",
     "prism: -4,0 4,0 4,2 0,6 -4,2",
     "what moves an object of POV-Ray was left out"},
    {R"~(<alarm>
<field><spots>
<spot><positionY>12</positionY><positionX>3</positionX></spot>
</spots></field>
<RegionCorners>
<RegionCorner><positionX>40</positionX><positionY>12</positionY></RegionCorner>
<RegionCorner><positionX>95</positionX><positionY>18</positionY></RegionCorner>
<RegionCorner><positionX>70</positionX><positionY>66</positionY></RegionCorner>
</RegionCorners>
</alarm>)~",
     "RegionCorners: 40,12 95,18 70,66",
     "elements of two numbers were read as points"},
    {R"~(Two polygons are in this file, I get one of seven points:
2.5 1.5 44.0
8.5 1.0 45.0
6.5 7.5 46.5
2.5 1.5 44.0
-99 -99 -99
12.5 1.5 44.0
18.5 1.0 43.5
16.5 7.5 42.0
12.5 1.5 44.0
-99 -99 -99)~",
     ": 2.5,1.5 8.5,1 6.5,7.5 | : 12.5,1.5 18.5,1 16.5,7.5",
     "line 2: 2 rings were read from one list, each of which comes back to its start; z was dropped; the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(<outline id="4" closed="true">
  <cornerLocal u="1.5e+00" v="-2" z="0" height="0.2" id="0"/>
  <cornerLocal u="8.5" v="-2" z="0" height="0.2" id="1"/>
  <cornerLocal u="6.25" v="3.0e+00" z="0" height="0.2" id="2"/>
</outline>
The kerb is on the wrong side.)~",
     "outline: 1.5,-2 8.5,-2 6.25,3",
     "elements of two numbers were read as points"},
    {R"~(The yard is turned by a quarter in the plan:
<Boundary><Pt Lat="61.5" Long="12.25"/><Pt Lat="61.75" Long="12.5"/><Pt Lat="61.25" Long="12.75"/></Boundary>)~",
     "Boundary: 12.25,61.5 12.5,61.75 12.75,61.25",
     "elements of two numbers were read as points"},
    {R"~(The gate has no corner in the view:
<g:vertex><g:at g:number="20.5" /><g:at g:number="7" /></g:vertex>
<g:vertex><g:at g:number="55" /><g:at g:number="9.25" /></g:vertex>
<g:vertex><g:at g:number="31" /><g:at g:number="48" /></g:vertex>)~",
     "vertex: 20.5,7 55,9.25 31,48",
     "elements of two numbers were read as points"},
    {R"~(It is mirrored in the browser.
<p:footPrint srsName="urn:4326"><gml:coordinates>41.5,2.25 41.75,4.5 43.25,4.25 43,1.75</gml:coordinates></p:footPrint>)~",
     "footPrint: 41.5,2.25 41.75,4.5 43.25,4.25 43,1.75",
     "the numbers of elements were read as pairs x, y"},
    {R"~(<tile>T31</tile> <zone_corners>10.5/-3.25 14.5/-3 13.25/2.5</zone_corners> <cloud>4</cloud> is not drawn.)~",
     "zone_corners: 10.5,-3.25 14.5,-3 13.25,2.5",
     "the numbers of elements were read as pairs x, y"},
    {R"~(The arrow cuts the polygon below it.
<uml:MessageEdge><di:waypoint x="9" y="4"/><di:waypoint x="30" y="4"/><di:waypoint x="30" y="25"/></uml:MessageEdge>
polygon = [(2, 1), (40, 1), (25, 12)])~",
     "polygon: 2,1 40,1 25,12",
     "places on a way were left out; they are no polygon"},
    {R"~(In dem Fenster stehen die Ecken, aber die Fläche ist 0:

3512404,25 5403817,50;3512460,00 5403822,75;3512441,50 5403770,05

Woran liegt das?)~",
     ": 3512404.25,5403817.5 3512460,5403822.75 3512441.5,5403770.05",
     ""},
    {R"~(La parcelle est fausse :
652104,25 6862817,50
652160,00 6862822,75
652141,50 6862770,05)~",
     ": 652104.25,6862817.5 652160,6862822.75 652141.5,6862770.05",
     ""},
    {R"~(| corner | A | B | C | D |
| --- | --- | --- | --- | --- |
| N | 310.5 | 305.25 | 342.75 | 350 |
| E | 118.25 | 160 | 171.5 | 122.75 |

The sheet gives no area.)~",
     ": 118.25,310.5 160,305.25 171.5,342.75 122.75,350",
     "two lines were read as x and y"},
    {R"~(The quad has a gap, in the watch window are
    XA = -5, YA = 2
    XB = 17, YB = -3
    XC = 20, YC = 11)~",
     ": -5,2 17,-3 20,11",
     ""},
    {R"~(Rule > inside?(point(7, 2, 0), {point(1, 1, 0), point(9, 1, 0), point(9, 6, 0), point(3, 8, 0)})
It says no, and y=2 is above the lower edge.)~",
     ": 1,1 9,1 9,6 3,8",
     "other text around the polygons was left out; a single point beside the polygons was left out; z was dropped"},
    {R"~(layers = ({
paths = ({ closed = 1; nodes = ("120 -4 LINE", "310 80 LINE", "95 240 LINE SMOOTH"); },
{ closed = 1; nodes = ("12 4 LINE", "30 8 OFFCURVE", "9 40 CURVE"); },
{ closed = 0; nodes = ("12 4 LINE", "30 8 LINE", "9 40 LINE"); });
width = 400; });
I don't see the serif.)~",
     "nodes: 120,-4 310,80 95,240",
     "paths of a font with curves or an open end were left out"},
    {R"~(   7. Jun  3 09:14:22 <mira> this one loses its last node
   8. Jun  3 09:14:51 <mira> M 6.5,3 L 21.25,7.5 11,19.75 Z
   9. Jun  3 09:15:40 <otto> which version?)~",
     ": 6.5,3 21.25,7.5 11,19.75",
     "the times, levels and sources before the lines of the log were left out; other text around the polygons was left out"},
    {R"~(covers.csv of the filter is

31.25,7.5,38.5,8.25,36,14.75,30.5,12
11.5,2.25,18.75,3,14,9.5

One polygon per line, or not?)~",
     ": 31.25,7.5 38.5,8.25 36,14.75 30.5,12 | : 11.5,2.25 18.75,3 14,9.5",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {"The mesher writes\n6 4 0 0 0\n1 0.0 0.0 0.0\n2 8.0 0.0 0.0\n3 9.0 6.0 0.0\n4 0.0 7.0 0.0\n5 4.5 3.0 0.0\n6 2.0 9.0 0.0\n1 7 tri 1 2 5\n2 7 tri 2 3 5\n3 7 tri 4 3 6\n4 7 tri 4 1 5\nand the last line is wrong.",
     ": 0,0 8,0 4.5,3 | : 8,0 9,6 4.5,3 | : 0,7 9,6 2,9 | : 0,7 0,0 4.5,3",
     "other text around the polygons was left out; line 3: the rows below these points tell which of them make a polygon; z was dropped; numbers that count the rows were left out"},
    {"Polygon and its ears:\n\n0 0\n7 0\n7 5\n2 1\n\n0 1 3\n1 2 3",
     ": 0,0 7,0 7,5 2,1",
     "line 8: numbers of vertices were left out; the numbers were read as pairs x, y"},
    {"Fence file of the mower, item 4 is refused:\nQGC WPL 110\n0\t1\t0\t16\t0\t0\t0\t0\t51.5\t7.25\t90\t1\n1\t0\t3\t5001\t5.0\t0\t0\t0\t51.5\t7.5\t0\t1\n2\t0\t3\t5001\t5.0\t0\t0\t0\t51.75\t7.5\t0\t1\n3\t0\t3\t5001\t5.0\t0\t0\t0\t51.75\t7.75\t0\t1\n4\t0\t3\t5001\t5.0\t0\t0\t0\t51.5\t8.0\t0\t1\n5\t0\t3\t5003\t20.0\t0\t0\t0\t51.6\t7.6\t0\t1",
     ": 7.5,51.5 7.5,51.75 7.75,51.75 8,51.5",
     "the longitude became x, the latitude y; a fence has fewer corners than its items say"},
    {"Vec2 tiles[] = {\n  // floor\n  Vec2(0, 0), Vec2(6, 0), Vec2(6, 5),\n\n  // roof\n  Vec2(9, 0), Vec2(13, 0), Vec2(11, 4)\n};",
     "tiles: 0,0 6,0 6,5 | tiles: 9,0 13,0 11,4",
     ""},
  };
  // clang-format on
  return table;
}

const std::vector<MalformedSnippet>& documentsWithoutPolygons() {
  // clang-format off
  static const std::vector<MalformedSnippet> table = {
    {R"~(The rail bends the wrong way from the third of its poles on:
#5=CARTESIAN_POINT('',(14.5,2.,30.));
#6=CARTESIAN_POINT('',(21.,9.25,30.));
#7=CARTESIAN_POINT('',(33.,4.,31.5));
#8=CARTESIAN_POINT('',(40.,-6.,31.5));
#9=B_SPLINE_CURVE_WITH_KNOTS('',3,(#5,#6,#7,#8),.UNSPECIFIED.,.F.,.F.,(4,4),(0.,1.),.UNSPECIFIED.);
#10=VERTEX_POINT('',#5);)~",
     "no polygon found: points of a STEP file that no loop joins were left out"},
    {R"~(Both of my creeks are drawn on the wrong side of the valley:
{"type": "Topology", "objects": {"creeks": {"type": "MultiLineString", "arcs": [[0], [1]]}},
 "arcs": [[[12, 71], [15, 64], [11, 58], [19, 50]], [[31, 22], [38, 27], [44, 20]]]})~",
     "no polygon found: the arcs of a TopoJSON were left out; they are no polygons"},
    {R"~(The solver says that one of the rows is not allowed. Which one?
*PLASTIC
 155.5, 0.
 170.25, 0.004
 201., 0.021
 190., 0.035
*AMPLITUDE, NAME=KICK
0., 0., 0.01, 0.5, 0.03, 0.25
*BOUNDARY
EDGE, 1, 2)~",
     "no polygon found: rows of numbers below the words of a deck were left out; they are no points"},
    {R"~(*NODE
1, 0., 1.
2, 7., 2.
3, 5., 9.
4, 12., 8.
*ELEMENT, TYPE=CPS3
1, 1, 2, 3
2, 2, 4, 3)~",
     "no polygon found: rows of numbers below the words of a deck were left out; they are no points"},
    {R"~(My worm bites itself in a collision with its own tail at tick 40:
{"rows": 9, "apples": [{"x": 7, "y": 2}, {"x": 1, "y": 8}, {"x": 4, "y": 5}],
 "worms": [{"name": "Ida", "parts": [{"x": 2, "y": 2}, {"x": 2, "y": 3}, {"x": 3, "y": 3}, {"x": 4, "y": 3}, {"x": 4, "y": 2}, {"x": 5, "y": 2}]}]})~",
     "line 2: a way over the cells of a grid is no outline; give the corners of a polygon"},
    {R"~(The trainer takes other sizes than those that I gave to it:
anchors:
  - [11,63, 64,12, 20,90]
  - [83,25, 31,140, 150,33]
  - [52,240, 260,61, 88,390])~",
     "line 3: what the text calls these points is no outline; give the corners of a polygon"},
    {R"~(One bucket is not where its key says, I use the geo_centroid of each:
{"buckets": [{"key": "u0q", "doc_count": 31, "c": {"location": {"lat": 48.5, "lon": 9.25}, "count": 31}},
 {"key": "u0w", "doc_count": 17, "c": {"location": {"lat": 49.75, "lon": 10.5}, "count": 17}},
 {"key": "u0t", "doc_count": 12, "c": {"location": {"lat": 47.25, "lon": 10.75}, "count": 12}}]})~",
     "line 2: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(The centroid of the third region has the wrong sign and I do not see why:
[{"n": 4, "centroid": {"x": 3, "y": 14}}, {"n": 4, "centroid": {"x": 15, "y": 9}}, {"n": 5, "centroid": {"x": 26, "y": 35}}])~",
     "line 2: centres are no outline; give the corners of a polygon"},
    {R"~(An object of class "Line"
Slot "coords":
      x y
[1,]  1 2
[2,]  9 2
[3,]  6 8)~",
     "no polygon found: what is no outline in the slots of objects of R was left out"},
    {R"~(All of my ghosts stay at home since the last change of the game:
[#<Ghost:0x00b1 @name="red", @mood=3, @x=4, @y=7>, #<Ghost:0x00b2 @name="pink", @mood=1, @x=14, @y=9>, #<Ghost:0x00b3 @name="blue", @mood=2, @x=8, @y=17>])~",
     "line 2: nothing says that these points are an outline, and each of them is told or taken for itself; call the list a polygon or give it alone"},
    {R"~(My dike line bends back at its end, see the whole file:
dike
  4 2
 2.5 1.0
 8.5 1.5
 16.5 7.0
 12.5 11.0)~",
     "no polygon found: blocks of rows that do not come back were left out; they are lines"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
