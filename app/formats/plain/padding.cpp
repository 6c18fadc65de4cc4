#include "app/formats/plain/padding.h"

#include "app/formats/lists/silent_text.h"
#include "app/formats/literals/indices.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// How sure the name of a number makes it that it counts the entries of an array beside it.
enum class CountName { none, unnamed, size, count, vertices };

/// count, m_count, numVertices, npoints, len and the like.
CountName countNameOf(std::string_view name) {
  if (name == "n") return CountName::count;
  if (name.size() > 1 && (name.starts_with("n") || name.starts_with("N"))) {  // npts of C
    const std::string rest = lowered(name.substr(1));
    if (rest == "points" || rest == "pts" || rest == "vertices" || rest == "verts" ||
        rest == "corners")
      return CountName::vertices;
  }
  const CallingWords words = wordsOf(name);
  const bool counts = holdsWord(words, {"count", "num", "number", "cnt", "used"});
  if (!counts && !holdsWord(words, {"length", "len", "size"})) return CountName::none;
  if (holdsWord(words, {"vertex", "vertices", "verts", "vert", "point", "points", "pts", "corner",
                        "corners"}))
    return CountName::vertices;
  const std::size_t own = words.size() - (words.front() == "m" ? 1 : 0);
  if (own > 1) return CountName::none;
  return counts ? CountName::count : CountName::size;
}

/// The name before the array at this place: faces = and "triangles": of it.
std::string_view nameOfArray(std::string_view text, std::size_t place) {
  constexpr std::size_t kFar = 60;
  std::string_view before = text.substr(place - std::min(place, kFar), std::min(place, kFar));
  const std::size_t end = before.find_last_not_of(" \t\r\n=:\"'");
  before = before.substr(0, end == before.npos ? 0 : end + 1);
  std::size_t start = before.size();
  while (start > 0 && isWordPart(before[start - 1])) --start;
  return before.substr(start);
}

/// Its entries number vertices and are none.
bool isOfIndices(std::string_view text, std::size_t place) {
  const std::string name = lowered(nameOfArray(text, place));
  constexpr auto kWords = std::to_array<std::string_view>(
      {"face", "tri", "indic", "index", "edge", "elem", "cell", "neigh", "link", "segment"});
  return std::ranges::any_of(kWords,
                             [&](std::string_view word) { return name.find(word) != name.npos; });
}

/// The entries of an array, which are points or numbers.
struct ArrayOfEntries {
  std::size_t start = 0;
  std::vector<std::size_t> ends;  ///< of the entries: behind a bracket, or at the comma behind
  std::size_t close = 0;          ///< its bracket
  bool ofPoints = false;
};

/// A number that tells how many entries of the arrays in its bracket are used.
struct EntryCount {
  std::size_t value = 0;
  CountName name = CountName::none;
  bool printed = false;  ///< name = value of a debugger, and no code
};

/// A bracket that has not closed yet, and what stands directly in it.
struct OpenGroup {
  std::size_t start = 0;
  bool isIndex = false;                ///< [3] before the entry of an array
  std::size_t groups = 0;              ///< brackets in it, without indices
  std::size_t depth = 0;               ///< of brackets in it
  std::vector<std::size_t> ends = {};  ///< of these
  std::vector<std::size_t> commas = {};
  std::vector<EntryCount> counts = {};
  std::vector<ArrayOfEntries> arrays = {};
};

