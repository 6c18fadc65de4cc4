#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& placedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(query_points = [[0.5, 0.5], [2, 1], [7, 3]]
room = [[0, 0], [4, 0], [4, 4], [0, 4]])~",
     "room: 0,0 4,0 4,4 0,4",
     "points that are called otherwise than an outline were left out"},
    {R"~({"polygon": [[0, 0], [4, 0], [4, 4]], "stations": [[1, 1], [2, 3], [9, 9]]})~",
     "polygon: 0,0 4,0 4,4",
     "points that are called otherwise than an outline were left out"},
    {R"~(Intersection points: (1, 2), (3.5, 4), (5, 1)
polygon: (0, 0), (6, 0), (6, 6), (0, 6))~",
     "polygon: 0,0 6,0 6,6 0,6",
     "points that are called otherwise than an outline were left out"},
    {R"~(The lidar scan: [(1, 2), (1.5, 2.5), (1.75, 3.5), (2, 9)]
The footprint of it: [(0, 0), (1, 0), (1, 1), (0, 1)])~",
     ": 0,0 1,0 1,1 0,1",
     "points that are called otherwise than an outline were left out"},
    {R"~(It crashes for the overlap with many agents
[[0, 0], [4, 0], [4, 4]])~",
     ": 0,0 4,0 4,4",
     ""},
    {R"~(Sample:
1.0, 2.0
5.0, 3.0
9.0, 9.0)~",
     ": 1,2 5,3 9,9",
     "other text around the polygons was left out"},
    {R"~(polygon: lat, lon
52.5, 4.25
52.75, 4.5
53.25, 4.75)~",
     ": 4.25,52.5 4.5,52.75 4.75,53.25",
     "the latitude is named first: the second number became x, the first y"},
    {R"~(seeds = [(0, 0), (4, 0), (4, 4)]
cell = Polygon(seeds))~",
     "seeds: 0,0 4,0 4,4",
     ""},
    {R"~(stars = [[(0, 5), (1, 1), (5, 0)], [(10, 5), (11, 1), (15, 0)]])~",
     "stars: 0,5 1,1 5,0 | stars: 10,5 11,1 15,0",
     ""},
    {R"~(markers = [(0, 1), (1, 2), (2, 0), (0, 1)])~",
     "markers: 0,1 1,2 2,0",
     "the closing copy of the first vertex was dropped"},
    {R"~(pts = [(0.25, 1.5), (1.5, 1.25), (1.75, 1.5)]
box = Polygon([(0, 0), (0, 2), (2, 2), (2, 0)])
Voronoi(box).create(points=pts, steps=False))~",
     ": 0,0 0,2 2,2 2,0",
     "other text around the polygons was left out; points that are called otherwise than an outline were left out"},
    {R"~(Region 6-1 (of 3) fails with points:
- {z: -4, x: 7}
- {z: -1, x: 9}
- {z: -2, x: 3}
min-y: 68)~",
     ": 7,-4 9,-1 3,-2",
     "other text around the polygons was left out"},
    {R"~(I give it these (see below):

scan = new GrahamScan();
scan.addPoint(2, 2);
scan.addPoint(2, -2);
scan.addPoint(-2, -2);

and the hull is
1. { x: -5, y: -5 }
2. { x: 5, y: -5 } *
3. { x: 3, y: 3 } *
4. { x: 2, y: 4 })~",
     ": -5,-5 5,-5 3,3 2,4",
     "other text around the polygons was left out; points that are called otherwise than an outline were left out"},
    {R"~(shape = new Shape();
shape.addPoint(1, 2);
shape.addPoint(5, 2);
shape.addPoint(4, 9);)~",
     "shape: 1,2 5,2 4,9",
     ""},
    {R"~(The convex hull of the points is:
(1, 2) (5, 3) (4, 9) (0, 7))~",
     ": 1,2 5,3 4,9 0,7",
     ""},
    {R"~(let m = new Mesh([[[0, 0], [5, 0], [5, 3]], [[5, 0], [9, 3], [5, 3]]]);
m.findPath([1, 2], [9, 9]);
// gives
[
  { x: 1, y: 2 },
  { x: 5, y: 4 },
  { x: 9, y: 9 }
])~",
     "m: 0,0 5,0 5,3 | m: 5,0 9,3 5,3",
     "paths that were found were left out; they are no polygons"},
    {R"~(It goes far round:
[
  { x: 1.5, y: 2.25 },
  { x: 5, y: 4 },
  { x: 9, y: 9 }
]
new Mesh([[[0, 0], [5, 0], [5, 3]]]).findPath([1.5, 2)~",
     ": 0,0 5,0 5,3",
     "other text around the polygons was left out; paths that were found were left out; they are no polygons; the text ends within the ( of line 7: something may be missing"},
    {R"~(ctx.beginPath();
ctx.moveTo(10, 10);
ctx.lineTo(50, 20);
ctx.lineTo(30, 60);
ctx.closePath();
ctx.stroke();
ctx.beginPath();
ctx.moveTo(20, 10);
ctx.lineTo(70, 20);
ctx.lineTo(40, 60);
ctx.stroke();)~",
     "ctx: 10,10 50,20 30,60",
     "open lines of a drawing were left out"},
    {R"~(Is the point inside? Input:
```
0,0 5,0 5,3 0,3
1,1
9,9
```)~",
     ": 0,0 5,0 5,3 0,3",
     "other text around the polygons was left out; points that the polygon is asked about were left out"},
    {R"~(It is drawn wrong:
```
0,0 5,0 5,3
0,3
```)~",
     ": 0,0 5,0 5,3 0,3",
     "other text around the polygons was left out"},
    {R"~(Piece 0: 3 vertices, simple
    4 4  6 6  0 6
Piece 1: 4 vertices
    0 0 5 0 5 3 0 3)~",
     ": 4,4 6,6 0,6 | : 0,0 5,0 5,3 0,3",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(> The zone:
> ```
> polygon:
>   - 0,0,10,0,10,10
> ```

Try indenting it.)~",
     ": 0,0 10,0 10,10",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(BOUNDARY
LAYER: 1
XY: (0, 0), (5, 0), (5, 3), (0, 0)
PATH
LAYER: 2
XY: (7, 7), (9, 7), (9, 9))~",
     "XY: 0,0 5,0 5,3",
     "elements of a layout that are no BOUNDARY were left out; the closing copy of the first vertex was dropped"},
    {R"~(poly: (0, 0), (5, 0), (5, 3)
poly: (10, 0), (15, 0), (15, 3)
poly: (7, 7))~",
     "poly: 0,0 5,0 5,3 | poly: 10,0 15,0 15,3",
     "a single point beside the polygons was left out"},
    {R"~(p: (0, 0)
p: (5, 0)
p: (5, 3)
p: (0, 3))~",
     "p: 0,0 5,0 5,3 0,3",
     ""},
    {R"~(Example:
p: (0, 0)
p: (5, 0)
p: (5, 3)
p: (0, 3))~",
     "p: 0,0 5,0 5,3 0,3",
     ""},
    {R"~(A: (0, 0)
B: (5, 0)
C: (5, 3)
and
A: (10, 0)
B: (15, 0)
C: (15, 3))~",
     ": 0,0 5,0 5,3 | : 10,0 15,0 15,3",
     "points with different names were joined into one polygon"},
    {R"~(beginShape();
vertex(10, 10);
vertex(50, 20);
vertex(30, 60);
endShape(CLOSE);
fill(255);
beginShape();
vertex(60, 10);
vertex(90, 20);
vertex(80, 60);
endShape();)~",
     ": 10,10 50,20 30,60 | : 60,10 90,20 80,60",
     ""},
    {R"~(noFill(); beginShape(TRIANGLES); vertex(0, 0); vertex(5, 0); vertex(5, 3); endShape();)~",
     ": 0,0 5,0 5,3",
     ""},
    {R"~(A closed polyline around it: (0, 0), (4, 0), (4, 4), (0, 4))~",
     ": 0,0 4,0 4,4 0,4",
     ""},
    {R"~(The walls come out, but the guard stands still:
<objectgroup id="2" name="rooms">
 <object id="1" x="10" y="20"><polygon points="0,0 6,0 6,5"/></object>
 <object id="2" x="3" y="4"><polyline points="0,0 9,0 9,7 2,8"/></object>
</objectgroup>)~",
     ": 10,20 16,20 16,25",
     "other text around the polygons was left out; y points down in Tiled; nothing was flipped; the place and the rotation of each object were added to its points; a polyline that does not close was left out; it is no polygon"},
    {R"~(These numbers are cut although nothing lies there:
double duct[] = {1, 2, 8, 3, 9, 12};
double plot[] = {0, 0, 20, 1, 18, 14, 3, 11};
C2::PathsD axis;
axis.push_back(toPath(duct, 3));
clipper.AddOpenSubject(axis);
clipper.AddClip({toPath(plot, 4)});)~",
     "plot: 0,0 20,1 18,14 3,11",
     "open lines were left out; they are no polygons; left out: line 5: \"duct\" stands where a number should; write its value; the numbers were read as pairs x, y"},
    {R"~(numbers:
    Paths64 rail{ {{ 0, 40 },{ 30, 20 },{ 60, 50 },{ 90, 0 }}};

    Paths64 field{ {{ 10, 0 },{ 80, 5 },{ 70, 60 },{ 5, 55 }} };
    clipper.AddOpenSubject(rail);
    clipper.AddClip(field);)~",
     ": 10,0 80,5 70,60 5,55",
     "open lines were left out; they are no polygons"},
    {R"~(The union prints
Output: `8,62 , 0,62 , 0,5 , 9,5`)~",
     ": 8,62 0,62 0,5 9,5",
     "other text around the polygons was left out"},
    {R"~(p <- structure(list(structure(c(2, 9, 7, 2, 1, 3,
8, 1
), .Dim = c(4L, 2L))), class = c("XY", "POLYGON", "sfg")))~",
     "p: 2,1 9,3 7,8",
     "the closing copy of the first vertex was dropped; the columns of a matrix of R were read as x and y"},
    {R"~(<kml><Placemark><name>field</name><Polygon><outerBoundaryIs><LinearRing><coordinates>
7.5,45.25,0,7.75,45.5,0,8.125,45.375,0,7.5,45.25,0
</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>)~",
     "field: 7.5,45.25 7.75,45.5 8.125,45.375",
     "the altitude was dropped; the closing copy of the first vertex was dropped"},
    {R"~(Intersect() gives two pieces here.

```
Paths64 given;
given.push_back(MakePath("30,2,15,7,15,1"));
std::cout << Intersect(given, other, FillRule::NonZero);
```
it prints:
```
15,3, 22,3, 22.5,9
4,1, 4,2, 15,3
```
and I expect one piece.)~",
     ": 30,2 15,7 15,1 | : 15,3 22,3 22.5,9 | : 4,1 4,2 15,3",
     "other text around the polygons was left out; the numbers were read as pairs x, y"},
    {R"~(My map stays empty for this answer of the server:
<gml:Polygon><gml:exterior><gml:LinearRing>
<gml:pos>4 1</gml:pos><gml:pos>9 2</gml:pos><gml:pos>7 6</gml:pos><gml:pos>4 1</gml:pos>
</gml:LinearRing></gml:exterior></gml:Polygon>
but it is drawn where I write it as a list:
<gml:Polygon><gml:exterior><gml:LinearRing>
<gml:posList>4 1 9 2 7 6 4 1</gml:posList>
</gml:LinearRing></gml:exterior></gml:Polygon>)~",
     ": 4,1 9,2 7,6",
     "an outline that is quoted again counts once; the closing copy of the first vertex was dropped"},
    {R"~(Fill.Polygon((((64, 8), (63,7125806451613, 15,2258064516129), (62, 21,4193548387097), (60,9032258064516, 17,6451612903226), (60,1290322580645, 9,0967741935484))),(0, 0, 64, 32)))~",
     ": 64,8 63.7125806451613,15.2258064516129 62,21.4193548387097 60.9032258064516,17.6451612903226 60.1290322580645,9.0967741935484",
     "a short list of numbers was left out"},
    {R"~(package main

func main() {
	field := polyclip.Polygon{{{0, 0}, {0, 5}, {6, 5}}}
	fmt.Println(field.Construct(polyclip.UNION, other))
}

gives

[[{0 0} {0 5} {6 5} {8 1}]])~",
     "field: 0,0 0,5 6,5 | : 0,0 0,5 6,5 8,1",
     ""},
    {R"~(var net = NavigationPolygon.new()
net.set_vertices(PoolVector2Array([Vector2(0, 0), Vector2(9, 0), Vector2(9, 6), Vector2(18, 6), Vector2(18, 1)]))
net.add_polygon(PoolIntArray([1, 2, 3, 4]))
net.add_polygon(PoolIntArray([0, 1, 2])))~",
     ": 9,0 9,6 18,6 18,1 | : 0,0 9,0 9,6",
     "the numbers in the calls of add_polygon tell which vertices make a polygon"},
    {R"~(Point hull[] = { Pt(FT(8),FT(6)), Pt(FT(9)/FT(2), FT(60)/FT(8)), Pt(FT(1),FT(2)) };)~",
     "hull: 8,6 4.5,7.5 1,2",
     "terms of numbers were computed"},
    {R"~(With `<coordinates>` in one line it is not drawn:

<Polygon><outerBoundaryIs><LinearRing><coordinates>
12.5,41.25,0,12.75,41.25,0,12.625,41.5,0,12.5,41.25,0
</coordinates></LinearRing></outerBoundaryIs></Polygon>)~",
     ": 12.5,41.25 12.75,41.25 12.625,41.5",
     "the altitude was dropped; the closing copy of the first vertex was dropped"},
    {R"~(Some quadrilaterals of the file are no rectangles:

>gsd:0.25
>30.0 12.0 44.0 10.0 46.0 25.0 31.0 28.0 small-plane 1
>70.5 90.0 85.0 88.5 88.0 97.0 72.0 99.5 ship 0)~",
     ": 30,12 44,10 46,25 31,28 | : 70.5,90 85,88.5 88,97 72,99.5",
     "other text around the polygons was left out"},
    {R"~(shape[0] = physics_fixture_create();
physics_fixture_set_polygon_shape(shape[0]);
physics_fixture_add_point(shape[0], -20, 10);
physics_fixture_add_point(shape[0], 20, 10);
physics_fixture_add_point(shape[0], 12.5, -8);
physics_fixture_set_density(shape[0], 0.5);

road = physics_fixture_create();
physics_fixture_set_chain_shape(road, false);
physics_fixture_add_point(road, 0, 90);
physics_fixture_add_point(road, 50, 80);
physics_fixture_add_point(road, 99, 95);)~",
     ": -20,10 20,10 12.5,-8",
     "left out: line 6: \"shape\" stands where a number should; write its value; an open chain was left out; it is no polygon"},
    {R"~(It is all gone when it is built with USINGZ.
((5, 1, 90210), (9, 1, 90210), (9, 1, 90211), (9, 6, 90211), (5, 1, 90212)))~",
     ": 5,1 9,1 9,1 9,6",
     "the closing copy of the first vertex was dropped; the third numbers of Clipper, which are no heights, were left out"},
    {R"~(The rule for the warned area has to follow the second line:

LAT...LON 3510 10012 3540 9970 3525 9920
      3490 9955
TIME...MOT...LOC 2200Z 240DEG 30KT 3512 10001

WIND...70MPH)~",
     ": -100.12,35.1 -99.7,35.4 -99.2,35.25 -99.55,34.9",
     "LAT...LON: hundredths of a degree; the longitude, west, became x"},
    {R"~(One message joins both numbers: LAT...LON 35100012 35409970 35259920)~",
     ": -100.12,35.1 -99.7,35.4 -99.2,35.25",
     "LAT...LON: hundredths of a degree; the longitude, west, became x"},
    {R"~(# geozone
geozone 0 1 1 0 5000 0 0
geozone 1 0 0 0 9000 0 2
...
# geozone vertex
geozone vertex 0 0 410000000 -25000000
geozone vertex 0 1 411000000 -24000000
geozone vertex 0 2 409000000 -23000000
geozone vertex 1 0 415000000 -20000000
geozone vertex 1 1 5000 0
geozone vertex -1 0 0 0
...)~",
     "zone0: -2.5,41 -2.4,41.1 -2.3,40.9",
     "the longitude became x, the latitude y, both in degrees; zones that are circles were left out"},
    {R"~(The plotter gets `IN;SP1;PU100,100;PD400,100,400,300,100,100;PU0,0;SP0;` and then only
`IN;SP1;PU100,100;PD400,100;PU0,0;SP0;`)~",
     ": 100,100 400,100 400,300",
     "other text around the polygons was left out; the closed lines of a pen plotter were read; lines of a pen plotter that do not close were left out"},
    {"IN;SP1;PU10,10;PR;PD5,0,0,7,-5,-7;PU;PA20,20;PM0;PD30,20,30,40;PM2;EP;",
     ": 10,10 15,10 15,17 | : 20,20 30,20 30,40",
     "the closed lines of a pen plotter were read"},
    {R"~(Log: selected {'points': [{'curveNumber': 1, 'pointNumber': 7, 'x': 2, 'y': 1}, {'curveNumber': 1, 'pointNumber': 8, 'x': 3, 'y': 4}, {'curveNumber': 1, 'pointNumber': 9, 'x': 5, 'y': 2}], 'lassoPoints': {'x': [0, 8, 7, 1], 'y': [0, 1, 6, 5]}})~",
     ": 0,0 8,1 7,6 1,5",
     "the numbers of x became x, those of y y; selected points of a plot were left out; they are no polygons"},
    {R"~(Examples

0)  {"-4 -4",
     "-4 6",
     "2 6",
     "2 -4"}
    5
    Returns: "OUTSIDE")~",
     ": -4,-4 -4,6 2,6 2,-4",
     "other text around the polygons was left out"},
    {R"~(const double px[] = {0., 4., 4., 0.};
const double py[] = {0., 0., 3., 3.5};
const int cells[][3] = {{0, 1, 2}, {0, 2, 3}};
for (int i = 0; i < 2; i++)
  for (int k = 0; k < 3; k++) mesh[i].add(px[cells[i][k]], py[cells[i][k]]);)~",
     "cells: 0,0 4,0 4,3 | cells: 0,0 4,3 0,3.5",
     "each row of numbers became a polygon of the points that it numbers"},
    {R"~(The vertices of the lot:

   right    high
   12.5    40.25
   33.5    38.75
   31.75    61.5)~",
     ": 12.5,40.25 33.5,38.75 31.75,61.5",
     ""},
    {R"~(dcmdump shows
(3006,0042) CS [CLOSED_PLANAR]      #  14, 1 ContourGeometricType
(3006,0050) DS [12.5\-7\63\19\-8.5\63\21.5\2\63\14\6\63]  #  38,12 ContourData)~",
     ": 12.5,-7 19,-8.5 21.5,2 14,6",
     "z was dropped; contours of DICOM were read"},
    {R"~({"bbox": [2, 1, -4, 19, 15, 4], "vertices": [[2, 1], [19, 6], [11, 15]]})~",
     "vertices: 2,1 19,6 11,15",
     "the list \"bbox\" was left out: it is no outline"},
    {R"~(floor: [3, 2, -6, 17, 4, -6, 15, 21, -6, 5, 18, -6])~",
     "floor: 3,2 17,4 15,21 5,18",
     "the numbers were read as triples x, y, z; z was dropped"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
