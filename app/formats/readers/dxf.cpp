#include "app/formats/left_out.h"
#include "app/formats/readers.h"
#include "app/formats/text/number.h"
#include "app/scene/json_path.h"
#include "core/exact/vec2.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <numbers>
#include <optional>
#include <utility>

namespace sepax {

namespace {

/// A value and its group code, which says what it is of the entity (DXF Reference, Group Codes in
/// Numerical Order).
struct DxfPair {
  int code = 0;
  std::string_view value;
  std::size_t line = 0;
};

class DxfPairs {
 public:
  explicit DxfPairs(std::string_view text) : text_(text) {}

  std::optional<DxfPair> next() {
    const std::string_view code = takeLine();
    DxfPair pair;
    const auto parsed = std::from_chars(code.data(), code.data() + code.size(), pair.code);
    if (code.empty() || parsed.ec != std::errc{} || parsed.ptr != code.data() + code.size())
      return std::nullopt;
    pair.line = line_ + 1;
    pair.value = takeLine();
    return pair;
  }

 private:
  std::string_view takeLine() {
    const std::size_t end = std::min(text_.find('\n'), text_.size());
    const std::string_view line = trimmed(text_.substr(0, end));
    text_.remove_prefix(std::min(end + 1, text_.size()));
    ++line_;
    return line;
  }

  std::string_view text_;
  std::size_t line_ = 0;
};

struct DxfVertex {
  Vec2 place;
  double bulge = 0;  ///< tangent of a quarter of the arc's angle to the next vertex; 0 = straight
};

constexpr int kClosed = 1;                          ///< bit of the flags of a polyline
constexpr double kArcStep = std::numbers::pi / 18;  ///< radians between vertices on an arc

/// Where lines of DXF stand.
enum class DxfSource { file, pasted };

class DxfReader {
 public:
  explicit DxfReader(DxfSource source = DxfSource::file) : source_(source) {}

  RawGeometry run(std::string_view text) {
    raw_.format = "dxf";
    DxfPairs pairs(text);
    while (const auto pair = pairs.next()) {
      if (pair->code == 0)
        startEntity(*pair);
      else
        take(*pair);
    }
    finishEntity();
    chainLines();
    leaveOutOpen();
    leftOut_.addTo(raw_.notes);
    if (raw_.error.empty() && raw_.polygons.empty() && !leavesOutOpen_)
      raw_.error = "the DXF has no polygon; it needs a LWPOLYLINE, POLYLINE or lines that close";
    return std::move(raw_);
  }

 private:
  void startEntity(const DxfPair& pair) {
    const bool goesOn = pair.value == "VERTEX" && inPolyline_;
    if (!goesOn && pair.value != "SEQEND") finishEntity();
    if (pair.value == "SEQEND") finishEntity();
    if (goesOn) vertexAhead_ = true;
    if (!goesOn) {
      entity_ = pair.value;
      line_ = pair.line;
      inPolyline_ = pair.value == "POLYLINE";
      flags_.reset();
      layer_.clear();
    }
    constexpr auto kOthers = std::to_array<std::string_view>(
        {"CIRCLE", "ARC",       "ELLIPSE", "SPLINE",      "INSERT", "HATCH",   "POINT", "TEXT",
         "MTEXT",  "DIMENSION", "LEADER",  "MULTILEADER", "MLINE",  "RAY",     "XLINE", "SOLID",
         "TRACE",  "3DFACE",    "REGION",  "MESH",        "IMAGE",  "WIPEOUT", "HELIX"});
    if (std::ranges::find(kOthers, pair.value) != kOthers.end()) leftOut_.add(pair.value);
  }

