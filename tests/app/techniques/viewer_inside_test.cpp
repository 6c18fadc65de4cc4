#include "app/figure/numbers.h"
#include "app/techniques/inside/inside.h"
#include "tests/support/exact_case.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <utility>

using namespace sepax;
using namespace sepax::test;

namespace {

using Ring = std::vector<WidePoint>;

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

int countOn(const Ring& points, const Ring& polygon, int side) {
  int count = 0;
  for (const WidePoint p : points) count += test::sideOf(p, polygon) == side ? 1 : 0;
  return count;
}

/// Points in which edges pass through each other, the vertices that lie on the other outline, and
/// the pieces that edges share, with the ends of these.
struct Meetings {
  int crossings = 0;
  std::set<std::pair<Wide, Wide>> vertices;
  int pieces = 0;
  std::set<std::pair<Wide, Wide>> ends;

  /// "4 points", "2 pieces", "1 piece and 1 point"
  [[nodiscard]] std::string words() const {
    const auto isLoose = [this](const auto& vertex) { return !ends.contains(vertex); };
    const auto loose = crossings + std::count_if(vertices.begin(), vertices.end(), isLoose);
    if (pieces == 0) return counted(loose, "point");
    return counted(pieces, "piece") + (loose == 0 ? "" : " and " + counted(loose, "point"));
  }
};

/// A piece of two edges on one line, if they share more than a point.
void addPiece(Meetings& meetings, const Ring& first, const Ring& second) {
  const WidePoint way = first[1] - first[0];
  if (test::cross(way, second[0] - first[0]) != 0 || test::cross(way, second[1] - first[0]) != 0)
    return;
  const auto place = [&](WidePoint p) { return test::dot(way, p - first[0]); };
  const auto byPlace = [&](WidePoint p, WidePoint q) { return place(p) < place(q); };
  const WidePoint low = std::max(first[0], std::min(second[0], second[1], byPlace), byPlace);
  const WidePoint high = std::min(first[1], std::max(second[0], second[1], byPlace), byPlace);
  if (!byPlace(low, high)) return;
  ++meetings.pieces;
  for (const WidePoint end : {low, high}) meetings.ends.insert({end.x, end.y});
}

Meetings meetingsOf(const ExactCase& pair) {
  Meetings meetings;
  const auto side = [](WidePoint p, WidePoint q, WidePoint x) {
    return signOf(test::cross(q - p, x - p));
  };
  for (std::size_t i = 0; i < pair.a.size(); ++i) {
    const WidePoint p = pair.a[i];
    const WidePoint q = pair.a[(i + 1) % pair.a.size()];
    for (std::size_t k = 0; k < pair.b.size(); ++k) {
      const WidePoint c = pair.b[k];
      const WidePoint d = pair.b[(k + 1) % pair.b.size()];
      const bool passes = side(p, q, c) * side(p, q, d) < 0 && side(c, d, p) * side(c, d, q) < 0;
      meetings.crossings += passes ? 1 : 0;
      addPiece(meetings, {p, q}, {c, d});
    }
  }
  for (const WidePoint p : pair.a) {
    if (test::sideOf(p, pair.b) == 0) meetings.vertices.insert({p.x, p.y});
  }
  for (const WidePoint p : pair.b) {
    if (test::sideOf(p, pair.a) == 0) meetings.vertices.insert({p.x, p.y});
  }
  return meetings;
}

void checkAnswer(const ExactCase& pair, const Evidence& evidence) {
  const Verdict verdict = insideVerdict(evidence, viewAt("inside", -1));
  CAPTURE(verdict.badge);
  CAPTURE(verdict.sentence);
  const OracleRelation relation = relationAtStart(pair);
  CHECK(verdict.badge.starts_with("Outside") == (relation == OracleRelation::disjoint));
  CHECK(verdict.badge.starts_with("Touching") == (relation == OracleRelation::touching));
  const int insideB = countOn(pair.a, pair.b, 1);
  const int onB = countOn(pair.a, pair.b, 0);
  if (contains(verdict.badge, "crosses an odd number")) CHECK(insideB > 0);
  if (contains(verdict.sentence, "No vertex of A lies in B")) CHECK(insideB + onB == 0);
  if (contains(verdict.sentence, "No vertex of A lies inside B")) CHECK(insideB == 0);
  if (contains(verdict.badge, "lies in A")) CHECK(countOn(pair.b, pair.a, 1) > 0);
  if (contains(verdict.sentence, "No vertex of A or B")) {
    CHECK(insideB + countOn(pair.b, pair.a, 1) == 0);
  }
  const Meetings meetings = meetingsOf(pair);
  const std::string crossed = between(verdict.badge + "|", "edges cross in ", " point");
  if (!crossed.empty()) {
    CHECK(crossed == std::to_string(meetings.crossings));
    CHECK(meetings.vertices.empty());
  }
  const std::string met = between(verdict.badge + "|", "edges meet in ", "|");
  if (!met.empty()) CHECK(met == meetings.words());
}

/// "A3 has 2 crossings, even: outside", and the steps after the points.
void checkSteps(const ExactCase& pair, const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  const int count = insideStepCount(evidence);
  for (int step = 1; inside.circles.meet && step + 1 < count; ++step) {
    const InsideProgress progress = insideProgress(inside, step);
    const std::string sentence = insideVerdict(evidence, viewAt("inside", step)).sentence;
    CAPTURE(sentence);
    if (progress.phase == InsideProgress::Phase::parity) {
      const int side = test::sideOf(pair.a[static_cast<std::size_t>(progress.point)], pair.b);
      CHECK(contains(sentence, "odd: inside.") == (side > 0));
      CHECK(contains(sentence, "even: outside.") == (side < 0));
      CHECK(contains(sentence, "on the boundary.") == (side == 0));
    } else if (progress.phase == InsideProgress::Phase::otherHalf) {
      CHECK(between(sentence, "in A: ", " inside,") == std::to_string(countOn(pair.b, pair.a, 1)));
    } else if (progress.phase == InsideProgress::Phase::edges) {
      CHECK(between(sentence, " have ", " in common") == meetingsOf(pair).words());
    }
  }
}

/// Where a counted edge without a vertex on the ray crosses it.
Fraction placeOf(const ExactCase& pair, WidePoint from, int edge) {
  const auto i = static_cast<std::size_t>(edge);
  const WidePoint p = pair.b[i];
  const WidePoint q = pair.b[(i + 1) % pair.b.size()];
  return fraction(p.x * (q.y - p.y) + (from.y - p.y) * (q.x - p.x), q.y - p.y);
}

void checkRays(const ExactCase& pair, const Evidence& evidence) {
  for (const PointEvidence& point : evidence.inside->aInB) {
    const WidePoint from = pair.a[static_cast<std::size_t>(point.index)];
    std::optional<Fraction> last;
    for (const RayCrossing& crossing : point.ray) {
      if (crossing.meeting != RayMeeting::counted || crossing.vertex) continue;
      const Fraction place = placeOf(pair, from, crossing.edge);
      CHECK(compare(place, {from.x, 1}) > 0);
      if (last) CHECK(compare(*last, place) <= 0);
      last = place;
    }
  }
}

}  // namespace

