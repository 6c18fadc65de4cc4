#pragma once

#include "app/documents/document.h"
#include "app/techniques/contract/technique.h"
#include "app/tools/drag.h"
#include "app/tools/tile_brush.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

inline constexpr double kClickReach = 4;  ///< a press that wanders less is a click, logical pixels

/// What the hand on the canvas works with.
struct ToolContext {
  Document& document;
  const Evidence& evidence;
  ViewState& view;
  bool snap = true;  ///< the setting; off, nothing snaps
  SnapTargets targets = {};
  const Technique* technique = nullptr;  ///< that is shown, null when this program has it not

  [[nodiscard]] HandleSet handles() const { return technique ? technique->handles : HandleSet{}; }
};

/// Place of the pointer in the figure and what is held down.
struct ToolPointer {
  Vec2 screen;  ///< logical pixels of the figure
  Modifiers modifiers;
  double time = 0;  ///< seconds
};

/// A right click that was no pan: a place where a menu may open.
struct ContextRequest {
  Target target;  ///< what lies under the pointer
  Vec2 screen;    ///< logical pixels of the figure
  Vec2 world;     ///< world units; on a body, where that is at its start
};

/// Turns presses, moves and releases on the canvas into edits of the document and changes of the
/// view. One gesture, one undo entry; cancel() gives everything back.
class CanvasTool {
 public:
  void press(ToolContext& context, Button button, const ToolPointer& pointer);
  void move(ToolContext& context, const ToolPointer& pointer);
  void release(ToolContext& context, Button button, const ToolPointer& pointer);
  void wheel(ToolContext& context, const ToolPointer& pointer, double notches, Vec2 slide = {});
  /// Ends the gesture under way without a trace; false when there is none.
  bool cancel(ToolContext& context);

  /// A button that was pressed on the canvas is still down.
  [[nodiscard]] bool busy() const { return gesture_ != Gesture::none; }
  [[nodiscard]] bool panning() const {
    return gesture_ == Gesture::pan || gesture_ == Gesture::sidePan;
  }
  /// What can be dragged lies under the pointer on the second picture, or is held there.
  [[nodiscard]] bool gripping() const { return grip_ != 0; }
  /// While Space is down, the left button pans.
  void setPanKey(bool down) { panKey_ = down; }
  /// A pan began since Space went down, so that its release does not play.
  [[nodiscard]] bool takePanned() { return std::exchange(panned_, false); }

  // The pen: click by click, closed at the first point, by Enter or by a double click.
  void startPen();
  [[nodiscard]] bool penActive() const { return pen_.has_value(); }
  /// World points set so far, and the place under the pointer as the last one.
  [[nodiscard]] std::vector<Vec2> penPath() const;
  void closePen(ToolContext& context);
  void dropPenPoint();

  // Modes in which the next clicks name something; Escape (cancel) leaves them.
  /// The next click on an edge of another body lays this edge of its body against it. When the
  /// document has changed by then, the edge may be another one, and the click says so.
  void startAlign(const Target& movingEdge, const Document& document);
  /// The next click on a body makes it A, the one after that B.
  void startPairPick();
  /// What the mode waits for, one sentence; empty outside of the modes.
  [[nodiscard]] std::string_view hint() const;

  /// One sentence for the user since the last call, empty when there is none.
  [[nodiscard]] std::string takeMessage() { return std::exchange(message_, {}); }
  /// The vertex that was double clicked since the last call.
  [[nodiscard]] std::optional<Target> takeEditRequest() {
    return std::exchange(editRequest_, std::nullopt);
  }
  /// The right click since the last call.
  [[nodiscard]] std::optional<ContextRequest> takeContextRequest() {
    return std::exchange(contextRequest_, std::nullopt);
  }

 private:
  enum class Gesture {
    none,
    pressed,
    drag,
    slide,
    pan,
    pen,
    paint,
    band,
    sidePressed,  ///< on the second picture
    sideDrag,     ///< of A, by what stands there
    sidePan
  };

