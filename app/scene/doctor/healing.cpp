#include "app/scene/doctor/healing.h"

#include "app/scene/doctor/kinds.h"
#include "app/scene/pieces.h"
#include "app/scene/scene_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>

namespace sepax {

namespace {

/// Kinds whose recommended cure is certain.
constexpr std::array kCertainKinds{DefectKind::spike, DefectKind::clockwise,
                                   DefectKind::repeatedVertex, DefectKind::collinearVertex,
                                   DefectKind::closingVertex};
constexpr std::string_view kDeletion = "delete";

const Cure* cureOf(const Finding& finding, std::string_view id) {
  const auto cure = std::ranges::find(finding.cures, id, &Cure::id);
  return cure == finding.cures.end() ? nullptr : &*cure;
}

/// The cure that is to be tried, null when there is none.
const Cure* chosenFor(const Finding& finding, std::string_view id) {
  if (id != kCertain) return cureOf(finding, id);
  return isCertain(finding) ? &finding.cures.front() : nullptr;
}

/// A body under treatment.
class Treatment {
 public:
  Treatment(const Body& body, std::string_view cure) : cure_(cure) {
    healed_.bodies = {body};
    for (const Finding& finding : examineBody(body, 0))
      if (chosenFor(finding, cure_) != nullptr) kinds_.insert(finding.kind);
  }

  /// One cure; false when nothing is left to be tried.
  bool goOn() {
    if (healed_.bodies.size() != 1) return false;
    const Body& body = healed_.bodies.front();
    const std::vector<Finding> findings = examineBody(body, 0);
    const auto next = std::ranges::find_if(findings, [&](const Finding& f) { return isNext(f); });
    if (next == findings.end()) return false;
    const Cure cure = *chosenFor(*next, cure_);
    Scene alone;
    alone.bodies = {body};
    const bool whole = cure.id == kDeletion && body.form.parts.size() <= 1;
    CureResult result = whole ? CureResult{Scene{}, {}} : cured(alone, *next, cure.id);
    if (!result.scene || result.scene->bodies == healed_.bodies) {
      healed_.healing.refused.push_back({next->kind, next->part, std::move(result.problem)});
      return true;
    }
    healed_.healing.cured.push_back({*next, cure});
    healed_.healing.refused.clear();  // what was in their way may be gone
    healed_.bodies = std::move(result.scene->bodies);
    return true;
  }

  [[nodiscard]] HealedBody result() && { return std::move(healed_); }

 private:
  /// A finding with the cure that was asked for and not refused yet. What a cure of one name brings
  /// to light is not cured by the same name: pieces of a crossing stay concave.
  [[nodiscard]] bool isNext(const Finding& finding) const {
    if (chosenFor(finding, cure_) == nullptr) return false;
    if (cure_ != kCertain && !kinds_.contains(finding.kind)) return false;
    return std::ranges::none_of(healed_.healing.refused, [&](const CureRefused& refused) {
      return refused.kind == finding.kind && refused.part == finding.part;
    });
  }

  std::string_view cure_;
  std::set<DefectKind> kinds_;  ///< that the body had at first
  HealedBody healed_;
};

/// Names of pieces that no body has.
class PieceNames {
 public:
  explicit PieceNames(const Scene& scene) {
    for (const Body& body : scene.bodies) taken_.insert(body.name);
  }

  void name(std::vector<Body>& pieces) {
    int number = 2;
    for (std::size_t i = 1; i < pieces.size(); ++i) {
      do pieces[i].name = pieceName(pieces.front().name, number++);
      while (!taken_.insert(pieces[i].name).second);
    }
  }

 private:
  std::set<std::string> taken_;
};

/// The one that stays because nothing would be left.
HealedBody kept(const Body& body, const Healing& healing) {
  const FindingCured& last = healing.cured.back();
  return {
      {body},
      {{},
       {{last.finding.kind, last.finding.part,
         fmt::format("“{}” does not help {}: it is the only body", last.cure.label, body.name)}}}};
}

/// A and B stay what they were before bodies were split or deleted.
std::optional<std::array<std::string, 2>> pairAfter(const Scene& before, const Scene& after) {
  const auto pair = pairOf(before);
  if (pair[0] < 0 || pair[1] < 0) return {};
  const std::array a{findBody(after, bodyOf(before, pair[0]).name),
                     findBody(after, bodyOf(before, pair[1]).name)};
  if (a[0] < 0 || a[1] < 0 || (!before.pair && a == std::array{0, 1})) return {};
  return std::array{bodyOf(after, a[0]).name, bodyOf(after, a[1]).name};
}

}  // namespace

bool isCertain(const Finding& finding) {
  return !finding.cures.empty() &&
         std::ranges::find(kCertainKinds, finding.kind) != kCertainKinds.end();
}

HealedBody healed(const Body& body, std::string_view cure) {
  Treatment treatment(body, cure);
  while (treatment.goOn()) {
  }
  return std::move(treatment).result();
}

HealedScene healed(const Scene& scene, std::string_view cure) {
  HealedScene result{scene, {}, {}, {}};
  result.scene.bodies.clear();
  PieceNames names(scene);
  for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
    HealedBody body = healed(scene.bodies[i], cure);
    const bool last = i + 1 == scene.bodies.size() && result.scene.bodies.empty();
    if (last && body.bodies.empty()) body = kept(scene.bodies[i], body.healing);
    names.name(body.bodies);
    result.pieces.push_back(body.bodies.size());
    result.healings.push_back(std::move(body.healing));
    for (Body& piece : body.bodies) result.scene.bodies.push_back(std::move(piece));
  }
  result.scene.pair = pairAfter(scene, result.scene);
  result.problem = sceneProblem(result.scene);
  return result;
}

std::vector<std::string> cureIds() {
  std::vector<std::string> ids;
  for (const DefectRow& row : defectRows())
    for (const CureRow& cure : row.cures)
      if (std::ranges::find(ids, cure.cure.id) == ids.end()) ids.emplace_back(cure.cure.id);
  return ids;
}

}  // namespace sepax
