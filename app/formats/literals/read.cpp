#include "app/formats/left_out.h"
#include "app/formats/lists/outlines.h"
#include "app/formats/lists/relations.h"
#include "app/formats/literals/axes.h"
#include "app/formats/literals/closed.h"
#include "app/formats/literals/holes.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/named.h"
#include "app/formats/literals/names.h"
#include "app/formats/literals/number_rows.h"
#include "app/formats/literals/oracle.h"
#include "app/formats/literals/parted_numbers.h"
#include "app/formats/literals/paths.h"
#include "app/formats/literals/poses.h"
#include "app/formats/literals/rings.h"
#include "app/formats/literals/runs.h"
#include "app/formats/literals/shapes.h"
#include "app/formats/literals/source_text.h"
#include "app/formats/literals/space.h"
#include "app/formats/literals/tiled.h"
#include "app/formats/literals/ways.h"
#include "app/formats/literals/words.h"
#include "app/formats/plain/tikz.h"
#include "app/formats/readers.h"
#include "app/formats/text/number.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace sepax {

namespace {

class Collector {
 public:
  Collector(const LiteralTree& tree, std::string_view source)
      : tree_(tree), source_(source), shapes_(shapesOf(tree)) {}

  RawGeometry run() {
    raw_.format = tree_.isJson ? "json" : "text";
    statements(0, "");
    finish();
    raw_.holesAmiss = (hasHoles_ || !holes_.empty()) && !raw_.error.empty();
    return std::move(raw_);
  }

 private:
  [[nodiscard]] const LiteralNode& node(std::uint32_t at) const { return tree_.nodes[at]; }
  void fail(Problem problem) {
    if (raw_.error.empty()) raw_.error = std::move(problem);
  }

  /// The polygons below a group, in the order of the text.
  void emit(std::uint32_t at, const std::string& inherited) {
    if (const auto oracle = takeOracle(tree_, at, inherited, raw_)) {
      if (hint_.empty()) hint_ = *oracle;
      hasHoles_ = hasHoles_ || (oracle->empty() && raw_.polygons.back().isHole);
      return;
    }
    if (const auto holes = takePathsOfPoints(tree_, at, inherited, raw_)) {
      hasHoles_ = hasHoles_ || *holes;
      return;
    }
    const MatrixOrder matrix = matrixOrder(tree_, at);
    if (isOtherCall(node(at).text) && matrix == MatrixOrder::none) return;
    if (const auto way = wayIn(tree_, at)) return note(std::string(*way));
    const std::string name = literalName(tree_, at, inherited, depth_);
    const ShapeOfGroup& shape = shapes_[at];
    const TiledPart tiled = tiledPart(tree_, shapes_, at);
    if (tiled.kind == TiledKind::outline || tiled.kind == TiledKind::other)
      return emitTiled(tiled, at, name);
    const bool layer = tiled.kind == TiledKind::layer;  // whatever else its numbers look like
    if (shape.shape == LiteralShape::points) {
      if (const auto part = repeatedPart(tree_, shapes_, at); !part.empty())
        note(fmt::format("points beside those of {} were left out", inQuotes(part)));
      return addRings(partedPoints(tree_, at, listOfPoints(tree_, shapes_, at, name)));
    }
    if (shape.shape == LiteralShape::box && !layer) return emitBox(at, name);
    if (shape.shape == LiteralShape::numbers) {
      if (asksInside(node(at).text)) return;
      return emitNumbers(at, name);
    }
    if (node(at).hasStatements && node(at).bracket == '{') return statements(at, name);
    const std::size_t first = raw_.polygons.size();
    ++depth_;
    const LiteralPoses poses = layer ? posesOf(tiled) : posesIn(tree_, shapes_, at);
    const std::uint32_t holesOfThis = holesOfCall(tree_, at);
    std::vector<std::uint32_t> holes;
    addRingLists(tree_, at, ringLists_);
    bool inner = false;  // an outline stands before
    const bool rings = std::ranges::find(ringLists_, at) != ringLists_.end();
    for (std::uint32_t child = at + 1; child < node(at).end; child = node(child).end) {
      if (node(child).kind != LiteralKind::group || poses.isPart(child)) continue;
      if (isHoleList(tree_, child) || child == holesOfThis || inner)
        holes.push_back(child);
      else if (shapes_[child].shape == LiteralShape::point)
        ++loneLeftOut_;
      else if (shapes_[child].shape == LiteralShape::broken)
        hint(child);
      else
        emit(child, name);
      inner = rings && raw_.polygons.size() > first;
    }
    if (isCallInSpace(tree_, at)) becomeTriples(raw_, first);
    leavesOutLines_ = takeLineKind(raw_, first, lineKindIn(tree_, at)) || leavesOutLines_;
    if (node(at).labelled && node(at).label == "rings") fail(becomeTurnedHoles(raw_, first));
    hasHoles_ = hasHoles_ || outlinesSince(raw_, first) < raw_.polygons.size() - first;
    takeHoles(first, std::move(holes));
    --depth_;
    takeMatrixOrder(raw_, first, matrix);
    const bool isEmpty = raw_.polygons.size() == first;
    if (isEmpty && isCircle(tree_, at)) leftOut_.add("circle");
    addPoses(raw_, first, poses);
    if (!isEmpty && !poses.leftOut.empty()) note(poses.leftOut);
    if (!isEmpty && holdsBareNumbers(tree_, at)) note(bareNumbersNote(node(at).line));
    if (layer) emitTiled(tiled, at, name);
  }

