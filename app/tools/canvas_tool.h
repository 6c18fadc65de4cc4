#pragma once

#include "app/scene/document.h"
#include "app/tools/drag.h"
#include "app/tools/tile_brush.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

/// What the hand on the canvas works with.
struct ToolContext {
  Document& document;
  const Evidence& evidence;
  ViewState& view;
  bool snap = true;  ///< the setting
};

/// Place of the pointer in the figure and what is held down.
struct ToolPointer {
  Vec2 screen;  ///< logical pixels of the figure
  Modifiers modifiers;
  double time = 0;  ///< seconds
};

/// Turns presses, moves and releases on the canvas into edits of the document and changes of the
/// view. One gesture, one undo entry; cancel() gives everything back.
class CanvasTool {
 public:
  void press(ToolContext& context, Button button, const ToolPointer& pointer);
  void move(ToolContext& context, const ToolPointer& pointer);
  void release(ToolContext& context, Button button, const ToolPointer& pointer);
  void wheel(ToolContext& context, const ToolPointer& pointer, double notches);
  /// Ends the gesture under way without a trace; false when there is none.
  bool cancel(ToolContext& context);

  /// A button that was pressed on the canvas is still down.
  [[nodiscard]] bool busy() const { return gesture_ != Gesture::none; }
  [[nodiscard]] bool panning() const { return gesture_ == Gesture::pan; }
  /// While Space is down, the left button pans.
  void setPanKey(bool down) { panKey_ = down; }
  /// A pan began since Space went down, so that its release does not play.
  [[nodiscard]] bool takePanned() { return std::exchange(panned_, false); }

  // The pen: click by click, closed at the first point, by Enter or by a double click.
  void startPen() { pen_ = std::vector<Vec2>{}; }
  [[nodiscard]] bool penActive() const { return pen_.has_value(); }
  /// World points set so far, and the place under the pointer as the last one.
  [[nodiscard]] std::vector<Vec2> penPath() const;
  void closePen(ToolContext& context);
  void dropPenPoint();

  /// One sentence for the user since the last call, empty when there is none.
  [[nodiscard]] std::string takeMessage() { return std::exchange(message_, {}); }
  /// The vertex that was double clicked since the last call.
  [[nodiscard]] std::optional<Target> takeEditRequest() {
    return std::exchange(editRequest_, std::nullopt);
  }

 private:
  enum class Gesture { none, pressed, drag, slide, pan, pen, paint };

  void startPan(const ToolContext& context, const ToolPointer& pointer);
  void pressLeft(ToolContext& context, const ToolPointer& pointer);
  void pressTwice(ToolContext& context, const ToolPointer& pointer, const Target& target);
  void grab(const ToolContext& context, const Target& target, Vec2 world);
  void beginDrag(ToolContext& context, const ToolPointer& pointer);
  void dragTo(ToolContext& context, const ToolPointer& pointer);
  void slideTo(ToolContext& context, const ToolPointer& pointer);
  void click(ToolContext& context);
  void pressPen(ToolContext& context, const ToolPointer& pointer, bool twice);
  [[nodiscard]] Vec2 penPlace(const ToolContext& context, const ToolPointer& pointer) const;
  [[nodiscard]] bool isSecondPress(const ToolPointer& pointer) const;

  Gesture gesture_ = Gesture::none;
  Button button_ = Button::left;
  Drag drag_;
  TileBrush brush_;
  Vec2 pressScreen_;
  Vec2 panCenter_;
  Target selectedBefore_;
  double freeAxisBefore_ = 0;
  std::optional<ToolPointer> lastPress_;
  bool panKey_ = false;
  bool panned_ = false;
  std::optional<std::vector<Vec2>> pen_;
  Vec2 penPointer_;
  std::string message_;
  std::optional<Target> editRequest_;
};

/// World units per snap step at this zoom.
[[nodiscard]] inline SnapStep snapStepOf(const ViewState& view) {
  return snapStepFor(view.camera.zoom);
}

}  // namespace sepax
