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
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

const BodyShape& drivenBody(const Evidence& evidence) {
  return evidence.bodies[static_cast<std::size_t>(evidence.a)];
}

/// So strongly what is to come is drawn.
constexpr double kFaint = 0.45;

double strengthOf(bool toCome) { return toCome ? kFaint : 1; }

/// A where it is shown, or dashed where it will end, after a displacement.
void addPlace(Figure& figure, const Evidence& evidence, const Camera& camera, Vec2 displacement,
              bool toCome = false) {
  const PartScope part(figure, Part::pose);
  const Dash dash = toCome ? Dash{6, 4} : Dash{};
  addOutlines(figure, drivenBody(evidence), camera,
              {Layer::outline, roleOf(evidence, evidence.a), 1, 2.2, toCome ? 0.1 : 0.2, dash},
              displacement);
}

/// A where it comes to on its way.
void addPlaceOnTheWay(Figure& figure, const Evidence& evidence, const Camera& camera,
                      Vec2 displacement, bool toCome) {
  const PartScope part(figure, Part::ghost);
  addOutlines(figure, drivenBody(evidence), camera,
              {Layer::ghost,
               roleOf(evidence, evidence.a),
               0.7 * strengthOf(toCome),
               1.6,
               toCome ? 0 : 0.05,
               {6, 4}},
              displacement);
}

/// "A at t = 1", above where it will be then.
void addTimeOfPlace(Figure& figure, const Evidence& evidence, const Camera& camera,
                    Vec2 displacement, std::string_view time) {
  const PartScope part(figure, Part::pose);
  const BodyShape& a = drivenBody(evidence);
  const Vec2 highest = *std::ranges::max_element(a.vertices, {}, &Vec2::y);
  addLabel(figure, camera.toScreen(highest + displacement), {0, -1},
           fmt::format("{} at t = {}", a.name, time), roleOf(evidence, evidence.a), 8);
}

/// Words that stand still are not in the way of A, wherever it comes to.
void keepWayClear(Figure& figure, const Evidence& evidence, const Camera& camera) {
  constexpr int kPlaces = 8;
  for (int i = 0; i <= kPlaces; ++i)
    keepOutlineClear(figure, drivenBody(evidence), camera,
                     walkedAt(*evidence.slide, static_cast<double>(i) / kPlaces));
}

/// A piece of the path that A's centre takes, faint while it is to come.
void addPiece(Figure& figure, const Evidence& evidence, const Camera& camera, Vec2 from, Vec2 to,
              bool toCome = false) {
  if (from == to) return;
  const PartScope part(figure, Part::walkedPath);
  const Vec2 center = drivenBody(evidence).centroid;
  addArrow(figure, Layer::evidence, camera.toScreen(center + from), camera.toScreen(center + to),
           {Role::path, strengthOf(toCome)}, 2.4);
}

/// The edge whose normal stops the motion, where it is then.
void addBlockingEdge(Figure& figure, const Evidence& evidence, const Camera& camera,
                     const SlideHit& hit, const ContactLook& look) {
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
                           (own ? look.walked : Vec2{}));
  };
  figure.add(Stroke{Layer::evidence,
                    {place(hit.edge.edge), place(*end)},
                    false,
                    {Role::text, strengthOf(look.toCome)},
                    5,
                    {},
                    Cap::round});
  constexpr double kNamedAt = 0.75;  // of the edge
  const Vec2 way = place(*end) - place(hit.edge.edge);
  if (!look.toCome)
    addLabel(figure, place(hit.edge.edge) + kNamedAt * way, {-way.y, way.x},
             "edge " + indexedName(shape.name, hit.edge.edge), Role::text, -1);
}

/// Where both touch, in the middle of it.
std::optional<Vec2> footOf(const SlideHit& hit, const Camera& camera) {
  if (hit.points.empty()) return std::nullopt;
  const std::vector<Vec2> points = onScreen(hit.points, camera);
  return points.size() == 2 ? 0.5 * (points[0] + points[1]) : points[0];
}