  /// The holes of the only polygon since `first`; those of none wait for the end of the text.
  void takeHoles(std::size_t first, std::vector<std::uint32_t> holes) {
    hasHoles_ = hasHoles_ || !holes.empty();
    if (holes.empty() || !raw_.error.empty()) return;
    if (raw_.polygons.size() == first) {
      holes_.insert(holes_.end(), holes.begin(), holes.end());
      return;
    }
    const std::size_t line = node(holes.front()).line;
    const auto second = raw_.polygons.begin() + static_cast<std::ptrdiff_t>(first + 1);
    const auto isAbove = [line](const RawPolygon& polygon) { return polygon.line <= line; };
    const bool several = outlinesSince(raw_, first) > 1;
    if (several &&
        (!isAbove(raw_.polygons[first]) || std::any_of(second, raw_.polygons.end(), isAbove)))
      return fail(atLine(line) +
                  "holes beside several polygons; write each polygon with its own holes");
    std::vector<RawPolygon> behind;
    if (several) behind.assign(second, raw_.polygons.end());
    raw_.polygons.resize(raw_.polygons.size() - behind.size());
    for (const std::uint32_t list : holes) takeHoles(first, list);
    std::ranges::move(behind, std::back_inserter(raw_.polygons));
  }

  void takeHoles(std::size_t outline, std::uint32_t list) {
    if (areHoleStarts(tree_, list)) {
      if (raw_.polygons.back().isHole) return;  // comments have told where they start
      CutPolygon cut = cutAtHoles(raw_.polygons[outline], holeStarts(tree_, list));
      if (!cut.error.empty()) return fail(std::move(cut.error));
      const auto place = raw_.polygons.begin() + static_cast<std::ptrdiff_t>(outline);
      raw_.polygons.insert(raw_.polygons.erase(place), cut.rings.begin(), cut.rings.end());
      return;
    }
    const std::size_t first = raw_.polygons.size();
    emit(list, "");
    becomeHoles(raw_, outline, first, startsWithLatitude(tree_, list));
  }

  /// An object of a map of Tiled, or what has none.
  void emitTiled(const TiledPart& part, std::uint32_t at, const std::string& name) {
    if (part.kind == TiledKind::outline)
      raw_.polygons.push_back({name, node(at).line, Arity::pair, part.numbers});
    for (const std::string& sentence : part.notes) note(sentence);
    if (hint_.empty()) hint_ = part.tiles;
  }

