#include "app/formats/svg/path.h"

#include "app/formats/geometry.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/svg/arc.h"
#include "app/formats/svg/numbers.h"
#include "app/formats/text/number.h"
#include "app/scene/json_path.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace sepax {

namespace {

constexpr std::size_t kMostLines = 1000;  ///< for one curve

class PathReader {
 public:
  explicit PathReader(std::string_view text) : text_(text) {}

  void run() {
    char command = 0;
    for (skip(); place_ < text_.size() && error_.empty(); skip()) {
      const char c = text_[place_];
      const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
      if (letter) {
        command = c;
        ++place_;
      }
      if (!letter && (command == 0 || command == 'z' || command == 'Z'))
        return fail(command == 0 ? "a path starts with M" : "a number follows Z");
      if (pieces_.empty() && command != 'm' && command != 'M') return fail("a path starts with M");
      take(command);
      // more pairs after a move are lines
      if (command == 'M') command = 'L';
      if (command == 'm') command = 'l';
    }
  }

  [[nodiscard]] const std::vector<SvgPiece>& pieces() const { return pieces_; }
  /// For each part whether Z ends it.
  [[nodiscard]] const std::vector<bool>& ends() const { return ends_; }
  /// For each part the radii of its arcs; none where it has anything else or other ones.
  [[nodiscard]] const std::vector<std::optional<Vec2>>& radii() const { return radii_; }
  [[nodiscard]] const Problem& error() const { return error_; }
  [[nodiscard]] std::size_t place() const { return place_; }

 private:
  void skip() { place_ = skipSvgBlanks(text_, place_); }
  void fail(Problem problem) {
    if (error_.empty()) error_ = std::move(problem);
  }

  double number() {
    skip();
    if (!error_.empty()) return 0;
    const bool negative = place_ < text_.size() && text_[place_] == '-';
    const std::size_t sign = place_ < text_.size() && (negative || text_[place_] == '+') ? 1 : 0;
    const ScannedNumber scanned =
        scanPlainNumber(text_.substr(std::min(place_ + sign, text_.size())));
    const std::string_view rest = text_.substr(std::min(place_, text_.size()));
    if (scanned.state != NumberState::finite || nonFiniteLength(rest) > 0) {
      fail(numberProblem(rest));
      fail(rest.empty()
               ? "the path ends where a number should stand"
               : inQuotes(text_.substr(place_, 8)) + " stands where a number of the path should");
      return 0;
    }
    place_ += sign + scanned.length;
    return negative ? -scanned.value : scanned.value;
  }

  /// The flags of an arc may stand without a blank: a1 1 0 01 5 5.
  bool flag() {
    skip();
    if (place_ < text_.size() && (text_[place_] == '0' || text_[place_] == '1'))
      return text_[place_++] == '1';
    fail("a flag of an arc is 0 or 1");
    return false;
  }

  Vec2 point(bool relative) {
    const double x = number();
    const double y = number();
    return relative ? now_ + Vec2{x, y} : Vec2{x, y};
  }

  void add(const SvgPiece& piece, std::optional<Vec2> radius = std::nullopt) {
    if (!error_.empty()) return;
    if (piece.degree == 0) {
      ends_.push_back(false);
      radii_.emplace_back();
    } else if (pieces_.back().degree == 0) {
      radii_.back() = radius;
    } else if (radii_.back() != radius) {
      radii_.back().reset();
    }
    pieces_.push_back(piece);
    now_ = piece.points[static_cast<std::size_t>(piece.degree)];
  }

  /// The control point of the last curve of this degree, mirrored at where it ended.
  [[nodiscard]] Vec2 mirrored(int degree) const {
    if (lastDegree_ != degree) return now_;
    return now_ + (now_ - lastControl_);
  }

  void take(char command) {
    const bool relative = command >= 'a';
    const char kind = relative ? static_cast<char>(command - 'a' + 'A') : command;
    int degree = 0;
    Vec2 control;
    if (kind == 'M') {
      start_ = now_ = point(relative);
      add({0, {now_}});
    } else if (kind == 'Z') {
      now_ = start_;
      closed_ = true;
      ends_.back() = true;
    } else if (kind == 'L') {
      line(point(relative));
    } else if (kind == 'H') {
      line({number() + (relative ? now_.x : 0), now_.y});
    } else if (kind == 'V') {
      line({now_.x, number() + (relative ? now_.y : 0)});
    } else if (kind == 'C' || kind == 'S') {
      const Vec2 first = kind == 'C' ? point(relative) : mirrored(3);
      control = point(relative);
      degree = 3;
      reopen();
      add({3, {now_, first, control, point(relative)}});
    } else if (kind == 'Q' || kind == 'T') {
      control = kind == 'Q' ? point(relative) : mirrored(2);
      degree = 2;
      reopen();
      add({2, {now_, control, point(relative)}});
    } else if (kind == 'A') {
      arc(relative);
    } else {
      --place_;
      fail(inQuotes(text_.substr(place_, 1)) + " is no command of a path");
    }
    if (kind == 'M') closed_ = false;
    lastDegree_ = degree;
    lastControl_ = control;
  }

  /// What follows Z without M starts a new part at the same point.
  void reopen() {
    if (closed_) add({0, {now_}});
    closed_ = false;
  }

