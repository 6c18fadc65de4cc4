#include "app/formats/plain/selections.h"

#include "app/formats/plain/rewritten.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

void withoutSelectedPoints(PlainText& plain) {
  constexpr std::string_view kKey = "curveNumber";
  constexpr std::size_t kFar = 300;  // from a bracket to the key
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (std::size_t at = text.find(kKey); at != text.npos; at = text.find(kKey, at + 1)) {
    const std::size_t least = std::max(rewritten.done(), at - std::min(at, kFar));
    const std::size_t open = text.substr(least, at - least).find_last_of("{}");
    const std::size_t close = text.substr(at, kFar).find_first_of("{}");
    if (open == text.npos || close == text.npos) continue;
    if (!isAt(text, least + open, '{') || !isAt(text, at + close, '}')) continue;
    rewritten.replace(least + open, at + close + 1, "");
  }
  rewritten.finish(plain, "selected points of a plot were left out; they are no polygons");
}

}  // namespace sepax