/// count = 3 or "count": 3 at this place; `place` is behind its name then.
EntryCount countAt(std::string_view text, std::size_t& place) {
  constexpr std::size_t kMostDigits = 6;
  const std::size_t start = place;
  while (place < text.size() && isWordPart(text[place])) ++place;
  std::size_t sign = place;
  if (isAt(text, sign, '"') || isAt(text, sign, '\'')) ++sign;
  sign = behindBlanks(text, sign);
  const bool column = sign > place && text[sign - 1] == '\t';  // m_count	3 of a watch
  if (!column && !isAt(text, sign, '=') && !isAt(text, sign, ':')) return {};
  if (column) --sign;
  std::size_t digits = behindBlanks(text, sign + 1);
  std::size_t end = digits;
  while (end < text.size() && isDigit(text[end])) ++end;
  if (end == digits || end - digits > kMostDigits) return {};
  if (end < text.size() && (isWordPart(text[end]) || text[end] == '.')) return {};
  const bool member = start > 0 && text[start - 1] == '.';
  const auto value = static_cast<std::size_t>(wholeNumber(text.substr(digits, end - digits)).value);
  return {value, countNameOf(text.substr(start, place - start)), isAt(text, sign, '=') && !member};
}

/// What memory holds that nothing was written to: so many zeros or more, and numbers that are next
/// to nothing or beyond all drawings.
bool looksUnused(std::string_view entries, std::size_t fewest) {
  constexpr double kLeast = 1e-30;
  constexpr double kMost = 1e8;
  std::vector<double> numbers;
  for (std::size_t at = 0; at < entries.size();) {
    const bool within = at > 0 && isWordPart(entries[at - 1]);
    const std::size_t length = within ? 0 : numberLength(entries, at);
    if (length > 0) numbers.push_back(wholeNumber(entries.substr(at, length)).value);
    at += std::max<std::size_t>(length, 1);
  }
  const auto isJunk = [](double number) {
    const double size = std::fabs(number);
    return size < kLeast || size > kMost;
  };
  const bool repeats = entries.find("<repeats") != entries.npos;
  return (numbers.size() >= fewest || repeats) && std::ranges::all_of(numbers, isJunk);
}

/// The number alone that ends here, without a name; 0 without one.
std::size_t unnamedBefore(std::string_view text, std::size_t end) {
  constexpr std::size_t kMostDigits = 6;
  const auto backOverBlanks = [&](std::size_t at) {
    while (at > 0 && kAllBlanks.find(text[at - 1]) != kAllBlanks.npos) --at;
    return at;
  };
  end = backOverBlanks(end);
  std::size_t start = end;
  while (start > 0 && end - start < kMostDigits && isDigit(text[start - 1])) --start;
  const std::size_t before = backOverBlanks(start);
  const bool alone = before > 0 && (isOpening(text[before - 1]) || text[before - 1] == ',');
  return alone ? static_cast<std::size_t>(wholeNumber(text.substr(start, end - start)).value) : 0;
}

/// A stretch that is to go.
struct Padding {
  std::size_t start = 0;
  std::size_t end = 0;
};

/// Finds arrays and counts that stand directly in the same bracket.
class PaddingFinder {
 public:
  explicit PaddingFinder(std::string_view text)
      : text_(text), brackets_(text), groups_{OpenGroup{}}, closeOf_{text.size()} {}

  std::vector<Padding> run() {
    for (std::size_t at = 0; at < text_.size();) {
      const char c = text_[at];
      if (isOpening(c)) open(at);
      if (closeOf_.back() == at) close(at);
      if (c == ',') groups_.back().commas.push_back(at);
      const bool word = isWordStart(c) && (at == 0 || !isWordPart(text_[at - 1]));
      if (!word) {
        ++at;
        continue;
      }
      const std::size_t start = at;
      const EntryCount count = countAt(text_, at);
      if (count.name != CountName::none) add(count);
      if (groups_.size() == 1) addLine(text_.substr(start, at - start), at);
    }
    // of what stands in no bracket, one count tells of all that follows or stands before
    const OpenGroup& whole = groups_.front();
    if (whole.counts.size() == 1) cut(whole, whole.counts.front(), false);
    std::ranges::sort(found_, {}, &Padding::start);
    return std::move(found_);
  }

