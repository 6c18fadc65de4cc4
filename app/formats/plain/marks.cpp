#include "app/formats/plain/marks.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

void clear(std::string& text, std::size_t start, std::size_t end) {
  std::fill(text.begin() + static_cast<std::ptrdiff_t>(start),
            text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
}

/// array (0 => array (0 => 5, 1 => 3)) of PHP.
void withoutKeys(PlainText& plain) {
  std::string& text = plain.text;
  if (lowered(text).find("array") == text.npos) return;
  for (std::size_t at = text.find("=>"); at != text.npos; at = text.find("=>", at + 1)) {
    std::size_t end = at;
    while (end > 0 && text[end - 1] == ' ') --end;
    std::size_t start = end;
    while (start > 0 && isDigit(text[start - 1])) --start;
    if (start == end || (start > 0 && isWordPart(text[start - 1]))) continue;
    clear(text, start, at + 2);
  }
}

/// (- 1, 2) as (-1, 2).
void withSignsAtNumbers(PlainText& plain) {
  std::string& text = plain.text;
  for (std::size_t at = text.find("- "); at != text.npos; at = text.find("- ", at + 1)) {
    const std::size_t last = at == 0 ? text.npos : text.find_last_not_of(' ', at - 1);
    if (last == text.npos || std::string_view("([{,").find(text[last]) == std::string_view::npos)
      continue;
    const std::size_t number = text.find_first_not_of(' ', at + 1);
    if (number == text.npos || (!isDigit(text[number]) && text[number] != '.')) continue;
    std::swap(text[at], text[number - 1]);
  }
}

/// 2026-11-27 of a post; a date between commas may be a column.
void withoutDates(PlainText& plain) {
  constexpr std::string_view kForm = "0000-00-00";
  std::string& text = plain.text;
  for (std::size_t at = text.find('-'); at != text.npos; at = text.find('-', at + 1)) {
    constexpr std::size_t kYear = 4;
    if (at < kYear || at - kYear + kForm.size() > text.size()) continue;
    const std::size_t start = at - kYear;
    const auto first = text.begin() + static_cast<std::ptrdiff_t>(start);
    const bool dated = std::equal(kForm.begin(), kForm.end(), first, [](char form, char c) {
      return form == '0' ? isDigit(c) : c == form;
    });
    const std::size_t end = start + kForm.size();
    const auto isPart = [](char c) {
      return isWordPart(c) || std::string_view(",;\t.-+/").find(c) != std::string_view::npos;
    };
    if (!dated || (start > 0 && isPart(text[start - 1])) ||
        (end < text.size() && isPart(text[end])))
      continue;
    clear(text, start, end);
  }
}

/// {5, 3, 0, Color [Azure]} of a debugger of .NET without its colour.
void withoutColours(PlainText& plain) {
  constexpr std::string_view kColour = ", Color [";
  std::string& text = plain.text;
  for (std::size_t at = text.find(kColour); at != text.npos; at = text.find(kColour, at + 1)) {
    const std::size_t close = text.find_first_of("]\n", at + kColour.size());
    if (close == text.npos || text[close] != ']') continue;
    clear(text, at, close + 1);
  }
}

/// <polygon points="NaN,NaN NaN,NaN"/> has nothing to read.
void withoutNanPolygons(PlainText& plain) {
  constexpr std::string_view kPoints = "points=\"";
  constexpr std::size_t kFar = 40;  // from the start of the tag
  std::string& text = plain.text;
  bool found = false;
  for (std::size_t at = text.find(kPoints); at != text.npos; at = text.find(kPoints, at + 1)) {
    const std::size_t end = text.find('"', at + kPoints.size());
    const std::size_t least = at - std::min(at, kFar);
    const std::size_t tag = std::string_view(text).substr(least, at - least).rfind('<');
    if (end == text.npos || tag == std::string_view::npos) continue;
    const std::size_t start = least + tag;
    const std::string value =
        lowered(std::string_view(text).substr(at + kPoints.size(), end - at - kPoints.size()));
    if (value.find("nan") == value.npos || value.find_first_not_of("nan, \n") != value.npos)
      continue;
    clear(text, start, end + 1);
    const std::size_t close = text.find('>', end);
    if (close != text.npos) clear(text, end, close + 1);
    found = true;
  }
  if (found) plain.notes.emplace_back("a <polygon> without a finite number was left out");
}

/// ![drawing_001](https://...) of Markdown.
void withoutImages(PlainText& plain) {
  std::string& text = plain.text;
  for (std::size_t at = text.find("!["); at != text.npos; at = text.find("![", at + 1)) {
    constexpr std::size_t kWords = 200;
    const std::size_t words = std::string_view(text).substr(at, kWords).find_first_of("]\n");
    if (words == text.npos || text.compare(at + words, 2, "](") != 0) continue;
    const std::size_t close = at + words;
    constexpr std::size_t kLongest = 400;  // address
    const std::size_t length = std::string_view(text).substr(close, kLongest).find_first_of(")\n");
    const std::size_t end = length == text.npos ? text.size() : close + length;
    if (end == text.size() || text[end] != ')') continue;
    clear(text, at, end + 1);
  }
}

/// nvgLineTo(vg, 5, 3) and cairo_line_to(cr, 5, 3): what a path is drawn on stands before x and y;
/// try path.lineTo(5, 3), too.
void withoutContexts(PlainText& plain) {
  std::string& text = plain.text;
  constexpr std::size_t kLongest = 80;  // name and arguments before the numbers
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    const std::string_view called = joinedNameBefore(text, open, ".", kLongest);
    const std::size_t start = open - called.size();
    std::string name = lowered(called);
    std::erase(name, '_');
    if (!name.ends_with("moveto") && !name.ends_with("lineto") && !name.ends_with("topoint"))
      continue;
    constexpr std::string_view kTry = "try ";
    if (start >= kTry.size() && text.compare(start - kTry.size(), kTry.size(), kTry) == 0)
      clear(text, start - kTry.size(), start);
    const std::string_view arguments = std::string_view(text).substr(open + 1, kLongest);
    std::size_t end = 0;
    while (end < arguments.size() && isWordStart(arguments[end])) {
      std::size_t comma = end;
      while (comma < arguments.size() && isWordPart(arguments[comma])) ++comma;
      if (comma >= arguments.size() || arguments[comma] != ',') break;
      end = std::min(arguments.find_first_not_of(' ', comma + 1), arguments.size());
    }
    const bool numbers =
        end < arguments.size() && (isDigit(arguments[end]) || arguments[end] == '-');
    if (end > 0 && numbers) clear(text, open + 1, open + 1 + end);
  }
}

