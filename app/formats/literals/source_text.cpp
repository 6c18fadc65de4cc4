#include "app/formats/literals/source_text.h"

#include "app/formats/lists/line_calls.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/words.h"

namespace sepax {

SourceText::SourceText(std::string_view text)
    : text_(text), ofMatrices_(tellsOfMatrices(text)), ofProblems_(hasProblems(text)) {}

bool SourceText::isOfOtherWords(const LiteralTree& tree) {
  if (!ofOtherWords_) ofOtherWords_ = holdsWords(tree) && !tellsOfOutline(text_);
  return *ofOtherWords_;
}

bool SourceText::callsOther(const RawPolygon& list) {
  if (!isOtherList(list)) return false;
  if (list.name.empty()) return true;
  if (!given_) given_ = namesGivenToOutlines(text_);
  return !isGivenToOutline(list, *given_);
}

}  // namespace sepax
