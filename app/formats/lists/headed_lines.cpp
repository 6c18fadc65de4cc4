#include "app/formats/lists/headed_lines.h"

#include "app/formats/literals/indices.h"
#include "app/formats/plain/motion_tables.h"
#include "app/formats/prose/run_words.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <vector>

namespace sepax {

namespace {

enum class HeadKind { none, outline, line };

/// What $polygon, # path of the fence, and "line 2:" say of the rows below them, and the sign
/// before the word; 0 without one.
struct RowsHead {
  HeadKind kind = HeadKind::none;
  char sign = 0;
};

RowsHead headIn(std::string_view line) {
  constexpr std::size_t kLongest = 40;
  constexpr std::size_t kMostWords = 2;  // with a name or a number
  line = trimmed(line);
  while (line.starts_with('>')) line = trimmed(line.substr(1));
  if (line.empty() || line.size() > kLongest) return {};
  const char sign = isWordStart(line[0]) && line[0] != '$' ? char{0} : line[0];
  while (!line.empty() && sign != 0 && line[0] == sign) line.remove_prefix(1);
  if (line.empty() || line.find_first_of("([{=,.;") != line.npos) return {};
  const CallingWords words = wordsOf(line);
  if (words.empty() || words.size() > kMostWords || !isWordStart(trimmed(line)[0])) return {};
  if (holdsWord({words[0]}, {"polygon", "polygons"})) return {HeadKind::outline, sign};
  const bool way = holdsWord({words[0]}, {"path", "line", "polyline", "linestring"});
  return way && !holdsWord(words, {"closed"}) ? RowsHead{HeadKind::line, sign} : RowsHead{};
}

/// $width 3 below $path and, below a head without a sign, "width 3": it sets how the rows look.
bool isSettingBelow(const RowsHead& head, std::string_view line) {
  constexpr std::size_t kMostWords = 3;
  line = trimmed(line);
  if (head.kind == HeadKind::none || line.empty()) return false;
  if (head.sign != 0) return line[0] == head.sign;
  return isWordStart(line[0]) && wordsIn(line) <= kMostWords && !line.ends_with(':') &&
         !saysOutline(line);
}

/// The heads of rows in a text, by its lines.
class RowsHeads {
 public:
  explicit RowsHeads(std::string_view text) {
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      const std::string_view line = text.substr(0, end);
      const RowsHead head = headIn(line);
      const bool goesOn =
          head.kind == HeadKind::none && !heads_.empty() && isSettingBelow(heads_.back(), line);
      heads_.push_back(goesOn ? heads_.back() : head);
      if (head.kind == HeadKind::outline) signsOfOutlines_.insert(head.sign);
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }
  /// The rows that start in this line are those of a line, and others have such a head of outlines.
  [[nodiscard]] bool isLineAt(std::size_t line) const {
    if (line < 2 || line > heads_.size() + 1) return false;
    const RowsHead& head = heads_[line - 2];
    return head.kind == HeadKind::line && signsOfOutlines_.contains(head.sign);
  }

 private:
  std::vector<RowsHead> heads_;  ///< of each line, or of the settings that it is one of
  std::set<char> signsOfOutlines_;
};

}  // namespace

void leaveOutHeadedLines(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  const RowsHeads heads(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    return !list.isRing && isOpen(list.numbers) && heads.isLineAt(list.line);
  });
  tellOfGone(raw, gone, line,
             "rows below the head of a line are no polygon; give the corners of one",
             "rows below the head of a line were left out; they are no polygon");
}

}  // namespace sepax
