#include "app/techniques/inside/paint_edges.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/names.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace sepax {

namespace {

using Phase = InsideProgress::Phase;

/// Whether the number of a counter stands there.
bool hasCounter(const Figure& figure, Vec2 at) {
  return std::ranges::any_of(figure.items, [at](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    return text != nullptr && text->part == Part::rayCount && distance(text->position, at) < 8;
  });
}

/// Where edges cross: a full diamond, or a hollow one around the counter that stands there.
void addDiamond(Figure& figure, Vec2 at) {
  const bool around = hasCounter(figure, at);
  const double half = around ? 15 : 6;
  const std::vector<Vec2> diamond{at + Vec2{0, -half}, at + Vec2{half, 0}, at + Vec2{0, half},
                                  at + Vec2{-half, 0}};
  if (!around) figure.add(Fill{Layer::handle, diamond, {Role::overlap, 1}, Hatch::none});
  figure.add(Stroke{Layer::handle,
                    diamond,
                    true,
                    {around ? Role::overlap : Role::ground, 1},
                    around ? 2.0 : 1.2,
                    {},
                    Cap::butt});
  keepClear(figure, at, half);
}

void addSharedEdges(Figure& figure, const InsideEvidence& inside, const Camera& camera) {
  const PartScope part(figure, Part::sharedEdge);
  for (const EdgeOverlap& overlap : inside.overlaps) {
    figure.add(Stroke{Layer::evidence,
                      {camera.toScreen(overlap.from), camera.toScreen(overlap.to)},
                      false,
                      {Role::overlap, 0.9},
                      6,
                      {8, 4},
                      Cap::butt});
  }
}

}  // namespace

bool namesMeetings(const InsideEvidence& inside) {
  constexpr std::size_t kManyMeetings = 8;
  // Where vertices decide, the names of edges would only stand beside those of vertices.
  return inside.decidedBy == InsidePhase::edges && inside.meetings.size() <= kManyMeetings;
}

void addMeetings(Figure& figure, const Evidence& evidence, const ViewState& view,
                 const InsideShown& shown) {
  const InsideEvidence& inside = *evidence.inside;
  addSharedEdges(figure, inside, view.camera);
  const PartScope part(figure, Part::crossing);
  const bool now = shown.progress.phase == Phase::edges;
  const bool named = now || namesMeetings(inside);
  if (view.wording.still && !named) return;  // they decide nothing, and no word tells what they are
  bool told = false;
  const bool crowd = inside.meetings.size() > static_cast<std::size_t>(kCrowd);
  for (const EdgeMeeting& meeting : inside.meetings) {
    const Vec2 at = view.camera.toScreen(meeting.point);
    if (crowd) {
      figure.add(Dot{Layer::handle, at, 2.5, {Role::overlap, 1}, {}, 0});
      continue;
    }
    addDiamond(figure, at);
    if (!named) continue;
    if (view.wording.still && !now) {  // one picture is about that they cross
      if (meeting.crosses && !std::exchange(told, true))
        addLabel(figure, at, {-1, 1}, "edges cross here", Role::overlap, 4);
      continue;
    }
    const std::string places =
        now ? fmt::format("  t {}  u {}", number(meeting.t, 2), number(meeting.u, 2)) : "";
    addLabel(figure, at, {-1, 1},
             fmt::format("{} × {}{}", nameOf(evidence, {Owner::a, meeting.edgeA}),
                         nameOf(evidence, {Owner::b, meeting.edgeB}), places),
             Role::overlap, now ? 8 : -1);
    figure.labels.back().text.size = 12;
  }
}

}  // namespace sepax