  void note(const std::string& sentence) { addNote(raw_, sentence); }
  void passOver() { ++loneLeftOut_; }  ///< a point that is no corner

  /// WHERE id IN (1, 2, 3, 4): without a name, and a word of outlines in the text, it is none.
  void emitNumbers(std::uint32_t at, const std::string& name) {
    if (isPartedByGaps(tree_, at)) {
      hasHoles_ = takePartedByGaps(tree_, at, name, raw_) || hasHoles_;
      return;
    }
    if (name.empty() && source_.isOfOtherWords(tree_)) return note(plainNumbersNote(node(at).line));
    RawPolygon polygon{name, node(at).line, arityOfNumbers(tree_, at, name), numbersOf(tree_, at)};
    const std::vector<HoleStart> holes = holesInComments(tree_, at);
    if (holes.empty() && !source_.callsOther(polygon))
      if (auto rings = partedNumbers(tree_, at, polygon); !rings.empty())
        return addRings(std::move(rings));
    if (holes.empty()) return add(std::move(polygon));
    hasHoles_ = true;
    CutPolygon cut = cutAtHoles(polygon, holes);
    fail(std::move(cut.error));
    std::ranges::move(cut.rings, std::back_inserter(raw_.polygons));
  }

  void emitBox(std::uint32_t at, const std::string& name) {
    std::vector<double> corners = boxCorners(tree_, shapes_, at);
    if (corners.empty()) return;
    if (isTurned(tree_, at))
      return note("a turned box was left out: nothing says about which point it turns");
    note("boxes were read as rectangles");
    add({name, node(at).line, Arity::pair, std::move(corners)});
  }

  void addRings(std::vector<RawPolygon> rings) {
    for (RawPolygon& ring : rings) {
      hasHoles_ = hasHoles_ || ring.isHole;
      add(std::move(ring));
    }
  }

  void add(RawPolygon polygon) {
    if (hasRowsOfMatrix(polygon) && source_.isOfMatrices()) return note(matrixNote(polygon.line));
    if (source_.callsOther(polygon)) return note(otherListNote(polygon));
    raw_.polygons.push_back(std::move(polygon));
  }

  /// A sequence of statements: the whole text, or the body of a function.
  void statements(std::uint32_t at, const std::string& name) {
    LiteralRuns runs(tree_, shapes_);
    words_.restart();
    int dashes = 0;  // - - {x: 0, y: 0} is the first point of a list in a list of YAML
    for (std::uint32_t child = at + 1; child < node(at).end; child = node(child).end) {
      runs.take(child);
      takeWord(runs, child);
      dashes = node(child).kind == LiteralKind::symbol && node(child).text == "-" ? dashes + 1 : 0;
      if (dashes == 2 && node(child - 1).startsLine) runs.split();
      if (node(child).kind == LiteralKind::group) takeGroup(runs, child, name);
      fail(runs.error());
      if (!raw_.error.empty()) return;
    }
    flush(runs);
    if (runs.passedNumbers() > 0) raw_.notes.push_back(passedNumbersNote(runs.passedNumbers()));
  }

