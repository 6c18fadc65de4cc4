#include "app/techniques/contract/posed_bodies.h"
#include "app/techniques/table.h"
#include "app/tools/align.h"
#include "app/tools/body_list.h"
#include "app/tools/canvas_tool.h"
#include "app/tools/selection.h"
#include "app/tools/shapes.h"
#include "app/view/group_frame.h"
#include "app/view/handles.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

namespace sepax {
namespace {

using Kind = Target::Kind;
using test::Random;

constexpr int kMostBodies = 6;

/// A hand that does what comes to its mind, and an account of the scenes that it leaves.
struct Restless {
  Document document;
  ViewState view;
  Evidence evidence;
  CanvasTool tool;
  Random random;
  double time = 0;

  explicit Restless(std::uint64_t seed) : random(seed) {
    view.camera = {{}, 60, 800, 600};
    Scene scene;
    scene.bodies = {{"A", {{-3, 0}, {-1, 0}, {-1, 2}, {-3, 2}}, {}, 0, {}, 0},
                    {"B", {{1, 0}, {3, 0}, {3, 2}}, {0.1, 0.2}, 20, {}, 0}};
    document = Document(std::move(scene));
  }

  [[nodiscard]] int bodies() const { return static_cast<int>(document.committed().bodies.size()); }
  int anyBody() { return random.integer(-1, bodies()); }  // also those that do not exist

  void remove(int body) {
    if (body < 0 || body >= bodies()) return;
    selectOnly(view, {Kind::body, body, -1});
    deleteSelection(document, view);
  }

  ToolContext context() {
    evidence.bodies = posedBodies(document.shown());
    const auto pair = pairOf(document.shown());
    evidence.a = pair[0];
    evidence.b = pair[1];
    tidySelection(document.shown(), view);
    return {document, evidence, view, random.integer(0, 3) > 0, {}, findTechnique(view.technique)};
  }
  ToolPointer pointer(Vec2 screen) {
    const Modifiers modifiers{random.integer(0, 3) == 0, random.integer(0, 6) == 0,
                              random.integer(0, 4) == 0, false};
    return {screen, modifiers, time += random.uniform(0.05, 1)};
  }
  Vec2 anywhere() { return {random.uniform(0, 800), random.uniform(0, 600)}; }

  /// Somewhere on a body or on a handle of the group, so that most drags take something.
  Vec2 grip() {
    context();
    const std::optional<GroupFrame> frame = groupFrame(evidence, view);
    const int choice = random.integer(0, 9);
    if (frame && choice < 3) return cornerHandle(*frame, view.camera, random.integer(0, 3));
    if (frame && choice < 5) return frameRotationHandle(*frame, view.camera);
    if (evidence.bodies.empty() || choice == 9) return anywhere();
    const auto body = static_cast<std::size_t>(random.integer(0, bodies() - 1));
    const BodyShape& shape = evidence.bodies[body];
    if (choice < 6) return view.camera.toScreen(shape.centroid);
    if (choice < 7 && hasRotationHandle(view, static_cast<int>(body))) {
      return rotationHandle(shape, view.camera);
    }
    const int last = static_cast<int>(shape.vertices.size()) - 1;
    const auto vertex = static_cast<std::size_t>(random.integer(0, last));
    const Vec2 p = shape.vertices[vertex];
    const Vec2 q = shape.vertices[(vertex + 1) % shape.vertices.size()];
    return view.camera.toScreen(choice < 8 ? p : (p + q) / 2);
  }

  void gesture() {
    const Vec2 from = grip();
    const Vec2 way{random.uniform(-90, 90), random.uniform(-90, 90)};
    const int moves = random.integer(0, 3);
    ToolContext pressed = context();
    tool.press(pressed, Button::left, pointer(from));
    for (int i = 1; i <= moves; ++i) {
      ToolContext moved = context();
      tool.move(moved, pointer(from + (1.0 * i / moves) * way));
    }
    ToolContext ended = context();
    if (random.integer(0, 9) == 0) {
      tool.cancel(ended);
    } else {
      tool.release(ended, Button::left, pointer(moves > 0 ? from + way : from));
    }
  }

