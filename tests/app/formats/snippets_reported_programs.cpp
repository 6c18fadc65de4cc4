#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& programmedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(int tries[] = {1, 2, 3, 4, 5, 6};
bg::read_wkt("POLYGON((0 0, 5 0, "
             "5 3, 1"  // the far corner
             "2.5 9, 0 0))", g);
std::vector<P> ring{{1, 1}, {2, 1}, {2, 4}};)~",
     ": 0,0 5,0 5,3 12.5,9 | : 1,1 2,1 2,4",
     "other text around the polygons was left out; left out: polygon 1 (\"tries\") in line 1: its numbers, as pairs x, y, all lie on one line and have no corners; the closing copy of the first vertex was dropped"},
    {R"~(wkt = ("POLYGON((0 0, 5 0, "
       f"5 3, 0 0))")
other = 'POLYGON((9 9, 7 9, ' \
        '7 8, 9 9))'
pairs = [(1, 2), (2, 9), (4, 1)])~",
     "wkt: 0,0 5,0 5,3 | other: 9,9 7,9 7,8 | pairs: 1,2 2,9 4,1",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(Both are right: "POLYGON((0 0, 5 0, 5 3, 0 0))" "POLYGON((9 9, 7 9, 7 8, 9 9))")~",
     ": 0,0 5,0 5,3 | : 9,9 7,9 7,8",
     "other text around the polygons was left out; the closing copy of the first vertex was dropped in 2 polygons"},
    {R"~(The outline `[(0, 0), (6, 0), (6, 6), (0, 6)]` is right.
bezier control points: [(0, 0), (1, 4), (5, 6), (9, 1)])~",
     ": 0,0 6,0 6,6 0,6",
     "other text around the polygons was left out; the control points of curves were left out; they are no polygons"},
    {R"~(The polygon has four corners and is drawn without bezier curves:
[(0, 0), (1, 4), (5, 6), (9, 1)])~",
     ": 0,0 1,4 5,6 9,1",
     ""},
    {R"~(All corners of the square, drawn without bezier curves: [(0, 0), (6, 0), (6, 6), (0, 6)])~",
     ": 0,0 6,0 6,6 0,6",
     ""},
    {R"~(verts = [mp.Vector3(x=-1, y=0),
         mp.Vector3(x=1, y=0, z=0),
         mp.Vector3(0, 2)]
