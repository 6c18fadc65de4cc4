#include "app/figure/compose.h"
#include "app/techniques/contract/clear_camera.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/contract/technique.h"

#include <algorithm>
#include <cmath>
#include <utility>

// The picture that leaves the program: the canvas and the strip below it.

namespace sepax {

namespace {

// Logical pixels.
constexpr double kStripHeight = 196;      ///< with its heading
constexpr double kStripShare = 0.4;       ///< of the picture that the strip takes at the most
constexpr double kSmallestPicture = 300;  ///< height of a picture with a strip

double stripHeight(const Camera& camera) {
  return std::min(kStripHeight, std::floor(kStripShare * camera.height));
}

/// The strip under its heading, set off from the canvas by a line.
Figure headedStrip(const Technique& technique, const Evidence& evidence, const ViewState& view) {
  constexpr double kHeading = 36;
  Figure strip;
  strip.width = view.camera.width;
  strip.height = stripHeight(view.camera) - kHeading;
  technique.paintStrip(evidence, exactView(technique, evidence, view), strip);
  strip = moved(std::move(strip), {0, kHeading});
  strip.height += kHeading;
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
                 {20, 25},
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

bool hasRoomForStrip(const ViewState& view) { return view.camera.height >= kSmallestPicture; }

double canvasShare(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  if (!hasStripBelow(findTechnique(techniques, view.technique), evidence, view)) return 1;
  return 1 - stripHeight(view.camera) / view.camera.height;
}

ViewState canvasView(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  const double share = canvasShare(techniques, evidence, view);
  if (share == 1) return view;
  // The picture is smaller there; what stood clear of the words still does.
  ViewState above = view;
  above.camera.height -= stripHeight(view.camera);
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
