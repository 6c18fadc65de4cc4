#include "app/techniques/contract/legend.h"

#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/drawing/names.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

namespace sepax {

namespace {

/// What an article answers, whatever it is.
constexpr std::array kPublishedRows{
    LegendRow{Part::publishedBody, "as published", Swatch::hatch, Role::other},
    LegendRow{Part::publishedOverlap, "as published: still overlapping", Swatch::crossHatch,
              Role::other},
    LegendRow{Part::publishedMove, "as published", Swatch::dashedArrow, Role::other},
    LegendRow{Part::publishedPoint, "as published", Swatch::hollowDiamond, Role::other},
    LegendRow{Part::publishedAxis, "as published", Swatch::dashes, Role::other},
    LegendRow{Part::publishedLine, "as published", Swatch::dashes, Role::other},
};

}  // namespace

std::string_view nameOf(Swatch swatch) {
  switch (swatch) {
    case Swatch::area:
      return "tinted area";
    case Swatch::dottedArea:
      return "dotted area";
    case Swatch::dashedFrame:
      return "dashed outline";
    case Swatch::bar:
      return "bar";
    case Swatch::dottedBar:
      return "dotted bar";
    case Swatch::line:
      return "line";
    case Swatch::edgeWithNormal:
      return "line with its normal";
    case Swatch::dashes:
      return "dashed line";
    case Swatch::dots:
      return "dotted line";
    case Swatch::arrow:
      return "arrow";
    case Swatch::dashedArrow:
      return "dashed arrow";
    case Swatch::hatch:
    case Swatch::backHatch:
    case Swatch::crossHatch:
      return "hatched area";
    case Swatch::pixel:
      return "tinted pixel";
    case Swatch::frame:
      return "square frame";
    case Swatch::ring:
      return "ring";
    case Swatch::disc:
      return "disc";
    case Swatch::number:
      return "number";
    case Swatch::numberedDisc:
      return "numbered disc";
    case Swatch::struckNumber:
      return "struck out number";
    case Swatch::diamond:
      return "diamond";
    case Swatch::hollowDiamond:
      break;
  }
  return "hollow diamond";
}

bool hasMotion(const Evidence& evidence, const ViewState&) {
  return std::ranges::any_of(evidence.bodies, &BodyShape::moves);
}

std::vector<LegendRow> legendRows(const Technique* technique, const Evidence& evidence,
                                  const ViewState& view) {
  std::vector<LegendRow> rows;
  const auto addBody = [&](int body, Part part, Role role) {
    if (body < 0) return;
    const std::string& name = bodyName(evidence, body);
    if (!name.empty()) rows.push_back({part, name, Swatch::area, role});
  };
  addBody(evidence.a, Part::bodyA, Role::a);
  addBody(evidence.b, Part::bodyB, Role::b);
  const auto ofPair =
      std::ranges::count_if(std::array{evidence.a, evidence.b}, [](int body) { return body >= 0; });
  if (static_cast<std::ptrdiff_t>(evidence.bodies.size()) > ofPair)
    rows.push_back({Part::otherBody, "other bodies", Swatch::area, Role::other});
  if (technique == nullptr) return rows;
  const ViewState exact = exactView(*technique, evidence, view);
  for (const LegendRow& row : technique->legend)
    if (mayApply(row, evidence, exact)) rows.push_back(row);
  const PublishedMethod* method = shownAnswers(*technique, evidence, view).published;
  if (method == nullptr) return rows;
  for (const LegendRow& row : method->legend)
    if (mayApply(row, evidence, view)) rows.push_back(row);
  for (const LegendRow& row : kPublishedRows)
    if (std::ranges::count(method->legend, row.part, &LegendRow::part) == 0) rows.push_back(row);
  return rows;
}

}  // namespace sepax
