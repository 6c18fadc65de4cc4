#include "app/codecs/embedded_scene.h"

#include "app/codecs/pdf_scene.h"
#include "app/codecs/picture_info.h"
#include "app/codecs/png.h"
#include "app/figure/xml.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace sepax {

namespace {

struct Signature {
  PictureKind kind;
  std::string_view name;
  std::string_view bytes;  ///< at the beginning
  std::size_t markAt = 0;  ///< where letters are too few to tell a picture from a text
  std::string_view mark = {};
};
constexpr std::string_view kReserved("\0\0\0\0", 4);
constexpr std::array<Signature, 6> kSignatures{{{PictureKind::png, "PNG", "\x89PNG\r\n\x1a\n"},
                                                {PictureKind::pdf, "PDF", "%PDF-"},
                                                {PictureKind::gif, "GIF", "GIF8"},
                                                {PictureKind::jpeg, "JPEG", "\xff\xd8\xff"},
                                                {PictureKind::webp, "WebP", "RIFF", 8, "WEBP"},
                                                {PictureKind::bmp, "BMP", "BM", 6, kReserved}}};

bool fits(const Signature& signature, std::string_view bytes) {
  return bytes.starts_with(signature.bytes) &&
         bytes.substr(std::min(signature.markAt, bytes.size())).starts_with(signature.mark);
}

EmbeddedScene sceneOfPng(std::string_view bytes) {
  PngTexts read = readPngTexts(bytes);
  for (PngText& text : read.texts)
    if (text.key == kSceneKey) return {PictureKind::png, std::move(text.value), {}};
  return {PictureKind::png, std::nullopt, std::move(read.error)};
}

/// What stands between the tags of the metadata.
std::optional<std::string> sceneOfSvg(std::string_view bytes) {
  const std::size_t name = bytes.find(fmt::format("xmlns=\"{}\"", kSceneNamespace));
  if (name == bytes.npos) return std::nullopt;
  const std::size_t start = bytes.find('>', name);
  const std::size_t end = bytes.find('<', start == bytes.npos ? name : start);
  if (start == bytes.npos || end == bytes.npos) return std::nullopt;
  return xmlUnescaped(bytes.substr(start + 1, end - start - 1));
}

}  // namespace

EmbeddedScene embeddedScene(std::string_view bytes) {
  if (auto json = sceneOfSvg(bytes)) return {PictureKind::svg, std::move(json), {}};
  const auto found = std::ranges::find_if(
      kSignatures, [&](const Signature& signature) { return fits(signature, bytes); });
  if (found == kSignatures.end()) return {};
  std::optional<std::string> json;
  if (found->kind == PictureKind::png) {
    EmbeddedScene scene = sceneOfPng(bytes);
    if (!scene.error.empty()) return scene;
    json = std::move(scene.json);
  }
  if (found->kind == PictureKind::pdf) json = sceneOfPdf(bytes);
  if (json) return {found->kind, std::move(json), {}};
  return {found->kind, std::nullopt,
          fmt::format("this {} holds no scene; only pictures that sepax wrote as PNG, SVG or PDF "
                      "open as scenes",
                      found->name)};
}

}  // namespace sepax
