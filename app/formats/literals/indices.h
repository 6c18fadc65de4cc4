#pragma once

#include "app/formats/literals/tree.h"
#include "app/formats/raw_geometry.h"

#include <string>
#include <string_view>
#include <vector>

/// Lists of numbers that are no vertices, by what they are called.
namespace sepax {

/// vertices, hull_points, POLYGON: some word of it is of outlines and their corners.
[[nodiscard]] bool tellsOfOutline(std::string_view text);
/// "then it goes to": a word between the points of an outline that says nothing else; in lower
/// case.
[[nodiscard]] bool isConnectingWord(std::string_view word);
/// "polygon 2" and "ring" stand before points of their own, however few these are.
[[nodiscard]] bool isLabelOfPolygon(std::string_view name);
/// a, p1, NW, topLeft, cornerC: a single point of this name is a corner.
[[nodiscard]] bool isCornerName(std::string_view name);
/// edges = [1, 2; 2, 3]: numbers of vertices.
[[nodiscard]] bool isIndexName(std::string_view name);
/// 3 0 1 2 4 5 6 2 1 ...: faces of a mesh, each of them the count of its vertices and these.
[[nodiscard]] bool areFaces(const std::vector<double>& numbers);
/// levels = [1, 2, 3, 4, 5, 6], palette = [[255, 0, 0], ...] and mask = [[0, 1, 1, 0], ...].
[[nodiscard]] bool isOtherList(const RawPolygon& polygon);
/// [[4, 30], [30, 55], [55, 75], [75, 96]]: each pair begins where the one before ends, so that
/// they number vertices.
[[nodiscard]] bool areLinks(const RawPolygon& polygon);
/// triangles = [[(0, 0), (4, 0), (2, 4)], ...] and face: (0, 0), (5, 0), ...: three indices make a
/// triangle and two do not, but where (0, 1), (1, 2), (2, 0) are its edges.
[[nodiscard]] bool areCornersOfFace(const RawPolygon& list);
/// All points of a list, with so many numbers each, lie on one line.
[[nodiscard]] bool isStraight(const std::vector<double>& numbers, std::size_t each);
/// All points of a list are the same one.
[[nodiscard]] bool isOnePlace(const RawPolygon& list);
[[nodiscard]] std::string onePlaceNote(std::size_t line);
/// Pairs whose last one is another than the first.
[[nodiscard]] bool isOpen(const std::vector<double>& pairs);
/// Rows 0 18 and then 1 18 and 2 18: one of the first two numbers never changes, as in a table.
[[nodiscard]] bool staysOnAxis(const RawPolygon& rows);
[[nodiscard]] bool isOtherName(std::string_view name);
/// x, ys, lat, hull_x: numbers along one axis.
[[nodiscard]] bool isAxisName(std::string_view name);
/// rgb(255, 0, 0), matrix [[1, 0, 0], ...], sprite(400, 300, "ship") and MULTIPOINT ((0 0), ...).
[[nodiscard]] bool isOtherCall(std::string_view called);
/// translate(50, 50) and the like, too: two numbers in such a call are no vertex, but a list in it
/// may be a polygon.
[[nodiscard]] bool takesNoPlace(std::string_view called);

/// Takes the lists out of the polygons whose names say that they are indices and whose numbers can
/// be.
[[nodiscard]] std::vector<RawPolygon> indexLists(std::vector<RawPolygon>& polygons);
/// What begins a hole in Processing and p5, in lower case and without underscores.
inline constexpr std::string_view kContour = "begincontour";
/// LineString, createLineString and line_string: what it takes is an open line.
[[nodiscard]] bool makesLine(std::string_view called);
/// In small letters, without this part wherever it stands.
[[nodiscard]] std::string loweredWithout(std::string_view name, std::string_view part);
/// A name tells of an outline, where line_string does not.
[[nodiscard]] bool namesOutline(std::string_view name);
/// moveTo(0, 0), cairo_move_to(cr, 0, 0), .move(0, 0): a call that begins an outline.
[[nodiscard]] bool startsPath(std::string_view called);
/// float("nan"), np.float64(1.5): a call that is its number.
[[nodiscard]] bool isConversion(std::string_view called);
/// inverse, linalg, transform: some word of it is of matrices.
[[nodiscard]] bool tellsOfMatrices(std::string_view text);
/// The text is of a convex hull: single points in it are what the hull is made of.
[[nodiscard]] bool tellsOfHull(std::string_view text);
/// It counts the problems of polygons: single points in it are where these are.
[[nodiscard]] bool hasProblems(std::string_view text);
/// It speaks of points without an order: Delaunay, Voronoi, ...
[[nodiscard]] bool tellsOfCloud(std::string_view text);
/// It tells of the sites and cells of a Voronoi diagram.
[[nodiscard]] bool tellsOfSites(std::string_view text);
/// It tells of edges or segments.
[[nodiscard]] bool tellsOfEdges(std::string_view text);
/// The text is of points that a polygon is asked about: a puzzle with its input.
[[nodiscard]] bool tellsOfSamples(std::string_view text);
/// Three rows of three numbers, which are a matrix where the text tells of matrices.
[[nodiscard]] bool hasRowsOfMatrix(const RawPolygon& polygon);
/// isInside(0.5, 0.5, 0, 0, 4, 0, 4, 4): among the numbers of such a call is a point.
[[nodiscard]] bool asksInside(std::string_view called);
/// poly.contains(Point{1, 1}) and hull.distance(p): what is asked of a polygon and a point of it.
[[nodiscard]] bool asksOfPoint(std::string_view called);
/// A list of numbers that has three for each vertex that the indices number is one of triples.
void takeArity(RawPolygon& polygon, const RawPolygon& indices);

}  // namespace sepax
