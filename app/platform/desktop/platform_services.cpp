#include "app/platform/platform_services.h"

#include "app/platform/desktop/open_folder.h"

namespace sepax {

void addPlatformServices(Services& services) { services.openFolder = openFolder; }

}  // namespace sepax