/// Where they touch, and the normal, along which no motion is left; of what is to come only rings.
void addTouch(Figure& figure, const Camera& camera, const SlideHit& hit, bool toCome) {
  const std::optional<Vec2> foot = footOf(hit, camera);
  if (!foot) return;
  const PartScope part(figure, toCome ? kContactToCome : Part::contact);
  const Paint paint{Role::result, strengthOf(toCome)};
  const std::vector<Vec2> points = onScreen(hit.points, camera);
  if (points.size() == 2)
    figure.add(Stroke{Layer::handle, points, false, paint, toCome ? 2.0 : 5.0, {}, Cap::round});
  for (const Vec2 p : points) {
    figure.add(toCome ? Dot{Layer::handle, p, 6, {Role::ground, 0}, paint, 1.5}
                      : Dot{Layer::handle, p, 6, paint, {Role::ground, 1}, 1.5});
    keepClear(figure, p, 8);
  }
  constexpr double kNormal = 40;  // logical pixels
  const Vec2 tip = *foot + kNormal * Camera::turned(hit.normal);
  addArrow(figure, Layer::handle, *foot, tip, paint, toCome ? 1.4 : 2.2);
  if (!toCome) addLabel(figure, tip, tip - *foot, "normal", Role::result, 4);
}

/// Where A's centre is after so much of its way.
Vec2 centreAfter(const Evidence& evidence, const Camera& camera, Vec2 walked) {
  return camera.toScreen(drivenBody(evidence).centroid + walked);
}

/// The motion that is left at a stop, and what is kept of it if A goes on: both with the parts that
/// are taken away close a polygon.
void addRestAndKept(Figure& figure, const Evidence& evidence, const SlideStop& stop, Vec2 middle,
                    const ContactLook& look) {
  const SlideEvidence& slide = *evidence.slide;
  const std::size_t last = stop.first + stop.count - 1;
  const Vec2 rest = restAt(slide.wanted, slide.hits, stop.first);
  const Vec2 kept = restAt(slide.wanted, slide.hits, last) - slide.hits[last].removed;
  addMotionArrow(figure, middle, rest, kRestOfMotion, Role::velocity, look,
                 {"left over " + slideNumbers(slide, rest), rest, 1});  // it leads into a body
  if (!standsFrom(slide, stop))
    addMotionArrow(figure, middle, kept, kKeptMotion, Role::path, look,
                   {"kept " + slideNumbers(slide, kept), kept - rest});
}

/// At each contact of a stop its number, and one name for all; the only one has it in the badge.
void addStopName(Figure& figure, const Evidence& evidence, const Camera& camera, std::size_t index,
                 bool toCome) {
  const SlideEvidence& slide = *evidence.slide;
  const SlideStop stop = stopsOf(slide)[index];
  for (std::size_t i = stop.first; i < stop.first + stop.count; ++i)
    if (const auto foot = footOf(slide.hits[i], camera); foot && !isTold(slide.hits, stop.first, i))
      addContactNumber(figure, *foot, static_cast<int>(index) + 1, toCome);
  if (meetsOnce(slide)) return;
  const SlideHit& first = slide.hits[stop.first];
  const Vec2 anchor =
      footOf(first, camera).value_or(centreAfter(evidence, camera, walkedTo(slide, stop.first)));
  const PartScope part(figure, toCome ? kContactToCome : Part::contact);
  addLabel(figure, anchor, -Camera::turned(first.normal), stopWords(evidence, index),
           toCome ? Role::muted : Role::result, 10);
}

/// All that happens where A comes to a stop, by its index: its outline, each contact, what is taken
/// away of the motion, and the name.
void addStop(Figure& figure, const Evidence& evidence, const Camera& camera, std::size_t index,
             bool toCome) {
  const SlideEvidence& slide = *evidence.slide;
  const SlideStop stop = stopsOf(slide)[index];
  const Vec2 walked = walkedTo(slide, stop.first);
  const ContactLook look{walked, camera.zoom, toCome};
  const Vec2 middle = centreAfter(evidence, camera, walked);
  addPlaceOnTheWay(figure, evidence, camera, walked, toCome);
  for (std::size_t i = stop.first; i < stop.first + stop.count; ++i)
    if (!isTold(slide.hits, stop.first, i))
      addSlideContact(figure, evidence, camera, slide.hits[i], look);
  addRestAndKept(figure, evidence, stop, middle, look);
  addTakenAway(figure, middle, slide.wanted, slide.hits, stop, look,
               [&](Vec2 motion) { return "taken away " + slideNumbers(slide, motion); });
  addStopName(figure, evidence, camera, index, toCome);
}

