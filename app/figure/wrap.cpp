#include "app/figure/wrap.h"

#include <sstream>

#include "app/figure/font.h"

namespace sepax {

namespace {

/// The words of a text; what an equals sign joins is one word.
std::vector<std::string> wordsOf(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream stream(text);
  bool joins = false;
  for (std::string word; stream >> word;) {
    const bool sign = word == "=";
    if (words.empty() || !(sign || joins)) {
      words.push_back(word);
    } else {
      words.back() += " " + word;
    }
    joins = sign;
  }
  return words;
}

}  // namespace

std::vector<std::string> wrapped(const std::string& text, double size, double width,
                                 Weight weight) {
  std::vector<std::string> lines;
  std::string line;
  for (const std::string& word : wordsOf(text)) {
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

std::string shortened(std::string text, double size, double width, Weight weight) {
  if (textWidth(text, size, weight) <= width) return text;
  const auto isWithin = [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0) == 0x80; };
  while (!text.empty() && textWidth(text + "…", size, weight) > width) {
    while (isWithin(text.back()) && text.size() > 1) text.pop_back();
    text.pop_back();
  }
  return text + "…";
}

}  // namespace sepax
