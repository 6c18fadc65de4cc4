#include "app/formats/plain/clipper.h"

#include "app/formats/plain/rewritten.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

void withoutDataOfClipper(PlainText& plain) {
  constexpr std::size_t kNumbers = 3;
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find("USINGZ") == text.npos) return;
  Rewritten changed(source);
  for (std::size_t open = text.find_first_of("([{"); open != text.npos;
       open = text.find_first_of("([{", open + 1)) {
    std::size_t end = open + 1;
    const Numbers numbers = numbersFrom(text, end, ", ");
    if (numbers.size() != kNumbers || end >= text.size()) continue;
    const std::size_t close = behindBlanks(text, end);
    if (!isAt(text, close, ')') && !isAt(text, close, ']') && !isAt(text, close, '}')) continue;
    const std::string_view second = numbers[1];
    const auto keptEnd = static_cast<std::size_t>(second.data() + second.size() - text.data());
    changed.replace(keptEnd, end, "");
  }
  changed.finish(plain, "the third numbers of Clipper, which are no heights, were left out");
}

}  // namespace sepax
