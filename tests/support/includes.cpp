#include "tests/support/includes.h"

#include <algorithm>
#include <array>

namespace sepax::test {
namespace {

namespace fs = std::filesystem;

/// Takes the prefix, and the blanks after it, off the text; false when it does not start so.
bool skip(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  return true;
}

bool isSource(const fs::path& path) {
  static constexpr std::array kExtensions{".h", ".hpp", ".inl", ".c", ".cc", ".cpp", ".cxx"};
  return std::ranges::find(kExtensions, path.extension().string()) != kExtensions.end();
}

}  // namespace

std::optional<Include> includeOf(std::string_view line) {
  Include include{std::string(line), {}, false};
  skip(line, "\xEF\xBB\xBF");  // byte order mark
  skip(line, "");
  if (!skip(line, "#") && !skip(line, "%:")) return std::nullopt;
  if (!skip(line, "include")) return std::nullopt;
  skip(line, "_next");
  include.quoted = line.starts_with('"');
  const auto end = line.find(include.quoted ? '"' : '>', 1);
  const bool named = (include.quoted || line.starts_with('<')) && end != std::string_view::npos;
  if (named) include.path = std::string(line.substr(1, end - 1));
  return include;
}

std::vector<Include> includesOf(std::istream& text) {
  std::vector<Include> includes;
  for (std::string line; std::getline(text, line);) {
    if (std::optional<Include> include = includeOf(line)) includes.push_back(std::move(*include));
  }
  return includes;
}

std::vector<std::string> sourcesBelow(const fs::path& root,
                                      const std::vector<std::string>& folders) {
  std::vector<std::string> files;
  for (const std::string& folder : folders) {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / folder)) {
      if (entry.is_regular_file() && isSource(entry.path()))
        files.push_back(entry.path().lexically_relative(root).generic_string());
    }
  }
  std::ranges::sort(files);
  return files;
}

bool isUnder(std::string_view path, std::string_view folder) {
  return path.starts_with(folder) && path.substr(folder.size()).starts_with('/');
}

}  // namespace sepax::test