/// The contacts that A has come to by the shown time; all of them while none is shown. The next one
/// after it is told as what will be.
void addStops(Figure& figure, const Evidence& evidence, const Camera& camera, double time) {
  const std::vector<SlideStop> stops = stopsOf(*evidence.slide);
  for (std::size_t i = 0; i < stops.size(); ++i) {
    const bool toCome = time > 0 && evidence.slide->hits[stops[i].first].moment > time;
    addStop(figure, evidence, camera, i, toCome);
    if (toCome) return;
  }
}

}  // namespace

void addContactNumber(Figure& figure, Vec2 at, int number, bool toCome) {
  constexpr double kDisc = 9;
  const PartScope part(figure, toCome ? kContactToCome : Part::contact);
  const Paint paint{Role::result, strengthOf(toCome)};
  figure.add(toCome ? Dot{Layer::handle, at, kDisc, {Role::ground, 1}, paint, 1.5}
                    : Dot{Layer::handle, at, kDisc, paint, {Role::ground, 1}, 1.5});
  figure.add(Text{Layer::handle,
                  at + Vec2{0, 4},
                  std::to_string(number),
                  12,
                  Weight::semibold,
                  Align::center,
                  {toCome ? Role::result : Role::ground, 1},
                  false});
  keepClear(figure, at, kDisc + 2);
}

void addSlideContact(Figure& figure, const Evidence& evidence, const Camera& camera,
                     const SlideHit& hit, const ContactLook& look) {
  addBlockingEdge(figure, evidence, camera, hit, look);
  addTouch(figure, camera, hit, look.toCome);
}

void addMotionArrow(Figure& figure, Vec2 middle, Vec2 motion, Part part, Role role,
                    const ContactLook& look, ArrowWords words) {
  const PartScope scope(figure, part);
  const Vec2 tip = middle + look.scale * Camera::turned(motion);
  addArrow(figure, Layer::evidence, middle, tip, {role, strengthOf(look.toCome)}, 1.6, {2, 3});
  if (!look.toCome)
    addLabel(figure, lerp(middle, tip, words.along), Camera::turned(words.side),
             std::move(words.text), role, 4);
}

void addTakenAway(Figure& figure, Vec2 middle, Vec2 wanted, const std::vector<SlideHit>& hits,
                  const SlideStop& stop, const ContactLook& look,
                  const std::function<std::string(Vec2 motion)>& words) {
  const PartScope part(figure, Part::removedMotion);
  const Paint paint{Role::muted, strengthOf(look.toCome)};
  const auto tipOf = [&](Vec2 motion) { return middle + look.scale * Camera::turned(motion); };
  for (std::size_t i = stop.first; i < stop.first + stop.count; ++i) {
    if (isTold(hits, stop.first, i)) continue;
    const Vec2 rest = restAt(wanted, hits, i);
    const Vec2 from = tipOf(rest - hits[i].removed);
    const Vec2 to = tipOf(rest);
    addArrow(figure, Layer::evidence, from, to, paint, 1.8, {4, 4});
    if (!look.toCome)
      addLabel(figure, (from + to) / 2, (from + to) / 2 - middle, words(hits[i].removed),
               Role::muted, 5);
  }
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
  const double time = slideTime(evidence, view);
  Vec2 here = slide.pushed;
  addPiece(figure, evidence, camera, {}, here);
  if (here != Vec2{}) addPlaceOnTheWay(figure, evidence, camera, here, false);
  bool toCome = false;
  for (const SlideHit& hit : slide.hits) {
    addPiece(figure, evidence, camera, here, here + hit.advance, toCome);
    here += hit.advance;
    toCome = time > 0 && hit.moment > time;
  }
  addPiece(figure, evidence, camera, here, slide.displacement, toCome);
  addStops(figure, evidence, camera, time);
  if (slide.displacement == Vec2{}) return;
  addPlace(figure, evidence, camera, walkedAt(slide, time > 0 ? time : 1), time == 0);
  if (time > 0) return keepWayClear(figure, evidence, camera);
  keepOutlineClear(figure, drivenBody(evidence), camera, slide.displacement);
  addTimeOfPlace(figure, evidence, camera, slide.displacement, "1");
  if (meetsOnce(slide))  // else each stop has its name
    addTimeOfPlace(figure, evidence, camera, walkedTo(slide, 0), slideMoment(slide.hits.front()));
}

}  // namespace sepax
