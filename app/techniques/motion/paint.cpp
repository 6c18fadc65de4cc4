#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/outlines.h"
#include "app/techniques/drawing/ruler.h"
#include "app/techniques/motion/lane_plan.h"
#include "app/techniques/motion/legend.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/options.h"
#include "app/techniques/motion/paint_contact.h"
#include "app/techniques/motion/paint_moments.h"
#include "app/view/handles.h"
#include "core/evidence/motion_moment.h"
#include "core/evidence/slide_moment.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

std::vector<BodyShape> movedPair(const Evidence& evidence, double time) {
  std::vector<BodyShape> shapes{bodyAt(evidence, evidence.a), bodyAt(evidence, evidence.b)};
  for (BodyShape& shape : shapes) {
    for (Vec2& vertex : shape.vertices) vertex += time * shape.velocity;
  }
  return shapes;
}

bool showsMove(const Evidence& evidence, const ViewState& view) {
  return laneAnswers(evidence, view).move;
}

/// Velocity of A as seen from B, where both move.
void addRelativeVelocity(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const Vec2 velocity = evidence.motion->relativeVelocity;
  const BodyShape& a = bodyAt(evidence, evidence.a);
  if (!bodyAt(evidence, evidence.b).moves || evidence.motion->atRest) return;
  if (showsMove(evidence, view) && evidence.publishedMove->relativeAsOwn)
    return;  // the published move is the same arrow
  const PartScope part(figure, Part::relativeVelocity);
  const Vec2 tail = view.camera.toScreen(a.centroid);
  const Vec2 tip = view.camera.toScreen(a.centroid + velocity);
  addArrow(figure, Layer::guide, tail, tip, {Role::accent, 0.9}, 1.6, {3, 4});
  addLabel(figure, tip, tip - tail, "velocity A−B " + numbers(velocity), Role::accent, 4);
}

/// As the loop knows the axis at its step; of the answer at the shown time.
RulerData shownRuler(const Evidence& evidence, const ViewState& view, const MotionAxis& axis) {
  const double time = shownTime(evidence, view);
  if (time > 0) {
    RulerData data = rulerData(evidence, axis, time);
    if (axis.direction == 0) data.extendedA.reset();
    return data;
  }
  RulerData data = rulerData(evidence, axis);
  const MotionProgress progress = motionProgress(*evidence.motion, view.step);
  const bool moved = progress.phase >= MotionProgress::Phase::speed;
  // One picture of bodies of several parts has enough in it.
  const bool crowded = view.wording.still && evidence.motion->parts;
  if (axis.direction != 0 && moved && !crowded) data.extendedA = axis.extended;
  if (view.wording.still)
    data.extendedName = data.bodyA + " through the step" +
                        (bodyAt(evidence, evidence.b).moves ? ", seen from " + data.bodyB : "");
  return data;
}

/// The difference of the answers is in where the article moves A, of which an axis at the start
/// says nothing, or in the axis that it leaves out; one that a reader has chosen is shown, and
/// unless a push is too much the axis, but in a picture alone.
bool isAboutTheMove(const Evidence& evidence, const ViewState& view) {
  if (!standsBesideArticle(evidence, view) || !showsMove(evidence, view)) return false;
  if (motionProgress(*evidence.motion, view.step).phase != MotionProgress::Phase::result)
    return false;
  const MoveFault fault = evidence.publishedMove->fault;
  const bool push = fault == MoveFault::longerThanNeeded || fault == MoveFault::beyondObstacle ||
                    fault == MoveFault::pushedThoughFree;
  const bool asOwn = evidence.publishedMove->relativeAsOwn;
  const bool across = hasGapAcross(evidence);
  return (asOwn || across ? view.wording.still : push) && !view.hoveredAxis && !view.selectedAxis;
}

}  // namespace

