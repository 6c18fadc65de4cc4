#include "app/codecs/embedded_scene.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "app/codecs/pdf_scene.h"
#include "app/codecs/picture_info.h"
#include "app/codecs/png.h"
#include "app/codecs/xml.h"

namespace sepax {

namespace {

struct Signature {
  std::string_view name;
  std::string_view bytes;  ///< at the beginning
  std::size_t markAt = 0;  ///< where letters are too few to tell a picture from a text
  std::string_view mark = {};
};
constexpr std::string_view kReserved("\0\0\0\0", 4);
constexpr std::array<Signature, 6> kSignatures{{{"PNG", "\x89PNG\r\n\x1a\n"},
                                                {"PDF", "%PDF-"},
                                                {"GIF", "GIF8"},
                                                {"JPEG", "\xff\xd8\xff"},
                                                {"WebP", "RIFF", 8, "WEBP"},
                                                {"BMP", "BM", 6, kReserved}}};

std::string_view kindOf(std::string_view bytes) {
  for (const Signature& signature : kSignatures)
    if (bytes.starts_with(signature.bytes) &&
        bytes.substr(std::min(signature.markAt, bytes.size())).starts_with(signature.mark))
      return signature.name;
  return {};
}

std::optional<std::string> sceneOfPng(std::string_view bytes) {
  for (const PngText& text : readPngTexts(bytes))
    if (text.key == kSceneKey) return text.value;
  return std::nullopt;
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
  if (std::optional<std::string> json = sceneOfSvg(bytes)) return {true, std::move(json), {}};
  const std::string_view kind = kindOf(bytes);
  if (kind.empty()) return {};
  std::optional<std::string> json;
  if (kind == "PNG") json = sceneOfPng(bytes);
  if (kind == "PDF") json = sceneOfPdf(bytes);
  if (json) return {true, std::move(json), {}};
  return {true, std::nullopt,
          fmt::format("this {} holds no scene; only pictures that sepax wrote as PNG, SVG or PDF "
                      "open as scenes",
                      kind)};
}

}  // namespace sepax