  /// A bracket that is a statement or a part of one.
  void takeGroup(LiteralRuns& runs, std::uint32_t at, const std::string& name) {
    const std::uint32_t ofCall = holesOfCall(tree_, at);
    if (ofCall != 0 && node(at + 1).kind != LiteralKind::group) return holes_.push_back(ofCall);
    if (isHoleList(tree_, at)) return holes_.push_back(at);
    switch (shapes_[at].shape) {
      case LiteralShape::point:
        if (takesNoPlace(node(at).text) || source_.isOfProblems()) break;
        if (node(at).labelled && namesWay(node(at).label)) return passOver();
        fail(words_.before(node(at), runs.isOpen()));
        runs.takePoint(at);
        break;
      case LiteralShape::broken:
        if (runs.isOpen() || shapes_[at].fault != LiteralFault::names ||
            node(shapes_[at].place).text == "?")
          runs.takeFault(at, problemOf(tree_, shapes_[at]));
        hint(at);
        break;
      case LiteralShape::points:
      case LiteralShape::numbers:
      case LiteralShape::box:
      case LiteralShape::parts:
        flush(runs);
        emitStatement(at, name);
        break;
      case LiteralShape::single:
        if (pushes_.take(tree_, at)) break;
        if ((!node(at).labelled || node(at).index >= 0) &&
            node(at + 1).kind == LiteralKind::number)  // and no [RD 10]
          runs.takeFault(at, atLine(node(at).line) + "one number stands where a point x, y should");
        runs.pass(at);
        break;
      case LiteralShape::nothing:
        loneLeftOut_ += questionsIn(tree_, at);
        takeContour(runs, at);
        break;
      default:
        for (std::uint32_t part = at; part < node(at).end; ++part)
          if (node(part).kind == LiteralKind::group && isCircle(tree_, part))
            leftOut_.add("circle");
        runs.pass(at);
    }
  }

  /// Below a comment that calls them holes, up to the next comment, are holes of what is above.
  void emitStatement(std::uint32_t at, const std::string& name) {
    const std::size_t first = raw_.polygons.size();
    if (!node(at).comment.empty())
      holesFrom_ = first > 0 && callsHoles(node(at).comment) ? first : 0;
    emit(at, name);
    if (holesFrom_ == 0) return;
    becomeHoles(raw_, holesFrom_ - 1, first);
    hasHoles_ = hasHoles_ || raw_.polygons.size() > first;
  }

  /// What stands between beginContour() and the end of the shape are holes.
  void takeContour(LiteralRuns& runs, std::uint32_t at) {
    const std::string called = contourCall(node(at).text);
    const bool begins = called == kContour;
    const bool ends = contours_ != 0 && (called == "endcontour" || called == "endshape");
    if (!begins && !ends) return runs.pass(at);
    flush(runs);
    if (ends) {
      becomeHoles(raw_, contours_ - 1, contours_);
      hasHoles_ = hasHoles_ || raw_.polygons.size() > contours_;
    }
    contours_ = begins ? raw_.polygons.size() : 0;
  }

  /// x = nan, and (0, 0) (1, 0) ... (5, 5)
  void takeWord(const LiteralRuns& runs, std::uint32_t at) {
    const LiteralNode& word = node(at);
    words_.take(word);
    if (word.kind != LiteralKind::word && word.kind != LiteralKind::text) return;
    if (word.axis != 0 && isNonFiniteWord(word.text)) fail(nonFiniteError(word.line, word.text));
    if (runs.isOpen() && word.kind == LiteralKind::word && leavesOutVertices(tree_, at))
      fail(problemOf(tree_, {LiteralShape::broken, LiteralFault::ellipsis, 0, at}));
  }

  void flush(LiteralRuns& runs) {
    const std::size_t first = raw_.polygons.size();
    for (RawPolygon& polygon : runs.finished(raw_)) {
      if (words_.circleLine() != 0)
        fail(atLine(words_.circleLine()) +
             "a circle has no corners; give the corners of a polygon");
      if (vertexCount(polygon) == 1)
        lone_.push_back(std::move(polygon));
      else
        add(std::move(polygon));
    }
    words_.forgetCircle();
    hasHoles_ = becomeHolesOfRuns(raw_, first) || hasHoles_;
    if (!runs.error().empty()) fail(runs.error());
  }

  void hint(std::uint32_t at) {
    if (isFatal(shapes_[at].fault)) fail(problemOf(tree_, shapes_[at]));
    if (hint_.empty() && shapes_[at].fault != LiteralFault::names)
      hint_ = problemOf(tree_, shapes_[at]);
  }

