#include "app/techniques/contract/published_sides.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/collision_names.h"
#include "app/techniques/contract/published_side.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/draw_published_axis.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace sepax {

namespace {

/// What the page's loop has come to.
struct SidesProgress {
  enum class Phase { circles, line, project, compare, result } phase = Phase::result;
  int side = 0;  ///< index into PublishedSides::sides; -1 = none is looked at
};
using SidesPhase = SidesProgress::Phase;
constexpr int kPhases = 3;

/// Steps before the first side.
int circleSteps(const PublishedSides& found) { return found.circlesMeet ? 1 : 0; }

SidesProgress progressAt(const PublishedSides& found, int step) {
  const int count = static_cast<int>(found.sides.size());
  if (step >= 0 && step < circleSteps(found)) return {SidesPhase::circles, -1};
  const int inLoop = step - circleSteps(found);
  if (step < 0 || inLoop / kPhases >= count) return {SidesPhase::result, count - 1};
  return {static_cast<SidesPhase>(static_cast<int>(SidesPhase::line) + inLoop % kPhases),
          inLoop / kPhases};
}

bool endedByCircles(const PublishedSides& found) { return !found.circlesMeet.value_or(true); }

std::string apartWords(const PublishedSide& side) {
  if (!side.apart) return "neither holds";
  return side.a.low > side.b.high ? "minA > maxB" : "maxA < minB";
}

/// The end of the sentence: what is wrong with the answer, or with what the page says of it.
std::string faultWords(const Evidence& evidence) {
  const PublishedSides& found = *evidence.publishedSides;
  switch (found.fault) {
    case SidesFault::verdict:
      return found.intersects ? "; they do not meet" : "; they do meet";
    case SidesFault::gapAsDistance:
      return fmt::format(
          ". Nearest, it says, are a corner and a side; two corners are, {} apart and more than "
          "the "
          "largest gap, {}",
          number(found.distance), number(*found.largestGap));
    case SidesFault::none:
      break;
  }
  return "";
}

Verdict resultVerdict(const Evidence& evidence) {
  const PublishedSides& found = *evidence.publishedSides;
  const Role role = roleOfHit(found.intersects);
  const std::string fault = faultWords(evidence);
  if (endedByCircles(found)) {
    return {"apart by the circles", role,
            "The gpwiki test finds that the circles about them do not meet: it looks at no side "
            "and answers that they do not intersect" +
                fault + "."};
  }
  if (!found.intersects) {
    const std::string name = nameOf(evidence, found.sides.back().name);
    return {"apart by side " + name, role,
            fmt::format("The gpwiki test stops at side {}: across it the two shadows lie apart, "
                        "so it answers that they do not intersect{}.",
                        name, fault)};
  }
  return {"intersecting", role,
          fmt::format("The gpwiki test finds no separating line among the {} sides and answers "
                      "that they intersect{}.",
                      found.total, fault)};
}

Verdict stepVerdict(const Evidence& evidence, const SidesProgress& progress) {
  const PublishedSides& found = *evidence.publishedSides;
  if (progress.phase == SidesPhase::result) return resultVerdict(evidence);
  if (progress.phase == SidesPhase::circles) {
    const std::string distance =
        evidence.satWork ? fmt::format("({}) ", circleWords(*evidence.satWork, *found.circlesMeet))
                         : "";
    return {"circles first", kPublishedRole,
            "Published: the circles about them " + distance +
                (*found.circlesMeet ? "meet, so the sides are looked at."
                                    : "do not meet, so the test stops here.")};
  }
  const PublishedSide& side = sideAt(found, progress.side);
  const std::string name = nameOf(evidence, side.name);
  Verdict verdict{fmt::format("side {} of {} · {}", progress.side + 1, found.total, name),
                  kPublishedRole, ""};
  const SideNumbers values = numbersOf(side, found.normalised);
  if (progress.phase == SidesPhase::line) {
    verdict.sentence =
        fmt::format("Published: the line across side {} is (−y, x) of it, {}, {}.", name,
                    numbers(values.line), found.normalised ? "normalised" : "not normalised");
  } else if (progress.phase == SidesPhase::project) {
    verdict.sentence = fmt::format("Published: the dot products are A = {}, B = {}.",
                                   intervalWords(values.a), intervalWords(values.b));
  } else {
    verdict.sentence = fmt::format("Published: {}{}.", apartWords(side),
                                   side.apart ? ", so the test stops here" : ": the next side");
  }
  return verdict;
}

/// Words for the length from a to b, beyond both polygons, which may be nearer than they are long.
void labelBeside(const Evidence& evidence, const Camera& camera, Vec2 a, Vec2 b,
                 const std::string& words, Figure& figure) {
  Vec2 aside = turnedLeft(normalized(b - a));
  if (aside.y > 0) aside = -aside;
  const Vec2 middle = (a + b) / 2;
  double reach = 0;
  for (const int body : {evidence.a, evidence.b})
    for (const Vec2 vertex : evidence.bodies[static_cast<std::size_t>(body)].vertices)
      reach = std::max(reach, dot(camera.toScreen(vertex) - middle, aside));
  const PartScope part(figure, Part::publishedPoint);
  addLabel(figure, middle + reach * aside, aside, words, kPublishedRole, 8);
}

/// Where the polygons are nearest, and where two corners are, the gap that is less than that.
void paintNearest(const Evidence& evidence, const Camera& camera, Figure& figure) {
  const PublishedSides& found = *evidence.publishedSides;
  if (!found.largestGap) return;
  const Vec2 a = camera.toScreen(found.nearestA);
  const Vec2 b = camera.toScreen(found.nearestB);
  if (found.fault != SidesFault::gapAsDistance) {
    addPublishedLine(figure, {a, b});
    addPublishedPoint(figure, a, "");
    addPublishedPoint(figure, b, "");
    const std::string words =
        fmt::format("distance {} · {}", number(found.distance), featureWords(found.features));
    labelBeside(evidence, camera, a, b, words, figure);
    return;
  }
  const PublishedGap& gap = *found.gap;
  const Vec2 foot = camera.toScreen(gap.foot);
  const Vec2 corner = camera.toScreen(gap.corner);
  const Vec2 apart = (foot + corner) / 2 - (a + b) / 2;  // of the two lengths
  addPublishedBar(figure, foot, corner, apart, "published gap " + number(*found.largestGap));
  addPublishedLine(figure, {gap.side.owner == Owner::a ? a : b, foot});
  const PartScope part(figure, Part::distance);
  figure.add(Stroke{Layer::evidence, {a, b}, false, {Role::gap, 1}, 2.4, {}, Cap::round});
  for (const Vec2 place : {a, b})
    figure.add(Dot{Layer::evidence, place, 6, {Role::gap, 1}, {Role::ground, 1}, 1.5});
  addLabel(figure, (a + b) / 2, -apart, "distance " + number(found.distance) + " · two corners",
           Role::gap, 9);
}

/// How far the circles are from each other.
void paintCircles(const Evidence& evidence, const Camera& camera, Figure& figure) {
  if (!evidence.satWork) return;
  const SatWork& work = *evidence.satWork;
  const Vec2 way = normalized(work.centerB - work.centerA);
  const Vec2 rimA = camera.toScreen(work.centerA + work.radiusA * way);
  const Vec2 rimB = camera.toScreen(work.centerB - work.radiusB * way);
  addPublishedBar(figure, rimA, rimB, {0, -1}, "published: circles apart");
}

void paintSide(const Evidence& evidence, const ViewState& view, const SidesProgress& progress,
               Figure& figure) {
  const PublishedSide& side = sideAt(*evidence.publishedSides, progress.side);
  SideRuler known{progress.phase >= SidesPhase::project, ""};
  if (progress.phase >= SidesPhase::compare) known.words = apartWords(side);
  paintSideRuler(evidence, view, side, known, figure);
}

void fillLines(const Evidence& evidence, const SidesProgress& progress,
               std::vector<CodeLine>& lines) {
  const PublishedSides& found = *evidence.publishedSides;
  const PublishedSide& side = sideAt(found, progress.side);
  tellSide(evidence, side.name, numbersOf(side, found.normalised),
           progress.phase >= SidesPhase::project, lines);
  if (progress.phase >= SidesPhase::compare) lines[3].value = apartWords(side);
  if (progress.phase == SidesPhase::result && !found.intersects)
    lines[4].value = nameOf(evidence, side.name);
}

/// The line about the circles stands before the loop.
void addCircleLine(const Evidence& evidence, const SidesProgress& progress, bool stepped,
                   std::vector<CodeLine>& lines) {
  const PublishedSides& found = *evidence.publishedSides;
  const bool ended = endedByCircles(found);
  CodeLine line{
      "circles apart: return apart", *found.circlesMeet ? "they meet" : "apart", false, {}};
  if (evidence.satWork) line.value = circleWords(*evidence.satWork, *found.circlesMeet);
  line.current = stepped && (progress.phase == SidesPhase::circles || ended);
  lines.insert(lines.begin(), std::move(line));
}

}  // namespace

