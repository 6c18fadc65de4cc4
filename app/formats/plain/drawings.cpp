#include "app/formats/plain/drawings.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// Behind (0, 0)(5, 0)(5, 3), brackets side by side; the place itself where none stands.
std::size_t chainEnd(std::string_view text, std::size_t place) {
  std::size_t end = place;
  for (std::size_t at = place; isAt(text, at, '(');) {
    const std::size_t close = text.find_first_not_of("0123456789.,+- ", at + 1);
    if (!isAt(text, close, ')')) break;
    end = close + 1;
    at = behindBlanks(text, end);
  }
  return end;
}

/// The points of \psline[linewidth=1pt]{->}(0,0)(5,0) behind its name: where they start and end.
std::pair<std::size_t, std::size_t> pathAt(std::string_view text, std::size_t place) {
  constexpr std::size_t kLongest = 200;
  for (const auto& [open, close] : {std::pair('[', ']'), std::pair('{', '}')}) {
    const std::size_t end = text.substr(place, kLongest).find(close);
    if (isAt(text, place, open) && end != text.npos) place += end + 1;
  }
  return {place, chainEnd(text, place)};
}

/// The calls of one part of a path of Qt, from path.moveTo(0, 0) on.
struct PartOfQtPath {
  std::vector<std::pair<std::size_t, std::size_t>> calls;  ///< with their arguments
  std::string first;
  std::string last;
  bool closed = false;
};

/// path.moveTo(0, 0) and path.lineTo(5, 0), up to the next part of the path of this name.
PartOfQtPath partOfQtPath(std::string_view text, std::size_t move, std::string_view name) {
  PartOfQtPath part;
  for (std::size_t at = move; at != text.npos; at = text.find(name, at + 1)) {
    const std::size_t member = at + name.size();
    const std::size_t open = std::min(text.find('(', member), text.size());
    const std::size_t close = text.find(')', open);
    const std::string_view called = text.substr(member, open - member);
    if (called == ".closeSubpath" || called == "->closeSubpath") part.closed = true;
    const bool moves = called.ends_with("moveTo");
    if ((at > 0 && isWordPart(text[at - 1])) || close == text.npos) continue;
    if (moves && at != move) break;
    if (called != ".moveTo" && called != "->moveTo" && called != ".lineTo" && called != "->lineTo")
      continue;
    part.calls.emplace_back(at, close + 1);
    part.last = text.substr(open, close + 1 - open);
    if (moves) part.first = part.last;
  }
  return part;
}

/// The lines of a QPainterPath that do not come back, beside a QPolygon and where nothing fills
/// them.
void withoutLinesOfQt(PlainText& plain) {
  constexpr auto kFills =
      std::to_array<std::string_view>({"fillPath", "setBrush", "setClipPath", "toFillPolygon"});
  constexpr std::string_view kMove = "moveTo(";
  std::string& text = plain.text;
  const auto has = [&](std::string_view word) { return text.find(word) != text.npos; };
  if (!has("QPainterPath") || !has("QPolygon") || std::ranges::any_of(kFills, has)) return;
  constexpr int kMost = 200;  // parts of paths: each may look through the text
  int parts = 0;
  bool found = false;
  for (std::size_t at = text.find(kMove); at != text.npos && parts < kMost;
       at = text.find(kMove, at + 1), ++parts) {
    std::size_t end = at;
    while (end > 0 && (text[end - 1] == '.' || text[end - 1] == '>' || text[end - 1] == '-')) --end;
    std::size_t start = end;
    while (start > 0 && isWordPart(text[start - 1])) --start;
    if (start == end || end == at) continue;
    const std::string name = text.substr(start, end - start);
    const PartOfQtPath part = partOfQtPath(text, start, name);
    if (part.closed || part.calls.size() < 2 || part.first == part.last) continue;
    for (const auto& [first, last] : part.calls)
      std::replace_if(
          text.begin() + static_cast<std::ptrdiff_t>(first),
          text.begin() + static_cast<std::ptrdiff_t>(last), [](char c) { return c != '\n'; }, ' ');
    found = true;
  }
  if (found) plain.notes.emplace_back("open paths of Qt were left out; they are no polygons");
}

/// A call of a drawing: its name, and what stands in its brackets.
struct DrawingCall {
  std::size_t start = 0;
  std::size_t end = 0;  ///< behind its bracket
  std::string_view name;
  std::string_view inside;
};

/// What a call does to the path of a drawing.
enum class PathCall { none, begins, moves, draws, strokes, fills };

