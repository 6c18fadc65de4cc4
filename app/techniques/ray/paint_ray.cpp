#include "app/techniques/ray/paint_ray.h"

#include "app/figure/label_space.h"
#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/ray/published_same.h"
#include "app/techniques/ray/ray.h"
#include "app/view/handles.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr double kDirectionArrow = 46;  ///< logical pixels

/// Radius of the ground about a handle of the ray, logical pixels; neither is hovered.
constexpr double kHandleGround = kHandleRadius + 2.7;
constexpr double kEntryGround = 5.2;  ///< the same about the place where it enters what it hits

struct RayHandle {
  Vec2 place;
  Vec2 outward;  ///< away from the line, so that its name covers none of its pixels
  Role role = Role::a;
  Target::Kind kind = Target::Kind::rayOrigin;
  std::string name;
};

/// Where the name of an end stands, away from the line. Of a large pixel it is led to from the
/// middle: across the ray, or it would seem to go on there.
Vec2 nameDirection(Target::Kind end, Vec2 outward, const ViewState& view) {
  constexpr double kLarge = 40;  // logical pixels a pixel
  if (view.camera.zoom < kLarge || outward == Vec2{}) return outward;
  const bool flat = std::abs(outward.x) >= std::abs(outward.y);
  // A published walk that starts at the end is told below it.
  const bool down = outward.y > 0 && end == Target::Kind::rayOrigin;
  return flat ? Vec2{0, down ? 1.0 : -1.0} : Vec2{outward.x > 0 ? 1.0 : -1.0, 0};
}

/// Whether a hand is at an end of the ray, and its numbers are asked for.
bool isPointedAt(const ViewState& view) {
  return view.hovered.kind == Target::Kind::rayOrigin || view.hovered.kind == Target::Kind::rayEnd;
}

void addHandle(Figure& figure, const ViewState& view, const RayHandle& handle) {
  const bool hot = view.hovered.kind == handle.kind;
  const double radius = kHandleRadius + (hot ? 3 : 1.5);
  figure.add(Dot{Layer::handle, handle.place, radius + 1.2, {Role::ground, 1}, {}, 0});
  figure.add(Dot{Layer::handle,
                 handle.place,
                 radius,
                 {hot ? Role::accent : handle.role, 1},
                 {Role::text, 1},
                 2});
  keepClear(figure, handle.place, radius + 1);
  if (!view.names || handle.name.empty()) return;
  const PartScope namePart(figure, Part::name);
  addLabel(figure, handle.place, handle.outward == Vec2{} ? Vec2{-1, -1} : handle.outward,
           handle.name, Role::text, 6);
  // Beyond a small pixel, so that its name does not stand on it; of a large one it stays near.
  figure.labels.back().distance = std::clamp(0.75 * view.camera.zoom, 10.0, 26.0);
}

/// Whether neither a handle of the ray nor the place where it enters the pixel that it hits stands
/// on the text, and the picture holds all of it.
bool hasRoom(const Rect& rect, const Evidence& evidence, const ViewState& view) {
  if (!contains({{0, 0}, {view.camera.width, view.camera.height}}, rect)) return false;
  const auto covers = [&](Vec2 place, double radius) {
    return overlaps(rect, grownBy({place, place}, radius));
  };
  const RayEvidence& ray = *evidence.ray;
  if (ray.conservative && view.answers != Answers::published &&
      covers(view.camera.toScreen(worldOfPixels(ray.conservative->entry.point)), kEntryGround))
    return false;
  return !hasRayHandles(evidence, view, kRayHandles) ||
         (!covers(rayOriginHandle(ray, view.camera), kHandleGround) &&
          !covers(rayEndHandle(ray, view.camera), kHandleGround));
}

/// Whether the ray, or the normal where it hits, goes through the text.
bool isCrossed(const Rect& rect, const RayEvidence& ray, const ViewState& view) {
  constexpr double kBeside = 1;  // half of the line, logical pixels
  constexpr double kArrow = 5;   // half of its head
  const auto crosses = [&](Vec2 from, Vec2 to, double margin) {
    return spanInside(from, to, grownBy(rect, margin)).has_value();
  };
  if (crosses(rayOriginHandle(ray, view.camera), rayEndHandle(ray, view.camera), kBeside))
    return true;
  if (!ray.conservative || !ray.conservative->entry.normal) return false;
  const Vec2 foot = view.camera.toScreen(worldOfPixels(ray.conservative->entry.point));
  return view.answers != Answers::published &&
         crosses(foot, foot + kNormalArrow * *ray.conservative->entry.normal, kArrow);
}

using Corner = Vec2;  ///< 0 or 1: left or right, top or bottom

