#include "app/formats/prose/read.h"

#include "app/formats/left_out.h"
#include "app/formats/lists/axis_lists.h"
#include "app/formats/lists/line_calls.h"
#include "app/formats/lists/outlines.h"
#include "app/formats/lists/relations.h"
#include "app/formats/lists/waiting.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/space.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/prose/cut_text.h"
#include "app/formats/prose/fragments.h"
#include "app/formats/prose/loops.h"
#include "app/formats/prose/other_points.h"
#include "app/formats/prose/run_words.h"
#include "app/formats/prose/statements.h"
#include "app/formats/readers.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace sepax {

namespace {

constexpr std::size_t kMostReadings = 16;  ///< of each byte, on average

bool hasFewVertices(const RawPolygon& polygon) { return vertexCount(polygon) < kFewestVertices; }

std::optional<RawGeometry> readMarkup(std::string_view text) {
  auto map = readTmx(text);
  return map ? map : readSvg(text);
}

class FragmentReader {
 public:
  explicit FragmentReader(std::string_view text)
      : mixed_(text),
        ofMatrices_(tellsOfMatrices(text)),
        ofHull_(tellsOfHull(text)),
        hasPolygon_(lowered(text).find("polygon") != std::string::npos),
        tellsOfOutline_(tellsOfOutline(text)),
        hasCycles_(text.find(kCycle) != std::string_view::npos),
        asksOfPoints_(tellsOfSamples(text)),
        ofConfidence_(tellsOfConfidence(text)),
        asked_(outlinesAsked(text)),
        lines_(declaredLines(text)),
        budget_(kMostReadings * text.size()) {}

  RawGeometry run() {
    raw_.format = "text";
    scan(0, text().size());
    if (raw_.error.empty()) takeCut();
    if (!raw_.error.empty() || raw_.polygons.empty()) return std::move(raw_);
    lists_.relate(raw_, text());
    if (!raw_.error.empty()) return std::move(raw_);
    if (const auto cut = mixed_.brackets().firstCut())
      note(fmt::format("the text ends within the {} of line {}: something may be missing",
                       text()[*cut], mixed_.lineOf(*cut)));
    for (const std::string& sentence : leftOut_) note("left out: " + sentence);
    return std::move(raw_);
  }

 private:
  [[nodiscard]] std::string_view text() const { return mixed_.text(); }

  [[nodiscard]] bool namesOther(std::string_view name, std::string_view inside) const {
    const bool flat = inside.find_first_of("([{") == inside.npos;
    return namesOtherList(name, inside) && !(flat && mixed_.givenToOutlines().contains(name));
  }
  [[nodiscard]] bool isMatrix(const RawPolygon& polygon) const {
    return ofMatrices_ && hasRowsOfMatrix(polygon);
  }

  void note(const std::string& sentence) { addNote(raw_, sentence); }
  /// Says why what ends there is left out.
  std::size_t passed(const std::string& sentence, std::size_t end) {
    note(sentence);
    return end;
  }
  void leaveOut(std::string sentence) {
    constexpr std::size_t kMost = 5;
    if (leftOut_.size() < kMost) leftOut_.push_back(std::move(sentence));
  }

  /// All that begins from `place` on and before `end`.
  void scan(std::size_t place, std::size_t end) {
    while (place < end && raw_.error.empty()) place = std::max(after(place), place + 1);
  }

