#include "app/codecs/animation.h"
#include "app/codecs/embedded_scene.h"
#include "app/codecs/pdf_scene.h"
#include "app/codecs/png.h"
#include "app/figure/xml.h"
#include "app/pictures/pdf.h"
#include "app/pictures/svg.h"
#include "app/scene/scene_json.h"
#include "tests/support/scene_random.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string>
#include <vector>

// Picture files: what is in them, and that the scene in them comes back.

namespace sepax {
namespace {

using test::Random;

Figure smallFigure() {
  Figure figure;
  figure.width = 80;
  figure.height = 50;
  figure.add(Stroke{Layer::outline, {{10, 10}, {40, 10}, {40, 40}}, true, {Role::a, 1}, 2});
  figure.add(Stroke{Layer::guide, {{0, 0}, {80, 50}}, false, {Role::gap, 0.5}, 1, {4, 3}});
  figure.add(Fill{Layer::fill, {{10, 10}, {40, 10}, {40, 40}}, {Role::a, 0.2}, Hatch::cross});
  figure.add(Dot{Layer::handle, {10, 10}, 5, {Role::ground, 1}, {Role::a, 1}, 2});
  figure.add(Box{Layer::badge, {2, 2}, {30, 12}, 4, {Role::panel, 1}, {Role::result, 1}, 1});
  figure.add(Text{Layer::label, {45, 30}, "A < B & −1"});
  return figure;
}

Image solidImage(int width, int height, std::uint8_t value, std::uint8_t alpha = 255) {
  Image image{width, height, {}};
  for (int i = 0; i < width * height; ++i)
    image.rgba.insert(image.rgba.end(), {value, value, value, alpha});
  return image;
}

TEST_SUITE_BEGIN("pictures");

TEST_CASE("XML text comes back as it was") {
  for (const std::string text :
       {"", "plain", "<a href=\"x\">&amp;</a>", "a'b\"c", "Ω → ∥ −1", "line\nbreak\ttab"})
    CHECK(xmlUnescaped(xmlEscaped(text)) == text);
  CHECK(xmlEscaped("a<b & \"c\"") == "a&lt;b &amp; &quot;c&quot;");
  CHECK(xmlUnescaped("&#65;&#x3a9;&nothing;&") == "AΩ&nothing;&");
  CHECK(xmlUnescaped("&#x1F600;&#0;&#x110000;") == "😀&#0;&#x110000;");
  CHECK(xmlEscaped(std::string("\x01", 1)) == "\xEF\xBF\xBD");
}

TEST_CASE("the number of a surrogate in XML is the replacement character") {
  CHECK(xmlUnescaped("a&#xD800;b") == "a\uFFFDb");
  CHECK(xmlUnescaped("&#xDFFF;") == "\uFFFD");
  CHECK(xmlUnescaped("&#55296;") == "\uFFFD");
  CHECK(xmlUnescaped("&#xD7FF;&#xE000;") == "\uD7FF\uE000");
}

TEST_CASE("an SVG names its layers and roles, and keeps text as text") {
  const std::string svg = encodeSvg(smallFigure(), {}, {"Title & more", "What it shows", ""});
  for (const char* part :
       {"<title id=\"title\">Title &amp; more</title>", "<desc id=\"desc\">What it shows</desc>",
        "<g id=\"outline\"", "inkscape:label=\"evidence\"", "<g class=\"gap\">",
        "A &lt; B &amp; −1</text>", "stroke-dasharray=\"4 3\"", "url(#hatch-cross-a-20)",
        "viewBox=\"0 0 80 50\""}) {
    const bool expected = std::string_view(part) != "inkscape:label=\"evidence\"";
    CHECK_MESSAGE((svg.find(part) != svg.npos) == expected, part);
  }
  CHECK(svg.find("<metadata>") == svg.npos);
  CHECK(encodeSvg(smallFigure(), {}, {}) == encodeSvg(smallFigure(), {}, {}));
}

TEST_CASE("without a ground an SVG has neither ground nor halos") {
  VectorOptions options;
  CHECK(encodeSvg(smallFigure(), options).find("class=\"halo\"") != std::string::npos);
  options.transparentGround = true;
  const std::string svg = encodeSvg(smallFigure(), options);
  CHECK(svg.find("id=\"ground\"") == svg.npos);
  CHECK(svg.find("class=\"halo\"") == svg.npos);
}

TEST_CASE("a width on paper is written in millimetres") {
  VectorOptions options;
  options.millimetres = 160;
  CHECK(encodeSvg(smallFigure(), options).find("width=\"160mm\" height=\"100mm\"") !=
        std::string::npos);
  const PdfResult pdf = encodePdf(smallFigure(), options);
  CHECK(pdf.bytes.find("/MediaBox [ 0 0 453.543") != std::string::npos);
}

TEST_CASE("what is no number is left out of vector pictures") {
  Figure figure;
  figure.width = figure.height = 10;
  const double nan = std::numeric_limits<double>::quiet_NaN();
  figure.add(Stroke{Layer::outline, {{nan, 1}, {2, 3}}});
  figure.add(Dot{Layer::handle, {nan, 1}, 5});
  const std::string svg = encodeSvg(figure, {});
  CHECK(svg.find("nan") == svg.npos);
  CHECK(encodePdf(figure, {}).error == "");
}

TEST_CASE("law: the scene of a picture comes back from PNG, SVG and PDF") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    CAPTURE(seed);
    PictureInfo info{"title", "caption", writeSceneOnOneLine(testing::randomScene(seed))};
    const std::string png = encodePng(solidImage(3, 2, 7), pngTexts(info));
    for (const std::string& file :
         {png, encodeSvg(smallFigure(), {}, info), encodePdf(smallFigure(), {}, info).bytes}) {
      const EmbeddedScene found = embeddedScene(file);
      CHECK(found.kind != PictureKind::none);
      REQUIRE(found.json);
      CHECK(*found.json == info.scene);
    }
  }
}