bool knowsSides(const Evidence& evidence) {
  return evidence.publishedSides && evidence.publishedSides->total > 0;
}

int sidesStepCount(const Evidence& evidence) {
  if (!knowsSides(evidence)) return 0;
  const PublishedSides& found = *evidence.publishedSides;
  return circleSteps(found) + kPhases * static_cast<int>(found.sides.size()) + 1;
}

std::optional<AxisName> sidesStepAxis(const Evidence& evidence, int step) {
  const auto& found = *evidence.publishedSides;
  const auto progress = progressAt(found, step);
  if (progress.phase == SidesPhase::result || progress.side < 0) return std::nullopt;
  return sideAt(found, progress.side).name;
}

std::vector<CodeLine> sidesSteps(const Evidence& evidence, const ViewState& view) {
  std::vector<CodeLine> lines{
      {"for each side of A, then of B:", "", false, {}},
      {"  line = (−y, x) of the side", "", false, {}},
      {"  dot products A, B", "", false, {}},
      {"  minA > maxB or maxA < minB", "", false, {}},
      {"    return apart", "", false, {}},
      {"return intersecting", "", false, {}},
  };
  if (!knowsSides(evidence)) return lines;
  const PublishedSides& found = *evidence.publishedSides;
  if (found.normalised) lines[1].text = "  line = (−y, x), Normalize";
  const SidesProgress progress = progressAt(found, view.step);
  if (progress.side >= 0) {
    fillLines(evidence, progress, lines);
    const std::size_t current[] = {0, 1, 2, 3, found.intersects ? 5u : 4u};
    lines[current[static_cast<std::size_t>(progress.phase)]].current = view.step >= 0;
  }
  if (found.circlesMeet) addCircleLine(evidence, progress, view.step >= 0, lines);
  return lines;
}

Verdict sidesVerdict(const Evidence& evidence, const ViewState& view) {
  return stepVerdict(evidence, progressAt(*evidence.publishedSides, view.step));
}

void paintSides(const Evidence& evidence, const ViewState& view, Figure& figure) {
  const PublishedSides& found = *evidence.publishedSides;
  const SidesProgress progress = progressAt(found, view.step);
  const bool answered = progress.phase == SidesPhase::result;
  if (endedByCircles(found)) paintCircles(evidence, view.camera, figure);
  if (answered && !endedByCircles(found)) paintNearest(evidence, view.camera, figure);
  if (progress.side < 0) return;
  // Of the whole answer the side is shown that parts them, or that does not where they are apart.
  const bool told =
      found.fault == SidesFault::none ? found.intersects : found.fault == SidesFault::gapAsDistance;
  if (answered && told) return;
  paintSide(evidence, view, progress, figure);
}

}  // namespace sepax
