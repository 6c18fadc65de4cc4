#include "app/techniques/motion/paint_slide.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/outlines.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/options.h"
#include "core/evidence/slide_moment.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

const BodyShape& drivenBody(const Evidence& evidence) {
  return evidence.bodies[static_cast<std::size_t>(evidence.a)];
}

/// A where it stands after a displacement: dashed on the way, filled where it is shown or ends.
void addPlace(Figure& figure, const Evidence& evidence, const Camera& camera, Vec2 displacement,
              bool filled) {
  const PartScope part(figure, filled ? Part::pose : Part::ghost);
  addOutlines(figure, drivenBody(evidence), camera,
              {Layer::ghost, roleOf(evidence, evidence.a), filled ? 1 : 0.7, filled ? 2.2 : 1.6,
               filled ? 0.2 : 0.05, filled ? Dash{} : Dash{6, 4}},
              displacement);
}

/// "A at t = 0.607", above where it is then.
void addTimeWords(Figure& figure, const Evidence& evidence, const Camera& camera, double time) {
  const PartScope part(figure, Part::pose);
  const BodyShape& a = drivenBody(evidence);
  const Vec2 highest = *std::ranges::max_element(a.vertices, {}, &Vec2::y);
  addLabel(figure, camera.toScreen(highest + walkedAt(*evidence.slide, time)), {0, -1},
           fmt::format("{} at t = {}", a.name, time < 1 ? number(time) : "1"),
           roleOf(evidence, evidence.a), 8);
}

/// A piece of the path that A's centre takes.
void addPiece(Figure& figure, const Evidence& evidence, const Camera& camera, Vec2 from, Vec2 to) {
  if (from == to) return;
  const PartScope part(figure, Part::walkedPath);
  const Vec2 center = drivenBody(evidence).centroid;
  addArrow(figure, Layer::evidence, camera.toScreen(center + from), camera.toScreen(center + to),
           {Role::path, 1}, 2.4);
}

/// The edge whose normal stops the motion, where it is then.
void addBlockingEdge(Figure& figure, const Evidence& evidence, const Camera& camera,
                     const SlideHit& hit, Vec2 walked) {
  const bool own = hit.edge.owner == Owner::a;
  const auto body = static_cast<std::size_t>(own ? evidence.a : hit.body);
  const BodyShape& shape = evidence.bodies[body];
  const std::optional<int> end = hit.edge.edge < 0
                                     ? std::nullopt
                                     : nextVertex(shape.form, shape.vertices.size(), hit.edge.edge);
  if (!end) return;
  const PartScope part(figure, Part::chosenEdge);
  const auto place = [&](int vertex) {
    return camera.toScreen(shape.vertices[static_cast<std::size_t>(vertex)] +
                           (own ? walked : Vec2{}));
  };
  figure.add(Stroke{Layer::evidence,
                    {place(hit.edge.edge), place(*end)},
                    false,
                    {Role::text, 1},
                    5,
                    {},
                    Cap::round});
}

/// Where both touch, in the middle of it.
std::optional<Vec2> footOf(const SlideHit& hit, const Camera& camera) {
  if (hit.points.empty()) return std::nullopt;
  const std::vector<Vec2> points = onScreen(hit.points, camera);
  return points.size() == 2 ? 0.5 * (points[0] + points[1]) : points[0];
}

/// The part of the motion that the obstacle takes, from where they touch, so many pixels long for
/// each world unit.
void addRemoved(Figure& figure, Vec2 from, const SlideHit& hit, double scale, std::string words) {
  const PartScope part(figure, Part::removedMotion);
  const Vec2 to = from + scale * Camera::turned(hit.removed);
  addArrow(figure, Layer::evidence, from, to, {Role::muted, 1}, 1.8, {4, 4});
  if (!words.empty()) addLabel(figure, to, to - from, std::move(words), Role::muted, 5);
}

/// The number that the contact has in the lane of time, too.
void addNumber(Figure& figure, Vec2 at, const std::string& number) {
  constexpr double kDisc = 9;
  figure.add(Dot{Layer::handle, at, kDisc, {Role::result, 1}, {Role::ground, 1}, 1.5});
  figure.add(Text{Layer::handle,
                  at + Vec2{0, 4},
                  number,
                  12,
                  Weight::semibold,
                  Align::center,
                  {Role::ground, 1},
                  false});
  keepClear(figure, at, kDisc + 2);
}