  void take(const DxfPair& pair) {
    const bool line = entity_ == "LINE";
    if (entity_ != "LWPOLYLINE" && !inPolyline_ && !line) return;
    if (pair.code == 8) layer_ = std::string(pair.value);
    if (pair.code == 70 && !vertexAhead_) flags_ = static_cast<int>(number(pair));
    if (inPolyline_ && vertices_.empty() && !vertexAhead_) return;  // its own place is none
    if (pair.code == 10) vertices_.push_back({{number(pair), 0}, 0});
    if (pair.code == 11 && line) vertices_.push_back({{number(pair), 0}, 0});
    if (vertices_.empty()) return;
    if (pair.code == 20 || (pair.code == 21 && line)) vertices_.back().place.y = number(pair);
    if (pair.code == 42) vertices_.back().bulge = number(pair);
  }

  double number(const DxfPair& pair) {
    std::string_view value = pair.value;
    if (value.starts_with("**"))
      value = value.substr(2, value.find("**", 2) - 2);  // **60** of a post
    const ScannedNumber scanned = wholeNumber(value);
    if (scanned.state != NumberState::finite && raw_.error.empty())
      raw_.error = fmt::format("{}{} stands where a number should; write its value",
                               atLine(pair.line), inQuotes(pair.value));
    return scanned.value;
  }

  void finishEntity() {
    const std::vector<DxfVertex> vertices = std::exchange(vertices_, {});
    if (entity_ == "LINE" && vertices.size() == 2)
      segments_.push_back({vertices[0].place, vertices[1].place});
    else if (vertices.size() > 1)
      addOutline(vertices);
    entity_ = {};
    inPolyline_ = vertexAhead_ = false;
  }

  void addOutline(const std::vector<DxfVertex>& vertices) {
    RawPolygon polygon{layer_ == "0" ? "" : layer_, line_, Arity::pair, {}};
    const bool closed =
        (flags_.value_or(0) & kClosed) != 0 || vertices.front().place == vertices.back().place;
    const bool arcs = closed || vertices.size() >= kFewestVertices;  // one alone closes nothing
    for (std::size_t i = 0; i < vertices.size(); ++i) {
      add(polygon, vertices[i].place);
      const bool last = i + 1 == vertices.size();
      if (arcs && vertices[i].bulge != 0 && (!last || closed))
        addArc(polygon, vertices[i], vertices[last ? 0 : i + 1].place);
    }
    if (!closed) open_.push_back({raw_.polygons.size(), saysOpen()});
    raw_.polygons.push_back(std::move(polygon));
  }

  /// Whoever has set another flag knows that of lines that close, and who pastes a line with its
  /// flag shows that it is open; every file has zeros.
  [[nodiscard]] bool saysOpen() const {
    return flags_ && (*flags_ != 0 || source_ == DxfSource::pasted);
  }

  /// Those that say so, and those beside polygons that close; where none does, somebody has not set
  /// the flag.
  void leaveOutOpen() {
    const bool all = open_.size() == raw_.polygons.size();
    if (all && std::ranges::any_of(open_, std::not_fn(&OpenLine::isSure)))
      note("a line that does not close was read as a polygon");
    for (; !open_.empty(); open_.pop_back()) {
      const auto [polygon, sure] = open_.back();
      if (all && !sure) continue;
      leavesOutOpen_ = true;
      raw_.polygons.erase(raw_.polygons.begin() + static_cast<std::ptrdiff_t>(polygon));
      leftOut_.add("polyline that does not close");
    }
  }

  static void add(RawPolygon& polygon, Vec2 place) {
    polygon.numbers.insert(polygon.numbers.end(), {place.x, place.y});
  }

  /// Vertices on the arc from a vertex to the next one, without both.
  void addArc(RawPolygon& polygon, const DxfVertex& from, Vec2 to) {
    note("arcs were replaced by lines");
    const double angle = 4 * std::atan(from.bulge);
    const auto steps = static_cast<int>(std::ceil(std::fabs(angle) / kArcStep));
    const Vec2 chord = to - from.place;
    const Vec2 middle = from.place + 0.5 * chord;
    const double away = (1 - from.bulge * from.bulge) / (4 * from.bulge);
    const Vec2 centre = middle + away * Vec2{-chord.y, chord.x};
    const Vec2 arm = from.place - centre;
    for (int step = 1; step < steps; ++step) {
      const double turn = angle * step / steps;
      const double c = std::cos(turn);
      const double s = std::sin(turn);
      add(polygon, centre + Vec2{c * arm.x - s * arm.y, s * arm.x + c * arm.y});
    }
  }

