#pragma once

#include "app/formats/literals/tree.h"
#include "app/formats/raw_geometry.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

/// What each bracket of a text is: a point, a list of points, a list of numbers, or something else.
namespace sepax {

enum class LiteralShape : std::uint8_t {
  nothing,
  single,   ///< one number
  point,    ///< two or three numbers, or something around a point such as setPoint(0, Vector2(..))
  numbers,  ///< four and more numbers
  points,   ///< a list of points
  box,      ///< an axis-aligned rectangle: {x, y, w, h}, {min: (..), max: (..)}
  parts,    ///< something that has lists of points or of numbers in it
  broken    ///< a fault where coordinates should be
};

enum class LiteralFault : std::uint8_t {
  none,
  expression,
  name,   ///< among numbers
  names,  ///< and no number at all
  single,
  otherArity,
  nonFinite,  ///< nan, inf
  ellipsis,   ///< the text leaves some out
  numberBetweenPoints,
  pointBetweenPolygons
};

struct ShapeOfGroup {
  LiteralShape shape = LiteralShape::nothing;
  LiteralFault fault = LiteralFault::none;
  std::uint8_t arity = 0;  ///< numbers of a point, or of each point of the list
  /// The group that holds the numbers of the point, or of the only point of a list; the faulty
  /// node.
  std::uint32_t place = 0;
};

/// One entry for each node of the tree; linear in their number.
[[nodiscard]] std::vector<ShapeOfGroup> shapesOf(const LiteralTree& tree);

/// Whether a group is a rectangle with sides along the axes, and no box in space, which has no
/// corners; and its corners counterclockwise in axes that point right and up.
[[nodiscard]] bool isBox(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                         std::uint32_t group);
[[nodiscard]] std::vector<double> boxCorners(const LiteralTree& tree,
                                             const std::vector<ShapeOfGroup>& shapes,
                                             std::uint32_t group);
/// Whether a rectangle has an angle, about a point that nothing tells.
[[nodiscard]] bool isTurned(const LiteralTree& tree, std::uint32_t group);
/// Whether a group has a radius, or says that it is an ellipse.
[[nodiscard]] bool isCircle(const LiteralTree& tree, std::uint32_t group);

/// Whether a number counts as a coordinate inside a bracket: it has no label, or that of an axis.
[[nodiscard]] bool isCoordinate(const LiteralNode& number);
/// The numbers directly in a group; only those of x, y and z where labels say so.
[[nodiscard]] std::vector<double> numbersOf(const LiteralTree& tree, std::uint32_t group);
/// The numbers of a point, in the order x, y, z; the third is 0 when the point has two.
[[nodiscard]] std::array<double, 3> pointOf(const LiteralTree& tree, const ShapeOfGroup& point);
/// corner in { position { x: 5 y: 5 } corner { x: 0 y: 0 } corner { x: 9 y: 0 } ... }, a message of
/// Protocol Buffers as text: the points that it has more than one of; empty for all other lists.
[[nodiscard]] std::string_view repeatedPart(const LiteralTree& tree,
                                            const std::vector<ShapeOfGroup>& shapes,
                                            std::uint32_t group);
/// The points of a group whose shape is that of points.
[[nodiscard]] RawPolygon listOfPoints(const LiteralTree& tree,
                                      const std::vector<ShapeOfGroup>& shapes, std::uint32_t group,
                                      const std::string& name);
/// A label without the digits at its end: v of v0, v1.
[[nodiscard]] std::string_view stemOfLabel(std::string_view label);
/// How many points a group asks about: poly.contains(Point(1, 1)).
[[nodiscard]] std::size_t questionsIn(const LiteralTree& tree, std::uint32_t group);
/// Whether no text with this fault can be read, wherever it stands.
[[nodiscard]] bool isFatal(LiteralFault fault);
/// The problem that a fault is; empty without one.
[[nodiscard]] Problem problemOf(const LiteralTree& tree, const ShapeOfGroup& shape);
/// A list of points, [new Vector(-w, h), new Vector(w, h), ...], that has names where other calls
/// of its kind have numbers; empty where there is none.
[[nodiscard]] Problem pointsOfNames(const LiteralTree& tree,
                                    const std::vector<ShapeOfGroup>& shapes);

}  // namespace sepax