e1 = mp.Vector3(1, 0, 0)
e2 = mp.Vector3(0, 1, 0)
e3 = mp.Vector3(0, 0, 1)
geometry = [mp.Prism(verts, height=1, axis=mp.Vector3(0, 0, 1))])~",
     "verts: -1,0 1,0 0,2",
     "vectors beside the vertices of prisms were left out"},
    {R"~(mp.Prism(vertices=[mp.Vector3(0, 0, 1), mp.Vector3(4, 0, 1), mp.Vector3(4, 3, 1)], center=mp.Vector3(1, 2, 3)))~",
     "vertices: 0,0 4,0 4,3",
     "z was dropped; vectors beside the vertices of prisms were left out"},
    {R"~(df <- data.frame(id = rep(c("a", "b"), c(4, 3)),
                 x = c(0, 5, 5, 0, 10, 12, 11),
                 y = c(0, 0, 5, 5, 0, 0, 3)))~",
     ": 0,0 5,0 5,5 0,5 | : 10,0 12,0 11,3",
     "other text around the polygons was left out; the columns of a data frame were read by their names and ids"},
    {R"~(tibble(id = c(rep("a", 4), rep("b", 3)), x = c(0, 5, 5, 0, 10, 12, 11), y = c(0, 0, 5, 5, 0, 0, 3)))~",
     ": 0,0 5,0 5,5 0,5 | : 10,0 12,0 11,3",
     "the columns of a data frame were read by their names and ids"},
    {R"~(names <- c("n", "s")
d <- data.table(part = rep(names, times = 3), lon = c(0, 20, 5, 25, 5, 25), lat = c(0, 0, 0, 0, 5, 5))
t <- tribble(~ring, ~x, ~y,
  "in", 50, 50,
  "in", 55, 50,
  "in", 55, 52))~",
     ": 0,0 5,0 5,5 | : 20,0 25,0 25,5 | : 50,50 55,50 55,52",
     "other text around the polygons was left out; the columns of a data frame were read by their names and ids"},
    {R"~(df <- data.frame(x = c(0, 5, 5, 0), y = c(0, 0, 5, 5), label = c("A", "B", "C", "D")))~",
     ": 0,0 5,0 5,5 0,5",
     "the numbers of x became x, those of y y"},
    {R"~(df = pd.DataFrame({"id": ["a"] * 3 + ["b"] * 3, "x": [0, 5, 5, 10, 12, 11], "y": [0, 0, 5, 0, 0, 3]}))~",
     ": 0,0 5,0 5,5 | : 10,0 12,0 11,3",
     "other text around the polygons was left out; the columns of a data frame were read by their names and ids"},
    {R"~(d <- data.frame(species = rep(1:2, each = 3) + 1, x = c(0, 5, 5, 10, 12, 11), y = c(0, 0, 5, 0, 0, 3)))~",
     "d: 0,0 5,0 5,5 | d: 10,0 12,0 11,3",
     "the columns of a data frame were read by their names and ids"},
    {R"~(box a:
1,49559.4, 7371.75
2,50110.8, 7371.75
3,50110.8, 7703.12
4,49559.4, 7703.12
box b:
[(1, 9.5, 7.5), (2, 5.5, 7.5), (3, 5.5, 3.5)])~",
     ": 49559.4,7371.75 50110.8,7371.75 50110.8,7703.12 49559.4,7703.12 | : 9.5,7.5 5.5,7.5 5.5,3.5",
     "other text around the polygons was left out; numbers that count the rows were left out"},
    {R"~(Each row is n x y, and the first is there again:
0 12.5 3.5
1 22.5 3.5
2 22.5 9.0
0 12.5 3.5)~",
     ": 12.5,3.5 22.5,3.5 22.5,9",
     "the closing copy of the first vertex was dropped; numbers that count the rows were left out"},
    {R"~(1 0.5 0.5
2 4.5 0.5
3 4.5 3.5
1 10.5 10.5
2 14.5 10.5
3 14.5 13.5)~",
     ": 0.5,0.5 4.5,0.5 4.5,3.5 | : 10.5,10.5 14.5,10.5 14.5,13.5",
     "numbers that count the rows were left out"},
    {R"~(a = [(1, 5, 2), (2, 9, 3), (3, 1, 1)]
b = [Vec3(1, 0.5, 2), Vec3(2, 5, 7), Vec3(3, 1, 9), Vec3(4, 8, 1)])~",
     "a: 1,5 2,9 3,1 | b: 1,0.5 2,5 3,1 4,8",
     "z was dropped"},
    {R"~(nodes
1, 0.5, 0.5, 10
2, 5.5, 0.5, 10
3, 5.5, 4, 10)~",
     ": 0.5,0.5 5.5,0.5 5.5,4",
     "z was dropped; numbers that count the rows were left out"},
    {R"~(x, y, z
0, 0.5, 0.25
1, 5.5, 0.75
2, 5.5, 4.5
3, 0.5, 9.5)~",
     ": 0,0.5 1,5.5 2,5.5 3,0.5",
     "z was dropped"},
    {R"~(Mesh nodes
1 0 0
2 9 0
3 9 9
4 0 9)~",
     ": 0,0 9,0 9,9 0,9",
     "numbers that count the rows were left out"},
    {R"~(What I triangulate: [[0, 0], [5, 0], [5, 5], [0, 5], [2, 2], [1, 3], [9, 9]]
and what earcut gives: [[0, 1, 2], [1, 5, 3], [2, 4, 6], [3, 4, 0]])~",
     "triangulate: 0,0 5,0 5,5 0,5 2,2 1,3 9,9",
     "the numbers in line 2 are of triangles and were left out"},
    {R"~(# two rings
7 2 0 1
1 0 0  1
2 5 0  1
3 5 4  1
4 9 9  2
5 7 8  2
6 9 7  2
7 2 2  0
6 1
1  1 3  1
2  2 3  1
3  1 2  1
4  4 5  2
5  5 6  2
6  6 4  2
0)~",
     "two rings: 0,0 5,4 5,0 | : 9,9 7,8 9,7",
     "segments tell which vertices follow each other"},
    {R"~(I get an error for

```
4 2 0 0
0 0 0
1 5 0
2 0 4
3 5 4
4 0
0 0 1
1 1 3
2 3 2
3 2 0
0
```)~",
     ": 0,0 5,0 5,4 0,4",
     "other text around the polygons was left out; segments tell which vertices follow each other"},
    {R"~(> %FSLAX24Y24*%
> %MOMM*%
> G04 a box and what is left of it*
> %LPD*%
> G36*
> X0Y0D02*
> X50000D01*
> Y30000D01*
> X0Y0D01*
> G37*
> G36*
> X10000Y10000D02*
> G03*
> X10000Y10000I5000J0D01*
> G37*
> %LPC*%
> G36*
> X1000Y1000D02*
> X2000D01*
> Y1500D01*
> G37*
> M02*

It is drawn dark.)~",
     ": 0,0 5,0 5,3",
     "the closing copy of the first vertex was dropped; the outlines of a Gerber file were read; regions with arcs were left out; they are no polygons; regions that clear others were left out"},
    {R"~(%FSTAX23Y23*%
X01Y01D02*
X05D01*
Y04D01*
X01Y01D01*
X20Y20D02*
X30Y20D01*
X30Y40D01*)~",
     ": 1,1 5,1 5,4",
     "the closing copy of the first vertex was dropped; the outlines of a Gerber file were read"},
    {R"~(L = 4;
Point(1) = {0, 0, 0, 0.5};
Point(2) = {L, 0, 0, 0.5}; //+
Point(3) = {L, L/2, 0, 0.5};
Line(1) = {1, 2};
Line(2) = {2, 3};
Line(3) = {1, 3};
Curve Loop(1) = {1, 2, -3};
Plane Surface(1) = {1};)~",
     ": 0,0 4,0 4,2",
     "the loops and rectangles of Gmsh were read; L got the value that the text gives; terms of numbers were computed"},
    {R"~(p1 = geo.addPoint(0, 0, 0, lc)
p2 = geo.addPoint(4, 0, 0, lc)
p3 = geo.addPoint(4, 3, 0, lc)
geo.addLine(p1, p2, 1)
geo.addLine(p3, p2, 2)
l3 = geo.addLine(p3, p1)
geo.addCurveLoop([1, -2, l3], 1))~",
     ": 0,0 4,0 4,3",
     "the loops and rectangles of Gmsh were read"},
    {R"~(SetFactory("OpenCASCADE");
a = 2;
Rectangle(1) = {1, 0, 0, 4, 3};
Rectangle(2) = {9, 0, 0, a, 3};
Disk(3) = {1, 1, 0, 0.5};)~",
     ": 1,0 5,0 5,3 1,3 | : 9,0 11,0 11,3 9,3",
     "the loops and rectangles of Gmsh were read; a got the value that the text gives; terms of numbers were computed"},
    {R"~(Point(1) = {0, 0, 0};
Point(2) = {9, 0, 0};
Point(3) = {9, 9, 0};
Point(4) = {0, 9, 0};
Line(1) = {1, 2, 3, 4, 1};
Line Loop(1) = {1};
Circle(2) = {2, 1, 3};
Line(3) = {3, 2};
Line Loop(2) = {2, 3};)~",
     ": 0,0 9,0 9,9 0,9",
     "the loops and rectangles of Gmsh were read; loops of Gmsh that are not of lines alone were left out"},
    {R"~(from bokeh.plotting import figure, show
p = figure(width=420, height=380)
p.patch(
    x=[0, 9, 9, 0, float('nan'), 20, 26, 26],
    y=[0, 0, 7, 7, np.nan, 2, 2, 5],
    fill_alpha=0.5,
)
show(p))~",
     ": 0,0 9,0 9,7 0,7 | : 20,2 26,2 26,5",
     "the numbers of x became x, those of y y"},
    {R"~(When a polygon and a point are chosen, the list is

```
37.75	-122.5	Unavailable	37.5,-122.25,37.75,-122.25,37.5,-122.75,37.5,-122.25
```

You see that commas part the numbers of the last. Then there is nothing but

```
37.5,-122.25,37.75,-122.25,37.5,-122.75,37.5,-122.25
```

https://example.com/1)~",
     ": 37.5,-122.25 37.75,-122.25 37.5,-122.75",
     "other text around the polygons was left out; the numbers were read as pairs x, y; the closing copy of the first vertex was dropped"},
    {R"~(hull = [(0, 0), (6, 0), (6, 6), (0, 6)]
mousemove 12 20
mousemove 13 24
mousemove 19 25)~",
     "hull: 0,0 6,0 6,6 0,6",
     "places of a mouse or a finger were left out"},
    {R"~(The corners of the polygon are clicked:
left click at (10, 20)
left click at (50, 20)
left click at (50, 80))~",
     ": 10,20 50,20 50,80",
     ""},
    {R"~(a = factory.point(1, 0)
b = factory.point(1, 4)
c = factory.point(-2, 0)
factory.line_string([a, b, c])
hull = factory.polygon([(0, 0), (6, 0), (6, 6)]))~",
     "hull: 0,0 6,0 6,6",
     "an open LINESTRING was left out; it is no polygon"},
    {R"~(poly = Polygon([(0, 0), (4, 0), (4, 3)])
cut = poly.intersection(LineString([(0, 0), (9, 1), (2, 7)]))
ring = Polygon(LineString([(5, 5), (9, 5), (9, 8)]))
closed = LineString([(1, 1), (2, 1), (2, 2), (1, 1)]))~",
     "poly: 0,0 4,0 4,3 | ring: 5,5 9,5 9,8 | closed: 1,1 2,1 2,2",
     "an open LINESTRING was left out; it is no polygon; the closing copy of the first vertex was dropped"},
    {R"~(The polygon `[(0, 0), (4, 0), (4, 3)]` does not meet factory.line_string([factory.point(0, 9), factory.point(9, 1), factory.point(2, 7)]))~",
     ": 0,0 4,0 4,3",
     "other text around the polygons was left out; an open LINESTRING was left out; it is no polygon"},
    {R"~(Voronoi cells of these sites
sites = [(1, 2), (4, 4), (2, 9)]
clip polygon = [(0, 0), (10, 0), (10, 10), (0, 10)])~",
     "polygon: 0,0 10,0 10,10 0,10",
     "sets of points were left out; they are no polygons"},
    {R"~(Constrained Delaunay triangulation fails with this outline:
points = [(0, 0), (5, 0), (5, 5), (2, 7)])~",
     "points: 0,0 5,0 5,5 2,7",
     ""},
    {R"~(poly2tri cannot triangulate the polygon [(0, 0), (5, 0), (5, 5), (2, 7)])~",
     ": 0,0 5,0 5,5 2,7",
     ""},
    {R"~(The eigenvalues of the element are wrong, whose nodes are (0, 0), (4, 0), (4, 3))~",
     ": 0,0 4,0 4,3",
     ""},
    {R"~(inner 7 :
n=163 : x= 57,17 y= 65,19
n=164 : x= -55,33 y= 72,04
n=165 : x= 56,3 y= +73,5)~",
     ": 57.17,65.19 -55.33,72.04 56.3,73.5",
     ""},
    {R"~(inner 7 :
n=1 : x= 57.25 y= 65
n=2 : x= 55 y= 72
n=3 : x= 56 y= 73.5
inner 8 :
n=4 : x= 28 y= 66
n=5 : x= 28 y= 72
n=6 : x= 29 y= 73)~",
     ": 57.25,65 55,72 56,73.5 | : 28,66 28,72 29,73",
     ""},
    {R"~(expected:
(0, 0)
(4, 0)
(4, 3)
got:
(0, 0)
(4, 1)
(4, 3))~",
     "expected: 0,0 4,0 4,3 | got: 0,0 4,1 4,3",
     ""},
    {R"~(grid = CartesianGrid((0.0, 0.0), (2.0, 1.0), (0.1, 0.1))
ps = Point2[(0.0, 0.0), (1.0, 0.5), (1.0, 1.0), (2.0, 0.0)])~",
     "ps: 0,0 1,0.5 1,1 2,0",
     ""},
    // Sorted, but it does not cross itself; then one of which the text says that it is a polygon.
    {R"~(It draws nothing for [(0, 0), (1, 2), (3, 2), (4, 0)] any more.)~",
     ": 0,0 1,2 3,2 4,0",
     ""},
    {R"~(The polygon [(0, 0), (0, 1), (1, 0), (1, 1)] crosses itself.)~",
     ": 0,0 0,1 1,0 1,1",
     ""},
    {R"~(plaza = [[0, 0], [9, 0], [9, 7]]
print(*kiosks)
POINT (3 4), POINT (8 4), POINT (9 7))~",
     "plaza: 0,0 9,0 9,7",
     "geometries of one POINT each were left out; they are no polygons"},
    {R"~(0    POLYGON ((0 0, 9 0, 9 7, 0 0))
1    POINT (3 4)
2    POINT (8 4)
3    POINT (9 7))~",
     ": 0,0 9,0 9,7",
     "other text around the polygons was left out; geometries of one POINT each were left out; they are no polygons; the closing copy of the first vertex was dropped"},
    {R"~(The corners of the parcel:
POINT (3 4)
POINT (8 4)
POINT (9 7))~",
     ": 3,4 8,4 9,7",
     ""},
    {R"~(<node id="71" lat="4" lon="3"/><node id="72" lat="4" lon="8"/>
<node id="73" lat="7" lon="9"/><node id="74" lat="8" lon="2"/>)~",
     ": 3,4 8,4 9,7 2,8",
     ""},
    {R"~(path = ["M", 0, 0, "L", 5, 0, 5, 3, 0, 3, "Z"])~",
     "path: 0,0 5,0 5,3 0,3",
     "the numbers were read as pairs x, y"},
    {R"~(stock = [["rope", 3, 10, "hemp", 55, 2, 7, 1], ["axe", 1, 4, "ash", 20, 9, 8, 3]]
polygon = [[0, 0], [4, 0], [4, 3]]
corners = ["P1", 0, 0, "P2", 5, 0, "P3", 5, 4])~",
     "polygon: 0,0 4,0 4,3 | corners: 0,0 5,0 5,4",
     "the numbers were read as pairs x, y"},
    {R"~(WARNING:export:skipping image {"file": "kite_12.png", "size": 640, "outline": [[14, 30], [52, 8], [71, 44]]})~",
     "WARNING: 14,30 52,8 71,44",
     ""},
    {R"~(The roof is filled in one viewer only:

    0.2 0.4 0.6 rg
    310.5 88 m
    402 88 l
    402 141.25 l
    355 170 l
    h
    f*
    45 45 m 90 45 l S)~",
     ": 310.5,88 402,88 402,141.25 355,170",
     "paths of PDF were read; lines of PDF were left out; they are no polygons"},
    {R"~(print(kind, area['x'], area["y"]) shows
polygon [51, 62, 70, 66, 57, 48, 44] [9, 8, 14, 23, 25, 21, 12])~",
     ": 51,9 62,8 70,14 66,23 57,25 48,21 44,12",
     "two lists in a line became x and y, as the text prints them"},
    {"auto *chart = new Chart(\"length\", -5, 5, 0, 9);\ndouble xs[4] = {1, 6, 8, 2}, ys[4] = {0, 1, 5, 4};\nchart->add(new Graph(4, xs, ys));\nchart->fill(3, 4, 2);",
     ": 1,0 6,1 8,5 2,4",
     "the numbers in line 1 were left out: nothing says that they are an outline; the numbers in line 4 were left out: nothing says that they are an outline; the numbers of xs became x, those of ys y"},
    {"roof = [(0, 0), (9, 0), (4, 5)]\nwall = [(0, 0), (9, 0), (4, -3.4e38)]",
     "roof: 0,0 9,0 4,5",
     "left out: line 2: a coordinate of the polygon is beyond 2^40 in size"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
