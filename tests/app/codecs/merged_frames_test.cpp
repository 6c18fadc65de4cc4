#include "app/codecs/merged_frames.h"

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Which frames of an animation a file is given, and for how long.

namespace sepax {
namespace {

struct Run {
  Image image;
  int milliseconds = 0;
};

/// Remembers what it is given.
class Recorder final : public AnimationWriter {
 public:
  explicit Recorder(std::vector<Run>& runs) : runs_(runs) {}
  std::string add(const Image& frame, int milliseconds) override {
    runs_.push_back({frame, milliseconds});
    return runs_.size() > 4 ? "full" : "";
  }
  AnimationResult finish() override { return {"done", {}}; }

 private:
  std::vector<Run>& runs_;
};

Image grey(std::uint8_t value) { return {1, 1, {value, value, value, 255}}; }

TEST_CASE("frames that are alike are handed on as one") {
  std::vector<Run> runs;
  MergedFrames frames(std::make_unique<Recorder>(runs), 0);
  for (const int value : {1, 1, 2, 1, 1, 1})
    CHECK(frames.add(grey(static_cast<std::uint8_t>(value)), 400) == "");
  CHECK(runs.size() == 2);
  CHECK(frames.finish().bytes == "done");
  REQUIRE(runs.size() == 3);
  CHECK(frames.written() == 3);
  CHECK(runs[0].milliseconds == 800);
  CHECK(runs[1].milliseconds == 400);
  CHECK(runs[2].milliseconds == 1200);
  CHECK(runs[1].image == grey(2));
}

TEST_CASE("frames that are alike stay no longer than the longest, but for one that alone does") {
  std::vector<Run> runs;
  MergedFrames frames(std::make_unique<Recorder>(runs), 1000);
  for (const auto& [value, time] :
       {std::pair(1, 400), std::pair(1, 400), std::pair(1, 400), std::pair(2, 1700),
        std::pair(2, 50), std::pair(3, 50), std::pair(3, 1700)})
    CHECK(frames.add(grey(static_cast<std::uint8_t>(value)), time) == "");
  CHECK(frames.finish().error == "");
  REQUIRE(runs.size() == 3);
  CHECK(runs[0].milliseconds == 1000);
  CHECK(runs[1].milliseconds == 1700);
  CHECK(runs[2].milliseconds == 1700);
}

TEST_CASE("what a writer complains of is passed on") {
  std::vector<Run> runs;
  MergedFrames frames(std::make_unique<Recorder>(runs), 0);
  std::string problem;
  for (std::uint8_t i = 0; i < 5; ++i) problem += frames.add(grey(i), 10);
  CHECK(problem == "");
  CHECK(frames.finish().error == "full");
}

TEST_CASE("frames of a GIF without a ground are whole, of one with a ground what changes") {
  constexpr std::string_view kWhole("\x2c\0\0\0\0\4\0\3\0", 9);
  for (const bool transparent : {true, false}) {
    const auto writer =
        makeGifWriter({.width = 4, .height = 3, .transparent = transparent, .info = {}});
    Image frame{4, 3, std::vector<std::uint8_t>(4 * 4 * 3, 255)};
    CHECK(writer->add(frame, 100) == "");
    frame.rgba[4 * 5] = 0;  // one pixel
    CHECK(writer->add(frame, 100) == "");
    const std::string bytes = writer->finish().bytes;
    const std::size_t first = bytes.find(kWhole);
    REQUIRE(first != bytes.npos);
    CHECK((bytes.find(kWhole, first + 1) != bytes.npos) == transparent);
  }
}

}  // namespace
}  // namespace sepax