TEST_CASE("pictures from elsewhere say that they hold no scene") {
  const std::string png = encodePng(solidImage(3, 2, 7));
  CHECK(embeddedScene(png).kind == PictureKind::png);
  CHECK(
      embeddedScene(png).error ==
      "this PNG holds no scene; only pictures that sepax wrote as PNG, SVG or PDF open as scenes");
  CHECK(embeddedScene("GIF89a").error.starts_with("this GIF holds no scene"));
  CHECK(embeddedScene(std::string("BM\x46\0\0\0\0\0\0\0", 10)).error.starts_with("this BMP"));
  CHECK(embeddedScene("RIFF\x24\x01\x01\x01WEBPVP8 ").error.starts_with("this WebP"));
  CHECK(embeddedScene("BM,x,y\n0,0\n1,0\n").kind == PictureKind::none);
  CHECK(embeddedScene("RIFF 0 0 1 0 1 1").kind == PictureKind::none);
  CHECK(embeddedScene("BM").kind == PictureKind::none);
  CHECK(embeddedScene("%PDF-1.7\n").error.starts_with("this PDF holds no scene"));
  CHECK(embeddedScene("<svg xmlns=\"http://www.w3.org/2000/svg\"/>").kind == PictureKind::none);
  CHECK(embeddedScene("{}").kind == PictureKind::none);
  CHECK(embeddedScene("").kind == PictureKind::none);
}

TEST_CASE("damaged pictures lose their scene and nothing else happens") {
  const PictureInfo info{"t", "c", R"({"format":"sepax-scene","version":1})"};
  const std::vector<std::string> files{encodePng(solidImage(3, 2, 7), pngTexts(info)),
                                       encodeSvg(smallFigure(), {}, info),
                                       encodePdf(smallFigure(), {}, info).bytes};
  for (const std::string& file : files) {
    for (std::size_t length = 0; length < file.size(); length += 1 + file.size() / 300) {
      const EmbeddedScene found = embeddedScene(std::string_view(file).substr(0, length));
      if (found.json) CHECK(info.scene.starts_with(*found.json));
    }
  }
}

TEST_CASE("any number of PDFs can be made, with any number of font sizes") {
  const std::string first = encodePdf(smallFigure(), {}).bytes;
  for (int i = 0; i < 400; ++i) {
    Figure figure = smallFigure();
    figure.add(Text{Layer::label, {5, 30}, "size", 4 + 0.1 * i});
    CHECK(encodePdf(figure, {}).error == "");
  }
  CHECK(encodePdf(smallFigure(), {}).bytes == first);
}

TEST_CASE("a PDF with a scene is an update of the one without") {
  const std::string plain = encodePdf(smallFigure(), {}, {"t", "c", ""}).bytes;
  const std::string with = encodePdf(smallFigure(), {}, {"t", "c", "{}"}).bytes;
  CHECK(with.starts_with(plain));
  CHECK(with.ends_with("%%EOF\n"));
  CHECK(encodePdf(smallFigure(), {}, {"t", "c", "{}"}).bytes == with);
  CHECK(withPdfScene("no PDF", "{}") == "no PDF");
}

