#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// ContourData "0\0\9\5\0\9\5\3\9" of DICOM, in any dump of it, as a list of points in space;
/// contours that are not closed and those without three points go.
void withContoursOfDicom(PlainText& plain);

}  // namespace sepax
