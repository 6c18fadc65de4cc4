#include "app/cli/version.h"

namespace sepax {

std::string_view versionText() {
  return "sepax " SEPAX_VERSION "\nbuilt by " SEPAX_COMPILER ", " SEPAX_BUILD
         "\nwith " SEPAX_LIBRARIES "\n";
}

}  // namespace sepax
