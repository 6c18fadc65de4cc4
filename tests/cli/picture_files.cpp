#include "tests/cli/picture_files.h"

#include <cstdlib>

namespace sepax::testing {

namespace {

int byteAt(const std::string& bytes, std::size_t at) {
  return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0;
}

int bigEndian(const std::string& bytes, std::size_t at, std::size_t count = 4) {
  int value = 0;
  for (std::size_t i = 0; i < count; ++i) value = value * 256 + byteAt(bytes, at + i);
  return value;
}

int littleEndian(const std::string& bytes, std::size_t at) {
  return byteAt(bytes, at) + 256 * byteAt(bytes, at + 1);
}

/// Number after a word, such as the width of a view box.
double numberAfter(const std::string& bytes, const std::string& word, int skipped) {
  const std::size_t at = bytes.find(word);
  if (at == bytes.npos) return 0;
  const char* text = bytes.c_str() + at + word.size();
  char* end = nullptr;
  for (int i = 0; i < skipped; ++i, text = end) std::strtod(text, &end);
  return std::strtod(text, nullptr);
}

/// Signature, then chunks of length, name, data and checksum (PNG specification, 5.3).
PictureFacts pngFacts(const std::string& bytes) {
  PictureFacts facts{"png", bigEndian(bytes, 16), bigEndian(bytes, 20)};
  int controls = 0;
  int sequence = 0;
  std::string name;
  for (std::size_t at = 8; at < bytes.size();) {
    const int length = bigEndian(bytes, at);
    name = bytes.substr(at + 4, 4);
    const std::size_t data = at + 8;
    if (name == "acTL") {
      facts.format = "apng";
      facts.frames = bigEndian(bytes, data);
    } else if (name == "fcTL") {
      ++controls;
      facts.milliseconds += 1000 * bigEndian(bytes, data + 20, 2) / bigEndian(bytes, data + 22, 2);
    }
    if ((name == "fcTL" || name == "fdAT") && bigEndian(bytes, data) != sequence++)
      facts.error = "the sequence numbers have a gap";
    at = data + static_cast<std::size_t>(length) + 4;
  }
  if (name != "IEND") facts.error = "the file ends too early";
  if (facts.format == "apng" && controls != facts.frames) facts.error = "frames are missing";
  return facts;
}

/// Past the blocks of a GIF that end with an empty one.
std::size_t pastBlocks(const std::string& bytes, std::size_t at) {
  while (byteAt(bytes, at) != 0) at += 1 + static_cast<std::size_t>(byteAt(bytes, at));
  return at + 1;
}

std::size_t tableSize(int flags) {
  return (flags & 0x80) != 0 ? std::size_t{3} << ((flags & 7) + 1) : 0;
}

PictureFacts gifFacts(const std::string& bytes) {
  PictureFacts facts{"gif", littleEndian(bytes, 6), littleEndian(bytes, 8), 0};
  std::size_t at = 13 + tableSize(byteAt(bytes, 10));
  while (at < bytes.size() && bytes[at] != ';') {
    if (bytes[at] == '!') {
      if (byteAt(bytes, at + 1) == 0xf9) facts.milliseconds += 10 * littleEndian(bytes, at + 4);
      at = pastBlocks(bytes, at + 2);
    } else if (bytes[at] == ',') {
      ++facts.frames;
      at = pastBlocks(bytes, at + 11 + tableSize(byteAt(bytes, at + 9)));
    } else {
      facts.error = "a block of an unknown kind";
      return facts;
    }
  }
  if (at + 1 != bytes.size()) facts.error = "the file does not end with its mark";
  return facts;
}

PictureFacts svgFacts(const std::string& bytes) {
  PictureFacts facts{"svg"};
  facts.width = static_cast<int>(numberAfter(bytes, "viewBox=\"", 2));
  facts.height = static_cast<int>(numberAfter(bytes, "viewBox=\"", 3));
  if (!bytes.ends_with("</svg>\n")) facts.error = "the file ends too early";
  return facts;
}

PictureFacts pdfFacts(const std::string& bytes) {
  PictureFacts facts{"pdf"};
  facts.width = static_cast<int>(numberAfter(bytes, "/MediaBox [", 2));
  facts.height = static_cast<int>(numberAfter(bytes, "/MediaBox [", 3));
  if (!bytes.ends_with("%%EOF\n")) facts.error = "the file ends too early";
  return facts;
}

}  // namespace

PictureFacts pictureFacts(const std::string& bytes) {
  if (bytes.starts_with("\x89PNG\r\n\x1a\n")) return pngFacts(bytes);
  if (bytes.starts_with("GIF89a")) return gifFacts(bytes);
  if (bytes.starts_with("%PDF-1.")) return pdfFacts(bytes);
  if (bytes.starts_with("<?xml") && bytes.find("<svg") != bytes.npos) return svgFacts(bytes);
  if (bytes.substr(4, 4) == "ftyp") return {"mp4"};
  return {};
}

}  // namespace sepax::testing
