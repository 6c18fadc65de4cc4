#include "app/figure/nearest.h"
#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/outlines.h"
#include "app/techniques/swept_edges/options.h"
#include "app/techniques/swept_edges/paint_candidates.h"
#include "app/techniques/swept_edges/paint_contact.h"
#include "app/techniques/swept_edges/paint_crowd.h"
#include "app/techniques/swept_edges/paint_pair.h"
#include "app/techniques/swept_edges/paint_path.h"
#include "app/techniques/swept_edges/published_marks.h"
#include "app/techniques/swept_edges/steps_words.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "app/view/handles.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace sepax {

namespace {

using Phase = SweepProgress::Phase;
using Marks = std::vector<CandidateMark>;

void addSegment(Figure& figure, const Camera& camera, Layer layer, Vec2 from, Vec2 to, Paint paint,
                double width, Dash dash) {
  std::vector<Vec2> points = clippedSegment(figure, camera.toScreen(from), camera.toScreen(to));
  if (points.empty()) return;
  figure.add(Stroke{layer, std::move(points), false, paint, width, dash, Cap::butt});
}

/// The vertex of a candidate at the start.
Vec2 startOf(const EdgePairEvidence& pair, std::size_t candidate) {
  return endsOf(pair, candidate < 2 ? Owner::a : Owner::b)[candidate % 2];
}

/// The way of an end during the step and, fainter, beyond it to where it crosses; all of it faint
/// where it is not the matter.
void addEndPath(Figure& figure, const Evidence& evidence, const Camera& camera, std::size_t index,
                bool matter) {
  const EdgeCandidate& candidate = evidence.edgePair->candidates[index];
  if (!bodyOf(evidence, candidate.owner).moves) return;
  const Vec2 velocity = bodyOf(evidence, candidate.owner).velocity;
  const PartScope part(figure, Part::endPath);
  const Vec2 start = startOf(*evidence.edgePair, index);
  const Role role = roleOf(candidate.owner);
  addSegment(figure, camera, Layer::guide, start, start + velocity, {role, matter ? 0.95 : 0.6},
             matter ? 1.6 : 1.2, {2, 4});
  const bool early = candidate.fate == CandidateFate::beforeStart;
  if (!candidate.point || (!early && candidate.fate != CandidateFate::afterEnd)) return;
  const Vec2 near = early ? start : start + velocity;
  addSegment(figure, camera, Layer::guide, near, *candidate.point, {role, matter ? 0.4 : 0.25}, 1,
             {2, 6});
}

/// A small name at a place of a body, on the side to which the way points; without room it is left
/// out.
void addSmallName(Figure& figure, Vec2 place, Vec2 way, std::string name, Role role) {
  addLabel(figure, place, way, std::move(name), role, -1);
  figure.labels.back().text.size = 12;
  figure.labels.back().distance = kHandleRadius + 4;
}

/// How far the name of an edge at this place is from the arrows of the velocities and from the
/// shown edge of the other body, of which it would else pass for the name; at the most what is
/// enough. Logical pixels.
double clearanceOf(const Evidence& evidence, const Camera& camera, Owner owner, Vec2 place,
                   double time) {
  constexpr double kClear = 14;
  constexpr double kToOther = 48;
  double share = 1;
  const auto keep = [&](Vec2 from, Vec2 to, double enough) {
    share = std::min(share, distance(place, nearestOnSegment(from, to, place)) / enough);
  };
  for (const Owner mover : {Owner::a, Owner::b}) {
    const BodyShape& body = bodyOf(evidence, mover);
    if (body.moves && !isThin(body.form))
      keep(camera.toScreen(body.centroid), camera.toScreen(body.centroid + body.velocity), kClear);
  }
  const Owner other = owner == Owner::a ? Owner::b : Owner::a;
  const Vec2 shift = time * bodyOf(evidence, other).velocity;
  const EdgeEnds& ends = endsOf(*evidence.edgePair, other);
  keep(camera.toScreen(ends[0] + shift), camera.toScreen(ends[1] + shift), kToOther);
  return share;
}

/// The name of a shown edge at a time, outside of its body: at its middle or, where something else
/// is there, farther along it.
void addEdgeName(Figure& figure, const Evidence& evidence, const Camera& camera, Owner owner,
                 double time) {
  const Vec2 shift = time * bodyOf(evidence, owner).velocity;
  const EdgeEnds& ends = endsOf(*evidence.edgePair, owner);
  const Vec2 from = camera.toScreen(ends[0] + shift);
  const Vec2 to = camera.toScreen(ends[1] + shift);
  const Vec2 across = turnedLeft(normalized(to - from));
  const Vec2 inward = camera.toScreen(bodyOf(evidence, owner).centroid + shift) - from;
  const Vec2 out = dot(across, inward) > 0 ? -across : across;
  constexpr double kOut = 24;  // of the middle of a name, logical pixels
  constexpr std::array kShares{0.5, 0.35, 0.65, 0.2, 0.8};
  const double share = *std::ranges::max_element(kShares, {}, [&](double along) {
    return clearanceOf(evidence, camera, owner, lerp(from, to, along) + kOut * out, time);
  });
  addSmallName(figure, lerp(from, to, share), out, "edge " + edgeName(evidence, owner),
               roleOf(owner));
}

/// A canvas of a window has little room for words then; a page has all of them.
bool isLow(const ViewState& view) {
  constexpr double kLow = 400;  // logical pixels
  return !view.wording.paper && view.camera.height < kLow;
}

/// It is a corner of this body that meets the other one, not an edge.
bool touchesWithEnd(const Evidence& evidence, Owner owner) {
  const auto& candidates = evidence.edgePair->candidates;
  const auto first = std::ranges::find_if(candidates, &EdgeCandidate::first);
  return first != candidates.end() && first->owner == owner;
}

/// Both edges and their ends by their names, as words and table call them, in one picture of the
/// answer the ends that count; beside the answer of an article the edges alone, and while time runs
/// the ends alone: the names of edges would change sides.
void addEndNames(Figure& figure, const Evidence& evidence, const ViewState& view, double time,
                 bool beside, bool counting) {
  const Camera& camera = view.camera;
  const PartScope part(figure, Part::name);
  const EdgePairEvidence& pair = *evidence.edgePair;
  for (std::size_t i = 0; i < pair.candidates.size() && !beside; ++i) {
    const EdgeCandidate& candidate = pair.candidates[i];
    if (counting && candidate.fate != CandidateFate::accepted) continue;
    const BodyShape& shape = bodyOf(evidence, candidate.owner);
    const Vec2 shift = time * shape.velocity;
    const Vec2 place = camera.toScreen(startOf(pair, i) + shift);
    addSmallName(figure, place, place - camera.toScreen(shape.centroid + shift),
                 endName(evidence, candidate), roleOf(candidate.owner));
  }
  const bool runs = time > 0 && !view.labels.empty() && !view.dragging;
  if (runs && !beside) return;
  for (const Owner owner : {Owner::a, Owner::b})
    if (!beside || !touchesWithEnd(evidence, owner) || time == 0)
      addEdgeName(figure, evidence, camera, owner, time);
}

bool isOfVelocity(const Label& label) { return label.text.part == Part::velocity; }

/// Where room is short the words of the velocities are the first to go: their arrows are there.
void yieldVelocities(Figure& figure) {
  for (Label& label : figure.labels)
    if (isOfVelocity(label)) label.priority = -2;
}

/// In one picture two answers side by side need the room: the arrows tell how far; on a page they
/// tell it alone. Where they had no room at the tip these few words have it beside the arrow.
void shortenVelocities(Figure& figure, const Evidence& evidence, const ViewState& view) {
  if (view.wording.paper) std::erase_if(figure.labels, isOfVelocity);
  for (Label& label : figure.labels) {
    if (!isOfVelocity(label)) continue;
    label.text.text.erase(std::min(label.text.text.find(" ("), label.text.text.size()));
    label.text.size = 12;
    for (const Owner owner : {Owner::a, Owner::b}) {
      const BodyShape& shape = bodyOf(evidence, owner);
      const Vec2 tail = view.camera.toScreen(shape.centroid);
      const Vec2 tip = view.camera.toScreen(shape.centroid + shape.velocity);
      if (label.anchor != tail) continue;
      label.anchor = lerp(tail, tip, 0.5);
      label.direction = turnedLeft(tip - tail);
    }
  }
}

/// The article goes wrong with the way of the meeting point, or with an end's beside it.
bool goesWrongOnTheWay(RecipeFault fault) {
  using enum RecipeFault;
  constexpr std::array kWays{restingPoint, roundedPath,    parallelPaths,
                             roundedAway,  wrongIntercept, farMeetingPoint};
  return std::ranges::find(kWays, fault) != kWays.end();
}

/// In a picture alone the reason does not hang on how fast the lines close.
bool closingTells(RecipeFault fault) {
  using enum RecipeFault;
  return fault != equalEdges && fault != cornersOnly && fault != noAnswer;
}

/// The candidates that are known, where there is room for them, and the ways of their ends.
void addCandidates(Figure& figure, const Evidence& evidence, const Camera& camera,
                   const SweepProgress& progress, const Marks& marks, bool compared) {
  const auto known = static_cast<std::size_t>(progress.candidates);
  const bool matter = progress.phase == Phase::candidates;
  // The answer is read from the path: the ways of the ends belong to the steps that find it.
  for (std::size_t i = 0; i < known && progress.phase != Phase::result; ++i)
    addEndPath(figure, evidence, camera, i, matter);
  for (const CandidateMark& mark : marks) {
    const auto& newest = evidence.edgePair->candidates[known - 1].point;
    const bool besideContact = progress.phase == Phase::result &&
                               std::ranges::any_of(evidence.edges->points, [&](Vec2 point) {
                                 return hides(mark, camera.toScreen(point));
                               });
    // Beside the answer of an article all but the contact stand on the lane alone.
    if (compared && progress.phase == Phase::result && !mark.contact) continue;
    if (!mark.first && (besideContact || isUnderWords(figure, mark.place))) continue;
    const bool told = matter && newest && hides(mark, camera.toScreen(*newest));
    addCandidateMark(figure, mark, camera, told);
  }
}

/// Beside the answer of an article only the contact is there: what number it has is no matter, and
/// the badge has its corner. Of a contact along a piece the other end has its name: what is said of
/// the article stands at this one.
void shortenMarks(Marks& marks, const Evidence& evidence) {
  const auto contacts = std::ranges::count_if(marks, &CandidateMark::contact);
  const bool atOtherEnd = contacts == 1 && evidence.edges->points.size() == 2;
  for (CandidateMark& mark : marks) {
    mark.numbers.clear();
    mark.count = 1;
    if (mark.contact && !mark.text.empty())
      mark.text = atOtherEnd ? "" : firstContactName(evidence);
  }
}

/// "A at t = 0", behind the place from which it has come.
void addStartName(Figure& figure, const Evidence& evidence, Owner owner, const ViewState& view) {
  const BodyShape& shape = bodyOf(evidence, owner);
  if (!shape.moves) return;
  const PartScope part(figure, Part::pose);
  addGhostWords(figure, shape, roleOf(owner), view.camera, {}, -Camera::turned(shape.velocity),
                shape.name + " at t = 0");
}

/// How a body has come to where it is at a time, without its start, or how it goes on from there to
/// where an article sees a later hit.
void addWayBeside(Figure& figure, const Evidence& evidence, Owner owner, const ViewState& view,
                  double time) {
  const BodyShape& shape = bodyOf(evidence, owner);
  if (!shape.moves) return;
  const PartScope part(figure, Part::velocity);
  const bool goesOn = hasEdgesAtHit(evidence) && !standsAtHit(evidence, view);
  const double start = goesOn ? time : 0;
  const double end = goesOn ? *shownRecipeHit(evidence)->result.time : time;
  const Vec2 from = view.camera.toScreen(shape.centroid + start * shape.velocity);
  const Vec2 to = view.camera.toScreen(shape.centroid + end * shape.velocity);
  addArrow(figure, Layer::guide, from, to, {Role::velocity, 0.9}, 2, {9, 5});
  if (!view.names) return;
  addLabel(figure, lerp(from, to, 0.3), turnedLeft(to - from), shape.name + " moves", roleOf(owner),
           -1);
  figure.labels.back().text.size = 12;
}

/// Upwards, or downwards where words above a body at a time would stand on the other one, on itself
/// at its start or on the mark of an article's hit.
Vec2 wordsWay(const Evidence& evidence, Owner owner, const Camera& camera, double time) {
  constexpr Vec2 kUp{0, -1};
  constexpr double kWords = 10;  // logical pixels, to their middle
  const BodyShape& shape = bodyOf(evidence, owner);
  const BodyShape& other = bodyOf(evidence, owner == Owner::a ? Owner::b : Owner::a);
  const std::vector<Vec2> outline = onScreen(shape.vertices, camera, time * shape.velocity);
  const Vec2 words = foremostOf(outline, kUp).middle + kWords * kUp;
  constexpr double kMark = 40;  // logical pixels, around that with its own words
  const PublishedEdgePair* const hit = evidence.recipe ? shownRecipeHit(evidence) : nullptr;
  const bool covered = (hit != nullptr && hit->result.point &&
                        distance(words, camera.toScreen(*hit->result.point)) < kMark) ||
                       isWithin(onScreen(shape.vertices, camera, {}), words) ||
                       isWithin(onScreen(other.vertices, camera, time * other.velocity), words);
  return covered ? -kUp : kUp;
}

/// "A at t = 0.520", "A at t = 1.000", above or below where it is then.
void addPoseName(Figure& figure, const Evidence& evidence, Owner owner, const Camera& camera,
                 double time) {
  const BodyShape& shape = bodyOf(evidence, owner);
  if (!shape.moves) return;
  const PartScope part(figure, Part::pose);
  addGhostWords(figure, shape, roleOf(owner), camera, time * shape.velocity,
                wordsWay(evidence, owner, camera, time),
                fmt::format("{} at t = {}", shape.name, number(time)));
}

/// All bodies as they are at the shown time, with their ways; the arrows of their velocities have
/// words at the start.
void addBodiesOnTheWay(Figure& figure, const Evidence& evidence, const ViewState& view,
                       double time) {
  if (time == 0) {
    for (const std::vector<Vec2>& region : evidence.sharedAtStart)
      addSharedArea(figure, region, view.camera);
    addVelocities(figure, evidence, view, kSweptEdgesHandles);
    if (view.wording.still && recipeShown(evidence, view))
      shortenVelocities(figure, evidence, view);
    return;
  }
  for (std::size_t i = 0; i < evidence.bodies.size(); ++i)
    addPose(figure, evidence.bodies[i], roleOf(evidence, static_cast<int>(i)), view.camera, time);
  if (!view.wording.still) return;
  const bool beside = standsBesideArticle(evidence, view) && view.step < 0;
  const Owner first = bodyOf(evidence, Owner::a).moves ? Owner::a : Owner::b;
  if (beside && view.names) addPoseName(figure, evidence, first, view.camera, time);
  for (const Owner owner : {Owner::a, Owner::b}) {
    if (beside)
      addWayBeside(figure, evidence, owner, view, time);
    else if (view.names)
      addStartName(figure, evidence, owner, view);
  }
}

/// Both polygons in outline while they are at the start, or where an article sees a hit: where they
/// first meet, or where the step ends if they do not. Later the start itself is in outline, and one
/// other place is enough.
void addPoses(Figure& figure, const Evidence& evidence, const ViewState& view, double time) {
  if (time > 0 && !standsAtHit(evidence, view)) return;
  const Camera& camera = view.camera;
  const SweptEdgesEvidence& edges = *evidence.edges;
  const bool meets = edges.contact == Contact::entering || edges.contact == Contact::grazing;
  const bool compared = recipeShown(evidence, view);  // the bodies at the article's time are there
  for (const Owner owner : {Owner::a, Owner::b}) {
    if (meets)
      addContactPose(figure, bodyOf(evidence, owner), roleOf(owner), camera, *edges.time);
    else if (!compared)
      addEnd(figure, bodyOf(evidence, owner), roleOf(owner), camera, 0.6);
    const bool named = meets ? !besideRecipe(evidence, view, Phase::result) : !compared;
    constexpr double kNarrow = 600;  // logical pixels; a page is narrow, too: badge and legend tell
    if (named && hasRoomForNames(evidence, camera) && camera.width >= kNarrow &&
        !view.wording.paper)
      addPoseName(figure, evidence, owner, camera, meets ? *edges.time : 1);
  }
}

}  // namespace

