#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/draw_published_axis.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/paint_savings.h"
#include "app/techniques/sat/published.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

/// What the loop has come to.
struct SkippingProgress {
  enum class Phase { facing, compare, result } phase = Phase::result;
  int side = 0;  ///< index into PublishedSkipping::sides
};
using SkippingPhase = SkippingProgress::Phase;
constexpr int kPhasesOfSide = 2;

SkippingProgress progressAt(const PublishedSkipping& found, int step) {
  const int count = static_cast<int>(found.sides.size());
  if (step < 0 || step / kPhasesOfSide >= count) return {SkippingPhase::result, count - 1};
  return {static_cast<SkippingPhase>(step % kPhasesOfSide), step / kPhasesOfSide};
}

const PublishedFacing& sideAt(const PublishedSkipping& found, int index) {
  return found.sides[static_cast<std::size_t>(index)];
}

std::string_view pointWords(const PublishedSkipping& found) {
  return found.byOrigins ? "origin" : "centre";
}

/// "A1 and A2, which face away from the other origin,"
std::string skippedWords(const Evidence& evidence) {
  const PublishedSkipping& found = *evidence.publishedSkipping;
  std::vector<std::string> names;
  for (const PublishedFacing& side : found.sides)
    if (side.skipped) names.push_back(nameOf(evidence, side.name));
  if (names.empty()) return "no side";
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i)
    text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
  return fmt::format("{}, which {} away from the other {},", text,
                     names.size() == 1 ? "faces" : "face", pointWords(found));
}

std::string faultWords(const Evidence& evidence) {
  const PublishedSkipping& found = *evidence.publishedSkipping;
  const std::string& a = bodyName(evidence, evidence.a);
  switch (found.fault) {
    case SkippingFault::verdict:
      return found.intersects ? "; they do not meet" : "; they do meet";
    case SkippingFault::longPush:
      return fmt::format(
          ". The shallowest side left, {}, pushes {} by {}, {} long; the shortest is {}",
          nameOf(evidence, sideAt(found, found.chosen).name), a, numbers(found.push),
          number(length(found.push)), number(length(found.exactPush)));
    case SkippingFault::none:
      break;
  }
  return "";
}

Verdict resultVerdict(const Evidence& evidence) {
  const PublishedSkipping& found = *evidence.publishedSkipping;
  const std::string answer =
      found.intersects ? "intersect"
                       : "do not intersect, by side " + nameOf(evidence, found.sides.back().name);
  return {found.fault == SkippingFault::longPush ? "push " + numbers(found.push)
          : found.intersects                     ? "intersecting"
                                                 : "apart",
          roleOfHit(found.intersects),
          fmt::format("The gpwiki test skips {} and answers that they {}{}.",
                      skippedWords(evidence), answer, faultWords(evidence))};
}

Verdict stepVerdict(const Evidence& evidence, const SkippingProgress& progress) {
  const PublishedSkipping& found = *evidence.publishedSkipping;
  if (progress.phase == SkippingPhase::result) return resultVerdict(evidence);
  const PublishedFacing& side = sideAt(found, progress.side);
  const std::string name = nameOf(evidence, side.name);
  Verdict verdict{fmt::format("side {} of {} · {}", progress.side + 1, found.total, name),
                  kPublishedRole, ""};
  if (progress.phase == SkippingPhase::facing) {
    verdict.sentence = fmt::format(
        "Published: the outward line of side {} is {}; on the way to the other {} it gives {}, "
        "{}.",
        name, numbers(side.line), pointWords(found), number(side.facing),
        side.skipped ? "so the side faces away and is skipped" : "so the side is looked at");
  } else if (side.skipped) {
    verdict.sentence = fmt::format("Published: side {} is skipped: the next side.", name);
  } else {
    verdict.sentence =
        fmt::format("Published: the lowest corner of the other gives {}, the side’s own {}: {}.",
                    number(side.lowest), number(side.corner),
                    side.apart ? "they are apart" : "no gap, the next side");
  }
  return verdict;
}

/// The line and what it finds on the side at hand.
void paintSide(const Evidence& evidence, const ViewState& view, const SkippingProgress& progress,
               Figure& figure) {
  const PublishedFacing& side = sideAt(*evidence.publishedSkipping, progress.side);
  addPublishedPerpendicular(figure, view.camera, evidence, side.name, normalized(side.line),
                            side.skipped ? "outward line, faces away" : "outward line");
}

/// The reference points and the way between them.
void paintPoints(const Evidence& evidence, const Camera& camera, bool answered, Figure& figure) {
  const PublishedSkipping& found = *evidence.publishedSkipping;
  const Vec2 a = camera.toScreen(found.pointA);
  const Vec2 b = camera.toScreen(found.pointB);
  const auto words = [&](int body) {
    return fmt::format("{} of {}", pointWords(found), bodyName(evidence, body));
  };
  addPublishedPoint(figure, a, words(evidence.a));
  addPublishedPoint(figure, b, words(evidence.b));
  addPublishedMove(figure, a, b,
                   found.fault == SkippingFault::verdict && answered
                       ? found.intersects ? "published: they intersect" : "published: apart"
                       : "");
}

