#include "app/techniques/contract/position_map.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/sat.h"

#include <fmt/format.h>

namespace sepax {

std::optional<MapRequest> satMap(const Evidence& evidence, const ViewState& view) {
  if (!showsMap(view) || !evidence.mapSubject) return {};
  MapRequest request;
  request.subject = *evidence.mapSubject;
  request.published = view.options[kMap] == MapKind::disagreement;
  const bool fine = request.published && view.wording.still;
  request.grid = mapGridOf(view.camera, request.subject.middleA,
                           view.wording.paper ? kPrintedMap
                           : fine             ? kStillFaultMap
                                              : kOnScreenMap);
  if (request.grid.columns <= 0) return {};
  if (view.options[kMapSection]) request.line = view.options[kMapLine];
  return request;
}

std::string mapSentence(const Evidence& evidence, const ViewState& view) {
  if (!showsMap(view)) return {};
  if (!evidence.mapSubject) {
    const auto why = evidence.skipped.find("map");
    return why == evidence.skipped.end() ? "" : "There is no map: " + why->second + ".";
  }
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string& b = bodyName(evidence, evidence.b);
  const std::string every = fmt::format("Every point is a place of the middle of {}. ", a);
  switch (view.options[kMap]) {
    case MapKind::verdict:
      return every + fmt::format(
                         "Within the border {} and {} would overlap, on it touch, and beyond it be "
                         "apart.",
                         a, b);
    case MapKind::push:
      return every + fmt::format(
                         "Its colour is the axis that decides where {} and {} would overlap, "
                         "stronger where they are deeper; arrows lead the shortest way out.",
                         a, b);
    case MapKind::disagreement:
      return every +
             "Hatched: the push that the article computes is longer than needed there; filled: it "
             "leaves an overlap.";
    case MapKind::off:
      break;
  }
  return {};
}

}  // namespace sepax
