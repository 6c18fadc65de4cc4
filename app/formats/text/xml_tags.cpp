#include "app/formats/text/xml_tags.h"

#include <algorithm>

namespace sepax {

std::optional<XmlTag> XmlTags::next() {
  const std::size_t place = text_.find('<', from_);
  if (place == text_.npos) return std::nullopt;
  const std::string_view passed = text_.substr(counted_, place - counted_);
  line_ += static_cast<std::size_t>(std::count(passed.begin(), passed.end(), '\n'));
  counted_ = place;
  from_ = place + 1;
  const std::size_t end = std::min(text_.find_first_of(" \t\r\n>/<", place + 2), text_.size());
  return XmlTag{text_.substr(place + 1, end - place - 1), place, line_};
}

std::string_view attributeIn(std::string_view tag, std::string_view name) {
  constexpr std::string_view kBlanks = " \t\r\n";
  for (std::size_t at = tag.find(name); at != tag.npos; at = tag.find(name, at + 1)) {
    const std::size_t quote = at + name.size() + 1;
    if (at == 0 || kBlanks.find(tag[at - 1]) == kBlanks.npos) continue;
    if (quote >= tag.size() || tag[quote - 1] != '=') continue;
    const std::size_t end = tag.find(tag[quote], quote + 1);
    return end == tag.npos ? std::string_view{} : tag.substr(quote + 1, end - quote - 1);
  }
  return {};
}

std::string_view textInside(std::string_view text, std::size_t place) {
  const auto open = text.find('>', place);
  if (open == text.npos) return {};
  return text.substr(open + 1, std::min(text.find('<', open), text.size()) - open - 1);
}

std::string withoutXmlComments(std::string_view text) {
  std::string plain(text);
  for (auto start = plain.find("<!--"); start != plain.npos; start = plain.find("<!--", start)) {
    const std::size_t close = plain.find("-->", start);
    const std::size_t end = close == plain.npos ? plain.size() : close + 3;
    std::replace_if(
        plain.begin() + static_cast<std::ptrdiff_t>(start),
        plain.begin() + static_cast<std::ptrdiff_t>(end), [](char c) { return c != '\n'; }, ' ');
  }
  return plain;
}

}  // namespace sepax