 private:
  void open(std::size_t at) {
    const auto end = brackets_.closingOf(at);
    if (!end) return;
    const std::string_view inside = text_.substr(at + 1, *end - at - 1);
    constexpr std::size_t kLongestIndex = 6;
    const bool index = text_[at] == '[' && !inside.empty() && inside.size() <= kLongestIndex &&
                       std::ranges::all_of(inside, isDigit);
    groups_.push_back({at, index});
    closeOf_.push_back(*end);
  }

  /// xpoints = 0, 4, 4 without brackets.
  void addLine(std::string_view name, std::size_t behindName) {
    const std::size_t sign = behindBlanks(text_, behindName);
    if (!isAxisName(name) || !(isAt(text_, sign, '=') || isAt(text_, sign, ':'))) return;
    std::size_t at = behindBlanks(text_, sign + 1);
    ArrayOfEntries array{at, {}, std::min(text_.find('\n', at), text_.size()), false};
    const std::string_view line = text_.substr(0, array.close);
    for (const std::string_view number : numbersFrom(line, at, " \t,"))
      array.ends.push_back(static_cast<std::size_t>(number.data() - text_.data()) + number.size());
    if (array.ends.size() > kFewestVertices && trimmed(line.substr(at)).empty())
      groups_.back().arrays.push_back(std::move(array));
  }

  /// {3, {{0, 0}, {5, 0}, {2, 4}, {0, 0}}}: the number before or behind the only array of a group.
  void addUnnamed(OpenGroup& group) const {
    if (group.arrays.size() != 1 || group.groups != 1 || !group.counts.empty()) return;
    const ArrayOfEntries& array = group.arrays.front();
    const std::size_t before = text_.find_last_not_of(kAllBlanks, array.start - 1);
    std::size_t value = isAt(text_, before, ',') ? unnamedBefore(text_, before) : 0;
    const std::size_t comma = behindBlanks(text_, array.close + 1, kAllBlanks);
    if (value == 0 && isAt(text_, comma, ',')) {
      std::size_t end = behindBlanks(text_, comma + 1, kAllBlanks);
      while (end < text_.size() && isDigit(text_[end])) ++end;
      const std::size_t sign = behindBlanks(text_, end, kAllBlanks);
      if (isAt(text_, sign, ',') || isAt(text_, sign, '}')) value = unnamedBefore(text_, end);
    }
    if (value >= kFewestVertices) group.counts.push_back({value, CountName::unnamed, false});
  }

  void add(const EntryCount& count) {
    constexpr std::size_t kMost = 4;  // each looks at all arrays of the group
    std::vector<EntryCount>& counts = groups_.back().counts;
    if (counts.size() < kMost) counts.push_back(count);
  }

  void close(std::size_t at) {
    OpenGroup group = std::move(groups_.back());
    groups_.pop_back();
    closeOf_.pop_back();
    addUnnamed(group);
    for (const EntryCount& count : group.counts) cut(group, count, true);
    if (group.isIndex) return;
    OpenGroup& around = groups_.back();
    ++around.groups;
    around.depth = std::max(around.depth, group.depth + 1);
    around.ends.push_back(at + 1);
    const bool points = group.depth == 1 && group.groups > kFewestVertices;
    const bool numbers = group.depth == 0 && group.commas.size() >= kFewestVertices;
    if (!points && !numbers) return;
    if (numbers) group.commas.push_back(at);
    around.arrays.push_back(
        {group.start, std::move(points ? group.ends : group.commas), at, points});
  }

  /// What stands in an array behind its first entries, up to its bracket.
  [[nodiscard]] std::string_view restOf(const ArrayOfEntries& array, std::size_t used) const {
    const std::size_t end = array.ends[used - 1];
    return text_.substr(end, array.close - end);
  }

  /// Two arrays of as many numbers each, of x and of y.
  [[nodiscard]] bool hasBothAxes(const OpenGroup& group) const {
    std::vector<std::size_t> lengths;
    for (const ArrayOfEntries& array : group.arrays)
      if (!array.ofPoints && isAxisName(nameOfArray(text_, array.start)))
        lengths.push_back(array.ends.size());
    return lengths.size() == 2 && lengths[0] == lengths[1];
  }

