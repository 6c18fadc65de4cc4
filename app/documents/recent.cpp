#include "app/documents/recent.h"

#include "app/scene/builtin.h"

#include <algorithm>
#include <filesystem>

namespace sepax {

std::vector<std::string> withRecent(std::vector<std::string> recent, const std::string& path) {
  if (path.empty() || isBuiltin(path) || path.find('\n') != path.npos) return recent;
  std::error_code error;
  const auto absolute = std::filesystem::absolute(path, error).lexically_normal().string();
  if (error) return recent;
  std::erase(recent, absolute);
  recent.insert(recent.begin(), absolute);
  if (recent.size() > kMaxRecent) recent.resize(kMaxRecent);
  return recent;
}

std::vector<std::string> parseRecent(std::string_view text) {
  std::vector<std::string> recent;
  while (!text.empty() && recent.size() < kMaxRecent) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    const bool known = std::ranges::find(recent, line) != recent.end();
    if (line.starts_with('/') && !known) recent.emplace_back(line);
  }
  return recent;
}

std::string recentText(std::span<const std::string> recent) {
  std::string text;
  for (const std::string& path : recent) text += path + "\n";
  return text;
}

std::vector<std::string> existing(std::span<const std::string> paths) {
  std::vector<std::string> found;
  std::error_code error;
  for (const std::string& path : paths)
    if (std::filesystem::is_regular_file(path, error)) found.push_back(path);
  return found;
}

}  // namespace sepax
