#include "app/techniques/contract/published_collision.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/published_others.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/draw_published_axis.h"
#include "app/techniques/drawing/name_place.h"
#include "app/techniques/drawing/names.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
namespace sepax {

namespace {

using Phase = CollisionProgress::Phase;

const BodyShape& bodyOf(const Evidence& evidence, Owner owner) {
  return evidence.bodies[static_cast<std::size_t>(owner == Owner::a ? evidence.a : evidence.b)];
}

/// The axis of an edge without a length: the vertex that stands there twice.
void paintZeroAxis(const Evidence& evidence, const ViewState& view, AxisName name, Figure& figure) {
  const Vec2 vertex = bodyOf(evidence, name.owner).vertices[static_cast<std::size_t>(name.edge)];
  addPublishedPoint(figure, view.camera.toScreen(vertex),
                    "published axis " + nameOf(evidence, name) + " = (0, 0): all shadows [0, 0]");
}

/// The axis at hand with what its phase has come to.
void paintAxis(const Evidence& evidence, const ViewState& view, const PublishedSat& found,
               const CollisionProgress& progress, Figure& figure) {
  const PublishedAxis& axis = axisAt(found, progress.axis);
  if (axis.axis == Vec2{}) {
    paintZeroAxis(evidence, view, axis.name, figure);
    return;
  }
  PublishedRuler ruler{nameOf(evidence, axis.name), axis.axis, {}, {}, {}, ""};
  if (progress.phase >= Phase::project) ruler.a = axis.a;
  if (progress.phase >= Phase::project) ruler.b = axis.b;
  if (progress.phase >= Phase::distance) ruler.words = distanceWords(axis.a, axis.b, axis.distance);
  ruler.whole = hullOf(axis.a, axis.b);
  ruler.exact = exactAxis(evidence, axis.name);
  addPublishedRuler(figure, view.camera, ruler,
                    {bodyOf(evidence, Owner::a), bodyOf(evidence, Owner::b)});
  if (progress.phase == Phase::axis)
    addPublishedPerpendicular(figure, view.camera, evidence, axis.name, axis.axis);
  if (progress.phase == Phase::compare && axis.kept)
    addPublishedCentres(figure, view.camera, found);
}

/// The axis that the page keeps is that of the exact answer.
bool isOfAnswer(const Evidence& evidence, const PublishedSat& found) {
  if (!evidence.sat || evidence.sat->axes.empty()) return false;
  const SatAxis& exact = evidence.sat->axes[static_cast<std::size_t>(evidence.sat->chosen)];
  return exact.name == axisAt(found, found.chosen).name;
}

/// A where A.Offset(push) puts it.
void paintPush(const Evidence& evidence, const ViewState& view, const PublishedSat& found,
               Figure& figure) {
  const BodyShape& a = bodyOf(evidence, Owner::a);
  const std::vector<Vec2> outline = onScreen(a.vertices, view.camera, found.mtv);
  addPublishedBody(figure, outline);
  const bool narrow = isNarrowPicture(figure);
  const std::string_view still = found.exact == Relation::overlapping ? "still "
                                 : narrow                             ? "then "
                                                                      : "after this push: ";
  const bool told = addLeftOverlap(figure, view.camera, *found.pushed,
                                   fmt::format("{}{}", still, afterPush(found)));
  std::string after = told || found.pushed->clear ? "" : " · " + afterPush(found);
  if (const std::string others = besideWords(evidence, found); !others.empty())
    after += " · " + others;
  const std::string push = narrow ? "" : " " + numbers(found.mtv);  // the badge has it
  const std::string words = "published push" + push + after;
  if (found.mtv == Vec2{}) {
    addPublishedPoint(figure, view.camera.toScreen(a.centroid), words);
    return;
  }
  // The centre of a concave body may lie beside it, and within the other one.
  const std::array others{&bodyOf(evidence, Owner::b)};
  const Vec2 start = holds(a, a.centroid) ? a.centroid : namePlace(a, others, view.camera);
  const Vec2 from = view.camera.toScreen(start);
  const Vec2 to = view.camera.toScreen(start + found.mtv);
  addPublishedMove(figure, from, to, "");
  addPublishedWords(figure, outline, to - from, words);
  if (found.fault == PushFault::leavesOverlap)  // the way between the centres gave its direction
    addPublishedCentres(figure, view.camera, found);
}

/// Axis and push that the page keeps; of an axis that gives the exact push, too, it is the same.
void addPushRows(const Evidence& evidence, const PublishedSat& found,
                 std::vector<ComparedRow>& rows) {
  const PublishedAxis& kept = axisAt(found, found.chosen);
  const std::string axis = nameOf(evidence, kept.name);
  if (found.exact == Relation::touching)  // their distance is 0, exactly
    rows.push_back(comparedFully("smallest |distance|", std::fabs(kept.distance), 0, false));
  if (evidence.sat && found.exact == Relation::overlapping) {
    const SatAxis& exact = evidence.sat->axes[static_cast<std::size_t>(evidence.sat->chosen)];
    rows.push_back(
        comparedWords("axis", axis, found.pushDiffers ? nameOf(evidence, exact.name) : axis));
  } else {
    rows.push_back(publishedFact("axis", axis));
  }
  rows.push_back(publishedFact(
      "its direction", kept.turned ? "turned, by the centres" : "as it is, by the centres"));
  if (!found.pushed) {  // nothing is known of what a push does to it
    rows.push_back(publishedFact("push", numbers(found.mtv)));
    return;
  }
  rows.push_back(comparedFully("push", found.mtv, found.exactPush, found.pushDiffers));
  rows.push_back(
      comparedFully("its length", length(found.mtv), length(found.exactPush), found.lengthDiffers));
  const bool errs = found.fault != PushFault::none;  // else it is apart by rounding at most
  if (found.exact == Relation::overlapping)
    rows.push_back(comparedWords("after it", errs ? afterPush(found) : "touches", "touches"));
  for (ComparedRow& row : besideRows(evidence, found)) rows.push_back(std::move(row));
}

}  // namespace

void paintCollision(const Evidence& evidence, const ViewState& view, Figure& figure,
                    CollisionReading reading) {
  const PublishedSat& found = *collisionOf(evidence, reading);
  const CollisionProgress progress = collisionProgress(found, view.step);
  const bool answered = progress.phase == Phase::result;
  // Yes or no is shown by the axis that gave it, a push by the moved A, which is all of it in one
  // picture; by its axis, too, where the ruler of the answer is that of another one.
  const bool byAxis = !found.pushed || found.fault == PushFault::verdict ||
                      axisAt(found, progress.axis).axis == Vec2{} ||
                      (found.fault != PushFault::none && !isOfAnswer(evidence, found));
  if (!answered || (byAxis && !(view.wording.still && found.pushed)))
    paintAxis(evidence, view, found, progress, figure);
  if (answered && found.pushed) paintPush(evidence, view, found, figure);
}

std::vector<ComparedRow> collisionCompared(const Evidence& evidence, CollisionReading reading) {
  const PublishedSat& found = *collisionOf(evidence, reading);
  std::vector<ComparedRow> rows{
      comparedWords("verdict", meetingWords(found.intersect),
                    meetingWords(found.exact != Relation::disjoint)),
      exactFact("how they stand", standingWords(found.exact, true)),
      publishedFact("axes tested", fmt::format("{} of {}", found.axes.size(), found.edges))};
  if (found.intersect) addPushRows(evidence, found, rows);
  return rows;
}

}  // namespace sepax
