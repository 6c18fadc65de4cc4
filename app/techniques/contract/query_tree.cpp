#include "app/techniques/contract/query_tree.h"

#include "app/techniques/contract/query_words.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

using query::Json;

/// Sections whose names start so stand together in an object of that name.
constexpr std::string_view kPublished = "published";

bool isPublished(const QuerySection& section) { return section.name.starts_with(kPublished); }

/// The name within its object.
std::string keyOf(const QuerySection& section) {
  return std::string(isPublished(section) ? section.name.substr(kPublished.size() + 1)
                                          : section.name);
}

/// Why the section is null. What is compared with an answer is missing for the reason of the
/// answer.
std::string reasonFor(const Evidence& evidence, const QuerySection& section) {
  for (const std::string_view key : {section.name, section.otherwise})
    if (const auto reason = evidence.skipped.find(std::string(key));
        reason != evidence.skipped.end())
      return reason->second;
  return "there is no answer for this scene";
}

/// The sections of all techniques, those of one kind, in the order of the output.
std::vector<QuerySection> sectionsOf(TechniqueTable techniques, bool published) {
  std::vector<QuerySection> sections;
  for (const Technique& technique : techniques)
    for (const QuerySection& section : technique.sections) {
      if (isPublished(section) != published) continue;
      const auto place = section.before.empty()
                             ? sections.end()
                             : std::ranges::find(sections, section.before, &QuerySection::name);
      sections.insert(place, section);
    }
  return sections;
}

/// The sections of one kind into their object; why some are null into another.
void addSections(TechniqueTable techniques, const Evidence& evidence, bool published, Json& object,
                 Json& skipped) {
  for (const QuerySection& section : sectionsOf(techniques, published)) {
    const std::string key = keyOf(section);
    object[key] = section.json(evidence);
    if (object[key].is_null()) skipped[std::string(section.name)] = reasonFor(evidence, section);
  }
}

Json pairJson(const Evidence& evidence) {
  const Json a = query::bodyJson(evidence, evidence.a);
  const Json b = query::bodyJson(evidence, evidence.b);
  return a.is_null() || b.is_null() ? Json(nullptr) : Json::array({a, b});
}

}  // namespace

Json queryTree(TechniqueTable techniques, const Evidence& evidence) {
  Json json = {{"pair", pairJson(evidence)}};
  Json skipped = Json::object();
  if (json["pair"].is_null()) skipped["pair"] = "fewer than two bodies";
  addSections(techniques, evidence, false, json, skipped);
  Json published = Json::object();
  addSections(techniques, evidence, true, published, skipped);
  json[std::string(kPublished)] = std::move(published);
  json["disagreements"] = Json::array();
  for (const Disagreement& difference : evidence.disagreements)
    json["disagreements"].push_back({{"id", difference.id}, {"why", difference.why}});
  json["skipped"] = std::move(skipped);
  return json;
}

}  // namespace sepax