/// Where they touch, and the normal, along which no motion is left.
void addTouch(Figure& figure, const Camera& camera, const SlideHit& hit,
              const std::string& number) {
  const std::optional<Vec2> foot = footOf(hit, camera);
  if (!foot) return;
  const PartScope part(figure, Part::contact);
  const std::vector<Vec2> points = onScreen(hit.points, camera);
  if (points.size() == 2)
    figure.add(Stroke{Layer::handle, points, false, {Role::result, 1}, 5, {}, Cap::round});
  for (const Vec2 p : points) {
    figure.add(Dot{Layer::handle, p, 6, {Role::result, 1}, {Role::ground, 1}, 1.5});
    keepClear(figure, p, 8);
  }
  constexpr double kNormal = 40;  // logical pixels
  const Vec2 tip = *foot + kNormal * Camera::turned(hit.normal);
  addArrow(figure, Layer::handle, *foot, tip, {Role::result, 1}, 2.2);
  addLabel(figure, tip, tip - *foot, "n", Role::result, 4);
  if (!number.empty()) addNumber(figure, *foot, number);
}

/// All that happens where A comes to a stop, by its index: its outline, each contact with the
/// number of the stop, and one name for all.
void addStop(Figure& figure, const Evidence& evidence, const Camera& camera, std::size_t index) {
  const SlideEvidence& slide = *evidence.slide;
  const SlideStop stop = stopsOf(slide)[index];
  addPlace(figure, evidence, camera, walkedTo(slide, stop.first), false);
  for (std::size_t i = stop.first; i < stop.first + stop.count; ++i) {
    if (isTold(slide.hits, stop.first, i)) continue;
    addSlideContact(figure, evidence, camera, slide.hits[i], walkedTo(slide, i), camera.zoom,
                    "taken away " + slideNumbers(slide, slide.hits[i].removed),
                    std::to_string(index + 1));
  }
  const SlideHit& first = slide.hits[stop.first];
  const PartScope part(figure, Part::contact);
  const Vec2 anchor =
      footOf(first, camera)
          .value_or(camera.toScreen(drivenBody(evidence).centroid + walkedTo(slide, stop.first)));
  addLabel(figure, anchor, -Camera::turned(first.normal), stopWords(evidence, index), Role::result,
           10);
}

}  // namespace

void addSlideContact(Figure& figure, const Evidence& evidence, const Camera& camera,
                     const SlideHit& hit, Vec2 walked, double scale, std::string words,
                     const std::string& number) {
  addBlockingEdge(figure, evidence, camera, hit, walked);
  const Vec2 middle = camera.toScreen(drivenBody(evidence).centroid + walked);
  addRemoved(figure, footOf(hit, camera).value_or(middle), hit, scale, std::move(words));
  addTouch(figure, camera, hit, number);
}

double slideTime(const Evidence& evidence, const ViewState& view) {
  return evidence.slide && view.options[kSlide] && showsExact(evidence, view) ? view.time : 0;
}

void paintSlide(const Evidence& evidence, const ViewState& view, Figure& figure) {
  addVelocities(figure, evidence, view, kMotionHandles);
  if (!evidence.slide) return;
  const SlideEvidence& slide = *evidence.slide;
  const Camera& camera = view.camera;
  if (showsDrive(view)) return paintDriven(figure, evidence, view);
  Vec2 here = slide.pushed;
  addPiece(figure, evidence, camera, {}, here);
  if (here != Vec2{}) addPlace(figure, evidence, camera, here, false);
  for (const SlideHit& hit : slide.hits) {
    addPiece(figure, evidence, camera, here, here + hit.advance);
    here += hit.advance;
  }
  addPiece(figure, evidence, camera, here, slide.displacement);
  // What the time shown has not come to yet is not told.
  const double time = slideTime(evidence, view);
  const std::vector<SlideStop> stops = stopsOf(slide);
  for (std::size_t i = 0; i < stops.size(); ++i)
    if (time == 0 || slide.hits[stops[i].first].moment <= time)
      addStop(figure, evidence, camera, i);
  if (slide.displacement == Vec2{}) return;
  const double shown = time > 0 ? time : 1;
  addPlace(figure, evidence, camera, walkedAt(slide, shown), true);
  addTimeWords(figure, evidence, camera, shown);
}

}  // namespace sepax
