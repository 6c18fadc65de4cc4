#include "app/formats/plain_dolfin.h"

#include "app/formats/read_number.h"
#include "app/formats/rewritten.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// The value of name="..." in a tag; empty without.
std::string_view attributeOfDolfin(std::string_view tag, std::string_view name) {
  for (std::size_t at = tag.find(name); at != tag.npos; at = tag.find(name, at + 1)) {
    const std::size_t sign = at + name.size();
    if (at == 0 || isWordPart(tag[at - 1]) || !isAt(tag, sign, '=')) continue;
    if (!isAt(tag, sign + 1, '"') && !isAt(tag, sign + 1, '\'')) continue;
    const std::size_t end = tag.find(tag[sign + 1], sign + 2);
    return end == tag.npos ? std::string_view{} : tag.substr(sign + 2, end - sign - 2);
  }
  return {};
}

bool isNumberOfDolfin(std::string_view word) {
  return wholeNumber(word).state == NumberState::finite;
}

using VerticesOfDolfin = std::map<std::string_view, Numbers>;

/// The vertices by their indices; none where one has no x and y, or the mesh lies in space.
VerticesOfDolfin verticesOfDolfin(std::string_view mesh) {
  constexpr std::string_view kVertex = "<vertex ";
  VerticesOfDolfin vertices;
  for (std::size_t at = mesh.find(kVertex); at != mesh.npos; at = mesh.find(kVertex, at + 1)) {
    const std::string_view tag = mesh.substr(at, mesh.find('>', at) - at);
    const std::string_view x = attributeOfDolfin(tag, "x");
    const std::string_view y = attributeOfDolfin(tag, "y");
    const std::string_view z = attributeOfDolfin(tag, "z");
    const bool plane = z.empty() || (isNumberOfDolfin(z) && wholeNumber(z).value == 0);
    if (!isNumberOfDolfin(x) || !isNumberOfDolfin(y) || !plane) return {};
    vertices[attributeOfDolfin(tag, "index")] = {x, y};
  }
  return vertices;
}

/// The corners of the cell of this tag; none where one is not there.
std::string cellOfDolfin(std::string_view tag, const VerticesOfDolfin& vertices) {
  constexpr auto kTriangle = std::to_array<std::string_view>({"v0", "v1", "v2"});
  Numbers numbers;
  for (const std::string_view name : kTriangle) {
    const auto vertex = vertices.find(attributeOfDolfin(tag, name));
    if (vertex == vertices.end()) return {};
    numbers.insert(numbers.end(), vertex->second.begin(), vertex->second.end());
  }
  return pointList(numbers, 2);
}

/// All cells of a mesh, one after the other; empty where one has a corner that is not there.
std::string cellsOfDolfin(std::string_view mesh) {
  constexpr std::string_view kCell = "<triangle ";
  const VerticesOfDolfin vertices = verticesOfDolfin(mesh);
  std::string cells;
  for (std::size_t at = mesh.find(kCell); at != mesh.npos; at = mesh.find(kCell, at + 1)) {
    const std::size_t end = mesh.find('>', at);
    if (end == mesh.npos) break;  // the text is cut off
    const std::string cell = cellOfDolfin(mesh.substr(at, end - at), vertices);
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
