#include "app/tools/supply.h"

#include "app/tools/framing.h"

namespace sepax {

std::string supply(const Need& need, Document& document, ViewState& view) {
  const Scene before = document.committed();
  const std::string problem = document.apply(need.supplied(before));
  if (problem.empty())
    view.camera = cameraShowingAdded(before, document.committed(), view.camera, view.hidden);
  return problem;
}

}  // namespace sepax
