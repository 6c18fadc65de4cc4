#include "app/formats/waiting_lists.h"

#include "app/formats/left_out.h"
#include "app/formats/list_relations.h"
#include "app/formats/literal_holes.h"
#include "app/formats/literal_indices.h"
#include "app/formats/read_number.h"
#include "app/formats/tokens.h"

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

bool WaitingLists::take(const MixedText& mixed, std::size_t open, std::size_t close,
                        std::string_view name) {
  constexpr std::string_view kInside = "0123456789,;[]() \t\r\n";
  const std::string_view list = mixed.text().substr(open, close - open);
  if (list.find_first_not_of(kInside) != list.npos) return false;
  const std::string label = labelBefore(mixed, open);
  const bool numbers = isIndexName(name) || label.find("indic") != label.npos;
  const bool holes =
      lowered(name).starts_with("hole") || (numbers && label.find("hole") != label.npos);
  if (!holes && !numbers && !isCodesName(name)) return false;
  // hole: (2, 2) (4, 2) (4, 4)
  const std::size_t next = mixed.text().find_first_not_of(" ,\t\r\n", close + 1);
  if (holes && next != mixed.text().npos && mixed.text()[next] == mixed.text()[open]) return false;
  RawPolygon waiting{std::string(numbers && !isIndexName(name) ? "indices" : name),
                     mixed.lineOf(open), Arity::flat, numbersIn(list)};
  (holes ? holes_ : others_).push_back(std::move(waiting));
  return true;
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
