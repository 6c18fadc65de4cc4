#include "app/pictures/pdf.h"

namespace sepax {

PdfResult encodePdf(const Figure&, const VectorOptions&, const PictureInfo&) {
  return {{}, "PDF needs the desktop program; choose SVG"};
}

}  // namespace sepax
