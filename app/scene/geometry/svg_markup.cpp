#include "app/scene/geometry/svg_markup.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sepax {

namespace {

constexpr std::string_view kBlank = " \t\r\n";

bool isNameEnd(char c) {
  return kBlank.find(c) != kBlank.npos || c == '=' || c == '/' || c == '>' || c == '<' ||
         c == '"' || c == '\'';
}

std::string_view localName(std::string_view name) {
  const auto colon = name.rfind(':');
  return colon == name.npos ? name : name.substr(colon + 1);
}

}  // namespace

void SvgTags::moveTo(std::size_t place) {
  place = std::min(place, text_.size());
  line_ += static_cast<std::size_t>(std::ranges::count(text_.substr(place_, place - place_), '\n'));
  place_ = place;
}

/// Behind a comment, a declaration or a block of raw text, if one starts here.
bool SvgTags::skipDeclaration() {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kBlocks = {
      {{"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}, {"<!", ">"}}};
  const std::string_view rest = text_.substr(place_);
  for (const auto& [open, close] : kBlocks) {
    if (!rest.starts_with(open)) continue;
    const auto end = text_.find(close, place_ + open.size());
    moveTo(end == text_.npos ? end : end + close.size());
    return true;
  }
  return false;
}

std::optional<SvgTag> SvgTags::broken(std::size_t line) {
  broken_ = line;
  place_ = text_.size();
  return std::nullopt;
}

std::optional<SvgTag> SvgTags::next() {
  do {
    moveTo(text_.find('<', place_));
    if (place_ >= text_.size()) return std::nullopt;
  } while (skipDeclaration());
  SvgTag tag;
  tag.line = line_;
  const auto name = [&] {
    const std::size_t start = place_;
    std::size_t end = start;
    while (end < text_.size() && !isNameEnd(text_[end])) ++end;
    place_ = end;  // no line break is in a name
    return localName(text_.substr(start, end - start));
  };
  ++place_;
  tag.isEnd = place_ < text_.size() && text_[place_] == '/';
  if (tag.isEnd) ++place_;
  tag.name = name();
  while (true) {
    moveTo(text_.find_first_not_of(kBlank, place_));
    if (place_ >= text_.size() || text_[place_] == '<') return broken(tag.line);
    const char c = text_[place_];
    if (c == '>') {
      ++place_;
      return tag;
    }
    if (isNameEnd(c)) {
      tag.isEmpty = c == '/';
      ++place_;
      continue;
    }
    SvgAttribute attribute;
    attribute.name = name();
    moveTo(text_.find_first_not_of(kBlank, place_));
    if (place_ >= text_.size()) return broken(tag.line);
    if (text_[place_] != '=') continue;
    moveTo(text_.find_first_not_of(kBlank, place_ + 1));
    if (place_ >= text_.size()) return broken(tag.line);
    const char quote = text_[place_];
    if (quote != '"' && quote != '\'') continue;
    const auto end = text_.find(quote, place_ + 1);
    if (end == text_.npos) return broken(line_);
    attribute.value = text_.substr(place_ + 1, end - place_ - 1);
    attribute.line = line_;
    tag.attributes.push_back(attribute);
    moveTo(end + 1);
  }
}

const SvgAttribute* attributeOf(const SvgTag& tag, std::string_view name) {
  const auto found = std::ranges::find(tag.attributes, name, &SvgAttribute::name);
  return found == tag.attributes.end() ? nullptr : &*found;
}

}  // namespace sepax