/// moveTo, cairo_line_to, CGContextAddLineToPoint, endShape: by the name before a bracket.
PathCall pathCallOf(const DrawingCall& call) {
  std::string name = lowered(call.name);
  std::erase(name, '_');
  const auto ends = [&](std::string_view word) { return name.ends_with(word); };
  if (ends("beginpath") || ends("newpath")) return PathCall::begins;
  if (ends("moveto") || ends("movetopoint")) return PathCall::moves;
  if (ends("lineto") || ends("addlinetopoint")) return PathCall::draws;
  if (name == "stroke" && call.inside.empty()) return PathCall::strokes;
  if (ends("cairostroke") || ends("strokepath") || name == "linestyle") return PathCall::strokes;
  if (call.name == "Stroke") return PathCall::strokes;  // style = Stroke(2f) of Compose
  const bool closes = name == "close" || ends("closepath") || ends("closesubpath");
  const bool fills = name.find("fill") != name.npos && name.find("style") == name.npos &&
                     name.find("rect") == name.npos && name.find("text") == name.npos;
  return closes || fills || ends("clip") || ends("cliptopath") ? PathCall::fills : PathCall::none;
}

std::vector<DrawingCall> drawingCalls(std::string_view text) {
  constexpr std::size_t kLongest = 100;  // of a name, and of what is in the brackets
  std::vector<DrawingCall> calls;
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    std::size_t start = open;
    while (start > 0 && open - start < kLongest && isWordPart(text[start - 1])) --start;
    const std::size_t length = text.substr(open, kLongest).find(')');
    if (start == open || length == text.npos) continue;
    calls.push_back({start, open + length + 1, text.substr(start, open - start),
                     text.substr(open + 1, length - 1)});
  }
  return calls;
}

using DrawnLine = std::vector<DrawingCall>;  ///< a call for each point

/// The calls of one path, up to the next beginPath: it is drawn as a line, if nothing closes or
/// fills it.
class StrokedPath {
 public:
  explicit StrokedPath(bool strokes) : strokes_(strokes) {}
  void take(PathCall kind, const DrawingCall& call) {
    strokes_ = strokes_ || kind == PathCall::strokes;
    fills_ = fills_ || kind == PathCall::fills;
    if (kind != PathCall::moves && kind != PathCall::draws) return;
    if (kind == PathCall::moves || parts_.empty()) parts_.emplace_back();
    parts_.back().push_back(call);
  }
  /// The parts that do not come back to their start, with two lines or more.
  [[nodiscard]] std::vector<DrawnLine> openLines() const {
    std::vector<DrawnLine> lines;
    for (const DrawnLine& part : parts_)
      if (strokes_ && !fills_ && part.size() > 2 && part.front().inside != part.back().inside)
        lines.push_back(part);
    return lines;
  }

 private:
  bool strokes_;
  bool fills_ = false;
  std::vector<DrawnLine> parts_;
};

/// All paths of the text are drawn as lines: pen.setStyle(Paint.Style.STROKE) of Android.
bool strokesAll(std::string_view text) {
  return text.find("Paint.Style.STROKE") != text.npos && text.find("Paint.Style.FILL") == text.npos;
}

/// ctx.moveTo(0, 0); ctx.lineTo(5, 0); ctx.lineTo(5, 3); ctx.stroke();
std::vector<DrawnLine> strokedLines(const std::vector<DrawingCall>& calls, bool strokes) {
  std::vector<DrawnLine> lines;
  StrokedPath path(strokes);
  const auto finish = [&] {
    const std::vector<DrawnLine> open = path.openLines();
    lines.insert(lines.end(), open.begin(), open.end());
    path = StrokedPath(strokes);
  };
  for (const DrawingCall& call : calls) {
    const PathCall kind = pathCallOf(call);
    if (kind == PathCall::begins) finish();
    path.take(kind, call);
  }
  finish();
  return lines;
}

