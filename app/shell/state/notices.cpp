#include "app/shell/state/notices.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>

namespace sepax {
namespace {

constexpr double kToastTime = 4;          ///< seconds
constexpr double kErrorToastTime = 8;     ///< seconds
constexpr std::ptrdiff_t kMaxToasts = 3;  ///< that pass by themselves

/// A sentence starts with a capital, the name of a file or a field as it is.
std::string sentenceCase(std::string text) {
  const std::string_view before = std::string_view(text).substr(0, text.find(": "));
  const bool names = before.size() < text.size() && before.find_first_of("./[\\") != before.npos;
  const std::string_view word = std::string_view(text).substr(0, text.find(' '));
  const bool plain = std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
  if (!word.empty() && plain && !names) text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

}  // namespace

void say(Notices& notices, const std::string& words, bool error) {
  const std::string text = sentenceCase(words);
  std::erase_if(notices.toasts, [&](const Toast& toast) { return toast.text == text; });
  const double time = error ? kErrorToastTime : kToastTime;
  notices.toasts.push_back({.text = text, .error = error, .until = notices.now + time});
  const auto passes = [](const Toast& toast) { return std::isfinite(toast.until); };
  if (std::ranges::count_if(notices.toasts, passes) > kMaxToasts)
    notices.toasts.erase(std::ranges::find_if(notices.toasts, passes));
}

void complain(Notices& notices, const std::string& problem) {
  if (!problem.empty()) say(notices, problem, true);
}

}  // namespace sepax
