#include "app/techniques/sat/paint_pushes.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/drawing/outlines.h"
#include "app/techniques/sat/pushes.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

namespace sepax {
namespace {

const BodyShape& shapeOfA(const Evidence& evidence) {
  return evidence.bodies[static_cast<std::size_t>(evidence.a)];
}

/// An arrow from A's centre, with its label; both ends in world units.
struct Arrow {
  Vec2 move;  ///< world units
  Role role = Role::result;
  double width = 4;  ///< logical pixels
  Dash dash = {};
  std::string label;
  int priority = 9;
};

void addMove(Figure& figure, const BodyShape& a, const Camera& camera, const Arrow& arrow) {
  const Vec2 from = camera.toScreen(a.centroid);
  const Vec2 to = camera.toScreen(a.centroid + arrow.move);
  addArrow(figure, Layer::handle, from, to, {arrow.role, 1}, arrow.width, arrow.dash);
  Box around;
  around.min = {std::min(from.x, to.x) - 5, std::min(from.y, to.y) - 5};
  around.max = {std::max(from.x, to.x) + 5, std::max(from.y, to.y) + 5};
  figure.keepClear.push_back(around);
  addLabel(figure, visibleEnd(from, to, camera.width, camera.height), to - from, arrow.label,
           arrow.role, arrow.priority);
}

/// The push that is shown and is not drawn anyway: neither the MTV nor a gap.
std::optional<Push> otherPush(const Evidence& evidence, const ViewState& view) {
  const SatEvidence& sat = *evidence.sat;
  const std::optional<Push> shown = shownPush(evidence, view);
  if (!shown || isFree(sat, *shown)) return std::nullopt;
  const bool isMtv =
      sat.relation == Relation::overlapping && *shown == shorterPush(sat, sat.chosen);
  return isMtv ? std::nullopt : shown;
}

void addOther(Figure& figure, const Evidence& evidence, const Camera& camera, Push push) {
  const SatEvidence& sat = *evidence.sat;
  const BodyShape& a = shapeOfA(evidence);
  const Vec2 move = moveOf(sat, push);
  {
    const PartScope part(figure, kOtherPushedBody);
    addOutlines(figure, a, camera, {Layer::ghost, Role::a, 0.7, 1.8, 0.08, {6, 4}}, move);
  }
  const PartScope part(figure, kOtherPush);
  addMove(figure, a, camera,
          {move,
           Role::text,
           2.2,
           {},
           fmt::format("{}, {} long", pushName(evidence, push), number(lengthOf(sat, push), 2)),
           8});
}

/// With its length, for which a narrow picture has no room within a body; it stands at the ruler.
std::string mtvWords(const SatEvidence& sat, double width) {
  constexpr double kNarrow = 480;  // logical pixels
  const std::string words = "MTV " + numbers(sat.mtv);
  return width < kNarrow ? words : fmt::format("{}, {} long", words, number(sat.depth, 2));
}

}  // namespace

void addPushes(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const SatEvidence& sat = *evidence.sat;
  const Camera& camera = view.camera;
  const std::optional<Push> other = otherPush(evidence, view);
  if (sat.relation == Relation::overlapping) {
    const BodyShape& a = shapeOfA(evidence);
    if (!other) {
      const PartScope part(figure, Part::pushedBody);
      addOutlines(figure, a, camera, {Layer::ghost, Role::a, 0.65, 1.8, 0, {6, 4}}, sat.mtv);
      addGhostWords(figure, a, Role::a, camera, sat.mtv, Camera::turned(normalized(sat.mtv)),
                    a.name + " after the push");
    }
    const PartScope part(figure, Part::push);
    addMove(figure, a, camera, {sat.mtv, Role::result, 4, {}, mtvWords(sat, figure.width), 9});
  }
  if (other) addOther(figure, evidence, camera, *other);
}

}  // namespace sepax
