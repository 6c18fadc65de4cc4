#include "app/documents/settings_file.h"

#include "app/scene/json_parse.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <variant>

namespace sepax {

namespace {

using Json = nlohmann::ordered_json;
using Member = std::variant<bool StoredSettings::*, int StoredSettings::*, double StoredSettings::*,
                            std::string StoredSettings::*, StoredObject StoredSettings::*>;

struct Field {
  std::string_view name;
  Member member;
  double least = 0;  ///< of a number
  double most = 0;
};

constexpr std::string_view kNoObject = "expected an object { … }; the defaults hold";
constexpr double kMostPixels = 16384;  ///< of a window's side

constexpr std::array kFields{
    Field{"theme", &StoredSettings::theme},
    Field{"uiScale", &StoredSettings::uiScale, 0.25, 8},
    Field{"snap", &StoredSettings::snap},
    Field{"grid", &StoredSettings::grid},
    Field{"names", &StoredSettings::names},
    Field{"indices", &StoredSettings::indices},
    Field{"closeUps", &StoredSettings::closeUps},
    Field{"handles", &StoredSettings::handles},
    Field{"doctor", &StoredSettings::doctor},
    Field{"panels", &StoredSettings::panels},
    Field{"ease", &StoredSettings::ease},
    Field{"inspectorWidth", &StoredSettings::inspectorWidth, 200, 1200},
    Field{"bottomHeight", &StoredSettings::bottomHeight, 60, 1200},
    Field{"startPage", &StoredSettings::startPage},
    Field{"hintSeen", &StoredSettings::hintSeen},
    Field{"windowWidth", &StoredSettings::windowWidth, 0, kMostPixels},
    Field{"windowHeight", &StoredSettings::windowHeight, 0, kMostPixels},
    Field{"export", &StoredSettings::exportChoices},
};

/// Each takes a value into its field; false when the value is none for it.
bool take(const nlohmann::json& value, const Field&, bool& target) {
  if (value.is_boolean()) target = value.get<bool>();
  return value.is_boolean();
}

bool take(const nlohmann::json& value, const Field&, std::string& target) {
  if (value.is_string()) target = value.get<std::string>();
  return value.is_string();
}

bool take(const nlohmann::json& value, const Field& field, double& target) {
  if (!value.is_number()) return false;
  const auto number = value.get<double>();
  if (!(number >= field.least && number <= field.most)) return false;
  target = number;
  return true;
}

bool take(const nlohmann::json& value, const Field& field, int& target) {
  double number = 0;
  if (!value.is_number_integer() || !take(value, field, number)) return false;
  target = static_cast<int>(number);
  return true;
}

bool take(const nlohmann::json& value, const Field&, StoredObject& target) {
  if (value.is_object()) target.json = value.dump(-1, ' ', false, Json::error_handler_t::replace);
  return value.is_object();
}

/// Each puts a value under its name; what is not there is left out.
template <class Value>
void put(Json& json, std::string_view name, const Value& value) {
  json[std::string(name)] = value;
}

void put(Json& json, std::string_view name, const StoredObject& object) {
  Json value = Json::parse(object.json, nullptr, false);
  if (value.is_object()) json[std::string(name)] = std::move(value);
}

const Field* fieldNamed(std::string_view name) {
  for (const Field& field : kFields)
    if (field.name == name) return &field;
  return nullptr;
}

/// The problem, empty when the value was taken.
std::string takeValue(const std::string& name, const nlohmann::json& value,
                      StoredSettings& settings) {
  const Field* field = fieldNamed(name);
  if (field == nullptr) return inQuotes(name) + " is unknown and was ignored";
  const bool taken = std::visit(
      [&](const auto member) { return take(value, *field, settings.*member); }, field->member);
  return taken ? "" : inQuotes(name) + " has a value that cannot be used; its default holds";
}

struct FormerObject {
  Json json = Json::object();
  std::string lost;  ///< why there is nothing of it; empty when there is, or was nothing
};

/// What a file holds that is about to be replaced, in its order.
FormerObject objectOf(std::string_view text) {
  if (text.find_first_not_of(" \t\r\n") == text.npos) return {};
  const JsonResult parsed = parseJson(text);
  if (!parsed.value) return {Json::object(), parsed.error.sentence};
  if (!parsed.value->is_object()) return {Json::object(), std::string(kNoObject)};
  return {Json::parse(text), {}};
}

/// What would be lost by giving the field another value: one that only another version can use.
std::string unusable(const Json& json, const Field& field) {
  const std::string name(field.name);
  StoredSettings ignored;
  if (!json.contains(name)) return {};
  return takeValue(name, nlohmann::json(json[name]), ignored);
}

}  // namespace

SettingsResult readSettings(std::string_view json) {
  const JsonResult parsed = parseJson(json);
  if (!parsed.value) return {{}, parsed.error.sentence};
  if (!parsed.value->is_object()) return {{}, std::string(kNoObject)};
  SettingsResult result;
  for (const auto& [name, value] : parsed.value->items()) {
    std::string problem = takeValue(name, value, result.settings);
    if (result.problem.empty()) result.problem = std::move(problem);
  }
  return result;
}

SettingsText writeSettings(std::string_view former, const StoredSettings& before,
                           const StoredSettings& after) {
  FormerObject kept = objectOf(former);
  for (const Field& field : kFields) {
    std::visit(
        [&](const auto member) {
          if (before.*member == after.*member) return;
          if (kept.lost.empty()) kept.lost = unusable(kept.json, field);
          put(kept.json, field.name, after.*member);
        },
        field.member);
  }
  return {kept.json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n",
          std::move(kept.lost)};
}

StoredSettings withChanges(StoredSettings stored, const StoredSettings& before,
                           const StoredSettings& after) {
  for (const Field& field : kFields) {
    std::visit(
        [&](const auto member) {
          if (before.*member != after.*member) stored.*member = after.*member;
        },
        field.member);
  }
  return stored;
}

}  // namespace sepax
