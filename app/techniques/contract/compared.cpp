#include "app/techniques/contract/compared.h"

#include "app/figure/numbers.h"

#include <utility>

namespace sepax {

namespace {

constexpr int kMostDigits = 17;  ///< after the point; more than tell any two doubles near 1 apart

/// Beside an exact zero nothing but zero reads as zero.
std::string besideExact(double published, double exact, int digits) {
  return number(exact == 0 ? published : exact, digits);
}

std::string besideExact(Vec2 published, Vec2 exact, int digits) {
  return "(" + besideExact(published.x, exact.x, digits) + ", " +
         besideExact(published.y, exact.y, digits) + ")";
}

/// Both values by `text`, with the fewest digits from `digits` on that tell them apart.
template <class Value>
ComparedRow comparedValues(std::string label, Value published, Value exact, bool differs,
                           std::string (*text)(Value, int), int digits) {
  if (!differs) return {std::move(label), text(exact, digits), text(exact, digits), false};
  while (digits < kMostDigits && text(published, digits) == text(exact, digits)) ++digits;
  return {std::move(label), text(published, digits), text(exact, digits), true};
}

}  // namespace

ComparedRow comparedWords(std::string label, std::string published, std::string exact) {
  const bool differs = published != exact;
  return {std::move(label), std::move(published), std::move(exact), differs};
}

ComparedRow comparedNumber(std::string label, double published, double exact, bool differs) {
  return comparedValues(std::move(label), published, exact, differs, number, 3);
}

ComparedRow comparedPlace(std::string label, Vec2 published, Vec2 exact, bool differs) {
  return comparedValues(std::move(label), published, exact, differs, numbers, 2);
}

ComparedRow comparedFully(std::string label, double published, double exact, bool differs) {
  if (differs) return comparedNumber(std::move(label), published, exact, true);
  return comparedWords(std::move(label), besideExact(published, exact, 3), number(exact, 3));
}

ComparedRow comparedFully(std::string label, Vec2 published, Vec2 exact, bool differs) {
  if (differs) return comparedPlace(std::move(label), published, exact, true);
  return comparedWords(std::move(label), besideExact(published, exact, 2), numbers(exact, 2));
}

ComparedRow publishedFact(std::string label, std::string text) {
  return {std::move(label), std::move(text), {}, false};
}

ComparedRow exactFact(std::string label, std::string text) {
  return {std::move(label), {}, std::move(text), false};
}

std::string standingWords(Relation relation, bool touchCounts) {
  if (relation != Relation::touching) return std::string(nameOf(relation));
  return touchCounts ? "touching: counts as intersecting" : "touching: no interior is shared";
}

std::string meetingWords(bool meets) { return meets ? "intersecting" : "apart"; }

}  // namespace sepax
