#include "app/figure/numbers.h"
#include "app/techniques/ray/ray.h"
#include "app/techniques/ray/steps_words.h"
#include "app/techniques/ray/walk_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

namespace sepax {

namespace {

std::string_view nameOf(RayWalkId walk) {
  switch (walk) {
    case RayWalkId::bresenham:
      return "Bresenham's line";
    case RayWalkId::published:
      return "The published line";
    case RayWalkId::cells:
    case RayWalkId::automatic:
      break;
  }
  return "The exact walk";
}

/// Who stops or goes on, in a badge: of a walk that answers as the ray does the ray itself.
std::string_view actorOf(RayWalkId walk, bool agrees) {
  if (agrees || walk == RayWalkId::cells) return "Ray";
  return walk == RayWalkId::published ? "Published line" : "Bresenham";
}

std::string normalText(const RayEntry& entry) {
  if (!entry.normal) return "enters at a corner";
  if (*entry.normal == Vec2{}) return "starts inside";
  const Vec2 n = *entry.normal;
  return std::string("enters through the ") +
         (n.x < 0   ? "left"
          : n.x > 0 ? "right"
          : n.y < 0 ? "top"
                    : "bottom") +
         " side";
}

/// Which pixel of the walk stops it: ": pixel 34 of 61", or how many were tested where it meets
/// several at once.
std::string whenStopped(const RayWalk& walk) {
  const std::string of = walk.length ? fmt::format(" of {}", *walk.length) : " near the map";
  if (!metWithHit(walk).empty()) return " after " + testedText(walk) + of;
  return fmt::format(": pixel {}{}", walk.tested, of);
}

/// How the exact ray comes to the pixel that it hits.
std::string exactWay(std::string_view ray, const RayHit& hit) {
  const std::string time = " at t = " + number(hit.entry.t) + ".";
  if (hit.beside) return fmt::format(" {} passes the pixel's corner{}", ray, time);
  return fmt::format(" {} {}{}", ray, normalText(hit.entry), time);
}

/// The exact answer behind that of a walk.
std::string wayBehind(const std::optional<RayHit>& exact, const RayWalk& walk, RayWalkId id) {
  if (id == RayWalkId::cells) return exact ? exactWay("The ray", *exact) : std::string();
  if (!exact) return " The true ray meets no solid pixel.";
  if (walk.hit == exact->pixel) return exactWay("The true ray", *exact);
  return fmt::format(" The true ray meets {}:{}", pixelText(exact->pixel), exactWay("it", *exact));
}

/// The solid pixel, or all that the walk meets at once.
std::string metWords(const RayWalk& walk) {
  const std::string others = metWithHit(walk);
  const std::string hit = pixelText(*walk.hit);
  return others.empty() ? "the first solid pixel " + hit
                        : fmt::format("the solid pixels {} and {} at once", hit, others);
}

/// The badge of the true answer.
std::string stopWords(const RayWalk& walk) {
  const std::string others = metWithHit(walk);
  const std::string hit = pixelText(*walk.hit);
  return others.empty() ? "Ray stops at pixel " + hit
                        : fmt::format("Ray stops at pixels {} and {}", hit, others);
}

/// The page's sentence ends with the pixel that the ray meets: it is not told once more.
bool namesExactPixel(const PublishedRay& published) {
  return published.fault == RayFault::missed || published.fault == RayFault::otherPixel ||
         published.outOfRange.has_value();
}

Verdict hitVerdict(const Evidence& evidence, const ViewState& view, const RayWalk& walk) {
  const RayEvidence& ray = *evidence.ray;
  const RayWalkId id = walkIn(view);
  const Pixel hit = *walk.hit;
  if (hit == ray.firstPixel && walk.tested == 1) {
    return {"Starts in a solid pixel " + pixelText(hit), Role::result,
            fmt::format("The ray starts in the solid pixel {}: the first test stops it, and there "
                        "is no side through which it came in.",
                        pixelText(hit)),
            ""};
  }
  const std::optional<RayHit>& exact = ray.conservative;
  // The picture shows the side with its normal; beside an article the words are for the difference.
  const bool besidePage = !view.method.empty();
  const std::string badge =
      walk.agrees ? stopWords(walk)
                  : fmt::format("{} stops at {}; the ray meets {}", actorOf(id, walk.agrees),
                                pixelText(hit),
                                exact ? pixelText(exact->pixel) : std::string("no solid pixel"));
  Verdict verdict{badge, Role::result,
                  fmt::format("{} meets {}{}.{}", nameOf(id), metWords(walk), whenStopped(walk),
                              wayBehind(exact, walk, id))};
  if (besidePage && walk.agrees)
    verdict.brief = namesExactPixel(*evidence.publishedRay)
                        ? ""
                        : fmt::format("{} meets {}.", nameOf(id), metWords(walk));
  return verdict;
}

/// Of a published walk that has no way to be judged by: there is none, it leaves a bitmap, or the
/// ray has no length.
std::optional<Verdict> publishedVerdict(const Evidence& evidence, const RayWalk& walk) {
  if (evidence.skipped.contains("published.ray")) {
    const std::string& why = evidence.skipped.at("published.ray");
    return Verdict{"No published answer", Role::result, "There is nothing to show: " + why + "."};
  }
  if (evidence.publishedRay->outOfRange) {
    return Verdict{
        "Published: index out of range", Role::result,
        fmt::format("The bitmap of tile {} has no pixel {}: the published walk ends there.",
                    pixelText(evidence.publishedRay->outOfRange->tile),
                    pixelText(evidence.publishedRay->outOfRange->local))};
  }
  if (!evidence.publishedRay->zeroLength) return std::nullopt;
  const RayEvidence& ray = *evidence.ray;
  return Verdict{walk.collides ? "Published: a hit at length 0" : "Published: no hit at length 0",
                 walk.agrees ? Role::accent : Role::result,
                 fmt::format("With length 0 the article reports a collision exactly when the start "
                             "pixel can be crossed; {} is {}.",
                             pixelText(ray.firstPixel), ray.hit ? "solid" : "empty")};
}

/// It passes between two solid pixels, and the exact ray does not.
Verdict leakVerdict(const RayHit& exact, const RayWalk& walk, RayWalkId id) {
  const DiagonalLeak& leak = walk.leaks.front();
  return {
      fmt::format("{} slips through a diagonal wall", actorOf(id, walk.agrees)), Role::result,
      fmt::format("{} steps from {} to {} between two solid pixels that touch at a corner; "
                  "the exact ray stops at {}.",
                  nameOf(id), pixelText(leak.from), pixelText(leak.to), pixelText(exact.pixel))};
}

/// Of the worst case, where no article is shown that says it otherwise.
std::string boundWords(const Evidence& evidence, const ViewState& view) {
  const std::optional<std::int64_t> most = mostInTile(*evidence.rayWalks, walkIn(view));
  if (!most || !view.method.empty()) return {};
  return fmt::format(" It tests up to {} in a tile, the most that it can.",
                     counted(*most, "pixel"));
}

Verdict answerVerdict(const Evidence& evidence, const ViewState& view) {
  const RayEvidence& ray = *evidence.ray;
  const RayWalk& walk = shownWalk(*evidence.rayWalks, view);
  if (walkIn(view) == RayWalkId::published) {
    if (const std::optional<Verdict> verdict = publishedVerdict(evidence, walk)) return *verdict;
  }
  if (walk.hit) return hitVerdict(evidence, view, walk);
  if (ray.conservative && !walk.leaks.empty())
    return leakVerdict(*ray.conservative, walk, walkIn(view));
  const std::string tested =
      testedText(walk) + (walk.length ? std::string() : std::string(" near the map"));
  if (ray.conservative) {
    const std::string pixel = pixelText(ray.conservative->pixel);
    return {fmt::format("{} misses the solid pixel {}", actorOf(walkIn(view), walk.agrees), pixel),
            Role::result,
            fmt::format("{} tests {} and meets no solid pixel; the exact ray stops at {}.",
                        nameOf(walkIn(view)), tested, pixel)};
  }
  return {"Nothing in the way", Role::gap,
          fmt::format("{} tests {} and meets no solid pixel.{}", nameOf(walkIn(view)), tested,
                      boundWords(evidence, view)),
          ""};
}

/// Before the first pixel.
Verdict startVerdict(const Evidence& evidence, const RayWalk& walk, const ViewState& view) {
  const RayEvidence& ray = *evidence.ray;
  return {
      "The ray", roleOf(walkIn(view)),
      fmt::format("The ray goes from {} to {}. Its walk has {}, to be tested one after the other.",
                  numbers(ray.from), numbers(ray.to),
                  walk.length ? counted(*walk.length, "pixel") : std::string("many pixels"))};
}

Verdict stepVerdict(const RayWalk& walk, const ViewState& view, std::size_t known) {
  const WalkPixel& pixel = steppedPixel(walk, known);
  const bool hit = pixel.state == PixelState::hit;
  const std::string places = placesText(walk, known);
  const std::string others = metWith(walk, known);
  const std::string badge =
      fmt::format("{} {} of {}", others.empty() ? "Pixel" : "Pixels", places, walk.pixels.size());
  const std::string together =
      others.empty() ? std::string()
                     : fmt::format(" At the same place it meets {}, solid too.", others);
  const std::string end = pixel.inMap && pixel.index >= 0
                              ? std::string("; its pixel ") + pixelText(pixel.local) +
                                    (hit ? " is solid: stop" : " is empty")
                              : std::string();
  return {badge, hit ? Role::result : roleOf(walkIn(view)),
          fmt::format("Test pixel {}: {}{}.{}", pixelText(pixel.pixel), placeText(pixel), end,
                      together)};
}

/// Of its tested pixels those that are met at once are one step.
std::size_t stepsOf(const RayWalk& walk) {
  const auto count = [&](auto state) {
    return static_cast<std::size_t>(std::ranges::count_if(walk.pixels, state));
  };
  const std::size_t tested =
      count([](const WalkPixel& pixel) { return pixel.state != PixelState::untested; });
  const std::size_t hits =
      count([](const WalkPixel& pixel) { return pixel.state == PixelState::hit; });
  return tested - (hits > 1 ? hits - 1 : 0);
}

}  // namespace

std::string pixelText(Pixel pixel) {
  const auto whole = [](std::int64_t value) {
    const std::string digits = std::to_string(value);
    return value < 0 ? "−" + digits.substr(1) : digits;
  };
  return fmt::format("({}, {})", whole(pixel.x), whole(pixel.y));
}

RayWalkId walkIn(const ViewState& view) {
  const RayWalkId chosen = view.options[kWalk];
  if (chosen != RayWalkId::automatic) return chosen;
  const bool exact = view.answers == Answers::exact || !view.method.empty();
  return exact ? RayWalkId::cells : RayWalkId::bresenham;
}

std::string_view rayHeading(const ViewState& view) {
  switch (walkIn(view)) {
    case RayWalkId::bresenham:
      return "Bresenham from the origin";
    case RayWalkId::published:
      return "Bresenham as published";
    case RayWalkId::cells:
    case RayWalkId::automatic:
      break;
  }
  return "the exact walk";
}

const RayWalk& shownWalk(const RayWalks& walks, const ViewState& view) {
  switch (walkIn(view)) {
    case RayWalkId::bresenham:
    case RayWalkId::automatic:
      break;
    case RayWalkId::published:
      return walks.published;
    case RayWalkId::cells:
      return walks.cells;
  }
  return walks.bresenham;
}

Role roleOf(RayWalkId walk) {
  switch (walk) {
    case RayWalkId::bresenham:
    case RayWalkId::automatic:
      break;
    case RayWalkId::published:
      return Role::overlap;
    case RayWalkId::cells:
      return Role::gap;
  }
  return Role::a;
}

RayProgress rayProgress(const RayWalk& walk, int step) {
  const auto tested = std::ranges::count_if(
      walk.pixels, [](const WalkPixel& pixel) { return pixel.state != PixelState::untested; });
  const auto all = static_cast<std::size_t>(tested);
  const std::size_t steps = stepsOf(walk);
  if (step < 0 || static_cast<std::size_t>(step) > steps) return {all, true};
  const auto asked = static_cast<std::size_t>(step);
  return {asked == steps ? all : asked, false};
}

int walkStepCount(const RayWalk& walk) { return static_cast<int>(stepsOf(walk)) + 2; }

int rayStepCount(const Evidence& evidence, const ViewState& view) {
  return evidence.rayWalks ? walkStepCount(shownWalk(*evidence.rayWalks, view)) : 0;
}

Verdict rayVerdict(const Evidence& evidence, const ViewState& view) {
  if (!evidence.ray || !evidence.rayWalks) {
    const auto reason = evidence.skipped.find("ray");
    const std::string why = reason == evidence.skipped.end() ? "no answer" : reason->second;
    return {"No ray to cast", Role::result,
            "A ray cast needs a tile map and a ray: " + why + "; the panel adds what is missing."};
  }
  const RayWalk& walk = shownWalk(*evidence.rayWalks, view);
  const RayProgress progress = rayProgress(walk, view.step);
  if (progress.finished) return answerVerdict(evidence, view);
  return progress.known == 0 ? startVerdict(evidence, walk, view)
                             : stepVerdict(walk, view, progress.known);
}

}  // namespace sepax
