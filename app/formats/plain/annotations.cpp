#include "app/formats/plain/annotations.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

constexpr std::string_view kBegins = "poly";
constexpr std::string_view kGoesOn = "polycont";

std::string functionNamed(std::string_view value) {
  constexpr std::string_view kAround = " \t\"'";
  const std::size_t first = value.find_first_not_of(kAround);
  if (first == value.npos) return {};
  return lowered(value.substr(first, value.find_last_not_of(kAround) + 1 - first));
}

bool isNumber(std::string_view value) {
  return !value.empty() && numberLength(value, 0) == value.size();
}

/// The outlines that the steps of a drawing make, one behind the other.
class AnnotatedOutlines {
 public:
  /// Of a step that stands between these places.
  void take(std::string_view function, std::string_view x, std::string_view y, std::size_t start,
            std::size_t end) {
    const bool begins = function == kBegins;
    if (!begins && (function != kGoesOn || outlines_.empty())) return;
    whole_ = whole_ && isNumber(x) && isNumber(y);
    if (outlines_.empty()) start_ = start;
    if (begins) outlines_.emplace_back();
    outlines_.back().insert(outlines_.back().end(), {x, y});
    end_ = end;
  }
  [[nodiscard]] std::size_t start() const { return start_; }
  [[nodiscard]] std::size_t end() const { return end_; }
  /// [[3, 4], [9, 4], [9, 8]]; [[...]]; empty where a point is not told in numbers.
  [[nodiscard]] std::string lists() const {
    const auto isShort = [](const Numbers& outline) {
      return outline.size() < 2 * kFewestVertices;
    };
    if (!whole_ || std::ranges::all_of(outlines_, isShort)) return {};
    std::string lists;
    for (const Numbers& outline : outlines_)
      if (!isShort(outline)) lists += (lists.empty() ? "" : "; ") + pointList(outline, 2);
    return lists;
  }

 private:
  std::vector<Numbers> outlines_;
  std::size_t start_ = 0;  ///< of the first step
  std::size_t end_ = 0;    ///< behind the last one
  bool whole_ = true;
};

/// The values that the statements of a data step have set up to one of them.
struct AnnotatedStep {
  std::string function;
  std::string_view x;
  std::string_view y;
};

/// function="poly" and x=3, whatever stands before them; true where this sets the function.
bool takeSetting(AnnotatedStep& step, std::string_view statement) {
  const std::size_t sign = statement.rfind('=');
  if (sign == statement.npos) return false;
  const std::string_view key = trimmed(statement.substr(0, sign));
  std::size_t start = key.size();
  while (start > 0 && isWordPart(key[start - 1])) --start;
  const std::string name = lowered(key.substr(start));
  const std::string_view value = trimmed(statement.substr(sign + 1));
  if (name == "function") step.function = functionNamed(value);
  if (name == "x") step.x = value;
  if (name == "y") step.y = value;
  return name == "function";
}

/// Of statements with semicolons behind them.
AnnotatedOutlines outlinesOfStatements(std::string_view text) {
  AnnotatedOutlines outlines;
  AnnotatedStep step;
  std::size_t first = 0;  // where the function was set
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find(';', start), text.size());
    const std::string_view statement = trimmed(text.substr(start, end - start));
    const std::string small = lowered(statement.substr(statement.find_last_of(" \t\r\n") + 1));
    if (takeSetting(step, statement))
      first = static_cast<std::size_t>(statement.data() - text.data());
    if (small == "output") outlines.take(step.function, step.x, step.y, first, end);
    start = end + 1;
  }
  return outlines;
}

/// Of %poly(3, 4, red, solid) and %polycont(9, 4, red).
AnnotatedOutlines outlinesOfMacros(std::string_view text) {
  constexpr std::size_t kLongest = 200;  // bytes behind the point
  AnnotatedOutlines outlines;
  for (std::size_t at = text.find('%'); at != text.npos; at = text.find('%', at + 1)) {
    std::size_t open = at + 1;
    while (open < text.size() && isWordPart(text[open])) ++open;
    if (!isAt(text, open, '(')) continue;
    std::size_t end = open + 1;
    const Numbers numbers = numbersFrom(text, end, ", \t");
    const std::size_t length = text.substr(end, kLongest).find_first_of(")\n");
    const std::size_t close = length == text.npos ? end : end + length;
    const bool point = numbers.size() >= 2;
    outlines.take(lowered(text.substr(at + 1, open - at - 1)), point ? numbers[0] : "",
                  point ? numbers[1] : "", at, std::min(close + 1, text.size()));
  }
  return outlines;
}

/// Of lines poly 3 4 and polycont 9 4.
AnnotatedOutlines outlinesOfRows(std::string_view text) {
  AnnotatedOutlines outlines;
  for (std::size_t place = 0; place < text.size();) {
    const std::size_t start = place;
    std::string_view line = takeLine(text, place);
    while (line.starts_with('>')) line = trimmed(line.substr(1));
    std::size_t behind = 0;
    while (behind < line.size() && isWordPart(line[behind])) ++behind;
    const std::string function = lowered(line.substr(0, behind));
    const Numbers numbers = numbersFrom(line, behind, " \t,");
    if (numbers.size() >= 2) outlines.take(function, numbers[0], numbers[1], start, place);
  }
  return outlines;
}

}  // namespace

void withPolygonsOfAnnotations(PlainText& plain) {
  const std::string source = plain.text;
  if (lowered(source).find(kGoesOn) == std::string::npos) return;
  for (const auto read : {outlinesOfStatements, outlinesOfMacros, outlinesOfRows}) {
    const AnnotatedOutlines outlines = read(source);
    const std::string lists = outlines.lists();
    if (lists.empty()) continue;
    Rewritten changed(source);
    changed.replace(outlines.start(), outlines.end(), lists);
    changed.finish(plain, "the steps of a drawing were read as outlines");
    return;
  }
}

}  // namespace sepax