bool isAboutThePush(const Evidence& evidence, const ViewState& view) {
  if (!view.wording.still || !standsBesideArticle(evidence, view) || !showsMove(evidence, view))
    return false;
  const MoveComparison& check = *evidence.publishedMove;
  return check.relativeAsOwn || check.fault == MoveFault::longerThanNeeded ||
         check.fault == MoveFault::stillOverlaps || check.fault == MoveFault::pushedThoughFree;
}

namespace {

/// In a picture alone the samples at both sides of the contact are the matter, or the times of two
/// axes, which the lanes tell.
bool tellsWithoutRuler(const Evidence& evidence, const ViewState& view) {
  const MotionEvidence& motion = *evidence.motion;
  const bool ofTimes = motion.time && laneAnswers(evidence, view).prediction;
  return sampleBefore(motion) || passing(evidence) || ofTimes;
}

void addEdgeOfAxis(Figure& figure, const Evidence& evidence, const ViewState& view, int shown) {
  const MotionEvidence& motion = *evidence.motion;
  const AxisName name = motion.axes[static_cast<std::size_t>(shown)].name;
  const BodyShape& owner = bodyAt(evidence, name.owner == Owner::a ? evidence.a : evidence.b);
  const double time = shownTime(evidence, view);
  const bool lit =
      time > 0 && isDeciding(motion, shown) && stageAt(motion, time) == MotionStage::contact;
  const bool contact = isDeciding(motion, shown) && showsContactNormal(evidence, view);
  const bool beside = isAboutTheMove(evidence, view);  // nothing but its name tells of the edge
  const bool told = view.wording.still && (contact || tellsWithoutRuler(evidence, view) || beside);
  addChosenEdge(figure, view.camera, evidence, name,
                {time * owner.velocity, lit, !told});  // that of the contact, or its name
  if (view.wording.still && view.names)
    addEdgeName(figure, view.camera, evidence, name, 0.3, beside && !passing(evidence) ? 3 : -2,
                time * owner.velocity);
}

void addAxisRuler(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const MotionEvidence& motion = *evidence.motion;
  const int shown = shownAxis(motion, view);
  const MotionAxis& axis = motion.axes[static_cast<std::size_t>(shown)];
  addEdgeOfAxis(figure, evidence, view, shown);
  if (view.wording.still && view.time == 0 && tellsWithoutRuler(evidence, view)) return;
  RulerData placed = rulerData(evidence, axis);  // where it stands it stays, at all times
  placed.extendedA = axis.extended;
  addRuler(figure, view.camera, shownRuler(evidence, view, axis),
           rulerOffset(figure, view.camera, placed, shapesOnTheWay(evidence), kRulerMargin,
                       RulerSide::roomier, groundFor(shown == decidingAxis(motion))));
}

/// Beside a published push of another length the one that is needed, and A after it.
void addNeededPush(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const BodyShape& a = bodyAt(evidence, evidence.a);
  const Vec2 push = evidence.publishedMove->neededPush;
  {
    const PartScope part(figure, Part::pushedBody);
    addOutlines(figure, a, camera, {Layer::ghost, Role::a, 0.8, 1.8, 0.08, {6, 4}},
                a.velocity + push);
    addGhostWords(figure, a, Role::a, camera, a.velocity + push, Camera::turned(normalized(push)),
                  a.name + " after the needed push");
  }
  const PartScope part(figure, Part::push);
  const Vec2 from = camera.toScreen(a.centroid + a.velocity);
  const Vec2 to = camera.toScreen(a.centroid + a.velocity + push);
  addArrow(figure, Layer::handle, from, to, {Role::result, 1}, 4);
  addLabel(figure, to, turnedLeft(to - from), "needed " + numbers(push), Role::result, 8);
}

}  // namespace

bool showsNeededPush(const Evidence& evidence, const ViewState& view) {
  if (!showsMove(evidence, view)) return false;
  const MoveComparison& check = *evidence.publishedMove;
  return check.fault == MoveFault::longerThanNeeded && !check.relativeAsOwn;
}

bool isDeciding(const MotionEvidence& motion, int axis) {
  return std::ranges::find(motion.decidingAxes, axis) != motion.decidingAxes.end();
}