  /// Takes the entries beyond this count out of the arrays of a group; where they are not known to
  /// belong together, only points that nothing was written to.
  void cut(const OpenGroup& group, const EntryCount& count, bool together) {
    if (count.value < kFewestVertices) return;
    const auto flat = std::ranges::count(group.arrays, false, &ArrayOfEntries::ofPoints);
    // x and y have as many entries as there are vertices, one list of both twice as many
    const std::size_t ofNumbers = count.value * (flat == 1 ? 2 : 1);
    constexpr std::size_t kPoint = 2;  // numbers
    const bool unused = together && std::ranges::all_of(group.arrays, [&](const auto& array) {
                          return array.ofPoints || array.ends.size() <= ofNumbers ||
                                 looksUnused(restOf(array, ofNumbers), kPoint);
                        });
    const bool numbers = unused || (count.name == CountName::vertices && hasBothAxes(group));
    // one vertex may well be 0, 0
    const bool counts = together && count.name != CountName::size;
    const std::size_t fewest = counts ? kPoint : 2 * kPoint;
    for (const ArrayOfEntries& array : group.arrays) {
      const std::size_t used = array.ofPoints ? count.value : ofNumbers;
      if (array.ends.size() <= used || isOfIndices(text_, array.start)) continue;
      const std::size_t end = array.ends[used - 1];
      const std::string_view entries = text_.substr(array.start, end - array.start);
      if (entries.find("<repeats") != entries.npos) continue;
      const bool dump =
          count.name == CountName::count && count.printed && entries.find(" = ") != entries.npos;
      const bool sure = together && (count.name == CountName::vertices || dump);
      const bool goes = array.ofPoints ? sure || looksUnused(restOf(array, used), fewest) : numbers;
      if (goes) found_.push_back({end, array.close});
    }
  }

  std::string_view text_;
  BracketPairs brackets_;
  std::vector<OpenGroup> groups_;
  std::vector<std::size_t> closeOf_;  ///< where each of them closes
  std::vector<Padding> found_;
};

}  // namespace

bool isSureCountName(std::string_view name) { return countNameOf(name) >= CountName::count; }

void withoutPadding(PlainText& plain) {
  Rewritten changed(plain.text);
  const std::string source = plain.text;
  for (const Padding& padding : PaddingFinder(source).run())
    if (padding.start >= changed.done()) changed.replace(padding.start, padding.end, "");
  changed.finish(plain, "entries of an array beyond the count beside it were left out");
}

namespace {

/// Behind None, null or nil at the place; the place itself where another word stands.
std::size_t behindAbsent(std::string_view text, std::size_t place) {
  for (const std::string_view word : {"None", "null", "NULL", "nil"}) {
    const std::size_t end = place + word.size();
    if (text.substr(place).starts_with(word) && (end == text.size() || !isWordPart(text[end])))
      return end;
  }
  return place;
}

}  // namespace

void withoutAbsentValues(PlainText& plain) {
  constexpr std::string_view kBetween = ", \t\r\n";
  const std::string source = plain.text;
  const std::string_view text = source;
  if (!tellsOfOutlines(text)) return;
  Rewritten rewritten(source);
  for (std::size_t open = text.find('['); open != text.npos; open = text.find('[', open + 1)) {
    std::size_t last = open + 1;
    const std::size_t numbers = numbersFrom(text, last, kBetween).size();
    if (numbers < 2 || numbers > 3) continue;
    std::size_t end = behindBlanks(text, last, kBetween);
    const std::size_t first = end;
    for (std::size_t next = behindAbsent(text, end); next > end; next = behindAbsent(text, end))
      end = behindBlanks(text, next, kBetween);
    if (end > first && isAt(text, end, ']')) rewritten.replace(last, end, "");
  }
  rewritten.finish(plain, "values that points do not have were left out");
}

}  // namespace sepax