/// noFill(); beginShape(); vertex(0, 0); ... endShape(); of Processing without CLOSE, and the
/// points of beginShape(POINTS) and of an open beginShape(LINE_STRIP).
std::vector<DrawnLine> openShapes(const std::vector<DrawingCall>& calls) {
  std::vector<DrawnLine> lines;
  DrawnLine shape;
  bool fills = true;
  bool others = false;  // POINTS and LINES
  bool strip = false;   // LINE_STRIP
  bool outline = true;  // and no TRIANGLES
  for (const DrawingCall& call : calls) {
    std::string name = lowered(call.name);
    std::erase(name, '_');
    if (name == "nofill") fills = false;
    if (name == "fill") fills = true;
    if (name == "beginshape") {
      shape.clear();
      strip = call.inside.find("LINE_STRIP") != call.inside.npos;
      outline = trimmed(call.inside).empty();
      others = call.inside.find("POINTS") != call.inside.npos ||
               call.inside.find("LINES") != call.inside.npos;
    }
    if (name == "vertex") shape.push_back(call);
    if (name != "endshape") continue;
    const bool closes = call.inside.find("CLOSE") != call.inside.npos ||
                        (!shape.empty() && shape.front().inside == shape.back().inside);
    if (others || (!closes && (strip || (outline && !fills)))) lines.push_back(shape);
    shape.clear();
  }
  return lines;
}

/// p1(0, 0) p2(5, 0) p3(5, 3), as somebody names the points beside the lines between them.
std::vector<DrawnLine> sameNamedPoints(const std::vector<DrawingCall>& calls,
                                       const std::vector<DrawnLine>& lines) {
  constexpr std::size_t kMostLines = 20;  // each is looked for among all calls
  constexpr std::size_t kLongestName = 3;
  const auto isSame = [](const DrawingCall& named, const DrawingCall& drawn) {
    std::string points[] = {std::string(named.inside), std::string(drawn.inside)};
    for (std::string& point : points) std::erase(point, ' ');
    return named.name.size() <= kLongestName && points[0] == points[1];
  };
  std::vector<DrawnLine> same;
  for (std::size_t i = 0; i < std::min(lines.size(), kMostLines); ++i)
    for (auto at = calls.begin(); at != calls.end(); ++at) {
      at = std::search(at, calls.end(), lines[i].begin(), lines[i].end(), isSame);
      if (at == calls.end()) break;
      same.emplace_back(at, at + static_cast<std::ptrdiff_t>(lines[i].size()));
    }
  return same;
}

void withoutStrokedLines(PlainText& plain) {
  std::string& text = plain.text;
  const std::vector<DrawingCall> calls = drawingCalls(text);
  std::vector<DrawnLine> lines = strokedLines(calls, strokesAll(text));
  for (const auto& others : {openShapes(calls), sameNamedPoints(calls, lines)})
    lines.insert(lines.end(), others.begin(), others.end());
  for (const DrawnLine& line : lines)
    for (const DrawingCall& call : line)
      std::replace_if(
          text.begin() + static_cast<std::ptrdiff_t>(call.start),
          text.begin() + static_cast<std::ptrdiff_t>(call.end), [](char c) { return c != '\n'; },
          ' ');
  if (!lines.empty()) plain.notes.emplace_back("open lines of a drawing were left out");
}

}  // namespace

void withoutOpenPaths(PlainText& plain) {
  withoutLinesOfQt(plain);
  withoutStrokedLines(plain);
  constexpr std::string_view kPolygon = "\\pspolygon";
  constexpr auto kOthers = std::to_array<std::string_view>(
      {"\\psline", "\\psdots", "\\pscurve", "\\psecurve", "\\psbezier"});
  if (plain.text.find(kPolygon) == plain.text.npos) return;
  std::string& text = plain.text;
  const auto pointsIn = [&](std::size_t start, std::size_t end) {
    std::string points = text.substr(start, end - start);
    std::erase(points, ' ');
    return points;
  };
  const auto clear = [&](std::size_t start, std::size_t end) {
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(start),
              text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
  };
  std::set<std::string> others;
  bool found = false;
  for (const std::string_view other : kOthers)
    for (std::size_t at = text.find(other); at != text.npos; at = text.find(other, at + 1)) {
      const auto [start, end] = pathAt(text, at + other.size());
      const std::string points = pointsIn(start, end);
      const std::string first = points.substr(0, points.find(')') + 1);
      if (points.empty() || (points != first && points.ends_with(first))) continue;
      others.insert(points);
      clear(start, end);
      found = true;
    }
  for (std::size_t at = text.find(kPolygon); at != text.npos; at = text.find(kPolygon, at + 1)) {
    const auto [start, end] = pathAt(text, at + kPolygon.size());
    others.erase(pointsIn(start, end));
  }
  for (std::size_t at = text.find('('); at != text.npos; at = text.find('(', at + 1)) {
    const std::size_t end = chainEnd(text, at);
    if (end == at) continue;
    if (others.contains(pointsIn(at, end))) clear(at, end);
    at = end - 1;
  }
  if (found)
    plain.notes.emplace_back("lines and dots of PSTricks were left out; they are no polygons");
}

}  // namespace sepax