Text inCorner(const PixelNumber& number, Corner corner, bool framed) {
  constexpr Vec2 kInset{4, 3};   // logical pixels
  constexpr Vec2 kWithin{3, 2};  // the same, within the frame of a published test
  const Box& pixel = number.pixel;
  const Vec2 inset = framed ? kPublishedInset * (pixel.max - pixel.min) + kWithin : kInset;
  Text text = number.text;
  text.align = corner.x == 0 ? Align::left : Align::right;
  text.position = {corner.x == 0 ? pixel.min.x + inset.x : pixel.max.x - inset.x,
                   corner.y == 0 ? pixel.min.y + inset.y - 1 + text.size : pixel.max.y - inset.y};
  return text;
}

/// First the outer corner: of the left side above, of the right one below.
std::vector<Corner> cornersFor(NumberPlace place) {
  const double own = place.left ? 0 : 1;
  std::vector<Corner> corners{{own, own}, {own, 1 - own}};
  if (place.alone) corners.insert(corners.end(), {{1 - own, own}, {1 - own, 1 - own}});
  return corners;
}

}  // namespace

void addPixelNumbers(Figure& figure, std::span<const PixelNumber> numbers, NumberPlace place,
                     const Evidence& evidence, const ViewState& view) {
  const auto isFree = [&](const PixelNumber& number, Corner corner, bool framed) {
    const Rect rect = rectOf(inCorner(number, corner, framed));
    return hasRoom(rect, evidence, view) && !isCrossed(rect, *evidence.ray, view);
  };
  std::vector<Corner> corners = cornersFor(place);
  std::ranges::stable_sort(corners, std::greater{}, [&](Corner corner) {
    return std::ranges::count_if(
        numbers, [&](const PixelNumber& number) { return isFree(number, corner, place.framed); });
  });
  const auto put = [&](const PixelNumber& number, bool framed, auto&& fits) {
    const auto corner =
        std::ranges::find_if(corners, [&](Corner at) { return fits(number, at, framed); });
    if (corner == corners.end()) return false;
    figure.add(inCorner(number, *corner, framed));
    return true;
  };
  const auto hasRoomIn = [&](const PixelNumber& number, Corner corner, bool framed) {
    return hasRoom(rectOf(inCorner(number, corner, framed)), evidence, view);
  };
  for (const PixelNumber& number : numbers) {
    if (put(number, place.framed, isFree) || put(number, false, isFree)) continue;
    put(number, false, hasRoomIn);
  }
}

void addRayHandles(Figure& figure, const Evidence& evidence, const ViewState& view) {
  if (!hasRayHandles(evidence, view, kRayHandles)) return;
  const RayEvidence& ray = *evidence.ray;
  const PartScope part(figure, Part::handle);
  const Vec2 way = ray.to - ray.from;
  const bool both = ray.from == ray.to;  // one place, one name
  const bool pointed = isPointedAt(view);
  addHandle(
      figure, view,
      {rayEndHandle(ray, view.camera), nameDirection(Target::Kind::rayEnd, way, view), Role::ground,
       Target::Kind::rayEnd, both ? "" : "end" + (pointed ? " " + numbers(ray.to) : "")});
  // Where a picture is about the pixels of the ends it has that of the origin, too.
  const bool told = standsBesideArticle(evidence, view) && tellsBothEnds(evidence);
  const std::string pixel = told ? ", in pixel " + pixelText(ray.firstPixel) : "";
  const std::string origin = both ? "origin = end" : "origin" + pixel;
  addHandle(figure, view,
            {rayOriginHandle(ray, view.camera), nameDirection(Target::Kind::rayOrigin, -way, view),
             Role::a, Target::Kind::rayOrigin,
             pointed ? origin + ", Position " + numbers(ray.from) : origin});
}

void addRayMeasures(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const PublishedRay& ray = *evidence.publishedRay;
  if (!view.names || !isPointedAt(view) || ray.zeroLength || ray.undefined) return;
  const PartScope part(figure, Part::name);
  const Vec2 from = rayOriginHandle(*evidence.ray, view.camera);
  const Vec2 to = rayEndHandle(*evidence.ray, view.camera);
  const Vec2 way = ray.direction;  // pixel space and screen: y down in both
  const Vec2 across{-way.y, way.x};
  const double reach = length(to - from);
  if (reach > 2 * kDirectionArrow) {
    const Vec2 side = across.y > 0 ? -across : across;
    const Vec2 foot = from + std::clamp(0.7 * view.camera.zoom, 14.0, 50.0) * side;
    const Vec2 tip = foot + kDirectionArrow * way;
    addArrow(figure, Layer::handle, foot, tip, {Role::text, 1}, 2.4);
    for (const Vec2 place : {foot, (foot + tip) / 2, tip}) keepClear(figure, place, 9);
    addLabel(figure, tip, side + way, "Direction " + numbers(way, 2), Role::text, 5);
  }
  addLabel(figure, (from + to) / 2, across.y > 0 ? across : -across,
           "RayLength " + number(ray.length, 2), Role::text, 5);
  figure.labels.back().distance = std::clamp(0.9 * view.camera.zoom, 10.0, 90.0);
}

}  // namespace sepax