  /// Behind what begins at the place; the place itself where nothing does.
  std::size_t after(std::size_t place) {
    const bool startsLine = place == 0 || text()[place - 1] == '\n';
    const bool startsMark = !startsLine && text()[place - 1] == '`';
    if (ofConfidence_ && (startsLine || startsMark))
      if (auto row = confidenceRow(mixed_, place)) {
        note("the first number of each row was read as its class, the last one as its confidence");
        return takeRun(std::move(*row), place);
      }
    if (startsLine) {
      if (auto row = countedRow(mixed_, place)) return takeRun(std::move(*row), place);
      if (const auto table = markdownTable(mixed_, place)) return takeTable(*table, place);
      if (const auto table = csvTable(mixed_, place)) return takeTable(*table, place);
      if (const auto end = dxfEnd(mixed_, place)) return takeText(place, *end, readPastedDxf);
      if (auto lines = numberLines(mixed_, place)) return takeLines(std::move(*lines), place);
      if (auto lines = keyedNumbers(mixed_, place)) return takeRun(std::move(*lines), place);
      if (auto quad = tellsOfOutline_ ? quadLine(mixed_, place) : std::nullopt)
        return takeRun(std::move(*quad), place);
      if (auto lines = indexedLines(mixed_, place)) return takeRun(std::move(*lines), place);
      if (auto lines = indexedPoints(mixed_, place)) return takeRun(std::move(*lines), place);
      if (auto points = tupleLine(mixed_, place)) return takeRun(std::move(*points), place);
      if (const auto end = labelledPairsEnd(mixed_, place)) return takePairs(place, *end);
      if (auto end = numberLineEnd(mixed_, place, rowEnd_)) return takeNumbers(place, *end);
    }
    if (auto lines = startsMark ? numberLines(mixed_, place) : std::nullopt)
      return takeLines(std::move(*lines), place);
    if (const auto end = startsLine || startsMark ? labelRowEnd(mixed_, place) : std::nullopt)
      if (takeLabelRow(place, *end)) return *end;
    if (startsLine ? !startsBlankLine(text(), place) : isToldBefore(mixed_, place))
      if (const auto end = spacedPointsEnd(mixed_, place)) return takeSpaced(place, *end);
    if (const auto end = wktEnd(mixed_, place)) return takeText(place, *end, readWkt);
    if (const auto end = markupEnd(mixed_, place)) return takeText(place, *end, readMarkup);
    if (const auto end = quotedColonsEnd(mixed_, place)) return takeQuoted(place, *end);
    if (const auto end = quotedNumbersEnd(mixed_, place)) return takeQuoted(place, *end);
    if (auto pairs = pairsInProse(mixed_, place)) return takeRun(std::move(*pairs), place);
    return isOpening(text()[place]) ? takeBracket(place) : place;
  }

  std::size_t takeTable(const TableText& table, std::size_t place) {
    if (auto raw = readCsv(table.csv)) take(std::move(*raw), place, "");
    return table.end;
  }

  /// poly: 0,0 10,0 10,10
  std::size_t takePairs(std::size_t place, std::size_t end) {
    LabelledPairs pairs = readLabelledPairs(text().substr(place, end - place));
    if (pairs.raw) take(std::move(*pairs.raw), place, pairs.label);
    return end;
  }

  /// 16 0.25 0.5 0.75 0.5 0.5 1: a class and shares of an image
  bool takeLabelRow(std::size_t place, std::size_t end) {
    auto raw = readLiterals(text().substr(place, end - place));
    if (!raw || raw->polygons.size() != 1 || raw->polygons.front().arity != Arity::pair)
      return false;
    take(std::move(*raw), place, "");
    return true;
  }

  /// 0,0,10,0,10,10 and M0 0H10V10Z
  std::size_t takeNumbers(std::size_t place, std::size_t end) {
    const std::string_view line = trimmed(text().substr(place, end - place));
    if (!line.ends_with(',')) rowEnd_ = end + 1;
    auto raw = line[0] == 'M' ? readSvgValue(line) : readLiterals(fmt::format("[{}]", line));
    if (raw) take(std::move(*raw), place, "");
    return end;
  }

  /// Invalid ring: 0 0, 10 0, 10 10
  std::size_t takeSpaced(std::size_t place, std::size_t end) {
    auto raw = readWkt(fmt::format("LINESTRING ({})", text().substr(place, end - place)));
    if (raw) take(std::move(*raw), place, "");
    return end;
  }

