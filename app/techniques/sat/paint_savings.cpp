#include "app/techniques/sat/paint_savings.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/sat/counts.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/row.h"
#include "app/techniques/sat/sat.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace sepax {

namespace {

/// Both ends of an edge on the screen.
std::vector<Vec2> edgeOnScreen(const Evidence& evidence, const Camera& camera, AxisName edge) {
  const int body = edge.owner == Owner::a ? evidence.a : evidence.b;
  const auto& vertices = evidence.bodies[static_cast<std::size_t>(body)].vertices;
  const auto i = static_cast<std::size_t>(edge.edge);
  return {camera.toScreen(vertices[i]), camera.toScreen(vertices[(i + 1) % vertices.size()])};
}

void addCircle(Figure& figure, const Camera& camera, Vec2 center, double radius, Role role) {
  const PartScope part(figure, Part::circle);
  constexpr int kPoints = 72;
  std::vector<Vec2> points;
  for (int i = 0; i < kPoints; ++i) {
    const double angle = 2 * std::numbers::pi * i / kPoints;
    points.push_back(camera.toScreen(center + radius * Vec2{std::cos(angle), std::sin(angle)}));
  }
  figure.add(Stroke{Layer::guide, points, true, {role, 0.7}, 1.4, {4, 5}, Cap::butt});
  figure.add(Dot{Layer::guide, camera.toScreen(center), 2.5, {role, 1}, {role, 1}, 0});
}

/// The distance of the centres made of both radii and what is left between them.
void addCirclesApart(Figure& figure, const Camera& camera, const SatWork& work) {
  const Vec2 way = normalized(work.centerB - work.centerA);
  const std::vector<Vec2> ends = onScreen({work.centerA, work.centerA + work.radiusA * way,
                                           work.centerB - work.radiusB * way, work.centerB},
                                          camera);
  const PartScope part(figure, Part::circleDistance);
  const auto addLength = [&](std::size_t from, Role role, std::string words, Dash dash) {
    const Vec2 to = ends[from + 1];
    figure.add(Stroke{Layer::evidence, {ends[from], to}, false, {role, 1}, 2.5, dash, Cap::butt});
    addLabel(figure, (ends[from] + to) / 2, {0, 1}, std::move(words), role, 8);
  };
  addLength(0, Role::a, "radius " + number(work.radiusA, 2), {});
  addLength(1, Role::gap, "distance " + circlesCompared(work), {8, 5});
  addLength(2, Role::b, "radius " + number(work.radiusB, 2), {});
}

/// The page's own run is shown, which marks the corners that it comes to.
bool showsSkipping(const Evidence& evidence, const ViewState& view) {
  const ShownAnswers shown =
      shownAnswers(Technique{.pitfalls = kSatPitfalls, .published = kSatPublished}, evidence, view);
  return shown.published != nullptr && shown.published->id == "gpwiki-skipping";
}

/// The edge, or the one at which the loop has stopped before it.
AxisName lastReached(const SatEvidence& sat, const SatWork& work, AxisName edge) {
  if (!work.endedAt) return edge;
  for (const SatAxis& axis : sat.axes) {
    if (axis.name == *work.endedAt) break;
    if (axis.name == edge) return edge;
  }
  return *work.endedAt;
}

}  // namespace

void addSkippedEdge(Figure& figure, const Evidence& evidence, const Camera& camera, AxisName edge) {
  std::string words = nameOf(evidence, edge) + " skipped";
  const auto isSaid = [&](const Label& label) { return label.text.text == words; };
  if (std::ranges::any_of(figure.labels, isSaid)) return;  // by the savings, too
  const PartScope part(figure, Part::skippedEdge);
  const std::vector<Vec2> ends = edgeOnScreen(evidence, camera, edge);
  figure.add(Stroke{Layer::evidence, ends, false, {Role::ground, 0.75}, 6, {}, Cap::butt});
  addLabel(figure, (ends[0] + ends[1]) / 2, turnedRight(ends[0] - ends[1]), std::move(words),
           Role::muted, 2);
}

void addSingleCorner(Figure& figure, const Evidence& evidence, const Camera& camera,
                     AxisName edge) {
  const Vec2 corner = edgeOnScreen(evidence, camera, edge).front();
  const PartScope part(figure, Part::singleCorner);
  figure.add(Dot{Layer::evidence, corner, 11, {Role::text, 0.15}, {Role::text, 1}, 2});
  addLabel(figure, corner, {1, 1}, "one corner for edge " + nameOf(evidence, edge), Role::text, 5);
}

void addSavings(Figure& figure, const Evidence& evidence, const ViewState& view) {
  // The loop that is stepped through is the one that saves nothing.
  if (!evidence.satWork || view.step >= 0) return;
  const SatWork& work = *evidence.satWork;
  const Camera& camera = view.camera;
  if (view.options[kCirclePretest]) {
    addCircle(figure, camera, work.centerA, work.radiusA, Role::a);
    addCircle(figure, camera, work.centerB, work.radiusB, Role::b);
    if (work.endedByCircles) addCirclesApart(figure, camera, work);
  }
  if (view.options[kSkipBackFacing])
    for (const AxisName edge : work.skippedEdges) addSkippedEdge(figure, evidence, camera, edge);
  if (view.options[kSingleCorner] && !work.endedByCircles && !showsSkipping(evidence, view)) {
    const auto shown = static_cast<std::size_t>(shownAxis(evidence, view));
    addSingleCorner(figure, evidence, camera,
                    lastReached(*evidence.sat, work, evidence.sat->axes[shown].name));
  }
  if (view.options[kEarlyOut] && work.endedAt) {
    const PartScope part(figure, Part::skippedEdge);
    const std::vector<Vec2> ends = edgeOnScreen(evidence, camera, *work.endedAt);
    addLabel(figure, (ends[0] + ends[1]) / 2, turnedRight(ends[0] - ends[1]),
             "stops at " + nameOf(evidence, *work.endedAt), Role::gap, 5);
  }
}

}  // namespace sepax