int decidingAxis(const MotionEvidence& motion) {
  if (motion.miss.reason == MissReason::none) return motion.deciding;
  if (motion.miss.reason != MissReason::passing) return motion.miss.axis;
  return gapThroughStep(motion).value_or(motion.deciding);
}

std::vector<int> answerAxes(const MotionEvidence& motion) {
  const Miss& miss = motion.miss;
  if (miss.reason == MissReason::passing && !gapThroughStep(motion)) return {miss.axis, miss.later};
  const bool overlapsFirst = miss.reason == MissReason::none &&
                             motion.axes[static_cast<std::size_t>(motion.deciding)].sign > 0;
  if (overlapsFirst && motion.contact == Contact::initial) return {};
  return {decidingAxis(motion)};
}

std::vector<BodyShape> shapesOnTheWay(const Evidence& evidence) {
  std::vector<BodyShape> shapes = movedPair(evidence, 0);
  for (const double time : {evidence.motion->time.value_or(1.0), 1.0}) {
    for (BodyShape& shape : movedPair(evidence, time)) shapes.push_back(std::move(shape));
  }
  return shapes;
}

int shownAxis(const MotionEvidence& motion, const ViewState& view) {
  const MotionProgress progress = motionProgress(motion, view.step);
  if (progress.phase != MotionProgress::Phase::result) return progress.axis;
  if (view.step >= 0) return decidingAxis(motion);
  for (const auto& name : {view.hoveredAxis, view.selectedAxis}) {
    if (!name) continue;
    for (std::size_t i = 0; i < motion.axes.size(); ++i) {
      if (motion.axes[i].name == *name) return static_cast<int>(i);
    }
  }
  const bool parted = stageAt(motion, view.time) == MotionStage::after;
  return parted ? motion.earliestExit : decidingAxis(motion);
}

double shownTime(const Evidence& evidence, const ViewState& view) {
  if (!evidence.motion || view.options[kSlide] || !showsExact(evidence, view)) return 0;
  return view.step < 0 ? view.time : 0;
}

std::optional<LaterPose> motionPose(const Evidence& evidence, const ViewState& view, int body) {
  const BodyShape& shape = bodyAt(evidence, body);
  if (const double time = slideTime(evidence, view); time > 0 && body == evidence.a)
    return LaterPose{shape.position + walkedAt(*evidence.slide, time)};
  const double time = shape.moves ? shownTime(evidence, view) : 0;
  if (time == 0) return std::nullopt;
  return LaterPose{shape.position + time * shape.velocity};
}

