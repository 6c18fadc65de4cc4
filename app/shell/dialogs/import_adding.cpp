#include "app/shell/dialogs/import_adding.h"

#include "app/figure/numbers.h"
#include "app/formats/flipped.h"
#include "app/scene/edits/edits.h"
#include "app/scene/edits/group_edits.h"
#include "app/shell/files/opening.h"
#include "app/shell/shell.h"
#include "app/tools/framing.h"
#include "app/tools/selection.h"

#include <fmt/format.h>

#include <utility>

namespace sepax {
namespace {

/// The scene with the other's bodies, which keep pose and motion and lose names that are taken.
Scene withBodiesOf(Scene scene, const Scene& other) {
  FreeNames names(scene);
  for (Body body : other.bodies) {
    if (body.name.empty() || !names.take(body.name)) body.name = names.next();
    scene.bodies.push_back(std::move(body));
  }
  return scene;
}

Scene withImported(const Scene& scene, const ImportDialog& dialog) {
  if (dialog.text.scene) return withBodiesOf(scene, *dialog.text.scene);
  std::vector<NamedPolygon> polygons = polygonsOf(dialog);
  return withPolygons(scene, dialog.flip ? flipped(std::move(polygons)) : polygons);
}

/// What was added, moved aside until none of it hides a body that was there; how often it was.
int moveAside(Scene& scene, std::size_t before, Vec2 aside) {
  constexpr int kMost = 100;
  const std::vector<int> added = lastBodies(scene, scene.bodies.size() - before);
  int moves = 0;
  while (moves < kMost && coversAnother(scene, added)) {
    scene = withBodiesMoved(std::move(scene), added, aside);
    ++moves;
  }
  return moves;
}

}  // namespace

std::vector<NamedPolygon> polygonsOf(const ImportDialog& dialog) {
  if (dialog.text.scene) return worldPolygons(*dialog.text.scene);
  return dialog.text.readings[dialog.reading].polygons;
}

void addImported(Shell& shell, const ImportDialog& dialog) {
  Workspace& work = shell.work;
  Document& document = work.document;
  document.cancel();
  const std::size_t before = document.committed().bodies.size();
  Scene scene = withImported(document.committed(), dialog);
  const int moves = moveAside(scene, before, asideOf(work.view));
  const std::string problem = document.apply(std::move(scene));
  if (!problem.empty()) {
    say(shell.notices, problem, true);
    return;
  }
  const std::vector<int> added =
      lastBodies(document.committed(), document.committed().bodies.size() - before);
  selectBodies(document.committed(), work.view, added);
  Camera& camera = work.view.camera;
  camera = cameraShowing(document.committed(), added, camera, work.view.hidden);
  refreshEvidence(work);
  showDoctorOf(shell);
  say(shell.notices,
      fmt::format("Added {} from {}{}.{}", counted(added.size(), "polygon"), dialog.source,
                  moves > 0 ? ", aside of what it would lie upon" : "",
                  // The pair that is compared is still the former one.
                  before < 2 ? "" : "\nShapes › Pick A and B on the canvas compares others."));
}

void replaceByImported(Shell& shell, const ImportDialog& dialog) {
  Scene scene;
  if (dialog.text.scene) {
    scene = *dialog.text.scene;
  } else {
    scene.technique = shell.work.view.technique;
    scene = withImported(scene, dialog);
  }
  request(shell, {Pending::What::replace, {}, std::move(scene)});
}

}  // namespace sepax
