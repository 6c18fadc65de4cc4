#include "app/techniques/inside/paint_ways.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/inside/steps_words.h"

#include <cstddef>

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

void addContact(Figure& figure, const Evidence& evidence, const PointWay& way,
                const Camera& camera) {
  const PartScope part(figure, Part::contact);
  const Vec2 at = camera.toScreen(*way.meeting);
  figure.add(Dot{Layer::handle, at, 6, {Role::result, 1}, {Role::text, 1}, 1.5});
  addLabel(figure, at, {-1, -1}, meetingWords(evidence), Role::result, 9);
}

}  // namespace

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
  if (first.sweep.initial == Side::outside) addContact(figure, evidence, first, camera);
}

}  // namespace sepax
