#include "app/shell/actions/copy_as.h"

#include "app/figure/numbers.h"
#include "app/tools/selection.h"
#include "app/view/visible.h"
#include "app/widgets/ui.h"

#include <fmt/format.h>

namespace sepax {
namespace {

constexpr std::string_view kSceneFormat = "scene";

}  // namespace

std::vector<int> bodiesToCopy(const Scene& scene, const ViewState& view) {
  std::vector<int> chosen = selectedBodies(scene, view);
  if (!chosen.empty()) return chosen;
  for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
    if (!isHidden(view, scene.bodies[i].name)) chosen.push_back(static_cast<int>(i));
  }
  return chosen;
}

void copyAs(const Workspace& work, Notices& notices, const GeometryFormat& format) {
  const std::vector<int> bodies = bodiesToCopy(work.document.shown(), work.view);
  if (bodies.empty()) {
    say(notices, "There is no shape to copy: press N to draw one.", true);
    return;
  }
  const Scene scene = sceneToCopy(work);
  Scene copied;
  for (const int body : bodies) copied.bodies.push_back(bodyOf(scene, body));
  const bool whole = format.id == kSceneFormat;
  const std::size_t count = whole ? bodies.size() : worldPolygons(copied).size();
  const std::string left = whole ? std::string() : leftOutOf(copied);
  if (count == 0) {
    say(notices, left + ".", true);
    return;
  }
  ImGui::SetClipboardText(writeGeometry(scene, bodies, format.id).c_str());
  std::string told = fmt::format("Copied {} as {}.", counted(count, "polygon"), format.name);
  for (const std::string& remark : {left, limitRemark(worldPolygons(copied), format)})
    if (!remark.empty()) told += " " + remark + ".";
  say(notices, told);
}

void copyBodies(const Workspace& work, Notices& notices) {
  if (const GeometryFormat* format = findGeometryFormat(kSceneFormat))
    copyAs(work, notices, *format);
}

void copyTest(const Workspace& work, Notices& notices, const TestFormat& format) {
  const Evidence evidence = analyze(work.techniques, work.document.shown());  // of all techniques
  const std::string problem = unitTestProblem(evidence);
  if (!problem.empty()) {
    say(notices, problem, true);
    return;
  }
  ImGui::SetClipboardText(unitTestText(evidence, format.style).c_str());
  say(notices, fmt::format("Copied the pair with its answers: {}.", format.name));
}

void cutBodies(Workspace& work, Notices& notices) {
  // What is cut is what is copied: whole bodies, even where a vertex is selected.
  if (work.view.selected.kind != Target::Kind::none && work.view.group.empty()) {
    selectOnly(work.view, {Target::Kind::body, work.view.selected.body, -1});
  }
  copyBodies(work, notices);
  const std::string problem = deleteSelection(work.document, work.view);
  if (!problem.empty()) say(notices, problem, true);
}

}  // namespace sepax
