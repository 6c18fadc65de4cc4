#include "app/codecs/png.h"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace sepax {
namespace {

Image gradient(int width, int height, bool opaque) {
  Image image{width, height, {}};
  for (int i = 0; i < width * height; ++i) {
    for (const int step : {1, 7, 31}) image.rgba.push_back(static_cast<std::uint8_t>(i * step));
    image.rgba.push_back(opaque ? 255 : static_cast<std::uint8_t>(i * 3));
  }
  return image;
}

TEST_SUITE("figure") {
  TEST_CASE("a picture comes back from its PNG file, with its texts") {
    for (const bool opaque : {true, false}) {
      const Image image = gradient(37, 21, opaque);
      const std::vector<PngText> texts = {{"Description", "A meets B at t = ½"},
                                          {"sepax-scene", "{\"title\": \"θ\"}"},
                                          {"empty", ""}};
      const std::string bytes = encodePng(image, texts);
      CHECK(bytes == encodePng(image, texts));
      const DecodedPng decoded = decodePng(bytes);
      CHECK(decoded.error.empty());
      CHECK(decoded.image == image);
      CHECK(decoded.texts == texts);
      // Byte 25 of the file is its colour type: 2 is RGB, 6 has alpha.
      CHECK(bytes.at(25) == (opaque ? 2 : 6));
    }
  }

  TEST_CASE("a width on paper stands in the file as pixels per metre") {
    Image image;
    image.width = image.height = 2;
    image.rgba.assign(16, 255);
    CHECK(encodePng(image).find("pHYs") == std::string::npos);
    const std::string bytes = encodePng(image, {}, PngAlpha::needed, 18823.5);
    const std::size_t at = bytes.find("pHYs");
    REQUIRE(at != std::string::npos);
    // 18824 a metre in each direction, the most significant byte first.
    CHECK(bytes.substr(at + 4, 9) == std::string("\0\0\x49\x88\0\0\x49\x88\1", 9));
  }

  TEST_CASE("no pixels, no file") {
    CHECK(encodePng({}).empty());
    CHECK(encodePng({2, 2, {1, 2, 3}}).empty());
  }

  TEST_CASE("all that a file inflates to counts, texts and pixels") {
    constexpr std::size_t kMegabyte = 1 << 20;
    std::vector<PngText> texts;
    for (int i = 0; i < 10; ++i)
      texts.push_back({"key" + std::to_string(i), std::string(kMegabyte, 'x')});
    const std::string talkative = encodePng(gradient(8, 8, true), texts);
    CHECK(readPngTexts(talkative).texts == texts);
    CHECK(readPngTexts(talkative).error.empty());
    CHECK(decodePng(talkative).texts == texts);
    const std::string refusal =
        "the PNG inflates to more than 8 MB; save it with fewer pixels or texts";
    CHECK(readPngTexts(talkative, 40 * kMegabyte).texts.empty());
    CHECK(readPngTexts(talkative, 40 * kMegabyte).error == refusal);
    CHECK(decodePng(talkative, 40 * kMegabyte).error == refusal);
    const std::string large = encodePng(gradient(2000, 1000, true), {});
    CHECK(decodePng(large, 9 * kMegabyte).error.empty());
    CHECK(decodePng(large, 7 * kMegabyte).error ==
          "the PNG inflates to more than 7 MB; save it with fewer pixels or texts");
  }

  TEST_CASE("a damaged file is an error wherever it ends") {
    const std::string bytes = encodePng(gradient(16, 16, false), {});
    for (std::size_t size = 0; size < bytes.size(); size += 7) {
      CHECK_FALSE(decodePng(bytes.substr(0, size)).error.empty());
    }
    CHECK_FALSE(decodePng("not a picture").error.empty());
  }
}

}  // namespace
}  // namespace sepax
