#include "app/formats/svg/markup.h"

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

std::string_view SvgTags::takeName() {
  const std::size_t start = place_;
  while (place_ < text_.size() && !isNameEnd(text_[place_])) ++place_;  // no line break is in it
  return localName(text_.substr(start, place_ - start));
}

bool SvgTags::skipBlanks() {
  moveTo(text_.find_first_not_of(kBlank, place_));
  return place_ < text_.size();
}

bool SvgTags::takeAttribute(SvgTag& tag) {
  SvgAttribute attribute;
  attribute.name = takeName();
  if (!skipBlanks()) return false;
  if (text_[place_] != '=') return true;
  moveTo(place_ + 1);
  if (!skipBlanks()) return false;
  const char quote = text_[place_];
  if (quote != '"' && quote != '\'') return true;
  const auto end = text_.find(quote, place_ + 1);
  attribute.line = line_;
  if (end == text_.npos) {
    tag.line = line_;  // where the quote is that is never closed
    return false;
  }
  attribute.value = text_.substr(place_ + 1, end - place_ - 1);
  tag.attributes.push_back(attribute);
  moveTo(end + 1);
  return true;
}

std::optional<SvgTag> SvgTags::next() {
  do {
    moveTo(text_.find('<', place_));
    if (place_ >= text_.size()) return std::nullopt;
  } while (skipDeclaration());
  SvgTag tag;
  tag.line = line_;
  ++place_;
  tag.isEnd = place_ < text_.size() && text_[place_] == '/';
  if (tag.isEnd) ++place_;
  tag.name = takeName();
  while (true) {
    if (!skipBlanks() || text_[place_] == '<') return broken(tag.line);
    const char c = text_[place_];
    if (isNameEnd(c)) {
      ++place_;
      if (c == '>') return tag;
      tag.isEmpty = c == '/';
    } else if (!takeAttribute(tag)) {
      return broken(tag.line);
    }
  }
}

const SvgAttribute* attributeOf(const SvgTag& tag, std::string_view name) {
  const auto found = std::ranges::find(tag.attributes, name, &SvgAttribute::name);
  return found == tag.attributes.end() ? nullptr : &*found;
}

}  // namespace sepax
