#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// <polygon>...<pt><x>43</x><y>34</y></pt>...</polygon> of LabelMe as lists of points.
void withPolygonsOfLabelMe(PlainText& plain);

}  // namespace sepax
