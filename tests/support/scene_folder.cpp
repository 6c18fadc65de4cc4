#include "tests/support/scene_folder.h"

#include <stdlib.h>  // mkdtemp

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace sepax::testing {

namespace fs = std::filesystem;

Folder::Folder() : path_((fs::temp_directory_path() / "sepax-test-XXXXXX").string()) {
  if (::mkdtemp(path_.data()) == nullptr) path_.clear();
}

Folder::~Folder() {
  std::error_code error;
  if (!path_.empty()) fs::remove_all(path_, error);
}

void Folder::write(std::string_view name, std::string_view bytes) const {
  std::ofstream(*this / name, std::ios::binary) << bytes;
}

std::string Folder::read(std::string_view name) const {
  std::ifstream file(*this / name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> Folder::names() const {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(path_))
    names.push_back(entry.path().filename().string());
  std::ranges::sort(names);
  return names;
}

}  // namespace sepax::testing