namespace {

/// What the article pushes away, or moves by a velocity that is not its own, ends free where its
/// velocity leads it: that end is the point.
bool endsFree(const Evidence& evidence) {
  if (!evidence.publishedMove) return false;
  const bool meets = evidence.motion && evidence.motion->time;
  return evidence.publishedMove->fault == MoveFault::pushedThoughFree ||
         (evidence.publishedMove->relativeAsOwn && !meets);
}

/// An article that moves A by the velocity relative to B leaves B where it starts; in a picture
/// alone it is told where B ends.
void addEndOfOther(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const BodyShape& b = bodyAt(evidence, evidence.b);
  const bool answered = view.wording.still && view.step < 0;
  if (!answered || !b.moves || !evidence.publishedMove->relativeAsOwn) return;
  addEnd(figure, b, Role::b, view.camera, 0.7);
  const PartScope part(figure, Part::pose);
  addGhostWords(figure, b, Role::b, view.camera, b.velocity, {0, -1}, b.name + " at t = 1");
}

/// The ways of all bodies; at a later time each body as it is then.
void addBodiesOnTheWay(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const double time = shownTime(evidence, view);
  const double hit = evidence.motion ? evidence.motion->time.value_or(1) : 1;
  // In a picture alone the contact tells the way, if there is one up to it.
  const bool contact = view.wording.still && hit > 0 && hit < 1;
  for (std::size_t i = 0; i < evidence.bodies.size(); ++i) {
    const int index = static_cast<int>(i);
    const BodyShape& shape = evidence.bodies[i];
    const Role role = roleOf(evidence, index);
    if (time > 0) {
      addEnd(figure, shape, role, view.camera, 0.35);
      addPose(figure, shape, role, view.camera, time);
    } else if (standsBesideArticle(evidence, view) &&
               (!showsMove(evidence, view) || endsFree(evidence))) {
      const bool told = contact && !isAboutThePush(evidence, view);  // which is a matter of the end
      if (!told || endsFree(evidence)) addEnd(figure, shape, role, view.camera, 0.7);
      const PartScope part(figure, Part::pose);
      if (shape.moves && index == evidence.a && endsFree(evidence) && view.step < 0)
        addGhostWords(figure, shape, role, view.camera, shape.velocity, {0, -1},
                      shape.name + " at t = 1: free");
    } else if (!showsMove(evidence, view)) {  // A is drawn where an article moves it
      // Samples at both sides of a contact may miss it.
      const bool passes = view.wording.still && passing(evidence);  // two times tell
      if (!passes && (!contact || sampleBefore(*evidence.motion)))
        addGhosts(figure, shape, role, view.camera, contact || passing(evidence) ? 0 : hit);
    } else if (index == evidence.b && !contact) {  // which tells where B gets
      addEndOfOther(figure, evidence, view);
    }
    addVelocity(figure, evidence, view, kMotionHandles, index);
  }
  if (time > 0) return;
  for (const std::vector<Vec2>& region : evidence.sharedAtStart)
    addSharedArea(figure, region, view.camera);
}

/// The edges of the answer, each with the name of its axis, while another axis is shown.
void addAnswerEdges(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const MotionEvidence& motion = *evidence.motion;
  const int shown = shownAxis(motion, view);
  const double time = shownTime(evidence, view);
  const PartScope part(figure, kAnswerEdge);
  for (const int index : answerAxes(motion)) {
    const AxisName name = motion.axes[static_cast<std::size_t>(index)].name;
    const int body = name.owner == Owner::a ? evidence.a : evidence.b;
    const BodyShape& shape = bodyAt(evidence, body);
    const std::optional<int> end =
        name.edge < 0 ? std::nullopt : nextVertex(shape.form, shape.vertices.size(), name.edge);
    if (index == shown || !end) continue;
    const auto place = [&](int vertex) {
      return view.camera.toScreen(shape.vertices[static_cast<std::size_t>(vertex)] +
                                  time * shape.velocity);
    };
    const Vec2 from = place(name.edge);
    const Vec2 to = place(*end);
    const Role role = motion.time ? Role::result : Role::gap;
    if (view.wording.still) {  // by its name alone: the sentence has the rest
      addChosenEdge(figure, view.camera, evidence, name, {time * shape.velocity, false, false});
      if (view.names)
        addEdgeName(figure, view.camera, evidence, name, 0.3, -2, time * shape.velocity);
      continue;
    }
    figure.add(Stroke{Layer::evidence, {from, to}, false, {Role::text, 1}, 3.2, {7, 4}, Cap::butt});
    if (passing(evidence) && time == 0) continue;  // the bodies as they pass have the words
    addLabel(figure, (from + to) / 2, turnedLeft(to - from),
             fmt::format("{} {}", nameOf(evidence, name), answerWord(motion, index)), role, 6);
  }
}

/// "A·4: A14 … A17": a part with the names of its edges, as they stand at the lanes.
std::string partWithEdges(const Evidence& evidence, Owner owner) {
  std::vector<int> edges;
  for (const MotionAxis& axis : evidence.motion->axes)
    if (axis.name.owner == owner && axis.name.edge >= 0) edges.push_back(axis.name.edge);
  const std::string part = nameOfPart(evidence, owner);
  if (edges.empty()) return part;
  const auto [first, last] = std::ranges::minmax(edges);
  return fmt::format("{}: {} … {}", part, nameOf(evidence, {owner, first}),
                     nameOf(evidence, {owner, last}));
}

/// Of bodies of parts the two that the axes are of, with their names and, in a picture alone, those
/// of their edges.
void addNamedParts(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const MotionEvidence& motion = *evidence.motion;
  if (!motion.parts) return;
  const bool edges = view.wording.still && !view.wording.paper;  // there is no room on a page
  const double time = shownTime(evidence, view);
  for (const Owner owner : {Owner::a, Owner::b}) {
    const int body = owner == Owner::a ? evidence.a : evidence.b;
    const BodyShape& shape = bodyAt(evidence, body);
    const std::string name = nameOfPart(evidence, owner);
    if (name == shape.name) continue;  // it is a single part
    const std::vector<Vec2> outline = onScreen(motion.partOutlines[owner == Owner::a ? 0 : 1],
                                               view.camera, time * shape.velocity);
    {
      const PartScope part(figure, Part::convexPart);
      addPolygon(figure, outline, {Layer::guide, roleOf(evidence, body), 1, 3, 0.2, {}});
    }
    const PartScope part(figure, Part::name);
    Vec2 sum;
    for (const Vec2 p : outline) sum += p;
    addLabel(figure, sum / static_cast<double>(outline.size()), {},
             edges ? partWithEdges(evidence, owner) : name, roleOf(evidence, body), 5);
  }
}

}  // namespace

