#include "app/formats/plain/yaml_axes.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// The numbers below or behind a key.
struct YamlAxis {
  char name = 0;  ///< x or z
  std::size_t column = 0;
  Numbers numbers;
  std::size_t start = 0;  ///< of the key
  std::size_t end = 0;    ///< behind the last number
};

/// [1, 2, 3] at the place, which is that behind it then; none for anything else.
void takeFlow(std::string_view text, YamlAxis& axis) {
  std::size_t place = behindBlanks(text, axis.end);
  if (!isAt(text, place, '[')) return;
  ++place;
  axis.numbers = numbersFrom(text, place, ", \t\r\n");
  place = behindBlanks(text, place, kAllBlanks);
  if (!isAt(text, place, ']')) axis.numbers.clear();
  axis.end = place + 1;
}

/// Lines of - 1, the first of which is that behind this one.
void takeBlock(std::string_view text, YamlAxis& axis) {
  std::size_t place = std::min(text.find('\n', axis.end), text.size());
  if (!trimmed(text.substr(axis.end, place - axis.end)).empty()) return;
  while (place < text.size()) {
    const std::size_t end = std::min(text.find('\n', place + 1), text.size());
    const std::string_view line = trimmed(text.substr(place + 1, end - place - 1));
    if (!line.starts_with("- ")) return;
    const std::string_view number = trimmed(line.substr(2));
    if (wholeNumber(number).state != NumberState::finite) return;
    axis.numbers.push_back(number);
    axis.end = place = end;
  }
}

/// That whose key is in the line that starts here; without numbers where none is.
YamlAxis axisAt(std::string_view text, std::size_t line) {
  YamlAxis axis;
  axis.start = behindBlanks(text, line, " ");
  axis.column = axis.start - line;
  axis.end = axis.start + 2;
  if (axis.end > text.size() || text[axis.start + 1] != ':') return axis;
  axis.name = text[axis.start];
  if (axis.name != 'x' && axis.name != 'z') return axis;
  takeFlow(text, axis);
  if (axis.numbers.empty()) {
    axis.end = axis.start + 2;
    takeBlock(text, axis);
  }
  return axis;
}

std::size_t nextLine(std::string_view text, std::size_t place) {
  return std::min(text.find('\n', std::min(place, text.size())), text.size() - 1) + 1;
}

}  // namespace

void withAxesOfYaml(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t line = 0; line < text.size();) {
    const YamlAxis x = axisAt(text, line);
    line = nextLine(text, line);
    if (x.name != 'x' || x.numbers.size() < kFewestVertices) continue;
    const YamlAxis z = axisAt(text, nextLine(text, x.end));
    if (z.name != 'z' || z.column != x.column || z.numbers.size() != x.numbers.size()) continue;
    changed.replace(x.start, z.end, "points: " + pointList(x.numbers, z.numbers));
    line = nextLine(text, z.end);
  }
  changed.finish(plain, "the numbers of x became x, those of z y");
}

}  // namespace sepax
