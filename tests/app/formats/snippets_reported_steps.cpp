#include "tests/app/formats/snippets.h"

namespace sepax::testing {

const std::vector<ReportedSnippet>& steppedSnippets() {
  // clang-format off
  static const std::vector<ReportedSnippet> table = {
    {R"~(L.polygon([[-40, 85], [-95, 85], [-95, 120], [-40, 120]]).addTo(plan);)~",
     ": 85,-40 85,-95 120,-95 120,-40",
     "Leaflet: the second number became x, the first y"},
    {R"~(L.map('plan', {crs: L.CRS.Simple});
L.polygon([[95, 10], [95, 60], [20, 60]]).addTo(plan);)~",
     ": 10,95 60,95 60,20",
     "Leaflet: the second number became x, the first y"},
    {R"~(triangles = [
  [[0, 0], [4, 0], [2, 3]],
  [[5, 5], [7, 5], [6, 9]],
])~",
     "triangles: 0,0 4,0 2,3 | triangles: 5,5 7,5 6,9",
     ""},
    {R"~(points = [[0, 0], [4, 0], [4, 4], [0, 4]]
triangles = [[(0, 1), (1, 2), (2, 0)], [(0, 2), (2, 3), (3, 0)]])~",
     "points: 0,0 4,0 4,4 0,4",
     "the list \"triangles\" numbers vertices and was left out"},
    {R"~(Stack: [(0,0), (5,1), (6,3)]
push (2,7)
Stack: [(0,0), (5,1), (6,3), (2,7)]
pop (2,7), push (1,8)
Stack: [(0,0), (5,1), (6,3), (1,8)])~",
     "Stack: 0,0 5,1 6,3 1,8",
     "other text around the polygons was left out; earlier states of a stack of points were left out"},
    {R"~(pile = [[0, 0], [5, 1], [6, 3]]   # push
pile = [[0, 0], [5, 1], [6, 3], [2, 7]]   # push
pile = [[0, 0], [5, 1], [6, 3]]  # pop
hull = [[0, 0], [5, 1], [6, 3]])~",
     "hull: 0,0 5,1 6,3",
     "earlier states of a stack of points were left out"},
    {R"~(The rings lie on a stack.
ring = [(0,0), (5,0), (5,5)]
ring = [(10,10), (15,10), (15,15), (9,9)]
ring = [(20,20), (25,20), (25,25)])~",
     "ring: 0,0 5,0 5,5 | ring: 10,10 15,10 15,15 9,9 | ring: 20,20 25,20 25,25",
     ""},
    {R"~(ST_ConvexHull('MULTIPOINT((1 1),(5 1),(3 2),(5 6))');
these: [[1, 1], [5, 1], [3, 2], [5, 6]]
those: [[1, 1], [5, 1], [5, 6]])~",
     "those: 1,1 5,1 5,6",
     "other text around the polygons was left out; a MULTIPOINT was left out; it is no polygon; the points of a MULTIPOINT were left out; they are no polygon"},
    {R"~(points = [(0, 0), (4, 0), (2, 1), (4, 4), (0, 4)]
hull = [(0, 0), (4, 0), (4, 4), (0, 4)])~",
     "hull: 0,0 4,0 4,4 0,4",
     "points beside their convex hull were left out"},
    {R"~(polygon = [(0, 0), (4, 0), (2, 1), (4, 4), (0, 4)]
hull = [(0, 0), (4, 0), (4, 4), (0, 4)])~",
     "polygon: 0,0 4,0 2,1 4,4 0,4 | hull: 0,0 4,0 4,4 0,4",
     ""},
    {R"~(\begin{tikzpicture}
\draw[thick] (0,0) node[left] {$A$} -- (5,0) node (b) [right] {B}
 -- (5,4) coordinate[label=above:C] (c) --cycle;
\draw[->] (-1,0) -- (6,0) node[right] {$x$};
\draw (7,7) -- (8,8) node at (1,1) {$q_{1}$} -- (9,7);
\end{tikzpicture})~",
     ": 0,0 5,0 5,4",
     "other text around the polygons was left out; an open path was left out; it is no polygon"},
    {R"~(painter.drawPolygon(QPolygonF({QPointF(0, 0), QPointF(6, 0), QPointF(3, 5)}));
QPainterPath tick;
tick.moveTo(10, 16);
tick.lineTo(14, 20);
tick.lineTo(22, 12);
QPainterPath arrow;
arrow.moveTo(30, 0);
arrow.lineTo(40, 0);
arrow.lineTo(35, 9);
arrow.closeSubpath();)~",
     ": 0,0 6,0 3,5 | arrow: 30,0 40,0 35,9",
     "open paths of Qt were left out; they are no polygons"},
    {R"~(QPolygon other({QPoint(0, 0), QPoint(6, 0), QPoint(3, 5)});
QPainterPath tick;
tick.moveTo(10, 16);
tick.lineTo(14, 20);
tick.lineTo(22, 12);
painter.fillPath(tick, Qt::red);)~",
     ": 0,0 6,0 3,5 | tick: 10,16 14,20 22,12",
     ""},
    {R"~(W <- owin(poly=list(list(x=c(0, 9, 9, 0), y=c(0, 0, 9, 9)), list(x=c(20, 25, 20), y=c(0, 0, 5))))
V <- owin(poly=list(x=c(0, 5, 0), y=c(0, 0, 5))))~",
     ": 0,0 9,0 9,9 0,9 | : 20,0 25,0 20,5 | : 0,0 5,0 0,5",
     "the numbers of x became x, those of y y"},
    {R"~(newpath 10 10 moveto 30 0 rlineto 0 20 rlineto closepath fill
100 100 moveto
200 100 lineto % a line
200 150 lineto
stroke
50 50 translate
0 0 moveto 5 0 lineto 5 5 lineto gsave 1 0 0 setrgbcolor fill grestore)~",
     ": 10,10 40,10 40,30 | : 0,0 5,0 5,5",
     "paths of PostScript were read; lines of PostScript were left out; they are no polygons; what moves a path of PostScript was left out"},
    {R"~(let page = "0 0 moveto 10 0 lineto\n"
         + "10 10 lineto closepath stroke";
let dark = (20, 20, 20);)~",
     "page: 0,0 10,0 10,10",
     "a single point beside the polygons was left out; paths of PostScript were read"},
    {R"~(def mesh():
    return """<?xml version="1.0"?>
<dolfin xmlns:dolfin="http://example.org">
  <mesh celltype="triangle" dim="2">
    <vertices size="4">
      <vertex index="0" x="0" y="0" />
      <vertex index="1" x="2.5" y="0" />
      <vertex index="2" x="2.5" y="1.5" z="0" />
      <vertex index="3" x="0" y="1.5" />
    </vertices>
    <cells size="2">
      <triangle index="0" v0="0" v1="1" v2="2" />
      <triangle index="1" v0="0" v1="2" v2="3" />
    </cells>
  </mesh>
</dolfin>""")~",
     ": 0,0 2.5,0 2.5,1.5 | : 0,0 2.5,1.5 0,1.5",
     "the triangles of a mesh of DOLFIN were read"},
    {R"~(DXF = (
    b"0\nSECTION\n2\nENTITIES\n0\nLINE\n8\nA\n10\n0.0\n20\n0.0\n11\n9.0\n21\n0.0\n"
    b"0\nLWPOLYLINE\n8\nWALL\n70\n1\n10\n0.0\n20\n0.0\n"
    b"10\n6.0\n20\n0.0\n10\n6.0\n20\n4.0\n0\nENDSEC\n0\nEOF\n"
))~",
     "WALL: 0,0 6,0 6,4",
     "other text around the polygons was left out; DXF was read out of strings; other entities of DXF than polylines were left out"},
    {R"~(char* file = "  0\nPOLYLINE\n 70\n1\n  0\nVERTEX\n 10\n0\n 20\n0\n"
             "  0\nVERTEX\n 10\n5\n 20\n0\n  0\nVERTEX\n 10\n5\n 20\n3\n  0\nSEQEND\n";)~",
     "file: 0,0 5,0 5,3",
     "other text around the polygons was left out; DXF was read out of strings"},
    {R"~(ring = {Path@51}  size = 3
 0 = {Point@52} "(4,1)"
 1 = {Point@53} "(9,1)"
 2 = {Point@54} "(9,6)")~",
     "ring: 4,1 9,1 9,6",
     ""},
    {R"~(offset(outline, 5, result);
gives
```
result = {ArrayList@70}  size = 2
 0 = {Ring@71}  size = 3
  0 = {Coordinate@72} "(4.5, 1.25, NaN)"
  1 = {Coordinate@73} "(9.0, 1.25, NaN)"
  2 = {Coordinate@74} "(9.0, 6.5, NaN)"
 1 = {Ring@75}  size = 3
  0 = {Point@76} "java.awt.Point[x=1,y=1]"
  1 = {Point@77} "java.awt.Point[x=2,y=1]"
  2 = {Point@78} "java.awt.Point[x=2,y=3]"
```)~",
     ": 4.5,1.25 9,1.25 9,6.5 | : 1,1 2,1 2,3",
     "left out: line 1: \"outline\" stands where a number should; write its value"},
    {R"~([08:15:01] (0,0) (6,0) (6,4)
[08:15:02[] (9,9) (8,9) (8,7))~",
     ": 0,0 6,0 6,4 | : 9,9 8,9 8,7",
     "the times, levels and sources before the lines of the log were left out"},
    {R"~(In [3]: list(zip(xs, ys))
Out[3]: [(0, 7), (1, 2), (2, 9), (3, 4)])~",
     "Out: 0,7 1,2 2,9 3,4",
     "other text around the polygons was left out"},
    {R"~(points = [[0, 0], [4, 0], [5, 5], [0, 3]]
neighbors = [[1, -1, -1], [-1, -1, 0]])~",
     "points: 0,0 4,0 5,5 0,3",
     "the list \"neighbors\" numbers vertices and was left out"},
    {R"~(P: (0,0), (6,0)
P: (6,4), (0,4))~",
     "P: 0,0 6,0 6,4 0,4",
     ""},
    {R"~(name,x (mm),y (mm)
lid,12.5,8.25
lid,40,21
lid,7.5,9)~",
     "lid: 12.5,8.25 40,21 7.5,9",
     "the unit mm was dropped"},
    {R"~(| part | old [MB] | new [MB] |
|------|------|------|
| read | 12.5 | 8.25 |
| sort | 40 | 21 |
| write | 7.5 | 9 |

POLYGON((0 0, 4 0, 4 3, 0 0)))~",
     ": 0,0 4,0 4,3",
     "other text around the polygons was left out; left out: line 1: the columns are named part, old [MB], new [MB]; name those of the points x and y; the closing copy of the first vertex was dropped"},
    {R"~({"retry": [[1, 50], [2, 90], [3, 400]], "polygon": [[0, 0], [5, 0], [5, 5]]})~",
     "polygon: 0,0 5,0 5,5",
     "points that are called otherwise than an outline were left out"},
    {R"~(The lower part stays white:

\path[fill=teal!30,draw=black]
    (0.5,-2) -- (0.25,-1) -- (0.5, 0) --
    (0.5, 2) -- (0.75, 1.5) --
    (1,-1) -- (0.75,-2) -- cycle;)~",
     ": 0.5,-2 0.25,-1 0.5,0 0.5,2 0.75,1.5 1,-1 0.75,-2",
     "other text around the polygons was left out"},
    {R"~(\draw (0,0) --
  (4,0) --
  (4,3) --
  cycle;
\draw (0,0) -- (5,6)
  -- (7,8);)~",
     ": 0,0 4,0 4,3",
     "other text around the polygons was left out; an open path was left out; it is no polygon"},
    {R"~(\draw (0,0) -- (4,0) -- (4,3) -- cycle;
\draw (9,0) -- (A) -- (9,1) -- (8,3) -- (7,1) -- cycle;)~",
     ": 0,0 4,0 4,3",
     "other text around the polygons was left out; a path with curves or named points was left out"},
    {R"~(<regions>
  <region kind="2"><corner x="1" y="2"/><corner x="5" y="4"/></region>
  <region kind="0"><corner x="10" y="2"/><corner x="15" y="4"/><corner x="11" y="9"/></region>
  <region kind="2"><corner x="21" y="2"/><corner x="25" y="4"/></region>
</regions>)~",
     ": 10,2 15,4 11,9",
     "elements of two corners were left out; they are no polygons"},
    {R"~((gdb) p *shape
$1 = {verts = {{x = 7.5, y = 1}, {x = 9.5, y = 1}, {x = 8, y = 4}, {x = 0, y = 0}, {x = 6.9e-310, y = 2}}, radius = 0.5, count = 3})~",
     "verts: 7.5,1 9.5,1 8,4",
     "other text around the polygons was left out; entries of an array beyond the count beside it were left out"},
    {R"~($2 = {m_count = 3, m_vertices = {{x = 2, y = 1}, {x = 6, y = 1}, {x = 6, y = 5}, {x = 0, y = 0} <repeats 5 times>}})~",
     "m_vertices: 2,1 6,1 6,5",
     "entries of an array beyond the count beside it were left out"},
    {R"~((lldb) p hull
(Hull) $0 = {
  points = {
    [0] = (x = 2.5, y = -1)
    [1] = (x = 4.5, y = -1)
    [2] = (x = 4.5, y = 6)
    [3] = (x = 0, y = 0)
    [4] = (x = 0, y = 0)
  }
  count = 3
})~",
     "$0: 2.5,-1 4.5,-1 4.5,6",
     "entries of an array beyond the count beside it were left out"},
    {R"~($3 = {n = 3, x = {1, 6, 6, 0, 0}, y = {2, 2, 7, 0, 0}})~",
     ": 1,2 6,2 6,7",
     "other text around the polygons was left out; the numbers of x became x, those of y y; entries of an array beyond the count beside it were left out"},
    {R"~({"numVertices": 3, "vertices": [[1, 2], [6, 2], [3, 5], [8, 8], [7, 3]]})~",
     "vertices: 1,2 6,2 3,5",
     "entries of an array beyond the count beside it were left out"},
    {R"~(box = {"numVertices": 4, "vertices": [[0, 0], [6, 0], [6, 2], [0, 2]], "triangles": [[0, 1, 2], [0, 2, 3], [1, 2, 3], [0, 1, 3], [2, 3, 0]]})~",
     "box: 0,0 6,0 6,2 | box: 0,0 6,2 0,2 | box: 6,0 6,2 0,2 | box: 0,0 6,0 0,2 | box: 6,2 0,2 0,0",
     "line 1: the numbers tell which vertices make a polygon"},
    {R"~(part = {"count": 3, "points": [[1, 2], [6, 2], [6, 5], [1, 5], [0, 3]]})~",
     "part: 1,2 6,2 6,5 1,5 0,3",
     ""},
    {R"~(The parser makes it open, it should not:

POLYLINE
  8
0
 70
   129
 10
0.0
 20
0.0
  0
VERTEX
 10
12.0
 20
3.0
  0
VERTEX
 10
20.0
 20
3.0
  0
VERTEX
 10
20.0
 20
9.5
  0
SEQEND

Why?)~",
     ": 12,3 20,3 20,9.5",
     "other text around the polygons was left out"},
    {R"~(std::vector<p2t::Point*> polyline;
polyline.push_back(new p2t::Point(0, 0));
polyline.push_back(new p2t::Point(7, 0));
polyline.push_back(new p2t::Point(7, 4));
polyline.push_back(new p2t::Point(2, 6));
p2t::CDT cdt(polyline);)~",
     "polyline: 0,0 7,0 7,4 2,6",
     ""},
    {R"~(Abgelesen haben wir an der Tafel

P1: (7|2)

P2: (4,5|5)

P3: (-3|3,5)

P4: (-1|-1,5)

Ich komme auf 27,5 und mein Nachbar auf etwas anderes (30,5).)~",
     "P: 7,2 4.5,5 -3,3.5 -1,-1.5",
     ""},
    {R"~(Le quadrilatère ABCD : A(7 ; 2), B(4,5 ; 5), C(-3 ; 3,5) et D(-1 ; -1,5). Quelle est son aire ?)~",
     "ABCD: 7,2 4.5,5 -3,3.5 -1,-1.5",
     ""},
    {R"~(these are the corners of the field at school

Point 1: (7, 2)

Point 2: (4.5, 5)

Point 3: (-3, 3.5)

Point 4: (-1, -1.5))~",
     "Point: 7,2 4.5,5 -3,3.5 -1,-1.5",
     ""},
    {R"~(How do I get this table into QGIS?

 SIDE      BEARING         DISTANCE   V       X            Y
                                      1   312,410.50   1,845,200.25
 1  2   N 80°10'05.20" E    20.31     2   312,430.75   1,845,203.50
 2  3   S 05°21'30.00" E    25.07     3   312,433.00   1,845,178.75
 3  1   N 46°22'11.10" W    31.10     1   312,410.50   1,845,200.25
                    AREA = 260.1 m2)~",
     ": 312410.5,1845200.25 312430.75,1845203.5 312433,1845178.75",
     "the closing copy of the first vertex was dropped; the last two columns of the table were read as x and y"},
    {R"~(| Punto | Norte | Este |
|---|---|---|
| P1 | 1,845,200.25 | 312,410.50 |
| P2 | 1,845,203.50 | 312,430.75 |
| P3 | 1,845,178.75 | 312,433.00 |)~",
     ": 312410.5,1845200.25 312430.75,1845203.5 312433,1845178.75",
     "the last two columns of the table were read as x and y"},
    {R"~(```java
Polygon a = new Polygon(new float[] {0, 0, 0, 5, 5, 5});
cut(a, b, out);
// out is [1.0, 0, 1.0, 5, 5.0, 5] rather than
// [1.0, 0, 1.0, 5, 4.0, 5]
// order is [2, 0, 1, 5, 3, 4] instead of it
// a = [9, 9, 9, 8, 8, 8]
```)~",
     "a: 0,0 0,5 5,5 | : 1,0 1,5 5,5 | : 1,0 1,5 4,5",
     "the numbers were read as pairs x, y; the lists of results in comments were read, too"},
    {R"~(shape: m_vertexCount=3 m_vertices=[(1,0),(6,0),(6,3),(0,0),(0,0),(0,0)])~",
     "m_vertices: 1,0 6,0 6,3",
     "entries of an array beyond the count beside it were left out"},
    {R"~(-		m_vertices	0x00d5f0b8 {{x=2.0 y=1.0 }, {x=6.0 y=1.0 }, {x=3.0 y=5.0 }, {x=-1.07374176e+08 y=-1.07374176e+08 }, {x=-1.07374176e+08 y=-1.07374176e+08 }}	b2Vec2[5]
		m_count	3	int)~",
     ": 2,1 6,1 3,5",
     "entries of an array beyond the count beside it were left out"},
    {R"~($4 = {n = 3, x = {1, 6, 6, 0, 0}, y = {0, 0, 4, 4, 2}})~",
     ": 1,0 6,0 6,4 0,4 0,2",
     "other text around the polygons was left out; the numbers of x became x, those of y y"},
    {R"~(Eckpunkte A(1,5|2), B(5|2), C(5|6,5) und D(1|5). Liegt der Punkt P(2,5|3) im Viereck?)~",
     ": 1.5,2 5,2 5,6.5 1,5",
     "other text around the polygons was left out"},
    {R"~(The union of both is too small:
```
let a = polygon![(x: 0., y: 0.), (x: 8., y: 0.), (x: 8., y: 5.)];
dbg!(a.union(&b));

/*
Output:

[src/main.rs:9] a.union(&b) = Polygon {
    exterior: LineString(
        [
            Coordinate { x: 1.0, y: 0.0 },
            Coordinate { x: 6.0, y: 0.0 },
            Coordinate { x: 6.0, y: 2.5 },
            Coordinate { x: 1.0, y: 0.0 },
        ],
    ),
    interiors: [],
}
*/
```)~",
     "a: 0,0 8,0 8,5 | exterior: 1,0 6,0 6,2.5",
     "the closing copy of the first vertex was dropped; the lists of results in comments were read, too"},
    {R"~(first layer of PrusaSlicer:
bed_shape = 0x0,180x0,180x120,0x120
tool_offset = 0x0,18.5x0,18.5x-12,0x-12)~",
     "bed_shape: 0,0 180,0 180,120 0,120",
     ""},
    {R"~(fn main() {
    let upper = polygon![(x: 0., y: 9.), (x: 8., y: 9.), (x: 8., y: 12.)];
    let lower = polygon![(x: 0., y: 0.), (x: 8., y: 0.), (x: 8., y: 5.)];
})~",
     "upper: 0,9 8,9 8,12 | lower: 0,0 8,0 8,5",
     ""},
    {"The region in the file, a name and its corners. <br/>\n<br/>\n$ head lot.poly<br/>\nLOT<br/>\n53.125 -6.5<br/>\n53.5 -7.25<br/>\n54.25 -6.75<br/>\n<br/>\n$ mask -v 2 lot.poly<br/>\nDEBUG 2: 0 of 90 points<br/>",
     ": 53.125,-6.5 53.5,-7.25 54.25,-6.75",
     "other text around the polygons was left out"},
  };
  // clang-format on
  return table;
}

}  // namespace sepax::testing
