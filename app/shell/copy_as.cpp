#include "app/shell/copy_as.h"

#include "app/shell/shell_parts.h"
#include "app/tools/selection.h"
#include "app/view/visible.h"

#include <fmt/format.h>

namespace sepax {
namespace {

constexpr std::string_view kSceneFormat = "scene";

std::string polygonCount(std::size_t count) {
  return fmt::format("{} polygon{}", count, count == 1 ? "" : "s");
}

}  // namespace

std::vector<int> bodiesToCopy(const Shell& shell) {
  const Scene& scene = shell.document.shown();
  std::vector<int> chosen = selectedBodies(scene, shell.view);
  if (!chosen.empty()) return chosen;
  for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
    if (!isHidden(shell.view, scene.bodies[i].name)) chosen.push_back(static_cast<int>(i));
  }
  return chosen;
}

void copyAs(Shell& shell, const GeometryFormat& format) {
  const std::vector<int> bodies = bodiesToCopy(shell);
  if (bodies.empty()) {
    say(shell, "There is no shape to copy: press N to draw one.", true);
    return;
  }
  ImGui::SetClipboardText(writeGeometry(sceneToCopy(shell), bodies, format.id).c_str());
  say(shell, fmt::format("Copied {} as {}.", polygonCount(bodies.size()), format.name));
}

void copyBodies(Shell& shell) {
  if (const GeometryFormat* format = findGeometryFormat(kSceneFormat)) copyAs(shell, *format);
}

void copyTest(Shell& shell, const TestFormat& format) {
  const Evidence evidence = analyze(shell.techniques, shell.document.shown());  // of all techniques
  const std::string problem = unitTestProblem(evidence);
  if (!problem.empty()) {
    say(shell, problem, true);
    return;
  }
  ImGui::SetClipboardText(unitTestText(evidence, format.style).c_str());
  say(shell, fmt::format("Copied the pair with its answers: {}.", format.name));
}

void cutBodies(Shell& shell) {
  // What is cut is what is copied: whole bodies, even where a vertex is selected.
  if (shell.view.selected.kind != Target::Kind::none && shell.view.group.empty()) {
    selectOnly(shell.view, {Target::Kind::body, shell.view.selected.body, -1});
  }
  copyBodies(shell);
  const std::string problem = deleteSelection(shell.document, shell.view);
  if (!problem.empty()) say(shell, problem, true);
}

}  // namespace sepax