  struct Segment {
    Vec2 from;
    Vec2 to;
  };

  /// A polygon whose line does not close.
  struct OpenLine {
    std::size_t polygon = 0;
    bool isSure = false;  ///< its flags say so
  };

  /// LINE entities that follow each other end to end and close.
  void chainLines() {
    std::vector<Vec2> chain;
    std::size_t open = 0;
    const auto finish = [&] {
      if (chain.size() > 3 && chain.front() == chain.back()) {
        RawPolygon polygon{"", 0, Arity::pair, {}};
        for (const Vec2 place : chain) add(polygon, place);
        raw_.polygons.push_back(std::move(polygon));
      } else if (!chain.empty()) {
        open += chain.size() - 1;
      }
      chain.clear();
    };
    for (const Segment& segment : segments_) {
      if (!chain.empty() && chain.back() == segment.from) {
        chain.push_back(segment.to);
      } else if (!chain.empty() && chain.back() == segment.to) {
        chain.push_back(segment.from);
      } else {
        finish();
        chain = {segment.from, segment.to};
      }
      if (chain.size() > 3 && chain.front() == chain.back()) finish();
    }
    finish();
    if (open > 0) note(fmt::format("{} LINE that close no polygon were left out", open));
  }

  void note(std::string sentence) {
    if (std::ranges::find(raw_.notes, sentence) == raw_.notes.end())
      raw_.notes.push_back(std::move(sentence));
  }

  RawGeometry raw_;
  LeftOut leftOut_;
  std::string_view entity_;
  std::string layer_;
  std::size_t line_ = 0;
  std::optional<int> flags_;
  bool inPolyline_ = false;
  bool vertexAhead_ = false;  ///< a VERTEX has begun
  std::vector<DxfVertex> vertices_;
  std::vector<Segment> segments_;
  std::vector<OpenLine> open_;
  bool leavesOutOpen_ = false;
  DxfSource source_;
};

/// Lines of group codes and values with an entity that may be a polygon.
bool isDxf(std::string_view text) {
  DxfPairs pairs(text);
  for (int i = 0; i < 3; ++i)
    if (!pairs.next()) return false;
  const auto has = [&](std::string_view word) {
    const auto place = text.find(word);
    return place != text.npos && place > 0 && (text[place - 1] == '\n' || text[place - 1] == ' ');
  };
  return has("SECTION") || has("LWPOLYLINE") || has("POLYLINE") || has("ENTITIES");
}

}  // namespace

std::optional<RawGeometry> readDxf(std::string_view text) {
  if (!isDxf(text)) return std::nullopt;
  return DxfReader().run(text);
}

std::optional<RawGeometry> readPastedDxf(std::string_view text) {
  if (trimmed(text).starts_with("10")) {  // vertices alone
    std::string whole = "0\nLWPOLYLINE\n70\n1\n";
    for (std::size_t start = 0; start < text.size();) {
      const std::size_t end = std::min(text.find('\n', start), text.size() - 1) + 1;
      const std::string_view line = text.substr(start, end - start);
      if (!trimmed(line).empty()) whole.append(line);
      start = end;
    }
    return DxfReader().run(whole);
  }
  std::string whole(text);
  if (text.starts_with(kDxfSubclass))
    whole = "0\nLWPOLYLINE" + whole.substr(kDxfSubclass.size());
  else if (isWordStart(text.front()))  // the 0 before it is cut off
    whole.insert(0, "0\n");
  if (!isDxf(whole)) return std::nullopt;
  return DxfReader(DxfSource::pasted).run(whole);
}

}  // namespace sepax