  // canvas_tool.cpp
  void dropStale(ToolContext& context);
  void startPan(const ToolContext& context, const ToolPointer& pointer);
  void panTo(ViewState& view, const ToolPointer& pointer);
  void bandTo(ToolContext& context, const ToolPointer& pointer);
  void pressLeft(ToolContext& context, const ToolPointer& pointer);
  void pressBrush(ToolContext& context, const ToolPointer& pointer);
  [[nodiscard]] bool isSecondPress(const ToolPointer& pointer) const;

  // canvas_tool_click.cpp
  void choose(ToolContext& context, const Target& target) const;
  void click(ToolContext& context);
  [[nodiscard]] bool clicksMap(const ToolContext& context) const;
  void placeOnMap(ToolContext& context);
  void clickInMode(ToolContext& context);
  void clickForPair(ToolContext& context);
  void askForMenu(const ToolContext& context);
  [[nodiscard]] bool inMode() const { return align_ || pairPick_; }
  void leaveModes();

  // canvas_tool_drag.cpp
  void grab(const ToolContext& context, const Target& target, Vec2 world);
  void pressTwice(ToolContext& context, const ToolPointer& pointer, const Target& target);
  void beginDrag(ToolContext& context, const ToolPointer& pointer);
  void beginEmptyDrag(ToolContext& context, const ToolPointer& pointer);
  void straightenWay();
  void gatherBodies(ToolContext& context, const ToolPointer& pointer);
  void dragTo(ToolContext& context, const ToolPointer& pointer);
  void slideTo(ToolContext& context, const ToolPointer& pointer);
  void mapLineTo(ToolContext& context, const ToolPointer& pointer) const;

  // canvas_tool_side.cpp
  void pressSide(ToolContext& context, Button button, const ToolPointer& pointer);
  void moveSide(ToolContext& context, const ToolPointer& pointer);
  void hoverSide(ToolContext& context, const ToolPointer& pointer);
  void beginSideDrag(ToolContext& context);
  void sideDragTo(ToolContext& context, const ToolPointer& pointer);
  void cancelSide(ToolContext& context);
  [[nodiscard]] bool onSide() const {
    return gesture_ == Gesture::sidePressed || gesture_ == Gesture::sideDrag ||
           gesture_ == Gesture::sidePan;
  }

  // canvas_tool_pen.cpp
  void pressPen(ToolContext& context, const ToolPointer& pointer, bool twice);
  [[nodiscard]] std::optional<SnapHit> penSnap(const ToolContext& context,
                                               const ToolPointer& pointer) const;
  [[nodiscard]] Vec2 penPlace(const ToolContext& context, const ToolPointer& pointer) const;
  void movePen(ToolContext& context, const ToolPointer& pointer);

  Gesture gesture_ = Gesture::none;
  Button button_ = Button::left;
  Drag drag_;
  TileBrush brush_;
  std::uint64_t pressRevision_ = 0;  ///< of the document when a press took something of it
  Vec2 pressScreen_;
  Modifiers pressModifiers_;
  bool wandered_ = false;  ///< the pointer has moved on since the press
  Vec2 panCenter_;
  int grip_ = 0;  ///< how A follows what is under the pointer on the second picture, or is held
  Target selectedBefore_;
  std::vector<int> groupBefore_;
  double axisBefore_ = 0;  ///< degrees
  double lineBefore_ = 0;  ///< world units, of a section through a map
  std::optional<ToolPointer> lastPress_;
  bool panKey_ = false;
  bool panned_ = false;
  std::optional<std::vector<Vec2>> pen_;
  Vec2 penPointer_;
  std::optional<Target> align_;      ///< the edge that the next click lays against another
  std::uint64_t alignRevision_ = 0;  ///< of the document that has this edge
  bool pairPick_ = false;
  std::string pairFirst_;  ///< name of the body that becomes A, once it is clicked
  std::string message_;
  std::optional<Target> editRequest_;
  std::optional<ContextRequest> contextRequest_;
};

/// World units per snap step at this zoom.
[[nodiscard]] inline SnapStep snapStepOf(const ViewState& view) {
  return snapStepFor(view.camera.zoom);
}

}  // namespace sepax
