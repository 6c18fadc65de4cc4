#include "app/techniques/contract/published_side.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published_axis.h"
#include "app/techniques/drawing/names.h"

#include <fmt/format.h>

namespace sepax {

const PublishedSide& sideAt(const PublishedSides& found, int index) {
  return found.sides[static_cast<std::size_t>(index)];
}

void tellSide(const Evidence& evidence, const PublishedSide& side, bool projected,
              std::vector<CodeLine>& lines) {
  lines[1].value = fmt::format("{} {}", nameOf(evidence, side.name), numbers(side.line));
  if (projected) lines[2].value = intervalWords(side.a) + " " + intervalWords(side.b);
  for (std::size_t i = 1; i < 5; ++i) lines[i].axis = side.name;
}

void paintSideRuler(const Evidence& evidence, const ViewState& view, const PublishedSide& side,
                    const SideRuler& known, Figure& figure) {
  const double scale = length(side.line);
  const Interval a{side.a.low / scale, side.a.high / scale};
  const Interval b{side.b.low / scale, side.b.high / scale};
  PublishedRuler ruler{nameOf(evidence, side.name), side.line / scale, {}, {}, {}, known.words};
  if (known.projected) ruler.a = a;
  if (known.projected) ruler.b = b;
  ruler.whole = hullOf(a, b);
  ruler.exact = exactAxis(evidence, side.name);
  addPublishedRuler(figure, view.camera, ruler,
                    {evidence.bodies[static_cast<std::size_t>(evidence.a)],
                     evidence.bodies[static_cast<std::size_t>(evidence.b)]});
  if (!known.projected)
    addPublishedPerpendicular(figure, view.camera, evidence, side.name, ruler.axis);
}

}  // namespace sepax
