#pragma once

// What the standard library of Emscripten in Debian 12 (libc++ 13) lacks of C++20, as far as this
// program uses it, under the names that the standard gives it. Every file of the browser's program
// includes this first; no other program does. A newer library needs none of it.

#include <ciso646>

#if defined(_LIBCPP_VERSION) && _LIBCPP_VERSION < 15000

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <compare>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <utility>

namespace std {

template <class To, class From>
[[nodiscard]] To bit_cast(const From& from) noexcept {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof to);
  return to;
}

constexpr strong_ordering operator<=>(string_view a, string_view b) noexcept {
  return a.compare(b) <=> 0;
}

inline strong_ordering operator<=>(const string& a, const string& b) noexcept {
  return a.compare(b) <=> 0;
}

namespace ranges {

template <class Compare, class Projection>
constexpr auto projected(Compare& compare, Projection& projection) {
  return [&](auto&& a, auto&& b) {
    return static_cast<bool>(
        std::invoke(compare, std::invoke(projection, a), std::invoke(projection, b)));
  };
}

template <class Range, class Test, class Projection = identity>
constexpr auto find_if(Range&& range, Test test, Projection projection = {}) {
  auto at = std::begin(range);
  for (; at != std::end(range); ++at)
    if (std::invoke(test, std::invoke(projection, *at))) break;
  return at;
}

template <class Range, class Test, class Projection = identity>
constexpr auto find_if_not(Range&& range, Test test, Projection projection = {}) {
  return ranges::find_if(
      range, [&](auto&& value) { return !std::invoke(test, value); }, projection);
}

template <class Range, class Value, class Projection = identity>
constexpr auto find(Range&& range, const Value& value, Projection projection = {}) {
  return ranges::find_if(
      range, [&](auto&& other) { return other == value; }, projection);
}

template <class Range, class Test, class Projection = identity>
constexpr bool any_of(Range&& range, Test test, Projection projection = {}) {
  return ranges::find_if(range, std::ref(test), projection) != std::end(range);
}

template <class Range, class Test, class Projection = identity>
constexpr bool none_of(Range&& range, Test test, Projection projection = {}) {
  return !ranges::any_of(range, std::ref(test), projection);
}

template <class Range, class Test, class Projection = identity>
constexpr bool all_of(Range&& range, Test test, Projection projection = {}) {
  return ranges::find_if_not(range, std::ref(test), projection) == std::end(range);
}

template <class Range, class Test, class Projection = identity>
constexpr ptrdiff_t count_if(Range&& range, Test test, Projection projection = {}) {
  ptrdiff_t count = 0;
  for (auto&& value : range)
    if (std::invoke(test, std::invoke(projection, value))) ++count;
  return count;
}

template <class Range, class Value, class Projection = identity>
constexpr ptrdiff_t count(Range&& range, const Value& value, Projection projection = {}) {
  return ranges::count_if(
      range, [&](auto&& other) { return other == value; }, projection);
}

template <class Range, class Compare = std::less<>, class Projection = identity>
constexpr auto sort(Range&& range, Compare compare = {}, Projection projection = {}) {
  std::sort(std::begin(range), std::end(range), ranges::projected(compare, projection));
  return std::end(range);
}

template <class Range, class Compare = std::less<>, class Projection = identity>
constexpr auto stable_sort(Range&& range, Compare compare = {}, Projection projection = {}) {
  std::stable_sort(std::begin(range), std::end(range), ranges::projected(compare, projection));
  return std::end(range);
}

template <class Range, class Compare = std::less<>, class Projection = identity>
constexpr auto min_element(Range&& range, Compare compare = {}, Projection projection = {}) {
  return std::min_element(std::begin(range), std::end(range),
                          ranges::projected(compare, projection));
}

template <class Range, class Compare = std::less<>, class Projection = identity>
constexpr auto max_element(Range&& range, Compare compare = {}, Projection projection = {}) {
  return std::max_element(std::begin(range), std::end(range),
                          ranges::projected(compare, projection));
}

template <class Iterator>
struct min_max_result {
  Iterator min;
  Iterator max;
};

/// The first least and the last greatest.
template <class Range, class Compare = std::less<>, class Projection = identity>
constexpr auto minmax_element(Range&& range, Compare compare = {}, Projection projection = {}) {
  const auto found = std::minmax_element(std::begin(range), std::end(range),
                                         ranges::projected(compare, projection));
  return min_max_result<decltype(found.first)>{found.first, found.second};
}

template <class Range, class Compare = std::less<>, class Projection = identity>
constexpr auto minmax(Range&& range, Compare compare = {}, Projection projection = {}) {
  const auto found = ranges::minmax_element(range, compare, projection);
  return min_max_result<std::decay_t<decltype(*found.min)>>{*found.min, *found.max};
}

template <class Range, class Compare = std::less<>, class Projection = identity>
constexpr auto min(Range&& range, Compare compare = {}, Projection projection = {}) {
  return *ranges::min_element(range, compare, projection);
}

template <class Range, class Compare = std::less<>, class Projection = identity>
constexpr auto max(Range&& range, Compare compare = {}, Projection projection = {}) {
  return *ranges::max_element(range, compare, projection);
}

template <class Range, class Value, class Compare = std::less<>, class Projection = identity>
constexpr auto lower_bound(Range&& range, const Value& value, Compare compare = {},
                           Projection projection = {}) {
  return std::lower_bound(
      std::begin(range), std::end(range), value, [&](auto&& element, const Value& wanted) {
        return static_cast<bool>(std::invoke(compare, std::invoke(projection, element), wanted));
      });
}

template <class Range, class Value, class Compare = std::less<>, class Projection = identity>
constexpr auto upper_bound(Range&& range, const Value& value, Compare compare = {},
                           Projection projection = {}) {
  return std::upper_bound(
      std::begin(range), std::end(range), value, [&](const Value& wanted, auto&& element) {
        return static_cast<bool>(std::invoke(compare, wanted, std::invoke(projection, element)));
      });
}

template <class Range, class Value>
constexpr bool binary_search(Range&& range, const Value& value) {
  return std::binary_search(std::begin(range), std::end(range), value);
}

template <class Range, class Same = std::equal_to<>>
constexpr auto adjacent_find(Range&& range, Same same = {}) {
  return std::adjacent_find(std::begin(range), std::end(range), same);
}

template <class First, class Second, class Same = std::equal_to<>, class ProjectionA = identity,
          class ProjectionB = identity>
constexpr bool equal(First&& first, Second&& second, Same same = {}, ProjectionA a = {},
                     ProjectionB b = {}) {
  return std::equal(
      std::begin(first), std::end(first), std::begin(second), std::end(second),
      [&](auto&& x, auto&& y) {
        return static_cast<bool>(std::invoke(same, std::invoke(a, x), std::invoke(b, y)));
      });
}

template <class Range>
constexpr bool is_sorted(Range&& range) {
  return std::is_sorted(std::begin(range), std::end(range));
}

template <class Range>
constexpr void reverse(Range&& range) {
  std::reverse(std::begin(range), std::end(range));
}

template <class Range, class Old, class New>
constexpr void replace(Range&& range, const Old& old, const New& value) {
  std::replace(std::begin(range), std::end(range), old, value);
}

template <class Range, class Test, class New>
constexpr void replace_if(Range&& range, Test test, const New& value) {
  std::replace_if(std::begin(range), std::end(range), test, value);
}

template <class Range, class Output>
constexpr Output move(Range&& range, Output output) {
  return std::move(std::begin(range), std::end(range), output);
}

template <class Range, class Output, class Test>
constexpr Output copy_if(Range&& range, Output output, Test test) {
  return std::copy_if(std::begin(range), std::end(range), output, test);
}

template <class Range, class Output, class Function>
constexpr Output transform(Range&& range, Output output, Function function) {
  return std::transform(std::begin(range), std::end(range), output, function);
}

}  // namespace ranges