/// The corner of each side that has been compared with the other polygon; of many the last ones.
void paintCorners(const Evidence& evidence, const Camera& camera, int known, Figure& figure) {
  constexpr int kMostCorners = 6;
  for (int i = std::max(0, known - kMostCorners); i < known; ++i) {
    const PublishedFacing& side = sideAt(*evidence.publishedSkipping, i);
    if (!side.skipped) addSingleCorner(figure, evidence, camera, side.name);
  }
}

void paintPush(const Evidence& evidence, const Camera& camera, Figure& figure) {
  const PublishedSkipping& found = *evidence.publishedSkipping;
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  addPublishedBody(figure, onScreen(a.vertices, camera, found.push));
  addPublishedMove(
      figure, camera.toScreen(a.centroid), camera.toScreen(a.centroid + found.push),
      fmt::format("published push {} · {} long", numbers(found.push), number(length(found.push))));
}

}  // namespace

bool knowsSkipping(const Evidence& evidence) {
  return evidence.publishedSkipping && !evidence.publishedSkipping->sides.empty();
}

int skippingStepCount(const Evidence& evidence) {
  if (!knowsSkipping(evidence)) return 0;
  return kPhasesOfSide * static_cast<int>(evidence.publishedSkipping->sides.size()) + 1;
}

std::optional<AxisName> skippingStepAxis(const Evidence& evidence, int step) {
  const auto& found = *evidence.publishedSkipping;
  const auto progress = progressAt(found, step);
  if (progress.phase == SkippingPhase::result) return std::nullopt;
  return sideAt(found, progress.side).name;
}

std::vector<CodeLine> skippingSteps(const Evidence& evidence, const ViewState& view) {
  std::vector<CodeLine> lines{
      {"for each side of A, then of B:", "", false, {}},
      {"  line = (y, −x); the page: (−y, x)", "", false, {}},
      {"  line · way to the other < 0: skip", "", false, {}},
      {"  other's lowest > own corner: apart", "", false, {}},
      {"return intersecting", "", false, {}},
      {"push by the shallowest side left", "", false, {}},
  };
  if (!knowsSkipping(evidence)) return lines;
  const PublishedSkipping& found = *evidence.publishedSkipping;
  const SkippingProgress progress = progressAt(found, view.step);
  const PublishedFacing& side = sideAt(found, progress.side);
  lines[1].value = fmt::format("{} {}", nameOf(evidence, side.name), numbers(side.line));
  lines[2].value = number(side.facing) + (side.skipped ? ": skipped" : "");
  if (progress.phase >= SkippingPhase::compare && !side.skipped)
    lines[3].value = fmt::format("{}, {}", number(side.lowest), number(side.corner));
  for (std::size_t i = 1; i < 4; ++i) lines[i].axis = side.name;
  const bool finished = progress.phase == SkippingPhase::result;
  if (finished && found.chosen >= 0)
    lines[5].value = fmt::format("{}: {}", nameOf(evidence, sideAt(found, found.chosen).name),
                                 number(sideAt(found, found.chosen).depth));
  if (view.step < 0) return lines;
  const std::size_t answer = !found.intersects ? 3u : found.chosen >= 0 ? 5u : 4u;
  lines[finished                                                  ? answer
        : progress.phase == SkippingPhase::facing || side.skipped ? 2u
                                                                  : 3u]
      .current = true;
  return lines;
}

Verdict skippingVerdict(const Evidence& evidence, const ViewState& view) {
  return stepVerdict(evidence, progressAt(*evidence.publishedSkipping, view.step));
}

void paintSkipping(const Evidence& evidence, const ViewState& view, Figure& figure) {
  const PublishedSkipping& found = *evidence.publishedSkipping;
  const SkippingProgress progress = progressAt(found, view.step);
  const bool answered = progress.phase == SkippingPhase::result;
  const int known =
      answered || progress.phase == SkippingPhase::compare ? progress.side + 1 : progress.side;
  for (int i = 0; i < known; ++i)
    if (sideAt(found, i).skipped)
      addSkippedEdge(figure, evidence, view.camera, sideAt(found, i).name);
  if (view.options[kSingleCorner]) paintCorners(evidence, view.camera, known, figure);
  if (!answered || found.byOrigins) paintPoints(evidence, view.camera, answered, figure);
  if (!answered) paintSide(evidence, view, progress, figure);
  if (answered && found.chosen >= 0) paintPush(evidence, view.camera, figure);
}

std::vector<ComparedRow> skippingCompared(const Evidence& evidence) {
  const PublishedSkipping& found = *evidence.publishedSkipping;
  const auto skipped = std::ranges::count(found.sides, true, &PublishedFacing::skipped);
  std::vector<ComparedRow> rows{
      comparedWords("verdict", meetingWords(found.intersects),
                    meetingWords(found.exact != Relation::disjoint)),
      exactFact("how they stand", standingWords(found.exact, true)),
      publishedFact("sides skipped", fmt::format("{} of {}", skipped, found.total)),
      comparedWords("reference points", found.byOrigins ? "the bodies’ origins" : "points inside",
                    "points inside")};
  if (found.chosen < 0) return rows;
  rows.push_back(comparedPlace("push", found.push, found.exactPush, found.pushDiffers));
  rows.push_back(comparedNumber("its length", length(found.push), length(found.exactPush),
                                found.fault == SkippingFault::longPush));
  return rows;
}

}  // namespace sepax
