#include "app/techniques/contract/query_words.h"
#include "app/techniques/swept_edges/row.h"
#include "app/techniques/swept_edges/swept_edges.h"

namespace sepax {

namespace {

using namespace query;

std::string_view nameOf(DrakeCase value) {
  constexpr std::string_view kNames[] = {"crossing", "parallel", "nearly_parallel"};
  return kNames[static_cast<int>(value)];
}

std::string_view nameOf(DrakeOutcome value) {
  constexpr std::string_view kNames[] = {"collision", "no_collision", "zero_over_zero",
                                         "division_by_zero"};
  return kNames[static_cast<int>(value)];
}

std::string_view nameOf(DrakeVerdict value) {
  constexpr std::string_view kNames[] = {"no_path", "paths_parallel", "outside_segment", "accepted",
                                         "not_reached"};
  return kNames[static_cast<int>(value)];
}

std::string_view nameOf(RecipeFault value) {
  constexpr std::string_view kNames[] = {"none",
                                         "never_looks_at_start",
                                         "resting_point",
                                         "rounded_path",
                                         "closing_along_line",
                                         "no_closing_speed",
                                         "equal_edges",
                                         "corners_only",
                                         "treated_as_parallel",
                                         "resting_end",
                                         "parallel_paths",
                                         "rounded_away",
                                         "later_candidate",
                                         "no_answer",
                                         "wrong_intercept",
                                         "drawn_elsewhere",
                                         "far_meeting_point",
                                         "outside_step",
                                         "hit_as_parallel",
                                         "wrong_time",
                                         "edges_do_not_meet"};
  return kNames[static_cast<int>(value)];
}

std::string_view nameOf(RecipeReading value) {
  return kReadings[static_cast<std::size_t>(value)].key;
}

Json rootsJson(const RecipeRoots& roots) {
  return {{"plain", roots.plain}, {"squares", roots.squares}, {"ratio", roots.ratio}};
}

Json lineJson(const DrakeLine& line) {
  return {{"slope", orNull(line.slope)}, {"intercept", line.intercept}};
}

Json candidateJson(const Evidence& evidence, const DrakeCandidate& candidate) {
  const int body = candidate.owner == Owner::a ? evidence.a : evidence.b;
  return {{"body", bodyJson(evidence, body)},
          {"end", candidate.end},
          {"verdict", nameOf(candidate.verdict)},
          {"point", orNull(candidate.point)},
          {"distance", candidate.distance},
          {"along", candidate.along},
          {"time", orNull(candidate.time)},
          {"to_ends", candidate.toEnds},
          {"other_length", candidate.otherLength},
          {"beside", candidate.beside},
          {"behind", candidate.behind},
          {"beyond", candidate.beyond}};
}

/// The recipe of the pair that is told, in the article's quantities.
Json toldJson(const Evidence& evidence) {
  const RecipePair& told = *evidence.recipePair;
  Json json = {{"a", told.a}, {"b", told.b}, {"culled", told.index < 0}};
  if (told.index < 0) return json;
  const PublishedSweptSegments& pair =
      evidence.publishedSwept->pairs.at(static_cast<std::size_t>(told.index)).result;
  json["case"] = nameOf(pair.kind);
  json["outcome"] = nameOf(pair.outcome);
  json["time"] = orNull(pair.time);
  json["start_lines"] = {lineJson(pair.startLines[0]), lineJson(pair.startLines[1])};
  json["end_lines"] = {lineJson(pair.endLines[0]), lineJson(pair.endLines[1])};
  json["initial"] = orNull(pair.initial);
  json["initial_as_printed"] = orNull(pair.initialAsPrinted);
  json["initial_on_lines"] = orNull(pair.initialOnLines);
  json["initial_quotient"] =
      pair.initialX ? Json{pair.initialX->above, pair.initialX->below} : Json(nullptr);
  json["final"] = orNull(pair.final);
  json["path_length"] = pair.pathLength;
  json["path_square"] = pair.pathSquare;
  json["slope_difference"] = orNull(pair.slopeDifference);
  json["near_parallel_slope"] = pair.nearParallelSlope;
  json["avoided"] = orNull(pair.avoided);
  json["spacing"] = pair.spacing;
  json["roots"] = rootsJson(pair.roots);
  json["resting"] = pair.resting;
  json["distance"] = pair.gap;
  json["rates"] = {pair.rateA, pair.rateB};
  json["candidates"] = Json::array();
  for (const DrakeCandidate& candidate : pair.candidates)
    json["candidates"].push_back(candidateJson(evidence, candidate));
  return json;
}

}  // namespace

Json publishedSweptJson(const Evidence& evidence) {
  if (!evidence.publishedSwept) return nullptr;
  const PublishedSwept& swept = *evidence.publishedSwept;
  Json json = {{"hit", swept.chosen >= 0},
               {"time", nullptr},
               {"point", nullptr},
               {"a", nullptr},
               {"b", nullptr},
               {"tested", swept.pairs.size()},
               {"culled", swept.culled}};
  json["reading"] = nameOf(swept.reading);
  if (evidence.recipe) {
    json["fault"] = nameOf(evidence.recipe->fault);
    json["undefined"] = evidence.recipe->undefined;
  }
  if (evidence.recipePair) json["pair"] = toldJson(evidence);
  if (swept.chosen < 0) return json;
  const PublishedEdgePair& pair = swept.pairs.at(static_cast<std::size_t>(swept.chosen));
  json["time"] = orNull(pair.result.time);
  json["point"] = orNull(pair.result.point);
  json["a"] = pair.a;
  json["b"] = pair.b;
  return json;
}

}  // namespace sepax
