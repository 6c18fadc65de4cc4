#include "app/tools/body_list.h"
#include "app/techniques/table.h"
#include "app/tools/framing.h"
#include "app/tools/pick.h"
#include "app/tools/selection.h"
#include "tests/app/tools/hand.h"

#include <doctest/doctest.h>

namespace sepax {
namespace {

using testing::Hand;
using testing::twoSquares;
using Kind = Target::Kind;
using Pair = std::array<std::string, 2>;

struct List {
  Document document;
  ViewState view;
  explicit List(const std::string& names) {
    Scene scene;
    for (const char name : names) {
      scene.bodies.push_back({std::string(1, name), {{0, 0}, {1, 0}, {0, 1}}, {}, 0, {}, 0});
    }
    document = Document(std::move(scene));
  }
  [[nodiscard]] std::string names() const {
    std::string text;
    for (const Body& body : document.committed().bodies) text += body.name;
    return text;
  }
  [[nodiscard]] std::string pair() const {
    const auto [a, b] = pairOf(document.committed());
    return a < 0 || b < 0 ? ""
                          : names().substr(static_cast<std::size_t>(a), 1) +
                                names().substr(static_cast<std::size_t>(b), 1);
  }
};

TEST_CASE("a new name is free and not blank; pair and hidden names follow it") {
  List list("ABC");
  list.view.hidden = {"B"};
  CHECK(setPair(list.document, 1, 2).empty());
  CHECK(!renameBody(list.document, list.view, 1, "A").empty());
  CHECK(!renameBody(list.document, list.view, 1, "  ").empty());
  CHECK(!renameBody(list.document, list.view, 7, "X").empty());
  CHECK(renameBody(list.document, list.view, 1, "B").empty());
  CHECK(renameBody(list.document, list.view, 1, "X").empty());
  CHECK(list.names() == "AXC");
  CHECK(list.document.committed().pair == Pair{"X", "C"});
  CHECK(list.view.hidden == std::vector<std::string>{"X"});
  CHECK(list.document.undo());
  CHECK(list.document.committed().pair == Pair{"B", "C"});
}

TEST_CASE("the order changes, A and B stay, selection and group follow") {
  List list("ABCDE");
  list.view.selected = {Kind::vertex, 3, 2};
  list.view.group = {1, 3};
  CHECK(moveBodyTo(list.document, list.view, 3, 0).empty());
  CHECK(list.names() == "DABCE");
  CHECK(list.pair() == "AB");
  CHECK(list.view.selected == Target{Kind::vertex, 0, 2});
  CHECK(list.view.group == std::vector<int>{0, 2});
  CHECK(moveBody(list.document, list.view, 0, false).empty());
  CHECK(list.names() == "ADBCE");
  CHECK(list.view.selected.body == 1);
  CHECK(moveBodyTo(list.document, list.view, 0, 99).empty());
  CHECK(list.names() == "DBCEA");
  CHECK(list.pair() == "AB");
  CHECK(moveBody(list.document, list.view, 4, false).empty());
  CHECK(moveBody(list.document, list.view, 0, true).empty());
  for (int i = 0; i < 3; ++i) CHECK(list.document.undo());
  CHECK(!list.document.canUndo());
  CHECK(list.names() == "ABCDE");
}

TEST_CASE("one body of a group is duplicated and deleted alone") {
  List list("AB");
  selectAll(list.document.committed(), list.view);
  selectOnly(list.view, {Target::Kind::body, 0, -1});
  CHECK(duplicateSelection(list.document, list.view).empty());
  CHECK(list.names() == "ABC");
  CHECK(list.view.group.empty());
  CHECK(list.view.selected == Target{Kind::body, 2, -1});
  selectAll(list.document.committed(), list.view);
  selectOnly(list.view, {Target::Kind::body, 1, -1});
  CHECK(deleteSelection(list.document, list.view).empty());
  CHECK(list.names() == "AC");
}

TEST_CASE("A and B are set and swapped") {
  List list("ABC");
  CHECK(setPair(list.document, 0, 1).empty());
  CHECK(!list.document.canUndo());
  CHECK(swapPair(list.document).empty());
  CHECK(list.pair() == "BA");
  CHECK(setPair(list.document, 2, 0).empty());
  CHECK(list.pair() == "CA");
  CHECK(!setPair(list.document, 1, 1).empty());
  CHECK(!setPair(list.document, 1, 3).empty());
  List one("A");
  CHECK(!swapPair(one.document).empty());
}

TEST_CASE("a hidden body is neither picked nor framed nor selected nor drawn") {
  Hand hand;
  const Scene& scene = hand.document.committed();
  selectAll(scene, hand.view);
  setHidden(scene, hand.view, 1, true);
  setHidden(scene, hand.view, 1, true);
  CHECK(hand.view.hidden == std::vector<std::string>{"B"});
  CHECK(hand.view.group.empty());
  CHECK(hand.view.selected == Target{Kind::body, 0, -1});
  hand.context();
  const auto at = [&](Vec2 p) {
    return pick(hand.evidence, hand.view, findTechnique(hand.view.technique),
                hand.view.camera.toScreen(p));
  };
  CHECK(at({2, 1}) == Target{});
  CHECK(at({3, 2}) == Target{});
  CHECK(at({3, 1}) == Target{});
  hand.view.technique = "none of ours";  // nothing but bodies is painted
  hand.view.camera = {{}, 1, 800, 600};
  const Camera camera = cameraOnAll(techniques(), hand.evidence, hand.view);
  CHECK(distance(camera.center, {-2, 1}) < 1);  // nothing of B, about (2, 1)
  hand.view.selected = {};
  const std::size_t with = paint(hand.evidence, hand.view).items.size();
  setHidden(scene, hand.view, 0, true);
  CHECK(hand.view.hidden.size() == 2);
  CHECK(paint(hand.evidence, hand.view).items.size() < with);
  setHidden(scene, hand.view, 0, false);
  CHECK(at({-2, 1}).body == 0);
  showAllBodies(hand.view);
  CHECK(at({2, 1}).body == 1);
  CHECK(!hand.document.canUndo());
}

}  // namespace
}  // namespace sepax
