#include <fmt/format.h>
#include <algorithm>
#include <cmath>

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/swept_edges.h"

namespace sepax {

namespace {

/// Two derived times that differ by more than rounding.
bool differ(double x, double y) {
  return std::fabs(x - y) > 1e-9 * std::max({1.0, std::fabs(x), std::fabs(y)});
}

/// What the exact sweep knows of a pair; null when an edge has no length.
const EdgePairCell* cellOf(const SweptEdgesEvidence& edges, const PublishedEdgePair& pair) {
  const auto at = [](const std::vector<SweptEdge>& list, int index) {
    return std::find_if(list.begin(), list.end(),
                        [index](const SweptEdge& edge) { return edge.index == index; }) -
           list.begin();
  };
  const auto row = at(edges.edgesA, pair.a);
  const auto column = at(edges.edgesB, pair.b);
  if (row == std::ssize(edges.edgesA) || column == std::ssize(edges.edgesB)) return nullptr;
  return &edges.cells[static_cast<std::size_t>(row * std::ssize(edges.edgesB) + column)];
}

/// Why the recipe has no hit for a pair that meets; empty when nothing is special about it.
std::string missedBy(const PublishedSweptSegments& result) {
  if (result.outcome == DrakeOutcome::zeroOverZero && result.kind == DrakeCase::crossing) {
    return "an edge slides along itself, so the meeting point does not travel: 0 / 0";
  }
  if (result.outcome == DrakeOutcome::zeroOverZero) {
    return "edges on one line close along it, their closing speed is 0: 0 / 0";
  }
  if (result.outcome == DrakeOutcome::divisionByZero) {
    return "parallel edges with a closing speed of 0: a division by 0";
  }
  if (result.kind == DrakeCase::parallel) {
    return "the distance must be less than the length, so equal edges that meet face to face are "
           "missed";
  }
  if (result.kind == DrakeCase::nearlyParallel) return "nearly parallel is not parallel";
  for (const DrakeCandidate& candidate : result.candidates) {
    if (candidate.verdict == DrakeVerdict::noPath) {
      return "an end at rest has no path, so corners of a body at rest are never candidates";
    }
    if (candidate.verdict == DrakeVerdict::pathsParallel) {
      return "the path of an end runs along that of the meeting point and never crosses it";
    }
  }
  return {};
}

std::string missFault(const Evidence& evidence) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  if (edges.contact == Contact::initial) {
    return "the polygons already meet at t = 0; the recipe never looks at the start";
  }
  for (const PublishedEdgePair& pair : evidence.publishedSwept->pairs) {
    const EdgePairCell* cell = cellOf(edges, pair);
    if (!cell || cell->state != EdgePairState::firstHit) continue;
    const std::string why = missedBy(pair.result);
    if (!why.empty()) {
      return fmt::format("{} × {}: {}", nameOf(evidence, {Owner::a, pair.a}),
                         nameOf(evidence, {Owner::b, pair.b}), why);
    }
  }
  return "it takes a later candidate for the first contact";
}

/// A hit that is none, or comes too early.
std::string wrongHit(const Evidence& evidence, const PublishedEdgePair& chosen) {
  const double time = *chosen.result.time;
  const std::string pair =
      nameOf(evidence, {Owner::a, chosen.a}) + " × " + nameOf(evidence, {Owner::b, chosen.b});
  if (time < 0 || time > 1) {
    return fmt::format("{}: t = {} lies outside this step, which the recipe never checks", pair,
                       number(time));
  }
  if (chosen.result.kind == DrakeCase::nearlyParallel) {
    return pair + ": nearly parallel edges are treated as parallel";
  }
  const EdgePairCell* cell = cellOf(*evidence.edges, chosen);
  if (cell && cell->time) {
    return fmt::format("{}: they meet at t = {}, not at t = {}", pair, number(*cell->time),
                       number(time));
  }
  return fmt::format(
      "{}: these edges do not meet in this step. A distance cannot tell before from "
      "after, and “near both ends” is not on the edge",
      pair);
}

}  // namespace

std::string publishedSweepText(const PublishedSwept& swept) {
  if (swept.chosen < 0) return "no collision";
  const PublishedEdgePair& pair = swept.pairs[static_cast<std::size_t>(swept.chosen)];
  return "hit at t = " + number(*pair.result.time);
}

std::string recipeFault(const Evidence& evidence) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const PublishedSwept& swept = *evidence.publishedSwept;
  if (swept.chosen < 0) return edges.time ? missFault(evidence) : std::string();
  const PublishedEdgePair& chosen = swept.pairs[static_cast<std::size_t>(swept.chosen)];
  const double time = *chosen.result.time;
  if (!edges.time) return wrongHit(evidence, chosen);
  if (!differ(time, *edges.time)) return {};
  return time < *edges.time ? wrongHit(evidence, chosen) : missFault(evidence);
}

}  // namespace sepax
