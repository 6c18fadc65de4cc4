#pragma once

#include "app/formats/left_out.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/svg/markup.h"
#include "app/formats/svg/transform.h"
#include "core/rings/fill_rule.h"

#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// How the inside of a path is painted.
struct SvgFill {
  FillRule rule = FillRule::nonZero;
  bool none = false;
};

/// Collects the polygons of an SVG one by one. After the first error nothing is added.
class SvgShapes {
 public:
  SvgShapes() { raw_.format = "svg"; }

  /// The value of a points attribute that starts in this line.
  void addPoints(std::string_view value, std::size_t line, const std::string& name,
                 const SvgTransform& transform, bool isLine = false);
  /// The value of a d attribute that starts in this line. The rule says which parts are holes of
  /// others; the rest are polygons, but for open ones without fill, which are lines, and circles
  /// alone.
  void addPath(std::string_view value, std::size_t line, const std::string& name,
               const SvgTransform& transform, SvgFill fill = {});
  void addRectangle(const SvgTag& tag, const std::string& name, const SvgTransform& transform);
  /// These points from this line on.
  void add(const std::string& name, std::size_t line, const std::vector<Vec2>& points,
           const SvgTransform& transform);
  void leaveOut(std::string_view kind) { leftOut_.add(kind); }
  void note(const std::string& sentence) { addNote(raw_, sentence); }
  void fail(Problem problem);
  [[nodiscard]] bool failed() const { return !raw_.error.empty(); }
  [[nodiscard]] bool empty() const { return raw_.polygons.empty(); }
  /// What was found; that there is no polygon is an error too.
  [[nodiscard]] RawGeometry finished() &&;

 private:
  void add(const std::string& name, std::size_t line, const std::vector<Vec2>& points,
           bool isHole = false);
  /// The parts of one path; the holes follow the polygon that they are of.
  void addRings(const std::string& name, std::size_t line,
                const std::vector<std::vector<Vec2>>& rings, FillRule rule);

  RawGeometry raw_;
  LeftOut leftOut_;
  std::size_t openPath_ = 0;  ///< the line of the last one that is left out
};

/// Line breaks in a part of a text.
[[nodiscard]] std::size_t lineBreaks(std::string_view text);

}  // namespace sepax
