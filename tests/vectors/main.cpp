// vectors FILE.json: answers a file of exact cases through the public interface of core, one line
// of JSON per case: {"id": ..., "result": {...}}.

#include "tests/vectors/families_convex.h"
#include "tests/vectors/families_polygons.h"
#include "tests/vectors/families_tiles.h"

#include <exception>
#include <fstream>
#include <iostream>

namespace {

using namespace sepax::test;

Answer findAnswer(const std::string& family) {
  for (const auto* table : {&convexFamilies(), &polygonFamilies(), &tileFamilies()}) {
    const auto row = table->find(family);
    if (row != table->end()) return row->second;
  }
  return nullptr;
}

int answerFile(const std::string& path) {
  std::ifstream file(path);
  if (!file) {
    std::cerr << "vectors: cannot read '" << path << "'; name a file of cases\n";
    return 2;
  }
  const Json cases = Json::parse(file);
  const std::string family = cases.at("query").get<std::string>();
  const Answer answer = findAnswer(family);
  if (!answer) {
    std::cerr << "vectors: family '" << family << "' in '" << path << "' is not known\n";
    return 2;
  }
  for (const Json& entry : cases.at("cases")) {
    std::cout << Json{{"id", entry.at("id")}, {"result", answer(entry.at("input"))}} << '\n';
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "vectors: give one file of cases: vectors FILE.json\n";
    return 2;
  }
  try {
    return answerFile(argv[1]);
  } catch (const std::exception& error) {
    std::cerr << "vectors: '" << argv[1] << "' is not a file of cases: " << error.what() << '\n';
    return 2;
  }
}
