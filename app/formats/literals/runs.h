#pragma once

#include "app/formats/literals/shapes.h"
#include "app/formats/literals/tree.h"
#include "app/formats/raw_geometry.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

/// a = (0, 0); b = (1, 0); c = (0, 1): points that have nothing but each other are one polygon;
/// nothing where their names or the text say that they are something else. Adds what is to be told.
[[nodiscard]] std::optional<RawPolygon> joinedCorners(std::vector<RawPolygon> points,
                                                      RawGeometry& raw, std::string_view text);

/// Collects the points that come one by one: v[0].Set(0, 1); v[1].Set(2, 3); or (0, 1) (2, 3). A
/// new name, an index that does not grow, an empty line, the end of a block of code, a comment
/// above or, where a polygon may end, a line of words starts a new polygon.
class LiteralRuns {
 public:
  LiteralRuns(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes)
      : tree_(tree), shapes_(shapes) {}

  void takePoint(std::uint32_t group);
  /// A number or a word: x = 1 and y = 2 on their own, or Polygon B above further points.
  void take(std::uint32_t node);
  /// Something else stands between the points.
  void pass(std::uint32_t group);
  /// A group stands where the next point of the run should be, or maybe before the first one.
  void takeFault(std::uint32_t group, const Problem& fault);
  /// The next point starts a polygon.
  void split() { split_ = true; }
  [[nodiscard]] bool isOpen() const { return open_; }
  /// Numbers without a name that stood between the points.
  [[nodiscard]] std::size_t passedNumbers() const { return passedNumbers_; }
  [[nodiscard]] std::vector<RawPolygon> finished(RawGeometry& raw);
  [[nodiscard]] const Problem& error() const { return error_; }

 private:
  struct Place {
    std::string_view name;
    std::int32_t index = -1;
  };
  [[nodiscard]] Place placeOf(const LiteralNode& node, std::uint32_t group) const;
  [[nodiscard]] bool startsRun(const LiteralNode& node, const Place& place,
                               std::size_t arity) const;
  void add(const LiteralNode& node, const Place& place, std::span<const double> numbers);
  /// The run has as many points as a polygon needs.
  [[nodiscard]] bool mayEnd() const;
  void takeNumber(std::uint32_t number);
  void closePoint();
  [[nodiscard]] bool isLikeRun(std::uint32_t group) const;

  const LiteralTree& tree_;
  const std::vector<ShapeOfGroup>& shapes_;
  std::vector<RawPolygon> polygons_;
  Problem error_;
  std::string_view name_;        ///< of the run
  std::string_view called_;      ///< Set, setPoint of the run
  std::int32_t index_ = -1;      ///< of the last point
  const char* label_ = nullptr;  ///< where the last label of a point stands
  std::size_t underLabel_ = 0;   ///< points since then
  std::size_t underWord_ = 0;    ///< points since the last line that starts with "polygon"
  bool open_ = false;            ///< a run goes on
  /// x and y of a point whose axes come one by one, in either order.
  std::vector<std::pair<char, double>> axes_;
  std::uint32_t axesStart_ = 0;
  bool onGlobe_ = false;  ///< the last such point has a latitude
  bool split_ = false;
  bool commas_ = false;        ///< before all points of the run but the first
  bool headedPoints_ = false;  ///< words in lines above stand before each of them
  std::uint32_t faulty_ = 0;   ///< a group before the first point of a run
  Problem fault_;              ///< what is wrong with it
  std::size_t passedNumbers_ = 0;
  std::size_t waitingNumbers_ = 0;  ///< passed if another point of the run follows
};

/// The numbers that stand in no bracket, when the lines are points or nothing but numbers. Of two
/// counted lists the second one is left out where the text asks about points.
[[nodiscard]] RawGeometry readLooseNumbers(const LiteralTree& tree, std::string_view text);

}  // namespace sepax
