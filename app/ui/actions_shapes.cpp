#include "app/ui/action_rows.h"

namespace sepax {

std::vector<Action> shapeActions() { return {}; }

}  // namespace sepax
