#include "app/figure/wrap.h"

#include <sstream>

#include "app/figure/font.h"

namespace sepax {

std::vector<std::string> wrapped(const std::string& text, double size, double width,
                                 Weight weight) {
  std::vector<std::string> lines;
  std::istringstream words(text);
  std::string line;
  for (std::string word; words >> word;) {
    const std::string longer = line.empty() ? word : line + " " + word;
    if (!line.empty() && textWidth(longer, size, weight) > width) {
      lines.push_back(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

}  // namespace sepax
