#include "app/figure/compose.h"
#include "app/techniques/contract/technique.h"
#include "app/view/handles.h"

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
  technique.paintStrip(evidence, view, strip);
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

/// The camera of the canvas above the strip. The picture is smaller there; a body that stood clear
/// of the narration still does.
Camera cameraAboveStrip(const Evidence& evidence, const Camera& camera) {
  constexpr double kNarration = 50;  // logical pixels at the bottom, two lines
  constexpr double kBadges = 56;     // logical pixels at the top
  Camera above = camera;
  above.height -= stripHeight(camera);
  above.zoom *= above.height / camera.height;
  double lowest = -kInfinity;
  double lowestBefore = -kInfinity;
  for (const BodyShape& shape : evidence.bodies) {
    for (const Vec2 vertex : shape.vertices) {
      lowest = std::max(lowest, above.toScreen(vertex).y + kHandleRadius + 1);
      lowestBefore = std::max(lowestBefore, camera.toScreen(vertex).y + kHandleRadius + 1);
    }
  }
  const double limit = above.height - kNarration;
  const bool wasClear = lowestBefore <= camera.height - kNarration;
  if (!wasClear || lowest <= limit || limit < 2 * kBadges) return above;
  return zoomedAt(above, {above.width / 2, kBadges}, (limit - kBadges) / (lowest - kBadges));
}

}  // namespace

Figure paintPicture(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  const Technique* technique = findTechnique(techniques, view.technique);
  const bool strip = technique && technique->paintStrip && technique->hasStrip(evidence) &&
                     view.evidence && view.camera.height >= kSmallestPicture;
  if (!strip) return paint(techniques, evidence, view);
  ViewState above = view;
  above.camera = cameraAboveStrip(evidence, view.camera);
  return stacked(paint(techniques, evidence, above), headedStrip(*technique, evidence, view), 0);
}

}  // namespace sepax
