#include "app/techniques/inside/row.h"

namespace sepax {

bool insidePlays(const Scene& scene, const Evidence&, const ViewState&) {
  return insideMoves(scene);
}

}  // namespace sepax
