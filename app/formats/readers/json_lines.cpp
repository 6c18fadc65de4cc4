#include "app/formats/readers/json_lines.h"

#include "app/formats/text/number.h"

#include <algorithm>

namespace sepax {

std::vector<std::string_view> jsonLines(std::string_view text) {
  constexpr char kRecordSeparator = '\x1e';  // before each text of a sequence (RFC 8142)
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.starts_with(kRecordSeparator)) line = trimmed(line.substr(1));
    if (line.empty()) continue;
    if (line.front() != '{' || line.back() != '}') return {};
    lines.push_back(line);
  }
  return lines.size() > 1 ? lines : std::vector<std::string_view>();
}

}  // namespace sepax
