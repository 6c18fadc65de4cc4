#pragma once

#include "app/widgets/ui.h"

#include <optional>
#include <string>

/// Numbers that are dragged, or clicked and typed as expressions (app/scene/expression.h).
namespace sepax {

struct PanelContext;

/// The field that is being typed into; at most one.
struct NumberEntry {
  std::string id;  ///< empty = none
  std::string text;
  std::string problem;  ///< of the last attempt to leave with this text
  bool fresh = true;    ///< the text is still to be made from the value
  bool opening = true;  ///< the field is still to get the keyboard
  bool drawn = false;   ///< since entries were last tidied
  int missing = 0;      ///< frames in which no such field was drawn
  enum class After { close, leave, next, previous } after = After::close;
  bool openNext = false;  ///< the next field that is drawn opens
  std::string before;     ///< the field that was drawn last
};

/// What the hand did to a field in this frame.
struct NumberChange {
  std::optional<double> dragged;  ///< shown while the drag goes on
  bool released = false;          ///< the drag is over
  std::optional<double> typed;    ///< an expression was finished
};

/// Opens the field of this id for typing, as soon as it is drawn.
void openNumber(NumberEntry& entry, const std::string& id);
/// Once per frame, before the panels: closes the entry of a field that is gone.
void tidyNumber(NumberEntry& entry);
/// The typed value was taken, or could not be because of this problem.
void finishNumber(PanelContext& context, const std::string& problem);

/// Decimals that a field shows of the value where there is room for them: all of a short exact one
/// (0.0625), of others three or as many as a pixel of dragging moves.
[[nodiscard]] int fieldDecimals(double value, double speed);
/// The field itself, `width` pixels wide; `speed` is what a pixel of dragging changes.
[[nodiscard]] NumberChange numberWidget(PanelContext& context, const std::string& id,
                                        const char* label, double value, float width, double speed);

/// A field for a number that is no part of the scene: the new value, when there is one.
[[nodiscard]] std::optional<double> valueField(PanelContext& context, const std::string& id,
                                               const char* label, double value, float width,
                                               double speed);

/// Text of a number that is typed in a dialog, where nothing else shows the value.
struct ExpressionText {
  std::optional<std::string> text;  ///< absent = made from the value
  std::string problem;              ///< why the text has no value; empty = it has
};
/// A field whose text is always open; `value` follows it while it has one.
void expressionInput(const Ui& ui, const std::string& id, const char* label, ExpressionText& entry,
                     double& value, float width);

}  // namespace sepax