TEST_SUITE("viewers inside") {
  TEST_CASE("law: what is said of points in polygons is true of the exact ones") {
    forExactCases(viewerCases(1500), simpleCase, [](const ExactCase& pair) {
      const Evidence evidence = evidenceOf(pair.scene, "inside");
      REQUIRE(evidence.inside);
      checkAnswer(pair, evidence);
      checkSteps(pair, evidence);
      checkRays(pair, evidence);
    });
  }

  TEST_CASE("polygons that cover each other are not said to cross") {
    const std::vector<Vec2> box{{0, 0}, {2, 0}, {2, 2}, {0, 2}};
    const Evidence evidence = evidenceOf({box, box, {}, {}}, "inside");
    CHECK(insideVerdict(evidence, viewAt("inside", -1)).badge ==
          "Overlap · edges meet in 4 pieces");
  }

  TEST_CASE("large polygons that touch are said to touch") {
    std::vector<Vec2> comb;
    for (int i = 0; i < 300; ++i) {
      comb.push_back({i * 1.0, i % 2 == 0 ? 0.0 : 1.0});
    }
    comb.push_back({299, 5});
    comb.push_back({0, 5});
    std::vector<Vec2> below = comb;
    for (Vec2& p : below) p = {p.x, -p.y};
    const Evidence evidence = evidenceOf({comb, below, {}, {}}, "inside");
    REQUIRE_FALSE(evidence.concave);
    CHECK(insideVerdict(evidence, viewAt("inside", -1)).badge.starts_with("Touching"));
  }
}
