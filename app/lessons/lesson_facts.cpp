#include "app/lessons/lesson_facts.h"

#include "app/scene/scene_json.h"
#include "app/techniques/contract/option_text.h"
#include "app/techniques/contract/query_tree.h"
#include "app/techniques/contract/query_words.h"

namespace sepax {

namespace {

using query::Json;

Json intervalJson(const Projection& projection) { return query::toJson(projection.interval); }

double widthOf(const Projection& projection) {
  return projection.interval.high - projection.interval.low;
}

Json handJson(const Evidence& evidence, const ViewState& view, const HandleSet& handles) {
  const std::optional<double> angle = turnedAxis(handles, view);
  if (!angle || !evidence.freeAxis) return nullptr;
  const SatAxis& axis = *evidence.freeAxis;
  return {{"angle", *angle},
          {"a", intervalJson(axis.a)},
          {"b", intervalJson(axis.b)},
          {"width_a", widthOf(axis.a)},
          {"width_b", widthOf(axis.b)},
          {"depth", axis.depth}};
}

Json optionsJson(TechniqueTable techniques, const ViewState& view) {
  Json json = Json::object();
  for (const Technique& technique : techniques)
    for (const OptionRow& option : technique.options)
      json[std::string(option.id)] =
          optionValueText(option, view.options.value(option.id, option.standard));
  return json;
}

Json viewJson(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  return {{"technique", view.technique},
          {"step", view.step},
          {"time", view.time},
          {"answers", view.answers ? Json(nameOf(*view.answers)) : Json(nullptr)},
          {"axis", view.selectedAxis ? query::edgeJson(evidence, *view.selectedAxis) : nullptr},
          {"options", optionsJson(techniques, view)},
          {"hand", handJson(evidence, view, handlesOf(techniques, view.technique))}};
}

Json savingsJson(const Evidence& evidence) {
  if (!evidence.satWork) return nullptr;
  const SatWork& work = *evidence.satWork;
  return {{"axes", work.axes},
          {"tested", work.tested},
          {"skipped", work.skipped},
          {"dot_products", work.dotProducts},
          {"square_roots", work.squareRoots},
          {"by_circles", work.endedByCircles},
          {"ended_at", work.endedAt ? query::edgeJson(evidence, *work.endedAt) : nullptr}};
}

}  // namespace

Facts factsOf(TechniqueTable techniques, const Scene& scene, const ViewState& view,
              const MadePrediction* made) {
  AnalysisOptions options = optionsFrom(techniques, view);
  options.technique.clear();
  const Evidence evidence = analyze(techniques, scene, options);
  Facts facts = queryTree(techniques, evidence);
  facts["scene"] = Facts::parse(writeSceneOnOneLine(scene));
  facts["view"] = viewJson(techniques, evidence, view);
  facts["savings"] = savingsJson(evidence);
  facts["prediction"] = {{"made", made != nullptr},
                         {"right", made != nullptr && made->right},
                         {"guess", made != nullptr ? made->guess : Facts(nullptr)}};
  return facts;
}

Facts factsOfMoved(TechniqueTable techniques, const Scene& scene, Vec2 by) {
  Scene moved = scene;
  const int a = pairOf(scene)[0];
  if (a < 0) return nullptr;
  bodyOf(moved, a).position = bodyOf(moved, a).position + by;
  return queryTree(techniques, analyze(techniques, moved));
}

}  // namespace sepax