/// 1. 0.5 3 and in the next line 2. 4 3, and so on: the numbers of a list in prose.
void withoutListNumbers(PlainText& plain) {
  std::string& text = plain.text;
  std::vector<std::size_t> marks;  // where the numbers of the list start
  bool found = false;
  const auto finish = [&] {
    const bool list = marks.size() >= kFewestVertices;
    for (const std::size_t mark : marks)
      if (list) clear(text, mark, text.find('.', mark) + 1);
    found = found || list;
    marks.clear();
  };
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = trimmed(std::string_view(text).substr(start, end - start));
    const std::string mark = std::to_string(marks.size() + 1) + ". ";
    const std::string_view rest = trimmed(line.substr(std::min(mark.size(), line.size())));
    // of 1. 2. both are coordinates
    const bool point = rest.find_first_of(" ,") != rest.npos &&
                       rest.find_first_not_of("0123456789.,+-eE ") == rest.npos;
    const bool goesOn = line.starts_with(mark) && point;
    if (!goesOn) finish();
    if (goesOn) marks.push_back(static_cast<std::size_t>(line.data() - text.data()));
    start = end + 1;
  }
  finish();
  if (found) plain.notes.emplace_back("the numbers of the list were left out");
}

/// How many points are in (0;0)  (102;95), a row of them alone, with blanks between them; else 0.
std::size_t pointsInRow(std::string_view row) {
  row = trimmed(row);
  if (row.find_first_not_of("0123456789.,;+-eE()[] ") != row.npos) return 0;
  std::size_t points = 0;
  while (!row.empty()) {
    const std::size_t close = row.find_first_of(")]");
    if ((row[0] != '(' && row[0] != '[') || close == row.npos) return 0;
    row = trimmed(row.substr(close + 1));
    ++points;
  }
  return points;
}

