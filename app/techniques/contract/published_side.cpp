#include "app/techniques/contract/published_side.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published_axis.h"
#include "app/techniques/drawing/names.h"

#include <fmt/format.h>

namespace sepax {

const PublishedSide& sideAt(const PublishedSides& found, int index) {
  return found.sides[static_cast<std::size_t>(index)];
}

SideNumbers numbersOf(const PublishedSide& side, bool normalised) {
  if (normalised) return {side.unitLine, side.unitA, side.unitB};
  return {side.line, side.a, side.b};
}

void tellSide(const Evidence& evidence, AxisName side, const SideNumbers& values, bool projected,
              std::vector<CodeLine>& lines) {
  lines[1].value = fmt::format("{} {}", nameOf(evidence, side), numbers(values.line));
  if (projected) lines[2].value = intervalWords(values.a) + " " + intervalWords(values.b);
  for (std::size_t i = 1; i < 5; ++i) lines[i].axis = side;
}

void paintSideRuler(const Evidence& evidence, const ViewState& view, const PublishedSide& side,
                    const SideRuler& known, Figure& figure) {
  PublishedRuler ruler{nameOf(evidence, side.name), side.unitLine, {}, {}, {}, known.words};
  if (known.projected) ruler.a = side.unitA;
  if (known.projected) ruler.b = side.unitB;
  ruler.whole = hullOf(side.unitA, side.unitB);
  ruler.exact = exactAxis(evidence, side.name);
  addPublishedRuler(figure, view.camera, ruler,
                    {evidence.bodies[static_cast<std::size_t>(evidence.a)],
                     evidence.bodies[static_cast<std::size_t>(evidence.b)]});
  if (!known.projected)
    addPublishedPerpendicular(figure, view.camera, evidence, side.name, ruler.axis);
}

}  // namespace sepax
