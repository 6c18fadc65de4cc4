#include "app/formats/prose/fragments.h"
#include "app/formats/readers.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>

namespace sepax {

namespace {

/// Behind the group codes 10 and 20 of three vertices and more, with what else a vertex may have;
/// lines between them may be empty.
std::optional<std::size_t> bareVerticesEnd(std::string_view text, std::size_t place) {
  constexpr std::array<std::string_view, 5> kOthers = {"30", "40", "41", "42", "91"};
  std::size_t end = place;
  const auto takeLine = [&] {
    std::string_view line;
    while (line.empty() && end < text.size()) {
      const std::size_t start = end;
      end = std::min(text.find('\n', start), text.size() - 1) + 1;
      line = trimmed(text.substr(start, end - start));
    }
    return line;
  };
  std::size_t vertices = 0;
  std::size_t known = place;
  for (bool x = false; end < text.size(); known = end) {
    const std::string_view code = takeLine();
    const bool fits = code == (x ? "20" : "10") ||
                      (!x && vertices > 0 && std::ranges::find(kOthers, code) != kOthers.end());
    if (!fits || wholeNumber(takeLine()).state != NumberState::finite) break;
    if (x) ++vertices;
    x = code == "10";
  }
  if (vertices < kFewestVertices) return std::nullopt;
  return known;
}

}  // namespace

std::optional<std::size_t> dxfEnd(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  std::size_t end = place;
  const auto takeLine = [&] {
    const std::size_t start = end;
    end = std::min(text.find('\n', start), text.size());
    const std::string_view line = trimmed(text.substr(start, end - start));
    end = std::min(end + 1, text.size());
    return line;
  };
  constexpr std::size_t kLongestCode = 4;
  const auto isCode = [](std::string_view line) {
    return !line.empty() && line.size() <= kLongestCode && std::ranges::all_of(line, isDigit);
  };
  const std::string_view head = takeLine();
  if (head == "10") return bareVerticesEnd(text, place);
  const std::string_view entity = head == "0" ? takeLine() : head;
  const bool polyline = entity == "LWPOLYLINE" || entity == "POLYLINE";
  if (!polyline && head != kDxfSubclass) return std::nullopt;
  if (polyline && head != "0") {  // cut off behind the 0
    const std::string_view code =
        trimmed(text.substr(end, std::min(text.find('\n', end), text.size()) - end));
    if (!isCode(code)) return std::nullopt;
  }
  for (std::size_t known = end; end < text.size(); known = end) {
    const std::string_view code = takeLine();
    if (!isCode(code)) return known;
    takeLine();
  }
  return end;
}

}  // namespace sepax