TEST_CASE("law: the changed part is the smallest that makes one frame of the other") {
  Random random(5);
  for (int i = 0; i < 300; ++i) {
    const Image before = solidImage(7, 5, 10);
    Image after = before;
    const int changes = random.integer(0, 3);
    for (int k = 0; k < changes; ++k)
      after.rgba[4 * static_cast<std::size_t>(random.integer(0, 34))] = 200;
    const ChangedPart part = changedPart(before, after);
    int outside = 0;
    int left = 0, right = 0, top = 0, bottom = 0;
    for (int y = 0; y < 5; ++y) {
      for (int x = 0; x < 7; ++x) {
        const auto at = 4 * static_cast<std::size_t>(7 * y + x);
        if (before.rgba[at] == after.rgba[at]) continue;
        const bool in =
            x >= part.x && x < part.x + part.width && y >= part.y && y < part.y + part.height;
        outside += in ? 0 : 1;
        left += x == part.x ? 1 : 0;
        right += x == part.x + part.width - 1 ? 1 : 0;
        top += y == part.y ? 1 : 0;
        bottom += y == part.y + part.height - 1 ? 1 : 0;
      }
    }
    CHECK(outside == 0);
    if (before == after) {
      CHECK(part.width * part.height == 1);
    } else {
      CHECK(left * right * top * bottom > 0);
    }
    CHECK(cutOut(after, part).width == part.width);
  }
}

std::size_t count(const std::string& bytes, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = bytes.find(part); at != bytes.npos; at = bytes.find(part, at + 1)) ++found;
  return found;
}

TEST_CASE("an animated PNG has a control for each frame and opens as a still picture") {
  AnimationOptions options{6, 4, 100, false, {"t", "c", "{}"}};
  const auto writer = makeApngWriter(options);
  for (int i = 0; i < 3; ++i)
    CHECK(writer->add(solidImage(6, 4, static_cast<std::uint8_t>(i)), i == 2 ? 500 : 100) == "");
  const std::string bytes = writer->finish().bytes;
  CHECK(count(bytes, "acTL") == 1);
  CHECK(count(bytes, "fcTL") == 3);
  CHECK(count(bytes, "fdAT") == 2);
  CHECK(decodePng(bytes).image == solidImage(6, 4, 0));
  CHECK(embeddedScene(bytes).json == "{}");
}

TEST_CASE("a GIF keeps up to 255 colours exactly and shows its frames for ever") {
  AnimationOptions options{16, 16, 100, false, {}};
  const auto writer = makeGifWriter(options);
  Image image = solidImage(16, 16, 0);
  for (std::size_t i = 0; i < 255; ++i) image.rgba[4 * i] = static_cast<std::uint8_t>(i);
  CHECK(writer->add(image, 100) == "");
  CHECK(writer->add(solidImage(16, 16, 9), 500) == "");
  const std::string bytes = writer->finish().bytes;
  CHECK(bytes.starts_with("GIF89a"));
  CHECK(count(bytes, "NETSCAPE2.0") == 1);
  CHECK(count(bytes, std::string("\x21\xF9\x04", 3)) == 2);
  CHECK(bytes.back() == ';');
}

/// Frames of a few random rectangles, one pixel or none, on what was there before.
std::vector<Image> randomFrames(Random& random, int width, int height, int count) {
  std::vector<Image> frames{solidImage(width, height, 30)};
  while (static_cast<int>(frames.size()) < count) {
    Image next = frames.back();
    for (int i = random.integer(0, 6); i > 0; --i) {
      const auto at = 4 * static_cast<std::size_t>(random.integer(0, width * height - 1));
      next.rgba[at + 1] = static_cast<std::uint8_t>(random.integer(0, 255));
    }
    frames.push_back(std::move(next));
  }
  return frames;
}

std::string written(AnimationWriter& writer, const std::vector<Image>& frames, int delay,
                    int lastDelay) {
  for (std::size_t i = 0; i < frames.size(); ++i)
    CHECK(writer.add(frames[i], i + 1 == frames.size() ? lastDelay : delay) == "");
  AnimationResult result = writer.finish();
  CHECK(result.error == "");
  return std::move(result.bytes);
}

