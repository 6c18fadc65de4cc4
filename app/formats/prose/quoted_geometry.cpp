#include "app/formats/prose/fragments.h"
#include "app/formats/prose/read.h"
#include "app/formats/prose/statements.h"

namespace sepax {

bool quotesGeometry(std::string_view text) {
  if (text.find("\"coordinates\"") != text.npos) return true;
  const MixedText mixed(text);
  for (std::size_t place = 0; place < text.size(); ++place) {
    const auto end = quotedNumbersEnd(mixed, place);
    if ((end && isOutlineBefore(mixed, place)) || wktEnd(mixed, place)) return true;
    if (quotedPointsEnd(mixed, place) || isTagOfPoints(mixed, place)) return true;
    if (end) place = *end - 1;
  }
  return false;
}

}  // namespace sepax