  std::size_t takeText(std::size_t place, std::size_t end,
                       std::optional<RawGeometry> (*read)(std::string_view)) {
    const std::string_view part = text().substr(place, end - place);
    auto raw = read(part);
    if (raw && raw->error.empty() && lowered(part).starts_with("multipoint"))
      return passed(std::string(kMultiPointNote), end);
    if (raw && raw->error.empty() && takeOpenLines(*raw, part)) note(std::string(kOpenLineNote));
    if (raw) take(std::move(*raw), place, nameBefore(mixed_, place));
    return end;
  }

  std::size_t takeQuoted(std::size_t place, std::size_t end) {
    if (isBaseline(mixed_, place))
      return passed("a <Baseline> was left out; it is no polygon", end);
    if (isStrokedPath(mixed_, place + 1, end - 1)) return passed(std::string(kOpenPathNote), end);
    std::string inside(text().substr(place + 1, end - place - 2));
    std::ranges::replace(inside, ':', ',');
    auto raw = readSvgValue(inside);
    const bool decimals = hasPolygon_ && text()[place] == '`' && inside.find('.') != inside.npos &&
                          inside.find('\n') == inside.npos;
    if (!raw && (decimals || isOutlineBefore(mixed_, place))) raw = readLiterals(inside);
    if (!raw) return place;
    take(std::move(*raw), place, nameBefore(mixed_, place));
    return end;
  }

  /// beginContour() of Processing or "Hole 1" stands between the last run and this place.
  [[nodiscard]] bool startsContour(std::size_t place) const {
    return !raw_.polygons.empty() && startsHole(text().substr(runEnd_, place - runEnd_));
  }

  /// 4, four points, then 2 and two points that a puzzle asks about.
  std::size_t takeLines(PointRun lines, std::size_t place) {
    const bool asked = asksOfPoints_ && !raw_.polygons.empty() && lines.fault.empty() &&
                       isCounted(mixed_, place, lines.points);
    if (std::vector<RawPolygon> loops = loopsOfSizes(mixed_, place, lines); !loops.empty()) {
      std::ranges::move(loops, std::back_inserter(raw_.polygons));
      return passed("the points were parted into loops of the sizes above them", lines.end);
    }
    if (!asked && cutAtCount(mixed_, place, lines)) note(std::string(kAskedNote));
    return asked ? passed(std::string(kAskedNote), lines.end) : takeRun(std::move(lines), place);
  }

  std::size_t takeRun(PointRun run, std::size_t place) {
    const std::size_t end = run.end;
    if (!run.fault.empty()) {
      leaveOut(std::move(run.fault));
      return end;
    }
    const bool few = run.points < kFewestVertices;
    if (run.cut && !(few && mixed_.brackets().firstCut())) note(std::string(kCutPointNote));
    if (few) return run.firstEnd == 0 ? end : run.firstEnd;
    if (isMatrix(run.polygon)) return passed(matrixNote(run.polygon.line), end);
    if (const auto other = otherPoints(mixed_, place, end)) return passed(std::string(*other), end);
    if (isOnePlace(run.polygon)) return passed(onePlaceNote(run.polygon.line), end);
    if (std::string error = spaceError(run.polygon); !error.empty()) {
      leaveOut(std::move(error));
      return end;
    }
    const std::string_view call = wordBefore(mixed_, place);  // Point of a = Point(0, 0)
    const std::size_t start = place - (mixed_.before(place).ends_with(call) ? call.size() : 0);
    if (ofHull_ && nameBefore(mixed_, start).size() == 1)
      return passed("single points beside the words of a convex hull were left out", end);
    if (isPartOfPath(mixed_, run, place))
      return passed("a path with curves or named points was left out", end);
    if (hasCycles_ && isOpenPath(mixed_, run)) return passed(std::string(kOpenPathNote), end);
    if (isOpen(run.polygon.numbers) && isOfList(mixed_, place, lines_))
      return passed(std::string(kOpenLineNote), end);
    if (!run.unit.empty()) note(fmt::format("the unit {} was dropped", run.unit));
    run.polygon.isHole = startsContour(place);
    if (run.polygon.isHole) run.polygon.name = raw_.polygons.back().name;
    runEnd_ = end;
    raw_.polygons.push_back(std::move(run.polygon));
    return end;
  }