  void edit() {
    context();
    const int vertices = 5;
    switch (random.integer(0, 13)) {
      case 0:
        deleteSelection(document, view);
        break;
      case 1:
        if (bodies() < kMostBodies) duplicateSelection(document, view);
        break;
      case 2:
        nudgeSelection(document, view, {random.uniform(-1, 1), 0.25});
        break;
      case 3:
        selectAll(document.committed(), view);
        break;
      case 4:
        alignEdgeTo(document, view, {Kind::edge, anyBody(), random.integer(0, vertices)},
                    {Kind::edge, anyBody(), random.integer(0, vertices)});
        break;
      case 5:
        setPair(document, anyBody(), anyBody());
        break;
      case 6:
        swapPair(document);
        break;
      case 7:
        renameBody(document, view, anyBody(),
                   std::string(1, static_cast<char>(random.integer('A', 'K'))));
        break;
      case 8:
        moveBodyTo(document, view, anyBody(), random.integer(-1, kMostBodies));
        break;
      case 9:
        if (bodies() < kMostBodies) {
          addShape(
              document, view,
              {static_cast<ShapeKind>(random.integer(0, 4)), random.integer(3, 7), random.bits()});
        }
        break;
      case 10:
        if (bodies() > 2) remove(anyBody());
        break;
      case 11:
        toggleInGroup(document.committed(), view, anyBody());
        break;
      case 12:
        setHidden(document.committed(), view, anyBody(), random.integer(0, 1) == 0);
        break;
      case 13:
        showAllBodies(view);
        break;
    }
  }
};

TEST_CASE("law: ten thousand edits undone give the first scene, redone the last one") {
  Restless hand(20);
  std::vector<Scene> committed{hand.document.committed()};
  for (int i = 0; i < 10'000; ++i) {
    if (i % 2 == 0) {
      hand.gesture();
    } else {
      hand.edit();
    }
    REQUIRE(!hand.document.previewing());
    // Now and then some of it is taken back and done again, which changes nothing.
    const int back = i % 50 == 0 ? hand.random.integer(0, 4) : 0;
    int undone = 0;
    while (undone < back && hand.document.undo()) ++undone;
    while (undone-- > 0) REQUIRE(hand.document.redo());
    if (hand.document.committed() != committed.back()) {
      committed.push_back(hand.document.committed());
    }
  }
  MESSAGE((committed.size() - 1) << " of 10000 edits changed the scene");
  REQUIRE(committed.size() > 4000);
  for (std::size_t i = committed.size() - 1; i-- > 0;) {
    REQUIRE(hand.document.undo());
    REQUIRE(hand.document.committed() == committed[i]);
  }
  CHECK(!hand.document.canUndo());
  for (std::size_t i = 1; i < committed.size(); ++i) {
    REQUIRE(hand.document.redo());
    REQUIRE(hand.document.committed() == committed[i]);
  }
  CHECK(!hand.document.canRedo());
}

TEST_CASE("law: one gesture makes at most one entry") {
  Restless hand(21);
  for (int i = 0; i < 1000; ++i) {
    const Scene before = hand.document.committed();
    hand.gesture();
    const Scene after = hand.document.committed();
    if (before == after) continue;
    REQUIRE(hand.document.undo());
    REQUIRE(hand.document.committed() == before);
    REQUIRE(hand.document.redo());
    REQUIRE(hand.document.committed() == after);
    if (hand.bodies() > kMostBodies) hand.remove(0);
  }
}

TEST_CASE("edits of a big scene keep the history within its bound") {
  Scene scene;
  Body body{"A", {}, {}, 0, {}, 0};
  for (int i = 0; i < 400'000; ++i) body.vertices.push_back({1.0 * i, (i % 1000) * 1.0});
  scene.bodies = {std::move(body)};
  Document document(scene);
  ViewState view;
  selectOnly(view, {Kind::body, 0, -1});
  const std::size_t each = memoryOf(scene);
  const int fits = static_cast<int>(kMaxHistoryBytes / each);
  for (int i = 0; i < fits + 7; ++i) CHECK(nudgeSelection(document, view, {1, 0}).empty());
  int undone = 0;
  while (document.undo()) ++undone;
  CHECK(undone == fits);
  CHECK(document.committed().bodies[0].position == Vec2{7, 0});
}

}  // namespace
}  // namespace sepax
