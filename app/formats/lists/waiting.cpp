#include "app/formats/lists/waiting.h"

#include "app/formats/left_out.h"
#include "app/formats/lists/relations.h"
#include "app/formats/literals/holes.h"
#include "app/formats/literals/indices.h"
#include "app/formats/text/number.h"
#include "app/formats/text/tokens.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace sepax {

namespace {

std::vector<double> numbersIn(std::string_view text) {
  std::vector<double> numbers;
  Tokens tokens(text);
  for (Token token = tokens.next(); token.kind != TokenKind::end; token = tokens.next())
    if (token.kind == TokenKind::number) numbers.push_back(token.value);
  return numbers;
}

/// "hole indices" of Hole indices: ` and the like, in lower case: what a colon or = parts from what
/// follows, back to the last sign that ends a clause.
std::string labelBefore(const MixedText& mixed, std::size_t place) {
  std::string_view before = mixed.before(place);
  while (!before.empty() && std::string_view(" \t`'\"").find(before.back()) != before.npos)
    before.remove_suffix(1);
  if (!before.ends_with(':') && !before.ends_with('=')) return {};
  before.remove_suffix(1);
  const auto clause = before.find_last_of(".,;:!?=");
  if (clause != before.npos) before.remove_prefix(clause + 1);
  return lowered(before);
}

struct PairsInRow {
  std::vector<double> numbers;
  std::size_t end = 0;  ///< behind the last one
};

/// (0, 0), (5, 0), ...: brackets of two whole numbers each, with nothing but commas between them.
PairsInRow pairsFrom(const MixedText& mixed, std::size_t open) {
  constexpr std::string_view kInside = "0123456789, \t\r\n";
  const std::string_view text = mixed.text();
  PairsInRow row;
  const char bracket = text[open];
  while (open < text.size() && text[open] == bracket) {
    const auto close = mixed.brackets().closingOf(open);
    if (!close) break;
    const std::string_view inside = text.substr(open + 1, *close - open - 1);
    const std::vector<double> pair = numbersIn(inside);
    if (inside.find_first_not_of(kInside) != inside.npos || pair.size() != 2) break;
    row.numbers.insert(row.numbers.end(), pair.begin(), pair.end());
    row.end = *close + 1;
    open = text.find_first_not_of(" ,\t\r\n", row.end);
  }
  return row;
}

/// The list says where the holes of the last polygon before it start.
void cutHoles(RawGeometry& raw, const RawPolygon& list) {
  const auto behind = std::ranges::find_if(
      raw.polygons, [&](const RawPolygon& polygon) { return polygon.line > list.line; });
  if (behind == raw.polygons.begin() || std::prev(behind)->isHole) return;
  std::vector<HoleStart> starts;
  for (const double number : list.numbers) starts.push_back({number, list.line});
  CutPolygon cut = cutAtHoles(*std::prev(behind), starts);
  raw.error = std::move(cut.error);
  const auto place = raw.polygons.erase(std::prev(behind));
  raw.polygons.insert(place, cut.rings.begin(), cut.rings.end());
}

}  // namespace

std::optional<std::size_t> WaitingLists::take(const MixedText& mixed, std::size_t open,
                                              std::size_t close, std::string_view name) {
  constexpr std::string_view kInside = "0123456789,;[]() \t\r\n";
  const std::string_view list = mixed.text().substr(open, close - open);
  if (list.find_first_not_of(kInside) != list.npos) return std::nullopt;
  const std::string label = labelBefore(mixed, open);
  const bool numbers = isIndexName(name) || label.find("indic") != label.npos;
  const bool holes =
      lowered(name).starts_with("hole") || (numbers && label.find("hole") != label.npos);
  if (!holes && !numbers && !isCodesName(name)) return std::nullopt;
  // hole: (2, 2) (4, 2) (4, 4)
  const std::size_t next = mixed.text().find_first_not_of(" ,\t\r\n", close + 1);
  if (holes && next != mixed.text().npos && mixed.text()[next] == mixed.text()[open])
    return std::nullopt;
  RawPolygon waiting{std::string(numbers && !isIndexName(name) ? "indices" : name),
                     mixed.lineOf(open), Arity::flat, numbersIn(list)};
  std::size_t end = close + 1;
  if (numbers && !holes) {
    const PairsInRow pairs = pairsFrom(mixed, open);
    RawPolygon row{waiting.name, waiting.line, Arity::pair, pairs.numbers};
    if (areCornersOfFace(row)) return std::nullopt;
    if (vertexCount(row) > 1) {
      waiting.numbers = std::move(row.numbers);
      end = pairs.end;
    }
  }
  (holes ? holes_ : others_).push_back(std::move(waiting));
  return end;
}

void WaitingLists::relate(RawGeometry& raw, std::string_view text) {
  readInSpace(raw, text);
  for (const RawPolygon& list : holes_)
    if (raw.error.empty()) cutHoles(raw, list);
  std::ranges::move(others_, std::back_inserter(raw.polygons));
  takeRelated(raw, text);
  takeOut(raw.polygons, [&](const RawPolygon& list) {
    const bool links = areLinks(list);
    if (links) addNote(raw, otherListNote(list));
    return links;
  });
}

}  // namespace sepax