/// (0;0)  (102;95) in each line of a text about a homography: points and what becomes of them.
void withoutCorrespondences(PlainText& plain) {
  std::string& text = plain.text;
  const std::string small = lowered(text);
  if (small.find("homograph") == small.npos && small.find("correspond") == small.npos) return;
  std::size_t first = 0;  // line of the table
  std::size_t rows = 0;
  std::size_t each = 0;  // points in each of them
  bool found = false;
  text += '\n';  // a last row of none
  for (std::size_t start = 0; start <= text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::size_t points = pointsInRow(std::string_view(text).substr(start, end - start));
    if (points != each) {
      const bool table = each > 1 && rows >= kFewestVertices;
      for (std::size_t at = first; table && at < start; ++at)
        if (text[at] != '\n') text[at] = ' ';
      found = found || table;
      first = start;
      rows = 0;
    }
    each = points;
    ++rows;
    start = end + 1;
  }
  text.pop_back();
  if (found) plain.notes.emplace_back("points in columns, which become each other, were left out");
}

/// [0 0.5 1]' of MATLAB: whether it is a row or a column says nothing of its numbers.
void withoutTurnedRows(PlainText& plain) {
  std::string& text = plain.text;
  constexpr std::size_t kLongest = 4000;
  for (std::size_t at = text.find("]'"); at != text.npos; at = text.find("]'", at + 1)) {
    const std::size_t least = at - std::min(at, kLongest);
    const std::string_view before = std::string_view(text).substr(least, at - least);
    const std::size_t open = before.find_last_not_of("0123456789.+-eE ");
    if (open != before.npos && before[open] == '[') text[at + 1] = ' ';
  }
}

/// (0, **6.5**): numbers that Markdown makes bold.
void withoutBold(PlainText& plain) {
  constexpr std::string_view kMark = "**";
  std::string& text = plain.text;
  for (std::size_t at = text.find(kMark); at != text.npos; at = text.find(kMark, at + 1)) {
    const std::size_t first = at + kMark.size();
    const std::size_t end = first + numberLength(text, first);
    const bool within = at > 0 && std::string_view("([{, ").find(text[at - 1]) != text.npos;
    if (!within || end == first || text.compare(end, kMark.size(), kMark) != 0) continue;
    clear(text, at, first);
    clear(text, end, end + kMark.size());
  }
}

/// float('nan') and np.nan of Python as nan.
void withPlainNan(PlainText& plain) {
  std::string& text = plain.text;
  for (const std::string_view nan :
       {"float('nan')", "float(\"nan\")", "float('NaN')", "float(\"NaN\")", "np.nan", "np.NaN",
        "numpy.nan", "math.nan", "NA_real_", "Double.NaN", "Float.NaN"})
    for (std::size_t at = text.find(nan); at != text.npos; at = text.find(nan, at + 1)) {
      clear(text, at, at + nan.size());
      text.replace(at, 3, "nan");
    }
}

/// - 0,0,5,0,5,3 of a list of YAML.
void withoutBullets(PlainText& plain) {
  std::string& text = plain.text;
  constexpr std::string_view kBullet = "- ";
  for (std::size_t at = text.find(kBullet); at != text.npos; at = text.find(kBullet, at + 1)) {
    const std::size_t before = at == 0 ? text.npos : text.find_last_not_of("> \t", at - 1);
    if (before != text.npos && text[before] != '\n') continue;
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view list = std::string_view(text).substr(at + 1, end - at - 1);
    const auto commas = static_cast<std::size_t>(std::ranges::count(list, ','));
    if (list.find_first_not_of("0123456789.,-+ \r") != list.npos) continue;
    if (commas + 1 >= 2 * kFewestVertices) text[at] = ' ';
  }
}

/// 0: (2) [5, 3] and (3) [Array(2), Array(2), Array(2)] of the console of a browser, which tells
/// how many there are.
void withoutCounts(PlainText& plain) {
  constexpr std::string_view kArray = "Array";
  std::string& text = plain.text;
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    std::size_t close = open + 1;
    while (close < text.size() && isDigit(text[close])) ++close;
    if (close == open + 1 || !isAt(text, close, ')')) continue;
    const bool array =
        open >= kArray.size() && text.compare(open - kArray.size(), kArray.size(), kArray) == 0;
    const std::size_t start = array ? open - kArray.size() : open;
    const std::size_t before = start == 0 ? text.npos : text.find_last_not_of(" \t", start - 1);
    const std::size_t behind = behindBlanks(text, close + 1);
    const std::string_view least = array ? "[,:" : ":\n";
    const bool starts = before == text.npos || least.find(text[before]) != least.npos;
    const bool ends =
        array ? isAt(text, behind, ',') || isAt(text, behind, ']') : isAt(text, behind, '[');
    if (starts && ends) clear(text, start, close + 1);
  }
}

