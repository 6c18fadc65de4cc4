#include "app/formats/left_out.h"
#include "app/formats/readers.h"
#include "app/formats/text/number.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace sepax {

namespace {

constexpr std::size_t kFewest = 3;  ///< vertices of a face
constexpr std::string_view kShortFace = "face with fewer than three corners";

std::vector<std::string_view> wordsOf(std::string_view line) {
  std::vector<std::string_view> words;
  while (true) {
    const auto start = line.find_first_not_of(" \t\r");
    if (start == line.npos) return words;
    line.remove_prefix(start);
    const std::size_t end = std::min(line.find_first_of(" \t\r"), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

template <class Take>
void eachLine(std::string_view text, const Take& take) {
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    take(wordsOf(text.substr(0, end)), number);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

/// A vertex in space.
using Vertex = std::array<double, 3>;

/// Faces of a mesh; they are polygons where all of it lies in one plane z.
class Mesh {
 public:
  explicit Mesh(std::string_view format) : format_(format) {}

  void fail(std::string words) {
    if (raw_.error.empty()) raw_.error = std::move(words);
  }
  void addVertex(const std::vector<std::string_view>& words, std::size_t line) {
    Vertex vertex{};
    for (std::size_t i = 0; i < vertex.size() && i + 1 < words.size(); ++i) {
      const ScannedNumber number = wholeNumber(words[i + 1]);
      if (number.state != NumberState::finite)
        return fail(fmt::format("{}{} stands where a number should; write its value", atLine(line),
                                inQuotes(words[i + 1])));
      vertex[i] = number.value;
    }
    vertices.push_back(vertex);
  }
  void addFace(const std::vector<std::size_t>& corners, const std::string& name, std::size_t line) {
    RawPolygon face{name, line, Arity::pair, {}};
    for (const std::size_t corner : corners)
      face.numbers.insert(face.numbers.end(), {vertices[corner][0], vertices[corner][1]});
    raw_.polygons.push_back(std::move(face));
  }
  RawGeometry finished() {
    raw_.format = lowered(format_);
    const bool flat = std::ranges::all_of(
        vertices, [&](const Vertex& vertex) { return vertex[2] == vertices.front()[2]; });
    if (!flat)
      fail(fmt::format("the {} mesh does not lie in one plane z; project it to x and y first",
                       format_));
    if (raw_.polygons.empty()) fail(fmt::format("the {} mesh has no faces", format_));
    raw_.notes.push_back(fmt::format("each face of the {} mesh became a polygon", format_));
    if (vertices.front()[2] != 0) raw_.notes.emplace_back("z was dropped");
    leftOut.addTo(raw_.notes);
    return std::move(raw_);
  }

  std::vector<Vertex> vertices;
  LeftOut leftOut;

 private:
  std::string_view format_;
  RawGeometry raw_;
};

/// 3, 3/1/2 and -1, counted from 1 or from the last one backwards; nothing beyond the vertices.
std::optional<std::size_t> cornerOf(std::string_view word, std::size_t count) {
  std::int64_t index = 0;
  const auto parsed = std::from_chars(word.data(), word.data() + word.size(), index);
  if (parsed.ec != std::errc{}) return std::nullopt;
  const std::int64_t place = index < 0 ? static_cast<std::int64_t>(count) + index : index - 1;
  if (index == 0 || place < 0 || place >= static_cast<std::int64_t>(count)) return std::nullopt;
  return static_cast<std::size_t>(place);
}

}  // namespace

std::optional<RawGeometry> readObj(std::string_view text) {
  std::size_t vertices = 0;
  std::size_t faces = 0;
  eachLine(text, [&](const std::vector<std::string_view>& words, std::size_t) {
    if (words.size() < kFewest) return;
    const bool numbered =
        wholeNumber(words[1].substr(0, words[1].find('/'))).state != NumberState::none;
    vertices += words[0] == "v" && numbered;
    faces += words[0] == "f" && numbered;
  });
  if (vertices < kFewest || faces == 0) return std::nullopt;
  Mesh mesh("OBJ");
  std::string name;
  eachLine(text, [&](const std::vector<std::string_view>& words, std::size_t line) {
    if (words.size() > 1 && (words[0] == "o" || words[0] == "g")) name = std::string(words[1]);
    if (words.size() >= kFewest && words[0] == "v") mesh.addVertex(words, line);
    const bool element =
        words.size() > 1 && (words[0] == "f" || words[0] == "l" || words[0] == "p");
    if (!element) return;
    if (words[0] == "l") return mesh.leftOut.add("line");
    if (words[0] == "p") return mesh.leftOut.add("point");
    if (words.size() <= kFewest) return mesh.leftOut.add(kShortFace);
    std::vector<std::size_t> corners;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const auto corner = cornerOf(words[i], mesh.vertices.size());
      if (!corner)
        return mesh.fail(fmt::format("{}there is no vertex {}", atLine(line), inQuotes(words[i])));
      corners.push_back(*corner);
    }
    mesh.addFace(corners, name, line);
  });
  return mesh.finished();
}

std::optional<RawGeometry> readOff(std::string_view text) {
  if (!trimmed(text).starts_with("OFF")) return std::nullopt;
  Mesh mesh("OFF");
  std::optional<std::size_t> vertices;
  eachLine(text, [&](const std::vector<std::string_view>& words, std::size_t line) {
    if (words.size() < kFewest || words[0].starts_with('#')) return;
    if (!vertices) {
      vertices = static_cast<std::size_t>(std::max(0.0, wholeNumber(words[0]).value));
    } else if (mesh.vertices.size() < *vertices) {
      std::vector<std::string_view> row{"v"};
      row.insert(row.end(), words.begin(), words.end());
      mesh.addVertex(row, line);
    } else {
      std::vector<std::size_t> corners;
      const double count = std::min(wholeNumber(words[0]).value, double(words.size() - 1));
      for (std::size_t i = 1; static_cast<double>(i) <= count; ++i) {
        const ScannedNumber index = wholeNumber(words[i]);
        const bool known = index.state == NumberState::finite && index.value >= 0 &&
                           index.value < static_cast<double>(mesh.vertices.size());
        if (!known)
          return mesh.fail(
              fmt::format("{}there is no vertex {}", atLine(line), inQuotes(words[i])));
        corners.push_back(static_cast<std::size_t>(index.value));
      }
      if (corners.size() >= kFewest)
        mesh.addFace(corners, "", line);
      else
        mesh.leftOut.add(kShortFace);
    }
  });
  if (mesh.vertices.empty()) return std::nullopt;
  return mesh.finished();
}

std::optional<RawGeometry> readStl(std::string_view text) {
  if (text.find("outer loop") == text.npos || text.find("facet") == text.npos) return std::nullopt;
  Mesh mesh("STL");
  std::vector<std::size_t> corners;
  eachLine(text, [&](const std::vector<std::string_view>& words, std::size_t line) {
    if (words.empty()) return;
    if (words[0] == "outer") corners.clear();
    if (words[0] == "vertex" && words.size() > kFewest) {
      corners.push_back(mesh.vertices.size());
      mesh.addVertex(words, line);
    }
    if (words[0] != "endloop" || corners.size() < kFewest) return;
    if (corners.back() < mesh.vertices.size()) mesh.addFace(corners, "", line);
    corners.clear();
  });
  if (mesh.vertices.empty()) return std::nullopt;
  return mesh.finished();
}

}  // namespace sepax
