#include "app/techniques/draw_tools.h"

namespace sepax {

void addToolMarks(Figure&, const Evidence&, const ViewState&) {}

}  // namespace sepax
