#include "app/techniques/contract/headline.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/drawing/draw_marks.h"

#include <fmt/format.h>

#include <string_view>

namespace sepax {

namespace {

/// "published ≠ exact · Cozic", or what differs beside the same answer; of the method beside where
/// it is one of the accused.
std::string accusation(const Technique& technique, const Evidence& evidence,
                       const PitfallWords& words, const PublishedMethod* beside) {
  const bool also = beside != nullptr && words.also == beside->id;
  const PublishedMethod* method = also ? beside : methodNamed(technique, words.method);
  if (method == nullptr) return "published ≠ exact";
  const std::string same = method->same == nullptr ? std::string() : method->same(evidence);
  return fmt::format("{} · {}", same.empty() ? "published ≠ exact" : "published: " + same,
                     method->author);
}

/// "push (0.00, −2.00)" of the article whose answer stands beside the exact one, once all is told;
/// empty where it is none of its own.
std::string publishedAnswer(const Technique& technique, const Evidence& evidence,
                            const ViewState& view) {
  const ShownAnswers shown = shownAnswers(technique, evidence, view);
  if (!shown.exact || shown.published == nullptr || shown.published->verdict == nullptr ||
      !isAllTold(technique, evidence, view))
    return {};
  if (shown.published->same != nullptr && !shown.published->same(evidence).empty()) return {};
  const PageReading as = shown.published->as;
  if (as != PageReading::published && as != PageReading::meant) return {};
  const std::string answer =
      shown.published->verdict(evidence, publishedView(technique, evidence, view)).badge;
  return as == PageReading::meant ? answer + ", even mended" : answer;
}

/// What is accused is this method.
bool isOf(const PitfallWords& accused, const PublishedMethod* method) {
  return method != nullptr && (accused.method == method->id || accused.also == method->id);
}

/// What a published text gets wrong, where the picture says so; null where it accuses nothing.
const PitfallWords* accusedIn(const Technique& technique, const Evidence& evidence,
                              const ViewState& view, const PublishedMethod* shown) {
  // A picture that shows the exact answer alone is not about the published one, and what a hand
  // drives is not the step that it is about.
  if ((!view.wording.accuses && shown == nullptr) || showsDrive(view)) return nullptr;
  const PublishedMethod* method = methodBeside(technique, evidence, view);
  const PitfallWords* accused =
      accusedHere(technique, evidence, method == nullptr ? std::string_view{} : method->id);
  if (accused != nullptr && accused->quiet && shown == nullptr)
    accused = accusedHere(technique, evidence);
  const bool told = accused != nullptr && (view.wording.accuses || isOf(*accused, method));
  return told ? accused : nullptr;
}

}  // namespace

Headline headlineOf(const Technique& technique, const Evidence& evidence, const ViewState& view) {
  const PublishedMethod* shown = shownAnswers(technique, evidence, view).published;
  if (const PitfallWords* accused = accusedIn(technique, evidence, view, shown)) {
    const PublishedMethod* method = methodBeside(technique, evidence, view);
    return {accusation(technique, evidence, *accused, method), Role::other, accused,
            isOf(*accused, shown) ? publishedAnswer(technique, evidence, view) : ""};
  }
  const int notes = findings(evidence, view);
  if (notes == 0 || !view.evidence) return {};
  return {view.wording.still
              ? fmt::format("{} on the shapes: the answer stands", counted(notes, "note"))
              : fmt::format("{} of the doctor", counted(notes, "finding"))};
}

}  // namespace sepax