std::uint32_t numberAt(const std::string& bytes, std::size_t at, std::size_t size) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < size; ++i)
    value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
  return value;
}

void paste(Image& shown, const Image& part, std::size_t left, std::size_t top) {
  const auto width = 4 * static_cast<std::size_t>(part.width);
  for (std::size_t y = 0; y < static_cast<std::size_t>(part.height); ++y) {
    for (std::size_t x = 0; x < width; ++x) {
      shown.rgba.at(4 * ((top + y) * static_cast<std::size_t>(shown.width) + left) + x) =
          part.rgba[y * width + x];
    }
  }
}

std::string chunkOf(const std::string& body) {
  std::string text;
  const auto number = [&](std::size_t value) {
    for (int shift = 24; shift >= 0; shift -= 8) text += static_cast<char>(value >> shift & 0xff);
  };
  number(body.size() - 4);
  text += body;
  std::uint32_t sum = 0xffffffff;  // CRC-32 (PNG specification, annex D)
  for (const char c : body) {
    sum ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) sum = (sum & 1) != 0 ? sum >> 1 ^ 0xedb88320 : sum >> 1;
  }
  number(~sum & 0xffffffff);
  return text;
}

/// What a viewer shows: every frame's chunks become a PNG of their own, laid over the one before.
std::vector<Image> framesOfApng(const std::string& bytes) {
  std::vector<Image> frames;
  std::string head, control, data;
  const auto show = [&] {
    if (data.empty()) return;
    const std::string size = control.substr(4, 8);
    const Image part = decodePng(bytes.substr(0, 8) + chunkOf("IHDR" + size + head.substr(8)) +
                                 chunkOf("IDAT" + data) + chunkOf("IEND"))
                           .image;
    Image shown = frames.empty() ? part : frames.back();
    paste(shown, part, numberAt(control, 12, 4), numberAt(control, 16, 4));
    frames.push_back(std::move(shown));
    data.clear();
  };
  for (std::size_t at = 8; at < bytes.size(); at += numberAt(bytes, at, 4) + 12) {
    const std::string type = bytes.substr(at + 4, 4);
    const std::string body = bytes.substr(at + 8, numberAt(bytes, at, 4));
    if (type == "IHDR") head = body;
    if (type == "fcTL" || type == "IEND") show();
    if (type == "fcTL") control = body;
    if (type == "IDAT") data += body;
    if (type == "fdAT") data += body.substr(4);
  }
  return frames;
}

TEST_CASE("law: an animated PNG shows its frames as they were given") {
  Random random(11);
  for (int i = 0; i < 40; ++i) {
    CAPTURE(i);
    const bool transparent = i % 2 == 1;
    const auto writer = makeApngWriter({9, 6, 40, transparent, {"t", "c", "{}"}});
    const std::vector<Image> frames = randomFrames(random, 9, 6, random.integer(1, 6));
    CHECK(framesOfApng(written(*writer, frames, 40, 40)) == frames);
  }
}

TEST_CASE("an animated PNG holds a frame for minutes") {
  const auto writer = makeApngWriter({3, 2, 600000, false, {}});
  const std::string bytes =
      written(*writer, {solidImage(3, 2, 1), solidImage(3, 2, 2)}, 600000, 70000);
  const std::size_t first = bytes.find("fcTL") + 4;
  CHECK(numberAt(bytes, first + 20, 2) == 60000);
  CHECK(numberAt(bytes, first + 22, 2) == 100);
  const std::size_t second = bytes.find("fcTL", first) + 4;
  CHECK(numberAt(bytes, second + 20, 2) == 7000);
}

TEST_CASE("law: a GIF lasts as long as its frames, though each is rounded") {
  for (const int delay : {20, 21, 33, 37, 44, 1000}) {
    CAPTURE(delay);
    const auto writer = makeGifWriter({3, 2, delay, false, {}});
    const std::string bytes =
        written(*writer, std::vector<Image>(50, solidImage(3, 2, 1)), delay, delay);
    int ticks = 0;
    const std::string mark("\x21\xF9\x04", 3);
    for (std::size_t at = bytes.find(mark); at != bytes.npos; at = bytes.find(mark, at + 1))
      ticks += static_cast<unsigned char>(bytes[at + 4]) +
               256 * static_cast<unsigned char>(bytes[at + 5]);
    CHECK(std::abs(10 * ticks - 50 * delay) <= 5);
  }
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