  void line(Vec2 to) {
    reopen();
    add({1, {now_, to}});
  }

  void arc(bool relative) {
    SvgArc arc;
    arc.radius.x = number();
    arc.radius.y = number();
    arc.turn = number();
    arc.large = flag();
    arc.sweep = flag();
    const Vec2 to = point(relative);
    reopen();
    if (!error_.empty()) return;
    const bool upright = arc.turn == 0 || arc.radius.x == arc.radius.y;
    const auto radius = upright ? std::optional(arc.radius) : std::nullopt;
    for (const SvgPiece& piece : arcPieces(now_, to, arc)) add(piece, radius);
  }

  std::string_view text_;
  std::size_t place_ = 0;
  std::vector<SvgPiece> pieces_;
  std::vector<bool> ends_;
  std::vector<std::optional<Vec2>> radii_;
  Problem error_;
  Vec2 now_;
  Vec2 start_;
  bool closed_ = false;
  int lastDegree_ = 0;
  Vec2 lastControl_;
};

double sizeOf(const std::vector<SvgPiece>& pieces) {
  Vec2 low = pieces.front().points[0];
  Vec2 high = low;
  for (const SvgPiece& piece : pieces)
    for (int i = 0; i <= piece.degree; ++i) {
      const Vec2 point = piece.points[static_cast<std::size_t>(i)];
      low = {std::min(low.x, point.x), std::min(low.y, point.y)};
      high = {std::max(high.x, point.x), std::max(high.y, point.y)};
    }
  return std::max(high.x - low.x, high.y - low.y);
}

/// All of the points lie around their middle at these radii.
bool isCircle(const std::vector<Vec2>& points, Vec2 radius) {
  constexpr double kTolerance = 0.05;  // points of chords hardly reach the sides of the box
  const auto [left, right] = std::ranges::minmax(points, {}, &Vec2::x);
  const auto [low, high] = std::ranges::minmax(points, {}, &Vec2::y);
  const Vec2 middle{(left.x + right.x) / 2, (low.y + high.y) / 2};
  return std::ranges::all_of(points, [&](Vec2 point) {
    const Vec2 way = point - middle;
    return std::abs(length({way.x / radius.x, way.y / radius.y}) - 1) < kTolerance;
  });
}

Vec2 onCurve(const SvgPiece& piece, double t) {
  std::array<Vec2, 4> points = piece.points;  // de Casteljau
  for (int level = piece.degree; level > 0; --level)
    for (std::size_t i = 0; i < static_cast<std::size_t>(level); ++i)
      points[i] = lerp(points[i], points[i + 1], t);
  return points[0];
}

/// Enough lines for the tolerance: n(n-1)/8 times the largest second difference bounds the error
/// of one chord, which falls with the square of the number of chords (Wang's formula).
std::size_t lineCount(const SvgPiece& piece, double tolerance) {
  double bend = 0;
  for (std::size_t i = 0; i + 2 <= static_cast<std::size_t>(piece.degree); ++i)
    bend = std::max(bend, length(piece.points[i] - 2 * piece.points[i + 1] + piece.points[i + 2]));
  const double chords = std::sqrt(piece.degree * (piece.degree - 1) / 8.0 * bend / tolerance);
  if (!(chords < static_cast<double>(kMostLines))) return kMostLines;
  return std::max<std::size_t>(1, static_cast<std::size_t>(std::ceil(chords)));
}

}  // namespace

SvgPath flattenedSvgPath(std::string_view d) {
  PathReader reader(d);
  reader.run();
  SvgPath path;
  path.error = reader.error();
  path.place = reader.place();
  if (!path.error.empty() || reader.pieces().empty()) return path;
  // Half of it: control points may span twice the path, and an arc is off by 0.03 % as a cubic.
  const double tolerance = 0.5 * kCurveTolerance * sizeOf(reader.pieces());
  std::size_t points = 0;
  for (const SvgPiece& piece : reader.pieces()) {
    if (piece.degree == 0) path.parts.push_back({piece.points[0]});
    if (piece.degree == 0) continue;
    path.hasCurves = path.hasCurves || piece.degree > 1;
    const std::size_t count = piece.degree == 1 || tolerance <= 0 ? 1 : lineCount(piece, tolerance);
    for (std::size_t i = 1; i < count; ++i)
      path.parts.back().push_back(
          onCurve(piece, static_cast<double>(i) / static_cast<double>(count)));
    path.parts.back().push_back(piece.points[static_cast<std::size_t>(piece.degree)]);
    points += count;
    if (points > kMaxVertices) return {.parts = {}, .error = tooManyVerticesError()};
  }
  path.closed = reader.ends();
  for (std::size_t i = 0; i < path.parts.size(); ++i)
    if (path.parts[i].size() > 2 && path.parts[i].front() == path.parts[i].back())
      path.closed[i] = true;
  path.isOfCircles = true;
  for (std::size_t i = 0; i < path.parts.size(); ++i)
    path.isOfCircles = path.isOfCircles && path.closed[i] && reader.radii()[i] &&
                       isCircle(path.parts[i], *reader.radii()[i]);
  return path;
}

}  // namespace sepax