/// By strtod, which is as exact: its text may have no prefix "0x" here, and no blank or plus first.
inline from_chars_result from_chars(const char* first, const char* last, double& value,
                                    chars_format format = chars_format::general) {
  const bool minus = first != last && *first == '-';
  const char* start = first + (minus ? 1 : 0);
  if (start == last || *start == '+' || *start == '-' ||
      std::isspace(static_cast<unsigned char>(*start)) != 0)
    return {first, errc::invalid_argument};
  const bool hex = format == chars_format::hex;
  const char* end =
      hex ? last : std::find_if(start, last, [](char c) { return c == 'x' || c == 'X'; });
  const std::string prefix = std::string(minus ? "-" : "") + (hex ? "0x" : "");
  const std::string text = prefix + std::string(start, end);
  char* stop = nullptr;
  errno = 0;
  const double read = std::strtod(text.c_str(), &stop);
  const auto length = static_cast<std::size_t>(stop - text.c_str());
  if (length <= prefix.size()) return {first, errc::invalid_argument};
  const char* after = start + (length - prefix.size());
  const bool tooLarge = errno == ERANGE && (read == 0 || std::isinf(read));
  if (tooLarge) return {after, errc::result_out_of_range};
  value = read;
  return {after, errc()};
}

inline to_chars_result to_chars(char* first, char* last, double value, chars_format format,
                                int precision) {
  const char* form = format == chars_format::scientific ? "%.*e"
                     : format == chars_format::fixed    ? "%.*f"
                                                        : "%.*g";
  const int count =
      std::snprintf(first, static_cast<std::size_t>(last - first), form, precision, value);
  if (count < 0 || count >= last - first) return {last, errc::value_too_large};
  return {first + count, errc()};
}

/// The fewest digits that read back as the same number.
inline to_chars_result to_chars(char* first, char* last, double value, chars_format format) {
  constexpr int kMost = 1100;
  for (int precision = 0; precision < kMost; ++precision) {
    const to_chars_result made = to_chars(first, last, value, format, precision);
    if (made.ec != errc()) return made;
    if (std::strtod(std::string(first, made.ptr).c_str(), nullptr) == value) return made;
  }
  return {last, errc::value_too_large};
}

}  // namespace std

#endif
