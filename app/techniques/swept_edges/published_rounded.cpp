#include "app/techniques/swept_edges/published_rounded.h"

#include "app/figure/numbers.h"
#include "app/techniques/swept_edges/published_words.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr int kClaimPriority = 9;  ///< of the words that a small frame has outside
constexpr const char* kWayOfMeeting = "way of the lines’ meeting point";

std::string wayOfCorner(const RoundedWays& ways) { return "way of corner " + ways.cornerName; }

/// A way through the step with words beside its middle.
void addWay(Figure& figure, const Camera& camera, Vec2 from, Vec2 to, Role role,
            std::string words) {
  const Vec2 tail = camera.toScreen(from);
  const Vec2 tip = camera.toScreen(to);
  const PartScope part(figure, Part::publishedLine);
  addArrow(figure, Layer::handle, tail, tip, {role, 1}, 2.4, {5, 4});
  if (!words.empty())  // a page has no room for those of so short a way
    addLabel(figure, lerp(tail, tip, 0.5), {0, 1}, std::move(words), role, 8);
}

/// The line of a corner's way, which the recipe crosses with the other way.
void addCrossedLine(Figure& figure, const RoundedWays& ways, const Camera& camera) {
  const Vec2 from = camera.toScreen(ways.corner);
  const Vec2 to = camera.toScreen(ways.corner + ways.velocity);
  std::vector<Vec2> line = clippedLine(figure, from, to - from);
  if (!line.empty()) addPublishedLine(figure, std::move(line));
}

/// How far the way of the meeting point leaves that of the corner for each unit along it.
double slopeOf(const RoundedWays& ways) {
  const Vec2 way = ways.final - ways.initial;
  return cross(ways.velocity, way) / dot(ways.velocity, way);
}

/// Half of what is seen of the ways, world units.
double reachOf(const RoundedWays& ways) {
  constexpr double kShare = 0.2;  // of the way of the meeting point
  return kShare * distance(ways.initial, ways.final);
}

/// One of the lines through the crossing, with words at a place of it.
void addCrossing(Figure& figure, Vec2 middle, Vec2 half, Role role, double named, Vec2 way,
                 std::string words) {
  const PartScope part(figure, Part::publishedLine);
  figure.add(
      Stroke{Layer::evidence, {middle - half, middle + half}, false, {role, 1}, 2.4, {5, 4}});
  addLabel(figure, middle + named * half, way, std::move(words), role, 6);
}

Figure paintCrossing(const RoundedWays& ways, bool inGrey, const Camera& near, double across) {
  Figure figure;
  figure.width = near.width;
  figure.height = near.height;
  figure.inGrey = inGrey;
  const Vec2 along = normalized(ways.velocity);
  const double seen = near.width / near.zoom;  // more than half of it
  const Vec2 half = seen * near.zoom * Camera::turned(along);
  const Vec2 off = seen * across * slopeOf(ways) * Camera::turned(turnedLeft(along));
  const Vec2 middle = near.toScreen(ways.hit);
  constexpr double kNamed = 0.3;  // of the frame, from its middle
  addCrossing(figure, middle, half, roleOf(ways.owner), -kNamed, {0, 1},
              (inGrey ? "" : "corner ") + ways.cornerName);
  addCrossing(figure, middle, half + off, Role::path, -kNamed, {1, -1},
              inGrey ? "meeting point" : "lines’ meeting point");
  addPublishedPoint(figure, middle, inGrey ? "by rounding only" : "a crossing by rounding only",
                    kHitReach);
  figure.labels.back().priority = kClaimPriority;
  return figure;
}

}  // namespace

std::optional<RoundedWays> roundedWays(const Evidence& evidence, const ViewState& view) {
  const PublishedEdgePair* const hit = shownRecipeHit(evidence);
  if (hit == nullptr || !standsAtHit(evidence, view)) return std::nullopt;
  if (evidence.recipe->fault != RecipeFault::edgesDoNotMeet) return std::nullopt;
  const PublishedSweptSegments& found = hit->result;
  const DrakeCandidate* accepted = acceptedOf(found);
  if (found.kind != DrakeCase::crossing || accepted == nullptr) return std::nullopt;
  if (accepted->behind || accepted->beside || !found.initial || !found.final) return std::nullopt;
  const Owner owner = accepted->owner;
  const EdgeEnds ends = edgeEnds(evidence, owner, owner == Owner::a ? hit->a : hit->b);
  return RoundedWays{ends[static_cast<std::size_t>(accepted->end)],
                     bodyOf(evidence, owner).velocity,
                     owner,
                     recipeEndName(evidence, *hit, *accepted),
                     *found.initial,
                     *found.final,
                     *found.point,
                     *found.time};
}

void addRoundedWays(Figure& figure, const RoundedWays& ways, const Camera& camera) {
  addWay(figure, camera, ways.corner, ways.corner + ways.velocity, roleOf(ways.owner),
         wayOfCorner(ways));
  addWay(figure, camera, ways.initial, ways.final, Role::path, figure.inGrey ? "" : kWayOfMeeting);
  addCrossedLine(figure, ways, camera);
}

std::optional<CloseUp> roundedCloseUp(const RoundedWays& ways, const ViewState& view) {
  const double reach = reachOf(ways);
  const double off = std::abs(slopeOf(ways)) * reach;
  if (!(off > 0 && std::isfinite(off))) return std::nullopt;
  const bool inGrey = view.theme == ThemeId::print;
  const auto paint = [ways, inGrey](const Camera& near, double across) {
    return paintCrossing(ways, inGrey, near, across);
  };
  CloseUp shown{ways.hit, reach};
  shown.stretched = Stretched{off, paint};
  return shown;
}

}  // namespace sepax
