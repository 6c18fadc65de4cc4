#include "app/figure/clip.h"
#include "app/figure/compose.h"
#include "app/figure/font.h"
#include "app/techniques/contract/clear_camera.h"
#include "app/techniques/contract/paint_ground.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/side_picture.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/contract/technique.h"

#include <algorithm>
#include <cmath>
#include <utility>

// The picture that leaves the program: the canvas and the strip below it.

namespace sepax {

namespace {

// Logical pixels.
constexpr double kStripHeight = 212;  ///< with its heading, at the most
constexpr double kLowPicture = 620;

/// Between both pictures.
constexpr Part kBorder = part<"border of the second picture", PartGroup::page>();

/// Of the strip; a low picture and a page have less room for all of it.
struct StripSize {
  double share;    ///< of the picture that the strip takes at the most
  double picture;  ///< least height of a picture with a strip
  double heading;  ///< height
  Vec2 words;      ///< where the words of the heading start
};
constexpr StripSize kOnScreen{0.4, 300, 36, {20, 25}};
constexpr StripSize kLow{0.34, 300, 28, {20, 20}};
constexpr StripSize kOnPaper{0.33, 200, 18, {6, 14}};

const StripSize& sizesOf(const ViewState& view) {
  if (view.wording.paper) return kOnPaper;
  return view.camera.height < kLowPicture ? kLow : kOnScreen;
}

double stripHeight(const ViewState& view) {
  return std::min(kStripHeight, std::floor(sizesOf(view).share * view.camera.height));
}

/// The strip under its heading, set off from the canvas by a line.
Figure headedStrip(const Technique& technique, const Evidence& evidence, const ViewState& view) {
  const StripSize& sizes = sizesOf(view);
  Figure strip =
      stripFigure(technique, evidence, view, view.camera.width, stripHeight(view) - sizes.heading);
  strip = moved(std::move(strip), {0, sizes.heading});
  strip.height += sizes.heading;
  Box ground;
  ground.layer = Layer::grid;
  ground.max = {strip.width, strip.height};
  ground.fill = {Role::panel, 1};
  ground.part = Part::stripGround;
  strip.items.insert(strip.items.begin(), Item{ground});
  const PartScope part(strip, Part::stripHeading);
  strip.add(Stroke{
      Layer::guide, {{0, 0.5}, {strip.width, 0.5}}, false, {Role::line, 1}, 1, {}, Cap::butt});
  strip.add(Text{Layer::label,
                 sizes.words,
                 std::string(technique.bottomTitle),
                 15,
                 Weight::semibold,
                 Align::left,
                 {Role::text, 1},
                 false});
  return strip;
}

/// At the end of all steps there is more on it than a ruler: on a page one without anything would
/// only take room. It does not depend on how the picture is looked at.
bool saysSomething(const Technique& technique, const Evidence& evidence, const ViewState& view) {
  ViewState whole;
  whole.technique = view.technique;
  whole.options = view.options;
  whole.answers = Answers::both;
  const Figure strip = stripFigure(technique, evidence, whole, 1000, 300);
  return std::ranges::any_of(strip.items, [](const Item& item) {
    const Part part = partOf(item);
    return part != Part::lane && part != Part::timeRuler && part != Part::shownTime;
  });
}

/// It is there, is to be seen and has room.
bool hasStripBelow(const Technique* technique, const Evidence& evidence, const ViewState& view) {
  return technique && technique->paintStrip && technique->hasStrip(evidence) && view.evidence &&
         hasRoomForStrip(view) &&
         (!view.wording.paper || saysSomething(*technique, evidence, view));
}

/// The same part of its space in a picture of another size.
Camera resized(Camera camera, Vec2 size) {
  camera.zoom *= std::min(size.x / camera.width, size.y / camera.height);
  camera.width = size.x;
  camera.height = size.y;
  return camera;
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
  side.paint(evidence, view, camera, figure);
  if (view.wording.paper) makeLabelsSmall(figure);
  figure = withoutFarAway(std::move(figure));
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

Figure stripFigure(const Technique& technique, const Evidence& evidence, const ViewState& view,
                   double width, double height) {
  Figure strip;
  strip.width = width;
  strip.height = height;
  technique.paintStrip(evidence, exactView(technique, evidence, view), strip);
  if (!shownAnswers(technique, evidence, view).exact)
    std::erase_if(strip.items, [](const Item& item) { return partOf(item) == Part::shownTime; });
  return strip;
}

bool hasRoomForStrip(const ViewState& view) { return view.camera.height >= sizesOf(view).picture; }

Vec2 canvasShare(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  const Technique* technique = findTechnique(techniques, view.technique);
  const Vec2 whole{view.camera.width, view.camera.height};
  Vec2 canvas = whole;
  if (hasStripBelow(technique, evidence, view)) canvas.y -= stripHeight(view);
  const Vec2 bodies = sideOf(technique, evidence, view) ? canvasRoom(canvas).first : canvas;
  return {bodies.x / whole.x, bodies.y / whole.y};
}

ViewState canvasView(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  const Technique* technique = findTechnique(techniques, view.technique);
  ViewState canvas = view;
  if (hasStripBelow(technique, evidence, view)) canvas.camera.height -= stripHeight(view);
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
  if (!hasStripBelow(technique, evidence, view)) return canvas;
  return stacked(std::move(canvas), headedStrip(*technique, evidence, view), 0);
}

}  // namespace sepax
