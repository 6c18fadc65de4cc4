#include "app/codecs/pdf_scene.h"

#include <fmt/format.h>

#include <charconv>

namespace sepax {

namespace {

constexpr std::string_view kEntry = "/SepaxScene <";

/// The number after the last occurrence of the key.
std::optional<std::size_t> numberAfter(std::string_view text, std::string_view key) {
  const std::size_t at = text.rfind(key);
  if (at == text.npos) return std::nullopt;
  text.remove_prefix(at + key.size());
  text.remove_prefix(std::min(text.find_first_not_of(" \r\n"), text.size()));
  std::size_t number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc() ? std::optional(number) : std::nullopt;
}

/// The entries of the object with this number: what stands between << and >>.
std::optional<std::string_view> entriesOf(std::string_view pdf, std::size_t object) {
  const std::size_t start = pdf.rfind(fmt::format("\n{} 0 obj", object));
  if (start == pdf.npos) return std::nullopt;
  const std::size_t open = pdf.find("<<", start);
  const std::size_t end = pdf.find("endobj", start);
  if (open == pdf.npos || end == pdf.npos || open > end) return std::nullopt;
  const std::size_t close = pdf.substr(0, end).rfind(">>");
  if (close == pdf.npos || close < open) return std::nullopt;
  return pdf.substr(open + 2, close - open - 2);
}

std::string hexOf(std::string_view bytes) {
  std::string hex;
  hex.reserve(2 * bytes.size() + bytes.size() / 32);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    fmt::format_to(std::back_inserter(hex), "{:02x}", static_cast<unsigned char>(bytes[i]));
    if (i % 40 == 39) hex += '\n';
  }
  return hex;
}

int digitOf(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

std::string withPdfScene(std::string pdf, std::string_view scene) {
  const std::size_t trailer = pdf.rfind("trailer");
  if (scene.empty() || trailer == pdf.npos) return pdf;
  const std::string_view tail = std::string_view(pdf).substr(trailer);
  const auto size = numberAfter(tail, "/Size");
  const auto root = numberAfter(tail, "/Root");
  const auto info = numberAfter(tail, "/Info");
  const auto table = numberAfter(tail, "startxref");
  if (!size || !root || !info || !table) return pdf;
  const auto entries = entriesOf(pdf, *info);
  if (!entries) return pdf;
  const std::string object =
      fmt::format("{} 0 obj\n<<{}\n   {}{}>\n>>\nendobj\n", *info, *entries, kEntry, hexOf(scene));
  const std::size_t place = pdf.size();
  pdf += object;
  pdf += fmt::format("xref\n{} 1\n{:010} 00000 n \n", *info, place);
  pdf += fmt::format("trailer\n<< /Size {} /Root {} 0 R /Info {} 0 R /Prev {} >>\n", *size, *root,
                     *info, *table);
  pdf += fmt::format("startxref\n{}\n%%EOF\n", place + object.size());
  return pdf;
}

std::optional<std::string> sceneOfPdf(std::string_view pdf) {
  const std::size_t at = pdf.rfind(kEntry);
  if (at == pdf.npos) return std::nullopt;
  std::string scene;
  int high = -1;
  for (const char c : pdf.substr(at + kEntry.size())) {
    if (c == '>') return high < 0 ? std::optional(scene) : std::nullopt;
    if (c == ' ' || c == '\n' || c == '\r') continue;
    const int digit = digitOf(c);
    if (digit < 0) return std::nullopt;
    if (high >= 0) scene += static_cast<char>(high * 16 + digit);
    high = high < 0 ? digit : -1;
  }
  return std::nullopt;
}

}  // namespace sepax
