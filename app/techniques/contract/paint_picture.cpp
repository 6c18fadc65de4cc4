#include "app/figure/clip.h"
#include "app/figure/compose.h"
#include "app/figure/font.h"
#include "app/techniques/contract/clear_camera.h"
#include "app/techniques/contract/paint_ground.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/side_picture.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/contract/strip.h"
#include "app/techniques/contract/technique.h"

#include <algorithm>
#include <cmath>
#include <utility>

// The picture that leaves the program: the canvas and its strip.

namespace sepax {

namespace {

/// Between both pictures.
constexpr Part kBorder = part<"border of the second picture", PartGroup::page>();

/// The same part of its space in a picture of another size.
Camera resized(Camera camera, Vec2 size) {
  camera.zoom *= std::min(size.x / camera.width, size.y / camera.height);
  camera.width = size.x;
  camera.height = size.y;
  return camera;
}

/// What the strip leaves of the picture's size to the canvas.
Vec2 sizeBesideStrip(const Technique* technique, const Evidence& evidence, const ViewState& view) {
  Vec2 size{view.camera.width, view.camera.height};
  if (!showsStrip(technique, evidence, view)) return size;
  const StripPlace place = stripPlace(*technique, evidence, view);
  (place.beside ? size.x : size.y) -= place.size;
  return size;
}

}  // namespace

Figure paintSide(const SidePicture& side, const Evidence& evidence, const ViewState& view) {
  const Camera& camera = view.side->camera;
  Figure figure;
  figure.width = camera.width;
  figure.height = camera.height;
  figure.inGrey = view.theme == ThemeId::print;
  if (view.grid) addGrid(figure, camera);
  if (view.covered)
    figure.keepClear.push_back(Box{.min = view.covered->min - view.side->corner,
                                   .max = view.covered->max - view.side->corner});
  side.heading(evidence, view, camera, figure);
  side.paint(evidence, view, camera, figure);
  if (view.wording.paper) makeLabelsSmall(figure);
  figure = withoutFarAway(std::move(figure));
  if (const auto what = side.closeUp && view.closeUps ? side.closeUp(evidence, view) : std::nullopt)
    addCloseUp(figure, figure, camera, *what, [&](const Camera& near) {
      Figure inside;
      inside.width = near.width;
      inside.height = near.height;
      inside.inGrey = figure.inGrey;
      side.paint(evidence, view, near, inside);
      return withoutFarAway(std::move(inside));
    });
  placeLabels(figure);
  const bool beside = view.side->corner.x > 0;
  const Vec2 end = beside ? Vec2{0.5, figure.height} : Vec2{figure.width, 0.5};
  const PartScope part(figure, kBorder);
  figure.add(Stroke{Layer::guide,
                    {beside ? Vec2{0.5, 0} : Vec2{0, 0.5}, end},
                    false,
                    {Role::line, 1},
                    1,
                    {},
                    Cap::butt});
  return figure;
}

Vec2 canvasShare(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  const Technique* technique = findTechnique(techniques, view.technique);
  const Vec2 whole{view.camera.width, view.camera.height};
  const Vec2 canvas = sizeBesideStrip(technique, evidence, view);
  const Vec2 bodies = sideOf(technique, evidence, view) ? canvasRoom(canvas).first : canvas;
  return {bodies.x / whole.x, bodies.y / whole.y};
}

Wording canvasWording(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  const Technique* technique = findTechnique(techniques, view.technique);
  Wording wording = view.wording;
  if (showsStrip(technique, evidence, view) && stripPlace(*technique, evidence, view).beside)
    wording.narration = false;
  return wording;
}

ViewState canvasView(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  const Technique* technique = findTechnique(techniques, view.technique);
  ViewState canvas = view;
  const Vec2 size = sizeBesideStrip(technique, evidence, view);
  canvas.camera.width = size.x;
  canvas.camera.height = size.y;
  canvas.wording = canvasWording(techniques, evidence, view);
  const SidePicture* side = sideOf(technique, evidence, view);
  canvas.side.reset();
  if (side != nullptr) {
    const CanvasRoom room = canvasRoom({canvas.camera.width, canvas.camera.height});
    canvas.camera.width = room.first.x;
    canvas.camera.height = room.first.y;
    canvas.side = SideView{room.corner, framedSide(*side, evidence, view, room.second), true};
    if (view.side && !view.side->framed)
      canvas.side->camera = resized(view.side->camera, room.second);
  }
  if (canvas.camera == view.camera) return canvas;
  // The picture is smaller there; what stood clear of the words still does.
  canvas.camera.zoom *=
      std::min(canvas.camera.width / view.camera.width, canvas.camera.height / view.camera.height);
  canvas.camera = stillClear(techniques, evidence, canvas, view.camera);
  return canvas;
}

Figure paintCanvas(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  Figure figure = paint(techniques, evidence, view);
  const SidePicture* side = sideOf(findTechnique(techniques, view.technique), evidence, view);
  if (side == nullptr || !view.side) return figure;
  return sideBySide(std::move(figure), paintSide(*side, evidence, view), view.side->corner);
}

Figure paintPicture(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  const Technique* technique = findTechnique(techniques, view.technique);
  Figure canvas = paintCanvas(techniques, evidence, canvasView(techniques, evidence, view));
  if (!showsStrip(technique, evidence, view)) return canvas;
  const StripPlace place = stripPlace(*technique, evidence, view);
  Figure strip = headedStrip(*technique, evidence, view, place);
  if (place.beside) canvas.unsaid = strip.unsaid;  // it has the sentence
  return place.beside
             ? sideBySide(std::move(canvas), std::move(strip), {view.camera.width - place.size, 0})
             : stacked(std::move(canvas), std::move(strip), 0);
}

}  // namespace sepax
