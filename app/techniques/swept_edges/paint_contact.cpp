#include "app/techniques/swept_edges/paint_contact.h"

#include "app/techniques/drawing/draw.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "core/evidence/swept_edges_moment.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace sepax {

namespace {

/// The piece along which edges meet at the first contact, and of another pair than the shown one
/// whose it is.
void addContactPiece(Figure& figure, const Evidence& evidence, const Camera& camera, bool named) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  if (!edges.facing || edges.points.size() != 2) return;
  const Vec2 from = camera.toScreen(edges.points[0]);
  const Vec2 to = camera.toScreen(edges.points[1]);
  figure.add(Stroke{Layer::handle, {from, to}, false, {Role::result, 1}, 3, {}, Cap::butt});
  if (!named || !isOfAnotherPair(evidence)) return;
  addLabel(
      figure, lerp(from, to, 0.5), turnedLeft(to - from),
      fmt::format("{} meet here", pairName(evidence, edges.facing->edgeA, edges.facing->edgeB)),
      Role::result, 3);
  figure.labels.back().text.size = 12;
}

}  // namespace

void addFirstContact(Figure& figure, const Evidence& evidence, const Camera& camera,
                     const std::vector<CandidateMark>& marks, double time, bool beside,
                     bool still) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const ContactStage stage = stageAt(edges.enclosedTime, time);
  const PartScope part(figure, Part::contact);
  addContactPiece(figure, evidence, camera, !beside || !still);  // the badge has both pairs
  // One name for all of its points: that of the disc of a candidate, if it has one.
  bool named = std::ranges::any_of(
      marks, [](const CandidateMark& m) { return m.contact && !m.text.empty(); });
  std::vector<Vec2> points = edges.points;
  if (beside) std::ranges::reverse(points);  // at the first one stands what is said of the article
  for (const Vec2 point : points) {
    const Vec2 p = camera.toScreen(point);
    // In a picture alone it would lie over the mark of an article's hit close by.
    if (stage == ContactStage::now && !(beside && still))
      figure.add(Dot{Layer::evidence, p, 19, {Role::result, 0.35}, {Role::result, 1}, 1.5});
    const bool marked = std::ranges::any_of(
        marks, [p](const CandidateMark& mark) { return mark.contact && hides(mark, p); });
    if (marked) continue;
    // Hollow where it is still to come and the bodies stand where an article sees them meet.
    if (beside && still && time > 0 && stage == ContactStage::before)
      figure.add(Dot{Layer::handle, p, 6, {Role::ground, 1}, {Role::result, 1}, 2.4});
    else
      figure.add(
          Dot{Layer::handle, p, beside ? 6.0 : 7.0, {Role::result, 1}, {Role::ground, 1}, 1.5});
    keepClear(figure, p, 8);
    if (std::exchange(named, true)) continue;
    addLabel(figure, p, {-1, -1}, firstContactName(evidence), Role::result, 9);
  }
  if (!edges.normal || edges.points.empty() || stage == ContactStage::before || beside) return;
  const Vec2 tail = camera.toScreen(edges.points.front());
  const Vec2 way = Camera::turned(*edges.normal);
  addArrow(figure, Layer::handle, tail + 13.0 * way, tail + 52.0 * way, {Role::result, 1}, 2.4);
  for (const double along : {20.0, 34.0, 48.0}) keepClear(figure, tail + along * way, 8);
  addLabel(figure, tail + 52.0 * way, way, "normal", Role::result, 3);
}

}  // namespace sepax
