#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/outlines.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/options.h"

#include <fmt/format.h>

#include <cstddef>
#include <string>

namespace sepax {

namespace {

const BodyShape& drivenBody(const Evidence& evidence) {
  return evidence.bodies[static_cast<std::size_t>(evidence.a)];
}

/// A where it stands after a displacement, dashed on the way and filled at its end.
void addPlace(Figure& figure, const Evidence& evidence, const Camera& camera, Vec2 displacement,
              bool end) {
  const PartScope part(figure, end ? Part::pose : Part::ghost);
  addOutlines(figure, drivenBody(evidence), camera,
              {Layer::ghost, roleOf(evidence, evidence.a), end ? 1 : 0.7, end ? 2.2 : 1.6,
               end ? 0.2 : 0.05, end ? Dash{} : Dash{6, 4}},
              displacement);
  if (!end) return;
  const Vec2 place = camera.toScreen(drivenBody(evidence).centroid + displacement);
  addLabel(figure, place, {1, 1}, bodyName(evidence, evidence.a) + " at the end",
           roleOf(evidence, evidence.a), 8);
}

/// A piece of the path that A's centre takes.
void addPiece(Figure& figure, const Evidence& evidence, const Camera& camera, Vec2 from, Vec2 to) {
  const PartScope part(figure, Part::walkedPath);
  const Vec2 center = drivenBody(evidence).centroid;
  addArrow(figure, Layer::evidence, camera.toScreen(center + from), camera.toScreen(center + to),
           {Role::path, 1}, 2.4);
}

/// The part of the motion that the obstacle takes, from where A's centre is then.
void addRemoved(Figure& figure, const Evidence& evidence, const Camera& camera, const SlideHit& hit,
                Vec2 here) {
  const PartScope part(figure, Part::removedMotion);
  const Vec2 from = camera.toScreen(drivenBody(evidence).centroid + here);
  const Vec2 to = from + camera.zoom * Camera::turned(hit.removed);
  addArrow(figure, Layer::evidence, from, to, {Role::muted, 1}, 1.8, {4, 4});
  addLabel(figure, to, to - from, "taken away " + slideNumbers(*evidence.slide, hit.removed),
           Role::muted, 5);
}

/// Where they touch, and the way that is free.
void addTouch(Figure& figure, const Camera& camera, const SlideHit& hit, std::string name) {
  if (hit.points.empty()) return;
  const PartScope part(figure, Part::contact);
  const std::vector<Vec2> points = onScreen(hit.points, camera);
  if (points.size() == 2)
    figure.add(Stroke{Layer::handle, points, false, {Role::result, 1}, 5, {}, Cap::round});
  for (const Vec2 p : points) {
    figure.add(Dot{Layer::handle, p, 6, {Role::result, 1}, {Role::ground, 1}, 1.5});
    keepClear(figure, p, 8);
  }
  constexpr double kNormal = 40;  // logical pixels
  const Vec2 foot = points.size() == 2 ? 0.5 * (points[0] + points[1]) : points[0];
  const Vec2 way = Camera::turned(hit.normal);
  addArrow(figure, Layer::handle, foot, foot + kNormal * way, {Role::result, 1}, 2.2);
  addLabel(figure, foot, -way, std::move(name), Role::result, 8);
}

}  // namespace

std::string hitWords(const Evidence& evidence, std::size_t index) {
  const SlideHit& hit = evidence.slide->hits[index];
  return fmt::format("contact {} with {} at {:.0f} % of the way", index + 1,
                     bodyName(evidence, hit.body), 100 * hit.moment);
}

void paintSlide(const Evidence& evidence, const ViewState& view, Figure& figure) {
  addVelocities(figure, evidence, view, kMotionHandles);
  if (!evidence.slide) return;
  const SlideEvidence& slide = *evidence.slide;
  const Camera& camera = view.camera;
  Vec2 here = slide.pushed;
  if (slide.resolvedOverlap) addPiece(figure, evidence, camera, {}, here);
  for (std::size_t i = 0; i < slide.hits.size(); ++i) {
    const SlideHit& hit = slide.hits[i];
    addPiece(figure, evidence, camera, here, here + hit.advance);
    here += hit.advance;
    addPlace(figure, evidence, camera, here, false);
    addRemoved(figure, evidence, camera, hit, here);
    addTouch(figure, camera, hit, hitWords(evidence, i));
  }
  addPiece(figure, evidence, camera, here, slide.displacement);
  if (slide.displacement != Vec2{}) addPlace(figure, evidence, camera, slide.displacement, true);
}

}  // namespace sepax
