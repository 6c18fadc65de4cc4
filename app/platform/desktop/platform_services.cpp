#include "app/platform/platform_services.h"

#include "app/pictures/pdf.h"
#include "app/platform/desktop/open_folder.h"

namespace sepax {

void addPlatformServices(Services& services) {
  services.openFolder = openFolder;
  services.picture.pdf = pdfAtOnce;
}

}  // namespace sepax
