#include "app/figure/numbers.h"
#include "app/techniques/concave/concave.h"
#include "app/techniques/concave/options.h"
#include "app/techniques/contract/no_answer.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <utility>

namespace sepax {

namespace {

using Phase = ConcaveProgress::Phase;
constexpr int kBeforePairs = 2;

const PartPair& pairAt(const ConcaveEvidence& concave, int index) {
  return concave.pairs[static_cast<std::size_t>(index)];
}

std::string partsText(const Evidence& evidence, int body, std::size_t count) {
  return count == 1 ? fmt::format("{} is convex: one part", bodyName(evidence, body))
                    : fmt::format("{}: {} parts", bodyName(evidence, body), count);
}

std::string strongest(const Evidence& evidence) {
  const ConcaveEvidence& concave = *evidence.concave;
  const PartPair& chosen = pairAt(concave, concave.chosen);
  return pairName(evidence, chosen) + ": " + std::string(nameOf(concave.relation));
}

/// What holds the push back, and whether a single pair's push would do as well.
std::string pushReason(const Evidence& evidence) {
  const ConcaveEvidence& concave = *evidence.concave;
  const PartPair& first = pairAt(concave, concave.limitedBy.front());
  const std::string held =
      concave.limit == PushLimit::corner
          ? fmt::format("after which {} just touch, and so do {}", pairName(evidence, first),
                        pairName(evidence, pairAt(concave, concave.limitedBy.back())))
      : concave.pushEdge
          ? fmt::format("at a right angle to edge {} until {} touch",
                        nameOf(evidence, *concave.pushEdge), pairName(evidence, first))
          : fmt::format("at a right angle to an edge of {} until they touch",
                        pairName(evidence, first, " or "));
  if (!concave.differs) return held;
  const PartPair& best = pairAt(concave, *concave.bestPair);
  return best.separates ? fmt::format("{}; the best push of a single pair is longer, {}", held,
                                      number(best.depth))
                        : held + "; no single pair’s push parts the whole polygons";
}

/// What the push of the pair that is drawn beside the shortest one would do; empty without one.
std::string singleClause(const Evidence& evidence, const ViewState& view) {
  const ConcaveEvidence& concave = *evidence.concave;
  const int single = singlePushPair(concave, view);
  if (single < 0) return {};
  return fmt::format(" The push of {} alone is {}.", pairName(evidence, pairAt(concave, single)),
                     singlePushText(evidence, single));
}

Verdict resultVerdict(const Evidence& evidence, const ViewState& view) {
  const ConcaveEvidence& concave = *evidence.concave;
  const std::string a = bodyName(evidence, evidence.a);
  const std::string b = bodyName(evidence, evidence.b);
  const std::string name = pairName(evidence, pairAt(concave, concave.chosen));
  const std::string whole = fmt::format("{} and {}", a, b);
  const bool parts = name != whole;  // convex bodies have none
  switch (concave.relation) {
    case Relation::overlapping:
      return {
          fmt::format("Overlap · push {} long", number(concave.depth)), Role::result,
          fmt::format("{} overlap{}. The shortest way out{} is {}, {}.{}", name,
                      parts ? ", so " + whole + " do" : "", parts ? " of all pairs" : "",
                      numbers(concave.mtv), pushReason(evidence), singleClause(evidence, view))};
    case Relation::touching:
      return {"Touching", roleOf(concave.relation),
              parts ? fmt::format("{} touch and no two parts overlap, so {} touch.", name, whole)
                    : name + " touch."};
    case Relation::disjoint:
      break;
  }
  if (!concave.distance)
    return {"Separated", Role::gap,
            fmt::format("No part of {} meets a part of {}, so they are apart.", a, b)};
  const auto [partA, partB] = partNames(evidence, pairAt(concave, *concave.nearest));
  return {
      fmt::format("Separated · distance {}", number(concave.distance->distance)), Role::gap,
      fmt::format("{}: their nearest points, {} of {} and {} of {}, are {} apart.",
                  concave.pairs.size() == 1 ? fmt::format("{} and {} do not meet", a, b)
                                            : fmt::format("No part of {} meets a part of {}", a, b),
                  numbers(concave.distance->onA), partA, numbers(concave.distance->onB), partB,
                  number(concave.distance->distance)),
      fmt::format("They are {} apart.", number(concave.distance->distance))};
}

/// What the axis of the pair says, as the end of a sentence; empty without one.
std::string axisClause(const Evidence& evidence, const PartPair& pair) {
  if (!pair.axis) return {};
  const std::string name = nameOf(evidence, pair.axis->name);
  if (pair.relation == Relation::overlapping) return " on axis " + name + ", the least of its axes";
  if (pair.relation == Relation::touching)
    return fmt::format(": on axis {} their shadows have no more than an end in common", name);
  return fmt::format(": on axis {} there is a gap of {}", name, number(-pair.axis->depth));
}

Verdict stepVerdict(const Evidence& evidence, const ViewState& view) {
  const ConcaveEvidence& concave = *evidence.concave;
  const ConcaveProgress progress = concaveProgress(concave, view.step);
  switch (progress.phase) {
    case Phase::partsOfA:
    case Phase::partsOfB: {
      const bool first = progress.phase == Phase::partsOfA;
      const int body = first ? evidence.a : evidence.b;
      const std::size_t count = first ? concave.partsA.size() : concave.partsB.size();
      const std::string text = partsText(evidence, body, count);
      return {text, Role::accent,
              count == 1 ? text + "."
                         : fmt::format("{} is cut from its reflex vertices into {} convex parts.",
                                       bodyName(evidence, body), count)};
    }
    case Phase::pairs: {
      const PartPair& pair = pairAt(concave, progress.pair);
      return {fmt::format("Pair {} of {}", progress.pair + 1, concave.pairs.size()),
              roleOf(pair.relation),
              fmt::format("{}: {}{}.", pairName(evidence, pair), pairFinding(pair),
                          axisClause(evidence, pair))};
    }
    case Phase::result:
      break;
  }
  return resultVerdict(evidence, view);
}

}  // namespace

std::pair<std::string, std::string> partNames(const Evidence& evidence, const PartPair& pair) {
  const ConcaveEvidence& concave = *evidence.concave;
  const auto name = [&](int body, int part, std::size_t count) {
    return count == 1 ? bodyName(evidence, body) : partName(evidence, body, part);
  };
  return {name(evidence.a, pair.a, concave.partsA.size()),
          name(evidence.b, pair.b, concave.partsB.size())};
}

std::string pairName(const Evidence& evidence, const PartPair& pair, std::string_view between) {
  const auto [a, b] = partNames(evidence, pair);
  return a + std::string(between) + b;
}

int singlePushPair(const ConcaveEvidence& concave, const ViewState& view) {
  const int chosen = view.options[kPartPair];
  if (view.step < 0 && chosen >= 0 && chosen < std::ssize(concave.pairs))
    return pairAt(concave, chosen).depth > 0 ? chosen : -1;
  if (concave.failing) return *concave.failing;
  return concave.differs ? *concave.bestPair : -1;
}

std::string singlePushText(const Evidence& evidence, int pair) {
  constexpr std::size_t kNamed = 3;  // pairs; more are counted
  const ConcaveEvidence& concave = *evidence.concave;
  const PartPair& pushed = pairAt(concave, pair);
  if (pushed.separates)
    return fmt::format("{}: it parts the whole polygons too", number(pushed.depth));
  std::string places;
  const std::size_t named = std::min(kNamed, pushed.remaining.size());
  for (std::size_t i = 0; i < named; ++i) {
    const PartPair& left = pairAt(concave, pushed.remaining[i].pair);
    places += (i == 0                             ? ""
               : i + 1 == pushed.remaining.size() ? " and "
                                                  : ", ") +
              pairName(evidence, left);
  }
  if (named < pushed.remaining.size())
    places += fmt::format(" and {} more", pushed.remaining.size() - named);
  return fmt::format("{}: {} would still overlap {} at {}", number(pushed.depth),
                     bodyName(evidence, evidence.a), bodyName(evidence, evidence.b), places);
}

std::string pairFinding(const PartPair& pair) {
  if (pair.culled) return "their boxes are apart";
  if (pair.relation == Relation::disjoint) return "apart";
  if (pair.relation == Relation::touching) return "they touch";
  return fmt::format("they overlap, {} deep", number(pair.depth));
}

std::string pairsText(const ConcaveEvidence& concave, const ConcaveProgress& progress) {
  if (progress.phase == Phase::partsOfA) return "not yet";
  const std::string all = counted(concave.pairs.size(), "pair");
  if (progress.phase == Phase::partsOfB) return all;
  const auto known = progress.phase == Phase::result ? std::ssize(concave.pairs)
                                                     : std::ptrdiff_t{progress.pair} + 1;
  const auto culled = std::count_if(concave.pairs.begin(), concave.pairs.begin() + known,
                                    std::mem_fn(&PartPair::culled));
  return fmt::format("{} · {} apart by {} boxes{}", all, culled, oneOrMany(culled, "its", "their"),
                     progress.phase == Phase::result ? "" : " so far");
}

ConcaveProgress concaveProgress(const ConcaveEvidence& concave, int step) {
  const int pairs = static_cast<int>(concave.pairs.size());
  if (step < 0 || step >= kBeforePairs + pairs) return {};
  if (step == 0) return {Phase::partsOfA, -1};
  if (step == 1) return {Phase::partsOfB, -1};
  return {Phase::pairs, step - kBeforePairs};
}

int shownPair(const ConcaveEvidence& concave, const ViewState& view) {
  const ConcaveProgress progress = concaveProgress(concave, view.step);
  if (progress.phase != Phase::result) return progress.pair;
  const int chosen = view.options[kPartPair];
  if (view.step < 0 && chosen >= 0 && chosen < static_cast<int>(concave.pairs.size()))
    return chosen;
  return concave.relation == Relation::disjoint ? concave.nearest.value_or(-1) : concave.chosen;
}

int concaveStepCount(const Evidence& evidence) {
  return evidence.concave ? kBeforePairs + static_cast<int>(evidence.concave->pairs.size()) + 1 : 0;
}

Verdict concaveVerdict(const Evidence& evidence, const ViewState& view) {
  if (!evidence.concave)
    return noAnswer(evidence, "concave", "The test through convex parts needs two simple polygons");
  return stepVerdict(evidence, view);
}

std::vector<CodeLine> concaveSteps(const Evidence& evidence, const ViewState& view) {
  std::vector<CodeLine> lines{
      {"cut A into convex parts", "", false, {}},
      {"cut B into convex parts", "", false, {}},
      {"for each part of A, each part of B:", "", false, {}},
      {"    boxes apart: disjoint; else the separating axis test", "", false, {}},
      {"the whole has the strongest relation of all pairs", "", false, {}},
      {"push = shortest that parts all pairs at once", "", false, {}},
  };
  if (!evidence.concave) return lines;
  const ConcaveEvidence& concave = *evidence.concave;
  if (concave.relation != Relation::overlapping)
    lines[5].text = "distance = that of the nearest points";
  const ConcaveProgress progress = concaveProgress(concave, view.step);
  const auto reached = [&](Phase phase) { return progress.phase >= phase; };
  lines[0].value = partsText(evidence, evidence.a, concave.partsA.size());
  if (reached(Phase::partsOfB))
    lines[1].value = partsText(evidence, evidence.b, concave.partsB.size());
  if (const int pair = shownPair(concave, view); reached(Phase::pairs) && pair >= 0) {
    lines[2].value = pairName(evidence, pairAt(concave, pair));
    lines[3].value = pairFinding(pairAt(concave, pair));
  }
  if (reached(Phase::result)) {
    lines[4].value = strongest(evidence);
    if (concave.relation == Relation::overlapping)
      lines[5].value = fmt::format("{}  |{}|", numbers(concave.mtv), number(concave.depth));
    if (concave.distance) lines[5].value = number(concave.distance->distance);
  }
  const std::size_t current[] = {0, 1, 3, 5};
  if (view.step >= 0) lines[current[static_cast<std::size_t>(progress.phase)]].current = true;
  return lines;
}

}  // namespace sepax
