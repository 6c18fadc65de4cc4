#include "app/techniques/inside/paint_ways.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/inside/steps_words.h"

#include <cstddef>
#include <utility>

namespace sepax {

namespace {

constexpr std::size_t kManyWays = 24;  ///< beyond these only the first contact is drawn

void addWay(Figure& figure, const PointWay& way, const Camera& camera) {
  const PartScope part(figure, Part::endPath);
  figure.add(Stroke{Layer::evidence,
                    {camera.toScreen(way.from), camera.toScreen(way.to)},
                    false,
                    {Role::path, 0.8},
                    1.6,
                    {6, 5},
                    Cap::butt});
}

}  // namespace

void addContact(Figure& figure, Vec2 place, std::string words, const Camera& camera) {
  const PartScope part(figure, Part::contact);
  const Vec2 at = camera.toScreen(place);
  figure.add(Dot{Layer::handle, at, 6, {Role::result, 1}, {Role::text, 1}, 1.5});
  addLabel(figure, at, {-1, -1}, std::move(words), Role::result, 9);
}

void addWays(Figure& figure, const Evidence& evidence, const Camera& camera) {
  if (!evidence.insideWays) return;
  const PointWays& found = *evidence.insideWays;
  const bool thin = isThinBody(evidence, evidence.a);
  for (const PointWay& way : found.ways) {
    if (found.ways.size() > kManyWays) break;
    const bool meets = way.sweep.time && way.sweep.initial == Side::outside;
    if (thin || meets) addWay(figure, way, camera);
  }
  if (found.first < 0) return;
  const PointWay& first = found.ways[static_cast<std::size_t>(found.first)];
  if (first.sweep.initial == Side::outside)
    addContact(figure, *first.meeting, meetingWords(evidence), camera);
}

}  // namespace sepax
