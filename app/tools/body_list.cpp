#include "app/tools/body_list.h"

#include "app/scene/edits/edits.h"
#include "app/tools/selection.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace sepax {
namespace {

constexpr const char* kNoBody = "There is no such shape in the list; select one first.";
constexpr const char* kNoPair = "A and B are two different shapes of the list; choose both.";

bool isBody(const Scene& scene, int body) {
  return body >= 0 && body < static_cast<int>(scene.bodies.size());
}

const std::string& nameOf(const Scene& scene, int body) { return bodyOf(scene, body).name; }

bool isBlank(const std::string& name) {
  return name.find_first_not_of(" \t\r\n") == std::string::npos;
}

/// Where the body at `index` stands after the one at `from` went to `to`.
int placeAfter(int index, int from, int to) {
  if (index == from) return to;
  if (from < index && index <= to) return index - 1;
  if (to <= index && index < from) return index + 1;
  return index;
}

/// A and B by name, so that they stay who they are in any order.
Scene withPairNamed(Scene scene) {
  const auto [a, b] = pairOf(scene);
  if (!scene.pair && a >= 0 && b >= 0) scene.pair = {nameOf(scene, a), nameOf(scene, b)};
  return scene;
}

Scene withOrder(Scene scene, int from, int to) {
  scene = withPairNamed(std::move(scene));
  Body body = std::move(bodyOf(scene, from));
  scene.bodies.erase(scene.bodies.begin() + from);
  scene.bodies.insert(scene.bodies.begin() + to, std::move(body));
  return scene;
}

}  // namespace

std::string renameBody(Document& document, ViewState& view, int body, const std::string& name) {
  Scene scene = document.committed();
  if (!isBody(scene, body)) return kNoBody;
  const std::string old = nameOf(scene, body);
  if (name == old) return {};
  if (isBlank(name)) return "A shape needs a name; type one or more letters.";
  if (findBody(scene, name) >= 0) {
    return fmt::format("Another shape has the name “{}” already; choose a new one.", name);
  }
  bodyOf(scene, body).name = name;
  if (scene.pair) std::ranges::replace(*scene.pair, old, name);
  std::string problem = document.apply(std::move(scene));
  if (problem.empty()) std::ranges::replace(view.hidden, old, name);
  return problem;
}

std::string moveBodyTo(Document& document, ViewState& view, int body, int place) {
  const Scene& scene = document.committed();
  if (!isBody(scene, body)) return kNoBody;
  const int to = std::clamp(place, 0, static_cast<int>(scene.bodies.size()) - 1);
  if (to == body) return {};
  std::string problem = document.apply(withOrder(scene, body, to));
  if (!problem.empty()) return problem;
  for (int* index : {&view.selected.body, &view.hovered.body, &view.pointed.body}) {
    *index = placeAfter(*index, body, to);
  }
  for (int& index : view.group) index = placeAfter(index, body, to);
  std::ranges::sort(view.group);
  return {};
}

std::string moveBody(Document& document, ViewState& view, int body, bool up) {
  return moveBodyTo(document, view, body, up ? body - 1 : body + 1);
}

std::string setPair(Document& document, int a, int b) {
  Scene scene = document.committed();
  if (!isBody(scene, a) || !isBody(scene, b) || a == b) return kNoPair;
  if (pairOf(scene) == std::array{a, b}) return {};
  scene.pair = {nameOf(scene, a), nameOf(scene, b)};
  return document.apply(std::move(scene));
}

std::string swapPair(Document& document) {
  const auto [a, b] = pairOf(document.committed());
  if (a < 0 || b < 0) return "There are no two shapes to swap; add a second one.";
  return setPair(document, b, a);
}

void setHidden(const Scene& scene, ViewState& view, int body, bool hidden) {
  if (!isBody(scene, body)) return;
  const std::string& name = nameOf(scene, body);
  if (!hidden) {
    std::erase(view.hidden, name);
    return;
  }
  if (isHidden(view, name)) return;
  view.hidden.push_back(name);
  std::vector<int> left = selectedBodies(scene, view);
  if (std::erase(left, body) > 0) selectBodies(scene, view, left);
  if (view.hovered.body == body) view.hovered = {};
}

void showAllBodies(ViewState& view) { view.hidden.clear(); }

}  // namespace sepax
