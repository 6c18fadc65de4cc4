#pragma once

#include "app/techniques/table.h"
#include "app/tools/canvas_tool.h"
#include "core/exact/transform.h"

#include <utility>

namespace sepax::testing {

/// Two squares of two units, left and right of the origin.
inline Scene twoSquares() {
  Scene scene;
  scene.bodies = {{"A", {{-3, 0}, {-1, 0}, {-1, 2}, {-3, 2}}, {}, 0, {}, 0},
                  {"B", {{1, 0}, {3, 0}, {3, 2}, {1, 2}}, {}, 0, {}, 0}};
  return scene;
}

/// A document, a view and a hand, without any window.
struct Hand {
  Document document;
  ViewState view;
  Evidence evidence;  ///< of what was shown at the last event
  CanvasTool tool;
  Modifiers modifiers;
  bool snap = true;
  SnapTargets targets;
  double time = 0;

  explicit Hand(Scene scene = twoSquares()) : document(std::move(scene)) {
    view.camera = {{}, 90, 800, 600};
  }
  ToolContext context() {
    AnalysisOptions options;
    options.time = view.time;
    evidence = analyze(document.shown(), options);
    return {document, evidence, view, snap, targets, findTechnique(view.technique)};
  }
  ToolPointer pointer(Vec2 world) { return {view.camera.toScreen(world), modifiers, time += 1}; }
  void press(Vec2 world, Button button = Button::left) {
    ToolContext c = context();
    tool.press(c, button, pointer(world));
  }
  void move(Vec2 world) {
    ToolContext c = context();
    tool.move(c, pointer(world));
  }
  void release(Vec2 world, Button button = Button::left) {
    ToolContext c = context();
    tool.release(c, button, pointer(world));
  }
  void click(Vec2 world, Button button = Button::left) {
    press(world, button);
    release(world, button);
  }
  bool cancel() {
    ToolContext c = context();
    return tool.cancel(c);
  }
  void drag(Vec2 from, Vec2 to) {
    press(from);
    move(to);
    release(to);
  }
  /// World place of a vertex, rounded as everywhere.
  Vec2 vertex(std::size_t body, std::size_t index) {
    const Body& b = document.committed().bodies[body];
    return posed(b.vertices[index], b.position, rotationOf(b.angle));
  }
  const Body& body(std::size_t index) { return document.committed().bodies[index]; }
};

}  // namespace sepax::testing
