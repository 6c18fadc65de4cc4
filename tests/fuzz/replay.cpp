#include "tests/fuzz/targets.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

// replay CORPUS: feeds every file of CORPUS/<target> to its target. Each file's name is printed
// before it is read, so that the last line names the one that crashed.

namespace fs = std::filesystem;

namespace {

std::string bytesOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "use: replay CORPUS\n";
    return 2;
  }
  for (const sepax::fuzz::Target& target : sepax::fuzz::targets()) {
    std::size_t files = 0;
    for (const auto& entry : fs::directory_iterator(fs::path(arguments[1]) / target.name)) {
      std::cout << entry.path().string() << std::endl;
      target.feed(bytesOf(entry.path()));
      ++files;
    }
    if (files > 0) continue;
    std::cerr << target.name << ": the corpus is empty\n";
    return 1;
  }
  return 0;
}
