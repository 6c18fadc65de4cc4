#include "app/formats/plain/dolfin.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/svg/markup.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace sepax {

namespace {

std::string_view valueOfDolfin(const SvgTag& tag, std::string_view name) {
  const SvgAttribute* attribute = attributeOf(tag, name);
  return attribute == nullptr ? std::string_view{} : attribute->value;
}

bool isNumberOfDolfin(std::string_view word) {
  return wholeNumber(word).state == NumberState::finite;
}

using VerticesOfDolfin = std::map<std::string_view, Numbers>;

/// Adds the vertex of the tag by its index; false where it has no x and y, or lies in space.
bool addVertexOfDolfin(const SvgTag& tag, VerticesOfDolfin& vertices) {
  const std::string_view x = valueOfDolfin(tag, "x");
  const std::string_view y = valueOfDolfin(tag, "y");
  const std::string_view z = valueOfDolfin(tag, "z");
  const bool plane = z.empty() || (isNumberOfDolfin(z) && wholeNumber(z).value == 0);
  if (!isNumberOfDolfin(x) || !isNumberOfDolfin(y) || !plane) return false;
  vertices[valueOfDolfin(tag, "index")] = {x, y};
  return true;
}

/// The corners of the cell of this tag; none where one is not there.
std::string cellOfDolfin(const SvgTag& tag, const VerticesOfDolfin& vertices) {
  Numbers numbers;
  for (const std::string_view name : {"v0", "v1", "v2"}) {
    const auto vertex = vertices.find(valueOfDolfin(tag, name));
    if (vertex == vertices.end()) return {};
    numbers.insert(numbers.end(), vertex->second.begin(), vertex->second.end());
  }
  return pointList(numbers, 2);
}

/// All cells of a mesh, one after the other, up to where the text is cut off; empty where one has a
/// corner that is not there.
std::string cellsOfDolfin(std::string_view mesh) {
  VerticesOfDolfin vertices;
  std::string cells;
  SvgTags tags(mesh);
  for (auto tag = tags.next(); tag; tag = tags.next()) {
    if (tag->isEnd) continue;
    if (tag->name == "vertex" && !addVertexOfDolfin(*tag, vertices)) return {};
    if (tag->name != "triangle") continue;
    const std::string cell = cellOfDolfin(*tag, vertices);
    if (cell.empty()) return {};
    cells += (cells.empty() ? "" : ", ") + cell;
  }
  return cells.empty() ? cells : "[" + cells + "]";
}

}  // namespace

void withCellsOfDolfin(PlainText& plain) {
  constexpr std::string_view kVertices = "<vertices";
  constexpr std::string_view kCells = "</cells>";
  const std::string source = plain.text;
  const std::string_view text = source;
  constexpr int kMost = 20;  // meshes: each may look through the text
  Rewritten changed(source);
  int meshes = 0;
  for (std::size_t at = text.find(kVertices); at != text.npos && meshes < kMost;
       at = text.find(kVertices, at + 1), ++meshes) {
    std::size_t end = std::min(text.find(kCells, at), text.size());
    const std::string cells = cellsOfDolfin(text.substr(at, end - at));
    if (cells.empty() || at < changed.done()) continue;
    // the tags around go, too: nothing else stands in them
    constexpr std::size_t kFar = 400;
    const std::size_t least = std::max(changed.done(), at - std::min(at, kFar));
    const std::size_t mesh = text.substr(0, at).rfind("<mesh");
    std::size_t start = mesh != text.npos && mesh >= least ? mesh : at;
    for (const std::string_view tag : {"<dolfin", "<?xml"}) {
      const std::size_t outer = text.substr(0, start).rfind(tag);
      if (outer != text.npos && outer >= least) start = outer;
    }
    for (const std::string_view tag : {"</cells>", "</mesh>", "</dolfin>"}) {
      const std::size_t blanks = behindBlanks(text, end, kAllBlanks);
      if (text.substr(blanks).starts_with(tag)) end = blanks + tag.size();
    }
    changed.replace(start, end, cells);
  }
  changed.finish(plain, "the triangles of a mesh of DOLFIN were read");
}

}  // namespace sepax
