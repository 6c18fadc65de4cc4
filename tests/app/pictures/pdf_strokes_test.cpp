#include "app/pictures/pdf.h"

#include <doctest/doctest.h>
#include <zlib.h>

#include <set>
#include <sstream>
#include <string>
#include <vector>

// What a PDF draws, read back from its operators.

namespace sepax {
namespace {

std::string inflated(const std::string& bytes) {
  std::string text(1 << 20, '\0');
  uLongf size = text.size();
  const auto* source = reinterpret_cast<const Bytef*>(bytes.data());
  const int status = uncompress(reinterpret_cast<Bytef*>(text.data()), &size, source, bytes.size());
  return status == Z_OK ? text.substr(0, size) : "";
}

/// Every stream of the file that is a list of operators, one after the other.
std::string operatorsOf(const Figure& figure) {
  const std::string pdf = encodePdf(figure, {}).bytes;
  std::string all;
  const std::string open = "\nstream\n";
  for (std::size_t at = pdf.find(open); at != pdf.npos; at = pdf.find(open, at + 1)) {
    const std::size_t first = at + open.size();
    const std::size_t last = pdf.find("\nendstream", first);
    all += inflated(pdf.substr(first, last - first)) + "\n";
  }
  return all;
}

constexpr const char* kWhole = "[] 0.0 ";  // the dash of a line without gaps

struct Stroked {
  std::string dash;  ///< pattern and phase as they are written
  int lines = 0;     ///< straight pieces of the path
  int curves = 0;
  bool clipped = false;  ///< only what lies in some outline is seen of it
};

/// The paths that are stroked, alone or with their inside, in their order.
std::vector<Stroked> strokesOf(const Figure& figure) {
  const std::set<std::string> strokes{"S", "s", "B", "b", "B*", "b*"};
  const std::set<std::string> others{"f", "f*", "n"};
  std::vector<Stroked> found;
  std::vector<Stroked> saved;
  std::vector<std::string> operands;
  Stroked now;
  std::istringstream words(operatorsOf(figure));
  for (std::string word; words >> word;) {
    if (word == "d") {
      now.dash.clear();
      for (const std::string& operand : operands) now.dash += operand + " ";
    }
    now.clipped = now.clipped || word == "W" || word == "W*";
    if (word == "q") saved.push_back(now);
    if (word == "Q" && !saved.empty()) {
      now.dash = saved.back().dash;
      now.clipped = saved.back().clipped;
      saved.pop_back();
    }
    now.lines += word == "l";
    now.curves += word == "c";
    if (strokes.contains(word)) found.push_back(now);
    if (strokes.contains(word) || others.contains(word)) now.lines = now.curves = 0;
    const bool operand = word.find_first_not_of("[]-.0123456789") == word.npos;
    operand ? operands.push_back(word) : operands.clear();
  }
  return found;
}

Figure withDashedLine() {
  Figure figure;
  figure.width = 80;
  figure.height = 50;
  figure.add(Stroke{Layer::guide, {{0, 0}, {80, 50}}, false, {Role::gap, 1}, 1, {4, 3}});
  return figure;
}

int hatchLines(Hatch hatch) {
  Figure figure = withDashedLine();
  figure.add(Fill{Layer::label, {{10, 10}, {40, 10}, {40, 40}, {10, 40}}, {Role::a, 1}, hatch});
  int lines = 0;
  for (const Stroked& stroke : strokesOf(figure)) {
    if (stroke.dash != kWhole) continue;
    CHECK(stroke.curves == 0);
    lines += stroke.lines;
  }
  return lines;
}

TEST_SUITE_BEGIN("pictures");

TEST_CASE("in a PDF the ring of a dot after a dashed line is whole") {
  Figure figure = withDashedLine();
  figure.add(Dot{Layer::handle, {20, 20}, 5, {Role::ground, 1}, {Role::a, 1}, 2});
  const std::vector<Stroked> strokes = strokesOf(figure);
  REQUIRE(strokes.size() == 2);
  CHECK(strokes[0].dash != kWhole);
  CHECK(strokes[0].lines == 1);
  CHECK(strokes[1].dash == kWhole);
  CHECK(strokes[1].curves >= 2);
}

TEST_CASE("in a PDF a cross hatch has the lines of both single ones, all of them whole") {
  const int forward = hatchLines(Hatch::forward);
  const int backward = hatchLines(Hatch::backward);
  CHECK(forward > 3);
  CHECK(backward > 3);
  CHECK(hatchLines(Hatch::cross) == forward + backward);
  CHECK(hatchLines(Hatch::none) == 0);
}

TEST_CASE("in a PDF what follows on a hatch is not cut to its outline") {
  Figure figure = withDashedLine();
  figure.add(
      Fill{Layer::guide, {{10, 10}, {40, 10}, {40, 40}, {10, 40}}, {Role::a, 1}, Hatch::forward});
  figure.add(Stroke{Layer::handle, {{0, 50}, {80, 0}}, false, {Role::b, 1}, 1});
  const std::vector<Stroked> strokes = strokesOf(figure);
  REQUIRE(strokes.size() == 3);
  CHECK_FALSE(strokes[0].clipped);
  CHECK(strokes[1].clipped);
  CHECK_FALSE(strokes[2].clipped);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
