#pragma once

#include "app/widgets/panel_context.h"

#include <optional>
#include <string>

/// The table of axes that the inspectors share.
namespace sepax {

/// One row of a table of axes: name, both shadows, depth or gap.
struct AxisRow {
  AxisName name;
  std::string label;
  Role role = Role::a;  ///< colour of the owner
  Interval a;
  Interval b;
  std::optional<Interval> extended;  ///< A's interval with its motion, dashed
  int sign = 0;                      ///< of the depth: -1 draws the gap
  std::string value;                 ///< "0.381" or "gap 1.435"
  bool known = true;                 ///< false while a step-through has not come to it
  bool decides = false;              ///< marked
  std::optional<bool> stepped;       ///< where a click does not choose it: the picture is about
                                     ///< this axis, which is boxed then
  std::string mark;                  ///< short word behind the value of the row that decides
  std::string away;                  ///< "skipped", "not needed": in place of all that it would say
  bool looked = false;               ///< the picture shows it: it says both
};
/// What evidence knows about one axis, as a row: of the static test, of the swept one.
[[nodiscard]] AxisRow axisRowOf(const Evidence& evidence, const SatAxis& axis, bool decides);
[[nodiscard]] AxisRow axisRowOf(const Evidence& evidence, const MotionAxis& axis, bool decides);
/// The same at a time of the step.
[[nodiscard]] AxisRow axisRowOf(const Evidence& evidence, const MotionAxis& axis, bool decides,
                                double time);

void axisTableHead(const PanelContext& context);
/// A row of the table: hovering lights the axis everywhere, a click selects it.
void axisRow(PanelContext& context, AxisRow row);

}  // namespace sepax