void paintSweptEdges(const Evidence& evidence, const ViewState& view, Figure& figure) {
  const double time = drawnSweepTime(evidence, view);
  addBodiesOnTheWay(figure, evidence, view, time);
  if (!evidence.edges || evidence.edges->contact == Contact::initial) return;
  const Camera& camera = view.camera;
  const SweepProgress progress = sweepProgress(evidence, view.step);
  const bool pair = testsPairs(evidence);  // else there is none to follow
  const bool beside = besideRecipe(evidence, view, progress.phase);
  const bool onTheWay = !beside || goesWrongOnTheWay(evidence.recipe->fault);
  const bool told = beside && view.wording.still;
  const bool atHit = standsAtHit(evidence, view);
  // Of a wrong intercept two places tell, not the way from one of them.
  const bool follows = !told || evidence.recipe->fault != RecipeFault::wrongIntercept;
  const auto reached = [&](Phase phase) { return pair && progress.phase >= phase; };
  // Pictures and films of the answer are of those that count; the window has a panel for the rest.
  const bool counting = view.wording.reason && progress.phase == Phase::result;
  Marks marks = reached(Phase::candidates) ? candidateMarks(evidence, camera, progress.candidates,
                                                            reached(Phase::first), counting)
                                           : Marks{};
  if (beside) shortenMarks(marks, evidence);
  if (atHit) marks.clear();  // they are of another time
  const bool crowd = evidence.broadPhase && progress.phase == Phase::boxes;
  const bool crowdAlone = crowd && view.wording.still;  // not of edges
  if (progress.phase >= Phase::boxes) {
    if (!crowdAlone) addBoxes(figure, evidence, camera, progress.phase);
    addCrowd(figure, evidence, camera, progress.phase == Phase::boxes, crowdAlone);
  }
  if (reached(Phase::boxes)) {
    const bool twice = told && follows && hasEdgesAtHit(evidence) && (time == 0 || atHit);
    const bool later = told && hasEdgesAtHit(evidence) && time > 0 && !atHit;  // names are enough
    if (!twice && !crowdAlone && !later) addChosenEdges(figure, evidence, view, time);
    if (crowd) thinOutVelocities(figure, evidence, view);
    if (view.names && !twice && !crowd && hasRoomForEndNames(evidence, camera)) {
      addEndNames(figure, evidence, view, time, beside, counting);
      if (!hasRoomForNames(evidence, camera) || isLow(view)) yieldVelocities(figure);
    }
  }
  if (reached(Phase::start)) {
    if (onTheWay) addLines(figure, evidence, camera, time, beside ? 0.4 : 0.85);
    if (onTheWay && follows)
      addMeetingPath(figure, evidence, camera, marks, progress.phase, time, !beside);
    if (!told || closingTells(evidence.recipe->fault)) addClosing(figure, evidence, camera, time);
  }
  if (progress.phase == Phase::path) {
    addLines(figure, evidence, camera, 1, 0.35);
    addEdgesAtEnd(figure, evidence, camera);
  }
  if (reached(Phase::candidates))
    addCandidates(figure, evidence, camera, progress, marks, recipeShown(evidence, view));
  const std::size_t named = figure.labels.size();
  if (reached(Phase::start) && onTheWay && follows)
    addMeetingPoint(figure, evidence, camera, marks, progress.phase, time, !view.labels.empty());
  // Both intercepts have words beside it.
  while (beside && evidence.recipe->fault == RecipeFault::wrongIntercept &&
         figure.labels.size() > named && figure.labels.back().text.part == Part::meetingPoint)
    figure.labels.pop_back();
  if (progress.phase < Phase::result) return;
  addPoses(figure, evidence, view, time);
  addFirstContact(figure, evidence, camera, marks, time, beside, view.wording.still);
}

}  // namespace sepax
