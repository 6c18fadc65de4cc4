#include "app/figure/wrap.h"
#include "app/figure/xml.h"
#include "tests/cli/picture_files.h"
#include "tests/cli/run_program.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

// A page of a paper with figures of the program, as a reader would see them. It stays among the
// tests' output to be looked at: paper_page.svg.

namespace sepax {
namespace {

using testing::Folder;
using testing::pictureFacts;
using testing::PictureFacts;
using testing::runProgram;

// Millimetres; a page of A4 in two columns.
constexpr double kPageWidth = 210;
constexpr double kPageHeight = 297;
constexpr double kColumn = 85;
constexpr std::array<double, 2> kColumns{16, 109};
constexpr double kTop = 11;
constexpr double kBottom = 285;

// The captions, in points as a paper sets them.
constexpr double kCaption = 7.5;
constexpr double kLine = 3.4;   ///< millimetres between two lines
constexpr double kBetween = 4;  ///< millimetres below a caption
constexpr std::size_t kMostLines = 2;
constexpr double kPoint = 25.4 / 72;

std::string_view between(std::string_view text, std::string_view before, std::string_view after) {
  const std::size_t at = text.find(before);
  if (at == std::string_view::npos) return {};
  text.remove_prefix(at + before.size());
  return text.substr(0, text.find(after));
}

/// A figure as the program writes it.
struct Printed {
  std::string element;  ///< <svg …>…</svg>
  double width = 0;     ///< millimetres
  double height = 0;
  std::vector<std::string> caption;
};

Printed printed(const Folder& folder, const std::string& scene, int number) {
  const auto run = runProgram({"render", "builtin:" + scene, "-o", folder / "figure.svg", "--mm",
                               "85", "--theme", "print", "--hide", "badges", "--no-scene"});
  REQUIRE_MESSAGE(run.code == 0, run.error);
  const std::string svg = folder.read("figure.svg");
  Printed figure;
  figure.element = svg.substr(svg.find("<svg"));
  figure.width = std::stod(std::string(between(svg, " width=\"", "mm\"")));
  figure.height = std::stod(std::string(between(svg, " height=\"", "mm\"")));
  const std::string title = xmlUnescaped(std::string(between(svg, "<title id=\"title\">", "<")));
  const std::string sentence = xmlUnescaped(std::string(between(svg, "<desc id=\"desc\">", "<")));
  const std::string named = fmt::format("Figure {}. {}.", number, title);
  figure.caption = wrapped(named + " " + sentence, kCaption, kColumn / kPoint);
  if (figure.caption.size() > kMostLines)
    figure.caption = wrapped(named, kCaption, kColumn / kPoint);
  return figure;
}

double heightOf(const Printed& figure) {
  return figure.height + 1.5 + kLine * static_cast<double>(figure.caption.size()) + kBetween;
}

/// The figure at a place of the page, and its caption below it.
std::string placed(const Printed& figure, double x, double y) {
  std::string text =
      fmt::format("<svg x=\"{:.2f}mm\" y=\"{:.2f}mm\"{}", x, y, figure.element.substr(4));
  double line = y + figure.height + 1.5;
  for (const std::string& words : figure.caption) {
    line += kLine;
    text += fmt::format(
        "<text x=\"{:.2f}mm\" y=\"{:.2f}mm\" font-size=\"{}pt\" font-family=\"Inter\">{}</text>\n",
        x, line, kCaption, xmlEscaped(words));
  }
  return text;
}

constexpr std::array<const char*, 6> kScenes{"two-pentagons", "first-contact", "crossing-number",
                                             "hook-and-comb", "ray-figure-2",  "swept-crossing"};

TEST_SUITE_BEGIN("cli");

TEST_CASE("on paper legend and caption stand below a canvas as high as without them") {
  const Folder folder;
  for (const char* scene : {"two-pentagons", "first-contact", "minkowski-thin", "ray-figure-2"}) {
    // Height by width.
    const auto shape = [&](std::vector<std::string> more) {
      std::vector<std::string> arguments{
          "render", std::string("builtin:") + scene, "-o", folder / "figure.svg", "--mm", "85"};
      arguments.insert(arguments.end(), more.begin(), more.end());
      const auto run = runProgram(arguments);
      CHECK_MESSAGE(run.code == 0, run.error);
      const PictureFacts facts = pictureFacts(folder.read("figure.svg"));
      return static_cast<double>(facts.height) / facts.width;
    };
    const double alone = shape({});
    const double caption = shape({"--caption"});
    CHECK(caption > alone);
    CHECK(shape({"--legend", "--caption"}) > caption);
    CHECK(shape({"--caption", "--size", "1600x1600"}) == doctest::Approx(1).epsilon(0.01));
  }
}

TEST_CASE("a page of a paper holds figures of the program, 85 mm wide, in two columns") {
  const Folder folder;
  std::string page = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" "
      "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" width=\"{}mm\" "
      "height=\"{}mm\">\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n",
      kPageWidth, kPageHeight);
  std::array<double, 2> ends{kTop, kTop};
  int number = 0;
  for (const char* scene : kScenes) {
    CAPTURE(std::string(scene));
    const Printed figure = printed(folder, scene, ++number);
    CHECK(figure.width == kColumn);
    const auto holds = [&](const char* words) {
      return figure.element.find(words) != std::string::npos;
    };
    const double shape = holds("The step in time") || holds("Candidates by time") ? 1 : 0.75;
    CHECK(figure.height == doctest::Approx(kColumn * shape).epsilon(0.001));
    CHECK(figure.caption.size() <= kMostLines);
    const std::size_t column = ends[1] < ends[0] ? 1 : 0;
    page += placed(figure, kColumns[column], ends[column]);
    ends[column] += heightOf(figure);
  }
  CHECK(std::max(ends[0], ends[1]) - kBetween <= kBottom);
  page += "</svg>\n";
  std::ofstream(SEPAX_TEST_OUTPUT "/paper_page.svg", std::ios::binary) << page;
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
