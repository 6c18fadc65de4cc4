#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/motion/paint_slide.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

// A while a hand drives it: its way, and what is taken from the motion that the hand wants.

namespace sepax {

namespace {

constexpr double kWanted = 64;  ///< the wanted motion, logical pixels

Vec2 centroidOf(const Evidence& evidence) {
  return evidence.bodies[static_cast<std::size_t>(evidence.a)].centroid;
}

/// The names of all that stand in the way, each once.
std::string namesOf(const Evidence& evidence, const std::vector<SlideHit>& hits) {
  std::vector<std::string> names;
  for (const SlideHit& hit : hits)
    if (std::ranges::find(names, bodyName(evidence, hit.body)) == names.end())
      names.push_back(bodyName(evidence, hit.body));
  return andList(names);
}

/// What stands in the way of the wanted motion now, and how that is split.
void addWhatStops(Figure& figure, const Evidence& evidence, const Driven& driven,
                  const Camera& camera, const ContactLook& look) {
  const std::vector<SlideHit>& hits = driven.hits;
  if (hits.empty()) return;
  for (std::size_t i = 0; i < hits.size(); ++i)
    if (!isTold(hits, 0, i)) addSlideContact(figure, evidence, camera, hits[i], look);
  const Vec2 middle = camera.toScreen(centroidOf(evidence));
  const Vec2 kept = restAt(driven.wanted, hits, hits.size() - 1) - hits.back().removed;
  if (!driven.stopped)
    addMotionArrow(figure, middle, kept, kKeptMotion, Role::path, look,
                   {"kept", kept - driven.wanted});
  addTakenAway(figure, middle, driven.wanted, hits, {0, hits.size()}, look,
               [](Vec2) { return std::string("taken away"); });
}

/// Where A has come to the others on its way, numbered as in the list.
void addContactsMet(Figure& figure, const Driven& driven, const Camera& camera) {
  for (const DrivenContact& contact : driven.met)
    addContactNumber(figure, camera.toScreen(contact.place), contact.number);
}

}  // namespace

bool isTold(const std::vector<SlideHit>& hits, std::size_t first, std::size_t hit) {
  const auto at = [&](std::size_t i) { return hits.begin() + static_cast<std::ptrdiff_t>(i); };
  return std::any_of(at(first), at(hit),
                     [&](const SlideHit& before) { return before.normal == hits[hit].normal; });
}

void paintDriven(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const Driven& driven = *view.driven;
  const Camera& camera = view.camera;
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  {
    const PartScope part(figure, Part::walkedPath);
    std::vector<Vec2> trail;
    for (const Vec2 place : driven.places)
      trail.push_back(camera.toScreen(place + (a.centroid - a.position)));
    trail.push_back(camera.toScreen(a.centroid));
    figure.add(Stroke{Layer::evidence, std::move(trail), false, {Role::path, 1}, 2.4, {}});
  }
  addContactsMet(figure, driven, camera);
  const double wanted = length(driven.wanted);
  const bool arrived = !view.dragging && driven.hits.empty();  // it is where it was wanted
  if (!(wanted > 0) || arrived) return;
  const double scale = kWanted / wanted;
  const Vec2 middle = camera.toScreen(a.centroid);
  const Vec2 tip = middle + scale * Camera::turned(driven.wanted);
  const PartScope part(figure, Part::velocity);
  addArrow(figure, Layer::handle, middle, tip, {Role::accent, 1}, 2.4);
  addLabel(figure, tip, tip - middle, view.dragging ? "your hand" : "you wanted", Role::accent, 5);
  addWhatStops(figure, evidence, driven, camera, {{}, scale});
}

Verdict drivenVerdict(const Evidence& evidence, const ViewState& view) {
  const Driven& driven = *view.driven;
  const std::string& a = bodyName(evidence, evidence.a);
  if (driven.hits.empty())
    return {fmt::format("Driven · {} moves freely", a), Role::accent,
            fmt::format("You drive {}: nothing is in its way.", a)};
  const std::string names = namesOf(evidence, driven.hits);
  const SlideHit& first = driven.hits.front();
  const double percent =
      std::round(100 * length(first.removed) / length(driven.wanted - first.advance));
  if (driven.stopped || percent == 100)
    return {fmt::format("Driven · {} stops at {}", a, names), Role::result,
            fmt::format("You drive {}: at {} no part of your motion leads on.", a, names)};
  return {fmt::format("Driven · {} slides along {}", a, names), Role::accent,
          fmt::format("You drive {} into {}. The part of your motion along the normal {} is "
                      "taken away, here {:.0f} % of its length; with the rest {} slides along.",
                      a, names, normalWords(evidence, first), percent, a)};
}

}  // namespace sepax
