#include "app/formats/plain/wkb.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sepax {

namespace {

constexpr std::uint32_t kWkbPolygon = 3;
constexpr std::uint32_t kWkbMultiPolygon = 6;

int hexValue(char c) {
  if (isDigit(c)) return c - '0';
  const int letter = (c | 0x20) - 'a';
  return letter >= 0 && letter < 6 ? letter + 10 : -1;
}

/// Takes numbers off the digits of a geometry, in the order of bytes that it tells.
class WkbDigits {
 public:
  explicit WkbDigits(std::string_view digits) : digits_(digits) {}

  [[nodiscard]] bool failed() const { return failed_; }
  [[nodiscard]] std::size_t left() const { return digits_.size() / 2; }  ///< bytes

  void takeOrder() {
    const std::uint64_t order = take(1);
    little_ = order == 1;
    failed_ = failed_ || order > 1;
  }
  std::uint32_t takeCount() { return static_cast<std::uint32_t>(take(4)); }
  double takeDouble() { return std::bit_cast<double>(take(8)); }

 private:
  std::uint64_t take(std::size_t bytes) {
    failed_ = failed_ || left() < bytes;
    if (failed_) return 0;
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < bytes; ++i) {
      const std::size_t at = 2 * (little_ ? bytes - 1 - i : i);
      value = value << 8 |
              static_cast<std::uint64_t>(16 * hexValue(digits_[at]) + hexValue(digits_[at + 1]));
    }
    digits_.remove_prefix(2 * bytes);
    return value;
  }

  std::string_view digits_;
  bool little_ = true;
  bool failed_ = false;
};

struct WkbHead {
  std::uint32_t type = 0;
  std::size_t each = 2;  ///< numbers of a vertex
};

WkbHead takeWkbHead(WkbDigits& digits) {
  constexpr std::uint32_t kHeight = 0x80000000;
  constexpr std::uint32_t kMeasure = 0x40000000;
  constexpr std::uint32_t kSystem = 0x20000000;
  constexpr std::uint32_t kDimensions = 1000;  // 1003 is a polygon with heights, 3003 with both
  digits.takeOrder();
  const std::uint32_t word = digits.takeCount();
  if ((word & kSystem) != 0) static_cast<void>(digits.takeCount());
  const std::uint32_t plain = word & ~(kHeight | kMeasure | kSystem);
  WkbHead head{plain % kDimensions, 2};
  if ((word & kHeight) != 0) ++head.each;
  if ((word & kMeasure) != 0) ++head.each;
  head.each += plain / kDimensions == 3 ? 2U : plain / kDimensions > 0 ? 1U : 0U;
  return head;
}

/// ((0 0, 5 0, ...), ...)
std::string takeWkbRings(WkbDigits& digits, std::size_t each) {
  std::string rings = "(";
  const std::uint32_t count = digits.takeCount();
  for (std::uint32_t ring = 0; ring < count && !digits.failed(); ++ring) {
    rings += ring == 0 ? "(" : ", (";
    const std::uint32_t vertices = digits.takeCount();
    for (std::uint32_t vertex = 0; vertex < vertices && !digits.failed(); ++vertex) {
      const double x = digits.takeDouble();
      const double y = digits.takeDouble();
      for (std::size_t i = 2; i < each; ++i) static_cast<void>(digits.takeDouble());
      rings += fmt::format("{}{} {}", vertex == 0 ? "" : ", ", x, y);
    }
    rings += ')';
  }
  return rings + ')';
}

/// The WKT of all these digits; nothing where they are no polygons.
std::optional<std::string> wktOfWkb(std::string_view hex) {
  WkbDigits digits(hex);
  const WkbHead head = takeWkbHead(digits);
  std::string wkt;
  if (head.type == kWkbPolygon) {
    wkt = "POLYGON " + takeWkbRings(digits, head.each);
  } else if (head.type == kWkbMultiPolygon) {
    wkt = "MULTIPOLYGON (";
    const std::uint32_t parts = digits.takeCount();
    for (std::uint32_t part = 0; part < parts && !digits.failed(); ++part) {
      const WkbHead inner = takeWkbHead(digits);
      if (inner.type != kWkbPolygon) return std::nullopt;
      wkt += (part == 0 ? "" : ", ") + takeWkbRings(digits, inner.each);
    }
    wkt += ')';
  } else {
    return std::nullopt;
  }
  return digits.failed() || digits.left() > 0 ? std::nullopt : std::optional(wkt);
}

}  // namespace

void withWktOfWkb(PlainText& plain) {
  constexpr std::size_t kFewest = 2 * (1 + 4 + 4 + 4 + 3 * 16);  // digits of a triangle
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && hexValue(text[end]) >= 0) ++end;
    const bool whole = end - at >= kFewest && (end - at) % 2 == 0 && text[at] == '0' &&
                       (end == text.size() || !isWordPart(text[end]));
    if (const auto wkt = whole ? wktOfWkb(text.substr(at, end - at)) : std::nullopt)
      changed.replace(at, end, *wkt);
    at = end;
    while (at < text.size() && isWordPart(text[at])) ++at;  // a word is none
    while (at < text.size() && !isWordPart(text[at])) ++at;
  }
  changed.finish(plain, "WKB in hexadecimal was read");
}

}  // namespace sepax