  /// So many bytes may be read once more.
  [[nodiscard]] bool spends(std::size_t bytes) {
    if (bytes > budget_) return false;
    budget_ -= bytes;
    return true;
  }

  std::size_t takeBracket(std::size_t place) {
    const auto close = mixed_.brackets().closingOf(place);
    const std::string_view called = wordBefore(mixed_, place);
    const std::string_view inside =
        close ? text().substr(place + 1, *close - place - 1) : std::string_view{};
    const std::string_view name = nameBefore(mixed_, place);
    if (const auto why = close ? otherCall(mixed_, place, *close) : std::nullopt)
      return passed(std::string(*why), *close + 1);
    if (const auto end = close ? lists_.take(mixed_, place, *close, name) : std::nullopt)
      return *end;
    if (close && (holdsNoOutline(called, inside) || namesOther(name, inside)))
      return spends(inside.size()) && holdsWkt(mixed_, place, *close) ? place : *close + 1;
    if (close)
      if (auto lists = axisListsAt(mixed_, asked_, place, *close)) {
        take(std::move(lists->raw), place, "");
        return lists->end;
      }
    if (holdsLispCall(inside)) return place;
    if (const auto numbers = numbersOfLispCall(inside); !numbers.empty()) {
      if (auto raw = readLiterals("[" + numbers + "]")) take(std::move(*raw), place, "");
      return *close + 1;
    }
    if (const auto end = spacedPointsEnd(mixed_, place + 1); end && end == close)
      return takeSpaced(place + 1, *end);
    if (auto run = pointRun(mixed_, place)) return takeRun(std::move(*run), place);
    if (!close) return place;
    // its name tells what is in a call: containsLocation(p, [...])
    const bool call = text()[place] == '(' && !called.empty() && !makesLine(called) &&
                      text()[place - 1] == called.back();
    const std::size_t start = call ? place - called.size() : place;
    const std::string_view group = text().substr(start, *close + 1 - start);
    if (group.find_first_of("0123456789") == group.npos) return *close + 1;
    if (!spends(group.size())) return place;
    if (holdsWkt(mixed_, start, *close)) return place;
    auto raw = readGeoJson(group);
    if (!raw || (!raw->error.empty() && raw->lack != Lack::lines))
      raw = readLiterals(statementOf(mixed_, start, *close));
    if (raw && raw->lack == Lack::lines)
      return passed("points and open lines were left out; they are no polygons", *close + 1);
    if (raw) leaveOutPlainNumbers(*raw, place, *close);
    if (!raw || (raw->polygons.empty() && raw->error.empty()))
      return holdsNumbersAlone(inside) ? *close + 1 : place;
    const bool calls = lowered(group.substr(1)).find("polygon(") != std::string::npos;
    if (!raw->error.empty() && (calls || !isValueList(group))) return place;  // maybe more is in it
    const std::size_t before = raw_.polygons.size();
    if (raw->error.empty() && std::ranges::all_of(raw->polygons, hasFewVertices))
      scan(place + 1, *close);
    if (raw_.polygons.size() > before) return *close + 1;
    if (!raw->polygons.empty()) listEnd_ = *close + 1;
    take(std::move(*raw), place, nameBefore(mixed_, called.ends_with("bind") ? start : place));
    return *close + 1;
  }

  /// [10, 20, 30, 40, 50, 60] is an outline only where something says so.
  void leaveOutPlainNumbers(RawGeometry& raw, std::size_t place, std::size_t close) {
    if (isOutlineBefore(mixed_, place) || isOutlineBehind(mixed_, close)) return;
    if (areQuads(raw.polygons) || isComparedTo(mixed_, listEnd_, place)) return;
    if (holdsPairsInLines(text().substr(place + 1, close - place - 1))) return;
    if (tellsOfOutline_ && !nameBefore(mixed_, place).empty()) return;
    takeOut(raw.polygons, [&](const RawPolygon& polygon) {
      const bool plain = polygon.arity == Arity::flat && polygon.name.empty();
      const bool maybe = polygon.numbers.size() >= 2 * kFewestVertices;
      if (plain && maybe) note(plainNumbersNote(polygon.line + mixed_.lineOf(place) - 1));
      return plain;
    });
  }

