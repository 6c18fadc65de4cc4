#include "app/codecs/png.h"
#include "tests/cli/run_program.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

// Every built-in scene as SVG, drawn by librsvg, looks like the PNG that OpenGL draws.

namespace sepax {
namespace {

using testing::Folder;
using testing::Run;
using testing::runProgram;
using testing::runShell;

constexpr double kFullScale = 255;
constexpr double kMostDifference = 0.02;  ///< mean of the channels, share of full scale
/// The same in one block of the picture: edges and letters are antialiased in another way, but a
/// part that is missing or has another colour makes more.
constexpr double kMostInBlock = 0.18;
constexpr int kBlock = 48;  ///< side of a block, pixels

Image imageIn(const Folder& folder, const std::string& name) {
  const DecodedPng png = decodePng(folder.read(name));
  REQUIRE_MESSAGE(png.error.empty(), name, ": ", png.error);
  return png.image;
}

/// Mean difference of the channels within the columns and rows given, share of full scale.
double differenceIn(const Image& one, const Image& other, int left, int top, int right,
                    int bottom) {
  double sum = 0;
  for (int y = top; y < bottom; ++y) {
    for (int x = left; x < right; ++x) {
      const auto at = 4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(one.width) +
                           static_cast<std::size_t>(x));
      for (std::size_t i = at; i < at + 3; ++i) {
        sum += std::abs(int{one.rgba[i]} - int{other.rgba[i]});
      }
    }
  }
  return sum / (3.0 * (right - left) * (bottom - top)) / kFullScale;
}

double worstBlock(const Image& one, const Image& other) {
  double worst = 0;
  for (int y = 0; y + kBlock <= one.height; y += kBlock / 2) {
    for (int x = 0; x + kBlock <= one.width; x += kBlock / 2) {
      worst = std::max(worst, differenceIn(one, other, x, y, x + kBlock, y + kBlock));
    }
  }
  return worst;
}

/// The worst of several pictures.
struct Worst {
  double difference = 0;
  std::string name;
  void take(double other, const std::string& id) {
    if (other > difference) *this = {other, id};
  }
};

void renderAll(const Folder& folder, const std::string& theme, const std::string& format) {
  const Run run = runProgram({"render", "--all-scenes", "--size", "1130x710", "--theme", theme,
                              "--format", format, "-o", folder.path() + "/"});
  REQUIRE_MESSAGE(run.code == 0, run.error);
}

TEST_CASE("SVG and PNG of every built-in scene look alike") {
  if (runShell("command -v rsvg-convert").code != 0) {
    std::puts("skipped: rsvg-convert is not installed");
    std::exit(77);
  }
  for (const std::string theme : {"dark", "print"}) {
    const Folder png;
    const Folder svg;
    renderAll(png, theme, "png");
    renderAll(svg, theme, "svg");
    Worst mean;
    Worst block;
    REQUIRE(svg.names().size() == png.names().size());
    for (const std::string& name : svg.names()) {
      const std::string id = name.substr(0, name.size() - 4);
      // librsvg refuses what is not well-formed XML.
      const Run run = runShell("rsvg-convert '" + (svg / name) + "' -o '" + (png / "drawn") + "'");
      REQUIRE_MESSAGE(run.code == 0, name, ": ", run.error);
      const Image drawn = imageIn(png, "drawn");
      const Image ours = imageIn(png, id + ".png");
      REQUIRE(drawn.width == ours.width);
      REQUIRE(drawn.height == ours.height);
      mean.take(differenceIn(drawn, ours, 0, 0, ours.width, ours.height), id);
      block.take(worstBlock(drawn, ours), id);
    }
    CHECK(mean.difference > 0);  // two renderers never agree on every pixel
    CHECK_MESSAGE(mean.difference < kMostDifference, mean.name);
    CHECK_MESSAGE(block.difference < kMostInBlock, block.name);
    MESSAGE(theme << ": at most " << 100 * mean.difference << " % (" << mean.name
                  << "), in a block " << 100 * block.difference << " % (" << block.name << ")");
  }
}

TEST_CASE("every PDF begins and ends as one") {
  const Folder folder;
  renderAll(folder, "print", "pdf");
  CHECK(folder.names().size() > 10);
  for (const std::string& name : folder.names()) {
    const std::string bytes = folder.read(name);
    CHECK_MESSAGE(bytes.starts_with("%PDF-1."), name);
    CHECK_MESSAGE(bytes.find("%%EOF", bytes.size() - 8) != std::string::npos, name);
  }
}

}  // namespace
}  // namespace sepax