  void finish() {
    if (!raw_.error.empty()) return;
    if (raw_.polygons.empty()) raw_.polygons = pushes_.finished();
    if (!tellsOfHull(source_.text())) takeListsOfNames(tree_, shapes_, raw_, lone_);
    takeRelated(raw_, source_.text());
    for (const RawPolygon& polygon : raw_.polygons)
      if (std::string error = spaceError(polygon); !error.empty()) fail(std::move(error));
    if (!raw_.error.empty()) return;
    if (raw_.polygons.empty() && !lone_.empty() && !tellsOfHull(source_.text()))
      if (auto joined = joinedCorners(std::exchange(lone_, {}), raw_, source_.text())) add(*joined);
    leaveOutShortLists(raw_);
    if (!holes_.empty() && raw_.polygons.empty())
      fail(atLine(node(holes_.front()).line) + std::string(kHolesAloneError));
    takeHoles(0, std::exchange(holes_, {}));
    if (!raw_.error.empty()) return;
    if (!raw_.polygons.empty()) return addNotes();
    raw_.lack = hint_.empty() && leavesOutLines_ ? Lack::lines : Lack::unsaid;
    raw_.error = raw_.lack == Lack::lines ? Problem{std::string(kNoLineError)} : hint_;
  }

  /// What stands beside the polygons, and how they were read.
  void addNotes() {
    if (!hint_.empty()) note("left out: " + hint_.sentence);
    if (const Problem names = pointsOfNames(tree_, shapes_); !names.empty())
      note("left out: " + names.sentence);
    leftOut_.addTo(raw_.notes);
    if (tree_.hasBits) note(std::string(kBitsNote));
    if (tree_.hasTerms) note("terms of numbers were computed");
    if (!tree_.unit.empty()) note(fmt::format("the unit {} was dropped", tree_.unit));
    if (loneLeftOut_ + lone_.size() > 0) note(singlePointsNote(loneLeftOut_ + lone_.size()));
  }

  const LiteralTree& tree_;
  SourceText source_;
  std::vector<ShapeOfGroup> shapes_;
  RawGeometry raw_;
  std::vector<RawPolygon> lone_;          ///< single points that are statements
  std::vector<std::uint32_t> holes_;      ///< lists of holes whose polygon has not been found
  std::vector<std::uint32_t> ringLists_;  ///< whose rings but the first are holes
  bool hasHoles_ = false;
  bool leavesOutLines_ = false;  ///< objects say that they are open, or none
  LeftOut leftOut_;
  std::size_t loneLeftOut_ = 0;
  std::size_t holesFrom_ = 0;  ///< where holes below a comment begin; 0 = there are none
  std::size_t contours_ = 0;   ///< where the holes of a shape begin; 0 = none do
  int depth_ = 0;              ///< brackets around what is read now
  LiteralPushes pushes_;
  LiteralWords words_;
  Problem hint_;
};

}  // namespace

std::optional<RawGeometry> readLiterals(std::string_view text) {
  if (joinsPoints(text)) return std::nullopt;  // no code of statements: -- is no comment
  const LiteralTree tree = parseLiterals(text);
  if (!tree.error.empty()) return RawGeometry{tree.isJson ? "json" : "text", {}, {}, tree.error};
  if (RawGeometry lists = readAxisLists(tree, text);
      !lists.polygons.empty() || !lists.error.empty())
    return lists;
  RawGeometry raw = Collector(tree, text).run();
  if (!raw.polygons.empty() || !raw.error.empty()) return raw;
  if (RawGeometry corners = readNumberedCorners(tree); !corners.polygons.empty()) return corners;
  RawGeometry loose = readLooseNumbers(tree, text);
  loose.notes.insert(loose.notes.begin(), raw.notes.begin(), raw.notes.end());
  return loose;
}

}  // namespace sepax
