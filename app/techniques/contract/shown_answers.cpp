#include "app/techniques/contract/shown_answers.h"

#include "app/techniques/contract/analyze_pitfalls.h"
#include "app/techniques/contract/rounded_contact.h"
#include "app/techniques/contract/step_pairs.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

bool isKnown(const PublishedMethod* method, const Evidence& evidence) {
  return method != nullptr && method->known(evidence);
}

bool isByRounding(const Technique& technique, const Evidence& evidence) {
  return technique.byRounding != nullptr && technique.byRounding(evidence);
}

}  // namespace

const PublishedMethod* methodBeside(const Technique& technique, const Evidence& evidence,
                                    const ViewState& view) {
  if (const auto* method = methodNamed(technique, view.method); isKnown(method, evidence))
    return method;
  if (const PitfallWords* words = accusedHere(technique, evidence)) {
    if (const auto* method = methodNamed(technique, words->method); isKnown(method, evidence))
      return method;
  }
  for (const PublishedMethod& method : technique.published)
    if (method.known(evidence)) return &method;
  return nullptr;
}

const PublishedMethod* methodNamed(const Technique& technique, std::string_view id) {
  const auto found = std::ranges::find(technique.published, id, &PublishedMethod::id);
  return found == technique.published.end() ? nullptr : &*found;
}

std::string methodNames(const Technique& technique) {
  std::string names;
  for (const PublishedMethod& method : technique.published)
    names.append(names.empty() ? "" : ", ").append(method.id);
  return names;
}

std::string citation(const PublishedMethod& method, const Evidence& evidence) {
  const std::string year = method.year.empty() ? "" : fmt::format(" ({})", method.year);
  const std::string_view function =
      method.readAs == nullptr ? method.function : method.readAs(evidence);
  return fmt::format("{}, {}{}, {}", method.author, method.title, year, function);
}

namespace {

/// An error that bodies at rest show, but these only in their step, which the technique does not
/// show: as they stand nothing differs.
bool isOfStep(const Technique& technique, const Evidence& evidence, const PitfallWords& words) {
  if (!isOfRestingBodies(words.id)) return false;
  const auto moves = [&](int body) {
    return body >= 0 && evidence.bodies[static_cast<std::size_t>(body)].moves;
  };
  const PublishedMethod* method = methodNamed(technique, words.method);
  return (moves(evidence.a) || moves(evidence.b)) && isKnown(method, evidence) &&
         method->compared != nullptr &&
         std::ranges::none_of(method->compared(evidence), &ComparedRow::differs);
}

}  // namespace

const PitfallWords* accusedHere(const Technique& technique, const Evidence& evidence,
                                std::string_view method) {
  if (isByRounding(technique, evidence)) return nullptr;
  const PitfallWords* first = nullptr;
  for (const Disagreement& disagreement : evidence.disagreements) {
    const auto words = std::ranges::find(technique.pitfalls, disagreement.id, &PitfallWords::id);
    if (words == technique.pitfalls.end() || isOfStep(technique, evidence, *words)) continue;
    const bool ofMethod = words->method == method || words->also == method;
    if (ofMethod && !method.empty()) return &*words;
    if (first == nullptr && !words->quiet) first = &*words;
  }
  return first;
}

ShownAnswers shownAnswers(const Technique& technique, const Evidence& evidence,
                          const ViewState& view) {
  const bool differs = accusedHere(technique, evidence) != nullptr;
  const Answers answers = view.answers.value_or(differs ? Answers::both : Answers::exact);
  if (answers == Answers::exact) return {};
  const PublishedMethod* method = methodBeside(technique, evidence, view);
  return {answers == Answers::both || method == nullptr, method};
}

std::string limitSentence(const PublishedMethod& method, const Evidence& evidence) {
  return method.limit == nullptr ? std::string{} : method.limit(evidence);
}

std::string agreementSentence(const PublishedMethod& method, const Evidence& evidence) {
  const std::vector<ComparedRow> rows =
      method.compared == nullptr ? std::vector<ComparedRow>{} : method.compared(evidence);
  std::string labels;
  for (const ComparedRow& row : rows)
    if (row.differs) labels.append(labels.empty() ? "" : ", ").append(row.label);
  if (labels.empty() && !limitSentence(method, evidence).empty()) return {};
  if (labels.empty()) return "No known error of the page shows on this scene now.";
  if (rows.front().differs) return "The answers differ: " + labels + ".";
  return "No error of the page changes its answer here; what differs on the way: " + labels + ".";
}

Answers answersOf(const ShownAnswers& shown) {
  if (shown.published == nullptr) return Answers::exact;
  return shown.exact ? Answers::both : Answers::published;
}

Answers answersAfter(const ShownAnswers& shown) {
  if (shown.published == nullptr) return Answers::published;
  return shown.exact ? Answers::exact : Answers::both;
}

int stepCountOf(const Technique& technique, const Evidence& evidence, const ViewState& view) {
  const ShownAnswers shown = shownAnswers(technique, evidence, view);
  if (shown.exact && shown.published != nullptr)
    return static_cast<int>(stepPairs(technique, *shown.published, evidence, view).size());
  if (shown.exact) return technique.stepCount == nullptr ? 0 : technique.stepCount(evidence, view);
  return shown.published->stepCount == nullptr ? 0 : shown.published->stepCount(evidence);
}

bool isAllTold(const Technique& technique, const Evidence& evidence, const ViewState& view) {
  return view.step < 0 || view.step + 1 >= stepCountOf(technique, evidence, view);
}

namespace {

/// Before a page's answer where it stands alone.
std::string_view wordsOf(PageReading reading) {
  switch (reading) {
    case PageReading::typed:
      return "As typed";
    case PageReading::meant:
      return "As meant";
    case PageReading::inDoubles:
      return "In doubles";
    case PageReading::published:
      break;
  }
  return "As published";
}

Verdict verdictOfSides(const Technique& technique, const Evidence& evidence,
                       const ViewState& view) {
  const ShownAnswers shown = shownAnswers(technique, evidence, view);
  Verdict exact = technique.verdict(evidence, exactView(technique, evidence, view));
  if (shown.published == nullptr || shown.published->verdict == nullptr) return exact;
  Verdict published = shown.published->verdict(evidence, publishedView(technique, evidence, view));
  if (!shown.exact) {
    published.badge = fmt::format("{} · {}", wordsOf(shown.published->as), published.badge);
    return published;
  }
  const std::string told = exact.brief.value_or(exact.sentence);
  // While time runs, what changes with it comes first.
  const bool plays = technique.playsTime != nullptr && view.step < 0;
  const bool runs = plays && view.time > 0 && !told.empty();
  exact.sentence = runs ? told + " " + published.sentence
                        : published.sentence + (told.empty() ? "" : " " + told);
  return exact;
}

}  // namespace

Verdict shownVerdict(const Technique& technique, const Evidence& evidence, const ViewState& view) {
  Verdict verdict = verdictOfSides(technique, evidence, view);
  if (!isByRounding(technique, evidence) || !isAllTold(technique, evidence, view)) return verdict;
  verdict.badge += " · by rounding";
  verdict.sentence += " " + roundedContactSentence(evidence);
  return verdict;
}

}  // namespace sepax
