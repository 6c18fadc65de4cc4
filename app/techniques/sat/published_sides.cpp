#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/draw_published_axis.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/sat/published.h"

#include <fmt/format.h>

namespace sepax {

namespace {

/// What the page's loop has come to.
struct SidesProgress {
  enum class Phase { line, project, compare, result } phase = Phase::result;
  int side = 0;  ///< index into PublishedSides::sides
};
using Phase = SidesProgress::Phase;
constexpr int kPhases = 3;

SidesProgress progressAt(const PublishedSides& found, int step) {
  const int count = static_cast<int>(found.sides.size());
  if (step < 0 || step / kPhases >= count) return {Phase::result, count - 1};
  return {static_cast<Phase>(step % kPhases), step / kPhases};
}

const PublishedSide& sideAt(const PublishedSides& found, int index) {
  return found.sides[static_cast<std::size_t>(index)];
}

std::string apartWords(const PublishedSide& side) {
  if (!side.apart) return "neither holds";
  return side.a.low > side.b.high ? "minA > maxB" : "maxA < minB";
}

Verdict resultVerdict(const Evidence& evidence) {
  const PublishedSides& found = *evidence.publishedSides;
  const Role role = found.errs ? Role::result : kPublishedRole;
  if (!found.intersects) {
    const std::string name = nameOf(evidence, found.sides.back().name);
    return {"As published · apart by side " + name, role,
            fmt::format("The gpwiki test stops at side {}, whose line parts the dot products, and "
                        "answers that they do not intersect{}.",
                        name, found.errs ? "; they do meet" : "")};
  }
  return {"As published · intersecting", role,
          fmt::format("The gpwiki test finds no separating line among the {} sides and answers "
                      "that they intersect{}.",
                      found.total, found.errs ? "; they do not meet" : "")};
}

Verdict stepVerdict(const Evidence& evidence, const SidesProgress& progress) {
  const PublishedSides& found = *evidence.publishedSides;
  if (progress.phase == Phase::result) return resultVerdict(evidence);
  const PublishedSide& side = sideAt(found, progress.side);
  const std::string name = nameOf(evidence, side.name);
  Verdict verdict{
      fmt::format("As published · side {} of {} · {}", progress.side + 1, found.total, name),
      kPublishedRole, ""};
  switch (progress.phase) {
    case Phase::line:
      verdict.sentence =
          fmt::format("Published: the line across side {} is (−y, x) of it, {}, not normalised.",
                      name, numbers(side.line));
      break;
    case Phase::project:
      verdict.sentence = fmt::format("Published: the dot products are A = {}, B = {}.",
                                     intervalWords(side.a), intervalWords(side.b));
      break;
    case Phase::compare:
    case Phase::result:
      verdict.sentence = fmt::format("Published: {}{}.", apartWords(side),
                                     side.apart ? ", so the test stops here" : ": the next side");
      break;
  }
  return verdict;
}

/// Where the polygons are nearest: a corner and a side, as the page says, or two corners.
void paintNearest(const Evidence& evidence, const Camera& camera, Figure& figure) {
  const PublishedSides& found = *evidence.publishedSides;
  if (!found.largestGap) return;
  const Vec2 a = camera.toScreen(found.nearestA);
  const Vec2 b = camera.toScreen(found.nearestB);
  addPublishedLine(figure, {a, b});
  addPublishedPoint(figure, a, "");
  addPublishedPoint(
      figure, b,
      fmt::format("{} · distance {}", found.gapErrs ? "two corners" : "corner and side",
                  number(found.distance)));
}

}  // namespace

bool knowsSides(const Evidence& evidence) {
  return evidence.publishedSides && !evidence.publishedSides->sides.empty();
}

int sidesStepCount(const Evidence& evidence) {
  return knowsSides(evidence)
             ? kPhases * static_cast<int>(evidence.publishedSides->sides.size()) + 1
             : 0;
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
  const SidesProgress progress = progressAt(found, view.step);
  const PublishedSide& side = sideAt(found, progress.side);
  lines[1].value = fmt::format("{} {}", nameOf(evidence, side.name), numbers(side.line));
  if (progress.phase >= Phase::project)
    lines[2].value = intervalWords(side.a) + " " + intervalWords(side.b);
  if (progress.phase >= Phase::compare) lines[3].value = apartWords(side);
  for (std::size_t i = 1; i < 5; ++i) lines[i].axis = side.name;
  if (progress.phase == Phase::result && !found.intersects)
    lines[4].value = nameOf(evidence, side.name);
  if (view.step < 0) return lines;
  const std::size_t current[] = {1, 2, 3, found.intersects ? 5u : 4u};
  lines[current[static_cast<std::size_t>(progress.phase)]].current = true;
  return lines;
}

Verdict sidesVerdict(const Evidence& evidence, const ViewState& view) {
  return stepVerdict(evidence, progressAt(*evidence.publishedSides, view.step));
}

void paintSides(const Evidence& evidence, const ViewState& view, Figure& figure) {
  const PublishedSides& found = *evidence.publishedSides;
  const SidesProgress progress = progressAt(found, view.step);
  if (progress.phase == Phase::result) {
    paintNearest(evidence, view.camera, figure);
    if (found.intersects) return;
  }
  const PublishedSide& side = sideAt(found, progress.side);
  const double scale = length(side.line);
  const auto unit = [scale](Interval shadow) {
    return Interval{shadow.low / scale, shadow.high / scale};
  };
  PublishedRuler ruler{nameOf(evidence, side.name), side.line / scale, {}, {}, {}, ""};
  if (progress.phase >= Phase::project) ruler.a = unit(side.a);
  if (progress.phase >= Phase::project) ruler.b = unit(side.b);
  if (progress.phase >= Phase::compare) ruler.words = apartWords(side);
  addPublishedRuler(figure, view.camera, ruler,
                    {evidence.bodies[static_cast<std::size_t>(evidence.a)],
                     evidence.bodies[static_cast<std::size_t>(evidence.b)]});
  if (progress.phase == Phase::line)
    addPublishedPerpendicular(figure, view.camera, evidence, side.name, ruler.axis);
}

std::vector<ComparedRow> sidesCompared(const Evidence& evidence) {
  const PublishedSides& found = *evidence.publishedSides;
  std::vector<ComparedRow> rows{{"verdict", found.intersects ? "intersect" : "apart",
                                 std::string(nameOf(found.exact)), found.errs}};
  rows.push_back({"sides looked at", fmt::format("{} of {}", found.sides.size(), found.total),
                  evidence.sat ? fmt::format("{} tested", evidence.sat->axes.size())
                               : "it needs convex polygons",
                  false});
  if (found.culledDepth) {
    rows.push_back({"depth, sides facing away skipped", number(*found.culledDepth),
                    number(found.exactDepth), found.culledErrs});
    rows.push_back({"smallest overlap, not normalised",
                    fmt::format("{} on {}", number(found.unnormalisedOverlap),
                                nameOf(evidence, *found.unnormalisedAxis)),
                    number(found.exactDepth), found.unnormalisedErrs});
  }
  if (found.largestGap) {
    rows.push_back({"largest gap as distance", number(*found.largestGap), number(found.distance),
                    found.gapErrs});
    rows.push_back({"nearest features", "corner and side",
                    found.gapErrs ? "two corners" : "a side takes part", found.gapErrs});
  }
  rows.push_back({"skipping by the bodies’ origins", found.originsIntersect ? "intersect" : "apart",
                  std::string(nameOf(found.exact)), found.originsErr});
  return rows;
}

}  // namespace sepax