/// <Vertex p_x="-1" p_y="1"/> of a crowd simulator as <Vertex   x="-1"   y="1"/>.
void withPlainAxes(PlainText& plain) {
  constexpr std::string_view kTag = "<Vertex ";
  constexpr std::size_t kLongest = 200;  // tag
  std::string& text = plain.text;
  for (std::size_t at = text.find(kTag); at != text.npos; at = text.find(kTag, at + 1)) {
    const std::size_t length = std::string_view(text).substr(at, kLongest).find('>');
    if (length == std::string_view::npos) continue;
    for (const std::string_view axis : {" p_x", " p_y"}) {
      const std::size_t place = std::string_view(text).substr(at, length).find(axis);
      if (place != std::string_view::npos) clear(text, at + place, at + place + axis.size() - 1);
    }
  }
}

/// A bracket ends one of its lines, and all are closed, as no prompt has it.
bool holdsLinesInBrackets(std::string_view block) {
  const auto count = [&](char sign) { return std::ranges::count(block, sign); };
  return block.find("{\n") != block.npos && count('{') == count('}');
}

/// Lines side by side that start with > and have a block of code in them: a part of a report that
/// somebody quotes, and no prompt.
void withoutQuotedBlocks(PlainText& plain) {
  std::string& text = plain.text;
  const auto isQuoted = [&](std::size_t at) { return isAt(text, at, '>'); };
  for (std::size_t start = 0; start < text.size();) {
    std::size_t end = start;
    while (isQuoted(end)) end = std::min(text.find('\n', end), text.size() - 1) + 1;
    const std::string_view block = std::string_view(text).substr(start, end - start);
    if (block.find("> ```") != block.npos || holdsLinesInBrackets(block))
      for (std::size_t at = start; at < end; at = std::min(text.find('\n', at), end - 1) + 1)
        text.replace(at, 1, " ");
    start = std::min(text.find('\n', end), text.size() - 1) + 1;
  }
}

/// The lines without this many bytes at their start, or fewer where they are shorter.
std::string withoutStarts(std::string_view text, std::size_t bytes) {
  std::string result;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size() - 1) + 1;
    std::string_view line = text.substr(start, end - start);
    const std::size_t length = trimmed(line).empty() ? line.size() - line.ends_with('\n') : bytes;
    result += line.substr(std::min(length, line.size()));
    start = end;
  }
  return result;
}

}  // namespace

std::string withoutMargin(std::string text) {
  constexpr int kDeepest = 8;
  for (int i = 0; i < kDeepest; ++i) {
    std::size_t blanks = text.size();
    bool quoted = true;
    for (std::size_t start = 0; start < text.size();) {
      const std::size_t end = std::min(text.find('\n', start), text.size());
      const std::string_view line = std::string_view(text).substr(start, end - start);
      start = end + 1;
      if (trimmed(line).empty()) continue;
      quoted = quoted && line.starts_with('>');
      blanks = std::min(blanks, line.find_first_not_of(' '));
    }
    if (blanks == text.size() || (!quoted && blanks == 0)) return text;
    text = withoutStarts(text, quoted ? 1 : blanks);
  }
  return text;
}

void withoutMarks(PlainText& plain) {
  for (const std::string_view tag :
       {"<details>", "</details>", "<summary>", "</summary>", "MDSYS."})
    for (std::size_t at = plain.text.find(tag); at != plain.text.npos;
         at = plain.text.find(tag, at + 1))
      clear(plain.text, at, at + tag.size());
  withoutQuotedBlocks(plain);
  withoutImages(plain);
  withoutContexts(plain);
  withPlainNan(plain);
  withoutBold(plain);
  withoutTurnedRows(plain);
  withoutListNumbers(plain);
  withoutCorrespondences(plain);
  withoutColours(plain);
  withoutNanPolygons(plain);
  withoutBullets(plain);
  withoutKeys(plain);
  withSignsAtNumbers(plain);
  withoutDates(plain);
  withoutCounts(plain);
  withPlainAxes(plain);
}

}  // namespace sepax