  void take(RawGeometry raw, std::size_t place, std::string_view name) {
    const std::size_t line = mixed_.lineOf(place);
    if (!raw.error.empty()) {
      raw.error.sentence = moved(std::move(raw.error.sentence), line);
      if (raw.error.defect == DefectKind::nonFinite && !isPointAlone(mixed_, place))
        raw_.error = std::move(raw.error);
      else
        leaveOut(std::move(raw.error.sentence));
      return;
    }
    for (RawPolygon& polygon : raw.polygons) {
      polygon.line += line - 1;
      if (polygon.name.empty()) polygon.name = std::string(name);
    }
    takeOut(raw.polygons, [&](const RawPolygon& polygon) {
      const bool other =
          isOtherList(polygon) && !isGivenToOutline(polygon, mixed_.givenToOutlines());
      const bool matrix = !other && isMatrix(polygon);
      if (other) note(otherListNote(polygon));
      if (matrix) note(matrixNote(polygon.line));
      return other || matrix;
    });
    takeOut(raw.polygons, [&](const RawPolygon& polygon) {
      if (!hasFewVertices(polygon)) return false;
      leaveOut(fmt::format("the list in line {} has {} of the three vertices that a polygon needs",
                           polygon.line, vertexCount(polygon)));
      return true;
    });
    for (RawPolygon& polygon : raw.polygons) takeHoleByName(polygon, raw_.polygons);
    std::ranges::move(raw.polygons, std::back_inserter(raw_.polygons));
    for (std::string& sentence : raw.notes) note(moved(std::move(sentence), line));
    raw_.hasGaps = raw_.hasGaps || raw.hasGaps;
  }

  /// What is whole at the end of a text that is cut off.
  void takeCut() {
    auto cut = cutPolygons(mixed_, !raw_.polygons.empty());
    if (!cut) return;
    RawGeometry& raw = cut->raw;
    if (joinEdges(raw, text())) leftOut_.clear();
    if (!raw.error.empty() || raw.polygons.empty()) return;
    takeOut(raw.polygons, [&](const RawPolygon& list) {
      if (isOnePlace(list)) note(onePlaceNote(list.line + mixed_.lineOf(cut->start) - 1));
      return isOnePlace(list);
    });
    if (!cut->isWkt) leaveOutPlainNumbers(raw, cut->place, cut->end);
    if (takeOpenLines(raw, cut->whole)) note(std::string(kOpenLineNote));
    const std::size_t line = mixed_.lineOf(cut->place);
    std::erase_if(raw_.polygons, [&](const RawPolygon& read) {  // its whole parts were read
      return read.line >= line && std::ranges::find(raw.polygons, read.numbers,
                                                    &RawPolygon::numbers) != raw.polygons.end();
    });
    take(std::move(raw), cut->place, nameBefore(mixed_, cut->start));
  }

  MixedText mixed_;
  bool ofMatrices_;  ///< the text tells of them
  bool ofHull_;
  bool hasPolygon_;  ///< POLYGON stands somewhere in it
  bool tellsOfOutline_;
  bool hasCycles_;  ///< closed paths of TikZ
  bool asksOfPoints_;
  bool ofConfidence_;
  std::vector<AxisNames> asked_;
  std::vector<std::string> lines_;  ///< lists that are declared as lines
  RawGeometry raw_;
  std::size_t budget_;  ///< bytes in brackets that may still be read: nested ones are read again
  std::vector<std::string> leftOut_;
  WaitingLists lists_;
  std::size_t rowEnd_ = 0;   ///< below the last line of numbers
  std::size_t runEnd_ = 0;   ///< behind the last run of points
  std::size_t listEnd_ = 0;  ///< behind the last list in brackets
};

}  // namespace

RawGeometry readFragments(std::string_view text) { return FragmentReader(text).run(); }

}  // namespace sepax
