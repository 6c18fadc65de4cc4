#include "app/techniques/drawing/draw_published.h"

#include <algorithm>
#include <utility>

namespace sepax {

namespace {

constexpr double kLineWidth = 1.8;

}  // namespace

void addPublishedBody(Figure& figure, std::vector<Vec2> outline) {
  const PartScope part(figure, Part::publishedBody);
  figure.add(Fill{Layer::ghost, outline, {kPublishedRole, 0.75}, Hatch::backward});
  figure.add(Stroke{Layer::ghost,
                    std::move(outline),
                    true,
                    {kPublishedRole, 0.9},
                    kLineWidth,
                    kPublishedDash,
                    Cap::butt});
}

void addPublishedMove(Figure& figure, Vec2 from, Vec2 to, std::string words) {
  const PartScope part(figure, Part::publishedMove);
  addArrow(figure, Layer::evidence, from, to, {kPublishedRole, 1}, 3, kPublishedDash);
  Box around;
  around.min = {std::min(from.x, to.x) - 4, std::min(from.y, to.y) - 4};
  around.max = {std::max(from.x, to.x) + 4, std::max(from.y, to.y) + 4};
  figure.keepClear.push_back(around);
  if (!words.empty()) addLabel(figure, to, to - from, std::move(words), kPublishedRole, 8);
}

void addPublishedPoint(Figure& figure, Vec2 at, std::string words) {
  const PartScope part(figure, Part::publishedPoint);
  constexpr double kReach = 8;
  figure.add(Stroke{
      Layer::evidence,
      {at + Vec2{0, -kReach}, at + Vec2{kReach, 0}, at + Vec2{0, kReach}, at + Vec2{-kReach, 0}},
      true,
      {kPublishedRole, 1},
      2});
  keepClear(figure, at, kReach);
  if (!words.empty()) addLabel(figure, at, {1, -1}, std::move(words), kPublishedRole, 8);
}

void addPublishedLine(Figure& figure, std::vector<Vec2> points, bool closed) {
  const PartScope part(figure, Part::publishedLine);
  figure.add(Stroke{Layer::evidence,
                    std::move(points),
                    closed,
                    {kPublishedRole, 0.9},
                    kLineWidth,
                    kPublishedDash,
                    Cap::butt});
}

}  // namespace sepax
