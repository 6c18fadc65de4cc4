#include "app/figure/compose.h"
#include "app/techniques/contract/clear_camera.h"
#include "app/techniques/contract/shown_answers.h"
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

/// It is there, is to be seen and has room.
bool hasStripBelow(const Technique* technique, const Evidence& evidence, const ViewState& view) {
  return technique && technique->paintStrip && technique->hasStrip(evidence) && view.evidence &&
         hasRoomForStrip(view);
}

}  // namespace

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

double canvasShare(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  if (!hasStripBelow(findTechnique(techniques, view.technique), evidence, view)) return 1;
  return 1 - stripHeight(view) / view.camera.height;
}

ViewState canvasView(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  const double share = canvasShare(techniques, evidence, view);
  if (share == 1) return view;
  // The picture is smaller there; what stood clear of the words still does.
  ViewState above = view;
  above.camera.height -= stripHeight(view);
  above.camera.zoom *= share;
  above.camera = stillClear(techniques, evidence, above, view.camera);
  return above;
}

Figure paintPicture(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  const Technique* technique = findTechnique(techniques, view.technique);
  if (!hasStripBelow(technique, evidence, view)) return paint(techniques, evidence, view);
  const ViewState above = canvasView(techniques, evidence, view);
  return stacked(paint(techniques, evidence, above), headedStrip(*technique, evidence, view), 0);
}

}  // namespace sepax