std::string_view answerWord(const MotionEvidence& motion, int axis) {
  const Miss& miss = motion.miss;
  if (answerAxes(motion).size() > 1) return axis == miss.axis ? "parts first" : "meets later";
  return motion.contact == Contact::entering || motion.contact == Contact::grazing ? "last"
                                                                                   : "decides";
}

void paintMotion(const Evidence& evidence, const ViewState& view, Figure& figure) {
  if (view.options[kSlide]) return paintSlide(evidence, view, figure);
  addBodiesOnTheWay(figure, evidence, view);
  if (!evidence.motion) return;
  const MotionEvidence& motion = *evidence.motion;
  addRelativeVelocity(figure, evidence, view);
  const bool answered = motionProgress(motion, view.step).phase == MotionProgress::Phase::result;
  const std::optional<int> sample = sampleBefore(motion);
  const bool samples = answered && sample && shownTime(evidence, view) == 0;
  const bool entered = motion.contact == Contact::entering || motion.contact == Contact::grazing;
  const bool contact = answered && (entered || !isAboutThePush(evidence, view));
  if (contact && entered) {
    for (const int body : {evidence.a, evidence.b})
      // A point at its contact would hide the samples right beside it.
      if (!samples || !bodyAt(evidence, body).thin)
        addContactPose(figure, bodyAt(evidence, body), roleOf(evidence, body), view.camera,
                       *motion.time);
  }
  if (samples) addMissedSamples(figure, evidence, view, *sample);
  const bool elsewhere = isAboutTheMove(evidence, view);
  // Beside an article one reason is enough in a picture alone: the axis that it leaves out.
  const bool byGap = elsewhere && view.wording.still && hasGapAcross(evidence);
  const std::optional<Passing> times = byGap ? std::nullopt : passing(evidence);
  if (answered && times && shownTime(evidence, view) == 0)
    addPassing(figure, evidence, view, *times);
  if (answered && showsNeededPush(evidence, view)) addNeededPush(figure, evidence, view.camera);
  addNamedParts(figure, evidence, view);
  if (!elsewhere)
    addAxisRuler(figure, evidence, view);
  else if (view.wording.still && (entered || times))
    addEdgeOfAxis(figure, evidence, view, shownAxis(motion, view));
  if (answered && showsExact(evidence, view) && !(elsewhere && view.wording.still && !times))
    addAnswerEdges(figure, evidence, view);
  if (contact) addContact(figure, evidence, view);
}

}  // namespace sepax
