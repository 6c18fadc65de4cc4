#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& notedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(The hull of var pts = new Vec2[] { new Vec2(- 3,-1), new Vec2(4,-1), new Vec2(- 2,5) } is empty, why?)~",
     "pts: -3,-1 4,-1 -2,5",
     ""},
    {R"~(It says outside, but the fence is

$fence = array (
  0 => 
  array (
    0 => 7.25,
    1 => 50.5,
  ),
  1 => 
  array (
    0 => 7.5,
    1 => 50.5,
  ),
  2 => 
  array (
    0 => 7.5,
    1 => 50.75,
  ),
  3 => 
  array ()~",
     "$fence: 7.25,50.5 7.5,50.5 7.5,50.75",
     "other text around the polygons was left out; the text ends within the ( of line 3: something may be missing"},
    {R"~(constraint edges of the test: [ [ P { x: 2.5, y: 1 }, P { x: 9, y: 1.5 } ], [ P { x: 9, y: 1.5 }, P { x: 6, y: 7 } ], [ P { x: 6, y: 7 }, P { x: 2.5, y: 1 } ] ])~",
     ": 2.5,1 9,1.5 6,7",
     "line 1: 3 edges were read as those of one polygon"},
    {R"~(sides=[((0,0),(1,0)), ((1,0),(1,1)), ((1,1),(0,0))])~",
     "sides: 0,0 1,0 1,1",
     "line 1: 3 edges were read as those of one polygon"},
    {R"~(let loops = [
    [ Pt { x: 2, y: 1 }, Pt { x: 9, y: 1 } ],
    [ Pt { x: 9, y: 1 }, Pt { x: 9, y: 6 } ],
    [ Pt { x: 9, y: 6 }, Pt { x: 5, y: 8 } ],
    [ Pt { x: 5, y: 8 }, Pt { x: 2, y)~",
     "loops: 2,1 9,1 9,6 5,8",
     "other text around the polygons was left out; line 2: 3 edges were read as those of one polygon; the text ends within the [ of line 1: something may be missing; left out: the list in line 5 has 1 of the three vertices that a polygon needs"},
    {R"~(before:
<svg width="90"><polygon points="10,20 60,25 35,70"/></svg>
after the export:
<g><polygon points="NaN,NaN NaN,NaN NaN,NaN" style="fill:red"/></g>)~",
     ": 10,20 60,25 35,70",
     "other text around the polygons was left out; left out: the SVG has no polygon; it needs at least one <polygon>, <polyline>, <rect> or <path>; a <polygon> without a finite number was left out"},
    {R"~(zone:
  margin: 12cm
  polygon:
    - point:
        x: 0.5m
        y: 2m
    - point:
        x: 3m
        y: 2m
    - point:
        x: 3.5m
        y: 4.25m)~",
     "polygon: 0.5,2 3,2 3.5,4.25",
     "the unit m was dropped"},
    {R"~(from the log: ,"robot":[150,160],"no_go":[[100,200,300,210,290,400,110,390]],"walls":[[10,20,30,40]]}
the walls are drawn, the area is not)~",
     "no_go: 100,200 300,210 290,400 110,390",
     "a short list of numbers was left out; a single point beside the polygons was left out; the numbers were read as pairs x, y; brackets that nothing opens were passed over"},
    {R"~(Inputs (tolerance 1e-9), the second one fails:

P:
[0] 0.5, 0
[1] 12.25, 3.5
[2] 4, 9
Q eps = 2.5e-10
Q:
[0] 1.5, -2
[1] 8, -2.5
[2] 7.75, 6  // set to P[2] by hand
[3] 2, 5)~",
     "P: 0.5,0 12.25,3.5 4,9 | Q: 1.5,-2 8,-2.5 7.75,6 2,5",
     ""},
    {R"~(lonArea <- c(-12.5, -9.25, -8, -11)
latArea <- c(40, 41.5, 38.25, 37)
inside <- subset(x, polygon=list(longitude=lonArea, latitude=latArea)))~",
     ": -12.5,40 -9.25,41.5 -8,38.25 -11,37",
     "the numbers of lonArea became x, those of latArea y"},
    {R"~(> insidePolygon?(point(4,1,0), {Point(0,0,0), Point(6,0,0), Point(5,4,0)})
--> false)~",
     ": 0,0 6,0 5,4",
     "a single point beside the polygons was left out; z was dropped"},
    {R"~(tess.Vertices
    [0]: {40, 120, 0, Color [Red]}
    [1]: {95, 118, 0, Color [Red]}
    [2]: {80, 30, 0, Color [Blue]})~",
     "Vertices: 40,120 95,118 80,30",
     "z was dropped"},
    {R"~(masks:
  coordinates:
    #- 10,20,300,20,300,200
    - 140,60,248,152,10,152,66,59
  visible: true)~",
     ": 140,60 248,152 10,152 66,59",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(p(1,1) = 0.5; p(2,1) = 1.25;
p(1,2) = 4;   p(2,2) = 1.5;
p(1,3) = 3.5; p(2,3) = 6;
CSX = AddPolygon(CSX, 'copper', 1, 2, 0, p);)~",
     "p: 0.5,1.25 4,1.5 3.5,6",
     "left out: line 4: \"CSX\" stands where a number should; write its value; the elements of a matrix were read as x and y"},
    {R"~(double q[3][2];
q[0][0] = 1; q[0][1] = 2;
q[1][0] = 7; q[1][1] = 2.5;
q[2][0] = 4; q[2][1] = 8;)~",
     "q: 1,2 7,2.5 4,8",
     "the elements of a matrix were read as x and y"},
    {R"~(  const Eigen::MatrixXd P = (Eigen::MatrixXd(4,2) <<
      0, -0.25,
      0.75, 0,
      0.5, 0.5,
      -0.25, 0.125
    ).finished();
  ear_clipping(P, I);)~",
     "MatrixXd: 0,-0.25 0.75,0 0.5,0.5 -0.25,0.125",
     ""},
    {R"~(Eigen::MatrixXd V(4, 2);
V << 0, 0,
     6, 0,
     6, 3,
     0, 4;)~",
     "V: 0,0 6,0 6,3 0,4",
     "a single point beside the polygons was left out"},
    {R"~(row['s_region']
# 'Polygon ICRS 12.5 -3.25 12.75 -3.5 12.25 -3.75')~",
     ": 12.5,-3.25 12.75,-3.5 12.25,-3.75",
     "other text around the polygons was left out"},
    {R"~(      LAYER metal3 ;
        POLYGON  2.5 -1.5 6 -4 -2 -4.5 -3 0.5 ;
      END)~",
     ": 2.5,-1.5 6,-4 -2,-4.5 -3,0.5",
     "other text around the polygons was left out"},
    {R"~(var a = new Path({segments:[
  [20.5, 30.25, 0, 0, 0, 0],
  [70, 28, 0, 0, 0, 0],
  [55.5, 80, 0, 0, 0, 0]
], closed:true});)~",
     "segments: 20.5,30.25 70,28 55.5,80",
     "handles of zero length were left out"},
    {R"~(the client sends segments:
0: [[13.5, -40.25], [0, 0], [0, 0], 7]
1: [[28, -41], [0, 0], [0, 0], 7]
2: [[21.5, -9.75], [0, 0], [0, 0], 7])~",
     ": 13.5,-40.25 28,-41 21.5,-9.75",
     "handles of zero length were left out"},
    {R"~((L, H, t) = (80.0, 24.0, 2.0)
profile = [
    (0, H/2.0),
    (L/2.0, H/2.0),
    (L/2.0, (H/2.0 - t)),
    (0, H/-2.0)
])~",
     "profile: 0,12 40,12 40,10 0,-12",
     "a single point beside the polygons was left out; L, H, t got the value that the text gives; terms of numbers were computed"},
    {R"~(ring = [(0, 0), (w, 0), (w, h)]
w = 5
h = 3)~",
     "ring: 0,0 5,0 5,3",
     "w, h got the value that the text gives"},
    {R"~(in which order do the corners of the boxes come?
array([[ 12.5 , 40.25, 80.75, 38.5 ,  81.  , 60.25, 12.75, 62.  ],
       [ 15.  , 90.5 , 95.25, 91.75, 95.  , 112. , 14.75, 111.5 ]]))~",
     ": 12.5,40.25 80.75,38.5 81,60.25 12.75,62 | : 15,90.5 95.25,91.75 95,112 14.75,111.5",
     "the numbers were read as pairs x, y"},
    {R"~(Clip
[[0, 0], [0, 4], [7, 4], [7, 0]]
with
[[7, 0], [7, 4], [9, 4], [9, 0]]
and you get
[[7,0],[7,4],[7,0]])~",
     ": 0,0 0,4 7,4 7,0 | : 7,0 7,4 9,4 9,0",
     "line 6: two points there and back were left out"},
    {R"~(The way leads through the wall:
area = [(16, 4), (24, 4), (24, 0), (36, 0), (36, 44), (0, 44)]
start, end = (5, 4), (31, 4)

![plot_17017](https://example.org/a/plot_17017.png)
Thanks.)~",
     "area: 16,4 24,4 24,0 36,0 36,44 0,44",
     "other text around the polygons was left out"},
    {R"~(add([
    pos(width() / 2, 90),
    polygon([vec2(0,0), vec2(0,20), vec2(35,20), vec2(35,55)], {triangulate: true}),
    color(RED),
]);)~",
     ": 0,0 0,20 35,20 35,55",
     "other text around the polygons was left out; left out: line 2: an expression stands where a number should; write its value"},
    {R"~(Too many triangles for this polygon

40 30 44 30 44 36 48 36 48 40 36 40 36 34 40 34

and none at all backwards.)~",
     ": 40,30 44,30 44,36 48,36 48,40 36,40 36,34 40,34",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(path=[[0,0],[12,0],[12,9],[7,9],[7,5]]
tri.run() of the triangulation prints
[[ 0.  0.]
 [12.  0.]
 [12.  9.]
 [ 7.  9.]
 [ 7.  5.]]
[[0 4 3]
 [4 0 1]
 [3 4 2]])~",
     "path: 0,0 12,0 12,9 7,9 7,5 | : 0,0 12,0 12,9 7,9 7,5",
     "the numbers in line 8 are of triangles and were left out"},
    {R"~(poly := []*geo.Point{geo.NewPoint(0, 0), geo.NewPoint(0, 3), geo.NewPoint(4, 3), geo.NewPoint(4, 0)}
fmt.Println("on the edge: true, got", poly.Contains(geo.NewPoint(0, 0)))
fmt.Println("at half: true, got", poly.Contains(geo.NewPoint(0.5, 0)))
fmt.Println("within: true, got", poly.Contains(geo.NewPoint(0.5, 0.7)))
fmt.Println("outside: false, got", poly.Contains(geo.NewPoint(2, 8))))~",
     ": 0,0 0,3 4,3 4,0",
     "4 single points beside the polygons were left out"},
    {R"~(The feed has areas like this one:

<cap:polygon>58.5,11.25 59.25,11.5 59,12.75 58.25,12</cap:polygon>

or, in the log, &lt;cap:polygon xmlns:g=&quot;http://example.org/g&quot;&gt;60.5,9.25 61,9.5 60.75,10&lt;/cap:polygon&gt;)~",
     ": 58.5,11.25 59.25,11.5 59,12.75 58.25,12 | : 60.5,9.25 61,9.5 60.75,10",
     "other text around the polygons was left out"},
    {R"~(    float f[4][3] = {
                    0.0f,0.0f,0.0f, 
                    1.0f,1.0f,0.0f,
                    2.0f,0.0f,0.0f,
                    3.0f,3.0f,0.0f
                    };)~",
     "f: 0,0 1,1 2,0 3,3",
     "z was dropped"},
    {R"~(double ring[4][2] = {0, 0, 5, 0, 5, 3, 0, 3};
int index[2][3] = {0, 1, 2, 0, 2, 3};)~",
     "ring: 0,0 5,0 5,3 0,3",
     "the list \"index\" numbers vertices and was left out"},
    {R"~(m(1,1) = 0.5; m(4,1) = 1.25;
m(1,2) = 4;   m(4,2) = 1.5;
m(1,3) = 3.5; m(4,3) = 6;)~",
     "m: 0.5,1.25 4,1.5 3.5,6",
     "the elements of a matrix were read as x and y"},
    {R"~(The Delaunay triangulation of outline = [[0,0],[9,0],[9,5],[7,5],[7,3],[5,3],[5,5],[3,5],[3,3],[0,3]] hangs)~",
     "outline: 0,0 9,0 9,5 7,5 7,3 5,3 5,5 3,5 3,3 0,3",
     ""},
    {R"~(only = [[6,0],[6,3],[6,0]])~",
     "only: 6,0 6,3 6,0",
     ""},
    {R"~(features of the map: {"type":"LineString","coordinates":[[0,0],[1,0],[1,1]]} and {"type":"Polygon","coordinates":[[[5,5],[8,5],[8,7],[5,5]]]})~",
     ": 5,5 8,5 8,7",
     "other text around the polygons was left out; an open LINESTRING was left out; it is no polygon; the closing copy of the first vertex was dropped"},
    {R"~(Some points on the border of the polygon (0,0), (5, 0), (5, 5 ), (0, 5) are outside. I ran

	gon := geo.NewPolygon([]*geo.Point{geo.NewPoint(0, 0), geo.NewPoint(0, 3), geo.NewPoint(4, 3)})
	fmt.Println("x:0\ty:0\t", "got:", gon.Contains(geo.NewPoint(0, 0)))
	fmt.Println("x:0.5\ty:0\t", "got:", gon.Contains(geo.NewPoint(0.5, 0)))
	fmt.Println("x:0.5\ty:0.7\t", "got:", gon.Contains(geo.NewPoint(0.5, 0.7)))
	fmt.Println("x:2\ty:8\t", "got:", gon.Contains(geo.NewPoint(2, 8)))

x:0     y:0      got: false
(and so on)~",
     ": 0,0 5,0 5,5 0,5 | gon: 0,0 0,3 4,3",
     "other text around the polygons was left out"},
    {R"~(This works (see the log of yesterday, which is long):
Raw:
[0] 1.5, 2
[1] 3, 4
[2] 5, 1
and of the second one the log has lost a line, it says (without eps)
[0] 7.5, 2
[2] 9, 4
[3] 8, 1
[4] 7, 1
so 3 of 4 (eps 1e-9)~",
     "Raw: 1.5,2 3,4 5,1 | : 7.5,2 9,4 8,1 7,1",
     "other text around the polygons was left out"},
    {R"~(Two shapes, one after the other (no title between, sorry:
[0] 1.5, 2
[1] 3, 4
[2] 5, 1
[0] 7.5, 2
[1] 9, 4
[2] 8, 1)~",
     ": 1.5,2 3,4 5,1 | : 7.5,2 9,4 8,1",
     "other text around the polygons was left out"},
    {R"~(Only the upper half is filled (of this one, too:

    try path.moveTo(14, 25);
    try path.lineTo(13, 36);
    try path.lineTo(30, 47);
    try path.lineTo(10, 35);

(the height is 60, let's say)~",
     ": 14,25 13,36 30,47 10,35",
     "other text around the polygons was left out"},
    {R"~(nvgBeginPath(vg);
nvgMoveTo(vg, 0, 0);
nvgLineTo(vg, 90, 65);
nvgLineTo(vg, 90, 15);
nvgLineTo(vg, 0, 80);
nvgFillColor(vg, nvgRGB(255, 0, 0));)~",
     ": 0,0 90,65 90,15 0,80",
     "other text around the polygons was left out"},
    {R"~(cairo_move_to(cr, 1, 2);
cairo_line_to(cr, 9, 2.5);
cairo_line_to(cr, 6, 8);
cairo_close_path(cr);)~",
     ": 1,2 9,2.5 6,8",
     ""},
    {R"~(The closing line is kept. Of
M4-4 14-1 20-8H14V-12Z
I get something else.)~",
     ": 4,-4 14,-1 20,-8 14,-8 14,-12",
     "other text around the polygons was left out"},
    {R"~(x, y = [-4, -4, 5, 5, -4], [-5, 8, 8, -5, -5]
ax.fill(x, y, color='coral')
lons, lats = [10, 20, 15], [50, 51, 55])~",
     "y: -4,-5 -4,8 5,8 5,-5 | lats: 10,50 20,51 15,55",
     "the closing copy of the first vertex was dropped; two lists were read as x and y"},
    {R"~(p.patch(x=[0, 8, 8, 0, float('nan'), 20, 26, 26, 20],
        y=[0, 0, 8, 8, float('nan'), 2, 2, 6, 6]))~",
     ": 0,0 8,0 8,8 0,8 | : 20,2 26,2 26,6 20,6",
     "the numbers of x became x, those of y y"},
    {R"~(    let points = [
        [-10.0, 0.0], [-10.0, 10.0], [0.0, 10.0], [0.0, -10.0]
    ].map(Point2::from);
    // let edges = [
    //    (0, 1),
    //    (1, 2),
    //    (2, 3),
    //    (3, 0),)~",
     "points: -10,0 -10,10 0,10 0,-10",
     ""},
    {R"~(Steps to reproduce:

    outline.push_back(Vec2(1, 1));
    outline.push_back(Vec2(6, 1));
    outline.push_back(Vec2(6, 4));
    outline.push_back(Vec2(2, 7));)~",
     "outline: 1,1 6,1 6,4 2,7",
     ""},
    {R"~(Example: ctx.moveTo(1, 1); ctx.lineTo(5, 1); ctx.lineTo(5, 4); ctx.lineTo(1, 6);)~",
     "ctx: 1,1 5,1 5,4 1,6",
     ""},
    {R"~(### Input

1. 0.0 0.0
2. 4.5 0.0
3. 4.5 3.0)~",
     "Input: 0,0 4.5,0 4.5,3",
     "the numbers of the list were left out"},
    {R"~(The table of yesterday:
who,x,y
a,0,0
a,1,0
a,1,1
b,5,5
b,6,5
b,6,6)~",
     ": 0,0 1,0 1,1 | : 5,5 6,5 6,6",
     ""},
    {R"~(And with the numbers of the points
nr,x,y
1,10,0
2,11,0
3,11,9)~",
     ": 10,0 11,0 11,9",
     ""},
    {R"~(INSERT INTO areas VALUES (2,
    MDSYS.SDO_GEOMETRY(2003, NULL, NULL,
        MDSYS.SDO_ELEM_INFO_ARRAY(1,1003,1),
        MDSYS.SDO_ORDINATE_ARRAY(1,1, 6,1, 6,5, 1,5, 1,1)));)~",
     ": 1,1 6,1 6,5 1,5",
     "the closing copy of the first vertex was dropped"},
    {R"~(The problem shape, see the picture
x: 0 y: 0
x: 4 y: 0
x: 4 y: 3)~",
     ": 0,0 4,0 4,3",
     "other text around the polygons was left out"},
    {R"~(Without the inner edges: see the picture
x: 0 y: 0
x: 4 y: 0
x: 4 y: 3)~",
     ": 0,0 4,0 4,3",
     "other text around the polygons was left out"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
